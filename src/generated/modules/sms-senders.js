// Written by codegen from definitions/. Do not edit.
export const definition = {
 "id": "sms-senders",
 "title": "sms-senders:sender-ids",
 "entities": {
  "sender": {
   "id": "sender",
   "module": "sms-senders",
   "title": "sms-senders:sender-id",
   "properties": {
    "title": {
     "maxLength": 32,
     "type": "string",
     "title": "sms-senders:sender-id",
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
    "type": {
     "enum": [
      "alpha_numeric",
      "numeric",
      "short_code"
     ],
     "type": "string",
     "title": "sms-senders:type",
     "enumTexts": {
      "alpha_numeric": "sms-senders:alphanumeric",
      "numeric": "sms-senders:numeric",
      "short_code": "sms-senders:short-code"
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
    "status": {
     "enum": [
      "approved",
      "in review",
      "declined"
     ],
     "readOnly": true,
     "cell": "status-chip",
     "type": "string",
     "title": "sms-senders:status",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {},
     "enumTexts": {
      "in review": "sms-senders:status-in-review",
      "approved": "sms-senders:status-approved",
      "declined": "sms-senders:status-declined"
     }
    },
    "reason": {
     "maxLength": 500,
     "readOnly": true,
     "type": "string",
     "title": "sms-senders:reason",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "is_supported": {
     "readOnly": true,
     "type": "boolean",
     "title": "sms-senders:supported",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "yes-no",
     "errors": {}
    },
    "usable": {
     "readOnly": true,
     "type": "boolean",
     "title": "sms-senders:usable",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "yes-no",
     "errors": {}
    },
    "destinations": {
     "maxItems": 250,
     "readOnly": true,
     "cell": "countries",
     "type": "array",
     "title": "sms-senders:destinations",
     "items": {
      "required": [
       "country_code",
       "status"
      ],
      "type": "object",
      "title": "sms-senders:destinations",
      "properties": {
       "country_code": {
        "maxLength": 2,
        "type": "string",
        "title": "sms-senders:country",
        "trim": false,
        "readOnly": true,
        "writeOn": [],
        "sensitive": false,
        "cell": "text",
        "errors": {}
       },
       "status": {
        "enum": [
         "pending",
         "approved",
         "declined",
         "blocked"
        ],
        "type": "string",
        "title": "sms-senders:status",
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
     "errors": {}
    },
    "created_at": {
     "format": "date-time",
     "readOnly": true,
     "cell": "relative-time",
     "type": "string",
     "title": "sms-senders:created",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    }
   },
   "required": [
    "title",
    "type"
   ],
   "rules": {
    "fields": {},
    "effects": [],
    "checks": []
   },
   "lifecycle": {
    "entity": "sender",
    "field": "status",
    "states": {
     "in review": {
      "tone": "info",
      "icon": "schedule",
      "title": "sms-senders:status-in-review"
     },
     "approved": {
      "tone": "success",
      "icon": "check",
      "title": "sms-senders:status-approved"
     },
     "declined": {
      "tone": "danger",
      "icon": "block",
      "title": "sms-senders:status-declined"
     }
    },
    "transitions": [
     {
      "id": "approve",
      "from": [
       "in review"
      ],
      "to": "approved",
      "by": "reviewer",
      "tone": "neutral",
      "access": []
     },
     {
      "id": "decline",
      "from": [
       "in review"
      ],
      "to": "declined",
      "by": "reviewer",
      "note": {
       "maxLength": 500,
       "field": "reason",
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
  "sender": {
   "id": "sender",
   "module": "sms-senders",
   "entity": "sender",
   "path": "/v1/sms/senders",
   "items": "sender_ids",
   "item": "sender_id",
   "storage": {
    "kind": "documents"
   },
   "operations": {
    "list": {
     "access": [
      "Sms"
     ]
    },
    "get": {
     "access": [
      "Sms"
     ]
    }
   },
   "listFields": [
    "id",
    "title",
    "type",
    "status",
    "reason",
    "is_supported",
    "usable",
    "destinations",
    "created_at"
   ],
   "query": [
    {
     "name": "title",
     "field": "title",
     "match": "contains"
    },
    {
     "name": "type",
     "field": "type",
     "match": "equals"
    },
    {
     "name": "country_code",
     "field": "destinations[].country_code",
     "match": "equals"
    },
    {
     "name": "is_visible",
     "match": "flag",
     "where": {
      "source": "row.status == 'approved'",
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
        "value": "approved"
       }
      },
      "dependsOn": [
       "row.status"
      ]
     }
    }
   ],
   "sort": {
    "default": "title",
    "fields": [
     "title",
     "type",
     "status",
     "created_at"
    ]
   },
   "sublists": [],
   "endpoints": [
    {
     "id": "countries",
     "path": "/v1/sms/countries",
     "query": [
      "search",
      "sender_type",
      "page",
      "per_page",
      "country_code"
     ],
     "access": [
      "Sms",
      "SmsCampaign"
     ],
     "summary": "Destination countries with the number of the account's Sender IDs in each.",
     "items": "restrictions",
     "method": "GET"
    }
   ]
  }
 },
 "lists": {
  "senders": {
   "id": "senders",
   "module": "sms-senders",
   "resource": "sender",
   "title": "sms-senders:sender-ids",
   "columns": [
    {
     "id": "title",
     "field": "title",
     "title": "sms-senders:sender-id",
     "cell": "text",
     "align": "start",
     "sortable": true,
     "link": "/sms/senders/{row.id}",
     "flex": 2,
     "minWidth": 160,
     "hidden": false
    },
    {
     "id": "type",
     "field": "type",
     "title": "sms-senders:type",
     "cell": "text",
     "align": "start",
     "sortable": true,
     "width": 160,
     "hidden": false
    },
    {
     "id": "status",
     "field": "status",
     "title": "sms-senders:status",
     "cell": "status-chip",
     "align": "start",
     "sortable": true,
     "note": "reason",
     "width": 150,
     "hidden": false
    },
    {
     "id": "destinations",
     "field": "destinations",
     "title": "sms-senders:destinations",
     "cell": "countries",
     "align": "start",
     "sortable": false,
     "flex": 3,
     "minWidth": 220,
     "hidden": false
    },
    {
     "id": "created",
     "field": "created_at",
     "title": "sms-senders:created",
     "cell": "relative-time",
     "align": "start",
     "sortable": true,
     "width": 150,
     "hidden": false
    }
   ],
   "filters": [
    {
     "id": "title",
     "title": "sms-senders:sender-id",
     "kind": "search",
     "query": "title",
     "placeholder": "sms-senders:search-by-title"
    },
    {
     "id": "type",
     "title": "sms-senders:type",
     "kind": "select",
     "query": "type",
     "options": [
      {
       "value": "alpha_numeric",
       "text": "sms-senders:alphanumeric"
      },
      {
       "value": "numeric",
       "text": "sms-senders:numeric"
      },
      {
       "value": "short_code",
       "text": "sms-senders:short-code"
      }
     ],
     "all": "sms-senders:all-types"
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
    "title": "sms-senders:senders-empty-title",
    "text": "sms-senders:senders-empty"
   }
  }
 },
 "wizards": {},
 "pages": {
  "new-sender": {
   "id": "new-sender",
   "module": "sms-senders",
   "title": "sms-senders:new-sender",
   "blocks": [
    {
     "id": "by-support",
     "width": "full",
     "kind": "banner",
     "tone": "info",
     "text": "sms-senders:by-support",
     "params": {}
    },
    {
     "id": "intro",
     "width": "full",
     "kind": "text",
     "paragraphs": [
      "sms-senders:registration-intro"
     ],
     "steps": [],
     "params": {}
    },
    {
     "id": "needed",
     "width": "full",
     "kind": "text",
     "title": "sms-senders:registration-needed",
     "paragraphs": [
      "sms-senders:registration-needed-text"
     ],
     "steps": [
      "sms-senders:registration-name",
      "sms-senders:registration-use-case",
      "sms-senders:registration-samples",
      "sms-senders:registration-countries"
     ],
     "params": {}
    },
    {
     "id": "review",
     "width": "full",
     "kind": "text",
     "title": "sms-senders:registration-review",
     "paragraphs": [
      "sms-senders:registration-review-text"
     ],
     "steps": [],
     "params": {}
    }
   ]
  },
  "sender": {
   "id": "sender",
   "module": "sms-senders",
   "title": "sms-senders:sender-id",
   "record": {
    "resource": "sender",
    "name": "title",
    "actions": [],
    "access": [
     "Sms"
    ]
   },
   "blocks": [
    {
     "id": "declined",
     "when": {
      "source": "row.status == 'declined' && has(row.reason) && row.reason != ''",
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
          "value": "declined"
         }
        },
        {
         "op": "has",
         "root": "row",
         "path": [
          "reason"
         ]
        },
        {
         "op": "!=",
         "left": {
          "op": "path",
          "root": "row",
          "path": [
           "reason"
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
       "row.reason",
       "row.status"
      ]
     },
     "width": "full",
     "kind": "banner",
     "tone": "danger",
     "text": "sms-senders:sender-declined",
     "params": {
      "reason": "{row.reason}"
     }
    },
    {
     "id": "facts",
     "width": "full",
     "kind": "facts",
     "look": "facts",
     "facts": [
      {
       "id": "type",
       "field": "type",
       "title": "sms-senders:type",
       "cell": "text"
      },
      {
       "id": "destinations",
       "field": "destinations",
       "title": "sms-senders:destinations",
       "cell": "countries"
      },
      {
       "id": "supported",
       "field": "is_supported",
       "title": "sms-senders:supported",
       "cell": "yes-no"
      },
      {
       "id": "usable",
       "field": "usable",
       "title": "sms-senders:usable",
       "cell": "yes-no"
      },
      {
       "id": "created",
       "field": "created_at",
       "title": "sms-senders:created",
       "cell": "relative-time"
      }
     ]
    }
   ]
  }
 },
 "tabs": [],
 "texts": {
  "sms-senders:sender-ids": "Sender IDs",
  "sms-senders:sender-id": "Sender ID",
  "sms-senders:type": "Type",
  "sms-senders:alphanumeric": "Alphanumeric",
  "sms-senders:numeric": "Numeric",
  "sms-senders:short-code": "Short code",
  "sms-senders:status": "Status",
  "sms-senders:reason": "Reason",
  "sms-senders:supported": "Supported",
  "sms-senders:usable": "Usable",
  "sms-senders:destinations": "Destinations",
  "sms-senders:country": "Country",
  "sms-senders:created": "Created",
  "sms-senders:status-in-review": "In progress",
  "sms-senders:status-approved": "Registered",
  "sms-senders:status-declined": "Declined",
  "sms-senders:sender-declined": "This Sender ID was declined. {reason}",
  "sms-senders:search-by-title": "Search by Sender ID",
  "sms-senders:all-types": "All types",
  "sms-senders:senders-empty-title": "No Sender IDs yet",
  "sms-senders:senders-empty": "A Sender ID is the name or number your messages come from. Ask support to register one for you.",
  "sms-senders:new-sender": "New Sender ID",
  "sms-senders:by-support": "For now, support registers Sender IDs. Send them the details below.",
  "sms-senders:registration-intro": "A Sender ID is the name people see as the sender of your messages. Many countries only deliver messages from registered names.",
  "sms-senders:registration-needed": "What to send",
  "sms-senders:registration-needed-text": "Have these four things ready. Complete details speed up the review.",
  "sms-senders:registration-name": "The name: 3 to 11 characters, exactly as recipients should see it.",
  "sms-senders:registration-use-case": "The use case: what you send, who gets it, and why they expect it.",
  "sms-senders:registration-samples": "Sample messages: the texts as you would send them, 20 to 1,600 characters each.",
  "sms-senders:registration-countries": "The countries you send to. Each country reviews the name separately.",
  "sms-senders:registration-review": "What happens next",
  "sms-senders:registration-review-text": "The review can take a few days. Until then, the Sender ID is listed as In progress. Once it’s Registered, you can choose it for your messages. If a country declines it, the list shows why.",
  "portal:list-active-filters": "Active filters",
  "portal:list-statistics": "Totals of the matching rows",
  "portal:list-remove-filter": "Remove filter {filter}: {value}",
  "portal:list-filter-unavailable": "unavailable",
  "portal:list-clear-all": "Clear all",
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
  "portal:list-view-name": "Name of the view",
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
  "portal:action-fees": "Charged to your balance",
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
  "portal:list-refresh": "Refresh",
  "portal:list-export": "Export CSV",
  "portal:list-exporting": "Exporting…",
  "portal:list-export-hint": "All rows that match the filters, as a CSV file",
  "portal:list-updating": "Updating…",
  "portal:list-updated-now": "Updated just now",
  "portal:list-updated-seconds": "Updated {count} s ago",
  "portal:list-updated-minutes": "Updated {count} min ago",
  "portal:form-unsaved": "Unsaved changes",
  "portal:form-discard": "Discard changes",
  "portal:form-discarded": "Changes discarded",
  "portal:form-draft-restored": "We kept what you entered {when}. It isn’t saved yet.",
  "portal:form-clash-text": "Someone else changed this after you started. Whatever you choose, the rest of what you entered is kept.",
  "portal:form-clash-theirs": "Saved now: {value}",
  "portal:form-clash-mine": "Yours: {value}",
  "portal:form-clash-empty": "nothing",
  "portal:form-clash-take": "Take theirs",
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
  "portal:chart-cut": "Numbered bars are cut off",
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
  "portal:list-export-started": "Your export is being prepared. We’ll notify you when it’s ready.",
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
  "portal:task-none": "Nothing is running, and nothing ran in the last 30 days."
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
  "sender.create": validator(object({ "id": readOnly, "version": readOnly, "title": string({ maxLength: 32 }), "type": string({ values: ["alpha_numeric","numeric","short_code"] }), "status": readOnly, "reason": readOnly, "is_supported": readOnly, "usable": readOnly, "destinations": readOnly, "created_at": readOnly }, ["title","type"])),
  "sender.update": validator(object({ "id": readOnly, "version": readOnly, "title": string({ maxLength: 32 }), "type": string({ values: ["alpha_numeric","numeric","short_code"] }), "status": readOnly, "reason": readOnly, "is_supported": readOnly, "usable": readOnly, "destinations": readOnly, "created_at": readOnly })),
  "sender.form": validator(object({ "id": anything, "version": anything, "title": string({ maxLength: 32 }), "type": string({ values: ["alpha_numeric","numeric","short_code"] }), "status": anything, "reason": anything, "is_supported": anything, "usable": anything, "destinations": anything, "created_at": anything })),
}
