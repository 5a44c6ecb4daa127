// Written by codegen from definitions/. Do not edit.
export const definition = {
 "id": "simulator",
 "title": "simulator:simulator",
 "entities": {
  "simulated-call": {
   "id": "simulated-call",
   "module": "simulator",
   "title": "simulator:incoming-call",
   "properties": {
    "from": {
     "format": "phone",
     "maxLength": 20,
     "type": "string",
     "title": "simulator:from",
     "placeholder": "simulator:from-placeholder",
     "trim": false,
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "phone",
     "errors": {}
    },
    "to": {
     "required": [
      "id"
     ],
     "type": "object",
     "title": "simulator:to",
     "properties": {
      "id": {
       "format": "uuid",
       "type": "string",
       "title": "simulator:to",
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
      "number": {
       "maxLength": 20,
       "cell": "phone",
       "type": "string",
       "title": "simulator:to",
       "trim": false,
       "readOnly": false,
       "writeOn": [
        "create",
        "update"
       ],
       "sensitive": false,
       "errors": {}
      }
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
    "status": {
     "enum": [
      "under-way",
      "answered",
      "busy",
      "not-answered"
     ],
     "readOnly": true,
     "type": "string",
     "title": "portal:status",
     "enumTexts": {
      "under-way": "simulator:under-way",
      "answered": "simulator:answered",
      "busy": "simulator:busy",
      "not-answered": "simulator:not-answered"
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
     "cell": "relative-time",
     "type": "string",
     "title": "simulator:called-at",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    }
   },
   "required": [
    "from",
    "to"
   ],
   "rules": {
    "fields": {
     "to": {
      "reference": {
       "get": "/v1/simulator/numbers",
       "query": {
        "can": "voice_in"
       },
       "items": "numbers",
       "key": "id",
       "label": "number",
       "search": "search",
       "pick": {
        "id": "id",
        "number": "number"
       },
       "empty": {
        "text": "simulator:no-voice-numbers"
       },
       "labelFormat": "phone"
      }
     }
    },
    "effects": [],
    "checks": []
   }
  },
  "simulated-message": {
   "id": "simulated-message",
   "module": "simulator",
   "title": "simulator:incoming-message",
   "properties": {
    "from": {
     "format": "phone",
     "maxLength": 20,
     "type": "string",
     "title": "simulator:from",
     "placeholder": "simulator:from-placeholder",
     "trim": false,
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "phone",
     "errors": {}
    },
    "to": {
     "required": [
      "id"
     ],
     "type": "object",
     "title": "simulator:to",
     "properties": {
      "id": {
       "format": "uuid",
       "type": "string",
       "title": "simulator:to",
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
      "number": {
       "maxLength": 20,
       "cell": "phone",
       "type": "string",
       "title": "simulator:to",
       "trim": false,
       "readOnly": false,
       "writeOn": [
        "create",
        "update"
       ],
       "sensitive": false,
       "errors": {}
      }
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
    "text": {
     "minLength": 1,
     "maxLength": 1600,
     "trim": true,
     "type": "string",
     "title": "simulator:message",
     "placeholder": "simulator:message-placeholder",
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
     "title": "simulator:sent-at",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    }
   },
   "required": [
    "from",
    "to",
    "text"
   ],
   "rules": {
    "fields": {
     "to": {
      "reference": {
       "get": "/v1/simulator/numbers",
       "query": {
        "can": "sms_in"
       },
       "items": "numbers",
       "key": "id",
       "label": "number",
       "search": "search",
       "pick": {
        "id": "id",
        "number": "number"
       },
       "empty": {
        "text": "simulator:no-numbers"
       },
       "labelFormat": "phone"
      }
     }
    },
    "effects": [],
    "checks": []
   }
  },
  "simulation": {
   "id": "simulation",
   "module": "simulator",
   "title": "simulator:simulation",
   "properties": {
    "outcome": {
     "enum": [
      "delivered",
      "undelivered",
      "expired",
      "dlr_expired"
     ],
     "type": "string",
     "title": "simulator:outcome",
     "enumTexts": {
      "dlr_expired": "simulator:no-receipt",
      "delivered": "simulator:delivered",
      "undelivered": "simulator:undelivered",
      "expired": "simulator:expired"
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
    "decision": {
     "maxLength": 63,
     "type": "string",
     "title": "simulator:decision",
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
    "note": {
     "maxLength": 500,
     "type": "string",
     "title": "simulator:note",
     "help": "simulator:note-help",
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
    "reason": {
     "maxLength": 100,
     "type": "string",
     "title": "portal:reason",
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
    "text": {
     "minLength": 1,
     "maxLength": 10000,
     "trim": true,
     "type": "string",
     "title": "simulator:message",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "resolves": {
     "default": false,
     "type": "boolean",
     "title": "simulator:resolves",
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
    "act": {
     "enum": [
      "keys",
      "silence",
      "hang-up",
      "answer",
      "busy",
      "no-answer",
      "trunk-offline",
      "leave-message"
     ],
     "type": "string",
     "title": "simulator:act",
     "enumTexts": {
      "keys": "simulator:press-keys",
      "silence": "simulator:silence",
      "hang-up": "simulator:hang-up",
      "answer": "simulator:answer",
      "busy": "simulator:busy",
      "no-answer": "simulator:no-answer",
      "trunk-offline": "simulator:trunk-offline",
      "leave-message": "simulator:leave-message"
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
    "keys": {
     "maxLength": 32,
     "pattern": "^[0-9*#]*$",
     "type": "string",
     "title": "simulator:keys",
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
    "number_country": {
     "enum": [
      "US",
      "GB"
     ],
     "type": "string",
     "title": "portal:country",
     "enumTexts": {
      "US": "simulator:united-states",
      "GB": "simulator:united-kingdom"
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
    "key_label": {
     "minLength": 1,
     "maxLength": 60,
     "trim": true,
     "type": "string",
     "title": "portal:name",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "days": {
     "minimum": 1,
     "maximum": 366,
     "type": "integer",
     "title": "simulator:days",
     "trim": false,
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    }
   },
   "required": [
    "outcome",
    "decision",
    "text",
    "act",
    "number_country",
    "key_label",
    "days"
   ],
   "rules": {
    "fields": {},
    "effects": [],
    "checks": []
   }
  },
  "simulator-progress": {
   "id": "simulator-progress",
   "module": "simulator",
   "title": "simulator:simulator-progress",
   "properties": {
    "progress": {
     "readOnly": true,
     "type": "object",
     "title": "simulator:progress",
     "properties": {
      "numbers": {
       "type": "integer",
       "title": "simulator:progress",
       "trim": false,
       "readOnly": true,
       "writeOn": [],
       "sensitive": false,
       "cell": "number",
       "errors": {}
      },
      "routed_numbers": {
       "type": "integer",
       "title": "simulator:progress",
       "trim": false,
       "readOnly": true,
       "writeOn": [],
       "sensitive": false,
       "cell": "number",
       "errors": {}
      },
      "trunks": {
       "type": "integer",
       "title": "simulator:progress",
       "trim": false,
       "readOnly": true,
       "writeOn": [],
       "sensitive": false,
       "cell": "number",
       "errors": {}
      },
      "received_calls": {
       "type": "integer",
       "title": "simulator:progress",
       "trim": false,
       "readOnly": true,
       "writeOn": [],
       "sensitive": false,
       "cell": "number",
       "errors": {}
      },
      "placed_calls": {
       "type": "integer",
       "title": "simulator:progress",
       "trim": false,
       "readOnly": true,
       "writeOn": [],
       "sensitive": false,
       "cell": "number",
       "errors": {}
      },
      "flow_calls": {
       "type": "integer",
       "title": "simulator:progress",
       "trim": false,
       "readOnly": true,
       "writeOn": [],
       "sensitive": false,
       "cell": "number",
       "errors": {}
      },
      "received_messages": {
       "type": "integer",
       "title": "simulator:progress",
       "trim": false,
       "readOnly": true,
       "writeOn": [],
       "sensitive": false,
       "cell": "number",
       "errors": {}
      },
      "keys": {
       "type": "integer",
       "title": "simulator:progress",
       "trim": false,
       "readOnly": true,
       "writeOn": [],
       "sensitive": false,
       "cell": "number",
       "errors": {}
      },
      "two_fa_services": {
       "type": "integer",
       "title": "simulator:progress",
       "trim": false,
       "readOnly": true,
       "writeOn": [],
       "sensitive": false,
       "cell": "number",
       "errors": {}
      },
      "verified_codes": {
       "type": "integer",
       "title": "simulator:progress",
       "trim": false,
       "readOnly": true,
       "writeOn": [],
       "sensitive": false,
       "cell": "number",
       "errors": {}
      },
      "published_flows": {
       "type": "integer",
       "title": "simulator:progress",
       "trim": false,
       "readOnly": true,
       "writeOn": [],
       "sensitive": false,
       "cell": "number",
       "errors": {}
      },
      "answered_tickets": {
       "type": "integer",
       "title": "simulator:progress",
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
    }
   },
   "required": [],
   "rules": {
    "fields": {},
    "effects": [],
    "checks": []
   }
  },
  "simulator-settings": {
   "id": "simulator-settings",
   "module": "simulator",
   "title": "simulator:failures",
   "properties": {
    "outage": {
     "enum": [
      "none",
      "one-minute",
      "five-minutes",
      "fifteen-minutes"
     ],
     "type": "string",
     "title": "simulator:outage",
     "help": "simulator:outage-help",
     "enumTexts": {
      "none": "simulator:none",
      "one-minute": "simulator:one-minute",
      "five-minutes": "simulator:five-minutes",
      "fifteen-minutes": "simulator:fifteen-minutes"
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
    "outage_until": {
     "format": "date-time",
     "readOnly": true,
     "type": "string",
     "title": "simulator:outage-until",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "date-time",
     "errors": {}
    },
    "fails_share": {
     "minimum": 0,
     "maximum": 100,
     "type": "integer",
     "title": "simulator:fails-share",
     "help": "simulator:fails-share-help",
     "trim": false,
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "fails_as": {
     "enum": [
      "undelivered",
      "expired",
      "rejected",
      "dlr_expired"
     ],
     "type": "string",
     "title": "simulator:fails-as",
     "enumTexts": {
      "dlr_expired": "simulator:no-receipt",
      "undelivered": "simulator:undelivered",
      "expired": "simulator:expired",
      "rejected": "simulator:rejected"
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
    "declines_cards": {
     "type": "boolean",
     "title": "simulator:declines-cards",
     "help": "simulator:declines-cards-help",
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
    "holds_receipts": {
     "type": "boolean",
     "title": "simulator:holds-receipts",
     "help": "simulator:holds-receipts-help",
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
    "holds_reviews": {
     "type": "boolean",
     "title": "simulator:holds-reviews",
     "help": "simulator:holds-reviews-help",
     "trim": false,
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "yes-no",
     "errors": {}
    }
   },
   "required": [
    "outage",
    "fails_share",
    "fails_as",
    "declines_cards",
    "holds_receipts",
    "holds_reviews"
   ],
   "rules": {
    "fields": {},
    "effects": [],
    "checks": []
   }
  }
 },
 "resources": {
  "simulated-call": {
   "id": "simulated-call",
   "module": "simulator",
   "entity": "simulated-call",
   "path": "/v1/simulator/calls",
   "items": "calls",
   "item": "call",
   "storage": {
    "kind": "documents"
   },
   "operations": {
    "list": {
     "access": [
      "Simulator"
     ]
    },
    "create": {
     "access": [
      "Simulator"
     ]
    }
   },
   "listFields": [
    "id",
    "from",
    "to",
    "status",
    "created_at"
   ],
   "query": [],
   "sort": {
    "fields": [
     "created_at"
    ],
    "default": "-created_at"
   },
   "sublists": [],
   "endpoints": []
  },
  "simulated-message": {
   "id": "simulated-message",
   "module": "simulator",
   "entity": "simulated-message",
   "path": "/v1/simulator/messages",
   "items": "messages",
   "item": "message",
   "storage": {
    "kind": "documents"
   },
   "operations": {
    "list": {
     "access": [
      "Simulator"
     ]
    },
    "create": {
     "access": [
      "Simulator"
     ]
    }
   },
   "listFields": [
    "id",
    "from",
    "to",
    "text",
    "created_at"
   ],
   "query": [],
   "sort": {
    "fields": [
     "created_at"
    ],
    "default": "-created_at"
   },
   "sublists": [],
   "endpoints": []
  },
  "simulation": {
   "id": "simulation",
   "module": "simulator",
   "entity": "simulation",
   "path": "/v1/simulator",
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
     "id": "numbers",
     "query": [
      "can",
      "search",
      "id",
      "page",
      "per_page"
     ],
     "summary": "The account's active numbers that people can write to or, with can=voice_in, call.",
     "items": "numbers",
     "method": "GET",
     "path": "/v1/simulator/numbers",
     "access": [
      "Simulator"
     ]
    },
    {
     "id": "receipts",
     "summary": "Messages whose delivery receipts the simulated carrier still owes, newest first.",
     "method": "GET",
     "path": "/v1/simulator/receipts",
     "access": [
      "Simulator"
     ],
     "query": [],
     "when": {
      "source": "'carrier' in config.simulated",
      "tree": {
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
      "dependsOn": [
       "config.simulated"
      ]
     },
     "because": "simulator:not-simulated"
    },
    {
     "id": "decide-receipt",
     "method": "POST",
     "path": "/v1/simulator/receipts/{id}",
     "input": [
      "outcome"
     ],
     "summary": "Decides how the delivery of a message ended; the receipt comes from the carrier at once.",
     "access": [
      "Simulator"
     ],
     "query": [],
     "when": {
      "source": "'carrier' in config.simulated",
      "tree": {
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
      "dependsOn": [
       "config.simulated"
      ]
     },
     "because": "simulator:not-simulated"
    },
    {
     "id": "reviews",
     "summary": "Records that wait for a carrier or a reviewer, newest first, with the decisions possible.",
     "method": "GET",
     "path": "/v1/simulator/reviews",
     "access": [
      "Simulator"
     ],
     "query": [],
     "when": {
      "source": "'reviewer' in config.simulated || 'carrier' in config.simulated",
      "tree": {
       "op": "or",
       "args": [
        {
         "op": "in",
         "left": {
          "op": "const",
          "value": "reviewer"
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
        }
       ]
      },
      "dependsOn": [
       "config.simulated"
      ]
     },
     "because": "simulator:not-simulated"
    },
    {
     "id": "decide-review",
     "method": "POST",
     "path": "/v1/simulator/reviews/{entity}/{id}",
     "input": [
      "decision",
      "note",
      "reason"
     ],
     "summary": "Decides about a record in the place of its carrier or reviewer; a common reason counts where the decision needs one.",
     "access": [
      "Simulator"
     ],
     "query": [],
     "when": {
      "source": "'reviewer' in config.simulated || 'carrier' in config.simulated",
      "tree": {
       "op": "or",
       "args": [
        {
         "op": "in",
         "left": {
          "op": "const",
          "value": "reviewer"
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
        }
       ]
      },
      "dependsOn": [
       "config.simulated"
      ]
     },
     "because": "simulator:not-simulated"
    },
    {
     "id": "tickets",
     "summary": "Tickets that aren't closed, with their last message, as the provider's agents see them.",
     "method": "GET",
     "path": "/v1/simulator/tickets",
     "access": [
      "Simulator"
     ],
     "query": [],
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
     "because": "simulator:not-simulated"
    },
    {
     "id": "answer-ticket",
     "method": "POST",
     "path": "/v1/simulator/tickets/{id}/replies",
     "input": [
      "text",
      "resolves"
     ],
     "summary": "Answers a ticket in the place of the provider's agents.",
     "access": [
      "Simulator"
     ],
     "query": [],
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
     "because": "simulator:not-simulated"
    },
    {
     "id": "timers",
     "summary": "What time will do to the account's records, earliest first.",
     "method": "GET",
     "path": "/v1/simulator/timers",
     "access": [
      "Simulator"
     ],
     "query": [],
     "when": {
      "source": "'time' in config.simulated",
      "tree": {
       "op": "in",
       "left": {
        "op": "const",
        "value": "time"
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
     "because": "simulator:not-simulated"
    },
    {
     "id": "clock",
     "method": "POST",
     "input": [
      "days"
     ],
     "summary": "Makes due what time would have done within some days.",
     "path": "/v1/simulator/clock",
     "access": [
      "Simulator"
     ],
     "query": [],
     "when": {
      "source": "'time' in config.simulated",
      "tree": {
       "op": "in",
       "left": {
        "op": "const",
        "value": "time"
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
     "because": "simulator:not-simulated"
    },
    {
     "id": "phone",
     "summary": "The last call: what was said and done, and what the caller or the far end can do now.",
     "method": "GET",
     "path": "/v1/simulator/phone",
     "access": [
      "Simulator"
     ],
     "query": []
    },
    {
     "id": "act",
     "method": "POST",
     "path": "/v1/simulator/calls/{id}/acts",
     "input": [
      "act",
      "keys"
     ],
     "summary": "Does something in a call in the place of its caller, or of the phone it rings at.",
     "access": [
      "Simulator"
     ],
     "query": []
    },
    {
     "id": "assign-number",
     "method": "POST",
     "path": "/v1/simulator/numbers",
     "input": [
      "number_country"
     ],
     "summary": "Gives a sandbox account a free number for calls and messages, as support does.",
     "access": [
      "Simulator"
     ],
     "query": [],
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
     },
     "because": "simulator:sandbox-only"
    },
    {
     "id": "assign-key",
     "method": "POST",
     "path": "/v1/simulator/keys",
     "input": [
      "key_label"
     ],
     "summary": "Gives a sandbox account an API key for 30 days, as support does. The secret is answered once.",
     "access": [
      "Simulator"
     ],
     "query": [],
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
     },
     "because": "simulator:sandbox-only"
    },
    {
     "id": "outbox",
     "summary": "Mail to the user, and text messages and calls with codes that were sent for the account, newest first.",
     "method": "GET",
     "path": "/v1/simulator/outbox",
     "access": [
      "Simulator"
     ],
     "query": [],
     "when": {
      "source": "'carrier' in config.simulated || has(config.has_simulator)",
      "tree": {
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
      },
      "dependsOn": [
       "config.has_simulator",
       "config.simulated"
      ]
     },
     "because": "simulator:not-simulated"
    }
   ]
  },
  "simulator-progress": {
   "id": "simulator-progress",
   "module": "simulator",
   "entity": "simulator-progress",
   "path": "/v1/simulator/progress",
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
     "id": "steps",
     "path": "/v1/simulator/progress",
     "output": [
      "progress"
     ],
     "summary": "What the account has tried so far: of numbers, calls, messages, codes, flows and answers, 1 or 0 each.",
     "method": "GET",
     "access": [
      "Simulator"
     ],
     "query": []
    }
   ]
  },
  "simulator-settings": {
   "id": "simulator-settings",
   "module": "simulator",
   "entity": "simulator-settings",
   "path": "/v1/simulator/settings",
   "items": "settings",
   "item": "settings",
   "singleton": true,
   "storage": {
    "kind": "behaviour"
   },
   "operations": {
    "get": {
     "access": [
      "Simulator"
     ]
    },
    "update": {
     "access": [
      "Simulator"
     ],
     "when": {
      "source": "'carrier' in config.simulated",
      "tree": {
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
      "dependsOn": [
       "config.simulated"
      ]
     },
     "because": "simulator:not-simulated"
    }
   },
   "listFields": [],
   "query": [],
   "sort": {
    "fields": [],
    "default": ""
   },
   "sublists": [],
   "endpoints": []
  }
 },
 "lists": {},
 "wizards": {},
 "pages": {
  "calls": {
   "id": "calls",
   "module": "simulator",
   "title": "simulator:calls-title",
   "blocks": [
    {
     "id": "about",
     "width": "full",
     "kind": "text",
     "paragraphs": [
      "simulator:calls-about"
     ],
     "steps": [],
     "params": {}
    },
    {
     "id": "incoming",
     "width": "half",
     "kind": "form",
     "title": "simulator:incoming-call",
     "resource": "simulated-call",
     "fields": [
      "from",
      "to"
     ],
     "views": {
      "from": {
       "widget": "text",
       "options": {},
       "fills": []
      },
      "to": {
       "widget": "reference-select",
       "options": {},
       "fills": []
      }
     },
     "submit": "simulator:call",
     "success": "simulator:calling",
     "access": [
      "Simulator"
     ]
    },
    {
     "id": "phone",
     "width": "half",
     "kind": "widget",
     "title": "simulator:phone",
     "panel": "simulated-phone",
     "params": {}
    }
   ]
  },
  "clock": {
   "id": "clock",
   "module": "simulator",
   "title": "simulator:clock-title",
   "blocks": [
    {
     "id": "about",
     "width": "full",
     "kind": "text",
     "paragraphs": [
      "simulator:clock-about"
     ],
     "steps": [],
     "params": {}
    },
    {
     "id": "timers",
     "width": "full",
     "kind": "widget",
     "panel": "simulated-clock",
     "params": {}
    }
   ]
  },
  "failures": {
   "id": "failures",
   "module": "simulator",
   "title": "simulator:failures-title",
   "blocks": [
    {
     "id": "about",
     "width": "full",
     "kind": "text",
     "paragraphs": [
      "simulator:failures-about"
     ],
     "steps": [],
     "params": {}
    },
    {
     "id": "settings",
     "width": "full",
     "kind": "form",
     "resource": "simulator-settings",
     "fields": [
      "outage",
      "fails_share",
      "fails_as",
      "declines_cards",
      "holds_receipts",
      "holds_reviews"
     ],
     "views": {
      "outage": {
       "widget": "radio",
       "options": {},
       "fills": []
      },
      "fails_share": {
       "widget": "number",
       "options": {},
       "fills": []
      },
      "fails_as": {
       "widget": "select",
       "options": {},
       "fills": []
      },
      "declines_cards": {
       "widget": "switch",
       "options": {},
       "fills": []
      },
      "holds_receipts": {
       "widget": "switch",
       "options": {},
       "fills": []
      },
      "holds_reviews": {
       "widget": "switch",
       "options": {},
       "fills": []
      }
     },
     "submit": "portal:save",
     "success": "simulator:settings-saved",
     "access": [
      "Simulator"
     ]
    }
   ]
  },
  "messages": {
   "id": "messages",
   "module": "simulator",
   "title": "simulator:messages-title",
   "blocks": [
    {
     "id": "about",
     "width": "full",
     "kind": "text",
     "paragraphs": [
      "simulator:messages-about"
     ],
     "steps": [],
     "params": {}
    },
    {
     "id": "about-receipts",
     "when": {
      "source": "'carrier' in config.simulated",
      "tree": {
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
      "dependsOn": [
       "config.simulated"
      ]
     },
     "width": "full",
     "kind": "text",
     "paragraphs": [
      "simulator:receipts-about"
     ],
     "steps": [],
     "params": {}
    },
    {
     "id": "incoming",
     "width": "half",
     "kind": "form",
     "title": "simulator:incoming-message",
     "resource": "simulated-message",
     "fields": [
      "from",
      "to",
      "text"
     ],
     "views": {
      "from": {
       "widget": "text",
       "options": {},
       "fills": []
      },
      "to": {
       "widget": "reference-select",
       "options": {},
       "fills": []
      },
      "text": {
       "widget": "textarea",
       "options": {
        "rows": 3
       },
       "fills": []
      }
     },
     "submit": "simulator:send-message",
     "success": "simulator:message-sent",
     "access": [
      "Simulator"
     ]
    },
    {
     "id": "latest",
     "width": "half",
     "kind": "rows",
     "title": "simulator:latest-messages",
     "source": {
      "get": "/v1/simulator/messages",
      "query": {
       "per_page": "5",
       "sort": "-created_at"
      },
      "path": "messages",
      "access": [
       "Simulator"
      ]
     },
     "size": 5,
     "module": "simulator",
     "entity": "simulated-message",
     "columns": [
      {
       "id": "from",
       "field": "from",
       "title": "simulator:from",
       "cell": "phone",
       "align": "start"
      },
      {
       "id": "to",
       "field": "to.number",
       "title": "simulator:to",
       "cell": "phone",
       "align": "start"
      },
      {
       "id": "text",
       "field": "text",
       "title": "simulator:message",
       "cell": "text",
       "align": "start"
      },
      {
       "id": "created-at",
       "field": "created_at",
       "title": "simulator:sent-at",
       "cell": "relative-time",
       "align": "start"
      }
     ],
     "empty": "simulator:no-messages"
    },
    {
     "id": "receipts",
     "when": {
      "source": "'carrier' in config.simulated",
      "tree": {
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
      "dependsOn": [
       "config.simulated"
      ]
     },
     "width": "full",
     "kind": "widget",
     "title": "simulator:receipts",
     "panel": "simulated-receipts",
     "params": {}
    }
   ]
  },
  "outbox": {
   "id": "outbox",
   "module": "simulator",
   "title": "simulator:outbox-title",
   "blocks": [
    {
     "id": "about",
     "width": "full",
     "kind": "text",
     "paragraphs": [
      "simulator:outbox-about"
     ],
     "steps": [],
     "params": {}
    },
    {
     "id": "outbox",
     "width": "full",
     "kind": "widget",
     "panel": "simulated-outbox",
     "params": {}
    }
   ]
  },
  "reviews": {
   "id": "reviews",
   "module": "simulator",
   "title": "simulator:reviews-title",
   "blocks": [
    {
     "id": "about",
     "width": "full",
     "kind": "text",
     "paragraphs": [
      "simulator:reviews-about"
     ],
     "steps": [],
     "params": {}
    },
    {
     "id": "reviews",
     "width": "full",
     "kind": "widget",
     "panel": "simulated-reviews",
     "params": {}
    }
   ]
  },
  "tickets": {
   "id": "tickets",
   "module": "simulator",
   "title": "simulator:tickets-title",
   "blocks": [
    {
     "id": "about",
     "width": "full",
     "kind": "text",
     "paragraphs": [
      "simulator:tickets-about"
     ],
     "steps": [],
     "params": {}
    },
    {
     "id": "tickets",
     "width": "full",
     "kind": "widget",
     "panel": "simulated-tickets",
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
  "simulator:busy": "Busy",
  "simulator:phone": "Call transcript",
  "simulator:phone-none": "No calls yet. Choose a number and call it.",
  "simulator:phone-ended": {
   "one": "Call ended after 1 second",
   "other": "Call ended after {count} seconds"
  },
  "simulator:phone-keys": "Keypad",
  "simulator:phone-key": "Press {key}",
  "simulator:phone-digits": "Several digits",
  "simulator:phone-send": "Press",
  "simulator:phone-history": "Open in history",
  "simulator:silence": "Say nothing",
  "simulator:hang-up": "Hang up",
  "simulator:answer-call": "Answer",
  "simulator:no-answer": "No answer",
  "simulator:trunk-offline": "Trunk offline",
  "simulator:leave-message": "Leave a message",
  "simulator:clock": "Clock",
  "simulator:timers-none": "Nothing is due.",
  "simulator:forward": "Move forward",
  "simulator:forward-days": {
   "one": "1 day",
   "other": "{count} days"
  },
  "simulator:clock-moved": {
   "one": "1 deadline is due now",
   "other": "{count} deadlines are due now"
  },
  "simulator:receipts": "Waiting for a delivery receipt",
  "simulator:receipts-none": "No message is waiting for its receipt. To decide receipts yourself, turn on “Decide delivery receipts by hand” under Failures, then send something.",
  "simulator:receipt-decided": "Receipt sent",
  "simulator:delivered": "Delivered",
  "simulator:undelivered": "Not delivered",
  "simulator:expired": "Expired",
  "simulator:queue-failed": "The simulator can’t be reached.",
  "simulator:no-receipt": "No receipt",
  "simulator:outbox": "Outbox",
  "simulator:outbox-none": "Nothing has been sent yet.",
  "simulator:outbox-mail": "Email",
  "simulator:outbox-text": "Text message",
  "simulator:outbox-voice": "Call",
  "simulator:reviews": "Reviews",
  "simulator:decision-asks": "{decision}…",
  "simulator:decision-cancel": "Cancel",
  "simulator:note": "Reason in your own words",
  "simulator:note-help": "The account sees it with the decision.",
  "simulator:common-reason": "Reason",
  "simulator:common-reason-none": "Another reason",
  "simulator:reviews-none": "Nothing is waiting for a decision.",
  "simulator:review-decided": "Decision made",
  "simulator:tickets": "Tickets",
  "simulator:tickets-none": "You have no open tickets.",
  "simulator:answer": "Answer",
  "simulator:answer-send": "Send",
  "simulator:answer-resolve": "Send and resolve",
  "simulator:ticket-answered": "Answer sent",
  "simulator:simulator": "Simulator",
  "simulator:simulation": "Simulation",
  "simulator:messages": "Messages",
  "simulator:failures": "Failures",
  "simulator:messages-title": "Simulator: messages",
  "simulator:reviews-title": "Simulator: reviews",
  "simulator:tickets-title": "Simulator: tickets",
  "simulator:failures-title": "Simulator: failures",
  "simulator:clock-title": "Simulator: clock",
  "simulator:outbox-title": "Simulator: outbox",
  "simulator:messages-about": "Write to your own numbers as a customer would. Replies and opt-outs reach you the way they would from a carrier.",
  "simulator:receipts-about": "Decide which of your messages arrive: their receipts are listed below.",
  "simulator:reviews-about": "Play carriers and reviewers: decide on templates, Sender IDs, 10DLC brands and campaigns, documents, and porting requests. To keep them from being decided automatically, turn on “Decide reviews by hand” under Failures.",
  "simulator:tickets-about": "Answer your tickets as a support agent would. The reply appears in the open ticket immediately.",
  "simulator:failures-about": "See what happens when something outside goes wrong. Only your account is affected.",
  "simulator:clock-about": "See what is due, and when. Moving forward makes it happen now, in order; new deadlines start today.",
  "simulator:outbox-about": "What we would have sent: mail to you, and text messages and calls with codes.",
  "simulator:outcome": "Outcome",
  "simulator:decision": "Decision",
  "simulator:message": "Message",
  "simulator:resolves": "Resolve the ticket",
  "simulator:days": "Days",
  "simulator:incoming-message": "Incoming message",
  "simulator:from": "From",
  "simulator:to": "To",
  "simulator:message-placeholder": "STOP, HELP, or anything else",
  "simulator:sent-at": "Sent",
  "simulator:no-numbers": "You have no numbers that receive messages.",
  "simulator:latest-messages": "Latest messages",
  "simulator:no-messages": "No messages yet.",
  "simulator:send-message": "Send message",
  "simulator:message-sent": "Message sent. It will appear under History in a moment.",
  "simulator:outage": "Carrier outage",
  "simulator:outage-help": "Messages and codes can’t be sent until it’s over. Broadcasts continue by themselves.",
  "simulator:none": "None",
  "simulator:one-minute": "1 minute",
  "simulator:five-minutes": "5 minutes",
  "simulator:fifteen-minutes": "15 minutes",
  "simulator:outage-until": "Outage until",
  "simulator:declines-cards": "Decline every card",
  "simulator:declines-cards-help": "Payments and auto top-ups fail until you turn this off.",
  "simulator:holds-receipts": "Decide delivery receipts by hand",
  "simulator:holds-receipts-help": "Messages stay on their way until you decide, at most a week.",
  "simulator:holds-reviews": "Decide reviews by hand",
  "simulator:holds-reviews-help": "Templates, Sender IDs, brands, and documents stay in review until you decide.",
  "simulator:settings-saved": "Saved",
  "simulator:not-simulated": "This isn’t simulated here.",
  "simulator:calls": "Calls",
  "simulator:calls-title": "Simulator: calls",
  "simulator:calls-about": "Call your own numbers. Each call goes where the number is routed, and you decide what the caller does. When it’s over, the call is in the history.",
  "simulator:incoming-call": "Incoming call",
  "simulator:no-voice-numbers": "You have no numbers that receive calls.",
  "simulator:called-at": "Called",
  "simulator:call": "Call",
  "simulator:calling": "Calling…",
  "simulator:under-way": "In progress",
  "simulator:answered": "Answered",
  "simulator:not-answered": "Not answered",
  "simulator:act": "Action",
  "simulator:keys": "Keys",
  "simulator:press-keys": "Press keys",
  "simulator:sandbox-only": "Only sandbox accounts get numbers and keys here.",
  "simulator:united-states": "United States",
  "simulator:united-kingdom": "United Kingdom",
  "simulator:get-number": "Get a number in the {country}",
  "simulator:number-given": "{number} is yours",
  "simulator:get-key": "Get an API key",
  "simulator:key-name": "Sandbox",
  "simulator:key-once": "Your API key, shown only now. It works for 30 days. Paste this line into a terminal, and the examples below use it.",
  "simulator:key-given": "API key created",
  "simulator:fails-share": "Messages that fail, in percent",
  "simulator:fails-share-help": "Applies to the messages you send from now on. 0 leaves it to the carrier.",
  "simulator:fails-as": "How they fail",
  "simulator:rejected": "Rejected by the carrier",
  "simulator:from-placeholder": "+447400123456",
  "simulator:simulator-progress": "Progress",
  "simulator:progress": "Progress"
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
  "simulated-call.create": validator(object({ "id": readOnly, "version": readOnly, "from": string({ maxLength: 20, format: "phone" }), "to": object({ "id": string({ format: "uuid" }), "number": string({ maxLength: 20 }) }, ["id"]), "status": readOnly, "created_at": readOnly }, ["from","to"])),
  "simulated-call.update": validator(object({ "id": readOnly, "version": readOnly, "from": string({ maxLength: 20, format: "phone" }), "to": object({ "id": string({ format: "uuid" }), "number": string({ maxLength: 20 }) }, ["id"]), "status": readOnly, "created_at": readOnly })),
  "simulated-call.form": validator(object({ "id": anything, "version": anything, "from": string({ maxLength: 20, format: "phone" }), "to": object({ "id": string({ format: "uuid" }), "number": string({ maxLength: 20 }) }), "status": anything, "created_at": anything })),
  "simulated-message.create": validator(object({ "id": readOnly, "version": readOnly, "from": string({ maxLength: 20, format: "phone" }), "to": object({ "id": string({ format: "uuid" }), "number": string({ maxLength: 20 }) }, ["id"]), "text": string({ minLength: 1, maxLength: 1600, trim: true }), "created_at": readOnly }, ["from","to","text"])),
  "simulated-message.update": validator(object({ "id": readOnly, "version": readOnly, "from": string({ maxLength: 20, format: "phone" }), "to": object({ "id": string({ format: "uuid" }), "number": string({ maxLength: 20 }) }, ["id"]), "text": string({ minLength: 1, maxLength: 1600, trim: true }), "created_at": readOnly })),
  "simulated-message.form": validator(object({ "id": anything, "version": anything, "from": string({ maxLength: 20, format: "phone" }), "to": object({ "id": string({ format: "uuid" }), "number": string({ maxLength: 20 }) }), "text": string({ minLength: 1, maxLength: 1600, trim: true }), "created_at": anything })),
  "simulation.create": validator(object({ "id": readOnly, "version": readOnly, "outcome": string({ values: ["delivered","undelivered","expired","dlr_expired"] }), "decision": string({ maxLength: 63 }), "note": string({ maxLength: 500 }), "reason": string({ maxLength: 100 }), "text": string({ minLength: 1, maxLength: 10000, trim: true }), "resolves": boolean, "act": string({ values: ["keys","silence","hang-up","answer","busy","no-answer","trunk-offline","leave-message"] }), "keys": string({ maxLength: 32, pattern: /^[0-9*#]*$/u }), "number_country": string({ values: ["US","GB"] }), "key_label": string({ minLength: 1, maxLength: 60, trim: true }), "days": number({ type: "integer", minimum: 1, maximum: 366 }) }, ["outcome","decision","text","act","number_country","key_label","days"])),
  "simulation.update": validator(object({ "id": readOnly, "version": readOnly, "outcome": string({ values: ["delivered","undelivered","expired","dlr_expired"] }), "decision": string({ maxLength: 63 }), "note": string({ maxLength: 500 }), "reason": string({ maxLength: 100 }), "text": string({ minLength: 1, maxLength: 10000, trim: true }), "resolves": boolean, "act": string({ values: ["keys","silence","hang-up","answer","busy","no-answer","trunk-offline","leave-message"] }), "keys": string({ maxLength: 32, pattern: /^[0-9*#]*$/u }), "number_country": string({ values: ["US","GB"] }), "key_label": string({ minLength: 1, maxLength: 60, trim: true }), "days": number({ type: "integer", minimum: 1, maximum: 366 }) })),
  "simulation.form": validator(object({ "id": anything, "version": anything, "outcome": string({ values: ["delivered","undelivered","expired","dlr_expired"] }), "decision": string({ maxLength: 63 }), "note": string({ maxLength: 500 }), "reason": string({ maxLength: 100 }), "text": string({ minLength: 1, maxLength: 10000, trim: true }), "resolves": boolean, "act": string({ values: ["keys","silence","hang-up","answer","busy","no-answer","trunk-offline","leave-message"] }), "keys": string({ maxLength: 32, pattern: /^[0-9*#]*$/u }), "number_country": string({ values: ["US","GB"] }), "key_label": string({ minLength: 1, maxLength: 60, trim: true }), "days": number({ type: "integer", minimum: 1, maximum: 366 }) })),
  "simulator-progress.create": validator(object({ "id": readOnly, "version": readOnly, "progress": readOnly })),
  "simulator-progress.update": validator(object({ "id": readOnly, "version": readOnly, "progress": readOnly })),
  "simulator-progress.form": validator(object({ "id": anything, "version": anything, "progress": anything })),
  "simulator-settings.create": validator(object({ "id": readOnly, "version": readOnly, "outage": string({ values: ["none","one-minute","five-minutes","fifteen-minutes"] }), "outage_until": readOnly, "fails_share": number({ type: "integer", minimum: 0, maximum: 100 }), "fails_as": string({ values: ["undelivered","expired","rejected","dlr_expired"] }), "declines_cards": boolean, "holds_receipts": boolean, "holds_reviews": boolean }, ["outage","fails_share","fails_as","declines_cards","holds_receipts","holds_reviews"])),
  "simulator-settings.update": validator(object({ "id": readOnly, "version": readOnly, "outage": string({ values: ["none","one-minute","five-minutes","fifteen-minutes"] }), "outage_until": readOnly, "fails_share": number({ type: "integer", minimum: 0, maximum: 100 }), "fails_as": string({ values: ["undelivered","expired","rejected","dlr_expired"] }), "declines_cards": boolean, "holds_receipts": boolean, "holds_reviews": boolean })),
  "simulator-settings.form": validator(object({ "id": anything, "version": anything, "outage": string({ values: ["none","one-minute","five-minutes","fifteen-minutes"] }), "outage_until": anything, "fails_share": number({ type: "integer", minimum: 0, maximum: 100 }), "fails_as": string({ values: ["undelivered","expired","rejected","dlr_expired"] }), "declines_cards": boolean, "holds_receipts": boolean, "holds_reviews": boolean })),
}
