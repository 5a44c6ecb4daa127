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
     "id": "steps",
     "width": "full",
     "kind": "tasks",
     "title": "sandbox-sip-trunk:steps",
     "tasks": [
      {
       "id": "trunk",
       "tone": "neutral",
       "title": "sandbox-sip-trunk:do-trunk",
       "text": "sandbox-sip-trunk:do-trunk-text",
       "count": {
        "get": "/v1/simulator/progress",
        "query": {},
        "path": "progress.trunks",
        "access": [
         "Simulator"
        ]
       },
       "step": true,
       "link": {
        "to": "/trunks/create",
        "access": [
         "Trunks",
         "TrunksCreate"
        ]
       }
      },
      {
       "id": "placed",
       "tone": "neutral",
       "title": "sandbox-sip-trunk:do-placed",
       "text": "sandbox-sip-trunk:do-placed-text",
       "count": {
        "get": "/v1/simulator/progress",
        "query": {},
        "path": "progress.placed_calls",
        "access": [
         "Simulator"
        ]
       },
       "step": true,
       "link": {
        "to": "/trunks",
        "access": [
         "Trunks"
        ]
       }
      }
     ]
    },
    {
     "id": "baresip",
     "width": "full",
     "kind": "code",
     "title": "sandbox-sip-trunk:baresip-caption",
     "samples": [
      {
       "id": "baresip",
       "code": [
        "baresip -e \"/uanew <sip:YOUR_TRUNK_USER@sip.patchbay.example;transport=tls>;auth_pass=YOUR_TRUNK_PASSWORD\" \\",
        "        -e \"/dial sip:+447400123456@sip.patchbay.example\""
       ]
      }
     ],
     "params": {}
    },
    {
     "id": "extensions-out",
     "width": "full",
     "kind": "code",
     "title": "sandbox-sip-trunk:extensions-out-caption",
     "samples": [
      {
       "id": "extensions-out",
       "code": [
        "[to-patchbay]",
        "; 00 and national numbers become + and country code",
        "exten => _00X.,1,Goto(+${EXTEN:2},1)",
        "exten => _0X.,1,Goto(+44${EXTEN:1},1)",
        "exten => _+X.,1,Set(CALLERID(num)=+12025550123)",
        " same => n,Dial(PJSIP/${EXTEN}@patchbay,60)",
        " same => n,Hangup()"
       ]
      }
     ],
     "params": {}
    },
    {
     "id": "originate",
     "width": "full",
     "kind": "code",
     "title": "sandbox-sip-trunk:originate-caption",
     "samples": [
      {
       "id": "originate",
       "code": [
        "curl -X POST \"http://localhost:8088/ari/channels\" \\",
        "  -u YOUR_ARI_USER:YOUR_ARI_PASSWORD \\",
        "  -H \"Content-Type: application/json\" \\",
        "  -d '{",
        "    \"endpoint\": \"PJSIP/+447400123456@patchbay\",",
        "    \"callerId\": \"+12025550123\",",
        "    \"extension\": \"reception\",",
        "    \"context\": \"to-patchbay\",",
        "    \"priority\": 1,",
        "    \"timeout\": 30",
        "  }'"
       ]
      }
     ],
     "params": {}
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
     "id": "steps",
     "width": "full",
     "kind": "tasks",
     "title": "sandbox-sip-trunk:more-steps",
     "tasks": [
      {
       "id": "flow",
       "tone": "neutral",
       "title": "sandbox-sip-trunk:do-flow",
       "text": "sandbox-sip-trunk:do-flow-text",
       "count": {
        "get": "/v1/simulator/progress",
        "query": {},
        "path": "progress.published_flows",
        "access": [
         "Simulator"
        ]
       },
       "step": true,
       "link": {
        "to": "/ivr/flows",
        "access": [
         "IVR"
        ]
       }
      },
      {
       "id": "answered",
       "tone": "neutral",
       "title": "sandbox-sip-trunk:do-answered",
       "text": "sandbox-sip-trunk:do-answered-text",
       "count": {
        "get": "/v1/simulator/progress",
        "query": {},
        "path": "progress.flow_calls",
        "access": [
         "Simulator"
        ]
       },
       "step": true,
       "link": {
        "to": "/simulator/calls",
        "access": [
         "IVR",
         "Simulator"
        ]
       }
      },
      {
       "id": "ticket",
       "tone": "neutral",
       "title": "sandbox-sip-trunk:do-ticket",
       "text": "sandbox-sip-trunk:do-ticket-text",
       "when": {
        "source": "'support-agent' in config.simulated",
        "tree": {
         "op": "in",
         "left": {
          "op": "const",
          "value": "support-agent"
         },
         "right": {
          "op": "path",
          "root": "config",
          "path": [
           "simulated"
          ]
         }
        },
        "dependsOn": [
         "config.simulated"
        ]
       },
       "count": {
        "get": "/v1/simulator/progress",
        "query": {},
        "path": "progress.answered_tickets",
        "access": [
         "Simulator"
        ]
       },
       "step": true,
       "link": {
        "to": "/support/tickets/new",
        "access": [
         "Support"
        ],
        "when": {
         "source": "'support-agent' in config.simulated",
         "tree": {
          "op": "in",
          "left": {
           "op": "const",
           "value": "support-agent"
          },
          "right": {
           "op": "path",
           "root": "config",
           "path": [
            "simulated"
           ]
          }
         },
         "dependsOn": [
          "config.simulated"
         ]
        }
       }
      }
     ]
    },
    {
     "id": "go-live",
     "width": "full",
     "kind": "tasks",
     "title": "sandbox-sip-trunk:go-live",
     "tasks": [
      {
       "id": "number",
       "tone": "neutral",
       "title": "sandbox-sip-trunk:live-number",
       "text": "sandbox-sip-trunk:live-number-text",
       "done": {
        "source": "config.account_items.has_dids",
        "tree": {
         "op": "path",
         "root": "config",
         "path": [
          "account_items",
          "has_dids"
         ]
        },
        "dependsOn": [
         "config.account_items.has_dids"
        ]
       },
       "link": {
        "to": "/sandbox/sip-trunk/receive-a-call",
        "access": [],
        "when": {
         "source": "config.account_level == 'sandbox'",
         "tree": {
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
         "dependsOn": [
          "config.account_level"
         ]
        }
       }
      },
      {
       "id": "security",
       "tone": "neutral",
       "title": "sandbox-sip-trunk:live-security",
       "text": "sandbox-sip-trunk:live-security-text",
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
       "title": "sandbox-sip-trunk:live-plan",
       "text": "sandbox-sip-trunk:live-plan-text",
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
       "id": "account",
       "title": "sandbox-sip-trunk:next-links-account",
       "text": "sandbox-sip-trunk:next-links-account-text",
       "to": "/profile/account/plan",
       "access": []
      },
      {
       "id": "security",
       "title": "sandbox-sip-trunk:next-links-security",
       "text": "sandbox-sip-trunk:next-links-security-text",
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
      },
      {
       "id": "again",
       "title": "sandbox-sip-trunk:next-links-again",
       "text": "sandbox-sip-trunk:next-links-again-text",
       "to": "/sandbox/sip-trunk/receive-a-call",
       "access": [],
       "when": {
        "source": "config.account_level == 'sandbox'",
        "tree": {
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
        "dependsOn": [
         "config.account_level"
        ]
       }
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
     "id": "steps",
     "width": "full",
     "kind": "tasks",
     "title": "sandbox-sip-trunk:steps",
     "tasks": [
      {
       "id": "number",
       "tone": "neutral",
       "title": "sandbox-sip-trunk:do-number",
       "text": "sandbox-sip-trunk:do-number-text",
       "count": {
        "get": "/v1/simulator/progress",
        "query": {},
        "path": "progress.numbers",
        "access": [
         "Simulator"
        ]
       },
       "step": true
      },
      {
       "id": "trunk",
       "tone": "neutral",
       "title": "sandbox-sip-trunk:do-trunk",
       "text": "sandbox-sip-trunk:do-trunk-text",
       "count": {
        "get": "/v1/simulator/progress",
        "query": {},
        "path": "progress.trunks",
        "access": [
         "Simulator"
        ]
       },
       "step": true,
       "link": {
        "to": "/trunks/create",
        "access": [
         "Trunks",
         "TrunksCreate"
        ]
       }
      },
      {
       "id": "route",
       "tone": "neutral",
       "title": "sandbox-sip-trunk:do-route",
       "text": "sandbox-sip-trunk:do-route-text",
       "count": {
        "get": "/v1/simulator/progress",
        "query": {},
        "path": "progress.routed_numbers",
        "access": [
         "Simulator"
        ]
       },
       "step": true,
       "link": {
        "to": "/numbers",
        "access": [
         "Dids"
        ]
       }
      },
      {
       "id": "received",
       "tone": "neutral",
       "title": "sandbox-sip-trunk:do-received",
       "text": "sandbox-sip-trunk:do-received-text",
       "count": {
        "get": "/v1/simulator/progress",
        "query": {},
        "path": "progress.received_calls",
        "access": [
         "Simulator"
        ]
       },
       "step": true,
       "link": {
        "to": "/simulator/calls",
        "access": [
         "Simulator"
        ]
       }
      }
     ]
    },
    {
     "id": "get-number",
     "width": "full",
     "kind": "widget",
     "title": "sandbox-sip-trunk:get-number",
     "panel": "sandbox-number",
     "params": {}
    },
    {
     "id": "softphone",
     "width": "full",
     "kind": "code",
     "title": "sandbox-sip-trunk:softphone-caption",
     "samples": [
      {
       "id": "softphone",
       "code": [
        "Account name   Patchbay sandbox",
        "User name      YOUR_TRUNK_USER",
        "Password       YOUR_TRUNK_PASSWORD",
        "Domain         sip.patchbay.example",
        "Transport      TLS, port 5061   (or UDP, port 5060)",
        "Media          SRTP if offered",
        "Codecs         Opus, G.722, PCMA, PCMU"
       ]
      }
     ],
     "params": {}
    },
    {
     "id": "asterisk-in",
     "width": "full",
     "kind": "code",
     "title": "sandbox-sip-trunk:asterisk-in-caption",
     "samples": [
      {
       "id": "asterisk-in",
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
      }
     ],
     "params": {}
    },
    {
     "id": "extensions-in",
     "width": "full",
     "kind": "code",
     "title": "sandbox-sip-trunk:extensions-in-caption",
     "samples": [
      {
       "id": "extensions-in",
       "code": [
        "[from-patchbay]",
        "exten => _+X.,1,NoOp(Call to ${EXTEN} from ${CALLERID(num)})",
        " same => n,Dial(PJSIP/reception,30)",
        " same => n,Playback(vm-nobodyavail)",
        " same => n,Hangup()"
       ]
      }
     ],
     "params": {}
    },
    {
     "id": "invite-in",
     "width": "full",
     "kind": "code",
     "title": "sandbox-sip-trunk:invite-in-caption",
     "samples": [
      {
       "id": "invite-in",
       "code": [
        "INVITE sip:+12025550123@YOUR_ADDRESS:5061;transport=tls SIP/2.0",
        "From: <sip:+447400123456@sip.patchbay.example>;tag=9fxced76sl",
        "To: <sip:+12025550123@sip.patchbay.example>",
        "Call-ID: 3848276298220188511@sip.patchbay.example",
        "CSeq: 1 INVITE",
        "P-Asserted-Identity: <sip:+447400123456@sip.patchbay.example>",
        "Content-Type: application/sdp"
       ]
      }
     ],
     "params": {}
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
 "texts": {
  "portal:action-leave": "What you entered will be lost.",
  "portal:action-discard": "Discard",
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
  "portal:file-choose": "Choose file",
  "portal:file-choose-many": "Attach files",
  "portal:file-hint": "or drop or paste here. Up to {megabytes} MB: {types}",
  "portal:file-hint-many": "or drop or paste here. Up to {count} files of {megabytes} MB each: {types}",
  "portal:file-one": "You can add one file. Remove the current one first.",
  "portal:file-uploading": "Uploading {name}",
  "portal:file-uploaded": "{name} uploaded",
  "portal:file-removed": "{name} removed",
  "portal:file-remove": "Remove {name}",
  "portal:file-cancel": "Cancel the upload of {name}",
  "portal:file-leave": "The upload will be canceled, and the file won’t be added.",
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
  "portal:form-fixed": "Can’t be changed",
  "portal:form-secret": "Stored, not shown",
  "portal:form-challenge": "Verify the number first.",
  "portal:challenge-sent": "The code was successfully sent.",
  "portal:challenge-sent-sms": "We sent an SMS with a code to {number}.",
  "portal:challenge-sent-voice": "We’re calling {number} with your code.",
  "portal:challenge-not-sent": "We haven’t sent a code to {number} yet.",
  "portal:challenge-change": "Change number",
  "portal:challenge-code": "Code",
  "portal:challenge-verify": "Verify",
  "portal:challenge-again": "Send it again",
  "portal:challenge-resend-in": "Resend in {seconds} seconds",
  "portal:challenge-by-call": "Call me instead",
  "portal:challenge-by-text": "Send an SMS instead",
  "portal:challenge-try-other": "Try the other method, or try again in a moment.",
  "portal:challenge-both-failed": "Neither SMS nor calls work right now. Try again later, or email {email}.",
  "portal:challenge-attempts-left": {
   "one": "{count} attempt left.",
   "other": "{count} attempts left."
  },
  "portal:challenge-attempts": "Too many attempts to verify the phone number. Try again later.",
  "portal:challenge-expired": "The code has expired.",
  "portal:challenge-number-first": "Enter the phone number first.",
  "portal:challenge-will-send": "We’ll send a 6-digit code to {number}.",
  "portal:challenge-send-sms": "Send code by SMS",
  "portal:challenge-send-voice": "Call with code",
  "portal:challenge-verified": "{number} is verified.",
  "portal:form-secret-stored": "Stored. Leave empty to keep it.",
  "portal:form-secret-remove": "Remove",
  "portal:form-secret-removed": "Will be removed when you save.",
  "portal:form-secret-keep": "Keep it",
  "portal:form-errors": {
   "one": "1 field needs your attention:",
   "other": "{count} fields need your attention:"
  },
  "portal:form-load-failed": "Couldn’t load the options.",
  "portal:form-show-more": "Show more",
  "portal:form-options": "Options",
  "portal:form-range": "{minimum} to {maximum}",
  "portal:form-at-most": "At most {maximum}",
  "portal:form-at-least": "At least {minimum}",
  "portal:form-length-of": "{count} of {limit} characters",
  "portal:form-items-of": "{count} of {limit} selected",
  "portal:choices-search": "Search",
  "portal:choices-search-in": "Search in {field}",
  "portal:choices-chosen": "Selected: {field}",
  "portal:choices-remove": "Remove {option}",
  "portal:choices-added": "{option} selected",
  "portal:choices-removed": "{option} removed",
  "portal:choices-undo": "Undo",
  "portal:choices-show-all": "Show all",
  "portal:choices-show-less": "Show less",
  "portal:choices-details": "What {option} includes ({count})",
  "portal:choices-others": "Others",
  "portal:form-no-match": "Nothing matches",
  "portal:money-unreadable": "Enter an amount, such as 50 or 12.50",
  "portal:money-ambiguous": "Do you mean thousands or cents? Write 1234 or 1234.00",
  "portal:money-too-fine": "An amount can have two decimals at most",
  "portal:form-narrow": {
   "one": "{count} more: type to narrow the list",
   "other": "{count} more: type to narrow the list"
  },
  "portal:form-choose": "Choose…",
  "portal:form-tags-hint": "Press Enter after each one.",
  "portal:rows-add": "Add {item}",
  "portal:rows-remove": "Remove {item} {place}",
  "portal:rows-up": "Move {item} {place} up",
  "portal:rows-down": "Move {item} {place} down",
  "portal:rows-line": "{item} {place}",
  "portal:rows-added": "Added {item} {place}",
  "portal:rows-removed": "Removed {item} {place}",
  "portal:rows-moved": "Moved {item} to place {place} of {count}",
  "portal:rows-full": {
   "one": "You can add only {count}",
   "other": "You can add up to {count}"
  },
  "portal:rows-none": "None yet",
  "portal:form-unsaved": "Unsaved changes",
  "portal:form-discard": "Discard changes",
  "portal:form-discarded": "Changes discarded",
  "portal:form-draft-restored": "We kept what you entered {when}. It isn’t saved yet.",
  "portal:form-clash-text": "Someone else changed this after you started. Whatever you choose, the rest of what you entered is kept.",
  "portal:form-clash-theirs": "Saved now: {value}",
  "portal:form-clash-mine": "Yours: {value}",
  "portal:form-clash-empty": "nothing",
  "portal:form-clash-take": "Take theirs",
  "portal:form-clash-later": "Keep editing",
  "portal:form-date": "Date",
  "portal:form-time": "Time",
  "portal:form-open-calendar": "Choose date",
  "portal:form-open-times": "Choose time",
  "portal:form-hour": "Hour",
  "portal:form-minute": "Minute",
  "portal:form-gap": "Clocks in {zone} skip this time when they go forward. We’ll use {time}.",
  "portal:wizard-steps": "Steps",
  "portal:wizard-aside": "Preview",
  "portal:wizard-done": "Done:",
  "portal:wizard-save-first": "Save first",
  "portal:wizard-locked": "Complete “{step}” first",
  "portal:wizard-now-required": "{field} is now required.",
  "portal:wizard-now-refused": "{field} needs a different value now.",
  "portal:wizard-fill-in": "Fill it in under {step}.",
  "portal:wizard-step-asks": "Something here needs your attention",
  "portal:wizard-next": "Next",
  "portal:wizard-submit": "Save",
  "portal:wizard-cancel": "Cancel",
  "portal:wizard-not-editable": "This can’t be changed now.",
  "portal:wizard-view-record": "View details",
  "portal:wizard-edit-record": "Edit",
  "portal:wizard-edit": "Edit",
  "portal:wizard-edit-row": "Edit {row}",
  "portal:wizard-checking": "Checking…",
  "portal:wizard-about": "about {value}",
  "portal:wizard-sending": "Sending…",
  "portal:wizard-draft-restored": "Draft restored, saved {when}.",
  "portal:wizard-discard": "Discard",
  "portal:wizard-fixed-step": "These details can no longer be changed.",
  "portal:wizard-offline": "The server didn’t respond. Nothing you entered is lost. Check your connection and try again.",
  "portal:wizard-conflict-title": "Changed by someone else",
  "portal:wizard-conflict-text": "Someone else saved changes after you opened this page. Keep yours and overwrite theirs, reload and lose yours, or keep editing and decide later.",
  "portal:wizard-keep-mine": "Keep mine",
  "portal:wizard-reload": "Reload",
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
  "portal:widget-failed": "Something went wrong. Please try again later",
  "portal:widget-offline": "We can’t reach the server. Check your connection.",
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
  "simulator:united-states": "United States",
  "simulator:united-kingdom": "United Kingdom",
  "simulator:get-number": "Get a number in the {country}",
  "simulator:number-given": "{number} is yours",
  "sandbox-sip-trunk:receive-how-text-1": "A SIP trunk connects the phone network to your own phone system. In about ten minutes, a call reaches it. In the sandbox, calls are free, and the simulator plays the people who call.",
  "sandbox-sip-trunk:softphone-caption": "Softphone settings",
  "sandbox-sip-trunk:asterisk-in-caption": "The same in Asterisk (pjsip.conf)",
  "sandbox-sip-trunk:extensions-in-caption": "Ring an extension (extensions.conf)",
  "sandbox-sip-trunk:invite-in-caption": "What you receive when someone calls",
  "sandbox-sip-trunk:receive-trouble-heading": "Doesn’t ring?",
  "sandbox-sip-trunk:receive-trouble-step-1": "“401 Unauthorized” keeps repeating: the username or password is wrong. Use the trunk’s credentials, not the ones you sign in with.",
  "sandbox-sip-trunk:receive-trouble-step-2": "Registered, but no calls: the number isn’t routed to this trunk, or a firewall drops the connection. Use TLS or TCP, or have the phone send a keep-alive every 25 seconds.",
  "sandbox-sip-trunk:receive-trouble-step-3": "It rings, but one side hears nothing: the media is blocked. Turn on STUN or ICE in the phone, and turn off SIP ALG in the router.",
  "sandbox-sip-trunk:receive-trouble-step-4": "The call drops after 32 seconds: the phone’s ACK never arrives. This is usually SIP ALG too.",
  "sandbox-sip-trunk:initiate-how-text-1": "Now make an outbound call. Always use + and the country code, however you dial inside your company.",
  "sandbox-sip-trunk:baresip-caption": "Call from a terminal with baresip",
  "sandbox-sip-trunk:extensions-out-caption": "Call out with Asterisk (extensions.conf)",
  "sandbox-sip-trunk:originate-caption": "Start a call over HTTP with the Asterisk REST Interface",
  "sandbox-sip-trunk:initiate-answers-heading": "What the response codes mean",
  "sandbox-sip-trunk:initiate-answers-step-1": "100, 180, and 183: the call is in progress. Nothing to do.",
  "sandbox-sip-trunk:initiate-answers-step-2": "401 or 407: credentials required. Phones send them automatically, so it’s only an error if it repeats.",
  "sandbox-sip-trunk:initiate-answers-step-3": "403: the caller ID isn’t one of your numbers, or the sandbox can’t call that number.",
  "sandbox-sip-trunk:initiate-answers-step-4": "404 or 484: the number is incomplete, or + and the country code are missing.",
  "sandbox-sip-trunk:initiate-answers-step-5": "486: busy. 408 or 480: no answer. 487: you hung up first.",
  "sandbox-sip-trunk:initiate-answers-step-6": "503: try again in a moment. Robust systems wait, then try a second host.",
  "sandbox-sip-trunk:next-done-text-1": "You’ve received a call and made one. Before you build on it, here’s what others wish they had done first.",
  "sandbox-sip-trunk:next-check-heading": "Before you go live",
  "sandbox-sip-trunk:next-check-step-1": "Use TLS for signaling and SRTP for media. Without them, anyone on the path can listen in.",
  "sandbox-sip-trunk:next-check-step-2": "Use a separate password for each trunk, and only allow the IP addresses your system calls from.",
  "sandbox-sip-trunk:next-check-step-3": "Limit concurrent calls, calls per second, and call duration. That caps the cost of a stolen password.",
  "sandbox-sip-trunk:next-check-step-4": "Register two systems or add a second route, so you don’t lose calls during a restart.",
  "sandbox-sip-trunk:next-check-step-5": "Test emergency calls with your local authority’s test line, never with the real number.",
  "sandbox-sip-trunk:next-check-step-6": "Log the Call-ID. Support can find a call by it in seconds.",
  "sandbox-sip-trunk:next-plan-heading": "Leave the sandbox",
  "sandbox-sip-trunk:next-plan-text-1": "For real numbers and calls to anyone, you need a full account. Apply on the Plan page. Verification takes up to 2 business days; until then, everything here keeps working.",
  "sandbox-sip-trunk:next-links-heading": "Keep going",
  "sandbox-sip-trunk:next-links-security": "Protect your sign-in",
  "sandbox-sip-trunk:next-links-security-text": "Turn on two-factor sign-in.",
  "sandbox-sip-trunk:next-links-again": "Receive a call",
  "sandbox-sip-trunk:next-links-again-text": "Back to the first step of this guide.",
  "sandbox-sip-trunk:receive-a-call": "Receive a call",
  "sandbox-sip-trunk:receive-a-call-title": "SIP trunk: receive a call",
  "sandbox-sip-trunk:initiate-a-call": "Initiate a call",
  "sandbox-sip-trunk:initiate-a-call-title": "SIP trunk: initiate a call",
  "sandbox-sip-trunk:next-steps": "Next steps",
  "sandbox-sip-trunk:next-steps-title": "SIP trunk: next steps",
  "sandbox-sip-trunk:module": "SIP trunk guide",
  "sandbox-sip-trunk:next-links-account": "Open a full account",
  "sandbox-sip-trunk:next-links-account-text": "Apply on the Plan page.",
  "sandbox-sip-trunk:go-live": "What you need to go live",
  "sandbox-sip-trunk:live-security": "Turn on two-factor sign-in",
  "sandbox-sip-trunk:live-security-text": "Takes a minute, once you have an authenticator app.",
  "sandbox-sip-trunk:live-plan": "Apply for a full account",
  "sandbox-sip-trunk:live-plan-text": "Verification takes up to 2 business days.",
  "sandbox-sip-trunk:live-number": "Get a number",
  "sandbox-sip-trunk:live-number-text": "Takes a moment in the sandbox. Live, local numbers are active immediately; those that need documents take 1 to 3 business days.",
  "sandbox-sip-trunk:steps": "Your steps",
  "sandbox-sip-trunk:more-steps": "Also try this",
  "sandbox-sip-trunk:get-number": "Get a number",
  "sandbox-sip-trunk:do-number": "Get a number",
  "sandbox-sip-trunk:do-number-text": "Takes a moment: choose a country below. Numbers are written with + and the country code, such as +1 202 555 0123.",
  "sandbox-sip-trunk:do-trunk": "Create a trunk",
  "sandbox-sip-trunk:do-trunk-text": "Takes 2 minutes. Its page shows the username and lets you set the password for your softphone or PBX.",
  "sandbox-sip-trunk:do-route": "Route the number to the trunk",
  "sandbox-sip-trunk:do-route-text": "Takes a minute: open the number, and choose the trunk as its routing.",
  "sandbox-sip-trunk:do-received": "Receive a call",
  "sandbox-sip-trunk:do-received-text": "Takes 2 minutes: call the number in the simulator, and answer at the trunk.",
  "sandbox-sip-trunk:do-placed": "Make a call",
  "sandbox-sip-trunk:do-placed-text": "Takes 2 minutes: open the trunk, and make a test call.",
  "sandbox-sip-trunk:do-flow": "Publish an IVR flow",
  "sandbox-sip-trunk:do-flow-text": "Takes 5 minutes: start from a template, and publish it.",
  "sandbox-sip-trunk:do-answered": "Let the flow answer a call",
  "sandbox-sip-trunk:do-answered-text": "Takes 5 minutes: create an IVR service with your number, then call it in the simulator.",
  "sandbox-sip-trunk:do-ticket": "Ask support, and get an answer",
  "sandbox-sip-trunk:do-ticket-text": "Takes 2 minutes: open a ticket, then answer it yourself under Tickets in the simulator."
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
