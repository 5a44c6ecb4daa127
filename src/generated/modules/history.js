// Written by codegen from definitions/. Do not edit.
export const definition = {
 "id": "history",
 "title": "history:history",
 "entities": {
  "phone-call": {
   "id": "phone-call",
   "module": "history",
   "title": "history:call",
   "properties": {
    "type": {
     "enum": [
      "placed",
      "received"
     ],
     "readOnly": true,
     "type": "string",
     "title": "history:direction",
     "enumTexts": {
      "received": "history:taken",
      "placed": "history:placed"
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "from_number": {
     "maxLength": 60,
     "readOnly": true,
     "cell": "phone",
     "type": "string",
     "title": "history:sender",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "to_number": {
     "maxLength": 60,
     "readOnly": true,
     "cell": "phone",
     "type": "string",
     "title": "history:recipient",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "country_code": {
     "catalogue": "countries",
     "maxLength": 2,
     "readOnly": true,
     "cell": "country",
     "type": "string",
     "title": "portal:country",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "disposition": {
     "enum": [
      "answered",
      "busy",
      "no_answer"
     ],
     "chips": {
      "answered": {
       "tone": "success",
       "icon": "check"
      },
      "busy": {
       "tone": "warning",
       "icon": "block"
      },
      "no_answer": {
       "tone": "neutral",
       "icon": "schedule"
      }
     },
     "readOnly": true,
     "type": "string",
     "title": "history:disposition",
     "enumTexts": {
      "answered": "history:answered",
      "busy": "history:busy",
      "no_answer": "history:no-answer"
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "status-chip",
     "errors": {}
    },
    "code": {
     "catalogue": "sip-codes",
     "maxLength": 3,
     "readOnly": true,
     "type": "string",
     "title": "history:result",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "choice",
     "errors": {}
    },
    "duration": {
     "readOnly": true,
     "cell": "duration",
     "type": "integer",
     "title": "history:duration",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "rate": {
     "readOnly": true,
     "access": [
      "CdrShowPrices"
     ],
     "cell": "money",
     "type": "integer",
     "title": "history:rate",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "minutes_charge": {
     "readOnly": true,
     "access": [
      "CdrShowPrices"
     ],
     "cell": "money",
     "type": "integer",
     "title": "history:minutes-charge",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "connection_charge": {
     "readOnly": true,
     "access": [
      "CdrShowPrices"
     ],
     "cell": "money",
     "type": "integer",
     "title": "history:connection-charge",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "recording_charge": {
     "readOnly": true,
     "access": [
      "CdrShowPrices"
     ],
     "cell": "money",
     "type": "integer",
     "title": "history:recording-charge",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "charge": {
     "readOnly": true,
     "access": [
      "CdrShowPrices"
     ],
     "cell": "money",
     "type": "integer",
     "title": "history:charge",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "is_test": {
     "readOnly": true,
     "type": "boolean",
     "title": "history:test-call",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "yes-no",
     "errors": {}
    },
    "trunk_id": {
     "maxLength": 36,
     "readOnly": true,
     "type": "string",
     "title": "history:sip-account",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "campaign_id": {
     "maxLength": 36,
     "readOnly": true,
     "type": "string",
     "title": "history:voice-campaign",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "ivr_service_id": {
     "maxLength": 36,
     "readOnly": true,
     "type": "string",
     "title": "history:ivr-service",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "flow_name": {
     "maxLength": 128,
     "readOnly": true,
     "type": "string",
     "title": "history:call-flow",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "flow_version": {
     "enum": [
      "published",
      "draft"
     ],
     "readOnly": true,
     "type": "string",
     "title": "history:flow-version",
     "enumTexts": {
      "published": "history:flow-published",
      "draft": "history:flow-draft"
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "flow_steps": {
     "maxItems": 100,
     "readOnly": true,
     "type": "array",
     "title": "history:way-through-flow",
     "items": {
      "required": [
       "step",
       "key"
      ],
      "type": "object",
      "title": "history:way-through-flow",
      "properties": {
       "step": {
        "maxLength": 128,
        "readOnly": true,
        "type": "string",
        "title": "history:flow-step",
        "trim": false,
        "writeOn": [],
        "sensitive": false,
        "cell": "text",
        "errors": {}
       },
       "key": {
        "maxLength": 1,
        "readOnly": true,
        "type": "string",
        "title": "history:flow-key",
        "trim": false,
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
    "recording_id": {
     "maxLength": 36,
     "readOnly": true,
     "type": "string",
     "title": "history:recording",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "events": {
     "maxItems": 60,
     "readOnly": true,
     "type": "array",
     "title": "history:events",
     "items": {
      "required": [
       "status",
       "at"
      ],
      "type": "object",
      "title": "history:events",
      "properties": {
       "status": {
        "enum": [
         "pending",
         "sent",
         "success",
         "accepted",
         "answered",
         "delivered",
         "failed",
         "busy",
         "cancel",
         "not_sent",
         "no_answer",
         "rejected",
         "undelivered"
        ],
        "chips": {
         "pending": {
          "tone": "info",
          "icon": "play"
         },
         "sent": {
          "tone": "info",
          "icon": "send"
         },
         "success": {
          "tone": "success",
          "icon": "check"
         },
         "accepted": {
          "tone": "info",
          "icon": "check"
         },
         "answered": {
          "tone": "success",
          "icon": "check"
         },
         "delivered": {
          "tone": "success",
          "icon": "check"
         },
         "failed": {
          "tone": "danger",
          "icon": "block"
         },
         "busy": {
          "tone": "warning",
          "icon": "block"
         },
         "cancel": {
          "tone": "neutral",
          "icon": "block"
         },
         "not_sent": {
          "tone": "danger",
          "icon": "block"
         },
         "no_answer": {
          "tone": "warning",
          "icon": "schedule"
         },
         "rejected": {
          "tone": "danger",
          "icon": "block"
         },
         "undelivered": {
          "tone": "danger",
          "icon": "block"
         }
        },
        "readOnly": true,
        "type": "string",
        "title": "portal:status",
        "enumTexts": {
         "pending": "history:event-pending",
         "sent": "history:event-sent",
         "success": "history:event-success",
         "accepted": "history:event-accepted",
         "answered": "history:event-answered",
         "delivered": "history:event-delivered",
         "failed": "history:event-failed",
         "busy": "history:event-busy",
         "cancel": "history:event-cancel",
         "not_sent": "history:event-not-sent",
         "no_answer": "history:event-no-answer",
         "rejected": "history:event-rejected",
         "undelivered": "history:event-undelivered"
        },
        "trim": false,
        "writeOn": [],
        "sensitive": false,
        "cell": "status-chip",
        "errors": {}
       },
       "at": {
        "format": "date-time",
        "readOnly": true,
        "cell": "exact-time",
        "type": "string",
        "title": "history:when",
        "trim": false,
        "writeOn": [],
        "sensitive": false,
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
    "ladder": {
     "maxItems": 60,
     "readOnly": true,
     "type": "array",
     "title": "history:sip-messages",
     "items": {
      "required": [
       "after_ms",
       "from",
       "message"
      ],
      "type": "object",
      "title": "history:sip-messages",
      "properties": {
       "after_ms": {
        "readOnly": true,
        "type": "integer",
        "title": "history:after-ms",
        "trim": false,
        "writeOn": [],
        "sensitive": false,
        "cell": "number",
        "errors": {}
       },
       "from": {
        "enum": [
         "pbx",
         "us"
        ],
        "readOnly": true,
        "type": "string",
        "title": "history:sent-by",
        "enumTexts": {
         "pbx": "history:your-pbx",
         "us": "history:our-side"
        },
        "trim": false,
        "writeOn": [],
        "sensitive": false,
        "cell": "text",
        "errors": {}
       },
       "message": {
        "maxLength": 200,
        "readOnly": true,
        "type": "string",
        "title": "history:message",
        "trim": false,
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
    "answered_at": {
     "format": "date-time",
     "readOnly": true,
     "cell": "exact-time",
     "type": "string",
     "title": "history:answered-at",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "ended_at": {
     "format": "date-time",
     "readOnly": true,
     "cell": "exact-time",
     "type": "string",
     "title": "history:ended-at",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "created_at": {
     "format": "date-time",
     "readOnly": true,
     "cell": "exact-time",
     "type": "string",
     "title": "history:started-at",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
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
  "sms-message": {
   "id": "sms-message",
   "module": "history",
   "title": "history:message",
   "properties": {
    "sender": {
     "maxLength": 32,
     "readOnly": true,
     "cell": "phone",
     "type": "string",
     "title": "history:sender",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "recipient": {
     "maxLength": 16,
     "readOnly": true,
     "cell": "phone",
     "type": "string",
     "title": "history:recipient",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "country_code": {
     "catalogue": "countries",
     "maxLength": 2,
     "readOnly": true,
     "cell": "country",
     "type": "string",
     "title": "portal:country",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "body": {
     "maxLength": 1600,
     "readOnly": true,
     "type": "string",
     "title": "history:text",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "segments": {
     "readOnly": true,
     "type": "integer",
     "title": "history:segments",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "status": {
     "enum": [
      "pending",
      "sent",
      "delivered",
      "undelivered",
      "expired",
      "dlr_expired",
      "rejected"
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
      "pending": "history:status-pending",
      "sent": "history:status-sent",
      "delivered": "history:status-delivered",
      "undelivered": "history:status-undelivered",
      "expired": "history:status-expired",
      "dlr_expired": "history:status-dlr-expired",
      "rejected": "history:status-rejected"
     }
    },
    "reason": {
     "maxLength": 200,
     "readOnly": true,
     "type": "string",
     "title": "portal:reason",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "charge": {
     "readOnly": true,
     "access": [
      "CdrShowPrices"
     ],
     "cell": "money",
     "type": "integer",
     "title": "history:charge",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "clicks": {
     "readOnly": true,
     "type": "integer",
     "title": "history:clicks",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "clicked_at": {
     "format": "date-time",
     "readOnly": true,
     "cell": "exact-time",
     "type": "string",
     "title": "history:clicked-at",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "type": {
     "enum": [
      "outboundSms",
      "inboundSms"
     ],
     "readOnly": true,
     "type": "string",
     "title": "history:direction",
     "enumTexts": {
      "outboundSms": "history:outbound",
      "inboundSms": "history:inbound"
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "message_kind": {
     "enum": [
      "sms",
      "mms"
     ],
     "readOnly": true,
     "type": "string",
     "title": "history:kind",
     "enumTexts": {
      "sms": "history:kind-sms",
      "mms": "history:kind-mms"
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "events": {
     "maxItems": 20,
     "readOnly": true,
     "type": "array",
     "title": "history:events",
     "items": {
      "required": [
       "status",
       "at"
      ],
      "type": "object",
      "title": "history:events",
      "properties": {
       "status": {
        "enum": [
         "pending",
         "sent",
         "success",
         "accepted",
         "answered",
         "delivered",
         "failed",
         "busy",
         "cancel",
         "not_sent",
         "no_answer",
         "rejected",
         "undelivered"
        ],
        "chips": {
         "pending": {
          "tone": "info",
          "icon": "play"
         },
         "sent": {
          "tone": "info",
          "icon": "send"
         },
         "success": {
          "tone": "success",
          "icon": "check"
         },
         "accepted": {
          "tone": "info",
          "icon": "check"
         },
         "answered": {
          "tone": "success",
          "icon": "check"
         },
         "delivered": {
          "tone": "success",
          "icon": "check"
         },
         "failed": {
          "tone": "danger",
          "icon": "block"
         },
         "busy": {
          "tone": "warning",
          "icon": "block"
         },
         "cancel": {
          "tone": "neutral",
          "icon": "block"
         },
         "not_sent": {
          "tone": "danger",
          "icon": "block"
         },
         "no_answer": {
          "tone": "warning",
          "icon": "schedule"
         },
         "rejected": {
          "tone": "danger",
          "icon": "block"
         },
         "undelivered": {
          "tone": "danger",
          "icon": "block"
         }
        },
        "readOnly": true,
        "type": "string",
        "title": "portal:status",
        "enumTexts": {
         "pending": "history:event-pending",
         "sent": "history:event-sent",
         "success": "history:event-success",
         "accepted": "history:event-accepted",
         "answered": "history:event-answered",
         "delivered": "history:event-delivered",
         "failed": "history:event-failed",
         "busy": "history:event-busy",
         "cancel": "history:event-cancel",
         "not_sent": "history:event-not-sent",
         "no_answer": "history:event-no-answer",
         "rejected": "history:event-rejected",
         "undelivered": "history:event-undelivered"
        },
        "trim": false,
        "writeOn": [],
        "sensitive": false,
        "cell": "status-chip",
        "errors": {}
       },
       "at": {
        "format": "date-time",
        "readOnly": true,
        "cell": "exact-time",
        "type": "string",
        "title": "history:when",
        "trim": false,
        "writeOn": [],
        "sensitive": false,
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
    "sms_campaign_id": {
     "maxLength": 36,
     "readOnly": true,
     "type": "string",
     "title": "history:broadcast",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "created_at": {
     "format": "date-time",
     "readOnly": true,
     "cell": "exact-time",
     "type": "string",
     "title": "history:sent-at",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    }
   },
   "required": [],
   "rules": {
    "fields": {},
    "effects": [],
    "checks": []
   },
   "lifecycle": {
    "entity": "sms-message",
    "field": "status",
    "states": {
     "pending": {
      "tone": "info",
      "icon": "schedule",
      "title": "history:status-pending"
     },
     "sent": {
      "tone": "info",
      "icon": "send",
      "title": "history:status-sent"
     },
     "delivered": {
      "tone": "success",
      "icon": "check",
      "title": "history:status-delivered"
     },
     "undelivered": {
      "tone": "danger",
      "icon": "block",
      "title": "history:status-undelivered"
     },
     "expired": {
      "tone": "warning",
      "icon": "schedule",
      "title": "history:status-expired"
     },
     "dlr_expired": {
      "tone": "warning",
      "icon": "schedule",
      "title": "history:status-dlr-expired"
     },
     "rejected": {
      "tone": "danger",
      "icon": "block",
      "title": "history:status-rejected"
     }
    },
    "transitions": [
     {
      "id": "send",
      "from": [
       "pending"
      ],
      "to": "sent",
      "by": "carrier",
      "tone": "neutral",
      "access": []
     },
     {
      "id": "deliver",
      "from": [
       "sent"
      ],
      "to": "delivered",
      "by": "carrier",
      "tone": "neutral",
      "access": []
     },
     {
      "id": "fail",
      "from": [
       "sent"
      ],
      "to": "undelivered",
      "by": "carrier",
      "tone": "neutral",
      "access": []
     },
     {
      "id": "expire",
      "from": [
       "sent"
      ],
      "to": "expired",
      "by": "carrier",
      "tone": "neutral",
      "access": []
     },
     {
      "id": "lose-receipt",
      "from": [
       "sent"
      ],
      "to": "dlr_expired",
      "by": "carrier",
      "tone": "neutral",
      "access": []
     },
     {
      "id": "reject",
      "from": [
       "pending"
      ],
      "to": "rejected",
      "by": "carrier",
      "tone": "neutral",
      "access": []
     }
    ]
   }
  }
 },
 "resources": {
  "phone-call": {
   "id": "phone-call",
   "module": "history",
   "entity": "phone-call",
   "path": "/v1/calls",
   "items": "calls",
   "item": "call",
   "storage": {
    "kind": "table",
    "table": "phone_call",
    "totals": [
     "type",
     "disposition",
     "country_code",
     "trunk_id",
     "campaign_id"
    ]
   },
   "operations": {
    "list": {
     "access": [
      "Cdr"
     ]
    },
    "get": {
     "access": [
      "Cdr"
     ]
    }
   },
   "listFields": [
    "id",
    "type",
    "from_number",
    "to_number",
    "country_code",
    "disposition",
    "code",
    "duration",
    "rate",
    "minutes_charge",
    "connection_charge",
    "recording_charge",
    "charge",
    "is_test",
    "trunk_id",
    "campaign_id",
    "ivr_service_id",
    "flow_version",
    "answered_at",
    "ended_at",
    "created_at"
   ],
   "query": [
    {
     "name": "type",
     "field": "type",
     "match": "equals"
    },
    {
     "name": "from_search",
     "field": "from_number",
     "match": "digits"
    },
    {
     "name": "to_search",
     "field": "to_number",
     "match": "digits"
    },
    {
     "name": "country",
     "field": "country_code",
     "match": "in"
    },
    {
     "name": "disposition",
     "field": "disposition",
     "match": "in"
    },
    {
     "name": "sip_account",
     "field": "trunk_id",
     "match": "equals"
    },
    {
     "name": "campaign_id",
     "field": "campaign_id",
     "match": "equals"
    },
    {
     "name": "ivr_service",
     "field": "ivr_service_id",
     "match": "equals"
    },
    {
     "name": "flow_version",
     "field": "flow_version",
     "match": "equals"
    },
    {
     "name": "recording_id",
     "field": "recording_id",
     "match": "equals"
    },
    {
     "name": "from",
     "field": "created_at",
     "match": "from-date"
    },
    {
     "name": "to",
     "field": "created_at",
     "match": "to-date"
    }
   ],
   "sort": {
    "default": "-created_at",
    "fields": [
     "duration",
     "created_at"
    ]
   },
   "series": {
    "by": [
     "created_at"
    ],
    "split": [
     "disposition"
    ]
   },
   "statistics": [
    {
     "id": "count",
     "title": "history:calls",
     "cell": "number"
    },
    {
     "id": "duration",
     "title": "history:duration",
     "sum": "duration",
     "cell": "duration"
    },
    {
     "id": "amount",
     "title": "history:amount",
     "sum": "charge",
     "cell": "money"
    }
   ],
   "sublists": [],
   "endpoints": []
  },
  "sms-message": {
   "id": "sms-message",
   "module": "history",
   "entity": "sms-message",
   "path": "/v1/sms/messages",
   "items": "messages",
   "item": "message",
   "storage": {
    "kind": "table",
    "table": "sms_message",
    "totals": [
     "type",
     "status",
     "country_code",
     "message_kind",
     "sms_campaign_id"
    ]
   },
   "operations": {
    "list": {
     "access": [
      "Sms"
     ]
    },
    "get": {
     "access": [
      "Sms"
     ]
    }
   },
   "listFields": [
    "id",
    "sender",
    "recipient",
    "country_code",
    "body",
    "segments",
    "status",
    "reason",
    "charge",
    "clicks",
    "type",
    "message_kind",
    "sms_campaign_id",
    "created_at"
   ],
   "query": [
    {
     "name": "from_search",
     "field": "sender",
     "match": "digits"
    },
    {
     "name": "sender",
     "field": "sender",
     "match": "equals"
    },
    {
     "name": "sender_search",
     "field": "sender",
     "match": "contains"
    },
    {
     "name": "to_search",
     "field": "recipient",
     "match": "digits"
    },
    {
     "name": "country",
     "field": "country_code",
     "match": "in"
    },
    {
     "name": "status",
     "field": "status",
     "match": "in"
    },
    {
     "name": "charge_from",
     "field": "charge",
     "match": "from-number"
    },
    {
     "name": "charge_to",
     "field": "charge",
     "match": "to-number"
    },
    {
     "name": "type",
     "field": "type",
     "match": "equals"
    },
    {
     "name": "message_kind",
     "field": "message_kind",
     "match": "equals"
    },
    {
     "name": "sms_campaign_id",
     "field": "sms_campaign_id",
     "match": "equals"
    },
    {
     "name": "from",
     "field": "created_at",
     "match": "from-date"
    },
    {
     "name": "to",
     "field": "created_at",
     "match": "to-date"
    }
   ],
   "sort": {
    "default": "-created_at",
    "fields": [
     "created_at"
    ]
   },
   "series": {
    "by": [
     "created_at"
    ],
    "split": [
     "country_code",
     "status"
    ]
   },
   "statistics": [
    {
     "id": "count",
     "title": "history:messages",
     "cell": "number"
    },
    {
     "id": "amount",
     "title": "history:amount",
     "sum": "charge",
     "cell": "money"
    }
   ],
   "sublists": [],
   "endpoints": []
  }
 },
 "lists": {
  "calls-placed": {
   "id": "calls-placed",
   "module": "history",
   "resource": "phone-call",
   "title": "history:call-history",
   "columns": [
    {
     "id": "created",
     "field": "created_at",
     "title": "history:started-at",
     "cell": "date-time",
     "align": "start",
     "sortable": true,
     "width": 170,
     "hidden": false
    },
    {
     "id": "from-number",
     "field": "from_number",
     "title": "history:sender",
     "cell": "phone",
     "align": "start",
     "sortable": false,
     "flex": 1,
     "minWidth": 158,
     "hidden": false
    },
    {
     "id": "to-number",
     "field": "to_number",
     "title": "history:recipient",
     "cell": "phone",
     "align": "start",
     "sortable": false,
     "link": "/logs/calls/{row.id}?type=placed",
     "flex": 1,
     "minWidth": 158,
     "card": "title",
     "hidden": false
    },
    {
     "id": "country",
     "field": "country_code",
     "title": "portal:country",
     "cell": "country",
     "align": "start",
     "sortable": false,
     "width": 166,
     "hidden": false
    },
    {
     "id": "disposition",
     "field": "disposition",
     "title": "history:disposition",
     "cell": "status-chip",
     "align": "start",
     "sortable": false,
     "width": 135,
     "hidden": false
    },
    {
     "id": "code",
     "field": "code",
     "title": "history:result",
     "cell": "choice",
     "align": "start",
     "sortable": false,
     "flex": 2,
     "minWidth": 170,
     "hidden": false
    },
    {
     "id": "duration",
     "field": "duration",
     "title": "history:duration",
     "cell": "duration",
     "align": "end",
     "sortable": true,
     "width": 100,
     "hidden": false
    },
    {
     "id": "charge",
     "field": "charge",
     "title": "history:charge",
     "cell": "money",
     "align": "end",
     "sortable": false,
     "width": 90,
     "hidden": false
    },
    {
     "id": "minutes-charge",
     "field": "minutes_charge",
     "title": "history:minutes-charge",
     "cell": "money",
     "align": "end",
     "sortable": false,
     "width": 110,
     "hidden": true
    },
    {
     "id": "connection-charge",
     "field": "connection_charge",
     "title": "history:connection-charge",
     "cell": "money",
     "align": "end",
     "sortable": false,
     "width": 110,
     "hidden": true
    },
    {
     "id": "recording-charge",
     "field": "recording_charge",
     "title": "history:recording-charge",
     "cell": "money",
     "align": "end",
     "sortable": false,
     "width": 110,
     "hidden": true
    },
    {
     "id": "is-test",
     "field": "is_test",
     "title": "history:test-call",
     "cell": "yes-no",
     "align": "start",
     "sortable": false,
     "width": 100,
     "hidden": true
    },
    {
     "id": "flow-version",
     "field": "flow_version",
     "title": "history:flow-version",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "width": 150,
     "hidden": true
    }
   ],
   "filters": [
    {
     "id": "from-number",
     "title": "history:sender",
     "kind": "search",
     "query": "from_search",
     "placeholder": "history:search-from"
    },
    {
     "id": "to-number",
     "title": "history:recipient",
     "kind": "search",
     "query": "to_search",
     "placeholder": "history:search-to"
    },
    {
     "id": "country",
     "title": "portal:country",
     "kind": "select",
     "query": "country",
     "options": [],
     "catalogue": "countries",
     "all": "history:all-countries",
     "many": true
    },
    {
     "id": "disposition",
     "title": "history:disposition",
     "kind": "select",
     "query": "disposition",
     "options": [
      {
       "value": "answered",
       "text": "history:answered"
      },
      {
       "value": "busy",
       "text": "history:busy"
      },
      {
       "value": "no_answer",
       "text": "history:no-answer"
      }
     ],
     "all": "history:all-outcomes",
     "many": true
    },
    {
     "id": "dates",
     "title": "history:started-at",
     "kind": "date-range",
     "query": [
      "from",
      "to"
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
     "id": "sip-account",
     "title": "history:sip-account",
     "kind": "reference",
     "query": "sip_account",
     "all": "history:all-sip-accounts",
     "record": {
      "path": "/v1/sip_accounts",
      "name": "sip_account.label",
      "access": [
       "Trunks"
      ]
     },
     "pick": {
      "items": "sip_accounts",
      "name": "label",
      "key": "id",
      "search": "search",
      "access": [
       "Trunks"
      ]
     }
    },
    {
     "id": "campaign",
     "title": "history:voice-campaign",
     "kind": "reference",
     "query": "campaign_id",
     "all": "history:any-campaign",
     "record": {
      "path": "/v1/calling/campaigns",
      "name": "voice_campaign.name",
      "access": [
       "VoiceCampaign"
      ]
     },
     "pick": {
      "items": "voice_campaigns",
      "name": "name",
      "key": "id",
      "search": "search",
      "access": [
       "VoiceCampaign"
      ]
     }
    },
    {
     "id": "flow-version",
     "title": "history:flow-version",
     "kind": "select",
     "query": "flow_version",
     "options": [
      {
       "value": "published",
       "text": "history:flow-published"
      },
      {
       "value": "draft",
       "text": "history:flow-draft"
      }
     ],
     "all": "history:all-flow-versions"
    }
   ],
   "rowActions": [],
   "bulkActions": [],
   "chart": {
    "by": "created_at",
    "values": [
     "count",
     "duration",
     "amount"
    ],
    "split": {
     "field": "disposition",
     "title": "history:disposition",
     "cell": "status-chip",
     "words": {
      "answered": "history:answered",
      "busy": "history:busy",
      "no_answer": "history:no-answer"
     }
    },
    "filter": "dates"
   },
   "drawer": {
    "page": "call-placed",
    "column": "to-number"
   },
   "query": {
    "type": "placed"
   },
   "pageSizes": [
    25,
    50,
    100
   ],
   "refreshSeconds": 60,
   "searchDebounceMs": 1000,
   "empty": {
    "title": "history:calls-empty-title",
    "text": "history:placed-empty"
   }
  },
  "calls-received": {
   "id": "calls-received",
   "module": "history",
   "resource": "phone-call",
   "title": "history:call-history",
   "columns": [
    {
     "id": "created",
     "field": "created_at",
     "title": "history:started-at",
     "cell": "date-time",
     "align": "start",
     "sortable": true,
     "width": 170,
     "hidden": false
    },
    {
     "id": "from-number",
     "field": "from_number",
     "title": "history:sender",
     "cell": "phone",
     "align": "start",
     "sortable": false,
     "link": "/logs/calls/{row.id}?type=received",
     "flex": 1,
     "minWidth": 158,
     "card": "title",
     "hidden": false
    },
    {
     "id": "to-number",
     "field": "to_number",
     "title": "history:recipient",
     "cell": "phone",
     "align": "start",
     "sortable": false,
     "flex": 1,
     "minWidth": 158,
     "hidden": false
    },
    {
     "id": "country",
     "field": "country_code",
     "title": "portal:country",
     "cell": "country",
     "align": "start",
     "sortable": false,
     "width": 166,
     "hidden": false
    },
    {
     "id": "disposition",
     "field": "disposition",
     "title": "history:disposition",
     "cell": "status-chip",
     "align": "start",
     "sortable": false,
     "width": 135,
     "hidden": false
    },
    {
     "id": "code",
     "field": "code",
     "title": "history:result",
     "cell": "choice",
     "align": "start",
     "sortable": false,
     "flex": 2,
     "minWidth": 170,
     "hidden": false
    },
    {
     "id": "duration",
     "field": "duration",
     "title": "history:duration",
     "cell": "duration",
     "align": "end",
     "sortable": true,
     "width": 100,
     "hidden": false
    },
    {
     "id": "charge",
     "field": "charge",
     "title": "history:charge",
     "cell": "money",
     "align": "end",
     "sortable": false,
     "width": 90,
     "hidden": false
    },
    {
     "id": "minutes-charge",
     "field": "minutes_charge",
     "title": "history:minutes-charge",
     "cell": "money",
     "align": "end",
     "sortable": false,
     "width": 110,
     "hidden": true
    },
    {
     "id": "connection-charge",
     "field": "connection_charge",
     "title": "history:connection-charge",
     "cell": "money",
     "align": "end",
     "sortable": false,
     "width": 110,
     "hidden": true
    },
    {
     "id": "recording-charge",
     "field": "recording_charge",
     "title": "history:recording-charge",
     "cell": "money",
     "align": "end",
     "sortable": false,
     "width": 110,
     "hidden": true
    },
    {
     "id": "is-test",
     "field": "is_test",
     "title": "history:test-call",
     "cell": "yes-no",
     "align": "start",
     "sortable": false,
     "width": 100,
     "hidden": true
    },
    {
     "id": "flow-version",
     "field": "flow_version",
     "title": "history:flow-version",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "width": 150,
     "hidden": true
    }
   ],
   "filters": [
    {
     "id": "from-number",
     "title": "history:sender",
     "kind": "search",
     "query": "from_search",
     "placeholder": "history:search-from"
    },
    {
     "id": "to-number",
     "title": "history:recipient",
     "kind": "search",
     "query": "to_search",
     "placeholder": "history:search-to"
    },
    {
     "id": "country",
     "title": "portal:country",
     "kind": "select",
     "query": "country",
     "options": [],
     "catalogue": "countries",
     "all": "history:all-countries",
     "many": true
    },
    {
     "id": "disposition",
     "title": "history:disposition",
     "kind": "select",
     "query": "disposition",
     "options": [
      {
       "value": "answered",
       "text": "history:answered"
      },
      {
       "value": "busy",
       "text": "history:busy"
      },
      {
       "value": "no_answer",
       "text": "history:no-answer"
      }
     ],
     "all": "history:all-outcomes",
     "many": true
    },
    {
     "id": "dates",
     "title": "history:started-at",
     "kind": "date-range",
     "query": [
      "from",
      "to"
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
     "id": "sip-account",
     "title": "history:sip-account",
     "kind": "reference",
     "query": "sip_account",
     "all": "history:all-sip-accounts",
     "record": {
      "path": "/v1/sip_accounts",
      "name": "sip_account.label",
      "access": [
       "Trunks"
      ]
     },
     "pick": {
      "items": "sip_accounts",
      "name": "label",
      "key": "id",
      "search": "search",
      "access": [
       "Trunks"
      ]
     }
    },
    {
     "id": "ivr-service",
     "title": "history:ivr-service",
     "kind": "reference",
     "query": "ivr_service",
     "all": "history:any-ivr-service",
     "record": {
      "path": "/v1/ivr/services",
      "name": "ivr_service.name",
      "access": [
       "IVR"
      ]
     },
     "pick": {
      "items": "ivr_services",
      "name": "name",
      "key": "id",
      "search": "search",
      "access": [
       "IVR"
      ]
     }
    },
    {
     "id": "flow-version",
     "title": "history:flow-version",
     "kind": "select",
     "query": "flow_version",
     "options": [
      {
       "value": "published",
       "text": "history:flow-published"
      },
      {
       "value": "draft",
       "text": "history:flow-draft"
      }
     ],
     "all": "history:all-flow-versions"
    }
   ],
   "rowActions": [],
   "bulkActions": [],
   "chart": {
    "by": "created_at",
    "values": [
     "count",
     "duration",
     "amount"
    ],
    "split": {
     "field": "disposition",
     "title": "history:disposition",
     "cell": "status-chip",
     "words": {
      "answered": "history:answered",
      "busy": "history:busy",
      "no_answer": "history:no-answer"
     }
    },
    "filter": "dates"
   },
   "drawer": {
    "page": "call-received",
    "column": "from-number"
   },
   "query": {
    "type": "received"
   },
   "pageSizes": [
    25,
    50,
    100
   ],
   "refreshSeconds": 60,
   "searchDebounceMs": 1000,
   "empty": {
    "title": "history:calls-empty-title",
    "text": "history:calls-received-empty"
   }
  },
  "sms-received": {
   "id": "sms-received",
   "module": "history",
   "resource": "sms-message",
   "title": "history:sms-history",
   "columns": [
    {
     "id": "created",
     "field": "created_at",
     "title": "history:received-at",
     "cell": "date-time",
     "align": "start",
     "sortable": true,
     "width": 192,
     "hidden": false
    },
    {
     "id": "sender",
     "field": "sender",
     "title": "history:sender",
     "cell": "phone",
     "align": "start",
     "sortable": false,
     "link": "/logs/messages/{row.id}?type=inboundSms",
     "width": 160,
     "hidden": false
    },
    {
     "id": "recipient",
     "field": "recipient",
     "title": "history:recipient",
     "cell": "phone",
     "align": "start",
     "sortable": false,
     "width": 160,
     "hidden": false
    },
    {
     "id": "country",
     "field": "country_code",
     "title": "portal:country",
     "cell": "country",
     "align": "start",
     "sortable": false,
     "width": 152,
     "hidden": false
    },
    {
     "id": "kind",
     "field": "message_kind",
     "title": "history:kind",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "width": 88,
     "hidden": false
    },
    {
     "id": "segments",
     "field": "segments",
     "title": "history:segments",
     "cell": "number",
     "align": "end",
     "sortable": false,
     "width": 96,
     "hidden": true
    },
    {
     "id": "charge",
     "field": "charge",
     "title": "history:charge",
     "cell": "money",
     "align": "end",
     "sortable": false,
     "width": 92,
     "hidden": true
    },
    {
     "id": "body",
     "field": "body",
     "title": "history:text",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "flex": 2,
     "minWidth": 150,
     "hidden": false
    }
   ],
   "filters": [
    {
     "id": "sender",
     "title": "history:sender",
     "kind": "search",
     "query": "from_search",
     "placeholder": "history:search-from"
    },
    {
     "id": "recipient",
     "title": "history:recipient",
     "kind": "search",
     "query": "to_search",
     "placeholder": "history:search-to"
    },
    {
     "id": "country",
     "title": "portal:country",
     "kind": "select",
     "query": "country",
     "options": [],
     "catalogue": "countries",
     "all": "history:all-countries",
     "many": true
    },
    {
     "id": "kind",
     "title": "history:kind",
     "kind": "select",
     "query": "message_kind",
     "options": [
      {
       "value": "sms",
       "text": "history:kind-sms"
      },
      {
       "value": "mms",
       "text": "history:kind-mms"
      }
     ],
     "all": "history:all-kinds"
    },
    {
     "id": "dates",
     "title": "history:received-at",
     "kind": "date-range",
     "query": [
      "from",
      "to"
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
     "id": "campaign",
     "title": "history:broadcast",
     "kind": "reference",
     "query": "sms_campaign_id",
     "all": "history:all-broadcasts",
     "record": {
      "path": "/v1/sms/campaigns",
      "name": "campaign.name",
      "access": [
       "SmsCampaign"
      ]
     },
     "pick": {
      "items": "campaigns",
      "name": "name",
      "key": "id",
      "search": "name",
      "access": [
       "SmsCampaign"
      ]
     }
    }
   ],
   "rowActions": [
    {
     "kind": "link",
     "id": "opt-out",
     "title": "history:opt-out",
     "icon": "block",
     "to": "/opt-outs/add?number={row.sender}",
     "access": [
      "SmsCampaign",
      "SmsCampaignWrite"
     ],
     "asks": "POST /v1/sms/opt_outs"
    }
   ],
   "bulkActions": [],
   "chart": {
    "by": "created_at",
    "values": [
     "count"
    ],
    "split": {
     "field": "country_code",
     "title": "portal:country",
     "cell": "country",
     "words": {}
    },
    "filter": "dates"
   },
   "drawer": {
    "page": "message-received",
    "column": "sender"
   },
   "query": {
    "type": "inboundSms"
   },
   "pageSizes": [
    25,
    50,
    100
   ],
   "refreshSeconds": 60,
   "searchDebounceMs": 1000,
   "empty": {
    "title": "history:received-empty-title",
    "text": "history:received-empty"
   }
  },
  "sms-sent": {
   "id": "sms-sent",
   "module": "history",
   "resource": "sms-message",
   "title": "history:sms-history",
   "columns": [
    {
     "id": "created",
     "field": "created_at",
     "title": "history:sent-at",
     "cell": "date-time",
     "align": "start",
     "sortable": true,
     "width": 192,
     "hidden": false
    },
    {
     "id": "sender",
     "field": "sender",
     "title": "history:sender",
     "cell": "phone",
     "align": "start",
     "sortable": false,
     "width": 124,
     "hidden": false
    },
    {
     "id": "recipient",
     "field": "recipient",
     "title": "history:recipient",
     "cell": "phone",
     "align": "start",
     "sortable": false,
     "link": "/logs/messages/{row.id}?type=outboundSms",
     "width": 148,
     "card": "title",
     "hidden": false
    },
    {
     "id": "country",
     "field": "country_code",
     "title": "portal:country",
     "cell": "country",
     "align": "start",
     "sortable": false,
     "width": 152,
     "hidden": false
    },
    {
     "id": "status",
     "field": "status",
     "title": "portal:status",
     "cell": "status-chip",
     "align": "start",
     "sortable": false,
     "note": "reason",
     "width": 148,
     "hidden": false
    },
    {
     "id": "kind",
     "field": "message_kind",
     "title": "history:kind",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "width": 88,
     "hidden": true
    },
    {
     "id": "segments",
     "field": "segments",
     "title": "history:segments",
     "cell": "number",
     "align": "end",
     "sortable": false,
     "width": 96,
     "hidden": true
    },
    {
     "id": "charge",
     "field": "charge",
     "title": "history:charge",
     "cell": "money",
     "align": "end",
     "sortable": false,
     "width": 92,
     "hidden": false
    },
    {
     "id": "clicks",
     "field": "clicks",
     "title": "history:clicks",
     "cell": "number",
     "align": "end",
     "sortable": false,
     "width": 88,
     "hidden": true
    },
    {
     "id": "body",
     "field": "body",
     "title": "history:text",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "flex": 2,
     "minWidth": 150,
     "card": "text",
     "hidden": false
    }
   ],
   "filters": [
    {
     "id": "recipient",
     "title": "history:recipient",
     "kind": "search",
     "query": "to_search",
     "placeholder": "history:search-by-number"
    },
    {
     "id": "status",
     "title": "portal:status",
     "kind": "select",
     "query": "status",
     "options": [
      {
       "value": "pending",
       "text": "history:status-pending"
      },
      {
       "value": "sent",
       "text": "history:status-sent"
      },
      {
       "value": "delivered",
       "text": "history:status-delivered"
      },
      {
       "value": "undelivered",
       "text": "history:status-undelivered"
      },
      {
       "value": "expired",
       "text": "history:status-expired"
      },
      {
       "value": "dlr_expired",
       "text": "history:status-dlr-expired"
      },
      {
       "value": "rejected",
       "text": "history:status-rejected"
      }
     ],
     "all": "history:all-statuses",
     "many": true
    },
    {
     "id": "dates",
     "title": "history:sent-at",
     "kind": "date-range",
     "query": [
      "from",
      "to"
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
     "id": "country",
     "title": "portal:country",
     "kind": "select",
     "query": "country",
     "options": [],
     "catalogue": "countries",
     "all": "history:all-countries",
     "many": true
    },
    {
     "id": "campaign",
     "title": "history:broadcast",
     "kind": "reference",
     "query": "sms_campaign_id",
     "all": "history:all-broadcasts",
     "record": {
      "path": "/v1/sms/campaigns",
      "name": "campaign.name",
      "access": [
       "SmsCampaign"
      ]
     },
     "pick": {
      "items": "campaigns",
      "name": "name",
      "key": "id",
      "search": "name",
      "access": [
       "SmsCampaign"
      ]
     }
    },
    {
     "id": "sender",
     "title": "history:sender",
     "kind": "search",
     "query": "sender_search",
     "placeholder": "history:search-by-sender"
    },
    {
     "id": "one-sender",
     "title": "history:sender",
     "kind": "reference",
     "query": "sender",
     "all": "history:all-senders",
     "record": {
      "path": "/v1/sms/senders",
      "name": "sender_id.title",
      "access": [
       "Sms"
      ]
     },
     "pick": {
      "items": "sender_ids",
      "name": "title",
      "key": "title",
      "search": "title",
      "access": [
       "Sms"
      ]
     }
    },
    {
     "id": "kind",
     "title": "history:kind",
     "kind": "select",
     "query": "message_kind",
     "options": [
      {
       "value": "sms",
       "text": "history:kind-sms"
      },
      {
       "value": "mms",
       "text": "history:kind-mms"
      }
     ],
     "all": "history:all-kinds"
    },
    {
     "id": "charge",
     "title": "history:charge",
     "kind": "number-range",
     "query": [
      "charge_from",
      "charge_to"
     ],
     "cell": "money"
    }
   ],
   "rowActions": [],
   "bulkActions": [],
   "chart": {
    "by": "created_at",
    "values": [
     "count",
     "amount"
    ],
    "split": {
     "field": "status",
     "title": "portal:status",
     "cell": "status-chip",
     "words": {
      "pending": "history:status-pending",
      "sent": "history:status-sent",
      "delivered": "history:status-delivered",
      "undelivered": "history:status-undelivered",
      "expired": "history:status-expired",
      "dlr_expired": "history:status-dlr-expired",
      "rejected": "history:status-rejected"
     }
    },
    "filter": "dates"
   },
   "drawer": {
    "page": "message-sent",
    "column": "recipient"
   },
   "query": {
    "type": "outboundSms"
   },
   "pageSizes": [
    25,
    50,
    100
   ],
   "refreshSeconds": 60,
   "searchDebounceMs": 1000,
   "empty": {
    "title": "history:messages-empty-title",
    "text": "history:messages-empty"
   }
  }
 },
 "wizards": {},
 "pages": {
  "call-placed": {
   "id": "call-placed",
   "module": "history",
   "title": "history:call",
   "record": {
    "resource": "phone-call",
    "name": "to_number",
    "ask": {
     "topic": "calls",
     "facts": [
      {
       "field": "from_number",
       "title": "history:sender",
       "cell": "phone"
      },
      {
       "field": "to_number",
       "title": "history:recipient",
       "cell": "phone"
      },
      {
       "field": "created_at",
       "title": "history:started-at",
       "cell": "exact-time"
      },
      {
       "field": "disposition",
       "title": "history:disposition",
       "cell": "status-chip"
      },
      {
       "field": "code",
       "title": "history:result",
       "cell": "choice"
      },
      {
       "field": "duration",
       "title": "history:duration",
       "cell": "duration"
      }
     ]
    },
    "actions": [],
    "access": [
     "Cdr"
    ]
   },
   "blocks": [
    {
     "id": "recording",
     "when": {
      "source": "has(row.recording_id) && 'CallRecording' in user.permissions",
      "tree": {
       "op": "and",
       "args": [
        {
         "op": "has",
         "root": "row",
         "path": [
          "recording_id"
         ]
        },
        {
         "op": "in",
         "left": {
          "op": "const",
          "value": "CallRecording"
         },
         "right": {
          "op": "path",
          "root": "user",
          "path": [
           "permissions"
          ]
         }
        }
       ]
      },
      "dependsOn": [
       "row.recording_id",
       "user.permissions"
      ]
     },
     "width": "full",
     "kind": "widget",
     "panel": "call-recording-player",
     "room": {
      "height": 200
     },
     "params": {},
     "entity": "phone-call",
     "ofRecord": true
    },
    {
     "id": "facts",
     "width": "half",
     "kind": "facts",
     "title": "history:details",
     "look": "facts",
     "facts": [
      {
       "id": "from-number",
       "field": "from_number",
       "title": "history:sender",
       "cell": "phone"
      },
      {
       "id": "to-number",
       "field": "to_number",
       "title": "history:recipient",
       "cell": "phone"
      },
      {
       "id": "country",
       "field": "country_code",
       "title": "portal:country",
       "cell": "country"
      },
      {
       "id": "type",
       "field": "type",
       "title": "history:direction",
       "cell": "text"
      },
      {
       "id": "disposition",
       "field": "disposition",
       "title": "history:disposition",
       "cell": "status-chip"
      },
      {
       "id": "code",
       "field": "code",
       "title": "history:result",
       "cell": "choice"
      },
      {
       "id": "duration",
       "field": "duration",
       "title": "history:duration",
       "cell": "duration"
      },
      {
       "id": "started",
       "field": "created_at",
       "title": "history:started-at",
       "cell": "exact-time"
      },
      {
       "id": "answered-at",
       "field": "answered_at",
       "title": "history:answered-at",
       "cell": "exact-time"
      },
      {
       "id": "ended-at",
       "field": "ended_at",
       "title": "history:ended-at",
       "cell": "exact-time"
      },
      {
       "id": "is-test",
       "field": "is_test",
       "title": "history:test-call",
       "cell": "yes-no"
      },
      {
       "id": "flow-name",
       "field": "flow_name",
       "title": "history:call-flow",
       "cell": "text"
      },
      {
       "id": "flow-version",
       "field": "flow_version",
       "title": "history:flow-version",
       "cell": "text"
      }
     ]
    },
    {
     "id": "events",
     "width": "half",
     "kind": "timeline",
     "title": "history:events",
     "field": "events"
    },
    {
     "id": "costs",
     "width": "half",
     "kind": "facts",
     "title": "history:costs",
     "look": "facts",
     "facts": [
      {
       "id": "rate",
       "field": "rate",
       "title": "history:rate",
       "cell": "money"
      },
      {
       "id": "minutes-charge",
       "field": "minutes_charge",
       "title": "history:minutes-charge",
       "cell": "money"
      },
      {
       "id": "connection-charge",
       "field": "connection_charge",
       "title": "history:connection-charge",
       "cell": "money"
      },
      {
       "id": "recording-charge",
       "field": "recording_charge",
       "title": "history:recording-charge",
       "cell": "money"
      },
      {
       "id": "total",
       "field": "charge",
       "title": "history:total",
       "cell": "money"
      }
     ]
    },
    {
     "id": "trunk",
     "when": {
      "source": "has(row.trunk_id) && 'Trunks' in user.permissions",
      "tree": {
       "op": "and",
       "args": [
        {
         "op": "has",
         "root": "row",
         "path": [
          "trunk_id"
         ]
        },
        {
         "op": "in",
         "left": {
          "op": "const",
          "value": "Trunks"
         },
         "right": {
          "op": "path",
          "root": "user",
          "path": [
           "permissions"
          ]
         }
        }
       ]
      },
      "dependsOn": [
       "row.trunk_id",
       "user.permissions"
      ]
     },
     "width": "half",
     "kind": "rows",
     "title": "history:sip-account",
     "source": {
      "get": "/v1/sip_accounts",
      "query": {
       "per_page": "1",
       "id": "{row.trunk_id}"
      },
      "path": "sip_accounts",
      "access": [
       "Trunks"
      ]
     },
     "size": 1,
     "module": "sip-trunks",
     "entity": "trunk",
     "columns": [
      {
       "id": "label",
       "field": "label",
       "title": "sip-trunks:label",
       "cell": "text",
       "align": "start",
       "link": "/trunks/view/{row.id}"
      },
      {
       "id": "status",
       "field": "status",
       "title": "portal:status",
       "cell": "status-chip",
       "align": "start"
      }
     ],
     "empty": "history:trunk-gone"
    },
    {
     "id": "campaign",
     "when": {
      "source": "has(row.campaign_id) && 'VoiceCampaign' in user.permissions",
      "tree": {
       "op": "and",
       "args": [
        {
         "op": "has",
         "root": "row",
         "path": [
          "campaign_id"
         ]
        },
        {
         "op": "in",
         "left": {
          "op": "const",
          "value": "VoiceCampaign"
         },
         "right": {
          "op": "path",
          "root": "user",
          "path": [
           "permissions"
          ]
         }
        }
       ]
      },
      "dependsOn": [
       "row.campaign_id",
       "user.permissions"
      ]
     },
     "width": "half",
     "kind": "rows",
     "title": "history:voice-campaign",
     "source": {
      "get": "/v1/calling/campaigns",
      "query": {
       "per_page": "1",
       "id": "{row.campaign_id}"
      },
      "path": "voice_campaigns",
      "access": [
       "VoiceCampaign"
      ]
     },
     "size": 1,
     "module": "voice-campaigns",
     "entity": "voice-campaign",
     "columns": [
      {
       "id": "name",
       "field": "name",
       "title": "portal:name",
       "cell": "text",
       "align": "start",
       "link": "/calling/campaigns/view/{row.id}"
      },
      {
       "id": "status",
       "field": "status",
       "title": "portal:status",
       "cell": "status-chip",
       "align": "start"
      }
     ],
     "empty": "history:campaign-gone"
    },
    {
     "id": "flow",
     "width": "full",
     "kind": "items",
     "title": "history:way-through-flow",
     "field": "flow_steps",
     "columns": [
      {
       "field": "step",
       "title": "history:flow-step",
       "cell": "text"
      },
      {
       "field": "key",
       "title": "history:flow-key",
       "cell": "text"
      }
     ]
    },
    {
     "id": "ladder",
     "width": "full",
     "kind": "items",
     "title": "history:sip-messages",
     "field": "ladder",
     "columns": [
      {
       "field": "after_ms",
       "title": "history:after-ms",
       "cell": "number"
      },
      {
       "field": "from",
       "title": "history:sent-by",
       "cell": "text"
      },
      {
       "field": "message",
       "title": "history:message",
       "cell": "text"
      }
     ]
    }
   ]
  },
  "call-received": {
   "id": "call-received",
   "module": "history",
   "title": "history:call",
   "record": {
    "resource": "phone-call",
    "name": "from_number",
    "ask": {
     "topic": "calls",
     "facts": [
      {
       "field": "from_number",
       "title": "history:sender",
       "cell": "phone"
      },
      {
       "field": "to_number",
       "title": "history:recipient",
       "cell": "phone"
      },
      {
       "field": "created_at",
       "title": "history:started-at",
       "cell": "exact-time"
      },
      {
       "field": "disposition",
       "title": "history:disposition",
       "cell": "status-chip"
      },
      {
       "field": "code",
       "title": "history:result",
       "cell": "choice"
      },
      {
       "field": "duration",
       "title": "history:duration",
       "cell": "duration"
      }
     ]
    },
    "actions": [],
    "access": [
     "Cdr"
    ]
   },
   "blocks": [
    {
     "id": "recording",
     "when": {
      "source": "has(row.recording_id) && 'CallRecording' in user.permissions",
      "tree": {
       "op": "and",
       "args": [
        {
         "op": "has",
         "root": "row",
         "path": [
          "recording_id"
         ]
        },
        {
         "op": "in",
         "left": {
          "op": "const",
          "value": "CallRecording"
         },
         "right": {
          "op": "path",
          "root": "user",
          "path": [
           "permissions"
          ]
         }
        }
       ]
      },
      "dependsOn": [
       "row.recording_id",
       "user.permissions"
      ]
     },
     "width": "full",
     "kind": "widget",
     "panel": "call-recording-player",
     "room": {
      "height": 200
     },
     "params": {},
     "entity": "phone-call",
     "ofRecord": true
    },
    {
     "id": "facts",
     "width": "half",
     "kind": "facts",
     "title": "history:details",
     "look": "facts",
     "facts": [
      {
       "id": "from-number",
       "field": "from_number",
       "title": "history:sender",
       "cell": "phone"
      },
      {
       "id": "to-number",
       "field": "to_number",
       "title": "history:recipient",
       "cell": "phone"
      },
      {
       "id": "country",
       "field": "country_code",
       "title": "portal:country",
       "cell": "country"
      },
      {
       "id": "type",
       "field": "type",
       "title": "history:direction",
       "cell": "text"
      },
      {
       "id": "disposition",
       "field": "disposition",
       "title": "history:disposition",
       "cell": "status-chip"
      },
      {
       "id": "code",
       "field": "code",
       "title": "history:result",
       "cell": "choice"
      },
      {
       "id": "duration",
       "field": "duration",
       "title": "history:duration",
       "cell": "duration"
      },
      {
       "id": "started",
       "field": "created_at",
       "title": "history:started-at",
       "cell": "exact-time"
      },
      {
       "id": "answered-at",
       "field": "answered_at",
       "title": "history:answered-at",
       "cell": "exact-time"
      },
      {
       "id": "ended-at",
       "field": "ended_at",
       "title": "history:ended-at",
       "cell": "exact-time"
      },
      {
       "id": "is-test",
       "field": "is_test",
       "title": "history:test-call",
       "cell": "yes-no"
      },
      {
       "id": "flow-name",
       "field": "flow_name",
       "title": "history:call-flow",
       "cell": "text"
      },
      {
       "id": "flow-version",
       "field": "flow_version",
       "title": "history:flow-version",
       "cell": "text"
      }
     ]
    },
    {
     "id": "events",
     "width": "half",
     "kind": "timeline",
     "title": "history:events",
     "field": "events"
    },
    {
     "id": "costs",
     "width": "half",
     "kind": "facts",
     "title": "history:costs",
     "look": "facts",
     "facts": [
      {
       "id": "rate",
       "field": "rate",
       "title": "history:rate",
       "cell": "money"
      },
      {
       "id": "minutes-charge",
       "field": "minutes_charge",
       "title": "history:minutes-charge",
       "cell": "money"
      },
      {
       "id": "connection-charge",
       "field": "connection_charge",
       "title": "history:connection-charge",
       "cell": "money"
      },
      {
       "id": "recording-charge",
       "field": "recording_charge",
       "title": "history:recording-charge",
       "cell": "money"
      },
      {
       "id": "total",
       "field": "charge",
       "title": "history:total",
       "cell": "money"
      }
     ]
    },
    {
     "id": "trunk",
     "when": {
      "source": "has(row.trunk_id) && 'Trunks' in user.permissions",
      "tree": {
       "op": "and",
       "args": [
        {
         "op": "has",
         "root": "row",
         "path": [
          "trunk_id"
         ]
        },
        {
         "op": "in",
         "left": {
          "op": "const",
          "value": "Trunks"
         },
         "right": {
          "op": "path",
          "root": "user",
          "path": [
           "permissions"
          ]
         }
        }
       ]
      },
      "dependsOn": [
       "row.trunk_id",
       "user.permissions"
      ]
     },
     "width": "half",
     "kind": "rows",
     "title": "history:sip-account",
     "source": {
      "get": "/v1/sip_accounts",
      "query": {
       "per_page": "1",
       "id": "{row.trunk_id}"
      },
      "path": "sip_accounts",
      "access": [
       "Trunks"
      ]
     },
     "size": 1,
     "module": "sip-trunks",
     "entity": "trunk",
     "columns": [
      {
       "id": "label",
       "field": "label",
       "title": "sip-trunks:label",
       "cell": "text",
       "align": "start",
       "link": "/trunks/view/{row.id}"
      },
      {
       "id": "status",
       "field": "status",
       "title": "portal:status",
       "cell": "status-chip",
       "align": "start"
      }
     ],
     "empty": "history:trunk-gone"
    },
    {
     "id": "ivr",
     "when": {
      "source": "has(row.ivr_service_id) && 'IVR' in user.permissions",
      "tree": {
       "op": "and",
       "args": [
        {
         "op": "has",
         "root": "row",
         "path": [
          "ivr_service_id"
         ]
        },
        {
         "op": "in",
         "left": {
          "op": "const",
          "value": "IVR"
         },
         "right": {
          "op": "path",
          "root": "user",
          "path": [
           "permissions"
          ]
         }
        }
       ]
      },
      "dependsOn": [
       "row.ivr_service_id",
       "user.permissions"
      ]
     },
     "width": "half",
     "kind": "rows",
     "title": "history:ivr-service",
     "source": {
      "get": "/v1/ivr/services",
      "query": {
       "per_page": "1",
       "id": "{row.ivr_service_id}"
      },
      "path": "ivr_services",
      "access": [
       "IVR"
      ]
     },
     "size": 1,
     "module": "ivr-services",
     "entity": "ivr-service",
     "columns": [
      {
       "id": "name",
       "field": "name",
       "title": "portal:name",
       "cell": "text",
       "align": "start",
       "link": "/ivr/services/view/{row.id}"
      },
      {
       "id": "status",
       "field": "status",
       "title": "portal:status",
       "cell": "status-chip",
       "align": "start"
      }
     ],
     "empty": "history:ivr-service-gone"
    },
    {
     "id": "flow",
     "width": "full",
     "kind": "items",
     "title": "history:way-through-flow",
     "field": "flow_steps",
     "columns": [
      {
       "field": "step",
       "title": "history:flow-step",
       "cell": "text"
      },
      {
       "field": "key",
       "title": "history:flow-key",
       "cell": "text"
      }
     ]
    },
    {
     "id": "ladder",
     "width": "full",
     "kind": "items",
     "title": "history:sip-messages",
     "field": "ladder",
     "columns": [
      {
       "field": "after_ms",
       "title": "history:after-ms",
       "cell": "number"
      },
      {
       "field": "from",
       "title": "history:sent-by",
       "cell": "text"
      },
      {
       "field": "message",
       "title": "history:message",
       "cell": "text"
      }
     ]
    }
   ]
  },
  "message-received": {
   "id": "message-received",
   "module": "history",
   "title": "history:message",
   "record": {
    "resource": "sms-message",
    "name": "sender",
    "ask": {
     "topic": "messages",
     "facts": [
      {
       "field": "sender",
       "title": "history:sender",
       "cell": "phone"
      },
      {
       "field": "recipient",
       "title": "history:recipient",
       "cell": "phone"
      },
      {
       "field": "country_code",
       "title": "portal:country",
       "cell": "country"
      },
      {
       "field": "created_at",
       "title": "history:sent-at",
       "cell": "exact-time"
      },
      {
       "field": "status",
       "title": "portal:status",
       "cell": "status-chip"
      }
     ]
    },
    "actions": [
     {
      "kind": "link",
      "id": "opt-out",
      "title": "history:opt-out",
      "icon": "block",
      "to": "/opt-outs/add?number={row.sender}",
      "access": [
       "SmsCampaign",
       "SmsCampaignWrite"
      ],
      "asks": "POST /v1/sms/opt_outs"
     }
    ],
    "access": [
     "Sms"
    ]
   },
   "blocks": [
    {
     "id": "text",
     "width": "full",
     "kind": "facts",
     "look": "facts",
     "facts": [
      {
       "id": "text",
       "field": "body",
       "title": "history:text",
       "cell": "text"
      }
     ]
    },
    {
     "id": "facts",
     "width": "half",
     "kind": "facts",
     "title": "history:details",
     "look": "facts",
     "facts": [
      {
       "id": "reason",
       "field": "reason",
       "title": "portal:reason",
       "cell": "text"
      },
      {
       "id": "sender",
       "field": "sender",
       "title": "history:sender",
       "cell": "phone"
      },
      {
       "id": "recipient",
       "field": "recipient",
       "title": "history:recipient",
       "cell": "phone"
      },
      {
       "id": "country",
       "field": "country_code",
       "title": "portal:country",
       "cell": "country"
      },
      {
       "id": "direction",
       "field": "type",
       "title": "history:direction",
       "cell": "text"
      },
      {
       "id": "kind",
       "field": "message_kind",
       "title": "history:kind",
       "cell": "text"
      },
      {
       "id": "segments",
       "field": "segments",
       "title": "history:segments",
       "cell": "number"
      },
      {
       "id": "charge",
       "field": "charge",
       "title": "history:charge",
       "cell": "money"
      },
      {
       "id": "time",
       "field": "created_at",
       "title": "history:received-at",
       "cell": "exact-time"
      }
     ]
    },
    {
     "id": "events",
     "width": "half",
     "kind": "timeline",
     "title": "history:events",
     "field": "events"
    },
    {
     "id": "broadcast",
     "when": {
      "source": "has(row.sms_campaign_id)",
      "tree": {
       "op": "has",
       "root": "row",
       "path": [
        "sms_campaign_id"
       ]
      },
      "dependsOn": [
       "row.sms_campaign_id"
      ]
     },
     "width": "full",
     "kind": "rows",
     "title": "history:broadcast",
     "source": {
      "get": "/v1/sms/campaigns",
      "query": {
       "per_page": "1",
       "id": "{row.sms_campaign_id}"
      },
      "path": "campaigns",
      "access": [
       "SmsCampaign"
      ]
     },
     "size": 1,
     "module": "sms-broadcast",
     "entity": "sms-campaign",
     "columns": [
      {
       "id": "name",
       "field": "name",
       "title": "sms-broadcast:broadcast-name",
       "cell": "text",
       "align": "start",
       "link": "/sms-broadcast/campaigns/view/{row.id}"
      },
      {
       "id": "status",
       "field": "status",
       "title": "portal:status",
       "cell": "status-chip",
       "align": "start"
      },
      {
       "id": "recipients",
       "field": "recipients",
       "title": "sms-broadcast:recipients",
       "cell": "number",
       "align": "end"
      }
     ],
     "empty": "history:broadcast-gone"
    }
   ]
  },
  "message-sent": {
   "id": "message-sent",
   "module": "history",
   "title": "history:message",
   "record": {
    "resource": "sms-message",
    "name": "recipient",
    "ask": {
     "topic": "messages",
     "facts": [
      {
       "field": "sender",
       "title": "history:sender",
       "cell": "phone"
      },
      {
       "field": "recipient",
       "title": "history:recipient",
       "cell": "phone"
      },
      {
       "field": "country_code",
       "title": "portal:country",
       "cell": "country"
      },
      {
       "field": "created_at",
       "title": "history:sent-at",
       "cell": "exact-time"
      },
      {
       "field": "status",
       "title": "portal:status",
       "cell": "status-chip"
      },
      {
       "field": "reason",
       "title": "portal:reason",
       "cell": "text"
      }
     ]
    },
    "actions": [],
    "access": [
     "Sms"
    ]
   },
   "blocks": [
    {
     "id": "text",
     "width": "full",
     "kind": "facts",
     "look": "facts",
     "facts": [
      {
       "id": "text",
       "field": "body",
       "title": "history:text",
       "cell": "text"
      }
     ]
    },
    {
     "id": "facts",
     "width": "half",
     "kind": "facts",
     "title": "history:details",
     "look": "facts",
     "facts": [
      {
       "id": "reason",
       "field": "reason",
       "title": "portal:reason",
       "cell": "text"
      },
      {
       "id": "sender",
       "field": "sender",
       "title": "history:sender",
       "cell": "phone"
      },
      {
       "id": "recipient",
       "field": "recipient",
       "title": "history:recipient",
       "cell": "phone"
      },
      {
       "id": "country",
       "field": "country_code",
       "title": "portal:country",
       "cell": "country"
      },
      {
       "id": "direction",
       "field": "type",
       "title": "history:direction",
       "cell": "text"
      },
      {
       "id": "kind",
       "field": "message_kind",
       "title": "history:kind",
       "cell": "text"
      },
      {
       "id": "segments",
       "field": "segments",
       "title": "history:segments",
       "cell": "number"
      },
      {
       "id": "charge",
       "field": "charge",
       "title": "history:charge",
       "cell": "money"
      },
      {
       "id": "time",
       "field": "created_at",
       "title": "history:sent-at",
       "cell": "exact-time"
      }
     ]
    },
    {
     "id": "clicks",
     "when": {
      "source": "row.clicks > 0",
      "tree": {
       "op": ">",
       "left": {
        "op": "path",
        "root": "row",
        "path": [
         "clicks"
        ]
       },
       "right": {
        "op": "const",
        "value": 0
       }
      },
      "dependsOn": [
       "row.clicks"
      ]
     },
     "width": "half",
     "kind": "facts",
     "title": "history:short-link",
     "look": "facts",
     "facts": [
      {
       "id": "clicks",
       "field": "clicks",
       "title": "history:clicks",
       "cell": "number"
      },
      {
       "id": "first",
       "field": "clicked_at",
       "title": "history:clicked-at",
       "cell": "exact-time"
      }
     ]
    },
    {
     "id": "events",
     "width": "half",
     "kind": "timeline",
     "title": "history:events",
     "field": "events"
    },
    {
     "id": "broadcast",
     "when": {
      "source": "has(row.sms_campaign_id)",
      "tree": {
       "op": "has",
       "root": "row",
       "path": [
        "sms_campaign_id"
       ]
      },
      "dependsOn": [
       "row.sms_campaign_id"
      ]
     },
     "width": "full",
     "kind": "rows",
     "title": "history:broadcast",
     "source": {
      "get": "/v1/sms/campaigns",
      "query": {
       "per_page": "1",
       "id": "{row.sms_campaign_id}"
      },
      "path": "campaigns",
      "access": [
       "SmsCampaign"
      ]
     },
     "size": 1,
     "module": "sms-broadcast",
     "entity": "sms-campaign",
     "columns": [
      {
       "id": "name",
       "field": "name",
       "title": "sms-broadcast:broadcast-name",
       "cell": "text",
       "align": "start",
       "link": "/sms-broadcast/campaigns/view/{row.id}"
      },
      {
       "id": "status",
       "field": "status",
       "title": "portal:status",
       "cell": "status-chip",
       "align": "start"
      },
      {
       "id": "recipients",
       "field": "recipients",
       "title": "sms-broadcast:recipients",
       "cell": "number",
       "align": "end"
      }
     ],
     "empty": "history:broadcast-gone"
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
  "portal:audio-player": "Player",
  "portal:audio-play": "Play",
  "portal:audio-pause": "Pause",
  "portal:audio-position": "Position",
  "portal:audio-position-of": "{at} of {length}",
  "portal:audio-speed": "Speed",
  "portal:audio-speed-times": "{times}×",
  "portal:audio-failed": "This audio can’t be played.",
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
  "history:history": "History",
  "history:sms-history": "SMS history",
  "history:sms": "SMS",
  "history:two-fa": "2FA",
  "history:message": "Message",
  "history:sender": "From",
  "history:recipient": "To",
  "history:text": "Text",
  "history:segments": "Segments",
  "history:charge": "Charge",
  "history:details": "Details",
  "history:short-link": "Short links",
  "history:clicks": "Clicks",
  "history:clicked-at": "First click",
  "history:broadcast": "Broadcast",
  "history:broadcast-gone": "This broadcast is no longer available.",
  "history:sent-at": "Sent",
  "history:status-pending": "Pending",
  "history:status-sent": "Sent",
  "history:status-delivered": "Delivered",
  "history:status-undelivered": "Undelivered",
  "history:status-expired": "Expired",
  "history:status-dlr-expired": "Receipt expired",
  "history:status-rejected": "Rejected",
  "history:direction": "Direction",
  "history:outbound": "Outbound",
  "history:inbound": "Inbound",
  "history:kind": "Type",
  "history:kind-sms": "SMS",
  "history:kind-mms": "MMS",
  "history:events": "Events",
  "history:when": "Time",
  "history:received-at": "Received",
  "history:messages": "Messages",
  "history:amount": "Amount",
  "history:search-by-number": "Search by number",
  "history:search-by-sender": "Search by sender",
  "history:search-from": "From number",
  "history:search-to": "To number",
  "history:all-senders": "All senders",
  "history:all-broadcasts": "All broadcasts",
  "history:all-countries": "All countries",
  "history:all-kinds": "All types",
  "history:all-statuses": "All statuses",
  "history:messages-empty-title": "No messages yet",
  "history:messages-empty": "Messages you send appear here with their delivery status.",
  "history:received-empty-title": "No messages received yet",
  "history:received-empty": "Replies and other messages to your numbers appear here.",
  "history:call": "Call",
  "history:calls": "Calls",
  "history:call-history": "Call history",
  "history:calls-placed": "Calls placed",
  "history:calls-received": "Calls received",
  "history:sms-sent": "SMS sent",
  "history:sms-received": "SMS received",
  "history:placed": "Outbound",
  "history:taken": "Inbound",
  "history:disposition": "Outcome",
  "history:answered": "Answered",
  "history:busy": "Busy",
  "history:no-answer": "No answer",
  "history:result": "Result",
  "history:duration": "Duration",
  "history:rate": "Price per minute",
  "history:minutes-charge": "Minutes",
  "history:connection-charge": "Connection",
  "history:recording-charge": "Recording",
  "history:total": "Total",
  "history:costs": "Cost",
  "history:test-call": "Test call",
  "history:sip-account": "SIP trunk",
  "history:voice-campaign": "Voice campaign",
  "history:ivr-service": "IVR service",
  "history:recording": "Recording",
  "history:sip-messages": "SIP messages",
  "history:after-ms": "After (ms)",
  "history:sent-by": "Sent by",
  "history:your-pbx": "Your PBX",
  "history:our-side": "Patchbay",
  "history:answered-at": "Answered",
  "history:ended-at": "Ended",
  "history:started-at": "Started",
  "history:all-outcomes": "All outcomes",
  "history:all-sip-accounts": "All SIP trunks",
  "history:calls-empty-title": "No calls yet",
  "history:placed-empty": "Calls made over your trunks and by your voice campaigns appear here.",
  "history:calls-received-empty": "Calls to your numbers appear here.",
  "history:trunk-gone": "This trunk is no longer available.",
  "history:event-pending": "Pending",
  "history:event-received": "Received",
  "history:event-sent": "Sent",
  "history:event-receipt": "Delivery receipt",
  "history:event-success": "Completed",
  "history:event-accepted": "Accepted",
  "history:event-answered": "Answered",
  "history:event-delivered": "Delivered",
  "history:event-failed": "Failed",
  "history:event-busy": "Busy",
  "history:event-cancel": "Canceled",
  "history:event-not-sent": "Not sent",
  "history:event-no-answer": "No answer",
  "history:event-rejected": "Rejected",
  "history:event-undelivered": "Undelivered",
  "history:call-flow": "Call flow",
  "history:flow-version": "Flow version",
  "history:all-flow-versions": "All flow versions",
  "history:flow-published": "Published revision",
  "history:flow-draft": "Draft, for a test user",
  "history:way-through-flow": "Way through the call flow",
  "history:flow-step": "Step",
  "history:flow-key": "Key pressed",
  "history:campaign-gone": "This voice campaign was deleted",
  "history:ivr-service-gone": "This IVR service was deleted",
  "history:any-campaign": "Any voice campaign",
  "history:any-ivr-service": "Any IVR service",
  "history:opt-out": "Opt out this number"
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
  "phone-call.create": validator(object({ "id": readOnly, "version": readOnly, "type": readOnly, "from_number": readOnly, "to_number": readOnly, "country_code": readOnly, "disposition": readOnly, "code": readOnly, "duration": readOnly, "rate": readOnly, "minutes_charge": readOnly, "connection_charge": readOnly, "recording_charge": readOnly, "charge": readOnly, "is_test": readOnly, "trunk_id": readOnly, "campaign_id": readOnly, "ivr_service_id": readOnly, "flow_name": readOnly, "flow_version": readOnly, "flow_steps": readOnly, "recording_id": readOnly, "events": readOnly, "ladder": readOnly, "answered_at": readOnly, "ended_at": readOnly, "created_at": readOnly })),
  "phone-call.update": validator(object({ "id": readOnly, "version": readOnly, "type": readOnly, "from_number": readOnly, "to_number": readOnly, "country_code": readOnly, "disposition": readOnly, "code": readOnly, "duration": readOnly, "rate": readOnly, "minutes_charge": readOnly, "connection_charge": readOnly, "recording_charge": readOnly, "charge": readOnly, "is_test": readOnly, "trunk_id": readOnly, "campaign_id": readOnly, "ivr_service_id": readOnly, "flow_name": readOnly, "flow_version": readOnly, "flow_steps": readOnly, "recording_id": readOnly, "events": readOnly, "ladder": readOnly, "answered_at": readOnly, "ended_at": readOnly, "created_at": readOnly })),
  "phone-call.form": validator(object({ "id": anything, "version": anything, "type": anything, "from_number": anything, "to_number": anything, "country_code": anything, "disposition": anything, "code": anything, "duration": anything, "rate": anything, "minutes_charge": anything, "connection_charge": anything, "recording_charge": anything, "charge": anything, "is_test": anything, "trunk_id": anything, "campaign_id": anything, "ivr_service_id": anything, "flow_name": anything, "flow_version": anything, "flow_steps": anything, "recording_id": anything, "events": anything, "ladder": anything, "answered_at": anything, "ended_at": anything, "created_at": anything })),
  "sms-message.create": validator(object({ "id": readOnly, "version": readOnly, "sender": readOnly, "recipient": readOnly, "country_code": readOnly, "body": readOnly, "segments": readOnly, "status": readOnly, "reason": readOnly, "charge": readOnly, "clicks": readOnly, "clicked_at": readOnly, "type": readOnly, "message_kind": readOnly, "events": readOnly, "sms_campaign_id": readOnly, "created_at": readOnly })),
  "sms-message.update": validator(object({ "id": readOnly, "version": readOnly, "sender": readOnly, "recipient": readOnly, "country_code": readOnly, "body": readOnly, "segments": readOnly, "status": readOnly, "reason": readOnly, "charge": readOnly, "clicks": readOnly, "clicked_at": readOnly, "type": readOnly, "message_kind": readOnly, "events": readOnly, "sms_campaign_id": readOnly, "created_at": readOnly })),
  "sms-message.form": validator(object({ "id": anything, "version": anything, "sender": anything, "recipient": anything, "country_code": anything, "body": anything, "segments": anything, "status": anything, "reason": anything, "charge": anything, "clicks": anything, "clicked_at": anything, "type": anything, "message_kind": anything, "events": anything, "sms_campaign_id": anything, "created_at": anything })),
}
