// Written by codegen from definitions/. Do not edit.
export const definition = {
 "id": "account",
 "title": "account:my-account",
 "entities": {
  "account": {
   "id": "account",
   "module": "account",
   "title": "account:account",
   "properties": {
    "name": {
     "maxLength": 200,
     "readOnly": true,
     "type": "string",
     "title": "account:account-name",
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
     "title": "account:email",
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
     "title": "account:status",
     "enumTexts": {
      "active": "account:active",
      "disabled": "account:disabled"
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
     "title": "account:first-name",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "required": "account:required-field"
     }
    },
    "last_name": {
     "maxLength": 60,
     "trim": true,
     "type": "string",
     "title": "account:last-name",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "required": "account:required-field"
     }
    },
    "job_title": {
     "maxLength": 80,
     "trim": true,
     "type": "string",
     "title": "account:job-title",
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
     "title": "account:phone",
     "help": "account:phone-help",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "errors": {
      "pattern": "account:phone-format"
     }
    },
    "contact_email": {
     "format": "email",
     "trim": true,
     "type": "string",
     "title": "account:contact-email",
     "help": "account:contact-email-help",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "format": "account:email-format"
     }
    },
    "timezone": {
     "catalogue": "time-zones",
     "maxLength": 64,
     "type": "string",
     "title": "account:timezone",
     "help": "account:timezone-help",
     "trim": false,
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "required": "account:required-field"
     }
    },
    "company_info": {
     "type": "object",
     "title": "account:company",
     "properties": {
      "name": {
       "maxLength": 200,
       "trim": true,
       "type": "string",
       "title": "account:company-name",
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
       "title": "account:company-address",
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
       "title": "account:industry",
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
       "title": "account:vat-number",
       "help": "account:vat-help",
       "readOnly": false,
       "writeOn": [
        "create",
        "update"
       ],
       "sensitive": false,
       "cell": "text",
       "errors": {
        "pattern": "account:vat-format"
       }
      },
      "country": {
       "type": "object",
       "title": "account:country",
       "properties": {
        "country_id": {
         "catalogue": "countries",
         "maxLength": 2,
         "cell": "country",
         "type": "string",
         "title": "account:country",
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
         "title": "account:country",
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
       "title": "account:attn-company",
       "help": "account:attn-company-help",
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
     "title": "account:billing-address",
     "help": "account:billing-address-help",
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
     "title": "account:attn",
     "help": "account:attn-help",
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
     "title": "account:pstn",
     "help": "account:pstn-help",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "errors": {
      "pattern": "account:phone-format"
     }
    },
    "forward_to": {
     "maxLength": 150,
     "pattern": "^(\\+?[0-9]{3,15}|sip:[^ @]+@[^ @]+)$",
     "trim": true,
     "type": "string",
     "title": "account:forward-to",
     "help": "account:forward-to-help",
     "placeholder": "account:destination-example",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "pattern": "account:destination-format"
     }
    },
    "sms_relay_url": {
     "format": "uri",
     "maxLength": 500,
     "pattern": "^https://",
     "trim": true,
     "type": "string",
     "title": "account:sms-relay-url",
     "help": "account:sms-relay-url-help",
     "placeholder": "account:url-example",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "format": "account:https-only",
      "pattern": "account:https-only"
     }
    },
    "sms": {
     "format": "uri",
     "maxLength": 500,
     "pattern": "^https://",
     "trim": true,
     "type": "string",
     "title": "account:sms-url",
     "help": "account:sms-url-help",
     "placeholder": "account:url-example",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "format": "account:https-only",
      "pattern": "account:https-only"
     }
    },
    "dlr": {
     "format": "uri",
     "maxLength": 500,
     "pattern": "^https://",
     "trim": true,
     "type": "string",
     "title": "account:dlr-url",
     "help": "account:dlr-url-help",
     "placeholder": "account:url-example",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "format": "account:https-only",
      "pattern": "account:https-only"
     }
    },
    "additional_info": {
     "maxLength": 2000,
     "trim": true,
     "type": "string",
     "title": "account:additional-info",
     "help": "account:additional-info-help",
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
     "title": "account:default-destinations",
     "help": "account:default-destinations-help",
     "items": {
      "required": [
       "destination",
       "priority"
      ],
      "type": "object",
      "title": "account:destination-item",
      "properties": {
       "destination": {
        "maxLength": 150,
        "pattern": "^(\\+?[0-9]{3,15}|sip:[^ @]+@[^ @]+)$",
        "trim": true,
        "type": "string",
        "title": "account:destination",
        "placeholder": "account:destination-example",
        "readOnly": false,
        "writeOn": [
         "create",
         "update"
        ],
        "sensitive": false,
        "cell": "text",
        "errors": {
         "required": "account:required-field",
         "pattern": "account:destination-format"
        }
       },
       "priority": {
        "minimum": 1,
        "maximum": 10,
        "type": "integer",
        "title": "account:priority",
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
      "maxItems": "account:too-many-destinations"
     }
    },
    "account_manager": {
     "readOnly": true,
     "type": "object",
     "title": "account:account-manager",
     "properties": {
      "name": {
       "maxLength": 120,
       "type": "string",
       "title": "account:account-manager",
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
       "title": "account:email",
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
     "title": "account:monthly-spending",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "master_organization": {
     "readOnly": true,
     "type": "object",
     "title": "account:master-organization",
     "properties": {
      "id": {
       "format": "uuid",
       "type": "string",
       "title": "account:master-organization",
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
       "title": "account:master-organization",
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
      "because": "account:only-admins"
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
      "because": "account:only-admins"
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
      "because": "account:only-admins"
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
      "because": "account:only-admins"
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
      "because": "account:only-admins"
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
      "because": "account:only-admins"
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
      "because": "account:only-admins"
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
      "because": "account:only-admins"
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
      "because": "account:only-admins"
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
      "because": "account:only-admins"
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
      "because": "account:only-admins"
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
      "because": "account:only-admins"
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
      "because": "account:only-admins",
      "equal": "destinations/same"
     }
    },
    "effects": [],
    "checks": [
     {
      "check": "destinations/distinct",
      "reads": {
       "destinations": "default_destinations"
      },
      "at": "default_destinations",
      "text": "account:destination-twice",
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
   "module": "account",
   "title": "account:email-change",
   "properties": {
    "email": {
     "format": "email",
     "readOnly": true,
     "type": "string",
     "title": "account:email",
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
     "title": "account:pending-email",
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
     "title": "account:new-email",
     "help": "account:new-email-help",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "required": "account:required-field",
      "format": "account:email-format"
     }
    },
    "password": {
     "maxLength": 1024,
     "sensitive": true,
     "type": "string",
     "title": "account:password",
     "trim": false,
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "cell": "text",
     "errors": {
      "required": "account:required-field"
     }
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
   "module": "account",
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
   "endpoints": []
  },
  "email-change": {
   "id": "email-change",
   "module": "account",
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
   "module": "account",
   "title": "account:settings",
   "blocks": [
    {
     "id": "facts",
     "width": "full",
     "kind": "stats",
     "look": "facts",
     "stats": [
      {
       "id": "account-id",
       "title": "account:account-id",
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
       "title": "account:account-manager",
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
       "title": "account:monthly-spending",
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
       "title": "account:master-organization",
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
     "submit": "account:save",
     "success": "account:account-updated",
     "access": []
    }
   ]
  },
  "company-details": {
   "id": "company-details",
   "module": "account",
   "title": "account:company-details",
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
     "submit": "account:save",
     "success": "account:account-updated",
     "access": []
    }
   ]
  },
  "contact-information": {
   "id": "contact-information",
   "module": "account",
   "title": "account:contact-information",
   "blocks": [
    {
     "id": "sign-in",
     "width": "full",
     "kind": "stats",
     "look": "facts",
     "stats": [
      {
       "id": "email",
       "title": "account:sign-in-email",
       "source": {
        "get": "/profile",
        "query": {},
        "path": "account.email",
        "access": []
       },
       "cell": "text",
       "link": {
        "to": "/profile/account/email",
        "text": "account:change-email",
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
     "submit": "account:save",
     "success": "account:account-updated",
     "access": []
    }
   ]
  },
  "default-destinations": {
   "id": "default-destinations",
   "module": "account",
   "title": "account:default-destinations",
   "blocks": [
    {
     "id": "intro",
     "width": "full",
     "kind": "text",
     "paragraphs": [
      "account:default-destinations-intro"
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
     "submit": "account:save",
     "success": "account:account-updated",
     "access": []
    }
   ]
  },
  "email": {
   "id": "email",
   "module": "account",
   "title": "account:change-your-email",
   "blocks": [
    {
     "id": "now",
     "width": "full",
     "kind": "stats",
     "look": "facts",
     "stats": [
      {
       "id": "email",
       "title": "account:sign-in-email",
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
       "title": "account:pending-email",
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
     "submit": "account:send-link",
     "success": "account:link-sent",
     "access": []
    }
   ]
  }
 },
 "tabs": [
  {
   "id": "contact",
   "title": "account:contact-information",
   "to": "/profile/account"
  },
  {
   "id": "company",
   "title": "account:company-details",
   "to": "/profile/account/company-details"
  },
  {
   "id": "settings",
   "title": "account:settings",
   "to": "/profile/account/settings"
  },
  {
   "id": "destinations",
   "title": "account:default-destinations",
   "to": "/profile/account/default-destinations"
  }
 ],
 "texts": {
  "account:my-account": "My account",
  "account:account": "Account",
  "account:account-name": "Account",
  "account:contact-information": "Contact Information",
  "account:company-details": "Company details",
  "account:settings": "Settings",
  "account:default-destinations": "Default destinations",
  "account:save": "Save",
  "account:account-updated": "Account has been successfully updated",
  "account:only-admins": "Only the owner and administrators can change this.",
  "account:required-field": "Required field",
  "account:email": "E-mail",
  "account:email-format": "Enter a whole e-mail address, like name@example.com",
  "account:status": "Status",
  "account:active": "Active",
  "account:disabled": "Disabled",
  "account:first-name": "First name",
  "account:last-name": "Last name",
  "account:job-title": "Job title",
  "account:phone": "Phone number",
  "account:phone-help": "Where we reach the account about urgent matters.",
  "account:phone-format": "Use digits only, with a plus in front if you like",
  "account:contact-email": "Contact e-mail",
  "account:contact-email-help": "Gets what concerns the whole account. It is not used to sign in.",
  "account:timezone": "Time zone",
  "account:timezone-help": "Dates and times are shown in it, for everybody in the account.",
  "account:company": "Company",
  "account:company-name": "Company name",
  "account:company-address": "Registered address",
  "account:industry": "Industry",
  "account:vat-number": "VAT number",
  "account:vat-help": "As registered, with the letters of the country in front: GB123456789.",
  "account:vat-format": "Use 5 to 20 letters and digits; spaces, dots and hyphens may stand between them",
  "account:country": "Country",
  "account:attn-company": "Contact person",
  "account:attn-company-help": "Whom letters to the company are addressed to.",
  "account:billing-address": "Billing address",
  "account:billing-address-help": "Stands on invoices; without one the registered address does.",
  "account:attn": "Attention of",
  "account:attn-help": "Name above the billing address on invoices.",
  "account:pstn": "PSTN number",
  "account:pstn-help": "A number of the public telephone network that receives calls when the internet connection of your trunks is down.",
  "account:forward-to": "Forward calls to",
  "account:forward-to-help": "Gets calls that no default destination answers: a phone number or a SIP address.",
  "account:destination-example": "+447700900123 or sip:office@example.com",
  "account:destination-format": "Enter a phone number of digits, or a SIP address like sip:office@example.com",
  "account:url-example": "https://example.com/hook",
  "account:https-only": "Enter a whole address that begins with https://",
  "account:sms-url": "Incoming SMS address",
  "account:sms-url-help": "Each SMS sent to one of your numbers is posted there as JSON.",
  "account:dlr-url": "Delivery report address",
  "account:dlr-url-help": "Each delivery report of a sent SMS is posted there as JSON.",
  "account:sms-relay-url": "SMS relay address",
  "account:sms-relay-url-help": "A copy of every sent and received SMS is posted there, for archives.",
  "account:additional-info": "Additional information",
  "account:additional-info-help": "What our support should know when you call.",
  "account:default-destinations-help": "The first is tried first; the next when it does not answer.",
  "account:default-destinations-intro": "Calls to numbers without a destination of their own go here.",
  "account:destination": "Destination",
  "account:priority": "Priority",
  "account:too-many-destinations": "Keep at most 10 destinations",
  "account:destination-twice": "A destination stands twice.",
  "account:account-manager": "Account manager",
  "account:monthly-spending": "Spent this month",
  "account:master-organization": "Master organization",
  "account:account-id": "Account ID",
  "account:sign-in-email": "E-mail you sign in with",
  "account:change-email": "Change",
  "account:email-change": "Change of e-mail",
  "account:change-your-email": "Change your e-mail",
  "account:pending-email": "Waiting to be confirmed",
  "account:new-email": "New e-mail",
  "account:new-email-help": "We send a link there. Your e-mail changes once you follow it.",
  "account:password": "Your password",
  "account:send-link": "Send link",
  "account:link-sent": "We have sent a link to your new e-mail address",
  "account:destination-item": "destination",
  "account:suspended": "Your account is suspended. You have an outstanding payment of {amount}. Top up your balance to reactivate your account.",
  "account:suspended-master": "Master account is suspended. Please contact the owner.",
  "account:top-up": "Top up",
  "account:payment-pending": "Your payment is being processed",
  "account:payment-pending-text": "A first payment is checked by hand. You hear from us as soon as it is done.",
  "portal:form-required": "Required field",
  "portal:form-invalid": "Please check this field",
  "portal:form-choice-gone": "This is none of the choices. Choose another.",
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
  "portal:form-max-items": "Keep at most {count}",
  "portal:form-min-items": "Add at least {count}",
  "portal:form-whole-number": "Enter a whole number",
  "portal:form-number": "Enter a number",
  "portal:form-pattern": "This is not written as it should be",
  "portal:form-date-format": "Write the day as MM.DD.YYYY",
  "portal:form-date-time-format": "Write the day as MM.DD.YYYY and the time as HH:MM",
  "portal:form-email-format": "Enter a whole e-mail address, like name@example.com",
  "portal:form-phone-format": "Enter the number with its country code, like +447400123456",
  "portal:form-uri-format": "Enter a whole address, like https://example.com",
  "portal:form-fixed": "Cannot be changed any more",
  "portal:form-errors": {
   "one": "One field needs your attention",
   "other": "{count} fields need your attention"
  },
  "portal:form-load-failed": "The options could not be loaded.",
  "portal:form-show-more": "Show more",
  "portal:form-options": "Options",
  "portal:form-no-match": "Nothing matches",
  "portal:form-narrow": {
   "one": "{count} more: type to narrow the list",
   "other": "{count} more: type to narrow the list"
  },
  "portal:form-choose": "Choose…",
  "portal:form-tags-hint": "Press Enter after each.",
  "portal:rows-add": "Add {item}",
  "portal:rows-remove": "Remove {item} {place}",
  "portal:rows-up": "Move {item} {place} up",
  "portal:rows-down": "Move {item} {place} down",
  "portal:rows-line": "{item} {place}",
  "portal:rows-added": "Added {item} {place}",
  "portal:rows-removed": "Removed {item} {place}",
  "portal:rows-moved": "Moved {item} to place {place} of {count}",
  "portal:rows-full": {
   "one": "There is room for {count} only",
   "other": "There is room for {count}"
  },
  "portal:rows-none": "None yet",
  "portal:form-unsaved": "Unsaved changes",
  "portal:form-discard": "Discard changes",
  "portal:form-discarded": "Changes discarded",
  "portal:form-draft-restored": "What you typed {when} is still here. It is not saved yet.",
  "portal:form-date": "Date",
  "portal:form-time": "Time",
  "portal:form-open-calendar": "Choose date",
  "portal:form-gap": "The clocks in {zone} go forward at this time and skip it. It counts as {time}.",
  "portal:wizard-steps": "Steps",
  "portal:wizard-aside": "Preview",
  "portal:wizard-done": "Done:",
  "portal:wizard-locked": "Complete “{step}” first",
  "portal:wizard-now-required": "{field} is now required.",
  "portal:wizard-now-refused": "{field} needs another value now.",
  "portal:wizard-fill-in": "Fill it in under {step}.",
  "portal:wizard-step-asks": "Something here needs your attention",
  "portal:wizard-next": "Next",
  "portal:wizard-submit": "Save",
  "portal:wizard-cancel": "Cancel",
  "portal:wizard-edit-record": "Edit",
  "portal:wizard-edit": "Edit",
  "portal:wizard-edit-row": "Edit {row}",
  "portal:wizard-checking": "Checking…",
  "portal:wizard-sending": "Sending…",
  "portal:wizard-draft-restored": "Draft restored, saved {when}.",
  "portal:wizard-discard": "Discard",
  "portal:wizard-fixed-step": "These details cannot be changed any more.",
  "portal:wizard-offline": "The server did not answer. Nothing you entered is lost: check your connection and try again.",
  "portal:wizard-conflict-title": "Changed somewhere else",
  "portal:wizard-conflict-text": "Since you opened this page, somebody saved other changes. Keep yours and overwrite them, or reload and lose yours.",
  "portal:wizard-keep-mine": "Keep mine",
  "portal:wizard-reload": "Reload",
  "portal:block-failed": "Could not be loaded",
  "portal:block-no-value": "No value yet",
  "portal:task-done": "– done",
  "portal:stats-up": "Up {size}",
  "portal:stats-down": "Down {size}",
  "portal:stats-same": "Unchanged",
  "portal:chart-as-table": "Show as table",
  "portal:chart-as-chart": "Show as chart",
  "portal:chart-see-table": "A chart. Its figures can be shown as a table.",
  "portal:chart-point": "Day or name",
  "portal:code-copy": "Copy",
  "portal:code-copied": "Copied"
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
  ({ items, minItems = 0, maxItems = Infinity }) =>
  (value, path, errors) => {
    if (!Array.isArray(value)) return fail(errors, path, 'type', { type: 'array' })
    if (value.length < minItems) return fail(errors, path, 'minItems', { limit: minItems })
    if (value.length > maxItems) return fail(errors, path, 'maxItems', { limit: maxItems })
    for (let index = 0; index < value.length; index++) items(value[index], path + '[' + index + ']', errors)
  }
const string = (limits) => (value, path, errors) => {
  if (typeof value !== 'string') return fail(errors, path, 'type', { type: 'string' })
  const { minLength = 0, maxLength = Infinity, values, pattern, format } = limits
  if (
    value.length < minLength ||
    (minLength > 0 && value.length < minLength * 2 && Array.from(value).length < minLength)
  )
    return fail(errors, path, 'minLength', { limit: minLength })
  if (value.length > maxLength && (value.length > maxLength * 2 || Array.from(value).length > maxLength))
    return fail(errors, path, 'maxLength', { limit: maxLength })
  if (values && !values.includes(value)) return fail(errors, path, 'enum', { allowedValues: values })
  if (pattern && !pattern.test(value)) return fail(errors, path, 'pattern', { pattern: pattern.source })
  if (format && !formats[format](value)) return fail(errors, path, 'format', { format })
  if (!value.isWellFormed() || value.includes('\0')) fail(errors, path, 'format', { format: 'text' })
}
const number =
  ({ type, minimum = -Infinity, maximum = Infinity, values }) =>
  (value, path, errors) => {
    if (!(type === 'integer' ? Number.isSafeInteger(value) : Number.isFinite(value)))
      return fail(errors, path, 'type', { type })
    if (value < minimum) return fail(errors, path, 'minimum', { limit: minimum })
    if (value > maximum) return fail(errors, path, 'maximum', { limit: maximum })
    if (values && !values.includes(value)) fail(errors, path, 'enum', { allowedValues: values })
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
  'local-date-time': (text) => text[10] === 'T' && isDate(text.slice(0, 10)) && isTime(text.slice(11)),
  'date-time': (text) => {
    const zone = /(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/.exec(text)
    return (
      zone !== null && text[10] === 'T' && isDate(text.slice(0, 10)) && isTime(text.slice(11, zone.index))
    )
  },
  email: isEmail,
  phone: (text) => /^\+[1-9]\d{6,14}$/.test(text),
  uri: (text) => text.length <= 2048 && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
}

export const validators = {
  "account.create": validator(object({ "id": readOnly, "version": readOnly, "name": readOnly, "email": readOnly, "status": readOnly, "first_name": string({ maxLength: 60 }), "last_name": string({ maxLength: 60 }), "job_title": string({ maxLength: 80 }), "phone": string({ maxLength: 16, pattern: /^\+?[0-9]{5,15}$/u }), "contact_email": string({ format: "email" }), "timezone": string({ maxLength: 64 }), "company_info": object({ "name": string({ maxLength: 200 }), "address": string({ maxLength: 400 }), "industry": string({ maxLength: 100 }), "vat_number": string({ maxLength: 20, pattern: /^[A-Za-z0-9][A-Za-z0-9 .-]{3,18}[A-Za-z0-9]$/u }), "country": object({ "country_id": string({ maxLength: 2 }), "country_name": readOnly }), "attn_contact_name": string({ maxLength: 120 }) }), "billing_address": string({ maxLength: 400 }), "attn_contact_name": string({ maxLength: 120 }), "pstn": string({ maxLength: 16, pattern: /^\+?[0-9]{5,15}$/u }), "forward_to": string({ maxLength: 150, pattern: /^(\+?[0-9]{3,15}|sip:[^ @]+@[^ @]+)$/u }), "sms_relay_url": string({ maxLength: 500, format: "uri", pattern: /^https:\/\//u }), "sms": string({ maxLength: 500, format: "uri", pattern: /^https:\/\//u }), "dlr": string({ maxLength: 500, format: "uri", pattern: /^https:\/\//u }), "additional_info": string({ maxLength: 2000 }), "default_destinations": array({ maxItems: 10, items: object({ "destination": string({ maxLength: 150, pattern: /^(\+?[0-9]{3,15}|sip:[^ @]+@[^ @]+)$/u }), "priority": number({ type: "integer", minimum: 1, maximum: 10 }) }, ["destination","priority"]) }), "account_manager": readOnly, "monthly_spending": readOnly, "master_organization": readOnly }, ["first_name","last_name","timezone"])),
  "account.update": validator(object({ "id": readOnly, "version": readOnly, "name": readOnly, "email": readOnly, "status": readOnly, "first_name": string({ maxLength: 60 }), "last_name": string({ maxLength: 60 }), "job_title": string({ maxLength: 80 }), "phone": string({ maxLength: 16, pattern: /^\+?[0-9]{5,15}$/u }), "contact_email": string({ format: "email" }), "timezone": string({ maxLength: 64 }), "company_info": object({ "name": string({ maxLength: 200 }), "address": string({ maxLength: 400 }), "industry": string({ maxLength: 100 }), "vat_number": string({ maxLength: 20, pattern: /^[A-Za-z0-9][A-Za-z0-9 .-]{3,18}[A-Za-z0-9]$/u }), "country": object({ "country_id": string({ maxLength: 2 }), "country_name": readOnly }), "attn_contact_name": string({ maxLength: 120 }) }), "billing_address": string({ maxLength: 400 }), "attn_contact_name": string({ maxLength: 120 }), "pstn": string({ maxLength: 16, pattern: /^\+?[0-9]{5,15}$/u }), "forward_to": string({ maxLength: 150, pattern: /^(\+?[0-9]{3,15}|sip:[^ @]+@[^ @]+)$/u }), "sms_relay_url": string({ maxLength: 500, format: "uri", pattern: /^https:\/\//u }), "sms": string({ maxLength: 500, format: "uri", pattern: /^https:\/\//u }), "dlr": string({ maxLength: 500, format: "uri", pattern: /^https:\/\//u }), "additional_info": string({ maxLength: 2000 }), "default_destinations": array({ maxItems: 10, items: object({ "destination": string({ maxLength: 150, pattern: /^(\+?[0-9]{3,15}|sip:[^ @]+@[^ @]+)$/u }), "priority": number({ type: "integer", minimum: 1, maximum: 10 }) }, ["destination","priority"]) }), "account_manager": readOnly, "monthly_spending": readOnly, "master_organization": readOnly })),
  "account.form": validator(object({ "id": anything, "version": anything, "name": anything, "email": anything, "status": anything, "first_name": string({ maxLength: 60 }), "last_name": string({ maxLength: 60 }), "job_title": string({ maxLength: 80 }), "phone": string({ maxLength: 16, pattern: /^\+?[0-9]{5,15}$/u }), "contact_email": string({ format: "email" }), "timezone": string({ maxLength: 64 }), "company_info": object({ "name": string({ maxLength: 200 }), "address": string({ maxLength: 400 }), "industry": string({ maxLength: 100 }), "vat_number": string({ maxLength: 20, pattern: /^[A-Za-z0-9][A-Za-z0-9 .-]{3,18}[A-Za-z0-9]$/u }), "country": object({ "country_id": string({ maxLength: 2 }), "country_name": anything }), "attn_contact_name": string({ maxLength: 120 }) }), "billing_address": string({ maxLength: 400 }), "attn_contact_name": string({ maxLength: 120 }), "pstn": string({ maxLength: 16, pattern: /^\+?[0-9]{5,15}$/u }), "forward_to": string({ maxLength: 150, pattern: /^(\+?[0-9]{3,15}|sip:[^ @]+@[^ @]+)$/u }), "sms_relay_url": string({ maxLength: 500, format: "uri", pattern: /^https:\/\//u }), "sms": string({ maxLength: 500, format: "uri", pattern: /^https:\/\//u }), "dlr": string({ maxLength: 500, format: "uri", pattern: /^https:\/\//u }), "additional_info": string({ maxLength: 2000 }), "default_destinations": array({ maxItems: 10, items: object({ "destination": string({ maxLength: 150, pattern: /^(\+?[0-9]{3,15}|sip:[^ @]+@[^ @]+)$/u }), "priority": number({ type: "integer", minimum: 1, maximum: 10 }) }) }), "account_manager": anything, "monthly_spending": anything, "master_organization": anything })),
  "email-change.create": validator(object({ "id": readOnly, "version": readOnly, "email": readOnly, "pending_email": readOnly, "new_email": string({ format: "email" }), "password": string({ maxLength: 1024 }) }, ["new_email","password"])),
  "email-change.update": validator(object({ "id": readOnly, "version": readOnly, "email": readOnly, "pending_email": readOnly, "new_email": string({ format: "email" }), "password": string({ maxLength: 1024 }) })),
  "email-change.form": validator(object({ "id": anything, "version": anything, "email": anything, "pending_email": anything, "new_email": string({ format: "email" }), "password": string({ maxLength: 1024 }) })),
}
