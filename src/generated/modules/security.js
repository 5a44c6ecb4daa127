// Written by codegen from definitions/. Do not edit.
export const definition = {
 "id": "security",
 "title": "security:security",
 "entities": {},
 "resources": {},
 "lists": {},
 "wizards": {},
 "pages": {
  "security": {
   "id": "security",
   "module": "security",
   "title": "security:security",
   "blocks": [
    {
     "id": "two-factor",
     "width": "full",
     "kind": "widget",
     "title": "security:two-factor",
     "panel": "two-factor",
     "params": {}
    },
    {
     "id": "password",
     "width": "full",
     "kind": "widget",
     "title": "security:password",
     "panel": "password-change",
     "params": {}
    },
    {
     "id": "sessions",
     "width": "full",
     "kind": "widget",
     "title": "security:sessions",
     "panel": "session-list",
     "params": {}
    }
   ]
  }
 },
 "tabs": [],
 "texts": {
  "security:security": "Security",
  "security:two-factor": "Two-factor sign-in",
  "security:password": "Password",
  "security:sessions": "Where you are signed in",
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
  "portal:form-unsaved": "Unsaved changes",
  "portal:form-discard": "Discard changes",
  "portal:form-discarded": "Changes discarded",
  "portal:form-draft-restored": "What you typed {when} is still here. It is not saved yet.",
  "portal:form-clash-text": "Since you began, somebody saved something else here. Whatever you choose, nothing else you typed is lost.",
  "portal:form-clash-theirs": "Saved now: {value}",
  "portal:form-clash-mine": "Yours: {value}",
  "portal:form-clash-empty": "nothing",
  "portal:form-clash-take": "Take theirs",
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
  "portal:wizard-reload": "Reload",
  "portal:block-failed": "Could not be loaded",
  "portal:block-no-value": "None yet",
  "portal:task-done": "– done",
  "portal:stats-up": "Up {size}",
  "portal:stats-down": "Down {size}",
  "portal:stats-same": "Unchanged",
  "portal:chart-as-table": "Show as table",
  "portal:chart-as-chart": "Show as chart",
  "portal:chart-see-table": "A chart. Its figures can be shown as a table.",
  "portal:chart-point": "Day or name",
  "portal:code-copy": "Copy",
  "portal:code-copied": "Copied",
  "portal:widget-failed": "Something went wrong. Please try again later",
  "portal:widget-offline": "The server cannot be reached. Check your connection.",
  "portal:two-factor-load-failed": "Two-factor sign-in could not be read.",
  "portal:two-factor-leave-codes": "These recovery codes are not shown again. Keep them before you leave, or make new ones later.",
  "portal:two-factor-required": "Your account asks everybody for two-factor sign-in. Set it up to go on.",
  "portal:two-factor-begun": "Finish setting up two-factor sign-in, or cancel, to use the rest of the portal.",
  "portal:two-factor-about": "With two-factor sign-in, your password alone opens nothing: signing in also asks for a code that an app on your phone makes. Any authenticator app will do.",
  "portal:two-factor-start": "Set up",
  "portal:two-factor-step-scan": "Open your authenticator app, add an account and scan this code.",
  "portal:two-factor-qr": "QR code with the secret for the authenticator app",
  "portal:two-factor-by-hand": "No camera at hand? Type this secret into the app instead:",
  "portal:two-factor-secret": "the secret",
  "portal:two-factor-step-code": "Enter the six digits the app shows now.",
  "portal:two-factor-code": "Code",
  "portal:two-factor-verify": "Verify and switch on",
  "portal:two-factor-cancel": "Cancel",
  "portal:two-factor-is-on": "Two-factor sign-in is on.",
  "portal:two-factor-keep-codes": "These recovery codes let you in when your phone is lost. Each is good once, and they are shown only now. Keep them where your phone is not: in a password manager, or printed.",
  "portal:two-factor-codes": "Recovery codes",
  "portal:two-factor-download": "Download",
  "portal:two-factor-file-head": "Recovery codes of {email} for {product}. Each is good once.",
  "portal:two-factor-kept": "I have kept them",
  "portal:two-factor-on": "On",
  "portal:two-factor-asked": "Signing in asks for a code of your authenticator app.",
  "portal:two-factor-codes-left": {
   "one": "One recovery code is left.",
   "other": "{count} recovery codes are left."
  },
  "portal:two-factor-few-codes": {
   "one": "Only one recovery code is left. Make new ones before you need them.",
   "other": "Only {count} recovery codes are left. Make new ones before you need them."
  },
  "portal:two-factor-new-codes": "New recovery codes",
  "portal:two-factor-new-codes-text": "New codes replace all you have. Confirm with your password.",
  "portal:two-factor-switch-off": "Switch off",
  "portal:two-factor-switch-off-text": "Then your password alone opens your account. Confirm with your password.",
  "portal:two-factor-is-off": "Two-factor sign-in is off.",
  "portal:two-factor-password": "Password",
  "portal:two-factor-lost": "Lost your phone?",
  "portal:two-factor-lost-text": "Sign in with a recovery code instead of a code of the app, switch two-factor sign-in off here and set it up again with your new phone. Without phone and recovery codes write to {email}: we make sure it is you before we switch it off.",
  "portal:password-change-present": "Present password",
  "portal:password-change-need-present": "Enter your present password.",
  "portal:password-change-new": "New password",
  "portal:password-change-rules-broken": "Choose a password that keeps the rules below.",
  "portal:password-change-rule-length": {
   "one": "At least one character; a few words in a row are good",
   "other": "At least {count} characters; a few words in a row are good"
  },
  "portal:password-change-rule-email": "Not your e-mail address",
  "portal:password-change-rule-guess": "Not easy to guess, such as 1234567890 or password",
  "portal:password-change-rule-kept": "(kept)",
  "portal:password-change-save": "Change password",
  "portal:password-change-done": "Your password is changed. You were signed out everywhere else.",
  "portal:sessions-load-failed": "Your sessions could not be read.",
  "portal:sessions-device": "{browser} on {system}",
  "portal:sessions-program": "A program",
  "portal:sessions-unknown": "Unknown browser",
  "portal:sessions-this": "This session",
  "portal:sessions-used": "Last used",
  "portal:sessions-end": "End",
  "portal:sessions-ended": {
   "one": "The session is ended.",
   "other": "{count} sessions are ended."
  },
  "portal:sessions-end-others": "End all other sessions",
  "portal:sessions-end-others-text": {
   "one": "You are signed out on one other device. What is not saved there is lost.",
   "other": "You are signed out in {count} other places. What is not saved there is lost."
  },
  "portal:sessions-keep": "Keep them",
  "portal:sessions-end-others-action": "End them",
  "portal:copy-do": "Copy",
  "portal:copy-done": "Copied",
  "portal:password-input-show": "Show",
  "portal:password-input-hide": "Hide",
  "portal:password-input-show-name": "Show password"
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

}
