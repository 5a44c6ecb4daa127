// Written by codegen from definitions/. Do not edit.
export const definition = {
 "id": "sandbox-sip-trunk",
 "title": "sandbox-sip-trunk:module",
 "entities": {},
 "resources": {},
 "lists": {},
 "wizards": {},
 "pages": {
  "initiate-a-call": {
   "id": "initiate-a-call",
   "module": "sandbox-sip-trunk",
   "title": "sandbox-sip-trunk:initiate-a-call-title",
   "blocks": [
    {
     "id": "initiate-how",
     "width": "full",
     "kind": "text",
     "paragraphs": [
      "sandbox-sip-trunk:initiate-how-text-1"
     ],
     "steps": [],
     "params": {}
    },
    {
     "id": "initiate-steps",
     "width": "full",
     "kind": "text",
     "title": "sandbox-sip-trunk:initiate-steps-heading",
     "paragraphs": [],
     "steps": [
      "sandbox-sip-trunk:initiate-steps-step-1",
      "sandbox-sip-trunk:initiate-steps-step-2",
      "sandbox-sip-trunk:initiate-steps-step-3",
      "sandbox-sip-trunk:initiate-steps-step-4"
     ],
     "params": {}
    },
    {
     "id": "baresip",
     "width": "full",
     "kind": "code",
     "title": "sandbox-sip-trunk:baresip-caption",
     "code": [
      "baresip -e \"/uanew <sip:YOUR_TRUNK_USER@sip.patchbay.example;transport=tls>;auth_pass=YOUR_TRUNK_PASSWORD\" \\",
      "        -e \"/dial sip:+447700900123@sip.patchbay.example\""
     ]
    },
    {
     "id": "extensions-out",
     "width": "full",
     "kind": "code",
     "title": "sandbox-sip-trunk:extensions-out-caption",
     "code": [
      "[to-patchbay]",
      "; 00 and national numbers become + and country code",
      "exten => _00X.,1,Goto(+${EXTEN:2},1)",
      "exten => _0X.,1,Goto(+44${EXTEN:1},1)",
      "exten => _+X.,1,Set(CALLERID(num)=+12025550123)",
      " same => n,Dial(PJSIP/${EXTEN}@patchbay,60)",
      " same => n,Hangup()"
     ]
    },
    {
     "id": "originate",
     "width": "full",
     "kind": "code",
     "title": "sandbox-sip-trunk:originate-caption",
     "code": [
      "curl -X POST \"http://localhost:8088/ari/channels\" \\",
      "  -u YOUR_ARI_USER:YOUR_ARI_PASSWORD \\",
      "  -H \"Content-Type: application/json\" \\",
      "  -d '{",
      "    \"endpoint\": \"PJSIP/+447700900123@patchbay\",",
      "    \"callerId\": \"+12025550123\",",
      "    \"extension\": \"reception\",",
      "    \"context\": \"to-patchbay\",",
      "    \"priority\": 1,",
      "    \"timeout\": 30",
      "  }'"
     ]
    },
    {
     "id": "initiate-answers",
     "width": "full",
     "kind": "text",
     "title": "sandbox-sip-trunk:initiate-answers-heading",
     "paragraphs": [],
     "steps": [
      "sandbox-sip-trunk:initiate-answers-step-1",
      "sandbox-sip-trunk:initiate-answers-step-2",
      "sandbox-sip-trunk:initiate-answers-step-3",
      "sandbox-sip-trunk:initiate-answers-step-4",
      "sandbox-sip-trunk:initiate-answers-step-5",
      "sandbox-sip-trunk:initiate-answers-step-6"
     ],
     "params": {}
    }
   ]
  },
  "next-steps": {
   "id": "next-steps",
   "module": "sandbox-sip-trunk",
   "title": "sandbox-sip-trunk:next-steps-title",
   "blocks": [
    {
     "id": "next-done",
     "width": "full",
     "kind": "text",
     "paragraphs": [
      "sandbox-sip-trunk:next-done-text-1"
     ],
     "steps": [],
     "params": {}
    },
    {
     "id": "next-check",
     "width": "full",
     "kind": "text",
     "title": "sandbox-sip-trunk:next-check-heading",
     "paragraphs": [],
     "steps": [
      "sandbox-sip-trunk:next-check-step-1",
      "sandbox-sip-trunk:next-check-step-2",
      "sandbox-sip-trunk:next-check-step-3",
      "sandbox-sip-trunk:next-check-step-4",
      "sandbox-sip-trunk:next-check-step-5",
      "sandbox-sip-trunk:next-check-step-6"
     ],
     "params": {}
    },
    {
     "id": "next-plan",
     "width": "full",
     "kind": "text",
     "title": "sandbox-sip-trunk:next-plan-heading",
     "paragraphs": [
      "sandbox-sip-trunk:next-plan-text-1"
     ],
     "steps": [],
     "params": {}
    },
    {
     "id": "next-links",
     "width": "full",
     "kind": "links",
     "title": "sandbox-sip-trunk:next-links-heading",
     "links": [
      {
       "id": "security",
       "title": "sandbox-sip-trunk:next-links-security",
       "text": "sandbox-sip-trunk:next-links-security-text",
       "to": "/profile/two-fa",
       "access": []
      },
      {
       "id": "again",
       "title": "sandbox-sip-trunk:next-links-again",
       "text": "sandbox-sip-trunk:next-links-again-text",
       "to": "/sandbox/sip-trunk/receive-a-call",
       "access": []
      }
     ]
    }
   ]
  },
  "receive-a-call": {
   "id": "receive-a-call",
   "module": "sandbox-sip-trunk",
   "title": "sandbox-sip-trunk:receive-a-call-title",
   "blocks": [
    {
     "id": "receive-how",
     "width": "full",
     "kind": "text",
     "paragraphs": [
      "sandbox-sip-trunk:receive-how-text-1"
     ],
     "steps": [],
     "params": {}
    },
    {
     "id": "receive-setup",
     "width": "full",
     "kind": "text",
     "title": "sandbox-sip-trunk:receive-setup-heading",
     "paragraphs": [],
     "steps": [
      "sandbox-sip-trunk:receive-setup-step-1",
      "sandbox-sip-trunk:receive-setup-step-2",
      "sandbox-sip-trunk:receive-setup-step-3",
      "sandbox-sip-trunk:receive-setup-step-4",
      "sandbox-sip-trunk:receive-setup-step-5"
     ],
     "params": {}
    },
    {
     "id": "softphone",
     "width": "full",
     "kind": "code",
     "title": "sandbox-sip-trunk:softphone-caption",
     "code": [
      "Account name   Patchbay sandbox",
      "User name      YOUR_TRUNK_USER",
      "Password       YOUR_TRUNK_PASSWORD",
      "Domain         sip.patchbay.example",
      "Transport      TLS, port 5061   (or UDP, port 5060)",
      "Media          SRTP if offered",
      "Codecs         Opus, G.722, PCMA, PCMU"
     ]
    },
    {
     "id": "asterisk-in",
     "width": "full",
     "kind": "code",
     "title": "sandbox-sip-trunk:asterisk-in-caption",
     "code": [
      "[patchbay]",
      "type=registration",
      "transport=transport-tls",
      "outbound_auth=patchbay-auth",
      "server_uri=sip:sip.patchbay.example",
      "client_uri=sip:YOUR_TRUNK_USER@sip.patchbay.example",
      "retry_interval=60",
      "line=yes",
      "endpoint=patchbay",
      "",
      "[patchbay-auth]",
      "type=auth",
      "auth_type=userpass",
      "username=YOUR_TRUNK_USER",
      "password=YOUR_TRUNK_PASSWORD",
      "",
      "[patchbay]",
      "type=aor",
      "contact=sip:sip.patchbay.example",
      "",
      "[patchbay]",
      "type=endpoint",
      "context=from-patchbay",
      "disallow=all",
      "allow=opus,g722,alaw,ulaw",
      "outbound_auth=patchbay-auth",
      "aors=patchbay"
     ]
    },
    {
     "id": "extensions-in",
     "width": "full",
     "kind": "code",
     "title": "sandbox-sip-trunk:extensions-in-caption",
     "code": [
      "[from-patchbay]",
      "exten => _+X.,1,NoOp(Call to ${EXTEN} from ${CALLERID(num)})",
      " same => n,Dial(PJSIP/reception,30)",
      " same => n,Playback(vm-nobodyavail)",
      " same => n,Hangup()"
     ]
    },
    {
     "id": "invite-in",
     "width": "full",
     "kind": "code",
     "title": "sandbox-sip-trunk:invite-in-caption",
     "code": [
      "INVITE sip:+12025550123@YOUR_ADDRESS:5061;transport=tls SIP/2.0",
      "From: <sip:+447700900123@sip.patchbay.example>;tag=9fxced76sl",
      "To: <sip:+12025550123@sip.patchbay.example>",
      "Call-ID: 3848276298220188511@sip.patchbay.example",
      "CSeq: 1 INVITE",
      "P-Asserted-Identity: <sip:+447700900123@sip.patchbay.example>",
      "Content-Type: application/sdp"
     ]
    },
    {
     "id": "receive-trouble",
     "width": "full",
     "kind": "text",
     "title": "sandbox-sip-trunk:receive-trouble-heading",
     "paragraphs": [],
     "steps": [
      "sandbox-sip-trunk:receive-trouble-step-1",
      "sandbox-sip-trunk:receive-trouble-step-2",
      "sandbox-sip-trunk:receive-trouble-step-3",
      "sandbox-sip-trunk:receive-trouble-step-4"
     ],
     "params": {}
    }
   ]
  }
 },
 "tabs": [
  {
   "id": "receive-a-call",
   "title": "sandbox-sip-trunk:receive-a-call",
   "to": "/sandbox/sip-trunk/receive-a-call"
  },
  {
   "id": "initiate-a-call",
   "title": "sandbox-sip-trunk:initiate-a-call",
   "to": "/sandbox/sip-trunk/initiate-a-call"
  },
  {
   "id": "next-steps",
   "title": "sandbox-sip-trunk:next-steps",
   "to": "/sandbox/sip-trunk/next-steps"
  }
 ],
 "texts": {
  "sandbox-sip-trunk:receive-how-text-1": "A SIP trunk is the line between the telephone network and your own phone system. In about ten minutes a softphone on this computer rings when somebody calls a number of yours. In the sandbox calls cost nothing and reach only your own numbers.",
  "sandbox-sip-trunk:receive-setup-heading": "Set it up",
  "sandbox-sip-trunk:receive-setup-step-1": "Take a number: choose one of the sandbox numbers of your account. You see it with + and country code, such as +1 202 555 0123.",
  "sandbox-sip-trunk:receive-setup-step-2": "Make a trunk and note its user name, its password and the host sip.patchbay.example. The password is shown once; a new one can be made at any time.",
  "sandbox-sip-trunk:receive-setup-step-3": "Enter the three in a softphone, such as Linphone, Zoiper or MicroSIP, with the settings below. It says “registered” when it worked.",
  "sandbox-sip-trunk:receive-setup-step-4": "Route the number to the trunk.",
  "sandbox-sip-trunk:receive-setup-step-5": "Call the number from a phone that is verified for your account. The softphone rings; pick up and you hear yourself.",
  "sandbox-sip-trunk:softphone-caption": "Settings of a softphone",
  "sandbox-sip-trunk:asterisk-in-caption": "The same with Asterisk, in pjsip.conf",
  "sandbox-sip-trunk:extensions-in-caption": "Let it ring, in extensions.conf",
  "sandbox-sip-trunk:invite-in-caption": "What arrives when somebody calls",
  "sandbox-sip-trunk:receive-trouble-heading": "It does not ring?",
  "sandbox-sip-trunk:receive-trouble-step-1": "“401 Unauthorized” again and again: user name or password is wrong. Take them from the trunk, not from your sign-in.",
  "sandbox-sip-trunk:receive-trouble-step-2": "Registered, but no call comes: the number is not routed to this trunk, or a firewall forgets the connection. Use TLS or TCP, or let the phone send a keep-alive every 25 seconds.",
  "sandbox-sip-trunk:receive-trouble-step-3": "It rings and then one side is silent: the media do not get through. Switch STUN or ICE on in the phone, and SIP ALG off in the router.",
  "sandbox-sip-trunk:receive-trouble-step-4": "It ends after 32 seconds: the phone's ACK never arrives. That is SIP ALG too, nearly always.",
  "sandbox-sip-trunk:initiate-how-text-1": "Now the other way round: your phone calls out. Numbers are always written with + and country code, however you dial them inside your company. In the sandbox you may call numbers that are verified for your account.",
  "sandbox-sip-trunk:initiate-steps-heading": "Make a call",
  "sandbox-sip-trunk:initiate-steps-step-1": "Keep the softphone registered, as on the page before.",
  "sandbox-sip-trunk:initiate-steps-step-2": "Set its caller ID to a number of yours. A call with any other number is refused.",
  "sandbox-sip-trunk:initiate-steps-step-3": "Dial your own verified phone with + and country code, and pick up.",
  "sandbox-sip-trunk:initiate-steps-step-4": "Look at the call in the history: who called whom, how long, and why it ended.",
  "sandbox-sip-trunk:baresip-caption": "Call from a terminal with baresip",
  "sandbox-sip-trunk:extensions-out-caption": "Call out with Asterisk, in extensions.conf",
  "sandbox-sip-trunk:originate-caption": "Start a call by HTTP, with Asterisk's own interface",
  "sandbox-sip-trunk:initiate-answers-heading": "What the answers mean",
  "sandbox-sip-trunk:initiate-answers-step-1": "100, 180 and 183: the call is on its way; nothing to do.",
  "sandbox-sip-trunk:initiate-answers-step-2": "401 or 407: send the password. Every phone does this by itself, so it is an error only when it comes twice.",
  "sandbox-sip-trunk:initiate-answers-step-3": "403: the caller ID is none of your numbers, or the sandbox does not reach that number.",
  "sandbox-sip-trunk:initiate-answers-step-4": "404 or 484: the number is incomplete or lacks + and country code.",
  "sandbox-sip-trunk:initiate-answers-step-5": "486: busy. 408 or 480: nobody is there. 487: you hung up first.",
  "sandbox-sip-trunk:initiate-answers-step-6": "503: try again in a moment; well-made systems wait and then take a second host.",
  "sandbox-sip-trunk:next-done-text-1": "You have received and made a call. Before you build on it, these are the things that others wished they had done first.",
  "sandbox-sip-trunk:next-check-heading": "Before you go live",
  "sandbox-sip-trunk:next-check-step-1": "Use TLS for the signalling and SRTP for the media; without them anybody on the way can listen.",
  "sandbox-sip-trunk:next-check-step-2": "Take a password for each trunk, and limit a trunk to the addresses your system calls from.",
  "sandbox-sip-trunk:next-check-step-3": "Set limits: calls at a time, calls a second, and the longest call. A stolen password then costs little.",
  "sandbox-sip-trunk:next-check-step-4": "Register two systems, or give a second route, so that a restart of yours loses no call.",
  "sandbox-sip-trunk:next-check-step-5": "Test an emergency number with your local authority's test line, never with the real one.",
  "sandbox-sip-trunk:next-check-step-6": "Log the Call-ID. With it support finds a call in seconds.",
  "sandbox-sip-trunk:next-plan-heading": "Leave the sandbox",
  "sandbox-sip-trunk:next-plan-text-1": "Real numbers and calls to everybody need a plan. After you applied for one we check your account, which takes up to 2 business days; until then everything here goes on working.",
  "sandbox-sip-trunk:next-links-heading": "Go on",
  "sandbox-sip-trunk:next-links-security": "Protect your sign-in",
  "sandbox-sip-trunk:next-links-security-text": "Two-factor sign-in keeps your trunks yours.",
  "sandbox-sip-trunk:next-links-again": "Receive a call",
  "sandbox-sip-trunk:next-links-again-text": "The first page of this guide.",
  "sandbox-sip-trunk:receive-a-call": "Receive a call",
  "sandbox-sip-trunk:receive-a-call-title": "SIP trunk: receive a call",
  "sandbox-sip-trunk:initiate-a-call": "Initiate a call",
  "sandbox-sip-trunk:initiate-a-call-title": "SIP trunk: initiate a call",
  "sandbox-sip-trunk:next-steps": "Next steps",
  "sandbox-sip-trunk:next-steps-title": "SIP trunk: next steps",
  "sandbox-sip-trunk:module": "SIP trunk guide",
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
