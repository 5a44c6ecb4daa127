// Written by codegen from definitions/. Do not edit.
export const definition = {
 "id": "opt-outs",
 "title": "opt-outs:opt-outs",
 "entities": {
  "opt-out-import": {
   "id": "opt-out-import",
   "module": "opt-outs",
   "title": "opt-outs:opt-out-import",
   "properties": {
    "file": {
     "file": {
      "types": [
       "csv"
      ],
      "maxMegabytes": 10
     },
     "writeOn": [
      "create"
     ],
     "required": [
      "id"
     ],
     "type": "object",
     "title": "opt-outs:file",
     "properties": {
      "id": {
       "format": "uuid",
       "type": "string",
       "title": "opt-outs:file",
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
       "title": "opt-outs:file",
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
       "title": "opt-outs:file",
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
       "title": "opt-outs:file",
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
      "required": "opt-outs:choose-file",
      "file": "opt-outs:csv-only"
     }
    },
    "complaint": {
     "default": false,
     "writeOn": [
      "create"
     ],
     "type": "boolean",
     "title": "opt-outs:complaints",
     "help": "opt-outs:complaints-help",
     "trim": false,
     "readOnly": false,
     "sensitive": false,
     "cell": "yes-no",
     "errors": {}
    },
    "note": {
     "maxLength": 300,
     "trim": true,
     "writeOn": [
      "create"
     ],
     "type": "string",
     "title": "opt-outs:note",
     "help": "opt-outs:import-note-help",
     "readOnly": false,
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "name": {
     "maxLength": 255,
     "readOnly": true,
     "type": "string",
     "title": "opt-outs:file",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "status": {
     "enum": [
      "reading",
      "done",
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
      "reading": "opt-outs:reading",
      "done": "opt-outs:done",
      "failed": "opt-outs:failed"
     }
    },
    "problem": {
     "enum": [
      "",
      "not_csv",
      "not_utf8",
      "damaged",
      "empty",
      "gone",
      "interrupted"
     ],
     "readOnly": true,
     "type": "string",
     "title": "opt-outs:problem",
     "enumTexts": {
      "not_csv": "opt-outs:problem-not-csv",
      "not_utf8": "opt-outs:problem-not-utf8",
      "damaged": "opt-outs:problem-damaged",
      "empty": "opt-outs:problem-empty",
      "gone": "opt-outs:problem-gone",
      "interrupted": "opt-outs:problem-interrupted"
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "problem_line": {
     "minimum": 0,
     "readOnly": true,
     "type": "integer",
     "title": "opt-outs:line",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "lines": {
     "minimum": 0,
     "readOnly": true,
     "type": "integer",
     "title": "opt-outs:lines",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "done_lines": {
     "minimum": 0,
     "readOnly": true,
     "type": "integer",
     "title": "opt-outs:lines",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "added": {
     "minimum": 0,
     "readOnly": true,
     "type": "integer",
     "title": "opt-outs:newly-added",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "again": {
     "minimum": 0,
     "readOnly": true,
     "type": "integer",
     "title": "opt-outs:added-again",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "merged": {
     "minimum": 0,
     "readOnly": true,
     "type": "integer",
     "title": "opt-outs:merged",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "refused": {
     "minimum": 0,
     "readOnly": true,
     "type": "integer",
     "title": "opt-outs:refused",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "problems": {
     "maxItems": 100,
     "readOnly": true,
     "type": "array",
     "title": "opt-outs:refused-lines",
     "items": {
      "type": "object",
      "title": "opt-outs:refused-lines",
      "properties": {
       "line": {
        "minimum": 0,
        "type": "integer",
        "title": "opt-outs:line",
        "trim": false,
        "readOnly": true,
        "writeOn": [],
        "sensitive": false,
        "cell": "number",
        "errors": {}
       },
       "value": {
        "maxLength": 100,
        "type": "string",
        "title": "opt-outs:value",
        "trim": false,
        "readOnly": true,
        "writeOn": [],
        "sensitive": false,
        "cell": "text",
        "errors": {}
       },
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
     "title": "opt-outs:imported-at",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    }
   },
   "required": [
    "file"
   ],
   "rules": {
    "fields": {},
    "effects": [],
    "checks": []
   },
   "lifecycle": {
    "entity": "opt-out-import",
    "field": "status",
    "states": {
     "reading": {
      "tone": "info",
      "icon": "schedule",
      "title": "opt-outs:reading"
     },
     "done": {
      "tone": "success",
      "icon": "check",
      "title": "opt-outs:done"
     },
     "failed": {
      "tone": "danger",
      "icon": "block",
      "title": "opt-outs:failed"
     }
    },
    "initial": "reading",
    "transitions": [
     {
      "id": "finish",
      "from": [
       "reading"
      ],
      "to": "done",
      "by": "server",
      "tone": "neutral",
      "access": []
     },
     {
      "id": "give-up",
      "from": [
       "reading"
      ],
      "to": "failed",
      "by": "server",
      "tone": "neutral",
      "access": []
     }
    ]
   }
  },
  "opt-out-removal": {
   "id": "opt-out-removal",
   "module": "opt-outs",
   "title": "opt-outs:removal",
   "properties": {
    "because": {
     "minLength": 3,
     "maxLength": 300,
     "trim": true,
     "type": "string",
     "title": "opt-outs:because",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "required": "opt-outs:say-why",
      "minLength": "opt-outs:say-why"
     }
    }
   },
   "required": [
    "because"
   ],
   "rules": {
    "fields": {},
    "effects": [],
    "checks": []
   }
  },
  "opt-out": {
   "id": "opt-out",
   "module": "opt-outs",
   "title": "opt-outs:opt-out",
   "properties": {
    "number": {
     "format": "phone",
     "maxLength": 16,
     "trim": true,
     "writeOn": [
      "create"
     ],
     "type": "string",
     "title": "opt-outs:number",
     "help": "opt-outs:number-help",
     "readOnly": false,
     "sensitive": false,
     "cell": "phone",
     "errors": {
      "required": "opt-outs:enter-number",
      "format": "opt-outs:international",
      "maxLength": "opt-outs:international"
     }
    },
    "complaint": {
     "default": false,
     "writeOn": [
      "create"
     ],
     "type": "boolean",
     "title": "opt-outs:complaint",
     "help": "opt-outs:complaint-help",
     "trim": false,
     "readOnly": false,
     "sensitive": false,
     "cell": "yes-no",
     "errors": {}
    },
    "status": {
     "enum": [
      "listed",
      "removed"
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
      "listed": "opt-outs:listed",
      "removed": "opt-outs:removed"
     }
    },
    "reason": {
     "enum": [
      "replied",
      "called",
      "added",
      "imported",
      "complaint"
     ],
     "readOnly": true,
     "type": "string",
     "title": "portal:reason",
     "enumTexts": {
      "complaint": "opt-outs:complained",
      "called": "opt-outs:pressed-key",
      "replied": "opt-outs:replied",
      "added": "opt-outs:added",
      "imported": "opt-outs:imported"
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "reply": {
     "maxLength": 160,
     "readOnly": true,
     "type": "string",
     "title": "opt-outs:reply",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "broadcast": {
     "readOnly": true,
     "type": "object",
     "title": "opt-outs:broadcast",
     "properties": {
      "id": {
       "maxLength": 36,
       "type": "string",
       "title": "opt-outs:broadcast",
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
       "title": "opt-outs:broadcast",
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
    "note": {
     "maxLength": 300,
     "readOnly": true,
     "type": "string",
     "title": "opt-outs:note",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "import": {
     "readOnly": true,
     "type": "object",
     "title": "opt-outs:import",
     "properties": {
      "id": {
       "maxLength": 36,
       "type": "string",
       "title": "opt-outs:import",
       "trim": false,
       "readOnly": true,
       "writeOn": [],
       "sensitive": false,
       "cell": "text",
       "errors": {}
      },
      "name": {
       "maxLength": 255,
       "type": "string",
       "title": "opt-outs:import",
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
    "removed_because": {
     "maxLength": 300,
     "readOnly": true,
     "type": "string",
     "title": "opt-outs:removed-because",
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
     "title": "opt-outs:since",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    }
   },
   "required": [
    "number"
   ],
   "rules": {
    "fields": {},
    "effects": [],
    "checks": []
   },
   "lifecycle": {
    "entity": "opt-out",
    "field": "status",
    "states": {
     "listed": {
      "tone": "warning",
      "icon": "block",
      "title": "opt-outs:listed"
     },
     "removed": {
      "tone": "neutral",
      "icon": "check",
      "title": "opt-outs:removed"
     }
    },
    "initial": "listed",
    "call": {
     "method": "PUT",
     "path": "/v1/sms/opt_outs/{id}/status"
    },
    "transitions": [
     {
      "id": "remove",
      "event": "opt-outs:event-removed-from-the-list",
      "icon": "check",
      "tone": "danger",
      "from": [
       "listed"
      ],
      "to": "removed",
      "confirm": {
       "dismiss": "opt-outs:keep",
       "title": "opt-outs:remove-title",
       "text": "opt-outs:remove-text",
       "action": "opt-outs:remove"
      },
      "form": {
       "entity": "opt-out-removal",
       "fields": [
        "because"
       ],
       "views": {
        "because": {
         "widget": "textarea",
         "options": {
          "rows": 3
         },
         "fills": []
        }
       }
      },
      "note": {
       "from": "because",
       "maxLength": 300,
       "field": "removed_because",
       "required": false
      },
      "success": "opt-outs:number-removed",
      "by": "user",
      "title": "opt-outs:remove",
      "access": [
       "SmsCampaign",
       "SmsCampaignWrite"
      ]
     },
     {
      "id": "list-again",
      "event": "opt-outs:added-again",
      "icon": "block",
      "from": [
       "removed"
      ],
      "to": "listed",
      "note": {
       "maxLength": 300,
       "field": "removed_because",
       "required": false
      },
      "by": "user",
      "title": "opt-outs:list-again",
      "access": [
       "SmsCampaign",
       "SmsCampaignWrite"
      ],
      "success": "opt-outs:number-listed",
      "tone": "neutral"
     },
     {
      "id": "import-again",
      "event": "opt-outs:event-opted-out-again-by-import",
      "from": [
       "removed"
      ],
      "to": "listed",
      "by": "server",
      "note": {
       "maxLength": 300,
       "field": "removed_because",
       "required": false
      },
      "tone": "neutral",
      "access": []
     },
     {
      "id": "reply-stop",
      "event": "opt-outs:event-opted-out-by-reply",
      "from": [
       "removed"
      ],
      "to": "listed",
      "by": "server",
      "note": {
       "maxLength": 160,
       "field": "removed_because",
       "required": false
      },
      "tone": "neutral",
      "access": []
     },
     {
      "id": "press-stop",
      "event": "opt-outs:event-opted-out-by-key-press",
      "from": [
       "removed"
      ],
      "to": "listed",
      "by": "server",
      "note": {
       "maxLength": 300,
       "field": "removed_because",
       "required": false
      },
      "tone": "neutral",
      "access": []
     },
     {
      "id": "reply-start",
      "event": "opt-outs:event-opted-in-by-reply",
      "from": [
       "listed"
      ],
      "to": "removed",
      "by": "server",
      "note": {
       "maxLength": 300,
       "field": "removed_because",
       "required": false
      },
      "tone": "neutral",
      "access": []
     }
    ]
   }
  }
 },
 "resources": {
  "opt-out-import": {
   "id": "opt-out-import",
   "module": "opt-outs",
   "entity": "opt-out-import",
   "path": "/v1/sms/opt_out_imports",
   "items": "opt_out_imports",
   "item": "opt_out_import",
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
     ],
     "when": {
      "source": "row.status != 'reading'",
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
        "value": "reading"
       }
      },
      "dependsOn": [
       "row.status"
      ]
     },
     "because": "opt-outs:still-reading"
    }
   },
   "listFields": [
    "id",
    "name",
    "status",
    "problem",
    "added",
    "again",
    "merged",
    "refused",
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
     "status",
     "added",
     "again",
     "merged",
     "refused",
     "created_at"
    ]
   },
   "sublists": [],
   "endpoints": [
    {
     "id": "refused-lines",
     "path": "/v1/sms/opt_out_imports/{id}/refused.csv",
     "summary": "The lines that were not imported: line, value and reason.",
     "method": "GET",
     "access": [
      "SmsCampaign"
     ],
     "query": []
    }
   ]
  },
  "opt-out": {
   "id": "opt-out",
   "module": "opt-outs",
   "entity": "opt-out",
   "path": "/v1/sms/opt_outs",
   "items": "opt_outs",
   "item": "opt_out",
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
    }
   },
   "listFields": [
    "id",
    "number",
    "status",
    "reason",
    "broadcast",
    "note",
    "import",
    "removed_because",
    "created_at"
   ],
   "query": [
    {
     "name": "number",
     "field": "number",
     "match": "digits"
    },
    {
     "name": "status",
     "field": "status",
     "match": "equals"
    },
    {
     "name": "reason",
     "field": "reason",
     "match": "equals"
    },
    {
     "name": "broadcast_id",
     "field": "broadcast.id",
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
     "number",
     "status",
     "reason",
     "created_at"
    ]
   },
   "groups": [
    "status",
    "reason"
   ],
   "sublists": [],
   "endpoints": []
  }
 },
 "lists": {
  "opt-out-imports": {
   "id": "opt-out-imports",
   "module": "opt-outs",
   "resource": "opt-out-import",
   "title": "opt-outs:imports",
   "primaryAction": {
    "text": "opt-outs:import-numbers",
    "to": "/opt-outs/imports/new",
    "access": [
     "SmsCampaign",
     "SmsCampaignWrite"
    ],
    "asks": "POST /v1/sms/opt_out_imports"
   },
   "columns": [
    {
     "id": "name",
     "field": "name",
     "title": "opt-outs:file",
     "cell": "text",
     "align": "start",
     "sortable": true,
     "link": "/opt-outs/imports/view/{row.id}",
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
     "note": "problem",
     "width": 150,
     "hidden": false
    },
    {
     "id": "added",
     "field": "added",
     "title": "opt-outs:newly-added",
     "cell": "number",
     "align": "end",
     "sortable": true,
     "width": 130,
     "hidden": false
    },
    {
     "id": "again",
     "field": "again",
     "title": "opt-outs:added-again",
     "cell": "number",
     "align": "end",
     "sortable": true,
     "width": 130,
     "hidden": false
    },
    {
     "id": "merged",
     "field": "merged",
     "title": "opt-outs:merged",
     "cell": "number",
     "align": "end",
     "sortable": true,
     "width": 150,
     "hidden": false
    },
    {
     "id": "refused",
     "field": "refused",
     "title": "opt-outs:refused",
     "cell": "number",
     "align": "end",
     "sortable": true,
     "width": 130,
     "hidden": false
    },
    {
     "id": "created",
     "field": "created_at",
     "title": "opt-outs:imported-at",
     "cell": "relative-time",
     "align": "start",
     "sortable": true,
     "width": 150,
     "hidden": false
    }
   ],
   "filters": [
    {
     "id": "name",
     "title": "opt-outs:file",
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
       "value": "reading",
       "text": "opt-outs:reading"
      },
      {
       "value": "done",
       "text": "opt-outs:done"
      },
      {
       "value": "failed",
       "text": "opt-outs:failed"
      }
     ],
     "all": "portal:any-status"
    },
    {
     "id": "dates",
     "title": "opt-outs:imported-at",
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
     "id": "refused_lines",
     "title": "opt-outs:refused-lines",
     "icon": "logs",
     "when": {
      "source": "row.status != 'reading' && row.refused > 0",
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
          "value": "reading"
         }
        },
        {
         "op": ">",
         "left": {
          "op": "path",
          "root": "row",
          "path": [
           "refused"
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
       "row.refused",
       "row.status"
      ]
     },
     "tone": "neutral",
     "method": "GET",
     "call": "/v1/sms/opt_out_imports/{row.id}/refused.csv",
     "access": [
      "SmsCampaign"
     ],
     "asks": "GET /v1/sms/opt_out_imports/{id}/refused.csv",
     "then": "stay"
    },
    {
     "kind": "delete",
     "id": "delete",
     "title": "portal:delete",
     "icon": "delete",
     "when": {
      "source": "row.status != 'reading'",
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
        "value": "reading"
       }
      },
      "dependsOn": [
       "row.status"
      ]
     },
     "tone": "danger",
     "access": [
      "SmsCampaignWrite",
      "SmsCampaign"
     ],
     "confirm": {
      "title": "opt-outs:delete-import-title",
      "text": "opt-outs:delete-import-text",
      "dismiss": "opt-outs:keep-import",
      "action": "portal:delete"
     },
     "success": "opt-outs:import-deleted"
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
    "title": "opt-outs:no-imports-title",
    "text": "opt-outs:no-imports",
    "action": {
     "text": "opt-outs:import-numbers",
     "to": "/opt-outs/imports/new",
     "access": [
      "SmsCampaign",
      "SmsCampaignWrite"
     ],
     "asks": "POST /v1/sms/opt_out_imports"
    }
   }
  },
  "opt-outs": {
   "id": "opt-outs",
   "module": "opt-outs",
   "resource": "opt-out",
   "title": "opt-outs:opt-outs",
   "primaryAction": {
    "text": "opt-outs:add-number",
    "to": "/opt-outs/add",
    "access": [
     "SmsCampaign",
     "SmsCampaignWrite"
    ],
    "asks": "POST /v1/sms/opt_outs"
   },
   "columns": [
    {
     "id": "number",
     "field": "number",
     "title": "opt-outs:number",
     "cell": "phone",
     "align": "start",
     "sortable": true,
     "link": "/opt-outs/view/{row.id}",
     "flex": 2,
     "minWidth": 170,
     "hidden": false
    },
    {
     "id": "status",
     "field": "status",
     "title": "portal:status",
     "cell": "status-chip",
     "align": "start",
     "sortable": true,
     "width": 150,
     "hidden": false
    },
    {
     "id": "reason",
     "field": "reason",
     "title": "portal:reason",
     "cell": "text",
     "align": "start",
     "sortable": true,
     "width": 170,
     "hidden": false
    },
    {
     "id": "broadcast",
     "field": "broadcast.name",
     "title": "opt-outs:broadcast",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "flex": 2,
     "minWidth": 150,
     "hidden": false
    },
    {
     "id": "import",
     "field": "import.name",
     "title": "opt-outs:import",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "width": 180,
     "hidden": true
    },
    {
     "id": "note",
     "field": "note",
     "title": "opt-outs:note",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "width": 200,
     "hidden": true
    },
    {
     "id": "removed-because",
     "field": "removed_because",
     "title": "opt-outs:removed-because",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "width": 200,
     "hidden": true
    },
    {
     "id": "since",
     "field": "created_at",
     "title": "opt-outs:since",
     "cell": "relative-time",
     "align": "start",
     "sortable": true,
     "width": 150,
     "hidden": false
    }
   ],
   "filters": [
    {
     "id": "number",
     "title": "opt-outs:number",
     "kind": "search",
     "query": "number"
    },
    {
     "id": "status",
     "title": "portal:status",
     "kind": "select",
     "query": "status",
     "options": [
      {
       "value": "listed",
       "text": "opt-outs:listed"
      },
      {
       "value": "removed",
       "text": "opt-outs:removed"
      }
     ],
     "all": "portal:any-status"
    },
    {
     "id": "reason",
     "title": "portal:reason",
     "kind": "select",
     "query": "reason",
     "options": [
      {
       "value": "replied",
       "text": "opt-outs:replied"
      },
      {
       "value": "called",
       "text": "opt-outs:pressed-key"
      },
      {
       "value": "added",
       "text": "opt-outs:added"
      },
      {
       "value": "imported",
       "text": "opt-outs:imported"
      },
      {
       "value": "complaint",
       "text": "opt-outs:complained"
      }
     ],
     "all": "opt-outs:any-reason"
    },
    {
     "id": "dates",
     "title": "opt-outs:since",
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
     "id": "campaign",
     "title": "opt-outs:broadcast",
     "kind": "reference",
     "query": "broadcast_id",
     "all": "opt-outs:any-campaign",
     "record": {
      "path": "/v1/sms/campaigns",
      "name": "campaign.name",
      "access": [
       "SmsCampaign"
      ]
     },
     "pick": {
      "items": "campaigns",
      "name": "name",
      "key": "id",
      "search": "name",
      "access": [
       "SmsCampaign"
      ]
     }
    }
   ],
   "rowActions": [
    {
     "kind": "transition",
     "id": "remove",
     "transition": "remove"
    },
    {
     "kind": "transition",
     "id": "list-again",
     "transition": "list-again"
    }
   ],
   "bulkActions": [
    "list-again"
   ],
   "groups": [
    {
     "field": "status",
     "title": "portal:status",
     "cell": "status-chip",
     "words": {
      "listed": "opt-outs:listed",
      "removed": "opt-outs:removed"
     }
    },
    {
     "field": "reason",
     "title": "portal:reason",
     "cell": "text",
     "words": {
      "replied": "opt-outs:replied",
      "called": "opt-outs:pressed-key",
      "added": "opt-outs:added",
      "imported": "opt-outs:imported",
      "complaint": "opt-outs:complained"
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
    "title": "opt-outs:empty-title",
    "text": "opt-outs:empty-text",
    "action": {
     "text": "opt-outs:add-number",
     "to": "/opt-outs/add",
     "access": [
      "SmsCampaign",
      "SmsCampaignWrite"
     ],
     "asks": "POST /v1/sms/opt_outs"
    }
   }
  }
 },
 "wizards": {
  "opt-out-import": {
   "id": "opt-out-import",
   "module": "opt-outs",
   "resource": "opt-out-import",
   "title": {
    "create": "opt-outs:import-numbers"
   },
   "opensAt": {},
   "done": "/opt-outs/imports",
   "cancel": true,
   "doneWhen": [
    {
     "to": "/opt-outs/imports/view/{row.id}"
    }
   ],
   "submitText": [
    {
     "mode": "create",
     "text": "opt-outs:import-numbers"
    }
   ],
   "success": {
    "create": "opt-outs:import-started"
   },
   "failure": {},
   "banners": [],
   "steps": [
    {
     "id": "file",
     "title": "opt-outs:file",
     "info": "opt-outs:import-info",
     "fields": [
      "file",
      "complaint",
      "note"
     ],
     "summary": [],
     "relocks": false
    }
   ],
   "fields": {
    "file": {
     "widget": "files",
     "options": {},
     "fills": []
    },
    "complaint": {
     "widget": "switch",
     "options": {},
     "fills": []
    },
    "note": {
     "widget": "text",
     "options": {},
     "fills": []
    }
   }
  },
  "opt-out": {
   "id": "opt-out",
   "module": "opt-outs",
   "resource": "opt-out",
   "title": {
    "create": "opt-outs:add-number"
   },
   "opensAt": {},
   "done": "/opt-outs",
   "cancel": true,
   "doneWhen": [],
   "submitText": [
    {
     "mode": "create",
     "text": "opt-outs:add-number"
    }
   ],
   "success": {
    "create": "opt-outs:number-listed"
   },
   "failure": {},
   "prefill": [
    "number"
   ],
   "banners": [],
   "steps": [
    {
     "id": "number",
     "title": "opt-outs:number",
     "info": "opt-outs:add-info",
     "fields": [
      "number",
      "complaint"
     ],
     "summary": [],
     "relocks": false
    }
   ],
   "fields": {
    "number": {
     "widget": "text",
     "options": {},
     "fills": []
    },
    "complaint": {
     "widget": "switch",
     "options": {},
     "fills": []
    }
   }
  }
 },
 "pages": {
  "opt-out-import": {
   "id": "opt-out-import",
   "module": "opt-outs",
   "title": "opt-outs:import",
   "record": {
    "resource": "opt-out-import",
    "name": "name",
    "actions": [
     {
      "kind": "call",
      "id": "refused_lines",
      "title": "opt-outs:refused-lines",
      "icon": "logs",
      "when": {
       "source": "row.status != 'reading' && row.refused > 0",
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
           "value": "reading"
          }
         },
         {
          "op": ">",
          "left": {
           "op": "path",
           "root": "row",
           "path": [
            "refused"
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
        "row.refused",
        "row.status"
       ]
      },
      "tone": "neutral",
      "method": "GET",
      "call": "/v1/sms/opt_out_imports/{row.id}/refused.csv",
      "access": [
       "SmsCampaign"
      ],
      "asks": "GET /v1/sms/opt_out_imports/{id}/refused.csv",
      "then": "stay"
     },
     {
      "kind": "delete",
      "id": "delete",
      "title": "portal:delete",
      "icon": "delete",
      "when": {
       "source": "row.status != 'reading'",
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
         "value": "reading"
        }
       },
       "dependsOn": [
        "row.status"
       ]
      },
      "tone": "danger",
      "access": [
       "SmsCampaignWrite",
       "SmsCampaign"
      ],
      "confirm": {
       "title": "opt-outs:delete-import-title",
       "text": "opt-outs:delete-import-text",
       "dismiss": "opt-outs:keep-import",
       "action": "portal:delete"
      },
      "success": "opt-outs:import-deleted"
     }
    ],
    "access": [
     "SmsCampaign"
    ]
   },
   "blocks": [
    {
     "id": "problem",
     "when": {
      "source": "row.status == 'failed' && row.done_lines == 0",
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
          "value": "failed"
         }
        },
        {
         "op": "==",
         "left": {
          "op": "path",
          "root": "row",
          "path": [
           "done_lines"
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
       "row.done_lines",
       "row.status"
      ]
     },
     "width": "full",
     "kind": "banner",
     "tone": "danger",
     "text": "opt-outs:import-problem",
     "params": {
      "problem": "{row.problem}"
     }
    },
    {
     "id": "incomplete",
     "when": {
      "source": "row.status == 'failed' && row.done_lines > 0",
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
          "value": "failed"
         }
        },
        {
         "op": ">",
         "left": {
          "op": "path",
          "root": "row",
          "path": [
           "done_lines"
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
       "row.done_lines",
       "row.status"
      ]
     },
     "width": "full",
     "kind": "banner",
     "tone": "danger",
     "text": "opt-outs:import-incomplete",
     "params": {
      "problem": "{row.problem}",
      "done": "{row.done_lines}",
      "lines": "{row.lines}"
     }
    },
    {
     "id": "reading",
     "when": {
      "source": "row.status == 'reading'",
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
        "value": "reading"
       }
      },
      "dependsOn": [
       "row.status"
      ]
     },
     "width": "full",
     "kind": "progress",
     "title": "opt-outs:reading-file",
     "record": {
      "total": "lines",
      "done": "done_lines",
      "active": {
       "source": "row.status == 'reading'",
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
         "value": "reading"
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
     "when": {
      "source": "row.status != 'failed' || row.done_lines > 0",
      "tree": {
       "op": "or",
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
          "value": "failed"
         }
        },
        {
         "op": ">",
         "left": {
          "op": "path",
          "root": "row",
          "path": [
           "done_lines"
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
       "row.done_lines",
       "row.status"
      ]
     },
     "width": "full",
     "kind": "facts",
     "look": "tiles",
     "facts": [
      {
       "id": "lines",
       "field": "lines",
       "title": "opt-outs:lines",
       "cell": "number"
      },
      {
       "id": "added",
       "field": "added",
       "title": "opt-outs:newly-added",
       "cell": "number"
      },
      {
       "id": "again",
       "field": "again",
       "title": "opt-outs:added-again",
       "cell": "number"
      },
      {
       "id": "merged",
       "field": "merged",
       "title": "opt-outs:merged",
       "cell": "number"
      },
      {
       "id": "refused",
       "field": "refused",
       "title": "opt-outs:refused",
       "cell": "number"
      }
     ]
    },
    {
     "id": "facts",
     "width": "full",
     "kind": "facts",
     "look": "facts",
     "facts": [
      {
       "id": "problem-line",
       "field": "problem_line",
       "title": "opt-outs:line",
       "cell": "number"
      },
      {
       "id": "complaint",
       "field": "complaint",
       "title": "opt-outs:complaints",
       "cell": "yes-no"
      },
      {
       "id": "note",
       "field": "note",
       "title": "opt-outs:note",
       "cell": "text"
      },
      {
       "id": "created",
       "field": "created_at",
       "title": "opt-outs:imported-at",
       "cell": "date-time"
      }
     ]
    },
    {
     "id": "problems",
     "when": {
      "source": "row.refused > 0",
      "tree": {
       "op": ">",
       "left": {
        "op": "path",
        "root": "row",
        "path": [
         "refused"
        ]
       },
       "right": {
        "op": "const",
        "value": 0
       }
      },
      "dependsOn": [
       "row.refused"
      ]
     },
     "width": "full",
     "kind": "items",
     "title": "opt-outs:refused-lines",
     "field": "problems",
     "columns": [
      {
       "field": "line",
       "title": "opt-outs:line",
       "cell": "number"
      },
      {
       "field": "value",
       "title": "opt-outs:value",
       "cell": "text"
      },
      {
       "field": "reason",
       "title": "portal:reason",
       "cell": "text"
      }
     ]
    }
   ]
  },
  "opt-out": {
   "id": "opt-out",
   "module": "opt-outs",
   "title": "opt-outs:opt-out",
   "record": {
    "resource": "opt-out",
    "name": "number",
    "actions": [
     {
      "kind": "transition",
      "id": "remove",
      "transition": "remove"
     },
     {
      "kind": "transition",
      "id": "list-again",
      "transition": "list-again"
     }
    ],
    "access": [
     "SmsCampaign"
    ]
   },
   "blocks": [
    {
     "id": "facts",
     "width": "half",
     "kind": "facts",
     "look": "facts",
     "facts": [
      {
       "id": "reason",
       "field": "reason",
       "title": "portal:reason",
       "cell": "text"
      },
      {
       "id": "reply",
       "field": "reply",
       "title": "opt-outs:reply",
       "cell": "text"
      },
      {
       "id": "broadcast",
       "field": "broadcast.name",
       "title": "opt-outs:broadcast",
       "cell": "text"
      },
      {
       "id": "import",
       "field": "import.name",
       "title": "opt-outs:import",
       "cell": "text"
      },
      {
       "id": "note",
       "field": "note",
       "title": "opt-outs:note",
       "cell": "text"
      },
      {
       "id": "removed-because",
       "field": "removed_because",
       "title": "opt-outs:removed-because",
       "cell": "text"
      },
      {
       "id": "since",
       "field": "created_at",
       "title": "opt-outs:since",
       "cell": "date-time"
      }
     ]
    },
    {
     "id": "events",
     "width": "half",
     "kind": "timeline",
     "title": "opt-outs:events"
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
  "opt-outs:opt-outs": "Opt-outs",
  "opt-outs:opt-out": "Opt-out",
  "opt-outs:removal": "Removal",
  "opt-outs:number": "Phone number",
  "opt-outs:number-help": "With + and the country code, such as +14155550123",
  "opt-outs:enter-number": "Enter a phone number",
  "opt-outs:international": "Enter the whole number, with + and the country code",
  "opt-outs:complaint": "This person complained",
  "opt-outs:complaint-help": "Turn this on if they complained to you, the carrier or an authority.",
  "opt-outs:listed": "Opted out",
  "opt-outs:removed": "Can be contacted",
  "opt-outs:replied": "Replied STOP",
  "opt-outs:added": "Added by hand",
  "opt-outs:imported": "Imported",
  "opt-outs:complained": "Complaint",
  "opt-outs:reply": "Reply",
  "opt-outs:broadcast": "Broadcast",
  "opt-outs:removed-because": "Removed because",
  "opt-outs:because": "Why can they be contacted again?",
  "opt-outs:say-why": "Say why, such as how they agreed",
  "opt-outs:since": "Since",
  "opt-outs:add-number": "Add a number",
  "opt-outs:add-info": "Broadcasts and voice campaigns skip this number from now on, including ones already under way.",
  "opt-outs:number-listed": "Number opted out",
  "opt-outs:number-removed": "Number removed from the opt-out list",
  "opt-outs:remove": "Remove from list",
  "opt-outs:remove-title": "Contact this number again?",
  "opt-outs:remove-text": "Do this only if the person has agreed. The reason is recorded.",
  "opt-outs:keep": "Keep opted out",
  "opt-outs:list-again": "Opt out again",
  "opt-outs:import": "Import",
  "opt-outs:imports": "Imports",
  "opt-outs:opt-out-import": "Opt-out import",
  "opt-outs:import-numbers": "Import numbers",
  "opt-outs:import-info": "One CSV file: phone numbers with + and the country code in the first column and, if you like, why in the second. A header row is skipped. Numbers already on the list stay as they are.",
  "opt-outs:file": "File",
  "opt-outs:choose-file": "Choose a CSV file",
  "opt-outs:csv-only": "Choose a CSV file of up to 10 MB",
  "opt-outs:complaints": "These people complained",
  "opt-outs:complaints-help": "Or mark single lines: write “complaint” in the second column.",
  "opt-outs:note": "Note",
  "opt-outs:import-note-help": "Shown with each number, such as where the list is from. A reason in the second column takes precedence.",
  "opt-outs:import-started": "Import started",
  "opt-outs:import-deleted": "Import deleted",
  "opt-outs:delete-import-title": "Delete this import?",
  "opt-outs:delete-import-text": "The file and the report are deleted. The numbers stay on the list.",
  "opt-outs:keep-import": "Keep import",
  "opt-outs:still-reading": "Wait until the file is read",
  "opt-outs:reading": "Reading",
  "opt-outs:done": "Imported",
  "opt-outs:failed": "Failed",
  "opt-outs:reading-file": "Reading the file",
  "opt-outs:lines": "Lines",
  "opt-outs:line": "Line",
  "opt-outs:value": "Value",
  "opt-outs:newly-added": "Added",
  "opt-outs:added-again": "Opted out again",
  "opt-outs:merged": "Already listed",
  "opt-outs:refused": "Refused",
  "opt-outs:refused-lines": "Refused lines",
  "opt-outs:imported-at": "Imported",
  "opt-outs:import-problem": "Nothing was imported. {problem}",
  "opt-outs:import-incomplete": "The import stopped after {done} of {lines} lines. {problem}",
  "opt-outs:problem": "Problem",
  "opt-outs:problem-not-csv": "The file isn’t a CSV file. Save it as “CSV UTF-8 (comma delimited)”.",
  "opt-outs:problem-not-utf8": "The file isn’t encoded in UTF-8. Save it as “CSV UTF-8 (comma delimited)”.",
  "opt-outs:problem-damaged": "The file can’t be read from the line given below.",
  "opt-outs:problem-empty": "The file has no phone numbers. Put them in the first column, with + and the country code.",
  "opt-outs:problem-gone": "The file is no longer available. Upload it again.",
  "opt-outs:problem-interrupted": "Something went wrong on our side. Import the file again.",
  "opt-outs:no-imports-title": "No imports yet",
  "opt-outs:no-imports": "Bring the opt-outs of another system: import them from a CSV file.",
  "opt-outs:any-reason": "Any reason",
  "opt-outs:any-campaign": "Any broadcast",
  "opt-outs:events": "History",
  "opt-outs:empty-title": "No opt-outs",
  "opt-outs:empty-text": "Broadcasts and voice campaigns skip the numbers listed here. Add those of people who no longer want your messages or calls.",
  "opt-outs:pressed-key": "Pressed a key in a call",
  "opt-outs:event-removed-from-the-list": "Removed from the list",
  "opt-outs:event-opted-out-again-by-import": "Opted out again by import",
  "opt-outs:event-opted-out-by-reply": "Opted out by reply",
  "opt-outs:event-opted-out-by-key-press": "Opted out by key press",
  "opt-outs:event-opted-in-by-reply": "Opted in by reply"
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
  "opt-out-import.create": validator(object({ "id": readOnly, "version": readOnly, "file": object({ "id": string({ format: "uuid" }), "name": readOnly, "bytes": readOnly, "type": readOnly }, ["id"]), "complaint": boolean, "note": string({ maxLength: 300, trim: true }), "name": readOnly, "status": readOnly, "problem": readOnly, "problem_line": readOnly, "lines": readOnly, "done_lines": readOnly, "added": readOnly, "again": readOnly, "merged": readOnly, "refused": readOnly, "problems": readOnly, "created_at": readOnly }, ["file"])),
  "opt-out-import.update": validator(object({ "id": readOnly, "version": readOnly, "file": readOnly, "complaint": readOnly, "note": readOnly, "name": readOnly, "status": readOnly, "problem": readOnly, "problem_line": readOnly, "lines": readOnly, "done_lines": readOnly, "added": readOnly, "again": readOnly, "merged": readOnly, "refused": readOnly, "problems": readOnly, "created_at": readOnly })),
  "opt-out-import.form": validator(object({ "id": anything, "version": anything, "file": object({ "id": string({ format: "uuid" }), "name": anything, "bytes": anything, "type": anything }), "complaint": boolean, "note": string({ maxLength: 300, trim: true }), "name": anything, "status": anything, "problem": anything, "problem_line": anything, "lines": anything, "done_lines": anything, "added": anything, "again": anything, "merged": anything, "refused": anything, "problems": anything, "created_at": anything })),
  "opt-out-removal.create": validator(object({ "id": readOnly, "version": readOnly, "because": string({ minLength: 3, maxLength: 300, trim: true }) }, ["because"])),
  "opt-out-removal.update": validator(object({ "id": readOnly, "version": readOnly, "because": string({ minLength: 3, maxLength: 300, trim: true }) })),
  "opt-out-removal.form": validator(object({ "id": anything, "version": anything, "because": string({ minLength: 3, maxLength: 300, trim: true }) })),
  "opt-out.create": validator(object({ "id": readOnly, "version": readOnly, "number": string({ maxLength: 16, format: "phone", trim: true }), "complaint": boolean, "status": readOnly, "reason": readOnly, "reply": readOnly, "broadcast": readOnly, "note": readOnly, "import": readOnly, "removed_because": readOnly, "created_at": readOnly }, ["number"])),
  "opt-out.update": validator(object({ "id": readOnly, "version": readOnly, "number": readOnly, "complaint": readOnly, "status": readOnly, "reason": readOnly, "reply": readOnly, "broadcast": readOnly, "note": readOnly, "import": readOnly, "removed_because": readOnly, "created_at": readOnly })),
  "opt-out.form": validator(object({ "id": anything, "version": anything, "number": string({ maxLength: 16, format: "phone", trim: true }), "complaint": boolean, "status": anything, "reason": anything, "reply": anything, "broadcast": anything, "note": anything, "import": anything, "removed_because": anything, "created_at": anything })),
}
