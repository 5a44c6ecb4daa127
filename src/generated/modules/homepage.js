// Written by codegen from definitions/. Do not edit.
export const definition = {
 "id": "homepage",
 "title": "homepage:home",
 "entities": {
  "overview": {
   "id": "overview",
   "module": "homepage",
   "title": "homepage:overview",
   "properties": {
    "spend": {
     "readOnly": true,
     "type": "object",
     "title": "homepage:spend-this-month",
     "properties": {
      "this_month": {
       "cell": "money",
       "type": "integer",
       "title": "homepage:spend-this-month",
       "trim": false,
       "readOnly": true,
       "writeOn": [],
       "sensitive": false,
       "errors": {}
      },
      "last_month": {
       "cell": "money",
       "type": "integer",
       "title": "homepage:spend-this-month",
       "trim": false,
       "readOnly": true,
       "writeOn": [],
       "sensitive": false,
       "errors": {}
      },
      "change": {
       "type": "number",
       "title": "homepage:spend-this-month",
       "trim": false,
       "readOnly": true,
       "writeOn": [],
       "sensitive": false,
       "cell": "number",
       "errors": {}
      }
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "messages": {
     "readOnly": true,
     "type": "object",
     "title": "homepage:messages-today",
     "properties": {
      "today": {
       "type": "integer",
       "title": "homepage:messages-today",
       "trim": false,
       "readOnly": true,
       "writeOn": [],
       "sensitive": false,
       "cell": "number",
       "errors": {}
      },
      "delivery_rate": {
       "cell": "percent-bar",
       "type": "number",
       "title": "homepage:messages-today",
       "trim": false,
       "readOnly": true,
       "writeOn": [],
       "sensitive": false,
       "errors": {}
      }
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "days": {
     "maxItems": 31,
     "readOnly": true,
     "type": "array",
     "title": "homepage:traffic",
     "items": {
      "type": "object",
      "title": "homepage:traffic",
      "properties": {
       "day": {
        "format": "date",
        "type": "string",
        "title": "homepage:traffic",
        "trim": false,
        "readOnly": true,
        "writeOn": [],
        "sensitive": false,
        "cell": "date",
        "errors": {}
       },
       "sent": {
        "type": "integer",
        "title": "homepage:traffic",
        "trim": false,
        "readOnly": true,
        "writeOn": [],
        "sensitive": false,
        "cell": "number",
        "errors": {}
       },
       "delivered": {
        "type": "integer",
        "title": "homepage:traffic",
        "trim": false,
        "readOnly": true,
        "writeOn": [],
        "sensitive": false,
        "cell": "number",
        "errors": {}
       },
       "failed": {
        "type": "integer",
        "title": "homepage:traffic",
        "trim": false,
        "readOnly": true,
        "writeOn": [],
        "sensitive": false,
        "cell": "number",
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
    "broadcasts": {
     "readOnly": true,
     "type": "object",
     "title": "homepage:needs-attention",
     "properties": {
      "paused": {
       "type": "integer",
       "title": "homepage:needs-attention",
       "trim": false,
       "readOnly": true,
       "writeOn": [],
       "sensitive": false,
       "cell": "number",
       "errors": {}
      },
      "failing": {
       "type": "integer",
       "title": "homepage:needs-attention",
       "trim": false,
       "readOnly": true,
       "writeOn": [],
       "sensitive": false,
       "cell": "number",
       "errors": {}
      }
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "templates": {
     "readOnly": true,
     "type": "object",
     "title": "homepage:needs-attention",
     "properties": {
      "declined": {
       "type": "integer",
       "title": "homepage:needs-attention",
       "trim": false,
       "readOnly": true,
       "writeOn": [],
       "sensitive": false,
       "cell": "number",
       "errors": {}
      }
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "senders": {
     "readOnly": true,
     "type": "object",
     "title": "homepage:needs-attention",
     "properties": {
      "declined": {
       "type": "integer",
       "title": "homepage:needs-attention",
       "trim": false,
       "readOnly": true,
       "writeOn": [],
       "sensitive": false,
       "cell": "number",
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
   "required": [],
   "rules": {
    "fields": {},
    "effects": [],
    "checks": []
   }
  }
 },
 "resources": {
  "overview": {
   "id": "overview",
   "module": "homepage",
   "entity": "overview",
   "path": "/v1/overview",
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
     "id": "spend",
     "access": [
      "BillingTransactions"
     ],
     "summary": "What was charged this month and last, in micro-units, and the change in percent against the same days.",
     "method": "GET",
     "path": "/v1/overview/spend",
     "query": []
    },
    {
     "id": "messages",
     "summary": "Messages of today, the delivery rate of 30 days, and 14 days one by one, all in the account's time zone.",
     "method": "GET",
     "path": "/v1/overview/messages",
     "access": [
      "SmsCampaign"
     ],
     "query": []
    },
    {
     "id": "broadcasts",
     "summary": "How many broadcasts are paused, how many of this week reached less than half, and how many templates were declined.",
     "method": "GET",
     "path": "/v1/overview/broadcasts",
     "access": [
      "SmsCampaign"
     ],
     "query": []
    },
    {
     "id": "senders",
     "access": [
      "Sms"
     ],
     "summary": "How many Sender IDs were declined.",
     "method": "GET",
     "path": "/v1/overview/senders",
     "query": []
    }
   ]
  }
 },
 "lists": {},
 "wizards": {},
 "pages": {
  "home": {
   "id": "home",
   "module": "homepage",
   "title": "homepage:home",
   "blocks": [
    {
     "id": "on-flex-pro",
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
     "width": "full",
     "kind": "text",
     "paragraphs": [
      "homepage:on-flex-pro"
     ],
     "steps": [],
     "params": {
      "name": "{account.first_name}",
      "company": "{account.name}"
     }
    },
    {
     "id": "on-flex",
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
     "width": "full",
     "kind": "text",
     "paragraphs": [
      "homepage:on-flex"
     ],
     "steps": [],
     "params": {
      "name": "{account.first_name}",
      "company": "{account.name}"
     }
    },
    {
     "id": "on-sandbox",
     "when": {
      "source": "config.account_level == 'sandbox'",
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
        "value": "sandbox"
       }
      },
      "dependsOn": [
       "config.account_level"
      ]
     },
     "width": "full",
     "kind": "text",
     "paragraphs": [
      "homepage:on-sandbox"
     ],
     "steps": [],
     "params": {
      "name": "{account.first_name}",
      "company": "{account.name}"
     }
    },
    {
     "id": "without-plan",
     "when": {
      "source": "config.account_level == 'empty' || config.account_level == 'disabled'",
      "tree": {
       "op": "or",
       "args": [
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
          "value": "disabled"
         }
        }
       ]
      },
      "dependsOn": [
       "config.account_level"
      ]
     },
     "width": "full",
     "kind": "text",
     "paragraphs": [
      "homepage:without-plan"
     ],
     "steps": [],
     "params": {
      "name": "{account.first_name}",
      "company": "{account.name}"
     }
    },
    {
     "id": "suspended",
     "when": {
      "source": "config.payments_restrictions.suspended",
      "tree": {
       "op": "path",
       "root": "config",
       "path": [
        "payments_restrictions",
        "suspended"
       ]
      },
      "dependsOn": [
       "config.payments_restrictions.suspended"
      ]
     },
     "width": "full",
     "kind": "text",
     "title": "homepage:suspended-title",
     "paragraphs": [
      "homepage:suspended-happened",
      "homepage:suspended-works"
     ],
     "steps": [],
     "params": {}
    },
    {
     "id": "figures",
     "when": {
      "source": "config.account_items.has_sms_campaigns",
      "tree": {
       "op": "path",
       "root": "config",
       "path": [
        "account_items",
        "has_sms_campaigns"
       ]
      },
      "dependsOn": [
       "config.account_items.has_sms_campaigns"
      ]
     },
     "width": "full",
     "kind": "stats",
     "look": "tiles",
     "accountDays": true,
     "stats": [
      {
       "id": "balance",
       "title": "homepage:balance",
       "source": {
        "get": "/config",
        "query": {},
        "path": "balance",
        "access": []
       },
       "cell": "balance"
      },
      {
       "id": "spend",
       "title": "homepage:spend-this-month",
       "source": {
        "get": "/v1/overview/spend",
        "query": {},
        "path": "spend.this_month",
        "access": [
         "BillingTransactions"
        ]
       },
       "cell": "money",
       "trend": {
        "path": "spend.change",
        "text": "homepage:on-last-month"
       }
      },
      {
       "id": "messages",
       "title": "homepage:messages-today",
       "source": {
        "get": "/v1/overview/messages",
        "query": {},
        "path": "messages.today",
        "access": [
         "SmsCampaign"
        ]
       },
       "cell": "number",
       "link": {
        "to": "/logs?type=outboundSms",
        "access": [
         "Sms"
        ]
       }
      },
      {
       "id": "delivery-rate",
       "title": "homepage:delivery-rate",
       "source": {
        "get": "/v1/overview/messages",
        "query": {},
        "path": "messages.delivery_rate",
        "access": [
         "SmsCampaign"
        ]
       },
       "cell": "percent-bar"
      }
     ]
    },
    {
     "id": "money",
     "when": {
      "source": "!config.account_items.has_sms_campaigns && config.account_level in ['sandbox', 'flex', 'flex_pro']",
      "tree": {
       "op": "and",
       "args": [
        {
         "op": "not",
         "arg": {
          "op": "path",
          "root": "config",
          "path": [
           "account_items",
           "has_sms_campaigns"
          ]
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
           "sandbox",
           "flex",
           "flex_pro"
          ]
         }
        }
       ]
      },
      "dependsOn": [
       "config.account_items.has_sms_campaigns",
       "config.account_level"
      ]
     },
     "width": "full",
     "kind": "stats",
     "look": "tiles",
     "accountDays": true,
     "stats": [
      {
       "id": "balance",
       "title": "homepage:balance",
       "source": {
        "get": "/config",
        "query": {},
        "path": "balance",
        "access": []
       },
       "cell": "balance"
      },
      {
       "id": "spend",
       "title": "homepage:spend-this-month",
       "source": {
        "get": "/v1/overview/spend",
        "query": {},
        "path": "spend.this_month",
        "access": [
         "BillingTransactions"
        ]
       },
       "cell": "money",
       "trend": {
        "path": "spend.change",
        "text": "homepage:on-last-month"
       }
      }
     ]
    },
    {
     "id": "sandbox-guides",
     "when": {
      "source": "config.account_level == 'sandbox'",
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
        "value": "sandbox"
       }
      },
      "dependsOn": [
       "config.account_level"
      ]
     },
     "width": "full",
     "kind": "links",
     "title": "homepage:sandbox-guides",
     "links": [
      {
       "id": "sip-trunk",
       "title": "homepage:guide-sip-trunk",
       "text": "homepage:guide-sip-trunk-text",
       "to": "/sandbox/sip-trunk",
       "access": [],
       "when": {
        "source": "config.account_level == 'sandbox'",
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
          "value": "sandbox"
         }
        },
        "dependsOn": [
         "config.account_level"
        ]
       }
      },
      {
       "id": "sms",
       "title": "homepage:guide-sms",
       "text": "homepage:guide-sms-text",
       "to": "/sandbox/sms",
       "access": [],
       "when": {
        "source": "config.account_level == 'sandbox' && config.sandbox_sms_module_enabled",
        "tree": {
         "op": "and",
         "args": [
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
            "value": "sandbox"
           }
          },
          {
           "op": "path",
           "root": "config",
           "path": [
            "sandbox_sms_module_enabled"
           ]
          }
         ]
        },
        "dependsOn": [
         "config.account_level",
         "config.sandbox_sms_module_enabled"
        ]
       }
      },
      {
       "id": "full-account",
       "title": "homepage:full-account",
       "text": "homepage:full-account-text",
       "to": "/profile/account/plan",
       "access": [],
       "when": {
        "source": "!has(config.pending_account_level)",
        "tree": {
         "op": "not",
         "arg": {
          "op": "has",
          "root": "config",
          "path": [
           "pending_account_level"
          ]
         }
        },
        "dependsOn": [
         "config.pending_account_level"
        ]
       }
      }
     ]
    },
    {
     "id": "first-steps",
     "when": {
      "source": "!config.account_items.has_sms_campaigns && !config.payments_restrictions.suspended",
      "tree": {
       "op": "and",
       "args": [
        {
         "op": "not",
         "arg": {
          "op": "path",
          "root": "config",
          "path": [
           "account_items",
           "has_sms_campaigns"
          ]
         }
        },
        {
         "op": "not",
         "arg": {
          "op": "path",
          "root": "config",
          "path": [
           "payments_restrictions",
           "suspended"
          ]
         }
        }
       ]
      },
      "dependsOn": [
       "config.account_items.has_sms_campaigns",
       "config.payments_restrictions.suspended"
      ]
     },
     "width": "full",
     "kind": "tasks",
     "title": "homepage:first-steps",
     "tasks": [
      {
       "id": "plan",
       "tone": "neutral",
       "title": "homepage:first-plan",
       "text": "homepage:first-plan-text",
       "when": {
        "source": "config.account_level in ['empty', 'flex', 'flex_pro']",
        "tree": {
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
           "flex",
           "flex_pro"
          ]
         }
        },
        "dependsOn": [
         "config.account_level"
        ]
       },
       "done": {
        "source": "config.account_level != 'empty'",
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
          "value": "empty"
         }
        },
        "dependsOn": [
         "config.account_level"
        ]
       },
       "link": {
        "to": "/profile/account/plan",
        "access": [],
        "when": {
         "source": "config.account_level in ['empty', 'flex', 'flex_pro']",
         "tree": {
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
            "flex",
            "flex_pro"
           ]
          }
         },
         "dependsOn": [
          "config.account_level"
         ]
        }
       }
      },
      {
       "id": "number",
       "tone": "neutral",
       "title": "homepage:first-number",
       "text": "homepage:first-number-text",
       "done": {
        "source": "config.account_items.has_dids",
        "tree": {
         "op": "path",
         "root": "config",
         "path": [
          "account_items",
          "has_dids"
         ]
        },
        "dependsOn": [
         "config.account_items.has_dids"
        ]
       },
       "link": {
        "to": "/buy",
        "access": [
         "Buy"
        ]
       }
      },
      {
       "id": "sender",
       "tone": "neutral",
       "title": "homepage:first-sender",
       "text": "homepage:first-sender-text",
       "done": {
        "source": "config.account_items.has_sms_senders",
        "tree": {
         "op": "path",
         "root": "config",
         "path": [
          "account_items",
          "has_sms_senders"
         ]
        },
        "dependsOn": [
         "config.account_items.has_sms_senders"
        ]
       },
       "link": {
        "to": "/sms/senders/create",
        "access": [
         "SmsWrite",
         "Sms"
        ]
       }
      },
      {
       "id": "template",
       "tone": "neutral",
       "title": "homepage:first-template",
       "text": "homepage:first-template-text",
       "done": {
        "source": "config.account_items.has_sms_templates",
        "tree": {
         "op": "path",
         "root": "config",
         "path": [
          "account_items",
          "has_sms_templates"
         ]
        },
        "dependsOn": [
         "config.account_items.has_sms_templates"
        ]
       },
       "link": {
        "to": "/sms-broadcast/templates/create",
        "access": [
         "SmsCampaignWrite",
         "SmsCampaign"
        ]
       }
      },
      {
       "id": "broadcast",
       "tone": "neutral",
       "title": "homepage:first-broadcast",
       "text": "homepage:first-broadcast-text",
       "done": {
        "source": "config.account_items.has_sms_campaigns",
        "tree": {
         "op": "path",
         "root": "config",
         "path": [
          "account_items",
          "has_sms_campaigns"
         ]
        },
        "dependsOn": [
         "config.account_items.has_sms_campaigns"
        ]
       },
       "link": {
        "to": "/sms-broadcast/campaigns/create",
        "access": [
         "SmsCampaignWrite",
         "SmsCampaign"
        ]
       }
      }
     ]
    },
    {
     "id": "attention",
     "when": {
      "source": "config.account_items.has_dids || config.account_items.has_sms_campaigns || config.account_items.has_sms_senders || config.account_items.has_sms_templates || config.payments_restrictions.suspended",
      "tree": {
       "op": "or",
       "args": [
        {
         "op": "path",
         "root": "config",
         "path": [
          "account_items",
          "has_dids"
         ]
        },
        {
         "op": "path",
         "root": "config",
         "path": [
          "account_items",
          "has_sms_campaigns"
         ]
        },
        {
         "op": "path",
         "root": "config",
         "path": [
          "account_items",
          "has_sms_senders"
         ]
        },
        {
         "op": "path",
         "root": "config",
         "path": [
          "account_items",
          "has_sms_templates"
         ]
        },
        {
         "op": "path",
         "root": "config",
         "path": [
          "payments_restrictions",
          "suspended"
         ]
        }
       ]
      },
      "dependsOn": [
       "config.account_items.has_dids",
       "config.account_items.has_sms_campaigns",
       "config.account_items.has_sms_senders",
       "config.account_items.has_sms_templates",
       "config.payments_restrictions.suspended"
      ]
     },
     "width": "full",
     "kind": "tasks",
     "title": "homepage:needs-attention",
     "tasks": [
      {
       "id": "suspended",
       "tone": "danger",
       "title": "homepage:pay",
       "text": "homepage:pay-text",
       "when": {
        "source": "config.payments_restrictions.suspended",
        "tree": {
         "op": "path",
         "root": "config",
         "path": [
          "payments_restrictions",
          "suspended"
         ]
        },
        "dependsOn": [
         "config.payments_restrictions.suspended"
        ]
       },
       "link": {
        "place": "top-up",
        "access": [],
        "when": {
         "source": "config.payments_restrictions.suspended",
         "tree": {
          "op": "path",
          "root": "config",
          "path": [
           "payments_restrictions",
           "suspended"
          ]
         },
         "dependsOn": [
          "config.payments_restrictions.suspended"
         ]
        }
       }
      },
      {
       "id": "balance",
       "tone": "warning",
       "title": "homepage:balance-low",
       "text": "homepage:balance-low-text",
       "when": {
        "source": "config.balance < 10000000 && config.account_level in ['flex', 'flex_pro'] && !config.payments_restrictions.suspended",
        "tree": {
         "op": "and",
         "args": [
          {
           "op": "<",
           "left": {
            "op": "path",
            "root": "config",
            "path": [
             "balance"
            ]
           },
           "right": {
            "op": "const",
            "value": 10000000
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
             "flex",
             "flex_pro"
            ]
           }
          },
          {
           "op": "not",
           "arg": {
            "op": "path",
            "root": "config",
            "path": [
             "payments_restrictions",
             "suspended"
            ]
           }
          }
         ]
        },
        "dependsOn": [
         "config.account_level",
         "config.balance",
         "config.payments_restrictions.suspended"
        ]
       },
       "link": {
        "place": "top-up",
        "access": [],
        "when": {
         "source": "config.balance < 10000000 && config.account_level in ['flex', 'flex_pro'] && !config.payments_restrictions.suspended",
         "tree": {
          "op": "and",
          "args": [
           {
            "op": "<",
            "left": {
             "op": "path",
             "root": "config",
             "path": [
              "balance"
             ]
            },
            "right": {
             "op": "const",
             "value": 10000000
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
              "flex",
              "flex_pro"
             ]
            }
           },
           {
            "op": "not",
            "arg": {
             "op": "path",
             "root": "config",
             "path": [
              "payments_restrictions",
              "suspended"
             ]
            }
           }
          ]
         },
         "dependsOn": [
          "config.account_level",
          "config.balance",
          "config.payments_restrictions.suspended"
         ]
        }
       }
      },
      {
       "id": "paused",
       "tone": "warning",
       "title": "homepage:broadcasts-paused",
       "text": "homepage:broadcasts-paused-text",
       "count": {
        "get": "/v1/overview/broadcasts",
        "query": {},
        "path": "broadcasts.paused",
        "access": [
         "SmsCampaign"
        ]
       },
       "link": {
        "to": "/sms-broadcast/campaigns?status=paused",
        "access": [
         "SmsCampaign"
        ]
       }
      },
      {
       "id": "failing",
       "tone": "danger",
       "title": "homepage:broadcasts-failing",
       "text": "homepage:broadcasts-failing-text",
       "count": {
        "get": "/v1/overview/broadcasts",
        "query": {},
        "path": "broadcasts.failing",
        "access": [
         "SmsCampaign"
        ]
       },
       "link": {
        "to": "/sms-broadcast/campaigns?status=completed&sort=delivery_rate",
        "access": [
         "SmsCampaign"
        ]
       }
      },
      {
       "id": "templates",
       "tone": "danger",
       "title": "homepage:templates-declined",
       "text": "homepage:templates-declined-text",
       "count": {
        "get": "/v1/overview/broadcasts",
        "query": {},
        "path": "templates.declined",
        "access": [
         "SmsCampaign"
        ]
       },
       "link": {
        "to": "/sms-broadcast/templates?status=declined",
        "access": [
         "SmsCampaign"
        ]
       }
      },
      {
       "id": "senders",
       "tone": "danger",
       "title": "homepage:senders-declined",
       "text": "homepage:senders-declined-text",
       "count": {
        "get": "/v1/overview/senders",
        "query": {},
        "path": "senders.declined",
        "access": [
         "Sms"
        ]
       },
       "link": {
        "to": "/sms/senders",
        "access": [
         "Sms"
        ]
       }
      }
     ],
     "empty": "homepage:nothing-to-do"
    },
    {
     "id": "traffic",
     "when": {
      "source": "config.account_items.has_sms_campaigns",
      "tree": {
       "op": "path",
       "root": "config",
       "path": [
        "account_items",
        "has_sms_campaigns"
       ]
      },
      "dependsOn": [
       "config.account_items.has_sms_campaigns"
      ]
     },
     "width": "half",
     "kind": "chart",
     "title": "homepage:traffic",
     "form": "bar",
     "source": {
      "get": "/v1/overview/messages",
      "query": {},
      "path": "days",
      "access": [
       "SmsCampaign"
      ]
     },
     "x": "day",
     "series": [
      {
       "id": "sent",
       "title": "homepage:sent",
       "value": "sent"
      },
      {
       "id": "failed",
       "title": "homepage:failed",
       "value": "failed"
      }
     ],
     "cell": "number",
     "empty": "homepage:no-traffic"
    },
    {
     "id": "recent",
     "when": {
      "source": "config.account_items.has_sms_campaigns",
      "tree": {
       "op": "path",
       "root": "config",
       "path": [
        "account_items",
        "has_sms_campaigns"
       ]
      },
      "dependsOn": [
       "config.account_items.has_sms_campaigns"
      ]
     },
     "width": "half",
     "kind": "rows",
     "title": "homepage:recent-broadcasts",
     "source": {
      "get": "/v1/sms/campaigns",
      "query": {
       "per_page": "5",
       "sort": "-created_at"
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
      },
      {
       "id": "delivery",
       "field": "delivery_rate",
       "title": "sms-broadcast:delivery-rate",
       "cell": "percent-bar",
       "align": "start"
      },
      {
       "id": "created",
       "field": "created_at",
       "title": "portal:created",
       "cell": "relative-time",
       "align": "start"
      }
     ],
     "empty": "homepage:no-broadcasts",
     "more": {
      "text": "homepage:all-broadcasts",
      "to": "/sms-broadcast/campaigns",
      "access": [
       "SmsCampaign"
      ]
     }
    },
    {
     "id": "actions",
     "when": {
      "source": "config.account_items.has_sms_campaigns",
      "tree": {
       "op": "path",
       "root": "config",
       "path": [
        "account_items",
        "has_sms_campaigns"
       ]
      },
      "dependsOn": [
       "config.account_items.has_sms_campaigns"
      ]
     },
     "width": "full",
     "kind": "links",
     "title": "homepage:quick-actions",
     "links": [
      {
       "id": "broadcast",
       "title": "homepage:new-broadcast",
       "text": "homepage:new-broadcast-text",
       "to": "/sms-broadcast/campaigns/create",
       "access": [
        "SmsCampaign",
        "SmsCampaignWrite"
       ],
       "when": {
        "source": "!config.payments_restrictions.suspended && !config.master_suspended",
        "tree": {
         "op": "and",
         "args": [
          {
           "op": "not",
           "arg": {
            "op": "path",
            "root": "config",
            "path": [
             "payments_restrictions",
             "suspended"
            ]
           }
          },
          {
           "op": "not",
           "arg": {
            "op": "path",
            "root": "config",
            "path": [
             "master_suspended"
            ]
           }
          }
         ]
        },
        "dependsOn": [
         "config.master_suspended",
         "config.payments_restrictions.suspended"
        ]
       }
      },
      {
       "id": "template",
       "title": "homepage:new-template",
       "text": "homepage:new-template-text",
       "to": "/sms-broadcast/templates/create",
       "access": [
        "SmsCampaign",
        "SmsCampaignWrite"
       ],
       "when": {
        "source": "!config.payments_restrictions.suspended && !config.master_suspended",
        "tree": {
         "op": "and",
         "args": [
          {
           "op": "not",
           "arg": {
            "op": "path",
            "root": "config",
            "path": [
             "payments_restrictions",
             "suspended"
            ]
           }
          },
          {
           "op": "not",
           "arg": {
            "op": "path",
            "root": "config",
            "path": [
             "master_suspended"
            ]
           }
          }
         ]
        },
        "dependsOn": [
         "config.master_suspended",
         "config.payments_restrictions.suspended"
        ]
       }
      },
      {
       "id": "sender",
       "title": "homepage:register-sender",
       "text": "homepage:register-sender-text",
       "to": "/sms/senders/create",
       "access": [
        "SmsWrite",
        "Sms"
       ],
       "when": {
        "source": "!config.payments_restrictions.suspended && !config.master_suspended",
        "tree": {
         "op": "and",
         "args": [
          {
           "op": "not",
           "arg": {
            "op": "path",
            "root": "config",
            "path": [
             "payments_restrictions",
             "suspended"
            ]
           }
          },
          {
           "op": "not",
           "arg": {
            "op": "path",
            "root": "config",
            "path": [
             "master_suspended"
            ]
           }
          }
         ]
        },
        "dependsOn": [
         "config.master_suspended",
         "config.payments_restrictions.suspended"
        ]
       }
      },
      {
       "id": "messages",
       "title": "homepage:look-up-message",
       "text": "homepage:look-up-message-text",
       "to": "/logs?type=outboundSms",
       "access": [
        "Sms"
       ]
      }
     ]
    },
    {
     "id": "simulator",
     "when": {
      "source": "has(config.has_simulator) && config.account_level != 'sandbox'",
      "tree": {
       "op": "and",
       "args": [
        {
         "op": "has",
         "root": "config",
         "path": [
          "has_simulator"
         ]
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
          "value": "sandbox"
         }
        }
       ]
      },
      "dependsOn": [
       "config.account_level",
       "config.has_simulator"
      ]
     },
     "width": "full",
     "kind": "links",
     "title": "homepage:try-out",
     "links": [
      {
       "id": "simulator",
       "title": "homepage:simulator",
       "text": "homepage:simulator-text",
       "to": "/simulator",
       "access": [
        "Simulator"
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
  "portal:form-unsaved": "Unsaved changes",
  "portal:form-discard": "Discard changes",
  "portal:form-discarded": "Changes discarded",
  "portal:form-draft-restored": "We kept what you entered {when}. It isn’t saved yet.",
  "portal:form-clash-text": "Someone else changed this after you started. Whatever you choose, the rest of what you entered is kept.",
  "portal:form-clash-theirs": "Saved now: {value}",
  "portal:form-clash-mine": "Yours: {value}",
  "portal:form-clash-empty": "nothing",
  "portal:form-clash-take": "Take theirs",
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
  "homepage:home": "Home",
  "homepage:overview": "Overview",
  "homepage:on-flex-pro": "Welcome back, {name}. {company} is on the Flex Pro plan.",
  "homepage:on-flex": "Welcome back, {name}. {company} is on the Flex plan.",
  "homepage:on-sandbox": "Welcome, {name}. {company} is in the sandbox: try things out at no cost.",
  "homepage:without-plan": "Welcome, {name}. {company} doesn’t have a plan yet.",
  "homepage:balance": "Balance",
  "homepage:spend-this-month": "Spend this month",
  "homepage:on-last-month": "vs. last month",
  "homepage:messages-today": "Messages today",
  "homepage:delivery-rate": "Delivery rate, 30 days",
  "homepage:first-steps": "Getting started",
  "homepage:first-number": "Buy a number",
  "homepage:first-number-text": "It takes calls and messages, and can be the Sender ID of broadcasts.",
  "homepage:first-sender": "Register a Sender ID",
  "homepage:first-sender-text": "The name or number your messages come from.",
  "homepage:first-template": "Write a template",
  "homepage:first-template-text": "Your message, with variables for each contact’s details. We review it before you can send it.",
  "homepage:first-broadcast": "Send your first broadcast",
  "homepage:first-broadcast-text": "All you need is an approved template, a Sender ID, a contact file and some balance.",
  "homepage:needs-attention": "Needs attention",
  "homepage:balance-low": "Low balance",
  "homepage:balance-low-text": "Sending stops when your balance runs out. Top up now.",
  "homepage:broadcasts-paused": {
   "one": "One broadcast is paused",
   "other": "{count} broadcasts are paused"
  },
  "homepage:broadcasts-paused-text": "Resume or cancel them.",
  "homepage:broadcasts-failing": {
   "one": "One broadcast reached less than half of its contacts",
   "other": "{count} broadcasts reached less than half of their contacts"
  },
  "homepage:broadcasts-failing-text": "Completed in the last seven days.",
  "homepage:templates-declined": {
   "one": "One template was declined",
   "other": "{count} templates were declined"
  },
  "homepage:templates-declined-text": "See why and submit a new one.",
  "homepage:senders-declined": {
   "one": "One Sender ID was declined",
   "other": "{count} Sender IDs were declined"
  },
  "homepage:senders-declined-text": "See which and register a new one.",
  "homepage:nothing-to-do": "You’re all caught up.",
  "homepage:traffic": "Messages, last 14 days",
  "homepage:sent": "Sent",
  "homepage:failed": "Failed",
  "homepage:no-traffic": "No messages yet.",
  "homepage:recent-broadcasts": "Recent broadcasts",
  "homepage:no-broadcasts": "Your broadcasts will appear here.",
  "homepage:all-broadcasts": "All broadcasts",
  "homepage:quick-actions": "Quick actions",
  "homepage:new-broadcast": "New broadcast",
  "homepage:new-broadcast-text": "Send one message to many contacts.",
  "homepage:new-template": "New template",
  "homepage:new-template-text": "Write it once, use it again and again.",
  "homepage:register-sender": "Register a Sender ID",
  "homepage:register-sender-text": "Send under your brand name.",
  "homepage:look-up-message": "Look up a message",
  "homepage:look-up-message-text": "Check whether it was delivered and what it cost.",
  "homepage:first-plan": "Choose a plan",
  "homepage:first-plan-text": "Flex has no monthly fee and starts right away.",
  "homepage:suspended-title": "Why your account is suspended",
  "homepage:suspended-happened": "A payment is overdue, so sending is paused. We’ll lift the suspension as soon as it is paid.",
  "homepage:suspended-works": "You can still sign in, view your history and reports, and manage your account. Nothing is deleted.",
  "homepage:pay": "Settle the outstanding payment",
  "homepage:pay-text": "Top up to reactivate your account.",
  "homepage:sandbox-guides": "Start here",
  "homepage:try-out": "This is a demo",
  "homepage:simulator": "Simulator",
  "homepage:simulator-text": "Write to your own numbers, decide reviews, answer tickets, and make things fail.",
  "homepage:guide-sip-trunk": "SIP trunk guide",
  "homepage:guide-sip-trunk-text": "Receive your first call, then make one.",
  "homepage:guide-sms": "SMS guide",
  "homepage:guide-sms-text": "Get a number and send your first message.",
  "homepage:full-account": "Open a full account",
  "homepage:full-account-text": "Apply for a plan when you’re ready to go live."
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
  "overview.create": validator(object({ "id": readOnly, "version": readOnly, "spend": readOnly, "messages": readOnly, "days": readOnly, "broadcasts": readOnly, "templates": readOnly, "senders": readOnly })),
  "overview.update": validator(object({ "id": readOnly, "version": readOnly, "spend": readOnly, "messages": readOnly, "days": readOnly, "broadcasts": readOnly, "templates": readOnly, "senders": readOnly })),
  "overview.form": validator(object({ "id": anything, "version": anything, "spend": anything, "messages": anything, "days": anything, "broadcasts": anything, "templates": anything, "senders": anything })),
}
