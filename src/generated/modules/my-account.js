// Written by codegen from definitions/. Do not edit.
export const definition = {
 "id": "my-account",
 "title": "my-account:my-account",
 "entities": {
  "account": {
   "id": "account",
   "module": "my-account",
   "title": "my-account:account",
   "properties": {
    "name": {
     "maxLength": 200,
     "readOnly": true,
     "type": "string",
     "title": "my-account:account-name",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "email": {
     "format": "email",
     "readOnly": true,
     "type": "string",
     "title": "portal:email",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "status": {
     "enum": [
      "active",
      "disabled"
     ],
     "readOnly": true,
     "type": "string",
     "title": "portal:status",
     "enumTexts": {
      "active": "portal:active",
      "disabled": "my-account:disabled"
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "first_name": {
     "maxLength": 60,
     "trim": true,
     "type": "string",
     "title": "portal:first-name",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "last_name": {
     "maxLength": 60,
     "trim": true,
     "type": "string",
     "title": "portal:last-name",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "job_title": {
     "maxLength": 80,
     "trim": true,
     "type": "string",
     "title": "my-account:job-title",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "phone": {
     "maxLength": 16,
     "pattern": "^\\+?[0-9]{5,15}$",
     "trim": true,
     "cell": "phone",
     "type": "string",
     "title": "my-account:phone",
     "help": "my-account:phone-help",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "errors": {
      "pattern": "my-account:phone-format"
     }
    },
    "contact_email": {
     "format": "email",
     "trim": true,
     "type": "string",
     "title": "my-account:contact-email",
     "help": "my-account:contact-email-help",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "format": "my-account:email-format"
     }
    },
    "timezone": {
     "catalogue": "time-zones",
     "maxLength": 64,
     "type": "string",
     "title": "my-account:timezone",
     "help": "my-account:timezone-help",
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
    "company_info": {
     "type": "object",
     "title": "my-account:company",
     "properties": {
      "name": {
       "maxLength": 200,
       "trim": true,
       "type": "string",
       "title": "my-account:company-name",
       "readOnly": false,
       "writeOn": [
        "create",
        "update"
       ],
       "sensitive": false,
       "cell": "text",
       "errors": {}
      },
      "address": {
       "maxLength": 400,
       "trim": true,
       "type": "string",
       "title": "my-account:company-address",
       "readOnly": false,
       "writeOn": [
        "create",
        "update"
       ],
       "sensitive": false,
       "cell": "text",
       "errors": {}
      },
      "industry": {
       "maxLength": 100,
       "trim": true,
       "type": "string",
       "title": "my-account:industry",
       "readOnly": false,
       "writeOn": [
        "create",
        "update"
       ],
       "sensitive": false,
       "cell": "text",
       "errors": {}
      },
      "vat_number": {
       "maxLength": 20,
       "pattern": "^[A-Za-z0-9][A-Za-z0-9 .-]{3,18}[A-Za-z0-9]$",
       "trim": true,
       "type": "string",
       "title": "my-account:vat-number",
       "help": "my-account:vat-help",
       "readOnly": false,
       "writeOn": [
        "create",
        "update"
       ],
       "sensitive": false,
       "cell": "text",
       "errors": {
        "pattern": "my-account:vat-format"
       }
      },
      "country": {
       "type": "object",
       "title": "portal:country",
       "properties": {
        "country_id": {
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
        "country_name": {
         "maxLength": 100,
         "readOnly": true,
         "type": "string",
         "title": "portal:country",
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
      "attn_contact_name": {
       "maxLength": 120,
       "trim": true,
       "type": "string",
       "title": "my-account:attn-company",
       "help": "my-account:attn-company-help",
       "readOnly": false,
       "writeOn": [
        "create",
        "update"
       ],
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
    "billing_address": {
     "maxLength": 400,
     "trim": true,
     "type": "string",
     "title": "my-account:billing-address",
     "help": "my-account:billing-address-help",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "attn_contact_name": {
     "maxLength": 120,
     "trim": true,
     "type": "string",
     "title": "my-account:attn",
     "help": "my-account:attn-help",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "pstn": {
     "maxLength": 16,
     "pattern": "^\\+?[0-9]{5,15}$",
     "trim": true,
     "cell": "phone",
     "type": "string",
     "title": "my-account:pstn",
     "help": "my-account:pstn-help",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "errors": {
      "pattern": "my-account:phone-format"
     }
    },
    "forward_to": {
     "maxLength": 150,
     "pattern": "^(?:\\+?[0-9]{3,15}|[sS][iI][pP][sS]?:[A-Za-z0-9.!~*'()&=+$,;?/_%-]+@[A-Za-z0-9-]+(?:\\.[A-Za-z0-9-]+)*(?::[0-9]{1,5})?)$",
     "trim": true,
     "type": "string",
     "title": "my-account:forward-to",
     "help": "my-account:forward-to-help",
     "placeholder": "my-account:destination-example",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "pattern": "my-account:destination-format"
     }
    },
    "sms_relay_url": {
     "format": "uri",
     "maxLength": 500,
     "pattern": "^https://",
     "trim": true,
     "type": "string",
     "title": "my-account:sms-relay-url",
     "help": "my-account:sms-relay-url-help",
     "placeholder": "my-account:url-example",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "format": "my-account:https-only",
      "pattern": "my-account:https-only"
     }
    },
    "sms": {
     "format": "uri",
     "maxLength": 500,
     "pattern": "^https://",
     "trim": true,
     "type": "string",
     "title": "my-account:sms-url",
     "help": "my-account:sms-url-help",
     "placeholder": "my-account:url-example",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "format": "my-account:https-only",
      "pattern": "my-account:https-only"
     }
    },
    "dlr": {
     "format": "uri",
     "maxLength": 500,
     "pattern": "^https://",
     "trim": true,
     "type": "string",
     "title": "my-account:dlr-url",
     "help": "my-account:dlr-url-help",
     "placeholder": "my-account:url-example",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "format": "my-account:https-only",
      "pattern": "my-account:https-only"
     }
    },
    "additional_info": {
     "maxLength": 2000,
     "trim": true,
     "type": "string",
     "title": "my-account:additional-info",
     "help": "my-account:additional-info-help",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "default_destinations": {
     "maxItems": 10,
     "type": "array",
     "title": "my-account:default-destinations",
     "help": "my-account:default-destinations-help",
     "items": {
      "required": [
       "destination",
       "priority"
      ],
      "type": "object",
      "title": "my-account:destination-item",
      "properties": {
       "destination": {
        "maxLength": 150,
        "pattern": "^(?:\\+?[0-9]{3,15}|[sS][iI][pP][sS]?:[A-Za-z0-9.!~*'()&=+$,;?/_%-]+@[A-Za-z0-9-]+(?:\\.[A-Za-z0-9-]+)*(?::[0-9]{1,5})?)$",
        "trim": true,
        "type": "string",
        "title": "my-account:destination",
        "placeholder": "my-account:destination-example",
        "readOnly": false,
        "writeOn": [
         "create",
         "update"
        ],
        "sensitive": false,
        "cell": "text",
        "errors": {
         "pattern": "my-account:destination-format"
        }
       },
       "priority": {
        "minimum": 1,
        "maximum": 10,
        "type": "integer",
        "title": "my-account:priority",
        "trim": false,
        "readOnly": false,
        "writeOn": [
         "create",
         "update"
        ],
        "sensitive": false,
        "cell": "number",
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
     "trim": false,
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "maxItems": "my-account:too-many-destinations"
     }
    },
    "account_manager": {
     "readOnly": true,
     "type": "object",
     "title": "my-account:account-manager",
     "properties": {
      "name": {
       "maxLength": 120,
       "type": "string",
       "title": "my-account:account-manager",
       "trim": false,
       "readOnly": true,
       "writeOn": [],
       "sensitive": false,
       "cell": "text",
       "errors": {}
      },
      "email": {
       "format": "email",
       "type": "string",
       "title": "portal:email",
       "trim": false,
       "readOnly": true,
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
    "monthly_spending": {
     "readOnly": true,
     "cell": "money",
     "type": "integer",
     "title": "my-account:monthly-spending",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "master_organization": {
     "readOnly": true,
     "type": "object",
     "title": "my-account:master-organization",
     "properties": {
      "id": {
       "format": "uuid",
       "type": "string",
       "title": "my-account:master-organization",
       "trim": false,
       "readOnly": true,
       "writeOn": [],
       "sensitive": false,
       "cell": "text",
       "errors": {}
      },
      "name": {
       "maxLength": 200,
       "type": "string",
       "title": "my-account:master-organization",
       "trim": false,
       "readOnly": true,
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
    }
   },
   "required": [
    "email",
    "first_name",
    "last_name",
    "timezone",
    "status"
   ],
   "rules": {
    "fields": {
     "phone": {
      "enabledWhen": {
       "source": "!has(user.role) || user.role == 'Admin'",
       "tree": {
        "op": "or",
        "args": [
         {
          "op": "not",
          "arg": {
           "op": "has",
           "root": "user",
           "path": [
            "role"
           ]
          }
         },
         {
          "op": "==",
          "left": {
           "op": "path",
           "root": "user",
           "path": [
            "role"
           ]
          },
          "right": {
           "op": "const",
           "value": "Admin"
          }
         }
        ]
       },
       "dependsOn": [
        "user.role"
       ]
      },
      "because": "my-account:only-admins"
     },
     "contact_email": {
      "enabledWhen": {
       "source": "!has(user.role) || user.role == 'Admin'",
       "tree": {
        "op": "or",
        "args": [
         {
          "op": "not",
          "arg": {
           "op": "has",
           "root": "user",
           "path": [
            "role"
           ]
          }
         },
         {
          "op": "==",
          "left": {
           "op": "path",
           "root": "user",
           "path": [
            "role"
           ]
          },
          "right": {
           "op": "const",
           "value": "Admin"
          }
         }
        ]
       },
       "dependsOn": [
        "user.role"
       ]
      },
      "because": "my-account:only-admins"
     },
     "timezone": {
      "enabledWhen": {
       "source": "!has(user.role) || user.role == 'Admin'",
       "tree": {
        "op": "or",
        "args": [
         {
          "op": "not",
          "arg": {
           "op": "has",
           "root": "user",
           "path": [
            "role"
           ]
          }
         },
         {
          "op": "==",
          "left": {
           "op": "path",
           "root": "user",
           "path": [
            "role"
           ]
          },
          "right": {
           "op": "const",
           "value": "Admin"
          }
         }
        ]
       },
       "dependsOn": [
        "user.role"
       ]
      },
      "because": "my-account:only-admins"
     },
     "company_info": {
      "enabledWhen": {
       "source": "!has(user.role) || user.role == 'Admin'",
       "tree": {
        "op": "or",
        "args": [
         {
          "op": "not",
          "arg": {
           "op": "has",
           "root": "user",
           "path": [
            "role"
           ]
          }
         },
         {
          "op": "==",
          "left": {
           "op": "path",
           "root": "user",
           "path": [
            "role"
           ]
          },
          "right": {
           "op": "const",
           "value": "Admin"
          }
         }
        ]
       },
       "dependsOn": [
        "user.role"
       ]
      },
      "because": "my-account:only-admins"
     },
     "billing_address": {
      "enabledWhen": {
       "source": "!has(user.role) || user.role == 'Admin'",
       "tree": {
        "op": "or",
        "args": [
         {
          "op": "not",
          "arg": {
           "op": "has",
           "root": "user",
           "path": [
            "role"
           ]
          }
         },
         {
          "op": "==",
          "left": {
           "op": "path",
           "root": "user",
           "path": [
            "role"
           ]
          },
          "right": {
           "op": "const",
           "value": "Admin"
          }
         }
        ]
       },
       "dependsOn": [
        "user.role"
       ]
      },
      "because": "my-account:only-admins"
     },
     "attn_contact_name": {
      "enabledWhen": {
       "source": "!has(user.role) || user.role == 'Admin'",
       "tree": {
        "op": "or",
        "args": [
         {
          "op": "not",
          "arg": {
           "op": "has",
           "root": "user",
           "path": [
            "role"
           ]
          }
         },
         {
          "op": "==",
          "left": {
           "op": "path",
           "root": "user",
           "path": [
            "role"
           ]
          },
          "right": {
           "op": "const",
           "value": "Admin"
          }
         }
        ]
       },
       "dependsOn": [
        "user.role"
       ]
      },
      "because": "my-account:only-admins"
     },
     "pstn": {
      "enabledWhen": {
       "source": "!has(user.role) || user.role == 'Admin'",
       "tree": {
        "op": "or",
        "args": [
         {
          "op": "not",
          "arg": {
           "op": "has",
           "root": "user",
           "path": [
            "role"
           ]
          }
         },
         {
          "op": "==",
          "left": {
           "op": "path",
           "root": "user",
           "path": [
            "role"
           ]
          },
          "right": {
           "op": "const",
           "value": "Admin"
          }
         }
        ]
       },
       "dependsOn": [
        "user.role"
       ]
      },
      "because": "my-account:only-admins"
     },
     "forward_to": {
      "enabledWhen": {
       "source": "!has(user.role) || user.role == 'Admin'",
       "tree": {
        "op": "or",
        "args": [
         {
          "op": "not",
          "arg": {
           "op": "has",
           "root": "user",
           "path": [
            "role"
           ]
          }
         },
         {
          "op": "==",
          "left": {
           "op": "path",
           "root": "user",
           "path": [
            "role"
           ]
          },
          "right": {
           "op": "const",
           "value": "Admin"
          }
         }
        ]
       },
       "dependsOn": [
        "user.role"
       ]
      },
      "because": "my-account:only-admins"
     },
     "sms_relay_url": {
      "enabledWhen": {
       "source": "!has(user.role) || user.role == 'Admin'",
       "tree": {
        "op": "or",
        "args": [
         {
          "op": "not",
          "arg": {
           "op": "has",
           "root": "user",
           "path": [
            "role"
           ]
          }
         },
         {
          "op": "==",
          "left": {
           "op": "path",
           "root": "user",
           "path": [
            "role"
           ]
          },
          "right": {
           "op": "const",
           "value": "Admin"
          }
         }
        ]
       },
       "dependsOn": [
        "user.role"
       ]
      },
      "because": "my-account:only-admins"
     },
     "sms": {
      "enabledWhen": {
       "source": "!has(user.role) || user.role == 'Admin'",
       "tree": {
        "op": "or",
        "args": [
         {
          "op": "not",
          "arg": {
           "op": "has",
           "root": "user",
           "path": [
            "role"
           ]
          }
         },
         {
          "op": "==",
          "left": {
           "op": "path",
           "root": "user",
           "path": [
            "role"
           ]
          },
          "right": {
           "op": "const",
           "value": "Admin"
          }
         }
        ]
       },
       "dependsOn": [
        "user.role"
       ]
      },
      "because": "my-account:only-admins"
     },
     "dlr": {
      "enabledWhen": {
       "source": "!has(user.role) || user.role == 'Admin'",
       "tree": {
        "op": "or",
        "args": [
         {
          "op": "not",
          "arg": {
           "op": "has",
           "root": "user",
           "path": [
            "role"
           ]
          }
         },
         {
          "op": "==",
          "left": {
           "op": "path",
           "root": "user",
           "path": [
            "role"
           ]
          },
          "right": {
           "op": "const",
           "value": "Admin"
          }
         }
        ]
       },
       "dependsOn": [
        "user.role"
       ]
      },
      "because": "my-account:only-admins"
     },
     "additional_info": {
      "enabledWhen": {
       "source": "!has(user.role) || user.role == 'Admin'",
       "tree": {
        "op": "or",
        "args": [
         {
          "op": "not",
          "arg": {
           "op": "has",
           "root": "user",
           "path": [
            "role"
           ]
          }
         },
         {
          "op": "==",
          "left": {
           "op": "path",
           "root": "user",
           "path": [
            "role"
           ]
          },
          "right": {
           "op": "const",
           "value": "Admin"
          }
         }
        ]
       },
       "dependsOn": [
        "user.role"
       ]
      },
      "because": "my-account:only-admins"
     },
     "default_destinations": {
      "enabledWhen": {
       "source": "!has(user.role) || user.role == 'Admin'",
       "tree": {
        "op": "or",
        "args": [
         {
          "op": "not",
          "arg": {
           "op": "has",
           "root": "user",
           "path": [
            "role"
           ]
          }
         },
         {
          "op": "==",
          "left": {
           "op": "path",
           "root": "user",
           "path": [
            "role"
           ]
          },
          "right": {
           "op": "const",
           "value": "Admin"
          }
         }
        ]
       },
       "dependsOn": [
        "user.role"
       ]
      },
      "because": "my-account:only-admins",
      "equal": "destinations/same"
     }
    },
    "effects": [],
    "checks": [
     {
      "check": "webhooks/public-url",
      "reads": {
       "url": "sms_relay_url"
      },
      "at": "sms_relay_url",
      "text": "my-account:public-url",
      "on": [
       "create",
       "update"
      ]
     },
     {
      "check": "webhooks/public-url",
      "reads": {
       "url": "sms"
      },
      "at": "sms",
      "text": "my-account:public-url",
      "on": [
       "create",
       "update"
      ]
     },
     {
      "check": "webhooks/public-url",
      "reads": {
       "url": "dlr"
      },
      "at": "dlr",
      "text": "my-account:public-url",
      "on": [
       "create",
       "update"
      ]
     },
     {
      "check": "destinations/valid",
      "reads": {
       "destination": "forward_to"
      },
      "at": "forward_to",
      "text": "my-account:destination-format",
      "on": [
       "create",
       "update"
      ]
     },
     {
      "check": "destinations/all-valid",
      "reads": {
       "destinations": "default_destinations"
      },
      "at": "default_destinations",
      "text": "my-account:destinations-format",
      "on": [
       "create",
       "update"
      ]
     },
     {
      "check": "destinations/distinct",
      "reads": {
       "destinations": "default_destinations"
      },
      "at": "default_destinations",
      "text": "my-account:destination-twice",
      "on": [
       "create",
       "update"
      ]
     }
    ]
   }
  },
  "email-change": {
   "id": "email-change",
   "module": "my-account",
   "title": "my-account:email-change",
   "properties": {
    "email": {
     "format": "email",
     "readOnly": true,
     "type": "string",
     "title": "portal:email",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "pending_email": {
     "format": "email",
     "readOnly": true,
     "type": "string",
     "title": "my-account:pending-email",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "new_email": {
     "format": "email",
     "trim": true,
     "type": "string",
     "title": "my-account:new-email",
     "help": "my-account:new-email-help",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "format": "my-account:email-format"
     }
    },
    "password": {
     "maxLength": 1024,
     "sensitive": "unstored",
     "type": "string",
     "title": "portal:password",
     "trim": false,
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "cell": "text",
     "errors": {}
    }
   },
   "required": [
    "email",
    "new_email",
    "password"
   ],
   "rules": {
    "fields": {},
    "effects": [],
    "checks": []
   }
  }
 },
 "resources": {
  "account": {
   "id": "account",
   "module": "my-account",
   "entity": "account",
   "path": "/profile",
   "items": "account",
   "item": "account",
   "singleton": true,
   "storage": {
    "kind": "behaviour"
   },
   "operations": {
    "get": {
     "access": []
    },
    "update": {
     "access": []
    }
   },
   "listFields": [],
   "query": [],
   "sort": {
    "fields": [],
    "default": ""
   },
   "sublists": [],
   "endpoints": [
    {
     "id": "levels",
     "path": "/v1/profile/account_levels",
     "summary": "Plans that can be chosen, with what a month costs in micro-units.",
     "method": "GET",
     "access": [],
     "query": []
    },
    {
     "id": "quote-level",
     "path": "/v1/profile/account_levels/quote",
     "query": [
      "level"
     ],
     "summary": "What choosing a plan would cost now: the rest of the month by days for a dearer one, nothing for one that begins when the paid month ends. Amounts are micro-units.",
     "method": "GET",
     "access": []
    },
    {
     "id": "apply-level",
     "method": "POST",
     "path": "/v1/profile/account_levels/{level}/apply",
     "summary": "Chooses a plan by its number, 7 for Flex and 8 for Flex Pro; without a body. A dearer one begins at once and its rest of the month is paid for by days, a cheaper one when the paid month ends; the present one takes back what was to come.",
     "access": [],
     "query": []
    }
   ]
  },
  "email-change": {
   "id": "email-change",
   "module": "my-account",
   "entity": "email-change",
   "path": "/v1/profile/email",
   "items": "email_change",
   "item": "email_change",
   "singleton": true,
   "storage": {
    "kind": "behaviour"
   },
   "operations": {
    "get": {
     "access": []
    },
    "update": {
     "access": []
    }
   },
   "listFields": [],
   "query": [],
   "sort": {
    "fields": [],
    "default": ""
   },
   "sublists": [],
   "endpoints": []
  }
 },
 "lists": {},
 "wizards": {},
 "pages": {
  "account-settings": {
   "id": "account-settings",
   "module": "my-account",
   "title": "my-account:settings",
   "blocks": [
    {
     "id": "facts",
     "width": "full",
     "kind": "stats",
     "look": "facts",
     "accountDays": true,
     "stats": [
      {
       "id": "account-id",
       "title": "my-account:account-id",
       "source": {
        "get": "/profile",
        "query": {},
        "path": "account.id",
        "access": []
       },
       "cell": "text"
      },
      {
       "id": "manager",
       "title": "my-account:account-manager",
       "source": {
        "get": "/profile",
        "query": {},
        "path": "account.account_manager.name",
        "access": []
       },
       "cell": "text"
      },
      {
       "id": "spending",
       "title": "my-account:monthly-spending",
       "source": {
        "get": "/profile",
        "query": {},
        "path": "account.monthly_spending",
        "access": []
       },
       "cell": "money"
      }
     ]
    },
    {
     "id": "organization",
     "when": {
      "source": "config.is_suborganization",
      "tree": {
       "op": "path",
       "root": "config",
       "path": [
        "is_suborganization"
       ]
      },
      "dependsOn": [
       "config.is_suborganization"
      ]
     },
     "width": "full",
     "kind": "stats",
     "look": "facts",
     "stats": [
      {
       "id": "master",
       "title": "my-account:master-organization",
       "source": {
        "get": "/profile",
        "query": {},
        "path": "account.master_organization.name",
        "access": []
       },
       "cell": "text"
      }
     ]
    },
    {
     "id": "account",
     "width": "full",
     "kind": "form",
     "resource": "account",
     "fields": [
      "pstn",
      "forward_to",
      "sms",
      "dlr",
      "sms_relay_url",
      "additional_info"
     ],
     "views": {
      "pstn": {
       "widget": "text",
       "options": {},
       "fills": []
      },
      "forward_to": {
       "widget": "text",
       "options": {},
       "fills": []
      },
      "sms": {
       "widget": "text",
       "options": {},
       "fills": []
      },
      "dlr": {
       "widget": "text",
       "options": {},
       "fills": []
      },
      "sms_relay_url": {
       "widget": "text",
       "options": {},
       "fills": []
      },
      "additional_info": {
       "widget": "textarea",
       "options": {
        "rows": 4
       },
       "fills": []
      }
     },
     "submit": "portal:save",
     "success": "my-account:account-updated",
     "access": []
    },
    {
     "id": "webhooks",
     "width": "full",
     "kind": "links",
     "links": [
      {
       "id": "webhooks",
       "title": "my-account:webhooks",
       "text": "my-account:webhooks-text",
       "to": "/webhooks",
       "access": [
        "Webhooks"
       ]
      }
     ]
    }
   ]
  },
  "company-details": {
   "id": "company-details",
   "module": "my-account",
   "title": "my-account:company-details",
   "blocks": [
    {
     "id": "account",
     "width": "full",
     "kind": "form",
     "resource": "account",
     "fields": [
      "company_info.name",
      "company_info.industry",
      "company_info.vat_number",
      "company_info.address",
      "company_info.country.country_id",
      "company_info.attn_contact_name",
      "billing_address",
      "attn_contact_name"
     ],
     "views": {
      "company_info.name": {
       "widget": "text",
       "options": {},
       "fills": []
      },
      "company_info.industry": {
       "widget": "text",
       "options": {},
       "fills": []
      },
      "company_info.vat_number": {
       "widget": "text",
       "options": {},
       "fills": []
      },
      "company_info.address": {
       "widget": "text",
       "options": {},
       "fills": []
      },
      "company_info.country.country_id": {
       "widget": "select",
       "options": {},
       "fills": []
      },
      "company_info.attn_contact_name": {
       "widget": "text",
       "options": {},
       "fills": []
      },
      "billing_address": {
       "widget": "textarea",
       "options": {
        "rows": 3
       },
       "fills": []
      },
      "attn_contact_name": {
       "widget": "text",
       "options": {},
       "fills": []
      }
     },
     "submit": "portal:save",
     "success": "my-account:account-updated",
     "access": []
    }
   ]
  },
  "contact-information": {
   "id": "contact-information",
   "module": "my-account",
   "title": "my-account:contact-information",
   "blocks": [
    {
     "id": "sign-in",
     "width": "full",
     "kind": "stats",
     "look": "facts",
     "stats": [
      {
       "id": "email",
       "title": "my-account:sign-in-email",
       "source": {
        "get": "/profile",
        "query": {},
        "path": "account.email",
        "access": []
       },
       "cell": "text",
       "link": {
        "text": "my-account:change-email",
        "to": "/profile/account/email",
        "access": []
       }
      }
     ]
    },
    {
     "id": "account",
     "width": "full",
     "kind": "form",
     "resource": "account",
     "fields": [
      "first_name",
      "last_name",
      "job_title",
      "phone",
      "contact_email",
      "timezone"
     ],
     "views": {
      "first_name": {
       "widget": "text",
       "options": {},
       "fills": [],
       "group": "name"
      },
      "last_name": {
       "widget": "text",
       "options": {},
       "fills": [],
       "group": "name"
      },
      "job_title": {
       "widget": "text",
       "options": {},
       "fills": []
      },
      "phone": {
       "widget": "text",
       "options": {},
       "fills": []
      },
      "contact_email": {
       "widget": "text",
       "options": {},
       "fills": []
      },
      "timezone": {
       "widget": "time-zone",
       "options": {},
       "fills": []
      }
     },
     "submit": "portal:save",
     "success": "my-account:account-updated",
     "access": []
    }
   ]
  },
  "default-destinations": {
   "id": "default-destinations",
   "module": "my-account",
   "title": "my-account:default-destinations",
   "blocks": [
    {
     "id": "intro",
     "width": "full",
     "kind": "text",
     "paragraphs": [
      "my-account:default-destinations-intro"
     ],
     "steps": [],
     "params": {}
    },
    {
     "id": "account",
     "width": "full",
     "kind": "form",
     "resource": "account",
     "fields": [
      "default_destinations"
     ],
     "views": {
      "default_destinations": {
       "widget": "rows",
       "options": {
        "order": "priority"
       },
       "fills": []
      }
     },
     "submit": "portal:save",
     "success": "my-account:account-updated",
     "access": []
    }
   ]
  },
  "email": {
   "id": "email",
   "module": "my-account",
   "title": "my-account:change-your-email",
   "blocks": [
    {
     "id": "now",
     "width": "full",
     "kind": "stats",
     "look": "facts",
     "stats": [
      {
       "id": "email",
       "title": "my-account:sign-in-email",
       "source": {
        "get": "/v1/profile/email",
        "query": {},
        "path": "email_change.email",
        "access": []
       },
       "cell": "text"
      },
      {
       "id": "pending",
       "title": "my-account:pending-email",
       "source": {
        "get": "/v1/profile/email",
        "query": {},
        "path": "email_change.pending_email",
        "access": []
       },
       "cell": "text"
      }
     ]
    },
    {
     "id": "change",
     "width": "full",
     "kind": "form",
     "resource": "email-change",
     "fields": [
      "new_email",
      "password"
     ],
     "views": {
      "new_email": {
       "widget": "text",
       "options": {},
       "fills": []
      },
      "password": {
       "widget": "text",
       "options": {},
       "fills": []
      }
     },
     "submit": "my-account:send-link",
     "success": "my-account:link-sent",
     "access": []
    }
   ]
  },
  "plan": {
   "id": "plan",
   "module": "my-account",
   "title": "my-account:plan",
   "blocks": [
    {
     "id": "not-yours",
     "when": {
      "source": "has(user.role) && user.role != 'Admin'",
      "tree": {
       "op": "and",
       "args": [
        {
         "op": "has",
         "root": "user",
         "path": [
          "role"
         ]
        },
        {
         "op": "!=",
         "left": {
          "op": "path",
          "root": "user",
          "path": [
           "role"
          ]
         },
         "right": {
          "op": "const",
          "value": "Admin"
         }
        }
       ]
      },
      "dependsOn": [
       "user.role"
      ]
     },
     "width": "full",
     "kind": "banner",
     "tone": "info",
     "text": "my-account:plan-not-yours",
     "params": {}
    },
    {
     "id": "masters",
     "when": {
      "source": "config.is_suborganization",
      "tree": {
       "op": "path",
       "root": "config",
       "path": [
        "is_suborganization"
       ]
      },
      "dependsOn": [
       "config.is_suborganization"
      ]
     },
     "width": "full",
     "kind": "banner",
     "tone": "info",
     "text": "my-account:plan-masters",
     "params": {}
    },
    {
     "id": "sandbox",
     "when": {
      "source": "config.sandbox_user && config.allow_payments",
      "tree": {
       "op": "and",
       "args": [
        {
         "op": "path",
         "root": "config",
         "path": [
          "sandbox_user"
         ]
        },
        {
         "op": "path",
         "root": "config",
         "path": [
          "allow_payments"
         ]
        }
       ]
      },
      "dependsOn": [
       "config.allow_payments",
       "config.sandbox_user"
      ]
     },
     "width": "full",
     "kind": "banner",
     "tone": "info",
     "text": "my-account:plan-sandbox",
     "params": {}
    },
    {
     "id": "applied",
     "when": {
      "source": "config.sandbox_user && has(config.pending_account_level)",
      "tree": {
       "op": "and",
       "args": [
        {
         "op": "path",
         "root": "config",
         "path": [
          "sandbox_user"
         ]
        },
        {
         "op": "has",
         "root": "config",
         "path": [
          "pending_account_level"
         ]
        }
       ]
      },
      "dependsOn": [
       "config.pending_account_level",
       "config.sandbox_user"
      ]
     },
     "width": "full",
     "kind": "banner",
     "tone": "info",
     "text": "my-account:plan-applied",
     "params": {}
    },
    {
     "id": "pending",
     "when": {
      "source": "!config.sandbox_user && has(config.pending_account_level)",
      "tree": {
       "op": "and",
       "args": [
        {
         "op": "not",
         "arg": {
          "op": "path",
          "root": "config",
          "path": [
           "sandbox_user"
          ]
         }
        },
        {
         "op": "has",
         "root": "config",
         "path": [
          "pending_account_level"
         ]
        }
       ]
      },
      "dependsOn": [
       "config.pending_account_level",
       "config.sandbox_user"
      ]
     },
     "width": "full",
     "kind": "banner",
     "tone": "warning",
     "text": "my-account:plan-pending",
     "params": {}
    },
    {
     "id": "pending-date",
     "when": {
      "source": "!config.sandbox_user && has(config.pending_account_level)",
      "tree": {
       "op": "and",
       "args": [
        {
         "op": "not",
         "arg": {
          "op": "path",
          "root": "config",
          "path": [
           "sandbox_user"
          ]
         }
        },
        {
         "op": "has",
         "root": "config",
         "path": [
          "pending_account_level"
         ]
        }
       ]
      },
      "dependsOn": [
       "config.pending_account_level",
       "config.sandbox_user"
      ]
     },
     "width": "full",
     "kind": "stats",
     "look": "facts",
     "stats": [
      {
       "id": "starts",
       "title": "my-account:flex-starts",
       "source": {
        "get": "/config",
        "query": {},
        "path": "account_level_paid.until",
        "access": []
       },
       "cell": "date"
      }
     ]
    },
    {
     "id": "plans",
     "width": "full",
     "kind": "cards",
     "cards": [
      {
       "id": "flex",
       "title": "portal:flex",
       "text": "my-account:flex-text",
       "points": [
        "my-account:flex-point-messages",
        "my-account:flex-point-pay",
        "my-account:flex-point-support"
       ],
       "figure": {
        "source": {
         "get": "/v1/profile/account_levels",
         "query": {},
         "path": "account_levels.flex.monthly_fee",
         "access": []
        },
        "cell": "money",
        "unit": "my-account:a-month"
       },
       "mark": {
        "when": {
         "source": "config.account_level == 'flex'",
         "tree": {
          "op": "==",
          "left": {
           "op": "path",
           "root": "config",
           "path": [
            "account_level"
           ]
          },
          "right": {
           "op": "const",
           "value": "flex"
          }
         },
         "dependsOn": [
          "config.account_level"
         ]
        },
        "text": "my-account:your-plan"
       },
       "actions": [
        {
         "id": "choose",
         "title": "my-account:choose-flex",
         "tone": "neutral",
         "quiet": false,
         "when": {
          "source": "(!has(user.role) || user.role == 'Admin') && !config.sandbox_user && !config.is_suborganization && config.account_level != 'disabled' && config.account_level == 'empty'",
          "tree": {
           "op": "and",
           "args": [
            {
             "op": "or",
             "args": [
              {
               "op": "not",
               "arg": {
                "op": "has",
                "root": "user",
                "path": [
                 "role"
                ]
               }
              },
              {
               "op": "==",
               "left": {
                "op": "path",
                "root": "user",
                "path": [
                 "role"
                ]
               },
               "right": {
                "op": "const",
                "value": "Admin"
               }
              }
             ]
            },
            {
             "op": "not",
             "arg": {
              "op": "path",
              "root": "config",
              "path": [
               "sandbox_user"
              ]
             }
            },
            {
             "op": "not",
             "arg": {
              "op": "path",
              "root": "config",
              "path": [
               "is_suborganization"
              ]
             }
            },
            {
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
              "value": "disabled"
             }
            },
            {
             "op": "==",
             "left": {
              "op": "path",
              "root": "config",
              "path": [
               "account_level"
              ]
             },
             "right": {
              "op": "const",
              "value": "empty"
             }
            }
           ]
          },
          "dependsOn": [
           "config.account_level",
           "config.is_suborganization",
           "config.sandbox_user",
           "user.role"
          ]
         },
         "method": "POST",
         "call": "/v1/profile/account_levels/7/apply",
         "access": [],
         "asks": "POST /v1/profile/account_levels/{level}/apply",
         "confirm": {
          "title": "my-account:choose-flex-title",
          "text": "my-account:choose-flex-text",
          "dismiss": "portal:not-now",
          "action": "my-account:choose-flex"
         },
         "success": "my-account:flex-begins",
         "then": "stay"
        },
        {
         "id": "apply",
         "title": "my-account:apply-flex",
         "tone": "neutral",
         "quiet": false,
         "when": {
          "source": "(!has(user.role) || user.role == 'Admin') && config.sandbox_user && config.allow_payments && !config.is_suborganization",
          "tree": {
           "op": "and",
           "args": [
            {
             "op": "or",
             "args": [
              {
               "op": "not",
               "arg": {
                "op": "has",
                "root": "user",
                "path": [
                 "role"
                ]
               }
              },
              {
               "op": "==",
               "left": {
                "op": "path",
                "root": "user",
                "path": [
                 "role"
                ]
               },
               "right": {
                "op": "const",
                "value": "Admin"
               }
              }
             ]
            },
            {
             "op": "path",
             "root": "config",
             "path": [
              "sandbox_user"
             ]
            },
            {
             "op": "path",
             "root": "config",
             "path": [
              "allow_payments"
             ]
            },
            {
             "op": "not",
             "arg": {
              "op": "path",
              "root": "config",
              "path": [
               "is_suborganization"
              ]
             }
            }
           ]
          },
          "dependsOn": [
           "config.allow_payments",
           "config.is_suborganization",
           "config.sandbox_user",
           "user.role"
          ]
         },
         "method": "POST",
         "call": "/v1/profile/account_levels/7/apply",
         "access": [],
         "asks": "POST /v1/profile/account_levels/{level}/apply",
         "confirm": {
          "title": "my-account:apply-flex-title",
          "text": "my-account:apply-flex-text",
          "dismiss": "portal:not-now",
          "action": "my-account:apply-flex"
         },
         "success": "my-account:applied-flex",
         "then": "stay"
        },
        {
         "id": "down",
         "title": "my-account:switch-to-flex",
         "tone": "neutral",
         "quiet": true,
         "when": {
          "source": "(!has(user.role) || user.role == 'Admin') && !config.sandbox_user && !config.is_suborganization && config.account_level != 'disabled' && config.account_level == 'flex_pro' && !has(config.pending_account_level) && !config.can_immediately_downgrade",
          "tree": {
           "op": "and",
           "args": [
            {
             "op": "or",
             "args": [
              {
               "op": "not",
               "arg": {
                "op": "has",
                "root": "user",
                "path": [
                 "role"
                ]
               }
              },
              {
               "op": "==",
               "left": {
                "op": "path",
                "root": "user",
                "path": [
                 "role"
                ]
               },
               "right": {
                "op": "const",
                "value": "Admin"
               }
              }
             ]
            },
            {
             "op": "not",
             "arg": {
              "op": "path",
              "root": "config",
              "path": [
               "sandbox_user"
              ]
             }
            },
            {
             "op": "not",
             "arg": {
              "op": "path",
              "root": "config",
              "path": [
               "is_suborganization"
              ]
             }
            },
            {
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
              "value": "disabled"
             }
            },
            {
             "op": "==",
             "left": {
              "op": "path",
              "root": "config",
              "path": [
               "account_level"
              ]
             },
             "right": {
              "op": "const",
              "value": "flex_pro"
             }
            },
            {
             "op": "not",
             "arg": {
              "op": "has",
              "root": "config",
              "path": [
               "pending_account_level"
              ]
             }
            },
            {
             "op": "not",
             "arg": {
              "op": "path",
              "root": "config",
              "path": [
               "can_immediately_downgrade"
              ]
             }
            }
           ]
          },
          "dependsOn": [
           "config.account_level",
           "config.can_immediately_downgrade",
           "config.is_suborganization",
           "config.pending_account_level",
           "config.sandbox_user",
           "user.role"
          ]
         },
         "figures": [
          {
           "id": "due-now",
           "title": "my-account:due-now",
           "source": {
            "get": "/v1/profile/account_levels/quote",
            "query": {
             "level": "7"
            },
            "path": "quote.charge_now",
            "access": []
           },
           "cell": "money"
          },
          {
           "id": "begins-on",
           "title": "my-account:begins-on",
           "source": {
            "get": "/v1/profile/account_levels/quote",
            "query": {
             "level": "7"
            },
            "path": "quote.starts_at",
            "access": []
           },
           "cell": "date"
          },
          {
           "id": "then-monthly",
           "title": "my-account:then-monthly",
           "source": {
            "get": "/v1/profile/account_levels/quote",
            "query": {
             "level": "7"
            },
            "path": "quote.monthly_fee",
            "access": []
           },
           "cell": "money"
          }
         ],
         "method": "POST",
         "call": "/v1/profile/account_levels/7/apply",
         "access": [],
         "asks": "POST /v1/profile/account_levels/{level}/apply",
         "confirm": {
          "title": "my-account:down-later-title",
          "text": "my-account:down-later-text",
          "dismiss": "portal:not-now",
          "action": "my-account:switch-to-flex"
         },
         "success": "my-account:flex-later",
         "then": "stay"
        },
        {
         "id": "down-now",
         "title": "my-account:switch-to-flex",
         "tone": "neutral",
         "quiet": true,
         "when": {
          "source": "(!has(user.role) || user.role == 'Admin') && !config.sandbox_user && !config.is_suborganization && config.account_level != 'disabled' && config.account_level == 'flex_pro' && !has(config.pending_account_level) && config.can_immediately_downgrade",
          "tree": {
           "op": "and",
           "args": [
            {
             "op": "or",
             "args": [
              {
               "op": "not",
               "arg": {
                "op": "has",
                "root": "user",
                "path": [
                 "role"
                ]
               }
              },
              {
               "op": "==",
               "left": {
                "op": "path",
                "root": "user",
                "path": [
                 "role"
                ]
               },
               "right": {
                "op": "const",
                "value": "Admin"
               }
              }
             ]
            },
            {
             "op": "not",
             "arg": {
              "op": "path",
              "root": "config",
              "path": [
               "sandbox_user"
              ]
             }
            },
            {
             "op": "not",
             "arg": {
              "op": "path",
              "root": "config",
              "path": [
               "is_suborganization"
              ]
             }
            },
            {
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
              "value": "disabled"
             }
            },
            {
             "op": "==",
             "left": {
              "op": "path",
              "root": "config",
              "path": [
               "account_level"
              ]
             },
             "right": {
              "op": "const",
              "value": "flex_pro"
             }
            },
            {
             "op": "not",
             "arg": {
              "op": "has",
              "root": "config",
              "path": [
               "pending_account_level"
              ]
             }
            },
            {
             "op": "path",
             "root": "config",
             "path": [
              "can_immediately_downgrade"
             ]
            }
           ]
          },
          "dependsOn": [
           "config.account_level",
           "config.can_immediately_downgrade",
           "config.is_suborganization",
           "config.pending_account_level",
           "config.sandbox_user",
           "user.role"
          ]
         },
         "method": "POST",
         "call": "/v1/profile/account_levels/7/apply",
         "access": [],
         "asks": "POST /v1/profile/account_levels/{level}/apply",
         "confirm": {
          "dismiss": "portal:not-now",
          "title": "my-account:down-now-title",
          "text": "my-account:down-now-text",
          "action": "my-account:switch-to-flex"
         },
         "success": "my-account:flex-begins",
         "then": "stay"
        }
       ]
      },
      {
       "id": "flex-pro",
       "title": "portal:flex-pro",
       "text": "my-account:flex-pro-text",
       "points": [
        "my-account:flex-pro-point-messages",
        "my-account:flex-pro-point-features",
        "my-account:flex-pro-point-support"
       ],
       "figure": {
        "source": {
         "get": "/v1/profile/account_levels",
         "query": {},
         "path": "account_levels.flex_pro.monthly_fee",
         "access": []
        },
        "cell": "money",
        "unit": "my-account:a-month"
       },
       "mark": {
        "when": {
         "source": "config.account_level == 'flex_pro'",
         "tree": {
          "op": "==",
          "left": {
           "op": "path",
           "root": "config",
           "path": [
            "account_level"
           ]
          },
          "right": {
           "op": "const",
           "value": "flex_pro"
          }
         },
         "dependsOn": [
          "config.account_level"
         ]
        },
        "text": "my-account:your-plan"
       },
       "actions": [
        {
         "id": "choose",
         "title": "my-account:choose-flex-pro",
         "tone": "neutral",
         "quiet": false,
         "when": {
          "source": "(!has(user.role) || user.role == 'Admin') && !config.sandbox_user && !config.is_suborganization && config.account_level != 'disabled' && config.account_level in ['empty', 'flex']",
          "tree": {
           "op": "and",
           "args": [
            {
             "op": "or",
             "args": [
              {
               "op": "not",
               "arg": {
                "op": "has",
                "root": "user",
                "path": [
                 "role"
                ]
               }
              },
              {
               "op": "==",
               "left": {
                "op": "path",
                "root": "user",
                "path": [
                 "role"
                ]
               },
               "right": {
                "op": "const",
                "value": "Admin"
               }
              }
             ]
            },
            {
             "op": "not",
             "arg": {
              "op": "path",
              "root": "config",
              "path": [
               "sandbox_user"
              ]
             }
            },
            {
             "op": "not",
             "arg": {
              "op": "path",
              "root": "config",
              "path": [
               "is_suborganization"
              ]
             }
            },
            {
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
              "value": "disabled"
             }
            },
            {
             "op": "in",
             "left": {
              "op": "path",
              "root": "config",
              "path": [
               "account_level"
              ]
             },
             "right": {
              "op": "const",
              "value": [
               "empty",
               "flex"
              ]
             }
            }
           ]
          },
          "dependsOn": [
           "config.account_level",
           "config.is_suborganization",
           "config.sandbox_user",
           "user.role"
          ]
         },
         "figures": [
          {
           "id": "due-now",
           "title": "my-account:due-now",
           "source": {
            "get": "/v1/profile/account_levels/quote",
            "query": {
             "level": "8"
            },
            "path": "quote.charge_now",
            "access": []
           },
           "cell": "money"
          },
          {
           "id": "paid-until",
           "title": "my-account:paid-until",
           "source": {
            "get": "/v1/profile/account_levels/quote",
            "query": {
             "level": "8"
            },
            "path": "quote.paid_until",
            "access": []
           },
           "cell": "date"
          },
          {
           "id": "then-monthly",
           "title": "my-account:then-monthly",
           "source": {
            "get": "/v1/profile/account_levels/quote",
            "query": {
             "level": "8"
            },
            "path": "quote.monthly_fee",
            "access": []
           },
           "cell": "money"
          }
         ],
         "method": "POST",
         "call": "/v1/profile/account_levels/8/apply",
         "access": [],
         "asks": "POST /v1/profile/account_levels/{level}/apply",
         "confirm": {
          "title": "my-account:choose-flex-pro-title",
          "text": "my-account:choose-flex-pro-text",
          "dismiss": "portal:not-now",
          "action": "my-account:choose-flex-pro"
         },
         "success": "my-account:flex-pro-begins",
         "then": "stay"
        },
        {
         "id": "keep",
         "title": "my-account:keep-flex-pro",
         "tone": "neutral",
         "quiet": false,
         "when": {
          "source": "(!has(user.role) || user.role == 'Admin') && !config.sandbox_user && !config.is_suborganization && config.account_level != 'disabled' && config.account_level == 'flex_pro' && has(config.pending_account_level)",
          "tree": {
           "op": "and",
           "args": [
            {
             "op": "or",
             "args": [
              {
               "op": "not",
               "arg": {
                "op": "has",
                "root": "user",
                "path": [
                 "role"
                ]
               }
              },
              {
               "op": "==",
               "left": {
                "op": "path",
                "root": "user",
                "path": [
                 "role"
                ]
               },
               "right": {
                "op": "const",
                "value": "Admin"
               }
              }
             ]
            },
            {
             "op": "not",
             "arg": {
              "op": "path",
              "root": "config",
              "path": [
               "sandbox_user"
              ]
             }
            },
            {
             "op": "not",
             "arg": {
              "op": "path",
              "root": "config",
              "path": [
               "is_suborganization"
              ]
             }
            },
            {
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
              "value": "disabled"
             }
            },
            {
             "op": "==",
             "left": {
              "op": "path",
              "root": "config",
              "path": [
               "account_level"
              ]
             },
             "right": {
              "op": "const",
              "value": "flex_pro"
             }
            },
            {
             "op": "has",
             "root": "config",
             "path": [
              "pending_account_level"
             ]
            }
           ]
          },
          "dependsOn": [
           "config.account_level",
           "config.is_suborganization",
           "config.pending_account_level",
           "config.sandbox_user",
           "user.role"
          ]
         },
         "method": "POST",
         "call": "/v1/profile/account_levels/8/apply",
         "access": [],
         "asks": "POST /v1/profile/account_levels/{level}/apply",
         "success": "my-account:flex-pro-stays",
         "then": "stay"
        }
       ]
      }
     ]
    }
   ]
  }
 },
 "texts": {
  "portal:action-leave": "What you entered will be lost.",
  "portal:action-discard": "Discard",
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
  "my-account:my-account": "My account",
  "my-account:account": "Account",
  "my-account:account-name": "Account",
  "my-account:contact-information": "Contact Information",
  "my-account:company-details": "Company details",
  "my-account:settings": "Settings",
  "my-account:default-destinations": "Default destinations",
  "my-account:account-updated": "Account has been successfully updated",
  "my-account:only-admins": "Only the owner and administrators can edit account details.",
  "my-account:email-format": "Enter a full email address, such as name@example.com",
  "my-account:disabled": "Disabled",
  "my-account:job-title": "Job title",
  "my-account:phone": "Phone number",
  "my-account:phone-help": "We call this number about urgent account issues. Write it with + and the country code: 2FA previews need that.",
  "my-account:phone-format": "Digits only, with an optional leading +",
  "my-account:contact-email": "Contact email",
  "my-account:contact-email-help": "Receives account-wide notices. Not used to sign in.",
  "my-account:timezone": "Time zone",
  "my-account:timezone-help": "Used for dates and times in this account. Each person can choose another time zone for lists and records.",
  "my-account:company": "Company",
  "my-account:company-name": "Company name",
  "my-account:company-address": "Registered address",
  "my-account:industry": "Industry",
  "my-account:vat-number": "VAT number",
  "my-account:vat-help": "As registered, including the country prefix: GB123456789.",
  "my-account:vat-format": "Use 5 to 20 letters and digits, optionally separated by spaces, dots, or hyphens",
  "my-account:attn-company": "Contact person",
  "my-account:attn-company-help": "Recipient for company mail.",
  "my-account:billing-address": "Billing address",
  "my-account:billing-address-help": "Shown on invoices. Defaults to the registered address.",
  "my-account:attn": "Attn.",
  "my-account:attn-help": "Name above the billing address on invoices.",
  "my-account:pstn": "PSTN number",
  "my-account:pstn-help": "A regular phone number that receives calls if your trunks lose their internet connection.",
  "my-account:forward-to": "Forward calls to",
  "my-account:forward-to-help": "Receives calls that none of the default destinations answer. Enter a phone number or SIP address.",
  "my-account:destination-example": "+447400123456 or sip:office@example.com",
  "my-account:destination-format": "Enter a phone number or a SIP address, such as sip:office@example.com",
  "my-account:url-example": "https://example.com/hook",
  "my-account:https-only": "Enter a full URL starting with https://",
  "my-account:public-url": "Use a public host name, without a user name or an IP address.",
  "my-account:sms-url": "Incoming SMS URL",
  "my-account:sms-url-help": "We POST each SMS sent to your numbers to this URL as JSON.",
  "my-account:dlr-url": "Delivery receipt URL",
  "my-account:dlr-url-help": "We POST each delivery receipt to this URL as JSON.",
  "my-account:sms-relay-url": "SMS relay URL",
  "my-account:sms-relay-url-help": "We POST a copy of every SMS you send or receive to this URL, for archiving.",
  "my-account:webhooks": "Webhooks",
  "my-account:webhooks-text": "POSTs to the SMS URLs are signed, retried, and logged. Each URL has a webhook with its secret and deliveries.",
  "my-account:additional-info": "Additional information",
  "my-account:additional-info-help": "Anything our support team should know when you contact us.",
  "my-account:default-destinations-help": "Tried in order until one answers.",
  "my-account:default-destinations-intro": "Calls to numbers that don’t have their own destination go here.",
  "my-account:destination": "Destination",
  "my-account:priority": "Priority",
  "my-account:too-many-destinations": "You can add up to {maxItems} destinations",
  "my-account:destination-twice": "This destination is listed twice.",
  "my-account:account-manager": "Account manager",
  "my-account:monthly-spending": "Spent this month",
  "my-account:master-organization": "Parent account",
  "my-account:account-id": "Account ID",
  "my-account:sign-in-email": "Sign-in email",
  "my-account:change-email": "Change",
  "my-account:email-change": "Email change",
  "my-account:change-your-email": "Change your email",
  "my-account:pending-email": "Waiting for confirmation",
  "my-account:new-email": "New email",
  "my-account:new-email-help": "We’ll send a link to this address. Your email changes when you open it.",
  "my-account:send-link": "Send link",
  "my-account:link-sent": "We sent a link to your new email address",
  "my-account:destination-item": "destination",
  "my-account:suspended": "Your account is suspended. You have an outstanding payment of {amount}. Top up your balance to reactivate your account.",
  "my-account:suspended-master": "Master account is suspended. Please contact the owner.",
  "my-account:payment-pending": "Your payment is being processed",
  "my-account:payment-pending-text": "We review first payments by hand and will let you know when it’s done.",
  "my-account:destinations-format": "Each destination must be a phone number or a SIP address, such as sip:office@example.com",
  "my-account:plan": "Plan",
  "my-account:plan-not-yours": "Only the owner and administrators can change the plan.",
  "my-account:plan-masters": "Your parent account manages your plan.",
  "my-account:plan-sandbox": "You’re in the sandbox. Apply for Flex to open a full account. Verification takes up to 2 business days; until then, everything in the sandbox keeps working.",
  "my-account:apply-flex": "Apply for Flex",
  "my-account:apply-flex-title": "Apply for Flex?",
  "my-account:apply-flex-text": "We verify your account first, which takes up to 2 business days. You can make payments once it’s done. Flex has no monthly fee.",
  "my-account:applied-flex": "Thanks! We’re verifying your account.",
  "my-account:plan-applied": "You applied for Flex. We’re verifying your account, which takes up to 2 business days; until then, everything in the sandbox keeps working.",
  "my-account:plan-pending": "Your account switches to Flex at the end of the billing period. Until then, nothing changes.",
  "my-account:flex-starts": "Flex starts",
  "my-account:your-plan": "Your plan",
  "my-account:a-month": "per month",
  "my-account:flex-text": "For getting started and low volumes.",
  "my-account:flex-point-messages": "Up to 50 messages a day",
  "my-account:flex-point-pay": "Pay only for what you use",
  "my-account:flex-point-support": "Email support",
  "my-account:flex-pro-text": "For businesses that rely on messaging and calls.",
  "my-account:flex-pro-point-messages": "Unlimited messages",
  "my-account:flex-pro-point-features": "Everything in Flex, including sub-accounts",
  "my-account:flex-pro-point-support": "A dedicated account manager",
  "my-account:choose-flex": "Choose Flex",
  "my-account:choose-flex-title": "Choose Flex?",
  "my-account:choose-flex-text": "Flex starts right away and has no monthly fee.",
  "my-account:flex-begins": "You’re now on Flex",
  "my-account:switch-to-flex": "Switch to Flex",
  "my-account:down-later-title": "Switch to Flex?",
  "my-account:down-later-text": "You keep Flex Pro until the end of the billing period. Then you switch to Flex, with up to 50 messages a day.",
  "my-account:flex-later": "You’ll switch to Flex at the end of the billing period",
  "my-account:down-now-title": "Switch to Flex now?",
  "my-account:down-now-text": "You switch to Flex right away, with up to 50 messages a day. You can switch back at no charge until the end of the billing period.",
  "my-account:choose-flex-pro": "Choose Flex Pro",
  "my-account:choose-flex-pro-title": "Choose Flex Pro?",
  "my-account:choose-flex-pro-text": "Flex Pro starts right away. You pay for the rest of this month now, and for each month on its first day.",
  "my-account:due-now": "Due now",
  "my-account:paid-until": "Paid until",
  "my-account:begins-on": "Starts on",
  "my-account:then-monthly": "Then monthly",
  "my-account:flex-pro-begins": "You’re now on Flex Pro",
  "my-account:keep-flex-pro": "Keep Flex Pro",
  "my-account:flex-pro-stays": "You’re staying on Flex Pro"
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
  "account.create": validator(object({ "id": readOnly, "version": readOnly, "name": readOnly, "email": readOnly, "status": readOnly, "first_name": string({ maxLength: 60, trim: true }), "last_name": string({ maxLength: 60, trim: true }), "job_title": string({ maxLength: 80, trim: true }), "phone": string({ maxLength: 16, trim: true, pattern: /^\+?[0-9]{5,15}$/u }), "contact_email": string({ format: "email", trim: true }), "timezone": string({ maxLength: 64 }), "company_info": object({ "name": string({ maxLength: 200, trim: true }), "address": string({ maxLength: 400, trim: true }), "industry": string({ maxLength: 100, trim: true }), "vat_number": string({ maxLength: 20, trim: true, pattern: /^[A-Za-z0-9][A-Za-z0-9 .-]{3,18}[A-Za-z0-9]$/u }), "country": object({ "country_id": string({ maxLength: 2 }), "country_name": readOnly }), "attn_contact_name": string({ maxLength: 120, trim: true }) }), "billing_address": string({ maxLength: 400, trim: true }), "attn_contact_name": string({ maxLength: 120, trim: true }), "pstn": string({ maxLength: 16, trim: true, pattern: /^\+?[0-9]{5,15}$/u }), "forward_to": string({ maxLength: 150, trim: true, pattern: /^(?:\+?[0-9]{3,15}|[sS][iI][pP][sS]?:[A-Za-z0-9.!~*'()&=+$,;?/_%-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*(?::[0-9]{1,5})?)$/u }), "sms_relay_url": string({ maxLength: 500, format: "uri", trim: true, pattern: /^https:\/\//u }), "sms": string({ maxLength: 500, format: "uri", trim: true, pattern: /^https:\/\//u }), "dlr": string({ maxLength: 500, format: "uri", trim: true, pattern: /^https:\/\//u }), "additional_info": string({ maxLength: 2000, trim: true }), "default_destinations": array({ maxItems: 10, items: object({ "destination": string({ maxLength: 150, trim: true, pattern: /^(?:\+?[0-9]{3,15}|[sS][iI][pP][sS]?:[A-Za-z0-9.!~*'()&=+$,;?/_%-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*(?::[0-9]{1,5})?)$/u }), "priority": number({ type: "integer", minimum: 1, maximum: 10 }) }, ["destination","priority"]) }), "account_manager": readOnly, "monthly_spending": readOnly, "master_organization": readOnly }, ["first_name","last_name","timezone"])),
  "account.update": validator(object({ "id": readOnly, "version": readOnly, "name": readOnly, "email": readOnly, "status": readOnly, "first_name": string({ maxLength: 60, trim: true }), "last_name": string({ maxLength: 60, trim: true }), "job_title": string({ maxLength: 80, trim: true }), "phone": string({ maxLength: 16, trim: true, pattern: /^\+?[0-9]{5,15}$/u }), "contact_email": string({ format: "email", trim: true }), "timezone": string({ maxLength: 64 }), "company_info": object({ "name": string({ maxLength: 200, trim: true }), "address": string({ maxLength: 400, trim: true }), "industry": string({ maxLength: 100, trim: true }), "vat_number": string({ maxLength: 20, trim: true, pattern: /^[A-Za-z0-9][A-Za-z0-9 .-]{3,18}[A-Za-z0-9]$/u }), "country": object({ "country_id": string({ maxLength: 2 }), "country_name": readOnly }), "attn_contact_name": string({ maxLength: 120, trim: true }) }), "billing_address": string({ maxLength: 400, trim: true }), "attn_contact_name": string({ maxLength: 120, trim: true }), "pstn": string({ maxLength: 16, trim: true, pattern: /^\+?[0-9]{5,15}$/u }), "forward_to": string({ maxLength: 150, trim: true, pattern: /^(?:\+?[0-9]{3,15}|[sS][iI][pP][sS]?:[A-Za-z0-9.!~*'()&=+$,;?/_%-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*(?::[0-9]{1,5})?)$/u }), "sms_relay_url": string({ maxLength: 500, format: "uri", trim: true, pattern: /^https:\/\//u }), "sms": string({ maxLength: 500, format: "uri", trim: true, pattern: /^https:\/\//u }), "dlr": string({ maxLength: 500, format: "uri", trim: true, pattern: /^https:\/\//u }), "additional_info": string({ maxLength: 2000, trim: true }), "default_destinations": array({ maxItems: 10, items: object({ "destination": string({ maxLength: 150, trim: true, pattern: /^(?:\+?[0-9]{3,15}|[sS][iI][pP][sS]?:[A-Za-z0-9.!~*'()&=+$,;?/_%-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*(?::[0-9]{1,5})?)$/u }), "priority": number({ type: "integer", minimum: 1, maximum: 10 }) }, ["destination","priority"]) }), "account_manager": readOnly, "monthly_spending": readOnly, "master_organization": readOnly })),
  "account.form": validator(object({ "id": anything, "version": anything, "name": anything, "email": anything, "status": anything, "first_name": string({ maxLength: 60, trim: true }), "last_name": string({ maxLength: 60, trim: true }), "job_title": string({ maxLength: 80, trim: true }), "phone": string({ maxLength: 16, trim: true, pattern: /^\+?[0-9]{5,15}$/u }), "contact_email": string({ format: "email", trim: true }), "timezone": string({ maxLength: 64 }), "company_info": object({ "name": string({ maxLength: 200, trim: true }), "address": string({ maxLength: 400, trim: true }), "industry": string({ maxLength: 100, trim: true }), "vat_number": string({ maxLength: 20, trim: true, pattern: /^[A-Za-z0-9][A-Za-z0-9 .-]{3,18}[A-Za-z0-9]$/u }), "country": object({ "country_id": string({ maxLength: 2 }), "country_name": anything }), "attn_contact_name": string({ maxLength: 120, trim: true }) }), "billing_address": string({ maxLength: 400, trim: true }), "attn_contact_name": string({ maxLength: 120, trim: true }), "pstn": string({ maxLength: 16, trim: true, pattern: /^\+?[0-9]{5,15}$/u }), "forward_to": string({ maxLength: 150, trim: true, pattern: /^(?:\+?[0-9]{3,15}|[sS][iI][pP][sS]?:[A-Za-z0-9.!~*'()&=+$,;?/_%-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*(?::[0-9]{1,5})?)$/u }), "sms_relay_url": string({ maxLength: 500, format: "uri", trim: true, pattern: /^https:\/\//u }), "sms": string({ maxLength: 500, format: "uri", trim: true, pattern: /^https:\/\//u }), "dlr": string({ maxLength: 500, format: "uri", trim: true, pattern: /^https:\/\//u }), "additional_info": string({ maxLength: 2000, trim: true }), "default_destinations": array({ maxItems: 10, items: object({ "destination": string({ maxLength: 150, trim: true, pattern: /^(?:\+?[0-9]{3,15}|[sS][iI][pP][sS]?:[A-Za-z0-9.!~*'()&=+$,;?/_%-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*(?::[0-9]{1,5})?)$/u }), "priority": number({ type: "integer", minimum: 1, maximum: 10 }) }) }), "account_manager": anything, "monthly_spending": anything, "master_organization": anything })),
  "email-change.create": validator(object({ "id": readOnly, "version": readOnly, "email": readOnly, "pending_email": readOnly, "new_email": string({ format: "email", trim: true }), "password": string({ maxLength: 1024 }) }, ["new_email","password"])),
  "email-change.update": validator(object({ "id": readOnly, "version": readOnly, "email": readOnly, "pending_email": readOnly, "new_email": string({ format: "email", trim: true }), "password": string({ maxLength: 1024 }) })),
  "email-change.form": validator(object({ "id": anything, "version": anything, "email": anything, "pending_email": anything, "new_email": string({ format: "email", trim: true }), "password": string({ maxLength: 1024 }) })),
}
