// Written by codegen from definitions/. Do not edit.
export const definition = {
 "id": "public-forms",
 "title": "public-forms:sign-in",
 "entities": {
  "credentials": {
   "id": "credentials",
   "module": "public-forms",
   "title": "public-forms:sign-in",
   "properties": {
    "email": {
     "format": "email",
     "maxLength": 254,
     "trim": true,
     "type": "string",
     "title": "portal:email",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "required": "public-forms:need-email",
      "format": "public-forms:whole-email"
     }
    },
    "password": {
     "maxLength": 1024,
     "trim": false,
     "sensitive": "unstored",
     "type": "string",
     "title": "portal:password",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "cell": "text",
     "errors": {
      "required": "public-forms:need-password"
     }
    }
   },
   "required": [
    "email",
    "password"
   ],
   "rules": {
    "fields": {},
    "effects": [],
    "checks": []
   }
  },
  "new-password": {
   "id": "new-password",
   "module": "public-forms",
   "title": "public-forms:new-password",
   "properties": {
    "password": {
     "minLength": 10,
     "maxLength": 128,
     "trim": false,
     "sensitive": "hashed",
     "type": "string",
     "title": "public-forms:new-password",
     "help": "public-forms:new-password-help",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "cell": "text",
     "errors": {
      "required": "public-forms:need-password",
      "minLength": "public-forms:password-too-short",
      "maxLength": "public-forms:password-too-long"
     }
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
  "recovery": {
   "id": "recovery",
   "module": "public-forms",
   "title": "public-forms:recovery",
   "properties": {
    "email": {
     "format": "email",
     "maxLength": 254,
     "trim": true,
     "type": "string",
     "title": "portal:email",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "required": "public-forms:need-email",
      "format": "public-forms:whole-email"
     }
    }
   },
   "required": [
    "email"
   ],
   "rules": {
    "fields": {},
    "effects": [],
    "checks": []
   }
  },
  "second-step": {
   "id": "second-step",
   "module": "public-forms",
   "title": "public-forms:code",
   "properties": {
    "two_fa_code": {
     "maxLength": 20,
     "trim": true,
     "type": "string",
     "title": "public-forms:code",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "required": "public-forms:need-code"
     }
    }
   },
   "required": [
    "two_fa_code"
   ],
   "rules": {
    "fields": {},
    "effects": [],
    "checks": []
   }
  }
 },
 "resources": {},
 "lists": {},
 "wizards": {},
 "pages": {},
 "publicForms": {
  "confirm": {
   "id": "confirm",
   "title": "public-forms:confirm-title",
   "help": "public-forms:confirm-help",
   "post": "/auth/confirm",
   "fields": [],
   "submit": "public-forms:confirm-action",
   "links": [],
   "done": {
    "title": "public-forms:confirm-done",
    "action": {
     "text": "public-forms:sign-in-action",
     "to": "/auth/sign?email={email}"
    }
   }
  },
  "recovery": {
   "id": "recovery",
   "title": "public-forms:recovery-title",
   "help": "public-forms:recovery-help",
   "post": "/auth/recovery",
   "entity": "recovery",
   "fields": [
    {
     "field": "email",
     "autocomplete": "username"
    }
   ],
   "submit": "public-forms:recovery-action",
   "busy": "public-forms:sending",
   "links": [
    {
     "text": "public-forms:back",
     "to": "/auth/sign"
    }
   ],
   "done": {
    "title": "public-forms:recovery-sent-title",
    "text": "public-forms:recovery-sent",
    "again": "public-forms:recovery-again"
   }
  },
  "reset-password": {
   "id": "reset-password",
   "title": "public-forms:reset-password-title",
   "help": "public-forms:password-for",
   "post": "/auth/reset-password",
   "entity": "new-password",
   "fields": [
    {
     "field": "password",
     "autocomplete": "new-password"
    }
   ],
   "submit": "public-forms:password-save",
   "busy": "public-forms:saving",
   "links": [],
   "done": {
    "title": "public-forms:password-saved-title",
    "text": "public-forms:password-saved",
    "action": {
     "text": "public-forms:sign-in-action",
     "to": "/auth/sign?email={email}"
    }
   }
  },
  "second-step": {
   "id": "second-step",
   "title": "public-forms:second-step-title",
   "help": "public-forms:second-step-help",
   "post": "/auth",
   "entity": "second-step",
   "fields": [
    {
     "field": "two_fa_code",
     "autocomplete": "one-time-code"
    }
   ],
   "submit": "public-forms:second-step-action",
   "busy": "public-forms:signing-in",
   "links": [
    {
     "text": "public-forms:second-step-back",
     "to": "/auth/sign?email={email}"
    }
   ]
  },
  "set-password": {
   "id": "set-password",
   "title": "public-forms:set-password-title",
   "help": "public-forms:invited",
   "post": "/auth/set-password",
   "entity": "new-password",
   "fields": [
    {
     "field": "password",
     "autocomplete": "new-password"
    }
   ],
   "submit": "public-forms:password-save",
   "busy": "public-forms:saving",
   "links": [],
   "done": {
    "title": "public-forms:password-saved-title",
    "text": "public-forms:password-set",
    "action": {
     "text": "public-forms:sign-in-action",
     "to": "/auth/sign?email={email}"
    }
   }
  },
  "sign-in": {
   "id": "sign-in",
   "title": "public-forms:sign-in-title",
   "post": "/auth",
   "entity": "credentials",
   "fields": [
    {
     "field": "email",
     "autocomplete": "username"
    },
    {
     "field": "password",
     "autocomplete": "current-password",
     "link": {
      "text": "public-forms:forgot",
      "to": "/auth/recovery?email={email}"
     }
    }
   ],
   "submit": "public-forms:sign-in-action",
   "busy": "public-forms:signing-in",
   "links": []
  },
  "switch-activation": {
   "id": "switch-activation",
   "title": "public-forms:switch-title",
   "help": "public-forms:switch-help",
   "post": "/auth/switch-activation",
   "fields": [],
   "submit": "public-forms:switch-action",
   "links": [],
   "done": {
    "title": "public-forms:switch-done",
    "action": {
     "text": "public-forms:sign-in-action",
     "to": "/auth/sign?email={email}"
    }
   }
  }
 },
 "texts": {
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
  "portal:form-challenge": "Verify the number first.",
  "public-forms:sign-in": "Sign in",
  "public-forms:sign-in-title": "Sign in to {product}",
  "public-forms:sign-in-action": "Sign in",
  "public-forms:signing-in": "Signing in",
  "public-forms:need-email": "Enter your email address.",
  "public-forms:whole-email": "Enter a full email address, like name@example.com.",
  "public-forms:need-password": "Enter your password.",
  "public-forms:forgot": "Forgot password?",
  "public-forms:second-step-title": "Two-factor sign-in",
  "public-forms:second-step-help": "Enter the 6-digit code from your authenticator app, or a recovery code.",
  "public-forms:code": "Code",
  "public-forms:need-code": "Enter the code.",
  "public-forms:second-step-action": "Continue",
  "public-forms:second-step-back": "Sign in as someone else",
  "public-forms:recovery": "Recovery",
  "public-forms:recovery-title": "Reset your password",
  "public-forms:recovery-help": "Enter the email address you sign in with. We’ll send you a link to choose a new password.",
  "public-forms:recovery-action": "Send link",
  "public-forms:sending": "Sending",
  "public-forms:recovery-sent-title": "Check your email",
  "public-forms:recovery-sent": "If {email} can sign in, a link is on its way. It works once and expires in an hour. Check your spam folder too.",
  "public-forms:recovery-again": "Use another address",
  "public-forms:back": "Back to sign-in",
  "public-forms:reset-password-title": "Choose a new password",
  "public-forms:set-password-title": "Set your password",
  "public-forms:password-for": "For {email}",
  "public-forms:invited": "{company} invited you as {role}. You’ll sign in with {email}.",
  "public-forms:new-password": "New password",
  "public-forms:new-password-help": "At least 10 characters. A few words you’ll remember work well.",
  "public-forms:password-too-short": "Use at least {minLength} characters.",
  "public-forms:password-too-long": "Use at most {maxLength} characters.",
  "public-forms:password-save": "Save password",
  "public-forms:saving": "Saving",
  "public-forms:password-saved-title": "Your password has been saved",
  "public-forms:password-saved": "Everyone using the old password has been signed out.",
  "public-forms:password-set": "You can now sign in with it.",
  "public-forms:confirm-title": "Confirm your email address",
  "public-forms:confirm-help": "Is {email} your email address?",
  "public-forms:confirm-action": "Yes, confirm it",
  "public-forms:confirm-done": "{email} is confirmed",
  "public-forms:switch-title": "Use your new email address",
  "public-forms:switch-help": "You’ll sign in with {email} from now on.",
  "public-forms:switch-action": "Use this address",
  "public-forms:switch-done": "You now sign in with {email}"
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
  "credentials.create": validator(object({ "id": readOnly, "version": readOnly, "email": string({ maxLength: 254, format: "email", trim: true }), "password": string({ maxLength: 1024 }) }, ["email","password"])),
  "credentials.update": validator(object({ "id": readOnly, "version": readOnly, "email": string({ maxLength: 254, format: "email", trim: true }), "password": string({ maxLength: 1024 }) })),
  "credentials.form": validator(object({ "id": anything, "version": anything, "email": string({ maxLength: 254, format: "email", trim: true }), "password": string({ maxLength: 1024 }) })),
  "new-password.create": validator(object({ "id": readOnly, "version": readOnly, "password": string({ minLength: 10, maxLength: 128 }) }, ["password"])),
  "new-password.update": validator(object({ "id": readOnly, "version": readOnly, "password": string({ minLength: 10, maxLength: 128 }) })),
  "new-password.form": validator(object({ "id": anything, "version": anything, "password": string({ minLength: 10, maxLength: 128 }) })),
  "recovery.create": validator(object({ "id": readOnly, "version": readOnly, "email": string({ maxLength: 254, format: "email", trim: true }) }, ["email"])),
  "recovery.update": validator(object({ "id": readOnly, "version": readOnly, "email": string({ maxLength: 254, format: "email", trim: true }) })),
  "recovery.form": validator(object({ "id": anything, "version": anything, "email": string({ maxLength: 254, format: "email", trim: true }) })),
  "second-step.create": validator(object({ "id": readOnly, "version": readOnly, "two_fa_code": string({ maxLength: 20, trim: true }) }, ["two_fa_code"])),
  "second-step.update": validator(object({ "id": readOnly, "version": readOnly, "two_fa_code": string({ maxLength: 20, trim: true }) })),
  "second-step.form": validator(object({ "id": anything, "version": anything, "two_fa_code": string({ maxLength: 20, trim: true }) })),
}
