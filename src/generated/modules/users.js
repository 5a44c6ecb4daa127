// Written by codegen from definitions/. Do not edit.
export const definition = {
 "id": "users",
 "title": "users:users",
 "entities": {
  "ownership": {
   "id": "ownership",
   "module": "users",
   "title": "users:ownership",
   "properties": {
    "password": {
     "maxLength": 1024,
     "sensitive": "unstored",
     "type": "string",
     "title": "users:password",
     "trim": false,
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "cell": "text",
     "errors": {
      "required": "users:enter-password"
     }
    },
    "success": {
     "readOnly": true,
     "type": "boolean",
     "title": "users:success",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "yes-no",
     "errors": {}
    }
   },
   "required": [
    "password"
   ],
   "rules": {
    "fields": {},
    "effects": [],
    "checks": []
   }
  },
  "team-security": {
   "id": "team-security",
   "module": "users",
   "title": "users:team-security",
   "properties": {
    "two_factor_required": {
     "default": false,
     "type": "boolean",
     "title": "users:two-factor-required",
     "help": "users:two-factor-required-help",
     "trim": false,
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "yes-no",
     "errors": {}
    }
   },
   "required": [],
   "rules": {
    "fields": {},
    "effects": [],
    "checks": [
     {
      "unless": {
       "source": "config.is_two_fa_auth_active",
       "tree": {
        "op": "path",
        "root": "config",
        "path": [
         "is_two_fa_auth_active"
        ]
       },
       "dependsOn": [
        "config.is_two_fa_auth_active"
       ]
      },
      "when": {
       "source": "form.two_factor_required",
       "tree": {
        "op": "path",
        "root": "form",
        "path": [
         "two_factor_required"
        ]
       },
       "dependsOn": [
        "form.two_factor_required"
       ]
      },
      "at": "two_factor_required",
      "text": "users:yours-first",
      "on": [
       "create",
       "update"
      ]
     }
    ]
   }
  },
  "user": {
   "id": "user",
   "module": "users",
   "title": "users:user",
   "properties": {
    "email": {
     "format": "email",
     "maxLength": 254,
     "trim": true,
     "writeOn": [
      "create"
     ],
     "type": "string",
     "title": "portal:email",
     "readOnly": false,
     "sensitive": false,
     "cell": "text",
     "errors": {
      "required": "users:enter-email",
      "format": "users:email-wrong",
      "maxLength": "users:email-wrong"
     }
    },
    "first_name": {
     "minLength": 1,
     "maxLength": 60,
     "trim": true,
     "type": "string",
     "title": "portal:first-name",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "required": "users:enter-first-name",
      "minLength": "users:enter-first-name"
     }
    },
    "last_name": {
     "minLength": 1,
     "maxLength": 60,
     "trim": true,
     "type": "string",
     "title": "portal:last-name",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "required": "users:enter-last-name",
      "minLength": "users:enter-last-name"
     }
    },
    "role": {
     "catalogue": "roles",
     "maxLength": 40,
     "type": "string",
     "title": "users:role",
     "trim": false,
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "choice",
     "errors": {
      "required": "users:choose-role"
     }
    },
    "role_id": {
     "readOnly": true,
     "type": "integer",
     "title": "users:role-id",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {},
     "lookup": {
      "by": "role",
      "values": {
       "Admin": 11,
       "Engineer": 2,
       "DidProvisioningManager": 1,
       "CommunicationsManager": 3,
       "BillingManager": 4,
       "Support": 5
      }
     }
    },
    "name": {
     "maxLength": 254,
     "readOnly": true,
     "type": "string",
     "title": "portal:name",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "status": {
     "enum": [
      "active",
      "inactive",
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
      "inactive": "users:inactive",
      "expired": "portal:expired"
     }
    },
    "invitation": {
     "enum": [
      "pending",
      "accepted"
     ],
     "readOnly": true,
     "type": "string",
     "title": "users:invitation",
     "enumTexts": {
      "pending": "users:pending",
      "accepted": "users:accepted"
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "two_factor": {
     "readOnly": true,
     "type": "boolean",
     "title": "users:two-factor",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "yes-no",
     "errors": {}
    },
    "invited_by": {
     "required": [
      "id",
      "name"
     ],
     "readOnly": true,
     "type": "object",
     "title": "users:invited-by",
     "properties": {
      "id": {
       "format": "uuid",
       "type": "string",
       "title": "users:invited-by",
       "trim": false,
       "readOnly": true,
       "writeOn": [],
       "sensitive": false,
       "cell": "text",
       "errors": {}
      },
      "name": {
       "maxLength": 254,
       "type": "string",
       "title": "users:invited-by",
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
    "invitation_ends_at": {
     "format": "date-time",
     "readOnly": true,
     "type": "string",
     "title": "users:invitation-ends-at",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "date-time",
     "errors": {}
    },
    "last_sign_in_at": {
     "format": "date-time",
     "readOnly": true,
     "cell": "relative-time",
     "type": "string",
     "title": "users:last-sign-in-at",
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
     "title": "users:created-at",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    }
   },
   "required": [
    "email",
    "first_name",
    "last_name",
    "role"
   ],
   "rules": {
    "fields": {
     "role": {
      "choices": {
       "enabledWhen": {
        "source": "item.value != 'Owner' && (!has(user.role) || user.role in item.givers)",
        "tree": {
         "op": "and",
         "args": [
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
            "value": "Owner"
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
             "op": "in",
             "left": {
              "op": "path",
              "root": "user",
              "path": [
               "role"
              ]
             },
             "right": {
              "op": "path",
              "root": "item",
              "path": [
               "givers"
              ]
             }
            }
           ]
          }
         ]
        },
        "dependsOn": [
         "item.givers",
         "item.value",
         "user.role"
        ]
       },
       "because": "users:not-yours-to-give",
       "hints": [],
       "groups": []
      }
     }
    },
    "effects": [],
    "checks": []
   },
   "lifecycle": {
    "entity": "user",
    "field": "status",
    "states": {
     "active": {
      "tone": "success",
      "icon": "check",
      "title": "portal:active"
     },
     "inactive": {
      "tone": "neutral",
      "icon": "pause",
      "title": "users:inactive"
     },
     "expired": {
      "tone": "warning",
      "icon": "schedule",
      "title": "portal:expired"
     }
    },
    "initial": "inactive",
    "call": {
     "method": "PUT",
     "path": "/v1/users/{id}/status"
    },
    "transitions": [
     {
      "id": "accept",
      "event": "users:event-invitation-accepted",
      "from": [
       "inactive",
       "expired"
      ],
      "to": "active",
      "by": "server",
      "tone": "neutral",
      "access": []
     },
     {
      "id": "expire",
      "event": "users:event-invitation-expired",
      "from": [
       "inactive"
      ],
      "to": "expired",
      "by": "time",
      "when": {
       "source": "row.invitation == 'pending'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "row",
         "path": [
          "invitation"
         ]
        },
        "right": {
         "op": "const",
         "value": "pending"
        }
       },
       "dependsOn": [
        "row.invitation"
       ]
      },
      "afterMs": 604800000,
      "tone": "neutral",
      "access": []
     },
     {
      "id": "resend",
      "event": "users:event-invitation-sent-again",
      "from": [
       "inactive",
       "expired"
      ],
      "to": "inactive",
      "by": "server",
      "when": {
       "source": "row.invitation == 'pending'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "row",
         "path": [
          "invitation"
         ]
        },
        "right": {
         "op": "const",
         "value": "pending"
        }
       },
       "dependsOn": [
        "row.invitation"
       ]
      },
      "tone": "neutral",
      "access": []
     },
     {
      "id": "become-owner",
      "event": "users:event-became-the-owner",
      "from": [
       "active"
      ],
      "to": "active",
      "by": "server",
      "tone": "neutral",
      "access": []
     },
     {
      "id": "step-down",
      "event": "users:event-handed-over-ownership",
      "from": [
       "active"
      ],
      "to": "active",
      "by": "server",
      "tone": "neutral",
      "access": []
     },
     {
      "id": "deactivate",
      "event": "users:event-deactivated",
      "icon": "pause",
      "tone": "danger",
      "from": [
       "active"
      ],
      "to": "inactive",
      "when": {
       "source": "row.role != 'Owner' && row.id != user.id",
       "tree": {
        "op": "and",
        "args": [
         {
          "op": "!=",
          "left": {
           "op": "path",
           "root": "row",
           "path": [
            "role"
           ]
          },
          "right": {
           "op": "const",
           "value": "Owner"
          }
         },
         {
          "op": "!=",
          "left": {
           "op": "path",
           "root": "row",
           "path": [
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
       },
       "dependsOn": [
        "row.id",
        "row.role",
        "user.id"
       ]
      },
      "because": "users:not-owner-nor-you",
      "confirm": {
       "dismiss": "users:keep-active",
       "title": "users:deactivate-title",
       "text": "users:deactivate-text",
       "action": "users:deactivate"
      },
      "by": "user",
      "title": "users:deactivate",
      "access": [
       "Users"
      ],
      "success": "users:deactivated"
     },
     {
      "id": "activate",
      "event": "users:event-activated",
      "icon": "play",
      "from": [
       "inactive"
      ],
      "to": "active",
      "when": {
       "source": "row.invitation == 'accepted'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "row",
         "path": [
          "invitation"
         ]
        },
        "right": {
         "op": "const",
         "value": "accepted"
        }
       },
       "dependsOn": [
        "row.invitation"
       ]
      },
      "because": "users:not-accepted-yet",
      "success": "users:activated",
      "by": "user",
      "title": "users:activate",
      "access": [
       "Users"
      ],
      "tone": "neutral"
     }
    ]
   }
  }
 },
 "resources": {
  "ownership": {
   "id": "ownership",
   "module": "users",
   "entity": "ownership",
   "path": "/v1/ownership",
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
     "id": "hand-over",
     "method": "POST",
     "path": "/v1/users/{id}/hand_over",
     "input": [
      "password"
     ],
     "output": [
      "success"
     ],
     "summary": "Makes another user the owner; whoever was becomes an administrator. Takes the owner's password.",
     "access": [
      "Users"
     ],
     "query": [],
     "when": {
      "source": "!has(user.role) && !config.is_switched",
      "tree": {
       "op": "and",
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
         "op": "not",
         "arg": {
          "op": "path",
          "root": "config",
          "path": [
           "is_switched"
          ]
         }
        }
       ]
      },
      "dependsOn": [
       "config.is_switched",
       "user.role"
      ]
     },
     "because": "users:only-the-owner"
    }
   ]
  },
  "team-security": {
   "id": "team-security",
   "module": "users",
   "entity": "team-security",
   "path": "/v1/team_security",
   "items": "team_security",
   "item": "team_security",
   "singleton": true,
   "storage": {
    "kind": "behaviour"
   },
   "operations": {
    "get": {
     "access": [
      "Users"
     ]
    },
    "update": {
     "access": [
      "Users"
     ],
     "when": {
      "source": "!config.is_switched",
      "tree": {
       "op": "not",
       "arg": {
        "op": "path",
        "root": "config",
        "path": [
         "is_switched"
        ]
       }
      },
      "dependsOn": [
       "config.is_switched"
      ]
     },
     "because": "users:not-while-switched"
    }
   },
   "listFields": [],
   "query": [],
   "sort": {
    "fields": [],
    "default": ""
   },
   "sublists": [],
   "endpoints": []
  },
  "user": {
   "id": "user",
   "module": "users",
   "entity": "user",
   "path": "/v1/users",
   "items": "users",
   "item": "user",
   "storage": {
    "kind": "documents"
   },
   "operations": {
    "list": {
     "access": [
      "Users"
     ]
    },
    "get": {
     "access": [
      "Users"
     ]
    },
    "create": {
     "access": [
      "Users"
     ]
    },
    "update": {
     "access": [
      "Users"
     ],
     "when": {
      "source": "row.role != 'Owner' && row.id != user.id",
      "tree": {
       "op": "and",
       "args": [
        {
         "op": "!=",
         "left": {
          "op": "path",
          "root": "row",
          "path": [
           "role"
          ]
         },
         "right": {
          "op": "const",
          "value": "Owner"
         }
        },
        {
         "op": "!=",
         "left": {
          "op": "path",
          "root": "row",
          "path": [
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
      },
      "dependsOn": [
       "row.id",
       "row.role",
       "user.id"
      ]
     },
     "because": "users:not-owner-nor-you"
    },
    "delete": {
     "access": [
      "Users"
     ],
     "when": {
      "source": "row.role != 'Owner' && row.id != user.id",
      "tree": {
       "op": "and",
       "args": [
        {
         "op": "!=",
         "left": {
          "op": "path",
          "root": "row",
          "path": [
           "role"
          ]
         },
         "right": {
          "op": "const",
          "value": "Owner"
         }
        },
        {
         "op": "!=",
         "left": {
          "op": "path",
          "root": "row",
          "path": [
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
      },
      "dependsOn": [
       "row.id",
       "row.role",
       "user.id"
      ]
     },
     "because": "users:not-owner-nor-you"
    }
   },
   "listFields": [
    "id",
    "email",
    "first_name",
    "last_name",
    "role",
    "role_id",
    "name",
    "status",
    "invitation",
    "two_factor",
    "invitation_ends_at",
    "last_sign_in_at",
    "created_at"
   ],
   "query": [
    {
     "name": "email",
     "field": "email",
     "match": "contains"
    },
    {
     "name": "role",
     "field": "role",
     "match": "equals"
    },
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
     "name": "invitation",
     "field": "invitation",
     "match": "equals"
    },
    {
     "name": "two_factor",
     "field": "two_factor",
     "match": "equals"
    }
   ],
   "sort": {
    "default": "name",
    "fields": [
     "email",
     "role",
     "name",
     "status",
     "last_sign_in_at",
     "created_at"
    ]
   },
   "groups": [
    "role",
    "status"
   ],
   "sublists": [],
   "endpoints": [
    {
     "id": "resend",
     "method": "POST",
     "path": "/v1/users/{id}/resend",
     "summary": "Sends the invitation again for seven days; the earlier link stops working.",
     "access": [
      "Users"
     ],
     "query": [],
     "idempotent": true
    }
   ]
  }
 },
 "lists": {
  "users": {
   "id": "users",
   "module": "users",
   "resource": "user",
   "title": "users:users",
   "primaryAction": {
    "text": "users:invite-user",
    "to": "/users/new",
    "access": [
     "Users"
    ],
    "asks": "POST /v1/users"
   },
   "columns": [
    {
     "id": "name",
     "field": "name",
     "title": "portal:name",
     "cell": "text",
     "align": "start",
     "sortable": true,
     "link": "/users/view/{row.id}",
     "flex": 2,
     "minWidth": 150,
     "hidden": false
    },
    {
     "id": "email",
     "field": "email",
     "title": "portal:email",
     "cell": "text",
     "align": "start",
     "sortable": true,
     "flex": 2,
     "minWidth": 200,
     "card": "text",
     "hidden": false
    },
    {
     "id": "role",
     "field": "role",
     "title": "users:role",
     "cell": "choice",
     "align": "start",
     "sortable": true,
     "width": 190,
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
     "id": "invitation",
     "field": "invitation",
     "title": "users:invitation",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "width": 105,
     "hidden": false
    },
    {
     "id": "last-sign-in",
     "field": "last_sign_in_at",
     "title": "users:last-sign-in-at",
     "cell": "relative-time",
     "align": "start",
     "sortable": true,
     "width": 140,
     "hidden": false
    },
    {
     "id": "two-factor",
     "field": "two_factor",
     "title": "users:two-factor",
     "cell": "yes-no",
     "align": "start",
     "sortable": false,
     "width": 105,
     "hidden": false
    },
    {
     "id": "ends",
     "field": "invitation_ends_at",
     "title": "users:invitation-ends-at",
     "cell": "date-time",
     "align": "start",
     "sortable": false,
     "width": 190,
     "hidden": true
    },
    {
     "id": "created",
     "field": "created_at",
     "title": "users:created-at",
     "cell": "relative-time",
     "align": "start",
     "sortable": true,
     "width": 150,
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
     "id": "role",
     "title": "users:role",
     "kind": "select",
     "query": "role",
     "options": [],
     "catalogue": "roles",
     "all": "users:any-role"
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
       "value": "inactive",
       "text": "users:inactive"
      },
      {
       "value": "expired",
       "text": "portal:expired"
      }
     ],
     "all": "portal:any-status"
    },
    {
     "id": "invitation",
     "title": "users:invitation",
     "kind": "select",
     "query": "invitation",
     "options": [
      {
       "value": "pending",
       "text": "users:pending"
      },
      {
       "value": "accepted",
       "text": "users:accepted"
      }
     ],
     "all": "users:any-invitation"
    },
    {
     "id": "two-factor",
     "title": "users:two-factor",
     "kind": "select",
     "query": "two_factor",
     "options": [
      {
       "value": "true",
       "text": "portal:cell-yes"
      },
      {
       "value": "false",
       "text": "portal:cell-no"
      }
     ],
     "all": "users:any-two-factor"
    },
    {
     "id": "email",
     "title": "portal:email",
     "kind": "search",
     "query": "email",
     "placeholder": "users:search-by-email"
    }
   ],
   "rowActions": [
    {
     "kind": "link",
     "id": "edit",
     "title": "portal:edit",
     "icon": "edit",
     "when": {
      "source": "(row.role != 'Owner' && row.id != user.id) && (row.role != 'Owner' && row.id != user.id)",
      "tree": {
       "op": "and",
       "args": [
        {
         "op": "!=",
         "left": {
          "op": "path",
          "root": "row",
          "path": [
           "role"
          ]
         },
         "right": {
          "op": "const",
          "value": "Owner"
         }
        },
        {
         "op": "!=",
         "left": {
          "op": "path",
          "root": "row",
          "path": [
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
        },
        {
         "op": "!=",
         "left": {
          "op": "path",
          "root": "row",
          "path": [
           "role"
          ]
         },
         "right": {
          "op": "const",
          "value": "Owner"
         }
        },
        {
         "op": "!=",
         "left": {
          "op": "path",
          "root": "row",
          "path": [
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
      },
      "dependsOn": [
       "row.id",
       "row.role",
       "user.id"
      ]
     },
     "to": "/users/edit/{row.id}",
     "access": [
      "Users"
     ],
     "asks": "PUT /v1/users/{id}"
    },
    {
     "kind": "call",
     "id": "resend",
     "title": "users:resend",
     "icon": "send",
     "when": {
      "source": "row.invitation == 'pending'",
      "tree": {
       "op": "==",
       "left": {
        "op": "path",
        "root": "row",
        "path": [
         "invitation"
        ]
       },
       "right": {
        "op": "const",
        "value": "pending"
       }
      },
      "dependsOn": [
       "row.invitation"
      ]
     },
     "tone": "neutral",
     "method": "POST",
     "call": "/v1/users/{row.id}/resend",
     "access": [
      "Users"
     ],
     "asks": "POST /v1/users/{id}/resend",
     "success": "users:resent",
     "then": "stay"
    },
    {
     "kind": "transition",
     "id": "activate",
     "transition": "activate"
    },
    {
     "kind": "transition",
     "id": "deactivate",
     "transition": "deactivate"
    },
    {
     "kind": "call",
     "id": "hand-over",
     "title": "users:hand-over",
     "icon": "lock",
     "when": {
      "source": "row.status == 'active' && row.role != 'Owner' && !has(user.role) && !config.is_switched",
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
         "op": "!=",
         "left": {
          "op": "path",
          "root": "row",
          "path": [
           "role"
          ]
         },
         "right": {
          "op": "const",
          "value": "Owner"
         }
        },
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
         "op": "not",
         "arg": {
          "op": "path",
          "root": "config",
          "path": [
           "is_switched"
          ]
         }
        }
       ]
      },
      "dependsOn": [
       "config.is_switched",
       "row.role",
       "row.status",
       "user.role"
      ]
     },
     "tone": "danger",
     "method": "POST",
     "call": "/v1/users/{row.id}/hand_over",
     "access": [
      "Users"
     ],
     "asks": "POST /v1/users/{id}/hand_over",
     "confirm": {
      "dismiss": "users:cancel",
      "title": "users:hand-over-title",
      "text": "users:hand-over-text",
      "action": "users:hand-over"
     },
     "then": "restart",
     "form": {
      "entity": "ownership",
      "fields": [
       "password"
      ],
      "views": {
       "password": {
        "widget": "text",
        "options": {},
        "fills": []
       }
      }
     }
    },
    {
     "kind": "delete",
     "id": "remove",
     "title": "portal:remove",
     "icon": "delete",
     "when": {
      "source": "row.role != 'Owner' && row.id != user.id",
      "tree": {
       "op": "and",
       "args": [
        {
         "op": "!=",
         "left": {
          "op": "path",
          "root": "row",
          "path": [
           "role"
          ]
         },
         "right": {
          "op": "const",
          "value": "Owner"
         }
        },
        {
         "op": "!=",
         "left": {
          "op": "path",
          "root": "row",
          "path": [
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
      },
      "dependsOn": [
       "row.id",
       "row.role",
       "user.id"
      ]
     },
     "tone": "danger",
     "access": [
      "Users"
     ],
     "confirm": {
      "dismiss": "users:keep-user",
      "title": "users:remove-title",
      "text": "users:remove-text",
      "action": "portal:remove"
     },
     "success": "users:removed"
    }
   ],
   "bulkActions": [
    "activate",
    "deactivate"
   ],
   "groups": [
    {
     "field": "role",
     "title": "users:role",
     "cell": "choice",
     "words": {}
    },
    {
     "field": "status",
     "title": "portal:status",
     "cell": "status-chip",
     "words": {
      "active": "portal:active",
      "inactive": "users:inactive",
      "expired": "portal:expired"
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
    "title": "users:empty-title",
    "text": "users:empty-text",
    "action": {
     "text": "users:invite-user",
     "to": "/users/new",
     "access": [
      "Users"
     ],
     "asks": "POST /v1/users"
    }
   }
  }
 },
 "wizards": {
  "user": {
   "id": "user",
   "module": "users",
   "resource": "user",
   "title": {
    "create": "users:invite-user",
    "edit": "users:edit-user"
   },
   "opensAt": {},
   "done": "/users",
   "cancel": true,
   "doneWhen": [],
   "submitText": [
    {
     "mode": "create",
     "text": "users:send-invitation"
    },
    {
     "mode": "edit",
     "text": "portal:save-changes"
    }
   ],
   "success": {
    "create": "users:invited",
    "edit": "users:saved"
   },
   "failure": {},
   "banners": [
    {
     "id": "person-info",
     "modes": [
      "create"
     ],
     "steps": [],
     "tone": "info",
     "text": "users:person-info",
     "params": {}
    }
   ],
   "steps": [
    {
     "id": "person",
     "title": "users:person",
     "fields": [
      "email",
      "first_name",
      "last_name",
      "role"
     ],
     "summary": [],
     "relocks": false
    }
   ],
   "fields": {
    "email": {
     "widget": "text",
     "options": {},
     "fills": []
    },
    "first_name": {
     "widget": "text",
     "options": {},
     "fills": []
    },
    "last_name": {
     "widget": "text",
     "options": {},
     "fills": []
    },
    "role": {
     "widget": "radio",
     "options": {
      "note": "about",
      "details": "allows"
     },
     "fills": []
    }
   }
  }
 },
 "pages": {
  "team-security": {
   "id": "team-security",
   "module": "users",
   "title": "users:team-security",
   "blocks": [
    {
     "id": "two-factor",
     "width": "full",
     "kind": "form",
     "resource": "team-security",
     "fields": [
      "two_factor_required"
     ],
     "views": {
      "two_factor_required": {
       "widget": "switch",
       "options": {},
       "fills": []
      }
     },
     "submit": "portal:save-changes",
     "success": "users:security-saved",
     "access": [
      "Users"
     ]
    }
   ]
  },
  "user": {
   "id": "user",
   "module": "users",
   "title": "users:user",
   "record": {
    "resource": "user",
    "name": "name",
    "actions": [
     {
      "kind": "link",
      "id": "edit",
      "title": "portal:edit",
      "icon": "edit",
      "when": {
       "source": "(row.role != 'Owner' && row.id != user.id) && (row.role != 'Owner' && row.id != user.id)",
       "tree": {
        "op": "and",
        "args": [
         {
          "op": "!=",
          "left": {
           "op": "path",
           "root": "row",
           "path": [
            "role"
           ]
          },
          "right": {
           "op": "const",
           "value": "Owner"
          }
         },
         {
          "op": "!=",
          "left": {
           "op": "path",
           "root": "row",
           "path": [
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
         },
         {
          "op": "!=",
          "left": {
           "op": "path",
           "root": "row",
           "path": [
            "role"
           ]
          },
          "right": {
           "op": "const",
           "value": "Owner"
          }
         },
         {
          "op": "!=",
          "left": {
           "op": "path",
           "root": "row",
           "path": [
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
       },
       "dependsOn": [
        "row.id",
        "row.role",
        "user.id"
       ]
      },
      "to": "/users/edit/{row.id}",
      "access": [
       "Users"
      ],
      "asks": "PUT /v1/users/{id}"
     },
     {
      "kind": "call",
      "id": "resend",
      "title": "users:resend",
      "icon": "send",
      "when": {
       "source": "row.invitation == 'pending'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "row",
         "path": [
          "invitation"
         ]
        },
        "right": {
         "op": "const",
         "value": "pending"
        }
       },
       "dependsOn": [
        "row.invitation"
       ]
      },
      "tone": "neutral",
      "method": "POST",
      "call": "/v1/users/{row.id}/resend",
      "access": [
       "Users"
      ],
      "asks": "POST /v1/users/{id}/resend",
      "success": "users:resent",
      "then": "stay"
     },
     {
      "kind": "transition",
      "id": "activate",
      "transition": "activate"
     },
     {
      "kind": "transition",
      "id": "deactivate",
      "transition": "deactivate"
     },
     {
      "kind": "call",
      "id": "hand-over",
      "title": "users:hand-over",
      "icon": "lock",
      "when": {
       "source": "row.status == 'active' && row.role != 'Owner' && !has(user.role) && !config.is_switched",
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
          "op": "!=",
          "left": {
           "op": "path",
           "root": "row",
           "path": [
            "role"
           ]
          },
          "right": {
           "op": "const",
           "value": "Owner"
          }
         },
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
          "op": "not",
          "arg": {
           "op": "path",
           "root": "config",
           "path": [
            "is_switched"
           ]
          }
         }
        ]
       },
       "dependsOn": [
        "config.is_switched",
        "row.role",
        "row.status",
        "user.role"
       ]
      },
      "tone": "danger",
      "method": "POST",
      "call": "/v1/users/{row.id}/hand_over",
      "access": [
       "Users"
      ],
      "asks": "POST /v1/users/{id}/hand_over",
      "confirm": {
       "dismiss": "users:cancel",
       "title": "users:hand-over-title",
       "text": "users:hand-over-text",
       "action": "users:hand-over"
      },
      "then": "restart",
      "form": {
       "entity": "ownership",
       "fields": [
        "password"
       ],
       "views": {
        "password": {
         "widget": "text",
         "options": {},
         "fills": []
        }
       }
      }
     },
     {
      "kind": "delete",
      "id": "remove",
      "title": "portal:remove",
      "icon": "delete",
      "when": {
       "source": "row.role != 'Owner' && row.id != user.id",
       "tree": {
        "op": "and",
        "args": [
         {
          "op": "!=",
          "left": {
           "op": "path",
           "root": "row",
           "path": [
            "role"
           ]
          },
          "right": {
           "op": "const",
           "value": "Owner"
          }
         },
         {
          "op": "!=",
          "left": {
           "op": "path",
           "root": "row",
           "path": [
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
       },
       "dependsOn": [
        "row.id",
        "row.role",
        "user.id"
       ]
      },
      "tone": "danger",
      "access": [
       "Users"
      ],
      "confirm": {
       "dismiss": "users:keep-user",
       "title": "users:remove-title",
       "text": "users:remove-text",
       "action": "portal:remove"
      },
      "success": "users:removed"
     }
    ],
    "access": [
     "Users"
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
       "id": "email",
       "field": "email",
       "title": "portal:email",
       "cell": "text"
      },
      {
       "id": "role",
       "field": "role",
       "title": "users:role",
       "cell": "choice"
      },
      {
       "id": "invitation",
       "field": "invitation",
       "title": "users:invitation",
       "cell": "text"
      },
      {
       "id": "invitation-ends-at",
       "field": "invitation_ends_at",
       "title": "users:invitation-ends-at",
       "cell": "date-time"
      },
      {
       "id": "invited-by",
       "field": "invited_by.name",
       "title": "users:invited-by",
       "cell": "text"
      },
      {
       "id": "last-sign-in",
       "field": "last_sign_in_at",
       "title": "users:last-sign-in-at",
       "cell": "relative-time"
      },
      {
       "id": "two-factor",
       "field": "two_factor",
       "title": "users:two-factor",
       "cell": "yes-no"
      },
      {
       "id": "since",
       "field": "created_at",
       "title": "users:created-at",
       "cell": "date-time"
      }
     ]
    },
    {
     "id": "events",
     "width": "half",
     "kind": "timeline",
     "title": "users:events"
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
  "users:users": "Users",
  "users:user": "User",
  "users:invite-user": "Invite user",
  "users:edit-user": "Edit user",
  "users:person": "User",
  "users:person-info": "They get an email with a link to set a password. The link works once and expires in seven days.",
  "users:enter-email": "Enter their email address",
  "users:email-wrong": "Enter an email address, such as name@example.com",
  "users:enter-first-name": "Enter their first name",
  "users:enter-last-name": "Enter their last name",
  "users:role": "Role",
  "users:role-id": "Role ID",
  "users:choose-role": "Choose a role",
  "users:not-yours-to-give": "You can’t give this role.",
  "users:inactive": "Inactive",
  "users:invitation": "Invitation",
  "users:pending": "Sent",
  "users:accepted": "Accepted",
  "users:two-factor": "Two-factor",
  "users:invited-by": "Invited by",
  "users:invitation-ends-at": "Invitation expires",
  "users:last-sign-in-at": "Last sign-in",
  "users:created-at": "Added",
  "users:search-by-email": "Search by email",
  "users:any-role": "Any role",
  "users:any-invitation": "Any invitation",
  "users:any-two-factor": "Any two-factor",
  "users:resend": "Resend invitation",
  "users:resent": "Invitation sent. The previous link no longer works.",
  "users:activate": "Activate",
  "users:activated": "User activated",
  "users:deactivate": "Deactivate",
  "users:deactivate-title": "Deactivate this user?",
  "users:deactivate-text": "They’re signed out everywhere right away, and API keys they created stop working until you activate them again.",
  "users:deactivated": "User deactivated",
  "users:keep-active": "Keep active",
  "users:remove-title": "Remove this user?",
  "users:remove-text": "They’re signed out everywhere right away, and API keys they created stop working for good. What they did stays in the history.",
  "users:removed": "User removed",
  "users:keep-user": "Keep user",
  "users:not-owner-nor-you": "You can’t do this to the owner or to yourself",
  "users:not-accepted-yet": "They haven’t accepted the invitation yet",
  "users:send-invitation": "Send invitation",
  "users:invited": "Invitation sent",
  "users:saved": "User saved",
  "users:hand-over": "Hand over ownership",
  "users:hand-over-title": "Make this user the owner?",
  "users:hand-over-text": "They get every permission, API keys included. You become an Admin, and only they can give ownership back.",
  "users:cancel": "Cancel",
  "users:ownership": "Ownership",
  "users:password": "Your password",
  "users:enter-password": "Enter your password",
  "users:success": "Done",
  "users:only-the-owner": "Only the owner can hand over ownership",
  "users:team-security": "Security",
  "users:two-factor-required": "Require two-factor sign-in",
  "users:two-factor-required-help": "Everyone has to set it up before they can do anything else, starting now.",
  "users:yours-first": "Set up two-factor sign-in for yourself first",
  "users:not-while-switched": "Only people of this account can change this",
  "users:security-saved": "Security saved",
  "users:events": "History",
  "users:empty-title": "No users",
  "users:empty-text": "Invite the people you work with and choose what each may do.",
  "users:event-invitation-accepted": "Invitation accepted",
  "users:event-invitation-expired": "Invitation expired",
  "users:event-invitation-sent-again": "Invitation sent again",
  "users:event-became-the-owner": "Became the owner",
  "users:event-handed-over-ownership": "Handed over ownership",
  "users:event-deactivated": "Deactivated",
  "users:event-activated": "Activated"
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
  "ownership.create": validator(object({ "id": readOnly, "version": readOnly, "password": string({ maxLength: 1024 }), "success": readOnly }, ["password"])),
  "ownership.update": validator(object({ "id": readOnly, "version": readOnly, "password": string({ maxLength: 1024 }), "success": readOnly })),
  "ownership.form": validator(object({ "id": anything, "version": anything, "password": string({ maxLength: 1024 }), "success": anything })),
  "team-security.create": validator(object({ "id": readOnly, "version": readOnly, "two_factor_required": boolean })),
  "team-security.update": validator(object({ "id": readOnly, "version": readOnly, "two_factor_required": boolean })),
  "team-security.form": validator(object({ "id": anything, "version": anything, "two_factor_required": boolean })),
  "user.create": validator(object({ "id": readOnly, "version": readOnly, "email": string({ maxLength: 254, format: "email", trim: true }), "first_name": string({ minLength: 1, maxLength: 60, trim: true }), "last_name": string({ minLength: 1, maxLength: 60, trim: true }), "role": string({ maxLength: 40 }), "role_id": readOnly, "name": readOnly, "status": readOnly, "invitation": readOnly, "two_factor": readOnly, "invited_by": readOnly, "invitation_ends_at": readOnly, "last_sign_in_at": readOnly, "created_at": readOnly }, ["email","first_name","last_name","role"])),
  "user.update": validator(object({ "id": readOnly, "version": readOnly, "email": readOnly, "first_name": string({ minLength: 1, maxLength: 60, trim: true }), "last_name": string({ minLength: 1, maxLength: 60, trim: true }), "role": string({ maxLength: 40 }), "role_id": readOnly, "name": readOnly, "status": readOnly, "invitation": readOnly, "two_factor": readOnly, "invited_by": readOnly, "invitation_ends_at": readOnly, "last_sign_in_at": readOnly, "created_at": readOnly })),
  "user.form": validator(object({ "id": anything, "version": anything, "email": string({ maxLength: 254, format: "email", trim: true }), "first_name": string({ minLength: 1, maxLength: 60, trim: true }), "last_name": string({ minLength: 1, maxLength: 60, trim: true }), "role": string({ maxLength: 40 }), "role_id": anything, "name": anything, "status": anything, "invitation": anything, "two_factor": anything, "invited_by": anything, "invitation_ends_at": anything, "last_sign_in_at": anything, "created_at": anything })),
}
