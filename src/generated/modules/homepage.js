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
     "method": "GET",
     "path": "/v1/overview/spend",
     "access": [
      "BillingTransactions"
     ],
     "summary": "What was charged this month and last, in micro-units, and the change in percent against the same days.",
     "query": []
    },
    {
     "id": "messages",
     "method": "GET",
     "path": "/v1/overview/messages",
     "access": [
      "SmsCampaign"
     ],
     "summary": "Messages of today, the delivery rate of 30 days, and 14 days one by one, all in the account's time zone.",
     "query": []
    },
    {
     "id": "broadcasts",
     "method": "GET",
     "path": "/v1/overview/broadcasts",
     "access": [
      "SmsCampaign"
     ],
     "summary": "How many broadcasts are paused, how many of this week reached less than half, and how many templates were declined.",
     "query": []
    },
    {
     "id": "senders",
     "method": "GET",
     "path": "/v1/overview/senders",
     "access": [
      "Sms"
     ],
     "summary": "How many Sender IDs were declined.",
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
       "cell": "money"
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
     "id": "first-steps",
     "when": {
      "source": "!config.account_items.has_sms_campaigns",
      "tree": {
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
      "dependsOn": [
       "config.account_items.has_sms_campaigns"
      ]
     },
     "width": "half",
     "kind": "tasks",
     "title": "homepage:first-steps",
     "tasks": [
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
         "SmsWrite",
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
         "SmsWrite",
         "SmsCampaign"
        ]
       }
      }
     ]
    },
    {
     "id": "attention",
     "width": "half",
     "kind": "tasks",
     "title": "homepage:needs-attention",
     "tasks": [
      {
       "id": "balance",
       "tone": "warning",
       "title": "homepage:balance-low",
       "text": "homepage:balance-low-text",
       "when": {
        "source": "config.balance < 10000000 && config.account_level != 'empty'",
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
          }
         ]
        },
        "dependsOn": [
         "config.account_level",
         "config.balance"
        ]
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
     "form": "line",
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
      },
      {
       "id": "delivered",
       "title": "homepage:delivered",
       "value": "delivered"
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
       "title": "sms-broadcast:status",
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
       "title": "sms-broadcast:created",
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
     "width": "half",
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
        "SmsWrite"
       ]
      },
      {
       "id": "template",
       "title": "homepage:new-template",
       "text": "homepage:new-template-text",
       "to": "/sms-broadcast/templates/create",
       "access": [
        "SmsCampaign",
        "SmsWrite"
       ]
      },
      {
       "id": "sender",
       "title": "homepage:register-sender",
       "text": "homepage:register-sender-text",
       "to": "/sms/senders/create",
       "access": [
        "SmsWrite",
        "Sms"
       ]
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
    }
   ]
  }
 },
 "tabs": [],
 "texts": {
  "homepage:home": "Home",
  "homepage:overview": "Overview",
  "homepage:on-flex-pro": "Welcome back, {name}. {company} is on the Flex Pro plan.",
  "homepage:on-flex": "Welcome back, {name}. {company} is on the Flex plan.",
  "homepage:on-sandbox": "Welcome back, {name}. {company} is trying things out in the sandbox.",
  "homepage:without-plan": "Welcome, {name}. {company} has not chosen a plan yet.",
  "homepage:balance": "Balance",
  "homepage:spend-this-month": "Spend this month",
  "homepage:on-last-month": "on last month",
  "homepage:messages-today": "Messages today",
  "homepage:delivery-rate": "Delivery rate, 30 days",
  "homepage:first-steps": "Getting started",
  "homepage:first-sender": "Register a Sender ID",
  "homepage:first-sender-text": "The name or number your messages come from.",
  "homepage:first-template": "Write a template",
  "homepage:first-template-text": "A message with places for each contact's own values. It is reviewed before use.",
  "homepage:first-broadcast": "Send your first broadcast",
  "homepage:first-broadcast-text": "A contact file and an approved template are all it takes.",
  "homepage:needs-attention": "Needs attention",
  "homepage:balance-low": "The balance is low",
  "homepage:balance-low-text": "Sending stops when it is used up.",
  "homepage:broadcasts-paused": {
   "one": "One broadcast is paused",
   "other": "{count} broadcasts are paused"
  },
  "homepage:broadcasts-paused-text": "Resume or cancel them.",
  "homepage:broadcasts-failing": {
   "one": "One broadcast reached fewer than half",
   "other": "{count} broadcasts reached fewer than half"
  },
  "homepage:broadcasts-failing-text": "Completed in the last seven days.",
  "homepage:templates-declined": {
   "one": "One template was declined",
   "other": "{count} templates were declined"
  },
  "homepage:templates-declined-text": "Read why, and submit another.",
  "homepage:senders-declined": {
   "one": "One Sender ID was declined",
   "other": "{count} Sender IDs were declined"
  },
  "homepage:senders-declined-text": "See which, and register another.",
  "homepage:nothing-to-do": "All is well. Nothing needs you right now.",
  "homepage:traffic": "Messages of the last 14 days",
  "homepage:sent": "Sent",
  "homepage:failed": "Failed",
  "homepage:delivered": "Delivered",
  "homepage:no-traffic": "No messages yet.",
  "homepage:recent-broadcasts": "Recent broadcasts",
  "homepage:no-broadcasts": "Broadcasts you make appear here.",
  "homepage:all-broadcasts": "All broadcasts",
  "homepage:quick-actions": "Quick actions",
  "homepage:new-broadcast": "New broadcast",
  "homepage:new-broadcast-text": "Send one message to many.",
  "homepage:new-template": "New template",
  "homepage:new-template-text": "Write once, use often.",
  "homepage:register-sender": "Register a Sender ID",
  "homepage:register-sender-text": "Be known by your name.",
  "homepage:look-up-message": "Look up a message",
  "homepage:look-up-message-text": "Was it delivered, and what did it cost?",
  "portal:form-unsaved": "Unsaved changes",
  "portal:form-discard": "Discard changes",
  "portal:form-discarded": "Changes discarded",
  "portal:form-draft-restored": "What you typed {when} is still here. It is not saved yet.",
  "portal:form-clash-text": "Since you began, somebody saved something else here. Whatever you choose, nothing else you typed is lost.",
  "portal:form-clash-theirs": "Saved now: {value}",
  "portal:form-clash-mine": "Yours: {value}",
  "portal:form-clash-empty": "nothing",
  "portal:form-clash-take": "Take theirs",
  "portal:block-failed": "Could not be loaded",
  "portal:block-no-value": "None yet",
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
  "overview.create": validator(object({ "id": readOnly, "version": readOnly, "spend": readOnly, "messages": readOnly, "days": readOnly, "broadcasts": readOnly, "templates": readOnly, "senders": readOnly })),
  "overview.update": validator(object({ "id": readOnly, "version": readOnly, "spend": readOnly, "messages": readOnly, "days": readOnly, "broadcasts": readOnly, "templates": readOnly, "senders": readOnly })),
  "overview.form": validator(object({ "id": anything, "version": anything, "spend": anything, "messages": anything, "days": anything, "broadcasts": anything, "templates": anything, "senders": anything })),
}
