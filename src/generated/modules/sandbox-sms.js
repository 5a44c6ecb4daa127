// Written by codegen from definitions/. Do not edit.
export const definition = {
 "id": "sandbox-sms",
 "title": "sandbox-sms:module",
 "entities": {},
 "resources": {},
 "lists": {},
 "wizards": {},
 "pages": {
  "get-a-number": {
   "id": "get-a-number",
   "module": "sandbox-sms",
   "title": "sandbox-sms:get-a-number-title",
   "blocks": [
    {
     "id": "number-how",
     "width": "full",
     "kind": "text",
     "paragraphs": [
      "sandbox-sms:number-how-text-1"
     ],
     "steps": [],
     "params": {}
    },
    {
     "id": "number-steps",
     "width": "full",
     "kind": "text",
     "title": "sandbox-sms:number-steps-heading",
     "paragraphs": [],
     "steps": [
      "sandbox-sms:number-steps-step-1",
      "sandbox-sms:number-steps-step-2",
      "sandbox-sms:number-steps-step-3",
      "sandbox-sms:number-steps-step-4"
     ],
     "params": {}
    },
    {
     "id": "number-kinds",
     "width": "full",
     "kind": "text",
     "title": "sandbox-sms:number-kinds-heading",
     "paragraphs": [
      "sandbox-sms:number-kinds-text-1"
     ],
     "steps": [],
     "params": {}
    },
    {
     "id": "number-consent",
     "width": "full",
     "kind": "text",
     "title": "sandbox-sms:number-consent-heading",
     "paragraphs": [
      "sandbox-sms:number-consent-text-1"
     ],
     "steps": [],
     "params": {}
    }
   ]
  },
  "next-steps": {
   "id": "next-steps",
   "module": "sandbox-sms",
   "title": "sandbox-sms:next-steps-title",
   "blocks": [
    {
     "id": "next-done",
     "width": "full",
     "kind": "text",
     "paragraphs": [
      "sandbox-sms:next-done-text-1"
     ],
     "steps": [],
     "params": {}
    },
    {
     "id": "next-check",
     "width": "full",
     "kind": "text",
     "title": "sandbox-sms:next-check-heading",
     "paragraphs": [],
     "steps": [
      "sandbox-sms:next-check-step-1",
      "sandbox-sms:next-check-step-2",
      "sandbox-sms:next-check-step-3",
      "sandbox-sms:next-check-step-4",
      "sandbox-sms:next-check-step-5"
     ],
     "params": {}
    },
    {
     "id": "next-plan",
     "width": "full",
     "kind": "text",
     "title": "sandbox-sms:next-plan-heading",
     "paragraphs": [
      "sandbox-sms:next-plan-text-1"
     ],
     "steps": [],
     "params": {}
    },
    {
     "id": "next-links",
     "width": "full",
     "kind": "links",
     "title": "sandbox-sms:next-links-heading",
     "links": [
      {
       "id": "templates",
       "title": "sandbox-sms:next-links-templates",
       "text": "sandbox-sms:next-links-templates-text",
       "to": "/sms-broadcast/templates",
       "access": [
        "SmsCampaign"
       ]
      },
      {
       "id": "senders",
       "title": "sandbox-sms:next-links-senders",
       "text": "sandbox-sms:next-links-senders-text",
       "to": "/sms/senders",
       "access": [
        "Sms"
       ]
      },
      {
       "id": "security",
       "title": "sandbox-sms:next-links-security",
       "text": "sandbox-sms:next-links-security-text",
       "to": "/profile/two-fa",
       "access": []
      }
     ]
    }
   ]
  },
  "send": {
   "id": "send",
   "module": "sandbox-sms",
   "title": "sandbox-sms:send-title",
   "blocks": [
    {
     "id": "send-how",
     "width": "full",
     "kind": "text",
     "paragraphs": [
      "sandbox-sms:send-how-text-1"
     ],
     "steps": [],
     "params": {}
    },
    {
     "id": "curl",
     "width": "full",
     "kind": "code",
     "title": "sandbox-sms:curl-caption",
     "code": [
      "curl -X POST \"https://api.patchbay.example/v1/sms/messages\" \\",
      "  -H \"Authorization: Bearer YOUR_API_KEY\" \\",
      "  -H \"Content-Type: application/json\" \\",
      "  -H \"Idempotency-Key: $(uuidgen)\" \\",
      "  -d '{",
      "    \"from\": \"+12025550123\",",
      "    \"to\": \"+447700900123\",",
      "    \"text\": \"Hello from the sandbox\"",
      "  }'"
     ]
    },
    {
     "id": "answer",
     "width": "full",
     "kind": "code",
     "title": "sandbox-sms:answer-caption",
     "code": [
      "HTTP/1.1 202 Accepted",
      "Content-Type: application/json",
      "",
      "{",
      "  \"id\": \"7c9e6679-7425-40de-944b-e07fc1f90ae7\",",
      "  \"status\": \"pending\",",
      "  \"segments\": 1",
      "}"
     ]
    },
    {
     "id": "node",
     "width": "full",
     "kind": "code",
     "title": "sandbox-sms:node-caption",
     "code": [
      "import { randomUUID } from 'node:crypto'",
      "",
      "const response = await fetch('https://api.patchbay.example/v1/sms/messages', {",
      "  method: 'POST',",
      "  headers: {",
      "    authorization: `Bearer ${process.env.PATCHBAY_KEY}`,",
      "    'content-type': 'application/json',",
      "    'idempotency-key': randomUUID(),",
      "  },",
      "  body: JSON.stringify({ from: '+12025550123', to: '+447700900123', text: 'Hello' }),",
      "})",
      "if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)",
      "console.log(await response.json())"
     ]
    },
    {
     "id": "receipt",
     "width": "full",
     "kind": "code",
     "title": "sandbox-sms:receipt-caption",
     "code": [
      "POST /your/webhook HTTP/1.1",
      "Content-Type: application/json",
      "",
      "{",
      "  \"id\": \"7c9e6679-7425-40de-944b-e07fc1f90ae7\",",
      "  \"status\": \"delivered\",",
      "  \"to\": \"+447700900123\",",
      "  \"at\": \"2026-03-05T15:30:12Z\"",
      "}"
     ]
    },
    {
     "id": "send-good",
     "width": "full",
     "kind": "text",
     "title": "sandbox-sms:send-good-heading",
     "paragraphs": [],
     "steps": [
      "sandbox-sms:send-good-step-1",
      "sandbox-sms:send-good-step-2",
      "sandbox-sms:send-good-step-3",
      "sandbox-sms:send-good-step-4"
     ],
     "params": {}
    },
    {
     "id": "send-links",
     "width": "full",
     "kind": "links",
     "title": "sandbox-sms:send-links-heading",
     "links": [
      {
       "id": "history",
       "title": "sandbox-sms:send-links-history",
       "text": "sandbox-sms:send-links-history-text",
       "to": "/logs",
       "access": [
        "Sms"
       ]
      }
     ]
    }
   ]
  }
 },
 "tabs": [
  {
   "id": "get-a-number",
   "title": "sandbox-sms:get-a-number",
   "to": "/sandbox/sms/get-a-number"
  },
  {
   "id": "send",
   "title": "sandbox-sms:send",
   "to": "/sandbox/sms/send"
  },
  {
   "id": "next-steps",
   "title": "sandbox-sms:next-steps",
   "to": "/sandbox/sms/next-steps"
  }
 ],
 "texts": {
  "sandbox-sms:number-how-text-1": "An SMS needs a sender: a number that people can answer, or a name they cannot. In the sandbox you get a number of ours for your tests, at no cost; it reaches only phones that are verified for your account.",
  "sandbox-sms:number-steps-heading": "Get a number",
  "sandbox-sms:number-steps-step-1": "Choose a country. People trust numbers of their own country, and some countries take no others.",
  "sandbox-sms:number-steps-step-2": "Take one of the sandbox numbers that can send and receive SMS.",
  "sandbox-sms:number-steps-step-3": "Verify the phone you test with: it gets a code, and you enter the code here.",
  "sandbox-sms:number-steps-step-4": "Note the number with + and country code, such as +1 202 555 0123. That is how it is written everywhere.",
  "sandbox-sms:number-kinds-heading": "Which sender is right?",
  "sandbox-sms:number-kinds-text-1": "A long number takes answers and is there at once; it is right for conversations. A short code is quick and trusted, but takes weeks to get. A name, such as PATCHBAY, is recognised at a glance, takes no answers, and has to be registered in many countries.",
  "sandbox-sms:number-consent-heading": "Whom you may write to",
  "sandbox-sms:number-consent-text-1": "Only people who said that you may, and who can say stop as easily. An answer of STOP ends messages to that phone at once; that is built in, and you need not do anything for it.",
  "sandbox-sms:send-how-text-1": "One request sends one message. Replace what stands in capitals. API keys come with a plan; until then support gives you one for the sandbox.",
  "sandbox-sms:curl-caption": "Send an SMS",
  "sandbox-sms:answer-caption": "The answer: it was taken, not yet delivered",
  "sandbox-sms:node-caption": "The same in Node.js",
  "sandbox-sms:receipt-caption": "What your own address is told later",
  "sandbox-sms:send-good-heading": "What keeps it reliable",
  "sandbox-sms:send-good-step-1": "Send the same Idempotency-Key when you try again after a lost connection: the message goes out once.",
  "sandbox-sms:send-good-step-2": "160 characters of the GSM alphabet are one segment, longer texts are cut into 153 each; an emoji or a curly quote makes it 70 and 67.",
  "sandbox-sms:send-good-step-3": "Wait for “delivered”. “Sent” means that the network has it, not that the phone has.",
  "sandbox-sms:send-good-step-4": "After 429 wait as long as Retry-After says.",
  "sandbox-sms:send-links-heading": "See what became of it",
  "sandbox-sms:send-links-history": "SMS history",
  "sandbox-sms:send-links-history-text": "Every message with its state and the reason when it failed.",
  "sandbox-sms:next-done-text-1": "You have sent a message. Here is what turns a first message into a service.",
  "sandbox-sms:next-check-heading": "Before you go live",
  "sandbox-sms:next-check-step-1": "Register your sender where the country asks for it; in the United States that is 10DLC. It takes days, so begin early.",
  "sandbox-sms:next-check-step-2": "Write your templates and have them approved: approved texts are filtered less.",
  "sandbox-sms:next-check-step-3": "Say who you are in the first words, and how to stop in the last.",
  "sandbox-sms:next-check-step-4": "Take delivery receipts into your system, and stop writing to numbers that fail for good.",
  "sandbox-sms:next-check-step-5": "Keep to the hours people are awake in their own time zone.",
  "sandbox-sms:next-plan-heading": "Leave the sandbox",
  "sandbox-sms:next-plan-text-1": "Messages to everybody need a plan. After you applied for one we check your account, which takes up to 2 business days; until then everything here goes on working.",
  "sandbox-sms:next-links-heading": "Go on",
  "sandbox-sms:next-links-templates": "Templates",
  "sandbox-sms:next-links-templates-text": "Texts with variables, reviewed before they are sent.",
  "sandbox-sms:next-links-senders": "Sender IDs",
  "sandbox-sms:next-links-senders-text": "Numbers and names that your messages come from.",
  "sandbox-sms:next-links-security": "Protect your sign-in",
  "sandbox-sms:next-links-security-text": "Two-factor sign-in keeps your messages yours.",
  "sandbox-sms:get-a-number": "Get a number",
  "sandbox-sms:get-a-number-title": "SMS: get a number",
  "sandbox-sms:send": "Send",
  "sandbox-sms:send-title": "SMS: send a message",
  "sandbox-sms:next-steps": "Next steps",
  "sandbox-sms:next-steps-title": "SMS: next steps",
  "sandbox-sms:module": "SMS guide",
  "portal:form-unsaved": "Unsaved changes",
  "portal:form-discard": "Discard changes",
  "portal:form-discarded": "Changes discarded",
  "portal:form-draft-restored": "What you typed {when} is still here. It is not saved yet.",
  "portal:form-clash-text": "Since you began, somebody saved something else here. Whatever you choose, nothing else you typed is lost.",
  "portal:form-clash-theirs": "Saved now: {value}",
  "portal:form-clash-mine": "Yours: {value}",
  "portal:form-clash-empty": "nothing",
  "portal:form-clash-take": "Take theirs",
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
  "portal:code-copied": "Copied"
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
