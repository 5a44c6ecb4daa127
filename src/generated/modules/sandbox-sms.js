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
     "id": "steps",
     "width": "full",
     "kind": "tasks",
     "title": "sandbox-sms:steps",
     "tasks": [
      {
       "id": "number",
       "tone": "neutral",
       "title": "sandbox-sms:do-number",
       "text": "sandbox-sms:do-number-text",
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
       "id": "received",
       "tone": "neutral",
       "title": "sandbox-sms:do-received",
       "text": "sandbox-sms:do-received-text",
       "count": {
        "get": "/v1/simulator/progress",
        "query": {},
        "path": "progress.received_messages",
        "access": [
         "Simulator"
        ]
       },
       "step": true,
       "link": {
        "to": "/simulator/messages",
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
     "title": "sandbox-sms:get-number",
     "panel": "sandbox-number",
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
         "SmsCampaign"
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
     "id": "steps",
     "width": "full",
     "kind": "tasks",
     "title": "sandbox-sms:steps",
     "tasks": [
      {
       "id": "service",
       "tone": "neutral",
       "title": "sandbox-sms:do-service",
       "text": "sandbox-sms:do-service-text",
       "count": {
        "get": "/v1/simulator/progress",
        "query": {},
        "path": "progress.two_fa_services",
        "access": [
         "Simulator"
        ]
       },
       "step": true,
       "link": {
        "to": "/2fa/create",
        "access": [
         "TwoFa",
         "TwoFaWrite"
        ]
       }
      },
      {
       "id": "key",
       "tone": "neutral",
       "title": "sandbox-sms:do-key",
       "text": "sandbox-sms:do-key-text",
       "count": {
        "get": "/v1/simulator/progress",
        "query": {},
        "path": "progress.keys",
        "access": [
         "Simulator"
        ]
       },
       "step": true
      },
      {
       "id": "verified",
       "tone": "neutral",
       "title": "sandbox-sms:do-verified",
       "text": "sandbox-sms:do-verified-text",
       "count": {
        "get": "/v1/simulator/progress",
        "query": {},
        "path": "progress.verified_codes",
        "access": [
         "Simulator"
        ]
       },
       "step": true
      }
     ]
    },
    {
     "id": "key",
     "width": "full",
     "kind": "widget",
     "title": "sandbox-sms:get-key",
     "panel": "sandbox-key",
     "params": {}
    },
    {
     "id": "services",
     "width": "full",
     "kind": "code",
     "title": "sandbox-sms:services-caption",
     "samples": [
      {
       "id": "services",
       "code": [
        "curl \"$PATCHBAY_API/v1/two_fa/services\" \\",
        "  -H \"Authorization: Bearer $PATCHBAY_KEY\""
       ]
      }
     ],
     "params": {}
    },
    {
     "id": "start",
     "width": "full",
     "kind": "code",
     "title": "sandbox-sms:start-caption",
     "samples": [
      {
       "id": "start",
       "code": [
        "curl -X POST \"$PATCHBAY_API/v1/two_fa/verifications\" \\",
        "  -H \"Authorization: Bearer $PATCHBAY_KEY\" \\",
        "  -H \"Content-Type: application/json\" \\",
        "  -d '{ \"service_id\": \"SERVICE_ID\", \"to\": \"+447400123456\", \"channel\": \"sms\" }'"
       ]
      }
     ],
     "params": {}
    },
    {
     "id": "check",
     "width": "full",
     "kind": "code",
     "title": "sandbox-sms:check-caption",
     "samples": [
      {
       "id": "check",
       "code": [
        "curl -X POST \"$PATCHBAY_API/v1/two_fa/verifications/SESSION_ID/check\" \\",
        "  -H \"Authorization: Bearer $PATCHBAY_KEY\" \\",
        "  -H \"Content-Type: application/json\" \\",
        "  -d '{ \"code\": \"CODE\" }'"
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
        "async function post(path, body) {",
        "  const response = await fetch(`${process.env.PATCHBAY_API}/v1/two_fa/verifications${path}`, {",
        "    method: 'POST',",
        "    headers: {",
        "      authorization: `Bearer ${process.env.PATCHBAY_KEY}`,",
        "      'content-type': 'application/json',",
        "    },",
        "    body: JSON.stringify(body),",
        "  })",
        "  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)",
        "  return response.json()",
        "}",
        "",
        "const { session_id } = await post('', { service_id: 'SERVICE_ID', to: '+447400123456', channel: 'sms' })",
        "console.log(await post(`/${session_id}/check`, { code: 'CODE' }))"
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
       "id": "outbox",
       "title": "sandbox-sms:send-links-outbox",
       "text": "sandbox-sms:send-links-outbox-text",
       "to": "/simulator/outbox",
       "access": [
        "Simulator"
       ],
       "when": {
        "source": "('carrier' in config.simulated) && ('carrier' in config.simulated || has(config.has_simulator))",
        "tree": {
         "op": "and",
         "args": [
          {
           "op": "in",
           "left": {
            "op": "const",
            "value": "carrier"
           },
           "right": {
            "op": "path",
            "root": "config",
            "path": [
             "simulated"
            ]
           }
          },
          {
           "op": "or",
           "args": [
            {
             "op": "in",
             "left": {
              "op": "const",
              "value": "carrier"
             },
             "right": {
              "op": "path",
              "root": "config",
              "path": [
               "simulated"
              ]
             }
            },
            {
             "op": "has",
             "root": "config",
             "path": [
              "has_simulator"
             ]
            }
           ]
          }
         ]
        },
        "dependsOn": [
         "config.has_simulator",
         "config.simulated"
        ]
       }
      },
      {
       "id": "history",
       "title": "sandbox-sms:send-links-history",
       "text": "sandbox-sms:send-links-history-text",
       "to": "/logs?type=twoFa",
       "access": [
        "TwoFa"
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
  "portal:copy-do": "Copy",
  "portal:copy-done": "Copied",
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
  "simulator:get-key": "Get an API key",
  "simulator:key-name": "Sandbox",
  "simulator:key-once": "Your API key, shown only now. It works for 30 days. Paste this line into a terminal, and the examples below use it.",
  "simulator:key-given": "API key created",
  "sandbox-sms:number-how-text-1": "Every SMS needs a sender: a number people can reply to, or a name they can’t. In the sandbox, you get numbers for free, and the simulator plays the people who write to them.",
  "sandbox-sms:number-kinds-heading": "Which sender should I use?",
  "sandbox-sms:number-kinds-text-1": "A long number is available right away and accepts replies, so it suits conversations. A short code is fast and trusted but takes weeks to set up. A name, such as PATCHBAY, is recognized at a glance but can’t receive replies, and many countries require registration.",
  "sandbox-sms:number-consent-heading": "Who you can message",
  "sandbox-sms:number-consent-text-1": "Only message people who have opted in, and make it just as easy to opt out. A STOP reply blocks further messages to that phone immediately. This is built in; you don’t need to set anything up.",
  "sandbox-sms:send-how-text-1": "Send a code to a phone, and check what the person typed. Each example works as it is once you have pasted the line with your API key; replace the values in CAPITALS.",
  "sandbox-sms:node-caption": "The same in Node.js",
  "sandbox-sms:send-good-heading": "Best practices",
  "sandbox-sms:send-good-step-1": "Never log codes, and let people ask for a new one only after the time in resend_in.",
  "sandbox-sms:send-good-step-2": "A segment holds 160 GSM characters; longer texts are split into segments of 153. With an emoji or curly quote, the limits are 70 and 67.",
  "sandbox-sms:send-good-step-3": "Compare result: success lets the person in, error asks again, attempts ends the verification.",
  "sandbox-sms:send-good-step-4": "After a 429 response, wait for the time given in Retry-After.",
  "sandbox-sms:send-links-heading": "Track the result",
  "sandbox-sms:send-links-history": "2FA history",
  "sandbox-sms:send-links-history-text": "Every verification with its status, and why it failed if it did.",
  "sandbox-sms:next-done-text-1": "You’ve sent your first codes. Here’s how to turn this into a service.",
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
  "sandbox-sms:next-links-account": "Open a full account",
  "sandbox-sms:next-links-account-text": "Apply on the Plan page.",
  "sandbox-sms:go-live": "What you need to go live",
  "sandbox-sms:live-security": "Turn on two-factor sign-in",
  "sandbox-sms:live-security-text": "Takes a minute, once you have an authenticator app.",
  "sandbox-sms:live-plan": "Apply for a full account",
  "sandbox-sms:live-plan-text": "Verification takes up to 2 business days.",
  "sandbox-sms:live-sender": "Register a Sender ID",
  "sandbox-sms:live-sender-text": "Takes minutes to a few weeks, depending on the country.",
  "sandbox-sms:live-template": "Get a template approved",
  "sandbox-sms:live-template-text": "Reviews usually take less than a day.",
  "sandbox-sms:steps": "Your steps",
  "sandbox-sms:get-number": "Get a number",
  "sandbox-sms:get-key": "Get an API key",
  "sandbox-sms:do-number": "Get a number",
  "sandbox-sms:do-number-text": "Takes a moment: choose a country below.",
  "sandbox-sms:do-received": "Receive a message",
  "sandbox-sms:do-received-text": "Takes a minute: write to the number in the simulator. Try STOP, too.",
  "sandbox-sms:do-service": "Create a 2FA service",
  "sandbox-sms:do-service-text": "Takes 2 minutes. It says who sends the codes, how long they are, and how long they work.",
  "sandbox-sms:do-key": "Get an API key",
  "sandbox-sms:do-key-text": "Takes a moment: it’s below, with a line to paste into your terminal.",
  "sandbox-sms:do-verified": "Verify a phone by API",
  "sandbox-sms:do-verified-text": "Takes 5 minutes: start a verification, read the code it sends, and check it.",
  "sandbox-sms:services-caption": "List your 2FA services, with their ids",
  "sandbox-sms:start-caption": "Send a code",
  "sandbox-sms:check-caption": "Check the code",
  "sandbox-sms:send-links-outbox": "Outbox",
  "sandbox-sms:send-links-outbox-text": "The codes the sandbox would have sent."
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
