// Written by codegen from definitions/. Do not edit.
export const definition = {
 "id": "depots",
 "title": "depots:depots",
 "entities": {
  "depot": {
   "id": "depot",
   "module": "depots",
   "title": "depots:depot",
   "properties": {
    "name": {
     "maxLength": 60,
     "type": "string",
     "title": "depots:name",
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
    "open": {
     "default": true,
     "type": "boolean",
     "title": "depots:open",
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
   "required": [
    "name"
   ],
   "rules": {
    "fields": {},
    "effects": [],
    "checks": []
   }
  },
  "room": {
   "id": "room",
   "module": "depots",
   "title": "depots:room",
   "properties": {
    "room": {
     "readOnly": true,
     "type": "object",
     "title": "depots:free-room",
     "properties": {
      "free": {
       "type": "integer",
       "title": "depots:free-room",
       "trim": false,
       "readOnly": true,
       "writeOn": [],
       "sensitive": false,
       "cell": "number",
       "errors": {}
      }
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
  "depot": {
   "id": "depot",
   "module": "depots",
   "entity": "depot",
   "path": "/v1/depots",
   "items": "depots",
   "item": "depot",
   "storage": {
    "kind": "documents"
   },
   "operations": {
    "list": {
     "access": [
      "Depots"
     ]
    },
    "create": {
     "access": [
      "Depots"
     ]
    }
   },
   "listFields": [
    "id",
    "name",
    "open"
   ],
   "query": [
    {
     "name": "name",
     "field": "name",
     "match": "contains"
    },
    {
     "name": "is_open",
     "match": "flag",
     "where": {
      "source": "row.open",
      "tree": {
       "op": "path",
       "root": "row",
       "path": [
        "open"
       ]
      },
      "dependsOn": [
       "row.open"
      ]
     }
    }
   ],
   "sort": {
    "fields": [
     "name"
    ],
    "default": "name"
   },
   "sublists": [],
   "endpoints": []
  },
  "room": {
   "id": "room",
   "module": "depots",
   "entity": "room",
   "path": "/v1/room",
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
     "id": "now",
     "method": "GET",
     "path": "/v1/room/now",
     "access": [
      "Depots"
     ],
     "summary": "Tells the room that is left.",
     "query": []
    }
   ]
  }
 },
 "lists": {
  "depots": {
   "id": "depots",
   "module": "depots",
   "resource": "depot",
   "title": "depots:depots",
   "columns": [
    {
     "id": "name",
     "field": "name",
     "title": "depots:name",
     "cell": "text",
     "align": "start",
     "sortable": true,
     "flex": 1,
     "hidden": false
    },
    {
     "id": "open",
     "field": "open",
     "title": "depots:open",
     "cell": "yes-no",
     "align": "start",
     "sortable": false,
     "width": 100,
     "hidden": false
    }
   ],
   "filters": [],
   "rowActions": [],
   "bulkActions": [],
   "pageSizes": [
    25,
    50
   ],
   "refreshSeconds": 60,
   "searchDebounceMs": 1000,
   "empty": {
    "title": "depots:no-depots",
    "text": "depots:no-depots"
   }
  }
 },
 "wizards": {},
 "pages": {
  "about": {
   "id": "about",
   "module": "depots",
   "title": "depots:about-depots",
   "blocks": [
    {
     "id": "none",
     "when": {
      "source": "!config.has_depots",
      "tree": {
       "op": "not",
       "arg": {
        "op": "path",
        "root": "config",
        "path": [
         "has_depots"
        ]
       }
      },
      "dependsOn": [
       "config.has_depots"
      ]
     },
     "width": "full",
     "kind": "banner",
     "tone": "warning",
     "text": "depots:none-yet",
     "params": {},
     "link": {
      "text": "depots:depots",
      "to": "/depots",
      "access": [
       "Depots"
      ]
     }
    },
    {
     "id": "what",
     "width": "full",
     "kind": "text",
     "title": "depots:depot",
     "paragraphs": [
      "depots:depots-are"
     ],
     "steps": [
      "depots:find-depot",
      "depots:bring-parcel"
     ],
     "params": {}
    },
    {
     "id": "more",
     "width": "full",
     "kind": "links",
     "title": "depots:open",
     "links": [
      {
       "id": "create",
       "title": "depots:depots",
       "text": "depots:new-parcels",
       "to": "/parcels/create",
       "access": [
        "Depots",
        "Parcels",
        "ParcelsWrite"
       ],
       "when": {
        "source": "config.has_depots",
        "tree": {
         "op": "path",
         "root": "config",
         "path": [
          "has_depots"
         ]
        },
        "dependsOn": [
         "config.has_depots"
        ]
       }
      }
     ]
    },
    {
     "id": "all",
     "when": {
      "source": "config.has_depots",
      "tree": {
       "op": "path",
       "root": "config",
       "path": [
        "has_depots"
       ]
      },
      "dependsOn": [
       "config.has_depots"
      ]
     },
     "width": "full",
     "kind": "list",
     "list": "depots"
    },
    {
     "id": "figures",
     "width": "full",
     "kind": "stats",
     "title": "depots:depots",
     "look": "tiles",
     "stats": [
      {
       "id": "open",
       "title": "depots:open",
       "source": {
        "get": "/v1/depots",
        "query": {
         "is_open": "true"
        },
        "path": "pagination.total",
        "access": [
         "Depots"
        ]
       },
       "cell": "number",
       "link": {
        "to": "/depots",
        "access": [
         "Depots"
        ]
       }
      },
      {
       "id": "waiting",
       "title": "depots:waiting",
       "source": {
        "get": "/v1/parcels",
        "query": {
         "state": "waiting"
        },
        "path": "pagination.total",
        "access": [
         "Parcels"
        ]
       },
       "cell": "number",
       "trend": {
        "path": "pagination.total"
       }
      },
      {
       "id": "any",
       "title": "depots:depot",
       "source": {
        "get": "/config",
        "query": {},
        "path": "has_depots",
        "access": []
       },
       "cell": "yes-no"
      },
      {
       "id": "room",
       "title": "depots:free-room",
       "source": {
        "get": "/v1/room/now",
        "query": {},
        "path": "room.free",
        "access": [
         "Depots"
        ]
       },
       "cell": "number"
      }
     ]
    },
    {
     "id": "weights",
     "width": "full",
     "kind": "chart",
     "title": "depots:weights",
     "form": "line",
     "source": {
      "get": "/v1/parcels",
      "query": {
       "per_page": "100"
      },
      "path": "parcels",
      "access": [
       "Parcels"
      ]
     },
     "x": "created_at",
     "series": [
      {
       "id": "weight",
       "title": "depots:weights",
       "value": "weight"
      }
     ],
     "cell": "number",
     "empty": "depots:no-depots"
    },
    {
     "id": "label",
     "width": "full",
     "kind": "widget",
     "title": "depots:new-depot",
     "panel": "label-preview",
     "entity": "depot",
     "params": {
      "name": "{account.timezone}",
      "open": true
     }
    },
    {
     "id": "new",
     "width": "full",
     "kind": "form",
     "title": "depots:new-depot",
     "resource": "depot",
     "fields": [
      "name",
      "open"
     ],
     "views": {
      "name": {
       "widget": "textarea",
       "options": {
        "rows": 2
       },
       "fills": []
      },
      "open": {
       "widget": "switch",
       "options": {},
       "fills": []
      }
     },
     "submit": "depots:new-depot",
     "success": "depots:depot-saved",
     "access": [
      "Depots"
     ]
    },
    {
     "id": "greeting",
     "width": "half",
     "kind": "text",
     "paragraphs": [
      "depots:greeting"
     ],
     "steps": [],
     "params": {
      "zone": "{account.timezone}"
     }
    },
    {
     "id": "to-do",
     "width": "half",
     "kind": "tasks",
     "title": "depots:waiting",
     "tasks": [
      {
       "id": "waiting",
       "tone": "danger",
       "title": "depots:parcels-wait",
       "text": "depots:depots-are",
       "count": {
        "get": "/v1/parcels",
        "query": {
         "size": "small"
        },
        "path": "pagination.total",
        "access": [
         "Parcels"
        ]
       },
       "link": {
        "to": "/parcels",
        "access": [
         "Parcels"
        ]
       }
      },
      {
       "id": "depot",
       "tone": "neutral",
       "title": "depots:new-depot",
       "when": {
        "source": "account.timezone != 'UTC'",
        "tree": {
         "op": "!=",
         "left": {
          "op": "path",
          "root": "account",
          "path": [
           "timezone"
          ]
         },
         "right": {
          "op": "const",
          "value": "UTC"
         }
        },
        "dependsOn": [
         "account.timezone"
        ]
       },
       "done": {
        "source": "config.has_depots",
        "tree": {
         "op": "path",
         "root": "config",
         "path": [
          "has_depots"
         ]
        },
        "dependsOn": [
         "config.has_depots"
        ]
       },
       "link": {
        "to": "/depots",
        "access": [
         "Depots"
        ],
        "when": {
         "source": "account.timezone != 'UTC'",
         "tree": {
          "op": "!=",
          "left": {
           "op": "path",
           "root": "account",
           "path": [
            "timezone"
           ]
          },
          "right": {
           "op": "const",
           "value": "UTC"
          }
         },
         "dependsOn": [
          "account.timezone"
         ]
        }
       }
      }
     ],
     "empty": "depots:no-depots"
    },
    {
     "id": "latest",
     "width": "full",
     "kind": "rows",
     "title": "depots:latest",
     "source": {
      "get": "/v1/parcels",
      "query": {
       "per_page": "3",
       "sort": "-created_at"
      },
      "path": "parcels",
      "access": [
       "Parcels"
      ]
     },
     "size": 3,
     "module": "parcels",
     "entity": "parcel",
     "columns": [
      {
       "id": "label",
       "field": "label",
       "title": "parcels:label",
       "cell": "text",
       "align": "start",
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
       }
      },
      {
       "id": "made",
       "field": "created_at",
       "title": "depots:open",
       "cell": "date-time",
       "align": "start"
      }
     ],
     "empty": "depots:no-depots",
     "more": {
      "text": "depots:latest",
      "to": "/parcels",
      "access": [
       "Parcels"
      ]
     }
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
  "portal:label-preview-to": "To {name}",
  "portal:figure-missing": "Nothing there",
  "depots:depots": "Depots",
  "depots:depot": "Depot",
  "depots:name": "Name",
  "depots:open": "Open",
  "depots:no-depots": "No depots",
  "depots:about-depots": "About depots",
  "depots:depots-are": "Depots keep parcels.",
  "depots:find-depot": "Find a depot.",
  "depots:bring-parcel": "Bring the parcel.",
  "depots:none-yet": "You have no depot yet.",
  "depots:new-parcels": "Send new parcels.",
  "depots:waiting": "Waiting",
  "depots:weights": "Weights by day",
  "depots:new-depot": "Add a depot",
  "depots:depot-saved": "The depot is there.",
  "depots:greeting": "Your time zone is {zone}.",
  "depots:parcels-wait": {
   "one": "One parcel waits",
   "other": "{count} parcels wait"
  },
  "depots:latest": "Latest parcels",
  "depots:room": "Room",
  "depots:free-room": "Free room"
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
  "depot.create": validator(object({ "id": readOnly, "version": readOnly, "name": string({ maxLength: 60 }), "open": boolean }, ["name"])),
  "depot.update": validator(object({ "id": readOnly, "version": readOnly, "name": string({ maxLength: 60 }), "open": boolean })),
  "depot.form": validator(object({ "id": anything, "version": anything, "name": string({ maxLength: 60 }), "open": boolean })),
  "room.create": validator(object({ "id": readOnly, "version": readOnly, "room": readOnly })),
  "room.update": validator(object({ "id": readOnly, "version": readOnly, "room": readOnly })),
  "room.form": validator(object({ "id": anything, "version": anything, "room": anything })),
}
