// Written by codegen from definitions/. Do not edit.
export const definition = {
 "id": "background-work",
 "title": "background-work:background-work",
 "entities": {},
 "resources": {},
 "lists": {},
 "wizards": {},
 "pages": {
  "background-work": {
   "id": "background-work",
   "module": "background-work",
   "title": "background-work:background-work",
   "blocks": [
    {
     "id": "about",
     "width": "full",
     "kind": "text",
     "paragraphs": [
      "background-work:about"
     ],
     "steps": [],
     "params": {}
    },
    {
     "id": "work",
     "width": "full",
     "kind": "progress"
    }
   ]
  }
 },
 "texts": {
  "portal:action-leave": "What you entered will be lost.",
  "portal:action-discard": "Discard",
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
  "background-work:background-work": "Background work",
  "background-work:about": "Exports and changes to many records that you started in the last 30 days."
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

}
