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
     "title": "sub-accounts:name",
     "help": "sub-accounts:name-help",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "required": "portal:required-field",
      "minLength": "portal:required-field",
      "maxLength": "sub-accounts:name-too-long"
     }
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
     "cell": "text",
     "errors": {
      "required": "portal:required-field"
     }
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
     "errors": {
      "maxLength": "sub-accounts:notes-too-long"
     }
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
     "errors": {
      "required": "portal:required-field",
      "minLength": "portal:required-field",
      "maxLength": "sub-accounts:person-name-too-long"
     }
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
     "errors": {
      "required": "portal:required-field",
      "minLength": "portal:required-field",
      "maxLength": "sub-accounts:person-name-too-long"
     }
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
      "required": "portal:required-field",
      "format": "sub-accounts:email-wrong",
      "maxLength": "sub-accounts:email-wrong"
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
     "title": "sub-accounts:status",
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
     "cell": "money",
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
     "title": "sub-accounts:created",
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
      "title": "sub-accounts:status-active",
      "tone": "success",
      "icon": "check"
     },
     "disabled": {
      "title": "sub-accounts:status-disabled",
      "tone": "neutral",
      "icon": "block"
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
      "title": "sub-accounts:enable",
      "icon": "play",
      "from": [
       "disabled"
      ],
      "to": "active",
      "by": "user",
      "access": [
       "Subaccounts"
      ],
      "success": "sub-accounts:status-changed",
      "word": "sub-accounts:word-enabled",
      "tone": "neutral"
     },
     {
      "id": "disable",
      "title": "sub-accounts:disable",
      "icon": "block",
      "tone": "danger",
      "from": [
       "active"
      ],
      "to": "disabled",
      "by": "user",
      "access": [
       "Subaccounts"
      ],
      "confirm": {
       "title": "sub-accounts:disable-title",
       "text": "sub-accounts:disable-text",
       "action": "sub-accounts:disable",
       "dismiss": "sub-accounts:keep-active"
      },
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
    "email",
    "first_name",
    "last_name",
    "status",
    "invitation",
    "balance",
    "time_zone",
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
    "fields": [
     "name",
     "email",
     "status",
     "balance",
     "created_at"
    ],
    "default": "name"
   },
   "sublists": [],
   "endpoints": [
    {
     "id": "switch",
     "method": "POST",
     "path": "/v1/sub_accounts/{id}/switch",
     "access": [
      "Subaccounts"
     ],
     "summary": "Goes on in the sub-account as its owner; the answer is that of signing in, and POST /auth/return leads back.",
     "query": []
    },
    {
     "id": "invite",
     "method": "POST",
     "path": "/v1/sub_accounts/{id}/invite",
     "access": [
      "Subaccounts"
     ],
     "summary": "Sends the owner the link to set a password again; the earlier link stops working.",
     "query": []
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
    ]
   },
   "columns": [
    {
     "id": "name",
     "field": "name",
     "title": "sub-accounts:name",
     "cell": "text",
     "align": "start",
     "sortable": true,
     "link": "/sub-accounts/edit/{row.id}",
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
     "hidden": false
    },
    {
     "id": "status",
     "field": "status",
     "title": "sub-accounts:status",
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
     "cell": "money",
     "align": "end",
     "sortable": true,
     "width": 130,
     "hidden": false
    },
    {
     "id": "time-zone",
     "field": "time_zone",
     "title": "sub-accounts:time-zone",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "width": 170,
     "hidden": true
    },
    {
     "id": "created",
     "field": "created_at",
     "title": "sub-accounts:created",
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
     "title": "sub-accounts:name",
     "kind": "search",
     "query": "search",
     "placeholder": "sub-accounts:search-by-name"
    },
    {
     "id": "status",
     "title": "sub-accounts:status",
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
     "all": "sub-accounts:any-status"
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
     "then": "restart"
    },
    {
     "kind": "link",
     "id": "edit",
     "title": "sub-accounts:edit",
     "icon": "edit",
     "to": "/sub-accounts/edit/{row.id}",
     "access": [
      "Subaccounts"
     ]
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
     ]
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
     "text": "sub-accounts:save-changes"
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
      "source": "has(form.invitation) && form.invitation == 'pending' && has(form.status) && form.status == 'active'",
      "tree": {
       "op": "and",
       "args": [
        {
         "op": "has",
         "root": "form",
         "path": [
          "invitation"
         ]
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
        },
        {
         "op": "has",
         "root": "form",
         "path": [
          "status"
         ]
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
      "source": "has(form.status) && form.status == 'disabled'",
      "tree": {
       "op": "and",
       "args": [
        {
         "op": "has",
         "root": "form",
         "path": [
          "status"
         ]
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
          "value": "disabled"
         }
        }
       ]
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
    "notes": {
     "widget": "textarea",
     "options": {},
     "fills": []
    }
   }
  }
 },
 "pages": {},
 "tabs": [],
 "texts": {
  "sub-accounts:sub-accounts": "Sub-accounts",
  "sub-accounts:sub-account": "Sub-account",
  "sub-accounts:new-sub-account": "New sub-account",
  "sub-accounts:edit-sub-account": "Edit sub-account",
  "sub-accounts:details": "Details",
  "sub-accounts:name": "Name",
  "sub-accounts:name-help": "How you and the people of the sub-account see it.",
  "sub-accounts:name-too-long": "Use at most 80 characters",
  "sub-accounts:time-zone": "Time zone",
  "sub-accounts:notes": "Notes",
  "sub-accounts:notes-help": "For your team. The sub-account does not see them.",
  "sub-accounts:notes-too-long": "Use at most 500 characters",
  "sub-accounts:first-name": "Owner’s first name",
  "sub-accounts:last-name": "Owner’s last name",
  "sub-accounts:person-name-too-long": "Use at most 60 characters",
  "sub-accounts:email": "Owner’s e-mail",
  "sub-accounts:email-help": "We send a link to set a password to this address.",
  "sub-accounts:email-wrong": "Enter an e-mail address, such as name@example.com",
  "sub-accounts:email-is-the-owners": "The owner signs in with this e-mail already and changes it in their own profile.",
  "sub-accounts:status": "Status",
  "sub-accounts:status-active": "Active",
  "sub-accounts:status-disabled": "Disabled",
  "sub-accounts:invitation": "Owner",
  "sub-accounts:invitation-pending": "Invitation sent",
  "sub-accounts:invitation-accepted": "Has signed up",
  "sub-accounts:balance": "Balance",
  "sub-accounts:created": "Created",
  "sub-accounts:search-by-name": "Search by name",
  "sub-accounts:any-status": "Any status",
  "sub-accounts:switch": "Switch to this sub-account",
  "sub-accounts:edit": "Edit",
  "sub-accounts:invite-again": "Send the invitation again",
  "sub-accounts:invited-again": "The invitation is on its way. The earlier link no longer works.",
  "sub-accounts:enable": "Enable",
  "sub-accounts:disable": "Disable",
  "sub-accounts:disable-title": "Disable this sub-account?",
  "sub-accounts:disable-text": "Everybody who is signed in to it is signed out at once, and nobody can sign in until you enable it again. Its data and balance stay.",
  "sub-accounts:keep-active": "Keep it active",
  "sub-accounts:status-changed": "The sub-account was {status}.",
  "sub-accounts:word-enabled": "enabled",
  "sub-accounts:word-disabled": "disabled",
  "sub-accounts:create-and-invite": "Create and invite the owner",
  "sub-accounts:save-changes": "Save changes",
  "sub-accounts:created-and-invited": "The sub-account is ready, and the invitation is on its way to its owner.",
  "sub-accounts:updated": "The sub-account configuration has been successfully updated",
  "sub-accounts:update-failed": "There was an error saving changes to your profile. Please try again.",
  "sub-accounts:owner-not-there-yet": "The owner has not set a password yet. You can still correct the e-mail, and send the invitation again from the list.",
  "sub-accounts:sub-account-is-disabled": "This sub-account is disabled: nobody can sign in to it. You can enable it from the list.",
  "sub-accounts:empty-title": "No sub-accounts yet",
  "sub-accounts:empty-text": "A sub-account has its own users, balance and data. Create one for a customer, a brand or a department, and switch into it whenever you need to.",
  "sub-accounts:browsing": "You are browsing the sub-account",
  "sub-accounts:browsing-text": "{name}. Everything you do here is done in it; the menu at the top leads back.",
  "portal:list-active-filters": "Active filters",
  "portal:list-remove-filter": "Remove filter {filter}: {value}",
  "portal:list-clear-all": "Clear all",
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
  "portal:list-from": "From",
  "portal:list-to": "To",
  "portal:list-range-from": "from {date}",
  "portal:list-range-until": "until {date}",
  "portal:list-apply": "Apply",
  "portal:list-date-missing": "Enter at least one date",
  "portal:list-date-format": "Enter dates as MM.DD.YYYY",
  "portal:list-date-order": "The first day is after the last",
  "portal:list-actions": "Actions",
  "portal:list-actions-of": "Actions: {row}",
  "portal:list-action-of": "{action}: {row}",
  "portal:list-nothing-title": "Nothing matches",
  "portal:list-nothing-text": "No row fits the filters you have set.",
  "portal:list-clear-filters": "Clear filters",
  "portal:list-stale": "These rows may be out of date. {reason}",
  "portal:list-link-problems": "Parts of this link are unknown and were left out: {parts}.",
  "portal:list-pages": "Pages",
  "portal:list-rows-per-page": "Rows per page",
  "portal:list-range": "{first}–{last} of {total}",
  "portal:list-first-page": "First page",
  "portal:list-previous-page": "Previous page",
  "portal:list-next-page": "Next page",
  "portal:list-last-page": "Last page",
  "portal:list-clear-search": "Clear search",
  "portal:list-refresh": "Refresh",
  "portal:list-export": "Export CSV",
  "portal:list-exporting": "Exporting…",
  "portal:list-export-hint": "All rows that match the filters, as a CSV file",
  "portal:list-updating": "Updating…",
  "portal:list-updated-now": "Updated just now",
  "portal:list-updated-seconds": "Updated {count} s ago",
  "portal:list-updated-minutes": "Updated {count} min ago",
  "portal:form-required": "Required field",
  "portal:form-invalid": "Please check this field",
  "portal:form-choice-gone": "This is none of the choices. Choose another.",
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
  "portal:form-max-items": "Keep at most {count}",
  "portal:form-min-items": "Add at least {count}",
  "portal:form-whole-number": "Enter a whole number",
  "portal:form-number": "Enter a number",
  "portal:form-pattern": "This is not written as it should be",
  "portal:form-date-format": "Write the day as MM.DD.YYYY",
  "portal:form-date-time-format": "Write the day as MM.DD.YYYY and the time as HH:MM",
  "portal:form-email-format": "Enter a whole e-mail address, like name@example.com",
  "portal:form-phone-format": "Enter the number with its country code, like +447400123456",
  "portal:form-uri-format": "Enter a whole address, like https://example.com",
  "portal:form-fixed": "Cannot be changed any more",
  "portal:form-errors": {
   "one": "One field needs your attention",
   "other": "{count} fields need your attention"
  },
  "portal:form-load-failed": "The options could not be loaded.",
  "portal:form-show-more": "Show more",
  "portal:form-options": "Options",
  "portal:form-no-match": "Nothing matches",
  "portal:form-narrow": {
   "one": "{count} more: type to narrow the list",
   "other": "{count} more: type to narrow the list"
  },
  "portal:form-choose": "Choose…",
  "portal:form-tags-hint": "Press Enter after each.",
  "portal:rows-add": "Add {item}",
  "portal:rows-remove": "Remove {item} {place}",
  "portal:rows-up": "Move {item} {place} up",
  "portal:rows-down": "Move {item} {place} down",
  "portal:rows-line": "{item} {place}",
  "portal:rows-added": "Added {item} {place}",
  "portal:rows-removed": "Removed {item} {place}",
  "portal:rows-moved": "Moved {item} to place {place} of {count}",
  "portal:rows-full": {
   "one": "There is room for {count} only",
   "other": "There is room for {count}"
  },
  "portal:rows-none": "None yet",
  "portal:form-clash-later": "Go on editing",
  "portal:form-date": "Date",
  "portal:form-time": "Time",
  "portal:form-open-calendar": "Choose date",
  "portal:form-gap": "The clocks in {zone} go forward at this time and skip it. It counts as {time}.",
  "portal:wizard-steps": "Steps",
  "portal:wizard-aside": "Preview",
  "portal:wizard-done": "Done:",
  "portal:wizard-locked": "Complete “{step}” first",
  "portal:wizard-now-required": "{field} is now required.",
  "portal:wizard-now-refused": "{field} needs another value now.",
  "portal:wizard-fill-in": "Fill it in under {step}.",
  "portal:wizard-step-asks": "Something here needs your attention",
  "portal:wizard-next": "Next",
  "portal:wizard-submit": "Save",
  "portal:wizard-cancel": "Cancel",
  "portal:wizard-edit-record": "Edit",
  "portal:wizard-edit": "Edit",
  "portal:wizard-edit-row": "Edit {row}",
  "portal:wizard-checking": "Checking…",
  "portal:wizard-sending": "Sending…",
  "portal:wizard-draft-restored": "Draft restored, saved {when}.",
  "portal:wizard-discard": "Discard",
  "portal:wizard-fixed-step": "These details cannot be changed any more.",
  "portal:wizard-offline": "The server did not answer. Nothing you entered is lost: check your connection and try again.",
  "portal:wizard-conflict-title": "Changed somewhere else",
  "portal:wizard-conflict-text": "Since you opened this page, somebody saved other changes. Keep yours and overwrite them, reload and lose yours, or go on editing and decide later.",
  "portal:wizard-keep-mine": "Keep mine",
  "portal:wizard-reload": "Reload"
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
  ({ items, minItems = 0, maxItems = Infinity }) =>
  (value, path, errors) => {
    if (!Array.isArray(value)) return fail(errors, path, 'type', { type: 'array' })
    if (value.length < minItems) return fail(errors, path, 'minItems', { limit: minItems })
    if (value.length > maxItems) return fail(errors, path, 'maxItems', { limit: maxItems })
    for (let index = 0; index < value.length; index++) items(value[index], path + '[' + index + ']', errors)
  }
const string = (limits) => (value, path, errors) => {
  if (typeof value !== 'string') return fail(errors, path, 'type', { type: 'string' })
  const { minLength = 0, maxLength = Infinity, values, pattern, format } = limits
  if (
    value.length < minLength ||
    (minLength > 0 && value.length < minLength * 2 && Array.from(value).length < minLength)
  )
    return fail(errors, path, 'minLength', { limit: minLength })
  if (value.length > maxLength && (value.length > maxLength * 2 || Array.from(value).length > maxLength))
    return fail(errors, path, 'maxLength', { limit: maxLength })
  if (values && !values.includes(value)) return fail(errors, path, 'enum', { allowedValues: values })
  if (pattern && !pattern.test(value)) return fail(errors, path, 'pattern', { pattern: pattern.source })
  if (format && !formats[format](value)) return fail(errors, path, 'format', { format })
  if (!value.isWellFormed() || value.includes('\0')) fail(errors, path, 'format', { format: 'text' })
}
const number =
  ({ type, minimum = -Infinity, maximum = Infinity, values }) =>
  (value, path, errors) => {
    if (!(type === 'integer' ? Number.isSafeInteger(value) : Number.isFinite(value)))
      return fail(errors, path, 'type', { type })
    if (value < minimum) return fail(errors, path, 'minimum', { limit: minimum })
    if (value > maximum) return fail(errors, path, 'maximum', { limit: maximum })
    if (values && !values.includes(value)) fail(errors, path, 'enum', { allowedValues: values })
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
  'local-date-time': (text) => text[10] === 'T' && isDate(text.slice(0, 10)) && isTime(text.slice(11)),
  'date-time': (text) => {
    const zone = /(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/.exec(text)
    return (
      zone !== null && text[10] === 'T' && isDate(text.slice(0, 10)) && isTime(text.slice(11, zone.index))
    )
  },
  email: isEmail,
  phone: (text) => /^\+[1-9]\d{6,14}$/.test(text),
  uri: (text) => text.length <= 2048 && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
}

export const validators = {
  "sub-account.create": validator(object({ "id": readOnly, "version": readOnly, "name": string({ minLength: 1, maxLength: 80 }), "time_zone": string({ maxLength: 64 }), "notes": string({ maxLength: 500 }), "first_name": string({ minLength: 1, maxLength: 60 }), "last_name": string({ minLength: 1, maxLength: 60 }), "email": string({ maxLength: 254, format: "email" }), "status": readOnly, "invitation": readOnly, "balance": readOnly, "created_at": readOnly }, ["name","time_zone","first_name","last_name","email"])),
  "sub-account.update": validator(object({ "id": readOnly, "version": readOnly, "name": string({ minLength: 1, maxLength: 80 }), "time_zone": string({ maxLength: 64 }), "notes": string({ maxLength: 500 }), "first_name": string({ minLength: 1, maxLength: 60 }), "last_name": string({ minLength: 1, maxLength: 60 }), "email": string({ maxLength: 254, format: "email" }), "status": readOnly, "invitation": readOnly, "balance": readOnly, "created_at": readOnly })),
  "sub-account.form": validator(object({ "id": anything, "version": anything, "name": string({ minLength: 1, maxLength: 80 }), "time_zone": string({ maxLength: 64 }), "notes": string({ maxLength: 500 }), "first_name": string({ minLength: 1, maxLength: 60 }), "last_name": string({ minLength: 1, maxLength: 60 }), "email": string({ maxLength: 254, format: "email" }), "status": anything, "invitation": anything, "balance": anything, "created_at": anything })),
}
