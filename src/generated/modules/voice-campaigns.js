// Written by codegen from definitions/. Do not edit.
export const definition = {
 "id": "voice-campaigns",
 "title": "voice-campaigns:voice-campaigns",
 "entities": {
  "voice-campaign": {
   "id": "voice-campaign",
   "module": "voice-campaigns",
   "title": "voice-campaigns:campaign",
   "properties": {
    "name": {
     "minLength": 1,
     "maxLength": 128,
     "trim": true,
     "type": "string",
     "title": "portal:name",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "required": "voice-campaigns:name-it",
      "minLength": "voice-campaigns:name-it"
     }
    },
    "flow": {
     "required": [
      "id"
     ],
     "type": "object",
     "title": "voice-campaigns:flow",
     "help": "voice-campaigns:flow-help",
     "properties": {
      "id": {
       "format": "uuid",
       "type": "string",
       "title": "voice-campaigns:flow",
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
       "maxLength": 128,
       "readOnly": true,
       "type": "string",
       "title": "voice-campaigns:flow",
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
      "required": "voice-campaigns:choose-flow"
     }
    },
    "input": {
     "enum": [
      "numbers",
      "file"
     ],
     "default": "numbers",
     "type": "string",
     "title": "voice-campaigns:numbers-from",
     "enumTexts": {
      "numbers": "voice-campaigns:typed-numbers",
      "file": "voice-campaigns:file"
     },
     "keepsDefault": true,
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
    "numbers": {
     "maxLength": 40000,
     "trim": true,
     "type": "string",
     "title": "voice-campaigns:numbers",
     "help": "voice-campaigns:numbers-help",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "required": "voice-campaigns:enter-numbers",
      "maxLength": "voice-campaigns:numbers-too-long"
     }
    },
    "file": {
     "file": {
      "types": [
       "csv",
       "txt"
      ],
      "maxMegabytes": 5
     },
     "required": [
      "id"
     ],
     "type": "object",
     "title": "voice-campaigns:file",
     "help": "voice-campaigns:file-help",
     "properties": {
      "id": {
       "format": "uuid",
       "type": "string",
       "title": "voice-campaigns:file",
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
       "title": "voice-campaigns:file",
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
       "title": "voice-campaigns:file",
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
       "title": "voice-campaigns:file",
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
     "errors": {
      "required": "voice-campaigns:choose-file",
      "file": "voice-campaigns:csv-or-txt"
     }
    },
    "callers": {
     "minItems": 1,
     "maxItems": 20,
     "type": "array",
     "title": "voice-campaigns:callers",
     "help": "voice-campaigns:callers-help",
     "distinct": true,
     "items": {
      "required": [
       "id"
      ],
      "type": "object",
      "title": "voice-campaigns:callers",
      "properties": {
       "id": {
        "format": "uuid",
        "type": "string",
        "title": "voice-campaigns:callers",
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
        "title": "voice-campaigns:caller",
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
      "required": "voice-campaigns:add-caller",
      "minItems": "voice-campaigns:add-caller"
     }
    },
    "when": {
     "enum": [
      "now",
      "later"
     ],
     "default": "now",
     "type": "string",
     "title": "voice-campaigns:start",
     "enumTexts": {
      "now": "voice-campaigns:when-started",
      "later": "voice-campaigns:at-a-time"
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
     "title": "voice-campaigns:start-time",
     "trim": false,
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "date-time",
     "errors": {
      "required": "voice-campaigns:choose-time",
      "format": "voice-campaigns:choose-time"
     }
    },
    "time_zone": {
     "catalogue": "time-zones",
     "maxLength": 64,
     "type": "string",
     "title": "voice-campaigns:time-zone",
     "trim": false,
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "choice",
     "errors": {
      "required": "voice-campaigns:choose-zone",
      "catalogue": "voice-campaigns:choose-zone"
     }
    },
    "starts_at_utc": {
     "format": "date-time",
     "readOnly": true,
     "type": "string",
     "title": "voice-campaigns:start-time",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "date-time",
     "errors": {}
    },
    "window_enabled": {
     "default": true,
     "type": "boolean",
     "title": "voice-campaigns:window",
     "help": "voice-campaigns:window-help",
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
     "title": "voice-campaigns:window-from",
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
     "title": "voice-campaigns:window-to",
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
      "fri"
     ],
     "type": "array",
     "title": "voice-campaigns:window-days",
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
      "title": "voice-campaigns:window-days",
      "enumTexts": {
       "mon": "voice-campaigns:monday",
       "tue": "voice-campaigns:tuesday",
       "wed": "voice-campaigns:wednesday",
       "thu": "voice-campaigns:thursday",
       "fri": "voice-campaigns:friday",
       "sat": "voice-campaigns:saturday",
       "sun": "voice-campaigns:sunday"
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
      "minItems": "voice-campaigns:choose-a-day"
     }
    },
    "retries": {
     "minimum": 0,
     "maximum": 9,
     "default": 2,
     "type": "integer",
     "title": "voice-campaigns:retries",
     "help": "voice-campaigns:retries-help",
     "trim": false,
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "retry_on": {
     "maxItems": 4,
     "default": [
      "busy",
      "no_answer"
     ],
     "type": "array",
     "title": "voice-campaigns:retry-on",
     "help": "voice-campaigns:retry-on-help",
     "items": {
      "enum": [
       "busy",
       "no_answer",
       "failed",
       "voicemail"
      ],
      "type": "string",
      "title": "voice-campaigns:retry-on",
      "enumTexts": {
       "busy": "voice-campaigns:busy",
       "no_answer": "voice-campaigns:no-answer",
       "failed": "voice-campaigns:failed",
       "voicemail": "voice-campaigns:voicemail"
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
     "errors": {}
    },
    "retry_minutes": {
     "minimum": 1,
     "maximum": 1440,
     "default": 15,
     "type": "integer",
     "title": "voice-campaigns:retry-minutes",
     "help": "voice-campaigns:retry-minutes-help",
     "trim": false,
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "concurrency": {
     "minimum": 1,
     "maximum": 50,
     "default": 5,
     "type": "integer",
     "title": "voice-campaigns:concurrency",
     "help": "voice-campaigns:concurrency-help",
     "trim": false,
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "number",
     "errors": {
      "required": "voice-campaigns:enter-concurrency"
     }
    },
    "status": {
     "enum": [
      "draft",
      "scheduled",
      "running",
      "paused",
      "finished",
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
      "draft": "voice-campaigns:draft",
      "scheduled": "voice-campaigns:scheduled",
      "running": "voice-campaigns:running",
      "paused": "voice-campaigns:paused",
      "finished": "voice-campaigns:finished",
      "canceled": "voice-campaigns:canceled"
     }
    },
    "status_note": {
     "enum": [
      "",
      "balance",
      "setup",
      "channels",
      "spend-cap",
      "window",
      "retry",
      "account"
     ],
     "readOnly": true,
     "type": "string",
     "title": "voice-campaigns:waits-because",
     "enumTexts": {
      "balance": "voice-campaigns:note-balance",
      "setup": "voice-campaigns:note-setup",
      "channels": "voice-campaigns:note-channels",
      "spend-cap": "voice-campaigns:note-spend-cap",
      "window": "voice-campaigns:note-window",
      "retry": "voice-campaigns:note-retry",
      "account": "voice-campaigns:note-account"
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "next_at": {
     "format": "date-time",
     "readOnly": true,
     "cell": "account-time",
     "type": "string",
     "title": "voice-campaigns:next-at",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "destinations": {
     "readOnly": true,
     "type": "object",
     "title": "voice-campaigns:destinations",
     "properties": {
      "callers": {
       "maxItems": 20,
       "cell": "phone",
       "type": "array",
       "title": "voice-campaigns:callers",
       "items": {
        "maxLength": 16,
        "type": "string",
        "title": "voice-campaigns:callers",
        "trim": false,
        "readOnly": true,
        "writeOn": [],
        "sensitive": false,
        "cell": "text",
        "errors": {}
       },
       "trim": false,
       "readOnly": true,
       "writeOn": [],
       "sensitive": false,
       "errors": {}
      },
      "file": {
       "maxLength": 36,
       "type": "string",
       "title": "voice-campaigns:file",
       "trim": false,
       "readOnly": true,
       "writeOn": [],
       "sensitive": false,
       "cell": "text",
       "errors": {}
      },
      "total": {
       "minimum": 0,
       "type": "integer",
       "title": "voice-campaigns:total",
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
    "total": {
     "minimum": 0,
     "readOnly": true,
     "type": "integer",
     "title": "voice-campaigns:total",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "invalid_numbers": {
     "minimum": 0,
     "readOnly": true,
     "type": "integer",
     "title": "voice-campaigns:invalid-numbers",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "repeated_numbers": {
     "minimum": 0,
     "readOnly": true,
     "type": "integer",
     "title": "voice-campaigns:repeated-numbers",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "done": {
     "minimum": 0,
     "readOnly": true,
     "type": "integer",
     "title": "voice-campaigns:done",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "progress": {
     "minimum": 0,
     "maximum": 100,
     "readOnly": true,
     "cell": "percent-bar",
     "type": "integer",
     "title": "voice-campaigns:progress",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "answered": {
     "minimum": 0,
     "readOnly": true,
     "type": "integer",
     "title": "voice-campaigns:answered",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "voicemails": {
     "minimum": 0,
     "readOnly": true,
     "type": "integer",
     "title": "voice-campaigns:voicemail",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "busy": {
     "minimum": 0,
     "readOnly": true,
     "type": "integer",
     "title": "voice-campaigns:busy",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "no_answers": {
     "minimum": 0,
     "readOnly": true,
     "type": "integer",
     "title": "voice-campaigns:no-answer",
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
     "title": "voice-campaigns:failed",
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
     "title": "voice-campaigns:do-not-call",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "calls": {
     "minimum": 0,
     "readOnly": true,
     "type": "integer",
     "title": "voice-campaigns:calls",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "seconds": {
     "minimum": 0,
     "readOnly": true,
     "cell": "duration",
     "type": "integer",
     "title": "voice-campaigns:talk-time",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "charge": {
     "minimum": 0,
     "readOnly": true,
     "cell": "money",
     "type": "integer",
     "title": "voice-campaigns:charge",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "keys": {
     "maxItems": 100,
     "readOnly": true,
     "type": "array",
     "title": "voice-campaigns:by-key",
     "items": {
      "type": "object",
      "title": "voice-campaigns:by-key",
      "properties": {
       "step": {
        "maxLength": 60,
        "type": "string",
        "title": "voice-campaigns:step",
        "trim": false,
        "readOnly": true,
        "writeOn": [],
        "sensitive": false,
        "cell": "text",
        "errors": {}
       },
       "key": {
        "maxLength": 1,
        "type": "string",
        "title": "voice-campaigns:key",
        "trim": false,
        "readOnly": true,
        "writeOn": [],
        "sensitive": false,
        "cell": "text",
        "errors": {}
       },
       "count": {
        "minimum": 0,
        "type": "integer",
        "title": "voice-campaigns:people",
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
    "outcomes": {
     "maxItems": 10,
     "readOnly": true,
     "type": "array",
     "title": "voice-campaigns:by-outcome",
     "items": {
      "type": "object",
      "title": "voice-campaigns:by-outcome",
      "properties": {
       "outcome": {
        "maxLength": 60,
        "type": "string",
        "title": "voice-campaigns:outcome",
        "trim": false,
        "readOnly": true,
        "writeOn": [],
        "sensitive": false,
        "cell": "text",
        "errors": {}
       },
       "people": {
        "minimum": 0,
        "type": "integer",
        "title": "voice-campaigns:people",
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
    "pressed": {
     "maxItems": 100,
     "readOnly": true,
     "type": "array",
     "title": "voice-campaigns:by-key",
     "items": {
      "type": "object",
      "title": "voice-campaigns:by-key",
      "properties": {
       "key": {
        "maxLength": 80,
        "type": "string",
        "title": "voice-campaigns:key",
        "trim": false,
        "readOnly": true,
        "writeOn": [],
        "sensitive": false,
        "cell": "text",
        "errors": {}
       },
       "people": {
        "minimum": 0,
        "type": "integer",
        "title": "voice-campaigns:people",
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
     "maxItems": 2000,
     "readOnly": true,
     "type": "array",
     "title": "voice-campaigns:by-hour",
     "items": {
      "type": "object",
      "title": "voice-campaigns:by-hour",
      "properties": {
       "at": {
        "format": "date-time",
        "type": "string",
        "title": "voice-campaigns:hour",
        "trim": false,
        "readOnly": true,
        "writeOn": [],
        "sensitive": false,
        "cell": "date-time",
        "errors": {}
       },
       "answered": {
        "minimum": 0,
        "type": "integer",
        "title": "voice-campaigns:by-hour",
        "trim": false,
        "readOnly": true,
        "writeOn": [],
        "sensitive": false,
        "cell": "number",
        "errors": {}
       },
       "others": {
        "minimum": 0,
        "type": "integer",
        "title": "voice-campaigns:not-answered",
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
    "flow",
    "callers",
    "concurrency"
   ],
   "rules": {
    "fields": {
     "flow": {
      "reference": {
       "get": "/v1/call_flows",
       "query": {
        "is_published": "true"
       },
       "items": "call_flows",
       "key": "id",
       "label": "name",
       "pick": {
        "id": "id",
        "name": "name"
       },
       "empty": {
        "text": "voice-campaigns:no-flows",
        "way": {
         "to": "/calling/flows/new",
         "access": [
          "VoiceCampaign",
          "VoiceCampaignWrite"
         ],
         "text": "voice-campaigns:new-flow"
        }
       }
      }
     },
     "input": {
      "enabledWhen": {
       "source": "!has(form.status) || form.status == 'draft'",
       "tree": {
        "op": "or",
        "args": [
         {
          "op": "not",
          "arg": {
           "op": "has",
           "root": "form",
           "path": [
            "status"
           ]
          }
         },
         {
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
           "value": "draft"
          }
         }
        ]
       },
       "dependsOn": [
        "form.status"
       ]
      },
      "because": "voice-campaigns:people-stay"
     },
     "numbers": {
      "visibleWhen": {
       "source": "form.input == 'numbers'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "input"
         ]
        },
        "right": {
         "op": "const",
         "value": "numbers"
        }
       },
       "dependsOn": [
        "form.input"
       ]
      },
      "requiredWhen": {
       "source": "form.input == 'numbers'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "input"
         ]
        },
        "right": {
         "op": "const",
         "value": "numbers"
        }
       },
       "dependsOn": [
        "form.input"
       ]
      },
      "enabledWhen": {
       "source": "!has(form.status) || form.status == 'draft'",
       "tree": {
        "op": "or",
        "args": [
         {
          "op": "not",
          "arg": {
           "op": "has",
           "root": "form",
           "path": [
            "status"
           ]
          }
         },
         {
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
           "value": "draft"
          }
         }
        ]
       },
       "dependsOn": [
        "form.status"
       ]
      },
      "because": "voice-campaigns:people-stay"
     },
     "file": {
      "visibleWhen": {
       "source": "form.input == 'file'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "input"
         ]
        },
        "right": {
         "op": "const",
         "value": "file"
        }
       },
       "dependsOn": [
        "form.input"
       ]
      },
      "requiredWhen": {
       "source": "form.input == 'file'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "input"
         ]
        },
        "right": {
         "op": "const",
         "value": "file"
        }
       },
       "dependsOn": [
        "form.input"
       ]
      },
      "enabledWhen": {
       "source": "!has(form.status) || form.status == 'draft'",
       "tree": {
        "op": "or",
        "args": [
         {
          "op": "not",
          "arg": {
           "op": "has",
           "root": "form",
           "path": [
            "status"
           ]
          }
         },
         {
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
           "value": "draft"
          }
         }
        ]
       },
       "dependsOn": [
        "form.status"
       ]
      },
      "because": "voice-campaigns:people-stay"
     },
     "callers": {
      "reference": {
       "get": "/v1/calling/callers",
       "query": {},
       "items": "callerids",
       "key": "id",
       "label": "title",
       "search": "search",
       "pick": {
        "id": "id",
        "number": "number"
       },
       "empty": {
        "text": "voice-campaigns:no-caller-ids",
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
         "text": "voice-campaigns:verify-number"
        }
       }
      }
     },
     "when": {
      "enabledWhen": {
       "source": "!has(form.status) || form.status == 'draft'",
       "tree": {
        "op": "or",
        "args": [
         {
          "op": "not",
          "arg": {
           "op": "has",
           "root": "form",
           "path": [
            "status"
           ]
          }
         },
         {
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
           "value": "draft"
          }
         }
        ]
       },
       "dependsOn": [
        "form.status"
       ]
      },
      "because": "voice-campaigns:start-stays"
     },
     "starts_at": {
      "visibleWhen": {
       "source": "form.when == 'later'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "when"
         ]
        },
        "right": {
         "op": "const",
         "value": "later"
        }
       },
       "dependsOn": [
        "form.when"
       ]
      },
      "requiredWhen": {
       "source": "form.when == 'later'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "when"
         ]
        },
        "right": {
         "op": "const",
         "value": "later"
        }
       },
       "dependsOn": [
        "form.when"
       ]
      },
      "enabledWhen": {
       "source": "!has(form.status) || form.status == 'draft'",
       "tree": {
        "op": "or",
        "args": [
         {
          "op": "not",
          "arg": {
           "op": "has",
           "root": "form",
           "path": [
            "status"
           ]
          }
         },
         {
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
           "value": "draft"
          }
         }
        ]
       },
       "dependsOn": [
        "form.status"
       ]
      },
      "because": "voice-campaigns:start-stays"
     },
     "time_zone": {
      "visibleWhen": {
       "source": "form.when == 'later'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "when"
         ]
        },
        "right": {
         "op": "const",
         "value": "later"
        }
       },
       "dependsOn": [
        "form.when"
       ]
      },
      "requiredWhen": {
       "source": "form.when == 'later'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "when"
         ]
        },
        "right": {
         "op": "const",
         "value": "later"
        }
       },
       "dependsOn": [
        "form.when"
       ]
      },
      "enabledWhen": {
       "source": "!has(form.status) || form.status == 'draft'",
       "tree": {
        "op": "or",
        "args": [
         {
          "op": "not",
          "arg": {
           "op": "has",
           "root": "form",
           "path": [
            "status"
           ]
          }
         },
         {
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
           "value": "draft"
          }
         }
        ]
       },
       "dependsOn": [
        "form.status"
       ]
      },
      "because": "voice-campaigns:start-stays",
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
     "retry_on": {
      "visibleWhen": {
       "source": "form.retries > 0",
       "tree": {
        "op": ">",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "retries"
         ]
        },
        "right": {
         "op": "const",
         "value": 0
        }
       },
       "dependsOn": [
        "form.retries"
       ]
      }
     },
     "retry_minutes": {
      "visibleWhen": {
       "source": "form.retries > 0",
       "tree": {
        "op": ">",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "retries"
         ]
        },
        "right": {
         "op": "const",
         "value": 0
        }
       },
       "dependsOn": [
        "form.retries"
       ]
      }
     }
    },
    "effects": [
     {
      "on": "when",
      "when": {
       "source": "form.when == 'now'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "when"
         ]
        },
        "right": {
         "op": "const",
         "value": "now"
        }
       },
       "dependsOn": [
        "form.when"
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
      "on": "when",
      "when": {
       "source": "form.when == 'later'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "when"
         ]
        },
        "right": {
         "op": "const",
         "value": "later"
        }
       },
       "dependsOn": [
        "form.when"
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
      "text": "voice-campaigns:window-order",
      "on": [
       "create",
       "update"
      ]
     }
    ]
   },
   "lifecycle": {
    "entity": "voice-campaign",
    "field": "status",
    "states": {
     "draft": {
      "tone": "neutral",
      "icon": "edit",
      "title": "voice-campaigns:draft"
     },
     "scheduled": {
      "tone": "info",
      "icon": "schedule",
      "title": "voice-campaigns:scheduled"
     },
     "running": {
      "tone": "success",
      "icon": "play",
      "title": "voice-campaigns:running"
     },
     "paused": {
      "tone": "warning",
      "icon": "pause",
      "title": "voice-campaigns:paused"
     },
     "finished": {
      "tone": "neutral",
      "icon": "check",
      "title": "voice-campaigns:finished"
     },
     "canceled": {
      "tone": "neutral",
      "icon": "block",
      "title": "voice-campaigns:canceled"
     }
    },
    "initial": "draft",
    "call": {
     "method": "PUT",
     "path": "/v1/calling/campaigns/{id}/update_status"
    },
    "transitions": [
     {
      "id": "start",
      "event": "voice-campaigns:event-started",
      "icon": "play",
      "from": [
       "draft"
      ],
      "to": "running",
      "when": {
       "source": "row.when == 'now'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "row",
         "path": [
          "when"
         ]
        },
        "right": {
         "op": "const",
         "value": "now"
        }
       },
       "dependsOn": [
        "row.when"
       ]
      },
      "because": "voice-campaigns:has-a-time",
      "confirm": {
       "dismiss": "voice-campaigns:not-yet",
       "title": "voice-campaigns:start-title",
       "text": "voice-campaigns:start-text",
       "action": "voice-campaigns:start"
      },
      "by": "user",
      "title": "voice-campaigns:start",
      "access": [
       "VoiceCampaignWrite"
      ],
      "success": "voice-campaigns:status-changed",
      "tone": "neutral"
     },
     {
      "id": "schedule",
      "icon": "schedule",
      "from": [
       "draft"
      ],
      "to": "scheduled",
      "when": {
       "source": "row.when == 'later'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "row",
         "path": [
          "when"
         ]
        },
        "right": {
         "op": "const",
         "value": "later"
        }
       },
       "dependsOn": [
        "row.when"
       ]
      },
      "because": "voice-campaigns:has-no-time",
      "confirm": {
       "dismiss": "voice-campaigns:not-yet",
       "title": "voice-campaigns:schedule-title",
       "text": "voice-campaigns:schedule-text",
       "action": "voice-campaigns:schedule"
      },
      "by": "user",
      "title": "voice-campaigns:schedule",
      "access": [
       "VoiceCampaignWrite"
      ],
      "success": "voice-campaigns:status-changed",
      "tone": "neutral"
     },
     {
      "id": "pause",
      "icon": "pause",
      "from": [
       "running"
      ],
      "to": "paused",
      "by": "user",
      "title": "voice-campaigns:pause",
      "access": [
       "VoiceCampaignWrite"
      ],
      "success": "voice-campaigns:status-changed",
      "tone": "neutral"
     },
     {
      "id": "resume",
      "event": "voice-campaigns:event-resumed",
      "icon": "play",
      "from": [
       "paused"
      ],
      "to": "running",
      "by": "user",
      "title": "voice-campaigns:resume",
      "access": [
       "VoiceCampaignWrite"
      ],
      "success": "voice-campaigns:status-changed",
      "tone": "neutral"
     },
     {
      "id": "cancel",
      "icon": "block",
      "tone": "danger",
      "from": [
       "scheduled",
       "running",
       "paused"
      ],
      "to": "canceled",
      "confirm": {
       "dismiss": "voice-campaigns:keep-campaign",
       "title": "voice-campaigns:cancel-title",
       "text": "voice-campaigns:cancel-text",
       "action": "voice-campaigns:cancel"
      },
      "by": "user",
      "title": "voice-campaigns:cancel",
      "access": [
       "VoiceCampaignWrite"
      ],
      "success": "voice-campaigns:status-changed"
     },
     {
      "id": "begin",
      "event": "voice-campaigns:event-started-on-schedule",
      "from": [
       "scheduled"
      ],
      "to": "running",
      "by": "server",
      "tone": "neutral",
      "access": []
     },
     {
      "id": "pause-balance",
      "event": "voice-campaigns:event-paused-balance-too-low",
      "from": [
       "running"
      ],
      "to": "paused",
      "by": "server",
      "tone": "neutral",
      "access": []
     },
     {
      "id": "pause-setup",
      "event": "voice-campaigns:event-paused-setup-incomplete",
      "from": [
       "running"
      ],
      "to": "paused",
      "by": "server",
      "tone": "neutral",
      "access": []
     },
     {
      "id": "finish",
      "from": [
       "running"
      ],
      "to": "finished",
      "by": "server",
      "tone": "neutral",
      "access": []
     }
    ]
   }
  },
  "voice-recipient": {
   "id": "voice-recipient",
   "module": "voice-campaigns",
   "title": "voice-campaigns:person",
   "properties": {
    "number": {
     "maxLength": 16,
     "readOnly": true,
     "cell": "phone",
     "type": "string",
     "title": "voice-campaigns:number",
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
    "result": {
     "enum": [
      "waiting",
      "calling",
      "answered",
      "voicemail",
      "busy",
      "no_answer",
      "failed",
      "skipped"
     ],
     "chips": {
      "waiting": {
       "tone": "neutral",
       "icon": "schedule"
      },
      "calling": {
       "tone": "info",
       "icon": "play"
      },
      "answered": {
       "tone": "success",
       "icon": "check"
      },
      "voicemail": {
       "tone": "info",
       "icon": "check"
      },
      "busy": {
       "tone": "warning",
       "icon": "block"
      },
      "no_answer": {
       "tone": "warning",
       "icon": "schedule"
      },
      "failed": {
       "tone": "danger",
       "icon": "block"
      },
      "skipped": {
       "tone": "neutral",
       "icon": "block"
      }
     },
     "readOnly": true,
     "type": "string",
     "title": "voice-campaigns:result",
     "enumTexts": {
      "calling": "voice-campaigns:on-the-phone",
      "skipped": "voice-campaigns:do-not-call",
      "waiting": "voice-campaigns:waiting",
      "answered": "voice-campaigns:answered",
      "voicemail": "voice-campaigns:voicemail",
      "busy": "voice-campaigns:busy",
      "no_answer": "voice-campaigns:no-answer",
      "failed": "voice-campaigns:failed"
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "status-chip",
     "errors": {}
    },
    "attempts": {
     "minimum": 0,
     "readOnly": true,
     "type": "integer",
     "title": "voice-campaigns:attempts",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "pressed": {
     "maxLength": 200,
     "readOnly": true,
     "type": "string",
     "title": "voice-campaigns:keys-pressed",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "duration": {
     "minimum": 0,
     "readOnly": true,
     "cell": "duration",
     "type": "integer",
     "title": "voice-campaigns:talk-time",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "charge": {
     "minimum": 0,
     "readOnly": true,
     "access": [
      "CdrShowPrices"
     ],
     "cell": "money",
     "type": "integer",
     "title": "voice-campaigns:charge",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "called_at": {
     "format": "date-time",
     "readOnly": true,
     "type": "string",
     "title": "voice-campaigns:last-called",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "date-time",
     "errors": {}
    },
    "due_at": {
     "format": "date-time",
     "readOnly": true,
     "type": "string",
     "title": "voice-campaigns:next-attempt",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "date-time",
     "errors": {}
    },
    "campaign_id": {
     "format": "uuid",
     "readOnly": true,
     "type": "string",
     "title": "voice-campaigns:campaign",
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
    "fields": {},
    "effects": [],
    "checks": []
   }
  }
 },
 "resources": {
  "voice-campaign": {
   "id": "voice-campaign",
   "module": "voice-campaigns",
   "entity": "voice-campaign",
   "path": "/v1/calling/campaigns",
   "items": "voice_campaigns",
   "item": "voice_campaign",
   "storage": {
    "kind": "documents"
   },
   "operations": {
    "list": {
     "access": [
      "VoiceCampaign"
     ]
    },
    "get": {
     "access": [
      "VoiceCampaign"
     ]
    },
    "create": {
     "access": [
      "VoiceCampaign",
      "VoiceCampaignWrite"
     ]
    },
    "update": {
     "access": [
      "VoiceCampaign",
      "VoiceCampaignWrite"
     ],
     "when": {
      "source": "row.status in ['draft', 'paused']",
      "tree": {
       "op": "in",
       "left": {
        "op": "path",
        "root": "row",
        "path": [
         "status"
        ]
       },
       "right": {
        "op": "const",
        "value": [
         "draft",
         "paused"
        ]
       }
      },
      "dependsOn": [
       "row.status"
      ]
     },
     "because": "voice-campaigns:already-started"
    },
    "delete": {
     "access": [
      "VoiceCampaign",
      "VoiceCampaignWrite"
     ],
     "when": {
      "source": "row.status in ['draft', 'finished', 'canceled']",
      "tree": {
       "op": "in",
       "left": {
        "op": "path",
        "root": "row",
        "path": [
         "status"
        ]
       },
       "right": {
        "op": "const",
        "value": [
         "draft",
         "finished",
         "canceled"
        ]
       }
      },
      "dependsOn": [
       "row.status"
      ]
     },
     "because": "voice-campaigns:still-running"
    }
   },
   "listFields": [
    "id",
    "name",
    "flow",
    "when",
    "starts_at_utc",
    "status",
    "status_note",
    "total",
    "progress",
    "answered",
    "voicemails",
    "busy",
    "no_answers",
    "failed",
    "skipped",
    "calls",
    "charge",
    "created_at"
   ],
   "query": [
    {
     "name": "search",
     "field": "name",
     "match": "contains"
    },
    {
     "name": "flow_id",
     "field": "flow.id",
     "match": "equals"
    },
    {
     "name": "status",
     "field": "status",
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
     "total",
     "progress",
     "answered",
     "calls",
     "charge",
     "created_at"
    ]
   },
   "groups": [
    "status"
   ],
   "sublists": [],
   "endpoints": [
    {
     "id": "caller-ids",
     "path": "/v1/calling/callers",
     "query": [
      "search",
      "number",
      "id",
      "page",
      "per_page"
     ],
     "summary": "The account's verified caller IDs and active voice numbers that campaign calls can show.",
     "items": "callerids",
     "method": "GET",
     "access": [
      "VoiceCampaign"
     ]
    },
    {
     "id": "report",
     "path": "/v1/calling/campaigns/{id}/report",
     "output": [
      "outcomes",
      "pressed",
      "hours"
     ],
     "summary": "What became of the people a campaign calls, what they pressed, and its calls by hour.",
     "method": "GET",
     "access": [
      "VoiceCampaign"
     ],
     "query": []
    },
    {
     "id": "copy",
     "path": "/v1/calling/campaigns/{id}/copy",
     "output": [
      "name",
      "flow",
      "callers",
      "input",
      "numbers",
      "window_enabled",
      "window_from",
      "window_to",
      "window_days",
      "retries",
      "retry_on",
      "retry_minutes",
      "concurrency"
     ],
     "summary": "What a new campaign made of this one starts with.",
     "method": "GET",
     "access": [
      "VoiceCampaign"
     ],
     "query": []
    },
    {
     "id": "test-call",
     "method": "POST",
     "path": "/v1/calling/campaigns/{id}/test_call",
     "summary": "Calls the account's own phone number with the campaign's flow, at the price of a call. The same Idempotency-Key is one call.",
     "access": [
      "VoiceCampaign",
      "VoiceCampaignWrite"
     ],
     "query": [],
     "idempotent": true
    }
   ]
  },
  "voice-recipient": {
   "id": "voice-recipient",
   "module": "voice-campaigns",
   "entity": "voice-recipient",
   "path": "/v1/calling/recipients",
   "items": "recipients",
   "item": "recipient",
   "storage": {
    "kind": "table",
    "table": "voice_target"
   },
   "operations": {
    "list": {
     "access": [
      "VoiceCampaign"
     ]
    },
    "get": {
     "access": [
      "VoiceCampaign"
     ]
    }
   },
   "listFields": [
    "id",
    "number",
    "country_code",
    "result",
    "attempts",
    "pressed",
    "duration",
    "charge",
    "called_at",
    "due_at"
   ],
   "query": [
    {
     "name": "number",
     "field": "number",
     "match": "digits"
    },
    {
     "name": "result",
     "field": "result",
     "match": "in"
    },
    {
     "name": "pressed",
     "field": "pressed",
     "match": "contains"
    },
    {
     "name": "campaign_id",
     "field": "campaign_id",
     "match": "equals"
    }
   ],
   "sort": {
    "default": "-called_at",
    "fields": [
     "attempts",
     "duration",
     "called_at"
    ]
   },
   "sublists": [],
   "endpoints": []
  }
 },
 "lists": {
  "voice-campaigns": {
   "id": "voice-campaigns",
   "module": "voice-campaigns",
   "resource": "voice-campaign",
   "title": "voice-campaigns:campaigns",
   "primaryAction": {
    "text": "voice-campaigns:new-campaign",
    "to": "/calling/campaigns/new",
    "access": [
     "VoiceCampaignWrite",
     "VoiceCampaign"
    ],
    "asks": "POST /v1/calling/campaigns"
   },
   "columns": [
    {
     "id": "name",
     "field": "name",
     "title": "portal:name",
     "cell": "text",
     "align": "start",
     "sortable": true,
     "link": "/calling/campaigns/view/{row.id}",
     "flex": 3,
     "minWidth": 200,
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
     "width": 130,
     "hidden": false
    },
    {
     "id": "flow",
     "field": "flow.name",
     "title": "voice-campaigns:flow",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "flex": 2,
     "minWidth": 140,
     "hidden": false
    },
    {
     "id": "progress",
     "field": "progress",
     "title": "voice-campaigns:progress",
     "cell": "percent-bar",
     "align": "start",
     "sortable": true,
     "width": 124,
     "hidden": false
    },
    {
     "id": "total",
     "field": "total",
     "title": "voice-campaigns:total",
     "cell": "number",
     "align": "end",
     "sortable": true,
     "width": 96,
     "hidden": false
    },
    {
     "id": "answered",
     "field": "answered",
     "title": "voice-campaigns:answered",
     "cell": "number",
     "align": "end",
     "sortable": true,
     "width": 96,
     "hidden": false
    },
    {
     "id": "charge",
     "field": "charge",
     "title": "voice-campaigns:charge",
     "cell": "money",
     "align": "end",
     "sortable": true,
     "width": 92,
     "hidden": false
    },
    {
     "id": "calls",
     "field": "calls",
     "title": "voice-campaigns:calls",
     "cell": "number",
     "align": "end",
     "sortable": true,
     "width": 110,
     "hidden": true
    },
    {
     "id": "busy",
     "field": "busy",
     "title": "voice-campaigns:busy",
     "cell": "number",
     "align": "end",
     "sortable": false,
     "width": 100,
     "hidden": true
    },
    {
     "id": "no-answers",
     "field": "no_answers",
     "title": "voice-campaigns:no-answer",
     "cell": "number",
     "align": "end",
     "sortable": false,
     "width": 110,
     "hidden": true
    },
    {
     "id": "voicemails",
     "field": "voicemails",
     "title": "voice-campaigns:voicemail",
     "cell": "number",
     "align": "end",
     "sortable": false,
     "width": 110,
     "hidden": true
    },
    {
     "id": "failed",
     "field": "failed",
     "title": "voice-campaigns:failed",
     "cell": "number",
     "align": "end",
     "sortable": false,
     "width": 100,
     "hidden": true
    },
    {
     "id": "skipped",
     "field": "skipped",
     "title": "voice-campaigns:do-not-call",
     "cell": "number",
     "align": "end",
     "sortable": false,
     "width": 140,
     "hidden": true
    },
    {
     "id": "starts",
     "field": "starts_at_utc",
     "title": "voice-campaigns:start-time",
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
       "value": "draft",
       "text": "voice-campaigns:draft"
      },
      {
       "value": "scheduled",
       "text": "voice-campaigns:scheduled"
      },
      {
       "value": "running",
       "text": "voice-campaigns:running"
      },
      {
       "value": "paused",
       "text": "voice-campaigns:paused"
      },
      {
       "value": "finished",
       "text": "voice-campaigns:finished"
      },
      {
       "value": "canceled",
       "text": "voice-campaigns:canceled"
      }
     ],
     "all": "voice-campaigns:all-statuses"
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
     "id": "flow",
     "title": "voice-campaigns:flow",
     "kind": "reference",
     "query": "flow_id",
     "all": "voice-campaigns:any-flow",
     "record": {
      "path": "/v1/call_flows",
      "name": "call_flow.name",
      "access": [
       "VoiceCampaign"
      ]
     },
     "pick": {
      "items": "call_flows",
      "name": "name",
      "key": "id",
      "search": "name",
      "access": [
       "VoiceCampaign"
      ]
     }
    }
   ],
   "rowActions": [
    {
     "kind": "transition",
     "id": "start",
     "transition": "start"
    },
    {
     "kind": "transition",
     "id": "schedule",
     "transition": "schedule"
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
     "kind": "call",
     "id": "test-call",
     "title": "voice-campaigns:test-call",
     "icon": "play",
     "tone": "neutral",
     "method": "POST",
     "call": "/v1/calling/campaigns/{row.id}/test_call",
     "access": [
      "VoiceCampaignWrite",
      "VoiceCampaign"
     ],
     "asks": "POST /v1/calling/campaigns/{id}/test_call",
     "confirm": {
      "dismiss": "voice-campaigns:not-yet",
      "title": "voice-campaigns:test-call-title",
      "text": "voice-campaigns:test-call-text",
      "action": "voice-campaigns:test-call"
     },
     "success": "voice-campaigns:test-called",
     "then": "stay"
    },
    {
     "kind": "link",
     "id": "edit",
     "title": "portal:edit",
     "icon": "edit",
     "when": {
      "source": "(row.status in ['draft', 'paused']) && (row.status in ['draft', 'paused'])",
      "tree": {
       "op": "and",
       "args": [
        {
         "op": "in",
         "left": {
          "op": "path",
          "root": "row",
          "path": [
           "status"
          ]
         },
         "right": {
          "op": "const",
          "value": [
           "draft",
           "paused"
          ]
         }
        },
        {
         "op": "in",
         "left": {
          "op": "path",
          "root": "row",
          "path": [
           "status"
          ]
         },
         "right": {
          "op": "const",
          "value": [
           "draft",
           "paused"
          ]
         }
        }
       ]
      },
      "dependsOn": [
       "row.status"
      ]
     },
     "to": "/calling/campaigns/edit/{row.id}",
     "access": [
      "VoiceCampaignWrite",
      "VoiceCampaign"
     ],
     "asks": "PUT /v1/calling/campaigns/{id}"
    },
    {
     "kind": "link",
     "id": "view-people",
     "title": "voice-campaigns:view-people",
     "icon": "logs",
     "to": "/calling/recipients?campaign_id={row.id}",
     "access": [
      "VoiceCampaign"
     ]
    },
    {
     "kind": "link",
     "id": "view-calls",
     "title": "voice-campaigns:view-calls",
     "icon": "logs",
     "when": {
      "source": "row.status != 'draft' && row.status != 'scheduled'",
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
          "value": "draft"
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
          "value": "scheduled"
         }
        }
       ]
      },
      "dependsOn": [
       "row.status"
      ]
     },
     "to": "/logs?type=placed&campaign_id={row.id}",
     "access": [
      "Cdr"
     ]
    },
    {
     "kind": "link",
     "id": "duplicate",
     "title": "voice-campaigns:duplicate",
     "icon": "add",
     "to": "/calling/campaigns/copy/{row.id}",
     "access": [
      "VoiceCampaignWrite",
      "VoiceCampaign"
     ],
     "asks": "POST /v1/calling/campaigns"
    },
    {
     "kind": "transition",
     "id": "cancel",
     "transition": "cancel"
    },
    {
     "kind": "delete",
     "id": "delete",
     "title": "portal:delete",
     "icon": "delete",
     "when": {
      "source": "row.status in ['draft', 'finished', 'canceled']",
      "tree": {
       "op": "in",
       "left": {
        "op": "path",
        "root": "row",
        "path": [
         "status"
        ]
       },
       "right": {
        "op": "const",
        "value": [
         "draft",
         "finished",
         "canceled"
        ]
       }
      },
      "dependsOn": [
       "row.status"
      ]
     },
     "tone": "danger",
     "access": [
      "VoiceCampaignWrite",
      "VoiceCampaign"
     ],
     "confirm": {
      "dismiss": "voice-campaigns:keep-campaign",
      "title": "voice-campaigns:delete-title",
      "text": "voice-campaigns:delete-text",
      "action": "portal:delete"
     },
     "success": "voice-campaigns:campaign-deleted"
    }
   ],
   "bulkActions": [
    "pause",
    "resume",
    "cancel"
   ],
   "groups": [
    {
     "field": "status",
     "title": "portal:status",
     "cell": "status-chip",
     "words": {
      "draft": "voice-campaigns:draft",
      "scheduled": "voice-campaigns:scheduled",
      "running": "voice-campaigns:running",
      "paused": "voice-campaigns:paused",
      "finished": "voice-campaigns:finished",
      "canceled": "voice-campaigns:canceled"
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
    "title": "voice-campaigns:no-campaigns",
    "text": "voice-campaigns:no-campaigns-text",
    "action": {
     "text": "voice-campaigns:new-campaign",
     "to": "/calling/campaigns/new",
     "access": [
      "VoiceCampaignWrite",
      "VoiceCampaign"
     ],
     "asks": "POST /v1/calling/campaigns"
    }
   }
  },
  "voice-recipients": {
   "id": "voice-recipients",
   "module": "voice-campaigns",
   "resource": "voice-recipient",
   "title": "voice-campaigns:people",
   "columns": [
    {
     "id": "number",
     "field": "number",
     "title": "voice-campaigns:number",
     "cell": "phone",
     "align": "start",
     "sortable": false,
     "flex": 2,
     "minWidth": 170,
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
     "width": 170,
     "hidden": false
    },
    {
     "id": "result",
     "field": "result",
     "title": "voice-campaigns:result",
     "cell": "status-chip",
     "align": "start",
     "sortable": false,
     "width": 150,
     "hidden": false
    },
    {
     "id": "attempts",
     "field": "attempts",
     "title": "voice-campaigns:attempts",
     "cell": "number",
     "align": "end",
     "sortable": true,
     "width": 110,
     "hidden": false
    },
    {
     "id": "pressed",
     "field": "pressed",
     "title": "voice-campaigns:keys-pressed",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "flex": 1,
     "minWidth": 150,
     "hidden": false
    },
    {
     "id": "duration",
     "field": "duration",
     "title": "voice-campaigns:talk-time",
     "cell": "duration",
     "align": "end",
     "sortable": true,
     "width": 110,
     "hidden": false
    },
    {
     "id": "charge",
     "field": "charge",
     "title": "voice-campaigns:charge",
     "cell": "money",
     "align": "end",
     "sortable": false,
     "width": 100,
     "hidden": false
    },
    {
     "id": "called-at",
     "field": "called_at",
     "title": "voice-campaigns:last-called",
     "cell": "date-time",
     "align": "start",
     "sortable": true,
     "width": 180,
     "hidden": false
    },
    {
     "id": "due-at",
     "field": "due_at",
     "title": "voice-campaigns:next-attempt",
     "cell": "date-time",
     "align": "start",
     "sortable": false,
     "width": 180,
     "hidden": true
    }
   ],
   "filters": [
    {
     "id": "number",
     "title": "voice-campaigns:number",
     "kind": "search",
     "query": "number"
    },
    {
     "id": "result",
     "title": "voice-campaigns:result",
     "kind": "select",
     "query": "result",
     "options": [
      {
       "value": "waiting",
       "text": "voice-campaigns:waiting"
      },
      {
       "value": "calling",
       "text": "voice-campaigns:on-the-phone"
      },
      {
       "value": "answered",
       "text": "voice-campaigns:answered"
      },
      {
       "value": "voicemail",
       "text": "voice-campaigns:voicemail"
      },
      {
       "value": "busy",
       "text": "voice-campaigns:busy"
      },
      {
       "value": "no_answer",
       "text": "voice-campaigns:no-answer"
      },
      {
       "value": "failed",
       "text": "voice-campaigns:failed"
      },
      {
       "value": "skipped",
       "text": "voice-campaigns:do-not-call"
      }
     ],
     "all": "voice-campaigns:any-result",
     "many": true
    },
    {
     "id": "pressed",
     "title": "voice-campaigns:keys-pressed",
     "kind": "search",
     "query": "pressed"
    },
    {
     "id": "campaign",
     "title": "voice-campaigns:campaign",
     "kind": "reference",
     "query": "campaign_id",
     "all": "voice-campaigns:any-campaign",
     "record": {
      "path": "/v1/calling/campaigns",
      "name": "voice_campaign.name",
      "access": [
       "VoiceCampaign"
      ]
     },
     "pick": {
      "items": "voice_campaigns",
      "name": "name",
      "key": "id",
      "search": "search",
      "access": [
       "VoiceCampaign"
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
    "title": "voice-campaigns:nobody-called",
    "text": "voice-campaigns:people-text"
   }
  }
 },
 "wizards": {
  "voice-campaign": {
   "id": "voice-campaign",
   "module": "voice-campaigns",
   "resource": "voice-campaign",
   "title": {
    "create": "voice-campaigns:new-campaign",
    "edit": "voice-campaigns:edit-campaign"
   },
   "opensAt": {},
   "done": "/calling/campaigns",
   "cancel": true,
   "doneWhen": [
    {
     "to": "/calling/campaigns/view/{row.id}"
    }
   ],
   "submitText": [
    {
     "mode": "create",
     "text": "voice-campaigns:save-draft"
    },
    {
     "mode": "edit",
     "text": "portal:save"
    }
   ],
   "success": {
    "create": "voice-campaigns:campaign-created",
    "edit": "voice-campaigns:campaign-saved"
   },
   "failure": {},
   "banners": [],
   "steps": [
    {
     "id": "who",
     "title": "voice-campaigns:who",
     "fields": [
      "name",
      "flow",
      "callers",
      "input",
      "numbers",
      "file"
     ],
     "summary": [],
     "relocks": false
    },
    {
     "id": "timing",
     "title": "voice-campaigns:timing",
     "fields": [
      "when",
      "starts_at",
      "time_zone",
      "concurrency",
      "window_enabled",
      "window_from",
      "window_to",
      "window_days",
      "retries",
      "retry_on",
      "retry_minutes"
     ],
     "sections": [
      {
       "id": "hours",
       "title": "voice-campaigns:calling-hours",
       "badges": [],
       "fields": [
        "window_enabled",
        "window_from",
        "window_to",
        "window_days"
       ]
      },
      {
       "id": "again",
       "title": "voice-campaigns:again",
       "badges": [],
       "fields": [
        "retries",
        "retry_on",
        "retry_minutes"
       ]
      }
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
    "flow": {
     "widget": "reference-select",
     "options": {},
     "fills": []
    },
    "callers": {
     "widget": "choices",
     "options": {},
     "fills": []
    },
    "input": {
     "widget": "radio",
     "options": {
      "tabs": true
     },
     "fills": []
    },
    "numbers": {
     "widget": "textarea",
     "options": {
      "rows": 8
     },
     "fills": []
    },
    "file": {
     "widget": "files",
     "options": {},
     "fills": []
    },
    "when": {
     "widget": "radio",
     "options": {
      "tabs": true
     },
     "fills": []
    },
    "starts_at": {
     "widget": "date-time",
     "options": {},
     "fills": []
    },
    "time_zone": {
     "widget": "select",
     "options": {},
     "fills": []
    },
    "concurrency": {
     "widget": "number",
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
    "retries": {
     "widget": "number",
     "options": {},
     "fills": []
    },
    "retry_on": {
     "widget": "choices",
     "options": {},
     "fills": []
    },
    "retry_minutes": {
     "widget": "number",
     "options": {},
     "fills": []
    }
   }
  }
 },
 "pages": {
  "voice-campaign": {
   "id": "voice-campaign",
   "module": "voice-campaigns",
   "title": "voice-campaigns:voice-campaign",
   "record": {
    "resource": "voice-campaign",
    "name": "name",
    "ask": {
     "topic": "calls",
     "facts": [
      {
       "field": "status",
       "title": "portal:status",
       "cell": "status-chip"
      },
      {
       "field": "status_note",
       "title": "voice-campaigns:waits-because",
       "cell": "text"
      },
      {
       "field": "total",
       "title": "voice-campaigns:total",
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
      "id": "start",
      "transition": "start"
     },
     {
      "kind": "transition",
      "id": "schedule",
      "transition": "schedule"
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
      "kind": "call",
      "id": "test-call",
      "title": "voice-campaigns:test-call",
      "icon": "play",
      "tone": "neutral",
      "method": "POST",
      "call": "/v1/calling/campaigns/{row.id}/test_call",
      "access": [
       "VoiceCampaignWrite",
       "VoiceCampaign"
      ],
      "asks": "POST /v1/calling/campaigns/{id}/test_call",
      "confirm": {
       "dismiss": "voice-campaigns:not-yet",
       "title": "voice-campaigns:test-call-title",
       "text": "voice-campaigns:test-call-text",
       "action": "voice-campaigns:test-call"
      },
      "success": "voice-campaigns:test-called",
      "then": "stay"
     },
     {
      "kind": "link",
      "id": "edit",
      "title": "portal:edit",
      "icon": "edit",
      "when": {
       "source": "(row.status in ['draft', 'paused']) && (row.status in ['draft', 'paused'])",
       "tree": {
        "op": "and",
        "args": [
         {
          "op": "in",
          "left": {
           "op": "path",
           "root": "row",
           "path": [
            "status"
           ]
          },
          "right": {
           "op": "const",
           "value": [
            "draft",
            "paused"
           ]
          }
         },
         {
          "op": "in",
          "left": {
           "op": "path",
           "root": "row",
           "path": [
            "status"
           ]
          },
          "right": {
           "op": "const",
           "value": [
            "draft",
            "paused"
           ]
          }
         }
        ]
       },
       "dependsOn": [
        "row.status"
       ]
      },
      "to": "/calling/campaigns/edit/{row.id}",
      "access": [
       "VoiceCampaignWrite",
       "VoiceCampaign"
      ],
      "asks": "PUT /v1/calling/campaigns/{id}"
     },
     {
      "kind": "link",
      "id": "view-people",
      "title": "voice-campaigns:view-people",
      "icon": "logs",
      "to": "/calling/recipients?campaign_id={row.id}",
      "access": [
       "VoiceCampaign"
      ]
     },
     {
      "kind": "link",
      "id": "view-calls",
      "title": "voice-campaigns:view-calls",
      "icon": "logs",
      "when": {
       "source": "row.status != 'draft' && row.status != 'scheduled'",
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
           "value": "draft"
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
           "value": "scheduled"
          }
         }
        ]
       },
       "dependsOn": [
        "row.status"
       ]
      },
      "to": "/logs?type=placed&campaign_id={row.id}",
      "access": [
       "Cdr"
      ]
     },
     {
      "kind": "link",
      "id": "duplicate",
      "title": "voice-campaigns:duplicate",
      "icon": "add",
      "to": "/calling/campaigns/copy/{row.id}",
      "access": [
       "VoiceCampaignWrite",
       "VoiceCampaign"
      ],
      "asks": "POST /v1/calling/campaigns"
     },
     {
      "kind": "transition",
      "id": "cancel",
      "transition": "cancel"
     },
     {
      "kind": "delete",
      "id": "delete",
      "title": "portal:delete",
      "icon": "delete",
      "when": {
       "source": "row.status in ['draft', 'finished', 'canceled']",
       "tree": {
        "op": "in",
        "left": {
         "op": "path",
         "root": "row",
         "path": [
          "status"
         ]
        },
        "right": {
         "op": "const",
         "value": [
          "draft",
          "finished",
          "canceled"
         ]
        }
       },
       "dependsOn": [
        "row.status"
       ]
      },
      "tone": "danger",
      "access": [
       "VoiceCampaignWrite",
       "VoiceCampaign"
      ],
      "confirm": {
       "dismiss": "voice-campaigns:keep-campaign",
       "title": "voice-campaigns:delete-title",
       "text": "voice-campaigns:delete-text",
       "action": "portal:delete"
      },
      "success": "voice-campaigns:campaign-deleted"
     }
    ],
    "access": [
     "VoiceCampaign"
    ]
   },
   "blocks": [
    {
     "id": "draft",
     "when": {
      "source": "row.status == 'draft'",
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
        "value": "draft"
       }
      },
      "dependsOn": [
       "row.status"
      ]
     },
     "width": "full",
     "kind": "banner",
     "tone": "info",
     "text": "voice-campaigns:draft-note",
     "params": {
      "count": "{row.total}"
     }
    },
    {
     "id": "note",
     "when": {
      "source": "row.status == 'paused' && has(row.status_note) && row.status_note != ''",
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
          "value": "paused"
         }
        },
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
       "row.status",
       "row.status_note"
      ]
     },
     "width": "full",
     "kind": "banner",
     "tone": "warning",
     "text": "voice-campaigns:paused-note",
     "params": {
      "note": "{row.status_note}"
     }
    },
    {
     "id": "waits",
     "when": {
      "source": "row.status == 'running' && has(row.status_note) && row.status_note != '' && !has(row.next_at)",
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
          "value": "running"
         }
        },
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
        },
        {
         "op": "not",
         "arg": {
          "op": "has",
          "root": "row",
          "path": [
           "next_at"
          ]
         }
        }
       ]
      },
      "dependsOn": [
       "row.next_at",
       "row.status",
       "row.status_note"
      ]
     },
     "width": "full",
     "kind": "banner",
     "tone": "info",
     "text": "voice-campaigns:waits-note",
     "params": {
      "note": "{row.status_note}"
     }
    },
    {
     "id": "next",
     "when": {
      "source": "row.status == 'running' && has(row.status_note) && row.status_note != '' && has(row.next_at)",
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
          "value": "running"
         }
        },
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
        },
        {
         "op": "has",
         "root": "row",
         "path": [
          "next_at"
         ]
        }
       ]
      },
      "dependsOn": [
       "row.next_at",
       "row.status",
       "row.status_note"
      ]
     },
     "width": "full",
     "kind": "banner",
     "tone": "info",
     "text": "voice-campaigns:next-note",
     "params": {
      "note": "{row.status_note}",
      "at": "{row.next_at}"
     }
    },
    {
     "id": "progress",
     "when": {
      "source": "row.status == 'running' || row.status == 'paused'",
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
          "value": "running"
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
     "title": "voice-campaigns:calling",
     "record": {
      "total": "total",
      "done": "done",
      "active": {
       "source": "row.status == 'running'",
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
         "value": "running"
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
      "source": "row.status != 'draft' && row.status != 'scheduled'",
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
          "value": "draft"
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
          "value": "scheduled"
         }
        }
       ]
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
       "id": "total",
       "field": "total",
       "title": "voice-campaigns:total",
       "cell": "number"
      },
      {
       "id": "done",
       "field": "done",
       "title": "voice-campaigns:done",
       "cell": "number"
      },
      {
       "id": "answered",
       "field": "answered",
       "title": "voice-campaigns:answered",
       "cell": "number"
      },
      {
       "id": "calls",
       "field": "calls",
       "title": "voice-campaigns:calls",
       "cell": "number"
      },
      {
       "id": "seconds",
       "field": "seconds",
       "title": "voice-campaigns:talk-time",
       "cell": "duration"
      },
      {
       "id": "charge",
       "field": "charge",
       "title": "voice-campaigns:charge",
       "cell": "money"
      }
     ]
    },
    {
     "id": "by-outcome",
     "when": {
      "source": "row.status != 'draft' && row.status != 'scheduled'",
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
          "value": "draft"
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
          "value": "scheduled"
         }
        }
       ]
      },
      "dependsOn": [
       "row.status"
      ]
     },
     "width": "half",
     "kind": "chart",
     "title": "voice-campaigns:by-outcome",
     "form": "bar",
     "source": {
      "get": "/v1/calling/campaigns/{route.id}/report",
      "query": {},
      "path": "outcomes",
      "access": [
       "VoiceCampaign"
      ]
     },
     "x": "outcome",
     "series": [
      {
       "id": "people",
       "title": "voice-campaigns:people",
       "value": "people"
      }
     ],
     "cell": "number",
     "empty": "voice-campaigns:nobody-called"
    },
    {
     "id": "by-key",
     "when": {
      "source": "row.status != 'draft' && row.status != 'scheduled'",
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
          "value": "draft"
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
          "value": "scheduled"
         }
        }
       ]
      },
      "dependsOn": [
       "row.status"
      ]
     },
     "width": "half",
     "kind": "chart",
     "title": "voice-campaigns:by-key",
     "form": "bar",
     "source": {
      "get": "/v1/calling/campaigns/{route.id}/report",
      "query": {},
      "path": "pressed",
      "access": [
       "VoiceCampaign"
      ]
     },
     "x": "key",
     "series": [
      {
       "id": "people",
       "title": "voice-campaigns:people",
       "value": "people"
      }
     ],
     "cell": "number",
     "empty": "voice-campaigns:no-keys"
    },
    {
     "id": "by-hour",
     "when": {
      "source": "row.status != 'draft' && row.status != 'scheduled'",
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
          "value": "draft"
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
          "value": "scheduled"
         }
        }
       ]
      },
      "dependsOn": [
       "row.status"
      ]
     },
     "width": "full",
     "kind": "chart",
     "title": "voice-campaigns:by-hour",
     "form": "bar",
     "source": {
      "get": "/v1/calling/campaigns/{route.id}/report",
      "query": {},
      "path": "hours",
      "access": [
       "VoiceCampaign"
      ]
     },
     "x": "at",
     "by": "hour",
     "series": [
      {
       "id": "answered",
       "title": "voice-campaigns:answered",
       "value": "answered"
      },
      {
       "id": "others",
       "title": "voice-campaigns:others",
       "value": "others"
      }
     ],
     "cell": "number",
     "empty": "voice-campaigns:nobody-called"
    },
    {
     "id": "people",
     "width": "full",
     "kind": "rows",
     "title": "voice-campaigns:people",
     "source": {
      "get": "/v1/calling/recipients",
      "query": {
       "per_page": "10",
       "campaign_id": "{row.id}",
       "sort": "-called_at",
       "result": "calling,answered,voicemail,busy,no_answer,failed,skipped"
      },
      "path": "recipients",
      "access": [
       "VoiceCampaign"
      ]
     },
     "size": 10,
     "module": "voice-campaigns",
     "entity": "voice-recipient",
     "columns": [
      {
       "id": "number",
       "field": "number",
       "title": "voice-campaigns:number",
       "cell": "phone",
       "align": "start"
      },
      {
       "id": "result",
       "field": "result",
       "title": "voice-campaigns:result",
       "cell": "status-chip",
       "align": "start"
      },
      {
       "id": "attempts",
       "field": "attempts",
       "title": "voice-campaigns:attempts",
       "cell": "number",
       "align": "end"
      },
      {
       "id": "pressed",
       "field": "pressed",
       "title": "voice-campaigns:keys-pressed",
       "cell": "text",
       "align": "start"
      },
      {
       "id": "duration",
       "field": "duration",
       "title": "voice-campaigns:talk-time",
       "cell": "duration",
       "align": "end"
      },
      {
       "id": "called-at",
       "field": "called_at",
       "title": "voice-campaigns:last-called",
       "cell": "date-time",
       "align": "start"
      }
     ],
     "empty": "voice-campaigns:nobody-called",
     "more": {
      "text": "voice-campaigns:all-people",
      "to": "/calling/recipients?campaign_id={row.id}",
      "access": [
       "VoiceCampaign"
      ]
     }
    },
    {
     "id": "facts",
     "width": "half",
     "kind": "facts",
     "title": "voice-campaigns:settings",
     "look": "facts",
     "facts": [
      {
       "id": "flow",
       "field": "flow.name",
       "title": "voice-campaigns:flow",
       "cell": "text"
      },
      {
       "id": "callers",
       "field": "destinations.callers",
       "title": "voice-campaigns:callers",
       "cell": "phone"
      },
      {
       "id": "concurrency",
       "field": "concurrency",
       "title": "voice-campaigns:concurrency",
       "cell": "number"
      },
      {
       "id": "starts-at",
       "field": "starts_at",
       "title": "voice-campaigns:start-time",
       "cell": "date-time"
      },
      {
       "id": "time-zone",
       "field": "time_zone",
       "title": "voice-campaigns:time-zone",
       "cell": "choice"
      },
      {
       "id": "window-from",
       "field": "window_from",
       "title": "voice-campaigns:window-from",
       "cell": "choice"
      },
      {
       "id": "window-to",
       "field": "window_to",
       "title": "voice-campaigns:window-to",
       "cell": "choice"
      },
      {
       "id": "window-days",
       "field": "window_days",
       "title": "voice-campaigns:window-days",
       "cell": "text"
      },
      {
       "id": "retries",
       "field": "retries",
       "title": "voice-campaigns:retries",
       "cell": "number"
      },
      {
       "id": "retry-on",
       "field": "retry_on",
       "title": "voice-campaigns:retry-on",
       "cell": "text"
      },
      {
       "id": "retry-minutes",
       "field": "retry_minutes",
       "title": "voice-campaigns:retry-minutes",
       "cell": "number"
      },
      {
       "id": "invalid-numbers",
       "field": "invalid_numbers",
       "title": "voice-campaigns:invalid-numbers",
       "cell": "number"
      },
      {
       "id": "repeated-numbers",
       "field": "repeated_numbers",
       "title": "voice-campaigns:repeated-numbers",
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
     "id": "events",
     "width": "half",
     "kind": "timeline",
     "title": "voice-campaigns:events"
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
  "voice-campaigns:voice-campaigns": "Voice campaigns",
  "voice-campaigns:voice-campaign": "Voice campaign",
  "voice-campaigns:campaign-builder": "Campaign builder",
  "voice-campaigns:call-flows": "Call flows",
  "voice-campaigns:campaigns": "Voice campaigns",
  "voice-campaigns:campaign": "Voice campaign",
  "voice-campaigns:new-campaign": "New voice campaign",
  "voice-campaigns:edit-campaign": "Edit voice campaign",
  "voice-campaigns:timing": "When",
  "voice-campaigns:again": "Calling again",
  "voice-campaigns:save-draft": "Save as draft",
  "voice-campaigns:name-it": "Name the campaign",
  "voice-campaigns:flow": "Call flow",
  "voice-campaigns:choose-flow": "Choose a call flow",
  "voice-campaigns:no-flows": "No published call flows",
  "voice-campaigns:new-flow": "New flow",
  "voice-campaigns:numbers-from": "Numbers from",
  "voice-campaigns:typed-numbers": "Type or paste",
  "voice-campaigns:file": "File",
  "voice-campaigns:file-help": "CSV in UTF-8, up to 5 MB. With a heading row, the flow can say what is in the other columns.",
  "voice-campaigns:choose-file": "Choose a file",
  "voice-campaigns:csv-or-txt": "Choose a CSV or TXT file of up to {megabytes} MB",
  "voice-campaigns:numbers": "Numbers",
  "voice-campaigns:numbers-help": "One per line, with + and the country code. With a heading line such as “phone,first_name”, the flow can say what is in the other columns.",
  "voice-campaigns:enter-numbers": "Enter at least one number",
  "voice-campaigns:callers": "Caller IDs",
  "voice-campaigns:callers-help": "Calls show these numbers in turn. Choose verified caller IDs or your own voice numbers.",
  "voice-campaigns:caller": "Caller ID",
  "voice-campaigns:add-caller": "Add at least one caller ID",
  "voice-campaigns:start": "Start",
  "voice-campaigns:when-started": "When I start it",
  "voice-campaigns:at-a-time": "At a set time",
  "voice-campaigns:start-time": "Start time",
  "voice-campaigns:time-zone": "Time zone",
  "voice-campaigns:choose-time": "Choose a date and time",
  "voice-campaigns:choose-zone": "Choose a time zone",
  "voice-campaigns:window": "Call only at certain hours",
  "voice-campaigns:window-help": "By the local time of the person called",
  "voice-campaigns:window-from": "From",
  "voice-campaigns:window-to": "Until",
  "voice-campaigns:window-days": "On",
  "voice-campaigns:window-order": "The end must be after the start",
  "voice-campaigns:choose-a-day": "Choose at least one day",
  "voice-campaigns:monday": "Monday",
  "voice-campaigns:tuesday": "Tuesday",
  "voice-campaigns:wednesday": "Wednesday",
  "voice-campaigns:thursday": "Thursday",
  "voice-campaigns:friday": "Friday",
  "voice-campaigns:saturday": "Saturday",
  "voice-campaigns:sunday": "Sunday",
  "voice-campaigns:retries": "Further attempts",
  "voice-campaigns:retry-on": "Call again after",
  "voice-campaigns:retry-minutes": "Minutes between attempts",
  "voice-campaigns:retry-minutes-help": "1 to 1,440",
  "voice-campaigns:concurrency": "Concurrent calls",
  "voice-campaigns:enter-concurrency": "Enter a number from 1 to 50",
  "voice-campaigns:busy": "Busy",
  "voice-campaigns:no-answer": "No answer",
  "voice-campaigns:failed": "Failed",
  "voice-campaigns:voicemail": "Voicemail",
  "voice-campaigns:draft": "Draft",
  "voice-campaigns:scheduled": "Scheduled",
  "voice-campaigns:running": "Running",
  "voice-campaigns:paused": "Paused",
  "voice-campaigns:finished": "Finished",
  "voice-campaigns:canceled": "Canceled",
  "voice-campaigns:note-balance": "The balance is too low",
  "voice-campaigns:destinations": "Destinations",
  "voice-campaigns:total": "Numbers",
  "voice-campaigns:answered": "Answered",
  "voice-campaigns:do-not-call": "Opted out",
  "voice-campaigns:calls": "Calls made",
  "voice-campaigns:charge": "Charged",
  "voice-campaigns:key": "Key",
  "voice-campaigns:calling": "Calling",
  "voice-campaigns:schedule": "Schedule",
  "voice-campaigns:pause": "Pause",
  "voice-campaigns:resume": "Resume",
  "voice-campaigns:cancel": "Cancel campaign",
  "voice-campaigns:start-title": "Start the campaign?",
  "voice-campaigns:start-text": "Calls start right away, within the calling hours, and are charged as they’re made.",
  "voice-campaigns:cancel-title": "Cancel the campaign?",
  "voice-campaigns:cancel-text": "No more calls will be made. Calls already made stay in the history.",
  "voice-campaigns:not-yet": "Not yet",
  "voice-campaigns:keep-campaign": "Keep it",
  "voice-campaigns:has-a-time": "This campaign has a start time: schedule it",
  "voice-campaigns:has-no-time": "This campaign has no start time: start it",
  "voice-campaigns:already-started": "Only drafts and paused campaigns can be edited",
  "voice-campaigns:people-stay": "The numbers a campaign calls can’t change once it has started. Duplicate it to call others.",
  "voice-campaigns:start-stays": "This campaign has started already",
  "voice-campaigns:still-running": "Cancel the campaign first",
  "voice-campaigns:status-changed": "Status changed",
  "voice-campaigns:campaign-created": "Voice campaign saved",
  "voice-campaigns:campaign-saved": "Voice campaign saved",
  "voice-campaigns:campaign-deleted": "Voice campaign deleted",
  "voice-campaigns:delete-title": "Delete the campaign?",
  "voice-campaigns:delete-text": "Its results are deleted too. Its calls stay in the history.",
  "voice-campaigns:test-call": "Test call to me",
  "voice-campaigns:test-called": "Test call made; it is in the call history",
  "voice-campaigns:no-campaigns": "No voice campaigns yet",
  "voice-campaigns:no-campaigns-text": "A campaign calls a list of numbers with a published call flow.",
  "voice-campaigns:who": "Who to call",
  "voice-campaigns:calling-hours": "Calling hours",
  "voice-campaigns:settings": "Settings",
  "voice-campaigns:flow-help": "What people hear. Only published flows can be used.",
  "voice-campaigns:no-caller-ids": "No verified caller IDs or voice numbers yet",
  "voice-campaigns:verify-number": "Verify a number",
  "voice-campaigns:numbers-too-long": "This is too much to paste. Upload a file instead.",
  "voice-campaigns:concurrency-help": "How many people are on the phone at the same time",
  "voice-campaigns:retries-help": "How many more times we try to reach someone, up to 9",
  "voice-campaigns:retry-on-help": "Only flows with voicemail detection recognize voicemail",
  "voice-campaigns:note-setup": "The call flow or caller IDs can’t be used anymore",
  "voice-campaigns:draft-note": "Ready to start. Numbers to call: {count}. Make a test call first.",
  "voice-campaigns:paused-note": "Paused: {note}",
  "voice-campaigns:waits-note": "Waiting: {note}",
  "voice-campaigns:next-note": "Waiting: {note}. Calling resumes at {at}.",
  "voice-campaigns:note-channels": "All calls the account can make at the same time are in use",
  "voice-campaigns:note-spend-cap": "This account has reached its spend cap. Calling resumes when the next day or month begins, or the cap is raised",
  "voice-campaigns:note-window": "It’s outside calling hours where people are",
  "voice-campaigns:note-retry": "Some people will be called again later",
  "voice-campaigns:note-account": "The account can’t make calls right now",
  "voice-campaigns:next-at": "Next call",
  "voice-campaigns:invalid-numbers": "Numbers left out",
  "voice-campaigns:repeated-numbers": "Repeated numbers",
  "voice-campaigns:progress": "Progress",
  "voice-campaigns:done": "Done",
  "voice-campaigns:talk-time": "Talk time",
  "voice-campaigns:by-outcome": "By outcome",
  "voice-campaigns:by-key": "By key pressed",
  "voice-campaigns:by-hour": "Calls by hour",
  "voice-campaigns:outcome": "Outcome",
  "voice-campaigns:people": "People",
  "voice-campaigns:person": "Person",
  "voice-campaigns:hour": "Hour",
  "voice-campaigns:others": "Not answered",
  "voice-campaigns:not-answered": "Not answered",
  "voice-campaigns:step": "Step",
  "voice-campaigns:nobody-called": "Nobody has been called yet",
  "voice-campaigns:no-keys": "Nobody has pressed a key yet",
  "voice-campaigns:people-text": "Everyone a campaign calls is listed here, with what became of them.",
  "voice-campaigns:all-people": "All people",
  "voice-campaigns:view-people": "View people",
  "voice-campaigns:view-calls": "View calls",
  "voice-campaigns:duplicate": "Duplicate",
  "voice-campaigns:result": "Result",
  "voice-campaigns:waiting": "Waiting",
  "voice-campaigns:on-the-phone": "On the phone",
  "voice-campaigns:attempts": "Attempts",
  "voice-campaigns:keys-pressed": "Keys pressed",
  "voice-campaigns:last-called": "Last called",
  "voice-campaigns:next-attempt": "Next attempt",
  "voice-campaigns:all-statuses": "All statuses",
  "voice-campaigns:events": "History",
  "voice-campaigns:schedule-title": "Schedule the campaign?",
  "voice-campaigns:schedule-text": "Calls begin at the start time, within the calling hours, and are charged as they are made.",
  "voice-campaigns:test-call-title": "Call your own phone?",
  "voice-campaigns:test-call-text": "We call your account’s phone number with this flow, at the price of a call.",
  "voice-campaigns:waits-because": "Why no calls are made",
  "voice-campaigns:any-flow": "Any call flow",
  "voice-campaigns:number": "Number",
  "voice-campaigns:any-result": "Any result",
  "voice-campaigns:any-campaign": "Any voice campaign",
  "voice-campaigns:event-started": "Started",
  "voice-campaigns:event-started-on-schedule": "Started on schedule",
  "voice-campaigns:event-resumed": "Resumed",
  "voice-campaigns:event-paused-balance-too-low": "Paused: balance too low",
  "voice-campaigns:event-paused-setup-incomplete": "Paused: setup incomplete"
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
  "voice-campaign.create": validator(object({ "id": readOnly, "version": readOnly, "name": string({ minLength: 1, maxLength: 128, trim: true }), "flow": object({ "id": string({ format: "uuid" }), "name": readOnly }, ["id"]), "input": string({ values: ["numbers","file"] }), "numbers": string({ maxLength: 40000, trim: true }), "file": object({ "id": string({ format: "uuid" }), "name": readOnly, "bytes": readOnly, "type": readOnly }, ["id"]), "callers": array({ minItems: 1, maxItems: 20, distinct: true, items: object({ "id": string({ format: "uuid" }), "number": readOnly }, ["id"]) }), "when": string({ values: ["now","later"] }), "starts_at": string({ format: "local-date-time" }), "time_zone": string({ maxLength: 64 }), "starts_at_utc": readOnly, "window_enabled": boolean, "window_from": string({ maxLength: 5 }), "window_to": string({ maxLength: 5 }), "window_days": array({ minItems: 1, maxItems: 7, items: string({ values: ["mon","tue","wed","thu","fri","sat","sun"] }) }), "retries": number({ type: "integer", minimum: 0, maximum: 9 }), "retry_on": array({ maxItems: 4, items: string({ values: ["busy","no_answer","failed","voicemail"] }) }), "retry_minutes": number({ type: "integer", minimum: 1, maximum: 1440 }), "concurrency": number({ type: "integer", minimum: 1, maximum: 50 }), "status": readOnly, "status_note": readOnly, "next_at": readOnly, "destinations": readOnly, "total": readOnly, "invalid_numbers": readOnly, "repeated_numbers": readOnly, "done": readOnly, "progress": readOnly, "answered": readOnly, "voicemails": readOnly, "busy": readOnly, "no_answers": readOnly, "failed": readOnly, "skipped": readOnly, "calls": readOnly, "seconds": readOnly, "charge": readOnly, "keys": readOnly, "outcomes": readOnly, "pressed": readOnly, "hours": readOnly, "created_at": readOnly }, ["name","flow","callers","concurrency"])),
  "voice-campaign.update": validator(object({ "id": readOnly, "version": readOnly, "name": string({ minLength: 1, maxLength: 128, trim: true }), "flow": object({ "id": string({ format: "uuid" }), "name": readOnly }, ["id"]), "input": string({ values: ["numbers","file"] }), "numbers": string({ maxLength: 40000, trim: true }), "file": object({ "id": string({ format: "uuid" }), "name": readOnly, "bytes": readOnly, "type": readOnly }, ["id"]), "callers": array({ minItems: 1, maxItems: 20, distinct: true, items: object({ "id": string({ format: "uuid" }), "number": readOnly }, ["id"]) }), "when": string({ values: ["now","later"] }), "starts_at": string({ format: "local-date-time" }), "time_zone": string({ maxLength: 64 }), "starts_at_utc": readOnly, "window_enabled": boolean, "window_from": string({ maxLength: 5 }), "window_to": string({ maxLength: 5 }), "window_days": array({ minItems: 1, maxItems: 7, items: string({ values: ["mon","tue","wed","thu","fri","sat","sun"] }) }), "retries": number({ type: "integer", minimum: 0, maximum: 9 }), "retry_on": array({ maxItems: 4, items: string({ values: ["busy","no_answer","failed","voicemail"] }) }), "retry_minutes": number({ type: "integer", minimum: 1, maximum: 1440 }), "concurrency": number({ type: "integer", minimum: 1, maximum: 50 }), "status": readOnly, "status_note": readOnly, "next_at": readOnly, "destinations": readOnly, "total": readOnly, "invalid_numbers": readOnly, "repeated_numbers": readOnly, "done": readOnly, "progress": readOnly, "answered": readOnly, "voicemails": readOnly, "busy": readOnly, "no_answers": readOnly, "failed": readOnly, "skipped": readOnly, "calls": readOnly, "seconds": readOnly, "charge": readOnly, "keys": readOnly, "outcomes": readOnly, "pressed": readOnly, "hours": readOnly, "created_at": readOnly })),
  "voice-campaign.form": validator(object({ "id": anything, "version": anything, "name": string({ minLength: 1, maxLength: 128, trim: true }), "flow": object({ "id": string({ format: "uuid" }), "name": anything }), "input": string({ values: ["numbers","file"] }), "numbers": string({ maxLength: 40000, trim: true }), "file": object({ "id": string({ format: "uuid" }), "name": anything, "bytes": anything, "type": anything }), "callers": array({ minItems: 1, maxItems: 20, distinct: true, items: object({ "id": string({ format: "uuid" }), "number": anything }) }), "when": string({ values: ["now","later"] }), "starts_at": string({ format: "local-date-time" }), "time_zone": string({ maxLength: 64 }), "starts_at_utc": anything, "window_enabled": boolean, "window_from": string({ maxLength: 5 }), "window_to": string({ maxLength: 5 }), "window_days": array({ minItems: 1, maxItems: 7, items: string({ values: ["mon","tue","wed","thu","fri","sat","sun"] }) }), "retries": number({ type: "integer", minimum: 0, maximum: 9 }), "retry_on": array({ maxItems: 4, items: string({ values: ["busy","no_answer","failed","voicemail"] }) }), "retry_minutes": number({ type: "integer", minimum: 1, maximum: 1440 }), "concurrency": number({ type: "integer", minimum: 1, maximum: 50 }), "status": anything, "status_note": anything, "next_at": anything, "destinations": anything, "total": anything, "invalid_numbers": anything, "repeated_numbers": anything, "done": anything, "progress": anything, "answered": anything, "voicemails": anything, "busy": anything, "no_answers": anything, "failed": anything, "skipped": anything, "calls": anything, "seconds": anything, "charge": anything, "keys": anything, "outcomes": anything, "pressed": anything, "hours": anything, "created_at": anything })),
  "voice-recipient.create": validator(object({ "id": readOnly, "version": readOnly, "number": readOnly, "country_code": readOnly, "result": readOnly, "attempts": readOnly, "pressed": readOnly, "duration": readOnly, "charge": readOnly, "called_at": readOnly, "due_at": readOnly, "campaign_id": readOnly, "created_at": readOnly })),
  "voice-recipient.update": validator(object({ "id": readOnly, "version": readOnly, "number": readOnly, "country_code": readOnly, "result": readOnly, "attempts": readOnly, "pressed": readOnly, "duration": readOnly, "charge": readOnly, "called_at": readOnly, "due_at": readOnly, "campaign_id": readOnly, "created_at": readOnly })),
  "voice-recipient.form": validator(object({ "id": anything, "version": anything, "number": anything, "country_code": anything, "result": anything, "attempts": anything, "pressed": anything, "duration": anything, "charge": anything, "called_at": anything, "due_at": anything, "campaign_id": anything, "created_at": anything })),
}
