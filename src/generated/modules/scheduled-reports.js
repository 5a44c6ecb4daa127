// Written by codegen from definitions/. Do not edit.
export const definition = {
 "id": "scheduled-reports",
 "title": "scheduled-reports:scheduled-reports",
 "entities": {
  "report-delivery": {
   "id": "report-delivery",
   "module": "scheduled-reports",
   "title": "scheduled-reports:report-delivery",
   "properties": {
    "report_id": {
     "maxLength": 36,
     "readOnly": true,
     "type": "string",
     "title": "scheduled-reports:scheduled-report",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "due_at": {
     "format": "date-time",
     "readOnly": true,
     "cell": "account-time",
     "type": "string",
     "title": "scheduled-reports:run",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "by_hand": {
     "readOnly": true,
     "type": "boolean",
     "title": "scheduled-reports:by-hand",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "yes-no",
     "errors": {}
    },
    "period_from": {
     "format": "date",
     "readOnly": true,
     "type": "string",
     "title": "scheduled-reports:period-from",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "date",
     "errors": {}
    },
    "period_to": {
     "format": "date",
     "readOnly": true,
     "type": "string",
     "title": "scheduled-reports:period-to",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "date",
     "errors": {}
    },
    "recipient": {
     "maxLength": 200,
     "readOnly": true,
     "type": "string",
     "title": "scheduled-reports:recipient",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "status": {
     "enum": [
      "waiting",
      "sent",
      "skipped",
      "stopped"
     ],
     "chips": {
      "waiting": {
       "tone": "info",
       "icon": "schedule"
      },
      "sent": {
       "tone": "success",
       "icon": "check"
      },
      "skipped": {
       "tone": "warning",
       "icon": "block"
      },
      "stopped": {
       "tone": "neutral",
       "icon": "pause"
      }
     },
     "readOnly": true,
     "type": "string",
     "title": "portal:status",
     "enumTexts": {
      "waiting": "scheduled-reports:preparing",
      "stopped": "scheduled-reports:export-stopped",
      "sent": "scheduled-reports:sent",
      "skipped": "scheduled-reports:skipped"
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "status-chip",
     "errors": {}
    },
    "reason": {
     "enum": [
      "person-gone",
      "no-access"
     ],
     "readOnly": true,
     "type": "string",
     "title": "portal:reason",
     "enumTexts": {
      "person-gone": "scheduled-reports:person-gone",
      "no-access": "scheduled-reports:no-access"
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "row_count": {
     "readOnly": true,
     "type": "integer",
     "title": "scheduled-reports:rows",
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
     "title": "scheduled-reports:created-at",
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
  "scheduled-report": {
   "id": "scheduled-report",
   "module": "scheduled-reports",
   "title": "scheduled-reports:scheduled-report",
   "properties": {
    "name": {
     "minLength": 1,
     "maxLength": 60,
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
      "required": "scheduled-reports:name-it",
      "minLength": "scheduled-reports:name-it"
     }
    },
    "list": {
     "required": [
      "id"
     ],
     "type": "object",
     "title": "scheduled-reports:list",
     "properties": {
      "id": {
       "maxLength": 250,
       "type": "string",
       "title": "scheduled-reports:list",
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
       "maxLength": 200,
       "readOnly": true,
       "type": "string",
       "title": "scheduled-reports:list",
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
      "required": "scheduled-reports:choose-list"
     }
    },
    "view": {
     "required": [
      "id"
     ],
     "type": "object",
     "title": "scheduled-reports:view",
     "help": "scheduled-reports:view-help",
     "placeholder": "scheduled-reports:all-rows",
     "properties": {
      "id": {
       "format": "uuid",
       "type": "string",
       "title": "scheduled-reports:view",
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
       "maxLength": 60,
       "readOnly": true,
       "type": "string",
       "title": "scheduled-reports:view",
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
    "frequency": {
     "enum": [
      "daily",
      "weekly",
      "monthly"
     ],
     "default": "weekly",
     "type": "string",
     "title": "scheduled-reports:frequency",
     "enumTexts": {
      "daily": "scheduled-reports:daily",
      "weekly": "scheduled-reports:weekly",
      "monthly": "scheduled-reports:monthly"
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
    "weekday": {
     "enum": [
      "mon",
      "tue",
      "wed",
      "thu",
      "fri",
      "sat",
      "sun"
     ],
     "default": "mon",
     "type": "string",
     "title": "scheduled-reports:weekday",
     "enumTexts": {
      "mon": "scheduled-reports:mon",
      "tue": "scheduled-reports:tue",
      "wed": "scheduled-reports:wed",
      "thu": "scheduled-reports:thu",
      "fri": "scheduled-reports:fri",
      "sat": "scheduled-reports:sat",
      "sun": "scheduled-reports:sun"
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
    "hour": {
     "catalogue": "half-hours",
     "maxLength": 5,
     "default": "08:00",
     "type": "string",
     "title": "scheduled-reports:hour",
     "help": "scheduled-reports:hour-help",
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
    "recipients": {
     "minItems": 1,
     "maxItems": 10,
     "type": "array",
     "title": "scheduled-reports:recipients",
     "help": "scheduled-reports:recipients-help",
     "distinct": true,
     "items": {
      "required": [
       "id"
      ],
      "type": "object",
      "title": "scheduled-reports:recipients",
      "properties": {
       "id": {
        "format": "uuid",
        "type": "string",
        "title": "scheduled-reports:recipients",
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
        "maxLength": 200,
        "readOnly": true,
        "type": "string",
        "title": "scheduled-reports:recipients",
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
     "trim": false,
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "required": "scheduled-reports:choose-recipients",
      "minItems": "scheduled-reports:choose-recipients",
      "maxItems": "scheduled-reports:too-many-recipients"
     }
    },
    "people": {
     "maxItems": 10,
     "readOnly": true,
     "type": "array",
     "title": "scheduled-reports:recipients",
     "help": "scheduled-reports:recipients-help",
     "items": {
      "maxLength": 200,
      "type": "string",
      "title": "scheduled-reports:recipients",
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
    "status": {
     "enum": [
      "active",
      "paused",
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
      "active": "portal:active",
      "paused": "scheduled-reports:paused",
      "stopped": "scheduled-reports:stopped"
     }
    },
    "problem": {
     "enum": [
      "view-gone",
      "view-outdated",
      "list-gone",
      "parent-gone"
     ],
     "readOnly": true,
     "type": "string",
     "title": "scheduled-reports:problem",
     "enumTexts": {
      "view-gone": "scheduled-reports:view-gone",
      "view-outdated": "scheduled-reports:view-outdated",
      "list-gone": "scheduled-reports:list-gone",
      "parent-gone": "scheduled-reports:parent-gone"
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
     "title": "scheduled-reports:next-at",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "last_at": {
     "format": "date-time",
     "readOnly": true,
     "cell": "relative-time",
     "type": "string",
     "title": "scheduled-reports:last-at",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "last_day": {
     "format": "date",
     "readOnly": true,
     "type": "string",
     "title": "scheduled-reports:last-day",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "date",
     "errors": {}
    },
    "last_result": {
     "enum": [
      "sending",
      "sent",
      "partly",
      "nobody"
     ],
     "chips": {
      "sending": {
       "tone": "info",
       "icon": "schedule"
      },
      "sent": {
       "tone": "success",
       "icon": "check"
      },
      "partly": {
       "tone": "warning",
       "icon": "send"
      },
      "nobody": {
       "tone": "danger",
       "icon": "block"
      }
     },
     "readOnly": true,
     "type": "string",
     "title": "scheduled-reports:last-result",
     "enumTexts": {
      "sending": "scheduled-reports:sending",
      "sent": "scheduled-reports:sent",
      "partly": "scheduled-reports:partly",
      "nobody": "scheduled-reports:nobody"
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "status-chip",
     "errors": {}
    },
    "maker": {
     "required": [
      "id",
      "name"
     ],
     "readOnly": true,
     "type": "object",
     "title": "scheduled-reports:maker",
     "properties": {
      "id": {
       "format": "uuid",
       "type": "string",
       "title": "scheduled-reports:maker",
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
       "title": "scheduled-reports:maker",
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
    "created_at": {
     "format": "date-time",
     "readOnly": true,
     "cell": "relative-time",
     "type": "string",
     "title": "scheduled-reports:created-at",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    }
   },
   "required": [
    "name",
    "list",
    "frequency",
    "hour",
    "recipients"
   ],
   "rules": {
    "fields": {
     "list": {
      "reference": {
       "get": "/v1/scheduled_reports/lists",
       "items": "lists",
       "key": "id",
       "label": "name",
       "search": "search",
       "pick": {
        "id": "id",
        "name": "name"
       },
       "empty": {
        "text": "scheduled-reports:no-lists"
       },
       "query": {}
      }
     },
     "view": {
      "visibleWhen": {
       "source": "has(form.list.id)",
       "tree": {
        "op": "has",
        "root": "form",
        "path": [
         "list",
         "id"
        ]
       },
       "dependsOn": [
        "form.list.id"
       ]
      },
      "reference": {
       "get": "/v1/scheduled_reports/views",
       "query": {
        "list": "{form.list.id}"
       },
       "items": "views",
       "key": "id",
       "label": "name",
       "pick": {
        "id": "id",
        "name": "name"
       },
       "empty": {
        "text": "scheduled-reports:no-views"
       }
      }
     },
     "weekday": {
      "visibleWhen": {
       "source": "form.frequency == 'weekly'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "frequency"
         ]
        },
        "right": {
         "op": "const",
         "value": "weekly"
        }
       },
       "dependsOn": [
        "form.frequency"
       ]
      },
      "requiredWhen": {
       "source": "form.frequency == 'weekly'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "frequency"
         ]
        },
        "right": {
         "op": "const",
         "value": "weekly"
        }
       },
       "dependsOn": [
        "form.frequency"
       ]
      }
     },
     "recipients": {
      "reference": {
       "get": "/v1/scheduled_reports/people",
       "items": "people",
       "key": "id",
       "label": "name",
       "search": "search",
       "pick": {
        "id": "id",
        "name": "name"
       },
       "empty": {
        "text": "scheduled-reports:no-people"
       },
       "query": {}
      }
     }
    },
    "effects": [
     {
      "on": "list",
      "clear": [
       "view"
      ],
      "set": {},
      "default": []
     }
    ],
    "checks": []
   },
   "lifecycle": {
    "entity": "scheduled-report",
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
      "title": "scheduled-reports:paused"
     },
     "stopped": {
      "tone": "danger",
      "icon": "block",
      "title": "scheduled-reports:stopped"
     }
    },
    "initial": "active",
    "call": {
     "method": "PUT",
     "path": "/v1/scheduled_reports/{id}/status"
    },
    "transitions": [
     {
      "id": "pause",
      "icon": "pause",
      "from": [
       "active"
      ],
      "to": "paused",
      "when": {
       "source": "!has(user.role) || user.role == 'Admin' || (has(row.maker) && row.maker.id == user.id)",
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
         },
         {
          "op": "and",
          "args": [
           {
            "op": "has",
            "root": "row",
            "path": [
             "maker"
            ]
           },
           {
            "op": "==",
            "left": {
             "op": "path",
             "root": "row",
             "path": [
              "maker",
              "id"
             ]
            },
            "right": {
             "op": "path",
             "root": "user",
             "path": [
              "id"
             ]
            }
           }
          ]
         }
        ]
       },
       "dependsOn": [
        "row.maker",
        "row.maker.id",
        "user.id",
        "user.role"
       ]
      },
      "because": "scheduled-reports:not-yours",
      "by": "user",
      "title": "scheduled-reports:pause",
      "access": [
       "Reports"
      ],
      "success": "scheduled-reports:report-paused",
      "tone": "neutral"
     },
     {
      "id": "resume",
      "event": "scheduled-reports:event-resumed",
      "icon": "play",
      "from": [
       "paused",
       "stopped"
      ],
      "to": "active",
      "when": {
       "source": "!has(user.role) || user.role == 'Admin' || (has(row.maker) && row.maker.id == user.id)",
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
         },
         {
          "op": "and",
          "args": [
           {
            "op": "has",
            "root": "row",
            "path": [
             "maker"
            ]
           },
           {
            "op": "==",
            "left": {
             "op": "path",
             "root": "row",
             "path": [
              "maker",
              "id"
             ]
            },
            "right": {
             "op": "path",
             "root": "user",
             "path": [
              "id"
             ]
            }
           }
          ]
         }
        ]
       },
       "dependsOn": [
        "row.maker",
        "row.maker.id",
        "user.id",
        "user.role"
       ]
      },
      "because": "scheduled-reports:not-yours",
      "success": "scheduled-reports:report-resumed",
      "by": "user",
      "title": "scheduled-reports:resume",
      "access": [
       "Reports"
      ],
      "tone": "neutral"
     },
     {
      "id": "stop",
      "from": [
       "active",
       "paused"
      ],
      "to": "stopped",
      "by": "server",
      "tone": "neutral",
      "access": []
     }
    ]
   }
  }
 },
 "resources": {
  "report-delivery": {
   "id": "report-delivery",
   "module": "scheduled-reports",
   "entity": "report-delivery",
   "path": "/v1/report_deliveries",
   "items": "deliveries",
   "item": "delivery",
   "storage": {
    "kind": "table",
    "table": "report_delivery"
   },
   "operations": {
    "list": {
     "access": [
      "Reports"
     ]
    }
   },
   "listFields": [
    "id",
    "report_id",
    "due_at",
    "by_hand",
    "period_from",
    "period_to",
    "recipient",
    "status",
    "reason",
    "row_count",
    "created_at"
   ],
   "query": [
    {
     "name": "report_id",
     "field": "report_id",
     "match": "equals"
    }
   ],
   "sort": {
    "fields": [
     "created_at"
    ],
    "default": "-created_at"
   },
   "sublists": [],
   "endpoints": []
  },
  "scheduled-report": {
   "id": "scheduled-report",
   "module": "scheduled-reports",
   "entity": "scheduled-report",
   "path": "/v1/scheduled_reports",
   "items": "scheduled_reports",
   "item": "scheduled_report",
   "storage": {
    "kind": "documents"
   },
   "operations": {
    "list": {
     "access": [
      "Reports"
     ]
    },
    "get": {
     "access": [
      "Reports"
     ]
    },
    "create": {
     "access": [
      "Reports"
     ]
    },
    "update": {
     "access": [
      "Reports"
     ],
     "when": {
      "source": "!has(user.role) || user.role == 'Admin' || (has(row.maker) && row.maker.id == user.id)",
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
        },
        {
         "op": "and",
         "args": [
          {
           "op": "has",
           "root": "row",
           "path": [
            "maker"
           ]
          },
          {
           "op": "==",
           "left": {
            "op": "path",
            "root": "row",
            "path": [
             "maker",
             "id"
            ]
           },
           "right": {
            "op": "path",
            "root": "user",
            "path": [
             "id"
            ]
           }
          }
         ]
        }
       ]
      },
      "dependsOn": [
       "row.maker",
       "row.maker.id",
       "user.id",
       "user.role"
      ]
     },
     "because": "scheduled-reports:not-yours"
    },
    "delete": {
     "access": [
      "Reports"
     ],
     "when": {
      "source": "!has(user.role) || user.role == 'Admin' || (has(row.maker) && row.maker.id == user.id)",
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
        },
        {
         "op": "and",
         "args": [
          {
           "op": "has",
           "root": "row",
           "path": [
            "maker"
           ]
          },
          {
           "op": "==",
           "left": {
            "op": "path",
            "root": "row",
            "path": [
             "maker",
             "id"
            ]
           },
           "right": {
            "op": "path",
            "root": "user",
            "path": [
             "id"
            ]
           }
          }
         ]
        }
       ]
      },
      "dependsOn": [
       "row.maker",
       "row.maker.id",
       "user.id",
       "user.role"
      ]
     },
     "because": "scheduled-reports:not-yours"
    }
   },
   "listFields": [
    "id",
    "name",
    "list",
    "view",
    "frequency",
    "people",
    "status",
    "problem",
    "next_at",
    "last_at",
    "last_result",
    "maker"
   ],
   "query": [
    {
     "name": "search",
     "field": "name",
     "match": "contains"
    },
    {
     "name": "frequency",
     "field": "frequency",
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
     "frequency",
     "status",
     "next_at",
     "last_at"
    ]
   },
   "sublists": [],
   "endpoints": [
    {
     "id": "lists",
     "query": [
      "search",
      "id",
      "page",
      "per_page"
     ],
     "summary": "The lists that the caller can have emailed.",
     "items": "lists",
     "method": "GET",
     "path": "/v1/scheduled_reports/lists",
     "access": [
      "Reports"
     ]
    },
    {
     "id": "views",
     "query": [
      "list",
      "id",
      "page",
      "per_page"
     ],
     "summary": "Saved views of a list: the caller's own and the shared ones.",
     "items": "views",
     "method": "GET",
     "path": "/v1/scheduled_reports/views",
     "access": [
      "Reports"
     ]
    },
    {
     "id": "people",
     "query": [
      "search",
      "id",
      "page",
      "per_page"
     ],
     "summary": "The people of the account who can get reports.",
     "items": "people",
     "method": "GET",
     "path": "/v1/scheduled_reports/people",
     "access": [
      "Reports"
     ]
    },
    {
     "id": "start",
     "path": "/v1/scheduled_reports/{id}/start",
     "output": [
      "name",
      "list",
      "view",
      "recipients"
     ],
     "summary": "What a new report starts with; the ID is a list and a view of it, as module.list:view.",
     "method": "GET",
     "access": [
      "Reports"
     ],
     "query": []
    },
    {
     "id": "send",
     "method": "POST",
     "path": "/v1/scheduled_reports/{id}/send",
     "summary": "Sends the report now, about the period that ends yesterday; the schedule stays.",
     "access": [
      "Reports"
     ],
     "query": [],
     "idempotent": true
    }
   ]
  }
 },
 "lists": {
  "scheduled-reports": {
   "id": "scheduled-reports",
   "module": "scheduled-reports",
   "resource": "scheduled-report",
   "title": "scheduled-reports:scheduled-reports",
   "primaryAction": {
    "text": "scheduled-reports:new-report",
    "to": "/reports/create",
    "access": [
     "Reports"
    ],
    "asks": "POST /v1/scheduled_reports"
   },
   "columns": [
    {
     "id": "name",
     "field": "name",
     "title": "portal:name",
     "cell": "text",
     "align": "start",
     "sortable": true,
     "link": "/reports/view/{row.id}",
     "flex": 2,
     "minWidth": 180,
     "hidden": false
    },
    {
     "id": "list",
     "field": "list.name",
     "title": "scheduled-reports:list",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "flex": 1,
     "minWidth": 140,
     "hidden": false
    },
    {
     "id": "view",
     "field": "view.name",
     "title": "scheduled-reports:view",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "minWidth": 130,
     "hidden": true
    },
    {
     "id": "frequency",
     "field": "frequency",
     "title": "scheduled-reports:frequency",
     "cell": "text",
     "align": "start",
     "sortable": true,
     "width": 120,
     "hidden": false
    },
    {
     "id": "people",
     "field": "people",
     "title": "scheduled-reports:recipients",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "cut": 60,
     "flex": 1,
     "minWidth": 160,
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
     "id": "next",
     "field": "next_at",
     "title": "scheduled-reports:next-at",
     "cell": "account-time",
     "align": "start",
     "sortable": true,
     "width": 192,
     "hidden": false
    },
    {
     "id": "last",
     "field": "last_at",
     "title": "scheduled-reports:last-at",
     "cell": "relative-time",
     "align": "start",
     "sortable": true,
     "note": "last_result",
     "width": 150,
     "hidden": false
    },
    {
     "id": "result",
     "field": "last_result",
     "title": "scheduled-reports:last-result",
     "cell": "status-chip",
     "align": "start",
     "sortable": false,
     "width": 160,
     "hidden": true
    },
    {
     "id": "maker",
     "field": "maker.name",
     "title": "scheduled-reports:maker",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "minWidth": 140,
     "hidden": true
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
     "id": "frequency",
     "title": "scheduled-reports:frequency",
     "kind": "select",
     "query": "frequency",
     "options": [
      {
       "value": "daily",
       "text": "scheduled-reports:daily"
      },
      {
       "value": "weekly",
       "text": "scheduled-reports:weekly"
      },
      {
       "value": "monthly",
       "text": "scheduled-reports:monthly"
      }
     ],
     "all": "scheduled-reports:any-frequency"
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
       "text": "scheduled-reports:paused"
      },
      {
       "value": "stopped",
       "text": "scheduled-reports:stopped"
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
     "when": {
      "source": "!has(user.role) || user.role == 'Admin' || (has(row.maker) && row.maker.id == user.id)",
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
        },
        {
         "op": "and",
         "args": [
          {
           "op": "has",
           "root": "row",
           "path": [
            "maker"
           ]
          },
          {
           "op": "==",
           "left": {
            "op": "path",
            "root": "row",
            "path": [
             "maker",
             "id"
            ]
           },
           "right": {
            "op": "path",
            "root": "user",
            "path": [
             "id"
            ]
           }
          }
         ]
        }
       ]
      },
      "dependsOn": [
       "row.maker",
       "row.maker.id",
       "user.id",
       "user.role"
      ]
     },
     "to": "/reports/edit/{row.id}",
     "access": [
      "Reports"
     ],
     "asks": "PUT /v1/scheduled_reports/{id}"
    },
    {
     "kind": "call",
     "id": "send-now",
     "title": "scheduled-reports:send-now",
     "icon": "send",
     "when": {
      "source": "row.status != 'stopped' && (!has(user.role) || user.role == 'Admin' || (has(row.maker) && row.maker.id == user.id))",
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
          "value": "stopped"
         }
        },
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
          },
          {
           "op": "and",
           "args": [
            {
             "op": "has",
             "root": "row",
             "path": [
              "maker"
             ]
            },
            {
             "op": "==",
             "left": {
              "op": "path",
              "root": "row",
              "path": [
               "maker",
               "id"
              ]
             },
             "right": {
              "op": "path",
              "root": "user",
              "path": [
               "id"
              ]
             }
            }
           ]
          }
         ]
        }
       ]
      },
      "dependsOn": [
       "row.maker",
       "row.maker.id",
       "row.status",
       "user.id",
       "user.role"
      ]
     },
     "tone": "neutral",
     "method": "POST",
     "call": "/v1/scheduled_reports/{row.id}/send",
     "access": [
      "Reports"
     ],
     "asks": "POST /v1/scheduled_reports/{id}/send",
     "confirm": {
      "dismiss": "scheduled-reports:cancel",
      "title": "scheduled-reports:send-now-title",
      "text": "scheduled-reports:send-now-text",
      "action": "scheduled-reports:send-now"
     },
     "success": "scheduled-reports:sending-now",
     "then": "stay"
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
      "source": "!has(user.role) || user.role == 'Admin' || (has(row.maker) && row.maker.id == user.id)",
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
        },
        {
         "op": "and",
         "args": [
          {
           "op": "has",
           "root": "row",
           "path": [
            "maker"
           ]
          },
          {
           "op": "==",
           "left": {
            "op": "path",
            "root": "row",
            "path": [
             "maker",
             "id"
            ]
           },
           "right": {
            "op": "path",
            "root": "user",
            "path": [
             "id"
            ]
           }
          }
         ]
        }
       ]
      },
      "dependsOn": [
       "row.maker",
       "row.maker.id",
       "user.id",
       "user.role"
      ]
     },
     "tone": "danger",
     "access": [
      "Reports"
     ],
     "confirm": {
      "dismiss": "portal:keep",
      "title": "scheduled-reports:delete-title",
      "text": "scheduled-reports:delete-text",
      "action": "portal:delete"
     },
     "success": "scheduled-reports:report-deleted"
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
    "title": "scheduled-reports:scheduled-reports-empty-title",
    "text": "scheduled-reports:scheduled-reports-empty",
    "action": {
     "text": "scheduled-reports:new-report",
     "to": "/reports/create",
     "access": [
      "Reports"
     ],
     "asks": "POST /v1/scheduled_reports"
    }
   }
  }
 },
 "wizards": {
  "scheduled-report": {
   "id": "scheduled-report",
   "module": "scheduled-reports",
   "resource": "scheduled-report",
   "title": {
    "create": "scheduled-reports:new-report",
    "edit": "scheduled-reports:edit-report"
   },
   "opensAt": {},
   "done": "/reports",
   "cancel": true,
   "doneWhen": [
    {
     "to": "/reports/view/{row.id}"
    }
   ],
   "submitText": [
    {
     "mode": "create",
     "text": "scheduled-reports:create-report"
    },
    {
     "mode": "edit",
     "text": "portal:save"
    }
   ],
   "success": {
    "create": "scheduled-reports:report-created",
    "edit": "scheduled-reports:report-saved"
   },
   "failure": {},
   "banners": [],
   "steps": [
    {
     "id": "report",
     "title": "scheduled-reports:report",
     "fields": [
      "name",
      "list",
      "view",
      "frequency",
      "weekday",
      "hour",
      "recipients"
     ],
     "sections": [
      {
       "id": "when",
       "title": "scheduled-reports:when",
       "badges": [],
       "fields": [
        "frequency",
        "weekday",
        "hour"
       ]
      },
      {
       "id": "who",
       "title": "scheduled-reports:who",
       "badges": [],
       "fields": [
        "recipients"
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
    "list": {
     "widget": "reference-select",
     "options": {},
     "fills": []
    },
    "view": {
     "widget": "reference-select",
     "options": {},
     "fills": []
    },
    "frequency": {
     "widget": "radio",
     "options": {},
     "fills": []
    },
    "weekday": {
     "widget": "select",
     "options": {},
     "fills": []
    },
    "hour": {
     "widget": "select",
     "options": {},
     "fills": []
    },
    "recipients": {
     "widget": "choices",
     "options": {},
     "fills": []
    }
   }
  }
 },
 "pages": {
  "scheduled-report": {
   "id": "scheduled-report",
   "module": "scheduled-reports",
   "title": "scheduled-reports:scheduled-report",
   "record": {
    "resource": "scheduled-report",
    "name": "name",
    "actions": [
     {
      "kind": "link",
      "id": "edit",
      "title": "portal:edit",
      "icon": "edit",
      "when": {
       "source": "!has(user.role) || user.role == 'Admin' || (has(row.maker) && row.maker.id == user.id)",
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
         },
         {
          "op": "and",
          "args": [
           {
            "op": "has",
            "root": "row",
            "path": [
             "maker"
            ]
           },
           {
            "op": "==",
            "left": {
             "op": "path",
             "root": "row",
             "path": [
              "maker",
              "id"
             ]
            },
            "right": {
             "op": "path",
             "root": "user",
             "path": [
              "id"
             ]
            }
           }
          ]
         }
        ]
       },
       "dependsOn": [
        "row.maker",
        "row.maker.id",
        "user.id",
        "user.role"
       ]
      },
      "to": "/reports/edit/{row.id}",
      "access": [
       "Reports"
      ],
      "asks": "PUT /v1/scheduled_reports/{id}"
     },
     {
      "kind": "call",
      "id": "send-now",
      "title": "scheduled-reports:send-now",
      "icon": "send",
      "when": {
       "source": "row.status != 'stopped' && (!has(user.role) || user.role == 'Admin' || (has(row.maker) && row.maker.id == user.id))",
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
           "value": "stopped"
          }
         },
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
           },
           {
            "op": "and",
            "args": [
             {
              "op": "has",
              "root": "row",
              "path": [
               "maker"
              ]
             },
             {
              "op": "==",
              "left": {
               "op": "path",
               "root": "row",
               "path": [
                "maker",
                "id"
               ]
              },
              "right": {
               "op": "path",
               "root": "user",
               "path": [
                "id"
               ]
              }
             }
            ]
           }
          ]
         }
        ]
       },
       "dependsOn": [
        "row.maker",
        "row.maker.id",
        "row.status",
        "user.id",
        "user.role"
       ]
      },
      "tone": "neutral",
      "method": "POST",
      "call": "/v1/scheduled_reports/{row.id}/send",
      "access": [
       "Reports"
      ],
      "asks": "POST /v1/scheduled_reports/{id}/send",
      "confirm": {
       "dismiss": "scheduled-reports:cancel",
       "title": "scheduled-reports:send-now-title",
       "text": "scheduled-reports:send-now-text",
       "action": "scheduled-reports:send-now"
      },
      "success": "scheduled-reports:sending-now",
      "then": "stay"
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
       "source": "!has(user.role) || user.role == 'Admin' || (has(row.maker) && row.maker.id == user.id)",
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
         },
         {
          "op": "and",
          "args": [
           {
            "op": "has",
            "root": "row",
            "path": [
             "maker"
            ]
           },
           {
            "op": "==",
            "left": {
             "op": "path",
             "root": "row",
             "path": [
              "maker",
              "id"
             ]
            },
            "right": {
             "op": "path",
             "root": "user",
             "path": [
              "id"
             ]
            }
           }
          ]
         }
        ]
       },
       "dependsOn": [
        "row.maker",
        "row.maker.id",
        "user.id",
        "user.role"
       ]
      },
      "tone": "danger",
      "access": [
       "Reports"
      ],
      "confirm": {
       "dismiss": "portal:keep",
       "title": "scheduled-reports:delete-title",
       "text": "scheduled-reports:delete-text",
       "action": "portal:delete"
      },
      "success": "scheduled-reports:report-deleted"
     }
    ],
    "access": [
     "Reports"
    ]
   },
   "blocks": [
    {
     "id": "view-gone",
     "when": {
      "source": "row.status == 'stopped' && row.problem == 'view-gone'",
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
          "value": "stopped"
         }
        },
        {
         "op": "==",
         "left": {
          "op": "path",
          "root": "row",
          "path": [
           "problem"
          ]
         },
         "right": {
          "op": "const",
          "value": "view-gone"
         }
        }
       ]
      },
      "dependsOn": [
       "row.problem",
       "row.status"
      ]
     },
     "width": "full",
     "kind": "banner",
     "tone": "danger",
     "text": "scheduled-reports:view-gone-text",
     "params": {}
    },
    {
     "id": "view-outdated",
     "when": {
      "source": "row.status == 'stopped' && row.problem == 'view-outdated'",
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
          "value": "stopped"
         }
        },
        {
         "op": "==",
         "left": {
          "op": "path",
          "root": "row",
          "path": [
           "problem"
          ]
         },
         "right": {
          "op": "const",
          "value": "view-outdated"
         }
        }
       ]
      },
      "dependsOn": [
       "row.problem",
       "row.status"
      ]
     },
     "width": "full",
     "kind": "banner",
     "tone": "danger",
     "text": "scheduled-reports:view-outdated-text",
     "params": {}
    },
    {
     "id": "list-gone",
     "when": {
      "source": "row.status == 'stopped' && row.problem == 'list-gone'",
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
          "value": "stopped"
         }
        },
        {
         "op": "==",
         "left": {
          "op": "path",
          "root": "row",
          "path": [
           "problem"
          ]
         },
         "right": {
          "op": "const",
          "value": "list-gone"
         }
        }
       ]
      },
      "dependsOn": [
       "row.problem",
       "row.status"
      ]
     },
     "width": "full",
     "kind": "banner",
     "tone": "danger",
     "text": "scheduled-reports:list-gone-text",
     "params": {}
    },
    {
     "id": "parent-gone",
     "when": {
      "source": "row.status == 'stopped' && row.problem == 'parent-gone'",
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
          "value": "stopped"
         }
        },
        {
         "op": "==",
         "left": {
          "op": "path",
          "root": "row",
          "path": [
           "problem"
          ]
         },
         "right": {
          "op": "const",
          "value": "parent-gone"
         }
        }
       ]
      },
      "dependsOn": [
       "row.problem",
       "row.status"
      ]
     },
     "width": "full",
     "kind": "banner",
     "tone": "danger",
     "text": "scheduled-reports:parent-gone-text",
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
     "text": "scheduled-reports:paused-text",
     "params": {}
    },
    {
     "id": "left-out",
     "when": {
      "source": "row.status == 'active' && (row.last_result == 'partly' || row.last_result == 'nobody')",
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
         "op": "or",
         "args": [
          {
           "op": "==",
           "left": {
            "op": "path",
            "root": "row",
            "path": [
             "last_result"
            ]
           },
           "right": {
            "op": "const",
            "value": "partly"
           }
          },
          {
           "op": "==",
           "left": {
            "op": "path",
            "root": "row",
            "path": [
             "last_result"
            ]
           },
           "right": {
            "op": "const",
            "value": "nobody"
           }
          }
         ]
        }
       ]
      },
      "dependsOn": [
       "row.last_result",
       "row.status"
      ]
     },
     "width": "full",
     "kind": "banner",
     "tone": "warning",
     "text": "scheduled-reports:left-out-text",
     "params": {}
    },
    {
     "id": "facts",
     "width": "full",
     "kind": "facts",
     "look": "facts",
     "facts": [
      {
       "id": "list",
       "field": "list.name",
       "title": "scheduled-reports:list",
       "cell": "text"
      },
      {
       "id": "view",
       "field": "view.name",
       "title": "scheduled-reports:view",
       "cell": "text"
      },
      {
       "id": "frequency",
       "field": "frequency",
       "title": "scheduled-reports:frequency",
       "cell": "text"
      },
      {
       "id": "weekday",
       "field": "weekday",
       "title": "scheduled-reports:weekday",
       "cell": "text"
      },
      {
       "id": "hour",
       "field": "hour",
       "title": "scheduled-reports:hour",
       "cell": "choice"
      },
      {
       "id": "people",
       "field": "people",
       "title": "scheduled-reports:recipients",
       "cell": "text"
      },
      {
       "id": "next",
       "field": "next_at",
       "title": "scheduled-reports:next-at",
       "cell": "account-time"
      },
      {
       "id": "last",
       "field": "last_at",
       "title": "scheduled-reports:last-at",
       "cell": "relative-time"
      },
      {
       "id": "last-result",
       "field": "last_result",
       "title": "scheduled-reports:last-result",
       "cell": "status-chip"
      },
      {
       "id": "maker",
       "field": "maker.name",
       "title": "scheduled-reports:maker",
       "cell": "text"
      },
      {
       "id": "created",
       "field": "created_at",
       "title": "scheduled-reports:created-at",
       "cell": "relative-time"
      }
     ]
    },
    {
     "id": "runs",
     "width": "full",
     "kind": "rows",
     "title": "scheduled-reports:last-runs",
     "source": {
      "get": "/v1/report_deliveries",
      "query": {
       "per_page": "25",
       "report_id": "{row.id}",
       "sort": "-created_at"
      },
      "path": "deliveries",
      "access": [
       "Reports"
      ]
     },
     "size": 25,
     "module": "scheduled-reports",
     "entity": "report-delivery",
     "columns": [
      {
       "id": "due",
       "field": "due_at",
       "title": "scheduled-reports:run",
       "cell": "account-time",
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
       "id": "recipient",
       "field": "recipient",
       "title": "scheduled-reports:recipient",
       "cell": "text",
       "align": "start"
      },
      {
       "id": "row-count",
       "field": "row_count",
       "title": "scheduled-reports:rows",
       "cell": "number",
       "align": "end"
      },
      {
       "id": "period-from",
       "field": "period_from",
       "title": "scheduled-reports:period-from",
       "cell": "date",
       "align": "start"
      },
      {
       "id": "period-to",
       "field": "period_to",
       "title": "scheduled-reports:period-to",
       "cell": "date",
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
     "empty": "scheduled-reports:no-runs"
    },
    {
     "id": "history",
     "width": "full",
     "kind": "timeline",
     "title": "scheduled-reports:history"
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
  "scheduled-reports:scheduled-reports": "Reports",
  "scheduled-reports:scheduled-report": "Report",
  "scheduled-reports:reports": "Reports",
  "scheduled-reports:report-delivery": "Report run",
  "scheduled-reports:report": "Report",
  "scheduled-reports:email-regularly": "Email this regularly",
  "scheduled-reports:new-report": "New report",
  "scheduled-reports:edit-report": "Edit report",
  "scheduled-reports:create-report": "Create report",
  "scheduled-reports:report-created": "Report created",
  "scheduled-reports:report-saved": "Report saved",
  "scheduled-reports:name-it": "Enter a name",
  "scheduled-reports:list": "List",
  "scheduled-reports:choose-list": "Choose a list",
  "scheduled-reports:view": "Saved view",
  "scheduled-reports:view-help": "Only rows that match the view are sent, with its columns. Changes to the view apply to the next report. The dates of the view don’t count: each report covers its own period.",
  "scheduled-reports:all-rows": "All rows",
  "scheduled-reports:no-lists": "There are no lists you can view",
  "scheduled-reports:no-views": "This list has no saved views. Open the list, set filters and save them as a view.",
  "scheduled-reports:no-people": "There’s no one to send it to",
  "scheduled-reports:when": "When",
  "scheduled-reports:who": "Who gets it",
  "scheduled-reports:frequency": "How often",
  "scheduled-reports:any-frequency": "Any frequency",
  "scheduled-reports:daily": "Every day",
  "scheduled-reports:weekly": "Every week",
  "scheduled-reports:monthly": "Every month",
  "scheduled-reports:weekday": "On",
  "scheduled-reports:mon": "Monday",
  "scheduled-reports:tue": "Tuesday",
  "scheduled-reports:wed": "Wednesday",
  "scheduled-reports:thu": "Thursday",
  "scheduled-reports:fri": "Friday",
  "scheduled-reports:sat": "Saturday",
  "scheduled-reports:sun": "Sunday",
  "scheduled-reports:hour": "At",
  "scheduled-reports:hour-help": "In the account’s time zone. Daily reports cover the day before, weekly ones the last seven days, and monthly ones, sent on the 1st, the last calendar month.",
  "scheduled-reports:recipients": "Recipients",
  "scheduled-reports:recipients-help": "Up to 10 people of this account. Each gets an email with a link to a CSV file that has only what they can view.",
  "scheduled-reports:choose-recipients": "Choose at least one person",
  "scheduled-reports:too-many-recipients": "You can choose up to {count} people",
  "scheduled-reports:paused": "Paused",
  "scheduled-reports:stopped": "Stopped",
  "scheduled-reports:problem": "Problem",
  "scheduled-reports:view-gone": "View deleted",
  "scheduled-reports:view-outdated": "View outdated",
  "scheduled-reports:list-gone": "List removed",
  "scheduled-reports:parent-gone": "Record deleted",
  "scheduled-reports:next-at": "Next report",
  "scheduled-reports:last-at": "Last report",
  "scheduled-reports:last-day": "Last day served",
  "scheduled-reports:last-result": "Result",
  "scheduled-reports:sending": "Sending",
  "scheduled-reports:sent": "Sent",
  "scheduled-reports:partly": "Sent to some",
  "scheduled-reports:nobody": "No recipients",
  "scheduled-reports:maker": "Created by",
  "scheduled-reports:created-at": "Created",
  "scheduled-reports:not-yours": "Only the person who created it, an admin or the owner can do this",
  "scheduled-reports:pause": "Pause",
  "scheduled-reports:resume": "Resume",
  "scheduled-reports:report-paused": "Report paused",
  "scheduled-reports:report-resumed": "Report resumed",
  "scheduled-reports:send-now": "Send now",
  "scheduled-reports:send-now-title": "Send this report now?",
  "scheduled-reports:send-now-text": "Everyone who gets it receives an email. The schedule stays as it is.",
  "scheduled-reports:sending-now": "Report is being sent",
  "scheduled-reports:delete-title": "Delete this report?",
  "scheduled-reports:delete-text": "It’s no longer sent, and its runs are no longer listed. Files that were already made stay available.",
  "scheduled-reports:report-deleted": "Report deleted",
  "scheduled-reports:cancel": "Cancel",
  "scheduled-reports:scheduled-reports-empty-title": "No reports",
  "scheduled-reports:scheduled-reports-empty": "Open any list and choose “Email this regularly” in its menu, or create a report here.",
  "scheduled-reports:view-gone-text": "The saved view was deleted, so nothing is sent. Edit the report, choose another view or none, then resume it.",
  "scheduled-reports:view-outdated-text": "The list no longer has a filter that the saved view uses, so nothing is sent. Save the view again or choose another one, then resume the report.",
  "scheduled-reports:list-gone-text": "The list is no longer available, so nothing is sent. Choose another list or delete the report.",
  "scheduled-reports:parent-gone-text": "What the list belongs to was deleted, so nothing is sent. Choose another list or delete the report.",
  "scheduled-reports:paused-text": "Nothing is sent until you resume it.",
  "scheduled-reports:left-out-text": "The last report didn’t reach everyone. Last runs shows who was left out and why.",
  "scheduled-reports:last-runs": "Last runs",
  "scheduled-reports:run": "Due",
  "scheduled-reports:by-hand": "Sent by hand",
  "scheduled-reports:period-from": "From",
  "scheduled-reports:period-to": "To",
  "scheduled-reports:recipient": "Recipient",
  "scheduled-reports:rows": "Rows",
  "scheduled-reports:preparing": "Preparing",
  "scheduled-reports:skipped": "Not sent",
  "scheduled-reports:export-stopped": "Export stopped",
  "scheduled-reports:person-gone": "Can’t sign in anymore",
  "scheduled-reports:no-access": "No permission to view this",
  "scheduled-reports:no-runs": "Not sent yet.",
  "scheduled-reports:history": "History",
  "scheduled-reports:event-resumed": "Resumed"
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
  "report-delivery.create": validator(object({ "id": readOnly, "version": readOnly, "report_id": readOnly, "due_at": readOnly, "by_hand": readOnly, "period_from": readOnly, "period_to": readOnly, "recipient": readOnly, "status": readOnly, "reason": readOnly, "row_count": readOnly, "created_at": readOnly })),
  "report-delivery.update": validator(object({ "id": readOnly, "version": readOnly, "report_id": readOnly, "due_at": readOnly, "by_hand": readOnly, "period_from": readOnly, "period_to": readOnly, "recipient": readOnly, "status": readOnly, "reason": readOnly, "row_count": readOnly, "created_at": readOnly })),
  "report-delivery.form": validator(object({ "id": anything, "version": anything, "report_id": anything, "due_at": anything, "by_hand": anything, "period_from": anything, "period_to": anything, "recipient": anything, "status": anything, "reason": anything, "row_count": anything, "created_at": anything })),
  "scheduled-report.create": validator(object({ "id": readOnly, "version": readOnly, "name": string({ minLength: 1, maxLength: 60, trim: true }), "list": object({ "id": string({ maxLength: 250 }), "name": readOnly }, ["id"]), "view": object({ "id": string({ format: "uuid" }), "name": readOnly }, ["id"]), "frequency": string({ values: ["daily","weekly","monthly"] }), "weekday": string({ values: ["mon","tue","wed","thu","fri","sat","sun"] }), "hour": string({ maxLength: 5 }), "recipients": array({ minItems: 1, maxItems: 10, distinct: true, items: object({ "id": string({ format: "uuid" }), "name": readOnly }, ["id"]) }), "people": readOnly, "status": readOnly, "problem": readOnly, "next_at": readOnly, "last_at": readOnly, "last_day": readOnly, "last_result": readOnly, "maker": readOnly, "created_at": readOnly }, ["name","list","frequency","hour","recipients"])),
  "scheduled-report.update": validator(object({ "id": readOnly, "version": readOnly, "name": string({ minLength: 1, maxLength: 60, trim: true }), "list": object({ "id": string({ maxLength: 250 }), "name": readOnly }, ["id"]), "view": object({ "id": string({ format: "uuid" }), "name": readOnly }, ["id"]), "frequency": string({ values: ["daily","weekly","monthly"] }), "weekday": string({ values: ["mon","tue","wed","thu","fri","sat","sun"] }), "hour": string({ maxLength: 5 }), "recipients": array({ minItems: 1, maxItems: 10, distinct: true, items: object({ "id": string({ format: "uuid" }), "name": readOnly }, ["id"]) }), "people": readOnly, "status": readOnly, "problem": readOnly, "next_at": readOnly, "last_at": readOnly, "last_day": readOnly, "last_result": readOnly, "maker": readOnly, "created_at": readOnly })),
  "scheduled-report.form": validator(object({ "id": anything, "version": anything, "name": string({ minLength: 1, maxLength: 60, trim: true }), "list": object({ "id": string({ maxLength: 250 }), "name": anything }), "view": object({ "id": string({ format: "uuid" }), "name": anything }), "frequency": string({ values: ["daily","weekly","monthly"] }), "weekday": string({ values: ["mon","tue","wed","thu","fri","sat","sun"] }), "hour": string({ maxLength: 5 }), "recipients": array({ minItems: 1, maxItems: 10, distinct: true, items: object({ "id": string({ format: "uuid" }), "name": anything }) }), "people": anything, "status": anything, "problem": anything, "next_at": anything, "last_at": anything, "last_day": anything, "last_result": anything, "maker": anything, "created_at": anything })),
}
