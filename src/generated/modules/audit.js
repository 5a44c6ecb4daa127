// Written by codegen from definitions/. Do not edit.
export const definition = {
 "id": "audit",
 "title": "audit:audit",
 "entities": {
  "audit-event": {
   "id": "audit-event",
   "module": "audit",
   "title": "audit:audit-event",
   "properties": {
    "created_at": {
     "format": "date-time",
     "readOnly": true,
     "type": "string",
     "title": "audit:created-at",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "date-time",
     "errors": {}
    },
    "kind": {
     "enum": [
      "created",
      "changed",
      "removed",
      "moved",
      "rotated",
      "exported",
      "key-first-used",
      "signed-in",
      "signed-out",
      "sign-in-failed",
      "session-ended",
      "switched-in",
      "switched-out",
      "password-changed",
      "password-requested",
      "email-changed",
      "two-factor-on",
      "two-factor-off",
      "recovery-codes"
     ],
     "readOnly": true,
     "type": "string",
     "title": "audit:kind",
     "enumTexts": {
      "created": "portal:created",
      "changed": "audit:changed",
      "removed": "audit:removed",
      "moved": "audit:moved",
      "rotated": "audit:rotated",
      "exported": "audit:exported",
      "key-first-used": "audit:key-first-used",
      "signed-in": "audit:signed-in",
      "signed-out": "audit:signed-out",
      "sign-in-failed": "audit:sign-in-failed",
      "session-ended": "audit:session-ended",
      "switched-in": "audit:switched-in",
      "switched-out": "audit:switched-out",
      "password-changed": "audit:password-changed",
      "password-requested": "audit:password-requested",
      "email-changed": "audit:email-changed",
      "two-factor-on": "audit:two-factor-on",
      "two-factor-off": "audit:two-factor-off",
      "recovery-codes": "audit:recovery-codes"
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "event": {
     "catalogue": "record-events",
     "maxLength": 130,
     "readOnly": true,
     "type": "string",
     "title": "audit:event",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "choice",
     "errors": {}
    },
    "entity": {
     "catalogue": "record-types",
     "maxLength": 63,
     "readOnly": true,
     "type": "string",
     "title": "audit:entity",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "choice",
     "errors": {}
    },
    "record_id": {
     "maxLength": 36,
     "readOnly": true,
     "type": "string",
     "title": "audit:record-id",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "record": {
     "maxLength": 300,
     "readOnly": true,
     "type": "string",
     "title": "audit:record",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "note": {
     "maxLength": 1000,
     "readOnly": true,
     "type": "string",
     "title": "audit:note",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "actor": {
     "enum": [
      "user",
      "key",
      "master",
      "server",
      "carrier",
      "reviewer",
      "time"
     ],
     "readOnly": true,
     "type": "string",
     "title": "audit:actor",
     "enumTexts": {
      "user": "audit:user",
      "key": "audit:key",
      "master": "audit:master",
      "server": "audit:server",
      "carrier": "audit:carrier",
      "reviewer": "audit:reviewer",
      "time": "audit:time"
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "who": {
     "maxLength": 200,
     "readOnly": true,
     "type": "string",
     "title": "audit:who",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "via": {
     "maxLength": 200,
     "readOnly": true,
     "type": "string",
     "title": "audit:via",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "address": {
     "maxLength": 45,
     "readOnly": true,
     "type": "string",
     "title": "audit:address",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "device": {
     "maxLength": 300,
     "readOnly": true,
     "type": "string",
     "title": "audit:device",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "changes": {
     "maxItems": 200,
     "readOnly": true,
     "type": "array",
     "title": "audit:changes",
     "items": {
      "type": "object",
      "title": "audit:changes",
      "properties": {
       "title": {
        "maxLength": 200,
        "type": "string",
        "title": "audit:property",
        "trim": false,
        "readOnly": true,
        "writeOn": [],
        "sensitive": false,
        "cell": "text",
        "errors": {}
       },
       "before": {
        "maxLength": 500,
        "type": "string",
        "title": "audit:before",
        "trim": false,
        "readOnly": true,
        "writeOn": [],
        "sensitive": false,
        "cell": "text",
        "errors": {}
       },
       "after": {
        "maxLength": 500,
        "type": "string",
        "title": "audit:after",
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
    }
   },
   "required": [],
   "rules": {
    "fields": {},
    "effects": [],
    "checks": []
   }
  }
 },
 "resources": {
  "audit-event": {
   "id": "audit-event",
   "module": "audit",
   "entity": "audit-event",
   "path": "/v1/audit_events",
   "items": "audit_events",
   "item": "audit_event",
   "storage": {
    "kind": "table",
    "table": "audit_event"
   },
   "operations": {
    "list": {
     "access": [
      "AuditLog"
     ]
    },
    "get": {
     "access": [
      "AuditLog"
     ]
    }
   },
   "listFields": [
    "id",
    "created_at",
    "kind",
    "event",
    "entity",
    "record_id",
    "record",
    "note",
    "actor",
    "who",
    "via",
    "address",
    "device"
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
     "name": "kind",
     "field": "kind",
     "match": "in"
    },
    {
     "name": "event",
     "field": "event",
     "match": "equals"
    },
    {
     "name": "entity",
     "field": "entity",
     "match": "equals"
    },
    {
     "name": "record_id",
     "field": "record_id",
     "match": "equals"
    },
    {
     "name": "record",
     "field": "record",
     "match": "contains"
    },
    {
     "name": "actor",
     "field": "actor",
     "match": "equals"
    },
    {
     "name": "who",
     "field": "who",
     "match": "contains"
    },
    {
     "name": "address",
     "field": "address",
     "match": "contains"
    }
   ],
   "sort": {
    "default": "-created_at",
    "fields": [
     "created_at"
    ]
   },
   "sublists": [],
   "endpoints": []
  }
 },
 "lists": {
  "audit-events": {
   "id": "audit-events",
   "module": "audit",
   "resource": "audit-event",
   "title": "audit:entries",
   "columns": [
    {
     "id": "time",
     "field": "created_at",
     "title": "audit:created-at",
     "cell": "date-time",
     "align": "start",
     "sortable": true,
     "link": "/audit-log/{row.id}",
     "width": 192,
     "hidden": false
    },
    {
     "id": "who",
     "field": "who",
     "title": "audit:who",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "note": "via",
     "width": 180,
     "hidden": false
    },
    {
     "id": "kind",
     "field": "kind",
     "title": "audit:kind",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "note": "note",
     "flex": 1,
     "minWidth": 170,
     "card": "title",
     "hidden": false
    },
    {
     "id": "event",
     "field": "event",
     "title": "audit:event",
     "cell": "choice",
     "align": "start",
     "sortable": false,
     "flex": 1,
     "minWidth": 190,
     "card": "text",
     "hidden": false
    },
    {
     "id": "record",
     "field": "record",
     "title": "audit:record",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "flex": 2,
     "minWidth": 190,
     "card": "text",
     "hidden": false
    },
    {
     "id": "address",
     "field": "address",
     "title": "audit:address",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "width": 150,
     "hidden": false
    },
    {
     "id": "actor",
     "field": "actor",
     "title": "audit:actor",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "width": 120,
     "hidden": true
    },
    {
     "id": "device",
     "field": "device",
     "title": "audit:device",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "cut": 60,
     "width": 220,
     "hidden": true
    }
   ],
   "filters": [
    {
     "id": "who",
     "title": "audit:who",
     "kind": "search",
     "query": "who",
     "placeholder": "audit:search-who"
    },
    {
     "id": "dates",
     "title": "audit:created-at",
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
     "id": "kind",
     "title": "audit:kind",
     "kind": "select",
     "query": "kind",
     "options": [
      {
       "value": "created",
       "text": "portal:created"
      },
      {
       "value": "changed",
       "text": "audit:changed"
      },
      {
       "value": "removed",
       "text": "audit:removed"
      },
      {
       "value": "moved",
       "text": "audit:moved"
      },
      {
       "value": "rotated",
       "text": "audit:rotated"
      },
      {
       "value": "exported",
       "text": "audit:exported"
      },
      {
       "value": "key-first-used",
       "text": "audit:key-first-used"
      },
      {
       "value": "signed-in",
       "text": "audit:signed-in"
      },
      {
       "value": "signed-out",
       "text": "audit:signed-out"
      },
      {
       "value": "sign-in-failed",
       "text": "audit:sign-in-failed"
      },
      {
       "value": "session-ended",
       "text": "audit:session-ended"
      },
      {
       "value": "switched-in",
       "text": "audit:switched-in"
      },
      {
       "value": "switched-out",
       "text": "audit:switched-out"
      },
      {
       "value": "password-changed",
       "text": "audit:password-changed"
      },
      {
       "value": "password-requested",
       "text": "audit:password-requested"
      },
      {
       "value": "email-changed",
       "text": "audit:email-changed"
      },
      {
       "value": "two-factor-on",
       "text": "audit:two-factor-on"
      },
      {
       "value": "two-factor-off",
       "text": "audit:two-factor-off"
      },
      {
       "value": "recovery-codes",
       "text": "audit:recovery-codes"
      }
     ],
     "all": "audit:any-kind",
     "many": true
    },
    {
     "id": "entity",
     "title": "audit:entity",
     "kind": "select",
     "query": "entity",
     "options": [],
     "catalogue": "record-types",
     "all": "audit:any-record"
    },
    {
     "id": "actor",
     "title": "audit:actor",
     "kind": "select",
     "query": "actor",
     "options": [
      {
       "value": "user",
       "text": "audit:user"
      },
      {
       "value": "key",
       "text": "audit:key"
      },
      {
       "value": "master",
       "text": "audit:master"
      },
      {
       "value": "server",
       "text": "audit:server"
      },
      {
       "value": "carrier",
       "text": "audit:carrier"
      },
      {
       "value": "reviewer",
       "text": "audit:reviewer"
      },
      {
       "value": "time",
       "text": "audit:time"
      }
     ],
     "all": "audit:any-actor"
    },
    {
     "id": "record",
     "title": "audit:record",
     "kind": "search",
     "query": "record",
     "placeholder": "audit:search-record"
    },
    {
     "id": "address",
     "title": "audit:address",
     "kind": "search",
     "query": "address",
     "placeholder": "audit:search-address"
    }
   ],
   "rowActions": [],
   "bulkActions": [],
   "drawer": {
    "page": "audit-event",
    "column": "time"
   },
   "pageSizes": [
    25,
    50,
    100
   ],
   "refreshSeconds": 60,
   "searchDebounceMs": 1000,
   "empty": {
    "title": "audit:audit-events-empty-title",
    "text": "audit:audit-events-empty"
   }
  }
 },
 "wizards": {},
 "pages": {
  "audit-event": {
   "id": "audit-event",
   "module": "audit",
   "title": "audit:audit-event",
   "record": {
    "resource": "audit-event",
    "name": "record",
    "actions": [],
    "access": [
     "AuditLog"
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
       "id": "time",
       "field": "created_at",
       "title": "audit:created-at",
       "cell": "date-time"
      },
      {
       "id": "kind",
       "field": "kind",
       "title": "audit:kind",
       "cell": "text"
      },
      {
       "id": "note",
       "field": "note",
       "title": "audit:note",
       "cell": "text"
      },
      {
       "id": "who",
       "field": "who",
       "title": "audit:who",
       "cell": "text"
      },
      {
       "id": "actor",
       "field": "actor",
       "title": "audit:actor",
       "cell": "text"
      },
      {
       "id": "via",
       "field": "via",
       "title": "audit:via",
       "cell": "text"
      },
      {
       "id": "address",
       "field": "address",
       "title": "audit:address",
       "cell": "text"
      },
      {
       "id": "device",
       "field": "device",
       "title": "audit:device",
       "cell": "text"
      },
      {
       "id": "record",
       "field": "record",
       "title": "audit:record",
       "cell": "text"
      },
      {
       "id": "event",
       "field": "event",
       "title": "audit:event",
       "cell": "choice"
      },
      {
       "id": "record-id",
       "field": "record_id",
       "title": "audit:record-id",
       "cell": "text"
      }
     ]
    },
    {
     "id": "changes",
     "width": "full",
     "kind": "items",
     "title": "audit:changes",
     "field": "changes",
     "columns": [
      {
       "field": "title",
       "title": "audit:property",
       "cell": "text"
      },
      {
       "field": "before",
       "title": "audit:before",
       "cell": "text"
      },
      {
       "field": "after",
       "title": "audit:after",
       "cell": "text"
      }
     ]
    }
   ]
  },
  "audit-log": {
   "id": "audit-log",
   "module": "audit",
   "title": "audit:audit-log",
   "blocks": [
    {
     "id": "about",
     "width": "full",
     "kind": "text",
     "paragraphs": [
      "audit:about-log"
     ],
     "steps": [],
     "params": {}
    },
    {
     "id": "events",
     "width": "full",
     "kind": "list",
     "list": "audit-events"
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
  "audit:audit": "Audit log",
  "audit:audit-log": "Audit log",
  "audit:entries": "Entries",
  "audit:audit-event": "Event",
  "audit:about-log": "Everything people, API keys and the system do in this account. Entries can’t be changed or deleted, and are kept for 400 days.",
  "audit:audit-events-empty-title": "Nothing here yet",
  "audit:audit-events-empty": "Sign-ins and changes will be listed here.",
  "audit:created-at": "Time",
  "audit:kind": "Action",
  "audit:changed": "Changed",
  "audit:removed": "Removed",
  "audit:moved": "Status changed",
  "audit:rotated": "Secret replaced",
  "audit:exported": "Exported",
  "audit:key-first-used": "API key used for the first time",
  "audit:signed-in": "Signed in",
  "audit:signed-out": "Signed out",
  "audit:sign-in-failed": "Sign-in failed",
  "audit:session-ended": "Signed out elsewhere",
  "audit:switched-in": "Opened from the parent account",
  "audit:switched-out": "Returned to the parent account",
  "audit:password-changed": "Password changed",
  "audit:password-requested": "Password reset requested",
  "audit:email-changed": "Email changed",
  "audit:two-factor-on": "Two-factor sign-in turned on",
  "audit:two-factor-off": "Two-factor sign-in turned off",
  "audit:recovery-codes": "New recovery codes",
  "audit:event": "Event",
  "audit:entity": "Record type",
  "audit:record-id": "Record ID",
  "audit:record": "Record",
  "audit:note": "Details",
  "audit:actor": "By",
  "audit:user": "User",
  "audit:key": "API key",
  "audit:master": "Parent account",
  "audit:server": "System",
  "audit:carrier": "Carrier",
  "audit:reviewer": "Reviewer",
  "audit:time": "Schedule",
  "audit:who": "Who",
  "audit:via": "With API key",
  "audit:address": "IP address",
  "audit:device": "Browser or program",
  "audit:changes": "Changes",
  "audit:property": "Property",
  "audit:before": "Before",
  "audit:after": "After",
  "audit:search-who": "Search by person",
  "audit:search-record": "Search by record",
  "audit:search-address": "Search by address",
  "audit:any-kind": "Any action",
  "audit:any-record": "Any record",
  "audit:any-actor": "Anyone"
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
  "audit-event.create": validator(object({ "id": readOnly, "version": readOnly, "created_at": readOnly, "kind": readOnly, "event": readOnly, "entity": readOnly, "record_id": readOnly, "record": readOnly, "note": readOnly, "actor": readOnly, "who": readOnly, "via": readOnly, "address": readOnly, "device": readOnly, "changes": readOnly })),
  "audit-event.update": validator(object({ "id": readOnly, "version": readOnly, "created_at": readOnly, "kind": readOnly, "event": readOnly, "entity": readOnly, "record_id": readOnly, "record": readOnly, "note": readOnly, "actor": readOnly, "who": readOnly, "via": readOnly, "address": readOnly, "device": readOnly, "changes": readOnly })),
  "audit-event.form": validator(object({ "id": anything, "version": anything, "created_at": anything, "kind": anything, "event": anything, "entity": anything, "record_id": anything, "record": anything, "note": anything, "actor": anything, "who": anything, "via": anything, "address": anything, "device": anything, "changes": anything })),
}
