// Written by codegen from definitions/. Do not edit.
export const definition = {
 "id": "sub-accounts",
 "title": "sub-accounts:sub-accounts",
 "entities": {
  "sub-account": {
   "id": "sub-account",
   "module": "sub-accounts",
   "title": "sub-accounts:sub-account",
   "properties": {
    "name": {
     "minLength": 1,
     "maxLength": 80,
     "trim": true,
     "type": "string",
     "title": "portal:name",
     "help": "sub-accounts:name-help",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "time_zone": {
     "catalogue": "time-zones",
     "maxLength": 64,
     "type": "string",
     "title": "sub-accounts:time-zone",
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
    "notes": {
     "maxLength": 500,
     "trim": true,
     "type": "string",
     "title": "sub-accounts:notes",
     "help": "sub-accounts:notes-help",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "first_name": {
     "minLength": 1,
     "maxLength": 60,
     "trim": true,
     "type": "string",
     "title": "sub-accounts:first-name",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "last_name": {
     "minLength": 1,
     "maxLength": 60,
     "trim": true,
     "type": "string",
     "title": "sub-accounts:last-name",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "email": {
     "format": "email",
     "maxLength": 254,
     "trim": true,
     "type": "string",
     "title": "sub-accounts:email",
     "help": "sub-accounts:email-help",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "format": "sub-accounts:email-wrong",
      "maxLength": "sub-accounts:email-wrong"
     }
    },
    "spend_cap_day": {
     "minimum": 10000,
     "maximum": 100000000000,
     "multipleOf": 10000,
     "cell": "money",
     "type": "integer",
     "title": "sub-accounts:spend-cap-day",
     "help": "sub-accounts:spend-cap-help",
     "trim": false,
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "errors": {
      "type": "sub-accounts:enter-amount",
      "minimum": "sub-accounts:cap-small",
      "maximum": "sub-accounts:cap-large",
      "multipleOf": "sub-accounts:amount-cents"
     }
    },
    "spend_cap_month": {
     "minimum": 10000,
     "maximum": 100000000000,
     "multipleOf": 10000,
     "cell": "money",
     "type": "integer",
     "title": "sub-accounts:spend-cap-month",
     "trim": false,
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "errors": {
      "type": "sub-accounts:enter-amount",
      "minimum": "sub-accounts:cap-small",
      "maximum": "sub-accounts:cap-large",
      "multipleOf": "sub-accounts:amount-cents"
     }
    },
    "channel_limit": {
     "minimum": 1,
     "maximum": 10000,
     "type": "integer",
     "title": "sub-accounts:channel-limit",
     "help": "sub-accounts:channel-limit-help",
     "trim": false,
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "number",
     "errors": {
      "minimum": "sub-accounts:channels-range",
      "maximum": "sub-accounts:channels-range"
     }
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
      "active": "sub-accounts:status-active",
      "disabled": "sub-accounts:status-disabled"
     }
    },
    "invitation": {
     "enum": [
      "pending",
      "accepted"
     ],
     "readOnly": true,
     "type": "string",
     "title": "sub-accounts:invitation",
     "enumTexts": {
      "pending": "sub-accounts:invitation-pending",
      "accepted": "sub-accounts:invitation-accepted"
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "balance": {
     "readOnly": true,
     "cell": "balance",
     "type": "integer",
     "title": "sub-accounts:balance",
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
     "title": "portal:created",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    }
   },
   "required": [
    "name",
    "time_zone",
    "first_name",
    "last_name",
    "email"
   ],
   "rules": {
    "fields": {
     "time_zone": {
      "default": "{account.timezone}"
     },
     "email": {
      "enabledWhen": {
       "source": "!has(form.invitation) || form.invitation == 'pending'",
       "tree": {
        "op": "or",
        "args": [
         {
          "op": "not",
          "arg": {
           "op": "has",
           "root": "form",
           "path": [
            "invitation"
           ]
          }
         },
         {
          "op": "==",
          "left": {
           "op": "path",
           "root": "form",
           "path": [
            "invitation"
           ]
          },
          "right": {
           "op": "const",
           "value": "pending"
          }
         }
        ]
       },
       "dependsOn": [
        "form.invitation"
       ]
      },
      "because": "sub-accounts:email-is-the-owners"
     }
    },
    "effects": [],
    "checks": []
   },
   "lifecycle": {
    "entity": "sub-account",
    "field": "status",
    "states": {
     "active": {
      "tone": "success",
      "icon": "check",
      "title": "sub-accounts:status-active"
     },
     "disabled": {
      "tone": "neutral",
      "icon": "block",
      "title": "sub-accounts:status-disabled"
     }
    },
    "initial": "active",
    "call": {
     "method": "PUT",
     "path": "/v1/sub_accounts/{id}/status"
    },
    "transitions": [
     {
      "id": "enable",
      "event": "sub-accounts:event-enabled",
      "icon": "play",
      "from": [
       "disabled"
      ],
      "to": "active",
      "word": "sub-accounts:word-enabled",
      "by": "user",
      "title": "sub-accounts:enable",
      "access": [
       "Subaccounts"
      ],
      "success": "sub-accounts:status-changed",
      "tone": "neutral"
     },
     {
      "id": "disable",
      "icon": "block",
      "tone": "danger",
      "from": [
       "active"
      ],
      "to": "disabled",
      "confirm": {
       "dismiss": "sub-accounts:keep-active",
       "title": "sub-accounts:disable-title",
       "text": "sub-accounts:disable-text",
       "action": "sub-accounts:disable"
      },
      "by": "user",
      "title": "sub-accounts:disable",
      "access": [
       "Subaccounts"
      ],
      "success": "sub-accounts:status-changed",
      "word": "sub-accounts:word-disabled"
     }
    ]
   }
  }
 },
 "resources": {
  "sub-account": {
   "id": "sub-account",
   "module": "sub-accounts",
   "entity": "sub-account",
   "path": "/v1/sub_accounts",
   "items": "sub_accounts",
   "item": "sub_account",
   "storage": {
    "kind": "documents"
   },
   "operations": {
    "list": {
     "access": [
      "Subaccounts"
     ]
    },
    "get": {
     "access": [
      "Subaccounts"
     ]
    },
    "create": {
     "access": [
      "Subaccounts"
     ]
    },
    "update": {
     "access": [
      "Subaccounts"
     ]
    }
   },
   "listFields": [
    "id",
    "name",
    "time_zone",
    "first_name",
    "last_name",
    "email",
    "spend_cap_day",
    "spend_cap_month",
    "channel_limit",
    "status",
    "invitation",
    "balance",
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
    }
   ],
   "sort": {
    "default": "name",
    "fields": [
     "name",
     "email",
     "spend_cap_day",
     "spend_cap_month",
     "status",
     "balance",
     "created_at"
    ]
   },
   "sublists": [],
   "endpoints": [
    {
     "id": "switch",
     "method": "POST",
     "path": "/v1/sub_accounts/{id}/switch",
     "summary": "Goes on in the sub-account as its owner; the answer is that of signing in, and POST /auth/return leads back.",
     "access": [
      "Subaccounts"
     ],
     "query": []
    },
    {
     "id": "spend",
     "path": "/v1/sub_accounts/{id}/spend",
     "summary": "What the sub-account has spent today and this month by the clock of its master, in micro-units.",
     "method": "GET",
     "access": [
      "Subaccounts"
     ],
     "query": []
    },
    {
     "id": "channels",
     "path": "/v1/sub_accounts/{id}/channels",
     "summary": "How many calls the sub-account makes now, over its SIP trunks and by its voice campaigns.",
     "method": "GET",
     "access": [
      "Subaccounts"
     ],
     "query": []
    },
    {
     "id": "invite",
     "method": "POST",
     "path": "/v1/sub_accounts/{id}/invite",
     "summary": "Sends the owner the link to set a password again; the earlier link stops working.",
     "access": [
      "Subaccounts"
     ],
     "query": [],
     "idempotent": true
    }
   ]
  }
 },
 "lists": {
  "sub-accounts": {
   "id": "sub-accounts",
   "module": "sub-accounts",
   "resource": "sub-account",
   "title": "sub-accounts:sub-accounts",
   "primaryAction": {
    "text": "sub-accounts:new-sub-account",
    "to": "/sub-accounts/new",
    "access": [
     "Subaccounts"
    ],
    "asks": "POST /v1/sub_accounts"
   },
   "columns": [
    {
     "id": "name",
     "field": "name",
     "title": "portal:name",
     "cell": "text",
     "align": "start",
     "sortable": true,
     "link": "/sub-accounts/{row.id}",
     "flex": 2,
     "minWidth": 180,
     "hidden": false
    },
    {
     "id": "email",
     "field": "email",
     "title": "sub-accounts:email",
     "cell": "text",
     "align": "start",
     "sortable": true,
     "flex": 2,
     "minWidth": 200,
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
     "width": 130,
     "hidden": false
    },
    {
     "id": "invitation",
     "field": "invitation",
     "title": "sub-accounts:invitation",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "width": 170,
     "hidden": false
    },
    {
     "id": "balance",
     "field": "balance",
     "title": "sub-accounts:balance",
     "cell": "balance",
     "align": "end",
     "sortable": true,
     "width": 130,
     "hidden": false
    },
    {
     "id": "spend-cap-day",
     "field": "spend_cap_day",
     "title": "sub-accounts:cap-day",
     "cell": "money",
     "align": "end",
     "sortable": true,
     "width": 120,
     "hidden": false
    },
    {
     "id": "spend-cap-month",
     "field": "spend_cap_month",
     "title": "sub-accounts:cap-month",
     "cell": "money",
     "align": "end",
     "sortable": true,
     "width": 130,
     "hidden": false
    },
    {
     "id": "channel-limit",
     "field": "channel_limit",
     "title": "sub-accounts:channel-limit",
     "cell": "number",
     "align": "end",
     "sortable": false,
     "width": 140,
     "hidden": true
    },
    {
     "id": "time-zone",
     "field": "time_zone",
     "title": "sub-accounts:time-zone",
     "cell": "choice",
     "align": "start",
     "sortable": false,
     "width": 170,
     "hidden": true
    },
    {
     "id": "created",
     "field": "created_at",
     "title": "portal:created",
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
       "text": "sub-accounts:status-active"
      },
      {
       "value": "disabled",
       "text": "sub-accounts:status-disabled"
      }
     ],
     "all": "portal:any-status"
    }
   ],
   "rowActions": [
    {
     "kind": "call",
     "id": "switch",
     "title": "sub-accounts:switch",
     "icon": "enter",
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
     "call": "/v1/sub_accounts/{row.id}/switch",
     "access": [
      "Subaccounts"
     ],
     "asks": "POST /v1/sub_accounts/{id}/switch",
     "then": "restart"
    },
    {
     "kind": "link",
     "id": "edit",
     "title": "portal:edit",
     "icon": "edit",
     "to": "/sub-accounts/edit/{row.id}",
     "access": [
      "Subaccounts"
     ],
     "asks": "PUT /v1/sub_accounts/{id}"
    },
    {
     "kind": "call",
     "id": "invite",
     "title": "sub-accounts:invite-again",
     "icon": "send",
     "when": {
      "source": "row.status == 'active' && row.invitation == 'pending'",
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
           "invitation"
          ]
         },
         "right": {
          "op": "const",
          "value": "pending"
         }
        }
       ]
      },
      "dependsOn": [
       "row.invitation",
       "row.status"
      ]
     },
     "tone": "neutral",
     "method": "POST",
     "call": "/v1/sub_accounts/{row.id}/invite",
     "access": [
      "Subaccounts"
     ],
     "asks": "POST /v1/sub_accounts/{id}/invite",
     "success": "sub-accounts:invited-again",
     "then": "stay"
    },
    {
     "kind": "transition",
     "id": "enable",
     "transition": "enable"
    },
    {
     "kind": "transition",
     "id": "disable",
     "transition": "disable"
    }
   ],
   "bulkActions": [
    "enable",
    "disable"
   ],
   "pageSizes": [
    25,
    50,
    100
   ],
   "refreshSeconds": 60,
   "searchDebounceMs": 1000,
   "empty": {
    "title": "sub-accounts:empty-title",
    "text": "sub-accounts:empty-text",
    "action": {
     "text": "sub-accounts:new-sub-account",
     "to": "/sub-accounts/new",
     "access": [
      "Subaccounts"
     ],
     "asks": "POST /v1/sub_accounts"
    }
   }
  }
 },
 "wizards": {
  "sub-account": {
   "id": "sub-account",
   "module": "sub-accounts",
   "resource": "sub-account",
   "title": {
    "create": "sub-accounts:new-sub-account",
    "edit": "sub-accounts:edit-sub-account"
   },
   "opensAt": {},
   "done": "/sub-accounts",
   "cancel": true,
   "doneWhen": [],
   "submitText": [
    {
     "mode": "create",
     "text": "sub-accounts:create-and-invite"
    },
    {
     "mode": "edit",
     "text": "portal:save-changes"
    }
   ],
   "success": {
    "create": "sub-accounts:created-and-invited",
    "edit": "sub-accounts:updated"
   },
   "failure": {
    "edit": "sub-accounts:update-failed"
   },
   "banners": [
    {
     "id": "pending",
     "modes": [
      "edit"
     ],
     "steps": [],
     "when": {
      "source": "form.invitation == 'pending' && form.status == 'active'",
      "tree": {
       "op": "and",
       "args": [
        {
         "op": "==",
         "left": {
          "op": "path",
          "root": "form",
          "path": [
           "invitation"
          ]
         },
         "right": {
          "op": "const",
          "value": "pending"
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
          "value": "active"
         }
        }
       ]
      },
      "dependsOn": [
       "form.invitation",
       "form.status"
      ]
     },
     "tone": "info",
     "text": "sub-accounts:owner-not-there-yet",
     "params": {}
    },
    {
     "id": "disabled",
     "modes": [
      "edit"
     ],
     "steps": [],
     "when": {
      "source": "form.status == 'disabled'",
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
        "value": "disabled"
       }
      },
      "dependsOn": [
       "form.status"
      ]
     },
     "tone": "warning",
     "text": "sub-accounts:sub-account-is-disabled",
     "params": {}
    }
   ],
   "steps": [
    {
     "id": "details",
     "title": "sub-accounts:details",
     "fields": [
      "name",
      "time_zone",
      "first_name",
      "last_name",
      "email",
      "spend_cap_day",
      "spend_cap_month",
      "channel_limit",
      "notes"
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
    "time_zone": {
     "widget": "select",
     "options": {},
     "fills": []
    },
    "first_name": {
     "widget": "text",
     "options": {},
     "fills": [],
     "group": "owner"
    },
    "last_name": {
     "widget": "text",
     "options": {},
     "fills": [],
     "group": "owner"
    },
    "email": {
     "widget": "text",
     "options": {},
     "fills": []
    },
    "spend_cap_day": {
     "widget": "money",
     "options": {},
     "fills": [],
     "group": "spend-caps"
    },
    "spend_cap_month": {
     "widget": "money",
     "options": {},
     "fills": [],
     "group": "spend-caps"
    },
    "channel_limit": {
     "widget": "number",
     "options": {},
     "fills": []
    },
    "notes": {
     "widget": "textarea",
     "options": {},
     "fills": []
    }
   }
  }
 },
 "pages": {
  "sub-account": {
   "id": "sub-account",
   "module": "sub-accounts",
   "title": "sub-accounts:sub-account",
   "record": {
    "resource": "sub-account",
    "name": "name",
    "actions": [
     {
      "kind": "call",
      "id": "switch",
      "title": "sub-accounts:switch",
      "icon": "enter",
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
      "call": "/v1/sub_accounts/{row.id}/switch",
      "access": [
       "Subaccounts"
      ],
      "asks": "POST /v1/sub_accounts/{id}/switch",
      "then": "restart"
     },
     {
      "kind": "link",
      "id": "edit",
      "title": "portal:edit",
      "icon": "edit",
      "to": "/sub-accounts/edit/{row.id}",
      "access": [
       "Subaccounts"
      ],
      "asks": "PUT /v1/sub_accounts/{id}"
     },
     {
      "kind": "call",
      "id": "invite",
      "title": "sub-accounts:invite-again",
      "icon": "send",
      "when": {
       "source": "row.status == 'active' && row.invitation == 'pending'",
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
            "invitation"
           ]
          },
          "right": {
           "op": "const",
           "value": "pending"
          }
         }
        ]
       },
       "dependsOn": [
        "row.invitation",
        "row.status"
       ]
      },
      "tone": "neutral",
      "method": "POST",
      "call": "/v1/sub_accounts/{row.id}/invite",
      "access": [
       "Subaccounts"
      ],
      "asks": "POST /v1/sub_accounts/{id}/invite",
      "success": "sub-accounts:invited-again",
      "then": "stay"
     },
     {
      "kind": "transition",
      "id": "enable",
      "transition": "enable"
     },
     {
      "kind": "transition",
      "id": "disable",
      "transition": "disable"
     }
    ],
    "access": [
     "Subaccounts"
    ]
   },
   "blocks": [
    {
     "id": "spend",
     "width": "full",
     "kind": "stats",
     "title": "sub-accounts:spend",
     "look": "tiles",
     "accountDays": true,
     "stats": [
      {
       "id": "today",
       "title": "sub-accounts:spent-today",
       "source": {
        "get": "/v1/sub_accounts/{row.id}/spend",
        "query": {},
        "path": "today",
        "access": [
         "Subaccounts"
        ]
       },
       "cell": "money"
      },
      {
       "id": "this-month",
       "title": "sub-accounts:spent-this-month",
       "source": {
        "get": "/v1/sub_accounts/{row.id}/spend",
        "query": {},
        "path": "this_month",
        "access": [
         "Subaccounts"
        ]
       },
       "cell": "money"
      },
      {
       "id": "calls-now",
       "title": "sub-accounts:calls-now",
       "source": {
        "get": "/v1/sub_accounts/{row.id}/channels",
        "query": {},
        "path": "in_use",
        "access": [
         "Subaccounts"
        ]
       },
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
       "id": "balance",
       "field": "balance",
       "title": "sub-accounts:balance",
       "cell": "balance"
      },
      {
       "id": "spend-cap-day",
       "field": "spend_cap_day",
       "title": "sub-accounts:spend-cap-day",
       "cell": "money"
      },
      {
       "id": "spend-cap-month",
       "field": "spend_cap_month",
       "title": "sub-accounts:spend-cap-month",
       "cell": "money"
      },
      {
       "id": "channel-limit",
       "field": "channel_limit",
       "title": "sub-accounts:channel-limit",
       "cell": "number"
      },
      {
       "id": "invitation",
       "field": "invitation",
       "title": "sub-accounts:invitation",
       "cell": "text"
      },
      {
       "id": "email",
       "field": "email",
       "title": "sub-accounts:email",
       "cell": "text"
      },
      {
       "id": "first-name",
       "field": "first_name",
       "title": "sub-accounts:first-name",
       "cell": "text"
      },
      {
       "id": "last-name",
       "field": "last_name",
       "title": "sub-accounts:last-name",
       "cell": "text"
      },
      {
       "id": "time-zone",
       "field": "time_zone",
       "title": "sub-accounts:time-zone",
       "cell": "choice"
      },
      {
       "id": "notes",
       "field": "notes",
       "title": "sub-accounts:notes",
       "cell": "text"
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
     "id": "history",
     "width": "full",
     "kind": "timeline",
     "title": "sub-accounts:history"
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
  "sub-accounts:history": "History",
  "sub-accounts:sub-accounts": "Sub-accounts",
  "sub-accounts:sub-account": "Sub-account",
  "sub-accounts:new-sub-account": "New sub-account",
  "sub-accounts:edit-sub-account": "Edit sub-account",
  "sub-accounts:details": "Details",
  "sub-accounts:name-help": "Shown to you and to the people in the sub-account.",
  "sub-accounts:time-zone": "Time zone",
  "sub-accounts:notes": "Notes",
  "sub-accounts:notes-help": "For your team. Not visible to the sub-account.",
  "sub-accounts:first-name": "Owner’s first name",
  "sub-accounts:last-name": "Owner’s last name",
  "sub-accounts:email": "Owner’s email",
  "sub-accounts:email-help": "We’ll send a link to set a password to this address.",
  "sub-accounts:email-wrong": "Enter an email address, such as name@example.com",
  "sub-accounts:email-is-the-owners": "The owner already signs in with this email and can change it in their profile.",
  "sub-accounts:status-active": "Active",
  "sub-accounts:status-disabled": "Disabled",
  "sub-accounts:invitation": "Owner",
  "sub-accounts:invitation-pending": "Invitation sent",
  "sub-accounts:invitation-accepted": "Signed up",
  "sub-accounts:balance": "Balance",
  "sub-accounts:switch": "Switch to this sub-account",
  "sub-accounts:invite-again": "Resend invitation",
  "sub-accounts:invited-again": "Invitation sent. The previous link no longer works.",
  "sub-accounts:enable": "Enable",
  "sub-accounts:disable": "Disable",
  "sub-accounts:disable-title": "Disable this sub-account?",
  "sub-accounts:disable-text": "Everyone signed in to this sub-account is signed out right away, and no one can sign in until you enable it again. Its data and balance are kept.",
  "sub-accounts:keep-active": "Cancel",
  "sub-accounts:status-changed": "The sub-account was {status}.",
  "sub-accounts:word-enabled": "enabled",
  "sub-accounts:word-disabled": "disabled",
  "sub-accounts:create-and-invite": "Create and invite the owner",
  "sub-accounts:created-and-invited": "Sub-account created. We’ve emailed the invitation to its owner.",
  "sub-accounts:updated": "The sub-account configuration has been successfully updated",
  "sub-accounts:update-failed": "There was an error saving changes to your profile. Please try again.",
  "sub-accounts:owner-not-there-yet": "The owner hasn’t set a password yet. You can still correct the email address and resend the invitation from the list.",
  "sub-accounts:sub-account-is-disabled": "This sub-account is disabled, so no one can sign in to it. You can enable it from the list.",
  "sub-accounts:empty-title": "No sub-accounts yet",
  "sub-accounts:empty-text": "A sub-account has its own users, balance, and data. Create one for each customer, brand, or department, and switch to it at any time.",
  "sub-accounts:return-to-parent": "Return to parent",
  "sub-accounts:browsing": "You are browsing the sub-account",
  "sub-accounts:browsing-text": "{name}. Anything you do here applies to this sub-account.",
  "sub-accounts:spend-cap-day": "Daily spend cap",
  "sub-accounts:spend-cap-month": "Monthly spend cap",
  "sub-accounts:spend-cap-help": "Leave empty for no cap. Days and months follow your own account’s time zone. At the cap, broadcasts wait and calls, purchases, and other charges are refused. Calls in progress are still charged.",
  "sub-accounts:channel-limit": "Concurrent calls",
  "sub-accounts:channel-limit-help": "Leave empty for no limit. Counts outgoing calls over SIP trunks and calls of voice campaigns: further calls are refused, and campaigns wait.",
  "sub-accounts:channels-range": "Use 1 to 10,000",
  "sub-accounts:calls-now": "Calls right now",
  "sub-accounts:cap-day": "Cap per day",
  "sub-accounts:cap-month": "Cap per month",
  "sub-accounts:enter-amount": "Enter an amount",
  "sub-accounts:cap-small": "Use at least $0.01",
  "sub-accounts:cap-large": "Use at most $100,000",
  "sub-accounts:amount-cents": "Use whole cents",
  "sub-accounts:spend": "Spend",
  "sub-accounts:spent-today": "Today",
  "sub-accounts:spent-this-month": "This month",
  "sub-accounts:event-enabled": "Enabled"
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
  "sub-account.create": validator(object({ "id": readOnly, "version": readOnly, "name": string({ minLength: 1, maxLength: 80, trim: true }), "time_zone": string({ maxLength: 64 }), "notes": string({ maxLength: 500, trim: true }), "first_name": string({ minLength: 1, maxLength: 60, trim: true }), "last_name": string({ minLength: 1, maxLength: 60, trim: true }), "email": string({ maxLength: 254, format: "email", trim: true }), "spend_cap_day": number({ type: "integer", minimum: 10000, maximum: 100000000000, multipleOf: 10000 }), "spend_cap_month": number({ type: "integer", minimum: 10000, maximum: 100000000000, multipleOf: 10000 }), "channel_limit": number({ type: "integer", minimum: 1, maximum: 10000 }), "status": readOnly, "invitation": readOnly, "balance": readOnly, "created_at": readOnly }, ["name","time_zone","first_name","last_name","email"])),
  "sub-account.update": validator(object({ "id": readOnly, "version": readOnly, "name": string({ minLength: 1, maxLength: 80, trim: true }), "time_zone": string({ maxLength: 64 }), "notes": string({ maxLength: 500, trim: true }), "first_name": string({ minLength: 1, maxLength: 60, trim: true }), "last_name": string({ minLength: 1, maxLength: 60, trim: true }), "email": string({ maxLength: 254, format: "email", trim: true }), "spend_cap_day": number({ type: "integer", minimum: 10000, maximum: 100000000000, multipleOf: 10000 }), "spend_cap_month": number({ type: "integer", minimum: 10000, maximum: 100000000000, multipleOf: 10000 }), "channel_limit": number({ type: "integer", minimum: 1, maximum: 10000 }), "status": readOnly, "invitation": readOnly, "balance": readOnly, "created_at": readOnly })),
  "sub-account.form": validator(object({ "id": anything, "version": anything, "name": string({ minLength: 1, maxLength: 80, trim: true }), "time_zone": string({ maxLength: 64 }), "notes": string({ maxLength: 500, trim: true }), "first_name": string({ minLength: 1, maxLength: 60, trim: true }), "last_name": string({ minLength: 1, maxLength: 60, trim: true }), "email": string({ maxLength: 254, format: "email", trim: true }), "spend_cap_day": number({ type: "integer", minimum: 10000, maximum: 100000000000, multipleOf: 10000 }), "spend_cap_month": number({ type: "integer", minimum: 10000, maximum: 100000000000, multipleOf: 10000 }), "channel_limit": number({ type: "integer", minimum: 1, maximum: 10000 }), "status": anything, "invitation": anything, "balance": anything, "created_at": anything })),
}
