// Written by codegen from definitions/. Do not edit.
export const definition = {
 "id": "sip-trunks",
 "title": "sip-trunks:trunks",
 "entities": {
  "test-call": {
   "id": "test-call",
   "module": "sip-trunks",
   "title": "sip-trunks:test-call",
   "properties": {
    "trunk_id": {
     "format": "uuid",
     "type": "string",
     "title": "sip-trunks:trunk",
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
    "dialed": {
     "minLength": 1,
     "maxLength": 60,
     "trim": true,
     "type": "string",
     "title": "sip-trunks:number-dialed",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "sent": {
     "maxLength": 320,
     "readOnly": true,
     "type": "string",
     "title": "sip-trunks:number-sent",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "country": {
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
    "rate": {
     "readOnly": true,
     "cell": "money",
     "type": "integer",
     "title": "sip-trunks:price-per-minute",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "max_seconds": {
     "readOnly": true,
     "type": "integer",
     "title": "sip-trunks:longest-call",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "refusal": {
     "enum": [
      "inactive",
      "in-review",
      "foreign-address",
      "no-password",
      "invalid-number",
      "blocked-prefix",
      "blocked-country",
      "no-route",
      "rate-too-high",
      "daily-limit",
      "spend-cap",
      "no-balance",
      "too-many-channels"
     ],
     "readOnly": true,
     "type": "string",
     "title": "portal:reason",
     "enumTexts": {
      "inactive": "sip-trunks:refused-inactive",
      "in-review": "sip-trunks:refused-in-review",
      "foreign-address": "sip-trunks:refused-foreign-address",
      "no-password": "sip-trunks:refused-no-password",
      "invalid-number": "sip-trunks:refused-invalid-number",
      "blocked-prefix": "sip-trunks:refused-blocked-prefix",
      "blocked-country": "sip-trunks:refused-blocked-country",
      "no-route": "sip-trunks:refused-no-route",
      "rate-too-high": "sip-trunks:refused-rate-too-high",
      "daily-limit": "sip-trunks:refused-daily-limit",
      "spend-cap": "sip-trunks:refused-spend-cap",
      "no-balance": "sip-trunks:refused-no-balance",
      "too-many-channels": "sip-trunks:refused-too-many-channels"
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "code": {
     "enum": [
      "100",
      "180",
      "183",
      "200",
      "400",
      "401",
      "402",
      "403",
      "404",
      "405",
      "406",
      "407",
      "408",
      "410",
      "413",
      "415",
      "423",
      "480",
      "481",
      "482",
      "483",
      "484",
      "486",
      "487",
      "488",
      "491",
      "500",
      "501",
      "502",
      "503",
      "504",
      "600",
      "603",
      "604",
      "606"
     ],
     "readOnly": true,
     "type": "string",
     "title": "sip-trunks:result",
     "enumTexts": {
      "100": "sip-trunks:sip-100",
      "180": "sip-trunks:sip-180",
      "183": "sip-trunks:sip-183",
      "200": "sip-trunks:sip-200",
      "400": "sip-trunks:sip-400",
      "401": "sip-trunks:sip-401",
      "402": "sip-trunks:sip-402",
      "403": "sip-trunks:sip-403",
      "404": "sip-trunks:sip-404",
      "405": "sip-trunks:sip-405",
      "406": "sip-trunks:sip-406",
      "407": "sip-trunks:sip-407",
      "408": "sip-trunks:sip-408",
      "410": "sip-trunks:sip-410",
      "413": "sip-trunks:sip-413",
      "415": "sip-trunks:sip-415",
      "423": "sip-trunks:sip-423",
      "480": "sip-trunks:sip-480",
      "481": "sip-trunks:sip-481",
      "482": "sip-trunks:sip-482",
      "483": "sip-trunks:sip-483",
      "484": "sip-trunks:sip-484",
      "486": "sip-trunks:sip-486",
      "487": "sip-trunks:sip-487",
      "488": "sip-trunks:sip-488",
      "491": "sip-trunks:sip-491",
      "500": "sip-trunks:sip-500",
      "501": "sip-trunks:sip-501",
      "502": "sip-trunks:sip-502",
      "503": "sip-trunks:sip-503",
      "504": "sip-trunks:sip-504",
      "600": "sip-trunks:sip-600",
      "603": "sip-trunks:sip-603",
      "604": "sip-trunks:sip-604",
      "606": "sip-trunks:sip-606"
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "duration": {
     "readOnly": true,
     "type": "integer",
     "title": "sip-trunks:duration-seconds",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "ladder": {
     "maxItems": 20,
     "readOnly": true,
     "type": "array",
     "title": "sip-trunks:sip-messages",
     "items": {
      "required": [
       "from",
       "message",
       "after_ms"
      ],
      "type": "object",
      "title": "sip-trunks:sip-messages",
      "properties": {
       "from": {
        "enum": [
         "pbx",
         "us"
        ],
        "type": "string",
        "title": "sip-trunks:sent-by",
        "enumTexts": {
         "pbx": "sip-trunks:your-pbx",
         "us": "sip-trunks:our-side"
        },
        "trim": false,
        "readOnly": true,
        "writeOn": [],
        "sensitive": false,
        "cell": "text",
        "errors": {}
       },
       "message": {
        "maxLength": 400,
        "type": "string",
        "title": "sip-trunks:sip-message",
        "trim": false,
        "readOnly": true,
        "writeOn": [],
        "sensitive": false,
        "cell": "text",
        "errors": {}
       },
       "after_ms": {
        "type": "integer",
        "title": "sip-trunks:after-ms",
        "trim": false,
        "readOnly": true,
        "writeOn": [],
        "sensitive": false,
        "cell": "number",
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
    "trunk_id",
    "dialed"
   ],
   "rules": {
    "fields": {},
    "effects": [],
    "checks": []
   }
  },
  "trunk-call": {
   "id": "trunk-call",
   "module": "sip-trunks",
   "title": "sip-trunks:call",
   "properties": {
    "trunk_id": {
     "maxLength": 36,
     "readOnly": true,
     "type": "string",
     "title": "sip-trunks:trunk",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "is_test": {
     "readOnly": true,
     "type": "boolean",
     "title": "sip-trunks:test-call",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "yes-no",
     "errors": {}
    },
    "dialed": {
     "maxLength": 60,
     "readOnly": true,
     "type": "string",
     "title": "sip-trunks:dialed",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "number": {
     "maxLength": 60,
     "readOnly": true,
     "cell": "phone",
     "type": "string",
     "title": "sip-trunks:number-called",
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
    "code": {
     "enum": [
      "100",
      "180",
      "183",
      "200",
      "400",
      "401",
      "402",
      "403",
      "404",
      "405",
      "406",
      "407",
      "408",
      "410",
      "413",
      "415",
      "423",
      "480",
      "481",
      "482",
      "483",
      "484",
      "486",
      "487",
      "488",
      "491",
      "500",
      "501",
      "502",
      "503",
      "504",
      "600",
      "603",
      "604",
      "606"
     ],
     "readOnly": true,
     "type": "string",
     "title": "sip-trunks:result",
     "enumTexts": {
      "100": "sip-trunks:sip-100",
      "180": "sip-trunks:sip-180",
      "183": "sip-trunks:sip-183",
      "200": "sip-trunks:sip-200",
      "400": "sip-trunks:sip-400",
      "401": "sip-trunks:sip-401",
      "402": "sip-trunks:sip-402",
      "403": "sip-trunks:sip-403",
      "404": "sip-trunks:sip-404",
      "405": "sip-trunks:sip-405",
      "406": "sip-trunks:sip-406",
      "407": "sip-trunks:sip-407",
      "408": "sip-trunks:sip-408",
      "410": "sip-trunks:sip-410",
      "413": "sip-trunks:sip-413",
      "415": "sip-trunks:sip-415",
      "423": "sip-trunks:sip-423",
      "480": "sip-trunks:sip-480",
      "481": "sip-trunks:sip-481",
      "482": "sip-trunks:sip-482",
      "483": "sip-trunks:sip-483",
      "484": "sip-trunks:sip-484",
      "486": "sip-trunks:sip-486",
      "487": "sip-trunks:sip-487",
      "488": "sip-trunks:sip-488",
      "491": "sip-trunks:sip-491",
      "500": "sip-trunks:sip-500",
      "501": "sip-trunks:sip-501",
      "502": "sip-trunks:sip-502",
      "503": "sip-trunks:sip-503",
      "504": "sip-trunks:sip-504",
      "600": "sip-trunks:sip-600",
      "603": "sip-trunks:sip-603",
      "604": "sip-trunks:sip-604",
      "606": "sip-trunks:sip-606"
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "reason": {
     "enum": [
      "inactive",
      "in-review",
      "foreign-address",
      "invalid-number",
      "blocked-prefix",
      "blocked-country",
      "no-route",
      "rate-too-high",
      "daily-limit",
      "spend-cap",
      "no-balance",
      "too-many-channels"
     ],
     "readOnly": true,
     "type": "string",
     "title": "portal:reason",
     "enumTexts": {
      "inactive": "sip-trunks:refused-inactive",
      "in-review": "sip-trunks:refused-in-review",
      "foreign-address": "sip-trunks:refused-foreign-address",
      "invalid-number": "sip-trunks:refused-invalid-number",
      "blocked-prefix": "sip-trunks:refused-blocked-prefix",
      "blocked-country": "sip-trunks:refused-blocked-country",
      "no-route": "sip-trunks:refused-no-route",
      "rate-too-high": "sip-trunks:refused-rate-too-high",
      "daily-limit": "sip-trunks:refused-daily-limit",
      "spend-cap": "sip-trunks:refused-spend-cap",
      "no-balance": "sip-trunks:refused-no-balance",
      "too-many-channels": "sip-trunks:refused-too-many-channels"
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "duration": {
     "readOnly": true,
     "type": "integer",
     "title": "sip-trunks:duration-seconds",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "rate": {
     "readOnly": true,
     "access": [
      "CdrShowPrices"
     ],
     "cell": "money",
     "type": "integer",
     "title": "sip-trunks:price-per-minute",
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
     "title": "sip-trunks:charge",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "created_at": {
     "format": "date-time",
     "readOnly": true,
     "cell": "relative-time",
     "type": "string",
     "title": "sip-trunks:started",
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
  "trunk-failure": {
   "id": "trunk-failure",
   "module": "sip-trunks",
   "title": "sip-trunks:failed-attempt",
   "properties": {
    "trunk_id": {
     "maxLength": 36,
     "readOnly": true,
     "type": "string",
     "title": "sip-trunks:trunk",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "method": {
     "enum": [
      "register",
      "call"
     ],
     "readOnly": true,
     "type": "string",
     "title": "sip-trunks:attempt",
     "enumTexts": {
      "register": "sip-trunks:registration",
      "call": "sip-trunks:call"
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "code": {
     "enum": [
      "100",
      "180",
      "183",
      "200",
      "400",
      "401",
      "402",
      "403",
      "404",
      "405",
      "406",
      "407",
      "408",
      "410",
      "413",
      "415",
      "423",
      "480",
      "481",
      "482",
      "483",
      "484",
      "486",
      "487",
      "488",
      "491",
      "500",
      "501",
      "502",
      "503",
      "504",
      "600",
      "603",
      "604",
      "606"
     ],
     "readOnly": true,
     "type": "string",
     "title": "sip-trunks:result",
     "enumTexts": {
      "100": "sip-trunks:sip-100",
      "180": "sip-trunks:sip-180",
      "183": "sip-trunks:sip-183",
      "200": "sip-trunks:sip-200",
      "400": "sip-trunks:sip-400",
      "401": "sip-trunks:sip-401",
      "402": "sip-trunks:sip-402",
      "403": "sip-trunks:sip-403",
      "404": "sip-trunks:sip-404",
      "405": "sip-trunks:sip-405",
      "406": "sip-trunks:sip-406",
      "407": "sip-trunks:sip-407",
      "408": "sip-trunks:sip-408",
      "410": "sip-trunks:sip-410",
      "413": "sip-trunks:sip-413",
      "415": "sip-trunks:sip-415",
      "423": "sip-trunks:sip-423",
      "480": "sip-trunks:sip-480",
      "481": "sip-trunks:sip-481",
      "482": "sip-trunks:sip-482",
      "483": "sip-trunks:sip-483",
      "484": "sip-trunks:sip-484",
      "486": "sip-trunks:sip-486",
      "487": "sip-trunks:sip-487",
      "488": "sip-trunks:sip-488",
      "491": "sip-trunks:sip-491",
      "500": "sip-trunks:sip-500",
      "501": "sip-trunks:sip-501",
      "502": "sip-trunks:sip-502",
      "503": "sip-trunks:sip-503",
      "504": "sip-trunks:sip-504",
      "600": "sip-trunks:sip-600",
      "603": "sip-trunks:sip-603",
      "604": "sip-trunks:sip-604",
      "606": "sip-trunks:sip-606"
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "source": {
     "maxLength": 45,
     "readOnly": true,
     "type": "string",
     "title": "sip-trunks:from-address",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "user_agent": {
     "maxLength": 200,
     "readOnly": true,
     "type": "string",
     "title": "sip-trunks:device",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "attempts": {
     "readOnly": true,
     "type": "integer",
     "title": "sip-trunks:attempts",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "updated_at": {
     "format": "date-time",
     "readOnly": true,
     "cell": "relative-time",
     "type": "string",
     "title": "sip-trunks:last-time",
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
  "trunk-registration": {
   "id": "trunk-registration",
   "module": "sip-trunks",
   "title": "sip-trunks:registration",
   "properties": {
    "trunk_id": {
     "maxLength": 36,
     "readOnly": true,
     "type": "string",
     "title": "sip-trunks:trunk",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "contact": {
     "maxLength": 200,
     "readOnly": true,
     "type": "string",
     "title": "sip-trunks:contact",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "source": {
     "maxLength": 45,
     "readOnly": true,
     "type": "string",
     "title": "sip-trunks:from-address",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "user_agent": {
     "maxLength": 200,
     "readOnly": true,
     "type": "string",
     "title": "sip-trunks:device",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "transport": {
     "maxLength": 10,
     "readOnly": true,
     "type": "string",
     "title": "sip-trunks:transport",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "health": {
     "enum": [
      "reachable",
      "unreachable"
     ],
     "readOnly": true,
     "type": "string",
     "title": "sip-trunks:health",
     "enumTexts": {
      "reachable": "sip-trunks:reachable",
      "unreachable": "sip-trunks:unreachable"
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "rtt_ms": {
     "readOnly": true,
     "type": "integer",
     "title": "sip-trunks:ping-ms",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "created_at": {
     "format": "date-time",
     "readOnly": true,
     "cell": "relative-time",
     "type": "string",
     "title": "sip-trunks:since",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "expires_at": {
     "format": "date-time",
     "readOnly": true,
     "cell": "relative-time",
     "type": "string",
     "title": "sip-trunks:expires",
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
  "trunk": {
   "id": "trunk",
   "module": "sip-trunks",
   "title": "sip-trunks:trunk",
   "properties": {
    "label": {
     "minLength": 1,
     "maxLength": 30,
     "pattern": "^[\\p{L}\\p{M}\\p{N} ]*$",
     "trim": true,
     "type": "string",
     "title": "sip-trunks:label",
     "help": "sip-trunks:label-help",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "pattern": "sip-trunks:label-help"
     }
    },
    "status": {
     "enum": [
      "active",
      "inactive"
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
      "active": "portal:active",
      "inactive": "sip-trunks:inactive"
     }
    },
    "auth_method": {
     "enum": [
      "digest",
      "ip"
     ],
     "default": "digest",
     "writeOn": [
      "create"
     ],
     "type": "string",
     "title": "sip-trunks:auth-method",
     "enumTexts": {
      "ip": "sip-trunks:ip-auth",
      "digest": "sip-trunks:digest"
     },
     "trim": false,
     "readOnly": false,
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "host": {
     "maxLength": 100,
     "readOnly": true,
     "type": "string",
     "title": "sip-trunks:host",
     "help": "sip-trunks:host-help",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "registration": {
     "enum": [
      "registered",
      "unreachable",
      "unregistered"
     ],
     "readOnly": true,
     "type": "string",
     "title": "sip-trunks:registration",
     "enumTexts": {
      "registered": "sip-trunks:is-registered",
      "unreachable": "sip-trunks:is-unreachable",
      "unregistered": "sip-trunks:is-unregistered"
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "username": {
     "maxLength": 40,
     "readOnly": true,
     "type": "string",
     "title": "sip-trunks:username",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "host_request": {
     "writeOn": [
      "create"
     ],
     "type": "object",
     "title": "sip-trunks:host-request",
     "properties": {
      "host": {
       "maxLength": 15,
       "trim": true,
       "type": "string",
       "title": "sip-trunks:pbx-address",
       "help": "sip-trunks:pbx-address-help",
       "patterns": [
        {
         "pattern": "^(?:0|1(?:\\d\\d?)?|2(?:[0-4]\\d?|5[0-5]?|[6-9])?|[3-9]\\d?)(?:\\.(?:0|1(?:\\d\\d?)?|2(?:[0-4]\\d?|5[0-5]?|[6-9])?|[3-9]\\d?)){3}$",
         "text": "sip-trunks:ipv4"
        },
        {
         "pattern": "^(?!(?:0|10|127|22[4-9]|2[3-5]\\d)\\.|169\\.254\\.|192\\.168\\.|192\\.0\\.[02]\\.|172\\.(?:1[6-9]|2\\d|3[01])\\.|100\\.(?:6[4-9]|[7-9]\\d|1[01]\\d|12[0-7])\\.|198\\.1[89]\\.|198\\.51\\.100\\.|203\\.0\\.113\\.)",
         "text": "sip-trunks:public-address"
        }
       ],
       "readOnly": false,
       "writeOn": [
        "create"
       ],
       "sensitive": false,
       "cell": "text",
       "errors": {
        "required": "sip-trunks:public-address"
       }
      },
      "status": {
       "enum": [
        "pending",
        "approved",
        "rejected"
       ],
       "readOnly": true,
       "type": "string",
       "title": "sip-trunks:review",
       "enumTexts": {
        "pending": "sip-trunks:in-review",
        "approved": "sip-trunks:approved",
        "rejected": "sip-trunks:rejected"
       },
       "trim": false,
       "writeOn": [],
       "sensitive": false,
       "cell": "text",
       "errors": {}
      }
     },
     "trim": false,
     "readOnly": false,
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "password": {
     "minLength": 8,
     "maxLength": 32,
     "sensitive": "encrypted",
     "type": "string",
     "title": "portal:password",
     "help": "sip-trunks:password-help",
     "patterns": [
      {
       "pattern": "[A-Z]",
       "text": "sip-trunks:needs-capital"
      },
      {
       "pattern": "[a-z]",
       "text": "sip-trunks:needs-small"
      },
      {
       "pattern": "[0-9]",
       "text": "sip-trunks:needs-digit"
      }
     ],
     "trim": false,
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "cell": "text",
     "errors": {}
    },
    "password_confirm": {
     "maxLength": 32,
     "sensitive": "unstored",
     "type": "string",
     "title": "sip-trunks:password-confirm",
     "trim": false,
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "cell": "text",
     "errors": {}
    },
    "ip_restrict": {
     "default": false,
     "type": "boolean",
     "title": "sip-trunks:ip-restrict",
     "help": "sip-trunks:ip-restrict-help",
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
    "other_password": {
     "maxLength": 64,
     "sensitive": "encrypted",
     "type": "string",
     "title": "sip-trunks:other-password",
     "help": "sip-trunks:other-password-help",
     "generated": true,
     "trim": false,
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "cell": "text",
     "errors": {}
    },
    "allowed_ips": {
     "maxItems": 50,
     "type": "array",
     "title": "sip-trunks:allowed-ips",
     "distinct": "ip",
     "keyed": true,
     "items": {
      "required": [
       "ip"
      ],
      "type": "object",
      "title": "sip-trunks:ip-address",
      "properties": {
       "id": {
        "format": "uuid",
        "type": "string",
        "title": "sip-trunks:ip-address",
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
       "ip": {
        "maxLength": 15,
        "pattern": "^(?:0|1(?:\\d\\d?)?|2(?:[0-4]\\d?|5[0-5]?|[6-9])?|[3-9]\\d?)(?:\\.(?:0|1(?:\\d\\d?)?|2(?:[0-4]\\d?|5[0-5]?|[6-9])?|[3-9]\\d?)){3}$",
        "trim": true,
        "type": "string",
        "title": "sip-trunks:ip-address",
        "readOnly": false,
        "writeOn": [
         "create",
         "update"
        ],
        "sensitive": false,
        "cell": "text",
        "errors": {
         "pattern": "sip-trunks:ipv4"
        }
       },
       "_destroy": {
        "type": "boolean",
        "title": "sip-trunks:ip-address",
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
     "trim": false,
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "required": "sip-trunks:add-an-address",
      "distinct": ""
     }
    },
    "callerid_type": {
     "enum": [
      "single",
      "passthrough",
      "multiple"
     ],
     "default": "single",
     "type": "string",
     "title": "sip-trunks:callerid-type",
     "enumTexts": {
      "single": "sip-trunks:single",
      "passthrough": "sip-trunks:passthrough",
      "multiple": "sip-trunks:multiple"
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
    "callerid": {
     "format": "phone",
     "type": "string",
     "title": "sip-trunks:callerid",
     "help": "sip-trunks:callerid-help",
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
    "multiple_numbers": {
     "maxItems": 100,
     "type": "array",
     "title": "sip-trunks:multiple-numbers",
     "help": "sip-trunks:multiple-numbers-help",
     "distinct": true,
     "items": {
      "format": "phone",
      "type": "string",
      "title": "sip-trunks:callerid",
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
     "trim": false,
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "required": "sip-trunks:add-a-number"
     }
    },
    "passthrough_request": {
     "default": false,
     "type": "boolean",
     "title": "sip-trunks:passthrough-request",
     "help": "sip-trunks:passthrough-request-help",
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
    "passthrough": {
     "readOnly": true,
     "type": "boolean",
     "title": "sip-trunks:passthrough-allowed",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "yes-no",
     "errors": {}
    },
    "recording_enabled": {
     "default": false,
     "type": "boolean",
     "title": "sip-trunks:recording",
     "help": "sip-trunks:recording-help",
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
    "transcription_enabled": {
     "default": false,
     "type": "boolean",
     "title": "sip-trunks:transcription",
     "help": "sip-trunks:transcription-help",
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
    "transcription_threshold": {
     "minimum": 1,
     "maximum": 3600,
     "default": 6,
     "type": "integer",
     "title": "sip-trunks:threshold",
     "help": "sip-trunks:threshold-help",
     "keepsDefault": true,
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
    "voicemail_detection": {
     "default": false,
     "type": "boolean",
     "title": "sip-trunks:voicemail",
     "help": "sip-trunks:voicemail-help",
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
    "didinfo_enabled": {
     "default": true,
     "type": "boolean",
     "title": "sip-trunks:didinfo",
     "help": "sip-trunks:didinfo-help",
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
    "prepend_plus_to_didinfo": {
     "default": true,
     "type": "boolean",
     "title": "sip-trunks:prepend-plus",
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
    "rewrite_enabled": {
     "default": false,
     "type": "boolean",
     "title": "sip-trunks:rewrite-on",
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
    "rewrite_cond": {
     "maxLength": 255,
     "type": "string",
     "title": "sip-trunks:rewrite-cond",
     "help": "sip-trunks:rewrite-cond-help",
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
    "rewrite_prefix": {
     "maxLength": 255,
     "type": "string",
     "title": "sip-trunks:rewrite-prefix",
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
    "call_restrict": {
     "default": false,
     "type": "boolean",
     "title": "sip-trunks:call-restrict",
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
    "call_limit": {
     "minimum": 1,
     "type": "integer",
     "title": "sip-trunks:call-limit",
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
    "channels_restrict": {
     "default": false,
     "type": "boolean",
     "title": "sip-trunks:channels-restrict",
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
    "max_channels": {
     "minimum": 1,
     "type": "integer",
     "title": "sip-trunks:max-channels",
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
    "cost_limit": {
     "default": false,
     "type": "boolean",
     "title": "sip-trunks:cost-limit",
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
    "max_call_cost": {
     "maximum": 999.99,
     "multipleOf": 0.01,
     "cell": "currency",
     "type": "number",
     "title": "sip-trunks:max-call-cost",
     "trim": false,
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "errors": {
      "required": "sip-trunks:cost-above-zero",
      "multipleOf": "sip-trunks:two-decimals"
     }
    },
    "daily_spend_limit": {
     "minimum": 0.01,
     "maximum": 99999.99,
     "multipleOf": 0.01,
     "cell": "currency",
     "type": "number",
     "title": "sip-trunks:daily-spend-limit",
     "help": "sip-trunks:daily-spend-limit-help",
     "trim": false,
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "errors": {
      "multipleOf": "sip-trunks:two-decimals"
     }
    },
    "max_rate_per_minute": {
     "minimum": 0.0001,
     "maximum": 99.9999,
     "multipleOf": 0.0001,
     "cell": "currency",
     "type": "number",
     "title": "sip-trunks:max-rate-per-minute",
     "help": "sip-trunks:max-rate-per-minute-help",
     "trim": false,
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "errors": {
      "multipleOf": "sip-trunks:four-decimals"
     }
    },
    "destination_blacklists": {
     "maxItems": 100,
     "type": "array",
     "title": "sip-trunks:blacklist",
     "help": "sip-trunks:blacklist-help",
     "distinct": true,
     "items": {
      "maxLength": 15,
      "pattern": "^[0-9]*$",
      "type": "string",
      "title": "sip-trunks:prefix",
      "trim": false,
      "readOnly": false,
      "writeOn": [
       "create",
       "update"
      ],
      "sensitive": false,
      "cell": "text",
      "errors": {
       "pattern": "sip-trunks:digits-only"
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
    "allowed_destinations": {
     "maxItems": 250,
     "cell": "countries",
     "type": "array",
     "title": "sip-trunks:allowed-destinations",
     "help": "sip-trunks:allowed-destinations-help",
     "distinct": true,
     "items": {
      "catalogue": "countries",
      "maxLength": 2,
      "type": "string",
      "title": "portal:country",
      "trim": false,
      "readOnly": false,
      "writeOn": [
       "create",
       "update"
      ],
      "sensitive": false,
      "cell": "choice",
      "errors": {}
     },
     "trim": false,
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
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
    }
   },
   "required": [
    "label",
    "auth_method",
    "callerid_type"
   ],
   "rules": {
    "fields": {
     "host_request": {
      "visibleWhen": {
       "source": "form.auth_method == 'ip'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "auth_method"
         ]
        },
        "right": {
         "op": "const",
         "value": "ip"
        }
       },
       "dependsOn": [
        "form.auth_method"
       ]
      }
     },
     "host_request.host": {
      "requiredWhen": {
       "source": "form.auth_method == 'ip'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "auth_method"
         ]
        },
        "right": {
         "op": "const",
         "value": "ip"
        }
       },
       "dependsOn": [
        "form.auth_method"
       ]
      }
     },
     "password": {
      "visibleWhen": {
       "source": "form.auth_method == 'digest'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "auth_method"
         ]
        },
        "right": {
         "op": "const",
         "value": "digest"
        }
       },
       "dependsOn": [
        "form.auth_method"
       ]
      },
      "requiredWhen": {
       "source": "form.auth_method == 'digest' && !has(row.id)",
       "tree": {
        "op": "and",
        "args": [
         {
          "op": "==",
          "left": {
           "op": "path",
           "root": "form",
           "path": [
            "auth_method"
           ]
          },
          "right": {
           "op": "const",
           "value": "digest"
          }
         },
         {
          "op": "not",
          "arg": {
           "op": "has",
           "root": "row",
           "path": [
            "id"
           ]
          }
         }
        ]
       },
       "dependsOn": [
        "form.auth_method",
        "row.id"
       ]
      },
      "serverCheck": {
       "path": "/v1/sip_accounts/validate_password",
       "sends": [
        "password"
       ]
      }
     },
     "password_confirm": {
      "visibleWhen": {
       "source": "form.auth_method == 'digest'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "auth_method"
         ]
        },
        "right": {
         "op": "const",
         "value": "digest"
        }
       },
       "dependsOn": [
        "form.auth_method"
       ]
      },
      "requiredWhen": {
       "source": "form.auth_method == 'digest' && (has(form.password) || !has(row.id))",
       "tree": {
        "op": "and",
        "args": [
         {
          "op": "==",
          "left": {
           "op": "path",
           "root": "form",
           "path": [
            "auth_method"
           ]
          },
          "right": {
           "op": "const",
           "value": "digest"
          }
         },
         {
          "op": "or",
          "args": [
           {
            "op": "has",
            "root": "form",
            "path": [
             "password"
            ]
           },
           {
            "op": "not",
            "arg": {
             "op": "has",
             "root": "row",
             "path": [
              "id"
             ]
            }
           }
          ]
         }
        ]
       },
       "dependsOn": [
        "form.auth_method",
        "form.password",
        "row.id"
       ]
      }
     },
     "ip_restrict": {
      "visibleWhen": {
       "source": "form.auth_method == 'digest'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "auth_method"
         ]
        },
        "right": {
         "op": "const",
         "value": "digest"
        }
       },
       "dependsOn": [
        "form.auth_method"
       ]
      }
     },
     "allowed_ips": {
      "visibleWhen": {
       "source": "form.auth_method == 'digest' && form.ip_restrict",
       "tree": {
        "op": "and",
        "args": [
         {
          "op": "==",
          "left": {
           "op": "path",
           "root": "form",
           "path": [
            "auth_method"
           ]
          },
          "right": {
           "op": "const",
           "value": "digest"
          }
         },
         {
          "op": "path",
          "root": "form",
          "path": [
           "ip_restrict"
          ]
         }
        ]
       },
       "dependsOn": [
        "form.auth_method",
        "form.ip_restrict"
       ]
      },
      "requiredWhen": {
       "source": "form.auth_method == 'digest' && form.ip_restrict",
       "tree": {
        "op": "and",
        "args": [
         {
          "op": "==",
          "left": {
           "op": "path",
           "root": "form",
           "path": [
            "auth_method"
           ]
          },
          "right": {
           "op": "const",
           "value": "digest"
          }
         },
         {
          "op": "path",
          "root": "form",
          "path": [
           "ip_restrict"
          ]
         }
        ]
       },
       "dependsOn": [
        "form.auth_method",
        "form.ip_restrict"
       ]
      }
     },
     "callerid": {
      "visibleWhen": {
       "source": "form.callerid_type == 'single'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "callerid_type"
         ]
        },
        "right": {
         "op": "const",
         "value": "single"
        }
       },
       "dependsOn": [
        "form.callerid_type"
       ]
      },
      "requiredWhen": {
       "source": "form.callerid_type == 'single' && !form.passthrough_request",
       "tree": {
        "op": "and",
        "args": [
         {
          "op": "==",
          "left": {
           "op": "path",
           "root": "form",
           "path": [
            "callerid_type"
           ]
          },
          "right": {
           "op": "const",
           "value": "single"
          }
         },
         {
          "op": "not",
          "arg": {
           "op": "path",
           "root": "form",
           "path": [
            "passthrough_request"
           ]
          }
         }
        ]
       },
       "dependsOn": [
        "form.callerid_type",
        "form.passthrough_request"
       ]
      }
     },
     "multiple_numbers": {
      "visibleWhen": {
       "source": "form.callerid_type == 'multiple'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "callerid_type"
         ]
        },
        "right": {
         "op": "const",
         "value": "multiple"
        }
       },
       "dependsOn": [
        "form.callerid_type"
       ]
      },
      "requiredWhen": {
       "source": "form.callerid_type == 'multiple'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "callerid_type"
         ]
        },
        "right": {
         "op": "const",
         "value": "multiple"
        }
       },
       "dependsOn": [
        "form.callerid_type"
       ]
      }
     },
     "passthrough_request": {
      "visibleWhen": {
       "source": "form.callerid_type != 'multiple'",
       "tree": {
        "op": "!=",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "callerid_type"
         ]
        },
        "right": {
         "op": "const",
         "value": "multiple"
        }
       },
       "dependsOn": [
        "form.callerid_type"
       ]
      }
     },
     "recording_enabled": {
      "enabledWhen": {
       "source": "'TrunksRecording' in user.permissions",
       "tree": {
        "op": "in",
        "left": {
         "op": "const",
         "value": "TrunksRecording"
        },
        "right": {
         "op": "path",
         "root": "user",
         "path": [
          "permissions"
         ]
        }
       },
       "dependsOn": [
        "user.permissions"
       ]
      },
      "because": "sip-trunks:no-recording-permission"
     },
     "transcription_enabled": {
      "enabledWhen": {
       "source": "'CallTranscription' in user.permissions",
       "tree": {
        "op": "in",
        "left": {
         "op": "const",
         "value": "CallTranscription"
        },
        "right": {
         "op": "path",
         "root": "user",
         "path": [
          "permissions"
         ]
        }
       },
       "dependsOn": [
        "user.permissions"
       ]
      },
      "because": "sip-trunks:no-transcription-permission"
     },
     "transcription_threshold": {
      "visibleWhen": {
       "source": "form.transcription_enabled",
       "tree": {
        "op": "path",
        "root": "form",
        "path": [
         "transcription_enabled"
        ]
       },
       "dependsOn": [
        "form.transcription_enabled"
       ]
      }
     },
     "voicemail_detection": {
      "enabledWhen": {
       "source": "'Amd' in user.permissions",
       "tree": {
        "op": "in",
        "left": {
         "op": "const",
         "value": "Amd"
        },
        "right": {
         "op": "path",
         "root": "user",
         "path": [
          "permissions"
         ]
        }
       },
       "dependsOn": [
        "user.permissions"
       ]
      },
      "because": "sip-trunks:no-voicemail-permission"
     },
     "prepend_plus_to_didinfo": {
      "visibleWhen": {
       "source": "form.didinfo_enabled",
       "tree": {
        "op": "path",
        "root": "form",
        "path": [
         "didinfo_enabled"
        ]
       },
       "dependsOn": [
        "form.didinfo_enabled"
       ]
      }
     },
     "rewrite_cond": {
      "visibleWhen": {
       "source": "form.rewrite_enabled",
       "tree": {
        "op": "path",
        "root": "form",
        "path": [
         "rewrite_enabled"
        ]
       },
       "dependsOn": [
        "form.rewrite_enabled"
       ]
      }
     },
     "rewrite_prefix": {
      "visibleWhen": {
       "source": "form.rewrite_enabled",
       "tree": {
        "op": "path",
        "root": "form",
        "path": [
         "rewrite_enabled"
        ]
       },
       "dependsOn": [
        "form.rewrite_enabled"
       ]
      }
     },
     "call_limit": {
      "visibleWhen": {
       "source": "form.call_restrict",
       "tree": {
        "op": "path",
        "root": "form",
        "path": [
         "call_restrict"
        ]
       },
       "dependsOn": [
        "form.call_restrict"
       ]
      },
      "requiredWhen": {
       "source": "form.call_restrict",
       "tree": {
        "op": "path",
        "root": "form",
        "path": [
         "call_restrict"
        ]
       },
       "dependsOn": [
        "form.call_restrict"
       ]
      },
      "limits": [
       {
        "bounds": {
         "maximum": "{config.global_limits.max_call_duration}"
        },
        "text": "sip-trunks:call-limit-too-long"
       }
      ]
     },
     "max_channels": {
      "visibleWhen": {
       "source": "form.channels_restrict",
       "tree": {
        "op": "path",
        "root": "form",
        "path": [
         "channels_restrict"
        ]
       },
       "dependsOn": [
        "form.channels_restrict"
       ]
      },
      "requiredWhen": {
       "source": "form.channels_restrict",
       "tree": {
        "op": "path",
        "root": "form",
        "path": [
         "channels_restrict"
        ]
       },
       "dependsOn": [
        "form.channels_restrict"
       ]
      },
      "limits": [
       {
        "bounds": {
         "maximum": "{config.global_limits.max_sip_channels}"
        },
        "text": "sip-trunks:too-many-channels"
       }
      ]
     },
     "max_call_cost": {
      "visibleWhen": {
       "source": "form.cost_limit",
       "tree": {
        "op": "path",
        "root": "form",
        "path": [
         "cost_limit"
        ]
       },
       "dependsOn": [
        "form.cost_limit"
       ]
      },
      "requiredWhen": {
       "source": "form.cost_limit",
       "tree": {
        "op": "path",
        "root": "form",
        "path": [
         "cost_limit"
        ]
       },
       "dependsOn": [
        "form.cost_limit"
       ]
      }
     },
     "allowed_destinations": {
      "choices": {
       "hints": [],
       "groups": [
        {
         "id": "popular",
         "by": "popular",
         "title": "sip-trunks:popular",
         "when": {
          "source": "has(item.popular)",
          "tree": {
           "op": "has",
           "root": "item",
           "path": [
            "popular"
           ]
          },
          "dependsOn": [
           "item.popular"
          ]
         }
        }
       ]
      }
     }
    },
    "effects": [
     {
      "on": "recording_enabled",
      "when": {
       "source": "!form.recording_enabled",
       "tree": {
        "op": "not",
        "arg": {
         "op": "path",
         "root": "form",
         "path": [
          "recording_enabled"
         ]
        }
       },
       "dependsOn": [
        "form.recording_enabled"
       ]
      },
      "clear": [],
      "set": {
       "transcription_enabled": false
      },
      "default": []
     },
     {
      "on": "transcription_enabled",
      "when": {
       "source": "form.transcription_enabled",
       "tree": {
        "op": "path",
        "root": "form",
        "path": [
         "transcription_enabled"
        ]
       },
       "dependsOn": [
        "form.transcription_enabled"
       ]
      },
      "clear": [],
      "set": {
       "recording_enabled": true
      },
      "default": []
     }
    ],
    "checks": [
     {
      "unless": {
       "source": "has(form.password_confirm) && form.password == form.password_confirm",
       "tree": {
        "op": "and",
        "args": [
         {
          "op": "has",
          "root": "form",
          "path": [
           "password_confirm"
          ]
         },
         {
          "op": "==",
          "left": {
           "op": "path",
           "root": "form",
           "path": [
            "password"
           ]
          },
          "right": {
           "op": "path",
           "root": "form",
           "path": [
            "password_confirm"
           ]
          }
         }
        ]
       },
       "dependsOn": [
        "form.password",
        "form.password_confirm"
       ]
      },
      "when": {
       "source": "form.auth_method == 'digest' && (has(form.password) || has(form.password_confirm))",
       "tree": {
        "op": "and",
        "args": [
         {
          "op": "==",
          "left": {
           "op": "path",
           "root": "form",
           "path": [
            "auth_method"
           ]
          },
          "right": {
           "op": "const",
           "value": "digest"
          }
         },
         {
          "op": "or",
          "args": [
           {
            "op": "has",
            "root": "form",
            "path": [
             "password"
            ]
           },
           {
            "op": "has",
            "root": "form",
            "path": [
             "password_confirm"
            ]
           }
          ]
         }
        ]
       },
       "dependsOn": [
        "form.auth_method",
        "form.password",
        "form.password_confirm"
       ]
      },
      "at": "password_confirm",
      "text": "sip-trunks:passwords-differ",
      "on": [
       "create",
       "update"
      ]
     },
     {
      "unless": {
       "source": "form.password != form.label",
       "tree": {
        "op": "!=",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "password"
         ]
        },
        "right": {
         "op": "path",
         "root": "form",
         "path": [
          "label"
         ]
        }
       },
       "dependsOn": [
        "form.label",
        "form.password"
       ]
      },
      "when": {
       "source": "form.auth_method == 'digest' && has(form.password) && has(form.label)",
       "tree": {
        "op": "and",
        "args": [
         {
          "op": "==",
          "left": {
           "op": "path",
           "root": "form",
           "path": [
            "auth_method"
           ]
          },
          "right": {
           "op": "const",
           "value": "digest"
          }
         },
         {
          "op": "has",
          "root": "form",
          "path": [
           "password"
          ]
         },
         {
          "op": "has",
          "root": "form",
          "path": [
           "label"
          ]
         }
        ]
       },
       "dependsOn": [
        "form.auth_method",
        "form.label",
        "form.password"
       ]
      },
      "at": "password",
      "text": "sip-trunks:password-is-name",
      "on": [
       "create",
       "update"
      ]
     },
     {
      "unless": {
       "source": "form.passthrough_request || row.passthrough",
       "tree": {
        "op": "or",
        "args": [
         {
          "op": "path",
          "root": "form",
          "path": [
           "passthrough_request"
          ]
         },
         {
          "op": "path",
          "root": "row",
          "path": [
           "passthrough"
          ]
         }
        ]
       },
       "dependsOn": [
        "form.passthrough_request",
        "row.passthrough"
       ]
      },
      "when": {
       "source": "form.callerid_type == 'passthrough'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "callerid_type"
         ]
        },
        "right": {
         "op": "const",
         "value": "passthrough"
        }
       },
       "dependsOn": [
        "form.callerid_type"
       ]
      },
      "at": "passthrough_request",
      "text": "sip-trunks:request-passthrough",
      "on": [
       "create",
       "update"
      ]
     },
     {
      "unless": {
       "source": "form.recording_enabled",
       "tree": {
        "op": "path",
        "root": "form",
        "path": [
         "recording_enabled"
        ]
       },
       "dependsOn": [
        "form.recording_enabled"
       ]
      },
      "when": {
       "source": "form.transcription_enabled",
       "tree": {
        "op": "path",
        "root": "form",
        "path": [
         "transcription_enabled"
        ]
       },
       "dependsOn": [
        "form.transcription_enabled"
       ]
      },
      "at": "transcription_enabled",
      "text": "sip-trunks:transcription-needs-recording",
      "on": [
       "create",
       "update"
      ]
     },
     {
      "unless": {
       "source": "has(form.rewrite_cond) || has(form.rewrite_prefix)",
       "tree": {
        "op": "or",
        "args": [
         {
          "op": "has",
          "root": "form",
          "path": [
           "rewrite_cond"
          ]
         },
         {
          "op": "has",
          "root": "form",
          "path": [
           "rewrite_prefix"
          ]
         }
        ]
       },
       "dependsOn": [
        "form.rewrite_cond",
        "form.rewrite_prefix"
       ]
      },
      "when": {
       "source": "form.rewrite_enabled",
       "tree": {
        "op": "path",
        "root": "form",
        "path": [
         "rewrite_enabled"
        ]
       },
       "dependsOn": [
        "form.rewrite_enabled"
       ]
      },
      "at": "rewrite_cond",
      "text": "sip-trunks:rewrite-needs-one",
      "on": [
       "create",
       "update"
      ]
     },
     {
      "unless": {
       "source": "form.max_call_cost > 0",
       "tree": {
        "op": ">",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "max_call_cost"
         ]
        },
        "right": {
         "op": "const",
         "value": 0
        }
       },
       "dependsOn": [
        "form.max_call_cost"
       ]
      },
      "when": {
       "source": "form.cost_limit && has(form.max_call_cost)",
       "tree": {
        "op": "and",
        "args": [
         {
          "op": "path",
          "root": "form",
          "path": [
           "cost_limit"
          ]
         },
         {
          "op": "has",
          "root": "form",
          "path": [
           "max_call_cost"
          ]
         }
        ]
       },
       "dependsOn": [
        "form.cost_limit",
        "form.max_call_cost"
       ]
      },
      "at": "max_call_cost",
      "text": "sip-trunks:cost-above-zero",
      "on": [
       "create",
       "update"
      ]
     }
    ]
   },
   "lifecycle": {
    "entity": "trunk",
    "field": "status",
    "states": {
     "active": {
      "tone": "success",
      "icon": "play",
      "title": "portal:active"
     },
     "inactive": {
      "tone": "neutral",
      "icon": "pause",
      "title": "sip-trunks:inactive"
     }
    },
    "initial": "active",
    "call": {
     "method": "PUT",
     "path": "/v1/sip_accounts/{id}/status"
    },
    "transitions": [
     {
      "id": "deactivate",
      "event": "sip-trunks:event-deactivated",
      "icon": "pause",
      "from": [
       "active"
      ],
      "to": "inactive",
      "confirm": {
       "dismiss": "sip-trunks:keep-active",
       "title": "sip-trunks:deactivate-title",
       "text": "sip-trunks:deactivate-text",
       "action": "sip-trunks:deactivate"
      },
      "by": "user",
      "title": "sip-trunks:deactivate",
      "access": [
       "Trunks",
       "TrunksEdit"
      ],
      "success": "sip-trunks:status-changed",
      "word": "sip-trunks:word-inactive",
      "tone": "neutral"
     },
     {
      "id": "activate",
      "event": "sip-trunks:event-activated",
      "icon": "play",
      "from": [
       "inactive"
      ],
      "to": "active",
      "by": "user",
      "title": "sip-trunks:activate",
      "access": [
       "Trunks",
       "TrunksEdit"
      ],
      "success": "sip-trunks:status-changed",
      "word": "sip-trunks:word-active",
      "tone": "neutral"
     }
    ],
    "failure": "sip-trunks:status-failed"
   }
  }
 },
 "resources": {
  "test-call": {
   "id": "test-call",
   "module": "sip-trunks",
   "entity": "test-call",
   "path": "/v1/sip_test_calls",
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
     "id": "preview",
     "method": "POST",
     "input": [
      "trunk_id",
      "dialed"
     ],
     "output": [
      "sent",
      "country",
      "rate",
      "max_seconds",
      "refusal",
      "code"
     ],
     "summary": "What a trunk sends for a dialed number, and whether the call is let through. Makes no call.",
     "path": "/v1/sip_test_calls/preview",
     "access": [
      "Trunks"
     ],
     "query": []
    },
    {
     "id": "register",
     "method": "POST",
     "input": [
      "trunk_id"
     ],
     "output": [
      "refusal",
      "code",
      "ladder"
     ],
     "access": [
      "Trunks",
      "TrunksEdit"
     ],
     "summary": "Whether a PBX with the trunk's password can register now, and the messages of it. Registers nothing.",
     "path": "/v1/sip_test_calls/register",
     "query": []
    },
    {
     "id": "make",
     "method": "POST",
     "input": [
      "trunk_id",
      "dialed"
     ],
     "output": [
      "sent",
      "country",
      "rate",
      "max_seconds",
      "refusal",
      "code",
      "duration",
      "ladder"
     ],
     "access": [
      "Trunks",
      "TrunksEdit"
     ],
     "summary": "Makes a test call over a trunk through the simulator, free of charge, and answers what was sent and how it ended.",
     "path": "/v1/sip_test_calls/make",
     "query": []
    }
   ]
  },
  "trunk-call": {
   "id": "trunk-call",
   "module": "sip-trunks",
   "entity": "trunk-call",
   "path": "/v1/sip_calls",
   "items": "calls",
   "item": "call",
   "storage": {
    "kind": "table",
    "table": "trunk_call"
   },
   "operations": {
    "list": {
     "access": [
      "Trunks",
      "Cdr"
     ]
    },
    "get": {
     "access": [
      "Trunks",
      "Cdr"
     ]
    }
   },
   "listFields": [
    "id",
    "trunk_id",
    "is_test",
    "dialed",
    "number",
    "country_code",
    "code",
    "reason",
    "duration",
    "rate",
    "charge",
    "created_at"
   ],
   "query": [
    {
     "name": "trunk_id",
     "field": "trunk_id",
     "match": "equals"
    },
    {
     "name": "code",
     "field": "code",
     "match": "equals"
    }
   ],
   "sort": {
    "fields": [
     "created_at"
    ],
    "default": "-created_at"
   },
   "sublists": [],
   "endpoints": []
  },
  "trunk-failure": {
   "id": "trunk-failure",
   "module": "sip-trunks",
   "entity": "trunk-failure",
   "path": "/v1/sip_failures",
   "items": "failures",
   "item": "failure",
   "storage": {
    "kind": "table",
    "table": "trunk_failure"
   },
   "operations": {
    "list": {
     "access": [
      "Trunks"
     ]
    }
   },
   "listFields": [
    "id",
    "trunk_id",
    "method",
    "code",
    "source",
    "user_agent",
    "attempts",
    "updated_at"
   ],
   "query": [
    {
     "name": "trunk_id",
     "field": "trunk_id",
     "match": "equals"
    }
   ],
   "sort": {
    "fields": [
     "updated_at"
    ],
    "default": "-updated_at"
   },
   "sublists": [],
   "endpoints": []
  },
  "trunk-registration": {
   "id": "trunk-registration",
   "module": "sip-trunks",
   "entity": "trunk-registration",
   "path": "/v1/sip_registrations",
   "items": "registrations",
   "item": "registration",
   "storage": {
    "kind": "table",
    "table": "trunk_registration"
   },
   "operations": {
    "list": {
     "access": [
      "Trunks"
     ]
    }
   },
   "listFields": [
    "id",
    "trunk_id",
    "contact",
    "source",
    "user_agent",
    "transport",
    "health",
    "rtt_ms",
    "created_at",
    "expires_at"
   ],
   "query": [
    {
     "name": "trunk_id",
     "field": "trunk_id",
     "match": "equals"
    }
   ],
   "sort": {
    "fields": [
     "created_at"
    ],
    "default": "-created_at"
   },
   "sublists": [],
   "endpoints": []
  },
  "trunk": {
   "id": "trunk",
   "module": "sip-trunks",
   "entity": "trunk",
   "path": "/v1/sip_accounts",
   "items": "sip_accounts",
   "item": "sip_account",
   "storage": {
    "kind": "documents"
   },
   "operations": {
    "list": {
     "access": [
      "Trunks"
     ]
    },
    "get": {
     "access": [
      "Trunks"
     ]
    },
    "create": {
     "access": [
      "Trunks",
      "TrunksCreate"
     ]
    },
    "update": {
     "access": [
      "Trunks",
      "TrunksEdit"
     ]
    },
    "delete": {
     "access": [
      "Trunks",
      "TrunksEdit"
     ]
    }
   },
   "listFields": [
    "id",
    "label",
    "status",
    "auth_method",
    "registration",
    "host_request",
    "callerid_type",
    "callerid",
    "recording_enabled",
    "created_at"
   ],
   "query": [
    {
     "name": "search",
     "field": "label",
     "match": "contains"
    },
    {
     "name": "status",
     "field": "status",
     "match": "equals"
    },
    {
     "name": "auth_method",
     "field": "auth_method",
     "match": "equals"
    },
    {
     "name": "registration",
     "field": "registration",
     "match": "equals"
    },
    {
     "name": "callerid_type",
     "field": "callerid_type",
     "match": "equals"
    },
    {
     "name": "id",
     "field": "id",
     "match": "equals"
    }
   ],
   "sort": {
    "default": "label",
    "fields": [
     "label",
     "status",
     "auth_method",
     "registration",
     "callerid_type",
     "created_at"
    ]
   },
   "sublists": [],
   "endpoints": [
    {
     "id": "callers",
     "query": [
      "search",
      "page",
      "per_page"
     ],
     "summary": "The account's verified caller IDs and active voice numbers that a trunk's calls can show.",
     "items": "callerids",
     "method": "GET",
     "path": "/v1/sip_accounts/callers",
     "access": [
      "Trunks"
     ]
    },
    {
     "id": "validate-password",
     "method": "POST",
     "input": [
      "password"
     ],
     "access": [
      "Trunks"
     ],
     "summary": "Whether a password may be used for a trunk; 422 with the reason otherwise.",
     "path": "/v1/sip_accounts/validate_password",
     "query": []
    }
   ]
  }
 },
 "lists": {
  "trunks": {
   "id": "trunks",
   "module": "sip-trunks",
   "resource": "trunk",
   "title": "sip-trunks:trunks",
   "primaryAction": {
    "text": "sip-trunks:new-trunk",
    "to": "/trunks/create",
    "access": [
     "TrunksCreate",
     "Trunks"
    ],
    "asks": "POST /v1/sip_accounts"
   },
   "columns": [
    {
     "id": "label",
     "field": "label",
     "title": "sip-trunks:label",
     "cell": "text",
     "align": "start",
     "sortable": true,
     "link": "/trunks/view/{row.id}",
     "flex": 2,
     "minWidth": 180,
     "hidden": false
    },
    {
     "id": "auth-method",
     "field": "auth_method",
     "title": "sip-trunks:auth-method",
     "cell": "text",
     "align": "start",
     "sortable": true,
     "width": 135,
     "hidden": false
    },
    {
     "id": "review",
     "field": "host_request.status",
     "title": "sip-trunks:review",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "width": 130,
     "hidden": false
    },
    {
     "id": "registration",
     "field": "registration",
     "title": "sip-trunks:registration",
     "cell": "text",
     "align": "start",
     "sortable": true,
     "width": 140,
     "hidden": false
    },
    {
     "id": "callerid-type",
     "field": "callerid_type",
     "title": "sip-trunks:callerid-type",
     "cell": "text",
     "align": "start",
     "sortable": true,
     "width": 155,
     "hidden": false
    },
    {
     "id": "callerid",
     "field": "callerid",
     "title": "sip-trunks:callerid",
     "cell": "phone",
     "align": "start",
     "sortable": false,
     "width": 160,
     "hidden": false
    },
    {
     "id": "recording",
     "field": "recording_enabled",
     "title": "sip-trunks:recording",
     "cell": "yes-no",
     "align": "start",
     "sortable": false,
     "width": 130,
     "hidden": true
    },
    {
     "id": "status",
     "field": "status",
     "title": "portal:status",
     "cell": "status-chip",
     "align": "start",
     "sortable": true,
     "width": 120,
     "hidden": false
    },
    {
     "id": "created",
     "field": "created_at",
     "title": "portal:created",
     "cell": "relative-time",
     "align": "start",
     "sortable": true,
     "width": 140,
     "hidden": true
    }
   ],
   "filters": [
    {
     "id": "name",
     "title": "sip-trunks:label",
     "kind": "search",
     "query": "search",
     "placeholder": "portal:search-by-name"
    },
    {
     "id": "auth-method",
     "title": "sip-trunks:auth-method",
     "kind": "select",
     "query": "auth_method",
     "options": [
      {
       "value": "digest",
       "text": "sip-trunks:digest"
      },
      {
       "value": "ip",
       "text": "sip-trunks:ip-auth"
      }
     ],
     "all": "sip-trunks:any-method"
    },
    {
     "id": "registration",
     "title": "sip-trunks:registration",
     "kind": "select",
     "query": "registration",
     "options": [
      {
       "value": "registered",
       "text": "sip-trunks:is-registered"
      },
      {
       "value": "unreachable",
       "text": "sip-trunks:is-unreachable"
      },
      {
       "value": "unregistered",
       "text": "sip-trunks:is-unregistered"
      }
     ],
     "all": "sip-trunks:any-registration"
    },
    {
     "id": "callerid-type",
     "title": "sip-trunks:callerid-type",
     "kind": "select",
     "query": "callerid_type",
     "options": [
      {
       "value": "single",
       "text": "sip-trunks:single"
      },
      {
       "value": "passthrough",
       "text": "sip-trunks:passthrough"
      },
      {
       "value": "multiple",
       "text": "sip-trunks:multiple"
      }
     ],
     "all": "sip-trunks:any-type"
    },
    {
     "id": "status",
     "title": "portal:status",
     "kind": "select",
     "query": "status",
     "options": [
      {
       "value": "active",
       "text": "portal:active"
      },
      {
       "value": "inactive",
       "text": "sip-trunks:inactive"
      }
     ],
     "all": "portal:any-status"
    }
   ],
   "rowActions": [
    {
     "kind": "link",
     "id": "edit",
     "title": "portal:edit",
     "icon": "edit",
     "to": "/trunks/edit/{row.id}",
     "access": [
      "Trunks",
      "TrunksEdit"
     ],
     "asks": "PUT /v1/sip_accounts/{id}"
    },
    {
     "kind": "transition",
     "id": "deactivate",
     "transition": "deactivate"
    },
    {
     "kind": "transition",
     "id": "activate",
     "transition": "activate"
    },
    {
     "kind": "delete",
     "id": "delete",
     "title": "portal:delete",
     "icon": "delete",
     "tone": "danger",
     "access": [
      "Trunks",
      "TrunksEdit"
     ],
     "confirm": {
      "dismiss": "portal:keep",
      "title": "sip-trunks:delete-title",
      "text": "sip-trunks:delete-text",
      "action": "portal:delete"
     },
     "success": "sip-trunks:trunk-deleted"
    },
    {
     "kind": "link",
     "id": "view-calls",
     "title": "sip-trunks:view-calls",
     "icon": "logs",
     "to": "/logs?type=placed&sip_account={row.id}",
     "access": [
      "Cdr"
     ]
    }
   ],
   "bulkActions": [
    "deactivate",
    "activate",
    "delete"
   ],
   "pageSizes": [
    25,
    50,
    100
   ],
   "refreshSeconds": 60,
   "searchDebounceMs": 1000,
   "empty": {
    "title": "sip-trunks:trunks-empty-title",
    "text": "sip-trunks:trunks-empty",
    "action": {
     "text": "sip-trunks:new-trunk",
     "to": "/trunks/create",
     "access": [
      "TrunksCreate",
      "Trunks"
     ],
     "asks": "POST /v1/sip_accounts"
    }
   }
  }
 },
 "wizards": {
  "trunk": {
   "id": "trunk",
   "module": "sip-trunks",
   "resource": "trunk",
   "title": {
    "create": "sip-trunks:new-trunk",
    "edit": "sip-trunks:edit-trunk"
   },
   "opensAt": {},
   "done": "/trunks",
   "cancel": true,
   "doneWhen": [],
   "submitText": [
    {
     "mode": "create",
     "text": "sip-trunks:create-trunk"
    },
    {
     "mode": "edit",
     "text": "portal:save-changes"
    }
   ],
   "success": {
    "create": "sip-trunks:trunk-created",
    "edit": "sip-trunks:trunk-saved"
   },
   "failure": {},
   "banners": [
    {
     "id": "in-review",
     "modes": [
      "edit"
     ],
     "steps": [
      "general"
     ],
     "when": {
      "source": "form.auth_method == 'ip' && !has(form.host_request.status) || form.host_request.status == 'pending'",
      "tree": {
       "op": "or",
       "args": [
        {
         "op": "and",
         "args": [
          {
           "op": "==",
           "left": {
            "op": "path",
            "root": "form",
            "path": [
             "auth_method"
            ]
           },
           "right": {
            "op": "const",
            "value": "ip"
           }
          },
          {
           "op": "not",
           "arg": {
            "op": "has",
            "root": "form",
            "path": [
             "host_request",
             "status"
            ]
           }
          }
         ]
        },
        {
         "op": "==",
         "left": {
          "op": "path",
          "root": "form",
          "path": [
           "host_request",
           "status"
          ]
         },
         "right": {
          "op": "const",
          "value": "pending"
         }
        }
       ]
      },
      "dependsOn": [
       "form.auth_method",
       "form.host_request.status"
      ]
     },
     "tone": "info",
     "text": "sip-trunks:in-review-text",
     "params": {}
    },
    {
     "id": "rejected",
     "modes": [
      "edit"
     ],
     "steps": [],
     "when": {
      "source": "form.host_request.status == 'rejected'",
      "tree": {
       "op": "==",
       "left": {
        "op": "path",
        "root": "form",
        "path": [
         "host_request",
         "status"
        ]
       },
       "right": {
        "op": "const",
        "value": "rejected"
       }
      },
      "dependsOn": [
       "form.host_request.status"
      ]
     },
     "tone": "danger",
     "text": "sip-trunks:rejected-text",
     "params": {}
    }
   ],
   "steps": [
    {
     "id": "general",
     "title": "sip-trunks:general",
     "fields": [
      "label",
      "callerid_type",
      "callerid",
      "multiple_numbers",
      "passthrough_request",
      "auth_method",
      "host_request.host",
      "password",
      "password_confirm",
      "ip_restrict",
      "allowed_ips"
     ],
     "sections": [
      {
       "id": "caller-id",
       "title": "sip-trunks:callerid-section",
       "info": "sip-trunks:callerid-info",
       "badges": [],
       "fields": [
        "callerid_type",
        "callerid",
        "multiple_numbers",
        "passthrough_request"
       ]
      },
      {
       "id": "authentication",
       "title": "sip-trunks:auth-section",
       "info": "sip-trunks:auth-info",
       "badges": [],
       "fields": [
        "auth_method",
        "host_request.host",
        "password",
        "password_confirm",
        "ip_restrict",
        "allowed_ips"
       ]
      }
     ],
     "summary": [],
     "relocks": false
    },
    {
     "id": "advanced",
     "title": "sip-trunks:advanced",
     "fields": [
      "recording_enabled",
      "transcription_enabled",
      "transcription_threshold",
      "voicemail_detection",
      "didinfo_enabled",
      "prepend_plus_to_didinfo",
      "rewrite_enabled",
      "rewrite_cond",
      "rewrite_prefix",
      "call_restrict",
      "call_limit",
      "channels_restrict",
      "max_channels",
      "cost_limit",
      "max_call_cost",
      "daily_spend_limit",
      "max_rate_per_minute",
      "allowed_destinations",
      "destination_blacklists"
     ],
     "sections": [
      {
       "id": "recording",
       "title": "sip-trunks:recording-section",
       "badges": [],
       "fields": [
        "recording_enabled",
        "transcription_enabled",
        "transcription_threshold",
        "voicemail_detection"
       ]
      },
      {
       "id": "incoming",
       "title": "sip-trunks:incoming",
       "badges": [],
       "fields": [
        "didinfo_enabled",
        "prepend_plus_to_didinfo"
       ]
      },
      {
       "id": "dialplan",
       "title": "sip-trunks:rewrite",
       "info": "sip-trunks:rewrite-help",
       "badges": [],
       "fields": [
        "rewrite_enabled",
        "rewrite_cond",
        "rewrite_prefix"
       ]
      },
      {
       "id": "limits",
       "title": "sip-trunks:limits",
       "info": "sip-trunks:limits-info",
       "badges": [],
       "fields": [
        "call_restrict",
        "call_limit",
        "channels_restrict",
        "max_channels",
        "cost_limit",
        "max_call_cost"
       ]
      },
      {
       "id": "fraud-guards",
       "title": "sip-trunks:fraud-guards",
       "info": "sip-trunks:fraud-guards-info",
       "badges": [],
       "collapse": "closed",
       "fields": [
        "daily_spend_limit",
        "max_rate_per_minute",
        "allowed_destinations",
        "destination_blacklists"
       ]
      }
     ],
     "summary": [],
     "relocks": false
    }
   ],
   "fields": {
    "label": {
     "widget": "text",
     "options": {},
     "fills": []
    },
    "callerid_type": {
     "widget": "radio",
     "options": {},
     "fills": []
    },
    "callerid": {
     "widget": "suggest",
     "options": {
      "from": "/v1/sip_accounts/callers",
      "items": "callerids",
      "value": "number",
      "label": "title"
     },
     "fills": []
    },
    "multiple_numbers": {
     "widget": "tags",
     "options": {
      "from": "/v1/sip_accounts/callers",
      "items": "callerids",
      "value": "number",
      "label": "title"
     },
     "fills": []
    },
    "passthrough_request": {
     "widget": "switch",
     "options": {},
     "fills": []
    },
    "auth_method": {
     "widget": "radio",
     "options": {},
     "fills": []
    },
    "host_request.host": {
     "widget": "text",
     "options": {},
     "fills": [],
     "badges": [
      {
       "text": "sip-trunks:in-review",
       "tone": "info",
       "icon": "schedule",
       "when": {
        "source": "has(row.id) && (!has(row.host_request.status) || row.host_request.status == 'pending')",
        "tree": {
         "op": "and",
         "args": [
          {
           "op": "has",
           "root": "row",
           "path": [
            "id"
           ]
          },
          {
           "op": "or",
           "args": [
            {
             "op": "not",
             "arg": {
              "op": "has",
              "root": "row",
              "path": [
               "host_request",
               "status"
              ]
             }
            },
            {
             "op": "==",
             "left": {
              "op": "path",
              "root": "row",
              "path": [
               "host_request",
               "status"
              ]
             },
             "right": {
              "op": "const",
              "value": "pending"
             }
            }
           ]
          }
         ]
        },
        "dependsOn": [
         "row.host_request.status",
         "row.id"
        ]
       },
       "look": "button"
      },
      {
       "text": "sip-trunks:approved",
       "tone": "success",
       "icon": "check",
       "when": {
        "source": "row.host_request.status == 'approved'",
        "tree": {
         "op": "==",
         "left": {
          "op": "path",
          "root": "row",
          "path": [
           "host_request",
           "status"
          ]
         },
         "right": {
          "op": "const",
          "value": "approved"
         }
        },
        "dependsOn": [
         "row.host_request.status"
        ]
       },
       "look": "chip"
      },
      {
       "text": "sip-trunks:rejected",
       "tone": "danger",
       "icon": "block",
       "when": {
        "source": "row.host_request.status == 'rejected'",
        "tree": {
         "op": "==",
         "left": {
          "op": "path",
          "root": "row",
          "path": [
           "host_request",
           "status"
          ]
         },
         "right": {
          "op": "const",
          "value": "rejected"
         }
        },
        "dependsOn": [
         "row.host_request.status"
        ]
       },
       "look": "chip"
      }
     ]
    },
    "password": {
     "widget": "text",
     "options": {},
     "fills": [],
     "group": "password"
    },
    "password_confirm": {
     "widget": "text",
     "options": {},
     "fills": [],
     "group": "password"
    },
    "ip_restrict": {
     "widget": "switch",
     "options": {},
     "fills": []
    },
    "allowed_ips": {
     "widget": "rows",
     "options": {},
     "fills": []
    },
    "recording_enabled": {
     "widget": "switch",
     "options": {},
     "fills": []
    },
    "transcription_enabled": {
     "widget": "switch",
     "options": {},
     "fills": [],
     "badges": [
      {
       "text": "portal:flex-pro",
       "tone": "info",
       "when": {
        "source": "config.account_level != 'flex_pro' && config.account_level != 'disabled'",
        "tree": {
         "op": "and",
         "args": [
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
            "value": "flex_pro"
           }
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
            "value": "disabled"
           }
          }
         ]
        },
        "dependsOn": [
         "config.account_level"
        ]
       },
       "look": "chip",
       "way": {
        "to": "/profile/account/plan",
        "access": []
       }
      }
     ]
    },
    "transcription_threshold": {
     "widget": "number",
     "options": {},
     "fills": []
    },
    "voicemail_detection": {
     "widget": "switch",
     "options": {},
     "fills": [],
     "badges": [
      {
       "text": "portal:flex-pro",
       "tone": "info",
       "when": {
        "source": "config.account_level != 'flex_pro' && config.account_level != 'disabled'",
        "tree": {
         "op": "and",
         "args": [
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
            "value": "flex_pro"
           }
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
            "value": "disabled"
           }
          }
         ]
        },
        "dependsOn": [
         "config.account_level"
        ]
       },
       "look": "chip",
       "way": {
        "to": "/profile/account/plan",
        "access": []
       }
      }
     ]
    },
    "didinfo_enabled": {
     "widget": "switch",
     "options": {},
     "fills": []
    },
    "prepend_plus_to_didinfo": {
     "widget": "switch",
     "options": {},
     "fills": []
    },
    "rewrite_enabled": {
     "widget": "switch",
     "options": {},
     "fills": []
    },
    "rewrite_cond": {
     "widget": "text",
     "options": {},
     "fills": [],
     "group": "rewrite"
    },
    "rewrite_prefix": {
     "widget": "text",
     "options": {},
     "fills": [],
     "group": "rewrite"
    },
    "call_restrict": {
     "widget": "switch",
     "options": {},
     "fills": []
    },
    "call_limit": {
     "widget": "number",
     "options": {},
     "fills": []
    },
    "channels_restrict": {
     "widget": "switch",
     "options": {},
     "fills": []
    },
    "max_channels": {
     "widget": "number",
     "options": {},
     "fills": []
    },
    "cost_limit": {
     "widget": "switch",
     "options": {},
     "fills": []
    },
    "max_call_cost": {
     "widget": "number",
     "options": {},
     "fills": []
    },
    "daily_spend_limit": {
     "widget": "number",
     "options": {},
     "fills": [],
     "group": "spend"
    },
    "max_rate_per_minute": {
     "widget": "number",
     "options": {},
     "fills": [],
     "group": "spend"
    },
    "allowed_destinations": {
     "widget": "choices",
     "options": {},
     "fills": []
    },
    "destination_blacklists": {
     "widget": "tags",
     "options": {},
     "fills": []
    }
   }
  }
 },
 "pages": {
  "trunk": {
   "id": "trunk",
   "module": "sip-trunks",
   "title": "sip-trunks:trunk",
   "record": {
    "resource": "trunk",
    "name": "label",
    "ask": {
     "topic": "calls",
     "facts": [
      {
       "field": "label",
       "title": "sip-trunks:label",
       "cell": "text"
      },
      {
       "field": "status",
       "title": "portal:status",
       "cell": "status-chip"
      },
      {
       "field": "auth_method",
       "title": "sip-trunks:auth-method",
       "cell": "text"
      },
      {
       "field": "created_at",
       "title": "portal:created",
       "cell": "relative-time"
      }
     ]
    },
    "actions": [
     {
      "kind": "link",
      "id": "edit",
      "title": "portal:edit",
      "icon": "edit",
      "to": "/trunks/edit/{row.id}",
      "access": [
       "Trunks",
       "TrunksEdit"
      ],
      "asks": "PUT /v1/sip_accounts/{id}"
     },
     {
      "kind": "transition",
      "id": "deactivate",
      "transition": "deactivate"
     },
     {
      "kind": "transition",
      "id": "activate",
      "transition": "activate"
     },
     {
      "kind": "delete",
      "id": "delete",
      "title": "portal:delete",
      "icon": "delete",
      "tone": "danger",
      "access": [
       "Trunks",
       "TrunksEdit"
      ],
      "confirm": {
       "dismiss": "portal:keep",
       "title": "sip-trunks:delete-title",
       "text": "sip-trunks:delete-text",
       "action": "portal:delete"
      },
      "success": "sip-trunks:trunk-deleted"
     },
     {
      "kind": "link",
      "id": "view-calls",
      "title": "sip-trunks:view-calls",
      "icon": "logs",
      "to": "/logs?type=placed&sip_account={row.id}",
      "access": [
       "Cdr"
      ]
     }
    ],
    "access": [
     "Trunks"
    ]
   },
   "blocks": [
    {
     "id": "in-review",
     "when": {
      "source": "row.auth_method == 'ip' && (!has(row.host_request.status) || row.host_request.status == 'pending')",
      "tree": {
       "op": "and",
       "args": [
        {
         "op": "==",
         "left": {
          "op": "path",
          "root": "row",
          "path": [
           "auth_method"
          ]
         },
         "right": {
          "op": "const",
          "value": "ip"
         }
        },
        {
         "op": "or",
         "args": [
          {
           "op": "not",
           "arg": {
            "op": "has",
            "root": "row",
            "path": [
             "host_request",
             "status"
            ]
           }
          },
          {
           "op": "==",
           "left": {
            "op": "path",
            "root": "row",
            "path": [
             "host_request",
             "status"
            ]
           },
           "right": {
            "op": "const",
            "value": "pending"
           }
          }
         ]
        }
       ]
      },
      "dependsOn": [
       "row.auth_method",
       "row.host_request.status"
      ]
     },
     "width": "full",
     "kind": "banner",
     "tone": "info",
     "text": "sip-trunks:in-review-text",
     "params": {}
    },
    {
     "id": "rejected",
     "when": {
      "source": "row.host_request.status == 'rejected'",
      "tree": {
       "op": "==",
       "left": {
        "op": "path",
        "root": "row",
        "path": [
         "host_request",
         "status"
        ]
       },
       "right": {
        "op": "const",
        "value": "rejected"
       }
      },
      "dependsOn": [
       "row.host_request.status"
      ]
     },
     "width": "full",
     "kind": "banner",
     "tone": "danger",
     "text": "sip-trunks:rejected-text",
     "params": {}
    },
    {
     "id": "unregistered",
     "when": {
      "source": "row.status == 'active' && row.registration == 'unregistered'",
      "tree": {
       "op": "and",
       "args": [
        {
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
          "value": "active"
         }
        },
        {
         "op": "==",
         "left": {
          "op": "path",
          "root": "row",
          "path": [
           "registration"
          ]
         },
         "right": {
          "op": "const",
          "value": "unregistered"
         }
        }
       ]
      },
      "dependsOn": [
       "row.registration",
       "row.status"
      ]
     },
     "width": "full",
     "kind": "banner",
     "tone": "info",
     "text": "sip-trunks:unregistered-text",
     "params": {}
    },
    {
     "id": "unreachable",
     "when": {
      "source": "row.status == 'active' && row.registration == 'unreachable'",
      "tree": {
       "op": "and",
       "args": [
        {
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
          "value": "active"
         }
        },
        {
         "op": "==",
         "left": {
          "op": "path",
          "root": "row",
          "path": [
           "registration"
          ]
         },
         "right": {
          "op": "const",
          "value": "unreachable"
         }
        }
       ]
      },
      "dependsOn": [
       "row.registration",
       "row.status"
      ]
     },
     "width": "full",
     "kind": "banner",
     "tone": "warning",
     "text": "sip-trunks:unreachable-text",
     "params": {}
    },
    {
     "id": "connection",
     "width": "half",
     "kind": "facts",
     "title": "sip-trunks:connection",
     "look": "facts",
     "facts": [
      {
       "id": "host",
       "field": "host",
       "title": "sip-trunks:host",
       "cell": "text"
      },
      {
       "id": "username",
       "field": "username",
       "title": "sip-trunks:username",
       "cell": "text"
      },
      {
       "id": "auth-method",
       "field": "auth_method",
       "title": "sip-trunks:auth-method",
       "cell": "text"
      },
      {
       "id": "registration",
       "field": "registration",
       "title": "sip-trunks:registration",
       "cell": "text"
      },
      {
       "id": "address",
       "field": "host_request.host",
       "title": "sip-trunks:pbx-address",
       "cell": "text"
      },
      {
       "id": "review",
       "field": "host_request.status",
       "title": "sip-trunks:review",
       "cell": "text"
      },
      {
       "id": "callerid-type",
       "field": "callerid_type",
       "title": "sip-trunks:callerid-type",
       "cell": "text"
      },
      {
       "id": "callerid",
       "field": "callerid",
       "title": "sip-trunks:callerid",
       "cell": "phone"
      },
      {
       "id": "passthrough",
       "field": "passthrough",
       "title": "sip-trunks:passthrough-allowed",
       "cell": "yes-no"
      }
     ]
    },
    {
     "id": "calls",
     "width": "half",
     "kind": "facts",
     "title": "sip-trunks:calls",
     "look": "facts",
     "facts": [
      {
       "id": "recording",
       "field": "recording_enabled",
       "title": "sip-trunks:recording",
       "cell": "yes-no"
      },
      {
       "id": "transcription",
       "field": "transcription_enabled",
       "title": "sip-trunks:transcription",
       "cell": "yes-no"
      },
      {
       "id": "voicemail",
       "field": "voicemail_detection",
       "title": "sip-trunks:voicemail",
       "cell": "yes-no"
      },
      {
       "id": "call-limit",
       "field": "call_limit",
       "title": "sip-trunks:call-limit",
       "cell": "number"
      },
      {
       "id": "max-channels",
       "field": "max_channels",
       "title": "sip-trunks:max-channels",
       "cell": "number"
      },
      {
       "id": "max-call-cost",
       "field": "max_call_cost",
       "title": "sip-trunks:max-call-cost",
       "cell": "currency"
      },
      {
       "id": "daily-spend-limit",
       "field": "daily_spend_limit",
       "title": "sip-trunks:daily-spend-limit",
       "cell": "currency"
      },
      {
       "id": "max-rate-per-minute",
       "field": "max_rate_per_minute",
       "title": "sip-trunks:max-rate-per-minute",
       "cell": "currency"
      },
      {
       "id": "allowed-destinations",
       "field": "allowed_destinations",
       "title": "sip-trunks:allowed-destinations",
       "cell": "countries"
      },
      {
       "id": "destination-blacklists",
       "field": "destination_blacklists",
       "title": "sip-trunks:blacklist",
       "cell": "text"
      },
      {
       "id": "rewrite-cond",
       "field": "rewrite_cond",
       "title": "sip-trunks:rewrite-cond",
       "cell": "text"
      },
      {
       "id": "rewrite-prefix",
       "field": "rewrite_prefix",
       "title": "sip-trunks:rewrite-prefix",
       "cell": "text"
      },
      {
       "id": "created",
       "field": "created_at",
       "title": "portal:created",
       "cell": "relative-time"
      }
     ]
    },
    {
     "id": "addresses",
     "when": {
      "source": "row.ip_restrict",
      "tree": {
       "op": "path",
       "root": "row",
       "path": [
        "ip_restrict"
       ]
      },
      "dependsOn": [
       "row.ip_restrict"
      ]
     },
     "width": "full",
     "kind": "items",
     "title": "sip-trunks:allowed-ips",
     "field": "allowed_ips",
     "columns": [
      {
       "field": "ip",
       "title": "sip-trunks:ip-address",
       "cell": "text"
      }
     ]
    },
    {
     "id": "numbers",
     "width": "full",
     "kind": "rows",
     "title": "sip-trunks:numbers-here",
     "source": {
      "get": "/v1/dids",
      "query": {
       "per_page": "5",
       "trunk_id": "{row.id}"
      },
      "path": "dids",
      "access": [
       "Dids"
      ]
     },
     "size": 5,
     "module": "my-numbers",
     "entity": "did",
     "columns": [
      {
       "id": "number",
       "field": "number",
       "title": "my-numbers:number",
       "cell": "phone",
       "align": "start",
       "link": "/numbers/view/{row.id}"
      },
      {
       "id": "label",
       "field": "label",
       "title": "my-numbers:label",
       "cell": "text",
       "align": "start"
      },
      {
       "id": "country-code",
       "field": "country_code",
       "title": "portal:country",
       "cell": "country",
       "align": "start"
      },
      {
       "id": "status",
       "field": "status",
       "title": "portal:status",
       "cell": "status-chip",
       "align": "start"
      }
     ],
     "empty": "sip-trunks:no-numbers-here",
     "more": {
      "text": "sip-trunks:all-numbers-here",
      "to": "/numbers?trunk={row.id}",
      "access": [
       "Dids"
      ]
     }
    },
    {
     "id": "tester",
     "width": "full",
     "kind": "widget",
     "title": "sip-trunks:try-a-number",
     "panel": "call-tester",
     "params": {},
     "entity": "trunk",
     "ofRecord": true
    },
    {
     "id": "registrations",
     "when": {
      "source": "row.auth_method == 'digest'",
      "tree": {
       "op": "==",
       "left": {
        "op": "path",
        "root": "row",
        "path": [
         "auth_method"
        ]
       },
       "right": {
        "op": "const",
        "value": "digest"
       }
      },
      "dependsOn": [
       "row.auth_method"
      ]
     },
     "width": "full",
     "kind": "rows",
     "title": "sip-trunks:registrations",
     "source": {
      "get": "/v1/sip_registrations",
      "query": {
       "per_page": "5",
       "trunk_id": "{row.id}"
      },
      "path": "registrations",
      "access": [
       "Trunks"
      ]
     },
     "size": 5,
     "module": "sip-trunks",
     "entity": "trunk-registration",
     "columns": [
      {
       "id": "contact",
       "field": "contact",
       "title": "sip-trunks:contact",
       "cell": "text",
       "align": "start"
      },
      {
       "id": "source",
       "field": "source",
       "title": "sip-trunks:from-address",
       "cell": "text",
       "align": "start"
      },
      {
       "id": "user-agent",
       "field": "user_agent",
       "title": "sip-trunks:device",
       "cell": "text",
       "align": "start"
      },
      {
       "id": "transport",
       "field": "transport",
       "title": "sip-trunks:transport",
       "cell": "text",
       "align": "start"
      },
      {
       "id": "health",
       "field": "health",
       "title": "sip-trunks:health",
       "cell": "text",
       "align": "start"
      },
      {
       "id": "rtt-ms",
       "field": "rtt_ms",
       "title": "sip-trunks:ping-ms",
       "cell": "number",
       "align": "end"
      },
      {
       "id": "created-at",
       "field": "created_at",
       "title": "sip-trunks:since",
       "cell": "relative-time",
       "align": "start"
      },
      {
       "id": "expires-at",
       "field": "expires_at",
       "title": "sip-trunks:expires",
       "cell": "relative-time",
       "align": "start"
      }
     ],
     "empty": "sip-trunks:no-registrations"
    },
    {
     "id": "failed-attempts",
     "width": "full",
     "kind": "rows",
     "title": "sip-trunks:failed-attempts",
     "source": {
      "get": "/v1/sip_failures",
      "query": {
       "per_page": "5",
       "trunk_id": "{row.id}",
       "sort": "-updated_at"
      },
      "path": "failures",
      "access": [
       "Trunks"
      ]
     },
     "size": 5,
     "module": "sip-trunks",
     "entity": "trunk-failure",
     "columns": [
      {
       "id": "code",
       "field": "code",
       "title": "sip-trunks:result",
       "cell": "text",
       "align": "start"
      },
      {
       "id": "method",
       "field": "method",
       "title": "sip-trunks:attempt",
       "cell": "text",
       "align": "start"
      },
      {
       "id": "source",
       "field": "source",
       "title": "sip-trunks:from-address",
       "cell": "text",
       "align": "start"
      },
      {
       "id": "user-agent",
       "field": "user_agent",
       "title": "sip-trunks:device",
       "cell": "text",
       "align": "start"
      },
      {
       "id": "attempts",
       "field": "attempts",
       "title": "sip-trunks:attempts",
       "cell": "number",
       "align": "end"
      },
      {
       "id": "updated-at",
       "field": "updated_at",
       "title": "sip-trunks:last-time",
       "cell": "relative-time",
       "align": "start"
      }
     ],
     "empty": "sip-trunks:no-failures"
    },
    {
     "id": "last-calls",
     "width": "full",
     "kind": "rows",
     "title": "sip-trunks:last-calls",
     "source": {
      "get": "/v1/sip_calls",
      "query": {
       "per_page": "10",
       "trunk_id": "{row.id}",
       "sort": "-created_at"
      },
      "path": "calls",
      "access": [
       "Trunks",
       "Cdr"
      ]
     },
     "size": 10,
     "module": "sip-trunks",
     "entity": "trunk-call",
     "columns": [
      {
       "id": "number",
       "field": "number",
       "title": "sip-trunks:number-called",
       "cell": "phone",
       "align": "start"
      },
      {
       "id": "country-code",
       "field": "country_code",
       "title": "portal:country",
       "cell": "country",
       "align": "start"
      },
      {
       "id": "code",
       "field": "code",
       "title": "sip-trunks:result",
       "cell": "text",
       "align": "start"
      },
      {
       "id": "reason",
       "field": "reason",
       "title": "portal:reason",
       "cell": "text",
       "align": "start"
      },
      {
       "id": "duration",
       "field": "duration",
       "title": "sip-trunks:duration-seconds",
       "cell": "number",
       "align": "end"
      },
      {
       "id": "charge",
       "field": "charge",
       "title": "sip-trunks:charge",
       "cell": "money",
       "align": "end"
      },
      {
       "id": "is-test",
       "field": "is_test",
       "title": "sip-trunks:test-call",
       "cell": "yes-no",
       "align": "start"
      },
      {
       "id": "created-at",
       "field": "created_at",
       "title": "sip-trunks:started",
       "cell": "relative-time",
       "align": "start"
      }
     ],
     "empty": "sip-trunks:no-calls"
    },
    {
     "id": "pbx-digest",
     "when": {
      "source": "row.auth_method == 'digest'",
      "tree": {
       "op": "==",
       "left": {
        "op": "path",
        "root": "row",
        "path": [
         "auth_method"
        ]
       },
       "right": {
        "op": "const",
        "value": "digest"
       }
      },
      "dependsOn": [
       "row.auth_method"
      ]
     },
     "width": "full",
     "kind": "code",
     "title": "sip-trunks:pbx-settings",
     "samples": [
      {
       "id": "asterisk",
       "code": [
        "[patchbay]",
        "type=registration",
        "transport=transport-tls",
        "outbound_auth=patchbay-auth",
        "server_uri=sip:{host}",
        "client_uri=sip:{username}@{host}",
        "retry_interval=60",
        "",
        "[patchbay-auth]",
        "type=auth",
        "auth_type=digest",
        "username={username}",
        "password=YOUR_PASSWORD",
        "",
        "[patchbay]",
        "type=aor",
        "contact=sip:{host}",
        "qualify_frequency=30",
        "",
        "[patchbay]",
        "type=endpoint",
        "context=from-patchbay",
        "disallow=all",
        "allow=ulaw,alaw,opus",
        "outbound_auth=patchbay-auth",
        "aors=patchbay",
        "from_user={username}",
        "from_domain={host}",
        "direct_media=no",
        "dtmf_mode=rfc4733"
       ],
       "title": "sip-trunks:asterisk"
      },
      {
       "id": "freepbx",
       "code": [
        "Connectivity > Trunks > Add SIP (chan_pjsip) Trunk",
        "",
        "Trunk Name:        patchbay",
        "Username:          {username}",
        "Auth username:     {username}",
        "Secret:            YOUR_PASSWORD",
        "Authentication:    Outbound",
        "Registration:      Send",
        "SIP Server:        {host}",
        "SIP Server Port:   5060",
        "Context:           from-pstn",
        "From Domain:       {host}",
        "From User:         {username}",
        "Codecs:            ulaw, alaw, opus"
       ],
       "title": "sip-trunks:freepbx"
      },
      {
       "id": "freeswitch",
       "code": [
        "<include>",
        "  <gateway name=\"patchbay\">",
        "    <param name=\"username\" value=\"{username}\"/>",
        "    <param name=\"realm\" value=\"{host}\"/>",
        "    <param name=\"password\" value=\"YOUR_PASSWORD\"/>",
        "    <param name=\"proxy\" value=\"{host}\"/>",
        "    <param name=\"register\" value=\"true\"/>",
        "    <param name=\"expire-seconds\" value=\"600\"/>",
        "    <param name=\"ping\" value=\"30\"/>",
        "    <param name=\"caller-id-in-from\" value=\"true\"/>",
        "  </gateway>",
        "</include>"
       ],
       "title": "sip-trunks:freeswitch"
      },
      {
       "id": "cx3",
       "code": [
        "Admin > Voice & Chat > Add Trunk > Generic",
        "",
        "Registrar/Server:                    {host}",
        "Type of Authentication:              Register/Account based",
        "Authentication ID:                   {username}",
        "Authentication Password:             YOUR_PASSWORD",
        "Registrar port:                      5060",
        "Options > Codec priority:            G.711 U-law, G.711 A-law, OPUS"
       ],
       "title": "sip-trunks:cx3"
      },
      {
       "id": "yeastar",
       "code": [
        "Extension and Trunk > Trunk > Add",
        "",
        "Trunk Type:             Register Trunk",
        "Hostname/IP:            {host}",
        "Port:                   5060",
        "Domain:                 {host}",
        "Username:               {username}",
        "Password:               YOUR_PASSWORD",
        "Authentication Name:    {username}",
        "Codec:                  u-law, a-law, Opus",
        "DTMF Mode:              RFC4733"
       ],
       "title": "sip-trunks:yeastar"
      },
      {
       "id": "avaya",
       "code": [
        "System > Line > New SIP Line",
        "",
        "ITSP Domain Name:            {host}",
        "ITSP Proxy Address:          {host}",
        "SIP Credentials > User:      {username}",
        "Authentication Name:         {username}",
        "Password:                    YOUR_PASSWORD",
        "Expiration (mins):           10",
        "Registration Required:       Yes",
        "Codec Selection:             G.711 ULAW 64K, G.711 ALAW 64K"
       ],
       "title": "sip-trunks:avaya"
      }
     ],
     "params": {
      "host": "{row.host}",
      "username": "{row.username}"
     }
    },
    {
     "id": "pbx-password",
     "when": {
      "source": "row.auth_method == 'digest'",
      "tree": {
       "op": "==",
       "left": {
        "op": "path",
        "root": "row",
        "path": [
         "auth_method"
        ]
       },
       "right": {
        "op": "const",
        "value": "digest"
       }
      },
      "dependsOn": [
       "row.auth_method"
      ]
     },
     "width": "full",
     "kind": "text",
     "paragraphs": [
      "sip-trunks:pbx-password"
     ],
     "steps": [],
     "params": {}
    },
    {
     "id": "pbx-ip",
     "when": {
      "source": "row.auth_method == 'ip'",
      "tree": {
       "op": "==",
       "left": {
        "op": "path",
        "root": "row",
        "path": [
         "auth_method"
        ]
       },
       "right": {
        "op": "const",
        "value": "ip"
       }
      },
      "dependsOn": [
       "row.auth_method"
      ]
     },
     "width": "full",
     "kind": "code",
     "title": "sip-trunks:pbx-settings",
     "samples": [
      {
       "id": "asterisk",
       "code": [
        "[patchbay]",
        "type=aor",
        "contact=sip:{host}",
        "qualify_frequency=30",
        "",
        "[patchbay]",
        "type=endpoint",
        "context=from-patchbay",
        "disallow=all",
        "allow=ulaw,alaw,opus",
        "aors=patchbay",
        "from_domain={host}",
        "direct_media=no",
        "dtmf_mode=rfc4733",
        "",
        "[patchbay]",
        "type=identify",
        "endpoint=patchbay",
        "match={host}"
       ],
       "title": "sip-trunks:asterisk"
      },
      {
       "id": "freepbx",
       "code": [
        "Connectivity > Trunks > Add SIP (chan_pjsip) Trunk",
        "",
        "Trunk Name:        patchbay",
        "Authentication:    None",
        "Registration:      None",
        "SIP Server:        {host}",
        "SIP Server Port:   5060",
        "Context:           from-pstn",
        "From Domain:       {host}",
        "Codecs:            ulaw, alaw, opus"
       ],
       "title": "sip-trunks:freepbx"
      },
      {
       "id": "freeswitch",
       "code": [
        "<include>",
        "  <gateway name=\"patchbay\">",
        "    <param name=\"proxy\" value=\"{host}\"/>",
        "    <param name=\"register\" value=\"false\"/>",
        "    <param name=\"ping\" value=\"30\"/>",
        "    <param name=\"caller-id-in-from\" value=\"true\"/>",
        "  </gateway>",
        "</include>"
       ],
       "title": "sip-trunks:freeswitch"
      },
      {
       "id": "cx3",
       "code": [
        "Admin > Voice & Chat > Add Trunk > Generic",
        "",
        "Registrar/Server:                    {host}",
        "Type of Authentication:              Do not require - IP based",
        "Registrar port:                      5060",
        "Options > Codec priority:            G.711 U-law, G.711 A-law, OPUS"
       ],
       "title": "sip-trunks:cx3"
      },
      {
       "id": "yeastar",
       "code": [
        "Extension and Trunk > Trunk > Add",
        "",
        "Trunk Type:     Peer Trunk",
        "Hostname/IP:    {host}",
        "Port:           5060",
        "Domain:         {host}",
        "Codec:          u-law, a-law, Opus",
        "DTMF Mode:      RFC4733"
       ],
       "title": "sip-trunks:yeastar"
      },
      {
       "id": "avaya",
       "code": [
        "System > Line > New SIP Line",
        "",
        "ITSP Domain Name:         {host}",
        "ITSP Proxy Address:       {host}",
        "Registration Required:    No",
        "Codec Selection:          G.711 ULAW 64K, G.711 ALAW 64K"
       ],
       "title": "sip-trunks:avaya"
      }
     ],
     "params": {
      "host": "{row.host}"
     }
    },
    {
     "id": "history",
     "width": "full",
     "kind": "timeline",
     "title": "sip-trunks:history"
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
  "portal:widget-failed": "Something went wrong. Please try again later",
  "portal:widget-offline": "We can’t reach the server. Check your connection.",
  "portal:country-unknown": "Unknown country",
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
  "sip-trunks:sip-messages": "SIP messages",
  "sip-trunks:your-pbx": "Your PBX",
  "sip-trunks:our-side": "Patchbay",
  "sip-trunks:sip-403": "Not allowed by your limits or caller ID (403)",
  "sip-trunks:sip-404": "Number not in service (404)",
  "sip-trunks:sip-480": "No answer (480)",
  "sip-trunks:sip-486": "Busy (486)",
  "sip-trunks:sip-488": "Codec not accepted (488)",
  "sip-trunks:sip-503": "No route, or overloaded (503)",
  "sip-trunks:sip-603": "Declined (603)",
  "sip-trunks:refused-inactive": "The trunk is inactive.",
  "sip-trunks:refused-in-review": "The IP address of your PBX isn’t approved yet.",
  "sip-trunks:refused-foreign-address": "The call came from an IP address that isn’t allowed.",
  "sip-trunks:refused-no-password": "It has no password yet. Set one.",
  "sip-trunks:refused-invalid-number": "This isn’t a phone number in international format.",
  "sip-trunks:refused-blocked-prefix": "The number starts with a blocked prefix.",
  "sip-trunks:refused-blocked-country": "The country isn’t among the allowed ones.",
  "sip-trunks:refused-no-route": "We have no route to this country.",
  "sip-trunks:refused-rate-too-high": "The price per minute is above the trunk’s limit.",
  "sip-trunks:refused-daily-limit": "The trunk has reached its daily spend limit.",
  "sip-trunks:refused-spend-cap": "This account has reached its spend cap.",
  "sip-trunks:refused-no-balance": "Your balance is too low.",
  "sip-trunks:refused-too-many-channels": "The trunk or your account has reached its limit of concurrent calls.",
  "sip-trunks:tester-number": "Number as your PBX dials it",
  "sip-trunks:tester-number-help": "See what the trunk sends before anything is called. *43 is an echo test.",
  "sip-trunks:tester-call": "Make a test call",
  "sip-trunks:tester-sent": "Sent as",
  "sip-trunks:tester-allowed": {
   "one": "Let through at {price} a minute, for up to {count} minute.",
   "other": "Let through at {price} a minute, for up to {count} minutes."
  },
  "sip-trunks:tester-refused": "Refused with {code}. {reason}",
  "sip-trunks:tester-result": "Result of the test",
  "sip-trunks:tester-answered": {
   "one": "Answered, and ended after {count} second. Test calls are free.",
   "other": "Answered, and ended after {count} seconds. Test calls are free."
  },
  "sip-trunks:tester-ended": "Not answered: {reason}.",
  "sip-trunks:tester-echo": {
   "one": "An echo test: you hear yourself. Free, for up to {count} minute.",
   "other": "An echo test: you hear yourself. Free, for up to {count} minutes."
  },
  "sip-trunks:tester-check": "Check registration",
  "sip-trunks:tester-accepted": "We accept this trunk’s registrations.",
  "sip-trunks:tester-not-accepted": "We refuse this trunk’s registrations. {reason}",
  "sip-trunks:tester-after": {
   "one": "{count} ms",
   "other": "{count} ms"
  },
  "sip-trunks:trunks": "SIP trunks",
  "sip-trunks:nav-trunks": "Trunks",
  "sip-trunks:trunk": "SIP trunk",
  "sip-trunks:new-trunk": "New SIP trunk",
  "sip-trunks:edit-trunk": "Edit SIP trunk",
  "sip-trunks:create-trunk": "Create SIP trunk",
  "sip-trunks:trunk-created": "SIP trunk created",
  "sip-trunks:trunk-saved": "SIP trunk saved",
  "sip-trunks:trunk-deleted": "SIP trunk deleted",
  "sip-trunks:numbers-here": "Numbers with this trunk",
  "sip-trunks:no-numbers-here": "No number sends its calls to this trunk yet.",
  "sip-trunks:all-numbers-here": "Show in My numbers",
  "sip-trunks:history": "History",
  "sip-trunks:general": "General",
  "sip-trunks:advanced": "Advanced",
  "sip-trunks:label": "Name",
  "sip-trunks:label-help": "Letters, digits and spaces",
  "sip-trunks:inactive": "Inactive",
  "sip-trunks:activate": "Activate",
  "sip-trunks:deactivate": "Deactivate",
  "sip-trunks:deactivate-title": "Deactivate this SIP trunk?",
  "sip-trunks:deactivate-text": "It stops making and receiving calls until you activate it again.",
  "sip-trunks:keep-active": "Keep active",
  "sip-trunks:status-changed": "SIP trunk {status}",
  "sip-trunks:word-active": "activated",
  "sip-trunks:word-inactive": "deactivated",
  "sip-trunks:status-failed": "Couldn’t change the SIP trunk’s status",
  "sip-trunks:auth-method": "Authentication",
  "sip-trunks:digest": "Digest",
  "sip-trunks:ip-auth": "IP auth",
  "sip-trunks:host": "SIP host",
  "sip-trunks:host-help": "Point your PBX to this host.",
  "sip-trunks:host-request": "IP address of your PBX",
  "sip-trunks:pbx-address": "IP address of your PBX",
  "sip-trunks:pbx-address-help": "We review the address before calls can use it. You can’t change it later.",
  "sip-trunks:ipv4": "Enter an IPv4 address, such as 198.41.0.4",
  "sip-trunks:public-address": "Enter a public IPv4 address",
  "sip-trunks:review": "Review",
  "sip-trunks:in-review": "In review",
  "sip-trunks:approved": "Approved",
  "sip-trunks:rejected": "Rejected",
  "sip-trunks:in-review-text": "We’re reviewing the IP address of your PBX. Calls work once it’s approved.",
  "sip-trunks:rejected-text": "Your submitted IP has been rejected by our administrator. Please, create a new SIP trunk.",
  "sip-trunks:password-help": "8 to 32 characters with an uppercase letter, a lowercase letter and a digit",
  "sip-trunks:password-confirm": "Confirm password",
  "sip-trunks:passwords-differ": "Passwords do not match",
  "sip-trunks:other-password": "Password of the other method",
  "sip-trunks:other-password-help": "Generated at random, so it can’t be guessed.",
  "sip-trunks:username": "User name",
  "sip-trunks:password-is-name": "Don’t use the trunk’s name as its password",
  "sip-trunks:needs-capital": "Add an uppercase letter",
  "sip-trunks:needs-small": "Add a lowercase letter",
  "sip-trunks:needs-digit": "Add a digit",
  "sip-trunks:ip-restrict": "Restrict by IP address",
  "sip-trunks:ip-restrict-help": "Only these addresses can register and place calls.",
  "sip-trunks:allowed-ips": "Allowed IP addresses",
  "sip-trunks:ip-address": "IP address",
  "sip-trunks:add-an-address": "Add at least one IP address",
  "sip-trunks:callerid-type": "Caller ID",
  "sip-trunks:single": "Single number",
  "sip-trunks:passthrough": "Passthrough",
  "sip-trunks:multiple": "Multiple numbers",
  "sip-trunks:callerid": "Caller ID number",
  "sip-trunks:callerid-help": "One of your numbers or verified caller IDs, such as +12025550123",
  "sip-trunks:multiple-numbers": "Caller ID numbers",
  "sip-trunks:multiple-numbers-help": "Your PBX can send any of these. Other numbers are replaced by the first.",
  "sip-trunks:add-a-number": "Add at least one number",
  "sip-trunks:passthrough-request": "Request passthrough",
  "sip-trunks:passthrough-request-help": "Send any caller ID once we approve it.",
  "sip-trunks:passthrough-allowed": "Passthrough approved",
  "sip-trunks:request-passthrough": "Request passthrough to use this type",
  "sip-trunks:recording": "Record calls",
  "sip-trunks:recording-help": "Recording and storage fees apply. Tell both parties that the call is recorded.",
  "sip-trunks:no-recording-permission": "Your plan or role doesn’t include call recording on trunks.",
  "sip-trunks:transcription": "Transcribe recordings",
  "sip-trunks:transcription-help": "Turns on recording.",
  "sip-trunks:no-transcription-permission": "Your plan or role doesn’t include call transcription.",
  "sip-trunks:transcription-needs-recording": "Transcription needs recording",
  "sip-trunks:threshold": "Shortest call to transcribe (seconds)",
  "sip-trunks:threshold-help": "Shorter calls aren’t transcribed. Default: 6.",
  "sip-trunks:voicemail": "Detect voicemail",
  "sip-trunks:voicemail-help": "Adds 2 to 4 seconds to each call.",
  "sip-trunks:no-voicemail-permission": "Your plan or role doesn’t include voicemail detection.",
  "sip-trunks:didinfo": "Send the dialed number",
  "sip-trunks:didinfo-help": "Adds the number that was called to a header of incoming calls.",
  "sip-trunks:prepend-plus": "Add + before the number",
  "sip-trunks:rewrite": "Custom dialplan",
  "sip-trunks:rewrite-help": "Changes the start of numbers you call.",
  "sip-trunks:rewrite-cond": "Delete from the start",
  "sip-trunks:rewrite-cond-help": "Only numbers that start with these digits are changed. Leave empty to change all.",
  "sip-trunks:rewrite-prefix": "Add to the start",
  "sip-trunks:rewrite-needs-one": "Enter digits to delete or to add",
  "sip-trunks:call-restrict": "Limit call duration",
  "sip-trunks:call-limit": "Longest call (seconds)",
  "sip-trunks:call-limit-too-long": "The max outbound call duration can be {count:digits} sec., or less",
  "sip-trunks:channels-restrict": "Limit concurrent calls",
  "sip-trunks:max-channels": "Concurrent calls",
  "sip-trunks:too-many-channels": "A maximum of {count:digits} concurrent outbound calls is allowed only",
  "sip-trunks:cost-limit": "Limit the cost of a call",
  "sip-trunks:max-call-cost": "Highest cost of a call (USD)",
  "sip-trunks:cost-above-zero": "The maximum spend must be greater than 0",
  "sip-trunks:two-decimals": "Use at most two decimals",
  "sip-trunks:blacklist": "Blocked destinations",
  "sip-trunks:blacklist-help": "Calls to numbers that start with these digits are refused.",
  "sip-trunks:prefix": "Prefix",
  "sip-trunks:digits-only": "Use digits only",
  "sip-trunks:connection": "Connection",
  "sip-trunks:calls": "Calls",
  "sip-trunks:any-method": "Any authentication",
  "sip-trunks:any-type": "Any caller ID",
  "sip-trunks:delete-title": "Delete this SIP trunk?",
  "sip-trunks:delete-text": "Calls over it stop immediately. You can’t undo this.",
  "sip-trunks:trunks-empty-title": "No SIP trunks yet",
  "sip-trunks:trunks-empty": "Connect your PBX to make and receive calls.",
  "sip-trunks:recording-section": "Recording and detection",
  "sip-trunks:incoming": "Incoming calls",
  "sip-trunks:limits": "Limits",
  "sip-trunks:limits-info": "These apply to outgoing calls.",
  "sip-trunks:rewrite-on": "Rewrite numbers",
  "sip-trunks:allowed-destinations": "Allowed countries",
  "sip-trunks:allowed-destinations-help": "Calls to other countries are refused. With none selected, all are allowed.",
  "sip-trunks:popular": "Popular",
  "sip-trunks:callerid-section": "Outbound caller ID",
  "sip-trunks:auth-section": "PBX connection",
  "sip-trunks:callerid-info": "The number people see when you call them.",
  "sip-trunks:auth-info": "How your PBX proves who it is. You can’t change the method later.",
  "sip-trunks:fraud-guards": "Fraud guards",
  "sip-trunks:fraud-guards-info": "Calls that break one of these are refused before they cost anything.",
  "sip-trunks:daily-spend-limit": "Daily spend limit (USD)",
  "sip-trunks:daily-spend-limit-help": "Leave empty for no limit. Starts over at 00:00 UTC.",
  "sip-trunks:max-rate-per-minute": "Highest price per minute (USD)",
  "sip-trunks:max-rate-per-minute-help": "Leave empty for any price.",
  "sip-trunks:four-decimals": "Use at most four decimals",
  "sip-trunks:call": "Call",
  "sip-trunks:started": "Started",
  "sip-trunks:result": "Result",
  "sip-trunks:number-called": "Number",
  "sip-trunks:duration-seconds": "Seconds",
  "sip-trunks:price-per-minute": "Price per minute",
  "sip-trunks:charge": "Charge",
  "sip-trunks:test-call": "Test call",
  "sip-trunks:dialed": "Dialed",
  "sip-trunks:failed-attempt": "Failed attempt",
  "sip-trunks:attempt": "Attempt",
  "sip-trunks:registration": "Registration",
  "sip-trunks:from-address": "From",
  "sip-trunks:device": "Device",
  "sip-trunks:attempts": "Attempts",
  "sip-trunks:last-time": "Last time",
  "sip-trunks:contact": "Contact",
  "sip-trunks:transport": "Transport",
  "sip-trunks:ping-ms": "Ping (ms)",
  "sip-trunks:health": "PBX",
  "sip-trunks:reachable": "Answers",
  "sip-trunks:unreachable": "No answer",
  "sip-trunks:since": "Since",
  "sip-trunks:expires": "Expires",
  "sip-trunks:number-dialed": "Number dialed",
  "sip-trunks:number-sent": "Number sent",
  "sip-trunks:longest-call": "Longest call (seconds)",
  "sip-trunks:sent-by": "Sent by",
  "sip-trunks:sip-message": "Message",
  "sip-trunks:after-ms": "After (ms)",
  "sip-trunks:sip-100": "Calling (100)",
  "sip-trunks:sip-180": "Ringing (180)",
  "sip-trunks:sip-183": "Ringing (183)",
  "sip-trunks:sip-200": "Answered (200)",
  "sip-trunks:sip-400": "Malformed request (400)",
  "sip-trunks:sip-401": "Wrong user name or password (401)",
  "sip-trunks:sip-402": "Balance too low (402)",
  "sip-trunks:sip-405": "Request not supported (405)",
  "sip-trunks:sip-406": "Codec not accepted (406)",
  "sip-trunks:sip-407": "Wrong user name or password (407)",
  "sip-trunks:sip-408": "No response from the far end (408)",
  "sip-trunks:sip-410": "Number no longer in service (410)",
  "sip-trunks:sip-413": "Request too large (413)",
  "sip-trunks:sip-415": "Codec not accepted (415)",
  "sip-trunks:sip-423": "Registration interval too short (423)",
  "sip-trunks:sip-481": "Call already over (481)",
  "sip-trunks:sip-482": "Call loops (482)",
  "sip-trunks:sip-483": "Too many hops (483)",
  "sip-trunks:sip-484": "Number incomplete (484)",
  "sip-trunks:sip-487": "Canceled by the caller (487)",
  "sip-trunks:sip-491": "Request collided (491)",
  "sip-trunks:sip-500": "Error at the far end (500)",
  "sip-trunks:sip-501": "Request not supported (501)",
  "sip-trunks:sip-502": "Carrier unreachable (502)",
  "sip-trunks:sip-504": "Carrier timed out (504)",
  "sip-trunks:sip-600": "Busy everywhere (600)",
  "sip-trunks:sip-604": "Number doesn’t exist (604)",
  "sip-trunks:sip-606": "Codec not accepted (606)",
  "sip-trunks:pbx-settings": "Settings for your PBX",
  "sip-trunks:asterisk": "Asterisk (PJSIP)",
  "sip-trunks:freepbx": "FreePBX",
  "sip-trunks:freeswitch": "FreeSWITCH",
  "sip-trunks:cx3": "3CX",
  "sip-trunks:yeastar": "Yeastar P-Series",
  "sip-trunks:avaya": "Avaya IP Office",
  "sip-trunks:pbx-password": "Replace YOUR_PASSWORD with the trunk’s password. We can’t show it. If you’ve lost it, set a new one.",
  "sip-trunks:registrations": "Registrations",
  "sip-trunks:any-registration": "Any registration",
  "sip-trunks:is-registered": "Registered",
  "sip-trunks:is-unreachable": "No answer",
  "sip-trunks:is-unregistered": "Not registered",
  "sip-trunks:unregistered-text": "No PBX is registered with this trunk. Use the settings below, then check the registration.",
  "sip-trunks:unreachable-text": "Your PBX is registered but doesn’t answer when we check on it. Calls to it may fail.",
  "sip-trunks:no-registrations": "No PBX is registered with this trunk.",
  "sip-trunks:failed-attempts": "Failed attempts of the last 30 days",
  "sip-trunks:no-failures": "No failed attempts.",
  "sip-trunks:last-calls": "Last calls",
  "sip-trunks:no-calls": "No calls yet.",
  "sip-trunks:try-a-number": "Try a number",
  "sip-trunks:event-deactivated": "Deactivated",
  "sip-trunks:event-activated": "Activated",
  "sip-trunks:view-calls": "View calls"
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
  "test-call.create": validator(object({ "id": readOnly, "version": readOnly, "trunk_id": string({ format: "uuid" }), "dialed": string({ minLength: 1, maxLength: 60, trim: true }), "sent": readOnly, "country": readOnly, "rate": readOnly, "max_seconds": readOnly, "refusal": readOnly, "code": readOnly, "duration": readOnly, "ladder": readOnly }, ["trunk_id","dialed"])),
  "test-call.update": validator(object({ "id": readOnly, "version": readOnly, "trunk_id": string({ format: "uuid" }), "dialed": string({ minLength: 1, maxLength: 60, trim: true }), "sent": readOnly, "country": readOnly, "rate": readOnly, "max_seconds": readOnly, "refusal": readOnly, "code": readOnly, "duration": readOnly, "ladder": readOnly })),
  "test-call.form": validator(object({ "id": anything, "version": anything, "trunk_id": string({ format: "uuid" }), "dialed": string({ minLength: 1, maxLength: 60, trim: true }), "sent": anything, "country": anything, "rate": anything, "max_seconds": anything, "refusal": anything, "code": anything, "duration": anything, "ladder": anything })),
  "trunk-call.create": validator(object({ "id": readOnly, "version": readOnly, "trunk_id": readOnly, "is_test": readOnly, "dialed": readOnly, "number": readOnly, "country_code": readOnly, "code": readOnly, "reason": readOnly, "duration": readOnly, "rate": readOnly, "charge": readOnly, "created_at": readOnly })),
  "trunk-call.update": validator(object({ "id": readOnly, "version": readOnly, "trunk_id": readOnly, "is_test": readOnly, "dialed": readOnly, "number": readOnly, "country_code": readOnly, "code": readOnly, "reason": readOnly, "duration": readOnly, "rate": readOnly, "charge": readOnly, "created_at": readOnly })),
  "trunk-call.form": validator(object({ "id": anything, "version": anything, "trunk_id": anything, "is_test": anything, "dialed": anything, "number": anything, "country_code": anything, "code": anything, "reason": anything, "duration": anything, "rate": anything, "charge": anything, "created_at": anything })),
  "trunk-failure.create": validator(object({ "id": readOnly, "version": readOnly, "trunk_id": readOnly, "method": readOnly, "code": readOnly, "source": readOnly, "user_agent": readOnly, "attempts": readOnly, "updated_at": readOnly })),
  "trunk-failure.update": validator(object({ "id": readOnly, "version": readOnly, "trunk_id": readOnly, "method": readOnly, "code": readOnly, "source": readOnly, "user_agent": readOnly, "attempts": readOnly, "updated_at": readOnly })),
  "trunk-failure.form": validator(object({ "id": anything, "version": anything, "trunk_id": anything, "method": anything, "code": anything, "source": anything, "user_agent": anything, "attempts": anything, "updated_at": anything })),
  "trunk-registration.create": validator(object({ "id": readOnly, "version": readOnly, "trunk_id": readOnly, "contact": readOnly, "source": readOnly, "user_agent": readOnly, "transport": readOnly, "health": readOnly, "rtt_ms": readOnly, "created_at": readOnly, "expires_at": readOnly })),
  "trunk-registration.update": validator(object({ "id": readOnly, "version": readOnly, "trunk_id": readOnly, "contact": readOnly, "source": readOnly, "user_agent": readOnly, "transport": readOnly, "health": readOnly, "rtt_ms": readOnly, "created_at": readOnly, "expires_at": readOnly })),
  "trunk-registration.form": validator(object({ "id": anything, "version": anything, "trunk_id": anything, "contact": anything, "source": anything, "user_agent": anything, "transport": anything, "health": anything, "rtt_ms": anything, "created_at": anything, "expires_at": anything })),
  "trunk.create": validator(object({ "id": readOnly, "version": readOnly, "label": string({ minLength: 1, maxLength: 30, trim: true, pattern: /^[\p{L}\p{M}\p{N} ]*$/u }), "status": readOnly, "auth_method": string({ values: ["digest","ip"] }), "host": readOnly, "registration": readOnly, "username": readOnly, "host_request": object({ "host": string({ maxLength: 15, trim: true, patterns: [/^(?:0|1(?:\d\d?)?|2(?:[0-4]\d?|5[0-5]?|[6-9])?|[3-9]\d?)(?:\.(?:0|1(?:\d\d?)?|2(?:[0-4]\d?|5[0-5]?|[6-9])?|[3-9]\d?)){3}$/u, /^(?!(?:0|10|127|22[4-9]|2[3-5]\d)\.|169\.254\.|192\.168\.|192\.0\.[02]\.|172\.(?:1[6-9]|2\d|3[01])\.|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|198\.1[89]\.|198\.51\.100\.|203\.0\.113\.)/u] }), "status": readOnly }), "password": string({ minLength: 8, maxLength: 32, patterns: [/[A-Z]/u, /[a-z]/u, /[0-9]/u] }), "password_confirm": string({ maxLength: 32 }), "ip_restrict": boolean, "other_password": string({ maxLength: 64 }), "allowed_ips": array({ maxItems: 50, distinct: "ip", items: object({ "id": string({ format: "uuid" }), "ip": string({ maxLength: 15, trim: true, pattern: /^(?:0|1(?:\d\d?)?|2(?:[0-4]\d?|5[0-5]?|[6-9])?|[3-9]\d?)(?:\.(?:0|1(?:\d\d?)?|2(?:[0-4]\d?|5[0-5]?|[6-9])?|[3-9]\d?)){3}$/u }), "_destroy": boolean }, ["ip"]) }), "callerid_type": string({ values: ["single","passthrough","multiple"] }), "callerid": string({ format: "phone" }), "multiple_numbers": array({ maxItems: 100, distinct: true, items: string({ format: "phone" }) }), "passthrough_request": boolean, "passthrough": readOnly, "recording_enabled": boolean, "transcription_enabled": boolean, "transcription_threshold": number({ type: "integer", minimum: 1, maximum: 3600 }), "voicemail_detection": boolean, "didinfo_enabled": boolean, "prepend_plus_to_didinfo": boolean, "rewrite_enabled": boolean, "rewrite_cond": string({ maxLength: 255 }), "rewrite_prefix": string({ maxLength: 255 }), "call_restrict": boolean, "call_limit": number({ type: "integer", minimum: 1 }), "channels_restrict": boolean, "max_channels": number({ type: "integer", minimum: 1 }), "cost_limit": boolean, "max_call_cost": number({ type: "number", maximum: 999.99, multipleOf: 0.01 }), "daily_spend_limit": number({ type: "number", minimum: 0.01, maximum: 99999.99, multipleOf: 0.01 }), "max_rate_per_minute": number({ type: "number", minimum: 0.0001, maximum: 99.9999, multipleOf: 0.0001 }), "destination_blacklists": array({ maxItems: 100, distinct: true, items: string({ maxLength: 15, pattern: /^[0-9]*$/u }) }), "allowed_destinations": array({ maxItems: 250, distinct: true, items: string({ maxLength: 2 }) }), "created_at": readOnly }, ["label","auth_method","callerid_type"])),
  "trunk.update": validator(object({ "id": readOnly, "version": readOnly, "label": string({ minLength: 1, maxLength: 30, trim: true, pattern: /^[\p{L}\p{M}\p{N} ]*$/u }), "status": readOnly, "auth_method": readOnly, "host": readOnly, "registration": readOnly, "username": readOnly, "host_request": readOnly, "password": string({ minLength: 8, maxLength: 32, patterns: [/[A-Z]/u, /[a-z]/u, /[0-9]/u] }), "password_confirm": string({ maxLength: 32 }), "ip_restrict": boolean, "other_password": string({ maxLength: 64 }), "allowed_ips": array({ maxItems: 50, distinct: "ip", items: object({ "id": string({ format: "uuid" }), "ip": string({ maxLength: 15, trim: true, pattern: /^(?:0|1(?:\d\d?)?|2(?:[0-4]\d?|5[0-5]?|[6-9])?|[3-9]\d?)(?:\.(?:0|1(?:\d\d?)?|2(?:[0-4]\d?|5[0-5]?|[6-9])?|[3-9]\d?)){3}$/u }), "_destroy": boolean }, ["ip"]) }), "callerid_type": string({ values: ["single","passthrough","multiple"] }), "callerid": string({ format: "phone" }), "multiple_numbers": array({ maxItems: 100, distinct: true, items: string({ format: "phone" }) }), "passthrough_request": boolean, "passthrough": readOnly, "recording_enabled": boolean, "transcription_enabled": boolean, "transcription_threshold": number({ type: "integer", minimum: 1, maximum: 3600 }), "voicemail_detection": boolean, "didinfo_enabled": boolean, "prepend_plus_to_didinfo": boolean, "rewrite_enabled": boolean, "rewrite_cond": string({ maxLength: 255 }), "rewrite_prefix": string({ maxLength: 255 }), "call_restrict": boolean, "call_limit": number({ type: "integer", minimum: 1 }), "channels_restrict": boolean, "max_channels": number({ type: "integer", minimum: 1 }), "cost_limit": boolean, "max_call_cost": number({ type: "number", maximum: 999.99, multipleOf: 0.01 }), "daily_spend_limit": number({ type: "number", minimum: 0.01, maximum: 99999.99, multipleOf: 0.01 }), "max_rate_per_minute": number({ type: "number", minimum: 0.0001, maximum: 99.9999, multipleOf: 0.0001 }), "destination_blacklists": array({ maxItems: 100, distinct: true, items: string({ maxLength: 15, pattern: /^[0-9]*$/u }) }), "allowed_destinations": array({ maxItems: 250, distinct: true, items: string({ maxLength: 2 }) }), "created_at": readOnly })),
  "trunk.form": validator(object({ "id": anything, "version": anything, "label": string({ minLength: 1, maxLength: 30, trim: true, pattern: /^[\p{L}\p{M}\p{N} ]*$/u }), "status": anything, "auth_method": string({ values: ["digest","ip"] }), "host": anything, "registration": anything, "username": anything, "host_request": object({ "host": string({ maxLength: 15, trim: true, patterns: [/^(?:0|1(?:\d\d?)?|2(?:[0-4]\d?|5[0-5]?|[6-9])?|[3-9]\d?)(?:\.(?:0|1(?:\d\d?)?|2(?:[0-4]\d?|5[0-5]?|[6-9])?|[3-9]\d?)){3}$/u, /^(?!(?:0|10|127|22[4-9]|2[3-5]\d)\.|169\.254\.|192\.168\.|192\.0\.[02]\.|172\.(?:1[6-9]|2\d|3[01])\.|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|198\.1[89]\.|198\.51\.100\.|203\.0\.113\.)/u] }), "status": anything }), "password": string({ minLength: 8, maxLength: 32, patterns: [/[A-Z]/u, /[a-z]/u, /[0-9]/u] }), "password_confirm": string({ maxLength: 32 }), "ip_restrict": boolean, "other_password": string({ maxLength: 64 }), "allowed_ips": array({ maxItems: 50, distinct: "ip", items: object({ "id": string({ format: "uuid" }), "ip": string({ maxLength: 15, trim: true, pattern: /^(?:0|1(?:\d\d?)?|2(?:[0-4]\d?|5[0-5]?|[6-9])?|[3-9]\d?)(?:\.(?:0|1(?:\d\d?)?|2(?:[0-4]\d?|5[0-5]?|[6-9])?|[3-9]\d?)){3}$/u }), "_destroy": boolean }) }), "callerid_type": string({ values: ["single","passthrough","multiple"] }), "callerid": string({ format: "phone" }), "multiple_numbers": array({ maxItems: 100, distinct: true, items: string({ format: "phone" }) }), "passthrough_request": boolean, "passthrough": anything, "recording_enabled": boolean, "transcription_enabled": boolean, "transcription_threshold": number({ type: "integer", minimum: 1, maximum: 3600 }), "voicemail_detection": boolean, "didinfo_enabled": boolean, "prepend_plus_to_didinfo": boolean, "rewrite_enabled": boolean, "rewrite_cond": string({ maxLength: 255 }), "rewrite_prefix": string({ maxLength: 255 }), "call_restrict": boolean, "call_limit": number({ type: "integer", minimum: 1 }), "channels_restrict": boolean, "max_channels": number({ type: "integer", minimum: 1 }), "cost_limit": boolean, "max_call_cost": number({ type: "number", maximum: 999.99, multipleOf: 0.01 }), "daily_spend_limit": number({ type: "number", minimum: 0.01, maximum: 99999.99, multipleOf: 0.01 }), "max_rate_per_minute": number({ type: "number", minimum: 0.0001, maximum: 99.9999, multipleOf: 0.0001 }), "destination_blacklists": array({ maxItems: 100, distinct: true, items: string({ maxLength: 15, pattern: /^[0-9]*$/u }) }), "allowed_destinations": array({ maxItems: 250, distinct: true, items: string({ maxLength: 2 }) }), "created_at": anything })),
}
