// Written by codegen from definitions/. Do not edit.
export const definition = {
 "id": "webhooks",
 "title": "webhooks:webhooks",
 "entities": {
  "webhook-delivery": {
   "id": "webhook-delivery",
   "module": "webhooks",
   "title": "webhooks:webhook-delivery",
   "properties": {
    "webhook_id": {
     "maxLength": 36,
     "readOnly": true,
     "type": "string",
     "title": "webhooks:webhook",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "webhook": {
     "maxLength": 60,
     "readOnly": true,
     "type": "string",
     "title": "webhooks:webhook",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "event_id": {
     "maxLength": 36,
     "readOnly": true,
     "type": "string",
     "title": "webhooks:event-id",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "event": {
     "catalogue": "delivery-events",
     "maxLength": 130,
     "readOnly": true,
     "type": "string",
     "title": "webhooks:event",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "choice",
     "errors": {}
    },
    "record": {
     "maxLength": 300,
     "readOnly": true,
     "access": [
      "Sms"
     ],
     "type": "string",
     "title": "webhooks:record",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "status": {
     "enum": [
      "waiting",
      "delivered",
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
      "waiting": "webhooks:waiting",
      "delivered": "webhooks:delivered",
      "failed": "webhooks:failed"
     }
    },
    "reason": {
     "enum": [
      "http-error",
      "redirect",
      "timeout",
      "connection",
      "dns",
      "private-address",
      "tls",
      "not-http",
      "bad-address"
     ],
     "readOnly": true,
     "type": "string",
     "title": "webhooks:reason",
     "enumTexts": {
      "http-error": "webhooks:http-error",
      "redirect": "webhooks:redirect",
      "timeout": "webhooks:timeout",
      "connection": "webhooks:connection",
      "dns": "webhooks:dns",
      "private-address": "webhooks:private-address",
      "tls": "webhooks:tls",
      "not-http": "webhooks:not-http",
      "bad-address": "webhooks:bad-address"
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "response_status": {
     "readOnly": true,
     "type": "integer",
     "title": "webhooks:response-status",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "duration_ms": {
     "readOnly": true,
     "type": "integer",
     "title": "webhooks:duration-ms",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "attempts": {
     "readOnly": true,
     "type": "integer",
     "title": "webhooks:attempts",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "next_at": {
     "format": "date-time",
     "readOnly": true,
     "type": "string",
     "title": "webhooks:next-at",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "date-time",
     "errors": {}
    },
    "url": {
     "maxLength": 500,
     "readOnly": true,
     "type": "string",
     "title": "webhooks:url",
     "help": "webhooks:url-help",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "body": {
     "maxLength": 100000,
     "readOnly": true,
     "access": [
      "AuditLog",
      "Sms"
     ],
     "type": "string",
     "title": "webhooks:body",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "answer": {
     "maxLength": 4000,
     "readOnly": true,
     "access": [
      "AuditLog",
      "Sms"
     ],
     "type": "string",
     "title": "webhooks:answer",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "answers": {
     "maxItems": 30,
     "readOnly": true,
     "access": [
      "AuditLog",
      "Sms"
     ],
     "type": "array",
     "title": "webhooks:answers",
     "items": {
      "required": [
       "at"
      ],
      "type": "object",
      "title": "webhooks:answers",
      "properties": {
       "at": {
        "format": "date-time",
        "type": "string",
        "title": "webhooks:sent-at",
        "trim": false,
        "readOnly": true,
        "writeOn": [],
        "sensitive": false,
        "cell": "date-time",
        "errors": {}
       },
       "status": {
        "type": "integer",
        "title": "webhooks:response-status",
        "trim": false,
        "readOnly": true,
        "writeOn": [],
        "sensitive": false,
        "cell": "number",
        "errors": {}
       },
       "answer": {
        "maxLength": 4000,
        "type": "string",
        "title": "webhooks:answer",
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
    "log": {
     "maxItems": 30,
     "readOnly": true,
     "type": "array",
     "title": "webhooks:log",
     "items": {
      "required": [
       "at",
       "duration_ms"
      ],
      "type": "object",
      "title": "webhooks:log",
      "properties": {
       "at": {
        "format": "date-time",
        "type": "string",
        "title": "webhooks:sent-at",
        "trim": false,
        "readOnly": true,
        "writeOn": [],
        "sensitive": false,
        "cell": "date-time",
        "errors": {}
       },
       "status": {
        "type": "integer",
        "title": "webhooks:response-status",
        "trim": false,
        "readOnly": true,
        "writeOn": [],
        "sensitive": false,
        "cell": "number",
        "errors": {}
       },
       "reason": {
        "enum": [
         "http-error",
         "redirect",
         "timeout",
         "connection",
         "dns",
         "private-address",
         "tls",
         "not-http",
         "bad-address"
        ],
        "type": "string",
        "title": "webhooks:reason",
        "enumTexts": {
         "http-error": "webhooks:http-error",
         "redirect": "webhooks:redirect",
         "timeout": "webhooks:timeout",
         "connection": "webhooks:connection",
         "dns": "webhooks:dns",
         "private-address": "webhooks:private-address",
         "tls": "webhooks:tls",
         "not-http": "webhooks:not-http",
         "bad-address": "webhooks:bad-address"
        },
        "trim": false,
        "readOnly": true,
        "writeOn": [],
        "sensitive": false,
        "cell": "text",
        "errors": {}
       },
       "duration_ms": {
        "type": "integer",
        "title": "webhooks:duration-ms",
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
    "created_at": {
     "format": "date-time",
     "readOnly": true,
     "type": "string",
     "title": "webhooks:created-at",
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
    "entity": "webhook-delivery",
    "field": "status",
    "states": {
     "waiting": {
      "tone": "info",
      "icon": "schedule",
      "title": "webhooks:waiting"
     },
     "delivered": {
      "tone": "success",
      "icon": "check",
      "title": "webhooks:delivered"
     },
     "failed": {
      "tone": "danger",
      "icon": "block",
      "title": "webhooks:failed"
     }
    },
    "transitions": [
     {
      "id": "deliver",
      "from": [
       "waiting"
      ],
      "to": "delivered",
      "by": "server",
      "tone": "neutral",
      "access": []
     },
     {
      "id": "give-up",
      "from": [
       "waiting"
      ],
      "to": "failed",
      "by": "server",
      "tone": "neutral",
      "access": []
     },
     {
      "id": "retry",
      "from": [
       "delivered",
       "failed"
      ],
      "to": "waiting",
      "by": "server",
      "tone": "neutral",
      "access": []
     }
    ]
   }
  },
  "webhook-rotation": {
   "id": "webhook-rotation",
   "module": "webhooks",
   "title": "webhooks:webhook-rotation",
   "properties": {
    "grace": {
     "enum": [
      "PT0S",
      "PT1H",
      "P1D",
      "P7D"
     ],
     "default": "P1D",
     "type": "string",
     "title": "webhooks:grace",
     "enumTexts": {
      "PT0S": "webhooks:at-once",
      "PT1H": "webhooks:hour-1",
      "P1D": "webhooks:hours-24",
      "P7D": "webhooks:days-7"
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
    }
   },
   "required": [
    "grace"
   ],
   "rules": {
    "fields": {},
    "effects": [],
    "checks": []
   }
  },
  "webhook": {
   "id": "webhook",
   "module": "webhooks",
   "title": "webhooks:webhook",
   "properties": {
    "name": {
     "minLength": 1,
     "maxLength": 60,
     "trim": true,
     "type": "string",
     "title": "portal:name",
     "help": "webhooks:name-help",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "required": "webhooks:name-it",
      "minLength": "webhooks:name-it"
     }
    },
    "url": {
     "format": "uri",
     "maxLength": 500,
     "trim": true,
     "type": "string",
     "title": "webhooks:url",
     "help": "webhooks:url-help",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "required": "webhooks:enter-address",
      "format": "webhooks:enter-address"
     }
    },
    "description": {
     "maxLength": 300,
     "trim": true,
     "type": "string",
     "title": "webhooks:description",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "events": {
     "minItems": 1,
     "maxItems": 400,
     "type": "array",
     "title": "webhooks:events",
     "distinct": true,
     "items": {
      "catalogue": "record-events",
      "maxLength": 130,
      "type": "string",
      "title": "webhooks:events",
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
     "cell": "choice",
     "errors": {
      "required": "webhooks:choose-events",
      "minItems": "webhooks:choose-events"
     }
    },
    "setting": {
     "enum": [
      "sms",
      "dlr",
      "sms_relay_url"
     ],
     "readOnly": true,
     "type": "string",
     "title": "webhooks:setting",
     "enumTexts": {
      "sms": "webhooks:from-settings",
      "dlr": "webhooks:from-settings",
      "sms_relay_url": "webhooks:from-settings"
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "secret": {
     "sensitive": "encrypted",
     "readOnly": true,
     "type": "string",
     "title": "webhooks:secret",
     "trim": false,
     "writeOn": [],
     "made": {
      "prefix": "whsec_",
      "hint": "secret_start"
     },
     "cell": "text",
     "errors": {}
    },
    "secret_start": {
     "maxLength": 11,
     "readOnly": true,
     "type": "string",
     "title": "webhooks:secret-start",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "old_secret_until": {
     "format": "date-time",
     "readOnly": true,
     "type": "string",
     "title": "webhooks:old-secret-until",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "date-time",
     "errors": {}
    },
    "status": {
     "enum": [
      "active",
      "paused",
      "disabled"
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
      "active": "portal:active",
      "paused": "webhooks:paused",
      "disabled": "webhooks:disabled"
     }
    },
    "health": {
     "enum": [
      "new",
      "healthy",
      "failing"
     ],
     "chips": {
      "new": {
       "tone": "neutral",
       "icon": "schedule"
      },
      "healthy": {
       "tone": "success",
       "icon": "check"
      },
      "failing": {
       "tone": "danger",
       "icon": "block"
      }
     },
     "readOnly": true,
     "type": "string",
     "title": "webhooks:health",
     "enumTexts": {
      "new": "webhooks:new",
      "healthy": "webhooks:healthy",
      "failing": "webhooks:failing"
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "status-chip",
     "errors": {}
    },
    "failing_since": {
     "format": "date-time",
     "readOnly": true,
     "cell": "relative-time",
     "type": "string",
     "title": "webhooks:failing-since",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "last_sent_at": {
     "format": "date-time",
     "readOnly": true,
     "cell": "relative-time",
     "type": "string",
     "title": "webhooks:last-sent-at",
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
     "title": "webhooks:created-at",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    }
   },
   "required": [
    "name",
    "url",
    "events"
   ],
   "rules": {
    "fields": {
     "events": {
      "choices": {
       "enabledWhen": {
        "source": "(!has(item.permission) || item.permission in user.permissions) && (!has(item.further_permission) || item.further_permission in user.permissions)",
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
              "root": "item",
              "path": [
               "permission"
              ]
             }
            },
            {
             "op": "in",
             "left": {
              "op": "path",
              "root": "item",
              "path": [
               "permission"
              ]
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
             "op": "not",
             "arg": {
              "op": "has",
              "root": "item",
              "path": [
               "further_permission"
              ]
             }
            },
            {
             "op": "in",
             "left": {
              "op": "path",
              "root": "item",
              "path": [
               "further_permission"
              ]
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
         "item.further_permission",
         "item.permission",
         "user.permissions"
        ]
       },
       "because": "webhooks:not-yours",
       "hides": true,
       "hints": [],
       "groups": [],
       "groupBy": "record"
      }
     }
    },
    "effects": [],
    "checks": []
   },
   "lifecycle": {
    "entity": "webhook",
    "field": "status",
    "states": {
     "active": {
      "tone": "success",
      "icon": "check",
      "title": "portal:active"
     },
     "paused": {
      "tone": "neutral",
      "icon": "pause",
      "title": "webhooks:paused"
     },
     "disabled": {
      "tone": "danger",
      "icon": "block",
      "title": "webhooks:disabled"
     }
    },
    "initial": "active",
    "call": {
     "method": "PUT",
     "path": "/v1/webhooks/{id}/status"
    },
    "transitions": [
     {
      "id": "pause",
      "icon": "pause",
      "from": [
       "active"
      ],
      "to": "paused",
      "by": "user",
      "title": "webhooks:pause",
      "access": [
       "Webhooks"
      ],
      "success": "webhooks:webhook-paused",
      "tone": "neutral"
     },
     {
      "id": "resume",
      "event": "webhooks:event-resumed",
      "icon": "play",
      "from": [
       "paused",
       "disabled"
      ],
      "to": "active",
      "success": "webhooks:webhook-resumed",
      "by": "user",
      "title": "webhooks:resume",
      "access": [
       "Webhooks"
      ],
      "tone": "neutral"
     },
     {
      "id": "disable",
      "from": [
       "active"
      ],
      "to": "disabled",
      "by": "server",
      "tone": "neutral",
      "access": []
     }
    ]
   }
  }
 },
 "resources": {
  "webhook-delivery": {
   "id": "webhook-delivery",
   "module": "webhooks",
   "entity": "webhook-delivery",
   "path": "/v1/webhook_deliveries",
   "items": "deliveries",
   "item": "delivery",
   "storage": {
    "kind": "table",
    "table": "webhook_delivery"
   },
   "operations": {
    "list": {
     "access": [
      "Webhooks"
     ]
    },
    "get": {
     "access": [
      "Webhooks"
     ]
    }
   },
   "listFields": [
    "id",
    "webhook_id",
    "webhook",
    "event_id",
    "event",
    "record",
    "status",
    "reason",
    "response_status",
    "duration_ms",
    "attempts",
    "next_at",
    "created_at"
   ],
   "query": [
    {
     "name": "webhook_id",
     "field": "webhook_id",
     "match": "equals"
    },
    {
     "name": "event_id",
     "field": "event_id",
     "match": "equals"
    },
    {
     "name": "event",
     "field": "event",
     "match": "equals"
    },
    {
     "name": "status",
     "field": "status",
     "match": "in"
    },
    {
     "name": "reason",
     "field": "reason",
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
   "sublists": [],
   "endpoints": [
    {
     "id": "resend",
     "method": "POST",
     "path": "/v1/webhook_deliveries/{id}/resend",
     "summary": "Sends the event again right away, under the same ID.",
     "access": [
      "Webhooks"
     ],
     "query": [],
     "idempotent": true
    }
   ]
  },
  "webhook": {
   "id": "webhook",
   "module": "webhooks",
   "entity": "webhook",
   "path": "/v1/webhooks",
   "items": "webhooks",
   "item": "webhook",
   "storage": {
    "kind": "documents"
   },
   "operations": {
    "list": {
     "access": [
      "Webhooks"
     ]
    },
    "get": {
     "access": [
      "Webhooks"
     ]
    },
    "create": {
     "access": [
      "Webhooks"
     ]
    },
    "update": {
     "access": [
      "Webhooks"
     ],
     "when": {
      "source": "!has(row.setting)",
      "tree": {
       "op": "not",
       "arg": {
        "op": "has",
        "root": "row",
        "path": [
         "setting"
        ]
       }
      },
      "dependsOn": [
       "row.setting"
      ]
     },
     "because": "webhooks:set-elsewhere",
     "instead": [
      {
       "text": "webhooks:account-settings",
       "to": "/profile/account/settings"
      }
     ]
    },
    "delete": {
     "access": [
      "Webhooks"
     ],
     "when": {
      "source": "!has(row.setting)",
      "tree": {
       "op": "not",
       "arg": {
        "op": "has",
        "root": "row",
        "path": [
         "setting"
        ]
       }
      },
      "dependsOn": [
       "row.setting"
      ]
     },
     "because": "webhooks:set-elsewhere"
    },
    "rotate": {
     "access": [
      "Webhooks"
     ],
     "form": {
      "entity": "webhook-rotation",
      "fields": [
       "grace"
      ],
      "views": {
       "grace": {
        "widget": "radio",
        "options": {},
        "fills": []
       }
      }
     },
     "grace": "grace",
     "until": "old_secret_until"
    }
   },
   "listFields": [
    "id",
    "name",
    "url",
    "events",
    "setting",
    "status",
    "health",
    "last_sent_at",
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
    },
    {
     "name": "health",
     "field": "health",
     "match": "equals"
    }
   ],
   "sort": {
    "default": "name",
    "fields": [
     "name",
     "status",
     "last_sent_at",
     "created_at"
    ]
   },
   "sublists": [],
   "endpoints": [
    {
     "id": "test",
     "method": "POST",
     "path": "/v1/webhooks/{id}/test",
     "summary": "Sends an event of type webhook.test right away; the delivery log shows the response.",
     "access": [
      "Webhooks"
     ],
     "query": [],
     "idempotent": true
    },
    {
     "id": "resend-failed",
     "method": "POST",
     "path": "/v1/webhooks/{id}/resend_failed",
     "summary": "Sends everything again that was given up, under the same IDs.",
     "access": [
      "Webhooks"
     ],
     "query": [],
     "idempotent": true
    }
   ]
  }
 },
 "lists": {
  "webhook-deliveries": {
   "id": "webhook-deliveries",
   "module": "webhooks",
   "resource": "webhook-delivery",
   "title": "webhooks:webhook-deliveries",
   "columns": [
    {
     "id": "created",
     "field": "created_at",
     "title": "webhooks:created-at",
     "cell": "date-time",
     "align": "start",
     "sortable": true,
     "link": "/webhooks/deliveries/{row.id}",
     "width": 192,
     "hidden": false
    },
    {
     "id": "event",
     "field": "event",
     "title": "webhooks:event",
     "cell": "choice",
     "align": "start",
     "sortable": false,
     "flex": 2,
     "minWidth": 170,
     "card": "title",
     "hidden": false
    },
    {
     "id": "record",
     "field": "record",
     "title": "webhooks:record",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "flex": 2,
     "minWidth": 160,
     "hidden": false
    },
    {
     "id": "webhook",
     "field": "webhook",
     "title": "webhooks:webhook",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "flex": 1,
     "minWidth": 130,
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
     "id": "response-status",
     "field": "response_status",
     "title": "webhooks:response-status",
     "cell": "number",
     "align": "end",
     "sortable": false,
     "width": 110,
     "hidden": false
    },
    {
     "id": "attempts",
     "field": "attempts",
     "title": "webhooks:attempts",
     "cell": "number",
     "align": "end",
     "sortable": false,
     "width": 100,
     "hidden": false
    },
    {
     "id": "duration-ms",
     "field": "duration_ms",
     "title": "webhooks:duration-ms",
     "cell": "number",
     "align": "end",
     "sortable": false,
     "width": 120,
     "hidden": true
    },
    {
     "id": "next-at",
     "field": "next_at",
     "title": "webhooks:next-at",
     "cell": "date-time",
     "align": "start",
     "sortable": false,
     "width": 192,
     "hidden": true
    }
   ],
   "filters": [
    {
     "id": "event",
     "title": "webhooks:event",
     "kind": "select",
     "query": "event",
     "options": [],
     "catalogue": "delivery-events",
     "all": "webhooks:any-event"
    },
    {
     "id": "status",
     "title": "portal:status",
     "kind": "select",
     "query": "status",
     "options": [
      {
       "value": "waiting",
       "text": "webhooks:waiting"
      },
      {
       "value": "delivered",
       "text": "webhooks:delivered"
      },
      {
       "value": "failed",
       "text": "webhooks:failed"
      }
     ],
     "all": "portal:any-status",
     "many": true
    },
    {
     "id": "dates",
     "title": "webhooks:created-at",
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
     "id": "webhook_id",
     "title": "webhooks:webhook",
     "kind": "reference",
     "query": "webhook_id",
     "all": "webhooks:any-webhook",
     "record": {
      "path": "/v1/webhooks",
      "name": "webhook.name",
      "access": [
       "Webhooks"
      ]
     },
     "pick": {
      "items": "webhooks",
      "name": "name",
      "key": "id",
      "search": "search",
      "access": [
       "Webhooks"
      ]
     }
    },
    {
     "id": "reason",
     "title": "webhooks:reason",
     "kind": "select",
     "query": "reason",
     "options": [
      {
       "value": "http-error",
       "text": "webhooks:http-error"
      },
      {
       "value": "redirect",
       "text": "webhooks:redirect"
      },
      {
       "value": "timeout",
       "text": "webhooks:timeout"
      },
      {
       "value": "connection",
       "text": "webhooks:connection"
      },
      {
       "value": "dns",
       "text": "webhooks:dns"
      },
      {
       "value": "private-address",
       "text": "webhooks:private-address"
      },
      {
       "value": "tls",
       "text": "webhooks:tls"
      },
      {
       "value": "not-http",
       "text": "webhooks:not-http"
      },
      {
       "value": "bad-address",
       "text": "webhooks:bad-address"
      }
     ],
     "all": "webhooks:any-reason",
     "many": true
    }
   ],
   "rowActions": [
    {
     "kind": "call",
     "id": "resend",
     "title": "webhooks:resend",
     "icon": "send",
     "tone": "neutral",
     "method": "POST",
     "call": "/v1/webhook_deliveries/{row.id}/resend",
     "access": [
      "Webhooks"
     ],
     "asks": "POST /v1/webhook_deliveries/{id}/resend",
     "success": "webhooks:resent",
     "then": "stay"
    }
   ],
   "bulkActions": [],
   "drawer": {
    "page": "webhook-delivery",
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
    "title": "webhooks:webhook-deliveries-empty-title",
    "text": "webhooks:webhook-deliveries-empty"
   }
  },
  "webhooks": {
   "id": "webhooks",
   "module": "webhooks",
   "resource": "webhook",
   "title": "webhooks:webhooks",
   "primaryAction": {
    "text": "webhooks:new-webhook",
    "to": "/webhooks/create",
    "access": [
     "Webhooks"
    ],
    "asks": "POST /v1/webhooks"
   },
   "columns": [
    {
     "id": "name",
     "field": "name",
     "title": "portal:name",
     "cell": "text",
     "align": "start",
     "sortable": true,
     "link": "/webhooks/view/{row.id}",
     "flex": 2,
     "minWidth": 160,
     "hidden": false
    },
    {
     "id": "url",
     "field": "url",
     "title": "webhooks:url",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "flex": 3,
     "minWidth": 220,
     "card": "text",
     "hidden": false
    },
    {
     "id": "status",
     "field": "status",
     "title": "portal:status",
     "cell": "status-chip",
     "align": "start",
     "sortable": true,
     "width": 120,
     "hidden": false
    },
    {
     "id": "health",
     "field": "health",
     "title": "webhooks:health",
     "cell": "status-chip",
     "align": "start",
     "sortable": false,
     "width": 120,
     "hidden": false
    },
    {
     "id": "setting",
     "field": "setting",
     "title": "webhooks:setting",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "width": 160,
     "hidden": true
    },
    {
     "id": "events",
     "field": "events",
     "title": "webhooks:events",
     "cell": "choice",
     "align": "start",
     "sortable": false,
     "cut": 60,
     "flex": 2,
     "minWidth": 140,
     "hidden": true
    },
    {
     "id": "last-sent",
     "field": "last_sent_at",
     "title": "webhooks:last-sent-at",
     "cell": "relative-time",
     "align": "start",
     "sortable": true,
     "width": 150,
     "hidden": false
    },
    {
     "id": "created",
     "field": "created_at",
     "title": "webhooks:created-at",
     "cell": "relative-time",
     "align": "start",
     "sortable": true,
     "width": 140,
     "hidden": false
    }
   ],
   "filters": [
    {
     "id": "name",
     "title": "portal:name",
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
       "value": "active",
       "text": "portal:active"
      },
      {
       "value": "paused",
       "text": "webhooks:paused"
      },
      {
       "value": "disabled",
       "text": "webhooks:disabled"
      }
     ],
     "all": "portal:any-status"
    },
    {
     "id": "health",
     "title": "webhooks:health",
     "kind": "select",
     "query": "health",
     "options": [
      {
       "value": "new",
       "text": "webhooks:new"
      },
      {
       "value": "healthy",
       "text": "webhooks:healthy"
      },
      {
       "value": "failing",
       "text": "webhooks:failing"
      }
     ],
     "all": "webhooks:any-health"
    }
   ],
   "rowActions": [
    {
     "kind": "link",
     "id": "edit",
     "title": "portal:edit",
     "icon": "edit",
     "when": {
      "source": "(!has(row.setting)) && (!has(row.setting))",
      "tree": {
       "op": "and",
       "args": [
        {
         "op": "not",
         "arg": {
          "op": "has",
          "root": "row",
          "path": [
           "setting"
          ]
         }
        },
        {
         "op": "not",
         "arg": {
          "op": "has",
          "root": "row",
          "path": [
           "setting"
          ]
         }
        }
       ]
      },
      "dependsOn": [
       "row.setting"
      ]
     },
     "to": "/webhooks/edit/{row.id}",
     "access": [
      "Webhooks"
     ],
     "asks": "PUT /v1/webhooks/{id}"
    },
    {
     "kind": "call",
     "id": "send-test",
     "title": "webhooks:send-test",
     "icon": "send",
     "when": {
      "source": "row.status == 'active'",
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
        "value": "active"
       }
      },
      "dependsOn": [
       "row.status"
      ]
     },
     "tone": "neutral",
     "method": "POST",
     "call": "/v1/webhooks/{row.id}/test",
     "access": [
      "Webhooks"
     ],
     "asks": "POST /v1/webhooks/{id}/test",
     "success": "webhooks:test-sent",
     "then": "stay"
    },
    {
     "kind": "call",
     "id": "resend-failed",
     "title": "webhooks:resend-failed",
     "icon": "past",
     "when": {
      "source": "row.status == 'active'",
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
        "value": "active"
       }
      },
      "dependsOn": [
       "row.status"
      ]
     },
     "tone": "neutral",
     "method": "POST",
     "call": "/v1/webhooks/{row.id}/resend_failed",
     "access": [
      "Webhooks"
     ],
     "asks": "POST /v1/webhooks/{id}/resend_failed",
     "confirm": {
      "dismiss": "webhooks:cancel",
      "title": "webhooks:resend-failed-title",
      "text": "webhooks:resend-failed-text",
      "action": "webhooks:resend-failed"
     },
     "success": "webhooks:failed-resent",
     "then": "stay"
    },
    {
     "kind": "rotate",
     "form": {
      "entity": "webhook-rotation",
      "fields": [
       "grace"
      ],
      "views": {
       "grace": {
        "widget": "radio",
        "options": {},
        "fills": []
       }
      }
     },
     "id": "rotate",
     "title": "webhooks:rotate",
     "icon": "lock",
     "tone": "neutral",
     "access": [
      "Webhooks"
     ],
     "confirm": {
      "action": "webhooks:make-new",
      "dismiss": "webhooks:cancel",
      "title": "webhooks:rotate-title",
      "text": "webhooks:rotate-text"
     },
     "success": "webhooks:rotated"
    },
    {
     "kind": "transition",
     "id": "pause",
     "transition": "pause"
    },
    {
     "kind": "transition",
     "id": "resume",
     "transition": "resume"
    },
    {
     "kind": "delete",
     "id": "delete",
     "title": "portal:delete",
     "icon": "delete",
     "when": {
      "source": "!has(row.setting)",
      "tree": {
       "op": "not",
       "arg": {
        "op": "has",
        "root": "row",
        "path": [
         "setting"
        ]
       }
      },
      "dependsOn": [
       "row.setting"
      ]
     },
     "tone": "danger",
     "access": [
      "Webhooks"
     ],
     "confirm": {
      "dismiss": "portal:keep",
      "title": "webhooks:delete-title",
      "text": "webhooks:delete-text",
      "action": "portal:delete"
     },
     "success": "webhooks:webhook-deleted"
    }
   ],
   "bulkActions": [
    "pause",
    "resume"
   ],
   "pageSizes": [
    25,
    50,
    100
   ],
   "refreshSeconds": 60,
   "searchDebounceMs": 1000,
   "empty": {
    "title": "webhooks:webhooks-empty-title",
    "text": "webhooks:webhooks-empty",
    "action": {
     "text": "webhooks:new-webhook",
     "to": "/webhooks/create",
     "access": [
      "Webhooks"
     ],
     "asks": "POST /v1/webhooks"
    }
   }
  }
 },
 "wizards": {
  "webhook": {
   "id": "webhook",
   "module": "webhooks",
   "resource": "webhook",
   "title": {
    "create": "webhooks:new-webhook",
    "edit": "webhooks:edit-webhook"
   },
   "opensAt": {},
   "done": "/webhooks",
   "cancel": true,
   "doneWhen": [],
   "submitText": [
    {
     "mode": "create",
     "text": "webhooks:create-webhook"
    },
    {
     "mode": "edit",
     "text": "portal:save"
    }
   ],
   "success": {
    "create": "webhooks:webhook-created",
    "edit": "webhooks:webhook-saved"
   },
   "failure": {},
   "banners": [],
   "steps": [
    {
     "id": "address",
     "title": "webhooks:address",
     "info": "webhooks:address-info",
     "fields": [
      "name",
      "url",
      "description"
     ],
     "summary": [],
     "relocks": false
    },
    {
     "id": "events",
     "title": "webhooks:events",
     "info": "webhooks:events-info",
     "fields": [
      "events"
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
    "url": {
     "widget": "text",
     "options": {},
     "fills": []
    },
    "description": {
     "widget": "textarea",
     "options": {},
     "fills": []
    },
    "events": {
     "widget": "choices",
     "options": {},
     "fills": []
    }
   }
  }
 },
 "pages": {
  "webhook-delivery": {
   "id": "webhook-delivery",
   "module": "webhooks",
   "title": "webhooks:delivery",
   "record": {
    "resource": "webhook-delivery",
    "name": "event",
    "actions": [
     {
      "kind": "call",
      "id": "resend",
      "title": "webhooks:resend",
      "icon": "send",
      "tone": "neutral",
      "method": "POST",
      "call": "/v1/webhook_deliveries/{row.id}/resend",
      "access": [
       "Webhooks"
      ],
      "asks": "POST /v1/webhook_deliveries/{id}/resend",
      "success": "webhooks:resent",
      "then": "stay"
     }
    ],
    "access": [
     "Webhooks"
    ]
   },
   "blocks": [
    {
     "id": "facts",
     "width": "full",
     "kind": "facts",
     "look": "facts",
     "facts": [
      {
       "id": "record",
       "field": "record",
       "title": "webhooks:record",
       "cell": "text"
      },
      {
       "id": "webhook",
       "field": "webhook",
       "title": "webhooks:webhook",
       "cell": "text"
      },
      {
       "id": "url",
       "field": "url",
       "title": "webhooks:url",
       "cell": "text"
      },
      {
       "id": "created",
       "field": "created_at",
       "title": "webhooks:created-at",
       "cell": "date-time"
      },
      {
       "id": "attempts",
       "field": "attempts",
       "title": "webhooks:attempts",
       "cell": "number"
      },
      {
       "id": "next",
       "field": "next_at",
       "title": "webhooks:next-at",
       "cell": "date-time"
      },
      {
       "id": "response-status",
       "field": "response_status",
       "title": "webhooks:response-status",
       "cell": "number"
      },
      {
       "id": "reason",
       "field": "reason",
       "title": "webhooks:reason",
       "cell": "text"
      },
      {
       "id": "duration-ms",
       "field": "duration_ms",
       "title": "webhooks:duration-ms",
       "cell": "number"
      },
      {
       "id": "event-id",
       "field": "event_id",
       "title": "webhooks:event-id",
       "cell": "text"
      }
     ]
    },
    {
     "id": "log",
     "width": "full",
     "kind": "items",
     "title": "webhooks:log",
     "field": "log",
     "columns": [
      {
       "field": "at",
       "title": "webhooks:sent-at",
       "cell": "date-time"
      },
      {
       "field": "status",
       "title": "webhooks:response-status",
       "cell": "number"
      },
      {
       "field": "reason",
       "title": "webhooks:reason",
       "cell": "text"
      },
      {
       "field": "duration_ms",
       "title": "webhooks:duration-ms",
       "cell": "number"
      }
     ]
    },
    {
     "id": "answers",
     "when": {
      "source": "has(row.answers)",
      "tree": {
       "op": "has",
       "root": "row",
       "path": [
        "answers"
       ]
      },
      "dependsOn": [
       "row.answers"
      ]
     },
     "width": "full",
     "kind": "items",
     "title": "webhooks:answers",
     "field": "answers",
     "columns": [
      {
       "field": "at",
       "title": "webhooks:sent-at",
       "cell": "date-time"
      },
      {
       "field": "status",
       "title": "webhooks:response-status",
       "cell": "number"
      },
      {
       "field": "answer",
       "title": "webhooks:answer",
       "cell": "text"
      }
     ]
    },
    {
     "id": "request",
     "when": {
      "source": "has(row.body)",
      "tree": {
       "op": "has",
       "root": "row",
       "path": [
        "body"
       ]
      },
      "dependsOn": [
       "row.body"
      ]
     },
     "width": "full",
     "kind": "code",
     "title": "webhooks:request",
     "samples": [
      {
       "id": "request",
       "code": [
        "POST {url}",
        "content-type: application/json",
        "webhook-id: {id}",
        "webhook-timestamp: …",
        "webhook-signature: v1,…",
        "",
        "{body}"
       ]
      }
     ],
     "params": {
      "url": "{row.url}",
      "id": "{row.event_id}",
      "body": "{row.body}"
     }
    }
   ]
  },
  "webhook": {
   "id": "webhook",
   "module": "webhooks",
   "title": "webhooks:webhook",
   "record": {
    "resource": "webhook",
    "name": "name",
    "actions": [
     {
      "kind": "link",
      "id": "edit",
      "title": "portal:edit",
      "icon": "edit",
      "when": {
       "source": "(!has(row.setting)) && (!has(row.setting))",
       "tree": {
        "op": "and",
        "args": [
         {
          "op": "not",
          "arg": {
           "op": "has",
           "root": "row",
           "path": [
            "setting"
           ]
          }
         },
         {
          "op": "not",
          "arg": {
           "op": "has",
           "root": "row",
           "path": [
            "setting"
           ]
          }
         }
        ]
       },
       "dependsOn": [
        "row.setting"
       ]
      },
      "to": "/webhooks/edit/{row.id}",
      "access": [
       "Webhooks"
      ],
      "asks": "PUT /v1/webhooks/{id}"
     },
     {
      "kind": "call",
      "id": "send-test",
      "title": "webhooks:send-test",
      "icon": "send",
      "when": {
       "source": "row.status == 'active'",
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
         "value": "active"
        }
       },
       "dependsOn": [
        "row.status"
       ]
      },
      "tone": "neutral",
      "method": "POST",
      "call": "/v1/webhooks/{row.id}/test",
      "access": [
       "Webhooks"
      ],
      "asks": "POST /v1/webhooks/{id}/test",
      "success": "webhooks:test-sent",
      "then": "stay"
     },
     {
      "kind": "call",
      "id": "resend-failed",
      "title": "webhooks:resend-failed",
      "icon": "past",
      "when": {
       "source": "row.status == 'active'",
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
         "value": "active"
        }
       },
       "dependsOn": [
        "row.status"
       ]
      },
      "tone": "neutral",
      "method": "POST",
      "call": "/v1/webhooks/{row.id}/resend_failed",
      "access": [
       "Webhooks"
      ],
      "asks": "POST /v1/webhooks/{id}/resend_failed",
      "confirm": {
       "dismiss": "webhooks:cancel",
       "title": "webhooks:resend-failed-title",
       "text": "webhooks:resend-failed-text",
       "action": "webhooks:resend-failed"
      },
      "success": "webhooks:failed-resent",
      "then": "stay"
     },
     {
      "kind": "rotate",
      "form": {
       "entity": "webhook-rotation",
       "fields": [
        "grace"
       ],
       "views": {
        "grace": {
         "widget": "radio",
         "options": {},
         "fills": []
        }
       }
      },
      "id": "rotate",
      "title": "webhooks:rotate",
      "icon": "lock",
      "tone": "neutral",
      "access": [
       "Webhooks"
      ],
      "confirm": {
       "action": "webhooks:make-new",
       "dismiss": "webhooks:cancel",
       "title": "webhooks:rotate-title",
       "text": "webhooks:rotate-text"
      },
      "success": "webhooks:rotated"
     },
     {
      "kind": "transition",
      "id": "pause",
      "transition": "pause"
     },
     {
      "kind": "transition",
      "id": "resume",
      "transition": "resume"
     },
     {
      "kind": "delete",
      "id": "delete",
      "title": "portal:delete",
      "icon": "delete",
      "when": {
       "source": "!has(row.setting)",
       "tree": {
        "op": "not",
        "arg": {
         "op": "has",
         "root": "row",
         "path": [
          "setting"
         ]
        }
       },
       "dependsOn": [
        "row.setting"
       ]
      },
      "tone": "danger",
      "access": [
       "Webhooks"
      ],
      "confirm": {
       "dismiss": "portal:keep",
       "title": "webhooks:delete-title",
       "text": "webhooks:delete-text",
       "action": "portal:delete"
      },
      "success": "webhooks:webhook-deleted"
     }
    ],
    "access": [
     "Webhooks"
    ]
   },
   "blocks": [
    {
     "id": "set-elsewhere",
     "when": {
      "source": "has(row.setting)",
      "tree": {
       "op": "has",
       "root": "row",
       "path": [
        "setting"
       ]
      },
      "dependsOn": [
       "row.setting"
      ]
     },
     "width": "full",
     "kind": "banner",
     "tone": "info",
     "text": "webhooks:set-elsewhere-text",
     "params": {},
     "link": {
      "text": "webhooks:account-settings",
      "to": "/profile/account/settings",
      "access": []
     }
    },
    {
     "id": "disabled",
     "when": {
      "source": "row.status == 'disabled'",
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
        "value": "disabled"
       }
      },
      "dependsOn": [
       "row.status"
      ]
     },
     "width": "full",
     "kind": "banner",
     "tone": "danger",
     "text": "webhooks:disabled-text",
     "params": {}
    },
    {
     "id": "paused",
     "when": {
      "source": "row.status == 'paused'",
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
        "value": "paused"
       }
      },
      "dependsOn": [
       "row.status"
      ]
     },
     "width": "full",
     "kind": "banner",
     "tone": "info",
     "text": "webhooks:paused-text",
     "params": {}
    },
    {
     "id": "failing",
     "when": {
      "source": "row.status == 'active' && row.health == 'failing'",
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
           "health"
          ]
         },
         "right": {
          "op": "const",
          "value": "failing"
         }
        }
       ]
      },
      "dependsOn": [
       "row.health",
       "row.status"
      ]
     },
     "width": "full",
     "kind": "banner",
     "tone": "warning",
     "text": "webhooks:failing-text",
     "params": {}
    },
    {
     "id": "facts",
     "width": "full",
     "kind": "facts",
     "look": "facts",
     "facts": [
      {
       "id": "url",
       "field": "url",
       "title": "webhooks:url",
       "cell": "text"
      },
      {
       "id": "description",
       "field": "description",
       "title": "webhooks:description",
       "cell": "text"
      },
      {
       "id": "health",
       "field": "health",
       "title": "webhooks:health",
       "cell": "status-chip"
      },
      {
       "id": "failing-since",
       "field": "failing_since",
       "title": "webhooks:failing-since",
       "cell": "relative-time"
      },
      {
       "id": "last-sent",
       "field": "last_sent_at",
       "title": "webhooks:last-sent-at",
       "cell": "relative-time"
      },
      {
       "id": "secret-start",
       "field": "secret_start",
       "title": "webhooks:secret-start",
       "cell": "text"
      },
      {
       "id": "old-secret-until",
       "field": "old_secret_until",
       "title": "webhooks:old-secret-until",
       "cell": "date-time"
      },
      {
       "id": "events",
       "field": "events",
       "title": "webhooks:events",
       "cell": "choice"
      },
      {
       "id": "created",
       "field": "created_at",
       "title": "webhooks:created-at",
       "cell": "relative-time"
      }
     ]
    },
    {
     "id": "counts",
     "width": "full",
     "kind": "stats",
     "title": "webhooks:last-30-days",
     "look": "tiles",
     "stats": [
      {
       "id": "delivered",
       "title": "webhooks:delivered",
       "source": {
        "get": "/v1/webhook_deliveries",
        "query": {
         "webhook_id": "{row.id}",
         "status": "delivered"
        },
        "path": "pagination.total",
        "access": [
         "Webhooks"
        ]
       },
       "cell": "number"
      },
      {
       "id": "waiting",
       "title": "webhooks:waiting",
       "source": {
        "get": "/v1/webhook_deliveries",
        "query": {
         "webhook_id": "{row.id}",
         "status": "waiting"
        },
        "path": "pagination.total",
        "access": [
         "Webhooks"
        ]
       },
       "cell": "number"
      },
      {
       "id": "failed",
       "title": "webhooks:failed",
       "source": {
        "get": "/v1/webhook_deliveries",
        "query": {
         "webhook_id": "{row.id}",
         "status": "failed"
        },
        "path": "pagination.total",
        "access": [
         "Webhooks"
        ]
       },
       "cell": "number"
      }
     ]
    },
    {
     "id": "deliveries",
     "width": "full",
     "kind": "rows",
     "title": "webhooks:deliveries",
     "source": {
      "get": "/v1/webhook_deliveries",
      "query": {
       "per_page": "10",
       "webhook_id": "{row.id}",
       "sort": "-created_at"
      },
      "path": "deliveries",
      "access": [
       "Webhooks"
      ]
     },
     "size": 10,
     "module": "webhooks",
     "entity": "webhook-delivery",
     "columns": [
      {
       "id": "event",
       "field": "event",
       "title": "webhooks:event",
       "cell": "choice",
       "align": "start",
       "link": "/webhooks/deliveries/{row.id}"
      },
      {
       "id": "status",
       "field": "status",
       "title": "portal:status",
       "cell": "status-chip",
       "align": "start"
      },
      {
       "id": "record",
       "field": "record",
       "title": "webhooks:record",
       "cell": "text",
       "align": "start"
      },
      {
       "id": "response-status",
       "field": "response_status",
       "title": "webhooks:response-status",
       "cell": "number",
       "align": "end"
      },
      {
       "id": "attempts",
       "field": "attempts",
       "title": "webhooks:attempts",
       "cell": "number",
       "align": "end"
      },
      {
       "id": "created",
       "field": "created_at",
       "title": "webhooks:created-at",
       "cell": "date-time",
       "align": "start"
      }
     ],
     "empty": "webhooks:no-deliveries",
     "more": {
      "text": "webhooks:all-deliveries",
      "to": "/webhooks/deliveries?webhook_id={row.id}",
      "access": [
       "Webhooks"
      ]
     }
    },
    {
     "id": "verify",
     "width": "full",
     "kind": "code",
     "title": "webhooks:verify-signature",
     "samples": [
      {
       "id": "node",
       "code": [
        "import { createHmac, timingSafeEqual } from 'node:crypto'",
        "",
        "// body is the raw text of the request, before JSON.parse",
        "function isGenuine(headers, body, secret) {",
        "  const id = headers['webhook-id'], sentAt = headers['webhook-timestamp']",
        "  if (Math.abs(Date.now() / 1000 - sentAt) > 300) return false",
        "  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')",
        "  const expected = createHmac('sha256', key).update(`${id}.${sentAt}.${body}`).digest()",
        "  return headers['webhook-signature'].split(' ').some((each) => {",
        "    const given = Buffer.from(each.slice('v1,'.length), 'base64')",
        "    return given.length === expected.length && timingSafeEqual(given, expected)",
        "  })",
        "}"
       ],
       "title": "webhooks:node"
      },
      {
       "id": "python",
       "code": [
        "import base64, hashlib, hmac, time",
        "",
        "# body is the raw request body as bytes",
        "def is_genuine(headers, body, secret):",
        "    msg_id, sent_at = headers['webhook-id'], headers['webhook-timestamp']",
        "    if abs(time.time() - int(sent_at)) > 300:",
        "        return False",
        "    key = base64.b64decode(secret.removeprefix('whsec_'))",
        "    signed = f'{msg_id}.{sent_at}.'.encode() + body",
        "    expected = base64.b64encode(hmac.digest(key, signed, hashlib.sha256)).decode()",
        "    return any(hmac.compare_digest(each.removeprefix('v1,'), expected)",
        "               for each in headers['webhook-signature'].split(' '))"
       ],
       "title": "webhooks:python"
      },
      {
       "id": "php",
       "code": [
        "// $body is the raw request body: file_get_contents('php://input')",
        "function isGenuine(array $headers, string $body, string $secret): bool {",
        "  [$id, $sentAt] = [$headers['webhook-id'], $headers['webhook-timestamp']];",
        "  if (abs(time() - (int) $sentAt) > 300) return false;",
        "  $key = base64_decode(substr($secret, strlen('whsec_')));",
        "  $expected = 'v1,' . base64_encode(hash_hmac('sha256', \"$id.$sentAt.$body\", $key, true));",
        "  foreach (explode(' ', $headers['webhook-signature']) as $each)",
        "    if (hash_equals($expected, $each)) return true;",
        "  return false;",
        "}"
       ],
       "title": "webhooks:php"
      }
     ],
     "params": {}
    },
    {
     "id": "history",
     "width": "full",
     "kind": "timeline",
     "title": "webhooks:history"
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
  "webhooks:webhooks": "Webhooks",
  "webhooks:webhook": "Webhook",
  "webhooks:webhook-rotation": "New signing secret",
  "webhooks:webhook-deliveries": "Deliveries",
  "webhooks:webhook-delivery": "Delivery",
  "webhooks:delivery": "Delivery",
  "webhooks:new-webhook": "New webhook",
  "webhooks:edit-webhook": "Edit webhook",
  "webhooks:create-webhook": "Create webhook",
  "webhooks:webhook-created": "Webhook created",
  "webhooks:webhook-saved": "Webhook saved",
  "webhooks:address": "URL",
  "webhooks:address-info": "We send each event to this URL as a signed POST request.",
  "webhooks:name-help": "What receives the events, such as “Order system”.",
  "webhooks:name-it": "Enter a name",
  "webhooks:url": "URL",
  "webhooks:url-help": "An https URL on the public internet. Respond with a 2xx status within 10 seconds.",
  "webhooks:enter-address": "Enter a URL that starts with https://",
  "webhooks:description": "Description",
  "webhooks:events": "Events",
  "webhooks:events-info": "Choose which events to receive. You can choose events for records you can view, and change this at any time.",
  "webhooks:choose-events": "Choose at least one event",
  "webhooks:not-yours": "You don’t have permission to view these records",
  "webhooks:secret": "Signing secret",
  "webhooks:secret-start": "Signing secret starts with",
  "webhooks:old-secret-until": "Old secret works until",
  "webhooks:paused": "Paused",
  "webhooks:disabled": "Disabled",
  "webhooks:health": "Health",
  "webhooks:new": "New",
  "webhooks:healthy": "Healthy",
  "webhooks:failing": "Failing",
  "webhooks:failing-since": "Failing since",
  "webhooks:last-sent-at": "Last delivery",
  "webhooks:setting": "Source",
  "webhooks:from-settings": "Account settings",
  "webhooks:account-settings": "Account settings",
  "webhooks:set-elsewhere": "This webhook comes from your account settings. Change or remove its URL there.",
  "webhooks:set-elsewhere-text": "This webhook comes from your account settings. Change or remove its URL there. To get its signing secret, choose Rotate secret.",
  "webhooks:created-at": "Created",
  "webhooks:any-health": "Any health",
  "webhooks:send-test": "Send test event",
  "webhooks:test-sent": "Test event sent. See Deliveries for the response.",
  "webhooks:resend-failed": "Resend failed deliveries",
  "webhooks:resend-failed-title": "Resend all failed deliveries?",
  "webhooks:resend-failed-text": "Everything we gave up on in the last 30 days is sent again, with the same event IDs.",
  "webhooks:failed-resent": "Sending failed deliveries again",
  "webhooks:rotate": "Rotate secret",
  "webhooks:rotate-title": "Make a new signing secret?",
  "webhooks:rotate-text": "You’ll see the new secret once. Until the old one ends, we sign with both, so you have time to replace it.",
  "webhooks:make-new": "Make new secret",
  "webhooks:rotated": "New signing secret made",
  "webhooks:grace": "Old secret expires",
  "webhooks:at-once": "Immediately",
  "webhooks:hour-1": "After 1 hour",
  "webhooks:hours-24": "After 24 hours",
  "webhooks:days-7": "After 7 days",
  "webhooks:cancel": "Cancel",
  "webhooks:pause": "Pause",
  "webhooks:webhook-paused": "Webhook paused. Events are kept until you resume it.",
  "webhooks:resume": "Resume",
  "webhooks:webhook-resumed": "Webhook resumed",
  "webhooks:delete-title": "Delete this webhook?",
  "webhooks:delete-text": "Its waiting events and delivery log are deleted too.",
  "webhooks:webhook-deleted": "Webhook deleted",
  "webhooks:webhooks-empty-title": "No webhooks",
  "webhooks:webhooks-empty": "Add a URL, and we’ll notify your systems of events in this account.",
  "webhooks:disabled-text": "We stopped sending after three days of failures. New events are kept for 30 days, except those of messages, which are lost. Fix the URL, then resume.",
  "webhooks:paused-text": "Nothing is sent. Events are kept for 30 days and sent when you resume.",
  "webhooks:failing-text": "Recent deliveries failed. We’ll keep retrying, at longer intervals, and disable the webhook after three days.",
  "webhooks:last-30-days": "Last 30 days",
  "webhooks:delivered": "Delivered",
  "webhooks:waiting": "Waiting",
  "webhooks:failed": "Failed",
  "webhooks:deliveries": "Latest deliveries",
  "webhooks:no-deliveries": "Nothing sent yet. Send a test event to try it.",
  "webhooks:all-deliveries": "All deliveries",
  "webhooks:verify-signature": "Verify the signature",
  "webhooks:node": "Node.js",
  "webhooks:python": "Python",
  "webhooks:php": "PHP",
  "webhooks:history": "History",
  "webhooks:event-id": "Event ID",
  "webhooks:event": "Event",
  "webhooks:record": "Record",
  "webhooks:reason": "Problem",
  "webhooks:http-error": "Error status",
  "webhooks:redirect": "Redirect, not followed",
  "webhooks:timeout": "No answer in time",
  "webhooks:connection": "Connection failed",
  "webhooks:dns": "Host not found",
  "webhooks:private-address": "Private address, refused",
  "webhooks:tls": "Certificate problem",
  "webhooks:not-http": "Not a valid HTTP response",
  "webhooks:bad-address": "URL not allowed",
  "webhooks:response-status": "Response",
  "webhooks:duration-ms": "Time (ms)",
  "webhooks:attempts": "Attempts",
  "webhooks:next-at": "Next attempt",
  "webhooks:body": "Request body",
  "webhooks:answer": "Response body",
  "webhooks:answers": "Responses",
  "webhooks:log": "Attempts",
  "webhooks:sent-at": "Sent",
  "webhooks:request": "Request",
  "webhooks:any-webhook": "Any webhook",
  "webhooks:any-reason": "Any problem",
  "webhooks:any-event": "Any event",
  "webhooks:resend": "Resend",
  "webhooks:resent": "Sending again",
  "webhooks:webhook-deliveries-empty-title": "No deliveries",
  "webhooks:webhook-deliveries-empty": "Events sent to your webhooks in the last 30 days will be listed here.",
  "webhooks:event-resumed": "Resumed"
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
  "webhook-delivery.create": validator(object({ "id": readOnly, "version": readOnly, "webhook_id": readOnly, "webhook": readOnly, "event_id": readOnly, "event": readOnly, "record": readOnly, "status": readOnly, "reason": readOnly, "response_status": readOnly, "duration_ms": readOnly, "attempts": readOnly, "next_at": readOnly, "url": readOnly, "body": readOnly, "answer": readOnly, "answers": readOnly, "log": readOnly, "created_at": readOnly })),
  "webhook-delivery.update": validator(object({ "id": readOnly, "version": readOnly, "webhook_id": readOnly, "webhook": readOnly, "event_id": readOnly, "event": readOnly, "record": readOnly, "status": readOnly, "reason": readOnly, "response_status": readOnly, "duration_ms": readOnly, "attempts": readOnly, "next_at": readOnly, "url": readOnly, "body": readOnly, "answer": readOnly, "answers": readOnly, "log": readOnly, "created_at": readOnly })),
  "webhook-delivery.form": validator(object({ "id": anything, "version": anything, "webhook_id": anything, "webhook": anything, "event_id": anything, "event": anything, "record": anything, "status": anything, "reason": anything, "response_status": anything, "duration_ms": anything, "attempts": anything, "next_at": anything, "url": anything, "body": anything, "answer": anything, "answers": anything, "log": anything, "created_at": anything })),
  "webhook-rotation.create": validator(object({ "id": readOnly, "version": readOnly, "grace": string({ values: ["PT0S","PT1H","P1D","P7D"] }) }, ["grace"])),
  "webhook-rotation.update": validator(object({ "id": readOnly, "version": readOnly, "grace": string({ values: ["PT0S","PT1H","P1D","P7D"] }) })),
  "webhook-rotation.form": validator(object({ "id": anything, "version": anything, "grace": string({ values: ["PT0S","PT1H","P1D","P7D"] }) })),
  "webhook.create": validator(object({ "id": readOnly, "version": readOnly, "name": string({ minLength: 1, maxLength: 60, trim: true }), "url": string({ maxLength: 500, format: "uri", trim: true }), "description": string({ maxLength: 300, trim: true }), "events": array({ minItems: 1, maxItems: 400, distinct: true, items: string({ maxLength: 130 }) }), "setting": readOnly, "secret": readOnly, "secret_start": readOnly, "old_secret_until": readOnly, "status": readOnly, "health": readOnly, "failing_since": readOnly, "last_sent_at": readOnly, "created_at": readOnly }, ["name","url","events"])),
  "webhook.update": validator(object({ "id": readOnly, "version": readOnly, "name": string({ minLength: 1, maxLength: 60, trim: true }), "url": string({ maxLength: 500, format: "uri", trim: true }), "description": string({ maxLength: 300, trim: true }), "events": array({ minItems: 1, maxItems: 400, distinct: true, items: string({ maxLength: 130 }) }), "setting": readOnly, "secret": readOnly, "secret_start": readOnly, "old_secret_until": readOnly, "status": readOnly, "health": readOnly, "failing_since": readOnly, "last_sent_at": readOnly, "created_at": readOnly })),
  "webhook.form": validator(object({ "id": anything, "version": anything, "name": string({ minLength: 1, maxLength: 60, trim: true }), "url": string({ maxLength: 500, format: "uri", trim: true }), "description": string({ maxLength: 300, trim: true }), "events": array({ minItems: 1, maxItems: 400, distinct: true, items: string({ maxLength: 130 }) }), "setting": anything, "secret": anything, "secret_start": anything, "old_secret_until": anything, "status": anything, "health": anything, "failing_since": anything, "last_sent_at": anything, "created_at": anything })),
}
