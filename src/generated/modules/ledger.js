// Written by codegen from definitions/. Do not edit.
export const definition = {
 "id": "ledger",
 "title": "ledger:ledger",
 "entities": {
  "ledger-check": {
   "id": "ledger-check",
   "module": "ledger",
   "title": "ledger:ledger-check",
   "properties": {
    "created_at": {
     "format": "date-time",
     "readOnly": true,
     "type": "string",
     "title": "ledger:checked-at",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "date-time",
     "errors": {}
    },
    "status": {
     "enum": [
      "running",
      "clean",
      "wrong",
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
      "running": "ledger:running",
      "clean": "ledger:clean",
      "wrong": "ledger:wrong",
      "failed": "ledger:failed"
     }
    },
    "accounts": {
     "minimum": 0,
     "readOnly": true,
     "type": "integer",
     "title": "ledger:accounts",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "transfers": {
     "minimum": 0,
     "readOnly": true,
     "type": "integer",
     "title": "ledger:transfers",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "invoices": {
     "minimum": 0,
     "readOnly": true,
     "type": "integer",
     "title": "ledger:invoices",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "found": {
     "minimum": 0,
     "readOnly": true,
     "type": "integer",
     "title": "ledger:found",
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
     "title": "ledger:problems",
     "items": {
      "type": "object",
      "title": "ledger:problems",
      "properties": {
       "kind": {
        "enum": [
         "balance",
         "unbalanced",
         "amount",
         "between-accounts",
         "no-cause",
         "invoice-sum",
         "invoice-lines",
         "invoice-ledger",
         "invoice-numbers"
        ],
        "type": "string",
        "title": "ledger:problem",
        "enumTexts": {
         "balance": "ledger:balance",
         "unbalanced": "ledger:unbalanced",
         "amount": "ledger:amount",
         "between-accounts": "ledger:between-accounts",
         "no-cause": "ledger:no-cause",
         "invoice-sum": "ledger:invoice-sum",
         "invoice-lines": "ledger:invoice-lines",
         "invoice-ledger": "ledger:invoice-ledger",
         "invoice-numbers": "ledger:invoice-numbers"
        },
        "trim": false,
        "readOnly": true,
        "writeOn": [],
        "sensitive": false,
        "cell": "text",
        "errors": {}
       },
       "account": {
        "maxLength": 200,
        "type": "string",
        "title": "ledger:account",
        "trim": false,
        "readOnly": true,
        "writeOn": [],
        "sensitive": false,
        "cell": "text",
        "errors": {}
       },
       "account_id": {
        "maxLength": 36,
        "type": "string",
        "title": "ledger:account-id",
        "trim": false,
        "readOnly": true,
        "writeOn": [],
        "sensitive": false,
        "cell": "text",
        "errors": {}
       },
       "reference": {
        "maxLength": 200,
        "type": "string",
        "title": "ledger:reference",
        "trim": false,
        "readOnly": true,
        "writeOn": [],
        "sensitive": false,
        "cell": "text",
        "errors": {}
       },
       "said": {
        "cell": "exact-money",
        "type": "integer",
        "title": "ledger:said",
        "trim": false,
        "readOnly": true,
        "writeOn": [],
        "sensitive": false,
        "errors": {}
       },
       "counted": {
        "cell": "exact-money",
        "type": "integer",
        "title": "ledger:counted",
        "trim": false,
        "readOnly": true,
        "writeOn": [],
        "sensitive": false,
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
    }
   },
   "required": [],
   "rules": {
    "fields": {},
    "effects": [],
    "checks": []
   },
   "lifecycle": {
    "entity": "ledger-check",
    "field": "status",
    "states": {
     "running": {
      "tone": "info",
      "icon": "schedule",
      "title": "ledger:running"
     },
     "clean": {
      "tone": "success",
      "icon": "check",
      "title": "ledger:clean"
     },
     "wrong": {
      "tone": "danger",
      "icon": "block",
      "title": "ledger:wrong"
     },
     "failed": {
      "tone": "warning",
      "icon": "block",
      "title": "ledger:failed"
     }
    },
    "initial": "running",
    "transitions": [
     {
      "id": "add-up",
      "from": [
       "running"
      ],
      "to": "clean",
      "by": "server",
      "tone": "neutral",
      "access": []
     },
     {
      "id": "find",
      "from": [
       "running"
      ],
      "to": "wrong",
      "by": "server",
      "tone": "neutral",
      "access": []
     },
     {
      "id": "give-up",
      "from": [
       "running"
      ],
      "to": "failed",
      "by": "server",
      "tone": "neutral",
      "access": []
     }
    ]
   }
  }
 },
 "resources": {
  "ledger-check": {
   "id": "ledger-check",
   "module": "ledger",
   "entity": "ledger-check",
   "path": "/v1/ledger_checks",
   "items": "ledger_checks",
   "item": "ledger_check",
   "storage": {
    "kind": "documents"
   },
   "operations": {
    "list": {
     "access": [
      "Ledger"
     ]
    },
    "get": {
     "access": [
      "Ledger"
     ]
    }
   },
   "listFields": [
    "id",
    "created_at",
    "status",
    "accounts",
    "transfers",
    "invoices",
    "found"
   ],
   "query": [
    {
     "name": "from",
     "field": "created_at",
     "match": "from-date"
    },
    {
     "name": "to",
     "field": "created_at",
     "match": "to-date"
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
     "created_at",
     "status"
    ]
   },
   "sublists": [],
   "endpoints": [
    {
     "id": "run",
     "method": "POST",
     "output": [
      "id"
     ],
     "summary": "Begins a check of the whole ledger: every account, transfer and invoice.",
     "path": "/v1/ledger_checks/run",
     "access": [
      "Ledger"
     ],
     "query": []
    }
   ]
  }
 },
 "lists": {
  "ledger-checks": {
   "id": "ledger-checks",
   "module": "ledger",
   "resource": "ledger-check",
   "title": "ledger:earlier-checks",
   "columns": [
    {
     "id": "time",
     "field": "created_at",
     "title": "ledger:checked-at",
     "cell": "date-time",
     "align": "start",
     "sortable": true,
     "link": "/ledger/{row.id}",
     "flex": 1,
     "minWidth": 200,
     "card": "title",
     "hidden": false
    },
    {
     "id": "status",
     "field": "status",
     "title": "portal:status",
     "cell": "status-chip",
     "align": "start",
     "sortable": true,
     "width": 170,
     "hidden": false
    },
    {
     "id": "found",
     "field": "found",
     "title": "ledger:found",
     "cell": "number",
     "align": "end",
     "sortable": false,
     "width": 130,
     "hidden": false
    },
    {
     "id": "transfers",
     "field": "transfers",
     "title": "ledger:transfers",
     "cell": "number",
     "align": "end",
     "sortable": false,
     "width": 130,
     "hidden": false
    },
    {
     "id": "invoices",
     "field": "invoices",
     "title": "ledger:invoices",
     "cell": "number",
     "align": "end",
     "sortable": false,
     "width": 120,
     "hidden": false
    },
    {
     "id": "accounts",
     "field": "accounts",
     "title": "ledger:accounts",
     "cell": "number",
     "align": "end",
     "sortable": false,
     "width": 120,
     "hidden": false
    }
   ],
   "filters": [
    {
     "id": "dates",
     "title": "ledger:checked-at",
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
     "id": "status",
     "title": "portal:status",
     "kind": "select",
     "query": "status",
     "options": [
      {
       "value": "running",
       "text": "ledger:running"
      },
      {
       "value": "clean",
       "text": "ledger:clean"
      },
      {
       "value": "wrong",
       "text": "ledger:wrong"
      },
      {
       "value": "failed",
       "text": "ledger:failed"
      }
     ],
     "all": "portal:any-status"
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
    "title": "ledger:no-checks-title",
    "text": "ledger:no-checks"
   }
  }
 },
 "wizards": {},
 "pages": {
  "ledger-check": {
   "id": "ledger-check",
   "module": "ledger",
   "title": "ledger:ledger-check",
   "record": {
    "resource": "ledger-check",
    "name": "created_at",
    "headings": [
     {
      "text": "ledger:check-heading",
      "fields": [
       {
        "field": "created_at",
        "cell": "date-time"
       }
      ]
     }
    ],
    "actions": [],
    "access": [
     "Ledger"
    ]
   },
   "blocks": [
    {
     "id": "clean",
     "when": {
      "source": "row.status == 'clean'",
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
        "value": "clean"
       }
      },
      "dependsOn": [
       "row.status"
      ]
     },
     "width": "full",
     "kind": "banner",
     "tone": "success",
     "text": "ledger:adds-up",
     "params": {}
    },
    {
     "id": "wrong",
     "when": {
      "source": "row.status == 'wrong'",
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
        "value": "wrong"
       }
      },
      "dependsOn": [
       "row.status"
      ]
     },
     "width": "full",
     "kind": "banner",
     "tone": "danger",
     "text": "ledger:does-not-add-up",
     "params": {}
    },
    {
     "id": "failed",
     "when": {
      "source": "row.status == 'failed'",
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
        "value": "failed"
       }
      },
      "dependsOn": [
       "row.status"
      ]
     },
     "width": "full",
     "kind": "banner",
     "tone": "warning",
     "text": "ledger:check-failed",
     "params": {}
    },
    {
     "id": "figures",
     "when": {
      "source": "row.status in ['clean', 'wrong']",
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
         "clean",
         "wrong"
        ]
       }
      },
      "dependsOn": [
       "row.status"
      ]
     },
     "width": "full",
     "kind": "facts",
     "look": "tiles",
     "facts": [
      {
       "id": "accounts",
       "field": "accounts",
       "title": "ledger:accounts",
       "cell": "number"
      },
      {
       "id": "transfers",
       "field": "transfers",
       "title": "ledger:transfers",
       "cell": "number"
      },
      {
       "id": "invoices",
       "field": "invoices",
       "title": "ledger:invoices",
       "cell": "number"
      },
      {
       "id": "found",
       "field": "found",
       "title": "ledger:found",
       "cell": "number"
      }
     ]
    },
    {
     "id": "problems",
     "width": "full",
     "kind": "items",
     "title": "ledger:problems",
     "field": "problems",
     "columns": [
      {
       "field": "kind",
       "title": "ledger:problem",
       "cell": "text"
      },
      {
       "field": "account",
       "title": "ledger:account",
       "cell": "text"
      },
      {
       "field": "reference",
       "title": "ledger:reference",
       "cell": "text"
      },
      {
       "field": "said",
       "title": "ledger:said",
       "cell": "exact-money"
      },
      {
       "field": "counted",
       "title": "ledger:counted",
       "cell": "exact-money"
      }
     ]
    },
    {
     "id": "events",
     "width": "full",
     "kind": "timeline",
     "title": "ledger:events"
    }
   ]
  },
  "ledger": {
   "id": "ledger",
   "module": "ledger",
   "title": "ledger:ledger",
   "blocks": [
    {
     "id": "check",
     "width": "full",
     "kind": "cards",
     "cards": [
      {
       "id": "now",
       "title": "ledger:check-title",
       "text": "ledger:check-text",
       "points": [
        "ledger:point-balances",
        "ledger:point-transfers",
        "ledger:point-causes",
        "ledger:point-invoices"
       ],
       "actions": [
        {
         "id": "run",
         "title": "ledger:check-now",
         "tone": "neutral",
         "quiet": false,
         "method": "POST",
         "call": "/v1/ledger_checks/run",
         "access": [
          "Ledger"
         ],
         "asks": "POST /v1/ledger_checks/run",
         "success": "ledger:check-begun",
         "then": "stay"
        }
       ]
      }
     ]
    },
    {
     "id": "checks",
     "width": "full",
     "kind": "list",
     "list": "ledger-checks"
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
  "portal:form-unsaved": "Unsaved changes",
  "portal:form-discard": "Discard changes",
  "portal:form-discarded": "Changes discarded",
  "portal:form-draft-restored": "We kept what you entered {when}. It isn’t saved yet.",
  "portal:form-clash-text": "Someone else changed this after you started. Whatever you choose, the rest of what you entered is kept.",
  "portal:form-clash-theirs": "Saved now: {value}",
  "portal:form-clash-mine": "Yours: {value}",
  "portal:form-clash-empty": "nothing",
  "portal:form-clash-take": "Take theirs",
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
  "ledger:ledger": "Ledger",
  "ledger:ledger-check": "Ledger check",
  "ledger:check-heading": "Ledger check of {created_at}",
  "ledger:earlier-checks": "Checks",
  "ledger:check-title": "Check the ledger",
  "ledger:check-text": "Adds up the money of every account on this portal. Everyone can keep working in the meantime.",
  "ledger:point-balances": "Every balance is the sum of its entries",
  "ledger:point-transfers": "Every transfer’s entries cancel out",
  "ledger:point-causes": "Nothing was charged without a cause",
  "ledger:point-invoices": "Every invoice is the sum of its lines, and they match the ledger",
  "ledger:check-now": "Check now",
  "ledger:check-begun": "The check has started",
  "ledger:checked-at": "Started",
  "ledger:running": "Checking",
  "ledger:clean": "Adds up",
  "ledger:wrong": "Problems found",
  "ledger:failed": "Failed",
  "ledger:accounts": "Accounts",
  "ledger:transfers": "Transfers",
  "ledger:invoices": "Invoices",
  "ledger:found": "Problems",
  "ledger:problems": "Problems",
  "ledger:problem": "Problem",
  "ledger:account": "Account",
  "ledger:account-id": "Account ID",
  "ledger:reference": "Transfer or invoice",
  "ledger:said": "Stored",
  "ledger:counted": "Added up",
  "ledger:balance": "Balance isn’t the sum of its entries",
  "ledger:unbalanced": "Entries don’t cancel out",
  "ledger:amount": "Amount isn’t that of its entry",
  "ledger:between-accounts": "Transfer between accounts doesn’t cancel out",
  "ledger:no-cause": "Charge without a cause",
  "ledger:invoice-sum": "Closing balance doesn’t follow from the invoice",
  "ledger:invoice-lines": "Totals aren’t those of its lines",
  "ledger:invoice-ledger": "Lines don’t match the ledger",
  "ledger:invoice-numbers": "Invoice numbers have a gap",
  "ledger:adds-up": "Every balance, transfer and invoice adds up.",
  "ledger:does-not-add-up": "Some amounts don’t add up. Up to 100 of each kind are listed below.",
  "ledger:check-failed": "The check could not be finished. Check again, and look at the server’s log.",
  "ledger:no-checks-title": "Not checked yet",
  "ledger:no-checks": "Checks you start will be listed here.",
  "ledger:events": "History"
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
  "ledger-check.create": validator(object({ "id": readOnly, "version": readOnly, "created_at": readOnly, "status": readOnly, "accounts": readOnly, "transfers": readOnly, "invoices": readOnly, "found": readOnly, "problems": readOnly })),
  "ledger-check.update": validator(object({ "id": readOnly, "version": readOnly, "created_at": readOnly, "status": readOnly, "accounts": readOnly, "transfers": readOnly, "invoices": readOnly, "found": readOnly, "problems": readOnly })),
  "ledger-check.form": validator(object({ "id": anything, "version": anything, "created_at": anything, "status": anything, "accounts": anything, "transfers": anything, "invoices": anything, "found": anything, "problems": anything })),
}
