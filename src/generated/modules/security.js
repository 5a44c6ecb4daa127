// Written by codegen from definitions/. Do not edit.
export const definition = {
 "id": "security",
 "title": "security:security",
 "entities": {
  "own-password": {
   "id": "own-password",
   "module": "security",
   "title": "portal:password",
   "properties": {
    "password": {
     "maxLength": 1024,
     "type": "string",
     "title": "portal:password",
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
    "new_password": {
     "maxLength": 1024,
     "type": "string",
     "title": "portal:password",
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
    "success": {
     "readOnly": true,
     "type": "boolean",
     "title": "portal:password",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "yes-no",
     "errors": {}
    }
   },
   "required": [
    "password",
    "new_password"
   ],
   "rules": {
    "fields": {},
    "effects": [],
    "checks": []
   }
  },
  "recovery-codes": {
   "id": "recovery-codes",
   "module": "security",
   "title": "security:two-factor",
   "properties": {
    "password": {
     "maxLength": 1024,
     "type": "string",
     "title": "portal:password",
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
    "two_fa_code": {
     "maxLength": 20,
     "trim": true,
     "type": "string",
     "title": "security:two-factor",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "recovery_codes": {
     "maxItems": 20,
     "readOnly": true,
     "type": "array",
     "title": "security:two-factor",
     "items": {
      "maxLength": 40,
      "type": "string",
      "title": "security:two-factor",
      "trim": false,
      "readOnly": true,
      "writeOn": [],
      "sensitive": false,
      "cell": "text",
      "errors": {}
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    }
   },
   "required": [
    "password",
    "two_fa_code"
   ],
   "rules": {
    "fields": {},
    "effects": [],
    "checks": []
   }
  },
  "two-factor-code": {
   "id": "two-factor-code",
   "module": "security",
   "title": "security:two-factor",
   "properties": {
    "two_fa_code": {
     "maxLength": 20,
     "trim": true,
     "type": "string",
     "title": "security:two-factor",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "success": {
     "readOnly": true,
     "type": "boolean",
     "title": "security:two-factor",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "yes-no",
     "errors": {}
    },
    "recovery_codes": {
     "maxItems": 20,
     "readOnly": true,
     "type": "array",
     "title": "security:two-factor",
     "items": {
      "maxLength": 40,
      "type": "string",
      "title": "security:two-factor",
      "trim": false,
      "readOnly": true,
      "writeOn": [],
      "sensitive": false,
      "cell": "text",
      "errors": {}
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
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
  },
  "two-factor": {
   "id": "two-factor",
   "module": "security",
   "title": "security:two-factor",
   "properties": {
    "two_fa_enable": {
     "type": "boolean",
     "title": "security:two-factor",
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
    "two_fa_code": {
     "maxLength": 20,
     "trim": true,
     "type": "string",
     "title": "security:two-factor",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "password": {
     "maxLength": 1024,
     "type": "string",
     "title": "portal:password",
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
    "active": {
     "readOnly": true,
     "type": "boolean",
     "title": "security:two-factor",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "yes-no",
     "errors": {}
    },
    "begun": {
     "readOnly": true,
     "type": "boolean",
     "title": "security:two-factor",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "yes-no",
     "errors": {}
    },
    "required": {
     "readOnly": true,
     "type": "boolean",
     "title": "security:two-factor",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "yes-no",
     "errors": {}
    },
    "recovery_codes_left": {
     "readOnly": true,
     "type": "integer",
     "title": "security:two-factor",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "asks_code": {
     "readOnly": true,
     "type": "boolean",
     "title": "security:two-factor",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "yes-no",
     "errors": {}
    },
    "is_two_fa_auth_enabled": {
     "readOnly": true,
     "type": "boolean",
     "title": "security:two-factor",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "yes-no",
     "errors": {}
    },
    "is_two_fa_auth_active": {
     "readOnly": true,
     "type": "boolean",
     "title": "security:two-factor",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "yes-no",
     "errors": {}
    },
    "qr_code": {
     "maxLength": 100000,
     "readOnly": true,
     "type": "string",
     "title": "security:two-factor",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "secret": {
     "maxLength": 100,
     "readOnly": true,
     "type": "string",
     "title": "security:two-factor",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    }
   },
   "required": [
    "two_fa_enable"
   ],
   "rules": {
    "fields": {},
    "effects": [],
    "checks": []
   }
  },
  "user-session": {
   "id": "user-session",
   "module": "security",
   "title": "security:sessions",
   "properties": {
    "sessions": {
     "maxItems": 100,
     "readOnly": true,
     "type": "array",
     "title": "security:sessions",
     "items": {
      "required": [
       "id",
       "kind",
       "current",
       "created_at",
       "seen_at",
       "expires_at",
       "user_agent",
       "address"
      ],
      "type": "object",
      "title": "security:sessions",
      "properties": {
       "id": {
        "format": "uuid",
        "type": "string",
        "title": "security:sessions",
        "trim": false,
        "readOnly": true,
        "writeOn": [],
        "sensitive": false,
        "cell": "text",
        "errors": {}
       },
       "kind": {
        "enum": [
         "browser",
         "bearer"
        ],
        "type": "string",
        "title": "security:sessions",
        "trim": false,
        "readOnly": true,
        "writeOn": [],
        "sensitive": false,
        "cell": "text",
        "errors": {}
       },
       "current": {
        "type": "boolean",
        "title": "security:sessions",
        "trim": false,
        "readOnly": true,
        "writeOn": [],
        "sensitive": false,
        "cell": "yes-no",
        "errors": {}
       },
       "created_at": {
        "format": "date-time",
        "type": "string",
        "title": "security:sessions",
        "trim": false,
        "readOnly": true,
        "writeOn": [],
        "sensitive": false,
        "cell": "date-time",
        "errors": {}
       },
       "seen_at": {
        "format": "date-time",
        "type": "string",
        "title": "security:sessions",
        "trim": false,
        "readOnly": true,
        "writeOn": [],
        "sensitive": false,
        "cell": "date-time",
        "errors": {}
       },
       "expires_at": {
        "format": "date-time",
        "type": "string",
        "title": "security:sessions",
        "trim": false,
        "readOnly": true,
        "writeOn": [],
        "sensitive": false,
        "cell": "date-time",
        "errors": {}
       },
       "user_agent": {
        "maxLength": 1000,
        "type": "string",
        "title": "security:sessions",
        "trim": false,
        "readOnly": true,
        "writeOn": [],
        "sensitive": false,
        "cell": "text",
        "errors": {}
       },
       "address": {
        "maxLength": 100,
        "type": "string",
        "title": "security:sessions",
        "trim": false,
        "readOnly": true,
        "writeOn": [],
        "sensitive": false,
        "cell": "text",
        "errors": {}
       }
      },
      "trim": false,
      "readOnly": true,
      "writeOn": [],
      "sensitive": false,
      "cell": "text",
      "errors": {}
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "success": {
     "readOnly": true,
     "type": "boolean",
     "title": "security:sessions",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "yes-no",
     "errors": {}
    },
    "ended": {
     "readOnly": true,
     "type": "integer",
     "title": "security:sessions",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
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
  "own-password": {
   "id": "own-password",
   "module": "security",
   "entity": "own-password",
   "path": "/v1/profile/password",
   "items": "",
   "item": "",
   "personal": true,
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
     "id": "change",
     "method": "PUT",
     "path": "/v1/profile/password",
     "input": [
      "password",
      "new_password"
     ],
     "output": [
      "success"
     ],
     "summary": "Changes the password and ends the user's other sessions.",
     "access": [],
     "query": []
    }
   ]
  },
  "recovery-codes": {
   "id": "recovery-codes",
   "module": "security",
   "entity": "recovery-codes",
   "path": "/v1/profile/two_fa/recovery_codes",
   "items": "",
   "item": "",
   "personal": true,
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
     "id": "renew",
     "method": "POST",
     "path": "/v1/profile/two_fa/recovery_codes",
     "input": [
      "password",
      "two_fa_code"
     ],
     "output": [
      "recovery_codes"
     ],
     "summary": "Replaces the recovery codes and shows the new ones. Needs the password, and a code of the app or a recovery code.",
     "access": [],
     "query": []
    }
   ]
  },
  "two-factor-code": {
   "id": "two-factor-code",
   "module": "security",
   "entity": "two-factor-code",
   "path": "/v1/profile/two_fa/verify",
   "items": "",
   "item": "",
   "personal": true,
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
     "id": "verify",
     "method": "PATCH",
     "path": "/v1/profile/two_fa/verify",
     "input": [
      "two_fa_code"
     ],
     "output": [
      "success",
      "recovery_codes"
     ],
     "summary": "Switches two-factor sign-in on with a code of the app, and shows the recovery codes. Ends the user's other sessions.",
     "access": [],
     "query": [],
     "queryInput": true
    }
   ]
  },
  "two-factor": {
   "id": "two-factor",
   "module": "security",
   "entity": "two-factor",
   "path": "/v1/profile/two_fa",
   "items": "",
   "item": "",
   "personal": true,
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
     "id": "state",
     "path": "/v1/profile/two_fa",
     "output": [
      "active",
      "begun",
      "required",
      "recovery_codes_left",
      "asks_code"
     ],
     "summary": "Shows whether two-factor sign-in is on.",
     "method": "GET",
     "access": [],
     "query": []
    },
    {
     "id": "switch",
     "method": "PATCH",
     "path": "/v1/profile/two_fa",
     "input": [
      "two_fa_enable",
      "password",
      "two_fa_code"
     ],
     "output": [
      "is_two_fa_auth_enabled",
      "is_two_fa_auth_active"
     ],
     "summary": "Begins to switch two-factor sign-in on, or switches it off. Switching off needs the password, unless it was only begun, and a code of the app or a recovery code where the session's own is older than 10 minutes.",
     "access": [],
     "query": [],
     "queryInput": true
    },
    {
     "id": "qr",
     "output": [
      "qr_code",
      "secret"
     ],
     "summary": "The secret for the authenticator app while switching on, also as a picture.",
     "method": "GET",
     "path": "/v1/profile/two_fa/qr",
     "access": [],
     "query": []
    }
   ]
  },
  "user-session": {
   "id": "user-session",
   "module": "security",
   "entity": "user-session",
   "path": "/auth/sessions",
   "items": "",
   "item": "",
   "personal": true,
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
     "id": "list",
     "path": "/auth/sessions",
     "output": [
      "sessions"
     ],
     "summary": "Lists the user's own sessions, the latest used first.",
     "method": "GET",
     "access": [],
     "query": []
    },
    {
     "id": "end",
     "method": "DELETE",
     "path": "/auth/sessions/{id}",
     "output": [
      "success"
     ],
     "summary": "Ends one of the user's own sessions.",
     "access": [],
     "query": []
    },
    {
     "id": "end-others",
     "method": "DELETE",
     "path": "/auth/sessions",
     "output": [
      "ended"
     ],
     "summary": "Ends the user's other sessions.",
     "access": [],
     "query": []
    }
   ]
  }
 },
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
     "title": "portal:password",
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
  "portal:two-factor-load-failed": "Couldn’t load your two-factor settings.",
  "portal:two-factor-leave-codes": "These recovery codes won’t be shown again. Save them before you leave, or create new ones later.",
  "portal:two-factor-required": "Your account requires two-factor sign-in. Set it up to continue.",
  "portal:two-factor-about": "With two-factor sign-in, your password alone isn’t enough to sign in. You also enter a code from an authenticator app on your phone.",
  "portal:two-factor-start": "Set up",
  "portal:two-factor-step-scan": "Open your authenticator app, add an account, and scan this QR code.",
  "portal:two-factor-qr": "QR code for your authenticator app",
  "portal:two-factor-by-hand": "Can’t scan it? Enter this key in the app instead:",
  "portal:two-factor-secret": "the key",
  "portal:two-factor-step-code": "Enter the six-digit code from the app.",
  "portal:two-factor-code": "Code",
  "portal:two-factor-verify": "Verify and turn on",
  "portal:two-factor-cancel": "Cancel",
  "portal:two-factor-is-on": "Two-factor sign-in is on.",
  "portal:two-factor-keep-codes": "Use a recovery code to sign in if you lose your phone. Each code works once, and we won’t show them again. Save them somewhere other than your phone, such as a password manager or a printout.",
  "portal:two-factor-codes": "Recovery codes",
  "portal:two-factor-download": "Download",
  "portal:two-factor-file-head": "{product} recovery codes for {email}. Each code works once.",
  "portal:two-factor-kept": "I’ve saved these codes",
  "portal:two-factor-on": "On",
  "portal:two-factor-asked": "You enter a code from your authenticator app when you sign in.",
  "portal:two-factor-codes-left": {
   "one": "One recovery code left.",
   "other": "{count} recovery codes left."
  },
  "portal:two-factor-few-codes": {
   "one": "You have one recovery code left. Create new ones before you need them.",
   "other": "You have {count} recovery codes left. Create new ones before you need them."
  },
  "portal:two-factor-codes-unseen": "If you haven’t saved your recovery codes, create new ones now.",
  "portal:two-factor-new-codes": "New recovery codes",
  "portal:two-factor-new-codes-text": "New codes replace your current ones. Enter your password and a code to confirm.",
  "portal:two-factor-switch-off": "Turn off",
  "portal:two-factor-switch-off-text": "You’ll only need your password to sign in. Confirm that it’s you.",
  "portal:two-factor-proof": "Code",
  "portal:two-factor-proof-help": "From your authenticator app, or a recovery code.",
  "portal:two-factor-is-off": "Two-factor sign-in is off.",
  "portal:two-factor-password": "Password",
  "portal:two-factor-lost": "Lost your phone?",
  "portal:two-factor-lost-text": "Sign in with a recovery code, turn two-factor sign-in off here, and set it up again on your new phone. No recovery codes either? Email {email}. We’ll verify your identity before turning it off.",
  "portal:password-change-present": "Current password",
  "portal:password-change-need-present": "Enter your current password.",
  "portal:password-change-new": "New password",
  "portal:password-change-rules-broken": "Choose a password that meets the rules below.",
  "portal:password-change-rule-length": {
   "one": "At least one character; a few words work well",
   "other": "At least {count} characters; a few words work well"
  },
  "portal:password-change-rule-email": "Not your email address",
  "portal:password-change-rule-guess": "Not easy to guess, such as 1234567890 or password",
  "portal:password-change-rule-kept": "(met)",
  "portal:password-change-save": "Change password",
  "portal:password-change-done": "Your password has been changed. You’ve been signed out everywhere else.",
  "portal:sessions-load-failed": "Couldn’t load your sessions.",
  "portal:sessions-device": "{browser} on {system}",
  "portal:sessions-program": "API client",
  "portal:sessions-unknown": "Unknown browser",
  "portal:sessions-this": "This session",
  "portal:sessions-count": {
   "one": "One session",
   "other": "{count} sessions"
  },
  "portal:sessions-used": "Last used",
  "portal:sessions-end": "Sign out",
  "portal:sessions-ended": {
   "one": "Signed out of one session.",
   "other": "Signed out of {count} sessions."
  },
  "portal:sessions-end-others": "Sign out everywhere else",
  "portal:sessions-end-others-text": {
   "one": "You’ll be signed out of one other session. Unsaved changes there are lost.",
   "other": "You’ll be signed out of {count} other sessions. Unsaved changes there are lost."
  },
  "portal:sessions-keep": "Cancel",
  "portal:sessions-end-others-action": "Sign out",
  "portal:copy-do": "Copy",
  "portal:copy-done": "Copied",
  "portal:password-input-show": "Show",
  "portal:password-input-hide": "Hide",
  "portal:password-input-show-name": "Show password",
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
  "security:security": "Security",
  "security:two-factor": "Two-factor sign-in",
  "security:sessions": "Where you are signed in"
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
  "own-password.create": validator(object({ "id": readOnly, "version": readOnly, "password": string({ maxLength: 1024 }), "new_password": string({ maxLength: 1024 }), "success": readOnly }, ["password","new_password"])),
  "own-password.update": validator(object({ "id": readOnly, "version": readOnly, "password": string({ maxLength: 1024 }), "new_password": string({ maxLength: 1024 }), "success": readOnly })),
  "own-password.form": validator(object({ "id": anything, "version": anything, "password": string({ maxLength: 1024 }), "new_password": string({ maxLength: 1024 }), "success": anything })),
  "recovery-codes.create": validator(object({ "id": readOnly, "version": readOnly, "password": string({ maxLength: 1024 }), "two_fa_code": string({ maxLength: 20, trim: true }), "recovery_codes": readOnly }, ["password","two_fa_code"])),
  "recovery-codes.update": validator(object({ "id": readOnly, "version": readOnly, "password": string({ maxLength: 1024 }), "two_fa_code": string({ maxLength: 20, trim: true }), "recovery_codes": readOnly })),
  "recovery-codes.form": validator(object({ "id": anything, "version": anything, "password": string({ maxLength: 1024 }), "two_fa_code": string({ maxLength: 20, trim: true }), "recovery_codes": anything })),
  "two-factor-code.create": validator(object({ "id": readOnly, "version": readOnly, "two_fa_code": string({ maxLength: 20, trim: true }), "success": readOnly, "recovery_codes": readOnly }, ["two_fa_code"])),
  "two-factor-code.update": validator(object({ "id": readOnly, "version": readOnly, "two_fa_code": string({ maxLength: 20, trim: true }), "success": readOnly, "recovery_codes": readOnly })),
  "two-factor-code.form": validator(object({ "id": anything, "version": anything, "two_fa_code": string({ maxLength: 20, trim: true }), "success": anything, "recovery_codes": anything })),
  "two-factor.create": validator(object({ "id": readOnly, "version": readOnly, "two_fa_enable": boolean, "two_fa_code": string({ maxLength: 20, trim: true }), "password": string({ maxLength: 1024 }), "active": readOnly, "begun": readOnly, "required": readOnly, "recovery_codes_left": readOnly, "asks_code": readOnly, "is_two_fa_auth_enabled": readOnly, "is_two_fa_auth_active": readOnly, "qr_code": readOnly, "secret": readOnly }, ["two_fa_enable"])),
  "two-factor.update": validator(object({ "id": readOnly, "version": readOnly, "two_fa_enable": boolean, "two_fa_code": string({ maxLength: 20, trim: true }), "password": string({ maxLength: 1024 }), "active": readOnly, "begun": readOnly, "required": readOnly, "recovery_codes_left": readOnly, "asks_code": readOnly, "is_two_fa_auth_enabled": readOnly, "is_two_fa_auth_active": readOnly, "qr_code": readOnly, "secret": readOnly })),
  "two-factor.form": validator(object({ "id": anything, "version": anything, "two_fa_enable": boolean, "two_fa_code": string({ maxLength: 20, trim: true }), "password": string({ maxLength: 1024 }), "active": anything, "begun": anything, "required": anything, "recovery_codes_left": anything, "asks_code": anything, "is_two_fa_auth_enabled": anything, "is_two_fa_auth_active": anything, "qr_code": anything, "secret": anything })),
  "user-session.create": validator(object({ "id": readOnly, "version": readOnly, "sessions": readOnly, "success": readOnly, "ended": readOnly })),
  "user-session.update": validator(object({ "id": readOnly, "version": readOnly, "sessions": readOnly, "success": readOnly, "ended": readOnly })),
  "user-session.form": validator(object({ "id": anything, "version": anything, "sessions": anything, "success": anything, "ended": anything })),
}
