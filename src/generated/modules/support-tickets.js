// Written by codegen from definitions/. Do not edit.
export const definition = {
 "id": "support-tickets",
 "title": "support-tickets:support",
 "entities": {
  "saved-reply": {
   "id": "saved-reply",
   "module": "support-tickets",
   "title": "support-tickets:saved-reply",
   "properties": {
    "name": {
     "minLength": 1,
     "maxLength": 80,
     "trim": true,
     "type": "string",
     "title": "support-tickets:reply-name",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "text": {
     "minLength": 1,
     "maxLength": 10000,
     "trim": true,
     "type": "string",
     "title": "support-tickets:reply-text",
     "help": "support-tickets:reply-text-help",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "created_at": {
     "format": "date-time",
     "readOnly": true,
     "cell": "relative-time",
     "type": "string",
     "title": "portal:created",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "updated_at": {
     "format": "date-time",
     "readOnly": true,
     "cell": "relative-time",
     "type": "string",
     "title": "support-tickets:last-changed",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    }
   },
   "required": [
    "name",
    "text"
   ],
   "rules": {
    "fields": {},
    "effects": [],
    "checks": []
   }
  },
  "ticket-reply": {
   "id": "ticket-reply",
   "module": "support-tickets",
   "title": "support-tickets:reply",
   "properties": {
    "ticket_id": {
     "format": "uuid",
     "readOnly": true,
     "type": "string",
     "title": "support-tickets:ticket",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "text": {
     "minLength": 1,
     "maxLength": 10000,
     "trim": true,
     "writeOn": [
      "create"
     ],
     "type": "string",
     "title": "support-tickets:your-reply",
     "readOnly": false,
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "attachments": {
     "maxItems": 3,
     "writeOn": [
      "create"
     ],
     "type": "array",
     "title": "support-tickets:attachments",
     "items": {
      "file": {
       "types": [
        "pdf",
        "jpg",
        "png",
        "tiff",
        "bmp",
        "mp3",
        "wav",
        "pcap",
        "har",
        "csv",
        "doc",
        "docx",
        "json",
        "rtf",
        "txt",
        "xls",
        "xlsx",
        "zip"
       ],
       "maxMegabytes": 15
      },
      "required": [
       "id"
      ],
      "type": "object",
      "title": "support-tickets:attachment",
      "properties": {
       "id": {
        "format": "uuid",
        "type": "string",
        "title": "support-tickets:attachment",
        "trim": false,
        "readOnly": false,
        "writeOn": [
         "create"
        ],
        "sensitive": false,
        "cell": "text",
        "errors": {}
       },
       "name": {
        "maxLength": 255,
        "readOnly": true,
        "type": "string",
        "title": "support-tickets:attachment",
        "trim": false,
        "writeOn": [],
        "sensitive": false,
        "cell": "text",
        "errors": {}
       },
       "bytes": {
        "minimum": 0,
        "readOnly": true,
        "type": "integer",
        "title": "support-tickets:attachment",
        "trim": false,
        "writeOn": [],
        "sensitive": false,
        "cell": "number",
        "errors": {}
       },
       "type": {
        "maxLength": 10,
        "readOnly": true,
        "type": "string",
        "title": "support-tickets:attachment",
        "trim": false,
        "writeOn": [],
        "sensitive": false,
        "cell": "text",
        "errors": {}
       }
      },
      "trim": false,
      "readOnly": false,
      "writeOn": [
       "create"
      ],
      "sensitive": false,
      "cell": "files",
      "errors": {
       "file": "support-tickets:file-refused"
      }
     },
     "trim": false,
     "readOnly": false,
     "sensitive": false,
     "cell": "files",
     "errors": {
      "maxItems": "support-tickets:too-many-files"
     }
    },
    "author": {
     "enum": [
      "customer",
      "agent"
     ],
     "readOnly": true,
     "type": "string",
     "title": "support-tickets:author",
     "enumTexts": {
      "customer": "support-tickets:customer",
      "agent": "support-tickets:agent"
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "author_id": {
     "format": "uuid",
     "readOnly": true,
     "type": "string",
     "title": "support-tickets:author",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "author_name": {
     "maxLength": 200,
     "readOnly": true,
     "type": "string",
     "title": "support-tickets:author",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "created_at": {
     "format": "date-time",
     "readOnly": true,
     "type": "string",
     "title": "support-tickets:sent-at",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "date-time",
     "errors": {}
    },
    "updated_at": {
     "format": "date-time",
     "readOnly": true,
     "type": "string",
     "title": "support-tickets:last-activity",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "date-time",
     "errors": {}
    }
   },
   "required": [
    "text"
   ],
   "rules": {
    "fields": {},
    "effects": [],
    "checks": []
   }
  },
  "ticket": {
   "id": "ticket",
   "module": "support-tickets",
   "title": "support-tickets:ticket",
   "properties": {
    "number": {
     "maxLength": 12,
     "readOnly": true,
     "type": "string",
     "title": "support-tickets:number",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "topic": {
     "enum": [
      "calls",
      "messages",
      "numbers",
      "porting",
      "verification",
      "billing",
      "account",
      "other"
     ],
     "writeOn": [
      "create"
     ],
     "type": "string",
     "title": "support-tickets:topic",
     "placeholder": "support-tickets:topic-placeholder",
     "enumTexts": {
      "calls": "support-tickets:calls",
      "messages": "support-tickets:messages",
      "numbers": "support-tickets:numbers",
      "porting": "support-tickets:porting",
      "verification": "support-tickets:verification",
      "billing": "support-tickets:billing",
      "account": "support-tickets:account",
      "other": "support-tickets:other"
     },
     "trim": false,
     "readOnly": false,
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "subject": {
     "minLength": 1,
     "maxLength": 255,
     "trim": true,
     "writeOn": [
      "create"
     ],
     "type": "string",
     "title": "support-tickets:subject",
     "placeholder": "support-tickets:subject-placeholder",
     "readOnly": false,
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "description": {
     "minLength": 1,
     "maxLength": 10000,
     "trim": true,
     "writeOn": [
      "create"
     ],
     "type": "string",
     "title": "support-tickets:description",
     "help": "support-tickets:description-help",
     "readOnly": false,
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "priority": {
     "enum": [
      "low",
      "normal",
      "high",
      "urgent"
     ],
     "default": "normal",
     "writeOn": [
      "create"
     ],
     "type": "string",
     "title": "support-tickets:priority",
     "enumTexts": {
      "low": "support-tickets:low",
      "normal": "support-tickets:normal",
      "high": "support-tickets:high",
      "urgent": "support-tickets:urgent"
     },
     "trim": false,
     "readOnly": false,
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "attachments": {
     "maxItems": 3,
     "writeOn": [
      "create"
     ],
     "type": "array",
     "title": "support-tickets:attachments",
     "items": {
      "file": {
       "types": [
        "pdf",
        "jpg",
        "png",
        "tiff",
        "bmp",
        "mp3",
        "wav",
        "pcap",
        "har",
        "csv",
        "doc",
        "docx",
        "json",
        "rtf",
        "txt",
        "xls",
        "xlsx",
        "zip"
       ],
       "maxMegabytes": 15
      },
      "required": [
       "id"
      ],
      "type": "object",
      "title": "support-tickets:attachment",
      "properties": {
       "id": {
        "format": "uuid",
        "type": "string",
        "title": "support-tickets:attachment",
        "trim": false,
        "readOnly": false,
        "writeOn": [
         "create"
        ],
        "sensitive": false,
        "cell": "text",
        "errors": {}
       },
       "name": {
        "maxLength": 255,
        "readOnly": true,
        "type": "string",
        "title": "support-tickets:attachment",
        "trim": false,
        "writeOn": [],
        "sensitive": false,
        "cell": "text",
        "errors": {}
       },
       "bytes": {
        "minimum": 0,
        "readOnly": true,
        "type": "integer",
        "title": "support-tickets:attachment",
        "trim": false,
        "writeOn": [],
        "sensitive": false,
        "cell": "number",
        "errors": {}
       },
       "type": {
        "maxLength": 10,
        "readOnly": true,
        "type": "string",
        "title": "support-tickets:attachment",
        "trim": false,
        "writeOn": [],
        "sensitive": false,
        "cell": "text",
        "errors": {}
       }
      },
      "trim": false,
      "readOnly": false,
      "writeOn": [
       "create"
      ],
      "sensitive": false,
      "cell": "files",
      "errors": {
       "file": "support-tickets:file-refused"
      }
     },
     "trim": false,
     "readOnly": false,
     "sensitive": false,
     "cell": "files",
     "errors": {
      "maxItems": "support-tickets:too-many-files"
     }
    },
    "status": {
     "enum": [
      "open",
      "pending",
      "resolved",
      "closed"
     ],
     "readOnly": true,
     "cell": "status-chip",
     "type": "string",
     "title": "portal:status",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {},
     "enumTexts": {
      "open": "support-tickets:status-open",
      "pending": "support-tickets:status-updated",
      "resolved": "support-tickets:status-updated",
      "closed": "support-tickets:status-closed"
     }
    },
    "from_email": {
     "format": "email",
     "readOnly": true,
     "type": "string",
     "title": "support-tickets:opened-by",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "customer_id": {
     "format": "uuid",
     "readOnly": true,
     "type": "string",
     "title": "support-tickets:customer",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "agent": {
     "readOnly": true,
     "type": "object",
     "title": "support-tickets:agent",
     "properties": {
      "name": {
       "maxLength": 100,
       "type": "string",
       "title": "support-tickets:agent",
       "trim": false,
       "readOnly": true,
       "writeOn": [],
       "sensitive": false,
       "cell": "text",
       "errors": {}
      }
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "stats": {
     "readOnly": true,
     "type": "object",
     "title": "support-tickets:stats",
     "properties": {
      "created_at": {
       "format": "date-time",
       "type": "string",
       "title": "support-tickets:opened",
       "trim": false,
       "readOnly": true,
       "writeOn": [],
       "sensitive": false,
       "cell": "date-time",
       "errors": {}
      },
      "updated_at": {
       "format": "date-time",
       "cell": "relative-time",
       "type": "string",
       "title": "support-tickets:last-activity",
       "trim": false,
       "readOnly": true,
       "writeOn": [],
       "sensitive": false,
       "errors": {}
      },
      "last_resolved_at": {
       "format": "date-time",
       "type": "string",
       "title": "support-tickets:resolved-at",
       "trim": false,
       "readOnly": true,
       "writeOn": [],
       "sensitive": false,
       "cell": "date-time",
       "errors": {}
      },
      "closed_at": {
       "format": "date-time",
       "type": "string",
       "title": "support-tickets:closed-at",
       "trim": false,
       "readOnly": true,
       "writeOn": [],
       "sensitive": false,
       "cell": "date-time",
       "errors": {}
      },
      "first_responded_at": {
       "format": "date-time",
       "type": "string",
       "title": "support-tickets:first-response",
       "trim": false,
       "readOnly": true,
       "writeOn": [],
       "sensitive": false,
       "cell": "date-time",
       "errors": {}
      },
      "last_responded_at": {
       "format": "date-time",
       "type": "string",
       "title": "support-tickets:last-response",
       "trim": false,
       "readOnly": true,
       "writeOn": [],
       "sensitive": false,
       "cell": "date-time",
       "errors": {}
      }
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "replies": {
     "maxItems": 100,
     "readOnly": true,
     "type": "array",
     "title": "support-tickets:replies",
     "items": {
      "type": "object",
      "title": "support-tickets:reply",
      "properties": {
       "id": {
        "format": "uuid",
        "type": "string",
        "title": "support-tickets:reply",
        "trim": false,
        "readOnly": true,
        "writeOn": [],
        "sensitive": false,
        "cell": "text",
        "errors": {}
       },
       "updated_at": {
        "format": "date-time",
        "type": "string",
        "title": "support-tickets:reply",
        "trim": false,
        "readOnly": true,
        "writeOn": [],
        "sensitive": false,
        "cell": "date-time",
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
    "unread": {
     "readOnly": true,
     "personal": true,
     "type": "boolean",
     "title": "support-tickets:unread",
     "enumTexts": {
      "true": "support-tickets:unread-only",
      "false": "support-tickets:read-only"
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "draft": {
     "readOnly": true,
     "personal": true,
     "type": "boolean",
     "title": "support-tickets:draft",
     "enumTexts": {
      "true": "support-tickets:with-draft",
      "false": "support-tickets:without-draft"
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "created_at": {
     "format": "date-time",
     "readOnly": true,
     "type": "string",
     "title": "support-tickets:opened",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "date-time",
     "errors": {}
    },
    "updated_at": {
     "format": "date-time",
     "readOnly": true,
     "cell": "relative-time",
     "type": "string",
     "title": "support-tickets:last-activity",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    }
   },
   "required": [
    "subject",
    "description"
   ],
   "rules": {
    "fields": {},
    "effects": [
     {
      "on": "topic",
      "when": {
       "source": "form.topic == 'calls'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "topic"
         ]
        },
        "right": {
         "op": "const",
         "value": "calls"
        }
       },
       "dependsOn": [
        "form.topic"
       ]
      },
      "clear": [],
      "set": {},
      "default": [],
      "suggest": {
       "description": "From: \nTo: \nTime of the call: \nCall ID or SIP code, if you have it: \nWhat happened: "
      }
     },
     {
      "on": "topic",
      "when": {
       "source": "form.topic == 'messages'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "topic"
         ]
        },
        "right": {
         "op": "const",
         "value": "messages"
        }
       },
       "dependsOn": [
        "form.topic"
       ]
      },
      "clear": [],
      "set": {},
      "default": [],
      "suggest": {
       "description": "Sender ID: \nTo: \nSent at: \nMessage ID, if you have it: \nWhat happened: "
      }
     },
     {
      "on": "topic",
      "when": {
       "source": "form.topic == 'numbers'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "topic"
         ]
        },
        "right": {
         "op": "const",
         "value": "numbers"
        }
       },
       "dependsOn": [
        "form.topic"
       ]
      },
      "clear": [],
      "set": {},
      "default": [],
      "suggest": {
       "description": "Numbers, in international format: \nWhat happened: "
      }
     },
     {
      "on": "topic",
      "when": {
       "source": "form.topic == 'porting'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "topic"
         ]
        },
        "right": {
         "op": "const",
         "value": "porting"
        }
       },
       "dependsOn": [
        "form.topic"
       ]
      },
      "clear": [],
      "set": {},
      "default": [],
      "suggest": {
       "description": "Porting request or numbers: \nCurrent carrier: \nQuestion: "
      }
     },
     {
      "on": "topic",
      "when": {
       "source": "form.topic == 'verification'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "topic"
         ]
        },
        "right": {
         "op": "const",
         "value": "verification"
        }
       },
       "dependsOn": [
        "form.topic"
       ]
      },
      "clear": [],
      "set": {},
      "default": [],
      "suggest": {
       "description": "2FA service: \nPhone number: \nCode requested at: \nWhat happened: "
      }
     },
     {
      "on": "topic",
      "when": {
       "source": "form.topic == 'billing'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "topic"
         ]
        },
        "right": {
         "op": "const",
         "value": "billing"
        }
       },
       "dependsOn": [
        "form.topic"
       ]
      },
      "clear": [],
      "set": {},
      "default": [],
      "suggest": {
       "description": "Invoice or transaction number: \nAmount: \nQuestion: "
      }
     }
    ],
    "checks": []
   },
   "lifecycle": {
    "entity": "ticket",
    "field": "status",
    "states": {
     "open": {
      "tone": "info",
      "icon": "support",
      "title": "support-tickets:status-open"
     },
     "pending": {
      "title": "support-tickets:status-updated",
      "tone": "success",
      "icon": "sms"
     },
     "resolved": {
      "title": "support-tickets:status-updated",
      "tone": "success",
      "icon": "sms"
     },
     "closed": {
      "tone": "neutral",
      "icon": "lock",
      "title": "support-tickets:status-closed"
     }
    },
    "initial": "open",
    "call": {
     "method": "PUT",
     "path": "/v1.1/tickets/{id}/status"
    },
    "transitions": [
     {
      "id": "answer",
      "event": "support-tickets:event-answered",
      "from": [
       "open",
       "resolved"
      ],
      "to": "pending",
      "by": "server",
      "tone": "neutral",
      "access": []
     },
     {
      "id": "resolve",
      "event": "support-tickets:resolved-at",
      "from": [
       "open",
       "pending"
      ],
      "to": "resolved",
      "by": "server",
      "tone": "neutral",
      "access": []
     },
     {
      "id": "reopen",
      "event": "support-tickets:event-reopened",
      "from": [
       "pending",
       "resolved"
      ],
      "to": "open",
      "by": "server",
      "tone": "neutral",
      "access": []
     },
     {
      "id": "close",
      "icon": "lock",
      "from": [
       "open",
       "pending",
       "resolved"
      ],
      "to": "closed",
      "access": [
       "Support"
      ],
      "confirm": {
       "dismiss": "support-tickets:keep-open",
       "title": "support-tickets:close-title",
       "text": "support-tickets:close-text",
       "action": "support-tickets:close"
      },
      "warning": {
       "when": {
        "source": "row.draft",
        "tree": {
         "op": "path",
         "root": "row",
         "path": [
          "draft"
         ]
        },
        "dependsOn": [
         "row.draft"
        ]
       },
       "text": "support-tickets:close-draft"
      },
      "success": "support-tickets:ticket-closed",
      "by": "user",
      "title": "support-tickets:close",
      "tone": "neutral"
     }
    ],
    "failure": "support-tickets:close-failed"
   }
  }
 },
 "resources": {
  "saved-reply": {
   "id": "saved-reply",
   "module": "support-tickets",
   "entity": "saved-reply",
   "path": "/v1.1/saved_replies",
   "items": "saved_replies",
   "item": "saved_reply",
   "storage": {
    "kind": "documents"
   },
   "operations": {
    "list": {
     "access": [
      "Support"
     ]
    },
    "get": {
     "access": [
      "Support"
     ]
    },
    "create": {
     "access": [
      "Support"
     ]
    },
    "update": {
     "access": [
      "Support"
     ]
    },
    "delete": {
     "access": [
      "Support"
     ]
    }
   },
   "listFields": [
    "id",
    "name",
    "text",
    "updated_at"
   ],
   "query": [
    {
     "name": "search",
     "field": "name",
     "match": "contains"
    }
   ],
   "sort": {
    "default": "name",
    "fields": [
     "name",
     "updated_at"
    ]
   },
   "sublists": [],
   "endpoints": []
  },
  "ticket-reply": {
   "id": "ticket-reply",
   "module": "support-tickets",
   "entity": "ticket-reply",
   "path": "/v1.1/tickets/{ticket_id}/replies",
   "parent": {
    "resource": "ticket",
    "entity": "ticket",
    "path": "/v1.1/tickets",
    "item": "ticket",
    "access": [
     "Support"
    ],
    "slot": "ticket_id",
    "slots": [
     "ticket_id"
    ],
    "name": "subject",
    "when": {
     "source": "row.status != 'closed'",
     "tree": {
      "op": "!=",
      "left": {
       "op": "path",
       "root": "row",
       "path": [
        "status"
       ]
      },
      "right": {
       "op": "const",
       "value": "closed"
      }
     },
     "dependsOn": [
      "row.status"
     ]
    },
    "because": "support-tickets:closed-text"
   },
   "items": "replies",
   "item": "reply",
   "draft": {
    "mark": "draft"
   },
   "storage": {
    "kind": "documents"
   },
   "operations": {
    "list": {
     "access": [
      "Support"
     ]
    },
    "get": {
     "access": [
      "Support"
     ]
    },
    "create": {
     "access": [
      "Support"
     ]
    }
   },
   "listFields": [
    "id",
    "ticket_id",
    "text",
    "attachments",
    "author",
    "author_id",
    "author_name",
    "created_at",
    "updated_at"
   ],
   "query": [],
   "sort": {
    "fields": [
     "created_at"
    ],
    "default": "created_at"
   },
   "sublists": [],
   "endpoints": []
  },
  "ticket": {
   "id": "ticket",
   "module": "support-tickets",
   "entity": "ticket",
   "path": "/v1.1/tickets",
   "items": "tickets",
   "item": "ticket",
   "storage": {
    "kind": "documents"
   },
   "operations": {
    "list": {
     "access": [
      "Support"
     ]
    },
    "get": {
     "access": [
      "Support"
     ]
    },
    "create": {
     "access": [
      "Support"
     ]
    }
   },
   "listFields": [
    "id",
    "number",
    "topic",
    "subject",
    "priority",
    "status",
    "from_email",
    "agent",
    "unread",
    "draft",
    "created_at",
    "updated_at"
   ],
   "query": [
    {
     "name": "number",
     "field": "number",
     "match": "prefix"
    },
    {
     "name": "topic",
     "field": "topic",
     "match": "in"
    },
    {
     "name": "search",
     "field": "subject",
     "match": "contains"
    },
    {
     "name": "priority",
     "field": "priority",
     "match": "equals"
    },
    {
     "name": "status",
     "field": "status",
     "match": "in"
    },
    {
     "name": "unread",
     "field": "unread",
     "match": "equals"
    },
    {
     "name": "draft",
     "field": "draft",
     "match": "equals"
    },
    {
     "name": "created_from",
     "field": "created_at",
     "match": "from-date"
    },
    {
     "name": "created_to",
     "field": "created_at",
     "match": "to-date"
    },
    {
     "name": "unclosed",
     "match": "flag",
     "where": {
      "source": "row.status != 'closed'",
      "tree": {
       "op": "!=",
       "left": {
        "op": "path",
        "root": "row",
        "path": [
         "status"
        ]
       },
       "right": {
        "op": "const",
        "value": "closed"
       }
      },
      "dependsOn": [
       "row.status"
      ]
     }
    }
   ],
   "sort": {
    "default": "-updated_at",
    "fields": [
     "subject",
     "status",
     "created_at",
     "updated_at"
    ]
   },
   "groups": [
    "topic",
    "priority"
   ],
   "sublists": [],
   "endpoints": [
    {
     "id": "seen",
     "method": "PUT",
     "path": "/v1.1/tickets/{id}/seen",
     "summary": "The user has seen the ticket's replies: it no longer counts as unread.",
     "access": [
      "Support"
     ],
     "query": []
    }
   ]
  }
 },
 "lists": {
  "saved-replies": {
   "id": "saved-replies",
   "module": "support-tickets",
   "resource": "saved-reply",
   "title": "support-tickets:support",
   "primaryAction": {
    "text": "support-tickets:new-saved-reply",
    "to": "/support/saved_replies/create",
    "access": [
     "Support"
    ],
    "asks": "POST /v1.1/saved_replies"
   },
   "columns": [
    {
     "id": "name",
     "field": "name",
     "title": "support-tickets:reply-name",
     "cell": "text",
     "align": "start",
     "sortable": true,
     "link": "/support/saved_replies/edit/{row.id}",
     "flex": 1,
     "minWidth": 180,
     "hidden": false
    },
    {
     "id": "text",
     "field": "text",
     "title": "support-tickets:reply-text",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "cut": 200,
     "flex": 2,
     "minWidth": 240,
     "card": "text",
     "hidden": false
    },
    {
     "id": "changed",
     "field": "updated_at",
     "title": "support-tickets:last-changed",
     "cell": "relative-time",
     "align": "start",
     "sortable": true,
     "width": 150,
     "hidden": false
    }
   ],
   "filters": [
    {
     "id": "name",
     "title": "support-tickets:reply-name",
     "kind": "search",
     "query": "search",
     "placeholder": "portal:search-by-name"
    }
   ],
   "rowActions": [
    {
     "kind": "link",
     "id": "edit",
     "title": "portal:edit",
     "icon": "edit",
     "to": "/support/saved_replies/edit/{row.id}",
     "access": [
      "Support"
     ],
     "asks": "PUT /v1.1/saved_replies/{id}"
    },
    {
     "kind": "delete",
     "id": "delete",
     "title": "portal:delete",
     "icon": "delete",
     "tone": "danger",
     "access": [
      "Support"
     ],
     "confirm": {
      "title": "support-tickets:delete-reply-title",
      "text": "support-tickets:delete-reply-text",
      "dismiss": "portal:keep",
      "action": "portal:delete"
     },
     "success": "support-tickets:reply-deleted"
    }
   ],
   "bulkActions": [],
   "pageSizes": [
    25,
    50,
    100
   ],
   "refreshSeconds": 60,
   "searchDebounceMs": 1000,
   "empty": {
    "title": "support-tickets:no-saved-replies",
    "text": "support-tickets:no-saved-replies-text",
    "action": {
     "text": "support-tickets:new-saved-reply",
     "to": "/support/saved_replies/create",
     "access": [
      "Support"
     ],
     "asks": "POST /v1.1/saved_replies"
    }
   }
  },
  "tickets": {
   "id": "tickets",
   "module": "support-tickets",
   "resource": "ticket",
   "title": "support-tickets:support",
   "primaryAction": {
    "text": "support-tickets:new-ticket",
    "to": "/support/tickets/new",
    "access": [
     "Support"
    ],
    "asks": "POST /v1.1/tickets"
   },
   "columns": [
    {
     "id": "subject",
     "field": "subject",
     "title": "support-tickets:subject",
     "cell": "text",
     "align": "start",
     "sortable": true,
     "link": "/support/tickets/{row.id}",
     "marks": [
      {
       "field": "unread",
       "text": "support-tickets:unread"
      },
      {
       "field": "draft",
       "text": "support-tickets:draft"
      }
     ],
     "cut": 90,
     "flex": 3,
     "minWidth": 300,
     "hidden": false
    },
    {
     "id": "number",
     "field": "number",
     "title": "support-tickets:number",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "width": 90,
     "hidden": false
    },
    {
     "id": "status",
     "field": "status",
     "title": "portal:status",
     "cell": "status-chip",
     "align": "start",
     "sortable": true,
     "width": 130,
     "hidden": false
    },
    {
     "id": "topic",
     "field": "topic",
     "title": "support-tickets:topic",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "width": 150,
     "hidden": true
    },
    {
     "id": "priority",
     "field": "priority",
     "title": "support-tickets:priority",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "width": 90,
     "hidden": false
    },
    {
     "id": "agent",
     "field": "agent.name",
     "title": "support-tickets:agent",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "width": 140,
     "hidden": false
    },
    {
     "id": "opened-by",
     "field": "from_email",
     "title": "support-tickets:opened-by",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "width": 200,
     "hidden": true
    },
    {
     "id": "opened",
     "field": "created_at",
     "title": "support-tickets:opened",
     "cell": "date-time",
     "align": "start",
     "sortable": true,
     "width": 170,
     "hidden": false
    },
    {
     "id": "activity",
     "field": "updated_at",
     "title": "support-tickets:last-activity",
     "cell": "relative-time",
     "align": "start",
     "sortable": true,
     "width": 130,
     "hidden": false
    }
   ],
   "filters": [
    {
     "id": "subject",
     "title": "support-tickets:subject",
     "kind": "search",
     "query": "search",
     "placeholder": "support-tickets:search-subject"
    },
    {
     "id": "unread",
     "title": "support-tickets:unread",
     "kind": "select",
     "query": "unread",
     "options": [
      {
       "value": "true",
       "text": "support-tickets:unread-only"
      },
      {
       "value": "false",
       "text": "support-tickets:read-only"
      }
     ],
     "all": "support-tickets:any-unread"
    },
    {
     "id": "status",
     "title": "portal:status",
     "kind": "select",
     "query": "status",
     "options": [
      {
       "value": "open",
       "text": "support-tickets:status-open"
      },
      {
       "value": "pending",
       "text": "support-tickets:status-updated"
      },
      {
       "value": "resolved",
       "text": "support-tickets:status-updated"
      },
      {
       "value": "closed",
       "text": "support-tickets:status-closed"
      }
     ],
     "all": "portal:any-status",
     "many": true
    },
    {
     "id": "priority",
     "title": "support-tickets:priority",
     "kind": "select",
     "query": "priority",
     "options": [
      {
       "value": "low",
       "text": "support-tickets:low"
      },
      {
       "value": "normal",
       "text": "support-tickets:normal"
      },
      {
       "value": "high",
       "text": "support-tickets:high"
      },
      {
       "value": "urgent",
       "text": "support-tickets:urgent"
      }
     ],
     "all": "support-tickets:any-priority"
    },
    {
     "id": "topic",
     "title": "support-tickets:topic",
     "kind": "select",
     "query": "topic",
     "options": [
      {
       "value": "calls",
       "text": "support-tickets:calls"
      },
      {
       "value": "messages",
       "text": "support-tickets:messages"
      },
      {
       "value": "numbers",
       "text": "support-tickets:numbers"
      },
      {
       "value": "porting",
       "text": "support-tickets:porting"
      },
      {
       "value": "verification",
       "text": "support-tickets:verification"
      },
      {
       "value": "billing",
       "text": "support-tickets:billing"
      },
      {
       "value": "account",
       "text": "support-tickets:account"
      },
      {
       "value": "other",
       "text": "support-tickets:other"
      }
     ],
     "all": "support-tickets:any-topic",
     "many": true
    },
    {
     "id": "draft",
     "title": "support-tickets:draft",
     "kind": "select",
     "query": "draft",
     "options": [
      {
       "value": "true",
       "text": "support-tickets:with-draft"
      },
      {
       "value": "false",
       "text": "support-tickets:without-draft"
      }
     ],
     "all": "support-tickets:any-draft"
    },
    {
     "id": "opened",
     "title": "support-tickets:opened",
     "kind": "date-range",
     "query": [
      "created_from",
      "created_to"
     ],
     "presets": [
      "today",
      "yesterday",
      "this-month",
      "last-month",
      "all-time"
     ]
    },
    {
     "id": "number",
     "title": "support-tickets:number",
     "kind": "search",
     "query": "number",
     "placeholder": "support-tickets:search-by-number"
    }
   ],
   "rowActions": [
    {
     "kind": "link",
     "id": "open",
     "title": "support-tickets:open-ticket",
     "icon": "view",
     "to": "/support/tickets/{row.id}",
     "access": [
      "Support"
     ]
    },
    {
     "kind": "transition",
     "id": "close",
     "transition": "close"
    }
   ],
   "bulkActions": [],
   "groups": [
    {
     "field": "topic",
     "title": "support-tickets:topic",
     "cell": "text",
     "words": {
      "calls": "support-tickets:calls",
      "messages": "support-tickets:messages",
      "numbers": "support-tickets:numbers",
      "porting": "support-tickets:porting",
      "verification": "support-tickets:verification",
      "billing": "support-tickets:billing",
      "account": "support-tickets:account",
      "other": "support-tickets:other"
     }
    },
    {
     "field": "priority",
     "title": "support-tickets:priority",
     "cell": "text",
     "words": {
      "low": "support-tickets:low",
      "normal": "support-tickets:normal",
      "high": "support-tickets:high",
      "urgent": "support-tickets:urgent"
     }
    }
   ],
   "pageSizes": [
    25,
    50,
    100
   ],
   "refreshSeconds": 60,
   "searchDebounceMs": 1000,
   "failure": "support-tickets:tickets-failed",
   "empty": {
    "title": "support-tickets:no-tickets-title",
    "text": "support-tickets:no-tickets-text",
    "action": {
     "text": "support-tickets:new-ticket",
     "to": "/support/tickets/new",
     "access": [
      "Support"
     ],
     "asks": "POST /v1.1/tickets"
    }
   }
  }
 },
 "wizards": {
  "saved-reply": {
   "id": "saved-reply",
   "module": "support-tickets",
   "resource": "saved-reply",
   "title": {
    "create": "support-tickets:new-saved-reply",
    "edit": "support-tickets:edit-saved-reply"
   },
   "opensAt": {},
   "done": "/support/saved_replies",
   "cancel": true,
   "doneWhen": [],
   "submitText": [
    {
     "mode": "create",
     "text": "portal:save"
    },
    {
     "mode": "edit",
     "text": "portal:save"
    }
   ],
   "success": {
    "create": "support-tickets:reply-saved",
    "edit": "support-tickets:reply-saved"
   },
   "failure": {},
   "banners": [],
   "steps": [
    {
     "id": "reply",
     "title": "support-tickets:reply",
     "fields": [
      "name",
      "text"
     ],
     "summary": [],
     "relocks": false
    }
   ],
   "fields": {
    "name": {
     "widget": "text",
     "options": {},
     "fills": []
    },
    "text": {
     "widget": "textarea",
     "options": {
      "rows": 8
     },
     "fills": []
    }
   }
  },
  "ticket": {
   "id": "ticket",
   "module": "support-tickets",
   "resource": "ticket",
   "title": {
    "create": "support-tickets:new-ticket"
   },
   "opensAt": {},
   "done": "/support/tickets/all",
   "cancel": true,
   "doneWhen": [
    {
     "to": "/support/tickets/{row.id}"
    }
   ],
   "submitText": [
    {
     "mode": "create",
     "text": "support-tickets:send"
    }
   ],
   "success": {
    "create": "support-tickets:ticket-created"
   },
   "failure": {
    "create": "support-tickets:send-failed"
   },
   "prefill": [
    "topic",
    "subject",
    "description"
   ],
   "banners": [],
   "steps": [
    {
     "id": "message",
     "title": "support-tickets:message",
     "fields": [
      "topic",
      "subject",
      "description",
      "attachments",
      "priority"
     ],
     "summary": [],
     "relocks": false
    }
   ],
   "fields": {
    "topic": {
     "widget": "select",
     "options": {},
     "fills": []
    },
    "subject": {
     "widget": "text",
     "options": {},
     "fills": []
    },
    "description": {
     "widget": "textarea",
     "options": {
      "rows": 8
     },
     "fills": []
    },
    "attachments": {
     "widget": "files",
     "options": {},
     "fills": []
    },
    "priority": {
     "widget": "select",
     "options": {},
     "fills": []
    }
   }
  }
 },
 "pages": {
  "ticket": {
   "id": "ticket",
   "module": "support-tickets",
   "title": "support-tickets:support",
   "record": {
    "resource": "ticket",
    "name": "subject",
    "failure": "support-tickets:ticket-failed",
    "actions": [
     {
      "kind": "transition",
      "id": "close",
      "transition": "close"
     }
    ],
    "access": [
     "Support"
    ]
   },
   "blocks": [
    {
     "id": "conversation",
     "width": "full",
     "kind": "widget",
     "panel": "ticket-conversation",
     "room": {
      "height": 420
     },
     "params": {},
     "entity": "ticket",
     "ofRecord": true
    },
    {
     "id": "closed",
     "when": {
      "source": "row.status == 'closed'",
      "tree": {
       "op": "==",
       "left": {
        "op": "path",
        "root": "row",
        "path": [
         "status"
        ]
       },
       "right": {
        "op": "const",
        "value": "closed"
       }
      },
      "dependsOn": [
       "row.status"
      ]
     },
     "width": "full",
     "kind": "banner",
     "tone": "neutral",
     "text": "support-tickets:closed-text",
     "params": {},
     "link": {
      "text": "support-tickets:new-ticket",
      "to": "/support/tickets/new",
      "access": [
       "Support"
      ]
     }
    },
    {
     "id": "reply",
     "when": {
      "source": "row.status != 'closed'",
      "tree": {
       "op": "!=",
       "left": {
        "op": "path",
        "root": "row",
        "path": [
         "status"
        ]
       },
       "right": {
        "op": "const",
        "value": "closed"
       }
      },
      "dependsOn": [
       "row.status"
      ]
     },
     "width": "full",
     "kind": "form",
     "resource": "ticket-reply",
     "fields": [
      "text",
      "attachments"
     ],
     "views": {
      "text": {
       "widget": "reply-text",
       "options": {
        "rows": 4,
        "replies": "/v1.1/saved_replies",
        "manage": "/support/saved_replies"
       },
       "fills": []
      },
      "attachments": {
       "widget": "files",
       "options": {},
       "fills": []
      }
     },
     "submit": "support-tickets:send",
     "success": "support-tickets:reply-sent",
     "failure": "support-tickets:send-failed",
     "access": [
      "Support"
     ],
     "slot": "ticket_id"
    },
    {
     "id": "details",
     "width": "side",
     "kind": "facts",
     "title": "support-tickets:details",
     "look": "facts",
     "facts": [
      {
       "id": "number",
       "field": "number",
       "title": "support-tickets:number",
       "cell": "text"
      },
      {
       "id": "topic",
       "field": "topic",
       "title": "support-tickets:topic",
       "cell": "text"
      },
      {
       "id": "priority",
       "field": "priority",
       "title": "support-tickets:priority",
       "cell": "text"
      },
      {
       "id": "opened-by",
       "field": "from_email",
       "title": "support-tickets:opened-by",
       "cell": "text"
      },
      {
       "id": "agent",
       "field": "agent.name",
       "title": "support-tickets:agent",
       "cell": "text"
      },
      {
       "id": "opened",
       "field": "stats.created_at",
       "title": "support-tickets:opened",
       "cell": "date-time"
      },
      {
       "id": "first-response",
       "field": "stats.first_responded_at",
       "title": "support-tickets:first-response",
       "cell": "date-time"
      },
      {
       "id": "last-response",
       "field": "stats.last_responded_at",
       "title": "support-tickets:last-response",
       "cell": "date-time"
      },
      {
       "id": "resolved",
       "field": "stats.last_resolved_at",
       "title": "support-tickets:resolved-at",
       "cell": "date-time"
      },
      {
       "id": "closed",
       "field": "stats.closed_at",
       "title": "support-tickets:closed-at",
       "cell": "date-time"
      }
     ]
    },
    {
     "id": "tickets",
     "width": "side",
     "kind": "rows",
     "title": "support-tickets:tickets",
     "source": {
      "get": "/v1.1/tickets",
      "query": {
       "per_page": "5"
      },
      "path": "tickets",
      "access": [
       "Support"
      ]
     },
     "size": 5,
     "module": "support-tickets",
     "entity": "ticket",
     "columns": [
      {
       "id": "subject",
       "field": "subject",
       "title": "support-tickets:subject",
       "cell": "text",
       "cut": 90,
       "align": "start",
       "link": "/support/tickets/{row.id}"
      },
      {
       "id": "status",
       "field": "status",
       "title": "portal:status",
       "cell": "status-chip",
       "align": "start"
      }
     ],
     "empty": "support-tickets:no-tickets-title",
     "failure": "support-tickets:tickets-failed",
     "more": {
      "text": "support-tickets:all-tickets",
      "to": "/support/tickets/all",
      "access": [
       "Support"
      ]
     }
    },
    {
     "id": "another",
     "width": "side",
     "kind": "links",
     "links": [
      {
       "id": "new",
       "title": "support-tickets:new-ticket",
       "text": "support-tickets:new-ticket-text",
       "to": "/support/tickets/new",
       "access": [
        "Support"
       ]
      }
     ]
    }
   ]
  }
 },
 "texts": {
  "portal:list-active-filters": "Active filters",
  "portal:list-statistics": "Totals of the matching rows",
  "portal:list-chart-show": "Show chart",
  "portal:list-chart-hide": "Hide chart",
  "portal:list-chart-days": "{figure} per day",
  "portal:list-chart-weeks": "{figure} per week",
  "portal:list-chart-months": "{figure} per month",
  "portal:list-chart-figure": "Figure",
  "portal:list-chart-filter": "Filter by date",
  "portal:list-chart-total": "{period}: {figure} in total.",
  "portal:list-chart-peak-day": "Peak: {figure} on {day}.",
  "portal:list-chart-peak-week": "Peak: {figure} in the week of {day}.",
  "portal:list-chart-peak-month": "Peak: {figure} in {day}.",
  "portal:list-chart-other": "Other",
  "portal:list-chart-nothing": "Nothing in this period",
  "portal:list-remove-filter": "Remove filter {filter}: {value}",
  "portal:list-filter-unavailable": "unavailable",
  "portal:list-clear-all": "Clear all",
  "portal:list-more-filters": "More filters ({count})",
  "portal:list-fewer-filters": "Fewer filters",
  "portal:list-clear": "Clear",
  "portal:list-matches": {
   "one": "1 row matches",
   "other": "{count} rows match"
  },
  "portal:list-lowest": "At least",
  "portal:list-highest": "At most",
  "portal:list-number-least": "at least {number}",
  "portal:list-number-most": "at most {number}",
  "portal:list-number-missing": "Enter at least one number",
  "portal:list-number-format": "Enter numbers such as 5 or 0.25",
  "portal:list-number-order": "The first number can’t be higher than the second",
  "portal:list-choices-search": "Search: {filter}",
  "portal:list-choices-chosen": "{filter}: selected",
  "portal:list-choices-none": "No matches",
  "portal:list-choices-more": {
   "one": "1 more. Type to find it.",
   "other": "{count} more. Type to find them."
  },
  "portal:list-sort": "Sort by",
  "portal:list-sort-usual": "Default order",
  "portal:list-sort-ascending": "Sort ascending",
  "portal:list-sort-descending": "Sort descending",
  "portal:list-views": "Views",
  "portal:list-view-current": "View: {name}",
  "portal:list-view-edited": "View: {name} (changed)",
  "portal:list-view-all": "All records",
  "portal:list-views-shared": "Shared with your team",
  "portal:list-views-failed": "Couldn’t load the views.",
  "portal:list-view-is-shared": "Shared",
  "portal:list-view-default": "Open this list with “{name}”",
  "portal:list-view-default-hint": "Open this list with this view",
  "portal:list-view-edit": "Edit “{name}”",
  "portal:list-view-edit-hint": "Edit",
  "portal:list-view-delete": "Delete view",
  "portal:list-view-delete-of": "Delete “{name}”",
  "portal:list-view-delete-ask": "Delete “{name}”?",
  "portal:list-view-keep": "Keep view",
  "portal:list-view-name": "View name",
  "portal:list-view-share": "Share with my team",
  "portal:list-view-save": "Save",
  "portal:list-view-cancel": "Cancel",
  "portal:list-view-save-new": "Save as new view",
  "portal:list-view-update": "Save changes to “{name}”",
  "portal:list-view-lost": "This view uses something this list no longer has: {parts}.",
  "portal:list-view-gone": "This view was deleted or is no longer shared with you.",
  "portal:list-row-expand": "Details: {row}",
  "portal:list-row-facts": "Details: {row}",
  "portal:list-group": "Group by",
  "portal:list-group-not": "Not grouped",
  "portal:list-group-by": "Group by: {field}",
  "portal:list-group-none": "None",
  "portal:list-group-count": {
   "one": "1 row",
   "other": "{count} rows"
  },
  "portal:list-columns": "Columns",
  "portal:list-columns-reset": "Reset",
  "portal:list-columns-hint": "Drag to reorder, or press Alt with ↑ or ↓.",
  "portal:list-column-moved": "{column}: position {position} of {total}",
  "portal:list-periods": "Periods",
  "portal:list-today": "Today",
  "portal:list-yesterday": "Yesterday",
  "portal:list-this-month": "This month",
  "portal:list-last-month": "Last month",
  "portal:list-all-time": "All time",
  "portal:list-any-time": "any time",
  "portal:list-from": "From",
  "portal:list-to": "To",
  "portal:list-range-from": "from {date}",
  "portal:list-range-until": "until {date}",
  "portal:list-apply": "Apply",
  "portal:list-date-missing": "Enter at least one date",
  "portal:list-date-format": "Enter dates as MM.DD.YYYY",
  "portal:list-date-order": "The start date must be before the end date",
  "portal:action-leave": "What you entered will be lost.",
  "portal:action-discard": "Discard",
  "portal:list-actions": "Actions",
  "portal:list-actions-of": "Actions: {row}",
  "portal:list-action-of": "{action}: {row}",
  "portal:list-nothing-title": "Nothing matches",
  "portal:list-nothing-text": "No rows match your filters.",
  "portal:list-clear-filters": "Clear filters",
  "portal:list-stale": "These rows may be out of date. {reason}",
  "portal:list-link-problems": "Parts of this link weren’t recognized and were ignored: {parts}.",
  "portal:list-pages": "Pages",
  "portal:list-rows-per-page": "Rows per page",
  "portal:list-range": "{first}–{last} of {total}",
  "portal:list-first-page": "First page",
  "portal:list-previous-page": "Previous page",
  "portal:list-next-page": "Next page",
  "portal:list-last-page": "Last page",
  "portal:list-clear-search": "Clear search",
  "portal:drawer": "Details",
  "portal:drawer-previous": "Previous row (↑)",
  "portal:drawer-next": "Next row (↓)",
  "portal:drawer-page": "Open page",
  "portal:drawer-close": "Close (Esc)",
  "portal:drawer-missing": "This record no longer exists",
  "portal:drawer-back": "Back to the list",
  "portal:list-refresh": "Refresh",
  "portal:list-export": "Export CSV",
  "portal:list-exporting": "Exporting…",
  "portal:list-export-hint": "All rows that match the filters, as a CSV file",
  "portal:list-more": "More for this list",
  "portal:list-updating": "Updating…",
  "portal:list-updated-now": "Updated just now",
  "portal:list-updated-seconds": "Updated {count} s ago",
  "portal:list-updated-minutes": "Updated {count} min ago",
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
  "portal:saved-replies": "Saved replies",
  "portal:saved-replies-loading": "Loading…",
  "portal:saved-replies-none": "No saved replies yet",
  "portal:saved-replies-failed": "Couldn’t load saved replies",
  "portal:saved-replies-manage": "Manage saved replies",
  "portal:saved-replies-replace-title": "Replace what you wrote?",
  "portal:saved-replies-replace-text": "“{name}” can replace your text or be added below it.",
  "portal:saved-replies-replace": "Replace",
  "portal:saved-replies-below": "Add below",
  "portal:saved-replies-keep": "Keep my text",
  "portal:list-select-row": "Select {row}",
  "portal:list-select-page": "Select all rows on this page",
  "portal:list-selected": {
   "one": "1 selected",
   "other": "{count} selected"
  },
  "portal:list-select-all": {
   "one": "Select the matching row",
   "other": "Select all {count} matching rows"
  },
  "portal:list-select-none": "Clear selection",
  "portal:bulk-title": {
   "one": "{action}: 1 row",
   "other": "{action}: {count} rows"
  },
  "portal:bulk-checking": "Checking…",
  "portal:bulk-can": {
   "one": "1 row will be changed.",
   "other": "{count} rows will be changed."
  },
  "portal:bulk-cannot": {
   "one": "1 row will be skipped:",
   "other": "{count} rows will be skipped:"
  },
  "portal:bulk-nothing": "None of these rows can be changed.",
  "portal:bulk-undo": "You can undo this afterward.",
  "portal:bulk-cancel": "Cancel",
  "portal:bulk-close": "Close",
  "portal:bulk-background": "Run in background",
  "portal:list-export-started": "We’re preparing your export. Once it’s ready, you can download it here for a week:",
  "portal:list-export-work": "Background work",
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
  "support-tickets:conversation": "Messages",
  "support-tickets:conversation-you": "You",
  "support-tickets:conversation-agent": "Support",
  "support-tickets:conversation-new": "New message from {name}",
  "support-tickets:conversation-failed": "Failed to load ticket content. Please refresh you browser",
  "support-tickets:support": "Support",
  "support-tickets:tickets": "Tickets",
  "support-tickets:ticket": "Ticket",
  "support-tickets:all-tickets": "All tickets",
  "support-tickets:new-ticket": "New ticket",
  "support-tickets:new-ticket-text": "Ask about something else.",
  "support-tickets:open-ticket": "Open ticket",
  "support-tickets:number": "Number",
  "support-tickets:topic": "Topic",
  "support-tickets:topic-placeholder": "Choose a topic",
  "support-tickets:any-topic": "Any topic",
  "support-tickets:calls": "Calls and trunks",
  "support-tickets:messages": "SMS and Sender IDs",
  "support-tickets:numbers": "Numbers",
  "support-tickets:porting": "Porting",
  "support-tickets:verification": "2FA and verification",
  "support-tickets:billing": "Billing and payments",
  "support-tickets:account": "Account and users",
  "support-tickets:other": "Something else",
  "support-tickets:text-calls": "From: \nTo: \nTime of the call: \nCall ID or SIP code, if you have it: \nWhat happened: ",
  "support-tickets:text-messages": "Sender ID: \nTo: \nSent at: \nMessage ID, if you have it: \nWhat happened: ",
  "support-tickets:text-numbers": "Numbers, in international format: \nWhat happened: ",
  "support-tickets:text-porting": "Porting request or numbers: \nCurrent carrier: \nQuestion: ",
  "support-tickets:text-verification": "2FA service: \nPhone number: \nCode requested at: \nWhat happened: ",
  "support-tickets:text-billing": "Invoice or transaction number: \nAmount: \nQuestion: ",
  "support-tickets:unread": "Unread",
  "support-tickets:unread-only": "Unread",
  "support-tickets:read-only": "Read",
  "support-tickets:any-unread": "Read and unread",
  "support-tickets:draft": "Draft",
  "support-tickets:with-draft": "With a draft",
  "support-tickets:without-draft": "Without a draft",
  "support-tickets:any-draft": "With or without a draft",
  "support-tickets:search-by-number": "Ticket number",
  "support-tickets:subject": "Subject",
  "support-tickets:subject-placeholder": "What is it about?",
  "support-tickets:description": "Description",
  "support-tickets:description-help": "Include phone numbers, times and error messages. You can paste screenshots.",
  "support-tickets:priority": "Priority",
  "support-tickets:low": "Low",
  "support-tickets:normal": "Normal",
  "support-tickets:high": "High",
  "support-tickets:urgent": "Urgent",
  "support-tickets:attachments": "Attachments",
  "support-tickets:attachment": "File",
  "support-tickets:file-refused": "This file cannot be uploaded. Please check file format and size",
  "support-tickets:too-many-files": "The file limit (3) has been reached for this message. Please use a new message to send additional files",
  "support-tickets:status-open": "Open",
  "support-tickets:status-updated": "Updated",
  "support-tickets:status-closed": "Closed",
  "support-tickets:opened-by": "Opened by",
  "support-tickets:customer": "Customer",
  "support-tickets:agent": "Agent",
  "support-tickets:stats": "Times",
  "support-tickets:opened": "Opened",
  "support-tickets:last-activity": "Last activity",
  "support-tickets:resolved-at": "Marked as solved",
  "support-tickets:closed-at": "Closed",
  "support-tickets:first-response": "First response",
  "support-tickets:last-response": "Last response",
  "support-tickets:replies": "Replies",
  "support-tickets:reply": "Reply",
  "support-tickets:your-reply": "Your reply",
  "support-tickets:message": "Message",
  "support-tickets:author": "Author",
  "support-tickets:sent-at": "Sent",
  "support-tickets:details": "Details",
  "support-tickets:saved-reply": "Saved reply",
  "support-tickets:new-saved-reply": "New saved reply",
  "support-tickets:edit-saved-reply": "Edit saved reply",
  "support-tickets:reply-name": "Name",
  "support-tickets:reply-text": "Text",
  "support-tickets:reply-text-help": "Everyone in your account who writes to support can use it.",
  "support-tickets:last-changed": "Changed",
  "support-tickets:reply-saved": "Reply saved",
  "support-tickets:reply-deleted": "Saved reply deleted",
  "support-tickets:delete-reply-title": "Delete this saved reply?",
  "support-tickets:delete-reply-text": "Messages you’ve sent with it stay as they are.",
  "support-tickets:no-saved-replies": "No saved replies yet",
  "support-tickets:no-saved-replies-text": "Save texts you often send to support, and choose them when you reply to a ticket.",
  "support-tickets:close": "Close ticket",
  "support-tickets:close-title": "Close this ticket?",
  "support-tickets:close-text": "A closed ticket can’t be reopened. If the problem comes back, create a new ticket.",
  "support-tickets:close-draft": "You have a reply that hasn’t been sent. Closing the ticket deletes it.",
  "support-tickets:keep-open": "Keep open",
  "support-tickets:ticket-closed": "Ticket closed",
  "support-tickets:close-failed": "Closing ticket failed. Please try again later",
  "support-tickets:closed-text": "This ticket is closed. For anything else, create a new ticket.",
  "support-tickets:send": "Send",
  "support-tickets:ticket-created": "Ticket created",
  "support-tickets:reply-sent": "Message sent",
  "support-tickets:send-failed": "Message failed to send. Please try again later",
  "support-tickets:tickets-failed": "Failed to load tickets. Please refresh you browser",
  "support-tickets:ticket-failed": "Failed to load ticket content. Please refresh you browser",
  "support-tickets:search-subject": "Search by subject",
  "support-tickets:any-priority": "Any priority",
  "support-tickets:no-tickets-title": "No tickets yet",
  "support-tickets:no-tickets-text": "Questions and problems you send us appear here, with our replies.",
  "support-tickets:event-answered": "Answered",
  "support-tickets:event-reopened": "Reopened"
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
  "saved-reply.create": validator(object({ "id": readOnly, "version": readOnly, "name": string({ minLength: 1, maxLength: 80, trim: true }), "text": string({ minLength: 1, maxLength: 10000, trim: true }), "created_at": readOnly, "updated_at": readOnly }, ["name","text"])),
  "saved-reply.update": validator(object({ "id": readOnly, "version": readOnly, "name": string({ minLength: 1, maxLength: 80, trim: true }), "text": string({ minLength: 1, maxLength: 10000, trim: true }), "created_at": readOnly, "updated_at": readOnly })),
  "saved-reply.form": validator(object({ "id": anything, "version": anything, "name": string({ minLength: 1, maxLength: 80, trim: true }), "text": string({ minLength: 1, maxLength: 10000, trim: true }), "created_at": anything, "updated_at": anything })),
  "ticket-reply.create": validator(object({ "id": readOnly, "version": readOnly, "ticket_id": readOnly, "text": string({ minLength: 1, maxLength: 10000, trim: true }), "attachments": array({ maxItems: 3, items: object({ "id": string({ format: "uuid" }), "name": readOnly, "bytes": readOnly, "type": readOnly }, ["id"]) }), "author": readOnly, "author_id": readOnly, "author_name": readOnly, "created_at": readOnly, "updated_at": readOnly }, ["text"])),
  "ticket-reply.update": validator(object({ "id": readOnly, "version": readOnly, "ticket_id": readOnly, "text": readOnly, "attachments": readOnly, "author": readOnly, "author_id": readOnly, "author_name": readOnly, "created_at": readOnly, "updated_at": readOnly })),
  "ticket-reply.form": validator(object({ "id": anything, "version": anything, "ticket_id": anything, "text": string({ minLength: 1, maxLength: 10000, trim: true }), "attachments": array({ maxItems: 3, items: object({ "id": string({ format: "uuid" }), "name": anything, "bytes": anything, "type": anything }) }), "author": anything, "author_id": anything, "author_name": anything, "created_at": anything, "updated_at": anything })),
  "ticket.create": validator(object({ "id": readOnly, "version": readOnly, "number": readOnly, "topic": string({ values: ["calls","messages","numbers","porting","verification","billing","account","other"] }), "subject": string({ minLength: 1, maxLength: 255, trim: true }), "description": string({ minLength: 1, maxLength: 10000, trim: true }), "priority": string({ values: ["low","normal","high","urgent"] }), "attachments": array({ maxItems: 3, items: object({ "id": string({ format: "uuid" }), "name": readOnly, "bytes": readOnly, "type": readOnly }, ["id"]) }), "status": readOnly, "from_email": readOnly, "customer_id": readOnly, "agent": readOnly, "stats": readOnly, "replies": readOnly, "unread": readOnly, "draft": readOnly, "created_at": readOnly, "updated_at": readOnly }, ["subject","description"])),
  "ticket.update": validator(object({ "id": readOnly, "version": readOnly, "number": readOnly, "topic": readOnly, "subject": readOnly, "description": readOnly, "priority": readOnly, "attachments": readOnly, "status": readOnly, "from_email": readOnly, "customer_id": readOnly, "agent": readOnly, "stats": readOnly, "replies": readOnly, "unread": readOnly, "draft": readOnly, "created_at": readOnly, "updated_at": readOnly })),
  "ticket.form": validator(object({ "id": anything, "version": anything, "number": anything, "topic": string({ values: ["calls","messages","numbers","porting","verification","billing","account","other"] }), "subject": string({ minLength: 1, maxLength: 255, trim: true }), "description": string({ minLength: 1, maxLength: 10000, trim: true }), "priority": string({ values: ["low","normal","high","urgent"] }), "attachments": array({ maxItems: 3, items: object({ "id": string({ format: "uuid" }), "name": anything, "bytes": anything, "type": anything }) }), "status": anything, "from_email": anything, "customer_id": anything, "agent": anything, "stats": anything, "replies": anything, "unread": anything, "draft": anything, "created_at": anything, "updated_at": anything })),
}
