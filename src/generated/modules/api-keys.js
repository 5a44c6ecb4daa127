// Written by codegen from definitions/. Do not edit.
export const definition = {
 "id": "api-keys",
 "title": "api-keys:api-keys",
 "entities": {
  "api-key-rotation": {
   "id": "api-key-rotation",
   "module": "api-keys",
   "title": "api-keys:api-key-rotation",
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
     "title": "api-keys:grace",
     "enumTexts": {
      "PT0S": "api-keys:at-once",
      "PT1H": "api-keys:hour-1",
      "P1D": "api-keys:hours-24",
      "P7D": "api-keys:days-7"
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
  "api-key": {
   "id": "api-key",
   "module": "api-keys",
   "title": "api-keys:api-key",
   "properties": {
    "label": {
     "minLength": 1,
     "maxLength": 60,
     "trim": true,
     "type": "string",
     "title": "api-keys:label",
     "help": "api-keys:label-help",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "required": "api-keys:name-it",
      "minLength": "api-keys:name-it",
      "maxLength": "api-keys:name-too-long"
     }
    },
    "scopes": {
     "minItems": 1,
     "maxItems": 60,
     "type": "array",
     "title": "api-keys:scopes",
     "distinct": true,
     "items": {
      "catalogue": "api-scopes",
      "maxLength": 40,
      "type": "string",
      "title": "api-keys:scopes",
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
      "required": "api-keys:choose-scopes",
      "minItems": "api-keys:choose-scopes"
     }
    },
    "lifetime": {
     "enum": [
      "P30D",
      "P90D",
      "P365D",
      "never"
     ],
     "default": "P90D",
     "writeOn": [
      "create"
     ],
     "type": "string",
     "title": "api-keys:lifetime",
     "enumTexts": {
      "P30D": "api-keys:days-30",
      "P90D": "api-keys:days-90",
      "P365D": "api-keys:days-365",
      "never": "api-keys:never"
     },
     "trim": false,
     "readOnly": false,
     "sensitive": false,
     "cell": "text",
     "errors": {
      "required": "api-keys:choose-lifetime"
     }
    },
    "secret": {
     "sensitive": "shownOnce",
     "readOnly": true,
     "type": "string",
     "title": "api-keys:secret",
     "trim": false,
     "writeOn": [],
     "made": {
      "prefix": "pb_",
      "hint": "prefix"
     },
     "cell": "text",
     "errors": {}
    },
    "prefix": {
     "maxLength": 11,
     "readOnly": true,
     "type": "string",
     "title": "api-keys:prefix",
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
     "title": "api-keys:old-secret-until",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "date-time",
     "errors": {}
    },
    "status": {
     "enum": [
      "active",
      "off",
      "user-off",
      "user-gone",
      "revoked",
      "expired"
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
      "off": "api-keys:off",
      "user-off": "api-keys:user-off",
      "user-gone": "api-keys:user-gone",
      "revoked": "api-keys:revoked",
      "expired": "portal:expired"
     }
    },
    "is_active": {
     "readOnly": true,
     "type": "boolean",
     "title": "api-keys:is-active",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "yes-no",
     "errors": {}
    },
    "maker": {
     "required": [
      "id",
      "name"
     ],
     "readOnly": true,
     "type": "object",
     "title": "api-keys:maker",
     "properties": {
      "id": {
       "format": "uuid",
       "type": "string",
       "title": "api-keys:maker",
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
       "title": "api-keys:maker",
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
     "title": "api-keys:created-at",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "expires_at": {
     "format": "date-time",
     "readOnly": true,
     "type": "string",
     "title": "api-keys:expires-at",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "date-time",
     "errors": {}
    },
    "last_used_at": {
     "format": "date-time",
     "readOnly": true,
     "cell": "relative-time",
     "type": "string",
     "title": "api-keys:last-used-at",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "last_used_from": {
     "maxLength": 45,
     "readOnly": true,
     "type": "string",
     "title": "api-keys:last-used-from",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    }
   },
   "required": [
    "label",
    "scopes",
    "lifetime"
   ],
   "rules": {
    "fields": {
     "scopes": {
      "choices": {
       "enabledWhen": {
        "source": "item.permission in user.permissions",
        "tree": {
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
        },
        "dependsOn": [
         "item.permission",
         "user.permissions"
        ]
       },
       "because": "api-keys:not-yours",
       "hints": [],
       "groups": [
        {
         "id": "sms",
         "title": "api-keys:group-sms",
         "when": {
          "source": "item.section == 'sms' || item.value.startsWith('sms_')",
          "tree": {
           "op": "or",
           "args": [
            {
             "op": "==",
             "left": {
              "op": "path",
              "root": "item",
              "path": [
               "section"
              ]
             },
             "right": {
              "op": "const",
              "value": "sms"
             }
            },
            {
             "op": "startsWith",
             "left": {
              "op": "path",
              "root": "item",
              "path": [
               "value"
              ]
             },
             "right": {
              "op": "const",
              "value": "sms_"
             }
            }
           ]
          },
          "dependsOn": [
           "item.section",
           "item.value"
          ]
         }
        },
        {
         "id": "history",
         "title": "api-keys:group-history",
         "when": {
          "source": "item.section == 'history'",
          "tree": {
           "op": "==",
           "left": {
            "op": "path",
            "root": "item",
            "path": [
             "section"
            ]
           },
           "right": {
            "op": "const",
            "value": "history"
           }
          },
          "dependsOn": [
           "item.section"
          ]
         }
        },
        {
         "id": "solutions",
         "title": "api-keys:group-solutions",
         "when": {
          "source": "item.section == 'solutions'",
          "tree": {
           "op": "==",
           "left": {
            "op": "path",
            "root": "item",
            "path": [
             "section"
            ]
           },
           "right": {
            "op": "const",
            "value": "solutions"
           }
          },
          "dependsOn": [
           "item.section"
          ]
         }
        },
        {
         "id": "numbers-trunks",
         "title": "api-keys:group-numbers",
         "when": {
          "source": "item.section == 'numbers-trunks'",
          "tree": {
           "op": "==",
           "left": {
            "op": "path",
            "root": "item",
            "path": [
             "section"
            ]
           },
           "right": {
            "op": "const",
            "value": "numbers-trunks"
           }
          },
          "dependsOn": [
           "item.section"
          ]
         }
        },
        {
         "id": "support",
         "title": "api-keys:group-support",
         "when": {
          "source": "item.section == 'support'",
          "tree": {
           "op": "==",
           "left": {
            "op": "path",
            "root": "item",
            "path": [
             "section"
            ]
           },
           "right": {
            "op": "const",
            "value": "support"
           }
          },
          "dependsOn": [
           "item.section"
          ]
         }
        },
        {
         "id": "administration",
         "title": "api-keys:group-administration",
         "when": {
          "source": "item.section == 'administration'",
          "tree": {
           "op": "==",
           "left": {
            "op": "path",
            "root": "item",
            "path": [
             "section"
            ]
           },
           "right": {
            "op": "const",
            "value": "administration"
           }
          },
          "dependsOn": [
           "item.section"
          ]
         }
        },
        {
         "id": "account-billing",
         "title": "api-keys:group-account",
         "when": {
          "source": "item.section == 'account-billing'",
          "tree": {
           "op": "==",
           "left": {
            "op": "path",
            "root": "item",
            "path": [
             "section"
            ]
           },
           "right": {
            "op": "const",
            "value": "account-billing"
           }
          },
          "dependsOn": [
           "item.section"
          ]
         }
        }
       ]
      }
     }
    },
    "effects": [],
    "checks": []
   },
   "lifecycle": {
    "entity": "api-key",
    "field": "status",
    "states": {
     "active": {
      "tone": "success",
      "icon": "check",
      "title": "portal:active"
     },
     "off": {
      "tone": "neutral",
      "icon": "pause",
      "title": "api-keys:off"
     },
     "user-off": {
      "tone": "warning",
      "icon": "pause",
      "title": "api-keys:user-off"
     },
     "user-gone": {
      "tone": "danger",
      "icon": "block",
      "title": "api-keys:user-gone"
     },
     "revoked": {
      "tone": "danger",
      "icon": "block",
      "title": "api-keys:revoked"
     },
     "expired": {
      "tone": "neutral",
      "icon": "schedule",
      "title": "portal:expired"
     }
    },
    "initial": "active",
    "call": {
     "method": "PUT",
     "path": "/v1/api_keys/{id}/status"
    },
    "transitions": [
     {
      "id": "turn-off",
      "event": "api-keys:event-turned-off",
      "icon": "pause",
      "from": [
       "active"
      ],
      "to": "off",
      "by": "user",
      "title": "api-keys:turn-off",
      "access": [
       "ApiKeys"
      ],
      "success": "api-keys:turned-off",
      "tone": "neutral"
     },
     {
      "id": "turn-on",
      "event": "api-keys:event-turned-on",
      "icon": "play",
      "from": [
       "off"
      ],
      "to": "active",
      "success": "api-keys:turned-on",
      "by": "user",
      "title": "api-keys:turn-on",
      "access": [
       "ApiKeys"
      ],
      "tone": "neutral"
     },
     {
      "id": "revoke",
      "icon": "block",
      "tone": "danger",
      "from": [
       "active",
       "off",
       "user-off"
      ],
      "to": "revoked",
      "confirm": {
       "dismiss": "portal:keep",
       "title": "api-keys:revoke-title",
       "text": "api-keys:revoke-text",
       "action": "api-keys:revoke"
      },
      "success": "api-keys:key-revoked",
      "by": "user",
      "title": "api-keys:revoke",
      "access": [
       "ApiKeys"
      ]
     },
     {
      "id": "expire",
      "from": [
       "active",
       "off",
       "user-off"
      ],
      "to": "expired",
      "by": "server",
      "tone": "neutral",
      "access": []
     },
     {
      "id": "suspend",
      "from": [
       "active"
      ],
      "to": "user-off",
      "by": "server",
      "tone": "neutral",
      "access": []
     },
     {
      "id": "restore",
      "event": "api-keys:event-user-activated-again",
      "from": [
       "user-off"
      ],
      "to": "active",
      "by": "server",
      "tone": "neutral",
      "access": []
     },
     {
      "id": "orphan",
      "from": [
       "active",
       "off",
       "user-off"
      ],
      "to": "user-gone",
      "by": "server",
      "tone": "neutral",
      "access": []
     }
    ]
   }
  }
 },
 "resources": {
  "api-key": {
   "id": "api-key",
   "module": "api-keys",
   "entity": "api-key",
   "path": "/v1/api_keys",
   "items": "api_keys",
   "item": "api_key",
   "authenticates": true,
   "storage": {
    "kind": "documents"
   },
   "operations": {
    "list": {
     "access": [
      "ApiKeys"
     ]
    },
    "get": {
     "access": [
      "ApiKeys"
     ]
    },
    "create": {
     "access": [
      "ApiKeys"
     ]
    },
    "update": {
     "access": [
      "ApiKeys"
     ],
     "when": {
      "source": "row.status == 'active' || row.status == 'off'",
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
          "value": "off"
         }
        }
       ]
      },
      "dependsOn": [
       "row.status"
      ]
     },
     "because": "api-keys:has-ended"
    },
    "delete": {
     "access": [
      "ApiKeys"
     ],
     "when": {
      "source": "row.status in ['revoked', 'expired', 'user-gone']",
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
         "revoked",
         "expired",
         "user-gone"
        ]
       }
      },
      "dependsOn": [
       "row.status"
      ]
     },
     "because": "api-keys:revoke-first"
    },
    "rotate": {
     "access": [
      "ApiKeys"
     ],
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
     "because": "api-keys:only-active",
     "form": {
      "entity": "api-key-rotation",
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
    "label",
    "scopes",
    "prefix",
    "status",
    "is_active",
    "created_at",
    "expires_at",
    "last_used_at",
    "last_used_from"
   ],
   "query": [
    {
     "name": "search",
     "field": "label",
     "match": "contains"
    },
    {
     "name": "status",
     "field": "status",
     "match": "equals"
    }
   ],
   "sort": {
    "default": "-created_at",
    "fields": [
     "label",
     "status",
     "created_at",
     "expires_at",
     "last_used_at"
    ]
   },
   "sublists": [],
   "endpoints": []
  }
 },
 "lists": {
  "api-keys": {
   "id": "api-keys",
   "module": "api-keys",
   "resource": "api-key",
   "title": "api-keys:api-keys",
   "primaryAction": {
    "text": "api-keys:new-key",
    "to": "/profile/api-keys/create",
    "access": [
     "ApiKeys"
    ],
    "asks": "POST /v1/api_keys"
   },
   "columns": [
    {
     "id": "label",
     "field": "label",
     "title": "api-keys:label",
     "cell": "text",
     "align": "start",
     "sortable": true,
     "link": "/profile/api-keys/view/{row.id}",
     "flex": 1,
     "minWidth": 150,
     "hidden": false
    },
    {
     "id": "prefix",
     "field": "prefix",
     "title": "api-keys:prefix",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "width": 110,
     "hidden": false
    },
    {
     "id": "scopes",
     "field": "scopes",
     "title": "api-keys:scopes",
     "cell": "choice",
     "align": "start",
     "sortable": false,
     "cut": 60,
     "flex": 1,
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
     "width": 120,
     "hidden": false
    },
    {
     "id": "created",
     "field": "created_at",
     "title": "api-keys:created-at",
     "cell": "relative-time",
     "align": "start",
     "sortable": true,
     "width": 140,
     "hidden": false
    },
    {
     "id": "last-used",
     "field": "last_used_at",
     "title": "api-keys:last-used-at",
     "cell": "relative-time",
     "align": "start",
     "sortable": true,
     "note": "last_used_from",
     "width": 150,
     "hidden": false
    },
    {
     "id": "expires",
     "field": "expires_at",
     "title": "api-keys:expires-at",
     "cell": "date-time",
     "align": "start",
     "sortable": true,
     "width": 195,
     "hidden": false
    }
   ],
   "filters": [
    {
     "id": "label",
     "title": "api-keys:label",
     "kind": "search",
     "query": "search",
     "placeholder": "api-keys:search-by-label"
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
       "value": "off",
       "text": "api-keys:off"
      },
      {
       "value": "user-off",
       "text": "api-keys:user-off"
      },
      {
       "value": "user-gone",
       "text": "api-keys:user-gone"
      },
      {
       "value": "revoked",
       "text": "api-keys:revoked"
      },
      {
       "value": "expired",
       "text": "portal:expired"
      }
     ],
     "all": "portal:any-status"
    }
   ],
   "rowActions": [
    {
     "kind": "link",
     "id": "change",
     "title": "api-keys:change",
     "icon": "edit",
     "to": "/profile/api-keys/view/{row.id}",
     "access": [
      "ApiKeys"
     ]
    },
    {
     "kind": "rotate",
     "form": {
      "entity": "api-key-rotation",
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
     "title": "api-keys:rotate",
     "icon": "lock",
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
     "access": [
      "ApiKeys"
     ],
     "confirm": {
      "action": "api-keys:make-new",
      "dismiss": "api-keys:cancel",
      "title": "api-keys:rotate-title",
      "text": "api-keys:rotate-text"
     },
     "success": "api-keys:rotated"
    },
    {
     "kind": "transition",
     "id": "turn-off",
     "transition": "turn-off"
    },
    {
     "kind": "transition",
     "id": "turn-on",
     "transition": "turn-on"
    },
    {
     "kind": "transition",
     "id": "revoke",
     "transition": "revoke"
    },
    {
     "kind": "delete",
     "id": "delete",
     "title": "portal:remove",
     "icon": "delete",
     "when": {
      "source": "row.status in ['revoked', 'expired', 'user-gone']",
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
         "revoked",
         "expired",
         "user-gone"
        ]
       }
      },
      "dependsOn": [
       "row.status"
      ]
     },
     "tone": "danger",
     "access": [
      "ApiKeys"
     ],
     "confirm": {
      "title": "api-keys:remove-title",
      "text": "api-keys:remove-text",
      "dismiss": "portal:keep",
      "action": "portal:remove"
     },
     "success": "api-keys:removed"
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
    "title": "api-keys:api-keys-empty-title",
    "text": "api-keys:api-keys-empty",
    "action": {
     "text": "api-keys:new-key",
     "to": "/profile/api-keys/create",
     "access": [
      "ApiKeys"
     ],
     "asks": "POST /v1/api_keys"
    }
   }
  }
 },
 "wizards": {
  "api-key": {
   "id": "api-key",
   "module": "api-keys",
   "resource": "api-key",
   "title": {
    "create": "api-keys:new-key"
   },
   "opensAt": {},
   "done": "/profile/api-keys",
   "cancel": true,
   "doneWhen": [],
   "submitText": [
    {
     "mode": "create",
     "text": "api-keys:create-key"
    }
   ],
   "success": {
    "create": "api-keys:key-created"
   },
   "failure": {},
   "banners": [],
   "steps": [
    {
     "id": "key",
     "title": "api-keys:key",
     "info": "api-keys:key-info",
     "fields": [
      "label",
      "lifetime"
     ],
     "summary": [],
     "relocks": false
    },
    {
     "id": "scopes",
     "title": "api-keys:scopes",
     "info": "api-keys:scopes-info",
     "fields": [
      "scopes"
     ],
     "summary": [],
     "relocks": false
    }
   ],
   "fields": {
    "label": {
     "widget": "text",
     "options": {},
     "fills": []
    },
    "lifetime": {
     "widget": "radio",
     "options": {},
     "fills": []
    },
    "scopes": {
     "widget": "choices",
     "options": {},
     "fills": []
    }
   }
  }
 },
 "pages": {
  "api-key": {
   "id": "api-key",
   "module": "api-keys",
   "title": "api-keys:api-key",
   "record": {
    "resource": "api-key",
    "name": "label",
    "actions": [
     {
      "kind": "rotate",
      "form": {
       "entity": "api-key-rotation",
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
      "title": "api-keys:rotate",
      "icon": "lock",
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
      "access": [
       "ApiKeys"
      ],
      "confirm": {
       "action": "api-keys:make-new",
       "dismiss": "api-keys:cancel",
       "title": "api-keys:rotate-title",
       "text": "api-keys:rotate-text"
      },
      "success": "api-keys:rotated"
     },
     {
      "kind": "transition",
      "id": "turn-off",
      "transition": "turn-off"
     },
     {
      "kind": "transition",
      "id": "turn-on",
      "transition": "turn-on"
     },
     {
      "kind": "transition",
      "id": "revoke",
      "transition": "revoke"
     },
     {
      "kind": "delete",
      "id": "delete",
      "title": "portal:remove",
      "icon": "delete",
      "when": {
       "source": "row.status in ['revoked', 'expired', 'user-gone']",
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
          "revoked",
          "expired",
          "user-gone"
         ]
        }
       },
       "dependsOn": [
        "row.status"
       ]
      },
      "tone": "danger",
      "access": [
       "ApiKeys"
      ],
      "confirm": {
       "title": "api-keys:remove-title",
       "text": "api-keys:remove-text",
       "dismiss": "portal:keep",
       "action": "portal:remove"
      },
      "success": "api-keys:removed"
     }
    ],
    "access": [
     "ApiKeys"
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
       "id": "prefix",
       "field": "prefix",
       "title": "api-keys:prefix",
       "cell": "text"
      },
      {
       "id": "maker",
       "field": "maker.name",
       "title": "api-keys:maker",
       "cell": "text"
      },
      {
       "id": "created-at",
       "field": "created_at",
       "title": "api-keys:created-at",
       "cell": "relative-time"
      },
      {
       "id": "expires-at",
       "field": "expires_at",
       "title": "api-keys:expires-at",
       "cell": "date-time"
      },
      {
       "id": "old-secret-until",
       "field": "old_secret_until",
       "title": "api-keys:old-secret-until",
       "cell": "date-time"
      },
      {
       "id": "last-used",
       "field": "last_used_at",
       "title": "api-keys:last-used-at",
       "cell": "relative-time",
       "note": "last_used_from"
      }
     ]
    },
    {
     "id": "use",
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
     "width": "full",
     "kind": "code",
     "title": "api-keys:how-to-use",
     "samples": [
      {
       "id": "use",
       "code": [
        "export API_KEY=\"{prefix}…\"",
        "curl -H \"Authorization: Bearer $API_KEY\" \"{portal}/api/site/v1/sms/campaigns\""
       ]
      }
     ],
     "params": {
      "prefix": "{row.prefix}"
     }
    },
    {
     "id": "change",
     "when": {
      "source": "row.status == 'active' || row.status == 'off'",
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
          "value": "off"
         }
        }
       ]
      },
      "dependsOn": [
       "row.status"
      ]
     },
     "width": "full",
     "kind": "form",
     "resource": "api-key",
     "record": "{route.id}",
     "fields": [
      "label",
      "scopes"
     ],
     "views": {
      "label": {
       "widget": "text",
       "options": {},
       "fills": []
      },
      "scopes": {
       "widget": "choices",
       "options": {},
       "fills": []
      }
     },
     "submit": "portal:save",
     "success": "api-keys:saved",
     "access": [
      "ApiKeys"
     ]
    },
    {
     "id": "history",
     "width": "full",
     "kind": "timeline",
     "title": "api-keys:history"
    }
   ]
  },
  "api-reference": {
   "id": "api-reference",
   "module": "api-keys",
   "title": "api-keys:api-reference",
   "blocks": [
    {
     "id": "intro",
     "width": "full",
     "kind": "text",
     "paragraphs": [
      "api-keys:reference-intro"
     ],
     "steps": [],
     "params": {}
    },
    {
     "id": "authentication",
     "width": "full",
     "kind": "code",
     "title": "api-keys:authentication",
     "samples": [
      {
       "id": "authentication",
       "code": [
        "export API_KEY=\"pb_…\"",
        "curl -H \"Authorization: Bearer $API_KEY\" \"{portal}/api/site/v1/sms/campaigns\""
       ]
      }
     ],
     "params": {}
    },
    {
     "id": "calls",
     "width": "full",
     "kind": "widget",
     "panel": "api-reference",
     "params": {}
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
  "portal:copy-do": "Copy",
  "portal:copy-done": "Copied",
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
  "api-keys:reference-search": "Search calls",
  "api-keys:reference-count": {
   "one": "{count} call",
   "other": "{count} calls"
  },
  "api-keys:reference-none": "No call matches your search.",
  "api-keys:reference-failed": "The API reference couldn’t be loaded",
  "api-keys:reference-download": "Download OpenAPI",
  "api-keys:reference-scopes": "Scopes",
  "api-keys:reference-parameters": "Parameters",
  "api-keys:reference-body": "Request body",
  "api-keys:reference-answer": "Response {status}",
  "api-keys:reference-errors": "Errors",
  "api-keys:reference-example": "Example",
  "api-keys:reference-name": "Name",
  "api-keys:reference-type": "Type",
  "api-keys:reference-about": "Description",
  "api-keys:reference-required": "required",
  "api-keys:api-keys": "API keys",
  "api-keys:api-key": "API key",
  "api-keys:api-key-rotation": "New secret",
  "api-keys:new-key": "New API key",
  "api-keys:create-key": "Create key",
  "api-keys:key-created": "API key created",
  "api-keys:key": "Key",
  "api-keys:key-info": "A key lets a program call the API on your behalf.",
  "api-keys:label": "Name",
  "api-keys:label-help": "What uses the key, such as “Order system”.",
  "api-keys:name-it": "Enter a name",
  "api-keys:name-too-long": "Use up to {maxLength} characters",
  "api-keys:scopes": "Scopes",
  "api-keys:scopes-info": "Choose what the program needs. A key can never do more than you can.",
  "api-keys:choose-scopes": "Choose at least one scope",
  "api-keys:not-yours": "You don’t have this permission",
  "api-keys:lifetime": "Expires",
  "api-keys:days-30": "After 30 days",
  "api-keys:days-90": "After 90 days",
  "api-keys:days-365": "After a year",
  "api-keys:never": "Never",
  "api-keys:choose-lifetime": "Choose when the key expires",
  "api-keys:secret": "API key",
  "api-keys:prefix": "Starts with",
  "api-keys:is-active": "Active",
  "api-keys:maker": "Created by",
  "api-keys:created-at": "Created",
  "api-keys:expires-at": "Expires",
  "api-keys:old-secret-until": "Old secret works until",
  "api-keys:last-used-at": "Last used",
  "api-keys:last-used-from": "From address",
  "api-keys:off": "Off",
  "api-keys:user-off": "User deactivated",
  "api-keys:user-gone": "User removed",
  "api-keys:revoked": "Revoked",
  "api-keys:search-by-label": "Search by name",
  "api-keys:group-sms": "SMS",
  "api-keys:group-history": "History",
  "api-keys:group-numbers": "Numbers & trunks",
  "api-keys:group-solutions": "Solutions",
  "api-keys:group-support": "Support",
  "api-keys:group-administration": "Administration",
  "api-keys:group-account": "Account & billing",
  "api-keys:change": "Edit",
  "api-keys:saved": "API key saved",
  "api-keys:rotate": "Rotate",
  "api-keys:rotate-title": "Make a new secret?",
  "api-keys:rotate-text": "You’ll see the new secret once. Choose how long the old one keeps working, so you have time to replace it.",
  "api-keys:make-new": "Make new secret",
  "api-keys:cancel": "Cancel",
  "api-keys:rotated": "New secret made",
  "api-keys:grace": "Old secret expires",
  "api-keys:at-once": "Immediately",
  "api-keys:hour-1": "After 1 hour",
  "api-keys:hours-24": "After 24 hours",
  "api-keys:days-7": "After 7 days",
  "api-keys:turn-off": "Turn off",
  "api-keys:turn-on": "Turn on",
  "api-keys:turned-off": "API key turned off",
  "api-keys:turned-on": "API key turned on",
  "api-keys:revoke": "Revoke",
  "api-keys:revoke-title": "Revoke this key?",
  "api-keys:revoke-text": "Programs that use it stop working right away. You can’t undo this.",
  "api-keys:key-revoked": "API key revoked",
  "api-keys:remove-title": "Remove this key from the list?",
  "api-keys:remove-text": "Its history is removed too.",
  "api-keys:removed": "API key removed",
  "api-keys:has-ended": "This key has ended. Create a new one.",
  "api-keys:revoke-first": "Revoke the key first",
  "api-keys:only-active": "Only active keys can be rotated",
  "api-keys:how-to-use": "How to use it",
  "api-keys:history": "History",
  "api-keys:api-keys-empty-title": "No API keys",
  "api-keys:api-keys-empty": "Create a key to call the API from your own programs.",
  "api-keys:api-reference": "API reference",
  "api-keys:authentication": "Authentication",
  "api-keys:reference-intro": "Send your key with every call. A key can do what its scopes allow, never more than you can. Lists are paged: use page and per_page.",
  "api-keys:event-turned-off": "Turned off",
  "api-keys:event-turned-on": "Turned on",
  "api-keys:event-user-activated-again": "User activated again"
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
  "api-key-rotation.create": validator(object({ "id": readOnly, "version": readOnly, "grace": string({ values: ["PT0S","PT1H","P1D","P7D"] }) }, ["grace"])),
  "api-key-rotation.update": validator(object({ "id": readOnly, "version": readOnly, "grace": string({ values: ["PT0S","PT1H","P1D","P7D"] }) })),
  "api-key-rotation.form": validator(object({ "id": anything, "version": anything, "grace": string({ values: ["PT0S","PT1H","P1D","P7D"] }) })),
  "api-key.create": validator(object({ "id": readOnly, "version": readOnly, "label": string({ minLength: 1, maxLength: 60, trim: true }), "scopes": array({ minItems: 1, maxItems: 60, distinct: true, items: string({ maxLength: 40 }) }), "lifetime": string({ values: ["P30D","P90D","P365D","never"] }), "secret": readOnly, "prefix": readOnly, "old_secret_until": readOnly, "status": readOnly, "is_active": readOnly, "maker": readOnly, "created_at": readOnly, "expires_at": readOnly, "last_used_at": readOnly, "last_used_from": readOnly }, ["label","scopes","lifetime"])),
  "api-key.update": validator(object({ "id": readOnly, "version": readOnly, "label": string({ minLength: 1, maxLength: 60, trim: true }), "scopes": array({ minItems: 1, maxItems: 60, distinct: true, items: string({ maxLength: 40 }) }), "lifetime": readOnly, "secret": readOnly, "prefix": readOnly, "old_secret_until": readOnly, "status": readOnly, "is_active": readOnly, "maker": readOnly, "created_at": readOnly, "expires_at": readOnly, "last_used_at": readOnly, "last_used_from": readOnly })),
  "api-key.form": validator(object({ "id": anything, "version": anything, "label": string({ minLength: 1, maxLength: 60, trim: true }), "scopes": array({ minItems: 1, maxItems: 60, distinct: true, items: string({ maxLength: 40 }) }), "lifetime": string({ values: ["P30D","P90D","P365D","never"] }), "secret": anything, "prefix": anything, "old_secret_until": anything, "status": anything, "is_active": anything, "maker": anything, "created_at": anything, "expires_at": anything, "last_used_at": anything, "last_used_from": anything })),
}
