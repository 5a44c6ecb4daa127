// Written by codegen from definitions/. Do not edit.
export const definition = {
 "id": "account-billing",
 "title": "account-billing:billing",
 "entities": {
  "billing-alert": {
   "id": "billing-alert",
   "module": "account-billing",
   "title": "account-billing:billing-alert",
   "properties": {
    "kind": {
     "enum": [
      "balance",
      "day",
      "month"
     ],
     "default": "balance",
     "type": "string",
     "title": "account-billing:alert-when",
     "enumTexts": {
      "balance": "account-billing:alert-balance",
      "day": "account-billing:alert-day",
      "month": "account-billing:alert-month"
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
    "amount": {
     "minimum": 0,
     "maximum": 100000000000,
     "multipleOf": 10000,
     "cell": "money",
     "type": "integer",
     "title": "account-billing:alert-amount",
     "trim": false,
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "errors": {
      "required": "account-billing:enter-amount",
      "type": "account-billing:enter-amount",
      "minimum": "account-billing:alert-negative",
      "maximum": "account-billing:limit-large",
      "multipleOf": "account-billing:amount-cents"
     }
    },
    "emails": {
     "maxItems": 10,
     "type": "array",
     "title": "account-billing:alert-emails",
     "help": "account-billing:alert-emails-help",
     "distinct": true,
     "items": {
      "format": "email",
      "maxLength": 254,
      "trim": true,
      "type": "string",
      "title": "account-billing:alert-emails",
      "readOnly": false,
      "writeOn": [
       "create",
       "update"
      ],
      "sensitive": false,
      "cell": "text",
      "errors": {
       "format": "account-billing:email-wrong"
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
      "maxItems": "account-billing:ten-emails"
     }
    },
    "status": {
     "enum": [
      "watching",
      "raised"
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
      "watching": "account-billing:watching",
      "raised": "account-billing:raised"
     }
    },
    "period": {
     "maxLength": 10,
     "readOnly": true,
     "type": "string",
     "title": "account-billing:period",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "raised_at": {
     "format": "date-time",
     "readOnly": true,
     "cell": "relative-time",
     "type": "string",
     "title": "account-billing:alert-raised",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "created_at": {
     "format": "date-time",
     "readOnly": true,
     "cell": "relative-time",
     "type": "string",
     "title": "account-billing:card-added",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    }
   },
   "required": [
    "kind",
    "amount"
   ],
   "rules": {
    "fields": {},
    "effects": [],
    "checks": []
   },
   "lifecycle": {
    "entity": "billing-alert",
    "field": "status",
    "states": {
     "watching": {
      "tone": "success",
      "icon": "view",
      "title": "account-billing:watching"
     },
     "raised": {
      "tone": "warning",
      "icon": "schedule",
      "title": "account-billing:raised"
     }
    },
    "initial": "watching",
    "transitions": [
     {
      "id": "raise",
      "from": [
       "watching"
      ],
      "to": "raised",
      "by": "server",
      "tone": "neutral",
      "access": []
     },
     {
      "id": "rearm",
      "event": "account-billing:event-watching-again",
      "from": [
       "raised"
      ],
      "to": "watching",
      "by": "server",
      "tone": "neutral",
      "access": []
     }
    ]
   }
  },
  "auto-topup": {
   "id": "auto-topup",
   "module": "account-billing",
   "title": "account-billing:auto-topup",
   "properties": {
    "enabled": {
     "default": false,
     "type": "boolean",
     "title": "account-billing:enabled",
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
    "threshold": {
     "minimum": 1000000,
     "maximum": 10000000000,
     "multipleOf": 10000,
     "cell": "money",
     "type": "integer",
     "title": "account-billing:threshold",
     "trim": false,
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "errors": {
      "type": "account-billing:enter-amount",
      "minimum": "account-billing:threshold-small",
      "maximum": "account-billing:amount-large",
      "multipleOf": "account-billing:amount-cents"
     }
    },
    "amount": {
     "minimum": 5000000,
     "maximum": 10000000000,
     "multipleOf": 10000,
     "cell": "money",
     "type": "integer",
     "title": "account-billing:topup-amount",
     "help": "account-billing:amount-help",
     "trim": false,
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "errors": {
      "type": "account-billing:enter-amount",
      "minimum": "account-billing:amount-small",
      "maximum": "account-billing:amount-large",
      "multipleOf": "account-billing:amount-cents"
     }
    },
    "monthly_limit": {
     "minimum": 5000000,
     "maximum": 100000000000,
     "multipleOf": 10000,
     "cell": "money",
     "type": "integer",
     "title": "account-billing:monthly-limit",
     "help": "account-billing:monthly-limit-help",
     "trim": false,
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "errors": {
      "type": "account-billing:enter-amount",
      "minimum": "account-billing:limit-small",
      "maximum": "account-billing:limit-large",
      "multipleOf": "account-billing:amount-cents"
     }
    },
    "used": {
     "readOnly": true,
     "cell": "money",
     "type": "integer",
     "title": "account-billing:topped-up-this-month",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "stopped": {
     "readOnly": true,
     "type": "boolean",
     "title": "account-billing:stopped",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "yes-no",
     "errors": {}
    }
   },
   "required": [
    "enabled"
   ],
   "rules": {
    "fields": {
     "threshold": {
      "visibleWhen": {
       "source": "form.enabled",
       "tree": {
        "op": "path",
        "root": "form",
        "path": [
         "enabled"
        ]
       },
       "dependsOn": [
        "form.enabled"
       ]
      },
      "requiredWhen": {
       "source": "form.enabled",
       "tree": {
        "op": "path",
        "root": "form",
        "path": [
         "enabled"
        ]
       },
       "dependsOn": [
        "form.enabled"
       ]
      }
     },
     "amount": {
      "visibleWhen": {
       "source": "form.enabled",
       "tree": {
        "op": "path",
        "root": "form",
        "path": [
         "enabled"
        ]
       },
       "dependsOn": [
        "form.enabled"
       ]
      },
      "requiredWhen": {
       "source": "form.enabled",
       "tree": {
        "op": "path",
        "root": "form",
        "path": [
         "enabled"
        ]
       },
       "dependsOn": [
        "form.enabled"
       ]
      }
     },
     "monthly_limit": {
      "visibleWhen": {
       "source": "form.enabled",
       "tree": {
        "op": "path",
        "root": "form",
        "path": [
         "enabled"
        ]
       },
       "dependsOn": [
        "form.enabled"
       ]
      }
     }
    },
    "effects": [],
    "checks": [
     {
      "unless": {
       "source": "config.has_credit_card",
       "tree": {
        "op": "path",
        "root": "config",
        "path": [
         "has_credit_card"
        ]
       },
       "dependsOn": [
        "config.has_credit_card"
       ]
      },
      "when": {
       "source": "form.enabled",
       "tree": {
        "op": "path",
        "root": "form",
        "path": [
         "enabled"
        ]
       },
       "dependsOn": [
        "form.enabled"
       ]
      },
      "at": "enabled",
      "text": "account-billing:add-card-first",
      "on": [
       "create",
       "update"
      ]
     },
     {
      "unless": {
       "source": "form.monthly_limit >= form.amount",
       "tree": {
        "op": ">=",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "monthly_limit"
         ]
        },
        "right": {
         "op": "path",
         "root": "form",
         "path": [
          "amount"
         ]
        }
       },
       "dependsOn": [
        "form.amount",
        "form.monthly_limit"
       ]
      },
      "when": {
       "source": "form.enabled && has(form.monthly_limit) && has(form.amount)",
       "tree": {
        "op": "and",
        "args": [
         {
          "op": "path",
          "root": "form",
          "path": [
           "enabled"
          ]
         },
         {
          "op": "has",
          "root": "form",
          "path": [
           "monthly_limit"
          ]
         },
         {
          "op": "has",
          "root": "form",
          "path": [
           "amount"
          ]
         }
        ]
       },
       "dependsOn": [
        "form.amount",
        "form.enabled",
        "form.monthly_limit"
       ]
      },
      "at": "monthly_limit",
      "text": "account-billing:limit-below-amount",
      "on": [
       "create",
       "update"
      ]
     }
    ]
   }
  },
  "topup-run": {
   "id": "topup-run",
   "module": "account-billing",
   "title": "account-billing:topup-run",
   "properties": {
    "amount": {
     "readOnly": true,
     "cell": "money",
     "type": "integer",
     "title": "account-billing:amount",
     "help": "account-billing:amount-help",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "status": {
     "enum": [
      "running",
      "paid",
      "declined",
      "limited",
      "stopped"
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
      "running": "account-billing:running",
      "paid": "account-billing:paid",
      "declined": "portal:status-declined",
      "limited": "account-billing:limited",
      "stopped": "account-billing:stopped"
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
    "created_at": {
     "format": "date-time",
     "readOnly": true,
     "type": "string",
     "title": "account-billing:date",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "date-time",
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
    "entity": "topup-run",
    "field": "status",
    "states": {
     "running": {
      "tone": "info",
      "icon": "schedule",
      "title": "account-billing:running"
     },
     "paid": {
      "tone": "success",
      "icon": "check",
      "title": "account-billing:paid"
     },
     "declined": {
      "tone": "warning",
      "icon": "block",
      "title": "portal:status-declined"
     },
     "limited": {
      "tone": "warning",
      "icon": "lock",
      "title": "account-billing:limited"
     },
     "stopped": {
      "tone": "danger",
      "icon": "block",
      "title": "account-billing:stopped"
     }
    },
    "initial": "running",
    "transitions": [
     {
      "id": "pay",
      "from": [
       "running"
      ],
      "to": "paid",
      "by": "server",
      "tone": "neutral",
      "access": []
     },
     {
      "id": "decline",
      "from": [
       "running",
       "paid"
      ],
      "to": "declined",
      "by": "server",
      "note": {
       "maxLength": 200,
       "field": "reason",
       "required": false
      },
      "tone": "neutral",
      "access": []
     },
     {
      "id": "retry",
      "event": "account-billing:event-tried-again",
      "from": [
       "declined"
      ],
      "to": "running",
      "by": "server",
      "tone": "neutral",
      "access": []
     },
     {
      "id": "limit",
      "from": [
       "running"
      ],
      "to": "limited",
      "by": "server",
      "note": {
       "maxLength": 200,
       "field": "reason",
       "required": false
      },
      "tone": "neutral",
      "access": []
     },
     {
      "id": "stop",
      "from": [
       "running",
       "paid"
      ],
      "to": "stopped",
      "by": "server",
      "note": {
       "maxLength": 200,
       "field": "reason",
       "required": false
      },
      "tone": "neutral",
      "access": []
     }
    ]
   }
  },
  "payment-card": {
   "id": "payment-card",
   "module": "account-billing",
   "title": "account-billing:payment-card",
   "properties": {
    "name": {
     "maxLength": 60,
     "readOnly": true,
     "type": "string",
     "title": "account-billing:card",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "role": {
     "enum": [
      "main",
      "backup",
      "other"
     ],
     "type": "string",
     "title": "account-billing:card-role",
     "enumTexts": {
      "main": "account-billing:card-main",
      "backup": "account-billing:card-backup",
      "other": "account-billing:card-other"
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
      "required": "account-billing:choose-role"
     }
    },
    "status": {
     "enum": [
      "adding",
      "active"
     ],
     "readOnly": true,
     "type": "string",
     "title": "portal:status",
     "enumTexts": {
      "adding": "account-billing:started",
      "active": "account-billing:card-saved"
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "expires": {
     "maxLength": 7,
     "readOnly": true,
     "type": "string",
     "title": "account-billing:card-expires",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "setup_url": {
     "maxLength": 300,
     "readOnly": true,
     "type": "string",
     "title": "account-billing:payment-page",
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
     "title": "account-billing:card-added",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    }
   },
   "required": [
    "role"
   ],
   "rules": {
    "fields": {},
    "effects": [],
    "checks": []
   }
  },
  "invoice-line": {
   "id": "invoice-line",
   "module": "account-billing",
   "title": "account-billing:invoice-line",
   "properties": {
    "invoice_id": {
     "format": "uuid",
     "readOnly": true,
     "type": "string",
     "title": "account-billing:invoice",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "position": {
     "readOnly": true,
     "type": "integer",
     "title": "account-billing:line-position",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "product": {
     "enum": [
      "numbers",
      "voice",
      "messaging",
      "verification",
      "ten-dlc",
      "tools",
      "plan",
      "refunds",
      "adjustments",
      "transfers",
      "payments"
     ],
     "readOnly": true,
     "type": "string",
     "title": "account-billing:product",
     "enumTexts": {
      "numbers": "account-billing:product-numbers",
      "voice": "account-billing:product-voice",
      "messaging": "account-billing:product-messaging",
      "verification": "account-billing:product-verification",
      "ten-dlc": "account-billing:product-ten-dlc",
      "tools": "account-billing:product-tools",
      "plan": "account-billing:product-plan",
      "refunds": "account-billing:product-refunds",
      "adjustments": "account-billing:product-adjustments",
      "transfers": "account-billing:product-transfers",
      "payments": "account-billing:product-payments"
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "type": {
     "enum": [
      0,
      1,
      2,
      3,
      4,
      5,
      6,
      7,
      8,
      9,
      10,
      11,
      12,
      13,
      14,
      15,
      16,
      17,
      18,
      19,
      20,
      21,
      22,
      23,
      24,
      25,
      26,
      27,
      28,
      29,
      30,
      31,
      32,
      33,
      34,
      35,
      36,
      37,
      38,
      39,
      40,
      41,
      42,
      43,
      44,
      45,
      46,
      47,
      48,
      49,
      50,
      51,
      52,
      53,
      54,
      55,
      56,
      57,
      58,
      59,
      60,
      61,
      62,
      500,
      506,
      514,
      515,
      536,
      545
     ],
     "readOnly": true,
     "type": "integer",
     "title": "account-billing:line-type",
     "enumTexts": {
      "0": "account-billing:type-0",
      "1": "account-billing:type-1",
      "2": "account-billing:type-2",
      "3": "account-billing:type-3",
      "4": "account-billing:type-4",
      "5": "account-billing:type-5",
      "6": "account-billing:type-6",
      "7": "account-billing:type-7",
      "8": "account-billing:type-8",
      "9": "account-billing:type-9",
      "10": "account-billing:type-10",
      "11": "account-billing:type-11",
      "12": "account-billing:type-12",
      "13": "account-billing:type-13",
      "14": "account-billing:type-14",
      "15": "account-billing:type-15",
      "16": "account-billing:type-16",
      "17": "account-billing:type-17",
      "18": "account-billing:type-18",
      "19": "account-billing:type-19",
      "20": "account-billing:type-20",
      "21": "account-billing:type-21",
      "22": "account-billing:type-22",
      "23": "account-billing:type-23",
      "24": "account-billing:type-24",
      "25": "account-billing:type-25",
      "26": "account-billing:type-26",
      "27": "account-billing:type-27",
      "28": "account-billing:type-28",
      "29": "account-billing:type-29",
      "30": "account-billing:type-30",
      "31": "account-billing:type-31",
      "32": "account-billing:type-32",
      "33": "account-billing:type-33",
      "34": "account-billing:type-34",
      "35": "account-billing:type-35",
      "36": "account-billing:type-36",
      "37": "account-billing:type-37",
      "38": "account-billing:type-38",
      "39": "account-billing:type-39",
      "40": "account-billing:type-40",
      "41": "account-billing:type-41",
      "42": "account-billing:type-42",
      "43": "account-billing:type-43",
      "44": "account-billing:type-44",
      "45": "account-billing:type-45",
      "46": "account-billing:type-46",
      "47": "account-billing:type-47",
      "48": "account-billing:type-48",
      "49": "account-billing:type-49",
      "50": "account-billing:type-50",
      "51": "account-billing:type-51",
      "52": "account-billing:type-52",
      "53": "account-billing:type-53",
      "54": "account-billing:type-54",
      "55": "account-billing:type-55",
      "56": "account-billing:type-56",
      "57": "account-billing:type-57",
      "58": "account-billing:type-58",
      "59": "account-billing:type-59",
      "60": "account-billing:type-60",
      "61": "account-billing:type-61",
      "62": "account-billing:type-62",
      "500": "account-billing:type-500",
      "506": "account-billing:type-506",
      "514": "account-billing:type-514",
      "515": "account-billing:type-515",
      "536": "account-billing:type-536",
      "545": "account-billing:type-545"
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "number": {
     "maxLength": 20,
     "readOnly": true,
     "cell": "phone",
     "type": "string",
     "title": "account-billing:line-number",
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
     "title": "account-billing:line-country",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "sub_account": {
     "maxLength": 100,
     "readOnly": true,
     "type": "string",
     "title": "account-billing:line-sub-account",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "quantity": {
     "readOnly": true,
     "type": "integer",
     "title": "account-billing:line-quantity",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "amount": {
     "readOnly": true,
     "cell": "exact-money",
     "type": "integer",
     "title": "account-billing:amount",
     "help": "account-billing:amount-help",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "created_at": {
     "format": "date-time",
     "readOnly": true,
     "type": "string",
     "title": "account-billing:issued",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "date-time",
     "errors": {}
    }
   },
   "required": [],
   "rules": {
    "fields": {},
    "effects": [],
    "checks": []
   }
  },
  "invoice": {
   "id": "invoice",
   "module": "account-billing",
   "title": "account-billing:invoice",
   "properties": {
    "number": {
     "maxLength": 20,
     "readOnly": true,
     "type": "string",
     "title": "account-billing:invoice-number",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "month": {
     "maxLength": 7,
     "readOnly": true,
     "cell": "month",
     "type": "string",
     "title": "account-billing:month",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "period_start": {
     "format": "date-time",
     "readOnly": true,
     "cell": "account-time",
     "type": "string",
     "title": "account-billing:period-start",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "period_end": {
     "format": "date-time",
     "readOnly": true,
     "cell": "account-time",
     "type": "string",
     "title": "account-billing:period-end",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "time_zone": {
     "maxLength": 64,
     "readOnly": true,
     "type": "string",
     "title": "account-billing:invoice-zone",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "currency": {
     "maxLength": 3,
     "readOnly": true,
     "type": "string",
     "title": "account-billing:currency",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "opening_balance": {
     "readOnly": true,
     "cell": "money",
     "type": "integer",
     "title": "account-billing:opening-balance",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "charges": {
     "readOnly": true,
     "cell": "money",
     "type": "integer",
     "title": "account-billing:charges",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "payments": {
     "readOnly": true,
     "cell": "money",
     "type": "integer",
     "title": "account-billing:payments",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "adjustments": {
     "readOnly": true,
     "cell": "money",
     "type": "integer",
     "title": "account-billing:adjustments",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "closing_balance": {
     "readOnly": true,
     "cell": "money",
     "type": "integer",
     "title": "account-billing:closing-balance",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "net": {
     "readOnly": true,
     "cell": "exact-money",
     "type": "integer",
     "title": "account-billing:net",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "vat": {
     "readOnly": true,
     "cell": "exact-money",
     "type": "integer",
     "title": "account-billing:vat-included",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "vat_rate": {
     "readOnly": true,
     "type": "number",
     "title": "account-billing:vat-rate",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "vat_treatment": {
     "enum": [
      "domestic",
      "union",
      "reverse-charge",
      "outside"
     ],
     "readOnly": true,
     "type": "string",
     "title": "account-billing:vat-treatment",
     "enumTexts": {
      "domestic": "account-billing:vat-domestic",
      "union": "account-billing:vat-union",
      "reverse-charge": "account-billing:vat-reverse-charge",
      "outside": "account-billing:vat-outside"
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "customer_name": {
     "maxLength": 200,
     "readOnly": true,
     "type": "string",
     "title": "account-billing:customer-name",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "customer_address": {
     "maxLength": 400,
     "readOnly": true,
     "type": "string",
     "title": "account-billing:customer-address",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "customer_country": {
     "catalogue": "countries",
     "maxLength": 2,
     "readOnly": true,
     "cell": "country",
     "type": "string",
     "title": "account-billing:customer-country",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "customer_vat_number": {
     "maxLength": 20,
     "readOnly": true,
     "type": "string",
     "title": "account-billing:vat-number",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "lines_count": {
     "readOnly": true,
     "type": "integer",
     "title": "account-billing:lines",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "created_at": {
     "format": "date-time",
     "readOnly": true,
     "type": "string",
     "title": "account-billing:issued",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "date-time",
     "errors": {}
    }
   },
   "required": [],
   "rules": {
    "fields": {},
    "effects": [],
    "checks": []
   }
  },
  "payment": {
   "id": "payment",
   "module": "account-billing",
   "title": "account-billing:payment",
   "properties": {
    "amount": {
     "minimum": 5000000,
     "maximum": 10000000000,
     "multipleOf": 10000,
     "cell": "money",
     "type": "integer",
     "title": "account-billing:amount",
     "help": "account-billing:amount-help",
     "trim": false,
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "errors": {
      "required": "account-billing:enter-amount",
      "type": "account-billing:enter-amount",
      "minimum": "account-billing:amount-small",
      "maximum": "account-billing:amount-large",
      "multipleOf": "account-billing:amount-cents"
     }
    },
    "method": {
     "enum": [
      "card",
      "express",
      "paypal"
     ],
     "default": "card",
     "type": "string",
     "title": "account-billing:method",
     "enumTexts": {
      "card": "account-billing:method-card",
      "express": "account-billing:method-express",
      "paypal": "account-billing:method-paypal"
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
    "save_card": {
     "default": false,
     "type": "boolean",
     "title": "account-billing:save-card",
     "help": "account-billing:save-card-help",
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
    "status": {
     "enum": [
      "started",
      "processing",
      "succeeded",
      "failed",
      "expired",
      "disputed",
      "charged_back",
      "refunded"
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
      "started": "account-billing:started",
      "processing": "account-billing:processing",
      "succeeded": "account-billing:succeeded",
      "failed": "account-billing:failed",
      "expired": "portal:expired",
      "disputed": "account-billing:disputed",
      "charged_back": "account-billing:charged-back",
      "refunded": "account-billing:refunded"
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
    "card": {
     "maxLength": 40,
     "readOnly": true,
     "type": "string",
     "title": "account-billing:card",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "refunded": {
     "readOnly": true,
     "cell": "money",
     "type": "integer",
     "title": "account-billing:refunded",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "cause": {
     "enum": [
      "person",
      "auto"
     ],
     "readOnly": true,
     "type": "string",
     "title": "account-billing:started-by",
     "enumTexts": {
      "person": "account-billing:by-person",
      "auto": "account-billing:by-auto"
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "checkout_url": {
     "maxLength": 300,
     "readOnly": true,
     "type": "string",
     "title": "account-billing:payment-page",
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
     "title": "account-billing:date",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "date-time",
     "errors": {}
    }
   },
   "required": [
    "amount",
    "method"
   ],
   "rules": {
    "fields": {
     "method": {
      "choices": {
       "enabledWhen": {
        "source": "(item.value != 'paypal' || 'PaymentsPaypal' in user.permissions) && (item.value != 'express' || 'PaymentsStripeExpress' in user.permissions)",
        "tree": {
         "op": "and",
         "args": [
          {
           "op": "or",
           "args": [
            {
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
              "value": "paypal"
             }
            },
            {
             "op": "in",
             "left": {
              "op": "const",
              "value": "PaymentsPaypal"
             },
             "right": {
              "op": "path",
              "root": "user",
              "path": [
               "permissions"
              ]
             }
            }
           ]
          },
          {
           "op": "or",
           "args": [
            {
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
              "value": "express"
             }
            },
            {
             "op": "in",
             "left": {
              "op": "const",
              "value": "PaymentsStripeExpress"
             },
             "right": {
              "op": "path",
              "root": "user",
              "path": [
               "permissions"
              ]
             }
            }
           ]
          }
         ]
        },
        "dependsOn": [
         "item.value",
         "user.permissions"
        ]
       },
       "because": "account-billing:no-method",
       "hints": [],
       "groups": []
      }
     },
     "save_card": {
      "visibleWhen": {
       "source": "form.method == 'card'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "method"
         ]
        },
        "right": {
         "op": "const",
         "value": "card"
        }
       },
       "dependsOn": [
        "form.method"
       ]
      }
     }
    },
    "effects": [],
    "checks": []
   },
   "lifecycle": {
    "entity": "payment",
    "field": "status",
    "states": {
     "started": {
      "tone": "neutral",
      "icon": "schedule",
      "title": "account-billing:started"
     },
     "processing": {
      "tone": "info",
      "icon": "schedule",
      "title": "account-billing:processing"
     },
     "succeeded": {
      "tone": "success",
      "icon": "check",
      "title": "account-billing:succeeded"
     },
     "failed": {
      "tone": "danger",
      "icon": "block",
      "title": "account-billing:failed"
     },
     "expired": {
      "tone": "neutral",
      "icon": "past",
      "title": "portal:expired"
     },
     "disputed": {
      "tone": "warning",
      "icon": "lock",
      "title": "account-billing:disputed"
     },
     "charged_back": {
      "tone": "danger",
      "icon": "block",
      "title": "account-billing:charged-back"
     },
     "refunded": {
      "tone": "neutral",
      "icon": "past",
      "title": "account-billing:refunded"
     }
    },
    "initial": "started",
    "transitions": [
     {
      "id": "review",
      "from": [
       "started",
       "failed",
       "expired"
      ],
      "to": "processing",
      "by": "server",
      "tone": "neutral",
      "access": []
     },
     {
      "id": "succeed",
      "from": [
       "started",
       "failed",
       "expired"
      ],
      "to": "succeeded",
      "by": "server",
      "tone": "neutral",
      "access": []
     },
     {
      "id": "approve",
      "event": "account-billing:event-paid-after-review",
      "from": [
       "processing"
      ],
      "to": "succeeded",
      "by": "reviewer",
      "simulated": {
       "afterMs": 45000
      },
      "tone": "neutral",
      "access": []
     },
     {
      "id": "decline",
      "event": "account-billing:sim-card-declined",
      "from": [
       "processing"
      ],
      "to": "failed",
      "by": "reviewer",
      "note": {
       "required": true,
       "maxLength": 200,
       "field": "reason"
      },
      "tone": "neutral",
      "access": []
     },
     {
      "id": "fail",
      "from": [
       "started"
      ],
      "to": "failed",
      "by": "server",
      "note": {
       "maxLength": 200,
       "field": "reason",
       "required": false
      },
      "tone": "neutral",
      "access": []
     },
     {
      "id": "expire",
      "from": [
       "started"
      ],
      "to": "expired",
      "by": "time",
      "afterMs": 86400000,
      "tone": "neutral",
      "access": []
     },
     {
      "id": "dispute",
      "from": [
       "succeeded"
      ],
      "to": "disputed",
      "by": "server",
      "note": {
       "maxLength": 200,
       "field": "reason",
       "required": false
      },
      "tone": "neutral",
      "access": []
     },
     {
      "id": "win-dispute",
      "event": "account-billing:event-dispute-won",
      "from": [
       "disputed"
      ],
      "to": "succeeded",
      "by": "server",
      "tone": "neutral",
      "access": []
     },
     {
      "id": "lose-dispute",
      "from": [
       "disputed"
      ],
      "to": "charged_back",
      "by": "server",
      "tone": "neutral",
      "access": []
     },
     {
      "id": "refund",
      "from": [
       "succeeded"
      ],
      "to": "refunded",
      "by": "server",
      "tone": "neutral",
      "access": []
     }
    ]
   }
  },
  "paypal-order": {
   "id": "paypal-order",
   "module": "account-billing",
   "title": "account-billing:paypal-order",
   "properties": {
    "payment_id": {
     "format": "uuid",
     "type": "string",
     "title": "account-billing:payment-id",
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
    "order_id": {
     "maxLength": 80,
     "readOnly": true,
     "type": "string",
     "title": "account-billing:order-id",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "approve_url": {
     "maxLength": 500,
     "readOnly": true,
     "type": "string",
     "title": "account-billing:approve-url",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "status": {
     "maxLength": 20,
     "readOnly": true,
     "type": "string",
     "title": "portal:status",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
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
    }
   },
   "required": [
    "payment_id"
   ],
   "rules": {
    "fields": {},
    "effects": [],
    "checks": []
   }
  },
  "transaction": {
   "id": "transaction",
   "module": "account-billing",
   "title": "account-billing:transaction",
   "properties": {
    "created_at": {
     "format": "date-time",
     "readOnly": true,
     "type": "string",
     "title": "account-billing:date",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "date-time",
     "errors": {}
    },
    "type": {
     "enum": [
      0,
      1,
      2,
      3,
      4,
      5,
      6,
      7,
      8,
      9,
      10,
      11,
      12,
      13,
      14,
      15,
      16,
      17,
      18,
      19,
      20,
      21,
      22,
      23,
      24,
      25,
      26,
      27,
      28,
      29,
      30,
      31,
      32,
      33,
      34,
      35,
      36,
      37,
      38,
      39,
      40,
      41,
      42,
      43,
      44,
      45,
      46,
      47,
      48,
      49,
      50,
      51,
      52,
      53,
      54,
      55,
      56,
      57,
      58,
      59,
      60,
      61,
      62,
      500,
      506,
      514,
      515,
      536,
      545
     ],
     "readOnly": true,
     "type": "integer",
     "title": "account-billing:type",
     "enumTexts": {
      "0": "account-billing:type-0",
      "1": "account-billing:type-1",
      "2": "account-billing:type-2",
      "3": "account-billing:type-3",
      "4": "account-billing:type-4",
      "5": "account-billing:type-5",
      "6": "account-billing:type-6",
      "7": "account-billing:type-7",
      "8": "account-billing:type-8",
      "9": "account-billing:type-9",
      "10": "account-billing:type-10",
      "11": "account-billing:type-11",
      "12": "account-billing:type-12",
      "13": "account-billing:type-13",
      "14": "account-billing:type-14",
      "15": "account-billing:type-15",
      "16": "account-billing:type-16",
      "17": "account-billing:type-17",
      "18": "account-billing:type-18",
      "19": "account-billing:type-19",
      "20": "account-billing:type-20",
      "21": "account-billing:type-21",
      "22": "account-billing:type-22",
      "23": "account-billing:type-23",
      "24": "account-billing:type-24",
      "25": "account-billing:type-25",
      "26": "account-billing:type-26",
      "27": "account-billing:type-27",
      "28": "account-billing:type-28",
      "29": "account-billing:type-29",
      "30": "account-billing:type-30",
      "31": "account-billing:type-31",
      "32": "account-billing:type-32",
      "33": "account-billing:type-33",
      "34": "account-billing:type-34",
      "35": "account-billing:type-35",
      "36": "account-billing:type-36",
      "37": "account-billing:type-37",
      "38": "account-billing:type-38",
      "39": "account-billing:type-39",
      "40": "account-billing:type-40",
      "41": "account-billing:type-41",
      "42": "account-billing:type-42",
      "43": "account-billing:type-43",
      "44": "account-billing:type-44",
      "45": "account-billing:type-45",
      "46": "account-billing:type-46",
      "47": "account-billing:type-47",
      "48": "account-billing:type-48",
      "49": "account-billing:type-49",
      "50": "account-billing:type-50",
      "51": "account-billing:type-51",
      "52": "account-billing:type-52",
      "53": "account-billing:type-53",
      "54": "account-billing:type-54",
      "55": "account-billing:type-55",
      "56": "account-billing:type-56",
      "57": "account-billing:type-57",
      "58": "account-billing:type-58",
      "59": "account-billing:type-59",
      "60": "account-billing:type-60",
      "61": "account-billing:type-61",
      "62": "account-billing:type-62",
      "500": "account-billing:type-500",
      "506": "account-billing:type-506",
      "514": "account-billing:type-514",
      "515": "account-billing:type-515",
      "536": "account-billing:type-536",
      "545": "account-billing:type-545"
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "details": {
     "maxLength": 300,
     "readOnly": true,
     "type": "string",
     "title": "account-billing:details",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "amount": {
     "readOnly": true,
     "cell": "money",
     "type": "integer",
     "title": "account-billing:amount",
     "help": "account-billing:amount-help",
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
   }
  },
  "transfer": {
   "id": "transfer",
   "module": "account-billing",
   "title": "account-billing:transfer",
   "properties": {
    "direction": {
     "enum": [
      "to",
      "from"
     ],
     "default": "to",
     "type": "string",
     "title": "account-billing:direction",
     "enumTexts": {
      "to": "account-billing:transfer-to",
      "from": "account-billing:transfer-from"
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
    "sub_account": {
     "required": [
      "id"
     ],
     "type": "object",
     "title": "account-billing:sub-account",
     "properties": {
      "id": {
       "format": "uuid",
       "type": "string",
       "title": "account-billing:sub-account",
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
       "title": "account-billing:sub-account",
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
      "required": "account-billing:choose-sub-account"
     }
    },
    "amount": {
     "minimum": 10000,
     "maximum": 100000000000,
     "multipleOf": 10000,
     "cell": "money",
     "type": "integer",
     "title": "account-billing:transfer-amount",
     "trim": false,
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "errors": {
      "required": "account-billing:enter-amount",
      "type": "account-billing:enter-amount",
      "minimum": "account-billing:transfer-small",
      "maximum": "account-billing:limit-large",
      "multipleOf": "account-billing:amount-cents"
     }
    },
    "note": {
     "maxLength": 100,
     "trim": true,
     "type": "string",
     "title": "account-billing:transfer-note",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "created_at": {
     "format": "date-time",
     "readOnly": true,
     "type": "string",
     "title": "account-billing:date",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "date-time",
     "errors": {}
    }
   },
   "required": [
    "direction",
    "sub_account",
    "amount"
   ],
   "rules": {
    "fields": {
     "sub_account": {
      "reference": {
       "get": "/v1/sub_accounts",
       "items": "sub_accounts",
       "key": "id",
       "label": "name",
       "search": "search",
       "pick": {
        "id": "id",
        "name": "name"
       },
       "empty": {
        "text": "account-billing:no-sub-accounts"
       },
       "query": {}
      }
     }
    },
    "effects": [],
    "checks": []
   }
  },
  "usage": {
   "id": "usage",
   "module": "account-billing",
   "title": "account-billing:usage",
   "properties": {
    "created_at": {
     "format": "date-time",
     "readOnly": true,
     "cell": "date",
     "type": "string",
     "title": "account-billing:day",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "product": {
     "enum": [
      "numbers",
      "voice",
      "messaging",
      "verification",
      "ten-dlc",
      "tools",
      "plan",
      "refunds"
     ],
     "readOnly": true,
     "type": "string",
     "title": "account-billing:product",
     "enumTexts": {
      "numbers": "account-billing:product-numbers",
      "voice": "account-billing:product-voice",
      "messaging": "account-billing:product-messaging",
      "verification": "account-billing:product-verification",
      "ten-dlc": "account-billing:product-ten-dlc",
      "tools": "account-billing:product-tools",
      "plan": "account-billing:product-plan",
      "refunds": "account-billing:product-refunds"
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "type": {
     "enum": [
      2,
      3,
      4,
      5,
      6,
      7,
      8,
      9,
      10,
      11,
      12,
      13,
      14,
      15,
      24,
      25,
      26,
      27,
      28,
      29,
      30,
      31,
      32,
      33,
      34,
      35,
      36,
      37,
      38,
      39,
      40,
      41,
      42,
      43,
      44,
      45,
      46,
      47,
      48,
      49,
      50,
      51,
      56,
      57,
      58,
      59,
      60,
      506,
      514,
      515,
      536,
      545
     ],
     "readOnly": true,
     "type": "integer",
     "title": "account-billing:line-type",
     "enumTexts": {
      "2": "account-billing:type-2",
      "3": "account-billing:type-3",
      "4": "account-billing:type-4",
      "5": "account-billing:type-5",
      "6": "account-billing:type-6",
      "7": "account-billing:type-7",
      "8": "account-billing:type-8",
      "9": "account-billing:type-9",
      "10": "account-billing:type-10",
      "11": "account-billing:type-11",
      "12": "account-billing:type-12",
      "13": "account-billing:type-13",
      "14": "account-billing:type-14",
      "15": "account-billing:type-15",
      "24": "account-billing:type-24",
      "25": "account-billing:type-25",
      "26": "account-billing:type-26",
      "27": "account-billing:type-27",
      "28": "account-billing:type-28",
      "29": "account-billing:type-29",
      "30": "account-billing:type-30",
      "31": "account-billing:type-31",
      "32": "account-billing:type-32",
      "33": "account-billing:type-33",
      "34": "account-billing:type-34",
      "35": "account-billing:type-35",
      "36": "account-billing:type-36",
      "37": "account-billing:type-37",
      "38": "account-billing:type-38",
      "39": "account-billing:type-39",
      "40": "account-billing:type-40",
      "41": "account-billing:type-41",
      "42": "account-billing:type-42",
      "43": "account-billing:type-43",
      "44": "account-billing:type-44",
      "45": "account-billing:type-45",
      "46": "account-billing:type-46",
      "47": "account-billing:type-47",
      "48": "account-billing:type-48",
      "49": "account-billing:type-49",
      "50": "account-billing:type-50",
      "51": "account-billing:type-51",
      "56": "account-billing:type-56",
      "57": "account-billing:type-57",
      "58": "account-billing:type-58",
      "59": "account-billing:type-59",
      "60": "account-billing:type-60",
      "506": "account-billing:type-506",
      "514": "account-billing:type-514",
      "515": "account-billing:type-515",
      "536": "account-billing:type-536",
      "545": "account-billing:type-545"
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "number": {
     "maxLength": 20,
     "readOnly": true,
     "cell": "phone",
     "type": "string",
     "title": "account-billing:line-number",
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
     "title": "account-billing:line-country",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "sub_account_id": {
     "format": "uuid",
     "readOnly": true,
     "type": "string",
     "title": "account-billing:line-sub-account",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "sub_account": {
     "maxLength": 100,
     "readOnly": true,
     "type": "string",
     "title": "account-billing:line-sub-account",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "quantity": {
     "readOnly": true,
     "type": "integer",
     "title": "account-billing:line-quantity",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "charge": {
     "readOnly": true,
     "cell": "money",
     "type": "integer",
     "title": "account-billing:usage-charge",
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
   }
  }
 },
 "resources": {
  "billing-alert": {
   "id": "billing-alert",
   "module": "account-billing",
   "entity": "billing-alert",
   "path": "/v1/billing/alerts",
   "items": "alerts",
   "item": "alert",
   "storage": {
    "kind": "documents"
   },
   "operations": {
    "list": {
     "access": [
      "Billing"
     ]
    },
    "get": {
     "access": [
      "Billing"
     ]
    },
    "create": {
     "access": [
      "Billing"
     ]
    },
    "update": {
     "access": [
      "Billing"
     ]
    },
    "delete": {
     "access": [
      "Billing"
     ]
    }
   },
   "listFields": [
    "id",
    "kind",
    "amount",
    "emails",
    "status",
    "raised_at"
   ],
   "query": [
    {
     "name": "status",
     "field": "status",
     "match": "equals"
    }
   ],
   "sort": {
    "fields": [
     "kind",
     "amount",
     "created_at"
    ],
    "default": "-created_at"
   },
   "sublists": [],
   "endpoints": []
  },
  "auto-topup": {
   "id": "auto-topup",
   "module": "account-billing",
   "entity": "auto-topup",
   "path": "/v1/billing/auto_topup",
   "items": "auto_topup",
   "item": "auto_topup",
   "singleton": true,
   "storage": {
    "kind": "behaviour"
   },
   "operations": {
    "get": {
     "access": [
      "BillingAutotopups"
     ]
    },
    "update": {
     "access": [
      "BillingAutotopups"
     ]
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
  "topup-run": {
   "id": "topup-run",
   "module": "account-billing",
   "entity": "topup-run",
   "path": "/v1/billing/auto_topup/runs",
   "items": "topups",
   "item": "topup",
   "storage": {
    "kind": "documents"
   },
   "operations": {
    "list": {
     "access": [
      "BillingAutotopups"
     ]
    },
    "get": {
     "access": [
      "BillingAutotopups"
     ]
    }
   },
   "listFields": [
    "id",
    "amount",
    "status",
    "reason",
    "created_at"
   ],
   "query": [],
   "sort": {
    "fields": [
     "created_at"
    ],
    "default": "-created_at"
   },
   "sublists": [],
   "endpoints": []
  },
  "payment-card": {
   "id": "payment-card",
   "module": "account-billing",
   "entity": "payment-card",
   "path": "/v1/billing/cards",
   "items": "cards",
   "item": "card",
   "storage": {
    "kind": "documents"
   },
   "operations": {
    "list": {
     "access": [
      "BillingOnlinePayments"
     ]
    },
    "get": {
     "access": [
      "BillingOnlinePayments"
     ]
    },
    "create": {
     "access": [
      "BillingOnlinePayments"
     ]
    },
    "delete": {
     "access": [
      "BillingOnlinePayments"
     ]
    }
   },
   "listFields": [
    "id",
    "name",
    "role",
    "status",
    "expires",
    "created_at"
   ],
   "query": [
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
     "created_at"
    ]
   },
   "sublists": [],
   "endpoints": [
    {
     "id": "make-main",
     "method": "PUT",
     "path": "/v1/billing/cards/{id}/main",
     "summary": "Makes this the card that is charged first; the one before becomes the backup.",
     "access": [
      "BillingOnlinePayments"
     ],
     "query": []
    },
    {
     "id": "make-backup",
     "method": "PUT",
     "path": "/v1/billing/cards/{id}/backup",
     "summary": "Makes this the card that is charged when the main one is declined.",
     "access": [
      "BillingOnlinePayments"
     ],
     "query": []
    }
   ]
  },
  "invoice-line": {
   "id": "invoice-line",
   "module": "account-billing",
   "entity": "invoice-line",
   "path": "/v1/billing/invoice_lines",
   "items": "lines",
   "item": "line",
   "storage": {
    "kind": "table",
    "table": "invoice_line"
   },
   "operations": {
    "list": {
     "access": [
      "BillingStatements"
     ]
    },
    "get": {
     "access": [
      "BillingStatements"
     ]
    }
   },
   "listFields": [
    "id",
    "invoice_id",
    "position",
    "product",
    "type",
    "number",
    "country_code",
    "sub_account",
    "quantity",
    "amount",
    "created_at"
   ],
   "query": [
    {
     "name": "invoice_id",
     "field": "invoice_id",
     "match": "equals"
    },
    {
     "name": "product",
     "field": "product",
     "match": "in"
    },
    {
     "name": "number",
     "field": "number",
     "match": "digits"
    }
   ],
   "sort": {
    "fields": [
     "position"
    ],
    "default": "position"
   },
   "sublists": [],
   "endpoints": []
  },
  "invoice": {
   "id": "invoice",
   "module": "account-billing",
   "entity": "invoice",
   "path": "/v1/billing/invoices",
   "items": "invoices",
   "item": "invoice",
   "storage": {
    "kind": "documents"
   },
   "operations": {
    "list": {
     "access": [
      "BillingStatements"
     ]
    },
    "get": {
     "access": [
      "BillingStatements"
     ]
    }
   },
   "listFields": [
    "id",
    "number",
    "month",
    "period_start",
    "period_end",
    "opening_balance",
    "charges",
    "payments",
    "adjustments",
    "closing_balance",
    "net",
    "vat",
    "created_at"
   ],
   "query": [
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
    "default": "-number",
    "fields": [
     "number",
     "month",
     "charges",
     "created_at"
    ]
   },
   "statistics": [
    {
     "id": "count",
     "title": "account-billing:invoices",
     "cell": "number"
    },
    {
     "id": "amount",
     "title": "account-billing:charges",
     "sum": "charges",
     "cell": "money"
    }
   ],
   "sublists": [],
   "endpoints": [
    {
     "id": "current",
     "path": "/v1/billing/statements/current",
     "output": [
      "period_start",
      "opening_balance",
      "charges",
      "payments",
      "adjustments",
      "closing_balance"
     ],
     "summary": "The account's month so far, with its sub-accounts.",
     "method": "GET",
     "access": [
      "BillingStatements"
     ],
     "query": []
    },
    {
     "id": "pdf",
     "path": "/v1/billing/invoices/{id}/invoice.pdf",
     "summary": "The invoice as PDF.",
     "method": "GET",
     "access": [
      "BillingStatements"
     ],
     "query": []
    },
    {
     "id": "lines",
     "path": "/v1/billing/invoices/{id}/lines.csv",
     "summary": "All lines of the invoice as CSV; amounts are changes of the balance, in the account's currency.",
     "method": "GET",
     "access": [
      "BillingStatements"
     ],
     "query": []
    },
    {
     "id": "end-date",
     "path": "/v1/profile/billing_end_date",
     "query": [
      "id"
     ],
     "access": [
      "Billing"
     ],
     "summary": "Until when something is paid: of the phone number with this id, or without id of the account's plan; null where nothing is paid by the month.",
     "method": "GET"
    }
   ]
  },
  "payment": {
   "id": "payment",
   "module": "account-billing",
   "entity": "payment",
   "path": "/v1/billing/payments",
   "items": "payments",
   "item": "payment",
   "storage": {
    "kind": "documents"
   },
   "operations": {
    "list": {
     "access": [
      "BillingPayments"
     ]
    },
    "get": {
     "access": [
      "BillingPayments"
     ]
    },
    "create": {
     "access": [
      "BillingOnlinePayments"
     ]
    }
   },
   "listFields": [
    "id",
    "amount",
    "method",
    "status",
    "reason",
    "card",
    "cause",
    "created_at"
   ],
   "query": [
    {
     "name": "amount_from",
     "field": "amount",
     "match": "from-number"
    },
    {
     "name": "amount_to",
     "field": "amount",
     "match": "to-number"
    },
    {
     "name": "method",
     "field": "method",
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
     "amount",
     "created_at"
    ]
   },
   "statistics": [
    {
     "id": "count",
     "title": "account-billing:payments",
     "cell": "number"
    }
   ],
   "sublists": [],
   "endpoints": [
    {
     "id": "card-tokens",
     "path": "/v1/profile/credit_card_tokens",
     "access": [
      "BillingOnlinePayments"
     ],
     "summary": "The token of the card that is charged, as the provider of payments knows it; null without one.",
     "method": "GET",
     "query": []
    }
   ]
  },
  "paypal-order": {
   "id": "paypal-order",
   "module": "account-billing",
   "entity": "paypal-order",
   "path": "/v1/billing/paypal",
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
     "id": "create",
     "method": "POST",
     "input": [
      "payment_id"
     ],
     "output": [
      "payment_id",
      "order_id",
      "approve_url"
     ],
     "summary": "Opens the order of a payment by PayPal, which its payer approves on PayPal’s page; opened again it is the same order.",
     "path": "/v1/billing/paypal/create",
     "access": [
      "BillingOnlinePayments",
      "PaymentsPaypal"
     ],
     "query": []
    },
    {
     "id": "capture",
     "method": "POST",
     "path": "/v1/billing/paypal/{order_id}/capture",
     "output": [
      "payment_id",
      "order_id",
      "status",
      "reason"
     ],
     "summary": "Takes the money of an approved order, once however often it is called, and answers how its payment stands.",
     "access": [
      "BillingOnlinePayments",
      "PaymentsPaypal"
     ],
     "query": []
    }
   ]
  },
  "transaction": {
   "id": "transaction",
   "module": "account-billing",
   "entity": "transaction",
   "path": "/v1/billing/transactions",
   "items": "transactions",
   "item": "transaction",
   "storage": {
    "kind": "table",
    "table": "ledger_transfer",
    "totals": [
     "type"
    ]
   },
   "operations": {
    "list": {
     "access": [
      "BillingTransactions"
     ]
    },
    "get": {
     "access": [
      "BillingTransactions"
     ]
    }
   },
   "listFields": [
    "id",
    "created_at",
    "type",
    "details",
    "amount"
   ],
   "query": [
    {
     "name": "from",
     "field": "created_at",
     "match": "from-date"
    },
    {
     "name": "to",
     "field": "created_at",
     "match": "to-date"
    },
    {
     "name": "type",
     "field": "type",
     "match": "in"
    },
    {
     "name": "details_contains",
     "field": "details",
     "match": "contains"
    },
    {
     "name": "amount_from",
     "field": "amount",
     "match": "from-number"
    },
    {
     "name": "amount_to",
     "field": "amount",
     "match": "to-number"
    }
   ],
   "sort": {
    "default": "-created_at",
    "fields": [
     "created_at"
    ]
   },
   "statistics": [
    {
     "id": "count",
     "title": "account-billing:transactions",
     "cell": "number"
    },
    {
     "id": "amount",
     "title": "account-billing:total",
     "sum": "amount",
     "cell": "money"
    }
   ],
   "sublists": [],
   "endpoints": []
  },
  "transfer": {
   "id": "transfer",
   "module": "account-billing",
   "entity": "transfer",
   "path": "/v1/billing/transfers",
   "items": "transfers",
   "item": "transfer",
   "storage": {
    "kind": "documents"
   },
   "operations": {
    "list": {
     "access": [
      "BillingPayments",
      "Subaccounts"
     ]
    },
    "get": {
     "access": [
      "BillingPayments",
      "Subaccounts"
     ]
    },
    "create": {
     "access": [
      "BillingPayments",
      "Subaccounts"
     ]
    }
   },
   "listFields": [
    "id",
    "direction",
    "sub_account",
    "amount",
    "note",
    "created_at"
   ],
   "query": [],
   "sort": {
    "fields": [
     "amount",
     "created_at"
    ],
    "default": "-created_at"
   },
   "sublists": [],
   "endpoints": []
  },
  "usage": {
   "id": "usage",
   "module": "account-billing",
   "entity": "usage",
   "path": "/v1/billing/usage",
   "items": "usage",
   "item": "usage",
   "storage": {
    "kind": "table",
    "table": "usage_day"
   },
   "operations": {
    "list": {
     "access": [
      "BillingTransactions"
     ]
    }
   },
   "listFields": [
    "id",
    "created_at",
    "product",
    "type",
    "number",
    "country_code",
    "sub_account_id",
    "sub_account",
    "quantity",
    "charge"
   ],
   "query": [
    {
     "name": "from",
     "field": "created_at",
     "match": "from-date"
    },
    {
     "name": "to",
     "field": "created_at",
     "match": "to-date"
    },
    {
     "name": "product",
     "field": "product",
     "match": "in"
    },
    {
     "name": "search",
     "field": "number",
     "match": "digits"
    },
    {
     "name": "country",
     "field": "country_code",
     "match": "in"
    },
    {
     "name": "sub_account",
     "field": "sub_account_id",
     "match": "equals"
    }
   ],
   "sort": {
    "default": "-created_at",
    "fields": [
     "created_at"
    ]
   },
   "statistics": [
    {
     "id": "charge",
     "title": "account-billing:usage-total",
     "sum": "charge",
     "cell": "money"
    },
    {
     "id": "quantity",
     "title": "account-billing:line-quantity",
     "sum": "quantity",
     "cell": "number"
    }
   ],
   "sublists": [],
   "endpoints": [
    {
     "id": "days",
     "query": [
      "from",
      "to",
      "product",
      "search",
      "country",
      "sub_account"
     ],
     "summary": "What the usage that matches the filters cost by day of the account's clock, in micro-units; by month where it is of more than 92 days.",
     "method": "GET",
     "path": "/v1/billing/usage/days",
     "access": [
      "BillingTransactions"
     ]
    }
   ]
  }
 },
 "lists": {
  "alerts": {
   "id": "alerts",
   "module": "account-billing",
   "resource": "billing-alert",
   "title": "account-billing:alerts",
   "primaryAction": {
    "text": "account-billing:new-alert",
    "to": "/pay/alerts/new",
    "access": [
     "Billing"
    ],
    "asks": "POST /v1/billing/alerts"
   },
   "columns": [
    {
     "id": "kind",
     "field": "kind",
     "title": "account-billing:alert-when",
     "cell": "text",
     "align": "start",
     "sortable": true,
     "link": "/pay/alerts/edit/{row.id}",
     "flex": 1,
     "minWidth": 180,
     "card": "title",
     "hidden": false
    },
    {
     "id": "amount",
     "field": "amount",
     "title": "account-billing:alert-amount",
     "cell": "money",
     "align": "end",
     "sortable": true,
     "width": 130,
     "hidden": false
    },
    {
     "id": "emails",
     "field": "emails",
     "title": "account-billing:alert-emails",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "flex": 1,
     "minWidth": 170,
     "card": "text",
     "hidden": false
    },
    {
     "id": "status",
     "field": "status",
     "title": "portal:status",
     "cell": "status-chip",
     "align": "start",
     "sortable": false,
     "width": 140,
     "hidden": false
    },
    {
     "id": "raised",
     "field": "raised_at",
     "title": "account-billing:alert-raised",
     "cell": "relative-time",
     "align": "start",
     "sortable": false,
     "width": 150,
     "hidden": false
    }
   ],
   "filters": [
    {
     "id": "status",
     "title": "portal:status",
     "kind": "select",
     "query": "status",
     "options": [
      {
       "value": "watching",
       "text": "account-billing:watching"
      },
      {
       "value": "raised",
       "text": "account-billing:raised"
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
     "to": "/pay/alerts/edit/{row.id}",
     "access": [
      "Billing"
     ],
     "asks": "PUT /v1/billing/alerts/{id}"
    },
    {
     "kind": "delete",
     "id": "remove",
     "title": "portal:remove",
     "icon": "delete",
     "tone": "danger",
     "access": [
      "Billing"
     ],
     "confirm": {
      "title": "account-billing:remove-alert-title",
      "text": "account-billing:remove-alert-text",
      "dismiss": "account-billing:keep-alert",
      "action": "portal:remove"
     },
     "success": "account-billing:alert-removed"
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
    "title": "account-billing:alerts-empty-title",
    "text": "account-billing:alerts-empty",
    "action": {
     "text": "account-billing:new-alert",
     "to": "/pay/alerts/new",
     "access": [
      "Billing"
     ],
     "asks": "POST /v1/billing/alerts"
    }
   }
  },
  "cards": {
   "id": "cards",
   "module": "account-billing",
   "resource": "payment-card",
   "title": "account-billing:cards",
   "primaryAction": {
    "text": "account-billing:add-card",
    "to": "/pay/cards/new",
    "access": [
     "BillingOnlinePayments"
    ]
   },
   "columns": [
    {
     "id": "name",
     "field": "name",
     "title": "account-billing:card",
     "cell": "text",
     "align": "start",
     "sortable": true,
     "flex": 1,
     "minWidth": 170,
     "card": "title",
     "hidden": false
    },
    {
     "id": "role",
     "field": "role",
     "title": "account-billing:card-role",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "flex": 1,
     "minWidth": 170,
     "hidden": false
    },
    {
     "id": "expires",
     "field": "expires",
     "title": "account-billing:card-expires",
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
     "cell": "text",
     "align": "start",
     "sortable": false,
     "width": 150,
     "hidden": false
    },
    {
     "id": "created",
     "field": "created_at",
     "title": "account-billing:card-added",
     "cell": "relative-time",
     "align": "start",
     "sortable": true,
     "width": 150,
     "hidden": false
    }
   ],
   "filters": [],
   "rowActions": [
    {
     "kind": "call",
     "id": "make-main",
     "title": "account-billing:make-main",
     "icon": "check",
     "when": {
      "source": "row.status == 'active' && row.role != 'main'",
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
         "op": "!=",
         "left": {
          "op": "path",
          "root": "row",
          "path": [
           "role"
          ]
         },
         "right": {
          "op": "const",
          "value": "main"
         }
        }
       ]
      },
      "dependsOn": [
       "row.role",
       "row.status"
      ]
     },
     "tone": "neutral",
     "method": "PUT",
     "call": "/v1/billing/cards/{row.id}/main",
     "access": [
      "BillingOnlinePayments"
     ],
     "asks": "PUT /v1/billing/cards/{id}/main",
     "success": "account-billing:card-changed",
     "then": "stay"
    },
    {
     "kind": "call",
     "id": "make-backup",
     "title": "account-billing:make-backup",
     "icon": "past",
     "when": {
      "source": "row.status == 'active' && row.role == 'other'",
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
         "op": "==",
         "left": {
          "op": "path",
          "root": "row",
          "path": [
           "role"
          ]
         },
         "right": {
          "op": "const",
          "value": "other"
         }
        }
       ]
      },
      "dependsOn": [
       "row.role",
       "row.status"
      ]
     },
     "tone": "neutral",
     "method": "PUT",
     "call": "/v1/billing/cards/{row.id}/backup",
     "access": [
      "BillingOnlinePayments"
     ],
     "asks": "PUT /v1/billing/cards/{id}/backup",
     "success": "account-billing:card-changed",
     "then": "stay"
    },
    {
     "kind": "delete",
     "id": "remove",
     "title": "portal:remove",
     "icon": "delete",
     "tone": "danger",
     "access": [
      "BillingOnlinePayments"
     ],
     "confirm": {
      "title": "account-billing:remove-card-title",
      "text": "account-billing:remove-card-text",
      "dismiss": "account-billing:keep-card",
      "action": "portal:remove"
     },
     "success": "account-billing:card-removed"
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
    "title": "account-billing:cards-empty-title",
    "text": "account-billing:cards-empty",
    "action": {
     "text": "account-billing:add-card",
     "to": "/pay/cards/new",
     "access": [
      "BillingOnlinePayments"
     ]
    }
   }
  },
  "invoices": {
   "id": "invoices",
   "module": "account-billing",
   "resource": "invoice",
   "title": "account-billing:invoices",
   "columns": [
    {
     "id": "number",
     "field": "number",
     "title": "account-billing:invoice-number",
     "cell": "text",
     "align": "start",
     "sortable": true,
     "link": "/pay/statements/{row.id}",
     "width": 150,
     "card": "title",
     "hidden": false
    },
    {
     "id": "month",
     "field": "month",
     "title": "account-billing:month",
     "cell": "month",
     "align": "start",
     "sortable": true,
     "width": 140,
     "hidden": false
    },
    {
     "id": "charges",
     "field": "charges",
     "title": "account-billing:charges",
     "cell": "money",
     "align": "end",
     "sortable": true,
     "width": 130,
     "hidden": false
    },
    {
     "id": "vat",
     "field": "vat",
     "title": "account-billing:vat-included",
     "cell": "exact-money",
     "align": "end",
     "sortable": false,
     "width": 120,
     "hidden": true
    },
    {
     "id": "payments",
     "field": "payments",
     "title": "account-billing:payments",
     "cell": "money",
     "align": "end",
     "sortable": false,
     "width": 130,
     "hidden": false
    },
    {
     "id": "closing-balance",
     "field": "closing_balance",
     "title": "account-billing:closing-balance",
     "cell": "money",
     "align": "end",
     "sortable": false,
     "width": 150,
     "hidden": false
    },
    {
     "id": "issued",
     "field": "created_at",
     "title": "account-billing:issued",
     "cell": "date-time",
     "align": "start",
     "sortable": true,
     "width": 180,
     "hidden": false
    }
   ],
   "filters": [
    {
     "id": "dates",
     "title": "account-billing:issued",
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
    }
   ],
   "rowActions": [
    {
     "kind": "call",
     "id": "pdf",
     "title": "account-billing:download-pdf",
     "icon": "logs",
     "tone": "neutral",
     "method": "GET",
     "call": "/v1/billing/invoices/{row.id}/invoice.pdf",
     "access": [
      "BillingStatements"
     ],
     "asks": "GET /v1/billing/invoices/{id}/invoice.pdf",
     "then": "stay"
    },
    {
     "kind": "call",
     "id": "lines",
     "title": "account-billing:download-lines",
     "icon": "logs",
     "tone": "neutral",
     "method": "GET",
     "call": "/v1/billing/invoices/{row.id}/lines.csv",
     "access": [
      "BillingStatements"
     ],
     "asks": "GET /v1/billing/invoices/{id}/lines.csv",
     "then": "stay"
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
    "title": "account-billing:no-invoices-title",
    "text": "account-billing:no-invoices"
   }
  },
  "payments": {
   "id": "payments",
   "module": "account-billing",
   "resource": "payment",
   "title": "account-billing:payments",
   "primaryAction": {
    "text": "portal:top-up",
    "to": "/pay/online?action=add",
    "access": [
     "BillingOnlinePayments"
    ]
   },
   "columns": [
    {
     "id": "created",
     "field": "created_at",
     "title": "account-billing:date",
     "cell": "date-time",
     "align": "start",
     "sortable": true,
     "link": "/pay/payments/{row.id}",
     "width": 192,
     "hidden": false
    },
    {
     "id": "amount",
     "field": "amount",
     "title": "account-billing:amount",
     "cell": "money",
     "align": "end",
     "sortable": true,
     "width": 130,
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
     "flex": 1,
     "minWidth": 150,
     "hidden": false
    },
    {
     "id": "method",
     "field": "method",
     "title": "account-billing:payment-method",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "width": 120,
     "hidden": false
    },
    {
     "id": "card",
     "field": "card",
     "title": "account-billing:card",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "flex": 1,
     "minWidth": 150,
     "hidden": false
    },
    {
     "id": "cause",
     "field": "cause",
     "title": "account-billing:started-by",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "width": 140,
     "hidden": true
    }
   ],
   "filters": [
    {
     "id": "status",
     "title": "portal:status",
     "kind": "select",
     "query": "status",
     "options": [
      {
       "value": "started",
       "text": "account-billing:started"
      },
      {
       "value": "processing",
       "text": "account-billing:processing"
      },
      {
       "value": "succeeded",
       "text": "account-billing:succeeded"
      },
      {
       "value": "failed",
       "text": "account-billing:failed"
      },
      {
       "value": "expired",
       "text": "portal:expired"
      },
      {
       "value": "disputed",
       "text": "account-billing:disputed"
      },
      {
       "value": "charged_back",
       "text": "account-billing:charged-back"
      },
      {
       "value": "refunded",
       "text": "account-billing:refunded"
      }
     ],
     "all": "account-billing:all-statuses",
     "many": true
    },
    {
     "id": "method",
     "title": "account-billing:method",
     "kind": "select",
     "query": "method",
     "options": [
      {
       "value": "card",
       "text": "account-billing:method-card"
      },
      {
       "value": "express",
       "text": "account-billing:method-express"
      },
      {
       "value": "paypal",
       "text": "account-billing:method-paypal"
      }
     ],
     "all": "account-billing:all-methods"
    },
    {
     "id": "dates",
     "title": "account-billing:date",
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
     "id": "amount",
     "title": "account-billing:amount",
     "kind": "number-range",
     "query": [
      "amount_from",
      "amount_to"
     ],
     "cell": "money"
    }
   ],
   "rowActions": [],
   "bulkActions": [],
   "drawer": {
    "page": "payment",
    "column": "created"
   },
   "pageSizes": [
    25,
    50,
    100
   ],
   "refreshSeconds": 60,
   "searchDebounceMs": 1000,
   "empty": {
    "title": "account-billing:payments-empty-title",
    "text": "account-billing:payments-empty",
    "action": {
     "text": "portal:top-up",
     "to": "/pay/online?action=add",
     "access": [
      "BillingOnlinePayments"
     ]
    }
   }
  },
  "transactions": {
   "id": "transactions",
   "module": "account-billing",
   "resource": "transaction",
   "title": "account-billing:transactions",
   "columns": [
    {
     "id": "created",
     "field": "created_at",
     "title": "account-billing:date",
     "cell": "date-time",
     "align": "start",
     "sortable": true,
     "width": 192,
     "hidden": false
    },
    {
     "id": "type",
     "field": "type",
     "title": "account-billing:type",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "flex": 1,
     "minWidth": 160,
     "card": "title",
     "hidden": false
    },
    {
     "id": "details",
     "field": "details",
     "title": "account-billing:details",
     "cell": "phone",
     "align": "start",
     "sortable": false,
     "flex": 2,
     "minWidth": 180,
     "card": "text",
     "hidden": false
    },
    {
     "id": "amount",
     "field": "amount",
     "title": "account-billing:amount",
     "cell": "money",
     "align": "end",
     "sortable": false,
     "width": 130,
     "hidden": false
    }
   ],
   "filters": [
    {
     "id": "type",
     "title": "account-billing:type",
     "kind": "select",
     "query": "type",
     "options": [
      {
       "value": "0",
       "text": "account-billing:type-0"
      },
      {
       "value": "1",
       "text": "account-billing:type-1"
      },
      {
       "value": "2",
       "text": "account-billing:type-2"
      },
      {
       "value": "3",
       "text": "account-billing:type-3"
      },
      {
       "value": "4",
       "text": "account-billing:type-4"
      },
      {
       "value": "5",
       "text": "account-billing:type-5"
      },
      {
       "value": "6",
       "text": "account-billing:type-6"
      },
      {
       "value": "7",
       "text": "account-billing:type-7"
      },
      {
       "value": "8",
       "text": "account-billing:type-8"
      },
      {
       "value": "9",
       "text": "account-billing:type-9"
      },
      {
       "value": "10",
       "text": "account-billing:type-10"
      },
      {
       "value": "11",
       "text": "account-billing:type-11"
      },
      {
       "value": "12",
       "text": "account-billing:type-12"
      },
      {
       "value": "13",
       "text": "account-billing:type-13"
      },
      {
       "value": "14",
       "text": "account-billing:type-14"
      },
      {
       "value": "15",
       "text": "account-billing:type-15"
      },
      {
       "value": "16",
       "text": "account-billing:type-16"
      },
      {
       "value": "17",
       "text": "account-billing:type-17"
      },
      {
       "value": "18",
       "text": "account-billing:type-18"
      },
      {
       "value": "19",
       "text": "account-billing:type-19"
      },
      {
       "value": "20",
       "text": "account-billing:type-20"
      },
      {
       "value": "21",
       "text": "account-billing:type-21"
      },
      {
       "value": "22",
       "text": "account-billing:type-22"
      },
      {
       "value": "23",
       "text": "account-billing:type-23"
      },
      {
       "value": "24",
       "text": "account-billing:type-24"
      },
      {
       "value": "25",
       "text": "account-billing:type-25"
      },
      {
       "value": "26",
       "text": "account-billing:type-26"
      },
      {
       "value": "27",
       "text": "account-billing:type-27"
      },
      {
       "value": "28",
       "text": "account-billing:type-28"
      },
      {
       "value": "29",
       "text": "account-billing:type-29"
      },
      {
       "value": "30",
       "text": "account-billing:type-30"
      },
      {
       "value": "31",
       "text": "account-billing:type-31"
      },
      {
       "value": "32",
       "text": "account-billing:type-32"
      },
      {
       "value": "33",
       "text": "account-billing:type-33"
      },
      {
       "value": "34",
       "text": "account-billing:type-34"
      },
      {
       "value": "35",
       "text": "account-billing:type-35"
      },
      {
       "value": "36",
       "text": "account-billing:type-36"
      },
      {
       "value": "37",
       "text": "account-billing:type-37"
      },
      {
       "value": "38",
       "text": "account-billing:type-38"
      },
      {
       "value": "39",
       "text": "account-billing:type-39"
      },
      {
       "value": "40",
       "text": "account-billing:type-40"
      },
      {
       "value": "41",
       "text": "account-billing:type-41"
      },
      {
       "value": "42",
       "text": "account-billing:type-42"
      },
      {
       "value": "43",
       "text": "account-billing:type-43"
      },
      {
       "value": "44",
       "text": "account-billing:type-44"
      },
      {
       "value": "45",
       "text": "account-billing:type-45"
      },
      {
       "value": "46",
       "text": "account-billing:type-46"
      },
      {
       "value": "47",
       "text": "account-billing:type-47"
      },
      {
       "value": "48",
       "text": "account-billing:type-48"
      },
      {
       "value": "49",
       "text": "account-billing:type-49"
      },
      {
       "value": "50",
       "text": "account-billing:type-50"
      },
      {
       "value": "51",
       "text": "account-billing:type-51"
      },
      {
       "value": "52",
       "text": "account-billing:type-52"
      },
      {
       "value": "53",
       "text": "account-billing:type-53"
      },
      {
       "value": "54",
       "text": "account-billing:type-54"
      },
      {
       "value": "55",
       "text": "account-billing:type-55"
      },
      {
       "value": "56",
       "text": "account-billing:type-56"
      },
      {
       "value": "57",
       "text": "account-billing:type-57"
      },
      {
       "value": "58",
       "text": "account-billing:type-58"
      },
      {
       "value": "59",
       "text": "account-billing:type-59"
      },
      {
       "value": "60",
       "text": "account-billing:type-60"
      },
      {
       "value": "61",
       "text": "account-billing:type-61"
      },
      {
       "value": "62",
       "text": "account-billing:type-62"
      },
      {
       "value": "500",
       "text": "account-billing:type-500"
      },
      {
       "value": "506",
       "text": "account-billing:type-506"
      },
      {
       "value": "514",
       "text": "account-billing:type-514"
      },
      {
       "value": "515",
       "text": "account-billing:type-515"
      },
      {
       "value": "536",
       "text": "account-billing:type-536"
      },
      {
       "value": "545",
       "text": "account-billing:type-545"
      }
     ],
     "all": "account-billing:all-types",
     "many": true
    },
    {
     "id": "details",
     "title": "account-billing:details",
     "kind": "search",
     "query": "details_contains",
     "placeholder": "account-billing:search-details"
    },
    {
     "id": "dates",
     "title": "account-billing:date",
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
     "id": "amount",
     "title": "account-billing:amount",
     "kind": "number-range",
     "query": [
      "amount_from",
      "amount_to"
     ],
     "cell": "money"
    }
   ],
   "rowActions": [],
   "bulkActions": [],
   "pageSizes": [
    25,
    50,
    100
   ],
   "refreshSeconds": 60,
   "searchDebounceMs": 1000,
   "empty": {
    "title": "account-billing:transactions-empty-title",
    "text": "account-billing:transactions-empty"
   }
  },
  "usage": {
   "id": "usage",
   "module": "account-billing",
   "resource": "usage",
   "title": "account-billing:usage-lines",
   "columns": [
    {
     "id": "day",
     "field": "created_at",
     "title": "account-billing:day",
     "cell": "date",
     "align": "start",
     "sortable": true,
     "width": 130,
     "hidden": false
    },
    {
     "id": "product",
     "field": "product",
     "title": "account-billing:product",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "width": 140,
     "hidden": false
    },
    {
     "id": "type",
     "field": "type",
     "title": "account-billing:line-type",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "flex": 1,
     "minWidth": 180,
     "card": "title",
     "hidden": false
    },
    {
     "id": "number",
     "field": "number",
     "title": "account-billing:line-number",
     "cell": "phone",
     "align": "start",
     "sortable": false,
     "width": 170,
     "hidden": false
    },
    {
     "id": "country",
     "field": "country_code",
     "title": "account-billing:line-country",
     "cell": "country",
     "align": "start",
     "sortable": false,
     "width": 150,
     "hidden": false
    },
    {
     "id": "sub-account",
     "field": "sub_account",
     "title": "account-billing:line-sub-account",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "width": 160,
     "hidden": false
    },
    {
     "id": "quantity",
     "field": "quantity",
     "title": "account-billing:line-quantity",
     "cell": "number",
     "align": "end",
     "sortable": false,
     "width": 110,
     "hidden": false
    },
    {
     "id": "charge",
     "field": "charge",
     "title": "account-billing:usage-charge",
     "cell": "money",
     "align": "end",
     "sortable": false,
     "width": 120,
     "hidden": false
    }
   ],
   "filters": [
    {
     "id": "dates",
     "title": "account-billing:day",
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
     "id": "product",
     "title": "account-billing:product",
     "kind": "select",
     "query": "product",
     "options": [
      {
       "value": "numbers",
       "text": "account-billing:product-numbers"
      },
      {
       "value": "voice",
       "text": "account-billing:product-voice"
      },
      {
       "value": "messaging",
       "text": "account-billing:product-messaging"
      },
      {
       "value": "verification",
       "text": "account-billing:product-verification"
      },
      {
       "value": "ten-dlc",
       "text": "account-billing:product-ten-dlc"
      },
      {
       "value": "tools",
       "text": "account-billing:product-tools"
      },
      {
       "value": "plan",
       "text": "account-billing:product-plan"
      },
      {
       "value": "refunds",
       "text": "account-billing:product-refunds"
      }
     ],
     "all": "account-billing:all-products",
     "many": true
    },
    {
     "id": "number",
     "title": "account-billing:line-number",
     "kind": "search",
     "query": "search"
    },
    {
     "id": "country",
     "title": "account-billing:line-country",
     "kind": "select",
     "query": "country",
     "options": [],
     "catalogue": "countries",
     "all": "account-billing:all-countries",
     "many": true
    },
    {
     "id": "sub-account",
     "title": "account-billing:line-sub-account",
     "kind": "reference",
     "query": "sub_account",
     "all": "account-billing:all-accounts",
     "record": {
      "path": "/v1/sub_accounts",
      "name": "sub_account.name",
      "access": [
       "Subaccounts"
      ]
     },
     "pick": {
      "items": "sub_accounts",
      "name": "name",
      "key": "id",
      "search": "search",
      "access": [
       "Subaccounts"
      ]
     }
    }
   ],
   "rowActions": [],
   "bulkActions": [],
   "pageSizes": [
    25,
    50,
    100
   ],
   "refreshSeconds": 60,
   "searchDebounceMs": 1000,
   "empty": {
    "title": "account-billing:no-usage-title",
    "text": "account-billing:no-usage"
   }
  }
 },
 "wizards": {
  "billing-alert": {
   "id": "billing-alert",
   "module": "account-billing",
   "resource": "billing-alert",
   "title": {
    "create": "account-billing:new-alert",
    "edit": "account-billing:edit-alert"
   },
   "opensAt": {},
   "done": "/pay/alerts",
   "cancel": true,
   "doneWhen": [],
   "submitText": [
    {
     "mode": "create",
     "text": "account-billing:create-alert"
    },
    {
     "mode": "edit",
     "text": "portal:save"
    }
   ],
   "success": {
    "create": "account-billing:alert-created",
    "edit": "account-billing:alert-saved"
   },
   "failure": {},
   "banners": [],
   "steps": [
    {
     "id": "alert",
     "title": "account-billing:alert",
     "fields": [
      "kind",
      "amount",
      "emails"
     ],
     "summary": [],
     "relocks": false
    }
   ],
   "fields": {
    "kind": {
     "widget": "radio",
     "options": {},
     "fills": []
    },
    "amount": {
     "widget": "money",
     "options": {},
     "fills": []
    },
    "emails": {
     "widget": "tags",
     "options": {},
     "fills": []
    }
   }
  }
 },
 "pages": {
  "add": {
   "id": "add",
   "module": "account-billing",
   "title": "portal:top-up",
   "blocks": [
    {
     "id": "pending",
     "when": {
      "source": "has(config.payments_restrictions.pending_topup)",
      "tree": {
       "op": "has",
       "root": "config",
       "path": [
        "payments_restrictions",
        "pending_topup"
       ]
      },
      "dependsOn": [
       "config.payments_restrictions.pending_topup"
      ]
     },
     "width": "full",
     "kind": "banner",
     "tone": "info",
     "text": "account-billing:payment-processing",
     "params": {}
    },
    {
     "id": "balance",
     "width": "full",
     "kind": "stats",
     "look": "tiles",
     "stats": [
      {
       "id": "balance",
       "title": "account-billing:balance",
       "source": {
        "get": "/config",
        "query": {},
        "path": "balance",
        "access": []
       },
       "cell": "balance"
      }
     ]
    },
    {
     "id": "cards",
     "width": "full",
     "kind": "widget",
     "panel": "accepted-cards",
     "room": {
      "height": 32
     },
     "params": {}
    },
    {
     "id": "pay",
     "width": "full",
     "kind": "form",
     "resource": "payment",
     "fields": [
      "amount",
      "method",
      "save_card"
     ],
     "views": {
      "amount": {
       "widget": "money",
       "options": {},
       "fills": []
      },
      "method": {
       "widget": "radio",
       "options": {},
       "fills": []
      },
      "save_card": {
       "widget": "checkbox",
       "options": {},
       "fills": []
      }
     },
     "submit": "account-billing:continue-to-payment",
     "success": "account-billing:going-to-payment",
     "continue": "checkout_url",
     "access": [
      "BillingOnlinePayments"
     ]
    },
    {
     "id": "safe",
     "width": "full",
     "kind": "text",
     "paragraphs": [
      "account-billing:payment-safe"
     ],
     "steps": [],
     "params": {}
    }
   ]
  },
  "auto-topup": {
   "id": "auto-topup",
   "module": "account-billing",
   "title": "account-billing:auto-topup",
   "blocks": [
    {
     "id": "no-card",
     "when": {
      "source": "!config.has_credit_card",
      "tree": {
       "op": "not",
       "arg": {
        "op": "path",
        "root": "config",
        "path": [
         "has_credit_card"
        ]
       }
      },
      "dependsOn": [
       "config.has_credit_card"
      ]
     },
     "width": "full",
     "kind": "banner",
     "tone": "info",
     "text": "account-billing:auto-topup-needs-card",
     "params": {},
     "link": {
      "text": "account-billing:add-card",
      "to": "/pay/cards/new",
      "access": [
       "BillingOnlinePayments"
      ],
      "when": {
       "source": "!config.is_suborganization && (!config.sandbox_user || config.allow_payments)",
       "tree": {
        "op": "and",
        "args": [
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
          "op": "or",
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
            "op": "path",
            "root": "config",
            "path": [
             "allow_payments"
            ]
           }
          ]
         }
        ]
       },
       "dependsOn": [
        "config.allow_payments",
        "config.is_suborganization",
        "config.sandbox_user"
       ]
      }
     }
    },
    {
     "id": "balance",
     "width": "full",
     "kind": "stats",
     "look": "tiles",
     "accountDays": true,
     "stats": [
      {
       "id": "balance",
       "title": "account-billing:balance",
       "source": {
        "get": "/config",
        "query": {},
        "path": "balance",
        "access": []
       },
       "cell": "balance"
      },
      {
       "id": "topped-up-this-month",
       "title": "account-billing:topped-up-this-month",
       "source": {
        "get": "/v1/billing/auto_topup",
        "query": {},
        "path": "auto_topup.used",
        "access": [
         "BillingAutotopups"
        ]
       },
       "cell": "money"
      }
     ]
    },
    {
     "id": "settings",
     "width": "full",
     "kind": "form",
     "resource": "auto-topup",
     "fields": [
      "enabled",
      "threshold",
      "amount",
      "monthly_limit"
     ],
     "views": {
      "enabled": {
       "widget": "switch",
       "options": {},
       "fills": []
      },
      "threshold": {
       "widget": "money",
       "options": {},
       "fills": []
      },
      "amount": {
       "widget": "money",
       "options": {},
       "fills": []
      },
      "monthly_limit": {
       "widget": "money",
       "options": {},
       "fills": []
      }
     },
     "submit": "portal:save",
     "success": "account-billing:auto-topup-saved",
     "access": [
      "BillingAutotopups"
     ]
    },
    {
     "id": "cards",
     "width": "full",
     "kind": "rows",
     "title": "account-billing:cards-charged",
     "source": {
      "get": "/v1/billing/cards",
      "query": {
       "per_page": "5",
       "sort": "-created_at",
       "status": "active"
      },
      "path": "cards",
      "access": [
       "BillingOnlinePayments"
      ]
     },
     "size": 5,
     "module": "account-billing",
     "entity": "payment-card",
     "columns": [
      {
       "id": "name",
       "field": "name",
       "title": "account-billing:card",
       "cell": "text",
       "align": "start"
      },
      {
       "id": "role",
       "field": "role",
       "title": "account-billing:card-role",
       "cell": "text",
       "align": "start"
      },
      {
       "id": "expires",
       "field": "expires",
       "title": "account-billing:card-expires",
       "cell": "text",
       "align": "start"
      }
     ],
     "empty": "account-billing:no-cards",
     "more": {
      "text": "account-billing:all-cards",
      "to": "/pay/cards",
      "access": [
       "BillingOnlinePayments"
      ],
      "when": {
       "source": "!config.is_suborganization && (!config.sandbox_user || config.allow_payments)",
       "tree": {
        "op": "and",
        "args": [
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
          "op": "or",
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
            "op": "path",
            "root": "config",
            "path": [
             "allow_payments"
            ]
           }
          ]
         }
        ]
       },
       "dependsOn": [
        "config.allow_payments",
        "config.is_suborganization",
        "config.sandbox_user"
       ]
      }
     }
    },
    {
     "id": "runs",
     "width": "full",
     "kind": "rows",
     "title": "account-billing:latest-topups",
     "source": {
      "get": "/v1/billing/auto_topup/runs",
      "query": {
       "per_page": "5",
       "sort": "-created_at"
      },
      "path": "topups",
      "access": [
       "BillingAutotopups"
      ]
     },
     "size": 5,
     "module": "account-billing",
     "entity": "topup-run",
     "columns": [
      {
       "id": "created",
       "field": "created_at",
       "title": "account-billing:date",
       "cell": "date-time",
       "align": "start"
      },
      {
       "id": "amount",
       "field": "amount",
       "title": "account-billing:amount",
       "cell": "money",
       "align": "end"
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
      }
     ],
     "empty": "account-billing:no-topups"
    }
   ]
  },
  "new-card": {
   "id": "new-card",
   "module": "account-billing",
   "title": "account-billing:add-card",
   "blocks": [
    {
     "id": "cards",
     "width": "full",
     "kind": "widget",
     "panel": "accepted-cards",
     "room": {
      "height": 32
     },
     "params": {}
    },
    {
     "id": "card",
     "width": "full",
     "kind": "form",
     "resource": "payment-card",
     "fields": [
      "role"
     ],
     "views": {
      "role": {
       "widget": "radio",
       "options": {},
       "fills": []
      }
     },
     "submit": "account-billing:continue-to-card",
     "success": "account-billing:going-to-card",
     "continue": "setup_url",
     "access": [
      "BillingOnlinePayments"
     ]
    },
    {
     "id": "safe",
     "width": "full",
     "kind": "text",
     "paragraphs": [
      "account-billing:card-safe"
     ],
     "steps": [],
     "params": {}
    }
   ]
  },
  "failure": {
   "id": "failure",
   "module": "account-billing",
   "title": "account-billing:payment-not-made",
   "blocks": [
    {
     "id": "failed",
     "width": "full",
     "kind": "banner",
     "tone": "danger",
     "text": "account-billing:payment-not-made-text",
     "params": {},
     "link": {
      "text": "account-billing:try-payment-again",
      "to": "/pay/online?action=add",
      "access": [
       "BillingOnlinePayments"
      ],
      "when": {
       "source": "!config.is_suborganization && (!config.sandbox_user || config.allow_payments)",
       "tree": {
        "op": "and",
        "args": [
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
          "op": "or",
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
            "op": "path",
            "root": "config",
            "path": [
             "allow_payments"
            ]
           }
          ]
         }
        ]
       },
       "dependsOn": [
        "config.allow_payments",
        "config.is_suborganization",
        "config.sandbox_user"
       ]
      }
     }
    },
    {
     "id": "latest",
     "width": "full",
     "kind": "rows",
     "title": "account-billing:latest-payments",
     "source": {
      "get": "/v1/billing/payments",
      "query": {
       "per_page": "3",
       "sort": "-created_at"
      },
      "path": "payments",
      "access": [
       "BillingPayments"
      ]
     },
     "size": 3,
     "module": "account-billing",
     "entity": "payment",
     "columns": [
      {
       "id": "created",
       "field": "created_at",
       "title": "account-billing:date",
       "cell": "date-time",
       "align": "start",
       "link": "/pay/payments/{row.id}"
      },
      {
       "id": "amount",
       "field": "amount",
       "title": "account-billing:amount",
       "cell": "money",
       "align": "end"
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
      }
     ],
     "empty": "account-billing:no-payments",
     "more": {
      "text": "account-billing:all-payments",
      "to": "/pay/payments",
      "access": [
       "BillingPayments"
      ],
      "when": {
       "source": "!config.is_suborganization && (!config.sandbox_user || config.allow_payments)",
       "tree": {
        "op": "and",
        "args": [
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
          "op": "or",
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
            "op": "path",
            "root": "config",
            "path": [
             "allow_payments"
            ]
           }
          ]
         }
        ]
       },
       "dependsOn": [
        "config.allow_payments",
        "config.is_suborganization",
        "config.sandbox_user"
       ]
      }
     }
    }
   ]
  },
  "invoice": {
   "id": "invoice",
   "module": "account-billing",
   "title": "account-billing:invoice",
   "record": {
    "resource": "invoice",
    "name": "number",
    "ask": {
     "topic": "billing",
     "facts": [
      {
       "field": "number",
       "title": "account-billing:invoice-number",
       "cell": "text"
      },
      {
       "field": "period_start",
       "title": "account-billing:period-start",
       "cell": "account-time"
      },
      {
       "field": "period_end",
       "title": "account-billing:period-end",
       "cell": "account-time"
      },
      {
       "field": "closing_balance",
       "title": "account-billing:closing-balance",
       "cell": "money"
      }
     ]
    },
    "actions": [
     {
      "kind": "call",
      "id": "pdf",
      "title": "account-billing:download-pdf",
      "icon": "logs",
      "tone": "neutral",
      "method": "GET",
      "call": "/v1/billing/invoices/{row.id}/invoice.pdf",
      "access": [
       "BillingStatements"
      ],
      "asks": "GET /v1/billing/invoices/{id}/invoice.pdf",
      "then": "stay"
     },
     {
      "kind": "call",
      "id": "lines",
      "title": "account-billing:download-lines",
      "icon": "logs",
      "tone": "neutral",
      "method": "GET",
      "call": "/v1/billing/invoices/{row.id}/lines.csv",
      "access": [
       "BillingStatements"
      ],
      "asks": "GET /v1/billing/invoices/{id}/lines.csv",
      "then": "stay"
     }
    ],
    "access": [
     "BillingStatements"
    ]
   },
   "blocks": [
    {
     "id": "figures",
     "width": "full",
     "kind": "facts",
     "look": "tiles",
     "facts": [
      {
       "id": "opening-balance",
       "field": "opening_balance",
       "title": "account-billing:opening-balance",
       "cell": "money"
      },
      {
       "id": "charges",
       "field": "charges",
       "title": "account-billing:charges",
       "cell": "money"
      },
      {
       "id": "payments",
       "field": "payments",
       "title": "account-billing:payments",
       "cell": "money"
      },
      {
       "id": "adjustments",
       "field": "adjustments",
       "title": "account-billing:adjustments",
       "cell": "money"
      },
      {
       "id": "closing-balance",
       "field": "closing_balance",
       "title": "account-billing:closing-balance",
       "cell": "money"
      }
     ]
    },
    {
     "id": "lines",
     "width": "full",
     "kind": "rows",
     "title": "account-billing:lines",
     "source": {
      "get": "/v1/billing/invoice_lines",
      "query": {
       "per_page": "25",
       "invoice_id": "{row.id}"
      },
      "path": "lines",
      "access": [
       "BillingStatements"
      ]
     },
     "size": 25,
     "folds": true,
     "module": "account-billing",
     "entity": "invoice-line",
     "columns": [
      {
       "id": "type",
       "field": "type",
       "title": "account-billing:line-type",
       "cell": "text",
       "align": "start"
      },
      {
       "id": "amount",
       "field": "amount",
       "title": "account-billing:amount",
       "cell": "exact-money",
       "align": "end"
      },
      {
       "id": "quantity",
       "field": "quantity",
       "title": "account-billing:line-quantity",
       "cell": "number",
       "align": "end"
      },
      {
       "id": "number",
       "field": "number",
       "title": "account-billing:line-number",
       "cell": "phone",
       "align": "start"
      },
      {
       "id": "country-code",
       "field": "country_code",
       "title": "account-billing:line-country",
       "cell": "country",
       "align": "start"
      },
      {
       "id": "sub-account",
       "field": "sub_account",
       "title": "account-billing:line-sub-account",
       "cell": "text",
       "align": "start"
      }
     ],
     "empty": "account-billing:no-lines"
    },
    {
     "id": "vat",
     "width": "half",
     "kind": "facts",
     "title": "account-billing:vat",
     "look": "facts",
     "facts": [
      {
       "id": "net",
       "field": "net",
       "title": "account-billing:net",
       "cell": "exact-money"
      },
      {
       "id": "vat-rate",
       "field": "vat_rate",
       "title": "account-billing:vat-rate",
       "cell": "number"
      },
      {
       "id": "vat",
       "field": "vat",
       "title": "account-billing:vat-included",
       "cell": "exact-money"
      },
      {
       "id": "vat-treatment",
       "field": "vat_treatment",
       "title": "account-billing:vat-treatment",
       "cell": "text"
      }
     ]
    },
    {
     "id": "customer",
     "width": "half",
     "kind": "facts",
     "title": "account-billing:invoice-to",
     "look": "facts",
     "facts": [
      {
       "id": "customer-name",
       "field": "customer_name",
       "title": "account-billing:customer-name",
       "cell": "text"
      },
      {
       "id": "customer-address",
       "field": "customer_address",
       "title": "account-billing:customer-address",
       "cell": "text"
      },
      {
       "id": "customer-country",
       "field": "customer_country",
       "title": "account-billing:customer-country",
       "cell": "country"
      },
      {
       "id": "customer-vat-number",
       "field": "customer_vat_number",
       "title": "account-billing:vat-number",
       "cell": "text"
      },
      {
       "id": "from",
       "field": "period_start",
       "title": "account-billing:period-start",
       "cell": "account-time"
      },
      {
       "id": "to",
       "field": "period_end",
       "title": "account-billing:period-end",
       "cell": "account-time"
      },
      {
       "id": "time-zone",
       "field": "time_zone",
       "title": "account-billing:invoice-zone",
       "cell": "text"
      },
      {
       "id": "issued",
       "field": "created_at",
       "title": "account-billing:issued",
       "cell": "date-time"
      }
     ]
    }
   ]
  },
  "statements": {
   "id": "statements",
   "module": "account-billing",
   "title": "account-billing:statements",
   "blocks": [
    {
     "id": "month",
     "width": "full",
     "kind": "stats",
     "title": "account-billing:month-so-far",
     "look": "tiles",
     "accountDays": true,
     "stats": [
      {
       "id": "opening_balance",
       "title": "account-billing:opening-balance",
       "source": {
        "get": "/v1/billing/statements/current",
        "query": {},
        "path": "opening_balance",
        "access": [
         "BillingStatements"
        ]
       },
       "cell": "money"
      },
      {
       "id": "charges",
       "title": "account-billing:charges",
       "source": {
        "get": "/v1/billing/statements/current",
        "query": {},
        "path": "charges",
        "access": [
         "BillingStatements"
        ]
       },
       "cell": "money"
      },
      {
       "id": "payments",
       "title": "account-billing:payments",
       "source": {
        "get": "/v1/billing/statements/current",
        "query": {},
        "path": "payments",
        "access": [
         "BillingStatements"
        ]
       },
       "cell": "money"
      },
      {
       "id": "closing_balance",
       "title": "account-billing:balance-now",
       "source": {
        "get": "/v1/billing/statements/current",
        "query": {},
        "path": "closing_balance",
        "access": [
         "BillingStatements"
        ]
       },
       "cell": "money"
      }
     ]
    },
    {
     "id": "invoices",
     "width": "full",
     "kind": "list",
     "list": "invoices"
    }
   ]
  },
  "payment": {
   "id": "payment",
   "module": "account-billing",
   "title": "account-billing:payment",
   "record": {
    "resource": "payment",
    "name": "created_at",
    "headings": [
     {
      "text": "account-billing:payment-heading",
      "fields": [
       {
        "field": "amount",
        "cell": "money"
       },
       {
        "field": "card",
        "cell": "text"
       }
      ]
     },
     {
      "text": "account-billing:payment-heading-method",
      "fields": [
       {
        "field": "amount",
        "cell": "money"
       },
       {
        "field": "method",
        "cell": "text"
       }
      ]
     }
    ],
    "ask": {
     "topic": "billing",
     "facts": [
      {
       "field": "amount",
       "title": "account-billing:amount",
       "cell": "money"
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
      },
      {
       "field": "created_at",
       "title": "account-billing:date",
       "cell": "date-time"
      }
     ]
    },
    "actions": [],
    "access": [
     "BillingPayments"
    ]
   },
   "blocks": [
    {
     "id": "review",
     "when": {
      "source": "row.status == 'processing'",
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
        "value": "processing"
       }
      },
      "dependsOn": [
       "row.status"
      ]
     },
     "width": "full",
     "kind": "banner",
     "tone": "info",
     "text": "account-billing:payment-processing",
     "params": {}
    },
    {
     "id": "failed",
     "when": {
      "source": "row.status == 'failed'",
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
        "value": "failed"
       }
      },
      "dependsOn": [
       "row.status"
      ]
     },
     "width": "full",
     "kind": "banner",
     "tone": "danger",
     "text": "account-billing:payment-failed-text",
     "params": {},
     "link": {
      "text": "account-billing:try-payment-again",
      "to": "/pay/online?action=add",
      "access": [
       "BillingOnlinePayments"
      ],
      "when": {
       "source": "!config.is_suborganization && (!config.sandbox_user || config.allow_payments)",
       "tree": {
        "op": "and",
        "args": [
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
          "op": "or",
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
            "op": "path",
            "root": "config",
            "path": [
             "allow_payments"
            ]
           }
          ]
         }
        ]
       },
       "dependsOn": [
        "config.allow_payments",
        "config.is_suborganization",
        "config.sandbox_user"
       ]
      }
     }
    },
    {
     "id": "disputed",
     "when": {
      "source": "row.status == 'disputed'",
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
        "value": "disputed"
       }
      },
      "dependsOn": [
       "row.status"
      ]
     },
     "width": "full",
     "kind": "banner",
     "tone": "warning",
     "text": "account-billing:payment-disputed-text",
     "params": {},
     "link": {
      "text": "portal:contact-support",
      "place": "support",
      "access": []
     }
    },
    {
     "id": "facts",
     "width": "full",
     "kind": "facts",
     "look": "facts",
     "facts": [
      {
       "id": "amount",
       "field": "amount",
       "title": "account-billing:amount",
       "cell": "money"
      },
      {
       "id": "method",
       "field": "method",
       "title": "account-billing:payment-method",
       "cell": "text"
      },
      {
       "id": "card",
       "field": "card",
       "title": "account-billing:card",
       "cell": "text"
      },
      {
       "id": "reason",
       "field": "reason",
       "title": "portal:reason",
       "cell": "text"
      },
      {
       "id": "refunded",
       "field": "refunded",
       "title": "account-billing:refunded",
       "cell": "money"
      },
      {
       "id": "cause",
       "field": "cause",
       "title": "account-billing:started-by",
       "cell": "text"
      },
      {
       "id": "created",
       "field": "created_at",
       "title": "account-billing:date",
       "cell": "date-time"
      }
     ]
    },
    {
     "id": "history",
     "width": "full",
     "kind": "timeline",
     "title": "account-billing:history"
    }
   ]
  },
  "success": {
   "id": "success",
   "module": "account-billing",
   "title": "account-billing:payment-received",
   "blocks": [
    {
     "id": "thanks",
     "when": {
      "source": "!has(config.payments_restrictions.pending_topup)",
      "tree": {
       "op": "not",
       "arg": {
        "op": "has",
        "root": "config",
        "path": [
         "payments_restrictions",
         "pending_topup"
        ]
       }
      },
      "dependsOn": [
       "config.payments_restrictions.pending_topup"
      ]
     },
     "width": "full",
     "kind": "banner",
     "tone": "success",
     "text": "account-billing:payment-received-text",
     "params": {}
    },
    {
     "id": "pending",
     "when": {
      "source": "has(config.payments_restrictions.pending_topup)",
      "tree": {
       "op": "has",
       "root": "config",
       "path": [
        "payments_restrictions",
        "pending_topup"
       ]
      },
      "dependsOn": [
       "config.payments_restrictions.pending_topup"
      ]
     },
     "width": "full",
     "kind": "banner",
     "tone": "info",
     "text": "account-billing:payment-processing",
     "params": {}
    },
    {
     "id": "balance",
     "width": "full",
     "kind": "stats",
     "look": "tiles",
     "stats": [
      {
       "id": "balance",
       "title": "account-billing:balance",
       "source": {
        "get": "/config",
        "query": {},
        "path": "balance",
        "access": []
       },
       "cell": "balance"
      }
     ]
    },
    {
     "id": "latest",
     "width": "full",
     "kind": "rows",
     "title": "account-billing:latest-payments",
     "source": {
      "get": "/v1/billing/payments",
      "query": {
       "per_page": "3",
       "sort": "-created_at"
      },
      "path": "payments",
      "access": [
       "BillingPayments"
      ]
     },
     "size": 3,
     "module": "account-billing",
     "entity": "payment",
     "columns": [
      {
       "id": "created",
       "field": "created_at",
       "title": "account-billing:date",
       "cell": "date-time",
       "align": "start",
       "link": "/pay/payments/{row.id}"
      },
      {
       "id": "amount",
       "field": "amount",
       "title": "account-billing:amount",
       "cell": "money",
       "align": "end"
      },
      {
       "id": "status",
       "field": "status",
       "title": "portal:status",
       "cell": "status-chip",
       "align": "start"
      },
      {
       "id": "method",
       "field": "method",
       "title": "account-billing:method",
       "cell": "text",
       "align": "start"
      }
     ],
     "empty": "account-billing:no-payments",
     "more": {
      "text": "account-billing:all-payments",
      "to": "/pay/payments",
      "access": [
       "BillingPayments"
      ],
      "when": {
       "source": "!config.is_suborganization && (!config.sandbox_user || config.allow_payments)",
       "tree": {
        "op": "and",
        "args": [
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
          "op": "or",
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
            "op": "path",
            "root": "config",
            "path": [
             "allow_payments"
            ]
           }
          ]
         }
        ]
       },
       "dependsOn": [
        "config.allow_payments",
        "config.is_suborganization",
        "config.sandbox_user"
       ]
      }
     }
    }
   ]
  },
  "transfer": {
   "id": "transfer",
   "module": "account-billing",
   "title": "account-billing:transfer",
   "blocks": [
    {
     "id": "balance",
     "width": "full",
     "kind": "stats",
     "look": "tiles",
     "stats": [
      {
       "id": "balance",
       "title": "account-billing:balance",
       "source": {
        "get": "/config",
        "query": {},
        "path": "balance",
        "access": []
       },
       "cell": "balance"
      }
     ]
    },
    {
     "id": "transfer",
     "width": "full",
     "kind": "form",
     "resource": "transfer",
     "fields": [
      "direction",
      "sub_account",
      "amount",
      "note"
     ],
     "views": {
      "direction": {
       "widget": "radio",
       "options": {},
       "fills": []
      },
      "sub_account": {
       "widget": "reference-select",
       "options": {},
       "fills": []
      },
      "amount": {
       "widget": "money",
       "options": {},
       "fills": []
      },
      "note": {
       "widget": "text",
       "options": {},
       "fills": []
      }
     },
     "submit": "account-billing:transfer-money",
     "success": "account-billing:transferred",
     "access": [
      "BillingPayments",
      "Subaccounts"
     ]
    },
    {
     "id": "latest",
     "width": "full",
     "kind": "rows",
     "title": "account-billing:latest-transfers",
     "source": {
      "get": "/v1/billing/transfers",
      "query": {
       "per_page": "10",
       "sort": "-created_at"
      },
      "path": "transfers",
      "access": [
       "BillingPayments",
       "Subaccounts"
      ]
     },
     "size": 10,
     "module": "account-billing",
     "entity": "transfer",
     "columns": [
      {
       "id": "created",
       "field": "created_at",
       "title": "account-billing:date",
       "cell": "date-time",
       "align": "start"
      },
      {
       "id": "direction",
       "field": "direction",
       "title": "account-billing:direction",
       "cell": "text",
       "align": "start"
      },
      {
       "id": "sub-account",
       "field": "sub_account.name",
       "title": "account-billing:sub-account",
       "cell": "text",
       "align": "start"
      },
      {
       "id": "amount",
       "field": "amount",
       "title": "account-billing:transfer-amount",
       "cell": "money",
       "align": "end"
      },
      {
       "id": "note",
       "field": "note",
       "title": "account-billing:transfer-note",
       "cell": "text",
       "align": "start"
      }
     ],
     "empty": "account-billing:no-transfers"
    }
   ]
  },
  "usage": {
   "id": "usage",
   "module": "account-billing",
   "title": "account-billing:usage",
   "blocks": [
    {
     "id": "costs",
     "width": "full",
     "kind": "chart",
     "title": "account-billing:usage-by-day",
     "form": "bar",
     "source": {
      "get": "/v1/billing/usage/days",
      "query": {},
      "path": "days",
      "access": [
       "BillingTransactions"
      ]
     },
     "filtered": true,
     "x": "day",
     "series": [
      {
       "id": "voice",
       "title": "account-billing:product-voice",
       "value": "voice"
      },
      {
       "id": "messaging",
       "title": "account-billing:product-messaging",
       "value": "messaging"
      },
      {
       "id": "numbers",
       "title": "account-billing:product-numbers",
       "value": "numbers"
      },
      {
       "id": "other",
       "title": "account-billing:usage-other",
       "value": "other"
      }
     ],
     "cell": "money",
     "empty": "account-billing:no-usage-here"
    },
    {
     "id": "usage",
     "width": "full",
     "kind": "list",
     "list": "usage"
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
  "account-billing:accepted-cards": "Cards we accept",
  "account-billing:card-amex": "American Express",
  "account-billing:card-mastercard": "Mastercard",
  "account-billing:card-visa": "Visa",
  "account-billing:card-jcb": "JCB",
  "account-billing:billing": "Billing",
  "account-billing:payments": "Payments",
  "account-billing:payment": "Payment",
  "account-billing:payment-heading": "Payment of {amount} · {card}",
  "account-billing:payment-heading-method": "Payment of {amount} · {method}",
  "account-billing:transactions": "Transactions",
  "account-billing:transaction": "Transaction",
  "account-billing:total": "Total",
  "account-billing:date": "Date",
  "account-billing:type": "Type",
  "account-billing:details": "Details",
  "account-billing:amount": "Amount",
  "account-billing:all-types": "All types",
  "account-billing:search-details": "Search details",
  "account-billing:transactions-empty-title": "No transactions",
  "account-billing:transactions-empty": "Charges and payments will be listed here.",
  "account-billing:amount-help": "$5 minimum",
  "account-billing:enter-amount": "Enter an amount",
  "account-billing:amount-small": "The smallest payment is $5",
  "account-billing:amount-large": "The largest payment is $10,000. Contact us to pay more.",
  "account-billing:amount-cents": "Use at most two decimals",
  "account-billing:method": "Pay with",
  "account-billing:payment-method": "Method",
  "account-billing:method-card": "Card",
  "account-billing:method-express": "Apple Pay or Google Pay",
  "account-billing:method-paypal": "PayPal",
  "account-billing:no-method": "This payment method isn’t available on your plan.",
  "account-billing:save-card": "Save this card",
  "account-billing:save-card-help": "For future payments and auto top-up.",
  "account-billing:started": "Not completed",
  "account-billing:processing": "Processing",
  "account-billing:succeeded": "Paid",
  "account-billing:failed": "Failed",
  "account-billing:disputed": "Disputed",
  "account-billing:charged-back": "Charged back",
  "account-billing:refunded": "Refunded",
  "account-billing:card": "Card",
  "account-billing:started-by": "Started by",
  "account-billing:by-person": "User",
  "account-billing:by-auto": "Auto top-up",
  "account-billing:payment-page": "Payment page",
  "account-billing:all-statuses": "All statuses",
  "account-billing:all-methods": "All methods",
  "account-billing:payments-empty-title": "No payments",
  "account-billing:payments-empty": "Top up your balance to start.",
  "account-billing:payment-processing": "Your payment is being processed. We review first payments manually, which can take up to 2 business days.",
  "account-billing:payment-failed-text": "The payment didn’t go through. You weren’t charged.",
  "account-billing:try-payment-again": "Try again",
  "account-billing:payment-disputed-text": "The cardholder’s bank reversed this payment. Contact us if this was an error.",
  "account-billing:history": "History",
  "account-billing:balance": "Balance",
  "account-billing:continue-to-payment": "Continue to payment",
  "account-billing:going-to-payment": "Opening the payment page",
  "account-billing:payment-safe": "You’ll pay on our payment provider’s page. We never see your card number.",
  "account-billing:payment-received": "Payment received",
  "account-billing:payment-received-text": "Thank you. Your balance has been updated.",
  "account-billing:latest-payments": "Latest payments",
  "account-billing:no-payments": "No payments yet",
  "account-billing:all-payments": "All payments",
  "account-billing:payment-not-made": "Payment failed",
  "account-billing:payment-not-made-text": "The payment didn’t go through. You weren’t charged.",
  "account-billing:sim-card-declined": "Declined",
  "account-billing:paypal-order": "PayPal order",
  "account-billing:order-id": "Order ID",
  "account-billing:approve-url": "Page where it is approved",
  "account-billing:payment-id": "Payment",
  "account-billing:type-0": "Adjustment",
  "account-billing:type-1": "Promotional credit",
  "account-billing:type-2": "Activation fees",
  "account-billing:type-3": "Monthly fees",
  "account-billing:type-4": "Refund",
  "account-billing:type-5": "Inbound toll-free call",
  "account-billing:type-6": "Inbound call",
  "account-billing:type-7": "Forwarded call",
  "account-billing:type-8": "Channel fees",
  "account-billing:type-9": "Porting fee",
  "account-billing:type-10": "Number release fee",
  "account-billing:type-11": "Regulatory fee",
  "account-billing:type-12": "Caller name (CNAM) lookup",
  "account-billing:type-13": "Caller ID verification",
  "account-billing:type-14": "SIP call",
  "account-billing:type-15": "Outbound SMS",
  "account-billing:type-16": "PayPal IN",
  "account-billing:type-17": "Bank transfer IN",
  "account-billing:type-18": "Manual payment IN",
  "account-billing:type-19": "Credit card IN",
  "account-billing:type-20": "Credit card refund",
  "account-billing:type-21": "PayPal refund",
  "account-billing:type-22": "Chargeback",
  "account-billing:type-23": "Payment processing fee",
  "account-billing:type-24": "Inbound SMS",
  "account-billing:type-25": "Outbound MMS",
  "account-billing:type-26": "Inbound MMS",
  "account-billing:type-27": "Short link fee",
  "account-billing:type-28": "Voice campaign call",
  "account-billing:type-29": "Number validator",
  "account-billing:type-30": "Call recording",
  "account-billing:type-31": "Recording storage",
  "account-billing:type-32": "Call transcription",
  "account-billing:type-33": "Text to speech",
  "account-billing:type-34": "Voicemail detection",
  "account-billing:type-35": "Toll-free verification",
  "account-billing:type-36": "2FA",
  "account-billing:type-37": "IVR",
  "account-billing:type-38": "Number verification",
  "account-billing:type-39": "Sender ID registration",
  "account-billing:type-40": "Sender ID monthly fee",
  "account-billing:type-41": "Short code monthly fee",
  "account-billing:type-42": "10DLC brand registration",
  "account-billing:type-43": "10DLC brand vetting",
  "account-billing:type-44": "DID order",
  "account-billing:type-45": "10DLC carrier fee",
  "account-billing:type-46": "10DLC campaign vetting",
  "account-billing:type-47": "10DLC campaign monthly fee",
  "account-billing:type-48": "10DLC campaign activation",
  "account-billing:type-49": "10DLC campaign resubmission",
  "account-billing:type-50": "10DLC appeal",
  "account-billing:type-51": "10DLC non-compliance fine",
  "account-billing:type-52": "Stripe express IN",
  "account-billing:type-53": "Auto top-up IN",
  "account-billing:type-54": "Transfer IN",
  "account-billing:type-55": "Transfer OUT",
  "account-billing:type-56": "Plan fee",
  "account-billing:type-57": "Monthly commitment",
  "account-billing:type-58": "Emergency service monthly fee",
  "account-billing:type-59": "Emergency call",
  "account-billing:type-60": "Tax",
  "account-billing:type-61": "Currency conversion",
  "account-billing:type-62": "Account closure",
  "account-billing:type-500": "Sandbox adjustment",
  "account-billing:type-506": "Sandbox inbound call",
  "account-billing:type-514": "Sandbox SIP call",
  "account-billing:type-515": "Sandbox outbound SMS",
  "account-billing:type-536": "Sandbox 2FA",
  "account-billing:type-545": "Sandbox 10DLC carrier fee",
  "account-billing:cards": "Cards",
  "account-billing:add-card": "Add card",
  "account-billing:card-role": "Use as",
  "account-billing:card-main": "Main card",
  "account-billing:card-backup": "Backup card",
  "account-billing:card-other": "Not charged automatically",
  "account-billing:card-saved": "Saved",
  "account-billing:card-expires": "Expires",
  "account-billing:card-added": "Added",
  "account-billing:make-main": "Make main card",
  "account-billing:make-backup": "Make backup card",
  "account-billing:card-changed": "The card was changed",
  "account-billing:remove-card-title": "Remove this card?",
  "account-billing:remove-card-text": "It won’t be charged anymore. You can add it again later.",
  "account-billing:keep-card": "Keep card",
  "account-billing:card-removed": "The card was removed",
  "account-billing:cards-empty-title": "No cards",
  "account-billing:cards-empty": "Save a card to top up faster, or automatically.",
  "account-billing:continue-to-card": "Enter card details",
  "account-billing:going-to-card": "Opening the card page",
  "account-billing:card-safe": "You’ll enter the card on our payment provider’s page. We never see your card number.",
  "account-billing:auto-topup": "Auto top-up",
  "account-billing:enabled": "Top up automatically",
  "account-billing:threshold": "When the balance falls to",
  "account-billing:topup-amount": "Top up by",
  "account-billing:monthly-limit": "Monthly limit",
  "account-billing:monthly-limit-help": "Auto top-up pauses for the rest of the month once this is reached.",
  "account-billing:threshold-small": "Use at least $1",
  "account-billing:limit-small": "Use at least $5",
  "account-billing:limit-large": "Use at most $100,000",
  "account-billing:limit-below-amount": "The limit must cover at least one top-up",
  "account-billing:add-card-first": "Add a card first",
  "account-billing:auto-topup-needs-card": "Auto top-up charges a saved card. Add one to start.",
  "account-billing:topped-up-this-month": "Topped up automatically this month",
  "account-billing:auto-topup-saved": "Auto top-up was saved",
  "account-billing:cards-charged": "Saved cards",
  "account-billing:no-cards": "No saved cards",
  "account-billing:all-cards": "All cards",
  "account-billing:latest-topups": "Latest auto top-ups",
  "account-billing:no-topups": "No auto top-ups yet",
  "account-billing:running": "In progress",
  "account-billing:paid": "Paid",
  "account-billing:limited": "Limit reached",
  "account-billing:stopped": "Stopped",
  "account-billing:alerts": "Alerts",
  "account-billing:alert": "Alert",
  "account-billing:alert-when": "Alert me when",
  "account-billing:alert-balance": "Balance falls to",
  "account-billing:alert-day": "Spend in a day reaches",
  "account-billing:alert-month": "Spend in a month reaches",
  "account-billing:alert-amount": "Amount",
  "account-billing:alert-emails": "Also email",
  "account-billing:alert-emails-help": "Everyone who can see billing is notified in the portal.",
  "account-billing:alert-negative": "Use zero or more",
  "account-billing:ten-emails": "You can add up to 10 addresses",
  "account-billing:email-wrong": "Enter a valid email address",
  "account-billing:alert-raised": "Last triggered",
  "account-billing:watching": "Active",
  "account-billing:raised": "Triggered",
  "account-billing:new-alert": "New alert",
  "account-billing:edit-alert": "Edit alert",
  "account-billing:create-alert": "Create alert",
  "account-billing:alert-created": "The alert was created",
  "account-billing:alert-saved": "The alert was saved",
  "account-billing:remove-alert-title": "Remove this alert?",
  "account-billing:remove-alert-text": "No one will be notified anymore.",
  "account-billing:keep-alert": "Keep alert",
  "account-billing:alert-removed": "The alert was removed",
  "account-billing:alerts-empty-title": "No alerts",
  "account-billing:alerts-empty": "Get notified when your balance runs low or spend runs high.",
  "account-billing:billing-alert": "Alert",
  "account-billing:topup-run": "Auto top-up charge",
  "account-billing:payment-card": "Card",
  "account-billing:period": "Period",
  "account-billing:choose-role": "Choose what to use the card for",
  "account-billing:transfer": "Transfer",
  "account-billing:direction": "Direction",
  "account-billing:transfer-to": "To a sub-account",
  "account-billing:transfer-from": "From a sub-account",
  "account-billing:sub-account": "Sub-account",
  "account-billing:choose-sub-account": "Choose a sub-account",
  "account-billing:transfer-small": "Transfer at least $0.01",
  "account-billing:transfer-note": "Note",
  "account-billing:no-sub-accounts": "No sub-accounts",
  "account-billing:transfer-money": "Transfer",
  "account-billing:transferred": "The money was transferred",
  "account-billing:latest-transfers": "Latest transfers",
  "account-billing:no-transfers": "No transfers yet",
  "account-billing:transfer-amount": "Amount",
  "account-billing:invoices": "Invoices",
  "account-billing:invoice": "Invoice",
  "account-billing:statements": "Statements",
  "account-billing:invoice-number": "Number",
  "account-billing:month": "Month",
  "account-billing:period-start": "From",
  "account-billing:period-end": "To",
  "account-billing:invoice-zone": "Time zone",
  "account-billing:currency": "Currency",
  "account-billing:opening-balance": "Opening balance",
  "account-billing:charges": "Charges",
  "account-billing:adjustments": "Adjustments",
  "account-billing:closing-balance": "Closing balance",
  "account-billing:balance-now": "Balance incl. sub-accounts",
  "account-billing:net": "Charges without VAT",
  "account-billing:vat": "VAT",
  "account-billing:vat-included": "VAT included",
  "account-billing:vat-rate": "VAT rate (%)",
  "account-billing:vat-treatment": "VAT treatment",
  "account-billing:vat-domestic": "Standard rate",
  "account-billing:vat-union": "Rate of your country",
  "account-billing:vat-reverse-charge": "Reverse charge",
  "account-billing:vat-outside": "No VAT",
  "account-billing:customer-name": "Customer",
  "account-billing:customer-address": "Address",
  "account-billing:customer-country": "Country",
  "account-billing:vat-number": "VAT number",
  "account-billing:lines": "Lines",
  "account-billing:issued": "Issued",
  "account-billing:download-pdf": "Download PDF",
  "account-billing:no-invoices-title": "No invoices yet",
  "account-billing:no-invoices": "We issue an invoice after each month with charges or payments.",
  "account-billing:month-so-far": "This month so far",
  "account-billing:invoice-to": "Bill to",
  "account-billing:invoice-line": "Invoice line",
  "account-billing:line-position": "Position",
  "account-billing:product": "Product",
  "account-billing:line-type": "Description",
  "account-billing:line-number": "Phone number",
  "account-billing:line-sub-account": "Sub-account",
  "account-billing:line-quantity": "Quantity",
  "account-billing:product-numbers": "Numbers",
  "account-billing:product-voice": "Voice",
  "account-billing:product-messaging": "Messaging",
  "account-billing:product-verification": "2FA",
  "account-billing:product-ten-dlc": "10DLC",
  "account-billing:product-tools": "Number validator",
  "account-billing:product-plan": "Plan",
  "account-billing:product-refunds": "Refunds",
  "account-billing:product-adjustments": "Adjustments",
  "account-billing:product-transfers": "Transfers",
  "account-billing:product-payments": "Payments",
  "account-billing:download-lines": "Download lines (CSV)",
  "account-billing:no-lines": "No lines",
  "account-billing:usage": "Usage",
  "account-billing:day": "Day",
  "account-billing:usage-charge": "Cost",
  "account-billing:usage-total": "Cost",
  "account-billing:usage-by-day": "Cost over time",
  "account-billing:usage-lines": "Details by day",
  "account-billing:usage-other": "Other",
  "account-billing:no-usage-here": "No usage for these filters.",
  "account-billing:no-usage-title": "No usage yet",
  "account-billing:no-usage": "Calls, messages, numbers, and everything else you use is added up here by day.",
  "account-billing:all-products": "All products",
  "account-billing:all-countries": "All countries",
  "account-billing:all-accounts": "All accounts",
  "account-billing:line-country": "Country",
  "account-billing:event-paid-after-review": "Paid after review",
  "account-billing:event-dispute-won": "Dispute won",
  "account-billing:event-watching-again": "Active again",
  "account-billing:event-tried-again": "Tried again"
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
  "billing-alert.create": validator(object({ "id": readOnly, "version": readOnly, "kind": string({ values: ["balance","day","month"] }), "amount": number({ type: "integer", minimum: 0, maximum: 100000000000, multipleOf: 10000 }), "emails": array({ maxItems: 10, distinct: true, items: string({ maxLength: 254, format: "email", trim: true }) }), "status": readOnly, "period": readOnly, "raised_at": readOnly, "created_at": readOnly }, ["kind","amount"])),
  "billing-alert.update": validator(object({ "id": readOnly, "version": readOnly, "kind": string({ values: ["balance","day","month"] }), "amount": number({ type: "integer", minimum: 0, maximum: 100000000000, multipleOf: 10000 }), "emails": array({ maxItems: 10, distinct: true, items: string({ maxLength: 254, format: "email", trim: true }) }), "status": readOnly, "period": readOnly, "raised_at": readOnly, "created_at": readOnly })),
  "billing-alert.form": validator(object({ "id": anything, "version": anything, "kind": string({ values: ["balance","day","month"] }), "amount": number({ type: "integer", minimum: 0, maximum: 100000000000, multipleOf: 10000 }), "emails": array({ maxItems: 10, distinct: true, items: string({ maxLength: 254, format: "email", trim: true }) }), "status": anything, "period": anything, "raised_at": anything, "created_at": anything })),
  "auto-topup.create": validator(object({ "id": readOnly, "version": readOnly, "enabled": boolean, "threshold": number({ type: "integer", minimum: 1000000, maximum: 10000000000, multipleOf: 10000 }), "amount": number({ type: "integer", minimum: 5000000, maximum: 10000000000, multipleOf: 10000 }), "monthly_limit": number({ type: "integer", minimum: 5000000, maximum: 100000000000, multipleOf: 10000 }), "used": readOnly, "stopped": readOnly }, ["enabled"])),
  "auto-topup.update": validator(object({ "id": readOnly, "version": readOnly, "enabled": boolean, "threshold": number({ type: "integer", minimum: 1000000, maximum: 10000000000, multipleOf: 10000 }), "amount": number({ type: "integer", minimum: 5000000, maximum: 10000000000, multipleOf: 10000 }), "monthly_limit": number({ type: "integer", minimum: 5000000, maximum: 100000000000, multipleOf: 10000 }), "used": readOnly, "stopped": readOnly })),
  "auto-topup.form": validator(object({ "id": anything, "version": anything, "enabled": boolean, "threshold": number({ type: "integer", minimum: 1000000, maximum: 10000000000, multipleOf: 10000 }), "amount": number({ type: "integer", minimum: 5000000, maximum: 10000000000, multipleOf: 10000 }), "monthly_limit": number({ type: "integer", minimum: 5000000, maximum: 100000000000, multipleOf: 10000 }), "used": anything, "stopped": anything })),
  "topup-run.create": validator(object({ "id": readOnly, "version": readOnly, "amount": readOnly, "status": readOnly, "reason": readOnly, "created_at": readOnly })),
  "topup-run.update": validator(object({ "id": readOnly, "version": readOnly, "amount": readOnly, "status": readOnly, "reason": readOnly, "created_at": readOnly })),
  "topup-run.form": validator(object({ "id": anything, "version": anything, "amount": anything, "status": anything, "reason": anything, "created_at": anything })),
  "payment-card.create": validator(object({ "id": readOnly, "version": readOnly, "name": readOnly, "role": string({ values: ["main","backup","other"] }), "status": readOnly, "expires": readOnly, "setup_url": readOnly, "created_at": readOnly }, ["role"])),
  "payment-card.update": validator(object({ "id": readOnly, "version": readOnly, "name": readOnly, "role": string({ values: ["main","backup","other"] }), "status": readOnly, "expires": readOnly, "setup_url": readOnly, "created_at": readOnly })),
  "payment-card.form": validator(object({ "id": anything, "version": anything, "name": anything, "role": string({ values: ["main","backup","other"] }), "status": anything, "expires": anything, "setup_url": anything, "created_at": anything })),
  "invoice-line.create": validator(object({ "id": readOnly, "version": readOnly, "invoice_id": readOnly, "position": readOnly, "product": readOnly, "type": readOnly, "number": readOnly, "country_code": readOnly, "sub_account": readOnly, "quantity": readOnly, "amount": readOnly, "created_at": readOnly })),
  "invoice-line.update": validator(object({ "id": readOnly, "version": readOnly, "invoice_id": readOnly, "position": readOnly, "product": readOnly, "type": readOnly, "number": readOnly, "country_code": readOnly, "sub_account": readOnly, "quantity": readOnly, "amount": readOnly, "created_at": readOnly })),
  "invoice-line.form": validator(object({ "id": anything, "version": anything, "invoice_id": anything, "position": anything, "product": anything, "type": anything, "number": anything, "country_code": anything, "sub_account": anything, "quantity": anything, "amount": anything, "created_at": anything })),
  "invoice.create": validator(object({ "id": readOnly, "version": readOnly, "number": readOnly, "month": readOnly, "period_start": readOnly, "period_end": readOnly, "time_zone": readOnly, "currency": readOnly, "opening_balance": readOnly, "charges": readOnly, "payments": readOnly, "adjustments": readOnly, "closing_balance": readOnly, "net": readOnly, "vat": readOnly, "vat_rate": readOnly, "vat_treatment": readOnly, "customer_name": readOnly, "customer_address": readOnly, "customer_country": readOnly, "customer_vat_number": readOnly, "lines_count": readOnly, "created_at": readOnly })),
  "invoice.update": validator(object({ "id": readOnly, "version": readOnly, "number": readOnly, "month": readOnly, "period_start": readOnly, "period_end": readOnly, "time_zone": readOnly, "currency": readOnly, "opening_balance": readOnly, "charges": readOnly, "payments": readOnly, "adjustments": readOnly, "closing_balance": readOnly, "net": readOnly, "vat": readOnly, "vat_rate": readOnly, "vat_treatment": readOnly, "customer_name": readOnly, "customer_address": readOnly, "customer_country": readOnly, "customer_vat_number": readOnly, "lines_count": readOnly, "created_at": readOnly })),
  "invoice.form": validator(object({ "id": anything, "version": anything, "number": anything, "month": anything, "period_start": anything, "period_end": anything, "time_zone": anything, "currency": anything, "opening_balance": anything, "charges": anything, "payments": anything, "adjustments": anything, "closing_balance": anything, "net": anything, "vat": anything, "vat_rate": anything, "vat_treatment": anything, "customer_name": anything, "customer_address": anything, "customer_country": anything, "customer_vat_number": anything, "lines_count": anything, "created_at": anything })),
  "payment.create": validator(object({ "id": readOnly, "version": readOnly, "amount": number({ type: "integer", minimum: 5000000, maximum: 10000000000, multipleOf: 10000 }), "method": string({ values: ["card","express","paypal"] }), "save_card": boolean, "status": readOnly, "reason": readOnly, "card": readOnly, "refunded": readOnly, "cause": readOnly, "checkout_url": readOnly, "created_at": readOnly }, ["amount","method"])),
  "payment.update": validator(object({ "id": readOnly, "version": readOnly, "amount": number({ type: "integer", minimum: 5000000, maximum: 10000000000, multipleOf: 10000 }), "method": string({ values: ["card","express","paypal"] }), "save_card": boolean, "status": readOnly, "reason": readOnly, "card": readOnly, "refunded": readOnly, "cause": readOnly, "checkout_url": readOnly, "created_at": readOnly })),
  "payment.form": validator(object({ "id": anything, "version": anything, "amount": number({ type: "integer", minimum: 5000000, maximum: 10000000000, multipleOf: 10000 }), "method": string({ values: ["card","express","paypal"] }), "save_card": boolean, "status": anything, "reason": anything, "card": anything, "refunded": anything, "cause": anything, "checkout_url": anything, "created_at": anything })),
  "paypal-order.create": validator(object({ "id": readOnly, "version": readOnly, "payment_id": string({ format: "uuid" }), "order_id": readOnly, "approve_url": readOnly, "status": readOnly, "reason": readOnly }, ["payment_id"])),
  "paypal-order.update": validator(object({ "id": readOnly, "version": readOnly, "payment_id": string({ format: "uuid" }), "order_id": readOnly, "approve_url": readOnly, "status": readOnly, "reason": readOnly })),
  "paypal-order.form": validator(object({ "id": anything, "version": anything, "payment_id": string({ format: "uuid" }), "order_id": anything, "approve_url": anything, "status": anything, "reason": anything })),
  "transaction.create": validator(object({ "id": readOnly, "version": readOnly, "created_at": readOnly, "type": readOnly, "details": readOnly, "amount": readOnly })),
  "transaction.update": validator(object({ "id": readOnly, "version": readOnly, "created_at": readOnly, "type": readOnly, "details": readOnly, "amount": readOnly })),
  "transaction.form": validator(object({ "id": anything, "version": anything, "created_at": anything, "type": anything, "details": anything, "amount": anything })),
  "transfer.create": validator(object({ "id": readOnly, "version": readOnly, "direction": string({ values: ["to","from"] }), "sub_account": object({ "id": string({ format: "uuid" }), "name": readOnly }, ["id"]), "amount": number({ type: "integer", minimum: 10000, maximum: 100000000000, multipleOf: 10000 }), "note": string({ maxLength: 100, trim: true }), "created_at": readOnly }, ["direction","sub_account","amount"])),
  "transfer.update": validator(object({ "id": readOnly, "version": readOnly, "direction": string({ values: ["to","from"] }), "sub_account": object({ "id": string({ format: "uuid" }), "name": readOnly }, ["id"]), "amount": number({ type: "integer", minimum: 10000, maximum: 100000000000, multipleOf: 10000 }), "note": string({ maxLength: 100, trim: true }), "created_at": readOnly })),
  "transfer.form": validator(object({ "id": anything, "version": anything, "direction": string({ values: ["to","from"] }), "sub_account": object({ "id": string({ format: "uuid" }), "name": anything }), "amount": number({ type: "integer", minimum: 10000, maximum: 100000000000, multipleOf: 10000 }), "note": string({ maxLength: 100, trim: true }), "created_at": anything })),
  "usage.create": validator(object({ "id": readOnly, "version": readOnly, "created_at": readOnly, "product": readOnly, "type": readOnly, "number": readOnly, "country_code": readOnly, "sub_account_id": readOnly, "sub_account": readOnly, "quantity": readOnly, "charge": readOnly })),
  "usage.update": validator(object({ "id": readOnly, "version": readOnly, "created_at": readOnly, "product": readOnly, "type": readOnly, "number": readOnly, "country_code": readOnly, "sub_account_id": readOnly, "sub_account": readOnly, "quantity": readOnly, "charge": readOnly })),
  "usage.form": validator(object({ "id": anything, "version": anything, "created_at": anything, "product": anything, "type": anything, "number": anything, "country_code": anything, "sub_account_id": anything, "sub_account": anything, "quantity": anything, "charge": anything })),
}
