// Written by codegen from definitions/. Do not edit.
export const definition = {
 "id": "parcels",
 "title": "parcels:parcels",
 "entities": {
  "parcel": {
   "id": "parcel",
   "module": "parcels",
   "title": "parcels:parcel",
   "properties": {
    "label": {
     "minLength": 1,
     "maxLength": 40,
     "pattern": "^[A-Za-z0-9 ]*$",
     "trim": true,
     "writeOn": [
      "create"
     ],
     "type": "string",
     "title": "parcels:label",
     "help": "parcels:label-help",
     "readOnly": false,
     "sensitive": false,
     "cell": "text",
     "errors": {
      "required": "portal:required-field",
      "pattern": "parcels:label-help"
     }
    },
    "size": {
     "enum": [
      "small",
      "large"
     ],
     "default": "small",
     "type": "string",
     "title": "parcels:size",
     "enumTexts": {
      "small": "parcels:small",
      "large": "parcels:large"
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
    "fragile": {
     "default": false,
     "type": "boolean",
     "title": "parcels:fragile",
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
    "note": {
     "maxLength": 200,
     "type": "string",
     "title": "parcels:note",
     "trim": false,
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "required": "parcels:note-missing"
     }
    },
    "weight": {
     "minimum": 1,
     "maximum": 30000,
     "access": [
      "Depots"
     ],
     "type": "integer",
     "title": "parcels:weight",
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
    "colour": {
     "catalogue": "colours",
     "maxLength": 20,
     "type": "string",
     "title": "parcels:colour",
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
    "depot": {
     "required": [
      "id"
     ],
     "type": "object",
     "title": "parcels:depot",
     "properties": {
      "id": {
       "maxLength": 36,
       "type": "string",
       "title": "parcels:depot",
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
       "title": "parcels:depot-name",
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
    "state": {
     "enum": [
      "waiting",
      "sent"
     ],
     "readOnly": true,
     "cell": "status-chip",
     "type": "string",
     "title": "parcels:state",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {},
     "enumTexts": {
      "waiting": "parcels:waiting",
      "sent": "parcels:sent"
     }
    },
    "created_at": {
     "format": "date-time",
     "readOnly": true,
     "type": "string",
     "title": "parcels:created",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "date-time",
     "errors": {}
    }
   },
   "required": [
    "label",
    "size",
    "depot"
   ],
   "rules": {
    "fields": {
     "note": {
      "visibleWhen": {
       "source": "form.fragile",
       "tree": {
        "op": "path",
        "root": "form",
        "path": [
         "fragile"
        ]
       },
       "dependsOn": [
        "form.fragile"
       ]
      },
      "requiredWhen": {
       "source": "form.fragile && config.level == 'paid'",
       "tree": {
        "op": "and",
        "args": [
         {
          "op": "path",
          "root": "form",
          "path": [
           "fragile"
          ]
         },
         {
          "op": "==",
          "left": {
           "op": "path",
           "root": "config",
           "path": [
            "level"
           ]
          },
          "right": {
           "op": "const",
           "value": "paid"
          }
         }
        ]
       },
       "dependsOn": [
        "config.level",
        "form.fragile"
       ]
      }
     },
     "colour": {
      "default": "red"
     },
     "depot": {
      "enabledWhen": {
       "source": "has(form.weight) && form.weight > 1",
       "tree": {
        "op": "and",
        "args": [
         {
          "op": "has",
          "root": "form",
          "path": [
           "weight"
          ]
         },
         {
          "op": ">",
          "left": {
           "op": "path",
           "root": "form",
           "path": [
            "weight"
           ]
          },
          "right": {
           "op": "const",
           "value": 1
          }
         }
        ]
       },
       "dependsOn": [
        "form.weight"
       ]
      },
      "because": "parcels:choose-size-first",
      "reference": {
       "get": "/v1/depots",
       "query": {
        "is_open": "true"
       },
       "items": "depots",
       "key": "id",
       "label": "name",
       "search": "name",
       "pick": {
        "id": "id",
        "name": "name"
       },
       "empty": {
        "text": "parcels:no-depots",
        "way": {
         "to": "/depots",
         "access": [
          "Depots"
         ],
         "text": "parcels:open-depots"
        }
       }
      }
     }
    },
    "effects": [
     {
      "on": "size",
      "clear": [
       "weight",
       "depot"
      ],
      "set": {},
      "default": []
     },
     {
      "on": "fragile",
      "when": {
       "source": "!form.fragile",
       "tree": {
        "op": "not",
        "arg": {
         "op": "path",
         "root": "form",
         "path": [
          "fragile"
         ]
        }
       },
       "dependsOn": [
        "form.fragile"
       ]
      },
      "clear": [
       "note"
      ],
      "set": {},
      "default": []
     },
     {
      "on": "fragile",
      "when": {
       "source": "form.fragile",
       "tree": {
        "op": "path",
        "root": "form",
        "path": [
         "fragile"
        ]
       },
       "dependsOn": [
        "form.fragile"
       ]
      },
      "clear": [],
      "set": {
       "size": "small"
      },
      "default": [
       "colour"
      ]
     }
    ],
    "checks": [
     {
      "check": "parcels/not-too-heavy",
      "reads": {
       "weight": "weight"
      },
      "when": {
       "source": "form.size == 'small' && has(form.weight)",
       "tree": {
        "op": "and",
        "args": [
         {
          "op": "==",
          "left": {
           "op": "path",
           "root": "form",
           "path": [
            "size"
           ]
          },
          "right": {
           "op": "const",
           "value": "small"
          }
         },
         {
          "op": "has",
          "root": "form",
          "path": [
           "weight"
          ]
         }
        ]
       },
       "dependsOn": [
        "form.size",
        "form.weight"
       ]
      },
      "at": "weight",
      "text": "parcels:too-heavy",
      "on": [
       "create",
       "update"
      ]
     }
    ]
   },
   "lifecycle": {
    "entity": "parcel",
    "field": "state",
    "states": {
     "waiting": {
      "title": "parcels:waiting",
      "tone": "info",
      "icon": "box"
     },
     "sent": {
      "title": "parcels:sent",
      "tone": "success",
      "icon": "truck"
     }
    },
    "initial": "waiting",
    "call": {
     "method": "PUT",
     "path": "/v1/parcels/{id}/state"
    },
    "transitions": [
     {
      "id": "send",
      "title": "parcels:send",
      "icon": "truck",
      "from": [
       "waiting"
      ],
      "to": "sent",
      "by": "user",
      "access": [
       "ParcelsWrite"
      ],
      "confirm": {
       "title": "parcels:send-question",
       "text": "parcels:sent-already",
       "action": "parcels:send",
       "dismiss": "parcels:keep"
      },
      "success": "parcels:done",
      "word": "parcels:word-sent",
      "tone": "neutral"
     },
     {
      "id": "return",
      "from": [
       "sent"
      ],
      "to": "waiting",
      "by": "server",
      "tone": "neutral",
      "access": []
     }
    ]
   }
  }
 },
 "resources": {
  "parcel": {
   "id": "parcel",
   "module": "parcels",
   "entity": "parcel",
   "path": "/v1/parcels",
   "items": "parcels",
   "item": "parcel",
   "storage": {
    "kind": "documents"
   },
   "operations": {
    "list": {
     "access": [
      "Parcels"
     ]
    },
    "get": {
     "access": [
      "Parcels"
     ]
    },
    "create": {
     "access": [
      "Parcels",
      "ParcelsWrite"
     ]
    },
    "update": {
     "access": [
      "Parcels",
      "ParcelsWrite"
     ],
     "when": {
      "source": "row.state == 'waiting'",
      "tree": {
       "op": "==",
       "left": {
        "op": "path",
        "root": "row",
        "path": [
         "state"
        ]
       },
       "right": {
        "op": "const",
        "value": "waiting"
       }
      },
      "dependsOn": [
       "row.state"
      ]
     },
     "because": "parcels:sent-already"
    },
    "delete": {
     "access": [
      "ParcelsWrite"
     ],
     "when": {
      "source": "row.state == 'waiting'",
      "tree": {
       "op": "==",
       "left": {
        "op": "path",
        "root": "row",
        "path": [
         "state"
        ]
       },
       "right": {
        "op": "const",
        "value": "waiting"
       }
      },
      "dependsOn": [
       "row.state"
      ]
     },
     "because": "parcels:sent-already"
    }
   },
   "listFields": [
    "id",
    "label",
    "size",
    "fragile",
    "weight",
    "depot",
    "state",
    "created_at"
   ],
   "query": [
    {
     "name": "label",
     "field": "label",
     "match": "prefix"
    },
    {
     "name": "size",
     "field": "size",
     "match": "equals"
    },
    {
     "name": "state",
     "field": "state",
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
    "fields": [
     "label",
     "colour",
     "created_at"
    ],
    "default": "-created_at"
   },
   "sublists": [],
   "endpoints": [
    {
     "id": "print",
     "method": "POST",
     "path": "/v1/parcels/{id}/print",
     "access": [
      "Parcels"
     ],
     "summary": "Prints the label.",
     "query": []
    }
   ]
  }
 },
 "lists": {
  "parcels": {
   "id": "parcels",
   "module": "parcels",
   "resource": "parcel",
   "title": "parcels:parcels",
   "primaryAction": {
    "text": "parcels:new-parcel",
    "to": "/parcels/create",
    "access": [
     "Parcels",
     "ParcelsWrite"
    ],
    "asks": "POST /v1/parcels"
   },
   "columns": [
    {
     "id": "label",
     "field": "label",
     "title": "parcels:label",
     "cell": "text",
     "align": "start",
     "sortable": true,
     "link": "/parcels/edit/{row.id}",
     "linkWhen": {
      "source": "row.state == 'waiting'",
      "tree": {
       "op": "==",
       "left": {
        "op": "path",
        "root": "row",
        "path": [
         "state"
        ]
       },
       "right": {
        "op": "const",
        "value": "waiting"
       }
      },
      "dependsOn": [
       "row.state"
      ]
     },
     "flex": 2,
     "hidden": false
    },
    {
     "id": "size",
     "field": "size",
     "title": "parcels:size",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "width": 100,
     "hidden": false
    },
    {
     "id": "weight",
     "field": "weight",
     "title": "parcels:weight",
     "cell": "number",
     "align": "end",
     "sortable": false,
     "width": 100,
     "hidden": true
    },
    {
     "id": "depot",
     "field": "depot.name",
     "title": "parcels:depot-name",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "width": 160,
     "hidden": false
    },
    {
     "id": "state",
     "field": "state",
     "title": "parcels:state",
     "cell": "status-chip",
     "align": "start",
     "sortable": false,
     "width": 120,
     "hidden": false
    },
    {
     "id": "created",
     "field": "created_at",
     "title": "parcels:created",
     "cell": "date-time",
     "align": "start",
     "sortable": true,
     "width": 160,
     "hidden": false
    }
   ],
   "filters": [
    {
     "id": "label",
     "title": "parcels:label",
     "kind": "search",
     "query": "label",
     "placeholder": "parcels:search"
    },
    {
     "id": "state",
     "title": "parcels:state",
     "kind": "select",
     "query": "state",
     "options": [
      {
       "value": "waiting",
       "text": "parcels:waiting"
      },
      {
       "value": "sent",
       "text": "parcels:sent"
      }
     ],
     "all": "parcels:all"
    },
    {
     "id": "size",
     "title": "parcels:size",
     "kind": "select",
     "query": "size",
     "options": [
      {
       "value": "small",
       "text": "parcels:small"
      },
      {
       "value": "large",
       "text": "parcels:large"
      }
     ],
     "all": "parcels:all"
    },
    {
     "id": "dates",
     "title": "parcels:created",
     "kind": "date-range",
     "query": [
      "from",
      "to"
     ],
     "presets": [
      "today",
      "all-time"
     ]
    }
   ],
   "rowActions": [
    {
     "kind": "transition",
     "id": "send",
     "transition": "send"
    },
    {
     "kind": "link",
     "id": "edit",
     "title": "parcels:edit",
     "icon": "edit",
     "when": {
      "source": "(row.state == 'waiting') && (row.state == 'waiting')",
      "tree": {
       "op": "and",
       "args": [
        {
         "op": "==",
         "left": {
          "op": "path",
          "root": "row",
          "path": [
           "state"
          ]
         },
         "right": {
          "op": "const",
          "value": "waiting"
         }
        },
        {
         "op": "==",
         "left": {
          "op": "path",
          "root": "row",
          "path": [
           "state"
          ]
         },
         "right": {
          "op": "const",
          "value": "waiting"
         }
        }
       ]
      },
      "dependsOn": [
       "row.state"
      ]
     },
     "to": "/parcels/edit/{row.id}",
     "access": [
      "Parcels",
      "ParcelsWrite"
     ],
     "asks": "PUT /v1/parcels/{id}"
    },
    {
     "kind": "call",
     "id": "print",
     "title": "parcels:print",
     "icon": "edit",
     "tone": "neutral",
     "method": "POST",
     "call": "/v1/parcels/{row.id}/print",
     "access": [
      "Parcels"
     ],
     "asks": "POST /v1/parcels/{id}/print",
     "success": "parcels:printed",
     "then": "stay"
    },
    {
     "kind": "delete",
     "id": "delete",
     "title": "parcels:delete",
     "icon": "delete",
     "when": {
      "source": "row.state == 'waiting'",
      "tree": {
       "op": "==",
       "left": {
        "op": "path",
        "root": "row",
        "path": [
         "state"
        ]
       },
       "right": {
        "op": "const",
        "value": "waiting"
       }
      },
      "dependsOn": [
       "row.state"
      ]
     },
     "tone": "danger",
     "access": [
      "ParcelsWrite"
     ],
     "confirm": {
      "title": "parcels:delete",
      "text": "parcels:sent-already",
      "action": "parcels:delete",
      "dismiss": "parcels:keep"
     },
     "success": "parcels:deleted"
    }
   ],
   "bulkActions": [
    "send",
    "delete"
   ],
   "pageSizes": [
    25,
    50
   ],
   "refreshSeconds": 60,
   "searchDebounceMs": 1000,
   "empty": {
    "title": "parcels:no-parcels",
    "text": "parcels:no-parcels",
    "action": {
     "text": "parcels:new-parcel",
     "to": "/parcels/create",
     "access": [
      "Parcels",
      "ParcelsWrite"
     ],
     "asks": "POST /v1/parcels"
    }
   }
  }
 },
 "wizards": {
  "parcel": {
   "id": "parcel",
   "module": "parcels",
   "resource": "parcel",
   "title": {
    "create": "parcels:new-parcel",
    "edit": "parcels:parcel"
   },
   "opensAt": {
    "edit": [
     {
      "step": "address"
     }
    ]
   },
   "done": "/parcels",
   "cancel": true,
   "doneWhen": [],
   "submitText": [
    {
     "mode": "create",
     "when": {
      "source": "form.fragile",
      "tree": {
       "op": "path",
       "root": "form",
       "path": [
        "fragile"
       ]
      },
      "dependsOn": [
       "form.fragile"
      ]
     },
     "text": "parcels:send"
    },
    {
     "mode": "create",
     "text": "parcels:save"
    },
    {
     "mode": "edit",
     "text": "parcels:save"
    }
   ],
   "success": {
    "create": "parcels:saved",
    "edit": "parcels:saved"
   },
   "failure": {},
   "banners": [
    {
     "id": "fragile",
     "modes": [
      "create"
     ],
     "steps": [
      "address"
     ],
     "when": {
      "source": "form.fragile && has(form.note)",
      "tree": {
       "op": "and",
       "args": [
        {
         "op": "path",
         "root": "form",
         "path": [
          "fragile"
         ]
        },
        {
         "op": "has",
         "root": "form",
         "path": [
          "note"
         ]
        }
       ]
      },
      "dependsOn": [
       "form.fragile",
       "form.note"
      ]
     },
     "tone": "warning",
     "text": "parcels:fragile-notice",
     "params": {
      "note": "{form.note}"
     },
     "link": {
      "text": "parcels:open-depots",
      "to": "/depots",
      "access": [
       "Depots"
      ]
     }
    }
   ],
   "steps": [
    {
     "id": "contents",
     "title": "parcels:contents",
     "fields": [
      "label",
      "size",
      "weight",
      "fragile",
      "note",
      "colour"
     ],
     "summary": [],
     "aside": "label-preview",
     "relocks": true
    },
    {
     "id": "address",
     "title": "parcels:address",
     "fields": [
      "depot"
     ],
     "sections": [
      {
       "id": "look",
       "title": "parcels:look",
       "info": "parcels:look-info",
       "icon": "box",
       "badges": [
        {
         "text": "portal:pro",
         "tone": "info",
         "when": {
          "source": "config.level == 'free'",
          "tree": {
           "op": "==",
           "left": {
            "op": "path",
            "root": "config",
            "path": [
             "level"
            ]
           },
           "right": {
            "op": "const",
            "value": "free"
           }
          },
          "dependsOn": [
           "config.level"
          ]
         },
         "look": "chip",
         "way": {
          "to": "/depots",
          "access": [
           "Depots"
          ]
         }
        }
       ],
       "collapse": "closed",
       "fields": [
        "depot"
       ]
      }
     ],
     "summary": [],
     "relocks": false
    },
    {
     "id": "summary",
     "title": "parcels:summary",
     "fields": [],
     "summary": [
      {
       "id": "label",
       "title": "parcels:label",
       "field": "label",
       "step": "contents",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "id": "preview",
       "title": "parcels:parcel",
       "panel": "label-preview",
       "modes": [
        "create"
       ]
      }
     ],
     "relocks": false
    }
   ],
   "fields": {
    "label": {
     "widget": "text",
     "options": {},
     "fills": []
    },
    "size": {
     "widget": "select",
     "options": {},
     "fills": [],
     "group": "measures"
    },
    "weight": {
     "widget": "number",
     "options": {},
     "fills": [],
     "group": "measures"
    },
    "fragile": {
     "widget": "switch",
     "options": {},
     "fills": []
    },
    "note": {
     "widget": "textarea",
     "options": {
      "rows": 3,
      "besideField": "fragile"
     },
     "fills": []
    },
    "colour": {
     "widget": "select",
     "options": {},
     "fills": []
    },
    "depot": {
     "widget": "reference-select",
     "options": {},
     "fills": [],
     "badges": [
      {
       "text": "parcels:heavy",
       "tone": "warning",
       "when": {
        "source": "has(form.weight) && form.weight > 20",
        "tree": {
         "op": "and",
         "args": [
          {
           "op": "has",
           "root": "form",
           "path": [
            "weight"
           ]
          },
          {
           "op": ">",
           "left": {
            "op": "path",
            "root": "form",
            "path": [
             "weight"
            ]
           },
           "right": {
            "op": "const",
            "value": 20
           }
          }
         ]
        },
        "dependsOn": [
         "form.weight"
        ]
       },
       "look": "button"
      }
     ]
    }
   }
  }
 },
 "pages": {
  "parcel": {
   "id": "parcel",
   "module": "parcels",
   "title": "parcels:parcel",
   "record": {
    "resource": "parcel",
    "name": "label",
    "actions": [
     {
      "kind": "transition",
      "id": "send",
      "transition": "send"
     },
     {
      "kind": "link",
      "id": "edit",
      "title": "parcels:edit",
      "icon": "edit",
      "when": {
       "source": "(row.state == 'waiting') && (row.state == 'waiting')",
       "tree": {
        "op": "and",
        "args": [
         {
          "op": "==",
          "left": {
           "op": "path",
           "root": "row",
           "path": [
            "state"
           ]
          },
          "right": {
           "op": "const",
           "value": "waiting"
          }
         },
         {
          "op": "==",
          "left": {
           "op": "path",
           "root": "row",
           "path": [
            "state"
           ]
          },
          "right": {
           "op": "const",
           "value": "waiting"
          }
         }
        ]
       },
       "dependsOn": [
        "row.state"
       ]
      },
      "to": "/parcels/edit/{row.id}",
      "access": [
       "Parcels",
       "ParcelsWrite"
      ],
      "asks": "PUT /v1/parcels/{id}"
     },
     {
      "kind": "call",
      "id": "print",
      "title": "parcels:print",
      "icon": "edit",
      "tone": "neutral",
      "method": "POST",
      "call": "/v1/parcels/{row.id}/print",
      "access": [
       "Parcels"
      ],
      "asks": "POST /v1/parcels/{id}/print",
      "success": "parcels:printed",
      "then": "stay"
     },
     {
      "kind": "delete",
      "id": "delete",
      "title": "parcels:delete",
      "icon": "delete",
      "when": {
       "source": "row.state == 'waiting'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "row",
         "path": [
          "state"
         ]
        },
        "right": {
         "op": "const",
         "value": "waiting"
        }
       },
       "dependsOn": [
        "row.state"
       ]
      },
      "tone": "danger",
      "access": [
       "ParcelsWrite"
      ],
      "confirm": {
       "title": "parcels:delete",
       "text": "parcels:sent-already",
       "action": "parcels:delete",
       "dismiss": "parcels:keep"
      },
      "success": "parcels:deleted"
     }
    ],
    "access": [
     "Parcels"
    ]
   },
   "blocks": [
    {
     "id": "all",
     "when": {
      "source": "row.state == 'waiting'",
      "tree": {
       "op": "==",
       "left": {
        "op": "path",
        "root": "row",
        "path": [
         "state"
        ]
       },
       "right": {
        "op": "const",
        "value": "waiting"
       }
      },
      "dependsOn": [
       "row.state"
      ]
     },
     "width": "full",
     "kind": "facts",
     "look": "facts",
     "facts": [
      {
       "id": "size",
       "field": "size",
       "title": "parcels:size",
       "cell": "text"
      },
      {
       "id": "fragile",
       "field": "fragile",
       "title": "parcels:fragile",
       "cell": "yes-no"
      },
      {
       "id": "note",
       "field": "note",
       "title": "parcels:note",
       "cell": "text"
      },
      {
       "id": "weight",
       "field": "weight",
       "title": "parcels:weight",
       "cell": "number"
      },
      {
       "id": "colour",
       "field": "colour",
       "title": "parcels:colour",
       "cell": "choice"
      },
      {
       "id": "created-at",
       "field": "created_at",
       "title": "parcels:created",
       "cell": "date-time"
      }
     ]
    },
    {
     "id": "some",
     "width": "full",
     "kind": "facts",
     "title": "parcels:size",
     "look": "tiles",
     "facts": [
      {
       "id": "weight",
       "field": "weight",
       "title": "parcels:weight",
       "cell": "number"
      },
      {
       "id": "depot",
       "field": "depot.name",
       "title": "parcels:depot",
       "cell": "text",
       "note": "note"
      }
     ]
    },
    {
     "id": "preview",
     "width": "full",
     "kind": "widget",
     "panel": "label-preview",
     "params": {},
     "entity": "parcel",
     "ofRecord": true
    }
   ]
  }
 },
 "texts": {
  "portal:rows-chosen": {
   "one": "One row chosen",
   "other": "{count} rows chosen"
  },
  "portal:step-locked": "Complete {step} first",
  "portal:form-not-a-choice": "Not a valid choice",
  "portal:scales-empty": "Nothing to weigh",
  "portal:number-wrong": "Type a number",
  "portal:label-preview-to": "To {name}",
  "portal:figure-missing": "Nothing there",
  "parcels:parcels": "Parcels",
  "parcels:all-parcels": "All parcels",
  "parcels:low-balance": "Only {amount} left",
  "parcels:parcel": "Parcel",
  "parcels:new-parcel": "New parcel",
  "parcels:label": "Label",
  "parcels:label-help": "Letters and digits",
  "parcels:size": "Size",
  "parcels:small": "Small",
  "parcels:large": "Large",
  "parcels:fragile": "Fragile",
  "parcels:note": "Note",
  "parcels:note-missing": "Say what is fragile",
  "parcels:weight": "Weight",
  "parcels:too-heavy": "Too heavy",
  "parcels:colour": "Colour",
  "parcels:depot": "Depot",
  "parcels:depot-name": "Depot name",
  "parcels:choose-size-first": "Choose a size first",
  "parcels:no-depots": "No depots",
  "parcels:depots": "Depots",
  "parcels:open-depots": "Show depots",
  "parcels:state": "State",
  "parcels:waiting": "Waiting",
  "parcels:sent": "Sent",
  "parcels:created": "Created",
  "parcels:send": "Send",
  "parcels:send-question": "Send it now?",
  "parcels:keep": "Keep it",
  "parcels:done": "The parcel was {status}",
  "parcels:word-sent": "sent",
  "parcels:sent-already": "A parcel that was sent stays as it is",
  "parcels:search": "Search",
  "parcels:all": "All",
  "parcels:edit": "Edit",
  "parcels:delete": "Delete",
  "parcels:print": "Print the label",
  "parcels:printed": "Printed",
  "parcels:deleted": "Deleted",
  "parcels:no-parcels": "No parcels",
  "parcels:contents": "Contents",
  "parcels:address": "Address",
  "parcels:summary": "Summary",
  "parcels:save": "Save",
  "parcels:saved": "Saved",
  "parcels:fragile-notice": "Fragile: {note}",
  "parcels:look": "Look",
  "parcels:look-info": "How it is found in the depot",
  "parcels:heavy": "Heavy"
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
  "parcel.create": validator(object({ "id": readOnly, "version": readOnly, "label": string({ minLength: 1, maxLength: 40, trim: true, pattern: /^[A-Za-z0-9 ]*$/u }), "size": string({ values: ["small","large"] }), "fragile": boolean, "note": string({ maxLength: 200 }), "weight": number({ type: "integer", minimum: 1, maximum: 30000 }), "colour": string({ maxLength: 20 }), "depot": object({ "id": string({ maxLength: 36 }), "name": readOnly }, ["id"]), "state": readOnly, "created_at": readOnly }, ["label","size","depot"])),
  "parcel.update": validator(object({ "id": readOnly, "version": readOnly, "label": readOnly, "size": string({ values: ["small","large"] }), "fragile": boolean, "note": string({ maxLength: 200 }), "weight": number({ type: "integer", minimum: 1, maximum: 30000 }), "colour": string({ maxLength: 20 }), "depot": object({ "id": string({ maxLength: 36 }), "name": readOnly }, ["id"]), "state": readOnly, "created_at": readOnly })),
  "parcel.form": validator(object({ "id": anything, "version": anything, "label": string({ minLength: 1, maxLength: 40, trim: true, pattern: /^[A-Za-z0-9 ]*$/u }), "size": string({ values: ["small","large"] }), "fragile": boolean, "note": string({ maxLength: 200 }), "weight": number({ type: "integer", minimum: 1, maximum: 30000 }), "colour": string({ maxLength: 20 }), "depot": object({ "id": string({ maxLength: 36 }), "name": anything }), "state": anything, "created_at": anything })),
}
