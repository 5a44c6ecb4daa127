// Written by codegen from definitions/. Do not edit.
export const definition = {
 "id": "account-activation",
 "title": "account-activation:activation",
 "entities": {
  "sandbox-survey": {
   "id": "sandbox-survey",
   "module": "account-activation",
   "title": "account-activation:survey",
   "properties": {
    "position": {
     "enum": [
      "it_technician",
      "product_owner",
      "communication_manager",
      "developer",
      "other"
     ],
     "type": "string",
     "title": "account-activation:position",
     "enumTexts": {
      "it_technician": "account-activation:position-it-technician",
      "product_owner": "account-activation:position-product-owner",
      "communication_manager": "account-activation:position-communication-manager",
      "developer": "account-activation:position-developer",
      "other": "account-activation:other"
     },
     "trim": false,
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "required": "account-activation:choose-one"
     }
    },
    "organization_size": {
     "enum": [
      "1-10",
      "11-50",
      "51-200",
      "201-500",
      "501-1000",
      "1001+"
     ],
     "type": "string",
     "title": "account-activation:organization-size",
     "enumTexts": {
      "1-10": "account-activation:size-1-10",
      "11-50": "account-activation:size-11-50",
      "51-200": "account-activation:size-51-200",
      "201-500": "account-activation:size-201-500",
      "501-1000": "account-activation:size-501-1000",
      "1001+": "account-activation:size-1001"
     },
     "trim": false,
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "required": "account-activation:choose-one"
     }
    },
    "industry": {
     "enum": [
      "telecommunications",
      "software",
      "finance",
      "retail",
      "healthcare",
      "education",
      "logistics",
      "travel",
      "manufacturing",
      "media",
      "contact_center",
      "public",
      "other"
     ],
     "type": "string",
     "title": "account-activation:industry",
     "enumTexts": {
      "telecommunications": "account-activation:industry-telecommunications",
      "software": "account-activation:industry-software",
      "finance": "account-activation:industry-finance",
      "retail": "account-activation:industry-retail",
      "healthcare": "account-activation:industry-healthcare",
      "education": "account-activation:industry-education",
      "logistics": "account-activation:industry-logistics",
      "travel": "account-activation:industry-travel",
      "manufacturing": "account-activation:industry-manufacturing",
      "media": "account-activation:industry-media",
      "contact_center": "account-activation:industry-contact-center",
      "public": "account-activation:industry-public",
      "other": "account-activation:other"
     },
     "trim": false,
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "required": "account-activation:choose-one"
     }
    },
    "interview_consent": {
     "default": false,
     "type": "boolean",
     "title": "account-activation:interview-consent",
     "help": "account-activation:interview-consent-help",
     "trim": false,
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "yes-no",
     "errors": {}
    },
    "service": {
     "enum": [
      "sip_trunk",
      "sms"
     ],
     "type": "string",
     "title": "account-activation:which-service",
     "help": "account-activation:which-service-help",
     "enumTexts": {
      "sip_trunk": "account-activation:service-sip-trunk",
      "sms": "account-activation:service-sms"
     },
     "trim": false,
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "required": "account-activation:choose-one"
     }
    }
   },
   "required": [
    "position",
    "organization_size",
    "industry",
    "service"
   ],
   "rules": {
    "fields": {},
    "effects": [],
    "checks": []
   }
  }
 },
 "resources": {
  "sandbox-survey": {
   "id": "sandbox-survey",
   "module": "account-activation",
   "entity": "sandbox-survey",
   "path": "/v1/sandbox/surveys",
   "items": "surveys",
   "item": "survey",
   "storage": {
    "kind": "documents"
   },
   "operations": {
    "create": {
     "access": []
    }
   },
   "listFields": [
    "id",
    "service"
   ],
   "query": [],
   "sort": {
    "fields": [
     "service"
    ],
    "default": "service"
   },
   "sublists": [],
   "endpoints": []
  }
 },
 "lists": {},
 "wizards": {
  "survey": {
   "id": "survey",
   "module": "account-activation",
   "resource": "sandbox-survey",
   "title": {
    "create": "account-activation:questionnaire"
   },
   "opensAt": {},
   "done": "/sandbox/sip-trunk",
   "cancel": false,
   "doneWhen": [
    {
     "when": {
      "source": "form.service == 'sms' && config.account_level == 'sandbox' && config.sandbox_sms_module_enabled",
      "tree": {
       "op": "and",
       "args": [
        {
         "op": "==",
         "left": {
          "op": "path",
          "root": "form",
          "path": [
           "service"
          ]
         },
         "right": {
          "op": "const",
          "value": "sms"
         }
        },
        {
         "op": "==",
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
        },
        {
         "op": "path",
         "root": "config",
         "path": [
          "sandbox_sms_module_enabled"
         ]
        }
       ]
      },
      "dependsOn": [
       "config.account_level",
       "config.sandbox_sms_module_enabled",
       "form.service"
      ]
     },
     "to": "/sandbox/sms"
    }
   ],
   "submitText": [
    {
     "mode": "create",
     "text": "account-activation:start"
    }
   ],
   "success": {
    "create": "account-activation:thank-you"
   },
   "failure": {},
   "banners": [
    {
     "id": "sms-soon",
     "modes": [
      "create"
     ],
     "steps": [
      "service"
     ],
     "when": {
      "source": "has(form.service) && form.service == 'sms' && !config.sandbox_sms_module_enabled",
      "tree": {
       "op": "and",
       "args": [
        {
         "op": "has",
         "root": "form",
         "path": [
          "service"
         ]
        },
        {
         "op": "==",
         "left": {
          "op": "path",
          "root": "form",
          "path": [
           "service"
          ]
         },
         "right": {
          "op": "const",
          "value": "sms"
         }
        },
        {
         "op": "not",
         "arg": {
          "op": "path",
          "root": "config",
          "path": [
           "sandbox_sms_module_enabled"
          ]
         }
        }
       ]
      },
      "dependsOn": [
       "config.sandbox_sms_module_enabled",
       "form.service"
      ]
     },
     "tone": "info",
     "text": "account-activation:sms-soon",
     "params": {}
    }
   ],
   "steps": [
    {
     "id": "about-you",
     "title": "account-activation:about-you",
     "info": "account-activation:about-you-info",
     "fields": [
      "position",
      "organization_size",
      "industry",
      "interview_consent"
     ],
     "summary": [],
     "relocks": false
    },
    {
     "id": "service",
     "title": "account-activation:service",
     "fields": [
      "service"
     ],
     "summary": [],
     "relocks": false
    }
   ],
   "fields": {
    "position": {
     "widget": "radio",
     "options": {},
     "fills": []
    },
    "organization_size": {
     "widget": "select",
     "options": {},
     "fills": []
    },
    "industry": {
     "widget": "select",
     "options": {},
     "fills": []
    },
    "interview_consent": {
     "widget": "checkbox",
     "options": {},
     "fills": []
    },
    "service": {
     "widget": "radio",
     "options": {},
     "fills": []
    }
   }
  }
 },
 "pages": {
  "blocked": {
   "id": "blocked",
   "module": "account-activation",
   "title": "account-activation:blocked",
   "blocks": [
    {
     "id": "what-happened",
     "width": "full",
     "kind": "banner",
     "tone": "danger",
     "text": "account-activation:blocked-notice"
    },
    {
     "id": "what-it-means",
     "width": "full",
     "kind": "text",
     "title": "account-activation:blocked-meaning",
     "paragraphs": [
      "account-activation:blocked-meaning-text"
     ],
     "steps": [],
     "params": {}
    },
    {
     "id": "what-to-do",
     "width": "full",
     "kind": "text",
     "title": "account-activation:blocked-to-do",
     "paragraphs": [],
     "steps": [
      "account-activation:blocked-step-mail",
      "account-activation:blocked-step-write",
      "account-activation:blocked-step-wait"
     ],
     "params": {}
    },
    {
     "id": "contact",
     "width": "full",
     "kind": "widget",
     "panel": "support-contact",
     "params": {}
    }
   ]
  },
  "verify-phone": {
   "id": "verify-phone",
   "module": "account-activation",
   "title": "account-activation:verify-phone",
   "blocks": [
    {
     "id": "why",
     "width": "full",
     "kind": "text",
     "paragraphs": [
      "account-activation:verify-phone-why"
     ],
     "steps": [],
     "params": {}
    },
    {
     "id": "verification",
     "width": "full",
     "kind": "widget",
     "panel": "phone-verification",
     "params": {}
    },
    {
     "id": "help",
     "width": "full",
     "kind": "text",
     "title": "account-activation:no-code",
     "paragraphs": [
      "account-activation:no-code-text"
     ],
     "steps": [],
     "params": {}
    }
   ]
  }
 },
 "tabs": [],
 "texts": {
  "account-activation:activation": "Account activation",
  "account-activation:blocked": "Your account is blocked for now",
  "account-activation:blocked-notice": "This account has been blocked temporarily. Nothing can be sent, called or bought until it is unblocked.",
  "account-activation:blocked-meaning": "What it means",
  "account-activation:blocked-meaning-text": "Your numbers, settings and messages are kept as they are. Accounts are blocked when we see signs of misuse, when a payment is in dispute, or when we could not reach you about something urgent. Nothing is deleted.",
  "account-activation:blocked-to-do": "What you can do",
  "account-activation:blocked-step-mail": "Look into your mailbox: we wrote to the account's owner why it was blocked.",
  "account-activation:blocked-step-write": "Write to support and name the reference below, so that we find your account at once.",
  "account-activation:blocked-step-wait": "Once it is unblocked this page opens by itself. You need not sign in again.",
  "account-activation:verify-phone": "Verify your phone number",
  "account-activation:verify-phone-why": "We send a code to your phone to be sure that the number is yours. It is needed once, before you start, and keeps the service free of misuse.",
  "account-activation:no-code": "No code?",
  "account-activation:no-code-text": "It can take a minute. Make sure that the number is right and the phone has reception; phones at work may not take SMS, so try a call instead. A code is good for ten minutes, and only the newest one works.",
  "account-activation:questionnaire": "Welcome",
  "account-activation:survey": "Questionnaire",
  "account-activation:about-you": "About you",
  "account-activation:about-you-info": "Four short questions, so that we show you what fits. Only we read the answers.",
  "account-activation:service": "Where to begin",
  "account-activation:position": "What do you do?",
  "account-activation:position-it-technician": "IT technician",
  "account-activation:position-product-owner": "Product Owner",
  "account-activation:position-communication-manager": "Communication manager",
  "account-activation:position-developer": "Developer",
  "account-activation:other": "Other",
  "account-activation:organization-size": "How large is your organization?",
  "account-activation:size-1-10": "1-10 employees",
  "account-activation:size-11-50": "11-50 employees",
  "account-activation:size-51-200": "51-200 employees",
  "account-activation:size-201-500": "201-500 employees",
  "account-activation:size-501-1000": "501-1000 employees",
  "account-activation:size-1001": "1001+ employees",
  "account-activation:industry": "Which industry are you in?",
  "account-activation:industry-telecommunications": "Telecommunications",
  "account-activation:industry-software": "Software and IT services",
  "account-activation:industry-finance": "Banking and insurance",
  "account-activation:industry-retail": "Retail and e-commerce",
  "account-activation:industry-healthcare": "Healthcare",
  "account-activation:industry-education": "Education and research",
  "account-activation:industry-logistics": "Transport and logistics",
  "account-activation:industry-travel": "Travel and hospitality",
  "account-activation:industry-manufacturing": "Manufacturing and energy",
  "account-activation:industry-media": "Media and marketing",
  "account-activation:industry-contact-center": "Contact centres and outsourcing",
  "account-activation:industry-public": "Public sector and non-profit",
  "account-activation:interview-consent": "You may ask me for a short interview about my needs",
  "account-activation:interview-consent-help": "At most once, by e-mail. Saying no changes nothing.",
  "account-activation:which-service": "What would you like to try first?",
  "account-activation:which-service-help": "A guide leads you through it, and you can try the other later.",
  "account-activation:service-sip-trunk": "SIP trunk",
  "account-activation:service-sms": "SMS",
  "account-activation:sms-soon": "SMS is coming soon to the sandbox. We begin with the SIP trunk and keep your wish in mind.",
  "account-activation:choose-one": "Choose one",
  "account-activation:start": "Start",
  "account-activation:thank-you": "Thank you. Here is your guide.",
  "account-activation:being-verified": "Your account is being verified",
  "account-activation:being-verified-text": "This takes up to 2 business days. Payments are open to you once it is done.",
  "account-activation:explore": "You are in the sandbox.",
  "account-activation:explore-text": "Explore a module step by step, with nothing to pay:",
  "account-activation:explore-sip-trunk": "SIP trunk",
  "account-activation:explore-sms": "SMS",
  "account-activation:coming-soon": "Coming soon",
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
  "portal:phone-verification-failed": "The phone verification could not be read.",
  "portal:phone-verification-country": "Country",
  "portal:phone-verification-choose": "Choose a country",
  "portal:phone-verification-number": "Phone number",
  "portal:phone-verification-number-help": "With or without the country code",
  "portal:phone-verification-need-country": "Choose the country of the number, or write it with + and its country code.",
  "portal:phone-verification-channel": "Send the code",
  "portal:phone-verification-by-sms": "By SMS",
  "portal:phone-verification-by-voice": "By a call",
  "portal:phone-verification-send": "Send code",
  "portal:phone-verification-back": "Back to the code",
  "portal:phone-verification-sent": "The code was successfully sent.",
  "portal:phone-verification-sent-sms": "We sent an SMS with a code to {number}.",
  "portal:phone-verification-sent-voice": "We are calling {number} to tell you a code.",
  "portal:phone-verification-not-sent": "No code has reached {number} yet.",
  "portal:phone-verification-change": "Change number",
  "portal:phone-verification-code": "Code",
  "portal:phone-verification-verify": "Verify",
  "portal:phone-verification-again": "Send it again",
  "portal:phone-verification-resend-in": "Resend in {seconds} seconds",
  "portal:phone-verification-call": "Call me instead",
  "portal:phone-verification-text": "Send an SMS instead",
  "portal:phone-verification-try-other": "Try the other way, or again in a moment.",
  "portal:phone-verification-both-failed": "Neither SMS nor call works just now. Try later, or write to {email}.",
  "portal:phone-verification-attempts": "Too many attempts to verify the phone number. Try again later.",
  "portal:phone-verification-expired": "The code has expired.",
  "portal:phone-verification-valid": "Code is valid",
  "portal:support-contact-mail": "Support",
  "portal:support-contact-reference": "Your reference",
  "portal:support-contact-signed-in": "Signed in as",
  "portal:support-contact-subject": "My account {name}",
  "portal:support-contact-body": "Account: {name}\nReference: {id}\nSigned in as: {email}\n\n",
  "portal:support-contact-sign-out": "Log out",
  "portal:copy-do": "Copy",
  "portal:copy-done": "Copied"
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
  "sandbox-survey.create": validator(object({ "id": readOnly, "version": readOnly, "position": string({ values: ["it_technician","product_owner","communication_manager","developer","other"] }), "organization_size": string({ values: ["1-10","11-50","51-200","201-500","501-1000","1001+"] }), "industry": string({ values: ["telecommunications","software","finance","retail","healthcare","education","logistics","travel","manufacturing","media","contact_center","public","other"] }), "interview_consent": boolean, "service": string({ values: ["sip_trunk","sms"] }) }, ["position","organization_size","industry","service"])),
  "sandbox-survey.update": validator(object({ "id": readOnly, "version": readOnly, "position": string({ values: ["it_technician","product_owner","communication_manager","developer","other"] }), "organization_size": string({ values: ["1-10","11-50","51-200","201-500","501-1000","1001+"] }), "industry": string({ values: ["telecommunications","software","finance","retail","healthcare","education","logistics","travel","manufacturing","media","contact_center","public","other"] }), "interview_consent": boolean, "service": string({ values: ["sip_trunk","sms"] }) })),
  "sandbox-survey.form": validator(object({ "id": anything, "version": anything, "position": string({ values: ["it_technician","product_owner","communication_manager","developer","other"] }), "organization_size": string({ values: ["1-10","11-50","51-200","201-500","501-1000","1001+"] }), "industry": string({ values: ["telecommunications","software","finance","retail","healthcare","education","logistics","travel","manufacturing","media","contact_center","public","other"] }), "interview_consent": boolean, "service": string({ values: ["sip_trunk","sms"] }) })),
}
