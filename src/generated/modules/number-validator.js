// Written by codegen from definitions/. Do not edit.
export const definition = {
 "id": "number-validator",
 "title": "number-validator:number-validator",
 "entities": {
  "number-check": {
   "id": "number-check",
   "module": "number-validator",
   "title": "number-validator:number-check",
   "properties": {
    "name": {
     "minLength": 1,
     "maxLength": 128,
     "trim": true,
     "writeOn": [
      "create"
     ],
     "type": "string",
     "title": "portal:name",
     "readOnly": false,
     "sensitive": false,
     "cell": "text",
     "errors": {
      "required": "number-validator:enter-name",
      "minLength": "number-validator:enter-name"
     }
    },
    "type": {
     "catalogue": "number-checks",
     "maxLength": 20,
     "default": "format",
     "writeOn": [
      "create"
     ],
     "type": "string",
     "title": "number-validator:check",
     "trim": false,
     "readOnly": false,
     "sensitive": false,
     "cell": "choice",
     "errors": {}
    },
    "input": {
     "enum": [
      "numbers",
      "file"
     ],
     "default": "numbers",
     "writeOn": [
      "create"
     ],
     "type": "string",
     "title": "number-validator:numbers-from",
     "enumTexts": {
      "numbers": "number-validator:typed-numbers",
      "file": "number-validator:file"
     },
     "trim": false,
     "readOnly": false,
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "numbers": {
     "maxLength": 100000,
     "trim": true,
     "writeOn": [
      "create"
     ],
     "type": "string",
     "title": "number-validator:numbers",
     "help": "number-validator:numbers-help",
     "readOnly": false,
     "sensitive": false,
     "cell": "text",
     "errors": {
      "required": "number-validator:enter-numbers",
      "maxLength": "number-validator:too-many-numbers"
     }
    },
    "file": {
     "file": {
      "types": [
       "csv",
       "txt"
      ],
      "maxMegabytes": 25
     },
     "writeOn": [
      "create"
     ],
     "required": [
      "id"
     ],
     "type": "object",
     "title": "number-validator:file",
     "help": "number-validator:file-help",
     "properties": {
      "id": {
       "format": "uuid",
       "type": "string",
       "title": "number-validator:file",
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
       "title": "number-validator:file",
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
       "title": "number-validator:file",
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
       "title": "number-validator:file",
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
      "required": "number-validator:choose-file",
      "file": "number-validator:csv-or-txt"
     }
    },
    "column": {
     "minimum": 1,
     "maximum": 200,
     "writeOn": [
      "create"
     ],
     "type": "integer",
     "title": "number-validator:number-column",
     "help": "number-validator:number-column-help",
     "trim": false,
     "readOnly": false,
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "column_name": {
     "maxLength": 200,
     "readOnly": true,
     "type": "string",
     "title": "number-validator:number-column",
     "help": "number-validator:number-column-help",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "columns": {
     "maxItems": 8,
     "writeOn": [
      "create"
     ],
     "type": "array",
     "title": "number-validator:result-columns",
     "help": "number-validator:result-columns-help",
     "distinct": true,
     "items": {
      "enum": [
       "valid",
       "problem",
       "country",
       "line_type",
       "carrier",
       "ported",
       "reachable",
       "risk"
      ],
      "type": "string",
      "title": "number-validator:result-columns",
      "enumTexts": {
       "valid": "number-validator:valid",
       "problem": "number-validator:problem",
       "country": "number-validator:country",
       "line_type": "number-validator:line-type",
       "carrier": "number-validator:carrier",
       "ported": "number-validator:ported",
       "reachable": "number-validator:reachable",
       "risk": "number-validator:risk"
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
    "uuid": {
     "format": "uuid",
     "readOnly": true,
     "type": "string",
     "title": "number-validator:check-id",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "status": {
     "enum": [
      "processing",
      "success",
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
      "processing": "number-validator:processing",
      "success": "number-validator:success",
      "stopped": "number-validator:stopped"
     }
    },
    "status_note": {
     "enum": [
      "",
      "balance",
      "spend-cap",
      "unreadable",
      "interrupted"
     ],
     "readOnly": true,
     "type": "string",
     "title": "number-validator:stopped-because",
     "enumTexts": {
      "balance": "number-validator:note-balance",
      "spend-cap": "number-validator:note-spend-cap",
      "unreadable": "number-validator:note-unreadable",
      "interrupted": "number-validator:note-interrupted"
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
     "title": "number-validator:numbers",
     "help": "number-validator:numbers-help",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "checked": {
     "minimum": 0,
     "readOnly": true,
     "type": "integer",
     "title": "number-validator:checked",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "valid": {
     "minimum": 0,
     "readOnly": true,
     "type": "integer",
     "title": "number-validator:valid",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "invalid": {
     "minimum": 0,
     "readOnly": true,
     "type": "integer",
     "title": "number-validator:invalid",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "duplicated": {
     "minimum": 0,
     "readOnly": true,
     "type": "integer",
     "title": "number-validator:duplicates",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "unanswered": {
     "minimum": 0,
     "readOnly": true,
     "type": "integer",
     "title": "number-validator:unanswered",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "price": {
     "minimum": 0,
     "readOnly": true,
     "cell": "money",
     "type": "integer",
     "title": "number-validator:price-per-number",
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
     "title": "number-validator:charged",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "sample": {
     "maxItems": 20,
     "readOnly": true,
     "type": "array",
     "title": "number-validator:first-results",
     "items": {
      "type": "object",
      "title": "number-validator:first-results",
      "properties": {
       "number": {
        "maxLength": 200,
        "type": "string",
        "title": "number-validator:number",
        "trim": false,
        "readOnly": true,
        "writeOn": [],
        "sensitive": false,
        "cell": "text",
        "errors": {}
       },
       "valid": {
        "type": "boolean",
        "title": "number-validator:valid",
        "trim": false,
        "readOnly": true,
        "writeOn": [],
        "sensitive": false,
        "cell": "yes-no",
        "errors": {}
       },
       "problem": {
        "maxLength": 200,
        "type": "string",
        "title": "number-validator:problem",
        "trim": false,
        "readOnly": true,
        "writeOn": [],
        "sensitive": false,
        "cell": "text",
        "errors": {}
       },
       "country": {
        "maxLength": 2,
        "cell": "country",
        "type": "string",
        "title": "number-validator:country",
        "trim": false,
        "readOnly": true,
        "writeOn": [],
        "sensitive": false,
        "errors": {}
       },
       "line_type": {
        "enum": [
         "mobile",
         "landline",
         "voip",
         "toll_free",
         "unknown"
        ],
        "type": "string",
        "title": "number-validator:line-type",
        "enumTexts": {
         "mobile": "number-validator:mobile",
         "landline": "number-validator:landline",
         "voip": "number-validator:voip",
         "toll_free": "number-validator:toll-free",
         "unknown": "number-validator:unknown"
        },
        "trim": false,
        "readOnly": true,
        "writeOn": [],
        "sensitive": false,
        "cell": "text",
        "errors": {}
       },
       "carrier": {
        "maxLength": 80,
        "type": "string",
        "title": "number-validator:carrier",
        "trim": false,
        "readOnly": true,
        "writeOn": [],
        "sensitive": false,
        "cell": "text",
        "errors": {}
       },
       "ported": {
        "type": "boolean",
        "title": "number-validator:ported",
        "trim": false,
        "readOnly": true,
        "writeOn": [],
        "sensitive": false,
        "cell": "yes-no",
        "errors": {}
       },
       "reachable": {
        "type": "boolean",
        "title": "number-validator:reachable",
        "trim": false,
        "readOnly": true,
        "writeOn": [],
        "sensitive": false,
        "cell": "yes-no",
        "errors": {}
       },
       "risk": {
        "enum": [
         "low",
         "medium",
         "high"
        ],
        "type": "string",
        "title": "number-validator:risk",
        "enumTexts": {
         "low": "number-validator:low",
         "medium": "number-validator:medium",
         "high": "number-validator:high"
        },
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
     "title": "number-validator:started",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "updated_at": {
     "format": "date-time",
     "readOnly": true,
     "cell": "relative-time",
     "type": "string",
     "title": "number-validator:updated",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    }
   },
   "required": [
    "name",
    "type"
   ],
   "rules": {
    "fields": {
     "type": {
      "choices": {
       "hints": [
        {
         "text": "number-validator:price-each",
         "slots": {
          "price": {
           "path": "price",
           "cell": "money"
          }
         }
        }
       ],
       "groups": []
      }
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
      }
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
      }
     },
     "column": {
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
      }
     },
     "columns": {
      "choices": {
       "enabledWhen": {
        "source": "form.type == 'validation' || item.value in ['valid', 'problem', 'country'] || form.type == 'analysis' && item.value != 'reachable'",
        "tree": {
         "op": "or",
         "args": [
          {
           "op": "==",
           "left": {
            "op": "path",
            "root": "form",
            "path": [
             "type"
            ]
           },
           "right": {
            "op": "const",
            "value": "validation"
           }
          },
          {
           "op": "in",
           "left": {
            "op": "path",
            "root": "item",
            "path": [
             "value"
            ]
           },
           "right": {
            "op": "const",
            "value": [
             "valid",
             "problem",
             "country"
            ]
           }
          },
          {
           "op": "and",
           "args": [
            {
             "op": "==",
             "left": {
              "op": "path",
              "root": "form",
              "path": [
               "type"
              ]
             },
             "right": {
              "op": "const",
              "value": "analysis"
             }
            },
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
              "value": "reachable"
             }
            }
           ]
          }
         ]
        },
        "dependsOn": [
         "form.type",
         "item.value"
        ]
       },
       "because": "number-validator:not-of-check",
       "hints": [],
       "groups": []
      }
     }
    },
    "effects": [],
    "checks": []
   },
   "lifecycle": {
    "entity": "number-check",
    "field": "status",
    "states": {
     "processing": {
      "tone": "info",
      "icon": "schedule",
      "title": "number-validator:processing"
     },
     "success": {
      "tone": "success",
      "icon": "check",
      "title": "number-validator:success"
     },
     "stopped": {
      "tone": "neutral",
      "icon": "block",
      "title": "number-validator:stopped"
     }
    },
    "initial": "processing",
    "call": {
     "method": "PUT",
     "path": "/v1/number_validation/requests/{id}/status"
    },
    "transitions": [
     {
      "id": "stop",
      "icon": "block",
      "tone": "danger",
      "from": [
       "processing"
      ],
      "to": "stopped",
      "confirm": {
       "dismiss": "number-validator:keep-checking",
       "title": "number-validator:stop-title",
       "text": "number-validator:stop-text",
       "action": "number-validator:stop"
      },
      "by": "user",
      "title": "number-validator:stop",
      "access": [
       "NumberValidatorWrite"
      ],
      "success": "number-validator:check-stopped"
     },
     {
      "id": "resume",
      "event": "number-validator:event-resumed",
      "icon": "play",
      "from": [
       "stopped"
      ],
      "to": "processing",
      "when": {
       "source": "row.status_note == 'interrupted' || (row.type != 'format' && row.checked < row.total && row.status_note != 'unreadable')",
       "tree": {
        "op": "or",
        "args": [
         {
          "op": "==",
          "left": {
           "op": "path",
           "root": "row",
           "path": [
            "status_note"
           ]
          },
          "right": {
           "op": "const",
           "value": "interrupted"
          }
         },
         {
          "op": "and",
          "args": [
           {
            "op": "!=",
            "left": {
             "op": "path",
             "root": "row",
             "path": [
              "type"
             ]
            },
            "right": {
             "op": "const",
             "value": "format"
            }
           },
           {
            "op": "<",
            "left": {
             "op": "path",
             "root": "row",
             "path": [
              "checked"
             ]
            },
            "right": {
             "op": "path",
             "root": "row",
             "path": [
              "total"
             ]
            }
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
             "value": "unreadable"
            }
           }
          ]
         }
        ]
       },
       "dependsOn": [
        "row.checked",
        "row.status_note",
        "row.total",
        "row.type"
       ]
      },
      "because": "number-validator:nothing-to-resume",
      "success": "number-validator:check-resumed",
      "by": "user",
      "title": "number-validator:resume",
      "access": [
       "NumberValidatorWrite"
      ],
      "tone": "neutral"
     },
     {
      "id": "finish",
      "from": [
       "processing"
      ],
      "to": "success",
      "by": "server",
      "tone": "neutral",
      "access": []
     },
     {
      "id": "stop-early",
      "event": "number-validator:event-stopped-early",
      "from": [
       "processing"
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
  "number-check": {
   "id": "number-check",
   "module": "number-validator",
   "entity": "number-check",
   "path": "/v1/number_validation/requests",
   "items": "requests",
   "item": "request",
   "storage": {
    "kind": "documents"
   },
   "operations": {
    "list": {
     "access": [
      "NumberValidator"
     ]
    },
    "get": {
     "access": [
      "NumberValidator"
     ]
    },
    "create": {
     "access": [
      "NumberValidator",
      "NumberValidatorWrite"
     ]
    },
    "delete": {
     "access": [
      "NumberValidator",
      "NumberValidatorWrite"
     ],
     "when": {
      "source": "row.status != 'processing'",
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
        "value": "processing"
       }
      },
      "dependsOn": [
       "row.status"
      ]
     },
     "because": "number-validator:still-checking"
    }
   },
   "listFields": [
    "id",
    "name",
    "type",
    "uuid",
    "status",
    "status_note",
    "total",
    "checked",
    "valid",
    "invalid",
    "duplicated",
    "charge",
    "created_at",
    "updated_at"
   ],
   "query": [
    {
     "name": "name",
     "field": "name",
     "match": "contains"
    },
    {
     "name": "type",
     "field": "type",
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
    }
   ],
   "sort": {
    "default": "-created_at",
    "fields": [
     "name",
     "type",
     "status",
     "total",
     "checked",
     "charge",
     "created_at",
     "updated_at"
    ]
   },
   "groups": [
    "status",
    "type"
   ],
   "sublists": [],
   "endpoints": [
    {
     "id": "estimate",
     "method": "POST",
     "access": [
      "NumberValidator"
     ],
     "summary": "How many numbers a check would look at, and its price.",
     "path": "/v1/number_validation/requests/estimate",
     "query": []
    },
    {
     "id": "results",
     "path": "/v1/number_validation/requests/{id}/results.csv",
     "summary": "The results so far as CSV, one line a number.",
     "method": "GET",
     "access": [
      "NumberValidator"
     ],
     "query": []
    }
   ]
  }
 },
 "lists": {
  "number-checks": {
   "id": "number-checks",
   "module": "number-validator",
   "resource": "number-check",
   "title": "number-validator:number-validator",
   "primaryAction": {
    "text": "number-validator:new-check",
    "to": "/validator/request/new",
    "access": [
     "NumberValidatorWrite",
     "NumberValidator"
    ],
    "asks": "POST /v1/number_validation/requests"
   },
   "columns": [
    {
     "id": "name",
     "field": "name",
     "title": "portal:name",
     "cell": "text",
     "align": "start",
     "sortable": true,
     "link": "/validator/request/{row.id}",
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
     "note": "status_note",
     "width": 140,
     "hidden": false
    },
    {
     "id": "type",
     "field": "type",
     "title": "number-validator:check",
     "cell": "choice",
     "align": "start",
     "sortable": true,
     "width": 120,
     "hidden": false
    },
    {
     "id": "checked",
     "field": "checked",
     "title": "number-validator:checked",
     "cell": "number",
     "align": "end",
     "sortable": true,
     "width": 105,
     "hidden": false
    },
    {
     "id": "total",
     "field": "total",
     "title": "number-validator:numbers",
     "cell": "number",
     "align": "end",
     "sortable": true,
     "width": 105,
     "hidden": false
    },
    {
     "id": "valid",
     "field": "valid",
     "title": "number-validator:valid",
     "cell": "number",
     "align": "end",
     "sortable": false,
     "width": 110,
     "hidden": true
    },
    {
     "id": "invalid",
     "field": "invalid",
     "title": "number-validator:invalid",
     "cell": "number",
     "align": "end",
     "sortable": false,
     "width": 110,
     "hidden": true
    },
    {
     "id": "duplicated",
     "field": "duplicated",
     "title": "number-validator:duplicates",
     "cell": "number",
     "align": "end",
     "sortable": false,
     "width": 120,
     "hidden": true
    },
    {
     "id": "charge",
     "field": "charge",
     "title": "number-validator:charged",
     "cell": "money",
     "align": "end",
     "sortable": true,
     "width": 105,
     "hidden": false
    },
    {
     "id": "updated",
     "field": "updated_at",
     "title": "number-validator:updated",
     "cell": "relative-time",
     "align": "start",
     "sortable": true,
     "width": 130,
     "hidden": false
    },
    {
     "id": "created",
     "field": "created_at",
     "title": "number-validator:started",
     "cell": "relative-time",
     "align": "start",
     "sortable": true,
     "width": 130,
     "hidden": false
    }
   ],
   "filters": [
    {
     "id": "name",
     "title": "portal:name",
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
       "value": "processing",
       "text": "number-validator:processing"
      },
      {
       "value": "success",
       "text": "number-validator:success"
      },
      {
       "value": "stopped",
       "text": "number-validator:stopped"
      }
     ],
     "all": "portal:any-status"
    },
    {
     "id": "type",
     "title": "number-validator:check",
     "kind": "select",
     "query": "type",
     "options": [],
     "catalogue": "number-checks",
     "all": "number-validator:any-type"
    },
    {
     "id": "dates",
     "title": "number-validator:started",
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
     "kind": "transition",
     "id": "stop",
     "transition": "stop"
    },
    {
     "kind": "transition",
     "id": "resume",
     "transition": "resume"
    },
    {
     "kind": "call",
     "id": "results",
     "title": "number-validator:download-results",
     "icon": "logs",
     "when": {
      "source": "row.checked > 0",
      "tree": {
       "op": ">",
       "left": {
        "op": "path",
        "root": "row",
        "path": [
         "checked"
        ]
       },
       "right": {
        "op": "const",
        "value": 0
       }
      },
      "dependsOn": [
       "row.checked"
      ]
     },
     "tone": "neutral",
     "method": "GET",
     "call": "/v1/number_validation/requests/{row.id}/results.csv",
     "access": [
      "NumberValidator"
     ],
     "asks": "GET /v1/number_validation/requests/{id}/results.csv",
     "then": "stay"
    },
    {
     "kind": "delete",
     "id": "delete",
     "title": "portal:delete",
     "icon": "delete",
     "when": {
      "source": "row.status != 'processing'",
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
        "value": "processing"
       }
      },
      "dependsOn": [
       "row.status"
      ]
     },
     "tone": "danger",
     "access": [
      "NumberValidatorWrite",
      "NumberValidator"
     ],
     "confirm": {
      "dismiss": "number-validator:keep-check",
      "title": "number-validator:delete-title",
      "text": "number-validator:delete-text",
      "action": "portal:delete"
     },
     "success": "number-validator:check-deleted"
    }
   ],
   "bulkActions": [
    "stop",
    "resume",
    "delete"
   ],
   "groups": [
    {
     "field": "status",
     "title": "portal:status",
     "cell": "status-chip",
     "words": {
      "processing": "number-validator:processing",
      "success": "number-validator:success",
      "stopped": "number-validator:stopped"
     }
    },
    {
     "field": "type",
     "title": "number-validator:check",
     "cell": "choice",
     "words": {}
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
    "title": "number-validator:no-checks-title",
    "text": "number-validator:no-checks",
    "action": {
     "text": "number-validator:new-check",
     "to": "/validator/request/new",
     "access": [
      "NumberValidatorWrite",
      "NumberValidator"
     ],
     "asks": "POST /v1/number_validation/requests"
    }
   }
  }
 },
 "wizards": {
  "number-check": {
   "id": "number-check",
   "module": "number-validator",
   "resource": "number-check",
   "title": {
    "create": "number-validator:new-check"
   },
   "opensAt": {},
   "done": "/validator/numbers",
   "cancel": true,
   "doneWhen": [
    {
     "to": "/validator/request/{row.id}"
    }
   ],
   "submitText": [
    {
     "mode": "create",
     "text": "number-validator:start",
     "estimated": "number-validator:start-for"
    }
   ],
   "estimate": {
    "modes": [
     "create"
    ],
    "call": "/v1/number_validation/requests/estimate",
    "figures": [
     {
      "id": "column",
      "title": "number-validator:number-column",
      "path": "column_name",
      "cell": "text"
     },
     {
      "id": "numbers",
      "path": "numbers",
      "cell": "number",
      "title": "number-validator:numbers"
     },
     {
      "id": "invalid",
      "path": "invalid",
      "cell": "number",
      "title": "number-validator:invalid"
     },
     {
      "id": "duplicates",
      "path": "duplicated",
      "cell": "number",
      "title": "number-validator:duplicates"
     },
     {
      "id": "price",
      "title": "number-validator:price-per-number",
      "path": "price",
      "cell": "money"
     },
     {
      "id": "cost",
      "title": "number-validator:highest-cost",
      "path": "cost",
      "cell": "money"
     },
     {
      "id": "balance",
      "path": "balance",
      "cell": "balance",
      "title": "number-validator:balance"
     }
    ],
    "slots": {
     "count": {
      "path": "numbers",
      "cell": "number"
     },
     "cost": {
      "path": "cost",
      "cell": "money"
     }
    }
   },
   "success": {
    "create": "number-validator:check-started"
   },
   "failure": {},
   "banners": [],
   "steps": [
    {
     "id": "numbers",
     "title": "number-validator:numbers",
     "fields": [
      "name",
      "type",
      "input",
      "numbers",
      "file",
      "column",
      "columns"
     ],
     "summary": [],
     "relocks": false
    },
    {
     "id": "summary",
     "title": "number-validator:price",
     "fields": [],
     "summary": [
      {
       "field": "name",
       "id": "name",
       "title": "portal:name",
       "step": "numbers",
       "modes": [
        "create"
       ]
      },
      {
       "field": "type",
       "id": "type",
       "title": "number-validator:check",
       "step": "numbers",
       "modes": [
        "create"
       ]
      },
      {
       "field": "file",
       "id": "file",
       "title": "number-validator:file",
       "step": "numbers",
       "modes": [
        "create"
       ]
      },
      {
       "field": "columns",
       "id": "columns",
       "title": "number-validator:result-columns",
       "step": "numbers",
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
    "type": {
     "widget": "radio",
     "options": {
      "note": "about"
     },
     "fills": []
    },
    "input": {
     "widget": "radio",
     "options": {},
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
    "column": {
     "widget": "number",
     "options": {},
     "fills": []
    },
    "columns": {
     "widget": "choices",
     "options": {},
     "fills": []
    }
   }
  }
 },
 "pages": {
  "number-check": {
   "id": "number-check",
   "module": "number-validator",
   "title": "number-validator:number-check",
   "record": {
    "resource": "number-check",
    "name": "name",
    "actions": [
     {
      "kind": "transition",
      "id": "stop",
      "transition": "stop"
     },
     {
      "kind": "transition",
      "id": "resume",
      "transition": "resume"
     },
     {
      "kind": "call",
      "id": "results",
      "title": "number-validator:download-results",
      "icon": "logs",
      "when": {
       "source": "row.checked > 0",
       "tree": {
        "op": ">",
        "left": {
         "op": "path",
         "root": "row",
         "path": [
          "checked"
         ]
        },
        "right": {
         "op": "const",
         "value": 0
        }
       },
       "dependsOn": [
        "row.checked"
       ]
      },
      "tone": "neutral",
      "method": "GET",
      "call": "/v1/number_validation/requests/{row.id}/results.csv",
      "access": [
       "NumberValidator"
      ],
      "asks": "GET /v1/number_validation/requests/{id}/results.csv",
      "then": "stay"
     },
     {
      "kind": "delete",
      "id": "delete",
      "title": "portal:delete",
      "icon": "delete",
      "when": {
       "source": "row.status != 'processing'",
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
         "value": "processing"
        }
       },
       "dependsOn": [
        "row.status"
       ]
      },
      "tone": "danger",
      "access": [
       "NumberValidatorWrite",
       "NumberValidator"
      ],
      "confirm": {
       "dismiss": "number-validator:keep-check",
       "title": "number-validator:delete-title",
       "text": "number-validator:delete-text",
       "action": "portal:delete"
      },
      "success": "number-validator:check-deleted"
     }
    ],
    "access": [
     "NumberValidator"
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
     "text": "number-validator:check-note",
     "params": {
      "note": "{row.status_note}"
     }
    },
    {
     "id": "progress",
     "when": {
      "source": "row.status != 'success'",
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
        "value": "success"
       }
      },
      "dependsOn": [
       "row.status"
      ]
     },
     "width": "full",
     "kind": "progress",
     "title": "number-validator:checking",
     "record": {
      "total": "total",
      "done": "checked",
      "active": {
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
      }
     }
    },
    {
     "id": "figures",
     "width": "full",
     "kind": "facts",
     "look": "tiles",
     "facts": [
      {
       "id": "checked",
       "field": "checked",
       "title": "number-validator:checked",
       "cell": "number"
      },
      {
       "id": "valid",
       "field": "valid",
       "title": "number-validator:valid",
       "cell": "number"
      },
      {
       "id": "invalid",
       "field": "invalid",
       "title": "number-validator:invalid",
       "cell": "number"
      },
      {
       "id": "duplicated",
       "field": "duplicated",
       "title": "number-validator:duplicates",
       "cell": "number"
      },
      {
       "id": "unanswered",
       "field": "unanswered",
       "title": "number-validator:unanswered",
       "cell": "number"
      },
      {
       "id": "charge",
       "field": "charge",
       "title": "number-validator:charged",
       "cell": "money"
      }
     ]
    },
    {
     "id": "sample",
     "when": {
      "source": "row.checked > 0",
      "tree": {
       "op": ">",
       "left": {
        "op": "path",
        "root": "row",
        "path": [
         "checked"
        ]
       },
       "right": {
        "op": "const",
        "value": 0
       }
      },
      "dependsOn": [
       "row.checked"
      ]
     },
     "width": "full",
     "kind": "items",
     "title": "number-validator:first-results",
     "field": "sample",
     "columns": [
      {
       "field": "number",
       "title": "number-validator:number",
       "cell": "text"
      },
      {
       "field": "problem",
       "title": "number-validator:problem",
       "cell": "text"
      },
      {
       "field": "country",
       "title": "number-validator:country",
       "cell": "country"
      },
      {
       "field": "line_type",
       "title": "number-validator:line-type",
       "cell": "text"
      },
      {
       "field": "carrier",
       "title": "number-validator:carrier",
       "cell": "text"
      },
      {
       "field": "ported",
       "title": "number-validator:ported",
       "cell": "yes-no"
      },
      {
       "field": "reachable",
       "title": "number-validator:reachable",
       "cell": "yes-no"
      },
      {
       "field": "risk",
       "title": "number-validator:risk",
       "cell": "text"
      }
     ]
    },
    {
     "id": "facts",
     "width": "half",
     "kind": "facts",
     "look": "facts",
     "facts": [
      {
       "id": "type",
       "field": "type",
       "title": "number-validator:check",
       "cell": "choice"
      },
      {
       "id": "price",
       "field": "price",
       "title": "number-validator:price-per-number",
       "cell": "money"
      },
      {
       "id": "file",
       "field": "file",
       "title": "number-validator:file",
       "cell": "files"
      },
      {
       "id": "column-name",
       "field": "column_name",
       "title": "number-validator:number-column",
       "cell": "text"
      },
      {
       "id": "columns",
       "field": "columns",
       "title": "number-validator:result-columns",
       "cell": "text"
      },
      {
       "id": "created",
       "field": "created_at",
       "title": "number-validator:started",
       "cell": "date-time"
      },
      {
       "id": "updated",
       "field": "updated_at",
       "title": "number-validator:updated",
       "cell": "date-time"
      }
     ]
    },
    {
     "id": "events",
     "width": "half",
     "kind": "timeline",
     "title": "number-validator:events"
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
  "number-validator:number-validator": "Number validator",
  "number-validator:number-check": "Number check",
  "number-validator:check": "Check",
  "number-validator:new-check": "Check numbers",
  "number-validator:enter-name": "Enter a name",
  "number-validator:numbers": "Numbers",
  "number-validator:numbers-help": "With + and the country code, such as +14155550123, one per line or separated by commas",
  "number-validator:enter-numbers": "Enter at least one number",
  "number-validator:too-many-numbers": "Enter up to {maxLength} characters",
  "number-validator:numbers-from": "Numbers from",
  "number-validator:typed-numbers": "Type or paste",
  "number-validator:file": "File",
  "number-validator:file-help": "CSV or text in UTF-8, up to 25 MB",
  "number-validator:choose-file": "Choose a file",
  "number-validator:csv-or-txt": "Choose a CSV or TXT file of up to {megabytes} MB",
  "number-validator:number-column": "Column with numbers",
  "number-validator:number-column-help": "Counted from 1. Leave empty to use the column that has the most numbers.",
  "number-validator:price-each": "{price} per number",
  "number-validator:result-columns": "Result columns",
  "number-validator:result-columns-help": "The number is always included. Leave empty for every column of the check.",
  "number-validator:not-of-check": "Not part of this check",
  "number-validator:number": "Number",
  "number-validator:valid": "Valid",
  "number-validator:problem": "Problem",
  "number-validator:country": "Country",
  "number-validator:line-type": "Line type",
  "number-validator:carrier": "Carrier",
  "number-validator:ported": "Ported",
  "number-validator:reachable": "Reachable",
  "number-validator:risk": "Risk",
  "number-validator:mobile": "Mobile",
  "number-validator:landline": "Landline",
  "number-validator:voip": "VoIP",
  "number-validator:toll-free": "Toll-free",
  "number-validator:unknown": "Unknown",
  "number-validator:low": "Low",
  "number-validator:medium": "Medium",
  "number-validator:high": "High",
  "number-validator:processing": "Checking",
  "number-validator:success": "Done",
  "number-validator:stopped": "Stopped",
  "number-validator:stop": "Stop",
  "number-validator:stop-title": "Stop this check?",
  "number-validator:stop-text": "Results so far stay, and you pay for those only. You can resume an analysis or a validation later.",
  "number-validator:keep-checking": "Keep checking",
  "number-validator:check-stopped": "Check stopped",
  "number-validator:resume": "Resume",
  "number-validator:nothing-to-resume": "This check can’t be resumed. Start a new one.",
  "number-validator:check-resumed": "Check resumed",
  "number-validator:check-started": "Check started",
  "number-validator:check-deleted": "Check deleted",
  "number-validator:check-note": "This check was stopped. {note}",
  "number-validator:note-balance": "The balance is too low.",
  "number-validator:note-spend-cap": "The account’s spend cap is reached.",
  "number-validator:note-unreadable": "The numbers can’t be read.",
  "number-validator:note-interrupted": "Something went wrong on our side. Resume it to continue.",
  "number-validator:checking": "Checking numbers",
  "number-validator:checked": "Checked",
  "number-validator:invalid": "Invalid",
  "number-validator:duplicates": "Duplicates",
  "number-validator:unanswered": "No answer",
  "number-validator:price": "Price",
  "number-validator:price-per-number": "Price per number",
  "number-validator:highest-cost": "Cost",
  "number-validator:balance": "Balance",
  "number-validator:charged": "Charged",
  "number-validator:first-results": "First results",
  "number-validator:started": "Started",
  "number-validator:updated": "Updated",
  "number-validator:start": "Start check",
  "number-validator:start-for": {
   "one": "Check {count} number for {cost}",
   "other": "Check {count} numbers for {cost}"
  },
  "number-validator:download-results": "Download results",
  "number-validator:delete-title": "Delete this check?",
  "number-validator:delete-text": "Its results are deleted too.",
  "number-validator:keep-check": "Keep check",
  "number-validator:still-checking": "Stop the check first",
  "number-validator:no-checks-title": "No checks yet",
  "number-validator:no-checks": "Find out which numbers are valid, what kind of line they are and whether they can be reached.",
  "number-validator:check-id": "ID",
  "number-validator:stopped-because": "Stopped because",
  "number-validator:any-type": "Any check",
  "number-validator:events": "History",
  "number-validator:event-resumed": "Resumed",
  "number-validator:event-stopped-early": "Stopped early"
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
  "number-check.create": validator(object({ "id": readOnly, "version": readOnly, "name": string({ minLength: 1, maxLength: 128, trim: true }), "type": string({ maxLength: 20 }), "input": string({ values: ["numbers","file"] }), "numbers": string({ maxLength: 100000, trim: true }), "file": object({ "id": string({ format: "uuid" }), "name": readOnly, "bytes": readOnly, "type": readOnly }, ["id"]), "column": number({ type: "integer", minimum: 1, maximum: 200 }), "column_name": readOnly, "columns": array({ maxItems: 8, distinct: true, items: string({ values: ["valid","problem","country","line_type","carrier","ported","reachable","risk"] }) }), "uuid": readOnly, "status": readOnly, "status_note": readOnly, "total": readOnly, "checked": readOnly, "valid": readOnly, "invalid": readOnly, "duplicated": readOnly, "unanswered": readOnly, "price": readOnly, "charge": readOnly, "sample": readOnly, "created_at": readOnly, "updated_at": readOnly }, ["name","type"])),
  "number-check.update": validator(object({ "id": readOnly, "version": readOnly, "name": readOnly, "type": readOnly, "input": readOnly, "numbers": readOnly, "file": readOnly, "column": readOnly, "column_name": readOnly, "columns": readOnly, "uuid": readOnly, "status": readOnly, "status_note": readOnly, "total": readOnly, "checked": readOnly, "valid": readOnly, "invalid": readOnly, "duplicated": readOnly, "unanswered": readOnly, "price": readOnly, "charge": readOnly, "sample": readOnly, "created_at": readOnly, "updated_at": readOnly })),
  "number-check.form": validator(object({ "id": anything, "version": anything, "name": string({ minLength: 1, maxLength: 128, trim: true }), "type": string({ maxLength: 20 }), "input": string({ values: ["numbers","file"] }), "numbers": string({ maxLength: 100000, trim: true }), "file": object({ "id": string({ format: "uuid" }), "name": anything, "bytes": anything, "type": anything }), "column": number({ type: "integer", minimum: 1, maximum: 200 }), "column_name": anything, "columns": array({ maxItems: 8, distinct: true, items: string({ values: ["valid","problem","country","line_type","carrier","ported","reachable","risk"] }) }), "uuid": anything, "status": anything, "status_note": anything, "total": anything, "checked": anything, "valid": anything, "invalid": anything, "duplicated": anything, "unanswered": anything, "price": anything, "charge": anything, "sample": anything, "created_at": anything, "updated_at": anything })),
}
