// Written by codegen from definitions/. Do not edit.
export const definition = {
 "id": "history",
 "title": "history:history",
 "entities": {
  "sms-message": {
   "id": "sms-message",
   "module": "history",
   "title": "history:message",
   "properties": {
    "sender": {
     "maxLength": 32,
     "readOnly": true,
     "type": "string",
     "title": "history:sender",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "recipient": {
     "maxLength": 16,
     "readOnly": true,
     "cell": "phone",
     "type": "string",
     "title": "history:recipient",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "country_code": {
     "maxLength": 2,
     "readOnly": true,
     "cell": "country",
     "type": "string",
     "title": "history:country",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "body": {
     "maxLength": 1600,
     "readOnly": true,
     "type": "string",
     "title": "history:text",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "segments": {
     "readOnly": true,
     "cell": "number",
     "type": "integer",
     "title": "history:segments",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "status": {
     "enum": [
      "pending",
      "sent",
      "delivered",
      "undelivered",
      "expired",
      "dlr_expired",
      "rejected"
     ],
     "readOnly": true,
     "cell": "status-chip",
     "type": "string",
     "title": "history:status",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {},
     "enumTexts": {
      "pending": "history:status-pending",
      "sent": "history:status-sent",
      "delivered": "history:status-delivered",
      "undelivered": "history:status-undelivered",
      "expired": "history:status-expired",
      "dlr_expired": "history:status-dlr-expired",
      "rejected": "history:status-rejected"
     }
    },
    "reason": {
     "maxLength": 200,
     "readOnly": true,
     "type": "string",
     "title": "history:reason",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "charge": {
     "readOnly": true,
     "access": [
      "CdrShowPrices"
     ],
     "cell": "money",
     "type": "integer",
     "title": "history:charge",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "sms_campaign_id": {
     "maxLength": 36,
     "readOnly": true,
     "type": "string",
     "title": "history:broadcast",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "created_at": {
     "format": "date-time",
     "readOnly": true,
     "cell": "date-time",
     "type": "string",
     "title": "history:sent-at",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
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
    "entity": "sms-message",
    "field": "status",
    "states": {
     "pending": {
      "title": "history:status-pending",
      "tone": "info",
      "icon": "schedule"
     },
     "sent": {
      "title": "history:status-sent",
      "tone": "info",
      "icon": "send"
     },
     "delivered": {
      "title": "history:status-delivered",
      "tone": "success",
      "icon": "check"
     },
     "undelivered": {
      "title": "history:status-undelivered",
      "tone": "danger",
      "icon": "block"
     },
     "expired": {
      "title": "history:status-expired",
      "tone": "warning",
      "icon": "schedule"
     },
     "dlr_expired": {
      "title": "history:status-dlr-expired",
      "tone": "warning",
      "icon": "schedule"
     },
     "rejected": {
      "title": "history:status-rejected",
      "tone": "danger",
      "icon": "block"
     }
    },
    "transitions": [
     {
      "id": "send",
      "from": [
       "pending"
      ],
      "to": "sent",
      "by": "server",
      "tone": "neutral",
      "access": []
     },
     {
      "id": "deliver",
      "from": [
       "sent"
      ],
      "to": "delivered",
      "by": "server",
      "tone": "neutral",
      "access": []
     },
     {
      "id": "fail",
      "from": [
       "sent"
      ],
      "to": "undelivered",
      "by": "server",
      "tone": "neutral",
      "access": []
     },
     {
      "id": "expire",
      "from": [
       "sent"
      ],
      "to": "expired",
      "by": "server",
      "tone": "neutral",
      "access": []
     },
     {
      "id": "lose-receipt",
      "from": [
       "sent"
      ],
      "to": "dlr_expired",
      "by": "server",
      "tone": "neutral",
      "access": []
     },
     {
      "id": "reject",
      "from": [
       "pending"
      ],
      "to": "rejected",
      "by": "server",
      "tone": "neutral",
      "access": []
     }
    ]
   }
  }
 },
 "resources": {
  "sms-message": {
   "id": "sms-message",
   "module": "history",
   "entity": "sms-message",
   "path": "/v1/sms/messages",
   "items": "messages",
   "item": "message",
   "storage": {
    "kind": "table",
    "table": "sms_message"
   },
   "operations": {
    "list": {
     "access": [
      "Sms"
     ]
    }
   },
   "listFields": [
    "id",
    "sender",
    "recipient",
    "country_code",
    "body",
    "segments",
    "status",
    "reason",
    "charge",
    "sms_campaign_id",
    "created_at"
   ],
   "query": [
    {
     "name": "sms_campaign_id",
     "field": "sms_campaign_id",
     "match": "equals"
    },
    {
     "name": "to_search",
     "field": "recipient",
     "match": "prefix"
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
    "fields": [
     "created_at"
    ],
    "default": "-created_at"
   },
   "sublists": [],
   "endpoints": []
  }
 },
 "lists": {
  "sms-messages": {
   "id": "sms-messages",
   "module": "history",
   "resource": "sms-message",
   "title": "history:sms-history",
   "columns": [
    {
     "id": "created",
     "field": "created_at",
     "title": "history:sent-at",
     "cell": "date-time",
     "align": "start",
     "sortable": true,
     "width": 192,
     "hidden": false
    },
    {
     "id": "sender",
     "field": "sender",
     "title": "history:sender",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "width": 124,
     "hidden": false
    },
    {
     "id": "recipient",
     "field": "recipient",
     "title": "history:recipient",
     "cell": "phone",
     "align": "start",
     "sortable": false,
     "width": 148,
     "hidden": false
    },
    {
     "id": "country",
     "field": "country_code",
     "title": "history:country",
     "cell": "country",
     "align": "start",
     "sortable": false,
     "width": 152,
     "hidden": false
    },
    {
     "id": "status",
     "field": "status",
     "title": "history:status",
     "cell": "status-chip",
     "align": "start",
     "sortable": false,
     "note": "reason",
     "width": 148,
     "hidden": false
    },
    {
     "id": "segments",
     "field": "segments",
     "title": "history:segments",
     "cell": "number",
     "align": "end",
     "sortable": false,
     "width": 96,
     "hidden": true
    },
    {
     "id": "charge",
     "field": "charge",
     "title": "history:charge",
     "cell": "money",
     "align": "end",
     "sortable": false,
     "width": 92,
     "hidden": false
    },
    {
     "id": "body",
     "field": "body",
     "title": "history:text",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "flex": 2,
     "minWidth": 150,
     "hidden": false
    }
   ],
   "filters": [
    {
     "id": "recipient",
     "title": "history:recipient",
     "kind": "search",
     "query": "to_search",
     "placeholder": "history:search-by-number"
    },
    {
     "id": "status",
     "title": "history:status",
     "kind": "select",
     "query": "status",
     "options": [
      {
       "value": "pending",
       "text": "history:status-pending"
      },
      {
       "value": "sent",
       "text": "history:status-sent"
      },
      {
       "value": "delivered",
       "text": "history:status-delivered"
      },
      {
       "value": "undelivered",
       "text": "history:status-undelivered"
      },
      {
       "value": "expired",
       "text": "history:status-expired"
      },
      {
       "value": "dlr_expired",
       "text": "history:status-dlr-expired"
      },
      {
       "value": "rejected",
       "text": "history:status-rejected"
      }
     ],
     "all": "history:all-statuses"
    },
    {
     "id": "dates",
     "title": "history:sent-at",
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
     "title": "history:one-broadcast",
     "kind": "hidden",
     "query": "sms_campaign_id"
    }
   ],
   "rowActions": [],
   "pageSizes": [
    25,
    50,
    100
   ],
   "refreshSeconds": 60,
   "searchDebounceMs": 1000,
   "empty": {
    "title": "history:messages-empty-title",
    "text": "history:messages-empty"
   }
  }
 },
 "wizards": {},
 "pages": {},
 "tabs": [],
 "texts": {
  "history:history": "History",
  "history:sms-history": "SMS history",
  "history:sms": "SMS",
  "history:message": "Message",
  "history:sender": "From",
  "history:recipient": "To",
  "history:country": "Country",
  "history:text": "Text",
  "history:segments": "Segments",
  "history:status": "Status",
  "history:reason": "Reason",
  "history:charge": "Charge",
  "history:broadcast": "Broadcast",
  "history:one-broadcast": "One broadcast only",
  "history:sent-at": "Sent",
  "history:status-pending": "Pending",
  "history:status-sent": "Sent",
  "history:status-delivered": "Delivered",
  "history:status-undelivered": "Undelivered",
  "history:status-expired": "Expired",
  "history:status-dlr-expired": "Receipt expired",
  "history:status-rejected": "Rejected",
  "history:search-by-number": "Search by number",
  "history:all-statuses": "All statuses",
  "history:messages-empty-title": "No messages yet",
  "history:messages-empty": "Messages you send appear here with their delivery status.",
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
  "portal:list-updated-minutes": "Updated {count} min ago"
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
  "sms-message.create": validator(object({ "id": readOnly, "version": readOnly, "sender": readOnly, "recipient": readOnly, "country_code": readOnly, "body": readOnly, "segments": readOnly, "status": readOnly, "reason": readOnly, "charge": readOnly, "sms_campaign_id": readOnly, "created_at": readOnly })),
  "sms-message.update": validator(object({ "id": readOnly, "version": readOnly, "sender": readOnly, "recipient": readOnly, "country_code": readOnly, "body": readOnly, "segments": readOnly, "status": readOnly, "reason": readOnly, "charge": readOnly, "sms_campaign_id": readOnly, "created_at": readOnly })),
  "sms-message.form": validator(object({ "id": anything, "version": anything, "sender": anything, "recipient": anything, "country_code": anything, "body": anything, "segments": anything, "status": anything, "reason": anything, "charge": anything, "sms_campaign_id": anything, "created_at": anything })),
}
