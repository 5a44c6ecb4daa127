// Written by codegen from definitions/. Do not edit.
export const definition = {
 "id": "account-activation",
 "title": "account-activation:activation",
 "entities": {
  "phone-verification": {
   "id": "phone-verification",
   "module": "account-activation",
   "title": "account-activation:phone-verification",
   "properties": {
    "number": {
     "maxLength": 40,
     "type": "string",
     "title": "account-activation:phone-number",
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
    "channel": {
     "enum": [
      "sms",
      "voice"
     ],
     "type": "string",
     "title": "account-activation:code-channel",
     "enumTexts": {
      "sms": "account-activation:code-by-sms",
      "voice": "account-activation:code-by-voice"
     },
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
    "code": {
     "maxLength": 20,
     "trim": true,
     "type": "string",
     "title": "account-activation:code",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "for_two_fa": {
     "enum": [
      "true",
      "false"
     ],
     "type": "string",
     "title": "account-activation:for-codes",
     "enumTexts": {
      "true": "account-activation:yes",
      "false": "account-activation:no"
     },
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
    "country": {
     "maxLength": 2,
     "readOnly": true,
     "type": "string",
     "title": "account-activation:phone-country",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "success": {
     "readOnly": true,
     "type": "boolean",
     "title": "account-activation:done",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "yes-no",
     "errors": {}
    },
    "message": {
     "maxLength": 200,
     "readOnly": true,
     "type": "string",
     "title": "account-activation:message",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "last_check": {
     "required": [
      "status",
      "channel",
      "sent_at",
      "expires_at",
      "resend_in",
      "attempts_left"
     ],
     "readOnly": true,
     "type": "object",
     "title": "account-activation:last-code",
     "properties": {
      "status": {
       "enum": [
        "sent",
        "failed",
        "expired",
        "attempts",
        "valid"
       ],
       "type": "string",
       "title": "account-activation:last-code",
       "trim": false,
       "readOnly": true,
       "writeOn": [],
       "sensitive": false,
       "cell": "text",
       "errors": {}
      },
      "channel": {
       "enum": [
        "sms",
        "voice"
       ],
       "type": "string",
       "title": "account-activation:last-code",
       "trim": false,
       "readOnly": true,
       "writeOn": [],
       "sensitive": false,
       "cell": "text",
       "errors": {}
      },
      "sent_at": {
       "format": "date-time",
       "type": "string",
       "title": "account-activation:last-code",
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
       "title": "account-activation:last-code",
       "trim": false,
       "readOnly": true,
       "writeOn": [],
       "sensitive": false,
       "cell": "date-time",
       "errors": {}
      },
      "resend_in": {
       "type": "integer",
       "title": "account-activation:last-code",
       "trim": false,
       "readOnly": true,
       "writeOn": [],
       "sensitive": false,
       "cell": "number",
       "errors": {}
      },
      "attempts_left": {
       "type": "integer",
       "title": "account-activation:last-code",
       "trim": false,
       "readOnly": true,
       "writeOn": [],
       "sensitive": false,
       "cell": "number",
       "errors": {}
      }
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "countries": {
     "maxItems": 300,
     "readOnly": true,
     "type": "array",
     "title": "account-activation:code-countries",
     "items": {
      "required": [
       "code",
       "name",
       "calling_code"
      ],
      "type": "object",
      "title": "account-activation:code-countries",
      "properties": {
       "code": {
        "maxLength": 2,
        "type": "string",
        "title": "account-activation:code-countries",
        "trim": false,
        "readOnly": true,
        "writeOn": [],
        "sensitive": false,
        "cell": "text",
        "errors": {}
       },
       "name": {
        "maxLength": 100,
        "type": "string",
        "title": "account-activation:code-countries",
        "trim": false,
        "readOnly": true,
        "writeOn": [],
        "sensitive": false,
        "cell": "text",
        "errors": {}
       },
       "calling_code": {
        "maxLength": 8,
        "type": "string",
        "title": "account-activation:code-countries",
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
    }
   },
   "required": [
    "number",
    "channel",
    "code"
   ],
   "rules": {
    "fields": {},
    "effects": [],
    "checks": []
   }
  },
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
  "phone-verification": {
   "id": "phone-verification",
   "module": "account-activation",
   "entity": "phone-verification",
   "path": "/v1/profile/number_verification",
   "items": "",
   "item": "",
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
     "id": "countries",
     "path": "/countries",
     "input": [
      "for_two_fa"
     ],
     "output": [
      "countries"
     ],
     "summary": "Lists the countries; with for_two_fa only those that codes can be sent to.",
     "method": "GET",
     "access": [],
     "query": []
    },
    {
     "id": "state",
     "path": "/v1/profile/number_verification",
     "output": [
      "number",
      "last_check",
      "countries"
     ],
     "summary": "The account's number, its last code, and the countries codes can be sent to.",
     "method": "GET",
     "access": [],
     "query": []
    },
    {
     "id": "validate",
     "input": [
      "number"
     ],
     "output": [
      "success",
      "number",
      "country"
     ],
     "summary": "Checks if a code can be sent to a number. A refusal has a type: number or country.",
     "method": "GET",
     "path": "/v1/profile/number_verification/validate",
     "access": [],
     "query": []
    },
    {
     "id": "send",
     "method": "POST",
     "input": [
      "number",
      "channel"
     ],
     "output": [
      "success"
     ],
     "summary": "Sends a code to a number. One code a minute and ten a day go to a number, twenty a day from an account. A refusal has a type: number, country, wait, attempts, or service when the carrier failed.",
     "path": "/v1/profile/number_verification/send",
     "access": [],
     "query": [],
     "when": {
      "source": "!has(user.role) || user.role == 'Admin'",
      "tree": {
       "op": "or",
       "args": [
        {
         "op": "not",
         "arg": {
          "op": "has",
          "root": "user",
          "path": [
           "role"
          ]
         }
        },
        {
         "op": "==",
         "left": {
          "op": "path",
          "root": "user",
          "path": [
           "role"
          ]
         },
         "right": {
          "op": "const",
          "value": "Admin"
         }
        }
       ]
      },
      "dependsOn": [
       "user.role"
      ]
     },
     "because": "account-activation:verify-phone-ask-admins"
    },
    {
     "id": "resend",
     "method": "POST",
     "input": [
      "channel"
     ],
     "output": [
      "success"
     ],
     "summary": "Sends a new code to the same number. A refusal has a type, as when sending; state if no number was entered.",
     "path": "/v1/profile/number_verification/resend",
     "access": [],
     "query": [],
     "when": {
      "source": "!has(user.role) || user.role == 'Admin'",
      "tree": {
       "op": "or",
       "args": [
        {
         "op": "not",
         "arg": {
          "op": "has",
          "root": "user",
          "path": [
           "role"
          ]
         }
        },
        {
         "op": "==",
         "left": {
          "op": "path",
          "root": "user",
          "path": [
           "role"
          ]
         },
         "right": {
          "op": "const",
          "value": "Admin"
         }
        }
       ]
      },
      "dependsOn": [
       "user.role"
      ]
     },
     "because": "account-activation:verify-phone-ask-admins"
    },
    {
     "id": "check",
     "method": "POST",
     "input": [
      "code"
     ],
     "output": [
      "success",
      "message",
      "number"
     ],
     "summary": "Checks a code: six digits, valid once, for ten minutes and five attempts. The number becomes the account's. A refusal has a type: code or attempts.",
     "path": "/v1/profile/number_verification/check",
     "access": [],
     "query": [],
     "when": {
      "source": "!has(user.role) || user.role == 'Admin'",
      "tree": {
       "op": "or",
       "args": [
        {
         "op": "not",
         "arg": {
          "op": "has",
          "root": "user",
          "path": [
           "role"
          ]
         }
        },
        {
         "op": "==",
         "left": {
          "op": "path",
          "root": "user",
          "path": [
           "role"
          ]
         },
         "right": {
          "op": "const",
          "value": "Admin"
         }
        }
       ]
      },
      "dependsOn": [
       "user.role"
      ]
     },
     "because": "account-activation:verify-phone-ask-admins"
    }
   ]
  },
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
      "source": "form.service == 'sms' && !config.sandbox_sms_module_enabled",
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
     "id": "master",
     "when": {
      "source": "config.master_blocked",
      "tree": {
       "op": "path",
       "root": "config",
       "path": [
        "master_blocked"
       ]
      },
      "dependsOn": [
       "config.master_blocked"
      ]
     },
     "width": "full",
     "kind": "banner",
     "tone": "danger",
     "text": "account-activation:blocked-master",
     "params": {}
    },
    {
     "id": "what-happened",
     "width": "full",
     "kind": "banner",
     "tone": "danger",
     "text": "account-activation:blocked-notice",
     "params": {}
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
     "id": "ask-admins",
     "when": {
      "source": "has(user.role) && user.role != 'Admin'",
      "tree": {
       "op": "and",
       "args": [
        {
         "op": "has",
         "root": "user",
         "path": [
          "role"
         ]
        },
        {
         "op": "!=",
         "left": {
          "op": "path",
          "root": "user",
          "path": [
           "role"
          ]
         },
         "right": {
          "op": "const",
          "value": "Admin"
         }
        }
       ]
      },
      "dependsOn": [
       "user.role"
      ]
     },
     "width": "full",
     "kind": "banner",
     "tone": "info",
     "text": "account-activation:verify-phone-ask-admins",
     "params": {}
    },
    {
     "id": "why",
     "when": {
      "source": "!has(user.role) || user.role == 'Admin'",
      "tree": {
       "op": "or",
       "args": [
        {
         "op": "not",
         "arg": {
          "op": "has",
          "root": "user",
          "path": [
           "role"
          ]
         }
        },
        {
         "op": "==",
         "left": {
          "op": "path",
          "root": "user",
          "path": [
           "role"
          ]
         },
         "right": {
          "op": "const",
          "value": "Admin"
         }
        }
       ]
      },
      "dependsOn": [
       "user.role"
      ]
     },
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
     "when": {
      "source": "!has(user.role) || user.role == 'Admin'",
      "tree": {
       "op": "or",
       "args": [
        {
         "op": "not",
         "arg": {
          "op": "has",
          "root": "user",
          "path": [
           "role"
          ]
         }
        },
        {
         "op": "==",
         "left": {
          "op": "path",
          "root": "user",
          "path": [
           "role"
          ]
         },
         "right": {
          "op": "const",
          "value": "Admin"
         }
        }
       ]
      },
      "dependsOn": [
       "user.role"
      ]
     },
     "width": "full",
     "kind": "widget",
     "panel": "phone-verification",
     "params": {}
    },
    {
     "id": "help",
     "when": {
      "source": "!has(user.role) || user.role == 'Admin'",
      "tree": {
       "op": "or",
       "args": [
        {
         "op": "not",
         "arg": {
          "op": "has",
          "root": "user",
          "path": [
           "role"
          ]
         }
        },
        {
         "op": "==",
         "left": {
          "op": "path",
          "root": "user",
          "path": [
           "role"
          ]
         },
         "right": {
          "op": "const",
          "value": "Admin"
         }
        }
       ]
      },
      "dependsOn": [
       "user.role"
      ]
     },
     "width": "full",
     "kind": "text",
     "title": "account-activation:no-code",
     "paragraphs": [
      "account-activation:no-code-text"
     ],
     "steps": [],
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
  "account-activation:support-contact-mail": "Support",
  "account-activation:support-contact-reference": "Your reference",
  "account-activation:support-contact-signed-in": "Signed in as",
  "account-activation:support-contact-subject": "My account {name}",
  "account-activation:support-contact-body": "Account: {name}\nReference: {id}\nSigned in as: {email}\n\n",
  "account-activation:support-contact-sign-out": "Sign out",
  "account-activation:phone-verification-failed": "Couldn’t load phone verification.",
  "account-activation:phone-verification-country": "Country",
  "account-activation:phone-verification-choose": "Choose a country",
  "account-activation:phone-verification-number": "Phone number",
  "account-activation:phone-verification-number-help": "With or without the country code",
  "account-activation:phone-verification-need-country": "Choose the number’s country, or enter it with + and the country code.",
  "account-activation:phone-verification-channel": "Send the code",
  "account-activation:phone-verification-by-sms": "By SMS",
  "account-activation:phone-verification-by-voice": "By phone call",
  "account-activation:phone-verification-send": "Send code",
  "account-activation:phone-verification-back": "Back to the code",
  "account-activation:phone-verification-valid": "Code is valid",
  "account-activation:activation": "Account activation",
  "account-activation:blocked": "Your account is temporarily blocked",
  "account-activation:blocked-master": "The parent account is blocked, so its sub-accounts are blocked too.",
  "account-activation:blocked-notice": "You can’t send messages, make calls, or buy anything until your account is unblocked.",
  "account-activation:blocked-meaning": "What this means",
  "account-activation:blocked-meaning-text": "Your numbers, settings, and messages are safe, and nothing is deleted. We block accounts when we see signs of abuse, when a payment is disputed, or when we can’t reach you about something urgent.",
  "account-activation:blocked-to-do": "What you can do",
  "account-activation:blocked-step-mail": "Read the reason: we emailed it to the account’s owner.",
  "account-activation:blocked-step-write": "Email support and include the reference below so we can find your account quickly.",
  "account-activation:blocked-step-wait": "Once your account is unblocked, this page updates automatically. You don’t need to sign in again.",
  "account-activation:verify-phone": "Verify your phone number",
  "account-activation:verify-phone-why": "We’ll send a code to your phone to confirm the number is yours. You only do this once; it helps us prevent abuse.",
  "account-activation:verify-phone-ask-admins": "The owner or an administrator of your account has to verify its phone number. Once they’ve done it, the portal opens here automatically.",
  "account-activation:no-code": "Didn’t get a code?",
  "account-activation:no-code-text": "It can take a minute. Check that the number is correct and your phone has a signal. Office phones may not receive SMS, so try a call instead. Each code is valid for 10 minutes, and only the latest one works. Still stuck? Contact support.",
  "account-activation:phone-verification": "Phone verification",
  "account-activation:phone-number": "Phone number",
  "account-activation:code-channel": "Send the code",
  "account-activation:code-by-sms": "By SMS",
  "account-activation:code-by-voice": "By phone call",
  "account-activation:code": "Code",
  "account-activation:for-codes": "Only countries we can send codes to",
  "account-activation:yes": "Yes",
  "account-activation:no": "No",
  "account-activation:phone-country": "Country",
  "account-activation:done": "Done",
  "account-activation:message": "Message",
  "account-activation:last-code": "Last code",
  "account-activation:code-countries": "Countries",
  "account-activation:questionnaire": "Welcome",
  "account-activation:survey": "Questionnaire",
  "account-activation:about-you": "About you",
  "account-activation:about-you-info": "Four quick questions so we can show you what’s relevant. Your answers stay private.",
  "account-activation:service": "Where to start",
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
  "account-activation:industry-contact-center": "Call centers and outsourcing",
  "account-activation:industry-public": "Public sector and non-profit",
  "account-activation:interview-consent": "You may invite me to a short interview about my needs",
  "account-activation:interview-consent-help": "By email, once at most. Your answer doesn’t affect your account.",
  "account-activation:which-service": "What would you like to try first?",
  "account-activation:which-service-help": "We’ll guide you step by step. You can try the other one later.",
  "account-activation:service-sip-trunk": "SIP trunk",
  "account-activation:service-sms": "SMS",
  "account-activation:sms-soon": "SMS is coming soon to the sandbox. We’ll start you with the SIP trunk guide and remember your choice.",
  "account-activation:choose-one": "Choose one",
  "account-activation:start": "Start",
  "account-activation:thank-you": "Thanks! Here’s your guide.",
  "account-activation:being-verified": "Your account is being verified",
  "account-activation:being-verified-text": "This takes up to 2 business days. You can make payments once it’s done.",
  "account-activation:explore": "You’re in the sandbox.",
  "account-activation:explore-text": "Try a module step by step, free of charge:",
  "account-activation:explore-sip-trunk": "SIP trunk",
  "account-activation:explore-sms": "SMS",
  "account-activation:coming-soon": "Coming soon"
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
  "phone-verification.create": validator(object({ "id": readOnly, "version": readOnly, "number": string({ maxLength: 40 }), "channel": string({ values: ["sms","voice"] }), "code": string({ maxLength: 20, trim: true }), "for_two_fa": string({ values: ["true","false"] }), "country": readOnly, "success": readOnly, "message": readOnly, "last_check": readOnly, "countries": readOnly }, ["number","channel","code"])),
  "phone-verification.update": validator(object({ "id": readOnly, "version": readOnly, "number": string({ maxLength: 40 }), "channel": string({ values: ["sms","voice"] }), "code": string({ maxLength: 20, trim: true }), "for_two_fa": string({ values: ["true","false"] }), "country": readOnly, "success": readOnly, "message": readOnly, "last_check": readOnly, "countries": readOnly })),
  "phone-verification.form": validator(object({ "id": anything, "version": anything, "number": string({ maxLength: 40 }), "channel": string({ values: ["sms","voice"] }), "code": string({ maxLength: 20, trim: true }), "for_two_fa": string({ values: ["true","false"] }), "country": anything, "success": anything, "message": anything, "last_check": anything, "countries": anything })),
  "sandbox-survey.create": validator(object({ "id": readOnly, "version": readOnly, "position": string({ values: ["it_technician","product_owner","communication_manager","developer","other"] }), "organization_size": string({ values: ["1-10","11-50","51-200","201-500","501-1000","1001+"] }), "industry": string({ values: ["telecommunications","software","finance","retail","healthcare","education","logistics","travel","manufacturing","media","contact_center","public","other"] }), "interview_consent": boolean, "service": string({ values: ["sip_trunk","sms"] }) }, ["position","organization_size","industry","service"])),
  "sandbox-survey.update": validator(object({ "id": readOnly, "version": readOnly, "position": string({ values: ["it_technician","product_owner","communication_manager","developer","other"] }), "organization_size": string({ values: ["1-10","11-50","51-200","201-500","501-1000","1001+"] }), "industry": string({ values: ["telecommunications","software","finance","retail","healthcare","education","logistics","travel","manufacturing","media","contact_center","public","other"] }), "interview_consent": boolean, "service": string({ values: ["sip_trunk","sms"] }) })),
  "sandbox-survey.form": validator(object({ "id": anything, "version": anything, "position": string({ values: ["it_technician","product_owner","communication_manager","developer","other"] }), "organization_size": string({ values: ["1-10","11-50","51-200","201-500","501-1000","1001+"] }), "industry": string({ values: ["telecommunications","software","finance","retail","healthcare","education","logistics","travel","manufacturing","media","contact_center","public","other"] }), "interview_consent": boolean, "service": string({ values: ["sip_trunk","sms"] }) })),
}
