// Written by codegen from definitions/. Do not edit.
export const definition = {
 "id": "my-numbers",
 "title": "my-numbers:my-numbers",
 "entities": {
  "did": {
   "id": "did",
   "module": "my-numbers",
   "title": "my-numbers:number",
   "properties": {
    "number": {
     "format": "phone",
     "readOnly": true,
     "type": "string",
     "title": "my-numbers:number",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "phone",
     "errors": {}
    },
    "label": {
     "maxLength": 100,
     "trim": true,
     "type": "string",
     "title": "my-numbers:label",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "tags": {
     "maxItems": 10,
     "type": "array",
     "title": "my-numbers:tags",
     "help": "my-numbers:tags-help",
     "distinct": true,
     "items": {
      "minLength": 1,
      "maxLength": 30,
      "trim": true,
      "type": "string",
      "title": "my-numbers:tags",
      "readOnly": false,
      "writeOn": [
       "create",
       "update"
      ],
      "sensitive": false,
      "cell": "text",
      "errors": {}
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
    "route_to": {
     "enum": [
      "none",
      "sip_uri",
      "phone",
      "trunk",
      "ivr"
     ],
     "default": "none",
     "type": "string",
     "title": "my-numbers:routing",
     "enumTexts": {
      "none": "my-numbers:no-routing",
      "trunk": "my-numbers:sip-trunk",
      "ivr": "my-numbers:ivr-service",
      "sip_uri": "my-numbers:sip-uri",
      "phone": "my-numbers:phone"
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
    "sip_uri": {
     "minLength": 1,
     "maxLength": 255,
     "pattern": "^[sS][iI][pP][sS]?:[A-Za-z0-9.!~*'()&=+$,;?/_%-]+@[A-Za-z0-9-]+(?:\\.[A-Za-z0-9-]+)*(?::[0-9]{1,5})?$",
     "trim": true,
     "type": "string",
     "title": "my-numbers:sip-uri",
     "help": "my-numbers:sip-uri-help",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "pattern": "my-numbers:sip-uri-help"
     }
    },
    "forward_to": {
     "format": "phone",
     "type": "string",
     "title": "my-numbers:phone",
     "help": "my-numbers:forward-help",
     "trim": false,
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "phone",
     "errors": {}
    },
    "trunk": {
     "required": [
      "id"
     ],
     "type": "object",
     "title": "my-numbers:sip-trunk",
     "properties": {
      "id": {
       "format": "uuid",
       "type": "string",
       "title": "my-numbers:sip-trunk",
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
      "label": {
       "maxLength": 100,
       "readOnly": true,
       "type": "string",
       "title": "my-numbers:sip-trunk",
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
     "errors": {}
    },
    "ivr_service": {
     "readOnly": true,
     "type": "object",
     "title": "my-numbers:ivr-service",
     "properties": {
      "id": {
       "format": "uuid",
       "type": "string",
       "title": "my-numbers:ivr-service",
       "trim": false,
       "readOnly": true,
       "writeOn": [],
       "sensitive": false,
       "cell": "text",
       "errors": {}
      },
      "name": {
       "maxLength": 60,
       "readOnly": true,
       "type": "string",
       "title": "my-numbers:ivr-service",
       "trim": false,
       "writeOn": [],
       "sensitive": false,
       "cell": "text",
       "errors": {}
      }
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "profile": {
     "required": [
      "id"
     ],
     "type": "object",
     "title": "my-numbers:profile",
     "help": "my-numbers:profile-help",
     "properties": {
      "id": {
       "format": "uuid",
       "type": "string",
       "title": "my-numbers:profile",
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
      "name": {
       "maxLength": 100,
       "readOnly": true,
       "type": "string",
       "title": "my-numbers:profile",
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
     "errors": {}
    },
    "emergency": {
     "required": [
      "id"
     ],
     "type": "object",
     "title": "my-numbers:emergency-address",
     "help": "my-numbers:emergency-help",
     "properties": {
      "id": {
       "format": "uuid",
       "type": "string",
       "title": "my-numbers:emergency-address",
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
      "name": {
       "maxLength": 100,
       "readOnly": true,
       "type": "string",
       "title": "my-numbers:emergency-address",
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
     "errors": {}
    },
    "emergency_status": {
     "enum": [
      "missing",
      "rejected",
      "pending",
      "registered",
      "not_needed"
     ],
     "readOnly": true,
     "type": "string",
     "title": "my-numbers:emergency-status",
     "enumTexts": {
      "missing": "my-numbers:emergency-missing",
      "pending": "my-numbers:registering",
      "rejected": "my-numbers:rejected",
      "registered": "my-numbers:registered",
      "not_needed": "my-numbers:not-needed"
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
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
    "city_id": {
     "maxLength": 40,
     "readOnly": true,
     "type": "string",
     "title": "my-numbers:city-id",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "city": {
     "maxLength": 100,
     "readOnly": true,
     "type": "string",
     "title": "my-numbers:city",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "did_type": {
     "enum": [
      "local",
      "national",
      "mobile",
      "toll_free",
      "shared_cost",
      "uifn",
      "premium",
      "short_code"
     ],
     "readOnly": true,
     "type": "string",
     "title": "my-numbers:type",
     "enumTexts": {
      "local": "my-numbers:local",
      "national": "my-numbers:national",
      "mobile": "my-numbers:mobile",
      "toll_free": "my-numbers:toll-free",
      "shared_cost": "my-numbers:shared-cost",
      "uifn": "my-numbers:uifn",
      "premium": "my-numbers:premium",
      "short_code": "my-numbers:short-code"
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "features": {
     "maxItems": 12,
     "readOnly": true,
     "type": "array",
     "title": "my-numbers:features",
     "items": {
      "enum": [
       "voice_in",
       "voice_out",
       "sms_in",
       "sms_out",
       "mms",
       "t38",
       "p2p",
       "a2p",
       "emergency",
       "cnam_in",
       "cnam_out",
       "2fa_in"
      ],
      "type": "string",
      "title": "my-numbers:features",
      "enumTexts": {
       "2fa_in": "my-numbers:two-fa-in",
       "voice_in": "my-numbers:voice-in",
       "voice_out": "my-numbers:voice-out",
       "sms_in": "my-numbers:sms-in",
       "sms_out": "my-numbers:sms-out",
       "mms": "my-numbers:mms",
       "t38": "my-numbers:t38",
       "p2p": "my-numbers:p2p",
       "a2p": "my-numbers:a2p",
       "emergency": "my-numbers:emergency",
       "cnam_in": "my-numbers:cnam-in",
       "cnam_out": "my-numbers:cnam-out"
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
    "sms_enabled": {
     "type": "boolean",
     "title": "my-numbers:sms-enabled",
     "help": "my-numbers:sms-enabled-help",
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
    "monthly_fee": {
     "minimum": 0,
     "readOnly": true,
     "access": [
      "DidsShowPrices"
     ],
     "cell": "money",
     "type": "integer",
     "title": "my-numbers:monthly-fee",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "activation_fee": {
     "minimum": 0,
     "readOnly": true,
     "access": [
      "DidsShowPrices"
     ],
     "cell": "money",
     "type": "integer",
     "title": "my-numbers:activation-fee",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "sms_fee": {
     "minimum": 0,
     "readOnly": true,
     "access": [
      "DidsShowPrices"
     ],
     "cell": "money",
     "type": "integer",
     "title": "my-numbers:sms-fee",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "paid_until": {
     "format": "date-time",
     "readOnly": true,
     "type": "string",
     "title": "my-numbers:paid-until",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "date-time",
     "errors": {}
    },
    "release_ends_at": {
     "format": "date-time",
     "readOnly": true,
     "type": "string",
     "title": "my-numbers:release-ends-at",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "date-time",
     "errors": {}
    },
    "require_docs": {
     "readOnly": true,
     "type": "boolean",
     "title": "my-numbers:require-docs",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "yes-no",
     "errors": {}
    },
    "doc_types": {
     "maxItems": 3,
     "readOnly": true,
     "type": "array",
     "title": "my-numbers:doc-types",
     "items": {
      "enum": [
       1,
       2,
       3
      ],
      "type": "integer",
      "title": "my-numbers:doc-types",
      "enumTexts": {
       "1": "my-numbers:doc-id",
       "2": "my-numbers:doc-address",
       "3": "my-numbers:doc-local-address"
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
    "documents": {
     "maxItems": 50,
     "readOnly": true,
     "type": "array",
     "title": "my-numbers:documents",
     "items": {
      "type": "object",
      "title": "my-numbers:documents",
      "properties": {
       "id": {
        "format": "uuid",
        "type": "string",
        "title": "my-numbers:documents",
        "trim": false,
        "readOnly": true,
        "writeOn": [],
        "sensitive": false,
        "cell": "text",
        "errors": {}
       },
       "type": {
        "enum": [
         1,
         2,
         3
        ],
        "type": "integer",
        "title": "my-numbers:doc-type",
        "enumTexts": {
         "1": "my-numbers:doc-id",
         "2": "my-numbers:doc-address",
         "3": "my-numbers:doc-local-address"
        },
        "trim": false,
        "readOnly": true,
        "writeOn": [],
        "sensitive": false,
        "cell": "text",
        "errors": {}
       },
       "status": {
        "enum": [
         "pending",
         "approved",
         "rejected"
        ],
        "type": "string",
        "title": "my-numbers:documents",
        "enumTexts": {
         "pending": "my-numbers:pending",
         "approved": "my-numbers:approved",
         "rejected": "my-numbers:rejected"
        },
        "trim": false,
        "readOnly": true,
        "writeOn": [],
        "sensitive": false,
        "cell": "text",
        "errors": {}
       },
       "reason": {
        "maxLength": 1000,
        "type": "string",
        "title": "my-numbers:documents",
        "trim": false,
        "readOnly": true,
        "writeOn": [],
        "sensitive": false,
        "cell": "text",
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
    "documents_approved": {
     "default": true,
     "readOnly": true,
     "type": "boolean",
     "title": "my-numbers:documents-approved",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "yes-no",
     "errors": {}
    },
    "all_numbers_active": {
     "readOnly": true,
     "type": "boolean",
     "title": "my-numbers:all-numbers-active",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "yes-no",
     "errors": {}
    },
    "standing": {
     "enum": [
      "blocked",
      "not_active",
      "active"
     ],
     "readOnly": true,
     "type": "string",
     "title": "my-numbers:standing",
     "enumTexts": {
      "blocked": "my-numbers:blocked",
      "not_active": "my-numbers:not-active",
      "active": "portal:active"
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "digits": {
     "maxLength": 20,
     "readOnly": true,
     "type": "string",
     "title": "my-numbers:digits",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "rank": {
     "maxLength": 20,
     "readOnly": true,
     "type": "string",
     "title": "my-numbers:rank",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "ten_dlc_campaign": {
     "maxLength": 200,
     "readOnly": true,
     "type": "string",
     "title": "my-numbers:ten-dlc-campaign",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "ten_dlc_number_id": {
     "format": "uuid",
     "readOnly": true,
     "type": "string",
     "title": "my-numbers:ten-dlc-campaign",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "ten_dlc_campaign_id": {
     "format": "uuid",
     "readOnly": true,
     "type": "string",
     "title": "my-numbers:ten-dlc-campaign",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "ten_dlc_brand_id": {
     "format": "uuid",
     "readOnly": true,
     "type": "string",
     "title": "my-numbers:ten-dlc-campaign",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "status": {
     "enum": [
      "blocked",
      "pending_approval",
      "inactive",
      "active"
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
      "blocked": "my-numbers:blocked",
      "pending_approval": "my-numbers:pending-approval",
      "inactive": "my-numbers:inactive",
      "active": "portal:active"
     }
    },
    "reason": {
     "maxLength": 1000,
     "readOnly": true,
     "type": "string",
     "title": "portal:reason",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "created_at": {
     "format": "date-time",
     "readOnly": true,
     "type": "string",
     "title": "portal:created",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "date-time",
     "errors": {}
    }
   },
   "required": [],
   "rules": {
    "fields": {
     "route_to": {
      "enabledWhen": {
       "source": "!has(row.ivr_service)",
       "tree": {
        "op": "not",
        "arg": {
         "op": "has",
         "root": "row",
         "path": [
          "ivr_service"
         ]
        }
       },
       "dependsOn": [
        "row.ivr_service"
       ]
      },
      "because": "my-numbers:ivr-answers",
      "choices": {
       "enabledWhen": {
        "source": "item.value != 'ivr'",
        "tree": {
         "op": "!=",
         "left": {
          "op": "path",
          "root": "item",
          "path": [
           "value"
          ]
         },
         "right": {
          "op": "const",
          "value": "ivr"
         }
        },
        "dependsOn": [
         "item.value"
        ]
       },
       "because": "my-numbers:choose-in-ivr",
       "hides": true,
       "hints": [],
       "groups": []
      }
     },
     "sip_uri": {
      "visibleWhen": {
       "source": "form.route_to == 'sip_uri'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "route_to"
         ]
        },
        "right": {
         "op": "const",
         "value": "sip_uri"
        }
       },
       "dependsOn": [
        "form.route_to"
       ]
      },
      "requiredWhen": {
       "source": "form.route_to == 'sip_uri'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "route_to"
         ]
        },
        "right": {
         "op": "const",
         "value": "sip_uri"
        }
       },
       "dependsOn": [
        "form.route_to"
       ]
      }
     },
     "forward_to": {
      "visibleWhen": {
       "source": "form.route_to == 'phone'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "route_to"
         ]
        },
        "right": {
         "op": "const",
         "value": "phone"
        }
       },
       "dependsOn": [
        "form.route_to"
       ]
      },
      "requiredWhen": {
       "source": "form.route_to == 'phone'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "route_to"
         ]
        },
        "right": {
         "op": "const",
         "value": "phone"
        }
       },
       "dependsOn": [
        "form.route_to"
       ]
      }
     },
     "trunk": {
      "visibleWhen": {
       "source": "form.route_to == 'trunk'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "route_to"
         ]
        },
        "right": {
         "op": "const",
         "value": "trunk"
        }
       },
       "dependsOn": [
        "form.route_to"
       ]
      },
      "requiredWhen": {
       "source": "form.route_to == 'trunk'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "route_to"
         ]
        },
        "right": {
         "op": "const",
         "value": "trunk"
        }
       },
       "dependsOn": [
        "form.route_to"
       ]
      },
      "reference": {
       "get": "/v1/sip_accounts",
       "items": "sip_accounts",
       "key": "id",
       "label": "label",
       "pick": {
        "id": "id",
        "label": "label"
       },
       "empty": {
        "text": "my-numbers:no-trunks"
       },
       "inUse": "my-numbers:trunk-in-use",
       "query": {}
      }
     },
     "profile": {
      "visibleWhen": {
       "source": "row.require_docs",
       "tree": {
        "op": "path",
        "root": "row",
        "path": [
         "require_docs"
        ]
       },
       "dependsOn": [
        "row.require_docs"
       ]
      },
      "reference": {
       "get": "/v1/did_profiles",
       "items": "did_profiles",
       "key": "id",
       "label": "name",
       "pick": {
        "id": "id",
        "name": "name"
       },
       "empty": {
        "text": "my-numbers:no-profiles"
       },
       "inUse": "my-numbers:profile-in-use",
       "query": {}
      }
     },
     "emergency": {
      "visibleWhen": {
       "source": "has(row.emergency_status) && row.emergency_status != 'not_needed'",
       "tree": {
        "op": "and",
        "args": [
         {
          "op": "has",
          "root": "row",
          "path": [
           "emergency_status"
          ]
         },
         {
          "op": "!=",
          "left": {
           "op": "path",
           "root": "row",
           "path": [
            "emergency_status"
           ]
          },
          "right": {
           "op": "const",
           "value": "not_needed"
          }
         }
        ]
       },
       "dependsOn": [
        "row.emergency_status"
       ]
      },
      "reference": {
       "get": "/v1/emergency_addresses",
       "items": "emergency_addresses",
       "key": "id",
       "label": "name",
       "pick": {
        "id": "id",
        "name": "name"
       },
       "empty": {
        "text": "my-numbers:no-emergency-addresses"
       },
       "inUse": "my-numbers:emergency-in-use",
       "query": {}
      }
     },
     "sms_enabled": {
      "enabledWhen": {
       "source": "'sms_out' in row.features",
       "tree": {
        "op": "in",
        "left": {
         "op": "const",
         "value": "sms_out"
        },
        "right": {
         "op": "path",
         "root": "row",
         "path": [
          "features"
         ]
        }
       },
       "dependsOn": [
        "row.features"
       ]
      },
      "because": "my-numbers:no-sms"
     }
    },
    "effects": [],
    "checks": [
     {
      "unless": {
       "source": "form.route_to != 'phone' || !has(form.forward_to) || form.forward_to != row.number",
       "tree": {
        "op": "or",
        "args": [
         {
          "op": "!=",
          "left": {
           "op": "path",
           "root": "form",
           "path": [
            "route_to"
           ]
          },
          "right": {
           "op": "const",
           "value": "phone"
          }
         },
         {
          "op": "not",
          "arg": {
           "op": "has",
           "root": "form",
           "path": [
            "forward_to"
           ]
          }
         },
         {
          "op": "!=",
          "left": {
           "op": "path",
           "root": "form",
           "path": [
            "forward_to"
           ]
          },
          "right": {
           "op": "path",
           "root": "row",
           "path": [
            "number"
           ]
          }
         }
        ]
       },
       "dependsOn": [
        "form.forward_to",
        "form.route_to",
        "row.number"
       ]
      },
      "at": "forward_to",
      "text": "my-numbers:forwards-to-itself",
      "on": [
       "create",
       "update"
      ]
     }
    ]
   },
   "lifecycle": {
    "entity": "did",
    "field": "status",
    "states": {
     "blocked": {
      "tone": "danger",
      "icon": "block",
      "title": "my-numbers:blocked"
     },
     "pending_approval": {
      "tone": "warning",
      "icon": "schedule",
      "title": "my-numbers:pending-approval"
     },
     "inactive": {
      "tone": "neutral",
      "icon": "past",
      "title": "my-numbers:inactive"
     },
     "active": {
      "tone": "success",
      "icon": "check",
      "title": "portal:active"
     }
    },
    "initial": "active",
    "call": {
     "method": "PUT",
     "path": "/v1/dids/{id}/status"
    },
    "transitions": [
     {
      "id": "release",
      "event": "my-numbers:event-released",
      "icon": "delete",
      "tone": "danger",
      "from": [
       "active",
       "pending_approval",
       "blocked"
      ],
      "to": "inactive",
      "when": {
       "source": "!has(row.ten_dlc_campaign_id)",
       "tree": {
        "op": "not",
        "arg": {
         "op": "has",
         "root": "row",
         "path": [
          "ten_dlc_campaign_id"
         ]
        }
       },
       "dependsOn": [
        "row.ten_dlc_campaign_id"
       ]
      },
      "because": "my-numbers:in-campaign",
      "confirm": {
       "dismiss": "my-numbers:keep-number",
       "title": "my-numbers:release-title",
       "text": "my-numbers:release-text",
       "action": "my-numbers:release"
      },
      "note": {
       "field": "reason",
       "required": false,
       "maxLength": 1000
      },
      "success": "my-numbers:number-released",
      "by": "user",
      "title": "my-numbers:release",
      "access": [
       "Dids",
       "DidsWrite"
      ]
     },
     {
      "id": "restore",
      "event": "my-numbers:event-restored",
      "icon": "play",
      "from": [
       "inactive"
      ],
      "to": "active",
      "when": {
       "source": "has(row.release_ends_at) && row.documents_approved",
       "tree": {
        "op": "and",
        "args": [
         {
          "op": "has",
          "root": "row",
          "path": [
           "release_ends_at"
          ]
         },
         {
          "op": "path",
          "root": "row",
          "path": [
           "documents_approved"
          ]
         }
        ]
       },
       "dependsOn": [
        "row.documents_approved",
        "row.release_ends_at"
       ]
      },
      "because": "my-numbers:not-restorable",
      "note": {
       "field": "reason",
       "required": false,
       "maxLength": 1000
      },
      "by": "user",
      "title": "my-numbers:restore",
      "access": [
       "Dids",
       "DidsWrite"
      ],
      "success": "my-numbers:number-restored",
      "tone": "neutral"
     },
     {
      "id": "restore-pending",
      "title": "my-numbers:restore",
      "event": "my-numbers:event-restored-pending-approval",
      "icon": "play",
      "from": [
       "inactive"
      ],
      "to": "pending_approval",
      "when": {
       "source": "has(row.release_ends_at) && !row.documents_approved",
       "tree": {
        "op": "and",
        "args": [
         {
          "op": "has",
          "root": "row",
          "path": [
           "release_ends_at"
          ]
         },
         {
          "op": "not",
          "arg": {
           "op": "path",
           "root": "row",
           "path": [
            "documents_approved"
           ]
          }
         }
        ]
       },
       "dependsOn": [
        "row.documents_approved",
        "row.release_ends_at"
       ]
      },
      "because": "my-numbers:not-restorable",
      "note": {
       "field": "reason",
       "required": false,
       "maxLength": 1000
      },
      "by": "user",
      "access": [
       "Dids",
       "DidsWrite"
      ],
      "success": "my-numbers:number-restored",
      "tone": "neutral"
     },
     {
      "id": "approve",
      "event": "my-numbers:approved",
      "from": [
       "pending_approval"
      ],
      "to": "active",
      "by": "server",
      "note": {
       "field": "reason",
       "required": false,
       "maxLength": 1000
      },
      "tone": "neutral",
      "access": []
     },
     {
      "id": "renew",
      "event": "my-numbers:event-renewed",
      "from": [
       "active"
      ],
      "to": "active",
      "by": "server",
      "note": {
       "field": "reason",
       "required": false,
       "maxLength": 1000
      },
      "tone": "neutral",
      "access": []
     },
     {
      "id": "renew-pending",
      "event": "my-numbers:event-renewed-pending-approval",
      "from": [
       "pending_approval"
      ],
      "to": "pending_approval",
      "by": "server",
      "note": {
       "field": "reason",
       "required": false,
       "maxLength": 1000
      },
      "tone": "neutral",
      "access": []
     },
     {
      "id": "remind",
      "event": "my-numbers:event-renewal-reminder-sent",
      "from": [
       "active"
      ],
      "to": "active",
      "by": "server",
      "note": {
       "field": "reason",
       "required": false,
       "maxLength": 1000
      },
      "tone": "neutral",
      "access": []
     },
     {
      "id": "block",
      "from": [
       "active",
       "pending_approval"
      ],
      "to": "blocked",
      "by": "server",
      "note": {
       "field": "reason",
       "required": false,
       "maxLength": 1000
      },
      "tone": "neutral",
      "access": []
     },
     {
      "id": "unblock",
      "event": "my-numbers:event-unblocked",
      "from": [
       "blocked"
      ],
      "to": "active",
      "by": "server",
      "note": {
       "field": "reason",
       "required": false,
       "maxLength": 1000
      },
      "tone": "neutral",
      "access": []
     },
     {
      "id": "unblock-pending",
      "event": "my-numbers:event-unblocked-pending-approval",
      "from": [
       "blocked"
      ],
      "to": "pending_approval",
      "by": "server",
      "note": {
       "field": "reason",
       "required": false,
       "maxLength": 1000
      },
      "tone": "neutral",
      "access": []
     },
     {
      "id": "give-up",
      "event": "my-numbers:event-ended-unpaid",
      "from": [
       "active",
       "pending_approval",
       "blocked"
      ],
      "to": "inactive",
      "by": "server",
      "note": {
       "field": "reason",
       "required": false,
       "maxLength": 1000
      },
      "tone": "neutral",
      "access": []
     }
    ]
   }
  },
  "did-document": {
   "id": "did-document",
   "module": "my-numbers",
   "title": "my-numbers:document",
   "properties": {
    "did_id": {
     "format": "uuid",
     "readOnly": true,
     "type": "string",
     "title": "my-numbers:number",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "type": {
     "enum": [
      1,
      2,
      3
     ],
     "writeOn": [
      "create"
     ],
     "type": "integer",
     "title": "my-numbers:doc-type",
     "enumTexts": {
      "1": "my-numbers:doc-id",
      "2": "my-numbers:doc-address",
      "3": "my-numbers:doc-local-address"
     },
     "trim": false,
     "readOnly": false,
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "file": {
     "file": {
      "types": [
       "pdf",
       "jpg",
       "png"
      ],
      "maxMegabytes": 10
     },
     "writeOn": [
      "create"
     ],
     "required": [
      "id"
     ],
     "type": "object",
     "title": "my-numbers:file",
     "properties": {
      "id": {
       "format": "uuid",
       "type": "string",
       "title": "my-numbers:file",
       "trim": false,
       "readOnly": false,
       "writeOn": [
        "create"
       ],
       "sensitive": false,
       "cell": "text",
       "errors": {}
      },
      "name": {
       "maxLength": 255,
       "readOnly": true,
       "type": "string",
       "title": "my-numbers:file",
       "trim": false,
       "writeOn": [],
       "sensitive": false,
       "cell": "text",
       "errors": {}
      },
      "bytes": {
       "minimum": 0,
       "readOnly": true,
       "type": "integer",
       "title": "my-numbers:file",
       "trim": false,
       "writeOn": [],
       "sensitive": false,
       "cell": "number",
       "errors": {}
      },
      "type": {
       "maxLength": 10,
       "readOnly": true,
       "type": "string",
       "title": "my-numbers:file",
       "trim": false,
       "writeOn": [],
       "sensitive": false,
       "cell": "text",
       "errors": {}
      }
     },
     "trim": false,
     "readOnly": false,
     "sensitive": false,
     "cell": "files",
     "errors": {}
    },
    "name": {
     "maxLength": 255,
     "readOnly": true,
     "type": "string",
     "title": "my-numbers:file",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "status": {
     "enum": [
      "pending",
      "approved",
      "rejected"
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
      "pending": "my-numbers:in-review",
      "approved": "my-numbers:approved",
      "rejected": "my-numbers:rejected"
     }
    },
    "reason": {
     "maxLength": 1000,
     "readOnly": true,
     "type": "string",
     "title": "portal:reason",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "created_at": {
     "format": "date-time",
     "readOnly": true,
     "type": "string",
     "title": "my-numbers:uploaded",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "date-time",
     "errors": {}
    }
   },
   "required": [
    "type",
    "file"
   ],
   "rules": {
    "fields": {},
    "effects": [],
    "checks": []
   },
   "lifecycle": {
    "entity": "did-document",
    "field": "status",
    "states": {
     "pending": {
      "title": "my-numbers:in-review",
      "tone": "info",
      "icon": "schedule"
     },
     "approved": {
      "tone": "success",
      "icon": "check",
      "title": "my-numbers:approved"
     },
     "rejected": {
      "tone": "danger",
      "icon": "block",
      "title": "my-numbers:rejected"
     }
    },
    "initial": "pending",
    "transitions": [
     {
      "id": "reject",
      "from": [
       "pending"
      ],
      "to": "rejected",
      "by": "reviewer",
      "note": {
       "required": true,
       "field": "reason",
       "maxLength": 1000
      },
      "simulated": {
       "afterMs": 5000,
       "when": {
        "source": "row.name.startsWith('expired')",
        "tree": {
         "op": "startsWith",
         "left": {
          "op": "path",
          "root": "row",
          "path": [
           "name"
          ]
         },
         "right": {
          "op": "const",
          "value": "expired"
         }
        },
        "dependsOn": [
         "row.name"
        ]
       },
       "note": "my-numbers:simulated-expired"
      },
      "tone": "neutral",
      "access": []
     },
     {
      "id": "approve",
      "from": [
       "pending"
      ],
      "to": "approved",
      "by": "reviewer",
      "note": {
       "field": "reason",
       "required": false,
       "maxLength": 1000
      },
      "simulated": {
       "afterMs": 5000
      },
      "tone": "neutral",
      "access": []
     }
    ]
   }
  },
  "emergency-address": {
   "id": "emergency-address",
   "module": "my-numbers",
   "title": "my-numbers:emergency-address",
   "properties": {
    "name": {
     "minLength": 1,
     "maxLength": 60,
     "trim": true,
     "type": "string",
     "title": "my-numbers:emergency-name",
     "help": "my-numbers:emergency-name-help",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "street": {
     "minLength": 3,
     "maxLength": 150,
     "pattern": "\\d",
     "trim": true,
     "type": "string",
     "title": "my-numbers:street",
     "help": "my-numbers:street-help",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "pattern": "my-numbers:street-number"
     }
    },
    "unit": {
     "maxLength": 40,
     "trim": true,
     "type": "string",
     "title": "my-numbers:unit",
     "help": "my-numbers:unit-help",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "city": {
     "minLength": 1,
     "maxLength": 100,
     "trim": true,
     "type": "string",
     "title": "my-numbers:city",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "country_code": {
     "enum": [
      "US",
      "CA"
     ],
     "default": "US",
     "type": "string",
     "title": "portal:country",
     "enumTexts": {
      "US": "my-numbers:country-us",
      "CA": "my-numbers:country-ca"
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
    "region": {
     "minLength": 2,
     "maxLength": 2,
     "pattern": "^[A-Z]{2}$",
     "trim": true,
     "type": "string",
     "title": "my-numbers:state-province",
     "help": "my-numbers:region-help",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "pattern": "my-numbers:region-help"
     }
    },
    "zip": {
     "minLength": 5,
     "maxLength": 10,
     "pattern": "^(?:[0-9]{5}(?:-[0-9]{4})?|[A-Za-z][0-9][A-Za-z] ?[0-9][A-Za-z][0-9])$",
     "trim": true,
     "type": "string",
     "title": "my-numbers:zip",
     "help": "my-numbers:zip-example",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "pattern": "my-numbers:zip-format"
     }
    },
    "status": {
     "enum": [
      "pending",
      "registered",
      "rejected"
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
      "pending": "my-numbers:registering",
      "registered": "my-numbers:registered",
      "rejected": "my-numbers:rejected"
     }
    },
    "reason": {
     "maxLength": 1000,
     "readOnly": true,
     "type": "string",
     "title": "portal:reason",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "created_at": {
     "format": "date-time",
     "readOnly": true,
     "type": "string",
     "title": "portal:created",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "date-time",
     "errors": {}
    }
   },
   "required": [
    "name",
    "street",
    "city",
    "country_code",
    "region",
    "zip"
   ],
   "rules": {
    "fields": {},
    "effects": [],
    "checks": [
     {
      "unless": {
       "source": "has(form.zip) && (size(form.zip) == 5 || size(form.zip) == 10)",
       "tree": {
        "op": "and",
        "args": [
         {
          "op": "has",
          "root": "form",
          "path": [
           "zip"
          ]
         },
         {
          "op": "or",
          "args": [
           {
            "op": "==",
            "left": {
             "op": "size",
             "arg": {
              "op": "path",
              "root": "form",
              "path": [
               "zip"
              ]
             }
            },
            "right": {
             "op": "const",
             "value": 5
            }
           },
           {
            "op": "==",
            "left": {
             "op": "size",
             "arg": {
              "op": "path",
              "root": "form",
              "path": [
               "zip"
              ]
             }
            },
            "right": {
             "op": "const",
             "value": 10
            }
           }
          ]
         }
        ]
       },
       "dependsOn": [
        "form.zip"
       ]
      },
      "when": {
       "source": "form.country_code == 'US' && has(form.zip)",
       "tree": {
        "op": "and",
        "args": [
         {
          "op": "==",
          "left": {
           "op": "path",
           "root": "form",
           "path": [
            "country_code"
           ]
          },
          "right": {
           "op": "const",
           "value": "US"
          }
         },
         {
          "op": "has",
          "root": "form",
          "path": [
           "zip"
          ]
         }
        ]
       },
       "dependsOn": [
        "form.country_code",
        "form.zip"
       ]
      },
      "at": "zip",
      "text": "my-numbers:us-zip",
      "on": [
       "create",
       "update"
      ]
     },
     {
      "unless": {
       "source": "has(form.zip) && (size(form.zip) == 6 || size(form.zip) == 7)",
       "tree": {
        "op": "and",
        "args": [
         {
          "op": "has",
          "root": "form",
          "path": [
           "zip"
          ]
         },
         {
          "op": "or",
          "args": [
           {
            "op": "==",
            "left": {
             "op": "size",
             "arg": {
              "op": "path",
              "root": "form",
              "path": [
               "zip"
              ]
             }
            },
            "right": {
             "op": "const",
             "value": 6
            }
           },
           {
            "op": "==",
            "left": {
             "op": "size",
             "arg": {
              "op": "path",
              "root": "form",
              "path": [
               "zip"
              ]
             }
            },
            "right": {
             "op": "const",
             "value": 7
            }
           }
          ]
         }
        ]
       },
       "dependsOn": [
        "form.zip"
       ]
      },
      "when": {
       "source": "form.country_code == 'CA' && has(form.zip)",
       "tree": {
        "op": "and",
        "args": [
         {
          "op": "==",
          "left": {
           "op": "path",
           "root": "form",
           "path": [
            "country_code"
           ]
          },
          "right": {
           "op": "const",
           "value": "CA"
          }
         },
         {
          "op": "has",
          "root": "form",
          "path": [
           "zip"
          ]
         }
        ]
       },
       "dependsOn": [
        "form.country_code",
        "form.zip"
       ]
      },
      "at": "zip",
      "text": "my-numbers:ca-zip",
      "on": [
       "create",
       "update"
      ]
     }
    ]
   },
   "lifecycle": {
    "entity": "emergency-address",
    "field": "status",
    "states": {
     "pending": {
      "title": "my-numbers:registering",
      "tone": "info",
      "icon": "schedule"
     },
     "registered": {
      "tone": "success",
      "icon": "check",
      "title": "my-numbers:registered"
     },
     "rejected": {
      "tone": "danger",
      "icon": "block",
      "title": "my-numbers:rejected"
     }
    },
    "initial": "pending",
    "transitions": [
     {
      "id": "reject",
      "from": [
       "pending"
      ],
      "to": "rejected",
      "by": "carrier",
      "note": {
       "required": true,
       "field": "reason",
       "maxLength": 1000
      },
      "simulated": {
       "afterMs": 3000,
       "when": {
        "source": "row.zip.startsWith('00000')",
        "tree": {
         "op": "startsWith",
         "left": {
          "op": "path",
          "root": "row",
          "path": [
           "zip"
          ]
         },
         "right": {
          "op": "const",
          "value": "00000"
         }
        },
        "dependsOn": [
         "row.zip"
        ]
       },
       "note": "my-numbers:simulated-no-address"
      },
      "tone": "neutral",
      "access": []
     },
     {
      "id": "register",
      "from": [
       "pending"
      ],
      "to": "registered",
      "by": "carrier",
      "note": {
       "field": "reason",
       "required": false,
       "maxLength": 1000
      },
      "simulated": {
       "afterMs": 3000
      },
      "tone": "neutral",
      "access": []
     },
     {
      "id": "register-again",
      "event": "my-numbers:event-submitted-again",
      "from": [
       "registered",
       "rejected"
      ],
      "to": "pending",
      "by": "server",
      "note": {
       "field": "reason",
       "required": false,
       "maxLength": 1000
      },
      "tone": "neutral",
      "access": []
     }
    ]
   }
  },
  "did-import": {
   "id": "did-import",
   "module": "my-numbers",
   "title": "my-numbers:did-import",
   "properties": {
    "file": {
     "file": {
      "types": [
       "csv"
      ],
      "maxMegabytes": 10
     },
     "writeOn": [
      "create"
     ],
     "required": [
      "id"
     ],
     "type": "object",
     "title": "my-numbers:file",
     "properties": {
      "id": {
       "format": "uuid",
       "type": "string",
       "title": "my-numbers:file",
       "trim": false,
       "readOnly": false,
       "writeOn": [
        "create"
       ],
       "sensitive": false,
       "cell": "text",
       "errors": {}
      },
      "name": {
       "maxLength": 255,
       "readOnly": true,
       "type": "string",
       "title": "my-numbers:file",
       "trim": false,
       "writeOn": [],
       "sensitive": false,
       "cell": "text",
       "errors": {}
      },
      "bytes": {
       "minimum": 0,
       "readOnly": true,
       "type": "integer",
       "title": "my-numbers:file",
       "trim": false,
       "writeOn": [],
       "sensitive": false,
       "cell": "number",
       "errors": {}
      },
      "type": {
       "maxLength": 10,
       "readOnly": true,
       "type": "string",
       "title": "my-numbers:file",
       "trim": false,
       "writeOn": [],
       "sensitive": false,
       "cell": "text",
       "errors": {}
      }
     },
     "trim": false,
     "readOnly": false,
     "sensitive": false,
     "cell": "files",
     "errors": {
      "required": "my-numbers:choose-file",
      "file": "my-numbers:csv-only"
     }
    },
    "name": {
     "maxLength": 255,
     "readOnly": true,
     "type": "string",
     "title": "my-numbers:file",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "status": {
     "enum": [
      "reading",
      "done",
      "failed"
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
      "reading": "my-numbers:reading",
      "done": "my-numbers:done",
      "failed": "my-numbers:failed"
     }
    },
    "problem": {
     "enum": [
      "",
      "not_csv",
      "not_utf8",
      "damaged",
      "empty",
      "no_number",
      "no_columns",
      "gone",
      "interrupted"
     ],
     "readOnly": true,
     "type": "string",
     "title": "my-numbers:problem",
     "enumTexts": {
      "not_csv": "my-numbers:problem-not-csv",
      "not_utf8": "my-numbers:problem-not-utf8",
      "damaged": "my-numbers:problem-damaged",
      "empty": "my-numbers:problem-empty",
      "no_number": "my-numbers:problem-no-number",
      "no_columns": "my-numbers:problem-no-columns",
      "gone": "my-numbers:problem-gone",
      "interrupted": "my-numbers:problem-interrupted"
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "problem_line": {
     "minimum": 0,
     "readOnly": true,
     "type": "integer",
     "title": "my-numbers:line",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "lines": {
     "minimum": 0,
     "readOnly": true,
     "type": "integer",
     "title": "my-numbers:lines",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "done_lines": {
     "minimum": 0,
     "readOnly": true,
     "type": "integer",
     "title": "my-numbers:lines",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "updated": {
     "minimum": 0,
     "readOnly": true,
     "type": "integer",
     "title": "my-numbers:numbers-updated",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "refused": {
     "minimum": 0,
     "readOnly": true,
     "type": "integer",
     "title": "my-numbers:refused",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "problems": {
     "maxItems": 100,
     "readOnly": true,
     "type": "array",
     "title": "my-numbers:refused-lines",
     "items": {
      "type": "object",
      "title": "my-numbers:refused-lines",
      "properties": {
       "line": {
        "minimum": 0,
        "type": "integer",
        "title": "my-numbers:line",
        "trim": false,
        "readOnly": true,
        "writeOn": [],
        "sensitive": false,
        "cell": "number",
        "errors": {}
       },
       "value": {
        "maxLength": 100,
        "type": "string",
        "title": "my-numbers:number",
        "trim": false,
        "readOnly": true,
        "writeOn": [],
        "sensitive": false,
        "cell": "text",
        "errors": {}
       },
       "reason": {
        "maxLength": 200,
        "type": "string",
        "title": "portal:reason",
        "trim": false,
        "readOnly": true,
        "writeOn": [],
        "sensitive": false,
        "cell": "text",
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
    "created_at": {
     "format": "date-time",
     "readOnly": true,
     "cell": "relative-time",
     "type": "string",
     "title": "my-numbers:imported-at",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    }
   },
   "required": [
    "file"
   ],
   "rules": {
    "fields": {},
    "effects": [],
    "checks": []
   },
   "lifecycle": {
    "entity": "did-import",
    "field": "status",
    "states": {
     "reading": {
      "tone": "info",
      "icon": "schedule",
      "title": "my-numbers:reading"
     },
     "done": {
      "tone": "success",
      "icon": "check",
      "title": "my-numbers:done"
     },
     "failed": {
      "tone": "danger",
      "icon": "block",
      "title": "my-numbers:failed"
     }
    },
    "initial": "reading",
    "transitions": [
     {
      "id": "finish",
      "from": [
       "reading"
      ],
      "to": "done",
      "by": "server",
      "tone": "neutral",
      "access": []
     },
     {
      "id": "give-up",
      "from": [
       "reading"
      ],
      "to": "failed",
      "by": "server",
      "tone": "neutral",
      "access": []
     }
    ]
   }
  },
  "did-profile": {
   "id": "did-profile",
   "module": "my-numbers",
   "title": "my-numbers:profile",
   "properties": {
    "name": {
     "minLength": 1,
     "maxLength": 100,
     "trim": true,
     "type": "string",
     "title": "my-numbers:profile-name",
     "help": "my-numbers:profile-name-help",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "street": {
     "minLength": 1,
     "maxLength": 150,
     "trim": true,
     "type": "string",
     "title": "my-numbers:street",
     "help": "my-numbers:street-help",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "city": {
     "minLength": 1,
     "maxLength": 100,
     "trim": true,
     "type": "string",
     "title": "my-numbers:city",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "zip": {
     "minLength": 1,
     "maxLength": 20,
     "trim": true,
     "type": "string",
     "title": "my-numbers:zip",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "country_code": {
     "catalogue": "countries",
     "maxLength": 2,
     "cell": "country",
     "type": "string",
     "title": "portal:country",
     "trim": false,
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "errors": {}
    },
    "identity": {
     "file": {
      "types": [
       "pdf",
       "jpg",
       "png"
      ],
      "maxMegabytes": 10
     },
     "required": [
      "id"
     ],
     "type": "object",
     "title": "my-numbers:doc-id",
     "properties": {
      "id": {
       "format": "uuid",
       "type": "string",
       "title": "my-numbers:doc-id",
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
      "name": {
       "maxLength": 255,
       "readOnly": true,
       "type": "string",
       "title": "my-numbers:doc-id",
       "trim": false,
       "writeOn": [],
       "sensitive": false,
       "cell": "text",
       "errors": {}
      },
      "bytes": {
       "minimum": 0,
       "readOnly": true,
       "type": "integer",
       "title": "my-numbers:doc-id",
       "trim": false,
       "writeOn": [],
       "sensitive": false,
       "cell": "number",
       "errors": {}
      },
      "type": {
       "maxLength": 10,
       "readOnly": true,
       "type": "string",
       "title": "my-numbers:doc-id",
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
     "cell": "files",
     "errors": {}
    },
    "address_proof": {
     "file": {
      "types": [
       "pdf",
       "jpg",
       "png"
      ],
      "maxMegabytes": 10
     },
     "required": [
      "id"
     ],
     "type": "object",
     "title": "my-numbers:doc-address",
     "properties": {
      "id": {
       "format": "uuid",
       "type": "string",
       "title": "my-numbers:doc-address",
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
      "name": {
       "maxLength": 255,
       "readOnly": true,
       "type": "string",
       "title": "my-numbers:doc-address",
       "trim": false,
       "writeOn": [],
       "sensitive": false,
       "cell": "text",
       "errors": {}
      },
      "bytes": {
       "minimum": 0,
       "readOnly": true,
       "type": "integer",
       "title": "my-numbers:doc-address",
       "trim": false,
       "writeOn": [],
       "sensitive": false,
       "cell": "number",
       "errors": {}
      },
      "type": {
       "maxLength": 10,
       "readOnly": true,
       "type": "string",
       "title": "my-numbers:doc-address",
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
     "cell": "files",
     "errors": {}
    },
    "local_address_proof": {
     "file": {
      "types": [
       "pdf",
       "jpg",
       "png"
      ],
      "maxMegabytes": 10
     },
     "required": [
      "id"
     ],
     "type": "object",
     "title": "my-numbers:doc-local-address",
     "properties": {
      "id": {
       "format": "uuid",
       "type": "string",
       "title": "my-numbers:doc-local-address",
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
      "name": {
       "maxLength": 255,
       "readOnly": true,
       "type": "string",
       "title": "my-numbers:doc-local-address",
       "trim": false,
       "writeOn": [],
       "sensitive": false,
       "cell": "text",
       "errors": {}
      },
      "bytes": {
       "minimum": 0,
       "readOnly": true,
       "type": "integer",
       "title": "my-numbers:doc-local-address",
       "trim": false,
       "writeOn": [],
       "sensitive": false,
       "cell": "number",
       "errors": {}
      },
      "type": {
       "maxLength": 10,
       "readOnly": true,
       "type": "string",
       "title": "my-numbers:doc-local-address",
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
     "cell": "files",
     "errors": {}
    },
    "numbers_count": {
     "minimum": 0,
     "readOnly": true,
     "type": "integer",
     "title": "my-numbers:numbers-count",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "status": {
     "enum": [
      "pending",
      "approved",
      "rejected"
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
      "pending": "my-numbers:in-review",
      "approved": "my-numbers:approved",
      "rejected": "my-numbers:rejected"
     }
    },
    "reason": {
     "maxLength": 1000,
     "readOnly": true,
     "type": "string",
     "title": "portal:reason",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "created_at": {
     "format": "date-time",
     "readOnly": true,
     "type": "string",
     "title": "portal:created",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "date-time",
     "errors": {}
    }
   },
   "required": [
    "name",
    "street",
    "city",
    "zip",
    "country_code",
    "identity"
   ],
   "rules": {
    "fields": {},
    "effects": [],
    "checks": []
   },
   "lifecycle": {
    "entity": "did-profile",
    "field": "status",
    "states": {
     "pending": {
      "title": "my-numbers:in-review",
      "tone": "info",
      "icon": "schedule"
     },
     "approved": {
      "tone": "success",
      "icon": "check",
      "title": "my-numbers:approved"
     },
     "rejected": {
      "tone": "danger",
      "icon": "block",
      "title": "my-numbers:rejected"
     }
    },
    "initial": "pending",
    "transitions": [
     {
      "id": "reject",
      "from": [
       "pending"
      ],
      "to": "rejected",
      "by": "reviewer",
      "note": {
       "required": true,
       "field": "reason",
       "maxLength": 1000
      },
      "simulated": {
       "afterMs": 5000,
       "when": {
        "source": "row.zip == '00000'",
        "tree": {
         "op": "==",
         "left": {
          "op": "path",
          "root": "row",
          "path": [
           "zip"
          ]
         },
         "right": {
          "op": "const",
          "value": "00000"
         }
        },
        "dependsOn": [
         "row.zip"
        ]
       },
       "note": "my-numbers:simulated-address"
      },
      "tone": "neutral",
      "access": []
     },
     {
      "id": "approve",
      "from": [
       "pending"
      ],
      "to": "approved",
      "by": "reviewer",
      "note": {
       "field": "reason",
       "required": false,
       "maxLength": 1000
      },
      "simulated": {
       "afterMs": 5000
      },
      "tone": "neutral",
      "access": []
     },
     {
      "id": "review-again",
      "event": "my-numbers:event-submitted-again",
      "from": [
       "approved",
       "rejected"
      ],
      "to": "pending",
      "by": "server",
      "note": {
       "field": "reason",
       "required": false,
       "maxLength": 1000
      },
      "tone": "neutral",
      "access": []
     }
    ]
   }
  }
 },
 "resources": {
  "did": {
   "id": "did",
   "module": "my-numbers",
   "entity": "did",
   "path": "/v1/dids",
   "items": "dids",
   "item": "did",
   "storage": {
    "kind": "documents"
   },
   "operations": {
    "list": {
     "access": [
      "Dids"
     ]
    },
    "get": {
     "access": [
      "Dids"
     ]
    },
    "update": {
     "access": [
      "Dids",
      "DidsWrite"
     ]
    }
   },
   "listFields": [
    "id",
    "number",
    "label",
    "tags",
    "trunk",
    "ivr_service",
    "emergency_status",
    "country_code",
    "city_id",
    "city",
    "did_type",
    "features",
    "sms_enabled",
    "monthly_fee",
    "paid_until",
    "release_ends_at",
    "require_docs",
    "doc_types",
    "documents",
    "documents_approved",
    "all_numbers_active",
    "standing",
    "digits",
    "ten_dlc_campaign",
    "ten_dlc_number_id",
    "ten_dlc_campaign_id",
    "status",
    "reason",
    "created_at"
   ],
   "query": [
    {
     "name": "search",
     "field": "number",
     "match": "digits"
    },
    {
     "name": "label",
     "field": "label",
     "match": "contains"
    },
    {
     "name": "tag",
     "field": "tags",
     "match": "equals"
    },
    {
     "name": "trunk_id",
     "field": "trunk.id",
     "match": "equals"
    },
    {
     "name": "profile_id",
     "field": "profile.id",
     "match": "equals"
    },
    {
     "name": "emergency_id",
     "field": "emergency.id",
     "match": "equals"
    },
    {
     "name": "emergency_status",
     "field": "emergency_status",
     "match": "equals"
    },
    {
     "name": "country_code",
     "field": "country_code",
     "match": "equals"
    },
    {
     "name": "type",
     "field": "did_type",
     "match": "equals"
    },
    {
     "name": "sms_enabled",
     "field": "sms_enabled",
     "match": "equals"
    },
    {
     "name": "status",
     "field": "status",
     "match": "equals"
    },
    {
     "name": "takes_calls",
     "match": "flag",
     "where": {
      "source": "row.status == 'active' && 'voice_in' in row.features",
      "tree": {
       "op": "and",
       "args": [
        {
         "op": "==",
         "left": {
          "op": "path",
          "root": "row",
          "path": [
           "status"
          ]
         },
         "right": {
          "op": "const",
          "value": "active"
         }
        },
        {
         "op": "in",
         "left": {
          "op": "const",
          "value": "voice_in"
         },
         "right": {
          "op": "path",
          "root": "row",
          "path": [
           "features"
          ]
         }
        }
       ]
      },
      "dependsOn": [
       "row.features",
       "row.status"
      ]
     }
    }
   ],
   "sort": {
    "fields": [
     "number",
     "label",
     "route_to",
     "monthly_fee",
     "paid_until",
     "rank",
     "created_at"
    ],
    "default": "rank"
   },
   "groups": [
    "standing",
    "status",
    "country_code",
    "did_type"
   ],
   "sublists": [],
   "endpoints": [
    {
     "id": "campaign-dids",
     "path": "/v1/sms/campaign_dids",
     "query": [
      "search",
      "country_code",
      "id",
      "page",
      "per_page"
     ],
     "access": [
      "Sms"
     ],
     "summary": "The account's active SMS-enabled numbers that can be a Sender ID in a country.",
     "items": "items",
     "method": "GET"
    }
   ]
  },
  "did-document": {
   "id": "did-document",
   "module": "my-numbers",
   "entity": "did-document",
   "path": "/v1/dids/{did_id}/documents",
   "parent": {
    "resource": "did",
    "entity": "did",
    "path": "/v1/dids",
    "item": "did",
    "access": [
     "Dids"
    ],
    "slot": "did_id",
    "slots": [
     "did_id"
    ],
    "name": "number",
    "when": {
     "source": "row.status != 'inactive'",
     "tree": {
      "op": "!=",
      "left": {
       "op": "path",
       "root": "row",
       "path": [
        "status"
       ]
      },
      "right": {
       "op": "const",
       "value": "inactive"
      }
     },
     "dependsOn": [
      "row.status"
     ]
    },
    "because": "my-numbers:number-inactive"
   },
   "items": "documents",
   "item": "document",
   "storage": {
    "kind": "documents"
   },
   "operations": {
    "list": {
     "access": [
      "Dids"
     ]
    },
    "get": {
     "access": [
      "Dids"
     ]
    },
    "create": {
     "access": [
      "Dids",
      "DidsWrite"
     ]
    },
    "delete": {
     "access": [
      "Dids",
      "DidsWrite"
     ],
     "when": {
      "source": "row.status != 'approved'",
      "tree": {
       "op": "!=",
       "left": {
        "op": "path",
        "root": "row",
        "path": [
         "status"
        ]
       },
       "right": {
        "op": "const",
        "value": "approved"
       }
      },
      "dependsOn": [
       "row.status"
      ]
     },
     "because": "my-numbers:document-in-use"
    }
   },
   "listFields": [
    "id",
    "did_id",
    "type",
    "file",
    "status",
    "reason",
    "created_at"
   ],
   "query": [
    {
     "name": "type",
     "field": "type",
     "match": "equals"
    },
    {
     "name": "status",
     "field": "status",
     "match": "equals"
    }
   ],
   "sort": {
    "default": "-created_at",
    "fields": [
     "type",
     "status",
     "created_at"
    ]
   },
   "sublists": [],
   "endpoints": []
  },
  "emergency-address": {
   "id": "emergency-address",
   "module": "my-numbers",
   "entity": "emergency-address",
   "path": "/v1/emergency_addresses",
   "items": "emergency_addresses",
   "item": "emergency_address",
   "storage": {
    "kind": "documents"
   },
   "operations": {
    "list": {
     "access": [
      "Dids"
     ]
    },
    "get": {
     "access": [
      "Dids"
     ]
    },
    "create": {
     "access": [
      "Dids",
      "DidsWrite"
     ]
    },
    "update": {
     "access": [
      "Dids",
      "DidsWrite"
     ]
    },
    "delete": {
     "access": [
      "Dids",
      "DidsWrite"
     ]
    }
   },
   "listFields": [
    "id",
    "name",
    "street",
    "city",
    "region",
    "status",
    "reason",
    "created_at"
   ],
   "query": [
    {
     "name": "search",
     "field": "name",
     "match": "contains"
    },
    {
     "name": "status",
     "field": "status",
     "match": "equals"
    }
   ],
   "sort": {
    "default": "name",
    "fields": [
     "name",
     "status",
     "created_at"
    ]
   },
   "sublists": [],
   "endpoints": []
  },
  "did-import": {
   "id": "did-import",
   "module": "my-numbers",
   "entity": "did-import",
   "path": "/v1/did_imports",
   "items": "did_imports",
   "item": "did_import",
   "storage": {
    "kind": "documents"
   },
   "operations": {
    "list": {
     "access": [
      "Dids"
     ]
    },
    "get": {
     "access": [
      "Dids"
     ]
    },
    "create": {
     "access": [
      "Dids",
      "DidsWrite"
     ]
    },
    "delete": {
     "access": [
      "Dids",
      "DidsWrite"
     ],
     "when": {
      "source": "row.status != 'reading'",
      "tree": {
       "op": "!=",
       "left": {
        "op": "path",
        "root": "row",
        "path": [
         "status"
        ]
       },
       "right": {
        "op": "const",
        "value": "reading"
       }
      },
      "dependsOn": [
       "row.status"
      ]
     },
     "because": "my-numbers:still-reading"
    }
   },
   "listFields": [
    "id",
    "name",
    "status",
    "problem",
    "updated",
    "refused",
    "created_at"
   ],
   "query": [
    {
     "name": "name",
     "field": "name",
     "match": "contains"
    },
    {
     "name": "status",
     "field": "status",
     "match": "equals"
    }
   ],
   "sort": {
    "default": "-created_at",
    "fields": [
     "name",
     "status",
     "updated",
     "refused",
     "created_at"
    ]
   },
   "sublists": [],
   "endpoints": [
    {
     "id": "refused-lines",
     "path": "/v1/did_imports/{id}/refused.csv",
     "summary": "The lines that changed nothing: line, value and reason.",
     "method": "GET",
     "access": [
      "Dids"
     ],
     "query": []
    }
   ]
  },
  "did-profile": {
   "id": "did-profile",
   "module": "my-numbers",
   "entity": "did-profile",
   "path": "/v1/did_profiles",
   "items": "did_profiles",
   "item": "did_profile",
   "storage": {
    "kind": "documents"
   },
   "operations": {
    "list": {
     "access": [
      "Dids"
     ]
    },
    "get": {
     "access": [
      "Dids"
     ]
    },
    "create": {
     "access": [
      "Dids",
      "DidsWrite"
     ]
    },
    "update": {
     "access": [
      "Dids",
      "DidsWrite"
     ]
    },
    "delete": {
     "access": [
      "Dids",
      "DidsWrite"
     ]
    }
   },
   "listFields": [
    "id",
    "name",
    "city",
    "country_code",
    "status",
    "reason",
    "created_at"
   ],
   "query": [
    {
     "name": "search",
     "field": "name",
     "match": "contains"
    },
    {
     "name": "country_code",
     "field": "country_code",
     "match": "equals"
    },
    {
     "name": "status",
     "field": "status",
     "match": "equals"
    }
   ],
   "sort": {
    "default": "name",
    "fields": [
     "name",
     "status",
     "created_at"
    ]
   },
   "sublists": [],
   "endpoints": []
  }
 },
 "lists": {
  "did-documents": {
   "id": "did-documents",
   "module": "my-numbers",
   "resource": "did-document",
   "title": "my-numbers:documents",
   "primaryAction": {
    "text": "my-numbers:upload-document",
    "to": "/numbers/{route.did_id}/documents/create",
    "access": [
     "Dids",
     "DidsWrite"
    ],
    "asks": "POST /v1/dids/{did_id}/documents"
   },
   "columns": [
    {
     "id": "type",
     "field": "type",
     "title": "my-numbers:doc-type",
     "cell": "text",
     "align": "start",
     "sortable": true,
     "width": 200,
     "hidden": false
    },
    {
     "id": "file",
     "field": "file",
     "title": "my-numbers:file",
     "cell": "files",
     "align": "start",
     "sortable": false,
     "flex": 2,
     "minWidth": 180,
     "hidden": false
    },
    {
     "id": "status",
     "field": "status",
     "title": "portal:status",
     "cell": "status-chip",
     "align": "start",
     "sortable": true,
     "note": "reason",
     "width": 160,
     "hidden": false
    },
    {
     "id": "uploaded",
     "field": "created_at",
     "title": "my-numbers:uploaded",
     "cell": "date-time",
     "align": "start",
     "sortable": true,
     "width": 190,
     "hidden": false
    }
   ],
   "filters": [
    {
     "id": "type",
     "title": "my-numbers:doc-type",
     "kind": "select",
     "query": "type",
     "options": [
      {
       "value": "1",
       "text": "my-numbers:doc-id"
      },
      {
       "value": "2",
       "text": "my-numbers:doc-address"
      },
      {
       "value": "3",
       "text": "my-numbers:doc-local-address"
      }
     ],
     "all": "my-numbers:any-type"
    },
    {
     "id": "status",
     "title": "portal:status",
     "kind": "select",
     "query": "status",
     "options": [
      {
       "value": "pending",
       "text": "my-numbers:in-review"
      },
      {
       "value": "approved",
       "text": "my-numbers:approved"
      },
      {
       "value": "rejected",
       "text": "my-numbers:rejected"
      }
     ],
     "all": "portal:any-status"
    }
   ],
   "rowActions": [
    {
     "kind": "delete",
     "id": "delete",
     "title": "portal:delete",
     "icon": "delete",
     "when": {
      "source": "row.status != 'approved'",
      "tree": {
       "op": "!=",
       "left": {
        "op": "path",
        "root": "row",
        "path": [
         "status"
        ]
       },
       "right": {
        "op": "const",
        "value": "approved"
       }
      },
      "dependsOn": [
       "row.status"
      ]
     },
     "tone": "danger",
     "access": [
      "Dids",
      "DidsWrite"
     ],
     "confirm": {
      "title": "my-numbers:delete-document-title",
      "text": "my-numbers:delete-document-text",
      "dismiss": "my-numbers:keep-document",
      "action": "portal:delete"
     },
     "success": "my-numbers:document-deleted"
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
    "title": "my-numbers:documents-empty-title",
    "text": "my-numbers:documents-empty",
    "action": {
     "text": "my-numbers:upload-document",
     "to": "/numbers/{route.did_id}/documents/create",
     "access": [
      "Dids",
      "DidsWrite"
     ],
     "asks": "POST /v1/dids/{did_id}/documents"
    }
   }
  },
  "emergency-addresses": {
   "id": "emergency-addresses",
   "module": "my-numbers",
   "resource": "emergency-address",
   "title": "my-numbers:emergency-addresses",
   "primaryAction": {
    "text": "my-numbers:new-emergency-address",
    "to": "/numbers/emergency/create",
    "access": [
     "Dids",
     "DidsWrite"
    ],
    "asks": "POST /v1/emergency_addresses"
   },
   "columns": [
    {
     "id": "name",
     "field": "name",
     "title": "my-numbers:emergency-name",
     "cell": "text",
     "align": "start",
     "sortable": true,
     "link": "/numbers/emergency/view/{row.id}",
     "flex": 2,
     "minWidth": 170,
     "hidden": false
    },
    {
     "id": "status",
     "field": "status",
     "title": "portal:status",
     "cell": "status-chip",
     "align": "start",
     "sortable": true,
     "note": "reason",
     "width": 160,
     "hidden": false
    },
    {
     "id": "street",
     "field": "street",
     "title": "my-numbers:street",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "flex": 2,
     "minWidth": 160,
     "hidden": false
    },
    {
     "id": "city",
     "field": "city",
     "title": "my-numbers:city",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "width": 150,
     "hidden": false
    },
    {
     "id": "region",
     "field": "region",
     "title": "my-numbers:state-province",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "width": 130,
     "hidden": false
    },
    {
     "id": "created",
     "field": "created_at",
     "title": "portal:created",
     "cell": "date-time",
     "align": "start",
     "sortable": true,
     "width": 190,
     "hidden": false
    }
   ],
   "filters": [
    {
     "id": "name",
     "title": "my-numbers:emergency-name",
     "kind": "search",
     "query": "search",
     "placeholder": "portal:search-by-name"
    },
    {
     "id": "status",
     "title": "portal:status",
     "kind": "select",
     "query": "status",
     "options": [
      {
       "value": "pending",
       "text": "my-numbers:registering"
      },
      {
       "value": "registered",
       "text": "my-numbers:registered"
      },
      {
       "value": "rejected",
       "text": "my-numbers:rejected"
      }
     ],
     "all": "portal:any-status"
    }
   ],
   "rowActions": [
    {
     "kind": "link",
     "id": "edit",
     "title": "portal:edit",
     "icon": "edit",
     "to": "/numbers/emergency/edit/{row.id}",
     "access": [
      "Dids",
      "DidsWrite"
     ],
     "asks": "PUT /v1/emergency_addresses/{id}"
    },
    {
     "kind": "delete",
     "id": "delete",
     "title": "portal:delete",
     "icon": "delete",
     "tone": "danger",
     "access": [
      "Dids",
      "DidsWrite"
     ],
     "confirm": {
      "title": "my-numbers:delete-emergency-title",
      "text": "my-numbers:delete-emergency-text",
      "dismiss": "my-numbers:keep-address",
      "action": "portal:delete"
     },
     "success": "my-numbers:emergency-deleted"
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
    "title": "my-numbers:emergency-empty-title",
    "text": "my-numbers:emergency-empty",
    "action": {
     "text": "my-numbers:new-emergency-address",
     "to": "/numbers/emergency/create",
     "access": [
      "Dids",
      "DidsWrite"
     ],
     "asks": "POST /v1/emergency_addresses"
    }
   }
  },
  "did-imports": {
   "id": "did-imports",
   "module": "my-numbers",
   "resource": "did-import",
   "title": "my-numbers:imports",
   "primaryAction": {
    "text": "my-numbers:import-changes",
    "to": "/numbers/imports/new",
    "access": [
     "Dids",
     "DidsWrite"
    ],
    "asks": "POST /v1/did_imports"
   },
   "columns": [
    {
     "id": "name",
     "field": "name",
     "title": "my-numbers:file",
     "cell": "text",
     "align": "start",
     "sortable": true,
     "link": "/numbers/imports/view/{row.id}",
     "flex": 2,
     "minWidth": 180,
     "hidden": false
    },
    {
     "id": "status",
     "field": "status",
     "title": "portal:status",
     "cell": "status-chip",
     "align": "start",
     "sortable": true,
     "note": "problem",
     "width": 150,
     "hidden": false
    },
    {
     "id": "updated",
     "field": "updated",
     "title": "my-numbers:numbers-updated",
     "cell": "number",
     "align": "end",
     "sortable": true,
     "width": 130,
     "hidden": false
    },
    {
     "id": "refused",
     "field": "refused",
     "title": "my-numbers:refused",
     "cell": "number",
     "align": "end",
     "sortable": true,
     "width": 130,
     "hidden": false
    },
    {
     "id": "created",
     "field": "created_at",
     "title": "my-numbers:imported-at",
     "cell": "relative-time",
     "align": "start",
     "sortable": true,
     "width": 150,
     "hidden": false
    }
   ],
   "filters": [
    {
     "id": "name",
     "title": "my-numbers:file",
     "kind": "search",
     "query": "name",
     "placeholder": "portal:search-by-name"
    },
    {
     "id": "status",
     "title": "portal:status",
     "kind": "select",
     "query": "status",
     "options": [
      {
       "value": "reading",
       "text": "my-numbers:reading"
      },
      {
       "value": "done",
       "text": "my-numbers:done"
      },
      {
       "value": "failed",
       "text": "my-numbers:failed"
      }
     ],
     "all": "portal:any-status"
    }
   ],
   "rowActions": [
    {
     "kind": "call",
     "id": "refused_lines",
     "title": "my-numbers:refused-lines",
     "icon": "logs",
     "when": {
      "source": "row.status != 'reading' && row.refused > 0",
      "tree": {
       "op": "and",
       "args": [
        {
         "op": "!=",
         "left": {
          "op": "path",
          "root": "row",
          "path": [
           "status"
          ]
         },
         "right": {
          "op": "const",
          "value": "reading"
         }
        },
        {
         "op": ">",
         "left": {
          "op": "path",
          "root": "row",
          "path": [
           "refused"
          ]
         },
         "right": {
          "op": "const",
          "value": 0
         }
        }
       ]
      },
      "dependsOn": [
       "row.refused",
       "row.status"
      ]
     },
     "tone": "neutral",
     "method": "GET",
     "call": "/v1/did_imports/{row.id}/refused.csv",
     "access": [
      "Dids"
     ],
     "asks": "GET /v1/did_imports/{id}/refused.csv",
     "then": "stay"
    },
    {
     "kind": "delete",
     "id": "delete",
     "title": "portal:delete",
     "icon": "delete",
     "when": {
      "source": "row.status != 'reading'",
      "tree": {
       "op": "!=",
       "left": {
        "op": "path",
        "root": "row",
        "path": [
         "status"
        ]
       },
       "right": {
        "op": "const",
        "value": "reading"
       }
      },
      "dependsOn": [
       "row.status"
      ]
     },
     "tone": "danger",
     "access": [
      "DidsWrite",
      "Dids"
     ],
     "confirm": {
      "title": "my-numbers:delete-import-title",
      "text": "my-numbers:delete-import-text",
      "dismiss": "my-numbers:keep-import",
      "action": "portal:delete"
     },
     "success": "my-numbers:import-deleted"
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
    "title": "my-numbers:no-imports-title",
    "text": "my-numbers:no-imports",
    "action": {
     "text": "my-numbers:import-changes",
     "to": "/numbers/imports/new",
     "access": [
      "Dids",
      "DidsWrite"
     ],
     "asks": "POST /v1/did_imports"
    }
   }
  },
  "numbers": {
   "id": "numbers",
   "module": "my-numbers",
   "resource": "did",
   "title": "my-numbers:my-numbers",
   "primaryAction": {
    "text": "my-numbers:buy-numbers",
    "to": "/buy",
    "access": [
     "Buy"
    ]
   },
   "columns": [
    {
     "id": "number",
     "field": "number",
     "title": "my-numbers:number",
     "cell": "phone",
     "align": "start",
     "sortable": true,
     "link": "/numbers/view/{row.id}",
     "flex": 2,
     "minWidth": 155,
     "hidden": false
    },
    {
     "id": "label",
     "field": "label",
     "title": "my-numbers:label",
     "cell": "text",
     "align": "start",
     "sortable": true,
     "flex": 2,
     "minWidth": 135,
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
     "width": 170,
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
     "id": "city",
     "field": "city",
     "title": "my-numbers:city",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "width": 140,
     "hidden": true
    },
    {
     "id": "type",
     "field": "did_type",
     "title": "my-numbers:type",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "width": 140,
     "hidden": true
    },
    {
     "id": "tags",
     "field": "tags",
     "title": "my-numbers:tags",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "width": 160,
     "hidden": true
    },
    {
     "id": "trunk",
     "field": "trunk.label",
     "title": "my-numbers:sip-trunk",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "width": 115,
     "hidden": false
    },
    {
     "id": "ivr-service",
     "field": "ivr_service.name",
     "title": "my-numbers:ivr-service",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "link": "/ivr/services/view/{row.ivr_service.id}",
     "linkWhen": {
      "source": "has(row.ivr_service)",
      "tree": {
       "op": "has",
       "root": "row",
       "path": [
        "ivr_service"
       ]
      },
      "dependsOn": [
       "row.ivr_service"
      ]
     },
     "width": 150,
     "hidden": true
    },
    {
     "id": "sms-enabled",
     "field": "sms_enabled",
     "title": "my-numbers:sms-enabled",
     "cell": "yes-no",
     "align": "start",
     "sortable": false,
     "width": 110,
     "hidden": false
    },
    {
     "id": "emergency",
     "field": "emergency_status",
     "title": "my-numbers:emergency-status",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "width": 170,
     "hidden": true
    },
    {
     "id": "campaign",
     "field": "ten_dlc_campaign",
     "title": "my-numbers:ten-dlc-campaign",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "link": "/sms/10dlc/numbers/view/{row.ten_dlc_number_id}",
     "linkWhen": {
      "source": "has(row.ten_dlc_number_id)",
      "tree": {
       "op": "has",
       "root": "row",
       "path": [
        "ten_dlc_number_id"
       ]
      },
      "dependsOn": [
       "row.ten_dlc_number_id"
      ]
     },
     "width": 180,
     "hidden": true
    },
    {
     "id": "monthly-fee",
     "field": "monthly_fee",
     "title": "my-numbers:monthly-fee",
     "cell": "money",
     "align": "end",
     "sortable": true,
     "width": 110,
     "hidden": false
    },
    {
     "id": "paid-until",
     "field": "paid_until",
     "title": "my-numbers:paid-until",
     "cell": "date-time",
     "align": "start",
     "sortable": true,
     "width": 150,
     "hidden": true
    },
    {
     "id": "created",
     "field": "created_at",
     "title": "portal:created",
     "cell": "date-time",
     "align": "start",
     "sortable": true,
     "width": 192,
     "hidden": true
    }
   ],
   "filters": [
    {
     "id": "number",
     "title": "my-numbers:number",
     "kind": "search",
     "query": "search",
     "placeholder": "my-numbers:search-by-number"
    },
    {
     "id": "label",
     "title": "my-numbers:label",
     "kind": "search",
     "query": "label"
    },
    {
     "id": "status",
     "title": "portal:status",
     "kind": "select",
     "query": "status",
     "options": [
      {
       "value": "blocked",
       "text": "my-numbers:blocked"
      },
      {
       "value": "pending_approval",
       "text": "my-numbers:pending-approval"
      },
      {
       "value": "inactive",
       "text": "my-numbers:inactive"
      },
      {
       "value": "active",
       "text": "portal:active"
      }
     ],
     "all": "portal:any-status"
    },
    {
     "id": "country-code",
     "title": "portal:country",
     "kind": "select",
     "query": "country_code",
     "options": [],
     "catalogue": "countries",
     "all": "my-numbers:any-country"
    },
    {
     "id": "did-type",
     "title": "my-numbers:type",
     "kind": "select",
     "query": "type",
     "options": [
      {
       "value": "local",
       "text": "my-numbers:local"
      },
      {
       "value": "national",
       "text": "my-numbers:national"
      },
      {
       "value": "mobile",
       "text": "my-numbers:mobile"
      },
      {
       "value": "toll_free",
       "text": "my-numbers:toll-free"
      },
      {
       "value": "shared_cost",
       "text": "my-numbers:shared-cost"
      },
      {
       "value": "uifn",
       "text": "my-numbers:uifn"
      },
      {
       "value": "premium",
       "text": "my-numbers:premium"
      },
      {
       "value": "short_code",
       "text": "my-numbers:short-code"
      }
     ],
     "all": "my-numbers:any-type"
    },
    {
     "id": "tag",
     "title": "my-numbers:tags",
     "kind": "search",
     "query": "tag",
     "placeholder": "my-numbers:search-by-tag"
    },
    {
     "id": "emergency-status",
     "title": "my-numbers:emergency-status",
     "kind": "select",
     "query": "emergency_status",
     "options": [
      {
       "value": "missing",
       "text": "my-numbers:emergency-missing"
      },
      {
       "value": "rejected",
       "text": "my-numbers:rejected"
      },
      {
       "value": "pending",
       "text": "my-numbers:registering"
      },
      {
       "value": "registered",
       "text": "my-numbers:registered"
      },
      {
       "value": "not_needed",
       "text": "my-numbers:not-needed"
      }
     ],
     "all": "my-numbers:any-emergency-status"
    },
    {
     "id": "trunk",
     "title": "my-numbers:sip-trunk",
     "kind": "reference",
     "query": "trunk_id",
     "all": "my-numbers:any-trunk",
     "record": {
      "path": "/v1/sip_accounts",
      "name": "sip_account.label",
      "access": [
       "Trunks"
      ]
     },
     "pick": {
      "items": "sip_accounts",
      "name": "label",
      "key": "id",
      "search": "search",
      "access": [
       "Trunks"
      ]
     }
    }
   ],
   "rowActions": [
    {
     "kind": "transition",
     "id": "release",
     "transition": "release"
    },
    {
     "kind": "transition",
     "id": "restore",
     "transition": "restore"
    },
    {
     "kind": "transition",
     "id": "restore-pending",
     "transition": "restore-pending"
    },
    {
     "kind": "link",
     "id": "view-calls",
     "title": "my-numbers:view-calls",
     "icon": "logs",
     "when": {
      "source": "'voice_in' in row.features",
      "tree": {
       "op": "in",
       "left": {
        "op": "const",
        "value": "voice_in"
       },
       "right": {
        "op": "path",
        "root": "row",
        "path": [
         "features"
        ]
       }
      },
      "dependsOn": [
       "row.features"
      ]
     },
     "to": "/logs?type=received&to_search={row.digits}",
     "access": [
      "Cdr"
     ]
    },
    {
     "kind": "link",
     "id": "view-messages",
     "title": "my-numbers:view-messages",
     "icon": "sms",
     "when": {
      "source": "row.sms_enabled",
      "tree": {
       "op": "path",
       "root": "row",
       "path": [
        "sms_enabled"
       ]
      },
      "dependsOn": [
       "row.sms_enabled"
      ]
     },
     "to": "/logs?type=inboundSms&to_search={row.digits}",
     "access": [
      "Sms"
     ]
    }
   ],
   "bulkActions": [
    "release",
    "restore",
    "restore-pending"
   ],
   "expand": [
    {
     "id": "reason",
     "field": "reason",
     "title": "portal:reason",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "hidden": false
    },
    {
     "id": "city",
     "field": "city",
     "title": "my-numbers:city",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "hidden": false
    },
    {
     "id": "tags",
     "field": "tags",
     "title": "my-numbers:tags",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "hidden": false
    },
    {
     "id": "ten-dlc-campaign",
     "field": "ten_dlc_campaign",
     "title": "my-numbers:ten-dlc-campaign",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "hidden": false
    },
    {
     "id": "features",
     "field": "features",
     "title": "my-numbers:features",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "hidden": false
    },
    {
     "id": "doc-types",
     "field": "doc_types",
     "title": "my-numbers:doc-types",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "hidden": false
    },
    {
     "id": "paid-until",
     "field": "paid_until",
     "title": "my-numbers:paid-until",
     "cell": "date-time",
     "align": "start",
     "sortable": true,
     "hidden": false
    },
    {
     "id": "release-ends-at",
     "field": "release_ends_at",
     "title": "my-numbers:release-ends-at",
     "cell": "date-time",
     "align": "start",
     "sortable": false,
     "hidden": false
    }
   ],
   "expandWhen": {
    "source": "row.status == 'blocked' || (row.require_docs && !row.documents_approved)",
    "tree": {
     "op": "or",
     "args": [
      {
       "op": "==",
       "left": {
        "op": "path",
        "root": "row",
        "path": [
         "status"
        ]
       },
       "right": {
        "op": "const",
        "value": "blocked"
       }
      },
      {
       "op": "and",
       "args": [
        {
         "op": "path",
         "root": "row",
         "path": [
          "require_docs"
         ]
        },
        {
         "op": "not",
         "arg": {
          "op": "path",
          "root": "row",
          "path": [
           "documents_approved"
          ]
         }
        }
       ]
      }
     ]
    },
    "dependsOn": [
     "row.documents_approved",
     "row.require_docs",
     "row.status"
    ]
   },
   "groups": [
    {
     "field": "standing",
     "title": "my-numbers:standing",
     "cell": "text",
     "words": {
      "blocked": "my-numbers:blocked",
      "not_active": "my-numbers:not-active",
      "active": "portal:active"
     }
    },
    {
     "field": "status",
     "title": "portal:status",
     "cell": "status-chip",
     "words": {
      "blocked": "my-numbers:blocked",
      "pending_approval": "my-numbers:pending-approval",
      "inactive": "my-numbers:inactive",
      "active": "portal:active"
     }
    },
    {
     "field": "country_code",
     "title": "portal:country",
     "cell": "country",
     "words": {}
    },
    {
     "field": "did_type",
     "title": "my-numbers:type",
     "cell": "text",
     "words": {
      "local": "my-numbers:local",
      "national": "my-numbers:national",
      "mobile": "my-numbers:mobile",
      "toll_free": "my-numbers:toll-free",
      "shared_cost": "my-numbers:shared-cost",
      "uifn": "my-numbers:uifn",
      "premium": "my-numbers:premium",
      "short_code": "my-numbers:short-code"
     }
    }
   ],
   "pageSizes": [
    25,
    50,
    100
   ],
   "refreshSeconds": 60,
   "searchDebounceMs": 1000,
   "empty": {
    "title": "my-numbers:numbers-empty-title",
    "text": "my-numbers:numbers-empty",
    "action": {
     "text": "my-numbers:buy-numbers",
     "to": "/buy",
     "access": [
      "Buy"
     ]
    }
   }
  },
  "did-profiles": {
   "id": "did-profiles",
   "module": "my-numbers",
   "resource": "did-profile",
   "title": "my-numbers:profiles",
   "primaryAction": {
    "text": "my-numbers:new-profile",
    "to": "/numbers/profiles/create",
    "access": [
     "Dids",
     "DidsWrite"
    ],
    "asks": "POST /v1/did_profiles"
   },
   "columns": [
    {
     "id": "name",
     "field": "name",
     "title": "my-numbers:profile-name",
     "cell": "text",
     "align": "start",
     "sortable": true,
     "link": "/numbers/profiles/view/{row.id}",
     "flex": 2,
     "minWidth": 170,
     "hidden": false
    },
    {
     "id": "status",
     "field": "status",
     "title": "portal:status",
     "cell": "status-chip",
     "align": "start",
     "sortable": true,
     "note": "reason",
     "width": 160,
     "hidden": false
    },
    {
     "id": "country",
     "field": "country_code",
     "title": "portal:country",
     "cell": "country",
     "align": "start",
     "sortable": false,
     "width": 180,
     "hidden": false
    },
    {
     "id": "city",
     "field": "city",
     "title": "my-numbers:city",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "width": 150,
     "hidden": false
    },
    {
     "id": "created",
     "field": "created_at",
     "title": "portal:created",
     "cell": "date-time",
     "align": "start",
     "sortable": true,
     "width": 190,
     "hidden": false
    }
   ],
   "filters": [
    {
     "id": "name",
     "title": "my-numbers:profile-name",
     "kind": "search",
     "query": "search",
     "placeholder": "portal:search-by-name"
    },
    {
     "id": "status",
     "title": "portal:status",
     "kind": "select",
     "query": "status",
     "options": [
      {
       "value": "pending",
       "text": "my-numbers:in-review"
      },
      {
       "value": "approved",
       "text": "my-numbers:approved"
      },
      {
       "value": "rejected",
       "text": "my-numbers:rejected"
      }
     ],
     "all": "portal:any-status"
    },
    {
     "id": "country-code",
     "title": "portal:country",
     "kind": "select",
     "query": "country_code",
     "options": [],
     "catalogue": "countries",
     "all": "my-numbers:any-country"
    }
   ],
   "rowActions": [
    {
     "kind": "link",
     "id": "edit",
     "title": "portal:edit",
     "icon": "edit",
     "to": "/numbers/profiles/edit/{row.id}",
     "access": [
      "Dids",
      "DidsWrite"
     ],
     "asks": "PUT /v1/did_profiles/{id}"
    },
    {
     "kind": "delete",
     "id": "delete",
     "title": "portal:delete",
     "icon": "delete",
     "tone": "danger",
     "access": [
      "Dids",
      "DidsWrite"
     ],
     "confirm": {
      "title": "my-numbers:delete-profile-title",
      "text": "my-numbers:delete-profile-text",
      "dismiss": "my-numbers:keep-profile",
      "action": "portal:delete"
     },
     "success": "my-numbers:profile-deleted"
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
    "title": "my-numbers:profiles-empty-title",
    "text": "my-numbers:profiles-empty",
    "action": {
     "text": "my-numbers:new-profile",
     "to": "/numbers/profiles/create",
     "access": [
      "Dids",
      "DidsWrite"
     ],
     "asks": "POST /v1/did_profiles"
    }
   }
  }
 },
 "wizards": {
  "did-document": {
   "id": "did-document",
   "module": "my-numbers",
   "resource": "did-document",
   "title": {
    "create": "my-numbers:upload-document"
   },
   "opensAt": {},
   "done": "/numbers/view/{route.did_id}",
   "cancel": true,
   "doneWhen": [],
   "submitText": [
    {
     "mode": "create",
     "text": "my-numbers:upload-document"
    }
   ],
   "success": {
    "create": "my-numbers:document-uploaded"
   },
   "failure": {},
   "banners": [],
   "steps": [
    {
     "id": "document",
     "title": "my-numbers:document",
     "info": "my-numbers:upload-info",
     "fields": [
      "type",
      "file"
     ],
     "summary": [],
     "relocks": false
    }
   ],
   "fields": {
    "type": {
     "widget": "select",
     "options": {},
     "fills": []
    },
    "file": {
     "widget": "files",
     "options": {},
     "fills": []
    }
   }
  },
  "emergency-address": {
   "id": "emergency-address",
   "module": "my-numbers",
   "resource": "emergency-address",
   "title": {
    "create": "my-numbers:new-emergency-address",
    "edit": "my-numbers:edit-emergency-address"
   },
   "opensAt": {},
   "done": "/numbers/emergency",
   "cancel": true,
   "doneWhen": [],
   "submitText": [
    {
     "mode": "create",
     "text": "my-numbers:register"
    },
    {
     "mode": "edit",
     "text": "my-numbers:register-again"
    }
   ],
   "success": {
    "create": "my-numbers:emergency-saved",
    "edit": "my-numbers:emergency-saved"
   },
   "failure": {},
   "banners": [],
   "steps": [
    {
     "id": "address",
     "title": "my-numbers:address",
     "info": "my-numbers:emergency-info",
     "fields": [
      "name",
      "street",
      "unit",
      "city",
      "country_code",
      "region",
      "zip"
     ],
     "summary": [],
     "relocks": false
    }
   ],
   "fields": {
    "name": {
     "widget": "text",
     "options": {},
     "fills": []
    },
    "street": {
     "widget": "text",
     "options": {},
     "fills": []
    },
    "unit": {
     "widget": "text",
     "options": {},
     "fills": []
    },
    "city": {
     "widget": "text",
     "options": {},
     "fills": []
    },
    "country_code": {
     "widget": "select",
     "options": {},
     "fills": []
    },
    "region": {
     "widget": "text",
     "options": {},
     "fills": []
    },
    "zip": {
     "widget": "text",
     "options": {},
     "fills": []
    }
   }
  },
  "did-import": {
   "id": "did-import",
   "module": "my-numbers",
   "resource": "did-import",
   "title": {
    "create": "my-numbers:import-changes"
   },
   "opensAt": {},
   "done": "/numbers/imports",
   "cancel": true,
   "doneWhen": [
    {
     "to": "/numbers/imports/view/{row.id}"
    }
   ],
   "submitText": [
    {
     "mode": "create",
     "text": "my-numbers:import-changes"
    }
   ],
   "success": {
    "create": "my-numbers:import-started"
   },
   "failure": {},
   "banners": [],
   "steps": [
    {
     "id": "file",
     "title": "my-numbers:file",
     "info": "my-numbers:import-info",
     "fields": [
      "file"
     ],
     "summary": [],
     "relocks": false
    }
   ],
   "fields": {
    "file": {
     "widget": "files",
     "options": {},
     "fills": []
    }
   }
  },
  "did-profile": {
   "id": "did-profile",
   "module": "my-numbers",
   "resource": "did-profile",
   "title": {
    "create": "my-numbers:new-profile",
    "edit": "my-numbers:edit-profile"
   },
   "opensAt": {},
   "done": "/numbers/profiles",
   "cancel": true,
   "doneWhen": [],
   "submitText": [
    {
     "mode": "create",
     "text": "portal:save"
    },
    {
     "mode": "edit",
     "text": "portal:save-changes"
    }
   ],
   "success": {
    "create": "my-numbers:profile-saved",
    "edit": "my-numbers:profile-saved"
   },
   "failure": {},
   "banners": [],
   "steps": [
    {
     "id": "profile",
     "title": "my-numbers:address",
     "info": "my-numbers:profile-info",
     "fields": [
      "name",
      "street",
      "city",
      "zip",
      "country_code"
     ],
     "summary": [],
     "relocks": false
    },
    {
     "id": "papers",
     "title": "my-numbers:documents",
     "info": "my-numbers:papers-info",
     "fields": [
      "identity",
      "address_proof",
      "local_address_proof"
     ],
     "summary": [],
     "relocks": false
    }
   ],
   "fields": {
    "name": {
     "widget": "text",
     "options": {},
     "fills": []
    },
    "street": {
     "widget": "text",
     "options": {},
     "fills": []
    },
    "city": {
     "widget": "text",
     "options": {},
     "fills": []
    },
    "zip": {
     "widget": "text",
     "options": {},
     "fills": []
    },
    "country_code": {
     "widget": "select",
     "options": {},
     "fills": []
    },
    "identity": {
     "widget": "files",
     "options": {},
     "fills": []
    },
    "address_proof": {
     "widget": "files",
     "options": {},
     "fills": []
    },
    "local_address_proof": {
     "widget": "files",
     "options": {},
     "fills": []
    }
   }
  }
 },
 "pages": {
  "emergency-address": {
   "id": "emergency-address",
   "module": "my-numbers",
   "title": "my-numbers:emergency-address",
   "record": {
    "resource": "emergency-address",
    "name": "name",
    "actions": [
     {
      "kind": "link",
      "id": "edit",
      "title": "portal:edit",
      "icon": "edit",
      "to": "/numbers/emergency/edit/{row.id}",
      "access": [
       "Dids",
       "DidsWrite"
      ],
      "asks": "PUT /v1/emergency_addresses/{id}"
     },
     {
      "kind": "delete",
      "id": "delete",
      "title": "portal:delete",
      "icon": "delete",
      "tone": "danger",
      "access": [
       "Dids",
       "DidsWrite"
      ],
      "confirm": {
       "title": "my-numbers:delete-emergency-title",
       "text": "my-numbers:delete-emergency-text",
       "dismiss": "my-numbers:keep-address",
       "action": "portal:delete"
      },
      "success": "my-numbers:emergency-deleted"
     }
    ],
    "access": [
     "Dids"
    ]
   },
   "blocks": [
    {
     "id": "rejected",
     "when": {
      "source": "row.status == 'rejected' && has(row.reason)",
      "tree": {
       "op": "and",
       "args": [
        {
         "op": "==",
         "left": {
          "op": "path",
          "root": "row",
          "path": [
           "status"
          ]
         },
         "right": {
          "op": "const",
          "value": "rejected"
         }
        },
        {
         "op": "has",
         "root": "row",
         "path": [
          "reason"
         ]
        }
       ]
      },
      "dependsOn": [
       "row.reason",
       "row.status"
      ]
     },
     "width": "full",
     "kind": "banner",
     "tone": "danger",
     "text": "my-numbers:emergency-refused",
     "params": {
      "reason": "{row.reason}"
     }
    },
    {
     "id": "address",
     "width": "full",
     "kind": "facts",
     "title": "my-numbers:address",
     "look": "facts",
     "facts": [
      {
       "id": "street",
       "field": "street",
       "title": "my-numbers:street",
       "cell": "text"
      },
      {
       "id": "unit",
       "field": "unit",
       "title": "my-numbers:unit",
       "cell": "text"
      },
      {
       "id": "city",
       "field": "city",
       "title": "my-numbers:city",
       "cell": "text"
      },
      {
       "id": "region",
       "field": "region",
       "title": "my-numbers:state-province",
       "cell": "text"
      },
      {
       "id": "zip",
       "field": "zip",
       "title": "my-numbers:zip",
       "cell": "text"
      },
      {
       "id": "country",
       "field": "country_code",
       "title": "portal:country",
       "cell": "text"
      }
     ]
    },
    {
     "id": "numbers",
     "width": "full",
     "kind": "rows",
     "title": "my-numbers:numbers-with-emergency",
     "source": {
      "get": "/v1/dids",
      "query": {
       "per_page": "5",
       "emergency_id": "{row.id}"
      },
      "path": "dids",
      "access": [
       "Dids"
      ]
     },
     "size": 5,
     "module": "my-numbers",
     "entity": "did",
     "columns": [
      {
       "id": "number",
       "field": "number",
       "title": "my-numbers:number",
       "cell": "phone",
       "align": "start",
       "link": "/numbers/view/{row.id}"
      },
      {
       "id": "label",
       "field": "label",
       "title": "my-numbers:label",
       "cell": "text",
       "align": "start"
      },
      {
       "id": "status",
       "field": "status",
       "title": "portal:status",
       "cell": "status-chip",
       "align": "start"
      }
     ],
     "empty": "my-numbers:no-numbers-with-emergency"
    },
    {
     "id": "events",
     "width": "full",
     "kind": "timeline",
     "title": "my-numbers:history"
    }
   ]
  },
  "did-import": {
   "id": "did-import",
   "module": "my-numbers",
   "title": "my-numbers:import",
   "record": {
    "resource": "did-import",
    "name": "name",
    "actions": [
     {
      "kind": "call",
      "id": "refused_lines",
      "title": "my-numbers:refused-lines",
      "icon": "logs",
      "when": {
       "source": "row.status != 'reading' && row.refused > 0",
       "tree": {
        "op": "and",
        "args": [
         {
          "op": "!=",
          "left": {
           "op": "path",
           "root": "row",
           "path": [
            "status"
           ]
          },
          "right": {
           "op": "const",
           "value": "reading"
          }
         },
         {
          "op": ">",
          "left": {
           "op": "path",
           "root": "row",
           "path": [
            "refused"
           ]
          },
          "right": {
           "op": "const",
           "value": 0
          }
         }
        ]
       },
       "dependsOn": [
        "row.refused",
        "row.status"
       ]
      },
      "tone": "neutral",
      "method": "GET",
      "call": "/v1/did_imports/{row.id}/refused.csv",
      "access": [
       "Dids"
      ],
      "asks": "GET /v1/did_imports/{id}/refused.csv",
      "then": "stay"
     },
     {
      "kind": "delete",
      "id": "delete",
      "title": "portal:delete",
      "icon": "delete",
      "when": {
       "source": "row.status != 'reading'",
       "tree": {
        "op": "!=",
        "left": {
         "op": "path",
         "root": "row",
         "path": [
          "status"
         ]
        },
        "right": {
         "op": "const",
         "value": "reading"
        }
       },
       "dependsOn": [
        "row.status"
       ]
      },
      "tone": "danger",
      "access": [
       "DidsWrite",
       "Dids"
      ],
      "confirm": {
       "title": "my-numbers:delete-import-title",
       "text": "my-numbers:delete-import-text",
       "dismiss": "my-numbers:keep-import",
       "action": "portal:delete"
      },
      "success": "my-numbers:import-deleted"
     }
    ],
    "access": [
     "Dids"
    ]
   },
   "blocks": [
    {
     "id": "problem",
     "when": {
      "source": "row.status == 'failed' && row.done_lines == 0",
      "tree": {
       "op": "and",
       "args": [
        {
         "op": "==",
         "left": {
          "op": "path",
          "root": "row",
          "path": [
           "status"
          ]
         },
         "right": {
          "op": "const",
          "value": "failed"
         }
        },
        {
         "op": "==",
         "left": {
          "op": "path",
          "root": "row",
          "path": [
           "done_lines"
          ]
         },
         "right": {
          "op": "const",
          "value": 0
         }
        }
       ]
      },
      "dependsOn": [
       "row.done_lines",
       "row.status"
      ]
     },
     "width": "full",
     "kind": "banner",
     "tone": "danger",
     "text": "my-numbers:import-problem",
     "params": {
      "problem": "{row.problem}"
     }
    },
    {
     "id": "incomplete",
     "when": {
      "source": "row.status == 'failed' && row.done_lines > 0",
      "tree": {
       "op": "and",
       "args": [
        {
         "op": "==",
         "left": {
          "op": "path",
          "root": "row",
          "path": [
           "status"
          ]
         },
         "right": {
          "op": "const",
          "value": "failed"
         }
        },
        {
         "op": ">",
         "left": {
          "op": "path",
          "root": "row",
          "path": [
           "done_lines"
          ]
         },
         "right": {
          "op": "const",
          "value": 0
         }
        }
       ]
      },
      "dependsOn": [
       "row.done_lines",
       "row.status"
      ]
     },
     "width": "full",
     "kind": "banner",
     "tone": "danger",
     "text": "my-numbers:import-incomplete",
     "params": {
      "problem": "{row.problem}",
      "done": "{row.done_lines}",
      "lines": "{row.lines}"
     }
    },
    {
     "id": "reading",
     "when": {
      "source": "row.status == 'reading'",
      "tree": {
       "op": "==",
       "left": {
        "op": "path",
        "root": "row",
        "path": [
         "status"
        ]
       },
       "right": {
        "op": "const",
        "value": "reading"
       }
      },
      "dependsOn": [
       "row.status"
      ]
     },
     "width": "full",
     "kind": "progress",
     "title": "my-numbers:reading-file",
     "record": {
      "total": "lines",
      "done": "done_lines",
      "active": {
       "source": "row.status == 'reading'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "row",
         "path": [
          "status"
         ]
        },
        "right": {
         "op": "const",
         "value": "reading"
        }
       },
       "dependsOn": [
        "row.status"
       ]
      }
     }
    },
    {
     "id": "figures",
     "when": {
      "source": "row.status != 'failed' || row.done_lines > 0",
      "tree": {
       "op": "or",
       "args": [
        {
         "op": "!=",
         "left": {
          "op": "path",
          "root": "row",
          "path": [
           "status"
          ]
         },
         "right": {
          "op": "const",
          "value": "failed"
         }
        },
        {
         "op": ">",
         "left": {
          "op": "path",
          "root": "row",
          "path": [
           "done_lines"
          ]
         },
         "right": {
          "op": "const",
          "value": 0
         }
        }
       ]
      },
      "dependsOn": [
       "row.done_lines",
       "row.status"
      ]
     },
     "width": "full",
     "kind": "facts",
     "look": "tiles",
     "facts": [
      {
       "id": "lines",
       "field": "lines",
       "title": "my-numbers:lines",
       "cell": "number"
      },
      {
       "id": "updated",
       "field": "updated",
       "title": "my-numbers:numbers-updated",
       "cell": "number"
      },
      {
       "id": "refused",
       "field": "refused",
       "title": "my-numbers:refused",
       "cell": "number"
      }
     ]
    },
    {
     "id": "facts",
     "width": "full",
     "kind": "facts",
     "look": "facts",
     "facts": [
      {
       "id": "problem-line",
       "field": "problem_line",
       "title": "my-numbers:line",
       "cell": "number"
      },
      {
       "id": "created",
       "field": "created_at",
       "title": "my-numbers:imported-at",
       "cell": "date-time"
      }
     ]
    },
    {
     "id": "problems",
     "when": {
      "source": "row.refused > 0",
      "tree": {
       "op": ">",
       "left": {
        "op": "path",
        "root": "row",
        "path": [
         "refused"
        ]
       },
       "right": {
        "op": "const",
        "value": 0
       }
      },
      "dependsOn": [
       "row.refused"
      ]
     },
     "width": "full",
     "kind": "items",
     "title": "my-numbers:refused-lines",
     "field": "problems",
     "columns": [
      {
       "field": "line",
       "title": "my-numbers:line",
       "cell": "number"
      },
      {
       "field": "value",
       "title": "my-numbers:number",
       "cell": "text"
      },
      {
       "field": "reason",
       "title": "portal:reason",
       "cell": "text"
      }
     ]
    }
   ]
  },
  "number": {
   "id": "number",
   "module": "my-numbers",
   "title": "my-numbers:number",
   "record": {
    "resource": "did",
    "name": "number",
    "ask": {
     "topic": "numbers",
     "facts": [
      {
       "field": "number",
       "title": "my-numbers:number",
       "cell": "phone"
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
    "actions": [
     {
      "kind": "transition",
      "id": "release",
      "transition": "release"
     },
     {
      "kind": "transition",
      "id": "restore",
      "transition": "restore"
     },
     {
      "kind": "transition",
      "id": "restore-pending",
      "transition": "restore-pending"
     },
     {
      "kind": "link",
      "id": "view-calls",
      "title": "my-numbers:view-calls",
      "icon": "logs",
      "when": {
       "source": "'voice_in' in row.features",
       "tree": {
        "op": "in",
        "left": {
         "op": "const",
         "value": "voice_in"
        },
        "right": {
         "op": "path",
         "root": "row",
         "path": [
          "features"
         ]
        }
       },
       "dependsOn": [
        "row.features"
       ]
      },
      "to": "/logs?type=received&to_search={row.digits}",
      "access": [
       "Cdr"
      ]
     },
     {
      "kind": "link",
      "id": "view-messages",
      "title": "my-numbers:view-messages",
      "icon": "sms",
      "when": {
       "source": "row.sms_enabled",
       "tree": {
        "op": "path",
        "root": "row",
        "path": [
         "sms_enabled"
        ]
       },
       "dependsOn": [
        "row.sms_enabled"
       ]
      },
      "to": "/logs?type=inboundSms&to_search={row.digits}",
      "access": [
       "Sms"
      ]
     }
    ],
    "access": [
     "Dids"
    ]
   },
   "blocks": [
    {
     "id": "blocked",
     "when": {
      "source": "row.status == 'blocked'",
      "tree": {
       "op": "==",
       "left": {
        "op": "path",
        "root": "row",
        "path": [
         "status"
        ]
       },
       "right": {
        "op": "const",
        "value": "blocked"
       }
      },
      "dependsOn": [
       "row.status"
      ]
     },
     "width": "full",
     "kind": "banner",
     "tone": "danger",
     "text": "my-numbers:blocked-text",
     "params": {
      "reason": "{row.reason}"
     }
    },
    {
     "id": "released",
     "when": {
      "source": "row.status == 'inactive' && has(row.release_ends_at)",
      "tree": {
       "op": "and",
       "args": [
        {
         "op": "==",
         "left": {
          "op": "path",
          "root": "row",
          "path": [
           "status"
          ]
         },
         "right": {
          "op": "const",
          "value": "inactive"
         }
        },
        {
         "op": "has",
         "root": "row",
         "path": [
          "release_ends_at"
         ]
        }
       ]
      },
      "dependsOn": [
       "row.release_ends_at",
       "row.status"
      ]
     },
     "width": "full",
     "kind": "banner",
     "tone": "info",
     "text": "my-numbers:released-text",
     "params": {}
    },
    {
     "id": "documents-missing",
     "when": {
      "source": "row.require_docs && !row.documents_approved && row.status != 'inactive'",
      "tree": {
       "op": "and",
       "args": [
        {
         "op": "path",
         "root": "row",
         "path": [
          "require_docs"
         ]
        },
        {
         "op": "not",
         "arg": {
          "op": "path",
          "root": "row",
          "path": [
           "documents_approved"
          ]
         }
        },
        {
         "op": "!=",
         "left": {
          "op": "path",
          "root": "row",
          "path": [
           "status"
          ]
         },
         "right": {
          "op": "const",
          "value": "inactive"
         }
        }
       ]
      },
      "dependsOn": [
       "row.documents_approved",
       "row.require_docs",
       "row.status"
      ]
     },
     "width": "full",
     "kind": "banner",
     "tone": "warning",
     "text": "my-numbers:documents-missing",
     "params": {},
     "link": {
      "text": "my-numbers:upload-document",
      "to": "/numbers/{row.id}/documents/create",
      "access": [
       "DidsWrite",
       "Dids"
      ]
     }
    },
    {
     "id": "no-emergency",
     "when": {
      "source": "row.emergency_status in ['missing', 'rejected'] && row.status != 'inactive'",
      "tree": {
       "op": "and",
       "args": [
        {
         "op": "in",
         "left": {
          "op": "path",
          "root": "row",
          "path": [
           "emergency_status"
          ]
         },
         "right": {
          "op": "const",
          "value": [
           "missing",
           "rejected"
          ]
         }
        },
        {
         "op": "!=",
         "left": {
          "op": "path",
          "root": "row",
          "path": [
           "status"
          ]
         },
         "right": {
          "op": "const",
          "value": "inactive"
         }
        }
       ]
      },
      "dependsOn": [
       "row.emergency_status",
       "row.status"
      ]
     },
     "width": "full",
     "kind": "banner",
     "tone": "warning",
     "text": "my-numbers:no-emergency",
     "params": {},
     "link": {
      "text": "my-numbers:new-emergency-address",
      "to": "/numbers/emergency/create",
      "access": [
       "DidsWrite",
       "Dids"
      ]
     }
    },
    {
     "id": "facts",
     "width": "half",
     "kind": "facts",
     "title": "my-numbers:details",
     "look": "facts",
     "facts": [
      {
       "id": "country",
       "field": "country_code",
       "title": "portal:country",
       "cell": "country"
      },
      {
       "id": "city",
       "field": "city",
       "title": "my-numbers:city",
       "cell": "text"
      },
      {
       "id": "type",
       "field": "did_type",
       "title": "my-numbers:type",
       "cell": "text"
      },
      {
       "id": "features",
       "field": "features",
       "title": "my-numbers:features",
       "cell": "text"
      },
      {
       "id": "doc-types",
       "field": "doc_types",
       "title": "my-numbers:doc-types",
       "cell": "text"
      },
      {
       "id": "monthly-fee",
       "field": "monthly_fee",
       "title": "my-numbers:monthly-fee",
       "cell": "money"
      },
      {
       "id": "sms-fee",
       "field": "sms_fee",
       "title": "my-numbers:sms-fee",
       "cell": "money"
      },
      {
       "id": "activation-fee",
       "field": "activation_fee",
       "title": "my-numbers:activation-fee",
       "cell": "money"
      },
      {
       "id": "paid-until",
       "field": "paid_until",
       "title": "my-numbers:paid-until",
       "cell": "date-time"
      },
      {
       "id": "release-ends-at",
       "field": "release_ends_at",
       "title": "my-numbers:release-ends-at",
       "cell": "date-time"
      },
      {
       "id": "created",
       "field": "created_at",
       "title": "portal:created",
       "cell": "date-time"
      }
     ]
    },
    {
     "id": "uses",
     "width": "half",
     "kind": "facts",
     "title": "my-numbers:used-by",
     "look": "facts",
     "facts": [
      {
       "id": "trunk",
       "field": "trunk.label",
       "title": "my-numbers:sip-trunk",
       "cell": "text"
      },
      {
       "id": "sip-uri",
       "field": "sip_uri",
       "title": "my-numbers:sip-uri",
       "cell": "text"
      },
      {
       "id": "phone",
       "field": "forward_to",
       "title": "my-numbers:phone",
       "cell": "phone"
      },
      {
       "id": "ivr-service",
       "field": "ivr_service.name",
       "title": "my-numbers:ivr-service",
       "cell": "text"
      },
      {
       "id": "campaign",
       "field": "ten_dlc_campaign",
       "title": "my-numbers:ten-dlc-campaign",
       "cell": "text"
      },
      {
       "id": "profile",
       "field": "profile.name",
       "title": "my-numbers:profile",
       "cell": "text"
      },
      {
       "id": "emergency",
       "field": "emergency.name",
       "title": "my-numbers:emergency-address",
       "cell": "text"
      },
      {
       "id": "emergency-status",
       "field": "emergency_status",
       "title": "my-numbers:emergency-status",
       "cell": "text"
      }
     ]
    },
    {
     "id": "settings",
     "width": "half",
     "kind": "form",
     "resource": "did",
     "record": "{route.id}",
     "fields": [
      "label",
      "tags",
      "route_to",
      "sip_uri",
      "forward_to",
      "trunk",
      "sms_enabled",
      "profile",
      "emergency"
     ],
     "views": {
      "label": {
       "widget": "text",
       "options": {},
       "fills": []
      },
      "tags": {
       "widget": "tags",
       "options": {},
       "fills": []
      },
      "route_to": {
       "widget": "select",
       "options": {},
       "fills": []
      },
      "sip_uri": {
       "widget": "text",
       "options": {},
       "fills": []
      },
      "forward_to": {
       "widget": "text",
       "options": {},
       "fills": []
      },
      "trunk": {
       "widget": "reference-select",
       "options": {},
       "fills": []
      },
      "sms_enabled": {
       "widget": "switch",
       "options": {},
       "fills": []
      },
      "profile": {
       "widget": "reference-select",
       "options": {},
       "fills": []
      },
      "emergency": {
       "widget": "reference-select",
       "options": {},
       "fills": []
      }
     },
     "submit": "portal:save",
     "success": "my-numbers:number-saved",
     "access": [
      "Dids",
      "DidsWrite"
     ]
    },
    {
     "id": "answered-by-flows",
     "when": {
      "source": "config.is_developer && 'ivr' in config.features && !has(row.ivr_service)",
      "tree": {
       "op": "and",
       "args": [
        {
         "op": "path",
         "root": "config",
         "path": [
          "is_developer"
         ]
        },
        {
         "op": "in",
         "left": {
          "op": "const",
          "value": "ivr"
         },
         "right": {
          "op": "path",
          "root": "config",
          "path": [
           "features"
          ]
         }
        },
        {
         "op": "not",
         "arg": {
          "op": "has",
          "root": "row",
          "path": [
           "ivr_service"
          ]
         }
        }
       ]
      },
      "dependsOn": [
       "config.features",
       "config.is_developer",
       "row.ivr_service"
      ]
     },
     "width": "half",
     "kind": "links",
     "links": [
      {
       "id": "ivr",
       "title": "my-numbers:answered-by-flow",
       "text": "my-numbers:answered-by-flow-text",
       "to": "/ivr/services",
       "access": [
        "IVR"
       ]
      }
     ]
    },
    {
     "id": "senders",
     "width": "half",
     "kind": "rows",
     "title": "my-numbers:sender-ids",
     "source": {
      "get": "/v1/sms/senders",
      "query": {
       "per_page": "5",
       "title": "{row.digits}"
      },
      "path": "sender_ids",
      "access": [
       "Sms"
      ]
     },
     "size": 5,
     "module": "sms-senders",
     "entity": "sender",
     "columns": [
      {
       "id": "title",
       "field": "title",
       "title": "sms-senders:sender-id",
       "cell": "text",
       "align": "start",
       "link": "/sms/senders/{row.id}"
      },
      {
       "id": "status",
       "field": "status",
       "title": "portal:status",
       "cell": "status-chip",
       "align": "start"
      }
     ],
     "empty": "my-numbers:no-senders"
    },
    {
     "id": "broadcasts",
     "width": "half",
     "kind": "rows",
     "title": "my-numbers:broadcasts",
     "source": {
      "get": "/v1/sms/campaigns",
      "query": {
       "per_page": "5",
       "sender_name": "{row.digits}"
      },
      "path": "campaigns",
      "access": [
       "SmsCampaign"
      ]
     },
     "size": 5,
     "module": "sms-broadcast",
     "entity": "sms-campaign",
     "columns": [
      {
       "id": "name",
       "field": "name",
       "title": "sms-broadcast:broadcast-name",
       "cell": "text",
       "align": "start",
       "link": "/sms-broadcast/campaigns/view/{row.id}"
      },
      {
       "id": "status",
       "field": "status",
       "title": "portal:status",
       "cell": "status-chip",
       "align": "start"
      }
     ],
     "empty": "my-numbers:no-broadcasts"
    },
    {
     "id": "documents",
     "when": {
      "source": "row.require_docs",
      "tree": {
       "op": "path",
       "root": "row",
       "path": [
        "require_docs"
       ]
      },
      "dependsOn": [
       "row.require_docs"
      ]
     },
     "width": "full",
     "kind": "rows",
     "title": "my-numbers:documents",
     "source": {
      "get": "/v1/dids/{did_id}/documents",
      "query": {
       "per_page": "5"
      },
      "path": "documents",
      "access": [
       "Dids"
      ]
     },
     "size": 5,
     "module": "my-numbers",
     "entity": "did-document",
     "columns": [
      {
       "id": "type",
       "field": "type",
       "title": "my-numbers:doc-type",
       "cell": "text",
       "align": "start"
      },
      {
       "id": "file",
       "field": "file",
       "title": "my-numbers:file",
       "cell": "files",
       "align": "start"
      },
      {
       "id": "status",
       "field": "status",
       "title": "portal:status",
       "cell": "status-chip",
       "align": "start"
      },
      {
       "id": "reason",
       "field": "reason",
       "title": "portal:reason",
       "cell": "text",
       "align": "start"
      },
      {
       "id": "uploaded",
       "field": "created_at",
       "title": "my-numbers:uploaded",
       "cell": "date-time",
       "align": "start"
      }
     ],
     "empty": "my-numbers:documents-empty",
     "more": {
      "text": "my-numbers:all-documents",
      "to": "/numbers/{row.id}/documents",
      "access": [
       "Dids"
      ]
     },
     "slot": "did_id"
    },
    {
     "id": "events",
     "width": "full",
     "kind": "timeline",
     "title": "my-numbers:history"
    }
   ]
  },
  "did-profile": {
   "id": "did-profile",
   "module": "my-numbers",
   "title": "my-numbers:profile",
   "record": {
    "resource": "did-profile",
    "name": "name",
    "actions": [
     {
      "kind": "link",
      "id": "edit",
      "title": "portal:edit",
      "icon": "edit",
      "to": "/numbers/profiles/edit/{row.id}",
      "access": [
       "Dids",
       "DidsWrite"
      ],
      "asks": "PUT /v1/did_profiles/{id}"
     },
     {
      "kind": "delete",
      "id": "delete",
      "title": "portal:delete",
      "icon": "delete",
      "tone": "danger",
      "access": [
       "Dids",
       "DidsWrite"
      ],
      "confirm": {
       "title": "my-numbers:delete-profile-title",
       "text": "my-numbers:delete-profile-text",
       "dismiss": "my-numbers:keep-profile",
       "action": "portal:delete"
      },
      "success": "my-numbers:profile-deleted"
     }
    ],
    "access": [
     "Dids"
    ]
   },
   "blocks": [
    {
     "id": "rejected",
     "when": {
      "source": "row.status == 'rejected' && has(row.reason)",
      "tree": {
       "op": "and",
       "args": [
        {
         "op": "==",
         "left": {
          "op": "path",
          "root": "row",
          "path": [
           "status"
          ]
         },
         "right": {
          "op": "const",
          "value": "rejected"
         }
        },
        {
         "op": "has",
         "root": "row",
         "path": [
          "reason"
         ]
        }
       ]
      },
      "dependsOn": [
       "row.reason",
       "row.status"
      ]
     },
     "width": "full",
     "kind": "banner",
     "tone": "danger",
     "text": "my-numbers:profile-rejected",
     "params": {
      "reason": "{row.reason}"
     }
    },
    {
     "id": "address",
     "width": "half",
     "kind": "facts",
     "title": "my-numbers:address",
     "look": "facts",
     "facts": [
      {
       "id": "street",
       "field": "street",
       "title": "my-numbers:street",
       "cell": "text"
      },
      {
       "id": "city",
       "field": "city",
       "title": "my-numbers:city",
       "cell": "text"
      },
      {
       "id": "zip",
       "field": "zip",
       "title": "my-numbers:zip",
       "cell": "text"
      },
      {
       "id": "country",
       "field": "country_code",
       "title": "portal:country",
       "cell": "country"
      }
     ]
    },
    {
     "id": "papers",
     "width": "half",
     "kind": "facts",
     "title": "my-numbers:documents",
     "look": "facts",
     "facts": [
      {
       "id": "identity",
       "field": "identity",
       "title": "my-numbers:doc-id",
       "cell": "files"
      },
      {
       "id": "address-proof",
       "field": "address_proof",
       "title": "my-numbers:doc-address",
       "cell": "files"
      },
      {
       "id": "local-address-proof",
       "field": "local_address_proof",
       "title": "my-numbers:doc-local-address",
       "cell": "files"
      }
     ]
    },
    {
     "id": "numbers",
     "width": "full",
     "kind": "rows",
     "title": "my-numbers:numbers-with-profile",
     "source": {
      "get": "/v1/dids",
      "query": {
       "per_page": "5",
       "profile_id": "{row.id}"
      },
      "path": "dids",
      "access": [
       "Dids"
      ]
     },
     "size": 5,
     "module": "my-numbers",
     "entity": "did",
     "columns": [
      {
       "id": "number",
       "field": "number",
       "title": "my-numbers:number",
       "cell": "phone",
       "align": "start",
       "link": "/numbers/view/{row.id}"
      },
      {
       "id": "label",
       "field": "label",
       "title": "my-numbers:label",
       "cell": "text",
       "align": "start"
      },
      {
       "id": "status",
       "field": "status",
       "title": "portal:status",
       "cell": "status-chip",
       "align": "start"
      }
     ],
     "empty": "my-numbers:no-numbers-with-profile"
    },
    {
     "id": "events",
     "width": "full",
     "kind": "timeline",
     "title": "my-numbers:history"
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
  "my-numbers:my-numbers": "My numbers",
  "my-numbers:number": "Number",
  "my-numbers:label": "Label",
  "my-numbers:type": "Type",
  "my-numbers:local": "Geographic",
  "my-numbers:national": "National",
  "my-numbers:mobile": "Mobile",
  "my-numbers:toll-free": "Toll-free",
  "my-numbers:shared-cost": "Shared cost",
  "my-numbers:uifn": "International freephone",
  "my-numbers:premium": "Premium rate",
  "my-numbers:short-code": "Short code",
  "my-numbers:features": "Features",
  "my-numbers:voice-in": "Inbound calls",
  "my-numbers:voice-out": "Outbound calls",
  "my-numbers:sms-in": "Inbound SMS",
  "my-numbers:sms-out": "Outbound SMS",
  "my-numbers:mms": "MMS",
  "my-numbers:t38": "Fax",
  "my-numbers:p2p": "P2P SMS",
  "my-numbers:a2p": "A2P SMS",
  "my-numbers:emergency": "Emergency calls",
  "my-numbers:cnam-in": "Inbound caller name",
  "my-numbers:cnam-out": "Outbound caller name",
  "my-numbers:two-fa-in": "One-time codes",
  "my-numbers:sms-enabled": "SMS-enabled",
  "my-numbers:search-by-number": "Search by number",
  "my-numbers:numbers-empty-title": "No numbers yet",
  "my-numbers:numbers-empty": "Numbers you buy or port are listed here.",
  "my-numbers:ten-dlc-campaign": "10DLC campaign",
  "my-numbers:tags": "Tags",
  "my-numbers:tags-help": "Short words to find and group numbers by.",
  "my-numbers:city": "City",
  "my-numbers:city-id": "City ID",
  "my-numbers:monthly-fee": "Monthly fee",
  "my-numbers:activation-fee": "Activation fee",
  "my-numbers:sms-fee": "SMS fee",
  "my-numbers:paid-until": "Paid until",
  "my-numbers:sms-enabled-help": "The SMS fee is added to the next renewal. No SMS can be sent or received while off.",
  "my-numbers:no-sms": "This number can’t send SMS.",
  "my-numbers:require-docs": "Documents required",
  "my-numbers:doc-types": "Required documents",
  "my-numbers:documents": "Documents",
  "my-numbers:documents-approved": "Documents approved",
  "my-numbers:doc-id": "ID",
  "my-numbers:doc-address": "Proof of address",
  "my-numbers:doc-local-address": "Proof of local address",
  "my-numbers:doc-type": "Document type",
  "my-numbers:all-numbers-active": "Active",
  "my-numbers:standing": "Group",
  "my-numbers:rank": "Order",
  "my-numbers:blocked": "Blocked",
  "my-numbers:pending-approval": "Pending approval",
  "my-numbers:inactive": "Inactive",
  "my-numbers:not-active": "Pending and inactive",
  "my-numbers:pending": "Pending",
  "my-numbers:approved": "Approved",
  "my-numbers:rejected": "Rejected",
  "my-numbers:any-type": "Any type",
  "my-numbers:number-saved": "Saved",
  "my-numbers:blocked-text": "This number is blocked: calls and messages don’t go through. {reason}",
  "my-numbers:details": "Details",
  "my-numbers:history": "History",
  "my-numbers:release": "Release",
  "my-numbers:release-title": "Release this number?",
  "my-numbers:release-text": "Calls and messages stop now. You can restore the number for 7 days; after that it’s gone for good. Fees already paid are not refunded.",
  "my-numbers:keep-number": "Keep number",
  "my-numbers:in-campaign": "Remove the number from its 10DLC campaign first.",
  "my-numbers:number-released": "Number released. You can restore it for 7 days.",
  "my-numbers:restore": "Restore",
  "my-numbers:number-restored": "Number restored",
  "my-numbers:not-restorable": "This number can’t be restored anymore.",
  "my-numbers:release-ends-at": "Can be restored until",
  "my-numbers:released-text": "This number has been released. You can restore it until the date below.",
  "my-numbers:search-by-tag": "Search by tag",
  "my-numbers:any-trunk": "All trunks",
  "my-numbers:any-country": "Any country",
  "my-numbers:document": "Document",
  "my-numbers:document-uploaded": "Document uploaded. We usually review it within a day.",
  "my-numbers:file": "File",
  "my-numbers:uploaded": "Uploaded",
  "my-numbers:in-review": "In review",
  "my-numbers:number-inactive": "This number has been released.",
  "my-numbers:document-in-use": "Approved documents can’t be deleted.",
  "my-numbers:upload-document": "Upload document",
  "my-numbers:upload-info": "Upload a clear scan or photo. All four corners must be visible.",
  "my-numbers:delete-document-title": "Delete this document?",
  "my-numbers:delete-document-text": "It no longer counts for this number.",
  "my-numbers:keep-document": "Keep document",
  "my-numbers:document-deleted": "Document deleted",
  "my-numbers:documents-empty-title": "No documents yet",
  "my-numbers:documents-empty": "Upload the documents this number requires.",
  "my-numbers:all-documents": "All documents",
  "my-numbers:profile": "Identity and address",
  "my-numbers:profiles": "Identities and addresses",
  "my-numbers:profile-help": "Its documents count for this number too.",
  "my-numbers:profile-name": "Name",
  "my-numbers:profile-name-help": "The person or company on the documents.",
  "my-numbers:street": "Street and number",
  "my-numbers:zip": "ZIP or postal code",
  "my-numbers:address": "Address",
  "my-numbers:numbers-count": "Numbers",
  "my-numbers:new-profile": "New identity",
  "my-numbers:edit-profile": "Edit identity",
  "my-numbers:profile-saved": "Saved. We’ll review the documents.",
  "my-numbers:profile-info": "Enter it once and use it for all your numbers.",
  "my-numbers:papers-info": "Each number shows which documents it requires. Upload clear scans or photos. All four corners must be visible.",
  "my-numbers:profile-rejected": "We couldn’t approve this: {reason}",
  "my-numbers:numbers-with-profile": "Numbers with this identity",
  "my-numbers:no-numbers-with-profile": "No number uses this identity yet.",
  "my-numbers:delete-profile-title": "Delete this identity?",
  "my-numbers:delete-profile-text": "Its documents are deleted too.",
  "my-numbers:keep-profile": "Keep identity",
  "my-numbers:profile-deleted": "Identity deleted",
  "my-numbers:profiles-empty-title": "No identities yet",
  "my-numbers:profiles-empty": "Add an identity with its address and documents, and use it for all your numbers.",
  "my-numbers:profile-in-use": "Numbers still use this. Choose another identity for them first.",
  "my-numbers:simulated-expired": "The document has expired.",
  "my-numbers:simulated-address": "The address doesn’t match the documents.",
  "my-numbers:emergency-address": "Emergency address",
  "my-numbers:emergency-addresses": "Emergency addresses",
  "my-numbers:emergency-name": "Caller name",
  "my-numbers:emergency-name-help": "Shown to the emergency call center.",
  "my-numbers:street-help": "Where responders are sent. No P.O. boxes.",
  "my-numbers:street-number": "Include the street number",
  "my-numbers:unit": "Unit",
  "my-numbers:unit-help": "Apartment, suite or floor.",
  "my-numbers:country-us": "United States",
  "my-numbers:country-ca": "Canada",
  "my-numbers:state-province": "State or province",
  "my-numbers:region-help": "Two capital letters, such as OR or ON",
  "my-numbers:us-zip": "Enter a ZIP code with 5 or 9 digits",
  "my-numbers:registering": "Registering",
  "my-numbers:registered": "Registered",
  "my-numbers:emergency-refused": "This address couldn’t be registered: {reason}",
  "my-numbers:simulated-no-address": "No such address is known to emergency services.",
  "my-numbers:new-emergency-address": "New emergency address",
  "my-numbers:edit-emergency-address": "Edit emergency address",
  "my-numbers:register": "Register",
  "my-numbers:register-again": "Register again",
  "my-numbers:emergency-saved": "Saved. Registration takes a few minutes.",
  "my-numbers:emergency-info": "Emergency calls from your numbers are routed to the call center for this address. Once it’s registered, call 933 from a number to hear the address read back.",
  "my-numbers:delete-emergency-title": "Delete this emergency address?",
  "my-numbers:delete-emergency-text": "Emergency services will no longer know it.",
  "my-numbers:keep-address": "Keep address",
  "my-numbers:emergency-deleted": "Emergency address deleted",
  "my-numbers:emergency-empty-title": "No emergency addresses yet",
  "my-numbers:emergency-empty": "US and Canadian numbers need one, so that responders know where to go.",
  "my-numbers:emergency-in-use": "Numbers still use this address. Choose another one for them first.",
  "my-numbers:numbers-with-emergency": "Numbers with this address",
  "my-numbers:no-numbers-with-emergency": "No number uses this address yet.",
  "my-numbers:emergency-help": "Where responders are sent when someone calls 911 from this number.",
  "my-numbers:emergency-status": "Emergency address status",
  "my-numbers:emergency-missing": "Missing",
  "my-numbers:not-needed": "Not needed",
  "my-numbers:routing": "Calls go to",
  "my-numbers:no-routing": "Nowhere",
  "my-numbers:sip-trunk": "SIP trunk",
  "my-numbers:sip-uri": "SIP URI",
  "my-numbers:sip-uri-help": "Enter an address such as sip:reception@pbx.example.com.",
  "my-numbers:phone": "Phone",
  "my-numbers:forward-help": "Calls ring at this phone.",
  "my-numbers:forwards-to-itself": "A number can’t forward to itself.",
  "my-numbers:no-trunks": "You have no SIP trunks yet.",
  "my-numbers:no-profiles": "You have no identities yet.",
  "my-numbers:no-emergency-addresses": "You have no emergency addresses yet.",
  "my-numbers:used-by": "Used by",
  "my-numbers:sender-ids": "Sender IDs",
  "my-numbers:no-senders": "No Sender ID uses this number.",
  "my-numbers:documents-missing": "This number requires documents that aren’t approved yet.",
  "my-numbers:no-emergency": "This number has no registered emergency address. Calls to 911 may not reach the right responders.",
  "my-numbers:ca-zip": "Enter a postal code such as K1A 0B1",
  "my-numbers:zip-format": "Enter a US ZIP code or a Canadian postal code",
  "my-numbers:zip-example": "Such as 97204 or K1A 0B1",
  "my-numbers:digits": "Digits",
  "my-numbers:any-emergency-status": "Any emergency address",
  "my-numbers:did-import": "Number import",
  "my-numbers:import": "Import",
  "my-numbers:imports": "Imports",
  "my-numbers:import-changes": "Import changes",
  "my-numbers:choose-file": "Choose a CSV file",
  "my-numbers:csv-only": "Choose a CSV file of up to 10 MB",
  "my-numbers:import-info": "One CSV file whose first row names its columns: Number, and any of Label, Tags, SIP trunk and SMS-enabled. An export of your numbers has them all. Other columns and empty cells change nothing; a hyphen (-) empties a field.",
  "my-numbers:import-started": "Import started",
  "my-numbers:import-deleted": "Import deleted",
  "my-numbers:delete-import-title": "Delete this import?",
  "my-numbers:delete-import-text": "The file and the report are deleted. Your numbers stay as they are.",
  "my-numbers:keep-import": "Keep import",
  "my-numbers:still-reading": "Wait until the file is read",
  "my-numbers:reading": "Reading",
  "my-numbers:done": "Imported",
  "my-numbers:failed": "Failed",
  "my-numbers:reading-file": "Reading the file",
  "my-numbers:lines": "Lines",
  "my-numbers:line": "Line",
  "my-numbers:numbers-updated": "Updated",
  "my-numbers:refused": "Refused",
  "my-numbers:refused-lines": "Refused lines",
  "my-numbers:imported-at": "Imported",
  "my-numbers:import-problem": "Nothing was imported. {problem}",
  "my-numbers:import-incomplete": "The import stopped after {done} of {lines} lines. {problem}",
  "my-numbers:problem": "Problem",
  "my-numbers:problem-not-csv": "The file isn’t a CSV file. Save it as “CSV UTF-8 (comma delimited)”.",
  "my-numbers:problem-not-utf8": "The file isn’t encoded in UTF-8. Save it as “CSV UTF-8 (comma delimited)”.",
  "my-numbers:problem-damaged": "The file can’t be read from the line given below.",
  "my-numbers:problem-empty": "The file has no lines below its header row.",
  "my-numbers:problem-no-number": "The first row names no column Number.",
  "my-numbers:problem-no-columns": "The first row has none of these columns: Label, Tags, SIP trunk, SMS-enabled.",
  "my-numbers:problem-gone": "The file is no longer available. Upload it again.",
  "my-numbers:problem-interrupted": "Something went wrong on our side. Import the file again.",
  "my-numbers:no-imports-title": "No imports yet",
  "my-numbers:no-imports": "Change labels, tags and routing of many numbers in one go: export them, edit the file and import it.",
  "my-numbers:trunk-in-use": "Numbers still send calls to this trunk. Choose another one for them first.",
  "my-numbers:buy-numbers": "Buy numbers",
  "my-numbers:no-broadcasts": "No broadcast was sent from this number.",
  "my-numbers:broadcasts": "Broadcasts",
  "my-numbers:ivr-service": "IVR service",
  "my-numbers:ivr-answers": "An IVR service answers this number. Change it there.",
  "my-numbers:answered-by-flow": "Let a call flow answer",
  "my-numbers:answered-by-flow-text": "Choose the number in an IVR service, and its flow takes the calls.",
  "my-numbers:choose-in-ivr": "Choose this number in an IVR service instead",
  "my-numbers:event-released": "Released",
  "my-numbers:event-restored": "Restored",
  "my-numbers:event-restored-pending-approval": "Restored, pending approval",
  "my-numbers:event-renewed": "Renewed",
  "my-numbers:event-renewed-pending-approval": "Renewed, pending approval",
  "my-numbers:event-renewal-reminder-sent": "Renewal reminder sent",
  "my-numbers:event-unblocked": "Unblocked",
  "my-numbers:event-unblocked-pending-approval": "Unblocked, pending approval",
  "my-numbers:event-ended-unpaid": "Ended unpaid",
  "my-numbers:event-submitted-again": "Submitted again",
  "my-numbers:view-calls": "View calls",
  "my-numbers:view-messages": "View messages"
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
  "did.create": validator(object({ "id": readOnly, "version": readOnly, "number": readOnly, "label": string({ maxLength: 100, trim: true }), "tags": array({ maxItems: 10, distinct: true, items: string({ minLength: 1, maxLength: 30, trim: true }) }), "route_to": string({ values: ["none","sip_uri","phone","trunk","ivr"] }), "sip_uri": string({ minLength: 1, maxLength: 255, trim: true, pattern: /^[sS][iI][pP][sS]?:[A-Za-z0-9.!~*'()&=+$,;?/_%-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*(?::[0-9]{1,5})?$/u }), "forward_to": string({ format: "phone" }), "trunk": object({ "id": string({ format: "uuid" }), "label": readOnly }, ["id"]), "ivr_service": readOnly, "profile": object({ "id": string({ format: "uuid" }), "name": readOnly }, ["id"]), "emergency": object({ "id": string({ format: "uuid" }), "name": readOnly }, ["id"]), "emergency_status": readOnly, "country_code": readOnly, "city_id": readOnly, "city": readOnly, "did_type": readOnly, "features": readOnly, "sms_enabled": boolean, "monthly_fee": readOnly, "activation_fee": readOnly, "sms_fee": readOnly, "paid_until": readOnly, "release_ends_at": readOnly, "require_docs": readOnly, "doc_types": readOnly, "documents": readOnly, "documents_approved": readOnly, "all_numbers_active": readOnly, "standing": readOnly, "digits": readOnly, "rank": readOnly, "ten_dlc_campaign": readOnly, "ten_dlc_number_id": readOnly, "ten_dlc_campaign_id": readOnly, "ten_dlc_brand_id": readOnly, "status": readOnly, "reason": readOnly, "created_at": readOnly })),
  "did.update": validator(object({ "id": readOnly, "version": readOnly, "number": readOnly, "label": string({ maxLength: 100, trim: true }), "tags": array({ maxItems: 10, distinct: true, items: string({ minLength: 1, maxLength: 30, trim: true }) }), "route_to": string({ values: ["none","sip_uri","phone","trunk","ivr"] }), "sip_uri": string({ minLength: 1, maxLength: 255, trim: true, pattern: /^[sS][iI][pP][sS]?:[A-Za-z0-9.!~*'()&=+$,;?/_%-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*(?::[0-9]{1,5})?$/u }), "forward_to": string({ format: "phone" }), "trunk": object({ "id": string({ format: "uuid" }), "label": readOnly }, ["id"]), "ivr_service": readOnly, "profile": object({ "id": string({ format: "uuid" }), "name": readOnly }, ["id"]), "emergency": object({ "id": string({ format: "uuid" }), "name": readOnly }, ["id"]), "emergency_status": readOnly, "country_code": readOnly, "city_id": readOnly, "city": readOnly, "did_type": readOnly, "features": readOnly, "sms_enabled": boolean, "monthly_fee": readOnly, "activation_fee": readOnly, "sms_fee": readOnly, "paid_until": readOnly, "release_ends_at": readOnly, "require_docs": readOnly, "doc_types": readOnly, "documents": readOnly, "documents_approved": readOnly, "all_numbers_active": readOnly, "standing": readOnly, "digits": readOnly, "rank": readOnly, "ten_dlc_campaign": readOnly, "ten_dlc_number_id": readOnly, "ten_dlc_campaign_id": readOnly, "ten_dlc_brand_id": readOnly, "status": readOnly, "reason": readOnly, "created_at": readOnly })),
  "did.form": validator(object({ "id": anything, "version": anything, "number": anything, "label": string({ maxLength: 100, trim: true }), "tags": array({ maxItems: 10, distinct: true, items: string({ minLength: 1, maxLength: 30, trim: true }) }), "route_to": string({ values: ["none","sip_uri","phone","trunk","ivr"] }), "sip_uri": string({ minLength: 1, maxLength: 255, trim: true, pattern: /^[sS][iI][pP][sS]?:[A-Za-z0-9.!~*'()&=+$,;?/_%-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*(?::[0-9]{1,5})?$/u }), "forward_to": string({ format: "phone" }), "trunk": object({ "id": string({ format: "uuid" }), "label": anything }), "ivr_service": anything, "profile": object({ "id": string({ format: "uuid" }), "name": anything }), "emergency": object({ "id": string({ format: "uuid" }), "name": anything }), "emergency_status": anything, "country_code": anything, "city_id": anything, "city": anything, "did_type": anything, "features": anything, "sms_enabled": boolean, "monthly_fee": anything, "activation_fee": anything, "sms_fee": anything, "paid_until": anything, "release_ends_at": anything, "require_docs": anything, "doc_types": anything, "documents": anything, "documents_approved": anything, "all_numbers_active": anything, "standing": anything, "digits": anything, "rank": anything, "ten_dlc_campaign": anything, "ten_dlc_number_id": anything, "ten_dlc_campaign_id": anything, "ten_dlc_brand_id": anything, "status": anything, "reason": anything, "created_at": anything })),
  "did-document.create": validator(object({ "id": readOnly, "version": readOnly, "did_id": readOnly, "type": number({ type: "integer", values: [1,2,3] }), "file": object({ "id": string({ format: "uuid" }), "name": readOnly, "bytes": readOnly, "type": readOnly }, ["id"]), "name": readOnly, "status": readOnly, "reason": readOnly, "created_at": readOnly }, ["type","file"])),
  "did-document.update": validator(object({ "id": readOnly, "version": readOnly, "did_id": readOnly, "type": readOnly, "file": readOnly, "name": readOnly, "status": readOnly, "reason": readOnly, "created_at": readOnly })),
  "did-document.form": validator(object({ "id": anything, "version": anything, "did_id": anything, "type": number({ type: "integer", values: [1,2,3] }), "file": object({ "id": string({ format: "uuid" }), "name": anything, "bytes": anything, "type": anything }), "name": anything, "status": anything, "reason": anything, "created_at": anything })),
  "emergency-address.create": validator(object({ "id": readOnly, "version": readOnly, "name": string({ minLength: 1, maxLength: 60, trim: true }), "street": string({ minLength: 3, maxLength: 150, trim: true, pattern: /\d/u }), "unit": string({ maxLength: 40, trim: true }), "city": string({ minLength: 1, maxLength: 100, trim: true }), "country_code": string({ values: ["US","CA"] }), "region": string({ minLength: 2, maxLength: 2, trim: true, pattern: /^[A-Z]{2}$/u }), "zip": string({ minLength: 5, maxLength: 10, trim: true, pattern: /^(?:[0-9]{5}(?:-[0-9]{4})?|[A-Za-z][0-9][A-Za-z] ?[0-9][A-Za-z][0-9])$/u }), "status": readOnly, "reason": readOnly, "created_at": readOnly }, ["name","street","city","country_code","region","zip"])),
  "emergency-address.update": validator(object({ "id": readOnly, "version": readOnly, "name": string({ minLength: 1, maxLength: 60, trim: true }), "street": string({ minLength: 3, maxLength: 150, trim: true, pattern: /\d/u }), "unit": string({ maxLength: 40, trim: true }), "city": string({ minLength: 1, maxLength: 100, trim: true }), "country_code": string({ values: ["US","CA"] }), "region": string({ minLength: 2, maxLength: 2, trim: true, pattern: /^[A-Z]{2}$/u }), "zip": string({ minLength: 5, maxLength: 10, trim: true, pattern: /^(?:[0-9]{5}(?:-[0-9]{4})?|[A-Za-z][0-9][A-Za-z] ?[0-9][A-Za-z][0-9])$/u }), "status": readOnly, "reason": readOnly, "created_at": readOnly })),
  "emergency-address.form": validator(object({ "id": anything, "version": anything, "name": string({ minLength: 1, maxLength: 60, trim: true }), "street": string({ minLength: 3, maxLength: 150, trim: true, pattern: /\d/u }), "unit": string({ maxLength: 40, trim: true }), "city": string({ minLength: 1, maxLength: 100, trim: true }), "country_code": string({ values: ["US","CA"] }), "region": string({ minLength: 2, maxLength: 2, trim: true, pattern: /^[A-Z]{2}$/u }), "zip": string({ minLength: 5, maxLength: 10, trim: true, pattern: /^(?:[0-9]{5}(?:-[0-9]{4})?|[A-Za-z][0-9][A-Za-z] ?[0-9][A-Za-z][0-9])$/u }), "status": anything, "reason": anything, "created_at": anything })),
  "did-import.create": validator(object({ "id": readOnly, "version": readOnly, "file": object({ "id": string({ format: "uuid" }), "name": readOnly, "bytes": readOnly, "type": readOnly }, ["id"]), "name": readOnly, "status": readOnly, "problem": readOnly, "problem_line": readOnly, "lines": readOnly, "done_lines": readOnly, "updated": readOnly, "refused": readOnly, "problems": readOnly, "created_at": readOnly }, ["file"])),
  "did-import.update": validator(object({ "id": readOnly, "version": readOnly, "file": readOnly, "name": readOnly, "status": readOnly, "problem": readOnly, "problem_line": readOnly, "lines": readOnly, "done_lines": readOnly, "updated": readOnly, "refused": readOnly, "problems": readOnly, "created_at": readOnly })),
  "did-import.form": validator(object({ "id": anything, "version": anything, "file": object({ "id": string({ format: "uuid" }), "name": anything, "bytes": anything, "type": anything }), "name": anything, "status": anything, "problem": anything, "problem_line": anything, "lines": anything, "done_lines": anything, "updated": anything, "refused": anything, "problems": anything, "created_at": anything })),
  "did-profile.create": validator(object({ "id": readOnly, "version": readOnly, "name": string({ minLength: 1, maxLength: 100, trim: true }), "street": string({ minLength: 1, maxLength: 150, trim: true }), "city": string({ minLength: 1, maxLength: 100, trim: true }), "zip": string({ minLength: 1, maxLength: 20, trim: true }), "country_code": string({ maxLength: 2 }), "identity": object({ "id": string({ format: "uuid" }), "name": readOnly, "bytes": readOnly, "type": readOnly }, ["id"]), "address_proof": object({ "id": string({ format: "uuid" }), "name": readOnly, "bytes": readOnly, "type": readOnly }, ["id"]), "local_address_proof": object({ "id": string({ format: "uuid" }), "name": readOnly, "bytes": readOnly, "type": readOnly }, ["id"]), "numbers_count": readOnly, "status": readOnly, "reason": readOnly, "created_at": readOnly }, ["name","street","city","zip","country_code","identity"])),
  "did-profile.update": validator(object({ "id": readOnly, "version": readOnly, "name": string({ minLength: 1, maxLength: 100, trim: true }), "street": string({ minLength: 1, maxLength: 150, trim: true }), "city": string({ minLength: 1, maxLength: 100, trim: true }), "zip": string({ minLength: 1, maxLength: 20, trim: true }), "country_code": string({ maxLength: 2 }), "identity": object({ "id": string({ format: "uuid" }), "name": readOnly, "bytes": readOnly, "type": readOnly }, ["id"]), "address_proof": object({ "id": string({ format: "uuid" }), "name": readOnly, "bytes": readOnly, "type": readOnly }, ["id"]), "local_address_proof": object({ "id": string({ format: "uuid" }), "name": readOnly, "bytes": readOnly, "type": readOnly }, ["id"]), "numbers_count": readOnly, "status": readOnly, "reason": readOnly, "created_at": readOnly })),
  "did-profile.form": validator(object({ "id": anything, "version": anything, "name": string({ minLength: 1, maxLength: 100, trim: true }), "street": string({ minLength: 1, maxLength: 150, trim: true }), "city": string({ minLength: 1, maxLength: 100, trim: true }), "zip": string({ minLength: 1, maxLength: 20, trim: true }), "country_code": string({ maxLength: 2 }), "identity": object({ "id": string({ format: "uuid" }), "name": anything, "bytes": anything, "type": anything }), "address_proof": object({ "id": string({ format: "uuid" }), "name": anything, "bytes": anything, "type": anything }), "local_address_proof": object({ "id": string({ format: "uuid" }), "name": anything, "bytes": anything, "type": anything }), "numbers_count": anything, "status": anything, "reason": anything, "created_at": anything })),
}
