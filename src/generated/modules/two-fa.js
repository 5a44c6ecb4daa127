// Written by codegen from definitions/. Do not edit.
export const definition = {
 "id": "two-fa",
 "title": "two-fa:two-fa",
 "entities": {
  "two-fa-service": {
   "id": "two-fa-service",
   "module": "two-fa",
   "title": "two-fa:service",
   "properties": {
    "uuid": {
     "format": "uuid",
     "readOnly": true,
     "type": "string",
     "title": "two-fa:uuid",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "name": {
     "minLength": 1,
     "maxLength": 30,
     "pattern": "^[\\p{L}\\p{M}\\p{N} ]+$",
     "trim": true,
     "type": "string",
     "title": "two-fa:service-name",
     "help": "two-fa:service-name-help",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "required": "two-fa:name-it",
      "minLength": "two-fa:name-it",
      "pattern": "two-fa:letters-and-digits"
     }
    },
    "code_length": {
     "minimum": 4,
     "maximum": 10,
     "default": 6,
     "type": "integer",
     "title": "two-fa:code-length",
     "help": "two-fa:code-length-help",
     "trim": false,
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "number",
     "errors": {
      "required": "two-fa:enter-length"
     }
    },
    "validation_enabled": {
     "default": false,
     "type": "boolean",
     "title": "two-fa:number-validation",
     "help": "two-fa:number-validation-help",
     "trim": false,
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "yes-no",
     "errors": {}
    },
    "sms_enabled": {
     "default": true,
     "type": "boolean",
     "title": "two-fa:sms",
     "trim": false,
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "yes-no",
     "errors": {}
    },
    "senderid": {
     "required": [
      "id"
     ],
     "type": "object",
     "title": "two-fa:sender-id",
     "properties": {
      "id": {
       "format": "uuid",
       "type": "string",
       "title": "two-fa:sender-id",
       "trim": false,
       "readOnly": false,
       "writeOn": [
        "create",
        "update"
       ],
       "sensitive": false,
       "cell": "text",
       "errors": {}
      },
      "title": {
       "maxLength": 32,
       "readOnly": true,
       "type": "string",
       "title": "two-fa:sender-id",
       "trim": false,
       "writeOn": [],
       "sensitive": false,
       "cell": "text",
       "errors": {}
      }
     },
     "trim": false,
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "required": "two-fa:choose-sender"
     }
    },
    "shared_sender_ids": {
     "default": true,
     "type": "boolean",
     "title": "two-fa:shared-sender-ids",
     "help": "two-fa:shared-sender-ids-help",
     "trim": false,
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "yes-no",
     "errors": {}
    },
    "voice_enabled": {
     "default": false,
     "type": "boolean",
     "title": "two-fa:voice",
     "trim": false,
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "yes-no",
     "errors": {}
    },
    "callerid": {
     "required": [
      "id"
     ],
     "type": "object",
     "title": "two-fa:caller-id",
     "properties": {
      "id": {
       "format": "uuid",
       "type": "string",
       "title": "two-fa:caller-id",
       "trim": false,
       "readOnly": false,
       "writeOn": [
        "create",
        "update"
       ],
       "sensitive": false,
       "cell": "text",
       "errors": {}
      },
      "number": {
       "maxLength": 16,
       "readOnly": true,
       "cell": "phone",
       "type": "string",
       "title": "two-fa:caller-id",
       "trim": false,
       "writeOn": [],
       "sensitive": false,
       "errors": {}
      }
     },
     "trim": false,
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "required": "two-fa:choose-caller-id"
     }
    },
    "failover_enabled": {
     "default": false,
     "type": "boolean",
     "title": "two-fa:failover",
     "help": "two-fa:failover-help",
     "trim": false,
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "yes-no",
     "errors": {}
    },
    "language": {
     "catalogue": "code-languages",
     "maxLength": 5,
     "default": "en",
     "type": "string",
     "title": "two-fa:message-language",
     "trim": false,
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "choice",
     "errors": {
      "required": "two-fa:choose-language"
     }
    },
    "message": {
     "maxLength": 300,
     "pattern": "\\{code\\}",
     "trim": true,
     "type": "string",
     "title": "two-fa:message",
     "help": "two-fa:message-help",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "pattern": "two-fa:message-needs-code"
     }
    },
    "app_hash": {
     "minLength": 11,
     "maxLength": 11,
     "pattern": "^[A-Za-z0-9+/]{11}$",
     "trim": true,
     "type": "string",
     "title": "two-fa:app-hash",
     "help": "two-fa:app-hash-help",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "minLength": "two-fa:app-hash-format",
      "maxLength": "two-fa:app-hash-format",
      "pattern": "two-fa:app-hash-format"
     }
    },
    "code_minutes": {
     "minimum": 1,
     "maximum": 60,
     "default": 10,
     "type": "integer",
     "title": "two-fa:code-minutes",
     "help": "two-fa:code-minutes-help",
     "trim": false,
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "number",
     "errors": {
      "required": "two-fa:enter-minutes"
     }
    },
    "attempts": {
     "minimum": 1,
     "maximum": 10,
     "default": 5,
     "type": "integer",
     "title": "two-fa:attempts",
     "help": "two-fa:attempts-range",
     "trim": false,
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "number",
     "errors": {
      "required": "two-fa:enter-attempts"
     }
    },
    "resend_seconds": {
     "minimum": 30,
     "maximum": 600,
     "default": 60,
     "type": "integer",
     "title": "two-fa:resend-seconds",
     "help": "two-fa:resend-seconds-help",
     "trim": false,
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "number",
     "errors": {
      "required": "two-fa:enter-seconds"
     }
    },
    "countries": {
     "maxItems": 250,
     "cell": "countries",
     "type": "array",
     "title": "two-fa:countries",
     "help": "two-fa:countries-help",
     "distinct": true,
     "items": {
      "catalogue": "countries",
      "maxLength": 2,
      "type": "string",
      "title": "two-fa:countries",
      "trim": false,
      "readOnly": false,
      "writeOn": [
       "create",
       "update"
      ],
      "sensitive": false,
      "cell": "choice",
      "errors": {}
     },
     "trim": false,
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "errors": {}
    },
    "number_limit": {
     "minimum": 1,
     "maximum": 100,
     "default": 5,
     "type": "integer",
     "title": "two-fa:number-limit",
     "trim": false,
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "number",
     "errors": {
      "required": "two-fa:enter-limit"
     }
    },
    "address_limit": {
     "minimum": 1,
     "maximum": 10000,
     "default": 30,
     "type": "integer",
     "title": "two-fa:address-limit",
     "trim": false,
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "number",
     "errors": {
      "required": "two-fa:enter-limit"
     }
    },
    "country_limit": {
     "minimum": 1,
     "maximum": 100000,
     "default": 1000,
     "type": "integer",
     "title": "two-fa:country-limit",
     "trim": false,
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "number",
     "errors": {
      "required": "two-fa:enter-limit"
     }
    },
    "guard_enabled": {
     "default": true,
     "type": "boolean",
     "title": "two-fa:guard-enabled",
     "help": "two-fa:guard-enabled-help",
     "trim": false,
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "yes-no",
     "errors": {}
    },
    "guard_conversion": {
     "minimum": 1,
     "maximum": 90,
     "default": 20,
     "type": "integer",
     "title": "two-fa:guard-conversion",
     "help": "two-fa:guard-conversion-help",
     "trim": false,
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "number",
     "errors": {
      "required": "two-fa:enter-percent"
     }
    },
    "code": {
     "maxLength": 10,
     "readOnly": true,
     "type": "string",
     "title": "two-fa:example-code",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "channels": {
     "maxItems": 2,
     "readOnly": true,
     "type": "array",
     "title": "two-fa:channels",
     "items": {
      "enum": [
       "sms",
       "voice"
      ],
      "type": "string",
      "title": "two-fa:channels",
      "enumTexts": {
       "sms": "two-fa:sms",
       "voice": "two-fa:voice"
      },
      "trim": false,
      "readOnly": true,
      "writeOn": [],
      "sensitive": false,
      "cell": "text",
      "errors": {}
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "created_at": {
     "format": "date-time",
     "readOnly": true,
     "cell": "relative-time",
     "type": "string",
     "title": "portal:created",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    }
   },
   "required": [
    "name",
    "code_length",
    "language",
    "code_minutes",
    "attempts",
    "resend_seconds",
    "number_limit",
    "address_limit",
    "country_limit"
   ],
   "rules": {
    "fields": {
     "code_length": {
      "enabledWhen": {
       "source": "'TwoFaWrite' in user.permissions",
       "tree": {
        "op": "in",
        "left": {
         "op": "const",
         "value": "TwoFaWrite"
        },
        "right": {
         "op": "path",
         "root": "user",
         "path": [
          "permissions"
         ]
        }
       },
       "dependsOn": [
        "user.permissions"
       ]
      },
      "because": "two-fa:length-needs-permission"
     },
     "senderid": {
      "visibleWhen": {
       "source": "form.sms_enabled",
       "tree": {
        "op": "path",
        "root": "form",
        "path": [
         "sms_enabled"
        ]
       },
       "dependsOn": [
        "form.sms_enabled"
       ]
      },
      "requiredWhen": {
       "source": "form.sms_enabled",
       "tree": {
        "op": "path",
        "root": "form",
        "path": [
         "sms_enabled"
        ]
       },
       "dependsOn": [
        "form.sms_enabled"
       ]
      },
      "reference": {
       "get": "/v1/sms/senders",
       "query": {
        "is_visible": "true"
       },
       "items": "sender_ids",
       "key": "id",
       "label": "title",
       "search": "title",
       "pick": {
        "id": "id",
        "title": "title"
       },
       "empty": {
        "text": "two-fa:no-senders",
        "way": {
         "to": "/sms/senders/create",
         "access": [
          "Sms",
          "SmsWrite"
         ],
         "text": "two-fa:create-sender"
        }
       }
      }
     },
     "app_hash": {
      "visibleWhen": {
       "source": "form.sms_enabled",
       "tree": {
        "op": "path",
        "root": "form",
        "path": [
         "sms_enabled"
        ]
       },
       "dependsOn": [
        "form.sms_enabled"
       ]
      }
     },
     "shared_sender_ids": {
      "visibleWhen": {
       "source": "form.sms_enabled",
       "tree": {
        "op": "path",
        "root": "form",
        "path": [
         "sms_enabled"
        ]
       },
       "dependsOn": [
        "form.sms_enabled"
       ]
      }
     },
     "callerid": {
      "visibleWhen": {
       "source": "form.voice_enabled",
       "tree": {
        "op": "path",
        "root": "form",
        "path": [
         "voice_enabled"
        ]
       },
       "dependsOn": [
        "form.voice_enabled"
       ]
      },
      "requiredWhen": {
       "source": "form.voice_enabled",
       "tree": {
        "op": "path",
        "root": "form",
        "path": [
         "voice_enabled"
        ]
       },
       "dependsOn": [
        "form.voice_enabled"
       ]
      },
      "reference": {
       "get": "/v1/two_fa/callerids",
       "query": {},
       "items": "callerids",
       "key": "id",
       "label": "number",
       "search": "search",
       "pick": {
        "id": "id",
        "number": "number"
       },
       "empty": {
        "text": "two-fa:no-caller-ids",
        "way": {
         "to": "/caller-ids/create",
         "access": [
          "Trunks",
          "CallerIds"
         ],
         "when": {
          "source": "config.account_level != 'sandbox'",
          "tree": {
           "op": "!=",
           "left": {
            "op": "path",
            "root": "config",
            "path": [
             "account_level"
            ]
           },
           "right": {
            "op": "const",
            "value": "sandbox"
           }
          },
          "dependsOn": [
           "config.account_level"
          ]
         },
         "text": "two-fa:verify-number"
        }
       },
       "labelFormat": "phone"
      }
     },
     "failover_enabled": {
      "forced": [
       {
        "when": {
         "source": "!form.sms_enabled || !form.voice_enabled || !form.validation_enabled || !has(form.senderid) || !has(form.callerid)",
         "tree": {
          "op": "or",
          "args": [
           {
            "op": "not",
            "arg": {
             "op": "path",
             "root": "form",
             "path": [
              "sms_enabled"
             ]
            }
           },
           {
            "op": "not",
            "arg": {
             "op": "path",
             "root": "form",
             "path": [
              "voice_enabled"
             ]
            }
           },
           {
            "op": "not",
            "arg": {
             "op": "path",
             "root": "form",
             "path": [
              "validation_enabled"
             ]
            }
           },
           {
            "op": "not",
            "arg": {
             "op": "has",
             "root": "form",
             "path": [
              "senderid"
             ]
            }
           },
           {
            "op": "not",
            "arg": {
             "op": "has",
             "root": "form",
             "path": [
              "callerid"
             ]
            }
           }
          ]
         },
         "dependsOn": [
          "form.callerid",
          "form.senderid",
          "form.sms_enabled",
          "form.validation_enabled",
          "form.voice_enabled"
         ]
        },
        "value": false,
        "because": "two-fa:failover-needs"
       }
      ]
     },
     "guard_conversion": {
      "visibleWhen": {
       "source": "form.guard_enabled",
       "tree": {
        "op": "path",
        "root": "form",
        "path": [
         "guard_enabled"
        ]
       },
       "dependsOn": [
        "form.guard_enabled"
       ]
      },
      "requiredWhen": {
       "source": "form.guard_enabled",
       "tree": {
        "op": "path",
        "root": "form",
        "path": [
         "guard_enabled"
        ]
       },
       "dependsOn": [
        "form.guard_enabled"
       ]
      }
     }
    },
    "effects": [
     {
      "on": "sms_enabled",
      "when": {
       "source": "!form.sms_enabled",
       "tree": {
        "op": "not",
        "arg": {
         "op": "path",
         "root": "form",
         "path": [
          "sms_enabled"
         ]
        }
       },
       "dependsOn": [
        "form.sms_enabled"
       ]
      },
      "clear": [
       "senderid",
       "app_hash"
      ],
      "set": {},
      "default": []
     },
     {
      "on": "voice_enabled",
      "when": {
       "source": "!form.voice_enabled",
       "tree": {
        "op": "not",
        "arg": {
         "op": "path",
         "root": "form",
         "path": [
          "voice_enabled"
         ]
        }
       },
       "dependsOn": [
        "form.voice_enabled"
       ]
      },
      "clear": [
       "callerid"
      ],
      "set": {},
      "default": []
     }
    ],
    "checks": [
     {
      "unless": {
       "source": "form.sms_enabled || form.voice_enabled",
       "tree": {
        "op": "or",
        "args": [
         {
          "op": "path",
          "root": "form",
          "path": [
           "sms_enabled"
          ]
         },
         {
          "op": "path",
          "root": "form",
          "path": [
           "voice_enabled"
          ]
         }
        ]
       },
       "dependsOn": [
        "form.sms_enabled",
        "form.voice_enabled"
       ]
      },
      "at": "sms_enabled",
      "text": "two-fa:choose-channel",
      "on": [
       "create",
       "update"
      ]
     },
     {
      "check": "codes/app-reads",
      "reads": {
       "appHash": "app_hash",
       "codeLength": "code_length",
       "text": "message"
      },
      "at": "message",
      "text": "two-fa:message-too-long-for-app",
      "on": [
       "create",
       "update"
      ]
     }
    ]
   }
  },
  "two-fa-session": {
   "id": "two-fa-session",
   "module": "two-fa",
   "title": "two-fa:session",
   "properties": {
    "service_id": {
     "format": "uuid",
     "readOnly": true,
     "type": "string",
     "title": "two-fa:service",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "service_name": {
     "maxLength": 30,
     "readOnly": true,
     "type": "string",
     "title": "two-fa:service",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "dst": {
     "maxLength": 16,
     "readOnly": true,
     "cell": "phone",
     "type": "string",
     "title": "two-fa:phone-number",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "country_code": {
     "catalogue": "countries",
     "maxLength": 2,
     "readOnly": true,
     "cell": "country",
     "type": "string",
     "title": "portal:country",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "channel": {
     "enum": [
      "sms",
      "voice"
     ],
     "readOnly": true,
     "type": "string",
     "title": "two-fa:channel",
     "enumTexts": {
      "sms": "two-fa:sms",
      "voice": "two-fa:voice"
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "purpose": {
     "enum": [
      "api",
      "preview",
      "test"
     ],
     "readOnly": true,
     "type": "string",
     "title": "two-fa:purpose",
     "enumTexts": {
      "api": "two-fa:api",
      "preview": "two-fa:preview",
      "test": "two-fa:test"
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "status": {
     "enum": [
      "pending",
      "expired",
      "verified",
      "failed",
      "invalid",
      "canceled"
     ],
     "readOnly": true,
     "cell": "status-chip",
     "type": "string",
     "title": "portal:status",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {},
     "enumTexts": {
      "pending": "two-fa:pending",
      "expired": "portal:expired",
      "verified": "two-fa:verified",
      "failed": "two-fa:failed",
      "invalid": "two-fa:invalid",
      "canceled": "two-fa:canceled"
     }
    },
    "reason": {
     "maxLength": 200,
     "readOnly": true,
     "type": "string",
     "title": "portal:reason",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "sends": {
     "readOnly": true,
     "type": "integer",
     "title": "two-fa:codes-sent",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "attempts": {
     "readOnly": true,
     "type": "integer",
     "title": "two-fa:codes-checked",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "address": {
     "maxLength": 45,
     "readOnly": true,
     "type": "string",
     "title": "two-fa:address-of-user",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "charge": {
     "readOnly": true,
     "access": [
      "CdrShowPrices"
     ],
     "cell": "money",
     "type": "integer",
     "title": "two-fa:charge",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "events": {
     "maxItems": 60,
     "readOnly": true,
     "type": "array",
     "title": "two-fa:events",
     "items": {
      "required": [
       "status",
       "at"
      ],
      "type": "object",
      "title": "two-fa:events",
      "properties": {
       "status": {
        "enum": [
         "pending",
         "sms_sent",
         "voice_sent",
         "sms_failed",
         "voice_failed",
         "wrong_code",
         "expired",
         "verified",
         "failed",
         "invalid",
         "canceled"
        ],
        "chips": {
         "pending": {
          "tone": "info",
          "icon": "play"
         },
         "sms_sent": {
          "tone": "info",
          "icon": "send"
         },
         "voice_sent": {
          "tone": "info",
          "icon": "send"
         },
         "sms_failed": {
          "tone": "danger",
          "icon": "block"
         },
         "voice_failed": {
          "tone": "danger",
          "icon": "block"
         },
         "wrong_code": {
          "tone": "warning",
          "icon": "block"
         },
         "expired": {
          "tone": "warning",
          "icon": "schedule"
         },
         "verified": {
          "tone": "success",
          "icon": "check"
         },
         "failed": {
          "tone": "danger",
          "icon": "block"
         },
         "invalid": {
          "tone": "danger",
          "icon": "block"
         },
         "canceled": {
          "tone": "neutral",
          "icon": "block"
         }
        },
        "readOnly": true,
        "type": "string",
        "title": "two-fa:events",
        "enumTexts": {
         "pending": "two-fa:session-started",
         "sms_sent": "two-fa:sms-sent",
         "voice_sent": "two-fa:voice-sent",
         "sms_failed": "two-fa:sms-failed",
         "voice_failed": "two-fa:voice-failed",
         "wrong_code": "two-fa:wrong-code",
         "expired": "portal:expired",
         "verified": "two-fa:verified",
         "failed": "two-fa:failed",
         "invalid": "two-fa:invalid",
         "canceled": "two-fa:canceled"
        },
        "trim": false,
        "writeOn": [],
        "sensitive": false,
        "cell": "status-chip",
        "errors": {}
       },
       "at": {
        "format": "date-time",
        "readOnly": true,
        "cell": "exact-time",
        "type": "string",
        "title": "two-fa:when",
        "trim": false,
        "writeOn": [],
        "sensitive": false,
        "errors": {}
       }
      },
      "trim": false,
      "readOnly": true,
      "writeOn": [],
      "sensitive": false,
      "cell": "text",
      "errors": {}
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "expires_at": {
     "format": "date-time",
     "readOnly": true,
     "cell": "exact-time",
     "type": "string",
     "title": "two-fa:valid-until",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "created_at": {
     "format": "date-time",
     "readOnly": true,
     "cell": "exact-time",
     "type": "string",
     "title": "two-fa:started",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    }
   },
   "required": [],
   "rules": {
    "fields": {},
    "effects": [],
    "checks": []
   },
   "lifecycle": {
    "entity": "two-fa-session",
    "field": "status",
    "states": {
     "pending": {
      "tone": "info",
      "icon": "schedule",
      "title": "two-fa:pending"
     },
     "expired": {
      "tone": "warning",
      "icon": "schedule",
      "title": "portal:expired"
     },
     "verified": {
      "tone": "success",
      "icon": "check",
      "title": "two-fa:verified"
     },
     "failed": {
      "tone": "danger",
      "icon": "block",
      "title": "two-fa:failed"
     },
     "invalid": {
      "tone": "danger",
      "icon": "block",
      "title": "two-fa:invalid"
     },
     "canceled": {
      "tone": "neutral",
      "icon": "block",
      "title": "two-fa:canceled"
     }
    },
    "transitions": [
     {
      "id": "verify",
      "from": [
       "pending"
      ],
      "to": "verified",
      "by": "server",
      "tone": "neutral",
      "access": []
     },
     {
      "id": "expire",
      "from": [
       "pending"
      ],
      "to": "expired",
      "by": "server",
      "tone": "neutral",
      "access": []
     },
     {
      "id": "fail",
      "from": [
       "pending"
      ],
      "to": "failed",
      "by": "server",
      "tone": "neutral",
      "access": []
     },
     {
      "id": "refuse",
      "from": [
       "pending"
      ],
      "to": "invalid",
      "by": "server",
      "tone": "neutral",
      "access": []
     },
     {
      "id": "cancel",
      "from": [
       "pending"
      ],
      "to": "canceled",
      "by": "server",
      "tone": "neutral",
      "access": []
     }
    ]
   }
  },
  "two-fa-verification": {
   "id": "two-fa-verification",
   "module": "two-fa",
   "title": "two-fa:verification",
   "properties": {
    "service_id": {
     "format": "uuid",
     "type": "string",
     "title": "two-fa:service",
     "trim": false,
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "required": "two-fa:choose-service"
     }
    },
    "to": {
     "maxLength": 30,
     "trim": true,
     "type": "string",
     "title": "two-fa:phone-number",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "required": "two-fa:enter-number"
     }
    },
    "channel": {
     "enum": [
      "sms",
      "voice"
     ],
     "type": "string",
     "title": "two-fa:channel",
     "enumTexts": {
      "sms": "two-fa:sms",
      "voice": "two-fa:voice"
     },
     "trim": false,
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "language": {
     "catalogue": "code-languages",
     "maxLength": 5,
     "type": "string",
     "title": "two-fa:message-language",
     "trim": false,
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "choice",
     "errors": {}
    },
    "address": {
     "maxLength": 45,
     "trim": true,
     "type": "string",
     "title": "two-fa:address-of-user",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "code": {
     "maxLength": 10,
     "pattern": "^[0-9]+$",
     "trim": true,
     "type": "string",
     "title": "two-fa:code",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "required": "two-fa:enter-code",
      "pattern": "two-fa:digits-only"
     }
    },
    "session_id": {
     "format": "uuid",
     "readOnly": true,
     "type": "string",
     "title": "two-fa:session",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "dst": {
     "maxLength": 16,
     "readOnly": true,
     "type": "string",
     "title": "two-fa:phone-number",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "status": {
     "enum": [
      "pending",
      "expired",
      "verified",
      "failed",
      "invalid",
      "canceled"
     ],
     "readOnly": true,
     "type": "string",
     "title": "portal:status",
     "enumTexts": {
      "pending": "two-fa:pending",
      "expired": "portal:expired",
      "verified": "two-fa:verified",
      "failed": "two-fa:failed",
      "invalid": "two-fa:invalid",
      "canceled": "two-fa:canceled"
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "success": {
     "readOnly": true,
     "type": "boolean",
     "title": "two-fa:result",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "yes-no",
     "errors": {}
    },
    "message": {
     "maxLength": 300,
     "readOnly": true,
     "type": "string",
     "title": "two-fa:message",
     "help": "two-fa:message-help",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "result": {
     "enum": [
      "success",
      "error",
      "attempts"
     ],
     "readOnly": true,
     "type": "string",
     "title": "two-fa:result",
     "enumTexts": {
      "success": "two-fa:success",
      "error": "two-fa:error",
      "attempts": "two-fa:attempts"
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "attempts_left": {
     "readOnly": true,
     "type": "integer",
     "title": "two-fa:attempts-left",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "resend_in": {
     "readOnly": true,
     "type": "integer",
     "title": "two-fa:resend-in",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "expires_at": {
     "format": "date-time",
     "readOnly": true,
     "type": "string",
     "title": "two-fa:valid-until",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "date-time",
     "errors": {}
    },
    "sessions": {
     "readOnly": true,
     "type": "integer",
     "title": "two-fa:sessions",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "pending": {
     "readOnly": true,
     "type": "integer",
     "title": "two-fa:pending",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "verified": {
     "readOnly": true,
     "type": "integer",
     "title": "two-fa:verified",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "expired": {
     "readOnly": true,
     "type": "integer",
     "title": "portal:expired",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "failed": {
     "readOnly": true,
     "type": "integer",
     "title": "two-fa:failed",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "canceled": {
     "readOnly": true,
     "type": "integer",
     "title": "two-fa:canceled",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "conversion": {
     "readOnly": true,
     "type": "integer",
     "title": "two-fa:conversion",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "cost_per_verified": {
     "readOnly": true,
     "access": [
      "CdrShowPrices"
     ],
     "cell": "money",
     "type": "integer",
     "title": "two-fa:cost-per-verified",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    }
   },
   "required": [
    "service_id",
    "to",
    "code"
   ],
   "rules": {
    "fields": {},
    "effects": [],
    "checks": []
   }
  }
 },
 "resources": {
  "two-fa-service": {
   "id": "two-fa-service",
   "module": "two-fa",
   "entity": "two-fa-service",
   "path": "/v1/two_fa/services",
   "items": "items",
   "item": "two_fa_service",
   "storage": {
    "kind": "documents"
   },
   "operations": {
    "list": {
     "access": [
      "TwoFa"
     ]
    },
    "get": {
     "access": [
      "TwoFa"
     ]
    },
    "create": {
     "access": [
      "TwoFa",
      "TwoFaWrite"
     ]
    },
    "update": {
     "access": [
      "TwoFa",
      "TwoFaWrite"
     ]
    },
    "delete": {
     "access": [
      "TwoFa",
      "TwoFaWrite"
     ]
    }
   },
   "listFields": [
    "id",
    "uuid",
    "name",
    "code_length",
    "validation_enabled",
    "sms_enabled",
    "senderid",
    "shared_sender_ids",
    "voice_enabled",
    "callerid",
    "failover_enabled",
    "code",
    "channels",
    "created_at"
   ],
   "query": [
    {
     "name": "search",
     "field": "name",
     "match": "contains"
    },
    {
     "name": "channel",
     "field": "channels[]",
     "match": "equals"
    }
   ],
   "sort": {
    "default": "name",
    "fields": [
     "name",
     "code_length",
     "created_at"
    ]
   },
   "sublists": [],
   "endpoints": [
    {
     "id": "caller-ids",
     "path": "/v1/two_fa/callerids",
     "query": [
      "search",
      "number",
      "id",
      "page",
      "per_page"
     ],
     "summary": "The account's verified caller IDs and active voice numbers that calls with codes can show.",
     "items": "callerids",
     "method": "GET",
     "access": [
      "TwoFa"
     ]
    }
   ]
  },
  "two-fa-session": {
   "id": "two-fa-session",
   "module": "two-fa",
   "entity": "two-fa-session",
   "path": "/v1/two_fa/sessions",
   "items": "sessions",
   "item": "session",
   "storage": {
    "kind": "table",
    "table": "two_fa_session",
    "totals": [
     "status",
     "country_code",
     "channel",
     "purpose",
     "service_id",
     "service_name"
    ]
   },
   "operations": {
    "list": {
     "access": [
      "TwoFa"
     ]
    },
    "get": {
     "access": [
      "TwoFa"
     ]
    }
   },
   "listFields": [
    "id",
    "service_name",
    "dst",
    "country_code",
    "channel",
    "purpose",
    "status",
    "reason",
    "sends",
    "attempts",
    "charge",
    "created_at"
   ],
   "query": [
    {
     "name": "service_id",
     "field": "service_id",
     "match": "equals"
    },
    {
     "name": "service_name",
     "field": "service_name",
     "match": "contains"
    },
    {
     "name": "to_search",
     "field": "dst",
     "match": "digits"
    },
    {
     "name": "country",
     "field": "country_code",
     "match": "in"
    },
    {
     "name": "channel",
     "field": "channel",
     "match": "equals"
    },
    {
     "name": "purpose",
     "field": "purpose",
     "match": "equals"
    },
    {
     "name": "status",
     "field": "status",
     "match": "in"
    },
    {
     "name": "from",
     "field": "created_at",
     "match": "from-date"
    },
    {
     "name": "to",
     "field": "created_at",
     "match": "to-date"
    }
   ],
   "sort": {
    "default": "-created_at",
    "fields": [
     "created_at"
    ]
   },
   "series": {
    "by": [
     "created_at"
    ],
    "split": [
     "status"
    ]
   },
   "statistics": [
    {
     "id": "count",
     "title": "two-fa:sessions",
     "cell": "number"
    },
    {
     "id": "amount",
     "title": "two-fa:amount",
     "sum": "charge",
     "cell": "money"
    }
   ],
   "sublists": [],
   "endpoints": []
  },
  "two-fa-verification": {
   "id": "two-fa-verification",
   "module": "two-fa",
   "entity": "two-fa-verification",
   "path": "/v1/two_fa/verifications",
   "items": "",
   "item": "",
   "storage": {
    "kind": "none"
   },
   "operations": {},
   "listFields": [],
   "query": [],
   "sort": {
    "fields": [],
    "default": ""
   },
   "sublists": [],
   "endpoints": [
    {
     "id": "start",
     "method": "POST",
     "path": "/v1/two_fa/verifications",
     "input": [
      "service_id",
      "to",
      "channel",
      "language",
      "address"
     ],
     "output": [
      "session_id",
      "status",
      "dst",
      "channel",
      "expires_at",
      "resend_in"
     ],
     "summary": "Starts a verification: sends a code to a phone number. The address is that of the person, for the limit per address.",
     "access": [
      "TwoFa",
      "TwoFaWrite"
     ],
     "query": []
    },
    {
     "id": "preview",
     "method": "POST",
     "path": "/v1/two_fa/previews",
     "input": [
      "service_id"
     ],
     "output": [
      "session_id",
      "dst"
     ],
     "access": [
      "TwoFa"
     ],
     "summary": "Starts a verification of the account's own phone number without sending a code yet.",
     "query": []
    },
    {
     "id": "test",
     "method": "POST",
     "path": "/v1/two_fa/tests",
     "input": [
      "service_id",
      "to"
     ],
     "output": [
      "session_id",
      "dst"
     ],
     "access": [
      "TwoFa"
     ],
     "summary": "Starts a verification of any phone number without sending a code yet.",
     "query": []
    },
    {
     "id": "send",
     "method": "POST",
     "path": "/v1/two_fa/verifications/{session_id}",
     "input": [
      "channel"
     ],
     "output": [
      "success",
      "message",
      "channel",
      "expires_at",
      "resend_in"
     ],
     "access": [
      "TwoFa"
     ],
     "summary": "Sends the code, or a new one, by a channel. The previous code stops working.",
     "query": []
    },
    {
     "id": "check",
     "method": "POST",
     "path": "/v1/two_fa/verifications/{session_id}/check",
     "input": [
      "code"
     ],
     "output": [
      "result",
      "success",
      "message",
      "status",
      "attempts_left"
     ],
     "access": [
      "TwoFa"
     ],
     "summary": "Checks a code: the result is success, error or attempts.",
     "query": []
    },
    {
     "id": "cancel",
     "method": "POST",
     "path": "/v1/two_fa/verifications/{session_id}/cancel",
     "output": [
      "status"
     ],
     "access": [
      "TwoFa"
     ],
     "summary": "Cancels a pending verification: its code stops working.",
     "query": []
    },
    {
     "id": "summary",
     "path": "/v1/two_fa/summary",
     "query": [
      "service_id"
     ],
     "output": [
      "sessions",
      "pending",
      "verified",
      "expired",
      "failed",
      "canceled",
      "conversion",
      "cost_per_verified"
     ],
     "access": [
      "TwoFa"
     ],
     "summary": "Counts the sessions of a service in the last 30 days by status, with its conversion in percent and the cost per verified user.",
     "method": "GET"
    }
   ]
  }
 },
 "lists": {
  "two-fa-services": {
   "id": "two-fa-services",
   "module": "two-fa",
   "resource": "two-fa-service",
   "title": "two-fa:services",
   "primaryAction": {
    "text": "two-fa:new-service",
    "to": "/2fa/create",
    "access": [
     "TwoFa",
     "TwoFaWrite"
    ],
    "asks": "POST /v1/two_fa/services"
   },
   "columns": [
    {
     "id": "name",
     "field": "name",
     "title": "two-fa:service-name",
     "cell": "text",
     "align": "start",
     "sortable": true,
     "link": "/2fa/services/{row.id}",
     "flex": 2,
     "minWidth": 160,
     "hidden": false
    },
    {
     "id": "channels",
     "field": "channels",
     "title": "two-fa:channels",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "width": 120,
     "hidden": false
    },
    {
     "id": "sender",
     "field": "senderid.title",
     "title": "two-fa:sender-id",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "width": 140,
     "hidden": false
    },
    {
     "id": "caller-id",
     "field": "callerid.number",
     "title": "two-fa:caller-id",
     "cell": "phone",
     "align": "start",
     "sortable": false,
     "width": 160,
     "hidden": false
    },
    {
     "id": "code-length",
     "field": "code_length",
     "title": "two-fa:code-length",
     "cell": "number",
     "align": "end",
     "sortable": true,
     "width": 115,
     "hidden": false
    },
    {
     "id": "validation",
     "field": "validation_enabled",
     "title": "two-fa:number-validation",
     "cell": "yes-no",
     "align": "start",
     "sortable": false,
     "width": 145,
     "hidden": false
    },
    {
     "id": "failover",
     "field": "failover_enabled",
     "title": "two-fa:failover",
     "cell": "yes-no",
     "align": "start",
     "sortable": false,
     "width": 95,
     "hidden": false
    },
    {
     "id": "created",
     "field": "created_at",
     "title": "portal:created",
     "cell": "relative-time",
     "align": "start",
     "sortable": true,
     "width": 130,
     "hidden": false
    }
   ],
   "filters": [
    {
     "id": "name",
     "title": "two-fa:service-name",
     "kind": "search",
     "query": "search",
     "placeholder": "portal:search-by-name"
    },
    {
     "id": "channel",
     "title": "two-fa:channel",
     "kind": "select",
     "query": "channel",
     "options": [
      {
       "value": "sms",
       "text": "two-fa:sms"
      },
      {
       "value": "voice",
       "text": "two-fa:voice"
      }
     ],
     "all": "two-fa:any-channel"
    }
   ],
   "rowActions": [
    {
     "kind": "link",
     "id": "preview",
     "title": "two-fa:preview",
     "icon": "play",
     "when": {
      "source": "config.is_phone_international",
      "tree": {
       "op": "path",
       "root": "config",
       "path": [
        "is_phone_international"
       ]
      },
      "dependsOn": [
       "config.is_phone_international"
      ]
     },
     "to": "/2fa/preview/{row.id}",
     "access": [
      "TwoFa"
     ]
    },
    {
     "kind": "link",
     "id": "test",
     "title": "two-fa:test",
     "icon": "send",
     "to": "/2fa/test/{row.id}",
     "access": [
      "TwoFa"
     ]
    },
    {
     "kind": "link",
     "id": "edit",
     "title": "portal:edit",
     "icon": "edit",
     "to": "/2fa/edit/{row.id}",
     "access": [
      "TwoFa",
      "TwoFaWrite"
     ],
     "asks": "PUT /v1/two_fa/services/{id}"
    },
    {
     "kind": "link",
     "id": "view-sessions",
     "title": "two-fa:view-sessions",
     "icon": "logs",
     "to": "/logs?type=twoFa&service_id={row.id}",
     "access": [
      "TwoFa"
     ]
    },
    {
     "kind": "delete",
     "id": "delete",
     "title": "portal:delete",
     "icon": "delete",
     "tone": "danger",
     "access": [
      "TwoFa",
      "TwoFaWrite"
     ],
     "confirm": {
      "dismiss": "portal:keep",
      "title": "two-fa:delete-title",
      "text": "two-fa:delete-text",
      "action": "portal:delete"
     },
     "success": "two-fa:service-deleted"
    }
   ],
   "bulkActions": [],
   "pageSizes": [
    25,
    50,
    100
   ],
   "refreshSeconds": 60,
   "searchDebounceMs": 1000,
   "empty": {
    "title": "two-fa:no-services",
    "text": "two-fa:no-services-text",
    "action": {
     "text": "two-fa:new-service",
     "to": "/2fa/create",
     "access": [
      "TwoFa",
      "TwoFaWrite"
     ],
     "asks": "POST /v1/two_fa/services"
    }
   }
  },
  "two-fa-sessions": {
   "id": "two-fa-sessions",
   "module": "two-fa",
   "resource": "two-fa-session",
   "title": "two-fa:two-fa-history",
   "columns": [
    {
     "id": "created",
     "field": "created_at",
     "title": "two-fa:started",
     "cell": "date-time",
     "align": "start",
     "sortable": true,
     "width": 192,
     "hidden": false
    },
    {
     "id": "dst",
     "field": "dst",
     "title": "two-fa:phone-number",
     "cell": "phone",
     "align": "start",
     "sortable": false,
     "link": "/logs/2fa/{row.id}",
     "flex": 2,
     "minWidth": 160,
     "card": "title",
     "hidden": false
    },
    {
     "id": "country",
     "field": "country_code",
     "title": "portal:country",
     "cell": "country",
     "align": "start",
     "sortable": false,
     "width": 160,
     "hidden": false
    },
    {
     "id": "service",
     "field": "service_name",
     "title": "two-fa:service",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "flex": 1,
     "minWidth": 140,
     "hidden": false
    },
    {
     "id": "channel",
     "field": "channel",
     "title": "two-fa:channel",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "width": 110,
     "hidden": false
    },
    {
     "id": "status",
     "field": "status",
     "title": "portal:status",
     "cell": "status-chip",
     "align": "start",
     "sortable": false,
     "note": "reason",
     "width": 150,
     "hidden": false
    },
    {
     "id": "purpose",
     "field": "purpose",
     "title": "two-fa:purpose",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "width": 110,
     "hidden": true
    },
    {
     "id": "sends",
     "field": "sends",
     "title": "two-fa:codes-sent",
     "cell": "number",
     "align": "end",
     "sortable": false,
     "width": 110,
     "hidden": true
    },
    {
     "id": "attempts",
     "field": "attempts",
     "title": "two-fa:codes-checked",
     "cell": "number",
     "align": "end",
     "sortable": false,
     "width": 130,
     "hidden": true
    },
    {
     "id": "charge",
     "field": "charge",
     "title": "two-fa:charge",
     "cell": "money",
     "align": "end",
     "sortable": false,
     "width": 100,
     "hidden": false
    }
   ],
   "filters": [
    {
     "id": "dst",
     "title": "two-fa:phone-number",
     "kind": "search",
     "query": "to_search",
     "placeholder": "two-fa:search-by-number"
    },
    {
     "id": "country-code",
     "title": "portal:country",
     "kind": "select",
     "query": "country",
     "options": [],
     "catalogue": "countries",
     "all": "two-fa:any-country",
     "many": true
    },
    {
     "id": "service-name",
     "title": "two-fa:service",
     "kind": "search",
     "query": "service_name"
    },
    {
     "id": "channel",
     "title": "two-fa:channel",
     "kind": "select",
     "query": "channel",
     "options": [
      {
       "value": "sms",
       "text": "two-fa:sms"
      },
      {
       "value": "voice",
       "text": "two-fa:voice"
      }
     ],
     "all": "two-fa:any-channel"
    },
    {
     "id": "status",
     "title": "portal:status",
     "kind": "select",
     "query": "status",
     "options": [
      {
       "value": "pending",
       "text": "two-fa:pending"
      },
      {
       "value": "expired",
       "text": "portal:expired"
      },
      {
       "value": "verified",
       "text": "two-fa:verified"
      },
      {
       "value": "failed",
       "text": "two-fa:failed"
      },
      {
       "value": "invalid",
       "text": "two-fa:invalid"
      },
      {
       "value": "canceled",
       "text": "two-fa:canceled"
      }
     ],
     "all": "portal:any-status",
     "many": true
    },
    {
     "id": "purpose",
     "title": "two-fa:purpose",
     "kind": "select",
     "query": "purpose",
     "options": [
      {
       "value": "api",
       "text": "two-fa:api"
      },
      {
       "value": "preview",
       "text": "two-fa:preview"
      },
      {
       "value": "test",
       "text": "two-fa:test"
      }
     ],
     "all": "two-fa:any-purpose"
    },
    {
     "id": "dates",
     "title": "two-fa:started",
     "kind": "date-range",
     "query": [
      "from",
      "to"
     ],
     "presets": [
      "today",
      "yesterday",
      "this-month",
      "last-month",
      "all-time"
     ]
    },
    {
     "id": "one-service",
     "title": "two-fa:service",
     "kind": "hidden",
     "query": "service_id",
     "record": {
      "path": "/v1/two_fa/services",
      "name": "two_fa_service.name",
      "access": [
       "TwoFa"
      ]
     }
    }
   ],
   "rowActions": [],
   "bulkActions": [],
   "chart": {
    "by": "created_at",
    "values": [
     "count",
     "amount"
    ],
    "split": {
     "field": "status",
     "title": "portal:status",
     "cell": "status-chip",
     "words": {
      "pending": "two-fa:pending",
      "expired": "portal:expired",
      "verified": "two-fa:verified",
      "failed": "two-fa:failed",
      "invalid": "two-fa:invalid",
      "canceled": "two-fa:canceled"
     }
    },
    "filter": "dates"
   },
   "drawer": {
    "page": "two-fa-session",
    "column": "dst"
   },
   "pageSizes": [
    25,
    50,
    100
   ],
   "refreshSeconds": 60,
   "searchDebounceMs": 1000,
   "empty": {
    "title": "two-fa:no-sessions",
    "text": "two-fa:no-sessions-text"
   }
  }
 },
 "wizards": {
  "two-fa-service": {
   "id": "two-fa-service",
   "module": "two-fa",
   "resource": "two-fa-service",
   "title": {
    "create": "two-fa:new-service",
    "edit": "two-fa:edit-service"
   },
   "opensAt": {},
   "done": "/2fa/services",
   "cancel": true,
   "doneWhen": [
    {
     "when": {
      "source": "config.is_phone_international",
      "tree": {
       "op": "path",
       "root": "config",
       "path": [
        "is_phone_international"
       ]
      },
      "dependsOn": [
       "config.is_phone_international"
      ]
     },
     "to": "/2fa/preview/{row.id}",
     "title": "two-fa:preview"
    },
    {
     "to": "/2fa/services"
    }
   ],
   "submitText": [
    {
     "mode": "create",
     "when": {
      "source": "config.is_phone_international",
      "tree": {
       "op": "path",
       "root": "config",
       "path": [
        "is_phone_international"
       ]
      },
      "dependsOn": [
       "config.is_phone_international"
      ]
     },
     "text": "two-fa:save-and-preview"
    },
    {
     "mode": "create",
     "text": "two-fa:create"
    },
    {
     "mode": "edit",
     "text": "portal:save"
    }
   ],
   "success": {
    "create": "two-fa:service-created",
    "edit": "two-fa:service-saved"
   },
   "failure": {
    "create": "two-fa:service-not-saved",
    "edit": "two-fa:service-not-saved"
   },
   "banners": [
    {
     "id": "no-preview",
     "modes": [
      "create",
      "edit"
     ],
     "steps": [
      "summary"
     ],
     "when": {
      "source": "!config.is_phone_international",
      "tree": {
       "op": "not",
       "arg": {
        "op": "path",
        "root": "config",
        "path": [
         "is_phone_international"
        ]
       }
      },
      "dependsOn": [
       "config.is_phone_international"
      ]
     },
     "tone": "warning",
     "text": "two-fa:preview-needs-phone",
     "params": {},
     "link": {
      "text": "two-fa:open-my-account",
      "to": "/profile/account",
      "access": []
     }
    }
   ],
   "steps": [
    {
     "id": "details",
     "title": "two-fa:service-details",
     "fields": [
      "name",
      "code_length",
      "validation_enabled",
      "sms_enabled",
      "senderid",
      "shared_sender_ids",
      "voice_enabled",
      "callerid",
      "failover_enabled",
      "language",
      "message",
      "app_hash",
      "code_minutes",
      "attempts",
      "resend_seconds",
      "countries",
      "number_limit",
      "address_limit",
      "country_limit",
      "guard_enabled",
      "guard_conversion"
     ],
     "sections": [
      {
       "id": "message",
       "title": "two-fa:message-and-code",
       "badges": [],
       "collapse": "closed",
       "fields": [
        "language",
        "message",
        "app_hash",
        "code_minutes",
        "attempts",
        "resend_seconds"
       ]
      },
      {
       "id": "protection",
       "title": "two-fa:protection",
       "info": "two-fa:protection-info",
       "badges": [],
       "collapse": "closed",
       "fields": [
        "countries",
        "number_limit",
        "address_limit",
        "country_limit",
        "guard_enabled",
        "guard_conversion"
       ]
      }
     ],
     "summary": [],
     "aside": "code-message",
     "relocks": false
    },
    {
     "id": "summary",
     "title": "portal:summary",
     "fields": [],
     "summary": [
      {
       "id": "message",
       "title": "two-fa:example-message",
       "panel": "code-message",
       "step": "details",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "field": "name",
       "id": "name",
       "title": "two-fa:service-name",
       "step": "details",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "field": "code_length",
       "id": "code-length",
       "title": "two-fa:code-length",
       "step": "details",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "id": "validation",
       "field": "validation_enabled",
       "title": "two-fa:number-validation",
       "step": "details",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "id": "sms",
       "field": "sms_enabled",
       "title": "two-fa:sms",
       "step": "details",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "id": "sender",
       "field": "senderid.title",
       "title": "two-fa:sender-id",
       "step": "details",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "id": "voice",
       "field": "voice_enabled",
       "title": "two-fa:voice",
       "step": "details",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "id": "caller-id",
       "field": "callerid.number",
       "title": "two-fa:caller-id",
       "step": "details",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "id": "failover",
       "field": "failover_enabled",
       "title": "two-fa:failover",
       "step": "details",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "field": "language",
       "step": "details",
       "id": "language",
       "title": "two-fa:message-language",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "field": "app_hash",
       "step": "details",
       "id": "app-hash",
       "title": "two-fa:app-hash",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "field": "countries",
       "step": "details",
       "id": "countries",
       "title": "two-fa:countries",
       "modes": [
        "create",
        "edit"
       ]
      }
     ],
     "relocks": false
    }
   ],
   "fields": {
    "name": {
     "widget": "text",
     "options": {},
     "fills": []
    },
    "code_length": {
     "widget": "number",
     "options": {},
     "fills": []
    },
    "validation_enabled": {
     "widget": "switch",
     "options": {},
     "fills": []
    },
    "sms_enabled": {
     "widget": "switch",
     "options": {},
     "fills": []
    },
    "senderid": {
     "widget": "reference-select",
     "options": {},
     "fills": []
    },
    "shared_sender_ids": {
     "widget": "switch",
     "options": {},
     "fills": []
    },
    "voice_enabled": {
     "widget": "switch",
     "options": {},
     "fills": []
    },
    "callerid": {
     "widget": "reference-select",
     "options": {},
     "fills": []
    },
    "failover_enabled": {
     "widget": "switch",
     "options": {},
     "fills": []
    },
    "language": {
     "widget": "select",
     "options": {},
     "fills": []
    },
    "message": {
     "widget": "textarea",
     "options": {
      "rows": 3
     },
     "fills": []
    },
    "app_hash": {
     "widget": "text",
     "options": {},
     "fills": []
    },
    "code_minutes": {
     "widget": "number",
     "options": {},
     "fills": [],
     "group": "life"
    },
    "attempts": {
     "widget": "number",
     "options": {},
     "fills": [],
     "group": "life"
    },
    "resend_seconds": {
     "widget": "number",
     "options": {},
     "fills": [],
     "group": "life"
    },
    "countries": {
     "widget": "choices",
     "options": {},
     "fills": []
    },
    "number_limit": {
     "widget": "number",
     "options": {},
     "fills": [],
     "group": "limits"
    },
    "address_limit": {
     "widget": "number",
     "options": {},
     "fills": [],
     "group": "limits"
    },
    "country_limit": {
     "widget": "number",
     "options": {},
     "fills": [],
     "group": "limits"
    },
    "guard_enabled": {
     "widget": "switch",
     "options": {},
     "fills": []
    },
    "guard_conversion": {
     "widget": "number",
     "options": {},
     "fills": []
    }
   }
  }
 },
 "pages": {
  "two-fa-preview": {
   "id": "two-fa-preview",
   "module": "two-fa",
   "title": "two-fa:preview",
   "record": {
    "resource": "two-fa-service",
    "name": "name",
    "actions": [],
    "access": [
     "TwoFa"
    ]
   },
   "blocks": [
    {
     "id": "about",
     "width": "full",
     "kind": "text",
     "title": "two-fa:preview",
     "paragraphs": [
      "two-fa:preview-about"
     ],
     "steps": [],
     "params": {}
    },
    {
     "id": "preview",
     "width": "full",
     "kind": "widget",
     "panel": "code-preview",
     "params": {},
     "entity": "two-fa-service",
     "ofRecord": true
    }
   ]
  },
  "two-fa-service": {
   "id": "two-fa-service",
   "module": "two-fa",
   "title": "two-fa:service",
   "record": {
    "resource": "two-fa-service",
    "name": "name",
    "actions": [
     {
      "kind": "link",
      "id": "preview",
      "title": "two-fa:preview",
      "icon": "play",
      "when": {
       "source": "config.is_phone_international",
       "tree": {
        "op": "path",
        "root": "config",
        "path": [
         "is_phone_international"
        ]
       },
       "dependsOn": [
        "config.is_phone_international"
       ]
      },
      "to": "/2fa/preview/{row.id}",
      "access": [
       "TwoFa"
      ]
     },
     {
      "kind": "link",
      "id": "test",
      "title": "two-fa:test",
      "icon": "send",
      "to": "/2fa/test/{row.id}",
      "access": [
       "TwoFa"
      ]
     },
     {
      "kind": "link",
      "id": "edit",
      "title": "portal:edit",
      "icon": "edit",
      "to": "/2fa/edit/{row.id}",
      "access": [
       "TwoFa",
       "TwoFaWrite"
      ],
      "asks": "PUT /v1/two_fa/services/{id}"
     },
     {
      "kind": "link",
      "id": "view-sessions",
      "title": "two-fa:view-sessions",
      "icon": "logs",
      "to": "/logs?type=twoFa&service_id={row.id}",
      "access": [
       "TwoFa"
      ]
     },
     {
      "kind": "delete",
      "id": "delete",
      "title": "portal:delete",
      "icon": "delete",
      "tone": "danger",
      "access": [
       "TwoFa",
       "TwoFaWrite"
      ],
      "confirm": {
       "dismiss": "portal:keep",
       "title": "two-fa:delete-title",
       "text": "two-fa:delete-text",
       "action": "portal:delete"
      },
      "success": "two-fa:service-deleted"
     }
    ],
    "access": [
     "TwoFa"
    ]
   },
   "blocks": [
    {
     "id": "counts",
     "width": "full",
     "kind": "stats",
     "title": "two-fa:last-30-days",
     "look": "tiles",
     "stats": [
      {
       "id": "verified",
       "title": "two-fa:verified",
       "source": {
        "get": "/v1/two_fa/summary",
        "query": {
         "service_id": "{row.id}"
        },
        "path": "verified",
        "access": [
         "TwoFa"
        ]
       },
       "cell": "number"
      },
      {
       "id": "expired",
       "title": "portal:expired",
       "source": {
        "get": "/v1/two_fa/summary",
        "query": {
         "service_id": "{row.id}"
        },
        "path": "expired",
        "access": [
         "TwoFa"
        ]
       },
       "cell": "number"
      },
      {
       "id": "failed",
       "title": "two-fa:failed",
       "source": {
        "get": "/v1/two_fa/summary",
        "query": {
         "service_id": "{row.id}"
        },
        "path": "failed",
        "access": [
         "TwoFa"
        ]
       },
       "cell": "number"
      },
      {
       "id": "canceled",
       "title": "two-fa:canceled",
       "source": {
        "get": "/v1/two_fa/summary",
        "query": {
         "service_id": "{row.id}"
        },
        "path": "canceled",
        "access": [
         "TwoFa"
        ]
       },
       "cell": "number"
      },
      {
       "id": "conversion",
       "title": "two-fa:conversion",
       "source": {
        "get": "/v1/two_fa/summary",
        "query": {
         "service_id": "{row.id}"
        },
        "path": "conversion",
        "access": [
         "TwoFa"
        ]
       },
       "cell": "percent-bar"
      },
      {
       "id": "cost",
       "title": "two-fa:cost-per-verified",
       "source": {
        "get": "/v1/two_fa/summary",
        "query": {
         "service_id": "{row.id}"
        },
        "path": "cost_per_verified",
        "access": [
         "TwoFa"
        ]
       },
       "cell": "money"
      }
     ]
    },
    {
     "id": "delivery",
     "width": "half",
     "kind": "facts",
     "look": "facts",
     "facts": [
      {
       "id": "uuid",
       "field": "uuid",
       "title": "two-fa:uuid",
       "cell": "text"
      },
      {
       "id": "sms",
       "field": "sms_enabled",
       "title": "two-fa:sms",
       "cell": "yes-no"
      },
      {
       "id": "sender",
       "field": "senderid.title",
       "title": "two-fa:sender-id",
       "cell": "text"
      },
      {
       "id": "shared-sender-ids",
       "field": "shared_sender_ids",
       "title": "two-fa:shared-sender-ids",
       "cell": "yes-no"
      },
      {
       "id": "voice",
       "field": "voice_enabled",
       "title": "two-fa:voice",
       "cell": "yes-no"
      },
      {
       "id": "caller-id",
       "field": "callerid.number",
       "title": "two-fa:caller-id",
       "cell": "phone"
      },
      {
       "id": "validation",
       "field": "validation_enabled",
       "title": "two-fa:number-validation",
       "cell": "yes-no"
      },
      {
       "id": "failover",
       "field": "failover_enabled",
       "title": "two-fa:failover",
       "cell": "yes-no"
      },
      {
       "id": "language",
       "field": "language",
       "title": "two-fa:message-language",
       "cell": "choice"
      },
      {
       "id": "message",
       "field": "message",
       "title": "two-fa:message",
       "cell": "text"
      },
      {
       "id": "app-hash",
       "field": "app_hash",
       "title": "two-fa:app-hash",
       "cell": "text"
      }
     ]
    },
    {
     "id": "limits",
     "width": "half",
     "kind": "facts",
     "look": "facts",
     "facts": [
      {
       "id": "code-length",
       "field": "code_length",
       "title": "two-fa:code-length",
       "cell": "number"
      },
      {
       "id": "code-minutes",
       "field": "code_minutes",
       "title": "two-fa:code-minutes",
       "cell": "number"
      },
      {
       "id": "attempts",
       "field": "attempts",
       "title": "two-fa:attempts",
       "cell": "number"
      },
      {
       "id": "resend-seconds",
       "field": "resend_seconds",
       "title": "two-fa:resend-seconds",
       "cell": "number"
      },
      {
       "id": "countries",
       "field": "countries",
       "title": "two-fa:countries",
       "cell": "countries"
      },
      {
       "id": "number-limit",
       "field": "number_limit",
       "title": "two-fa:number-limit",
       "cell": "number"
      },
      {
       "id": "address-limit",
       "field": "address_limit",
       "title": "two-fa:address-limit",
       "cell": "number"
      },
      {
       "id": "country-limit",
       "field": "country_limit",
       "title": "two-fa:country-limit",
       "cell": "number"
      },
      {
       "id": "guard-enabled",
       "field": "guard_enabled",
       "title": "two-fa:guard-enabled",
       "cell": "yes-no"
      },
      {
       "id": "guard-conversion",
       "field": "guard_conversion",
       "title": "two-fa:guard-conversion",
       "cell": "number"
      },
      {
       "id": "created",
       "field": "created_at",
       "title": "portal:created",
       "cell": "relative-time"
      }
     ]
    },
    {
     "id": "sessions",
     "width": "full",
     "kind": "rows",
     "title": "two-fa:sessions",
     "source": {
      "get": "/v1/two_fa/sessions",
      "query": {
       "per_page": "10",
       "service_id": "{row.id}",
       "sort": "-created_at"
      },
      "path": "sessions",
      "access": [
       "TwoFa"
      ]
     },
     "size": 10,
     "module": "two-fa",
     "entity": "two-fa-session",
     "columns": [
      {
       "id": "dst",
       "field": "dst",
       "title": "two-fa:phone-number",
       "cell": "phone",
       "align": "start",
       "link": "/logs/2fa/{row.id}"
      },
      {
       "id": "status",
       "field": "status",
       "title": "portal:status",
       "cell": "status-chip",
       "align": "start"
      },
      {
       "id": "channel",
       "field": "channel",
       "title": "two-fa:channel",
       "cell": "text",
       "align": "start"
      },
      {
       "id": "country-code",
       "field": "country_code",
       "title": "portal:country",
       "cell": "country",
       "align": "start"
      },
      {
       "id": "charge",
       "field": "charge",
       "title": "two-fa:charge",
       "cell": "money",
       "align": "end"
      },
      {
       "id": "created",
       "field": "created_at",
       "title": "two-fa:started",
       "cell": "date-time",
       "align": "start"
      }
     ],
     "empty": "two-fa:no-sessions",
     "more": {
      "text": "two-fa:all-sessions",
      "to": "/logs?type=twoFa&service_id={row.id}",
      "access": [
       "TwoFa"
      ]
     }
    },
    {
     "id": "example",
     "width": "full",
     "kind": "code",
     "title": "two-fa:verify-by-api",
     "samples": [
      {
       "id": "curl",
       "code": [
        "curl -X POST {portal}/api/site/v1/two_fa/verifications \\",
        "  -H \"Authorization: Bearer YOUR_API_KEY\" \\",
        "  -H \"Content-Type: application/json\" \\",
        "  -d '{\"service_id\": \"{id}\", \"to\": \"+447400123456\", \"channel\": \"sms\"}'",
        "# {\"session_id\": \"SESSION\", \"status\": \"pending\"}",
        "",
        "curl -X POST {portal}/api/site/v1/two_fa/verifications/SESSION/check \\",
        "  -H \"Authorization: Bearer YOUR_API_KEY\" \\",
        "  -H \"Content-Type: application/json\" -d '{\"code\": \"123456\"}'",
        "# {\"result\": \"success\", \"status\": \"verified\"}"
       ],
       "title": "two-fa:curl"
      },
      {
       "id": "javascript",
       "code": [
        "const url = '{portal}/api/site/v1/two_fa/verifications'",
        "const headers = { authorization: `Bearer ${process.env.PATCHBAY_KEY}`, 'content-type': 'application/json' }",
        "const post = async (path, body) =>",
        "  (await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })).json()",
        "",
        "const { session_id } = await post('', { service_id: '{id}', to: '+447400123456', channel: 'sms' })",
        "",
        "// Once the person has typed the code:",
        "const { result } = await post(`/${session_id}/check`, { code })",
        "if (result === 'success') console.log('Verified')"
       ],
       "title": "two-fa:javascript"
      },
      {
       "id": "python",
       "code": [
        "import os, requests",
        "",
        "url = '{portal}/api/site/v1/two_fa/verifications'",
        "api = requests.Session()",
        "api.headers['Authorization'] = f\"Bearer {os.environ['PATCHBAY_KEY']}\"",
        "",
        "started = api.post(url, json={'service_id': '{id}', 'to': '+447400123456', 'channel': 'sms'}).json()",
        "# Once the person has typed the code:",
        "checked = api.post(f\"{url}/{started['session_id']}/check\", json={'code': code}).json()",
        "print(checked['result'] == 'success')"
       ],
       "title": "two-fa:python"
      },
      {
       "id": "php",
       "code": [
        "function post(string $path, array $body): array {",
        "  $context = stream_context_create(['http' => ['method' => 'POST', 'content' => json_encode($body),",
        "    'header' => ['Authorization: Bearer ' . getenv('PATCHBAY_KEY'), 'Content-Type: application/json']]]);",
        "  $url = '{portal}/api/site/v1/two_fa/verifications' . $path;",
        "  return json_decode(file_get_contents($url, false, $context), true);",
        "}",
        "$started = post('', ['service_id' => '{id}', 'to' => '+447400123456', 'channel' => 'sms']);",
        "// Once the person has typed the code:",
        "$checked = post('/' . $started['session_id'] . '/check', ['code' => $code]);",
        "echo $checked['result'] === 'success' ? 'Verified' : $checked['message'];"
       ],
       "title": "two-fa:php"
      }
     ],
     "params": {
      "id": "{row.id}"
     }
    }
   ]
  },
  "two-fa-test": {
   "id": "two-fa-test",
   "module": "two-fa",
   "title": "two-fa:test",
   "record": {
    "resource": "two-fa-service",
    "name": "name",
    "actions": [],
    "access": [
     "TwoFa"
    ]
   },
   "blocks": [
    {
     "id": "about",
     "width": "full",
     "kind": "text",
     "title": "two-fa:test",
     "paragraphs": [
      "two-fa:test-about"
     ],
     "steps": [],
     "params": {}
    },
    {
     "id": "test",
     "width": "full",
     "kind": "widget",
     "panel": "code-test",
     "params": {},
     "entity": "two-fa-service",
     "ofRecord": true
    }
   ]
  },
  "two-fa-session": {
   "id": "two-fa-session",
   "module": "two-fa",
   "title": "two-fa:session",
   "record": {
    "resource": "two-fa-session",
    "name": "dst",
    "ask": {
     "topic": "verification",
     "facts": [
      {
       "field": "service_name",
       "title": "two-fa:service",
       "cell": "text"
      },
      {
       "field": "dst",
       "title": "two-fa:phone-number",
       "cell": "phone"
      },
      {
       "field": "channel",
       "title": "two-fa:channel",
       "cell": "text"
      },
      {
       "field": "created_at",
       "title": "two-fa:started",
       "cell": "exact-time"
      },
      {
       "field": "status",
       "title": "portal:status",
       "cell": "status-chip"
      },
      {
       "field": "reason",
       "title": "portal:reason",
       "cell": "text"
      }
     ]
    },
    "actions": [],
    "access": [
     "TwoFa"
    ]
   },
   "blocks": [
    {
     "id": "facts",
     "width": "half",
     "kind": "facts",
     "title": "two-fa:details",
     "look": "facts",
     "facts": [
      {
       "id": "reason",
       "field": "reason",
       "title": "portal:reason",
       "cell": "text"
      },
      {
       "id": "service",
       "field": "service_name",
       "title": "two-fa:service",
       "cell": "text"
      },
      {
       "id": "country",
       "field": "country_code",
       "title": "portal:country",
       "cell": "country"
      },
      {
       "id": "channel",
       "field": "channel",
       "title": "two-fa:channel",
       "cell": "text"
      },
      {
       "id": "purpose",
       "field": "purpose",
       "title": "two-fa:purpose",
       "cell": "text"
      },
      {
       "id": "sends",
       "field": "sends",
       "title": "two-fa:codes-sent",
       "cell": "number"
      },
      {
       "id": "attempts",
       "field": "attempts",
       "title": "two-fa:codes-checked",
       "cell": "number"
      },
      {
       "id": "address",
       "field": "address",
       "title": "two-fa:address-of-user",
       "cell": "text"
      },
      {
       "id": "charge",
       "field": "charge",
       "title": "two-fa:charge",
       "cell": "money"
      },
      {
       "id": "created",
       "field": "created_at",
       "title": "two-fa:started",
       "cell": "exact-time"
      },
      {
       "id": "expires",
       "field": "expires_at",
       "title": "two-fa:valid-until",
       "cell": "exact-time"
      }
     ]
    },
    {
     "id": "events",
     "width": "half",
     "kind": "timeline",
     "title": "two-fa:events",
     "field": "events"
    }
   ]
  }
 },
 "texts": {
  "portal:list-active-filters": "Active filters",
  "portal:list-statistics": "Totals of the matching rows",
  "portal:list-chart-show": "Show chart",
  "portal:list-chart-hide": "Hide chart",
  "portal:list-chart-days": "{figure} per day",
  "portal:list-chart-weeks": "{figure} per week",
  "portal:list-chart-months": "{figure} per month",
  "portal:list-chart-figure": "Figure",
  "portal:list-chart-filter": "Filter by date",
  "portal:list-chart-total": "{period}: {figure} in total.",
  "portal:list-chart-peak-day": "Peak: {figure} on {day}.",
  "portal:list-chart-peak-week": "Peak: {figure} in the week of {day}.",
  "portal:list-chart-peak-month": "Peak: {figure} in {day}.",
  "portal:list-chart-other": "Other",
  "portal:list-chart-nothing": "Nothing in this period",
  "portal:list-remove-filter": "Remove filter {filter}: {value}",
  "portal:list-filter-unavailable": "unavailable",
  "portal:list-clear-all": "Clear all",
  "portal:list-more-filters": "More filters ({count})",
  "portal:list-fewer-filters": "Fewer filters",
  "portal:list-clear": "Clear",
  "portal:list-matches": {
   "one": "1 row matches",
   "other": "{count} rows match"
  },
  "portal:list-lowest": "At least",
  "portal:list-highest": "At most",
  "portal:list-number-least": "at least {number}",
  "portal:list-number-most": "at most {number}",
  "portal:list-number-missing": "Enter at least one number",
  "portal:list-number-format": "Enter numbers such as 5 or 0.25",
  "portal:list-number-order": "The first number can’t be higher than the second",
  "portal:list-choices-search": "Search: {filter}",
  "portal:list-choices-chosen": "{filter}: selected",
  "portal:list-choices-none": "No matches",
  "portal:list-choices-more": {
   "one": "1 more. Type to find it.",
   "other": "{count} more. Type to find them."
  },
  "portal:list-sort": "Sort by",
  "portal:list-sort-usual": "Default order",
  "portal:list-sort-ascending": "Sort ascending",
  "portal:list-sort-descending": "Sort descending",
  "portal:list-views": "Views",
  "portal:list-view-current": "View: {name}",
  "portal:list-view-edited": "View: {name} (changed)",
  "portal:list-view-all": "All records",
  "portal:list-views-shared": "Shared with your team",
  "portal:list-views-failed": "Couldn’t load the views.",
  "portal:list-view-is-shared": "Shared",
  "portal:list-view-default": "Open this list with “{name}”",
  "portal:list-view-default-hint": "Open this list with this view",
  "portal:list-view-edit": "Edit “{name}”",
  "portal:list-view-edit-hint": "Edit",
  "portal:list-view-delete": "Delete view",
  "portal:list-view-delete-of": "Delete “{name}”",
  "portal:list-view-delete-ask": "Delete “{name}”?",
  "portal:list-view-keep": "Keep view",
  "portal:list-view-name": "View name",
  "portal:list-view-share": "Share with my team",
  "portal:list-view-save": "Save",
  "portal:list-view-cancel": "Cancel",
  "portal:list-view-save-new": "Save as new view",
  "portal:list-view-update": "Save changes to “{name}”",
  "portal:list-view-lost": "This view uses something this list no longer has: {parts}.",
  "portal:list-view-gone": "This view was deleted or is no longer shared with you.",
  "portal:list-row-expand": "Details: {row}",
  "portal:list-row-facts": "Details: {row}",
  "portal:list-group": "Group by",
  "portal:list-group-not": "Not grouped",
  "portal:list-group-by": "Group by: {field}",
  "portal:list-group-none": "None",
  "portal:list-group-count": {
   "one": "1 row",
   "other": "{count} rows"
  },
  "portal:list-columns": "Columns",
  "portal:list-columns-reset": "Reset",
  "portal:list-columns-hint": "Drag to reorder, or press Alt with ↑ or ↓.",
  "portal:list-column-moved": "{column}: position {position} of {total}",
  "portal:list-periods": "Periods",
  "portal:list-today": "Today",
  "portal:list-yesterday": "Yesterday",
  "portal:list-this-month": "This month",
  "portal:list-last-month": "Last month",
  "portal:list-all-time": "All time",
  "portal:list-any-time": "any time",
  "portal:list-from": "From",
  "portal:list-to": "To",
  "portal:list-range-from": "from {date}",
  "portal:list-range-until": "until {date}",
  "portal:list-apply": "Apply",
  "portal:list-date-missing": "Enter at least one date",
  "portal:list-date-format": "Enter dates as MM.DD.YYYY",
  "portal:list-date-order": "The start date must be before the end date",
  "portal:action-leave": "What you entered will be lost.",
  "portal:action-discard": "Discard",
  "portal:list-actions": "Actions",
  "portal:list-actions-of": "Actions: {row}",
  "portal:list-action-of": "{action}: {row}",
  "portal:list-nothing-title": "Nothing matches",
  "portal:list-nothing-text": "No rows match your filters.",
  "portal:list-clear-filters": "Clear filters",
  "portal:list-stale": "These rows may be out of date. {reason}",
  "portal:list-link-problems": "Parts of this link weren’t recognized and were ignored: {parts}.",
  "portal:list-pages": "Pages",
  "portal:list-rows-per-page": "Rows per page",
  "portal:list-range": "{first}–{last} of {total}",
  "portal:list-first-page": "First page",
  "portal:list-previous-page": "Previous page",
  "portal:list-next-page": "Next page",
  "portal:list-last-page": "Last page",
  "portal:list-clear-search": "Clear search",
  "portal:drawer": "Details",
  "portal:drawer-previous": "Previous row (↑)",
  "portal:drawer-next": "Next row (↓)",
  "portal:drawer-page": "Open page",
  "portal:drawer-close": "Close (Esc)",
  "portal:drawer-missing": "This record no longer exists",
  "portal:drawer-back": "Back to the list",
  "portal:list-refresh": "Refresh",
  "portal:list-export": "Export CSV",
  "portal:list-exporting": "Exporting…",
  "portal:list-export-hint": "All rows that match the filters, as a CSV file",
  "portal:list-more": "More for this list",
  "portal:list-updating": "Updating…",
  "portal:list-updated-now": "Updated just now",
  "portal:list-updated-seconds": "Updated {count} s ago",
  "portal:list-updated-minutes": "Updated {count} min ago",
  "portal:form-required": "Required field",
  "portal:form-invalid": "Please check this field",
  "portal:form-choice-gone": "This option is no longer available. Choose another.",
  "portal:form-not-a-choice": "Not a valid choice",
  "portal:form-max-length": {
   "one": "Use at most {count} character",
   "other": "Use at most {count} characters"
  },
  "portal:form-min-length": {
   "one": "Use at least {count} character",
   "other": "Use at least {count} characters"
  },
  "portal:form-maximum": "Enter {count} or less",
  "portal:form-minimum": "Enter at least {count}",
  "portal:form-max-items": "You can add up to {count}",
  "portal:form-min-items": "Add at least {count}",
  "portal:file-choose": "Choose file",
  "portal:file-choose-many": "Attach files",
  "portal:file-hint": "or drop or paste here. Up to {megabytes} MB: {types}",
  "portal:file-hint-many": "or drop or paste here. Up to {count} files of {megabytes} MB each: {types}",
  "portal:file-one": "You can add one file. Remove the current one first.",
  "portal:file-uploading": "Uploading {name}",
  "portal:file-uploaded": "{name} uploaded",
  "portal:file-removed": "{name} removed",
  "portal:file-remove": "Remove {name}",
  "portal:file-cancel": "Cancel the upload of {name}",
  "portal:file-leave": "The upload will be canceled, and the file won’t be added.",
  "portal:form-file": "This file can’t be used. Choose a file of up to {megabytes} MB: {types}.",
  "portal:form-held": "Wait until the upload is complete.",
  "portal:form-recording": "Stop the recording first.",
  "portal:form-file-gone": "This file is no longer available. Upload it again.",
  "portal:form-whole-number": "Enter a whole number",
  "portal:form-number": "Enter a number",
  "portal:form-pattern": "Invalid format",
  "portal:form-multiple-of": "Use steps of {count}",
  "portal:form-distinct": "This is listed twice",
  "portal:form-date-format": "Enter the date as MM.DD.YYYY",
  "portal:form-date-time-format": "Enter the date as MM.DD.YYYY and the time as HH:MM",
  "portal:form-email-format": "Enter a full email address, like name@example.com",
  "portal:form-phone-format": "Enter the number with its country code, like +447400123456",
  "portal:form-uri-format": "Enter a full URL, like https://example.com",
  "portal:form-fixed": "Can’t be changed",
  "portal:form-secret": "Stored, not shown",
  "portal:form-challenge": "Verify the number first.",
  "portal:challenge-sent": "The code was successfully sent.",
  "portal:challenge-sent-sms": "We sent an SMS with a code to {number}.",
  "portal:challenge-sent-voice": "We’re calling {number} with your code.",
  "portal:challenge-not-sent": "We haven’t sent a code to {number} yet.",
  "portal:challenge-change": "Change number",
  "portal:challenge-code": "Code",
  "portal:challenge-verify": "Verify",
  "portal:challenge-again": "Send it again",
  "portal:challenge-resend-in": "Resend in {seconds} seconds",
  "portal:challenge-by-call": "Call me instead",
  "portal:challenge-by-text": "Send an SMS instead",
  "portal:challenge-try-other": "Try the other method, or try again in a moment.",
  "portal:challenge-both-failed": "Neither SMS nor calls work right now. Try again later, or email {email}.",
  "portal:challenge-attempts-left": {
   "one": "{count} attempt left.",
   "other": "{count} attempts left."
  },
  "portal:challenge-attempts": "Too many attempts to verify the phone number. Try again later.",
  "portal:challenge-expired": "The code has expired.",
  "portal:challenge-number-first": "Enter the phone number first.",
  "portal:challenge-will-send": "We’ll send a 6-digit code to {number}.",
  "portal:challenge-send-sms": "Send code by SMS",
  "portal:challenge-send-voice": "Call with code",
  "portal:challenge-verified": "{number} is verified.",
  "portal:form-secret-stored": "Stored. Leave empty to keep it.",
  "portal:form-secret-remove": "Remove",
  "portal:form-secret-removed": "Will be removed when you save.",
  "portal:form-secret-keep": "Keep it",
  "portal:form-errors": {
   "one": "1 field needs your attention:",
   "other": "{count} fields need your attention:"
  },
  "portal:form-load-failed": "Couldn’t load the options.",
  "portal:form-show-more": "Show more",
  "portal:form-options": "Options",
  "portal:form-range": "{minimum} to {maximum}",
  "portal:form-at-most": "At most {maximum}",
  "portal:form-at-least": "At least {minimum}",
  "portal:form-length-of": "{count} of {limit} characters",
  "portal:form-items-of": "{count} of {limit} selected",
  "portal:choices-search": "Search",
  "portal:choices-search-in": "Search in {field}",
  "portal:choices-chosen": "Selected: {field}",
  "portal:choices-remove": "Remove {option}",
  "portal:choices-added": "{option} selected",
  "portal:choices-removed": "{option} removed",
  "portal:choices-undo": "Undo",
  "portal:choices-show-all": "Show all",
  "portal:choices-show-less": "Show less",
  "portal:choices-details": "What {option} includes ({count})",
  "portal:choices-others": "Others",
  "portal:form-no-match": "Nothing matches",
  "portal:money-unreadable": "Enter an amount, such as 50 or 12.50",
  "portal:money-ambiguous": "Do you mean thousands or cents? Write 1234 or 1234.00",
  "portal:money-too-fine": "An amount can have two decimals at most",
  "portal:form-narrow": {
   "one": "{count} more: type to narrow the list",
   "other": "{count} more: type to narrow the list"
  },
  "portal:form-choose": "Choose…",
  "portal:form-tags-hint": "Press Enter after each one.",
  "portal:rows-add": "Add {item}",
  "portal:rows-remove": "Remove {item} {place}",
  "portal:rows-up": "Move {item} {place} up",
  "portal:rows-down": "Move {item} {place} down",
  "portal:rows-line": "{item} {place}",
  "portal:rows-added": "Added {item} {place}",
  "portal:rows-removed": "Removed {item} {place}",
  "portal:rows-moved": "Moved {item} to place {place} of {count}",
  "portal:rows-full": {
   "one": "You can add only {count}",
   "other": "You can add up to {count}"
  },
  "portal:rows-none": "None yet",
  "portal:form-unsaved": "Unsaved changes",
  "portal:form-discard": "Discard changes",
  "portal:form-discarded": "Changes discarded",
  "portal:form-draft-restored": "We kept what you entered {when}. It isn’t saved yet.",
  "portal:form-clash-text": "Someone else changed this after you started. Whatever you choose, the rest of what you entered is kept.",
  "portal:form-clash-theirs": "Saved now: {value}",
  "portal:form-clash-mine": "Yours: {value}",
  "portal:form-clash-empty": "nothing",
  "portal:form-clash-take": "Take theirs",
  "portal:form-clash-later": "Keep editing",
  "portal:form-date": "Date",
  "portal:form-time": "Time",
  "portal:form-open-calendar": "Choose date",
  "portal:form-open-times": "Choose time",
  "portal:form-hour": "Hour",
  "portal:form-minute": "Minute",
  "portal:form-gap": "Clocks in {zone} skip this time when they go forward. We’ll use {time}.",
  "portal:wizard-steps": "Steps",
  "portal:wizard-aside": "Preview",
  "portal:wizard-done": "Done:",
  "portal:wizard-save-first": "Save first",
  "portal:wizard-locked": "Complete “{step}” first",
  "portal:wizard-now-required": "{field} is now required.",
  "portal:wizard-now-refused": "{field} needs a different value now.",
  "portal:wizard-fill-in": "Fill it in under {step}.",
  "portal:wizard-step-asks": "Something here needs your attention",
  "portal:wizard-next": "Next",
  "portal:wizard-submit": "Save",
  "portal:wizard-cancel": "Cancel",
  "portal:wizard-not-editable": "This can’t be changed now.",
  "portal:wizard-view-record": "View details",
  "portal:wizard-edit-record": "Edit",
  "portal:wizard-edit": "Edit",
  "portal:wizard-edit-row": "Edit {row}",
  "portal:wizard-checking": "Checking…",
  "portal:wizard-about": "about {value}",
  "portal:wizard-sending": "Sending…",
  "portal:wizard-draft-restored": "Draft restored, saved {when}.",
  "portal:wizard-discard": "Discard",
  "portal:wizard-fixed-step": "These details can no longer be changed.",
  "portal:wizard-offline": "The server didn’t respond. Nothing you entered is lost. Check your connection and try again.",
  "portal:wizard-conflict-title": "Changed by someone else",
  "portal:wizard-conflict-text": "Someone else saved changes after you opened this page. Keep yours and overwrite theirs, reload and lose yours, or keep editing and decide later.",
  "portal:wizard-keep-mine": "Keep mine",
  "portal:wizard-reload": "Reload",
  "portal:page-rows-range": "{first}–{last} of {total}",
  "portal:page-rows-previous": "Previous rows",
  "portal:page-rows-next": "Next rows",
  "portal:record-ask": "Ask support",
  "portal:record-ask-subject": "{kind}: {name}",
  "portal:record-ask-fact": "{title}: {value}",
  "portal:record-actions": "More actions",
  "portal:event-created": "Created",
  "portal:event-rotated": "New secret",
  "portal:event-by-user": "A user",
  "portal:event-by-carrier": "Carrier",
  "portal:event-by-reviewer": "Review team",
  "portal:event-by-time": "Automatic",
  "portal:event-by-server": "System",
  "portal:block-failed": "Couldn’t load",
  "portal:block-no-value": "None yet",
  "portal:task-done": "– done",
  "portal:stats-up": "Up {size}",
  "portal:stats-down": "Down {size}",
  "portal:stats-same": "Unchanged",
  "portal:chart-as-table": "Show as table",
  "portal:chart-as-chart": "Show as chart",
  "portal:chart-see-table": "Chart. You can show its figures as a table.",
  "portal:chart-cut": "Bars with a number go off the scale",
  "portal:chart-point": "Day or name",
  "portal:code-copy": "Copy",
  "portal:code-copied": "Copied",
  "portal:widget-failed": "Something went wrong. Please try again later",
  "portal:widget-offline": "We can’t reach the server. Check your connection.",
  "portal:phone-kind": "Text message",
  "portal:phone-message": "Message",
  "portal:phone-sender": "Sender ID",
  "portal:phone-length": "{segments} · {units} units · {encoding}",
  "portal:phone-unicode": "Unicode",
  "portal:list-select-row": "Select {row}",
  "portal:list-select-page": "Select all rows on this page",
  "portal:list-selected": {
   "one": "1 selected",
   "other": "{count} selected"
  },
  "portal:list-select-all": {
   "one": "Select the matching row",
   "other": "Select all {count} matching rows"
  },
  "portal:list-select-none": "Clear selection",
  "portal:bulk-title": {
   "one": "{action}: 1 row",
   "other": "{action}: {count} rows"
  },
  "portal:bulk-checking": "Checking…",
  "portal:bulk-can": {
   "one": "1 row will be changed.",
   "other": "{count} rows will be changed."
  },
  "portal:bulk-cannot": {
   "one": "1 row will be skipped:",
   "other": "{count} rows will be skipped:"
  },
  "portal:bulk-nothing": "None of these rows can be changed.",
  "portal:bulk-undo": "You can undo this afterward.",
  "portal:bulk-cancel": "Cancel",
  "portal:bulk-close": "Close",
  "portal:bulk-background": "Run in background",
  "portal:list-export-started": "We’re preparing your export. Once it’s ready, you can download it here for a week:",
  "portal:list-export-work": "Background work",
  "portal:task-progress": "Progress",
  "portal:task-count": "{done} of {total}",
  "portal:task-speed": "{speed} per second",
  "portal:task-seconds-left": {
   "one": "1 second left",
   "other": "{count} seconds left"
  },
  "portal:task-minutes-left": {
   "one": "1 minute left",
   "other": "{count} minutes left"
  },
  "portal:task-hours-left": {
   "one": "1 hour left",
   "other": "{count} hours left"
  },
  "portal:task-stop": "Stop",
  "portal:task-resume": "Resume",
  "portal:task-retry": {
   "one": "Retry 1 row",
   "other": "Retry {count} rows"
  },
  "portal:task-undo": "Undo",
  "portal:task-running": "Running",
  "portal:task-stopped": "Stopped",
  "portal:task-ended": "Done",
  "portal:task-failed": "Couldn’t finish",
  "portal:task-refused": {
   "one": "1 row couldn’t be changed",
   "other": "{count} rows couldn’t be changed"
  },
  "portal:task-unnamed": "Deleted record",
  "portal:task-more": {
   "one": "and 1 more",
   "other": "and {count} more"
  },
  "portal:task-download": "Download",
  "portal:task-none": "Nothing is running, and nothing ran in the last 30 days.",
  "two-fa:message-empty": "Choose a language to see the message.",
  "two-fa:sms": "SMS",
  "two-fa:voice": "Voice",
  "two-fa:preview-needs-phone": "To run a preview, ensure you've entered a valid phone number in international format in the Contact Information tab under My Account",
  "two-fa:preview-to": "We’ll send a code to {number}.",
  "two-fa:preview-channel": "Send the code by",
  "two-fa:preview-steps": "Steps",
  "two-fa:preview-send": "Send code",
  "two-fa:preview-verify": "Verify",
  "two-fa:preview-close": "Close",
  "two-fa:preview-code": "Code",
  "two-fa:preview-code-missing": "Enter the code",
  "two-fa:preview-again": "Send it again",
  "two-fa:preview-resend-in": "Resend in {seconds} seconds",
  "two-fa:preview-step-channel": "Channel",
  "two-fa:preview-step-code": "Code",
  "two-fa:preview-step-success": "Result",
  "two-fa:code-attempts": "Too many attempts to verify the phone number. Try again later.",
  "two-fa:enter-number": "Enter a phone number",
  "two-fa:test-number": "Phone number",
  "two-fa:test-number-help": "With + and the country code, such as +14155550123",
  "two-fa:two-fa": "2FA",
  "two-fa:services": "2FA services",
  "two-fa:service": "2FA service",
  "two-fa:new-service": "New 2FA service",
  "two-fa:edit-service": "Edit 2FA service",
  "two-fa:service-details": "Service details",
  "two-fa:service-name": "Service name",
  "two-fa:service-name-help": "Letters, digits and spaces. Shown to your team and in your history.",
  "two-fa:name-it": "Enter a service name",
  "two-fa:letters-and-digits": "Use letters, digits and spaces only",
  "two-fa:code-length": "Code length",
  "two-fa:code-length-help": "4 to 10 digits.",
  "two-fa:enter-length": "Enter a code length",
  "two-fa:length-needs-permission": "You don’t have permission to change the code length",
  "two-fa:number-validation": "Number validation",
  "two-fa:number-validation-help": "Checks with the carriers that a number can be reached before sending a code.",
  "two-fa:sender-id": "Sender ID",
  "two-fa:choose-sender": "Choose a Sender ID",
  "two-fa:no-senders": "You don’t have an approved Sender ID yet.",
  "two-fa:create-sender": "Create a Sender ID",
  "two-fa:shared-sender-ids": "Shared Sender IDs",
  "two-fa:shared-sender-ids-help": "Uses one of ours in countries where your Sender ID isn’t registered.",
  "two-fa:caller-id": "Caller ID",
  "two-fa:choose-caller-id": "Choose a caller ID",
  "two-fa:no-caller-ids": "You don’t have a verified caller ID or a voice number yet.",
  "two-fa:verify-number": "Verify a number",
  "two-fa:failover": "Failover",
  "two-fa:failover-help": "Calls the number when the SMS can’t be delivered.",
  "two-fa:failover-needs": "Failover needs SMS with a Sender ID, Voice with a caller ID, and number validation",
  "two-fa:choose-channel": "Turn on SMS, Voice or both",
  "two-fa:message-and-code": "Message and code",
  "two-fa:message-language": "Language",
  "two-fa:choose-language": "Choose a language",
  "two-fa:uuid": "ID",
  "two-fa:message": "Message",
  "two-fa:message-help": "Leave empty for our text in the chosen language. Write the word code in curly braces where the code goes.",
  "two-fa:message-needs-code": "Write the word code in curly braces where the code goes",
  "two-fa:code-minutes": "Valid for (minutes)",
  "two-fa:code-minutes-help": "1 to 60",
  "two-fa:app-hash": "Android app hash",
  "two-fa:app-hash-help": "11 characters. Your Android app then reads the code from the SMS by itself (SMS Retriever).",
  "two-fa:app-hash-format": "Enter the 11 characters of the app hash: letters, digits, + and /",
  "two-fa:message-too-long-for-app": "Too long for Android: with the code and the app hash, a message has at most 140 bytes",
  "two-fa:enter-minutes": "Enter a number of minutes",
  "two-fa:attempts": "Attempts",
  "two-fa:enter-attempts": "Enter a number of attempts",
  "two-fa:attempts-range": "1 to 10",
  "two-fa:resend-seconds": "Resend after (seconds)",
  "two-fa:resend-seconds-help": "30 to 600",
  "two-fa:enter-seconds": "Enter a number of seconds",
  "two-fa:protection": "Limits and fraud protection",
  "two-fa:protection-info": "Stops people from running up costs with numbers they control.",
  "two-fa:countries": "Allowed countries",
  "two-fa:countries-help": "Leave empty to allow every country we reach.",
  "two-fa:number-limit": "Codes per number per hour",
  "two-fa:address-limit": "Codes per IP address per hour",
  "two-fa:country-limit": "Codes per country per hour",
  "two-fa:enter-limit": "Enter a limit",
  "two-fa:guard-enabled": "Pumping guard",
  "two-fa:guard-enabled-help": "Blocks a number prefix for an hour when too few of its codes are entered.",
  "two-fa:guard-conversion": "Minimum conversion (%)",
  "two-fa:guard-conversion-help": "The share of codes entered, counted per number prefix over the last hour, from 10 codes on.",
  "two-fa:enter-percent": "Enter a percentage",
  "two-fa:example-code": "Example code",
  "two-fa:example-message": "Example message",
  "two-fa:channels": "Channels",
  "two-fa:preview": "Preview",
  "two-fa:create": "Create",
  "two-fa:save-and-preview": "Save and preview",
  "two-fa:service-created": "2FA service created",
  "two-fa:service-saved": "2FA service saved",
  "two-fa:service-not-saved": "Couldn’t save the 2FA service. Try again.",
  "two-fa:service-deleted": "2FA service deleted",
  "two-fa:open-my-account": "Open My account",
  "two-fa:any-channel": "Any channel",
  "two-fa:delete-title": "Delete this 2FA service?",
  "two-fa:delete-text": "Requests for this service will be refused. Its sessions stay in your history.",
  "two-fa:no-services": "No 2FA services yet",
  "two-fa:no-services-text": "Create a service to verify your customers’ phone numbers by SMS or voice.",
  "two-fa:last-30-days": "Last 30 days",
  "two-fa:verified": "Verified",
  "two-fa:failed": "Failed",
  "two-fa:canceled": "Canceled",
  "two-fa:invalid": "Invalid",
  "two-fa:pending": "Pending",
  "two-fa:conversion": "Conversion",
  "two-fa:cost-per-verified": "Cost per verified user",
  "two-fa:sessions": "Sessions",
  "two-fa:session": "Verification session",
  "two-fa:all-sessions": "All sessions",
  "two-fa:no-sessions": "No verification sessions yet",
  "two-fa:no-sessions-text": "Sessions appear here once you start a verification.",
  "two-fa:verify-by-api": "Verify a number with the API",
  "two-fa:curl": "curl",
  "two-fa:javascript": "JavaScript",
  "two-fa:python": "Python",
  "two-fa:php": "PHP",
  "two-fa:test": "Test",
  "two-fa:test-about": "Send a code to any phone number to try the service. The test is charged like any other session.",
  "two-fa:preview-about": "Send a code to your own number to see what your customers get. The preview is charged like any other session.",
  "two-fa:two-fa-history": "2FA history",
  "two-fa:search-by-number": "Search by number",
  "two-fa:any-country": "Any country",
  "two-fa:any-purpose": "Any source",
  "two-fa:phone-number": "Phone number",
  "two-fa:channel": "Channel",
  "two-fa:purpose": "Source",
  "two-fa:api": "API",
  "two-fa:codes-sent": "Codes sent",
  "two-fa:codes-checked": "Codes checked",
  "two-fa:address-of-user": "IP address",
  "two-fa:charge": "Charge",
  "two-fa:amount": "Amount",
  "two-fa:events": "Events",
  "two-fa:when": "When",
  "two-fa:sms-sent": "Code sent by SMS",
  "two-fa:voice-sent": "Code sent by call",
  "two-fa:sms-failed": "SMS not delivered",
  "two-fa:voice-failed": "Call not delivered",
  "two-fa:wrong-code": "Wrong code entered",
  "two-fa:session-started": "Session started",
  "two-fa:valid-until": "Valid until",
  "two-fa:started": "Started",
  "two-fa:details": "Details",
  "two-fa:verification": "Verification",
  "two-fa:choose-service": "Choose a 2FA service",
  "two-fa:code": "Code",
  "two-fa:enter-code": "Enter the code",
  "two-fa:digits-only": "Use digits only",
  "two-fa:result": "Result",
  "two-fa:success": "Success",
  "two-fa:error": "Error",
  "two-fa:attempts-left": "Attempts left",
  "two-fa:resend-in": "Seconds until a new code",
  "two-fa:view-sessions": "View sessions"
 }
}

// Carried by every compiled module, so that it stands alone under a strict content policy.
const object =
  (properties, required = [], closed = true) =>
  (value, path, errors) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return fail(errors, path, 'type', { type: 'object' })
    for (const name of Object.keys(value)) {
      if (value[name] === undefined) continue
      const check = Object.hasOwn(properties, name) ? properties[name] : closed ? unknown : anything
      check(value[name], path === '' ? name : path + '.' + name, errors)
    }
    for (const name of required) {
      if (value[name] === undefined) fail(errors, path === '' ? name : path + '.' + name, 'required', {})
    }
  }
const array =
  ({ items, minItems = 0, maxItems = Infinity, distinct }) =>
  (value, path, errors) => {
    if (!Array.isArray(value)) return fail(errors, path, 'type', { type: 'array' })
    if (value.length < minItems) return fail(errors, path, 'minItems', { limit: minItems })
    if (value.length > maxItems) return fail(errors, path, 'maxItems', { limit: maxItems })
    for (let index = 0; index < value.length; index++) items(value[index], path + '[' + index + ']', errors)
    if (distinct) alike(value, distinct, path, errors)
  }
// The first of two that are alike is right.
const alike = (items, by, path, errors) => {
  const seen = new Set()
  for (let index = 0; index < items.length; index++) {
    const item = items[index]
    const own = by === true ? item : typeof item === 'object' && item !== null ? item[by] : undefined
    if (own === undefined || own === null || own === '') continue
    const key = canonical(own)
    const place = path + '[' + index + ']' + (by === true ? '' : '.' + by)
    if (seen.has(key)) fail(errors, place, 'distinct', {})
    seen.add(key)
  }
}
const canonical = (value) =>
  JSON.stringify(value, (_name, own) =>
    typeof own === 'object' && own !== null && !Array.isArray(own)
      ? Object.fromEntries(Object.entries(own).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : own,
  )
// They reorder what is shown around them. Joiners and marks of direction are part of words.
const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/
const string = (limits) => (value, path, errors) => {
  if (typeof value !== 'string') return fail(errors, path, 'type', { type: 'string' })
  const { minLength = 0, maxLength = Infinity, values, pattern, patterns = [], format, trim = false } = limits
  if (
    value.length < minLength ||
    (minLength > 0 && value.length < minLength * 2 && Array.from(value).length < minLength)
  )
    return fail(errors, path, 'minLength', { limit: minLength })
  if (value.length > maxLength && (value.length > maxLength * 2 || Array.from(value).length > maxLength))
    return fail(errors, path, 'maxLength', { limit: maxLength })
  if (values && !values.includes(value)) return fail(errors, path, 'enum', { allowedValues: values })
  if (pattern && !pattern.test(value)) return fail(errors, path, 'pattern', { pattern: pattern.source })
  const broken = patterns.findIndex((each) => !each.test(value))
  if (broken >= 0) return fail(errors, path, 'pattern', { pattern: patterns[broken].source, index: broken })
  if (format && !formats[format](value)) return fail(errors, path, 'format', { format })
  if (!value.isWellFormed() || value.includes('\0') || (trim && BIDI_CONTROLS.test(value)))
    fail(errors, path, 'format', { format: 'text' })
}
const number =
  ({ type, minimum = -Infinity, maximum = Infinity, multipleOf, values }) =>
  (value, path, errors) => {
    if (!(type === 'integer' ? Number.isSafeInteger(value) : Number.isFinite(value)))
      return fail(errors, path, 'type', { type })
    if (value < minimum) return fail(errors, path, 'minimum', { limit: minimum })
    if (value > maximum) return fail(errors, path, 'maximum', { limit: maximum })
    if (multipleOf !== undefined && !isMultiple(value, multipleOf))
      return fail(errors, path, 'multipleOf', { multipleOf })
    if (values && !values.includes(value)) fail(errors, path, 'enum', { allowedValues: values })
  }
// As people write decimals: 1.1 is a multiple of 0.01, whatever their binary fractions say.
const isMultiple = (value, step) => {
  const decimals = (/\.(\d+)$/.exec(String(step))?.[1] ?? '').length
  return Number((Math.round(value / step) * step).toFixed(decimals)) === value
}
const boolean = (value, path, errors) => {
  if (typeof value !== 'boolean') fail(errors, path, 'type', { type: 'boolean' })
}
const anything = () => {}
const unknown = (_value, path, errors) => fail(errors, path, 'unknown', {})
const readOnly = (_value, path, errors) => fail(errors, path, 'read-only', {})
const fail = (errors, path, keyword, params) => {
  if (errors.length < 200) errors.push({ path, keyword, params })
}
const validator = (check) => (value) => {
  const errors = []
  check(value, '', errors)
  return errors
}
const isDate = (text) => {
  const match = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text)
  if (!match) return false
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  return (
    month >= 1 &&
    month <= 12 &&
    day >= 1 &&
    day <= new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate()
  )
}
const isTime = (text) => /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?$/.test(text)
// The rule of src/shared/emails.ts, which a module of validators cannot import; a test holds both equal.
const isEmail = (text) => {
  const at = text.lastIndexOf('@')
  const [local, domain] = [text.slice(0, Math.max(at, 0)), text.slice(at + 1)]
  return (
    at >= 1 &&
    local.length <= 63 &&
    domain.length <= 64 &&
    /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/.test(local) &&
    /^(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z][A-Za-z0-9-]{0,8}[A-Za-z0-9]$/.test(domain)
  )
}
const formats = {
  uuid: (text) => /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(text),
  date: isDate,
  // To the minute and in the years of the date picker.
  'local-date-time': (text) =>
    /^(?:19[89]\d|20[0-4]\d|2050)-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d$/.test(text) &&
    isDate(text.slice(0, 10)),
  'date-time': (text) => {
    const zone = /(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/.exec(text)
    return (
      zone !== null && text[10] === 'T' && isDate(text.slice(0, 10)) && isTime(text.slice(11, zone.index))
    )
  },
  email: isEmail,
  phone: (text) => /^\+[1-9]\d{6,14}$/.test(text),
  // The parser drops line breaks and tabs, and reads \\ as /: what is stored would not be what was checked.
  uri: (text) =>
    text.length <= 2048 &&
    !/[\s\\\p{Cc}]/u.test(text) &&
    URL.canParse(text) &&
    /^https?:$/.test(new URL(text).protocol),
}

export const validators = {
  "two-fa-service.create": validator(object({ "id": readOnly, "version": readOnly, "uuid": readOnly, "name": string({ minLength: 1, maxLength: 30, trim: true, pattern: /^[\p{L}\p{M}\p{N} ]+$/u }), "code_length": number({ type: "integer", minimum: 4, maximum: 10 }), "validation_enabled": boolean, "sms_enabled": boolean, "senderid": object({ "id": string({ format: "uuid" }), "title": readOnly }, ["id"]), "shared_sender_ids": boolean, "voice_enabled": boolean, "callerid": object({ "id": string({ format: "uuid" }), "number": readOnly }, ["id"]), "failover_enabled": boolean, "language": string({ maxLength: 5 }), "message": string({ maxLength: 300, trim: true, pattern: /\{code\}/u }), "app_hash": string({ minLength: 11, maxLength: 11, trim: true, pattern: /^[A-Za-z0-9+/]{11}$/u }), "code_minutes": number({ type: "integer", minimum: 1, maximum: 60 }), "attempts": number({ type: "integer", minimum: 1, maximum: 10 }), "resend_seconds": number({ type: "integer", minimum: 30, maximum: 600 }), "countries": array({ maxItems: 250, distinct: true, items: string({ maxLength: 2 }) }), "number_limit": number({ type: "integer", minimum: 1, maximum: 100 }), "address_limit": number({ type: "integer", minimum: 1, maximum: 10000 }), "country_limit": number({ type: "integer", minimum: 1, maximum: 100000 }), "guard_enabled": boolean, "guard_conversion": number({ type: "integer", minimum: 1, maximum: 90 }), "code": readOnly, "channels": readOnly, "created_at": readOnly }, ["name","code_length","language","code_minutes","attempts","resend_seconds","number_limit","address_limit","country_limit"])),
  "two-fa-service.update": validator(object({ "id": readOnly, "version": readOnly, "uuid": readOnly, "name": string({ minLength: 1, maxLength: 30, trim: true, pattern: /^[\p{L}\p{M}\p{N} ]+$/u }), "code_length": number({ type: "integer", minimum: 4, maximum: 10 }), "validation_enabled": boolean, "sms_enabled": boolean, "senderid": object({ "id": string({ format: "uuid" }), "title": readOnly }, ["id"]), "shared_sender_ids": boolean, "voice_enabled": boolean, "callerid": object({ "id": string({ format: "uuid" }), "number": readOnly }, ["id"]), "failover_enabled": boolean, "language": string({ maxLength: 5 }), "message": string({ maxLength: 300, trim: true, pattern: /\{code\}/u }), "app_hash": string({ minLength: 11, maxLength: 11, trim: true, pattern: /^[A-Za-z0-9+/]{11}$/u }), "code_minutes": number({ type: "integer", minimum: 1, maximum: 60 }), "attempts": number({ type: "integer", minimum: 1, maximum: 10 }), "resend_seconds": number({ type: "integer", minimum: 30, maximum: 600 }), "countries": array({ maxItems: 250, distinct: true, items: string({ maxLength: 2 }) }), "number_limit": number({ type: "integer", minimum: 1, maximum: 100 }), "address_limit": number({ type: "integer", minimum: 1, maximum: 10000 }), "country_limit": number({ type: "integer", minimum: 1, maximum: 100000 }), "guard_enabled": boolean, "guard_conversion": number({ type: "integer", minimum: 1, maximum: 90 }), "code": readOnly, "channels": readOnly, "created_at": readOnly })),
  "two-fa-service.form": validator(object({ "id": anything, "version": anything, "uuid": anything, "name": string({ minLength: 1, maxLength: 30, trim: true, pattern: /^[\p{L}\p{M}\p{N} ]+$/u }), "code_length": number({ type: "integer", minimum: 4, maximum: 10 }), "validation_enabled": boolean, "sms_enabled": boolean, "senderid": object({ "id": string({ format: "uuid" }), "title": anything }), "shared_sender_ids": boolean, "voice_enabled": boolean, "callerid": object({ "id": string({ format: "uuid" }), "number": anything }), "failover_enabled": boolean, "language": string({ maxLength: 5 }), "message": string({ maxLength: 300, trim: true, pattern: /\{code\}/u }), "app_hash": string({ minLength: 11, maxLength: 11, trim: true, pattern: /^[A-Za-z0-9+/]{11}$/u }), "code_minutes": number({ type: "integer", minimum: 1, maximum: 60 }), "attempts": number({ type: "integer", minimum: 1, maximum: 10 }), "resend_seconds": number({ type: "integer", minimum: 30, maximum: 600 }), "countries": array({ maxItems: 250, distinct: true, items: string({ maxLength: 2 }) }), "number_limit": number({ type: "integer", minimum: 1, maximum: 100 }), "address_limit": number({ type: "integer", minimum: 1, maximum: 10000 }), "country_limit": number({ type: "integer", minimum: 1, maximum: 100000 }), "guard_enabled": boolean, "guard_conversion": number({ type: "integer", minimum: 1, maximum: 90 }), "code": anything, "channels": anything, "created_at": anything })),
  "two-fa-session.create": validator(object({ "id": readOnly, "version": readOnly, "service_id": readOnly, "service_name": readOnly, "dst": readOnly, "country_code": readOnly, "channel": readOnly, "purpose": readOnly, "status": readOnly, "reason": readOnly, "sends": readOnly, "attempts": readOnly, "address": readOnly, "charge": readOnly, "events": readOnly, "expires_at": readOnly, "created_at": readOnly })),
  "two-fa-session.update": validator(object({ "id": readOnly, "version": readOnly, "service_id": readOnly, "service_name": readOnly, "dst": readOnly, "country_code": readOnly, "channel": readOnly, "purpose": readOnly, "status": readOnly, "reason": readOnly, "sends": readOnly, "attempts": readOnly, "address": readOnly, "charge": readOnly, "events": readOnly, "expires_at": readOnly, "created_at": readOnly })),
  "two-fa-session.form": validator(object({ "id": anything, "version": anything, "service_id": anything, "service_name": anything, "dst": anything, "country_code": anything, "channel": anything, "purpose": anything, "status": anything, "reason": anything, "sends": anything, "attempts": anything, "address": anything, "charge": anything, "events": anything, "expires_at": anything, "created_at": anything })),
  "two-fa-verification.create": validator(object({ "id": readOnly, "version": readOnly, "service_id": string({ format: "uuid" }), "to": string({ maxLength: 30, trim: true }), "channel": string({ values: ["sms","voice"] }), "language": string({ maxLength: 5 }), "address": string({ maxLength: 45, trim: true }), "code": string({ maxLength: 10, trim: true, pattern: /^[0-9]+$/u }), "session_id": readOnly, "dst": readOnly, "status": readOnly, "success": readOnly, "message": readOnly, "result": readOnly, "attempts_left": readOnly, "resend_in": readOnly, "expires_at": readOnly, "sessions": readOnly, "pending": readOnly, "verified": readOnly, "expired": readOnly, "failed": readOnly, "canceled": readOnly, "conversion": readOnly, "cost_per_verified": readOnly }, ["service_id","to","code"])),
  "two-fa-verification.update": validator(object({ "id": readOnly, "version": readOnly, "service_id": string({ format: "uuid" }), "to": string({ maxLength: 30, trim: true }), "channel": string({ values: ["sms","voice"] }), "language": string({ maxLength: 5 }), "address": string({ maxLength: 45, trim: true }), "code": string({ maxLength: 10, trim: true, pattern: /^[0-9]+$/u }), "session_id": readOnly, "dst": readOnly, "status": readOnly, "success": readOnly, "message": readOnly, "result": readOnly, "attempts_left": readOnly, "resend_in": readOnly, "expires_at": readOnly, "sessions": readOnly, "pending": readOnly, "verified": readOnly, "expired": readOnly, "failed": readOnly, "canceled": readOnly, "conversion": readOnly, "cost_per_verified": readOnly })),
  "two-fa-verification.form": validator(object({ "id": anything, "version": anything, "service_id": string({ format: "uuid" }), "to": string({ maxLength: 30, trim: true }), "channel": string({ values: ["sms","voice"] }), "language": string({ maxLength: 5 }), "address": string({ maxLength: 45, trim: true }), "code": string({ maxLength: 10, trim: true, pattern: /^[0-9]+$/u }), "session_id": anything, "dst": anything, "status": anything, "success": anything, "message": anything, "result": anything, "attempts_left": anything, "resend_in": anything, "expires_at": anything, "sessions": anything, "pending": anything, "verified": anything, "expired": anything, "failed": anything, "canceled": anything, "conversion": anything, "cost_per_verified": anything })),
}
