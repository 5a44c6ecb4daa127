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
     "id": "ask",
     "width": "full",
     "kind": "banner",
     "tone": "info",
     "text": "sandbox-sms:number-ask",
     "params": {},
     "link": {
      "text": "sandbox-sms:ask-support",
      "place": "support",
      "access": []
     }
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
     "id": "go-live",
     "width": "full",
     "kind": "tasks",
     "title": "sandbox-sms:go-live",
     "tasks": [
      {
       "id": "sender",
       "tone": "neutral",
       "title": "sandbox-sms:live-sender",
       "text": "sandbox-sms:live-sender-text",
       "done": {
        "source": "config.account_items.has_sms_senders",
        "tree": {
         "op": "path",
         "root": "config",
         "path": [
          "account_items",
          "has_sms_senders"
         ]
        },
        "dependsOn": [
         "config.account_items.has_sms_senders"
        ]
       },
       "link": {
        "to": "/sms/senders/create",
        "access": [
         "SmsWrite",
         "Sms"
        ]
       }
      },
      {
       "id": "template",
       "tone": "neutral",
       "title": "sandbox-sms:live-template",
       "text": "sandbox-sms:live-template-text",
       "done": {
        "source": "config.account_items.has_sms_templates",
        "tree": {
         "op": "path",
         "root": "config",
         "path": [
          "account_items",
          "has_sms_templates"
         ]
        },
        "dependsOn": [
         "config.account_items.has_sms_templates"
        ]
       },
       "link": {
        "to": "/sms-broadcast/templates/create",
        "access": [
         "SmsCampaignWrite",
         "SmsCampaign",
         "SmsWrite"
        ]
       }
      },
      {
       "id": "security",
       "tone": "neutral",
       "title": "sandbox-sms:live-security",
       "text": "sandbox-sms:live-security-text",
       "done": {
        "source": "config.is_two_fa_auth_active",
        "tree": {
         "op": "path",
         "root": "config",
         "path": [
          "is_two_fa_auth_active"
         ]
        },
        "dependsOn": [
         "config.is_two_fa_auth_active"
        ]
       },
       "link": {
        "to": "/profile/two-fa",
        "access": [],
        "when": {
         "source": "!config.is_switched",
         "tree": {
          "op": "not",
          "arg": {
           "op": "path",
           "root": "config",
           "path": [
            "is_switched"
           ]
          }
         },
         "dependsOn": [
          "config.is_switched"
         ]
        }
       }
      },
      {
       "id": "plan",
       "tone": "neutral",
       "title": "sandbox-sms:live-plan",
       "text": "sandbox-sms:live-plan-text",
       "done": {
        "source": "has(config.pending_account_level) || config.account_level != 'sandbox'",
        "tree": {
         "op": "or",
         "args": [
          {
           "op": "has",
           "root": "config",
           "path": [
            "pending_account_level"
           ]
          },
          {
           "op": "!=",
           "left": {
            "op": "path",
            "root": "config",
            "path": [
             "account_level"
            ]
           },
           "right": {
            "op": "const",
            "value": "sandbox"
           }
          }
         ]
        },
        "dependsOn": [
         "config.account_level",
         "config.pending_account_level"
        ]
       },
       "link": {
        "to": "/profile/account/plan",
        "access": []
       }
      }
     ]
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
       "id": "account",
       "title": "sandbox-sms:next-links-account",
       "text": "sandbox-sms:next-links-account-text",
       "to": "/profile/account/plan",
       "access": []
      },
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
       "access": [],
       "when": {
        "source": "!config.is_switched",
        "tree": {
         "op": "not",
         "arg": {
          "op": "path",
          "root": "config",
          "path": [
           "is_switched"
          ]
         }
        },
        "dependsOn": [
         "config.is_switched"
        ]
       }
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
     "id": "ask",
     "width": "full",
     "kind": "banner",
     "tone": "info",
     "text": "sandbox-sms:send-ask",
     "params": {},
     "link": {
      "text": "sandbox-sms:ask-support",
      "place": "support",
      "access": []
     }
    },
    {
     "id": "curl",
     "width": "full",
     "kind": "code",
     "title": "sandbox-sms:curl-caption",
     "samples": [
      {
       "id": "curl",
       "code": [
        "curl -X POST \"https://api.patchbay.example/v1/sms/messages\" \\",
        "  -H \"Authorization: Bearer YOUR_API_KEY\" \\",
        "  -H \"Content-Type: application/json\" \\",
        "  -H \"Idempotency-Key: $(uuidgen)\" \\",
        "  -d '{",
        "    \"from\": \"+12025550123\",",
        "    \"to\": \"+447400123456\",",
        "    \"text\": \"Hello from the sandbox\"",
        "  }'"
       ]
      }
     ],
     "params": {}
    },
    {
     "id": "answer",
     "width": "full",
     "kind": "code",
     "title": "sandbox-sms:answer-caption",
     "samples": [
      {
       "id": "answer",
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
      }
     ],
     "params": {}
    },
    {
     "id": "node",
     "width": "full",
     "kind": "code",
     "title": "sandbox-sms:node-caption",
     "samples": [
      {
       "id": "node",
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
        "  body: JSON.stringify({ from: '+12025550123', to: '+447400123456', text: 'Hello' }),",
        "})",
        "if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)",
        "console.log(await response.json())"
       ]
      }
     ],
     "params": {}
    },
    {
     "id": "receipt",
     "width": "full",
     "kind": "code",
     "title": "sandbox-sms:receipt-caption",
     "samples": [
      {
       "id": "receipt",
       "code": [
        "POST /your/webhook HTTP/1.1",
        "Content-Type: application/json",
        "",
        "{",
        "  \"id\": \"7c9e6679-7425-40de-944b-e07fc1f90ae7\",",
        "  \"status\": \"delivered\",",
        "  \"to\": \"+447400123456\",",
        "  \"at\": \"2026-03-05T15:30:12Z\"",
        "}"
       ]
      }
     ],
     "params": {}
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
  "sandbox-sms:number-how-text-1": "Every SMS needs a sender: a number people can reply to, or a name they can’t. In the sandbox, you get one of our numbers for free. It can only message phones verified for your account.",
  "sandbox-sms:number-steps-heading": "Get a number",
  "sandbox-sms:number-steps-step-1": "Choose a country. People trust local numbers, and some countries accept nothing else.",
  "sandbox-sms:number-steps-step-2": "Ask support for a sandbox number in that country that can send and receive SMS.",
  "sandbox-sms:number-steps-step-3": "Tell support which phone you’ll test with. They’ll verify it for your account.",
  "sandbox-sms:number-steps-step-4": "Write down the number with + and the country code, such as +1 202 555 0123. Use this format everywhere.",
  "sandbox-sms:number-kinds-heading": "Which sender should I use?",
  "sandbox-sms:number-kinds-text-1": "A long number is available right away and accepts replies, so it suits conversations. A short code is fast and trusted but takes weeks to set up. A name, such as PATCHBAY, is recognized at a glance but can’t receive replies, and many countries require registration.",
  "sandbox-sms:number-consent-heading": "Who you can message",
  "sandbox-sms:number-consent-text-1": "Only message people who have opted in, and make it just as easy to opt out. A STOP reply blocks further messages to that phone immediately. This is built in; you don’t need to set anything up.",
  "sandbox-sms:send-how-text-1": "One request sends one message. Replace the values in CAPITALS. Support gives you an API key for the sandbox.",
  "sandbox-sms:curl-caption": "Send an SMS",
  "sandbox-sms:answer-caption": "The response: accepted, not yet delivered",
  "sandbox-sms:node-caption": "The same in Node.js",
  "sandbox-sms:receipt-caption": "The delivery receipt sent to your webhook",
  "sandbox-sms:send-good-heading": "Best practices",
  "sandbox-sms:send-good-step-1": "Reuse the same Idempotency-Key when you retry after a lost connection. The message is sent only once.",
  "sandbox-sms:send-good-step-2": "A segment holds 160 GSM characters; longer texts are split into segments of 153. With an emoji or curly quote, the limits are 70 and 67.",
  "sandbox-sms:send-good-step-3": "Wait for “delivered”. “Sent” means the network has the message, not the phone.",
  "sandbox-sms:send-good-step-4": "After a 429 response, wait for the time given in Retry-After.",
  "sandbox-sms:send-links-heading": "Track the result",
  "sandbox-sms:send-links-history": "SMS history",
  "sandbox-sms:send-links-history-text": "Every message with its status, and why it failed if it did.",
  "sandbox-sms:next-done-text-1": "You’ve sent your first message. Here’s how to turn it into a service.",
  "sandbox-sms:next-check-heading": "Before you go live",
  "sandbox-sms:next-check-step-1": "Register your sender where required; in the United States, that’s 10DLC. It takes days, so start early.",
  "sandbox-sms:next-check-step-2": "Write your templates and get them approved. Carriers filter approved texts less.",
  "sandbox-sms:next-check-step-3": "Start with who you are, and end with how to opt out.",
  "sandbox-sms:next-check-step-4": "Process delivery receipts, and stop messaging numbers that fail permanently.",
  "sandbox-sms:next-check-step-5": "Send during waking hours in the recipient’s time zone.",
  "sandbox-sms:next-plan-heading": "Leave the sandbox",
  "sandbox-sms:next-plan-text-1": "To message anyone, you need a full account. Apply on the Plan page. Verification takes up to 2 business days; until then, everything here keeps working.",
  "sandbox-sms:next-links-heading": "Keep going",
  "sandbox-sms:next-links-templates": "Templates",
  "sandbox-sms:next-links-templates-text": "Texts with variables, reviewed before you send them.",
  "sandbox-sms:next-links-senders": "Sender IDs",
  "sandbox-sms:next-links-senders-text": "The numbers and names your messages come from.",
  "sandbox-sms:next-links-security": "Protect your sign-in",
  "sandbox-sms:next-links-security-text": "Turn on two-factor sign-in.",
  "sandbox-sms:get-a-number": "Get a number",
  "sandbox-sms:get-a-number-title": "SMS: get a number",
  "sandbox-sms:send": "Send",
  "sandbox-sms:send-title": "SMS: send a message",
  "sandbox-sms:next-steps": "Next steps",
  "sandbox-sms:next-steps-title": "SMS: next steps",
  "sandbox-sms:module": "SMS guide",
  "sandbox-sms:number-ask": "You need a sandbox number and a verified test phone.",
  "sandbox-sms:ask-support": "Contact support",
  "sandbox-sms:send-ask": "You need an API key for the sandbox.",
  "sandbox-sms:next-links-account": "Open a full account",
  "sandbox-sms:next-links-account-text": "Apply on the Plan page.",
  "sandbox-sms:go-live": "What you need to go live",
  "sandbox-sms:live-security": "Turn on two-factor sign-in",
  "sandbox-sms:live-security-text": "Takes a minute.",
  "sandbox-sms:live-plan": "Apply for a full account",
  "sandbox-sms:live-plan-text": "Verification takes up to 2 business days.",
  "sandbox-sms:live-sender": "Register a Sender ID",
  "sandbox-sms:live-sender-text": "Takes minutes to a few weeks, depending on the country.",
  "sandbox-sms:live-template": "Get a template approved",
  "sandbox-sms:live-template-text": "Reviews usually take less than a day."
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
