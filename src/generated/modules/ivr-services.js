// Written by codegen from definitions/. Do not edit.
export const definition = {
 "id": "ivr-services",
 "title": "ivr-services:ivr-services",
 "entities": {
  "ivr-service": {
   "id": "ivr-service",
   "module": "ivr-services",
   "title": "ivr-services:ivr-service",
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
      "required": "ivr-services:name-it",
      "minLength": "ivr-services:name-it"
     }
    },
    "flow": {
     "required": [
      "id"
     ],
     "type": "object",
     "title": "ivr-services:flow",
     "help": "ivr-services:flow-help",
     "properties": {
      "id": {
       "format": "uuid",
       "type": "string",
       "title": "ivr-services:flow",
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
       "title": "ivr-services:flow",
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
      "required": "ivr-services:choose-flow"
     }
    },
    "numbers": {
     "maxItems": 20,
     "type": "array",
     "title": "ivr-services:numbers",
     "help": "ivr-services:numbers-help",
     "distinct": true,
     "items": {
      "required": [
       "id"
      ],
      "type": "object",
      "title": "ivr-services:numbers",
      "properties": {
       "id": {
        "format": "uuid",
        "type": "string",
        "title": "ivr-services:numbers",
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
        "title": "ivr-services:number",
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
     "errors": {}
    },
    "dialed": {
     "maxItems": 20,
     "readOnly": true,
     "cell": "phone",
     "type": "array",
     "title": "ivr-services:numbers",
     "help": "ivr-services:numbers-help",
     "items": {
      "maxLength": 16,
      "type": "string",
      "title": "ivr-services:numbers",
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
     "errors": {}
    },
    "status": {
     "enum": [
      "active",
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
      "disabled": "ivr-services:disabled"
     }
    },
    "calls": {
     "minimum": 0,
     "readOnly": true,
     "type": "integer",
     "title": "ivr-services:calls",
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
     "title": "ivr-services:talk-time",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "days": {
     "maxItems": 40,
     "readOnly": true,
     "type": "array",
     "title": "ivr-services:by-day",
     "items": {
      "type": "object",
      "title": "ivr-services:by-day",
      "properties": {
       "day": {
        "format": "date",
        "type": "string",
        "title": "ivr-services:by-day",
        "trim": false,
        "readOnly": true,
        "writeOn": [],
        "sensitive": false,
        "cell": "date",
        "errors": {}
       },
       "calls": {
        "minimum": 0,
        "type": "integer",
        "title": "ivr-services:by-day",
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
    "keys": {
     "maxItems": 100,
     "readOnly": true,
     "type": "array",
     "title": "ivr-services:by-key",
     "items": {
      "type": "object",
      "title": "ivr-services:by-key",
      "properties": {
       "key": {
        "maxLength": 80,
        "type": "string",
        "title": "ivr-services:by-key",
        "trim": false,
        "readOnly": true,
        "writeOn": [],
        "sensitive": false,
        "cell": "text",
        "errors": {}
       },
       "callers": {
        "minimum": 0,
        "type": "integer",
        "title": "ivr-services:by-key",
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
     "title": "ivr-services:created-at",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    }
   },
   "required": [
    "name",
    "flow"
   ],
   "rules": {
    "fields": {
     "flow": {
      "reference": {
       "get": "/v1/ivr_flows",
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
        "text": "ivr-services:no-flows",
        "way": {
         "to": "/ivr/flows/new",
         "access": [
          "IVR"
         ],
         "text": "ivr-services:new-flow"
        }
       },
       "inUse": "ivr-services:flow-in-use"
      }
     },
     "numbers": {
      "choices": {
       "enabledWhen": {
        "source": "!has(item.ivr_service)",
        "tree": {
         "op": "not",
         "arg": {
          "op": "has",
          "root": "item",
          "path": [
           "ivr_service"
          ]
         }
        },
        "dependsOn": [
         "item.ivr_service"
        ]
       },
       "because": "ivr-services:answered-elsewhere",
       "hints": [
        {
         "when": {
          "source": "has(item.label)",
          "tree": {
           "op": "has",
           "root": "item",
           "path": [
            "label"
           ]
          },
          "dependsOn": [
           "item.label"
          ]
         },
         "text": "ivr-services:number-label",
         "slots": {
          "label": {
           "path": "label",
           "cell": "text"
          }
         }
        },
        {
         "when": {
          "source": "has(item.trunk)",
          "tree": {
           "op": "has",
           "root": "item",
           "path": [
            "trunk"
           ]
          },
          "dependsOn": [
           "item.trunk"
          ]
         },
         "text": "ivr-services:goes-to-trunk"
        }
       ],
       "groups": []
      },
      "reference": {
       "get": "/v1/dids",
       "query": {
        "takes_calls": "true",
        "sort": "-route_to"
       },
       "items": "dids",
       "key": "id",
       "label": "number",
       "search": "search",
       "pick": {
        "id": "id",
        "number": "number"
       },
       "empty": {
        "text": "ivr-services:no-numbers",
        "way": {
         "to": "/buy",
         "access": [
          "Buy"
         ],
         "text": "ivr-services:buy-numbers"
        }
       },
       "labelFormat": "phone"
      }
     }
    },
    "effects": [],
    "checks": []
   },
   "lifecycle": {
    "entity": "ivr-service",
    "field": "status",
    "states": {
     "active": {
      "tone": "success",
      "icon": "check",
      "title": "portal:active"
     },
     "disabled": {
      "tone": "neutral",
      "icon": "pause",
      "title": "ivr-services:disabled"
     }
    },
    "initial": "active",
    "call": {
     "method": "PUT",
     "path": "/v1/ivr/services/{id}/status"
    },
    "transitions": [
     {
      "id": "disable",
      "icon": "pause",
      "from": [
       "active"
      ],
      "to": "disabled",
      "confirm": {
       "dismiss": "ivr-services:keep-active",
       "title": "ivr-services:disable-title",
       "text": "ivr-services:disable-text",
       "action": "ivr-services:disable"
      },
      "by": "user",
      "title": "ivr-services:disable",
      "access": [
       "IVR"
      ],
      "success": "ivr-services:service-saved",
      "tone": "neutral"
     },
     {
      "id": "enable",
      "event": "ivr-services:event-enabled",
      "icon": "play",
      "from": [
       "disabled"
      ],
      "to": "active",
      "by": "user",
      "title": "ivr-services:enable",
      "access": [
       "IVR"
      ],
      "success": "ivr-services:service-saved",
      "tone": "neutral"
     }
    ]
   }
  }
 },
 "resources": {
  "ivr-service": {
   "id": "ivr-service",
   "module": "ivr-services",
   "entity": "ivr-service",
   "path": "/v1/ivr/services",
   "items": "ivr_services",
   "item": "ivr_service",
   "storage": {
    "kind": "documents"
   },
   "operations": {
    "list": {
     "access": [
      "IVR"
     ]
    },
    "get": {
     "access": [
      "IVR"
     ]
    },
    "create": {
     "access": [
      "IVR"
     ]
    },
    "update": {
     "access": [
      "IVR"
     ]
    },
    "delete": {
     "access": [
      "IVR"
     ],
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
     "because": "ivr-services:disable-first"
    }
   },
   "listFields": [
    "id",
    "name",
    "flow",
    "dialed",
    "status",
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
     "name": "id",
     "field": "id",
     "match": "equals"
    }
   ],
   "sort": {
    "default": "name",
    "fields": [
     "name",
     "status",
     "created_at"
    ]
   },
   "sublists": [],
   "endpoints": [
    {
     "id": "results",
     "path": "/v1/ivr/services/{id}/results",
     "output": [
      "calls",
      "seconds",
      "days",
      "keys"
     ],
     "summary": "How many called a service in the last 30 days, and what they pressed.",
     "method": "GET",
     "access": [
      "IVR"
     ],
     "query": []
    },
    {
     "id": "test-call",
     "method": "POST",
     "path": "/v1/ivr/services/{id}/test_call",
     "summary": "Calls the service from the account's own phone number, at the price of a call. The same Idempotency-Key is one call.",
     "access": [
      "IVR"
     ],
     "query": [],
     "idempotent": true
    }
   ]
  }
 },
 "lists": {
  "ivr-services": {
   "id": "ivr-services",
   "module": "ivr-services",
   "resource": "ivr-service",
   "title": "ivr-services:services",
   "primaryAction": {
    "text": "ivr-services:new-service",
    "to": "/ivr/services/new",
    "access": [
     "IVR"
    ],
    "asks": "POST /v1/ivr/services"
   },
   "columns": [
    {
     "id": "name",
     "field": "name",
     "title": "portal:name",
     "cell": "text",
     "align": "start",
     "sortable": true,
     "link": "/ivr/services/view/{row.id}",
     "flex": 2,
     "minWidth": 160,
     "hidden": false
    },
    {
     "id": "flow",
     "field": "flow.name",
     "title": "ivr-services:flow",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "flex": 2,
     "minWidth": 160,
     "hidden": false
    },
    {
     "id": "dialed",
     "field": "dialed",
     "title": "ivr-services:numbers",
     "cell": "phone",
     "align": "start",
     "sortable": false,
     "flex": 3,
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
     "width": 120,
     "hidden": false
    },
    {
     "id": "created",
     "field": "created_at",
     "title": "ivr-services:created-at",
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
       "value": "disabled",
       "text": "ivr-services:disabled"
      }
     ],
     "all": "ivr-services:all"
    }
   ],
   "rowActions": [
    {
     "kind": "link",
     "id": "edit",
     "title": "portal:edit",
     "icon": "edit",
     "to": "/ivr/services/edit/{row.id}",
     "access": [
      "IVR"
     ],
     "asks": "PUT /v1/ivr/services/{id}"
    },
    {
     "kind": "call",
     "id": "test-call",
     "title": "ivr-services:test-call",
     "icon": "play",
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
     "call": "/v1/ivr/services/{row.id}/test_call",
     "access": [
      "IVR"
     ],
     "asks": "POST /v1/ivr/services/{id}/test_call",
     "confirm": {
      "dismiss": "portal:not-now",
      "title": "ivr-services:test-call-title",
      "text": "ivr-services:test-call-text",
      "action": "ivr-services:test-call"
     },
     "success": "ivr-services:test-called",
     "then": "stay"
    },
    {
     "kind": "link",
     "id": "view-calls",
     "title": "ivr-services:view-calls",
     "icon": "logs",
     "to": "/logs?type=received&ivr_service={row.id}",
     "access": [
      "Cdr"
     ]
    },
    {
     "kind": "transition",
     "id": "disable",
     "transition": "disable"
    },
    {
     "kind": "transition",
     "id": "enable",
     "transition": "enable"
    },
    {
     "kind": "delete",
     "id": "delete",
     "title": "portal:delete",
     "icon": "delete",
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
     "tone": "danger",
     "access": [
      "IVR"
     ],
     "confirm": {
      "dismiss": "ivr-services:keep-service",
      "title": "ivr-services:delete-title",
      "text": "ivr-services:delete-text",
      "action": "portal:delete"
     },
     "success": "ivr-services:service-deleted"
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
    "title": "ivr-services:no-services",
    "text": "ivr-services:no-services-text",
    "action": {
     "text": "ivr-services:new-service",
     "to": "/ivr/services/new",
     "access": [
      "IVR"
     ],
     "asks": "POST /v1/ivr/services"
    }
   }
  }
 },
 "wizards": {
  "ivr-service": {
   "id": "ivr-service",
   "module": "ivr-services",
   "resource": "ivr-service",
   "title": {
    "create": "ivr-services:new-service",
    "edit": "ivr-services:edit-service"
   },
   "opensAt": {},
   "done": "/ivr/services",
   "cancel": true,
   "doneWhen": [
    {
     "to": "/ivr/services/view/{row.id}"
    }
   ],
   "submitText": [
    {
     "mode": "create",
     "text": "ivr-services:create-service"
    },
    {
     "mode": "edit",
     "text": "portal:save"
    }
   ],
   "success": {
    "create": "ivr-services:service-created",
    "edit": "ivr-services:service-saved"
   },
   "failure": {},
   "banners": [],
   "steps": [
    {
     "id": "service",
     "title": "ivr-services:service",
     "fields": [
      "name",
      "flow",
      "numbers"
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
    "numbers": {
     "widget": "choices",
     "options": {},
     "fills": []
    }
   }
  }
 },
 "pages": {
  "ivr-service": {
   "id": "ivr-service",
   "module": "ivr-services",
   "title": "ivr-services:ivr-service",
   "record": {
    "resource": "ivr-service",
    "name": "name",
    "ask": {
     "topic": "calls",
     "facts": [
      {
       "field": "name",
       "title": "portal:name",
       "cell": "text"
      },
      {
       "field": "status",
       "title": "portal:status",
       "cell": "status-chip"
      },
      {
       "field": "created_at",
       "title": "ivr-services:created-at",
       "cell": "relative-time"
      }
     ]
    },
    "actions": [
     {
      "kind": "link",
      "id": "edit",
      "title": "portal:edit",
      "icon": "edit",
      "to": "/ivr/services/edit/{row.id}",
      "access": [
       "IVR"
      ],
      "asks": "PUT /v1/ivr/services/{id}"
     },
     {
      "kind": "call",
      "id": "test-call",
      "title": "ivr-services:test-call",
      "icon": "play",
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
      "call": "/v1/ivr/services/{row.id}/test_call",
      "access": [
       "IVR"
      ],
      "asks": "POST /v1/ivr/services/{id}/test_call",
      "confirm": {
       "dismiss": "portal:not-now",
       "title": "ivr-services:test-call-title",
       "text": "ivr-services:test-call-text",
       "action": "ivr-services:test-call"
      },
      "success": "ivr-services:test-called",
      "then": "stay"
     },
     {
      "kind": "link",
      "id": "view-calls",
      "title": "ivr-services:view-calls",
      "icon": "logs",
      "to": "/logs?type=received&ivr_service={row.id}",
      "access": [
       "Cdr"
      ]
     },
     {
      "kind": "transition",
      "id": "disable",
      "transition": "disable"
     },
     {
      "kind": "transition",
      "id": "enable",
      "transition": "enable"
     },
     {
      "kind": "delete",
      "id": "delete",
      "title": "portal:delete",
      "icon": "delete",
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
      "tone": "danger",
      "access": [
       "IVR"
      ],
      "confirm": {
       "dismiss": "ivr-services:keep-service",
       "title": "ivr-services:delete-title",
       "text": "ivr-services:delete-text",
       "action": "portal:delete"
      },
      "success": "ivr-services:service-deleted"
     }
    ],
    "access": [
     "IVR"
    ]
   },
   "blocks": [
    {
     "id": "no-number",
     "when": {
      "source": "!has(row.dialed)",
      "tree": {
       "op": "not",
       "arg": {
        "op": "has",
        "root": "row",
        "path": [
         "dialed"
        ]
       }
      },
      "dependsOn": [
       "row.dialed"
      ]
     },
     "width": "full",
     "kind": "banner",
     "tone": "warning",
     "text": "ivr-services:no-number-note",
     "params": {},
     "link": {
      "text": "ivr-services:choose-numbers",
      "to": "/ivr/services/edit/{row.id}",
      "access": [
       "IVR"
      ]
     }
    },
    {
     "id": "off",
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
     "tone": "info",
     "text": "ivr-services:disabled-note",
     "params": {}
    },
    {
     "id": "figures",
     "width": "full",
     "kind": "stats",
     "title": "ivr-services:last-30-days",
     "look": "tiles",
     "stats": [
      {
       "id": "calls",
       "title": "ivr-services:calls",
       "source": {
        "get": "/v1/ivr/services/{route.id}/results",
        "query": {},
        "path": "calls",
        "access": [
         "IVR"
        ]
       },
       "cell": "number",
       "link": {
        "text": "ivr-services:view-calls",
        "to": "/logs?type=received&ivr_service={route.id}",
        "access": [
         "Cdr"
        ]
       }
      },
      {
       "id": "seconds",
       "title": "ivr-services:talk-time",
       "source": {
        "get": "/v1/ivr/services/{route.id}/results",
        "query": {},
        "path": "seconds",
        "access": [
         "IVR"
        ]
       },
       "cell": "duration"
      }
     ]
    },
    {
     "id": "by-day",
     "width": "half",
     "kind": "chart",
     "title": "ivr-services:by-day",
     "form": "bar",
     "source": {
      "get": "/v1/ivr/services/{route.id}/results",
      "query": {},
      "path": "days",
      "access": [
       "IVR"
      ]
     },
     "x": "day",
     "series": [
      {
       "id": "calls",
       "title": "ivr-services:calls",
       "value": "calls"
      }
     ],
     "cell": "number",
     "empty": "ivr-services:no-calls"
    },
    {
     "id": "by-key",
     "width": "half",
     "kind": "chart",
     "title": "ivr-services:by-key",
     "form": "bar",
     "source": {
      "get": "/v1/ivr/services/{route.id}/results",
      "query": {},
      "path": "keys",
      "access": [
       "IVR"
      ]
     },
     "x": "key",
     "series": [
      {
       "id": "callers",
       "title": "ivr-services:callers",
       "value": "callers"
      }
     ],
     "cell": "number",
     "empty": "ivr-services:no-keys"
    },
    {
     "id": "facts",
     "width": "half",
     "kind": "facts",
     "title": "ivr-services:settings",
     "look": "facts",
     "facts": [
      {
       "id": "flow",
       "field": "flow.name",
       "title": "ivr-services:flow",
       "cell": "text"
      },
      {
       "id": "numbers",
       "field": "dialed",
       "title": "ivr-services:numbers",
       "cell": "phone"
      },
      {
       "id": "created",
       "field": "created_at",
       "title": "ivr-services:created-at",
       "cell": "date-time"
      }
     ]
    },
    {
     "id": "events",
     "width": "half",
     "kind": "timeline",
     "title": "ivr-services:events"
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
  "ivr-services:ivr-services": "IVR services",
  "ivr-services:ivr-service": "IVR service",
  "ivr-services:ivr": "IVR",
  "ivr-services:ivr-flows": "IVR flows",
  "ivr-services:services": "IVR services",
  "ivr-services:service": "Service",
  "ivr-services:new-service": "New IVR service",
  "ivr-services:edit-service": "Edit IVR service",
  "ivr-services:create-service": "Create service",
  "ivr-services:name-it": "Name the service",
  "ivr-services:flow": "Call flow",
  "ivr-services:flow-help": "Only published flows can answer calls",
  "ivr-services:choose-flow": "Choose a call flow",
  "ivr-services:no-flows": "No published IVR flows",
  "ivr-services:new-flow": "New flow",
  "ivr-services:flow-in-use": "An IVR service uses this flow",
  "ivr-services:numbers": "Numbers",
  "ivr-services:numbers-help": "Calls to these numbers go through the flow, and no longer to a trunk.",
  "ivr-services:number": "Number",
  "ivr-services:disabled": "Disabled",
  "ivr-services:disable": "Disable",
  "ivr-services:enable": "Enable",
  "ivr-services:disable-first": "Disable the service first",
  "ivr-services:keep-active": "Keep it active",
  "ivr-services:service-created": "IVR service created",
  "ivr-services:service-saved": "IVR service saved",
  "ivr-services:service-deleted": "IVR service deleted",
  "ivr-services:keep-service": "Keep it",
  "ivr-services:no-services": "No IVR services yet",
  "ivr-services:no-services-text": "A service answers calls to your numbers with a published call flow.",
  "ivr-services:created-at": "Created",
  "ivr-services:disable-title": "Disable the service?",
  "ivr-services:disable-text": "Calls to its numbers will no longer be answered.",
  "ivr-services:delete-title": "Delete the service?",
  "ivr-services:delete-text": "Its numbers will no longer reach the flow.",
  "ivr-services:no-numbers": "No active voice numbers yet",
  "ivr-services:buy-numbers": "Buy numbers",
  "ivr-services:all": "All",
  "ivr-services:test-call": "Test call from my phone",
  "ivr-services:test-call-title": "Call this service?",
  "ivr-services:test-call-text": "Your account’s phone number calls the service’s first number, at the price of a call.",
  "ivr-services:test-called": "Test call made. It’s in the call history.",
  "ivr-services:view-calls": "View calls",
  "ivr-services:talk-time": "Talk time",
  "ivr-services:by-day": "Calls by day",
  "ivr-services:by-key": "By key pressed",
  "ivr-services:callers": "Callers",
  "ivr-services:calls": "Calls",
  "ivr-services:last-30-days": "Last 30 days",
  "ivr-services:no-calls": "No calls in the last 30 days",
  "ivr-services:no-keys": "Nobody has pressed a key yet",
  "ivr-services:settings": "Settings",
  "ivr-services:events": "History",
  "ivr-services:no-number-note": "This service has no number, so no one can call it.",
  "ivr-services:choose-numbers": "Choose numbers",
  "ivr-services:disabled-note": "This service is disabled: calls to its numbers aren’t answered.",
  "ivr-services:number-label": "{label}",
  "ivr-services:answered-elsewhere": "Another IVR service answers this number",
  "ivr-services:goes-to-trunk": "Calls now go to a trunk",
  "ivr-services:event-enabled": "Enabled"
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
  "ivr-service.create": validator(object({ "id": readOnly, "version": readOnly, "name": string({ minLength: 1, maxLength: 60, trim: true }), "flow": object({ "id": string({ format: "uuid" }), "name": readOnly }, ["id"]), "numbers": array({ maxItems: 20, distinct: true, items: object({ "id": string({ format: "uuid" }), "number": readOnly }, ["id"]) }), "dialed": readOnly, "status": readOnly, "calls": readOnly, "seconds": readOnly, "days": readOnly, "keys": readOnly, "created_at": readOnly }, ["name","flow"])),
  "ivr-service.update": validator(object({ "id": readOnly, "version": readOnly, "name": string({ minLength: 1, maxLength: 60, trim: true }), "flow": object({ "id": string({ format: "uuid" }), "name": readOnly }, ["id"]), "numbers": array({ maxItems: 20, distinct: true, items: object({ "id": string({ format: "uuid" }), "number": readOnly }, ["id"]) }), "dialed": readOnly, "status": readOnly, "calls": readOnly, "seconds": readOnly, "days": readOnly, "keys": readOnly, "created_at": readOnly })),
  "ivr-service.form": validator(object({ "id": anything, "version": anything, "name": string({ minLength: 1, maxLength: 60, trim: true }), "flow": object({ "id": string({ format: "uuid" }), "name": anything }), "numbers": array({ maxItems: 20, distinct: true, items: object({ "id": string({ format: "uuid" }), "number": anything }) }), "dialed": anything, "status": anything, "calls": anything, "seconds": anything, "days": anything, "keys": anything, "created_at": anything })),
}
