// Written by codegen from definitions/. Do not edit.
export const definition = {
 "id": "sms-broadcast",
 "title": "sms-broadcast:sms-broadcast",
 "entities": {
  "saved-contacts": {
   "id": "saved-contacts",
   "module": "sms-broadcast",
   "title": "sms-broadcast:contact-list",
   "properties": {
    "name": {
     "minLength": 1,
     "maxLength": 128,
     "pattern": "\\S",
     "trim": true,
     "type": "string",
     "title": "sms-broadcast:list-name",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "pattern": "portal:required-field"
     }
    },
    "contacts": {
     "format": "uuid",
     "type": "string",
     "title": "sms-broadcast:contacts",
     "help": "sms-broadcast:contacts-help",
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
    "contacts_count": {
     "minimum": 0,
     "readOnly": true,
     "type": "integer",
     "title": "sms-broadcast:contacts-count",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "contacts_filename": {
     "maxLength": 255,
     "readOnly": true,
     "type": "string",
     "title": "sms-broadcast:contacts-filename",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "country": {
     "maxLength": 80,
     "readOnly": true,
     "type": "string",
     "title": "sms-broadcast:destination-country",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "country_code": {
     "maxLength": 2,
     "readOnly": true,
     "cell": "country",
     "type": "string",
     "title": "sms-broadcast:destination-country",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "values": {
     "maxItems": 200,
     "readOnly": true,
     "type": "array",
     "title": "sms-broadcast:values",
     "items": {
      "maxLength": 1024,
      "type": "string",
      "title": "sms-broadcast:values",
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
    "headers": {
     "maxItems": 200,
     "readOnly": true,
     "type": "array",
     "title": "sms-broadcast:headers",
     "items": {
      "maxLength": 1024,
      "type": "string",
      "title": "sms-broadcast:headers",
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
    "empty_cells": {
     "maxItems": 200,
     "readOnly": true,
     "type": "array",
     "title": "sms-broadcast:empty-cells",
     "items": {
      "minimum": 0,
      "type": "integer",
      "title": "sms-broadcast:empty-cells",
      "trim": false,
      "readOnly": true,
      "writeOn": [],
      "sensitive": false,
      "cell": "number",
      "errors": {}
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "used_by": {
     "minimum": 0,
     "readOnly": true,
     "type": "integer",
     "title": "sms-broadcast:used-by",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
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
    "contacts"
   ],
   "rules": {
    "fields": {},
    "effects": [
     {
      "on": "contacts",
      "when": {
       "source": "!has(form.contacts)",
       "tree": {
        "op": "not",
        "arg": {
         "op": "has",
         "root": "form",
         "path": [
          "contacts"
         ]
        }
       },
       "dependsOn": [
        "form.contacts"
       ]
      },
      "clear": [
       "contacts_count",
       "contacts_filename",
       "country",
       "country_code",
       "values",
       "headers",
       "empty_cells"
      ],
      "set": {},
      "default": []
     }
    ],
    "checks": []
   }
  },
  "sms-campaign": {
   "id": "sms-campaign",
   "module": "sms-broadcast",
   "title": "sms-broadcast:broadcast",
   "properties": {
    "name": {
     "minLength": 1,
     "maxLength": 128,
     "pattern": "^(?:[\\p{N} ]|[\\p{L}\\p{M}][\\u200C\\u200D]?)*$",
     "trim": true,
     "writeOn": [
      "create"
     ],
     "type": "string",
     "title": "sms-broadcast:broadcast-name",
     "help": "sms-broadcast:broadcast-name-help",
     "readOnly": false,
     "sensitive": false,
     "cell": "text",
     "errors": {
      "pattern": "portal:letters-digits-spaces"
     }
    },
    "status": {
     "enum": [
      "scheduled",
      "active",
      "paused",
      "completed",
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
      "scheduled": "sms-broadcast:status-scheduled",
      "active": "sms-broadcast:status-active",
      "paused": "sms-broadcast:status-paused",
      "completed": "sms-broadcast:status-completed",
      "canceled": "sms-broadcast:status-canceled"
     }
    },
    "status_note": {
     "enum": [
      "",
      "balance",
      "failing",
      "sender",
      "contacts",
      "covered",
      "daily-limit",
      "spend-cap",
      "account",
      "window"
     ],
     "readOnly": true,
     "type": "string",
     "title": "sms-broadcast:status-note",
     "enumTexts": {
      "balance": "sms-broadcast:note-balance",
      "failing": "sms-broadcast:note-failing",
      "sender": "sms-broadcast:note-sender",
      "contacts": "sms-broadcast:note-contacts",
      "covered": "sms-broadcast:note-covered",
      "daily-limit": "sms-broadcast:note-daily-limit",
      "spend-cap": "sms-broadcast:note-spend-cap",
      "account": "sms-broadcast:note-account",
      "window": "sms-broadcast:note-window"
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "handled": {
     "minimum": 0,
     "readOnly": true,
     "type": "integer",
     "title": "sms-broadcast:handled-contacts",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "waiting": {
     "minimum": 0,
     "readOnly": true,
     "type": "integer",
     "title": "sms-broadcast:waiting-contacts",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "waits_until": {
     "format": "date-time",
     "readOnly": true,
     "type": "string",
     "title": "sms-broadcast:waits-until",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "date-time",
     "errors": {}
    },
    "reasons": {
     "maxItems": 20,
     "readOnly": true,
     "type": "array",
     "title": "sms-broadcast:by-reason",
     "items": {
      "type": "object",
      "title": "sms-broadcast:by-reason",
      "properties": {
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
       },
       "messages": {
        "minimum": 0,
        "type": "integer",
        "title": "sms-broadcast:messages",
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
    "hours": {
     "maxItems": 744,
     "readOnly": true,
     "type": "array",
     "title": "sms-broadcast:by-hour",
     "items": {
      "type": "object",
      "title": "sms-broadcast:by-hour",
      "properties": {
       "at": {
        "format": "date-time",
        "type": "string",
        "title": "sms-broadcast:sent",
        "trim": false,
        "readOnly": true,
        "writeOn": [],
        "sensitive": false,
        "cell": "date-time",
        "errors": {}
       },
       "sent": {
        "minimum": 0,
        "type": "integer",
        "title": "sms-broadcast:sent",
        "trim": false,
        "readOnly": true,
        "writeOn": [],
        "sensitive": false,
        "cell": "number",
        "errors": {}
       },
       "delivered": {
        "minimum": 0,
        "type": "integer",
        "title": "sms-broadcast:delivered",
        "trim": false,
        "readOnly": true,
        "writeOn": [],
        "sensitive": false,
        "cell": "number",
        "errors": {}
       },
       "failed": {
        "minimum": 0,
        "type": "integer",
        "title": "sms-broadcast:failed",
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
    "click_hours": {
     "maxItems": 744,
     "readOnly": true,
     "type": "array",
     "title": "sms-broadcast:clicks-by-hour",
     "items": {
      "type": "object",
      "title": "sms-broadcast:clicks-by-hour",
      "properties": {
       "at": {
        "format": "date-time",
        "type": "string",
        "title": "sms-broadcast:clicks",
        "trim": false,
        "readOnly": true,
        "writeOn": [],
        "sensitive": false,
        "cell": "date-time",
        "errors": {}
       },
       "clicks": {
        "minimum": 0,
        "type": "integer",
        "title": "sms-broadcast:clicks",
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
    "archived": {
     "readOnly": true,
     "type": "boolean",
     "title": "sms-broadcast:archived",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "yes-no",
     "errors": {}
    },
    "resends": {
     "readOnly": true,
     "type": "object",
     "title": "sms-broadcast:resends",
     "properties": {
      "id": {
       "maxLength": 36,
       "type": "string",
       "title": "sms-broadcast:resends",
       "trim": false,
       "readOnly": true,
       "writeOn": [],
       "sensitive": false,
       "cell": "text",
       "errors": {}
      },
      "name": {
       "maxLength": 128,
       "type": "string",
       "title": "sms-broadcast:resends",
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
    "resent": {
     "readOnly": true,
     "type": "object",
     "title": "sms-broadcast:resent-as",
     "properties": {
      "id": {
       "maxLength": 36,
       "type": "string",
       "title": "sms-broadcast:resent-as",
       "trim": false,
       "readOnly": true,
       "writeOn": [],
       "sensitive": false,
       "cell": "text",
       "errors": {}
      },
      "name": {
       "maxLength": 128,
       "type": "string",
       "title": "sms-broadcast:resent-as",
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
    "delivery_rate": {
     "minimum": 0,
     "maximum": 100,
     "readOnly": true,
     "cell": "percent-bar",
     "type": "number",
     "title": "sms-broadcast:delivery-rate",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "charge": {
     "readOnly": true,
     "cell": "money",
     "type": "integer",
     "title": "sms-broadcast:charge",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "recipients": {
     "minimum": 0,
     "readOnly": true,
     "type": "integer",
     "title": "sms-broadcast:recipients",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "sent": {
     "minimum": 0,
     "readOnly": true,
     "type": "integer",
     "title": "sms-broadcast:sent",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "delivered": {
     "minimum": 0,
     "readOnly": true,
     "type": "integer",
     "title": "sms-broadcast:delivered",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "failed": {
     "minimum": 0,
     "readOnly": true,
     "type": "integer",
     "title": "sms-broadcast:failed",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "pending": {
     "minimum": 0,
     "readOnly": true,
     "type": "integer",
     "title": "sms-broadcast:pending",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "not_sent": {
     "minimum": 0,
     "readOnly": true,
     "type": "integer",
     "title": "sms-broadcast:not-sent",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "opted_out": {
     "minimum": 0,
     "readOnly": true,
     "type": "integer",
     "title": "sms-broadcast:opted-out",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "skipped": {
     "minimum": 0,
     "readOnly": true,
     "type": "integer",
     "title": "sms-broadcast:skipped",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "clicks": {
     "minimum": 0,
     "readOnly": true,
     "type": "integer",
     "title": "sms-broadcast:clicks",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "clicked": {
     "minimum": 0,
     "readOnly": true,
     "type": "integer",
     "title": "sms-broadcast:clicked",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "replies": {
     "minimum": 0,
     "readOnly": true,
     "type": "integer",
     "title": "sms-broadcast:replies",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "unsubscribed": {
     "minimum": 0,
     "readOnly": true,
     "type": "integer",
     "title": "sms-broadcast:unsubscribed",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "contacts": {
     "format": "uuid",
     "writeOn": [
      "create"
     ],
     "type": "string",
     "title": "sms-broadcast:contacts",
     "help": "sms-broadcast:contacts-help",
     "trim": false,
     "readOnly": false,
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "list_name": {
     "maxLength": 128,
     "trim": true,
     "writeOn": [
      "create"
     ],
     "type": "string",
     "title": "sms-broadcast:keep-as-list",
     "help": "sms-broadcast:keep-as-list-help",
     "readOnly": false,
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "contact_list": {
     "readOnly": true,
     "type": "object",
     "title": "sms-broadcast:contact-list",
     "properties": {
      "id": {
       "maxLength": 36,
       "type": "string",
       "title": "sms-broadcast:contact-list",
       "trim": false,
       "readOnly": true,
       "writeOn": [],
       "sensitive": false,
       "cell": "text",
       "errors": {}
      },
      "name": {
       "maxLength": 128,
       "type": "string",
       "title": "sms-broadcast:contact-list",
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
    "contacts_count": {
     "minimum": 0,
     "readOnly": true,
     "type": "integer",
     "title": "sms-broadcast:contacts-count",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "contacts_filename": {
     "maxLength": 255,
     "readOnly": true,
     "type": "string",
     "title": "sms-broadcast:contacts-filename",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "country": {
     "maxLength": 80,
     "readOnly": true,
     "type": "string",
     "title": "sms-broadcast:destination-country",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "country_code": {
     "maxLength": 2,
     "readOnly": true,
     "cell": "country",
     "type": "string",
     "title": "sms-broadcast:destination-country",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "values": {
     "maxItems": 200,
     "readOnly": true,
     "type": "array",
     "title": "sms-broadcast:values",
     "items": {
      "maxLength": 1024,
      "type": "string",
      "title": "sms-broadcast:values",
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
    "headers": {
     "maxItems": 200,
     "readOnly": true,
     "type": "array",
     "title": "sms-broadcast:headers",
     "items": {
      "maxLength": 1024,
      "type": "string",
      "title": "sms-broadcast:headers",
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
    "empty_cells": {
     "maxItems": 200,
     "readOnly": true,
     "type": "array",
     "title": "sms-broadcast:empty-cells",
     "items": {
      "minimum": 0,
      "type": "integer",
      "title": "sms-broadcast:empty-cells",
      "trim": false,
      "readOnly": true,
      "writeOn": [],
      "sensitive": false,
      "cell": "number",
      "errors": {}
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "template": {
     "required": [
      "id"
     ],
     "writeOn": [
      "create"
     ],
     "type": "object",
     "title": "sms-broadcast:template",
     "properties": {
      "id": {
       "maxLength": 36,
       "type": "string",
       "title": "sms-broadcast:template",
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
       "maxLength": 128,
       "readOnly": true,
       "type": "string",
       "title": "sms-broadcast:template",
       "trim": false,
       "writeOn": [],
       "sensitive": false,
       "cell": "text",
       "errors": {}
      },
      "text": {
       "maxLength": 4000,
       "readOnly": true,
       "type": "string",
       "title": "sms-broadcast:message",
       "trim": false,
       "writeOn": [],
       "sensitive": false,
       "cell": "text",
       "errors": {}
      },
      "short_url_enabled": {
       "readOnly": true,
       "type": "boolean",
       "title": "sms-broadcast:short-url",
       "trim": false,
       "writeOn": [],
       "sensitive": false,
       "cell": "yes-no",
       "errors": {}
      }
     },
     "trim": false,
     "readOnly": false,
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "sender_id": {
     "required": [
      "id"
     ],
     "writeOn": [
      "create"
     ],
     "type": "object",
     "title": "sms-broadcast:sender-id",
     "properties": {
      "id": {
       "maxLength": 36,
       "type": "string",
       "title": "sms-broadcast:sender-id",
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
       "maxLength": 32,
       "readOnly": true,
       "type": "string",
       "title": "sms-broadcast:sender-id",
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
     "cell": "text",
     "errors": {}
    },
    "mappings": {
     "maxItems": 200,
     "writeOn": [
      "create"
     ],
     "type": "array",
     "title": "sms-broadcast:map-variables",
     "items": {
      "required": [
       "variable",
       "column"
      ],
      "type": "object",
      "title": "sms-broadcast:map-variables",
      "properties": {
       "variable": {
        "maxLength": 64,
        "type": "string",
        "title": "sms-broadcast:variable",
        "trim": false,
        "readOnly": false,
        "writeOn": [
         "create"
        ],
        "sensitive": false,
        "cell": "text",
        "errors": {}
       },
       "column": {
        "minimum": 0,
        "maximum": 199,
        "type": "integer",
        "title": "sms-broadcast:column",
        "trim": false,
        "readOnly": false,
        "writeOn": [
         "create"
        ],
        "sensitive": false,
        "cell": "number",
        "errors": {}
       },
       "when_empty": {
        "enum": [
         "fallback",
         "skip",
         "send"
        ],
        "type": "string",
        "title": "sms-broadcast:when-empty",
        "trim": false,
        "readOnly": false,
        "writeOn": [
         "create"
        ],
        "sensitive": false,
        "cell": "text",
        "errors": {}
       },
       "fallback": {
        "maxLength": 160,
        "type": "string",
        "title": "sms-broadcast:fallback-text",
        "trim": false,
        "readOnly": false,
        "writeOn": [
         "create"
        ],
        "sensitive": false,
        "cell": "text",
        "errors": {}
       }
      },
      "trim": false,
      "readOnly": false,
      "writeOn": [
       "create"
      ],
      "sensitive": false,
      "cell": "text",
      "errors": {}
     },
     "trim": false,
     "readOnly": false,
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "mappingValues": {
     "maxItems": 200,
     "readOnly": true,
     "type": "array",
     "title": "sms-broadcast:mapping-values",
     "items": {
      "required": [
       "variable",
       "column"
      ],
      "type": "object",
      "title": "sms-broadcast:mapping-values",
      "properties": {
       "variable": {
        "maxLength": 64,
        "type": "string",
        "title": "sms-broadcast:variable",
        "trim": false,
        "readOnly": true,
        "writeOn": [],
        "sensitive": false,
        "cell": "text",
        "errors": {}
       },
       "column": {
        "minimum": 0,
        "maximum": 199,
        "type": "integer",
        "title": "sms-broadcast:column",
        "trim": false,
        "readOnly": true,
        "writeOn": [],
        "sensitive": false,
        "cell": "number",
        "errors": {}
       },
       "value": {
        "maxLength": 1024,
        "type": "string",
        "title": "sms-broadcast:value",
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
    "send": {
     "enum": [
      "now",
      "later"
     ],
     "default": "now",
     "type": "string",
     "title": "sms-broadcast:when-to-send",
     "enumTexts": {
      "now": "sms-broadcast:send-now",
      "later": "sms-broadcast:schedule-for-later"
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
    "starts_at": {
     "format": "local-date-time",
     "type": "string",
     "title": "sms-broadcast:start-time",
     "trim": false,
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "date-time",
     "errors": {
      "required": "sms-broadcast:start-required",
      "format": "sms-broadcast:invalid-start"
     }
    },
    "time_zone": {
     "catalogue": "time-zones",
     "maxLength": 64,
     "type": "string",
     "title": "sms-broadcast:time-zone",
     "trim": false,
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "choice",
     "errors": {
      "required": "sms-broadcast:zone-required",
      "catalogue": "sms-broadcast:zone-required"
     }
    },
    "starts_at_utc": {
     "format": "date-time",
     "readOnly": true,
     "type": "string",
     "title": "sms-broadcast:start-time",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "date-time",
     "errors": {}
    },
    "rate_limit_enabled": {
     "default": false,
     "type": "boolean",
     "title": "sms-broadcast:throttle",
     "help": "sms-broadcast:throttle-help",
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
    "rate_limit_count": {
     "minimum": 1,
     "maximum": 999,
     "type": "integer",
     "title": "sms-broadcast:messages",
     "help": "sms-broadcast:rate-help",
     "trim": false,
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "number",
     "errors": {
      "type": "sms-broadcast:digits-only",
      "minimum": "sms-broadcast:greater-than-zero",
      "maximum": "sms-broadcast:three-digits"
     }
    },
    "rate_limit_period": {
     "enum": [
      "minute",
      "hour",
      "day"
     ],
     "default": "minute",
     "type": "string",
     "title": "sms-broadcast:period",
     "enumTexts": {
      "minute": "sms-broadcast:per-minute",
      "hour": "sms-broadcast:per-hour",
      "day": "sms-broadcast:per-day"
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
    "window_enabled": {
     "default": false,
     "type": "boolean",
     "title": "sms-broadcast:window",
     "help": "sms-broadcast:window-help",
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
    "window_from": {
     "catalogue": "hours",
     "maxLength": 5,
     "default": "09:00",
     "type": "string",
     "title": "sms-broadcast:window-from",
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
    "window_to": {
     "catalogue": "hours",
     "maxLength": 5,
     "default": "20:00",
     "type": "string",
     "title": "sms-broadcast:window-to",
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
    "window_days": {
     "minItems": 1,
     "maxItems": 7,
     "default": [
      "mon",
      "tue",
      "wed",
      "thu",
      "fri",
      "sat",
      "sun"
     ],
     "type": "array",
     "title": "sms-broadcast:window-days",
     "items": {
      "enum": [
       "mon",
       "tue",
       "wed",
       "thu",
       "fri",
       "sat",
       "sun"
      ],
      "type": "string",
      "title": "sms-broadcast:window-days",
      "enumTexts": {
       "mon": "sms-broadcast:monday",
       "tue": "sms-broadcast:tuesday",
       "wed": "sms-broadcast:wednesday",
       "thu": "sms-broadcast:thursday",
       "fri": "sms-broadcast:friday",
       "sat": "sms-broadcast:saturday",
       "sun": "sms-broadcast:sunday"
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
      "minItems": "sms-broadcast:choose-a-day"
     }
    },
    "send_covered": {
     "default": false,
     "writeOn": [
      "create"
     ],
     "type": "boolean",
     "title": "sms-broadcast:send-covered",
     "trim": false,
     "readOnly": false,
     "sensitive": false,
     "cell": "yes-no",
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
    "contacts",
    "template",
    "sender_id",
    "send"
   ],
   "rules": {
    "fields": {
     "template": {
      "enabledWhen": {
       "source": "has(form.contacts)",
       "tree": {
        "op": "has",
        "root": "form",
        "path": [
         "contacts"
        ]
       },
       "dependsOn": [
        "form.contacts"
       ]
      },
      "because": "sms-broadcast:upload-contacts-first",
      "reference": {
       "get": "/v1/sms/templates",
       "query": {
        "can_be_used_for_campaign": "true",
        "country_code": "{form.country_code}"
       },
       "items": "templates",
       "key": "id",
       "label": "name",
       "search": "search",
       "pick": {
        "id": "id",
        "name": "name",
        "text": "text",
        "short_url_enabled": "short_url_enabled"
       },
       "empty": {
        "text": "sms-broadcast:no-templates",
        "way": {
         "to": "/sms-broadcast/templates/create",
         "access": [
          "SmsCampaign",
          "SmsCampaignWrite"
         ],
         "text": "sms-broadcast:create-template"
        }
       }
      }
     },
     "sender_id": {
      "enabledWhen": {
       "source": "has(form.template)",
       "tree": {
        "op": "has",
        "root": "form",
        "path": [
         "template"
        ]
       },
       "dependsOn": [
        "form.template"
       ]
      },
      "because": "sms-broadcast:choose-template-first",
      "reference": {
       "get": "/v1/sms/templates/{form.template.id}/sender_ids",
       "query": {
        "status": "approved"
       },
       "items": "sender_ids",
       "key": "id",
       "label": "title",
       "search": "title",
       "pick": {
        "id": "id",
        "name": "title"
       },
       "empty": {
        "text": "sms-broadcast:no-senders"
       }
      }
     },
     "list_name": {
      "visibleWhen": {
       "source": "has(form.contacts)",
       "tree": {
        "op": "has",
        "root": "form",
        "path": [
         "contacts"
        ]
       },
       "dependsOn": [
        "form.contacts"
       ]
      }
     },
     "starts_at": {
      "visibleWhen": {
       "source": "form.send == 'later'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "send"
         ]
        },
        "right": {
         "op": "const",
         "value": "later"
        }
       },
       "dependsOn": [
        "form.send"
       ]
      },
      "requiredWhen": {
       "source": "form.send == 'later'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "send"
         ]
        },
        "right": {
         "op": "const",
         "value": "later"
        }
       },
       "dependsOn": [
        "form.send"
       ]
      }
     },
     "time_zone": {
      "visibleWhen": {
       "source": "form.send == 'later'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "send"
         ]
        },
        "right": {
         "op": "const",
         "value": "later"
        }
       },
       "dependsOn": [
        "form.send"
       ]
      },
      "requiredWhen": {
       "source": "form.send == 'later'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "send"
         ]
        },
        "right": {
         "op": "const",
         "value": "later"
        }
       },
       "dependsOn": [
        "form.send"
       ]
      },
      "default": "{account.timezone}"
     },
     "window_from": {
      "visibleWhen": {
       "source": "form.window_enabled",
       "tree": {
        "op": "path",
        "root": "form",
        "path": [
         "window_enabled"
        ]
       },
       "dependsOn": [
        "form.window_enabled"
       ]
      },
      "requiredWhen": {
       "source": "form.window_enabled",
       "tree": {
        "op": "path",
        "root": "form",
        "path": [
         "window_enabled"
        ]
       },
       "dependsOn": [
        "form.window_enabled"
       ]
      }
     },
     "window_to": {
      "visibleWhen": {
       "source": "form.window_enabled",
       "tree": {
        "op": "path",
        "root": "form",
        "path": [
         "window_enabled"
        ]
       },
       "dependsOn": [
        "form.window_enabled"
       ]
      },
      "requiredWhen": {
       "source": "form.window_enabled",
       "tree": {
        "op": "path",
        "root": "form",
        "path": [
         "window_enabled"
        ]
       },
       "dependsOn": [
        "form.window_enabled"
       ]
      }
     },
     "window_days": {
      "visibleWhen": {
       "source": "form.window_enabled",
       "tree": {
        "op": "path",
        "root": "form",
        "path": [
         "window_enabled"
        ]
       },
       "dependsOn": [
        "form.window_enabled"
       ]
      },
      "requiredWhen": {
       "source": "form.window_enabled",
       "tree": {
        "op": "path",
        "root": "form",
        "path": [
         "window_enabled"
        ]
       },
       "dependsOn": [
        "form.window_enabled"
       ]
      }
     },
     "rate_limit_count": {
      "visibleWhen": {
       "source": "form.rate_limit_enabled",
       "tree": {
        "op": "path",
        "root": "form",
        "path": [
         "rate_limit_enabled"
        ]
       },
       "dependsOn": [
        "form.rate_limit_enabled"
       ]
      },
      "requiredWhen": {
       "source": "form.rate_limit_enabled",
       "tree": {
        "op": "path",
        "root": "form",
        "path": [
         "rate_limit_enabled"
        ]
       },
       "dependsOn": [
        "form.rate_limit_enabled"
       ]
      }
     },
     "rate_limit_period": {
      "visibleWhen": {
       "source": "form.rate_limit_enabled",
       "tree": {
        "op": "path",
        "root": "form",
        "path": [
         "rate_limit_enabled"
        ]
       },
       "dependsOn": [
        "form.rate_limit_enabled"
       ]
      },
      "requiredWhen": {
       "source": "form.rate_limit_enabled",
       "tree": {
        "op": "path",
        "root": "form",
        "path": [
         "rate_limit_enabled"
        ]
       },
       "dependsOn": [
        "form.rate_limit_enabled"
       ]
      }
     }
    },
    "effects": [
     {
      "on": "contacts",
      "clear": [
       "template",
       "sender_id",
       "mappings",
       "mappingValues"
      ],
      "set": {},
      "default": []
     },
     {
      "on": "contacts",
      "when": {
       "source": "!has(form.contacts)",
       "tree": {
        "op": "not",
        "arg": {
         "op": "has",
         "root": "form",
         "path": [
          "contacts"
         ]
        }
       },
       "dependsOn": [
        "form.contacts"
       ]
      },
      "clear": [
       "contacts_count",
       "contacts_filename",
       "country",
       "country_code",
       "values",
       "headers",
       "empty_cells"
      ],
      "set": {},
      "default": []
     },
     {
      "on": "country_code",
      "when": {
       "source": "form.country_code == 'US' && !form.window_enabled",
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
          "op": "not",
          "arg": {
           "op": "path",
           "root": "form",
           "path": [
            "window_enabled"
           ]
          }
         }
        ]
       },
       "dependsOn": [
        "form.country_code",
        "form.window_enabled"
       ]
      },
      "clear": [],
      "set": {
       "window_enabled": true,
       "window_from": "08:00",
       "window_to": "21:00"
      },
      "default": []
     },
     {
      "on": "template",
      "clear": [
       "mappings",
       "mappingValues",
       "sender_id"
      ],
      "set": {},
      "default": []
     },
     {
      "on": "send",
      "when": {
       "source": "form.send == 'now'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "send"
         ]
        },
        "right": {
         "op": "const",
         "value": "now"
        }
       },
       "dependsOn": [
        "form.send"
       ]
      },
      "clear": [
       "starts_at",
       "time_zone"
      ],
      "set": {},
      "default": []
     },
     {
      "on": "send",
      "when": {
       "source": "form.send == 'later'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "send"
         ]
        },
        "right": {
         "op": "const",
         "value": "later"
        }
       },
       "dependsOn": [
        "form.send"
       ]
      },
      "clear": [],
      "set": {
       "time_zone": "{account.timezone}"
      },
      "default": []
     }
    ],
    "checks": [
     {
      "check": "sms/mapping-one-to-one",
      "reads": {
       "text": "template.text",
       "mappings": "mappings"
      },
      "at": "mappings",
      "text": "sms-broadcast:one-to-one",
      "on": [
       "create"
      ]
     },
     {
      "check": "sms/empty-cells",
      "reads": {
       "emptyCells": "empty_cells",
       "mappings": "mappings"
      },
      "at": "mappings",
      "text": "sms-broadcast:empty-cells-choose",
      "on": [
       "create"
      ]
     },
     {
      "check": "sms/fallback-text",
      "reads": {
       "mappings": "mappings"
      },
      "at": "mappings",
      "text": "sms-broadcast:fallback-text-missing",
      "on": [
       "create"
      ]
     },
     {
      "check": "schedule/window",
      "reads": {
       "from": "window_from",
       "to": "window_to"
      },
      "when": {
       "source": "form.window_enabled",
       "tree": {
        "op": "path",
        "root": "form",
        "path": [
         "window_enabled"
        ]
       },
       "dependsOn": [
        "form.window_enabled"
       ]
      },
      "at": "window_to",
      "text": "sms-broadcast:window-order",
      "on": [
       "create",
       "update"
      ]
     },
     {
      "check": "schedule/future",
      "reads": {
       "timeZone": "time_zone",
       "startsAt": "starts_at"
      },
      "when": {
       "source": "form.send == 'later' && has(form.starts_at) && has(form.time_zone)",
       "tree": {
        "op": "and",
        "args": [
         {
          "op": "==",
          "left": {
           "op": "path",
           "root": "form",
           "path": [
            "send"
           ]
          },
          "right": {
           "op": "const",
           "value": "later"
          }
         },
         {
          "op": "has",
          "root": "form",
          "path": [
           "starts_at"
          ]
         },
         {
          "op": "has",
          "root": "form",
          "path": [
           "time_zone"
          ]
         }
        ]
       },
       "dependsOn": [
        "form.send",
        "form.starts_at",
        "form.time_zone"
       ]
      },
      "at": "starts_at",
      "text": "sms-broadcast:start-in-past",
      "on": [
       "create",
       "update"
      ]
     }
    ],
    "advice": [
     {
      "unless": {
       "source": "form.window_enabled && !(form.window_from in ['00:00', '00:30', '01:00', '01:30', '02:00', '02:30', '03:00', '03:30', '04:00', '04:30', '05:00', '05:30', '06:00', '06:30', '07:00', '07:30']) && !(form.window_to in ['21:30', '22:00', '22:30', '23:00', '23:30', '24:00'])",
       "tree": {
        "op": "and",
        "args": [
         {
          "op": "path",
          "root": "form",
          "path": [
           "window_enabled"
          ]
         },
         {
          "op": "not",
          "arg": {
           "op": "in",
           "left": {
            "op": "path",
            "root": "form",
            "path": [
             "window_from"
            ]
           },
           "right": {
            "op": "const",
            "value": [
             "00:00",
             "00:30",
             "01:00",
             "01:30",
             "02:00",
             "02:30",
             "03:00",
             "03:30",
             "04:00",
             "04:30",
             "05:00",
             "05:30",
             "06:00",
             "06:30",
             "07:00",
             "07:30"
            ]
           }
          }
         },
         {
          "op": "not",
          "arg": {
           "op": "in",
           "left": {
            "op": "path",
            "root": "form",
            "path": [
             "window_to"
            ]
           },
           "right": {
            "op": "const",
            "value": [
             "21:30",
             "22:00",
             "22:30",
             "23:00",
             "23:30",
             "24:00"
            ]
           }
          }
         }
        ]
       },
       "dependsOn": [
        "form.window_enabled",
        "form.window_from",
        "form.window_to"
       ]
      },
      "when": {
       "source": "form.country_code == 'US'",
       "tree": {
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
       "dependsOn": [
        "form.country_code"
       ]
      },
      "at": "window_enabled",
      "text": "sms-broadcast:advice-quiet-hours",
      "on": [
       "create",
       "update"
      ]
     }
    ]
   },
   "lifecycle": {
    "entity": "sms-campaign",
    "field": "status",
    "states": {
     "scheduled": {
      "tone": "info",
      "icon": "schedule",
      "title": "sms-broadcast:status-scheduled"
     },
     "active": {
      "tone": "success",
      "icon": "play",
      "title": "sms-broadcast:status-active"
     },
     "paused": {
      "tone": "warning",
      "icon": "pause",
      "title": "sms-broadcast:status-paused"
     },
     "completed": {
      "tone": "neutral",
      "icon": "check",
      "title": "sms-broadcast:status-completed"
     },
     "canceled": {
      "tone": "neutral",
      "icon": "block",
      "title": "sms-broadcast:status-canceled"
     }
    },
    "initial": "scheduled",
    "call": {
     "method": "PUT",
     "path": "/v1/sms/campaigns/{id}/update_status"
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
      "title": "sms-broadcast:pause",
      "access": [
       "SmsCampaignWrite"
      ],
      "success": "sms-broadcast:status-changed",
      "word": "sms-broadcast:word-paused",
      "tone": "neutral"
     },
     {
      "id": "resume",
      "event": "sms-broadcast:event-resumed",
      "icon": "play",
      "from": [
       "paused"
      ],
      "to": "active",
      "word": "sms-broadcast:word-resumed",
      "by": "user",
      "title": "sms-broadcast:resume",
      "access": [
       "SmsCampaignWrite"
      ],
      "success": "sms-broadcast:status-changed",
      "tone": "neutral"
     },
     {
      "id": "cancel",
      "icon": "block",
      "tone": "danger",
      "from": [
       "scheduled",
       "active",
       "paused"
      ],
      "to": "canceled",
      "confirm": {
       "action": "sms-broadcast:cancel-confirm",
       "dismiss": "sms-broadcast:cancel-keep",
       "title": "sms-broadcast:cancel-title",
       "text": "sms-broadcast:cancel-text"
      },
      "by": "user",
      "title": "sms-broadcast:cancel",
      "access": [
       "SmsCampaignWrite"
      ],
      "success": "sms-broadcast:status-changed",
      "word": "sms-broadcast:word-canceled"
     },
     {
      "id": "start",
      "event": "sms-broadcast:event-started",
      "from": [
       "scheduled"
      ],
      "to": "active",
      "by": "server",
      "tone": "neutral",
      "access": []
     },
     {
      "id": "pause-balance",
      "event": "sms-broadcast:event-paused-balance-too-low",
      "from": [
       "active"
      ],
      "to": "paused",
      "by": "server",
      "tone": "neutral",
      "access": []
     },
     {
      "id": "pause-failing",
      "event": "sms-broadcast:event-paused-too-many-failures",
      "from": [
       "active"
      ],
      "to": "paused",
      "by": "server",
      "tone": "neutral",
      "access": []
     },
     {
      "id": "pause-sender",
      "event": "sms-broadcast:event-paused-sender-id-unavailable",
      "from": [
       "active"
      ],
      "to": "paused",
      "by": "server",
      "tone": "neutral",
      "access": []
     },
     {
      "id": "pause-contacts",
      "event": "sms-broadcast:event-paused-contacts-unavailable",
      "from": [
       "active"
      ],
      "to": "paused",
      "by": "server",
      "tone": "neutral",
      "access": []
     },
     {
      "id": "complete",
      "from": [
       "active"
      ],
      "to": "completed",
      "by": "server",
      "tone": "neutral",
      "access": []
     }
    ],
    "failure": "portal:something-went-wrong"
   }
  },
  "sms-template": {
   "id": "sms-template",
   "module": "sms-broadcast",
   "title": "sms-broadcast:sms-template",
   "properties": {
    "name": {
     "minLength": 1,
     "maxLength": 128,
     "trim": true,
     "writeOn": [
      "create"
     ],
     "type": "string",
     "title": "sms-broadcast:template-name",
     "readOnly": false,
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "country": {
     "required": [
      "country_code"
     ],
     "writeOn": [
      "create"
     ],
     "cell": "country",
     "type": "object",
     "title": "sms-broadcast:destination-country",
     "help": "sms-broadcast:country-help",
     "properties": {
      "country_code": {
       "minLength": 2,
       "maxLength": 2,
       "type": "string",
       "title": "sms-broadcast:destination-country",
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
       "maxLength": 80,
       "readOnly": true,
       "type": "string",
       "title": "sms-broadcast:destination-country",
       "trim": false,
       "writeOn": [],
       "sensitive": false,
       "cell": "text",
       "errors": {}
      },
      "senders_total": {
       "readOnly": true,
       "type": "integer",
       "title": "sms-broadcast:sender-ids",
       "trim": false,
       "writeOn": [],
       "sensitive": false,
       "cell": "number",
       "errors": {}
      },
      "senders_usable": {
       "readOnly": true,
       "type": "integer",
       "title": "sms-broadcast:sender-ids",
       "trim": false,
       "writeOn": [],
       "sensitive": false,
       "cell": "number",
       "errors": {}
      }
     },
     "trim": false,
     "readOnly": false,
     "sensitive": false,
     "errors": {}
    },
    "text": {
     "minLength": 1,
     "maxLength": 4000,
     "pattern": "\\S",
     "writeOn": [
      "create"
     ],
     "type": "string",
     "title": "sms-broadcast:template-text",
     "trim": false,
     "readOnly": false,
     "sensitive": false,
     "cell": "text",
     "errors": {
      "pattern": "portal:required-field"
     }
    },
    "short_url_enabled": {
     "default": false,
     "writeOn": [
      "create"
     ],
     "type": "boolean",
     "title": "sms-broadcast:short-url",
     "help": "sms-broadcast:short-url-help",
     "trim": false,
     "readOnly": false,
     "sensitive": false,
     "cell": "yes-no",
     "errors": {}
    },
    "selectedSenders": {
     "minItems": 1,
     "maxItems": 100,
     "writeOn": [
      "create"
     ],
     "type": "array",
     "title": "sms-broadcast:sender-ids",
     "help": "sms-broadcast:selected-senders-help",
     "items": {
      "required": [
       "id"
      ],
      "type": "object",
      "title": "sms-broadcast:sender-ids",
      "properties": {
       "id": {
        "maxLength": 36,
        "type": "string",
        "title": "sms-broadcast:sender-id",
        "trim": false,
        "readOnly": false,
        "writeOn": [
         "create"
        ],
        "sensitive": false,
        "cell": "text",
        "errors": {}
       },
       "title": {
        "maxLength": 32,
        "readOnly": true,
        "type": "string",
        "title": "sms-broadcast:sender-id",
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
       "create"
      ],
      "sensitive": false,
      "cell": "text",
      "errors": {}
     },
     "trim": false,
     "readOnly": false,
     "sensitive": false,
     "cell": "text",
     "errors": {
      "required": "sms-broadcast:choose-sender",
      "minItems": "sms-broadcast:choose-sender"
     }
    },
    "status": {
     "enum": [
      "review",
      "approved",
      "declined"
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
      "review": "sms-broadcast:status-review",
      "approved": "sms-broadcast:status-approved",
      "declined": "portal:status-declined"
     }
    },
    "reason": {
     "maxLength": 500,
     "readOnly": true,
     "type": "string",
     "title": "portal:reason",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "segments": {
     "minimum": 0,
     "readOnly": true,
     "type": "integer",
     "title": "sms-broadcast:segments",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "used_by": {
     "minimum": 0,
     "readOnly": true,
     "type": "integer",
     "title": "sms-broadcast:used-by",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "sender_ids": {
     "maxItems": 100,
     "readOnly": true,
     "type": "array",
     "title": "sms-broadcast:sender-ids",
     "items": {
      "required": [
       "id",
       "title",
       "status"
      ],
      "type": "object",
      "title": "sms-broadcast:sender-ids",
      "properties": {
       "id": {
        "maxLength": 36,
        "type": "string",
        "title": "sms-broadcast:sender-id",
        "trim": false,
        "readOnly": true,
        "writeOn": [],
        "sensitive": false,
        "cell": "text",
        "errors": {}
       },
       "title": {
        "maxLength": 32,
        "type": "string",
        "title": "sms-broadcast:sender-id",
        "trim": false,
        "readOnly": true,
        "writeOn": [],
        "sensitive": false,
        "cell": "text",
        "errors": {}
       },
       "status": {
        "enum": [
         "approved",
         "pending",
         "in review",
         "declined"
        ],
        "type": "string",
        "title": "portal:status",
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
     "title": "portal:created",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    }
   },
   "required": [
    "name",
    "country",
    "text",
    "selectedSenders"
   ],
   "rules": {
    "fields": {
     "country": {
      "reference": {
       "get": "/v1/sms/countries",
       "query": {},
       "items": "restrictions",
       "key": "country_code",
       "label": "country",
       "search": "search",
       "pick": {
        "country_code": "country_code",
        "name": "country",
        "senders_total": "senders_total",
        "senders_usable": "senders_usable"
       },
       "empty": {
        "text": "sms-broadcast:no-country"
       }
      }
     },
     "selectedSenders": {
      "enabledWhen": {
       "source": "has(form.country)",
       "tree": {
        "op": "has",
        "root": "form",
        "path": [
         "country"
        ]
       },
       "dependsOn": [
        "form.country"
       ]
      },
      "because": "sms-broadcast:choose-country-first",
      "reference": {
       "get": "/v1/sms/senders",
       "query": {
        "country_code": "{form.country.country_code}"
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
        "text": "sms-broadcast:no-sender-in-country",
        "way": {
         "to": "/sms/senders/create",
         "access": [
          "Sms",
          "SmsWrite"
         ],
         "text": "sms-broadcast:create-sender"
        }
       }
      }
     }
    },
    "effects": [
     {
      "on": "country",
      "clear": [
       "selectedSenders"
      ],
      "set": {},
      "default": []
     }
    ],
    "checks": [
     {
      "check": "sms/account-has-senders",
      "reads": {
       "hasSenders": "config.account_items.has_sms_senders"
      },
      "at": "country",
      "text": "sms-broadcast:no-senders-in-account",
      "on": [
       "create"
      ]
     },
     {
      "check": "sms/usable-sender",
      "reads": {
       "usable": "country.senders_total"
      },
      "when": {
       "source": "has(form.country)",
       "tree": {
        "op": "has",
        "root": "form",
        "path": [
         "country"
        ]
       },
       "dependsOn": [
        "form.country"
       ]
      },
      "at": "country",
      "text": "sms-broadcast:no-sender-in-country",
      "on": [
       "create"
      ]
     },
     {
      "check": "sms/usable-sender",
      "reads": {
       "usable": "country.senders_usable"
      },
      "when": {
       "source": "has(form.country)",
       "tree": {
        "op": "has",
        "root": "form",
        "path": [
         "country"
        ]
       },
       "dependsOn": [
        "form.country"
       ]
      },
      "at": "country",
      "text": "sms-broadcast:no-registered-sender",
      "on": [
       "create"
      ]
     },
     {
      "check": "sms/unique-variables",
      "reads": {
       "text": "text"
      },
      "at": "text",
      "text": "sms-broadcast:variables-unique",
      "on": [
       "create"
      ]
     },
     {
      "check": "sms/variable-braces",
      "reads": {
       "text": "text"
      },
      "at": "text",
      "text": "sms-broadcast:variable-braces",
      "on": [
       "create"
      ]
     },
     {
      "check": "sms/variable-length",
      "reads": {
       "text": "text"
      },
      "at": "text",
      "text": "sms-broadcast:variable-too-long",
      "on": [
       "create"
      ]
     },
     {
      "check": "sms/text-length",
      "reads": {
       "shortLinks": "short_url_enabled",
       "shortLink": "config.short_link",
       "text": "text"
      },
      "at": "text",
      "text": "sms-broadcast:text-too-long",
      "on": [
       "create"
      ]
     }
    ]
   },
   "lifecycle": {
    "entity": "sms-template",
    "field": "status",
    "states": {
     "review": {
      "tone": "info",
      "icon": "schedule",
      "title": "sms-broadcast:status-review"
     },
     "approved": {
      "tone": "success",
      "icon": "check",
      "title": "sms-broadcast:status-approved"
     },
     "declined": {
      "tone": "danger",
      "icon": "block",
      "title": "portal:status-declined"
     }
    },
    "initial": "review",
    "transitions": [
     {
      "id": "approve",
      "from": [
       "review"
      ],
      "to": "approved",
      "by": "reviewer",
      "tone": "neutral",
      "access": []
     },
     {
      "id": "decline",
      "from": [
       "review"
      ],
      "to": "declined",
      "by": "reviewer",
      "tone": "neutral",
      "access": []
     }
    ]
   }
  }
 },
 "resources": {
  "saved-contacts": {
   "id": "saved-contacts",
   "module": "sms-broadcast",
   "entity": "saved-contacts",
   "path": "/v1/sms/saved_contacts",
   "items": "saved_contacts",
   "item": "saved_contact",
   "storage": {
    "kind": "documents"
   },
   "operations": {
    "list": {
     "access": [
      "SmsCampaign"
     ]
    },
    "get": {
     "access": [
      "SmsCampaign"
     ]
    },
    "create": {
     "access": [
      "SmsCampaign",
      "SmsCampaignWrite"
     ]
    },
    "update": {
     "access": [
      "SmsCampaign",
      "SmsCampaignWrite"
     ]
    },
    "delete": {
     "access": [
      "SmsCampaign",
      "SmsCampaignWrite"
     ]
    }
   },
   "listFields": [
    "id",
    "name",
    "contacts",
    "contacts_count",
    "contacts_filename",
    "country_code",
    "used_by",
    "created_at"
   ],
   "query": [
    {
     "name": "name",
     "field": "name",
     "match": "contains"
    }
   ],
   "sort": {
    "default": "-created_at",
    "fields": [
     "name",
     "contacts_count",
     "used_by",
     "created_at"
    ]
   },
   "sublists": [],
   "endpoints": []
  },
  "sms-campaign": {
   "id": "sms-campaign",
   "module": "sms-broadcast",
   "entity": "sms-campaign",
   "path": "/v1/sms/campaigns",
   "items": "campaigns",
   "item": "campaign",
   "storage": {
    "kind": "documents"
   },
   "operations": {
    "list": {
     "access": [
      "SmsCampaign"
     ]
    },
    "get": {
     "access": [
      "SmsCampaign"
     ]
    },
    "create": {
     "access": [
      "SmsCampaign",
      "SmsCampaignWrite"
     ]
    },
    "update": {
     "access": [
      "SmsCampaign",
      "SmsCampaignWrite"
     ],
     "when": {
      "source": "row.status == 'scheduled' || row.status == 'paused'",
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
          "value": "scheduled"
         }
        },
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
          "value": "paused"
         }
        }
       ]
      },
      "dependsOn": [
       "row.status"
      ]
     },
     "because": "sms-broadcast:edit-not-now"
    }
   },
   "listFields": [
    "id",
    "name",
    "status",
    "status_note",
    "archived",
    "resent",
    "delivery_rate",
    "charge",
    "recipients",
    "sent",
    "delivered",
    "failed",
    "pending",
    "not_sent",
    "opted_out",
    "clicked",
    "replies",
    "unsubscribed",
    "country_code",
    "template",
    "sender_id",
    "starts_at_utc",
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
    },
    {
     "name": "archived",
     "field": "archived",
     "match": "equals"
    },
    {
     "name": "charge_from",
     "field": "charge",
     "match": "from-number"
    },
    {
     "name": "charge_to",
     "field": "charge",
     "match": "to-number"
    },
    {
     "name": "list",
     "field": "contact_list.id",
     "match": "equals"
    },
    {
     "name": "template_id",
     "field": "template.id",
     "match": "equals"
    },
    {
     "name": "sender_id",
     "field": "sender_id.id",
     "match": "in"
    },
    {
     "name": "sender_name",
     "field": "sender_id.name",
     "match": "equals"
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
    },
    {
     "name": "id",
     "field": "id",
     "match": "equals"
    }
   ],
   "sort": {
    "default": "-created_at",
    "fields": [
     "name",
     "status",
     "delivery_rate",
     "charge",
     "recipients",
     "clicked",
     "replies",
     "unsubscribed",
     "created_at"
    ]
   },
   "groups": [
    "status"
   ],
   "sublists": [],
   "endpoints": [
    {
     "id": "contacts-upload",
     "method": "POST",
     "file": "contacts",
     "summary": "Uploads a contact file; answers uuid, or error, message and filename.",
     "path": "/v1/sms/campaigns/contacts_upload",
     "access": [
      "SmsCampaign",
      "SmsCampaignWrite"
     ],
     "query": []
    },
    {
     "id": "contacts-process",
     "query": [
      "uuid"
     ],
     "summary": "Progress and findings of an uploaded contact file.",
     "method": "GET",
     "path": "/v1/sms/campaigns/contacts_process",
     "access": [
      "SmsCampaign"
     ]
    },
    {
     "id": "contacts-skip-header",
     "method": "PUT",
     "query": [
      "uuid"
     ],
     "summary": "Processes the contact file again without its header row.",
     "path": "/v1/sms/campaigns/contacts_skip_header",
     "access": [
      "SmsCampaign",
      "SmsCampaignWrite"
     ]
    },
    {
     "id": "invalid-contacts",
     "path": "/v1/sms/campaigns/invalid_contacts.csv",
     "query": [
      "uuid"
     ],
     "summary": "The invalid rows of a contact file: row, value and reason.",
     "method": "GET",
     "access": [
      "SmsCampaign"
     ]
    },
    {
     "id": "duplicated-contacts",
     "path": "/v1/sms/campaigns/duplicated_contacts.csv",
     "query": [
      "uuid"
     ],
     "summary": "The duplicated rows of a contact file.",
     "method": "GET",
     "access": [
      "SmsCampaign"
     ]
    },
    {
     "id": "opted-out-contacts",
     "path": "/v1/sms/campaigns/opted_out_contacts.csv",
     "query": [
      "uuid"
     ],
     "summary": "The contacts of a file who have opted out: their place in the file, number, reason and since when.",
     "method": "GET",
     "access": [
      "SmsCampaign"
     ]
    },
    {
     "id": "estimate",
     "method": "POST",
     "access": [
      "SmsCampaign"
     ],
     "summary": "Cost and duration of a broadcast before it is sent.",
     "path": "/v1/sms/campaigns/estimate",
     "query": []
    },
    {
     "id": "preview-stops",
     "method": "POST",
     "access": [
      "SmsCampaign"
     ],
     "summary": "Rows of a contact file whose messages are worth a look: the longest, Unicode ones, those with an empty cell.",
     "path": "/v1/sms/campaigns/preview_stops",
     "query": []
    },
    {
     "id": "test-send",
     "method": "POST",
     "summary": "Sends the message of a chosen row to one own number.",
     "path": "/v1/sms/campaigns/test_send",
     "access": [
      "SmsCampaign",
      "SmsCampaignWrite"
     ],
     "query": [],
     "idempotent": true
    },
    {
     "id": "copy",
     "path": "/v1/sms/campaigns/{id}/copy",
     "output": [
      "name",
      "contacts",
      "contacts_count",
      "contacts_filename",
      "country",
      "country_code",
      "values",
      "headers",
      "empty_cells",
      "template",
      "sender_id",
      "mappings",
      "mappingValues",
      "rate_limit_enabled",
      "rate_limit_count",
      "rate_limit_period",
      "window_enabled",
      "window_from",
      "window_to",
      "window_days"
     ],
     "summary": "What a new broadcast starts with that is made from this one.",
     "method": "GET",
     "access": [
      "SmsCampaign"
     ],
     "query": []
    },
    {
     "id": "resend",
     "method": "POST",
     "path": "/v1/sms/campaigns/{id}/resend",
     "output": [
      "name",
      "contacts",
      "contacts_count",
      "contacts_filename",
      "country",
      "country_code",
      "values",
      "headers",
      "empty_cells",
      "template",
      "sender_id",
      "mappings",
      "mappingValues",
      "rate_limit_enabled",
      "rate_limit_count",
      "rate_limit_period",
      "window_enabled",
      "window_from",
      "window_to",
      "window_days"
     ],
     "summary": "Makes a contact file of those whose messages failed, and says what a new broadcast to them starts with.",
     "access": [
      "SmsCampaign",
      "SmsCampaignWrite"
     ],
     "query": []
    },
    {
     "id": "report",
     "path": "/v1/sms/campaigns/{id}/report",
     "output": [
      "reasons",
      "hours",
      "click_hours"
     ],
     "summary": "Why messages did not arrive, and how many were sent and clicked hour by hour.",
     "method": "GET",
     "access": [
      "SmsCampaign"
     ],
     "query": []
    },
    {
     "id": "recipients",
     "path": "/v1/sms/campaigns/{id}/recipients.csv",
     "summary": "What became of every contact, as CSV.",
     "method": "GET",
     "access": [
      "SmsCampaign"
     ],
     "query": []
    },
    {
     "id": "archive",
     "method": "PUT",
     "path": "/v1/sms/campaigns/{id}/archive",
     "summary": "Puts a broadcast that is over into the archive.",
     "access": [
      "SmsCampaign",
      "SmsCampaignWrite"
     ],
     "query": []
    },
    {
     "id": "unarchive",
     "method": "PUT",
     "path": "/v1/sms/campaigns/{id}/unarchive",
     "summary": "Takes a broadcast out of the archive.",
     "access": [
      "SmsCampaign",
      "SmsCampaignWrite"
     ],
     "query": []
    },
    {
     "id": "contact-rows",
     "query": [
      "uuid",
      "from",
      "limit"
     ],
     "summary": "A few valid rows of a contact file, for previews.",
     "method": "GET",
     "path": "/v1/sms/campaigns/contact_rows",
     "access": [
      "SmsCampaign"
     ]
    }
   ]
  },
  "sms-template": {
   "id": "sms-template",
   "module": "sms-broadcast",
   "entity": "sms-template",
   "path": "/v1/sms/templates",
   "items": "templates",
   "item": "template",
   "storage": {
    "kind": "documents"
   },
   "operations": {
    "list": {
     "access": [
      "SmsCampaign"
     ]
    },
    "get": {
     "access": [
      "SmsCampaign"
     ]
    },
    "create": {
     "access": [
      "SmsCampaign",
      "SmsCampaignWrite"
     ]
    },
    "delete": {
     "access": [
      "SmsCampaign",
      "SmsCampaignWrite"
     ]
    }
   },
   "listFields": [
    "id",
    "name",
    "country",
    "text",
    "short_url_enabled",
    "status",
    "reason",
    "segments",
    "used_by",
    "sender_ids",
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
     "field": "country.country_code",
     "match": "equals"
    },
    {
     "name": "status",
     "field": "status",
     "match": "equals"
    },
    {
     "name": "can_be_used_for_campaign",
     "match": "flag",
     "where": {
      "source": "row.status == 'approved'",
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
        "value": "approved"
       }
      },
      "dependsOn": [
       "row.status"
      ]
     }
    }
   ],
   "sort": {
    "default": "-created_at",
    "fields": [
     "name",
     "status",
     "segments",
     "created_at"
    ]
   },
   "sublists": [
    {
     "field": "sender_ids",
     "path": "/v1/sms/templates/{id}/sender_ids",
     "query": [
      {
       "name": "status",
       "field": "status",
       "match": "equals"
      },
      {
       "name": "title",
       "field": "title",
       "match": "contains"
      },
      {
       "name": "search",
       "field": "title",
       "match": "contains"
      }
     ],
     "access": [
      "SmsCampaign"
     ]
    }
   ],
   "endpoints": [
    {
     "id": "copy",
     "path": "/v1/sms/templates/{id}/copy",
     "output": [
      "name",
      "country",
      "text",
      "short_url_enabled",
      "selectedSenders"
     ],
     "summary": "What a new template starts with that is made from this one.",
     "method": "GET",
     "access": [
      "SmsCampaign"
     ],
     "query": []
    }
   ]
  }
 },
 "lists": {
  "contact-lists": {
   "id": "contact-lists",
   "module": "sms-broadcast",
   "resource": "saved-contacts",
   "title": "sms-broadcast:contact-lists",
   "primaryAction": {
    "text": "sms-broadcast:new-list",
    "to": "/sms-broadcast/lists/create",
    "access": [
     "SmsCampaignWrite",
     "SmsCampaign"
    ],
    "asks": "POST /v1/sms/saved_contacts"
   },
   "columns": [
    {
     "id": "name",
     "field": "name",
     "title": "sms-broadcast:list-name",
     "cell": "text",
     "align": "start",
     "sortable": true,
     "link": "/sms-broadcast/lists/view/{row.id}",
     "flex": 2,
     "minWidth": 180,
     "hidden": false
    },
    {
     "id": "contacts-count",
     "field": "contacts_count",
     "title": "sms-broadcast:contacts-count",
     "cell": "number",
     "align": "end",
     "sortable": true,
     "width": 120,
     "hidden": false
    },
    {
     "id": "country",
     "field": "country_code",
     "title": "sms-broadcast:destination-country",
     "cell": "country",
     "align": "start",
     "sortable": false,
     "width": 168,
     "hidden": false
    },
    {
     "id": "used-by",
     "field": "used_by",
     "title": "sms-broadcast:used-by",
     "cell": "number",
     "align": "end",
     "sortable": true,
     "width": 120,
     "hidden": false
    },
    {
     "id": "created",
     "field": "created_at",
     "title": "portal:created",
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
     "title": "sms-broadcast:list-name",
     "kind": "search",
     "query": "name",
     "placeholder": "portal:search-by-name"
    }
   ],
   "rowActions": [
    {
     "kind": "link",
     "id": "edit",
     "title": "portal:edit",
     "icon": "edit",
     "to": "/sms-broadcast/lists/edit/{row.id}",
     "access": [
      "SmsCampaignWrite",
      "SmsCampaign"
     ],
     "asks": "PUT /v1/sms/saved_contacts/{id}"
    },
    {
     "kind": "delete",
     "id": "delete",
     "title": "portal:delete",
     "icon": "delete",
     "tone": "danger",
     "access": [
      "SmsCampaignWrite",
      "SmsCampaign"
     ],
     "confirm": {
      "title": "sms-broadcast:delete-list-title",
      "text": "sms-broadcast:delete-list-text",
      "dismiss": "sms-broadcast:keep-list",
      "action": "portal:delete"
     },
     "success": "sms-broadcast:list-deleted"
    }
   ],
   "bulkActions": [
    "delete"
   ],
   "pageSizes": [
    25,
    50,
    100
   ],
   "refreshSeconds": 60,
   "searchDebounceMs": 1000,
   "empty": {
    "title": "sms-broadcast:no-lists-title",
    "text": "sms-broadcast:no-lists",
    "action": {
     "text": "sms-broadcast:new-list",
     "to": "/sms-broadcast/lists/create",
     "access": [
      "SmsCampaignWrite",
      "SmsCampaign"
     ],
     "asks": "POST /v1/sms/saved_contacts"
    }
   }
  },
  "archived-campaigns": {
   "id": "archived-campaigns",
   "module": "sms-broadcast",
   "resource": "sms-campaign",
   "title": "sms-broadcast:archive",
   "columns": [
    {
     "id": "name",
     "field": "name",
     "title": "sms-broadcast:broadcast-name",
     "cell": "text",
     "align": "start",
     "sortable": true,
     "link": "/sms-broadcast/campaigns/view/{row.id}",
     "flex": 3,
     "minWidth": 176,
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
     "id": "delivery",
     "field": "delivery_rate",
     "title": "sms-broadcast:delivery-rate",
     "cell": "percent-bar",
     "align": "start",
     "sortable": true,
     "width": 120,
     "hidden": false
    },
    {
     "id": "charge",
     "field": "charge",
     "title": "sms-broadcast:charge",
     "cell": "money",
     "align": "end",
     "sortable": true,
     "width": 92,
     "hidden": false
    },
    {
     "id": "recipients",
     "field": "recipients",
     "title": "sms-broadcast:recipients",
     "cell": "number",
     "align": "end",
     "sortable": true,
     "width": 104,
     "hidden": false
    },
    {
     "id": "created",
     "field": "created_at",
     "title": "portal:created",
     "cell": "relative-time",
     "align": "start",
     "sortable": true,
     "width": 128,
     "hidden": false
    }
   ],
   "filters": [
    {
     "id": "name",
     "title": "sms-broadcast:broadcast-name",
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
       "value": "scheduled",
       "text": "sms-broadcast:status-scheduled"
      },
      {
       "value": "active",
       "text": "sms-broadcast:status-active"
      },
      {
       "value": "paused",
       "text": "sms-broadcast:status-paused"
      },
      {
       "value": "completed",
       "text": "sms-broadcast:status-completed"
      },
      {
       "value": "canceled",
       "text": "sms-broadcast:status-canceled"
      }
     ],
     "all": "sms-broadcast:all-statuses"
    },
    {
     "id": "dates",
     "title": "portal:created",
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
     "id": "unarchive",
     "title": "sms-broadcast:unarchive",
     "icon": "past",
     "tone": "neutral",
     "method": "PUT",
     "call": "/v1/sms/campaigns/{row.id}/unarchive",
     "access": [
      "SmsCampaign",
      "SmsCampaignWrite"
     ],
     "asks": "PUT /v1/sms/campaigns/{id}/unarchive",
     "success": "sms-broadcast:was-unarchived",
     "then": "stay"
    },
    {
     "kind": "link",
     "id": "duplicate",
     "title": "sms-broadcast:duplicate",
     "icon": "add",
     "to": "/sms-broadcast/campaigns/copy/{row.id}",
     "access": [
      "SmsCampaignWrite",
      "SmsCampaign"
     ],
     "asks": "POST /v1/sms/campaigns"
    }
   ],
   "bulkActions": [],
   "query": {
    "archived": "true"
   },
   "pageSizes": [
    25,
    50,
    100
   ],
   "refreshSeconds": 60,
   "searchDebounceMs": 1000,
   "empty": {
    "title": "sms-broadcast:archive-empty-title",
    "text": "sms-broadcast:archive-empty"
   }
  },
  "campaigns": {
   "id": "campaigns",
   "module": "sms-broadcast",
   "resource": "sms-campaign",
   "title": "sms-broadcast:sms-broadcast",
   "primaryAction": {
    "text": "sms-broadcast:new-broadcast-action",
    "to": "/sms-broadcast/campaigns/create",
    "access": [
     "SmsCampaignWrite",
     "SmsCampaign"
    ],
    "asks": "POST /v1/sms/campaigns"
   },
   "columns": [
    {
     "id": "name",
     "field": "name",
     "title": "sms-broadcast:broadcast-name",
     "cell": "text",
     "align": "start",
     "sortable": true,
     "link": "/sms-broadcast/campaigns/view/{row.id}",
     "flex": 3,
     "minWidth": 176,
     "hidden": false
    },
    {
     "id": "status",
     "field": "status",
     "title": "portal:status",
     "cell": "status-chip",
     "align": "start",
     "sortable": true,
     "note": "status_note",
     "width": 120,
     "hidden": false
    },
    {
     "id": "delivery",
     "field": "delivery_rate",
     "title": "sms-broadcast:delivery-rate",
     "cell": "percent-bar",
     "align": "start",
     "sortable": true,
     "width": 120,
     "hidden": false
    },
    {
     "id": "charge",
     "field": "charge",
     "title": "sms-broadcast:charge",
     "cell": "money",
     "align": "end",
     "sortable": true,
     "width": 92,
     "hidden": false
    },
    {
     "id": "recipients",
     "field": "recipients",
     "title": "sms-broadcast:recipients",
     "cell": "number",
     "align": "end",
     "sortable": true,
     "width": 104,
     "hidden": false
    },
    {
     "id": "sent",
     "field": "sent",
     "title": "sms-broadcast:sent",
     "cell": "number",
     "align": "end",
     "sortable": false,
     "width": 110,
     "hidden": true
    },
    {
     "id": "delivered",
     "field": "delivered",
     "title": "sms-broadcast:delivered",
     "cell": "number",
     "align": "end",
     "sortable": false,
     "width": 110,
     "hidden": true
    },
    {
     "id": "failed",
     "field": "failed",
     "title": "sms-broadcast:failed",
     "cell": "number",
     "align": "end",
     "sortable": false,
     "width": 110,
     "hidden": true
    },
    {
     "id": "pending",
     "field": "pending",
     "title": "sms-broadcast:pending",
     "cell": "number",
     "align": "end",
     "sortable": false,
     "width": 110,
     "hidden": true
    },
    {
     "id": "not-sent",
     "field": "not_sent",
     "title": "sms-broadcast:not-sent",
     "cell": "number",
     "align": "end",
     "sortable": false,
     "width": 110,
     "hidden": true
    },
    {
     "id": "opted-out",
     "field": "opted_out",
     "title": "sms-broadcast:opted-out",
     "cell": "number",
     "align": "end",
     "sortable": false,
     "width": 120,
     "hidden": true
    },
    {
     "id": "clicked",
     "field": "clicked",
     "title": "sms-broadcast:clicked",
     "cell": "number",
     "align": "end",
     "sortable": true,
     "width": 110,
     "hidden": true
    },
    {
     "id": "replies",
     "field": "replies",
     "title": "sms-broadcast:replies",
     "cell": "number",
     "align": "end",
     "sortable": true,
     "width": 110,
     "hidden": true
    },
    {
     "id": "unsubscribed",
     "field": "unsubscribed",
     "title": "sms-broadcast:unsubscribed",
     "cell": "number",
     "align": "end",
     "sortable": true,
     "width": 130,
     "hidden": true
    },
    {
     "id": "country",
     "field": "country_code",
     "title": "sms-broadcast:destination-country",
     "cell": "country",
     "align": "start",
     "sortable": false,
     "width": 168,
     "hidden": false
    },
    {
     "id": "sender",
     "field": "sender_id.name",
     "title": "sms-broadcast:sender-id",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "width": 140,
     "hidden": true
    },
    {
     "id": "starts",
     "field": "starts_at_utc",
     "title": "sms-broadcast:start-time",
     "cell": "date-time",
     "align": "start",
     "sortable": false,
     "width": 176,
     "hidden": true
    },
    {
     "id": "created",
     "field": "created_at",
     "title": "portal:created",
     "cell": "relative-time",
     "align": "start",
     "sortable": true,
     "width": 128,
     "hidden": false
    }
   ],
   "filters": [
    {
     "id": "name",
     "title": "sms-broadcast:broadcast-name",
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
       "value": "scheduled",
       "text": "sms-broadcast:status-scheduled"
      },
      {
       "value": "active",
       "text": "sms-broadcast:status-active"
      },
      {
       "value": "paused",
       "text": "sms-broadcast:status-paused"
      },
      {
       "value": "completed",
       "text": "sms-broadcast:status-completed"
      },
      {
       "value": "canceled",
       "text": "sms-broadcast:status-canceled"
      }
     ],
     "all": "sms-broadcast:all-statuses"
    },
    {
     "id": "dates",
     "title": "portal:created",
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
     "id": "template",
     "title": "sms-broadcast:template",
     "kind": "reference",
     "query": "template_id",
     "all": "sms-broadcast:any-template",
     "record": {
      "path": "/v1/sms/templates",
      "name": "template.name",
      "access": [
       "SmsCampaign"
      ]
     },
     "pick": {
      "items": "templates",
      "name": "name",
      "key": "id",
      "search": "search",
      "access": [
       "SmsCampaign"
      ]
     }
    },
    {
     "id": "sender",
     "title": "sms-broadcast:sender-id",
     "kind": "reference",
     "query": "sender_id",
     "all": "sms-broadcast:any-sender",
     "many": true,
     "record": {
      "path": "/v1/sms/senders",
      "name": "sender_id.title",
      "access": [
       "Sms"
      ]
     },
     "pick": {
      "items": "sender_ids",
      "name": "title",
      "key": "id",
      "search": "title",
      "access": [
       "Sms"
      ]
     }
    },
    {
     "id": "charge",
     "title": "sms-broadcast:charge",
     "kind": "number-range",
     "query": [
      "charge_from",
      "charge_to"
     ],
     "cell": "money"
    }
   ],
   "rowActions": [
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
     "kind": "link",
     "id": "edit",
     "title": "portal:edit",
     "icon": "edit",
     "when": {
      "source": "(row.status == 'scheduled' || row.status == 'paused') && (row.status == 'scheduled' || row.status == 'paused')",
      "tree": {
       "op": "and",
       "args": [
        {
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
            "value": "scheduled"
           }
          },
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
            "value": "paused"
           }
          }
         ]
        },
        {
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
            "value": "scheduled"
           }
          },
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
            "value": "paused"
           }
          }
         ]
        }
       ]
      },
      "dependsOn": [
       "row.status"
      ]
     },
     "to": "/sms-broadcast/campaigns/edit/{row.id}",
     "access": [
      "SmsCampaignWrite",
      "SmsCampaign"
     ],
     "asks": "PUT /v1/sms/campaigns/{id}"
    },
    {
     "kind": "link",
     "id": "view_in_logs",
     "title": "sms-broadcast:view-in-logs",
     "icon": "logs",
     "when": {
      "source": "row.status != 'scheduled'",
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
        "value": "scheduled"
       }
      },
      "dependsOn": [
       "row.status"
      ]
     },
     "to": "/logs?type=outboundSms&sms_campaign_id={row.id}",
     "access": [
      "Sms"
     ]
    },
    {
     "kind": "link",
     "id": "view_replies",
     "title": "sms-broadcast:view-replies",
     "icon": "logs",
     "when": {
      "source": "row.replies > 0",
      "tree": {
       "op": ">",
       "left": {
        "op": "path",
        "root": "row",
        "path": [
         "replies"
        ]
       },
       "right": {
        "op": "const",
        "value": 0
       }
      },
      "dependsOn": [
       "row.replies"
      ]
     },
     "to": "/logs?type=inboundSms&sms_campaign_id={row.id}",
     "access": [
      "Sms"
     ]
    },
    {
     "kind": "transition",
     "id": "cancel",
     "transition": "cancel"
    },
    {
     "kind": "link",
     "id": "duplicate",
     "title": "sms-broadcast:duplicate",
     "icon": "add",
     "to": "/sms-broadcast/campaigns/copy/{row.id}",
     "access": [
      "SmsCampaignWrite",
      "SmsCampaign"
     ],
     "asks": "POST /v1/sms/campaigns"
    },
    {
     "kind": "link",
     "id": "resend",
     "title": "sms-broadcast:resend",
     "icon": "send",
     "when": {
      "source": "(row.status == 'completed' || row.status == 'canceled') && row.failed > 0 && row.pending == 0 && !has(row.resent)",
      "tree": {
       "op": "and",
       "args": [
        {
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
            "value": "completed"
           }
          },
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
            "value": "canceled"
           }
          }
         ]
        },
        {
         "op": ">",
         "left": {
          "op": "path",
          "root": "row",
          "path": [
           "failed"
          ]
         },
         "right": {
          "op": "const",
          "value": 0
         }
        },
        {
         "op": "==",
         "left": {
          "op": "path",
          "root": "row",
          "path": [
           "pending"
          ]
         },
         "right": {
          "op": "const",
          "value": 0
         }
        },
        {
         "op": "not",
         "arg": {
          "op": "has",
          "root": "row",
          "path": [
           "resent"
          ]
         }
        }
       ]
      },
      "dependsOn": [
       "row.failed",
       "row.pending",
       "row.resent",
       "row.status"
      ]
     },
     "to": "/sms-broadcast/campaigns/resend/{row.id}",
     "access": [
      "SmsCampaignWrite",
      "SmsCampaign"
     ],
     "asks": "POST /v1/sms/campaigns"
    },
    {
     "kind": "call",
     "id": "recipients",
     "title": "sms-broadcast:download-recipients",
     "icon": "logs",
     "when": {
      "source": "row.status != 'scheduled'",
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
        "value": "scheduled"
       }
      },
      "dependsOn": [
       "row.status"
      ]
     },
     "tone": "neutral",
     "method": "GET",
     "call": "/v1/sms/campaigns/{row.id}/recipients.csv",
     "access": [
      "SmsCampaign"
     ],
     "asks": "GET /v1/sms/campaigns/{id}/recipients.csv",
     "then": "stay"
    },
    {
     "kind": "call",
     "id": "archive",
     "title": "sms-broadcast:archive",
     "icon": "past",
     "when": {
      "source": "(row.status == 'completed' || row.status == 'canceled') && !row.archived",
      "tree": {
       "op": "and",
       "args": [
        {
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
            "value": "completed"
           }
          },
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
            "value": "canceled"
           }
          }
         ]
        },
        {
         "op": "not",
         "arg": {
          "op": "path",
          "root": "row",
          "path": [
           "archived"
          ]
         }
        }
       ]
      },
      "dependsOn": [
       "row.archived",
       "row.status"
      ]
     },
     "tone": "neutral",
     "method": "PUT",
     "call": "/v1/sms/campaigns/{row.id}/archive",
     "access": [
      "SmsCampaign",
      "SmsCampaignWrite"
     ],
     "asks": "PUT /v1/sms/campaigns/{id}/archive",
     "success": "sms-broadcast:was-archived",
     "then": "stay"
    },
    {
     "kind": "call",
     "id": "unarchive",
     "title": "sms-broadcast:unarchive",
     "icon": "past",
     "when": {
      "source": "row.archived",
      "tree": {
       "op": "path",
       "root": "row",
       "path": [
        "archived"
       ]
      },
      "dependsOn": [
       "row.archived"
      ]
     },
     "tone": "neutral",
     "method": "PUT",
     "call": "/v1/sms/campaigns/{row.id}/unarchive",
     "access": [
      "SmsCampaign",
      "SmsCampaignWrite"
     ],
     "asks": "PUT /v1/sms/campaigns/{id}/unarchive",
     "success": "sms-broadcast:was-unarchived",
     "then": "stay"
    }
   ],
   "bulkActions": [
    "pause",
    "resume",
    "cancel"
   ],
   "expand": [
    {
     "id": "sent",
     "field": "sent",
     "title": "sms-broadcast:sent",
     "cell": "number",
     "align": "end",
     "sortable": false,
     "hidden": false
    },
    {
     "id": "delivered",
     "field": "delivered",
     "title": "sms-broadcast:delivered",
     "cell": "number",
     "align": "end",
     "sortable": false,
     "hidden": false
    },
    {
     "id": "failed",
     "field": "failed",
     "title": "sms-broadcast:failed",
     "cell": "number",
     "align": "end",
     "sortable": false,
     "hidden": false
    },
    {
     "id": "pending",
     "field": "pending",
     "title": "sms-broadcast:pending",
     "cell": "number",
     "align": "end",
     "sortable": false,
     "hidden": false
    },
    {
     "id": "not-sent",
     "field": "not_sent",
     "title": "sms-broadcast:not-sent",
     "cell": "number",
     "align": "end",
     "sortable": false,
     "hidden": false
    },
    {
     "id": "opted-out",
     "field": "opted_out",
     "title": "sms-broadcast:opted-out",
     "cell": "number",
     "align": "end",
     "sortable": false,
     "hidden": false
    },
    {
     "id": "template",
     "field": "template.name",
     "title": "sms-broadcast:template",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "hidden": false
    },
    {
     "id": "sender",
     "field": "sender_id.name",
     "title": "sms-broadcast:sender-id",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "hidden": false
    },
    {
     "id": "starts",
     "field": "starts_at_utc",
     "title": "sms-broadcast:start-time",
     "cell": "date-time",
     "align": "start",
     "sortable": false,
     "hidden": false
    }
   ],
   "groups": [
    {
     "field": "status",
     "title": "portal:status",
     "cell": "status-chip",
     "words": {
      "scheduled": "sms-broadcast:status-scheduled",
      "active": "sms-broadcast:status-active",
      "paused": "sms-broadcast:status-paused",
      "completed": "sms-broadcast:status-completed",
      "canceled": "sms-broadcast:status-canceled"
     }
    }
   ],
   "query": {
    "archived": "false"
   },
   "pageSizes": [
    25,
    50,
    100
   ],
   "refreshSeconds": 60,
   "searchDebounceMs": 1000,
   "empty": {
    "title": "sms-broadcast:campaigns-empty-title",
    "text": "sms-broadcast:campaigns-empty",
    "action": {
     "text": "sms-broadcast:new-broadcast-action",
     "to": "/sms-broadcast/campaigns/create",
     "access": [
      "SmsCampaignWrite",
      "SmsCampaign"
     ],
     "asks": "POST /v1/sms/campaigns"
    }
   }
  },
  "templates": {
   "id": "templates",
   "module": "sms-broadcast",
   "resource": "sms-template",
   "title": "sms-broadcast:sms-templates",
   "primaryAction": {
    "text": "sms-broadcast:new-template-action",
    "to": "/sms-broadcast/templates/create",
    "access": [
     "SmsCampaignWrite",
     "SmsCampaign"
    ],
    "asks": "POST /v1/sms/templates"
   },
   "columns": [
    {
     "id": "name",
     "field": "name",
     "title": "sms-broadcast:template-name",
     "cell": "text",
     "align": "start",
     "sortable": true,
     "link": "/sms-broadcast/templates/view/{row.id}",
     "flex": 2,
     "minWidth": 180,
     "hidden": false
    },
    {
     "id": "text",
     "field": "text",
     "title": "sms-broadcast:message",
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
     "note": "reason",
     "width": 128,
     "hidden": false
    },
    {
     "id": "country",
     "field": "country",
     "title": "sms-broadcast:destination-country",
     "cell": "country",
     "align": "start",
     "sortable": false,
     "width": 168,
     "hidden": false
    },
    {
     "id": "segments",
     "field": "segments",
     "title": "sms-broadcast:segments",
     "cell": "number",
     "align": "end",
     "sortable": true,
     "width": 104,
     "hidden": false
    },
    {
     "id": "used-by",
     "field": "used_by",
     "title": "sms-broadcast:used-by",
     "cell": "number",
     "align": "end",
     "sortable": false,
     "width": 120,
     "hidden": true
    },
    {
     "id": "created",
     "field": "created_at",
     "title": "portal:created",
     "cell": "relative-time",
     "align": "start",
     "sortable": true,
     "width": 124,
     "hidden": false
    }
   ],
   "filters": [
    {
     "id": "search",
     "title": "sms-broadcast:template-name",
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
       "value": "review",
       "text": "sms-broadcast:status-review"
      },
      {
       "value": "approved",
       "text": "sms-broadcast:status-approved"
      },
      {
       "value": "declined",
       "text": "portal:status-declined"
      }
     ],
     "all": "sms-broadcast:all-statuses"
    }
   ],
   "rowActions": [
    {
     "kind": "link",
     "id": "view",
     "title": "sms-broadcast:view",
     "icon": "view",
     "to": "/sms-broadcast/templates/view/{row.id}",
     "access": [
      "SmsCampaign"
     ]
    },
    {
     "kind": "link",
     "id": "duplicate",
     "title": "sms-broadcast:duplicate",
     "icon": "add",
     "to": "/sms-broadcast/templates/copy/{row.id}",
     "access": [
      "SmsCampaignWrite",
      "SmsCampaign"
     ],
     "asks": "POST /v1/sms/templates"
    },
    {
     "kind": "delete",
     "id": "delete",
     "title": "portal:delete",
     "icon": "delete",
     "tone": "danger",
     "access": [
      "SmsCampaignWrite",
      "SmsCampaign"
     ],
     "confirm": {
      "title": "sms-broadcast:delete-template-title",
      "text": "sms-broadcast:delete-template-text",
      "dismiss": "sms-broadcast:keep-template",
      "action": "portal:delete"
     },
     "success": "sms-broadcast:template-deleted"
    }
   ],
   "bulkActions": [
    "delete"
   ],
   "pageSizes": [
    25,
    50,
    100
   ],
   "refreshSeconds": 60,
   "searchDebounceMs": 1000,
   "empty": {
    "title": "sms-broadcast:templates-empty-title",
    "text": "sms-broadcast:templates-empty",
    "action": {
     "text": "sms-broadcast:new-template-action",
     "to": "/sms-broadcast/templates/create",
     "access": [
      "SmsCampaignWrite",
      "SmsCampaign"
     ],
     "asks": "POST /v1/sms/templates"
    }
   }
  }
 },
 "wizards": {
  "contact-list": {
   "id": "contact-list",
   "module": "sms-broadcast",
   "resource": "saved-contacts",
   "title": {
    "create": "sms-broadcast:new-list",
    "edit": "sms-broadcast:edit-list"
   },
   "opensAt": {},
   "done": "/sms-broadcast/lists",
   "cancel": true,
   "doneWhen": [],
   "submitText": [
    {
     "mode": "create",
     "text": "sms-broadcast:save-list"
    },
    {
     "mode": "edit",
     "text": "portal:save"
    }
   ],
   "success": {
    "create": "sms-broadcast:list-saved",
    "edit": "sms-broadcast:list-saved"
   },
   "failure": {},
   "banners": [],
   "steps": [
    {
     "id": "contacts",
     "title": "sms-broadcast:contacts",
     "fields": [
      "name",
      "contacts"
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
    "contacts": {
     "widget": "contact-upload",
     "options": {},
     "fills": [
      "contacts_count",
      "contacts_filename",
      "country",
      "country_code",
      "values",
      "headers",
      "empty_cells"
     ]
    }
   }
  },
  "campaign": {
   "id": "campaign",
   "module": "sms-broadcast",
   "resource": "sms-campaign",
   "title": {
    "create": "sms-broadcast:new-broadcast",
    "edit": "sms-broadcast:edit-broadcast"
   },
   "opensAt": {
    "edit": [
     {
      "step": "schedule"
     }
    ]
   },
   "done": "/sms-broadcast/campaigns",
   "cancel": true,
   "doneWhen": [],
   "submitText": [
    {
     "mode": "create",
     "when": {
      "source": "form.send == 'now' && form.send_covered",
      "tree": {
       "op": "and",
       "args": [
        {
         "op": "==",
         "left": {
          "op": "path",
          "root": "form",
          "path": [
           "send"
          ]
         },
         "right": {
          "op": "const",
          "value": "now"
         }
        },
        {
         "op": "path",
         "root": "form",
         "path": [
          "send_covered"
         ]
        }
       ]
      },
      "dependsOn": [
       "form.send",
       "form.send_covered"
      ]
     },
     "text": "sms-broadcast:send-broadcast",
     "estimated": "sms-broadcast:send-to",
     "confirm": {
      "title": "sms-broadcast:send-title",
      "text": "sms-broadcast:send-covered-text",
      "action": "sms-broadcast:send-to",
      "dismiss": "sms-broadcast:go-back"
     }
    },
    {
     "mode": "create",
     "when": {
      "source": "form.send == 'now'",
      "tree": {
       "op": "==",
       "left": {
        "op": "path",
        "root": "form",
        "path": [
         "send"
        ]
       },
       "right": {
        "op": "const",
        "value": "now"
       }
      },
      "dependsOn": [
       "form.send"
      ]
     },
     "text": "sms-broadcast:send-broadcast",
     "estimated": "sms-broadcast:send-to",
     "confirm": {
      "title": "sms-broadcast:send-title",
      "text": "sms-broadcast:send-text",
      "action": "sms-broadcast:send-to",
      "dismiss": "sms-broadcast:go-back"
     }
    },
    {
     "mode": "create",
     "text": "sms-broadcast:schedule-broadcast",
     "estimated": "sms-broadcast:schedule-to",
     "confirm": {
      "title": "sms-broadcast:schedule-title",
      "text": "sms-broadcast:schedule-text",
      "action": "sms-broadcast:schedule-to",
      "dismiss": "sms-broadcast:go-back"
     }
    },
    {
     "mode": "edit",
     "text": "portal:save"
    }
   ],
   "estimate": {
    "modes": [
     "create"
    ],
    "call": "/v1/sms/campaigns/estimate",
    "panel": "send-estimate",
    "slots": {
     "count": {
      "path": "sending.recipients",
      "cell": "number",
      "about": "sampled"
     },
     "cost": {
      "path": "sending.cost",
      "cell": "money",
      "about": "sampled"
     },
     "rest": {
      "path": "sending.rest",
      "cell": "number",
      "about": "sampled"
     },
     "balance": {
      "path": "balance",
      "cell": "balance"
     }
    }
   },
   "success": {
    "create": "sms-broadcast:broadcast-created",
    "edit": "sms-broadcast:broadcast-saved"
   },
   "failure": {},
   "banners": [
    {
     "id": "prerequisites",
     "modes": [
      "create"
     ],
     "steps": [],
     "when": {
      "source": "!config.has_approved_sms_senders || !config.has_approved_sms_templates",
      "tree": {
       "op": "or",
       "args": [
        {
         "op": "not",
         "arg": {
          "op": "path",
          "root": "config",
          "path": [
           "has_approved_sms_senders"
          ]
         }
        },
        {
         "op": "not",
         "arg": {
          "op": "path",
          "root": "config",
          "path": [
           "has_approved_sms_templates"
          ]
         }
        }
       ]
      },
      "dependsOn": [
       "config.has_approved_sms_senders",
       "config.has_approved_sms_templates"
      ]
     },
     "tone": "warning",
     "text": "sms-broadcast:prerequisites",
     "params": {},
     "link": {
      "text": "sms-broadcast:create-template",
      "to": "/sms-broadcast/templates/create",
      "access": [
       "SmsCampaign",
       "SmsCampaignWrite"
      ]
     }
    }
   ],
   "steps": [
    {
     "id": "details",
     "title": "sms-broadcast:broadcast-details",
     "fields": [
      "name",
      "contacts",
      "list_name",
      "template",
      "sender_id"
     ],
     "summary": [],
     "aside": "message-preview",
     "relocks": true
    },
    {
     "id": "variables",
     "title": "sms-broadcast:map-variables",
     "info": "sms-broadcast:one-to-one",
     "fields": [
      "mappings"
     ],
     "summary": [],
     "aside": "message-preview",
     "relocks": true
    },
    {
     "id": "schedule",
     "title": "sms-broadcast:schedule",
     "fields": [
      "send",
      "starts_at",
      "time_zone",
      "window_enabled",
      "window_from",
      "window_to",
      "window_days",
      "rate_limit_enabled",
      "rate_limit_count",
      "rate_limit_period"
     ],
     "summary": [],
     "aside": "message-preview",
     "relocks": false
    },
    {
     "id": "summary",
     "title": "portal:summary",
     "fields": [],
     "summary": [
      {
       "field": "name",
       "id": "name",
       "title": "sms-broadcast:broadcast-name",
       "step": "details",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "id": "contacts",
       "title": "sms-broadcast:number-of-contacts",
       "field": "contacts_count",
       "step": "details",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "field": "list_name",
       "id": "list-name",
       "title": "sms-broadcast:keep-as-list",
       "step": "details",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "id": "country",
       "field": "country_code",
       "step": "details",
       "title": "sms-broadcast:destination-country",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "id": "sender",
       "field": "sender_id.name",
       "title": "sms-broadcast:sender-id",
       "step": "details",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "id": "message",
       "panel": "message-preview",
       "step": "variables",
       "title": "sms-broadcast:message",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "id": "schedule",
       "panel": "schedule-summary",
       "step": "schedule",
       "title": "sms-broadcast:schedule",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "id": "from",
       "title": "sms-broadcast:sending-from",
       "field": "window_from",
       "step": "schedule",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "id": "to",
       "title": "sms-broadcast:sending-until",
       "field": "window_to",
       "step": "schedule",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "id": "days",
       "title": "sms-broadcast:sending-days",
       "field": "window_days",
       "step": "schedule",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "id": "speed",
       "title": "sms-broadcast:sending-speed",
       "panel": "speed-summary",
       "step": "schedule",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "id": "test",
       "title": "sms-broadcast:test-send",
       "panel": "test-send",
       "modes": [
        "create"
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
    "contacts": {
     "widget": "contact-upload",
     "options": {
      "saved": "/v1/sms/saved_contacts"
     },
     "fills": [
      "contacts_count",
      "contacts_filename",
      "country",
      "country_code",
      "values",
      "headers",
      "empty_cells"
     ]
    },
    "list_name": {
     "widget": "text",
     "options": {},
     "fills": []
    },
    "template": {
     "widget": "reference-select",
     "options": {},
     "fills": []
    },
    "sender_id": {
     "widget": "reference-select",
     "options": {},
     "fills": []
    },
    "mappings": {
     "widget": "variable-mapping",
     "options": {},
     "fills": [
      "mappingValues"
     ]
    },
    "send": {
     "widget": "radio",
     "options": {},
     "fills": []
    },
    "starts_at": {
     "widget": "date-time",
     "options": {
      "minDays": -1,
      "zoneField": "time_zone"
     },
     "fills": []
    },
    "time_zone": {
     "widget": "time-zone",
     "options": {},
     "fills": []
    },
    "window_enabled": {
     "widget": "switch",
     "options": {},
     "fills": []
    },
    "window_from": {
     "widget": "select",
     "options": {},
     "fills": [],
     "group": "window"
    },
    "window_to": {
     "widget": "select",
     "options": {},
     "fills": [],
     "group": "window"
    },
    "window_days": {
     "widget": "choices",
     "options": {},
     "fills": []
    },
    "rate_limit_enabled": {
     "widget": "switch",
     "options": {},
     "fills": []
    },
    "rate_limit_count": {
     "widget": "digits",
     "options": {},
     "fills": [],
     "group": "rate"
    },
    "rate_limit_period": {
     "widget": "select",
     "options": {},
     "fills": [],
     "group": "rate"
    }
   }
  },
  "template": {
   "id": "template",
   "module": "sms-broadcast",
   "resource": "sms-template",
   "title": {
    "create": "sms-broadcast:new-template",
    "view": "sms-broadcast:sms-template"
   },
   "opensAt": {
    "view": [
     {
      "step": "summary"
     }
    ]
   },
   "done": "/sms-broadcast/templates",
   "cancel": true,
   "doneWhen": [],
   "submitText": [
    {
     "mode": "create",
     "text": "sms-broadcast:submit-template"
    }
   ],
   "success": {
    "create": "sms-broadcast:template-created"
   },
   "failure": {},
   "banners": [
    {
     "id": "declined",
     "modes": [
      "view"
     ],
     "steps": [],
     "when": {
      "source": "form.status == 'declined'",
      "tree": {
       "op": "==",
       "left": {
        "op": "path",
        "root": "form",
        "path": [
         "status"
        ]
       },
       "right": {
        "op": "const",
        "value": "declined"
       }
      },
      "dependsOn": [
       "form.status"
      ]
     },
     "tone": "danger",
     "text": "sms-broadcast:template-declined",
     "params": {
      "reason": "{form.reason}"
     },
     "link": {
      "text": "sms-broadcast:correct-template",
      "to": "/sms-broadcast/templates/copy/{route.id}",
      "access": [
       "SmsCampaign",
       "SmsCampaignWrite"
      ]
     }
    },
    {
     "id": "in-review",
     "modes": [
      "view"
     ],
     "steps": [],
     "when": {
      "source": "form.status == 'review'",
      "tree": {
       "op": "==",
       "left": {
        "op": "path",
        "root": "form",
        "path": [
         "status"
        ]
       },
       "right": {
        "op": "const",
        "value": "review"
       }
      },
      "dependsOn": [
       "form.status"
      ]
     },
     "tone": "info",
     "text": "sms-broadcast:template-in-review",
     "params": {}
    },
    {
     "id": "no-senders",
     "modes": [
      "create"
     ],
     "steps": [],
     "when": {
      "source": "!config.account_items.has_sms_senders",
      "tree": {
       "op": "not",
       "arg": {
        "op": "path",
        "root": "config",
        "path": [
         "account_items",
         "has_sms_senders"
        ]
       }
      },
      "dependsOn": [
       "config.account_items.has_sms_senders"
      ]
     },
     "tone": "warning",
     "text": "sms-broadcast:no-senders-in-account",
     "params": {},
     "link": {
      "text": "sms-broadcast:create-sender",
      "to": "/sms/senders/create",
      "access": [
       "Sms",
       "SmsWrite"
      ]
     }
    },
    {
     "id": "no-sender-in-country",
     "modes": [
      "create"
     ],
     "steps": [
      "general"
     ],
     "when": {
      "source": "form.country.senders_total == 0",
      "tree": {
       "op": "==",
       "left": {
        "op": "path",
        "root": "form",
        "path": [
         "country",
         "senders_total"
        ]
       },
       "right": {
        "op": "const",
        "value": 0
       }
      },
      "dependsOn": [
       "form.country.senders_total"
      ]
     },
     "tone": "warning",
     "text": "sms-broadcast:no-sender-in-country",
     "params": {},
     "link": {
      "text": "sms-broadcast:create-sender",
      "to": "/sms/senders/create",
      "access": [
       "Sms",
       "SmsWrite"
      ]
     }
    },
    {
     "id": "no-registered-sender",
     "modes": [
      "create"
     ],
     "steps": [
      "general"
     ],
     "when": {
      "source": "form.country.senders_total > 0 && form.country.senders_usable == 0",
      "tree": {
       "op": "and",
       "args": [
        {
         "op": ">",
         "left": {
          "op": "path",
          "root": "form",
          "path": [
           "country",
           "senders_total"
          ]
         },
         "right": {
          "op": "const",
          "value": 0
         }
        },
        {
         "op": "==",
         "left": {
          "op": "path",
          "root": "form",
          "path": [
           "country",
           "senders_usable"
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
       "form.country.senders_total",
       "form.country.senders_usable"
      ]
     },
     "tone": "warning",
     "text": "sms-broadcast:no-registered-sender",
     "params": {}
    },
    {
     "id": "some-senders-unusable",
     "modes": [
      "create"
     ],
     "steps": [
      "template"
     ],
     "when": {
      "source": "form.country.senders_usable > 0 && form.country.senders_usable < form.country.senders_total",
      "tree": {
       "op": "and",
       "args": [
        {
         "op": ">",
         "left": {
          "op": "path",
          "root": "form",
          "path": [
           "country",
           "senders_usable"
          ]
         },
         "right": {
          "op": "const",
          "value": 0
         }
        },
        {
         "op": "<",
         "left": {
          "op": "path",
          "root": "form",
          "path": [
           "country",
           "senders_usable"
          ]
         },
         "right": {
          "op": "path",
          "root": "form",
          "path": [
           "country",
           "senders_total"
          ]
         }
        }
       ]
      },
      "dependsOn": [
       "form.country.senders_total",
       "form.country.senders_usable"
      ]
     },
     "tone": "warning",
     "text": "sms-broadcast:some-senders-unusable",
     "params": {}
    }
   ],
   "steps": [
    {
     "id": "general",
     "title": "sms-broadcast:general",
     "fields": [
      "name",
      "country"
     ],
     "summary": [],
     "relocks": true
    },
    {
     "id": "template",
     "title": "sms-broadcast:template",
     "fields": [
      "text",
      "short_url_enabled",
      "selectedSenders"
     ],
     "summary": [],
     "aside": "template-preview",
     "relocks": true
    },
    {
     "id": "summary",
     "title": "portal:summary",
     "fields": [],
     "summary": [
      {
       "field": "name",
       "id": "name",
       "title": "sms-broadcast:template-name",
       "step": "general",
       "modes": [
        "create",
        "view"
       ]
      },
      {
       "field": "country",
       "id": "country",
       "title": "sms-broadcast:destination-country",
       "step": "general",
       "modes": [
        "create",
        "view"
       ]
      },
      {
       "id": "message",
       "panel": "template-preview",
       "step": "template",
       "title": "sms-broadcast:message",
       "modes": [
        "create",
        "view"
       ]
      },
      {
       "id": "short-links",
       "field": "short_url_enabled",
       "title": "sms-broadcast:short-url",
       "step": "template",
       "modes": [
        "create",
        "view"
       ]
      },
      {
       "id": "senders",
       "title": "sms-broadcast:sender-ids",
       "panel": "sender-groups",
       "step": "template",
       "modes": [
        "create",
        "view"
       ]
      },
      {
       "field": "status",
       "modes": [
        "view"
       ],
       "id": "status",
       "title": "portal:status"
      },
      {
       "field": "segments",
       "modes": [
        "view"
       ],
       "id": "segments",
       "title": "sms-broadcast:segments"
      },
      {
       "field": "used_by",
       "modes": [
        "view"
       ],
       "id": "used-by",
       "title": "sms-broadcast:used-by"
      },
      {
       "field": "created_at",
       "modes": [
        "view"
       ],
       "id": "created-at",
       "title": "portal:created"
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
    "country": {
     "widget": "reference-select",
     "options": {},
     "fills": []
    },
    "text": {
     "widget": "template-editor",
     "options": {
      "shortLinkField": "short_url_enabled"
     },
     "fills": []
    },
    "short_url_enabled": {
     "widget": "switch",
     "options": {},
     "fills": []
    },
    "selectedSenders": {
     "widget": "sender-table",
     "options": {},
     "fills": []
    }
   }
  }
 },
 "pages": {
  "contact-list": {
   "id": "contact-list",
   "module": "sms-broadcast",
   "title": "sms-broadcast:contact-list",
   "record": {
    "resource": "saved-contacts",
    "name": "name",
    "actions": [
     {
      "kind": "link",
      "id": "edit",
      "title": "portal:edit",
      "icon": "edit",
      "to": "/sms-broadcast/lists/edit/{row.id}",
      "access": [
       "SmsCampaignWrite",
       "SmsCampaign"
      ],
      "asks": "PUT /v1/sms/saved_contacts/{id}"
     },
     {
      "kind": "delete",
      "id": "delete",
      "title": "portal:delete",
      "icon": "delete",
      "tone": "danger",
      "access": [
       "SmsCampaignWrite",
       "SmsCampaign"
      ],
      "confirm": {
       "title": "sms-broadcast:delete-list-title",
       "text": "sms-broadcast:delete-list-text",
       "dismiss": "sms-broadcast:keep-list",
       "action": "portal:delete"
      },
      "success": "sms-broadcast:list-deleted"
     }
    ],
    "access": [
     "SmsCampaign"
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
       "id": "contacts-count",
       "field": "contacts_count",
       "title": "sms-broadcast:contacts-count",
       "cell": "number"
      },
      {
       "id": "country",
       "field": "country_code",
       "title": "sms-broadcast:destination-country",
       "cell": "country"
      },
      {
       "id": "file",
       "field": "contacts_filename",
       "title": "sms-broadcast:contacts-filename",
       "cell": "text"
      },
      {
       "id": "used-by",
       "field": "used_by",
       "title": "sms-broadcast:used-by",
       "cell": "number"
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
     "id": "broadcasts",
     "width": "full",
     "kind": "rows",
     "title": "sms-broadcast:campaigns",
     "source": {
      "get": "/v1/sms/campaigns",
      "query": {
       "per_page": "10",
       "list": "{row.id}"
      },
      "path": "campaigns",
      "access": [
       "SmsCampaign"
      ]
     },
     "size": 10,
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
       "id": "recipients",
       "field": "recipients",
       "title": "sms-broadcast:recipients",
       "cell": "number",
       "align": "end"
      },
      {
       "id": "created",
       "field": "created_at",
       "title": "portal:created",
       "cell": "relative-time",
       "align": "start"
      }
     ],
     "empty": "sms-broadcast:list-unused"
    }
   ]
  },
  "campaign": {
   "id": "campaign",
   "module": "sms-broadcast",
   "title": "sms-broadcast:broadcast",
   "record": {
    "resource": "sms-campaign",
    "name": "name",
    "ask": {
     "topic": "messages",
     "facts": [
      {
       "field": "status",
       "title": "portal:status",
       "cell": "status-chip"
      },
      {
       "field": "status_note",
       "title": "sms-broadcast:status-note",
       "cell": "text"
      },
      {
       "field": "recipients",
       "title": "sms-broadcast:recipients",
       "cell": "number"
      },
      {
       "field": "created_at",
       "title": "portal:created",
       "cell": "relative-time"
      }
     ]
    },
    "actions": [
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
      "kind": "link",
      "id": "edit",
      "title": "portal:edit",
      "icon": "edit",
      "when": {
       "source": "(row.status == 'scheduled' || row.status == 'paused') && (row.status == 'scheduled' || row.status == 'paused')",
       "tree": {
        "op": "and",
        "args": [
         {
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
             "value": "scheduled"
            }
           },
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
             "value": "paused"
            }
           }
          ]
         },
         {
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
             "value": "scheduled"
            }
           },
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
             "value": "paused"
            }
           }
          ]
         }
        ]
       },
       "dependsOn": [
        "row.status"
       ]
      },
      "to": "/sms-broadcast/campaigns/edit/{row.id}",
      "access": [
       "SmsCampaignWrite",
       "SmsCampaign"
      ],
      "asks": "PUT /v1/sms/campaigns/{id}"
     },
     {
      "kind": "link",
      "id": "view_in_logs",
      "title": "sms-broadcast:view-in-logs",
      "icon": "logs",
      "when": {
       "source": "row.status != 'scheduled'",
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
         "value": "scheduled"
        }
       },
       "dependsOn": [
        "row.status"
       ]
      },
      "to": "/logs?type=outboundSms&sms_campaign_id={row.id}",
      "access": [
       "Sms"
      ]
     },
     {
      "kind": "link",
      "id": "view_replies",
      "title": "sms-broadcast:view-replies",
      "icon": "logs",
      "when": {
       "source": "row.replies > 0",
       "tree": {
        "op": ">",
        "left": {
         "op": "path",
         "root": "row",
         "path": [
          "replies"
         ]
        },
        "right": {
         "op": "const",
         "value": 0
        }
       },
       "dependsOn": [
        "row.replies"
       ]
      },
      "to": "/logs?type=inboundSms&sms_campaign_id={row.id}",
      "access": [
       "Sms"
      ]
     },
     {
      "kind": "transition",
      "id": "cancel",
      "transition": "cancel"
     },
     {
      "kind": "link",
      "id": "duplicate",
      "title": "sms-broadcast:duplicate",
      "icon": "add",
      "to": "/sms-broadcast/campaigns/copy/{row.id}",
      "access": [
       "SmsCampaignWrite",
       "SmsCampaign"
      ],
      "asks": "POST /v1/sms/campaigns"
     },
     {
      "kind": "link",
      "id": "resend",
      "title": "sms-broadcast:resend",
      "icon": "send",
      "when": {
       "source": "(row.status == 'completed' || row.status == 'canceled') && row.failed > 0 && row.pending == 0 && !has(row.resent)",
       "tree": {
        "op": "and",
        "args": [
         {
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
             "value": "completed"
            }
           },
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
             "value": "canceled"
            }
           }
          ]
         },
         {
          "op": ">",
          "left": {
           "op": "path",
           "root": "row",
           "path": [
            "failed"
           ]
          },
          "right": {
           "op": "const",
           "value": 0
          }
         },
         {
          "op": "==",
          "left": {
           "op": "path",
           "root": "row",
           "path": [
            "pending"
           ]
          },
          "right": {
           "op": "const",
           "value": 0
          }
         },
         {
          "op": "not",
          "arg": {
           "op": "has",
           "root": "row",
           "path": [
            "resent"
           ]
          }
         }
        ]
       },
       "dependsOn": [
        "row.failed",
        "row.pending",
        "row.resent",
        "row.status"
       ]
      },
      "to": "/sms-broadcast/campaigns/resend/{row.id}",
      "access": [
       "SmsCampaignWrite",
       "SmsCampaign"
      ],
      "asks": "POST /v1/sms/campaigns"
     },
     {
      "kind": "call",
      "id": "recipients",
      "title": "sms-broadcast:download-recipients",
      "icon": "logs",
      "when": {
       "source": "row.status != 'scheduled'",
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
         "value": "scheduled"
        }
       },
       "dependsOn": [
        "row.status"
       ]
      },
      "tone": "neutral",
      "method": "GET",
      "call": "/v1/sms/campaigns/{row.id}/recipients.csv",
      "access": [
       "SmsCampaign"
      ],
      "asks": "GET /v1/sms/campaigns/{id}/recipients.csv",
      "then": "stay"
     },
     {
      "kind": "call",
      "id": "archive",
      "title": "sms-broadcast:archive",
      "icon": "past",
      "when": {
       "source": "(row.status == 'completed' || row.status == 'canceled') && !row.archived",
       "tree": {
        "op": "and",
        "args": [
         {
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
             "value": "completed"
            }
           },
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
             "value": "canceled"
            }
           }
          ]
         },
         {
          "op": "not",
          "arg": {
           "op": "path",
           "root": "row",
           "path": [
            "archived"
           ]
          }
         }
        ]
       },
       "dependsOn": [
        "row.archived",
        "row.status"
       ]
      },
      "tone": "neutral",
      "method": "PUT",
      "call": "/v1/sms/campaigns/{row.id}/archive",
      "access": [
       "SmsCampaign",
       "SmsCampaignWrite"
      ],
      "asks": "PUT /v1/sms/campaigns/{id}/archive",
      "success": "sms-broadcast:was-archived",
      "then": "stay"
     },
     {
      "kind": "call",
      "id": "unarchive",
      "title": "sms-broadcast:unarchive",
      "icon": "past",
      "when": {
       "source": "row.archived",
       "tree": {
        "op": "path",
        "root": "row",
        "path": [
         "archived"
        ]
       },
       "dependsOn": [
        "row.archived"
       ]
      },
      "tone": "neutral",
      "method": "PUT",
      "call": "/v1/sms/campaigns/{row.id}/unarchive",
      "access": [
       "SmsCampaign",
       "SmsCampaignWrite"
      ],
      "asks": "PUT /v1/sms/campaigns/{id}/unarchive",
      "success": "sms-broadcast:was-unarchived",
      "then": "stay"
     }
    ],
    "access": [
     "SmsCampaign"
    ]
   },
   "blocks": [
    {
     "id": "note",
     "when": {
      "source": "has(row.status_note) && row.status_note != ''",
      "tree": {
       "op": "and",
       "args": [
        {
         "op": "has",
         "root": "row",
         "path": [
          "status_note"
         ]
        },
        {
         "op": "!=",
         "left": {
          "op": "path",
          "root": "row",
          "path": [
           "status_note"
          ]
         },
         "right": {
          "op": "const",
          "value": ""
         }
        }
       ]
      },
      "dependsOn": [
       "row.status_note"
      ]
     },
     "width": "full",
     "kind": "banner",
     "tone": "warning",
     "text": "sms-broadcast:broadcast-note",
     "params": {
      "note": "{row.status_note}"
     }
    },
    {
     "id": "sending",
     "when": {
      "source": "row.status == 'active' || row.status == 'paused'",
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
          "value": "active"
         }
        },
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
          "value": "paused"
         }
        }
       ]
      },
      "dependsOn": [
       "row.status"
      ]
     },
     "width": "full",
     "kind": "progress",
     "title": "sms-broadcast:sending-progress",
     "record": {
      "total": "recipients",
      "done": "handled",
      "active": {
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
      "stop": "pause",
      "resume": "resume"
     }
    },
    {
     "id": "figures",
     "when": {
      "source": "row.status != 'scheduled'",
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
        "value": "scheduled"
       }
      },
      "dependsOn": [
       "row.status"
      ]
     },
     "width": "full",
     "kind": "facts",
     "look": "tiles",
     "facts": [
      {
       "id": "recipients",
       "field": "recipients",
       "title": "sms-broadcast:recipients",
       "cell": "number"
      },
      {
       "id": "sent",
       "field": "sent",
       "title": "sms-broadcast:sent",
       "cell": "number"
      },
      {
       "id": "delivered",
       "field": "delivered",
       "title": "sms-broadcast:delivered",
       "cell": "number"
      },
      {
       "id": "failed",
       "field": "failed",
       "title": "sms-broadcast:failed",
       "cell": "number"
      },
      {
       "id": "pending",
       "field": "pending",
       "title": "sms-broadcast:pending",
       "cell": "number"
      },
      {
       "id": "not-sent",
       "field": "not_sent",
       "title": "sms-broadcast:not-sent",
       "cell": "number"
      },
      {
       "id": "delivery",
       "field": "delivery_rate",
       "title": "sms-broadcast:delivery-rate",
       "cell": "percent-bar"
      },
      {
       "id": "charge",
       "field": "charge",
       "title": "sms-broadcast:charge",
       "cell": "money"
      }
     ]
    },
    {
     "id": "responses",
     "when": {
      "source": "row.status != 'scheduled'",
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
        "value": "scheduled"
       }
      },
      "dependsOn": [
       "row.status"
      ]
     },
     "width": "full",
     "kind": "facts",
     "title": "sms-broadcast:responses",
     "look": "tiles",
     "facts": [
      {
       "id": "clicked",
       "field": "clicked",
       "title": "sms-broadcast:clicked",
       "cell": "number"
      },
      {
       "id": "clicks",
       "field": "clicks",
       "title": "sms-broadcast:clicks",
       "cell": "number"
      },
      {
       "id": "replies",
       "field": "replies",
       "title": "sms-broadcast:replies",
       "cell": "number"
      },
      {
       "id": "unsubscribed",
       "field": "unsubscribed",
       "title": "sms-broadcast:unsubscribed",
       "cell": "number"
      }
     ]
    },
    {
     "id": "by-hour",
     "when": {
      "source": "row.status != 'scheduled'",
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
        "value": "scheduled"
       }
      },
      "dependsOn": [
       "row.status"
      ]
     },
     "width": "half",
     "kind": "chart",
     "title": "sms-broadcast:by-hour",
     "form": "bar",
     "source": {
      "get": "/v1/sms/campaigns/{route.id}/report",
      "query": {},
      "path": "hours",
      "access": [
       "SmsCampaign"
      ]
     },
     "x": "at",
     "by": "hour",
     "series": [
      {
       "id": "delivered",
       "title": "sms-broadcast:delivered",
       "value": "delivered"
      },
      {
       "id": "failed",
       "title": "sms-broadcast:failed",
       "value": "failed"
      }
     ],
     "cell": "number",
     "empty": "sms-broadcast:nothing-sent"
    },
    {
     "id": "by-reason",
     "when": {
      "source": "row.status != 'scheduled'",
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
        "value": "scheduled"
       }
      },
      "dependsOn": [
       "row.status"
      ]
     },
     "width": "half",
     "kind": "chart",
     "title": "sms-broadcast:by-reason",
     "form": "bar",
     "source": {
      "get": "/v1/sms/campaigns/{route.id}/report",
      "query": {},
      "path": "reasons",
      "access": [
       "SmsCampaign"
      ]
     },
     "x": "reason",
     "series": [
      {
       "id": "messages",
       "title": "sms-broadcast:messages",
       "value": "messages"
      }
     ],
     "cell": "number",
     "empty": "sms-broadcast:nothing-failed"
    },
    {
     "id": "clicks-by-hour",
     "when": {
      "source": "row.clicks > 0",
      "tree": {
       "op": ">",
       "left": {
        "op": "path",
        "root": "row",
        "path": [
         "clicks"
        ]
       },
       "right": {
        "op": "const",
        "value": 0
       }
      },
      "dependsOn": [
       "row.clicks"
      ]
     },
     "width": "full",
     "kind": "chart",
     "title": "sms-broadcast:clicks-by-hour",
     "form": "bar",
     "source": {
      "get": "/v1/sms/campaigns/{route.id}/report",
      "query": {},
      "path": "click_hours",
      "access": [
       "SmsCampaign"
      ]
     },
     "x": "at",
     "by": "hour",
     "series": [
      {
       "id": "clicks",
       "title": "sms-broadcast:clicks",
       "value": "clicks"
      }
     ],
     "cell": "number",
     "empty": "sms-broadcast:nothing-clicked"
    },
    {
     "id": "message",
     "width": "half",
     "kind": "widget",
     "title": "sms-broadcast:message",
     "panel": "message-preview",
     "params": {},
     "entity": "sms-campaign",
     "ofRecord": true
    },
    {
     "id": "facts",
     "width": "half",
     "kind": "facts",
     "title": "sms-broadcast:broadcast-details",
     "look": "facts",
     "facts": [
      {
       "id": "number",
       "field": "contacts_count",
       "title": "sms-broadcast:contacts-count",
       "cell": "number"
      },
      {
       "id": "opted-out",
       "field": "opted_out",
       "title": "sms-broadcast:opted-out",
       "cell": "number"
      },
      {
       "id": "skipped",
       "field": "skipped",
       "title": "sms-broadcast:skipped",
       "cell": "number"
      },
      {
       "id": "contacts",
       "field": "contacts_filename",
       "title": "sms-broadcast:contacts-filename",
       "cell": "text"
      },
      {
       "id": "list",
       "field": "contact_list.name",
       "title": "sms-broadcast:contact-list",
       "cell": "text"
      },
      {
       "id": "country",
       "field": "country_code",
       "title": "sms-broadcast:destination-country",
       "cell": "country"
      },
      {
       "id": "sender",
       "field": "sender_id.name",
       "title": "sms-broadcast:sender-id",
       "cell": "text"
      },
      {
       "id": "template",
       "field": "template.name",
       "title": "sms-broadcast:template",
       "cell": "text"
      },
      {
       "id": "resends",
       "field": "resends.name",
       "title": "sms-broadcast:resends",
       "cell": "text"
      },
      {
       "id": "resent",
       "field": "resent.name",
       "title": "sms-broadcast:resent-as",
       "cell": "text"
      },
      {
       "id": "window-from",
       "field": "window_from",
       "title": "sms-broadcast:window-from",
       "cell": "choice"
      },
      {
       "id": "window-to",
       "field": "window_to",
       "title": "sms-broadcast:window-to",
       "cell": "choice"
      },
      {
       "id": "window-days",
       "field": "window_days",
       "title": "sms-broadcast:window-days",
       "cell": "text"
      },
      {
       "id": "waits-until",
       "field": "waits_until",
       "title": "sms-broadcast:waits-until",
       "cell": "date-time"
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
     "id": "schedule",
     "when": {
      "source": "row.send == 'later'",
      "tree": {
       "op": "==",
       "left": {
        "op": "path",
        "root": "row",
        "path": [
         "send"
        ]
       },
       "right": {
        "op": "const",
        "value": "later"
       }
      },
      "dependsOn": [
       "row.send"
      ]
     },
     "width": "half",
     "kind": "widget",
     "title": "sms-broadcast:schedule",
     "panel": "schedule-summary",
     "params": {},
     "entity": "sms-campaign",
     "ofRecord": true
    },
    {
     "id": "speed",
     "width": "half",
     "kind": "widget",
     "title": "sms-broadcast:sending-speed",
     "panel": "speed-summary",
     "params": {},
     "entity": "sms-campaign",
     "ofRecord": true
    },
    {
     "id": "history",
     "width": "full",
     "kind": "timeline",
     "title": "sms-broadcast:history"
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
  "portal:registration-approved": "Registered",
  "portal:registration-pending": "In progress",
  "portal:registration-in-review": "In progress",
  "portal:registration-declined": "Declined",
  "portal:registration-blocked": "Blocked",
  "portal:phone-kind": "Text message",
  "portal:phone-message": "Message",
  "portal:phone-sender": "Sender ID",
  "portal:phone-length": "{segments} · {units} units · {encoding}",
  "portal:phone-unicode": "Unicode",
  "portal:counter-gsm-units": "{units} / {limit} GSM units",
  "portal:counter-unicode-units": "{units} / {limit} Unicode units",
  "portal:counter-short-links": "Links count as short links",
  "portal:counter-rule": "One segment holds {single} units; a longer message is split into parts of {part}. Each segment is charged.",
  "portal:counter-variables": "The values of the variables can add more.",
  "portal:counter-foreign": {
   "one": "One character makes this message Unicode: a segment holds 70 units instead of 160.",
   "other": "{count} characters make this message Unicode: a segment holds 70 units instead of 160."
  },
  "portal:counter-show-fewer": "Show fewer",
  "portal:counter-show-all": {
   "one": "Show all {count}",
   "other": "Show all {count}"
  },
  "portal:counter-replace-all": "Replace all look-alikes",
  "portal:counter-saves": "({before} → {after} seg)",
  "portal:counter-becomes-gsm": "(becomes GSM-7)",
  "portal:counter-times": {
   "one": "{name}, {count} time",
   "other": "{name}, {count} times"
  },
  "portal:counter-remove": "Remove",
  "portal:counter-remove-name": "Remove {name}",
  "portal:counter-use": "Use {replacement}",
  "portal:counter-use-name": "Use {replacement} instead of {name}",
  "portal:counter-space": "a space",
  "portal:counter-line-break": "a line break",
  "portal:columns-lettered": "Column {column}",
  "portal:contact-upload-csv-only": "CSV files are allowed only",
  "portal:contact-upload-one-file": "1 file is allowed only",
  "portal:contact-upload-too-large": "The CSV file size must be 25MB or less",
  "portal:contact-upload-failed": "File upload failed. Please try again.",
  "portal:contact-upload-choose": "Choose a CSV file",
  "portal:contact-upload-choose-for": "{field}: Choose a CSV file",
  "portal:contact-upload-drop": "or drop it here, up to 25 MB",
  "portal:contact-upload-saved": "Or use a contact list",
  "portal:contact-upload-list": "{name} ({count})",
  "portal:contact-upload-let-go": "Drop to upload",
  "portal:contact-upload-remove": "Remove file",
  "portal:country-unknown": "Unknown country",
  "portal:contact-upload-valid": "Valid",
  "portal:contact-upload-invalid": "Invalid",
  "portal:contact-upload-duplicated": "Duplicated",
  "portal:contact-upload-download": "Download",
  "portal:contact-upload-download-invalid": "Download the invalid contacts",
  "portal:contact-upload-download-duplicated": "Download the duplicated contacts",
  "portal:contact-upload-header-row": "The first row looks like a header ({cells}).",
  "portal:contact-upload-skip-header": "Skip it",
  "portal:contact-upload-show-invalid": {
   "one": "Show the {count} invalid row",
   "other": "Show the {count} invalid rows"
  },
  "portal:contact-upload-show-first-invalid": {
   "one": "Show the first {shown} of {count} invalid row",
   "other": "Show the first {shown} of {count} invalid rows"
  },
  "portal:contact-upload-hide-invalid": "Hide invalid rows",
  "portal:contact-upload-invalid-rows": "Invalid rows",
  "portal:contact-upload-line": "Line",
  "portal:contact-upload-value": "Value",
  "portal:contact-upload-reason": "Reason",
  "portal:contact-upload-columns": "Columns of the contact file",
  "portal:contact-upload-column": "Column",
  "portal:contact-upload-first-contact": "First contact",
  "portal:contact-upload-empty": "empty",
  "portal:contact-upload-show-columns": {
   "one": "Show all {count} columns",
   "other": "Show all {count} columns"
  },
  "portal:contact-upload-fewer-columns": "Show fewer columns",
  "portal:contact-upload-uploading": "Uploading",
  "portal:contact-upload-share": "{percent}% of {size}",
  "portal:contact-upload-waiting": "Waiting for a connection",
  "portal:contact-upload-next-try": "next try in {count} s",
  "portal:contact-upload-attempt": "Connection lost. Retrying automatically ({attempt} of {attempts}).",
  "portal:contact-upload-troubled": "Connection lost, retrying",
  "portal:contact-upload-checking": "Checking the numbers",
  "portal:contact-upload-retry-now": "Retry now",
  "portal:contact-upload-cancel": "Cancel",
  "portal:contact-upload-checked": {
   "one": "File checked: {count} valid number, {invalid} invalid, {duplicated} duplicated",
   "other": "File checked: {count} valid numbers, {invalid} invalid, {duplicated} duplicated"
  },
  "portal:mapping-no-template": "Choose a template first. You’ll map its variables here.",
  "portal:mapping-no-variables": "This template has no variables to map.",
  "portal:mapping-suggest": "Suggest",
  "portal:mapping-clear": "Clear",
  "portal:mapping-only-numbers": "The contact file has only phone numbers. Upload one with a column for each variable.",
  "portal:mapping-no-columns": "The contact file has no columns. Upload one with a column for each variable.",
  "portal:mapping-by-name": "Matched by column header",
  "portal:mapping-shared": "Also used for {variables}",
  "portal:mapping-choose": "Choose a column",
  "portal:mapping-column-for": "Column for {variable}",
  "portal:mapping-samples": "{column}: {values}",
  "portal:mapping-empty": "empty in the first contacts",
  "portal:mapping-empty-cells": {
   "one": "{count} of {total} contacts has no value here",
   "other": "{count} of {total} contacts have no value here"
  },
  "portal:mapping-when-empty": "Contacts without {variable}",
  "portal:mapping-when-empty-choose": "Choose what to do",
  "portal:mapping-fallback": "Use a fallback text",
  "portal:mapping-fallback-text": "Fallback text",
  "portal:mapping-fallback-for": "Fallback text for {variable}",
  "portal:mapping-skip": "Skip these contacts",
  "portal:mapping-send": "Send anyway",
  "portal:mapping-conflicts": {
   "one": "{count} variable shares a column.",
   "other": "{count} variables share a column."
  },
  "portal:mapping-done": "All variables are mapped.",
  "portal:mapping-progress": {
   "one": "{mapped} of {count} variable mapped.",
   "other": "{mapped} of {count} variables mapped."
  },
  "portal:template-editor-placeholder": "Hi {variable}, …",
  "portal:template-editor-full": "The message is full. Text beyond the limit was left out.",
  "portal:template-editor-unicode": "With characters outside the GSM alphabet, a message holds {unicode} characters instead of {gsm}. Shorten the text first.",
  "portal:template-editor-duplicates": {
   "one": "{variables} is used more than once.",
   "other": "{variables} are used more than once."
  },
  "portal:template-editor-emoji": "Emoji",
  "portal:template-editor-emoji-loading": "Loading emoji",
  "portal:template-editor-emoji-search": "Search emoji",
  "portal:template-editor-emoji-none": "No emoji found for “{search}”",
  "portal:template-editor-emoji-choose": "Choose an emoji",
  "portal:template-editor-skin-tone": "Skin tone",
  "portal:template-editor-variable": "Variable",
  "portal:template-editor-insert-variable": "Insert a variable",
  "portal:template-editor-variable-name": "Variable name",
  "portal:template-editor-variable-help": "Filled from a column of the contact file",
  "portal:template-editor-insert": "Insert",
  "portal:template-editor-name-missing": "Enter a name for the variable",
  "portal:template-editor-name-long": "Use at most {limit} characters",
  "portal:template-editor-name-characters": "Use letters, digits, spaces, _ and - only",
  "portal:template-editor-name-taken": "Each variable name must be unique",
  "portal:sender-table-search": "Search by Sender ID",
  "portal:sender-table-selected": {
   "one": "{count} Sender ID selected",
   "other": "{count} Sender IDs selected"
  },
  "portal:sender-table-clear": "Clear",
  "portal:sender-table-loading": "Loading Sender IDs",
  "portal:sender-table-load-failed": "Couldn’t load Sender IDs.",
  "portal:sender-table-no-country": "Choose a destination country to see its Sender IDs.",
  "portal:sender-table-show-more": "Show more",
  "portal:sender-table-shown": "{shown} of {total}",
  "portal:sender-table-no-match": "No Sender ID matches “{search}”.",
  "portal:sender-table-none": "No Sender IDs",
  "portal:sender-table-clear-search": "Clear the search",
  "portal:sender-table-name": "Sender IDs for {country}",
  "portal:sender-table-select-all": "Select all usable Sender IDs",
  "portal:sender-table-sender": "Sender ID",
  "portal:sender-table-type": "Type",
  "portal:sender-table-status": "Status",
  "portal:sender-table-in-country": "in {country}",
  "portal:sender-table-alphanumeric": "Alphanumeric",
  "portal:sender-table-numeric": "Numeric",
  "portal:sender-table-short-code": "Short code",
  "portal:sender-table-declined-because": "Declined: {reason}",
  "portal:sender-table-declined": "This Sender ID was declined",
  "portal:sender-table-unregistered": "Not registered for this country",
  "portal:sender-table-blocked-here": "Blocked in this country",
  "portal:sender-table-declined-here": "Declined in this country",
  "portal:sender-table-unsupported": "No longer supported in this country",
  "portal:message-preview-no-template": "Select an approved template to see a preview",
  "portal:message-preview-to": "To {number}",
  "portal:message-preview-anyone": "Any contact",
  "portal:message-preview-longest": "Longest: row {row}, {segments} seg",
  "portal:message-preview-unicode": {
   "one": "{count} with Unicode characters",
   "other": "{count} with Unicode characters"
  },
  "portal:message-preview-empty": {
   "one": "{count} with an empty cell",
   "other": "{count} with empty cells"
  },
  "portal:message-preview-skipped": "Skipped: a mapped cell is empty.",
  "portal:message-preview-gone": "The contact file is no longer available, so its values can’t be shown.",
  "portal:message-preview-load-failed": "Couldn’t load contacts.",
  "portal:message-preview-previous": "Previous contact",
  "portal:message-preview-following": "Following contact",
  "portal:message-preview-position": "Contact {position} of {total}",
  "portal:template-preview-empty": "Type a message to see it here",
  "portal:template-preview-samples": "With the sample values",
  "portal:template-preview-same": "As every contact receives it",
  "portal:template-preview-sample-values": "Sample values, for this preview only",
  "portal:schedule-summary-now": "Send now",
  "portal:schedule-summary-open": "Not chosen yet",
  "portal:schedule-summary-skipped": "Clocks skip this time when they go forward. The broadcast will start at {time}.",
  "portal:schedule-summary-twice": "Clocks go back and this time occurs twice. The broadcast will start at the first one.",
  "portal:speed-summary-full": "As fast as possible",
  "portal:speed-summary-minute": {
   "one": "{count} message per minute",
   "other": "{count} messages per minute"
  },
  "portal:speed-summary-hour": {
   "one": "{count} message per hour",
   "other": "{count} messages per hour"
  },
  "portal:speed-summary-day": {
   "one": "{count} message per day",
   "other": "{count} messages per day"
  },
  "portal:send-estimate-failed": "Couldn’t estimate the cost.",
  "portal:send-estimate-incomplete": "Finish the earlier steps to see the cost.",
  "portal:send-estimate-short": {
   "one": "Your balance covers {count} of {total} recipients.",
   "other": "Your balance covers {count} of {total} recipients."
  },
  "portal:send-estimate-short-all": "Your balance doesn’t cover a single message. Top up to send this broadcast.",
  "portal:send-estimate-send-covered": "Send to these only. The others won’t receive it.",
  "portal:send-estimate-title": "Cost and duration",
  "portal:send-estimate-skipped": {
   "one": "{count} is skipped: a mapped cell is empty",
   "other": "{count} are skipped: a mapped cell is empty"
  },
  "portal:send-estimate-daily-cap": {
   "one": "Your plan allows {count} message a day. The rest will be sent on the following days.",
   "other": "Your plan allows {count} messages a day. The rest will be sent on the following days."
  },
  "portal:send-estimate-waits": {
   "one": "{count} recipient is outside the sending hours and waits until {time}.",
   "other": "{count} recipients are outside the sending hours. The last of them wait until {time}."
  },
  "portal:send-estimate-night": {
   "one": "For {count} recipient, this starts before 9 AM or after 8 PM, outside the hours we recommend. To wait for the day, send only at certain hours.",
   "other": "For {count} recipients, this starts before 9 AM or after 8 PM, outside the hours we recommend. To wait for the day, send only at certain hours."
  },
  "portal:send-estimate-recipients": "Recipients",
  "portal:send-estimate-opted-out": {
   "one": "{count} opted-out recipient will be skipped",
   "other": "{count} opted-out recipients will be skipped"
  },
  "portal:send-estimate-download-opted-out": "Download who opted out",
  "portal:send-estimate-segments": "Segments",
  "portal:send-estimate-per-message": {
   "one": "{count} per message",
   "other": "{count} per message"
  },
  "portal:send-estimate-per-message-range": "{min} to {max} per message",
  "portal:send-estimate-cost": "Cost",
  "portal:send-estimate-per-segment": "{price} per segment",
  "portal:send-estimate-balance": "Balance",
  "portal:send-estimate-duration": "Duration",
  "portal:send-estimate-about": "about {value}",
  "portal:send-estimate-moment": "less than a minute",
  "portal:send-estimate-minutes": "{minutes} min",
  "portal:send-estimate-hours": "{hours} h",
  "portal:send-estimate-hours-minutes": "{hours} h {minutes} min",
  "portal:send-estimate-days": {
   "one": "{count} day",
   "other": "{count} days"
  },
  "portal:send-estimate-days-hours": {
   "one": "{count} day {hours} h",
   "other": "{count} days {hours} h"
  },
  "portal:test-send-number": "Your phone number",
  "portal:test-send-number-wrong": "Enter it in international form, such as +12025550123",
  "portal:test-send-row": "As contact",
  "portal:test-send-row-wrong": "1 to {total}",
  "portal:test-send-send": "Send test",
  "portal:test-send-charge": "A test message is charged like any other message.",
  "portal:test-send-forbidden": "You do not have permission to do this.",
  "portal:test-send-sent": "The test message to {number} is {status}. It is charged like any message.",
  "portal:sender-groups-none": "No Sender IDs",
  "portal:sender-groups-complete": "Registration complete",
  "portal:sender-groups-pending": "Pending registration",
  "portal:sender-groups-declined": "Registration declined",
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
  "sms-broadcast:sms-broadcast": "SMS broadcast",
  "sms-broadcast:campaigns": "Broadcasts",
  "sms-broadcast:templates": "Templates",
  "sms-broadcast:new-broadcast": "New SMS broadcast",
  "sms-broadcast:new-broadcast-action": "New broadcast",
  "sms-broadcast:edit-broadcast": "Edit SMS broadcast",
  "sms-broadcast:broadcast": "Broadcast",
  "sms-broadcast:broadcast-name": "Broadcast name",
  "sms-broadcast:broadcast-name-help": "Letters, digits and spaces. Only you see this name.",
  "sms-broadcast:status-note": "Note",
  "sms-broadcast:delivery-rate": "Delivery rate",
  "sms-broadcast:charge": "Charge",
  "sms-broadcast:recipients": "Recipients",
  "sms-broadcast:sent": "Sent",
  "sms-broadcast:delivered": "Delivered",
  "sms-broadcast:failed": "Failed",
  "sms-broadcast:pending": "Pending",
  "sms-broadcast:not-sent": "Not sent",
  "sms-broadcast:opted-out": "Opted out",
  "sms-broadcast:skipped": "Skipped",
  "sms-broadcast:responses": "Responses",
  "sms-broadcast:clicks": "Clicks",
  "sms-broadcast:clicked": "Recipients who clicked",
  "sms-broadcast:replies": "Replies",
  "sms-broadcast:unsubscribed": "Unsubscribed",
  "sms-broadcast:contacts": "Contacts",
  "sms-broadcast:contacts-help": "UTF-8, no header row. Put the phone numbers in the first column, in E.164 format (+14155550123), all from one country.",
  "sms-broadcast:contacts-count": "Contacts",
  "sms-broadcast:contacts-filename": "Contact file",
  "sms-broadcast:contact-list": "Contact list",
  "sms-broadcast:contact-lists": "Contact lists",
  "sms-broadcast:list-name": "List name",
  "sms-broadcast:new-list": "New contact list",
  "sms-broadcast:edit-list": "Edit contact list",
  "sms-broadcast:save-list": "Save list",
  "sms-broadcast:list-saved": "Contact list saved",
  "sms-broadcast:list-deleted": "Contact list deleted",
  "sms-broadcast:delete-list-title": "Delete this contact list?",
  "sms-broadcast:delete-list-text": "Broadcasts that use it keep their contacts, including those still sending.",
  "sms-broadcast:keep-list": "Keep list",
  "sms-broadcast:list-unused": "No broadcast has used this list",
  "sms-broadcast:no-lists-title": "No contact lists yet",
  "sms-broadcast:no-lists": "Save contacts under a name and use them in any number of broadcasts.",
  "sms-broadcast:keep-as-list": "Save as contact list",
  "sms-broadcast:keep-as-list-help": "Give these contacts a name to use them again.",
  "sms-broadcast:number-of-contacts": "Number of contacts",
  "sms-broadcast:destination-country": "Destination country",
  "sms-broadcast:values": "Sample values",
  "sms-broadcast:headers": "Columns",
  "sms-broadcast:template": "Template",
  "sms-broadcast:message": "Message",
  "sms-broadcast:short-url": "Short URL",
  "sms-broadcast:short-url-help": "Shortens links in the message, so they use fewer characters and clicks are counted.",
  "sms-broadcast:sender-id": "Sender ID",
  "sms-broadcast:sender-ids": "Sender IDs",
  "sms-broadcast:map-variables": "Map variables",
  "sms-broadcast:variable": "Variable",
  "sms-broadcast:column": "Column",
  "sms-broadcast:value": "Value",
  "sms-broadcast:mapping-values": "Mapped values",
  "sms-broadcast:when-to-send": "When to send",
  "sms-broadcast:send-now": "Send now",
  "sms-broadcast:schedule-for-later": "Schedule for later",
  "sms-broadcast:start-time": "Start time",
  "sms-broadcast:invalid-start": "Please enter start time of campaign",
  "sms-broadcast:start-required": "Start time is required",
  "sms-broadcast:start-in-past": "You can not schedule the campaign in the past",
  "sms-broadcast:time-zone": "Time zone",
  "sms-broadcast:zone-required": "Timezone is required",
  "sms-broadcast:window": "Only at certain hours",
  "sms-broadcast:window-help": "Each recipient’s local time, based on their phone number. Where the number doesn’t show a time zone, the account’s is used. Messages outside these hours wait.",
  "sms-broadcast:advice-quiet-hours": "US law allows marketing messages only from 8 AM to 9 PM in each recipient’s local time.",
  "sms-broadcast:window-from": "From",
  "sms-broadcast:window-to": "To",
  "sms-broadcast:window-days": "Days",
  "sms-broadcast:window-order": "The end must be after the start",
  "sms-broadcast:choose-a-day": "Choose at least one day",
  "sms-broadcast:monday": "Monday",
  "sms-broadcast:tuesday": "Tuesday",
  "sms-broadcast:wednesday": "Wednesday",
  "sms-broadcast:thursday": "Thursday",
  "sms-broadcast:friday": "Friday",
  "sms-broadcast:saturday": "Saturday",
  "sms-broadcast:sunday": "Sunday",
  "sms-broadcast:history": "History",
  "sms-broadcast:handled-contacts": "Contacts dealt with",
  "sms-broadcast:waiting-contacts": "Waiting",
  "sms-broadcast:waits-until": "Waits until",
  "sms-broadcast:note-window": "It’s outside sending hours for all remaining recipients. Sending resumes automatically.",
  "sms-broadcast:throttle": "Message throttling",
  "sms-broadcast:throttle-help": "Spreads messages over time, for example so a call center can keep up with the replies.",
  "sms-broadcast:rate-help": "1 to 999",
  "sms-broadcast:messages": "Messages",
  "sms-broadcast:digits-only": "Use digits only",
  "sms-broadcast:greater-than-zero": "Must be greater than 0",
  "sms-broadcast:three-digits": "Use at most 3 digits",
  "sms-broadcast:period": "Period",
  "sms-broadcast:per-minute": "per minute",
  "sms-broadcast:per-hour": "per hour",
  "sms-broadcast:per-day": "per day",
  "sms-broadcast:upload-contacts-first": "Upload contacts to select a template",
  "sms-broadcast:choose-template-first": "Choose a template to select a Sender ID",
  "sms-broadcast:no-templates": "No approved templates for the destination country.",
  "sms-broadcast:create-template": "Create a template",
  "sms-broadcast:no-senders": "No Sender IDs are allow-listed for the selected template",
  "sms-broadcast:when-empty": "Empty cells",
  "sms-broadcast:fallback-text": "Fallback text",
  "sms-broadcast:empty-cells": "Empty cells per column",
  "sms-broadcast:empty-cells-choose": "Choose what to do with empty cells",
  "sms-broadcast:fallback-text-missing": "Enter fallback text",
  "sms-broadcast:one-to-one": "Variables and columns must be mapped one to one",
  "sms-broadcast:edit-not-now": "Only scheduled and paused broadcasts can be edited",
  "sms-broadcast:status-scheduled": "Scheduled",
  "sms-broadcast:status-active": "Active",
  "sms-broadcast:status-paused": "Paused",
  "sms-broadcast:status-completed": "Completed",
  "sms-broadcast:status-canceled": "Canceled",
  "sms-broadcast:pause": "Pause",
  "sms-broadcast:resume": "Resume",
  "sms-broadcast:cancel": "Cancel",
  "sms-broadcast:cancel-title": "Cancel this broadcast?",
  "sms-broadcast:cancel-text": "Messages already sent can’t be recalled. The rest won’t be sent, and you can’t resume a canceled broadcast.",
  "sms-broadcast:cancel-confirm": "Cancel broadcast",
  "sms-broadcast:cancel-keep": "Keep broadcast",
  "sms-broadcast:status-changed": "The campaign was successfully {status}",
  "sms-broadcast:word-paused": "paused",
  "sms-broadcast:word-resumed": "resumed",
  "sms-broadcast:word-canceled": "canceled",
  "sms-broadcast:broadcast-note": "{note}",
  "sms-broadcast:by-hour": "By hour",
  "sms-broadcast:by-reason": "Why messages didn’t arrive",
  "sms-broadcast:clicks-by-hour": "Clicks by hour",
  "sms-broadcast:nothing-clicked": "Nobody has clicked yet",
  "sms-broadcast:nothing-sent": "No messages sent yet",
  "sms-broadcast:nothing-failed": "Every message sent so far arrived or is on its way",
  "sms-broadcast:download-recipients": "Download recipients",
  "sms-broadcast:view-replies": "View replies",
  "sms-broadcast:view-in-logs": "View in logs",
  "sms-broadcast:duplicate": "Duplicate",
  "sms-broadcast:correct-template": "Correct it in a new template",
  "sms-broadcast:resend": "Resend to failed",
  "sms-broadcast:resends": "Resends",
  "sms-broadcast:resent-as": "Resent as",
  "sms-broadcast:archive": "Archive",
  "sms-broadcast:archived": "Archived",
  "sms-broadcast:unarchive": "Move out of archive",
  "sms-broadcast:was-archived": "Broadcast archived",
  "sms-broadcast:was-unarchived": "Broadcast moved out of the archive",
  "sms-broadcast:archive-empty-title": "The archive is empty",
  "sms-broadcast:archive-empty": "Archive broadcasts that are over to keep the list short. Their figures stay.",
  "sms-broadcast:all-statuses": "All statuses",
  "sms-broadcast:any-template": "All templates",
  "sms-broadcast:any-sender": "All Sender IDs",
  "sms-broadcast:campaigns-empty-title": "No broadcasts yet",
  "sms-broadcast:campaigns-empty": "Upload a contact list, choose an approved template, and reach everyone in minutes.",
  "sms-broadcast:send-broadcast": "Send broadcast",
  "sms-broadcast:schedule-broadcast": "Schedule broadcast",
  "sms-broadcast:send-to": "Send to {count} · {cost}",
  "sms-broadcast:send-title": {
   "one": "Send this broadcast to {count} contact?",
   "other": "Send this broadcast to {count} contacts?"
  },
  "sms-broadcast:send-text": "It costs {cost}. Your balance is {balance}. Messages already sent can’t be recalled.",
  "sms-broadcast:send-covered": "Send only what the balance covers",
  "sms-broadcast:send-covered-text": "It costs {cost} of your {balance} balance. The other contacts ({rest}) won’t be messaged.",
  "sms-broadcast:schedule-to": "Schedule for {count} · {cost}",
  "sms-broadcast:schedule-title": {
   "one": "Schedule this broadcast for {count} contact?",
   "other": "Schedule this broadcast for {count} contacts?"
  },
  "sms-broadcast:schedule-text": "It costs {cost} when it is sent. Your balance is {balance}. You can cancel it until it starts.",
  "sms-broadcast:go-back": "Go back",
  "sms-broadcast:broadcast-created": "The broadcast was created",
  "sms-broadcast:broadcast-saved": "The broadcast was saved",
  "sms-broadcast:prerequisites": "To send a broadcast you need at least one approved template and Sender ID.",
  "sms-broadcast:broadcast-details": "Broadcast details",
  "sms-broadcast:schedule": "Schedule",
  "sms-broadcast:sending-progress": "Sending progress",
  "sms-broadcast:sending-from": "Sending hours from",
  "sms-broadcast:sending-until": "Sending hours until",
  "sms-broadcast:sending-days": "Sending days",
  "sms-broadcast:sending-speed": "Sending speed",
  "sms-broadcast:test-send": "Test message",
  "sms-broadcast:sms-template": "SMS template",
  "sms-broadcast:sms-templates": "SMS templates",
  "sms-broadcast:template-name": "Template name",
  "sms-broadcast:template-text": "Message text",
  "sms-broadcast:country-help": "Templates are approved per country.",
  "sms-broadcast:text-too-long": "The text is too long. Use at most 1530 characters, or 670 with characters outside the GSM alphabet.",
  "sms-broadcast:selected-senders-help": "The Sender IDs this template can be sent from.",
  "sms-broadcast:choose-sender": "Choose at least one Sender ID",
  "sms-broadcast:segments": "Segments",
  "sms-broadcast:used-by": "Broadcasts",
  "sms-broadcast:no-country": "No country found",
  "sms-broadcast:choose-country-first": "Choose a destination country first",
  "sms-broadcast:no-sender-in-country": "You don't have any Sender ID in the destination country.",
  "sms-broadcast:create-sender": "Create a Sender ID",
  "sms-broadcast:no-senders-in-account": "You don’t have any Sender IDs in your account.",
  "sms-broadcast:no-registered-sender": "You must have at least one Sender ID registered for the destination country",
  "sms-broadcast:some-senders-unusable": "Some Sender IDs cannot be allow-listed for this template",
  "sms-broadcast:variable-braces": "Check the braces at “{spot}”. A variable is one name in double braces.",
  "sms-broadcast:variable-too-long": "This variable name is too long: “{spot}”. Use at most 64 characters.",
  "sms-broadcast:variables-unique": "Each variable name must be unique",
  "sms-broadcast:template-deleted": "The template was deleted",
  "sms-broadcast:status-review": "In review",
  "sms-broadcast:status-approved": "Approved",
  "sms-broadcast:new-template": "New SMS template",
  "sms-broadcast:new-template-action": "New template",
  "sms-broadcast:view": "View",
  "sms-broadcast:delete-template-title": "Delete this template?",
  "sms-broadcast:delete-template-text": "Broadcasts already created keep their text.",
  "sms-broadcast:keep-template": "Keep template",
  "sms-broadcast:templates-empty-title": "No templates yet",
  "sms-broadcast:templates-empty": "Write the message once, have it approved, and use it in any number of broadcasts.",
  "sms-broadcast:submit-template": "Submit for review",
  "sms-broadcast:template-created": "The template was submitted for review",
  "sms-broadcast:template-declined": "The template is declined. {reason}",
  "sms-broadcast:template-in-review": "We’re reviewing this template. It usually takes less than a day.",
  "sms-broadcast:general": "General",
  "sms-broadcast:note-balance": "Paused because your balance ran out. Top up your account, then resume.",
  "sms-broadcast:note-sender": "Paused because the Sender ID is not registered for the destination country. Resume once it is.",
  "sms-broadcast:note-contacts": "Paused because the contact file is no longer available. To reach the remaining contacts, cancel and create a new broadcast.",
  "sms-broadcast:note-failing": "Paused because most messages failed. Check the contacts, the template and the Sender ID, then resume.",
  "sms-broadcast:note-covered": "Your balance ran out. As you chose, the remaining contacts weren’t messaged.",
  "sms-broadcast:note-spend-cap": "Waiting: this account has reached its spend cap. Sending resumes when the next day or month begins, or the cap is raised.",
  "sms-broadcast:note-daily-limit": "Waiting: you’ve reached your plan’s daily limit of messages. Sending resumes at 00:00 UTC.",
  "sms-broadcast:note-account": "Waiting: your account can’t send messages right now. Sending resumes automatically once it can.",
  "sms-broadcast:event-started": "Started",
  "sms-broadcast:event-resumed": "Resumed",
  "sms-broadcast:event-paused-balance-too-low": "Paused: balance too low",
  "sms-broadcast:event-paused-too-many-failures": "Paused: too many failures",
  "sms-broadcast:event-paused-sender-id-unavailable": "Paused: Sender ID unavailable",
  "sms-broadcast:event-paused-contacts-unavailable": "Paused: contacts unavailable"
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
  "saved-contacts.create": validator(object({ "id": readOnly, "version": readOnly, "name": string({ minLength: 1, maxLength: 128, trim: true, pattern: /\S/u }), "contacts": string({ format: "uuid" }), "contacts_count": readOnly, "contacts_filename": readOnly, "country": readOnly, "country_code": readOnly, "values": readOnly, "headers": readOnly, "empty_cells": readOnly, "used_by": readOnly, "created_at": readOnly }, ["name","contacts"])),
  "saved-contacts.update": validator(object({ "id": readOnly, "version": readOnly, "name": string({ minLength: 1, maxLength: 128, trim: true, pattern: /\S/u }), "contacts": string({ format: "uuid" }), "contacts_count": readOnly, "contacts_filename": readOnly, "country": readOnly, "country_code": readOnly, "values": readOnly, "headers": readOnly, "empty_cells": readOnly, "used_by": readOnly, "created_at": readOnly })),
  "saved-contacts.form": validator(object({ "id": anything, "version": anything, "name": string({ minLength: 1, maxLength: 128, trim: true, pattern: /\S/u }), "contacts": string({ format: "uuid" }), "contacts_count": anything, "contacts_filename": anything, "country": anything, "country_code": anything, "values": anything, "headers": anything, "empty_cells": anything, "used_by": anything, "created_at": anything })),
  "sms-campaign.create": validator(object({ "id": readOnly, "version": readOnly, "name": string({ minLength: 1, maxLength: 128, trim: true, pattern: /^(?:[\p{N} ]|[\p{L}\p{M}][\u200C\u200D]?)*$/u }), "status": readOnly, "status_note": readOnly, "handled": readOnly, "waiting": readOnly, "waits_until": readOnly, "reasons": readOnly, "hours": readOnly, "click_hours": readOnly, "archived": readOnly, "resends": readOnly, "resent": readOnly, "delivery_rate": readOnly, "charge": readOnly, "recipients": readOnly, "sent": readOnly, "delivered": readOnly, "failed": readOnly, "pending": readOnly, "not_sent": readOnly, "opted_out": readOnly, "skipped": readOnly, "clicks": readOnly, "clicked": readOnly, "replies": readOnly, "unsubscribed": readOnly, "contacts": string({ format: "uuid" }), "list_name": string({ maxLength: 128, trim: true }), "contact_list": readOnly, "contacts_count": readOnly, "contacts_filename": readOnly, "country": readOnly, "country_code": readOnly, "values": readOnly, "headers": readOnly, "empty_cells": readOnly, "template": object({ "id": string({ maxLength: 36 }), "name": readOnly, "text": readOnly, "short_url_enabled": readOnly }, ["id"]), "sender_id": object({ "id": string({ maxLength: 36 }), "name": readOnly }, ["id"]), "mappings": array({ maxItems: 200, items: object({ "variable": string({ maxLength: 64 }), "column": number({ type: "integer", minimum: 0, maximum: 199 }), "when_empty": string({ values: ["fallback","skip","send"] }), "fallback": string({ maxLength: 160 }) }, ["variable","column"]) }), "mappingValues": readOnly, "send": string({ values: ["now","later"] }), "starts_at": string({ format: "local-date-time" }), "time_zone": string({ maxLength: 64 }), "starts_at_utc": readOnly, "rate_limit_enabled": boolean, "rate_limit_count": number({ type: "integer", minimum: 1, maximum: 999 }), "rate_limit_period": string({ values: ["minute","hour","day"] }), "window_enabled": boolean, "window_from": string({ maxLength: 5 }), "window_to": string({ maxLength: 5 }), "window_days": array({ minItems: 1, maxItems: 7, items: string({ values: ["mon","tue","wed","thu","fri","sat","sun"] }) }), "send_covered": boolean, "created_at": readOnly }, ["name","contacts","template","sender_id","send"])),
  "sms-campaign.update": validator(object({ "id": readOnly, "version": readOnly, "name": readOnly, "status": readOnly, "status_note": readOnly, "handled": readOnly, "waiting": readOnly, "waits_until": readOnly, "reasons": readOnly, "hours": readOnly, "click_hours": readOnly, "archived": readOnly, "resends": readOnly, "resent": readOnly, "delivery_rate": readOnly, "charge": readOnly, "recipients": readOnly, "sent": readOnly, "delivered": readOnly, "failed": readOnly, "pending": readOnly, "not_sent": readOnly, "opted_out": readOnly, "skipped": readOnly, "clicks": readOnly, "clicked": readOnly, "replies": readOnly, "unsubscribed": readOnly, "contacts": readOnly, "list_name": readOnly, "contact_list": readOnly, "contacts_count": readOnly, "contacts_filename": readOnly, "country": readOnly, "country_code": readOnly, "values": readOnly, "headers": readOnly, "empty_cells": readOnly, "template": readOnly, "sender_id": readOnly, "mappings": readOnly, "mappingValues": readOnly, "send": string({ values: ["now","later"] }), "starts_at": string({ format: "local-date-time" }), "time_zone": string({ maxLength: 64 }), "starts_at_utc": readOnly, "rate_limit_enabled": boolean, "rate_limit_count": number({ type: "integer", minimum: 1, maximum: 999 }), "rate_limit_period": string({ values: ["minute","hour","day"] }), "window_enabled": boolean, "window_from": string({ maxLength: 5 }), "window_to": string({ maxLength: 5 }), "window_days": array({ minItems: 1, maxItems: 7, items: string({ values: ["mon","tue","wed","thu","fri","sat","sun"] }) }), "send_covered": readOnly, "created_at": readOnly })),
  "sms-campaign.form": validator(object({ "id": anything, "version": anything, "name": string({ minLength: 1, maxLength: 128, trim: true, pattern: /^(?:[\p{N} ]|[\p{L}\p{M}][\u200C\u200D]?)*$/u }), "status": anything, "status_note": anything, "handled": anything, "waiting": anything, "waits_until": anything, "reasons": anything, "hours": anything, "click_hours": anything, "archived": anything, "resends": anything, "resent": anything, "delivery_rate": anything, "charge": anything, "recipients": anything, "sent": anything, "delivered": anything, "failed": anything, "pending": anything, "not_sent": anything, "opted_out": anything, "skipped": anything, "clicks": anything, "clicked": anything, "replies": anything, "unsubscribed": anything, "contacts": string({ format: "uuid" }), "list_name": string({ maxLength: 128, trim: true }), "contact_list": anything, "contacts_count": anything, "contacts_filename": anything, "country": anything, "country_code": anything, "values": anything, "headers": anything, "empty_cells": anything, "template": object({ "id": string({ maxLength: 36 }), "name": anything, "text": anything, "short_url_enabled": anything }), "sender_id": object({ "id": string({ maxLength: 36 }), "name": anything }), "mappings": array({ maxItems: 200, items: object({ "variable": string({ maxLength: 64 }), "column": number({ type: "integer", minimum: 0, maximum: 199 }), "when_empty": string({ values: ["fallback","skip","send"] }), "fallback": string({ maxLength: 160 }) }) }), "mappingValues": anything, "send": string({ values: ["now","later"] }), "starts_at": string({ format: "local-date-time" }), "time_zone": string({ maxLength: 64 }), "starts_at_utc": anything, "rate_limit_enabled": boolean, "rate_limit_count": number({ type: "integer", minimum: 1, maximum: 999 }), "rate_limit_period": string({ values: ["minute","hour","day"] }), "window_enabled": boolean, "window_from": string({ maxLength: 5 }), "window_to": string({ maxLength: 5 }), "window_days": array({ minItems: 1, maxItems: 7, items: string({ values: ["mon","tue","wed","thu","fri","sat","sun"] }) }), "send_covered": boolean, "created_at": anything })),
  "sms-template.create": validator(object({ "id": readOnly, "version": readOnly, "name": string({ minLength: 1, maxLength: 128, trim: true }), "country": object({ "country_code": string({ minLength: 2, maxLength: 2 }), "name": readOnly, "senders_total": readOnly, "senders_usable": readOnly }, ["country_code"]), "text": string({ minLength: 1, maxLength: 4000, pattern: /\S/u }), "short_url_enabled": boolean, "selectedSenders": array({ minItems: 1, maxItems: 100, items: object({ "id": string({ maxLength: 36 }), "title": readOnly }, ["id"]) }), "status": readOnly, "reason": readOnly, "segments": readOnly, "used_by": readOnly, "sender_ids": readOnly, "created_at": readOnly }, ["name","country","text","selectedSenders"])),
  "sms-template.update": validator(object({ "id": readOnly, "version": readOnly, "name": readOnly, "country": readOnly, "text": readOnly, "short_url_enabled": readOnly, "selectedSenders": readOnly, "status": readOnly, "reason": readOnly, "segments": readOnly, "used_by": readOnly, "sender_ids": readOnly, "created_at": readOnly })),
  "sms-template.form": validator(object({ "id": anything, "version": anything, "name": string({ minLength: 1, maxLength: 128, trim: true }), "country": object({ "country_code": string({ minLength: 2, maxLength: 2 }), "name": anything, "senders_total": anything, "senders_usable": anything }), "text": string({ minLength: 1, maxLength: 4000, pattern: /\S/u }), "short_url_enabled": boolean, "selectedSenders": array({ minItems: 1, maxItems: 100, items: object({ "id": string({ maxLength: 36 }), "title": anything }) }), "status": anything, "reason": anything, "segments": anything, "used_by": anything, "sender_ids": anything, "created_at": anything })),
}
