// Written by codegen from definitions/. Do not edit.
export const definition = {
 "id": "buy",
 "title": "buy:buy",
 "entities": {
  "buy-area": {
   "id": "buy-area",
   "module": "buy",
   "title": "buy:region",
   "properties": {
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
    "name": {
     "maxLength": 200,
     "readOnly": true,
     "type": "string",
     "title": "buy:region",
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
  "buy-city": {
   "id": "buy-city",
   "module": "buy",
   "title": "buy:city",
   "properties": {
    "country_id": {
     "format": "uuid",
     "readOnly": true,
     "type": "string",
     "title": "portal:country",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "region_id": {
     "format": "uuid",
     "readOnly": true,
     "type": "string",
     "title": "buy:region",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "area_id": {
     "format": "uuid",
     "readOnly": true,
     "type": "string",
     "title": "buy:region",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
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
    "region_code": {
     "maxLength": 3,
     "readOnly": true,
     "type": "string",
     "title": "buy:region-code",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "region": {
     "maxLength": 100,
     "readOnly": true,
     "type": "string",
     "title": "buy:region",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "name": {
     "maxLength": 100,
     "readOnly": true,
     "type": "string",
     "title": "buy:city",
     "help": "buy:city-help",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "city_codes": {
     "maxLength": 100,
     "readOnly": true,
     "type": "string",
     "title": "buy:area-codes",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "did_type": {
     "enum": [
      "local",
      "national",
      "mobile",
      "toll_free",
      "shared_cost",
      "uifn",
      "premium",
      "short_code"
     ],
     "readOnly": true,
     "type": "string",
     "title": "buy:type",
     "enumTexts": {
      "local": "buy:local",
      "national": "buy:national",
      "mobile": "buy:mobile",
      "toll_free": "buy:toll-free",
      "shared_cost": "buy:shared-cost",
      "uifn": "buy:uifn",
      "premium": "buy:premium",
      "short_code": "buy:short-code"
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "in_stock": {
     "readOnly": true,
     "type": "integer",
     "title": "buy:in-stock",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "monthly_fee": {
     "readOnly": true,
     "access": [
      "BuyShowPrices"
     ],
     "cell": "money",
     "type": "integer",
     "title": "buy:monthly-fee",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "activation_fee": {
     "readOnly": true,
     "access": [
      "BuyShowPrices"
     ],
     "cell": "money",
     "type": "integer",
     "title": "buy:activation-fee",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "doc_types": {
     "maxItems": 3,
     "readOnly": true,
     "type": "array",
     "title": "buy:doc-types",
     "items": {
      "catalogue": "did-documents",
      "maxLength": 1,
      "type": "string",
      "title": "buy:doc-types",
      "trim": false,
      "readOnly": true,
      "writeOn": [],
      "sensitive": false,
      "cell": "choice",
      "errors": {}
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "choice",
     "errors": {}
    },
    "lead_days": {
     "readOnly": true,
     "type": "integer",
     "title": "buy:lead-days",
     "help": "buy:lead-days-help",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "allow_dids_order": {
     "readOnly": true,
     "type": "boolean",
     "title": "buy:allow-dids-order",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "yes-no",
     "errors": {}
    },
    "allow_dids_order_create": {
     "readOnly": true,
     "type": "boolean",
     "title": "buy:allow-dids-order-create",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "yes-no",
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
  "buy-country": {
   "id": "buy-country",
   "module": "buy",
   "title": "portal:country",
   "properties": {
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
    "name": {
     "maxLength": 100,
     "readOnly": true,
     "type": "string",
     "title": "buy:country-name",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "calling_code": {
     "maxLength": 4,
     "readOnly": true,
     "type": "string",
     "title": "buy:calling-code",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "regions": {
     "readOnly": true,
     "type": "integer",
     "title": "buy:regions",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "cities": {
     "readOnly": true,
     "type": "integer",
     "title": "buy:cities",
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
  },
  "buy-region": {
   "id": "buy-region",
   "module": "buy",
   "title": "buy:region",
   "properties": {
    "country_id": {
     "format": "uuid",
     "readOnly": true,
     "type": "string",
     "title": "portal:country",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
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
    "region_code": {
     "maxLength": 3,
     "readOnly": true,
     "type": "string",
     "title": "buy:region-code",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "name": {
     "maxLength": 100,
     "readOnly": true,
     "type": "string",
     "title": "buy:region",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "cities": {
     "readOnly": true,
     "type": "integer",
     "title": "buy:cities",
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
  },
  "cart-item": {
   "id": "cart-item",
   "module": "buy",
   "title": "buy:cart-item",
   "properties": {
    "stock_id": {
     "format": "uuid",
     "readOnly": true,
     "type": "string",
     "title": "buy:number",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "number": {
     "format": "phone",
     "readOnly": true,
     "type": "string",
     "title": "buy:number",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "phone",
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
    "city_id": {
     "format": "uuid",
     "readOnly": true,
     "type": "string",
     "title": "buy:city",
     "help": "buy:city-help",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "city": {
     "maxLength": 100,
     "readOnly": true,
     "type": "string",
     "title": "buy:city",
     "help": "buy:city-help",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "did_type": {
     "enum": [
      "local",
      "national",
      "mobile",
      "toll_free",
      "shared_cost",
      "uifn",
      "premium",
      "short_code"
     ],
     "readOnly": true,
     "type": "string",
     "title": "buy:type",
     "enumTexts": {
      "local": "buy:local",
      "national": "buy:national",
      "mobile": "buy:mobile",
      "toll_free": "buy:toll-free",
      "shared_cost": "buy:shared-cost",
      "uifn": "buy:uifn",
      "premium": "buy:premium",
      "short_code": "buy:short-code"
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "features": {
     "maxItems": 12,
     "readOnly": true,
     "type": "array",
     "title": "buy:features",
     "items": {
      "catalogue": "did-features",
      "maxLength": 20,
      "type": "string",
      "title": "buy:features",
      "trim": false,
      "readOnly": true,
      "writeOn": [],
      "sensitive": false,
      "cell": "choice",
      "errors": {}
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "choice",
     "errors": {}
    },
    "monthly_fee": {
     "readOnly": true,
     "access": [
      "BuyShowPrices"
     ],
     "cell": "money",
     "type": "integer",
     "title": "buy:monthly-fee",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "activation_fee": {
     "readOnly": true,
     "access": [
      "BuyShowPrices"
     ],
     "cell": "money",
     "type": "integer",
     "title": "buy:activation-fee",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "total_now": {
     "readOnly": true,
     "access": [
      "BuyShowPrices"
     ],
     "cell": "money",
     "type": "integer",
     "title": "buy:due-now",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "doc_types": {
     "maxItems": 3,
     "readOnly": true,
     "type": "array",
     "title": "buy:doc-types",
     "items": {
      "catalogue": "did-documents",
      "maxLength": 1,
      "type": "string",
      "title": "buy:doc-types",
      "trim": false,
      "readOnly": true,
      "writeOn": [],
      "sensitive": false,
      "cell": "choice",
      "errors": {}
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "choice",
     "errors": {}
    },
    "lead_days": {
     "readOnly": true,
     "type": "integer",
     "title": "buy:lead-days",
     "help": "buy:lead-days-help",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "reserved_until": {
     "format": "date-time",
     "readOnly": true,
     "type": "string",
     "title": "buy:reserved-until",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "date-time",
     "errors": {}
    },
    "status": {
     "enum": [
      "reserved",
      "expired"
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
      "reserved": "buy:reserved",
      "expired": "buy:expired"
     }
    },
    "created_at": {
     "format": "date-time",
     "readOnly": true,
     "type": "string",
     "title": "buy:added",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "date-time",
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
    "entity": "cart-item",
    "field": "status",
    "states": {
     "reserved": {
      "tone": "success",
      "icon": "check",
      "title": "buy:reserved"
     },
     "expired": {
      "tone": "warning",
      "icon": "past",
      "title": "buy:expired"
     }
    },
    "initial": "reserved",
    "call": {
     "method": "PUT",
     "path": "/v1/cart/{id}/status"
    },
    "transitions": [
     {
      "id": "expire",
      "from": [
       "reserved"
      ],
      "to": "expired",
      "by": "time",
      "afterMs": 1800000,
      "tone": "neutral",
      "access": []
     },
     {
      "id": "reserve",
      "event": "buy:event-reserved-again",
      "icon": "play",
      "from": [
       "expired"
      ],
      "to": "reserved",
      "by": "user",
      "title": "buy:reserve",
      "access": [
       "Cart"
      ],
      "success": "buy:reserved-again",
      "word": "buy:word-reserved",
      "tone": "neutral"
     }
    ]
   }
  },
  "cart-summary": {
   "id": "cart-summary",
   "module": "buy",
   "title": "buy:cart",
   "properties": {
    "cart": {
     "maxLength": 64,
     "readOnly": true,
     "type": "string",
     "title": "buy:cart",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "count": {
     "readOnly": true,
     "type": "integer",
     "title": "buy:numbers",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "monthly_fee": {
     "readOnly": true,
     "access": [
      "BuyShowPrices"
     ],
     "cell": "money",
     "type": "integer",
     "title": "buy:every-month",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "activation_fee": {
     "readOnly": true,
     "access": [
      "BuyShowPrices"
     ],
     "cell": "money",
     "type": "integer",
     "title": "buy:activation-fees",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "total_now": {
     "readOnly": true,
     "access": [
      "BuyShowPrices"
     ],
     "cell": "money",
     "type": "integer",
     "title": "buy:due-now",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "missing": {
     "readOnly": true,
     "access": [
      "BuyShowPrices"
     ],
     "cell": "money",
     "type": "integer",
     "title": "buy:missing",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "vat": {
     "readOnly": true,
     "access": [
      "BuyShowPrices"
     ],
     "cell": "exact-money",
     "type": "integer",
     "title": "buy:vat-included",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "vat_rule": {
     "maxLength": 100,
     "readOnly": true,
     "type": "string",
     "title": "buy:vat",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "balance_after": {
     "readOnly": true,
     "access": [
      "BuyShowPrices"
     ],
     "cell": "balance",
     "type": "integer",
     "title": "buy:balance-after",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "plan": {
     "maxLength": 60,
     "readOnly": true,
     "type": "string",
     "title": "buy:plan",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "numbers_after": {
     "readOnly": true,
     "type": "integer",
     "title": "buy:numbers-after",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "monthly_after": {
     "readOnly": true,
     "access": [
      "BuyShowPrices"
     ],
     "cell": "money",
     "type": "integer",
     "title": "buy:monthly-after",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "open_orders": {
     "readOnly": true,
     "type": "integer",
     "title": "buy:on-order",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "need_documents": {
     "readOnly": true,
     "type": "integer",
     "title": "buy:need-documents",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "expired": {
     "readOnly": true,
     "type": "integer",
     "title": "buy:expired",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "has_dids_order": {
     "readOnly": true,
     "type": "boolean",
     "title": "buy:has-dids-order",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "yes-no",
     "errors": {}
    },
    "provisioning_timeline": {
     "readOnly": true,
     "type": "integer",
     "title": "buy:provisioning-timeline",
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
  },
  "number-order": {
   "id": "number-order",
   "module": "buy",
   "title": "buy:number-order",
   "properties": {
    "city": {
     "maxLength": 100,
     "trim": true,
     "type": "string",
     "title": "buy:city",
     "help": "buy:city-help",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "country_code": {
     "catalogue": "countries",
     "maxLength": 2,
     "cell": "country",
     "type": "string",
     "title": "portal:country",
     "trim": false,
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "errors": {}
    },
    "did_type": {
     "enum": [
      "local",
      "national",
      "mobile",
      "toll_free"
     ],
     "default": "local",
     "type": "string",
     "title": "buy:type",
     "enumTexts": {
      "local": "buy:local",
      "national": "buy:national",
      "mobile": "buy:mobile",
      "toll_free": "buy:toll-free"
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
    "quantity": {
     "minimum": 1,
     "maximum": 200,
     "default": 1,
     "type": "integer",
     "title": "buy:quantity",
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
    "comment": {
     "maxLength": 500,
     "trim": true,
     "type": "string",
     "title": "buy:comment",
     "help": "buy:comment-help",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "country_id": {
     "format": "uuid",
     "readOnly": true,
     "type": "string",
     "title": "portal:country",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "city_id": {
     "format": "uuid",
     "readOnly": true,
     "type": "string",
     "title": "buy:city",
     "help": "buy:city-help",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "status": {
     "enum": [
      "open",
      "delivered",
      "declined",
      "canceled"
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
      "open": "buy:order-open",
      "delivered": "buy:delivered",
      "declined": "portal:status-declined",
      "canceled": "buy:canceled"
     }
    },
    "reason": {
     "maxLength": 1000,
     "readOnly": true,
     "type": "string",
     "title": "portal:reason",
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
     "title": "buy:ordered",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "date-time",
     "errors": {}
    }
   },
   "required": [
    "country_code",
    "city",
    "did_type",
    "quantity"
   ],
   "rules": {
    "fields": {},
    "effects": [],
    "checks": []
   },
   "lifecycle": {
    "entity": "number-order",
    "field": "status",
    "states": {
     "open": {
      "title": "buy:order-open",
      "tone": "info",
      "icon": "schedule"
     },
     "delivered": {
      "tone": "success",
      "icon": "check",
      "title": "buy:delivered"
     },
     "declined": {
      "tone": "danger",
      "icon": "block",
      "title": "portal:status-declined"
     },
     "canceled": {
      "tone": "neutral",
      "icon": "block",
      "title": "buy:canceled"
     }
    },
    "initial": "open",
    "call": {
     "method": "PUT",
     "path": "/v1/buy/orders/{id}/status"
    },
    "transitions": [
     {
      "id": "decline",
      "from": [
       "open"
      ],
      "to": "declined",
      "by": "carrier",
      "note": {
       "required": true,
       "field": "reason",
       "maxLength": 1000
      },
      "simulated": {
       "afterMs": 10000,
       "when": {
        "source": "!has(row.city_id)",
        "tree": {
         "op": "not",
         "arg": {
          "op": "has",
          "root": "row",
          "path": [
           "city_id"
          ]
         }
        },
        "dependsOn": [
         "row.city_id"
        ]
       },
       "note": "buy:no-such-numbers"
      },
      "tone": "neutral",
      "access": []
     },
     {
      "id": "deliver",
      "from": [
       "open"
      ],
      "to": "delivered",
      "by": "carrier",
      "note": {
       "field": "reason",
       "required": false,
       "maxLength": 1000
      },
      "simulated": {
       "afterMs": 20000
      },
      "tone": "neutral",
      "access": []
     },
     {
      "id": "cancel",
      "icon": "block",
      "from": [
       "open"
      ],
      "to": "canceled",
      "confirm": {
       "dismiss": "buy:keep-order",
       "title": "buy:cancel-title",
       "text": "buy:cancel-text",
       "action": "buy:cancel"
      },
      "success": "buy:order-canceled",
      "by": "user",
      "title": "buy:cancel",
      "access": [
       "Buy",
       "BuyWrite"
      ],
      "word": "buy:word-canceled",
      "tone": "neutral"
     }
    ]
   }
  },
  "number-purchase": {
   "id": "number-purchase",
   "module": "buy",
   "title": "buy:purchase",
   "properties": {
    "reference": {
     "maxLength": 60,
     "trim": true,
     "type": "string",
     "title": "buy:reference",
     "help": "buy:reference-help",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "expected_cart": {
     "maxLength": 64,
     "type": "string",
     "title": "buy:expected-cart",
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
    "expected_count": {
     "minimum": 0,
     "type": "integer",
     "title": "buy:expected-count",
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
    "expected_total": {
     "minimum": 0,
     "access": [
      "BuyShowPrices"
     ],
     "type": "integer",
     "title": "buy:expected-total",
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
    "did_numbers": {
     "maxItems": 200,
     "readOnly": true,
     "cell": "phone",
     "type": "array",
     "title": "buy:numbers",
     "items": {
      "format": "phone",
      "type": "string",
      "title": "buy:numbers",
      "trim": false,
      "readOnly": true,
      "writeOn": [],
      "sensitive": false,
      "cell": "phone",
      "errors": {}
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "numbers_count": {
     "readOnly": true,
     "type": "integer",
     "title": "buy:numbers",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "activation_fee": {
     "readOnly": true,
     "access": [
      "BuyShowPrices"
     ],
     "cell": "money",
     "type": "integer",
     "title": "buy:activation-fees",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "monthly_fee": {
     "readOnly": true,
     "access": [
      "BuyShowPrices"
     ],
     "cell": "money",
     "type": "integer",
     "title": "buy:every-month",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "total_now": {
     "readOnly": true,
     "access": [
      "BuyShowPrices"
     ],
     "cell": "money",
     "type": "integer",
     "title": "buy:paid",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "vat": {
     "readOnly": true,
     "access": [
      "BuyShowPrices"
     ],
     "cell": "exact-money",
     "type": "integer",
     "title": "buy:vat-included",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "vat_rate": {
     "readOnly": true,
     "type": "number",
     "title": "buy:vat-rate",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "vat_treatment": {
     "enum": [
      "domestic",
      "union",
      "reverse-charge",
      "outside"
     ],
     "readOnly": true,
     "type": "string",
     "title": "buy:vat",
     "enumTexts": {
      "domestic": "buy:vat-standard",
      "union": "buy:vat-of-country",
      "reverse-charge": "buy:vat-reverse-charge",
      "outside": "buy:vat-outside"
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "need_documents": {
     "readOnly": true,
     "type": "integer",
     "title": "buy:need-documents",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "created_at": {
     "format": "date-time",
     "readOnly": true,
     "type": "string",
     "title": "buy:bought",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "date-time",
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
  "stock-number": {
   "id": "stock-number",
   "module": "buy",
   "title": "buy:number",
   "properties": {
    "number": {
     "format": "phone",
     "readOnly": true,
     "type": "string",
     "title": "buy:number",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "phone",
     "errors": {}
    },
    "country_id": {
     "format": "uuid",
     "readOnly": true,
     "type": "string",
     "title": "portal:country",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "region_id": {
     "format": "uuid",
     "readOnly": true,
     "type": "string",
     "title": "buy:region",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "city_id": {
     "format": "uuid",
     "readOnly": true,
     "type": "string",
     "title": "buy:city",
     "help": "buy:city-help",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "area_id": {
     "format": "uuid",
     "readOnly": true,
     "type": "string",
     "title": "buy:region",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
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
    "city_code": {
     "maxLength": 10,
     "readOnly": true,
     "type": "string",
     "title": "buy:area-code",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "region": {
     "maxLength": 100,
     "readOnly": true,
     "type": "string",
     "title": "buy:region",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "city": {
     "maxLength": 100,
     "readOnly": true,
     "type": "string",
     "title": "buy:city",
     "help": "buy:city-help",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "did_type": {
     "enum": [
      "local",
      "national",
      "mobile",
      "toll_free",
      "shared_cost",
      "uifn",
      "premium",
      "short_code"
     ],
     "readOnly": true,
     "type": "string",
     "title": "buy:type",
     "enumTexts": {
      "local": "buy:local",
      "national": "buy:national",
      "mobile": "buy:mobile",
      "toll_free": "buy:toll-free",
      "shared_cost": "buy:shared-cost",
      "uifn": "buy:uifn",
      "premium": "buy:premium",
      "short_code": "buy:short-code"
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "features": {
     "maxItems": 12,
     "readOnly": true,
     "type": "array",
     "title": "buy:features",
     "items": {
      "catalogue": "did-features",
      "maxLength": 20,
      "type": "string",
      "title": "buy:features",
      "trim": false,
      "readOnly": true,
      "writeOn": [],
      "sensitive": false,
      "cell": "choice",
      "errors": {}
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "choice",
     "errors": {}
    },
    "monthly_fee": {
     "readOnly": true,
     "access": [
      "BuyShowPrices"
     ],
     "cell": "money",
     "type": "integer",
     "title": "buy:monthly-fee",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "activation_fee": {
     "readOnly": true,
     "access": [
      "BuyShowPrices"
     ],
     "cell": "money",
     "type": "integer",
     "title": "buy:activation-fee",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "doc_types": {
     "maxItems": 3,
     "readOnly": true,
     "type": "array",
     "title": "buy:doc-types",
     "items": {
      "catalogue": "did-documents",
      "maxLength": 1,
      "type": "string",
      "title": "buy:doc-types",
      "trim": false,
      "readOnly": true,
      "writeOn": [],
      "sensitive": false,
      "cell": "choice",
      "errors": {}
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "choice",
     "errors": {}
    },
    "lead_days": {
     "readOnly": true,
     "type": "integer",
     "title": "buy:lead-days",
     "help": "buy:lead-days-help",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "in_cart": {
     "readOnly": true,
     "type": "boolean",
     "title": "buy:in-cart",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "yes-no",
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
  "buy-area": {
   "id": "buy-area",
   "module": "buy",
   "entity": "buy-area",
   "path": "/v1/buy/areas",
   "items": "areas",
   "item": "area",
   "storage": {
    "kind": "table",
    "table": "stock_area",
    "shared": true
   },
   "operations": {
    "list": {
     "access": [
      "Buy"
     ]
    },
    "get": {
     "access": [
      "Buy"
     ]
    }
   },
   "listFields": [
    "id",
    "name"
   ],
   "query": [
    {
     "name": "search",
     "field": "name",
     "match": "contains"
    }
   ],
   "sort": {
    "fields": [
     "name"
    ],
    "default": "name"
   },
   "sublists": [],
   "endpoints": []
  },
  "buy-city": {
   "id": "buy-city",
   "module": "buy",
   "entity": "buy-city",
   "path": "/v1/buy/countries/{country_id}/cities",
   "parent": {
    "resource": "buy-country",
    "entity": "buy-country",
    "path": "/v1/buy/countries",
    "item": "country",
    "access": [
     "Buy"
    ],
    "slot": "country_id",
    "slots": [
     "country_id"
    ],
    "name": "name"
   },
   "items": "cities",
   "item": "city",
   "storage": {
    "kind": "table",
    "table": "stock_city",
    "shared": true
   },
   "operations": {
    "list": {
     "access": [
      "Buy"
     ]
    },
    "get": {
     "access": [
      "Buy"
     ]
    }
   },
   "listFields": [
    "id",
    "country_id",
    "region_id",
    "area_id",
    "country_code",
    "region",
    "name",
    "city_codes",
    "did_type",
    "in_stock",
    "monthly_fee",
    "activation_fee",
    "doc_types",
    "lead_days",
    "allow_dids_order",
    "allow_dids_order_create"
   ],
   "query": [
    {
     "name": "country_code",
     "field": "country_code",
     "match": "equals"
    },
    {
     "name": "region",
     "field": "region",
     "match": "contains"
    },
    {
     "name": "search",
     "field": "name",
     "match": "contains"
    },
    {
     "name": "city_code",
     "field": "city_codes",
     "match": "contains"
    },
    {
     "name": "did_type",
     "field": "did_type",
     "match": "equals"
    }
   ],
   "sort": {
    "default": "name",
    "fields": [
     "region",
     "name",
     "monthly_fee"
    ]
   },
   "sublists": [],
   "endpoints": []
  },
  "buy-country": {
   "id": "buy-country",
   "module": "buy",
   "entity": "buy-country",
   "path": "/v1/buy/countries",
   "items": "countries",
   "item": "country",
   "storage": {
    "kind": "table",
    "table": "stock_country",
    "shared": true
   },
   "operations": {
    "list": {
     "access": [
      "Buy"
     ]
    },
    "get": {
     "access": [
      "Buy"
     ]
    }
   },
   "listFields": [
    "id",
    "country_code",
    "name",
    "calling_code",
    "regions",
    "cities"
   ],
   "query": [
    {
     "name": "search",
     "field": "name",
     "match": "contains"
    }
   ],
   "sort": {
    "default": "country_code",
    "fields": [
     "country_code",
     "regions",
     "cities"
    ]
   },
   "sublists": [],
   "endpoints": []
  },
  "buy-region-city": {
   "id": "buy-region-city",
   "module": "buy",
   "entity": "buy-city",
   "path": "/v1/buy/countries/{country_id}/regions/{region_id}/cities",
   "parent": {
    "resource": "buy-region",
    "entity": "buy-region",
    "path": "/v1/buy/countries/{country_id}/regions",
    "item": "region",
    "access": [
     "Buy"
    ],
    "slot": "region_id",
    "slots": [
     "country_id",
     "region_id"
    ],
    "name": "name"
   },
   "items": "cities",
   "item": "city",
   "storage": {
    "kind": "table",
    "table": "stock_city",
    "shared": true
   },
   "operations": {
    "list": {
     "access": [
      "Buy"
     ]
    },
    "get": {
     "access": [
      "Buy"
     ]
    }
   },
   "listFields": [
    "id",
    "country_id",
    "region_id",
    "area_id",
    "country_code",
    "name",
    "city_codes",
    "did_type",
    "in_stock",
    "monthly_fee",
    "activation_fee",
    "doc_types",
    "lead_days",
    "allow_dids_order",
    "allow_dids_order_create"
   ],
   "query": [
    {
     "name": "country_code",
     "field": "country_code",
     "match": "equals"
    },
    {
     "name": "search",
     "field": "name",
     "match": "contains"
    },
    {
     "name": "city_code",
     "field": "city_codes",
     "match": "contains"
    },
    {
     "name": "did_type",
     "field": "did_type",
     "match": "equals"
    }
   ],
   "sort": {
    "default": "name",
    "fields": [
     "name",
     "monthly_fee"
    ]
   },
   "sublists": [],
   "endpoints": []
  },
  "buy-region": {
   "id": "buy-region",
   "module": "buy",
   "entity": "buy-region",
   "path": "/v1/buy/countries/{country_id}/regions",
   "parent": {
    "resource": "buy-country",
    "entity": "buy-country",
    "path": "/v1/buy/countries",
    "item": "country",
    "access": [
     "Buy"
    ],
    "slot": "country_id",
    "slots": [
     "country_id"
    ],
    "name": "name"
   },
   "items": "regions",
   "item": "region",
   "storage": {
    "kind": "table",
    "table": "stock_region",
    "shared": true
   },
   "operations": {
    "list": {
     "access": [
      "Buy"
     ]
    },
    "get": {
     "access": [
      "Buy"
     ]
    }
   },
   "listFields": [
    "id",
    "country_id",
    "country_code",
    "region_code",
    "name",
    "cities"
   ],
   "query": [
    {
     "name": "country_code",
     "field": "country_code",
     "match": "equals"
    },
    {
     "name": "region_code",
     "field": "region_code",
     "match": "equals"
    },
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
     "cities"
    ]
   },
   "sublists": [],
   "endpoints": []
  },
  "cart-item": {
   "id": "cart-item",
   "module": "buy",
   "entity": "cart-item",
   "path": "/v1/cart",
   "items": "items",
   "item": "item",
   "storage": {
    "kind": "documents"
   },
   "operations": {
    "list": {
     "access": [
      "Cart"
     ]
    },
    "get": {
     "access": [
      "Cart"
     ]
    },
    "delete": {
     "access": [
      "Cart"
     ]
    }
   },
   "listFields": [
    "id",
    "stock_id",
    "number",
    "country_code",
    "city_id",
    "city",
    "did_type",
    "monthly_fee",
    "activation_fee",
    "doc_types",
    "lead_days",
    "reserved_until",
    "status"
   ],
   "query": [],
   "sort": {
    "fields": [
     "number",
     "created_at"
    ],
    "default": "created_at"
   },
   "statistics": [
    {
     "id": "count",
     "title": "buy:numbers",
     "cell": "number"
    },
    {
     "id": "total_now",
     "title": "buy:due-now",
     "sum": "total_now",
     "cell": "money"
    },
    {
     "id": "activation_fee",
     "title": "buy:activation-fees",
     "sum": "activation_fee",
     "cell": "money"
    },
    {
     "id": "monthly_fee",
     "title": "buy:every-month",
     "sum": "monthly_fee",
     "cell": "money"
    }
   ],
   "sublists": [],
   "endpoints": [
    {
     "id": "add",
     "method": "POST",
     "path": "/v1/cart/numbers/{stock_id}",
     "access": [
      "Buy",
      "Cart"
     ],
     "bulk": 200,
     "summary": "Puts a number into the cart and reserves it for 30 minutes; one that is there already stays as it is.",
     "query": [],
     "when": {
      "source": "config.account_level != 'sandbox'",
      "tree": {
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
      },
      "dependsOn": [
       "config.account_level"
      ]
     },
     "because": "buy:no-sandbox"
    },
    {
     "id": "drop",
     "method": "DELETE",
     "path": "/v1/cart/numbers/{stock_id}",
     "bulk": 200,
     "summary": "Takes a number out of the cart and puts it back on sale.",
     "access": [
      "Cart"
     ],
     "query": []
    }
   ]
  },
  "cart-summary": {
   "id": "cart-summary",
   "module": "buy",
   "entity": "cart-summary",
   "path": "/v1/checkout",
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
     "id": "summary",
     "output": [
      "cart",
      "count",
      "monthly_fee",
      "activation_fee",
      "total_now",
      "missing",
      "need_documents",
      "expired",
      "has_dids_order",
      "provisioning_timeline"
     ],
     "summary": "What the cart costs now and every month, what is missing from the balance, and how long its numbers take.",
     "method": "GET",
     "path": "/v1/checkout/summary",
     "access": [
      "Cart"
     ],
     "query": []
    },
    {
     "id": "estimate",
     "method": "POST",
     "summary": "What checking out comes to: the cart with the VAT in it, the balance afterward, and what all numbers and the plan then cost every month.",
     "path": "/v1/checkout/estimate",
     "access": [
      "Cart"
     ],
     "query": []
    }
   ]
  },
  "number-order": {
   "id": "number-order",
   "module": "buy",
   "entity": "number-order",
   "path": "/v1/buy/orders",
   "items": "orders",
   "item": "order",
   "storage": {
    "kind": "documents"
   },
   "operations": {
    "list": {
     "access": [
      "Buy"
     ]
    },
    "get": {
     "access": [
      "Buy"
     ]
    },
    "create": {
     "access": [
      "Buy",
      "BuyWrite"
     ]
    }
   },
   "listFields": [
    "id",
    "city",
    "country_code",
    "did_type",
    "quantity",
    "comment",
    "country_id",
    "city_id",
    "status",
    "reason",
    "created_at"
   ],
   "query": [
    {
     "name": "search",
     "field": "city",
     "match": "contains"
    },
    {
     "name": "country_code",
     "field": "country_code",
     "match": "equals"
    },
    {
     "name": "status",
     "field": "status",
     "match": "equals"
    }
   ],
   "sort": {
    "default": "-created_at",
    "fields": [
     "city",
     "created_at"
    ]
   },
   "sublists": [],
   "endpoints": []
  },
  "number-purchase": {
   "id": "number-purchase",
   "module": "buy",
   "entity": "number-purchase",
   "path": "/v1/purchases",
   "items": "purchases",
   "item": "purchase",
   "storage": {
    "kind": "documents"
   },
   "operations": {
    "list": {
     "access": [
      "Cart"
     ]
    },
    "get": {
     "access": [
      "Cart"
     ]
    },
    "create": {
     "access": [
      "Cart"
     ]
    }
   },
   "listFields": [
    "id",
    "reference",
    "numbers_count",
    "monthly_fee",
    "total_now",
    "created_at"
   ],
   "query": [
    {
     "name": "search",
     "field": "reference",
     "match": "contains"
    }
   ],
   "sort": {
    "default": "-created_at",
    "fields": [
     "created_at"
    ]
   },
   "sublists": [],
   "endpoints": []
  },
  "region-stock-number": {
   "id": "region-stock-number",
   "module": "buy",
   "entity": "stock-number",
   "path": "/v1/buy/countries/{country_id}/regions/{region_id}/cities/{city_id}/dids",
   "parent": {
    "resource": "buy-region-city",
    "entity": "buy-city",
    "path": "/v1/buy/countries/{country_id}/regions/{region_id}/cities",
    "item": "city",
    "access": [
     "Buy"
    ],
    "slot": "city_id",
    "slots": [
     "country_id",
     "region_id",
     "city_id"
    ],
    "name": "name",
    "beside": [
     "allow_dids_order",
     "allow_dids_order_create"
    ]
   },
   "items": "dids",
   "item": "did",
   "storage": {
    "kind": "table",
    "table": "stock_number",
    "shared": true
   },
   "operations": {
    "list": {
     "access": [
      "Buy"
     ]
    },
    "get": {
     "access": [
      "Buy"
     ]
    }
   },
   "listFields": [
    "id",
    "number",
    "country_id",
    "region_id",
    "city_id",
    "area_id",
    "country_code",
    "city_code",
    "did_type",
    "features",
    "monthly_fee",
    "activation_fee",
    "doc_types",
    "lead_days",
    "in_cart"
   ],
   "query": [
    {
     "name": "search",
     "field": "number",
     "match": "digits"
    },
    {
     "name": "country_code",
     "field": "country_code",
     "match": "equals"
    },
    {
     "name": "city_code",
     "field": "city_code",
     "match": "equals"
    },
    {
     "name": "did_type",
     "field": "did_type",
     "match": "equals"
    },
    {
     "name": "monthly_fee_from",
     "field": "monthly_fee",
     "match": "from-number"
    },
    {
     "name": "monthly_fee_to",
     "field": "monthly_fee",
     "match": "to-number"
    },
    {
     "name": "features",
     "field": "features[]",
     "match": "equals"
    }
   ],
   "sort": {
    "default": "number",
    "fields": [
     "number",
     "monthly_fee"
    ]
   },
   "sublists": [],
   "endpoints": []
  },
  "stock-number": {
   "id": "stock-number",
   "module": "buy",
   "entity": "stock-number",
   "path": "/v1/buy/countries/{country_id}/cities/{city_id}/dids",
   "parent": {
    "resource": "buy-city",
    "entity": "buy-city",
    "path": "/v1/buy/countries/{country_id}/cities",
    "item": "city",
    "access": [
     "Buy"
    ],
    "slot": "city_id",
    "slots": [
     "country_id",
     "city_id"
    ],
    "name": "name",
    "beside": [
     "allow_dids_order",
     "allow_dids_order_create"
    ]
   },
   "items": "dids",
   "item": "did",
   "storage": {
    "kind": "table",
    "table": "stock_number",
    "shared": true
   },
   "operations": {
    "list": {
     "access": [
      "Buy"
     ]
    },
    "get": {
     "access": [
      "Buy"
     ]
    }
   },
   "listFields": [
    "id",
    "number",
    "country_id",
    "region_id",
    "city_id",
    "area_id",
    "country_code",
    "city_code",
    "did_type",
    "features",
    "monthly_fee",
    "activation_fee",
    "doc_types",
    "lead_days",
    "in_cart"
   ],
   "query": [
    {
     "name": "search",
     "field": "number",
     "match": "digits"
    },
    {
     "name": "country_code",
     "field": "country_code",
     "match": "equals"
    },
    {
     "name": "city_code",
     "field": "city_code",
     "match": "equals"
    },
    {
     "name": "did_type",
     "field": "did_type",
     "match": "equals"
    },
    {
     "name": "monthly_fee_from",
     "field": "monthly_fee",
     "match": "from-number"
    },
    {
     "name": "monthly_fee_to",
     "field": "monthly_fee",
     "match": "to-number"
    },
    {
     "name": "features",
     "field": "features[]",
     "match": "equals"
    }
   ],
   "sort": {
    "default": "number",
    "fields": [
     "number",
     "monthly_fee"
    ]
   },
   "sublists": [],
   "endpoints": []
  },
  "stock": {
   "id": "stock",
   "module": "buy",
   "entity": "stock-number",
   "path": "/v1/buy/search",
   "items": "dids",
   "item": "did",
   "storage": {
    "kind": "table",
    "table": "stock_number",
    "shared": true
   },
   "operations": {
    "list": {
     "access": [
      "Buy"
     ]
    },
    "get": {
     "access": [
      "Buy"
     ]
    }
   },
   "listFields": [
    "id",
    "number",
    "country_id",
    "region_id",
    "city_id",
    "area_id",
    "country_code",
    "city_code",
    "city",
    "did_type",
    "features",
    "monthly_fee",
    "activation_fee",
    "doc_types",
    "lead_days",
    "in_cart"
   ],
   "query": [
    {
     "name": "search",
     "field": "number",
     "match": "digits"
    },
    {
     "name": "near",
     "field": "area_id",
     "match": "equals"
    },
    {
     "name": "country_code",
     "field": "country_code",
     "match": "equals"
    },
    {
     "name": "city_code",
     "field": "city_code",
     "match": "equals"
    },
    {
     "name": "did_type",
     "field": "did_type",
     "match": "equals"
    },
    {
     "name": "monthly_fee_from",
     "field": "monthly_fee",
     "match": "from-number"
    },
    {
     "name": "monthly_fee_to",
     "field": "monthly_fee",
     "match": "to-number"
    },
    {
     "name": "features",
     "field": "features[]",
     "match": "equals"
    }
   ],
   "sort": {
    "default": "number",
    "fields": [
     "number",
     "monthly_fee"
    ]
   },
   "sublists": [],
   "endpoints": []
  }
 },
 "lists": {
  "cart": {
   "id": "cart",
   "module": "buy",
   "resource": "cart-item",
   "title": "buy:cart",
   "primaryAction": {
    "text": "buy:check-out",
    "to": "/cart/checkout",
    "access": [
     "Cart"
    ],
    "asks": "POST /v1/purchases"
   },
   "columns": [
    {
     "id": "number",
     "field": "number",
     "title": "buy:number",
     "cell": "phone",
     "align": "start",
     "sortable": true,
     "flex": 2,
     "minWidth": 155,
     "hidden": false
    },
    {
     "id": "city",
     "field": "city",
     "title": "buy:city",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "flex": 1,
     "minWidth": 110,
     "hidden": false
    },
    {
     "id": "country-code",
     "field": "country_code",
     "title": "portal:country",
     "cell": "country",
     "align": "start",
     "sortable": false,
     "width": 150,
     "hidden": true
    },
    {
     "id": "status",
     "field": "status",
     "title": "portal:status",
     "cell": "status-chip",
     "align": "start",
     "sortable": false,
     "width": 180,
     "hidden": false
    },
    {
     "id": "reserved-until",
     "field": "reserved_until",
     "title": "buy:reserved-until",
     "cell": "date-time",
     "align": "start",
     "sortable": false,
     "width": 175,
     "hidden": false
    },
    {
     "id": "activation-fee",
     "field": "activation_fee",
     "title": "buy:activation-fee",
     "cell": "money",
     "align": "end",
     "sortable": false,
     "width": 120,
     "hidden": false
    },
    {
     "id": "monthly-fee",
     "field": "monthly_fee",
     "title": "buy:monthly-fee",
     "cell": "money",
     "align": "end",
     "sortable": false,
     "width": 115,
     "hidden": false
    },
    {
     "id": "doc-types",
     "field": "doc_types",
     "title": "buy:doc-types",
     "cell": "choice",
     "align": "start",
     "sortable": false,
     "flex": 2,
     "minWidth": 120,
     "hidden": false
    },
    {
     "id": "lead-days",
     "field": "lead_days",
     "title": "buy:lead-days",
     "cell": "number",
     "align": "end",
     "sortable": false,
     "width": 130,
     "hidden": true
    },
    {
     "id": "did-type",
     "field": "did_type",
     "title": "buy:type",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "width": 130,
     "hidden": true
    }
   ],
   "filters": [],
   "rowActions": [
    {
     "kind": "transition",
     "id": "reserve",
     "transition": "reserve"
    },
    {
     "kind": "delete",
     "id": "remove",
     "title": "portal:remove",
     "icon": "delete",
     "tone": "danger",
     "access": [
      "Cart"
     ],
     "confirm": {
      "dismiss": "portal:keep",
      "title": "buy:remove-title",
      "text": "buy:remove-text",
      "action": "portal:remove"
     },
     "success": "buy:removed-from-cart"
    }
   ],
   "bulkActions": [
    "reserve",
    "remove"
   ],
   "pageSizes": [
    25,
    50,
    100
   ],
   "refreshSeconds": 60,
   "searchDebounceMs": 1000,
   "empty": {
    "title": "buy:cart-empty-title",
    "text": "buy:cart-empty",
    "action": {
     "text": "buy:buy-numbers",
     "to": "/buy",
     "access": [
      "Buy"
     ]
    }
   }
  },
  "cities": {
   "id": "cities",
   "module": "buy",
   "resource": "buy-city",
   "title": "buy:choose-city",
   "columns": [
    {
     "id": "name",
     "field": "name",
     "title": "buy:city",
     "cell": "text",
     "align": "start",
     "sortable": true,
     "link": "/buy/countries/{row.country_id}/cities/{row.id}/dids",
     "flex": 3,
     "minWidth": 170,
     "hidden": false
    },
    {
     "id": "region",
     "field": "region",
     "title": "buy:region",
     "cell": "text",
     "align": "start",
     "sortable": true,
     "flex": 2,
     "minWidth": 140,
     "hidden": false
    },
    {
     "id": "city-codes",
     "field": "city_codes",
     "title": "buy:area-codes",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "width": 150,
     "hidden": false
    },
    {
     "id": "did-type",
     "field": "did_type",
     "title": "buy:type",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "width": 140,
     "hidden": false
    },
    {
     "id": "in-stock",
     "field": "in_stock",
     "title": "buy:in-stock",
     "cell": "number",
     "align": "end",
     "sortable": false,
     "width": 120,
     "hidden": false
    },
    {
     "id": "monthly-fee",
     "field": "monthly_fee",
     "title": "buy:monthly-fee",
     "cell": "money",
     "align": "end",
     "sortable": true,
     "width": 130,
     "hidden": false
    },
    {
     "id": "doc-types",
     "field": "doc_types",
     "title": "buy:doc-types",
     "cell": "choice",
     "align": "start",
     "sortable": false,
     "flex": 2,
     "minWidth": 160,
     "hidden": false
    },
    {
     "id": "lead-days",
     "field": "lead_days",
     "title": "buy:lead-days",
     "cell": "number",
     "align": "end",
     "sortable": false,
     "width": 160,
     "hidden": false
    }
   ],
   "filters": [
    {
     "id": "name",
     "title": "buy:city",
     "kind": "search",
     "query": "search",
     "placeholder": "buy:search-by-city"
    },
    {
     "id": "region",
     "title": "buy:region",
     "kind": "search",
     "query": "region",
     "placeholder": "buy:search-by-region"
    },
    {
     "id": "city-codes",
     "title": "buy:area-codes",
     "kind": "search",
     "query": "city_code",
     "placeholder": "buy:search-by-area-code"
    },
    {
     "id": "did-type",
     "title": "buy:type",
     "kind": "select",
     "query": "did_type",
     "options": [
      {
       "value": "local",
       "text": "buy:local"
      },
      {
       "value": "national",
       "text": "buy:national"
      },
      {
       "value": "mobile",
       "text": "buy:mobile"
      },
      {
       "value": "toll_free",
       "text": "buy:toll-free"
      },
      {
       "value": "shared_cost",
       "text": "buy:shared-cost"
      },
      {
       "value": "uifn",
       "text": "buy:uifn"
      },
      {
       "value": "premium",
       "text": "buy:premium"
      },
      {
       "value": "short_code",
       "text": "buy:short-code"
      }
     ],
     "all": "buy:any-type"
    }
   ],
   "rowActions": [
    {
     "kind": "link",
     "id": "order",
     "title": "buy:order-numbers",
     "icon": "cart",
     "when": {
      "source": "row.allow_dids_order && row.allow_dids_order_create",
      "tree": {
       "op": "and",
       "args": [
        {
         "op": "path",
         "root": "row",
         "path": [
          "allow_dids_order"
         ]
        },
        {
         "op": "path",
         "root": "row",
         "path": [
          "allow_dids_order_create"
         ]
        }
       ]
      },
      "dependsOn": [
       "row.allow_dids_order",
       "row.allow_dids_order_create"
      ]
     },
     "to": "/buy/orders/create?country_code={row.country_code}&city={row.name}",
     "access": [
      "Buy",
      "BuyWrite"
     ],
     "asks": "POST /v1/buy/orders"
    },
    {
     "kind": "link",
     "id": "nearby",
     "title": "buy:find-nearby",
     "icon": "enter",
     "to": "/buy/search?near={row.area_id}",
     "access": [
      "Buy"
     ]
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
    "title": "buy:cities-empty-title",
    "text": "buy:cities-empty"
   }
  },
  "countries": {
   "id": "countries",
   "module": "buy",
   "resource": "buy-country",
   "title": "buy:buy-numbers",
   "columns": [
    {
     "id": "country",
     "field": "country_code",
     "title": "portal:country",
     "cell": "country",
     "align": "start",
     "sortable": true,
     "link": "/buy/countries/{row.id}/cities",
     "flex": 3,
     "minWidth": 190,
     "hidden": false
    },
    {
     "id": "calling-code",
     "field": "calling_code",
     "title": "buy:calling-code",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "width": 140,
     "hidden": false
    },
    {
     "id": "regions",
     "field": "regions",
     "title": "buy:regions",
     "cell": "number",
     "align": "end",
     "sortable": true,
     "link": "/buy/countries/{row.id}/regions",
     "linkWhen": {
      "source": "row.regions > 0",
      "tree": {
       "op": ">",
       "left": {
        "op": "path",
        "root": "row",
        "path": [
         "regions"
        ]
       },
       "right": {
        "op": "const",
        "value": 0
       }
      },
      "dependsOn": [
       "row.regions"
      ]
     },
     "width": 180,
     "hidden": false
    },
    {
     "id": "cities",
     "field": "cities",
     "title": "buy:cities",
     "cell": "number",
     "align": "end",
     "sortable": true,
     "link": "/buy/countries/{row.id}/cities",
     "width": 140,
     "hidden": false
    }
   ],
   "filters": [
    {
     "id": "name",
     "title": "buy:country-name",
     "kind": "search",
     "query": "search",
     "placeholder": "buy:search-by-country"
    }
   ],
   "rowActions": [],
   "bulkActions": [],
   "pageSizes": [
    25,
    50,
    100
   ],
   "refreshSeconds": 60,
   "searchDebounceMs": 1000,
   "empty": {
    "title": "buy:countries-empty-title",
    "text": "buy:countries-empty"
   }
  },
  "dids": {
   "id": "dids",
   "module": "buy",
   "resource": "stock-number",
   "title": "buy:choose-numbers",
   "columns": [
    {
     "id": "number",
     "field": "number",
     "title": "buy:number",
     "cell": "phone",
     "align": "start",
     "sortable": true,
     "marks": [
      {
       "field": "in_cart",
       "text": "buy:in-cart"
      }
     ],
     "flex": 2,
     "minWidth": 150,
     "hidden": false
    },
    {
     "id": "city-code",
     "field": "city_code",
     "title": "buy:area-code",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "width": 120,
     "hidden": true
    },
    {
     "id": "did-type",
     "field": "did_type",
     "title": "buy:type",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "width": 120,
     "hidden": false
    },
    {
     "id": "features",
     "field": "features",
     "title": "buy:features",
     "cell": "choice",
     "align": "start",
     "sortable": false,
     "flex": 3,
     "minWidth": 160,
     "card": "text",
     "hidden": false
    },
    {
     "id": "monthly-fee",
     "field": "monthly_fee",
     "title": "buy:monthly-fee",
     "cell": "money",
     "align": "end",
     "sortable": true,
     "width": 115,
     "hidden": false
    },
    {
     "id": "activation-fee",
     "field": "activation_fee",
     "title": "buy:activation-fee",
     "cell": "money",
     "align": "end",
     "sortable": false,
     "width": 125,
     "hidden": false
    },
    {
     "id": "doc-types",
     "field": "doc_types",
     "title": "buy:documents",
     "cell": "choice",
     "align": "start",
     "sortable": false,
     "flex": 2,
     "minWidth": 130,
     "hidden": false
    },
    {
     "id": "lead-days",
     "field": "lead_days",
     "title": "buy:lead-days",
     "cell": "number",
     "align": "end",
     "sortable": false,
     "width": 140,
     "hidden": false
    },
    {
     "id": "in-cart",
     "field": "in_cart",
     "title": "buy:in-cart",
     "cell": "yes-no",
     "align": "start",
     "sortable": false,
     "width": 90,
     "hidden": true
    }
   ],
   "filters": [
    {
     "id": "number",
     "title": "buy:number",
     "kind": "search",
     "query": "search",
     "placeholder": "buy:search-by-digits"
    },
    {
     "id": "did-type",
     "title": "buy:type",
     "kind": "select",
     "query": "did_type",
     "options": [
      {
       "value": "local",
       "text": "buy:local"
      },
      {
       "value": "national",
       "text": "buy:national"
      },
      {
       "value": "mobile",
       "text": "buy:mobile"
      },
      {
       "value": "toll_free",
       "text": "buy:toll-free"
      },
      {
       "value": "shared_cost",
       "text": "buy:shared-cost"
      },
      {
       "value": "uifn",
       "text": "buy:uifn"
      },
      {
       "value": "premium",
       "text": "buy:premium"
      },
      {
       "value": "short_code",
       "text": "buy:short-code"
      }
     ],
     "all": "buy:any-type"
    },
    {
     "id": "monthly-fee",
     "title": "buy:monthly-fee",
     "kind": "number-range",
     "query": [
      "monthly_fee_from",
      "monthly_fee_to"
     ],
     "cell": "money"
    },
    {
     "id": "features",
     "title": "buy:features",
     "kind": "select",
     "query": "features",
     "options": [],
     "catalogue": "did-features",
     "all": "buy:any-feature"
    }
   ],
   "rowActions": [
    {
     "kind": "call",
     "id": "add-to-cart",
     "title": "buy:add-to-cart",
     "icon": "cart",
     "when": {
      "source": "!row.in_cart && config.account_level != 'sandbox'",
      "tree": {
       "op": "and",
       "args": [
        {
         "op": "not",
         "arg": {
          "op": "path",
          "root": "row",
          "path": [
           "in_cart"
          ]
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
          "value": "sandbox"
         }
        }
       ]
      },
      "dependsOn": [
       "config.account_level",
       "row.in_cart"
      ]
     },
     "tone": "neutral",
     "method": "POST",
     "call": "/v1/cart/numbers/{row.id}",
     "access": [
      "Buy",
      "Cart"
     ],
     "asks": "POST /v1/cart/numbers/{stock_id}",
     "success": "buy:added-to-cart",
     "then": "stay",
     "because": "buy:already-in-cart",
     "bulk": {
      "resource": "cart-item",
      "endpoint": "add",
      "most": 200,
      "params": {
       "stock_id": "{row.id}"
      },
      "undo": "remove-from-cart"
     }
    },
    {
     "kind": "call",
     "id": "remove-from-cart",
     "title": "buy:remove-from-cart",
     "icon": "delete",
     "when": {
      "source": "row.in_cart",
      "tree": {
       "op": "path",
       "root": "row",
       "path": [
        "in_cart"
       ]
      },
      "dependsOn": [
       "row.in_cart"
      ]
     },
     "tone": "neutral",
     "method": "DELETE",
     "call": "/v1/cart/numbers/{row.id}",
     "access": [
      "Cart"
     ],
     "asks": "DELETE /v1/cart/numbers/{stock_id}",
     "success": "buy:removed-from-cart",
     "then": "stay",
     "because": "buy:not-in-cart",
     "bulk": {
      "resource": "cart-item",
      "endpoint": "drop",
      "most": 200,
      "params": {
       "stock_id": "{row.id}"
      },
      "undo": "add-to-cart"
     }
    },
    {
     "kind": "link",
     "id": "nearby",
     "title": "buy:find-nearby",
     "icon": "enter",
     "to": "/buy/search?near={row.area_id}",
     "access": [
      "Buy"
     ]
    }
   ],
   "bulkActions": [
    "add-to-cart",
    "remove-from-cart"
   ],
   "pageSizes": [
    25,
    50,
    100
   ],
   "refreshSeconds": 60,
   "searchDebounceMs": 1000,
   "empty": {
    "title": "buy:dids-empty-title",
    "text": "buy:dids-empty",
    "action": {
     "text": "buy:show-cities",
     "to": "/buy/countries/{route.country_id}/cities",
     "access": [
      "Buy"
     ]
    }
   }
  },
  "orders": {
   "id": "orders",
   "module": "buy",
   "resource": "number-order",
   "title": "buy:orders",
   "primaryAction": {
    "text": "buy:order-numbers",
    "to": "/buy/orders/create",
    "access": [
     "Buy",
     "BuyWrite"
    ],
    "asks": "POST /v1/buy/orders"
   },
   "columns": [
    {
     "id": "country",
     "field": "country_code",
     "title": "portal:country",
     "cell": "country",
     "align": "start",
     "sortable": false,
     "width": 170,
     "hidden": false
    },
    {
     "id": "city",
     "field": "city",
     "title": "buy:city",
     "cell": "text",
     "align": "start",
     "sortable": true,
     "link": "/buy/countries/{row.country_id}/cities/{row.city_id}/dids",
     "linkWhen": {
      "source": "row.status == 'delivered' && has(row.city_id)",
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
          "value": "delivered"
         }
        },
        {
         "op": "has",
         "root": "row",
         "path": [
          "city_id"
         ]
        }
       ]
      },
      "dependsOn": [
       "row.city_id",
       "row.status"
      ]
     },
     "flex": 2,
     "minWidth": 140,
     "hidden": false
    },
    {
     "id": "did-type",
     "field": "did_type",
     "title": "buy:type",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "width": 130,
     "hidden": false
    },
    {
     "id": "quantity",
     "field": "quantity",
     "title": "buy:quantity",
     "cell": "number",
     "align": "end",
     "sortable": false,
     "width": 110,
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
     "flex": 1,
     "minWidth": 150,
     "hidden": false
    },
    {
     "id": "comment",
     "field": "comment",
     "title": "buy:comment",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "flex": 2,
     "minWidth": 140,
     "hidden": false
    },
    {
     "id": "ordered",
     "field": "created_at",
     "title": "buy:ordered",
     "cell": "date-time",
     "align": "start",
     "sortable": true,
     "width": 180,
     "hidden": false
    }
   ],
   "filters": [
    {
     "id": "country-code",
     "title": "portal:country",
     "kind": "select",
     "query": "country_code",
     "options": [],
     "catalogue": "countries",
     "all": "buy:any-country"
    },
    {
     "id": "city",
     "title": "buy:city",
     "kind": "search",
     "query": "search",
     "placeholder": "buy:search-by-city"
    },
    {
     "id": "status",
     "title": "portal:status",
     "kind": "select",
     "query": "status",
     "options": [
      {
       "value": "open",
       "text": "buy:order-open"
      },
      {
       "value": "delivered",
       "text": "buy:delivered"
      },
      {
       "value": "declined",
       "text": "portal:status-declined"
      },
      {
       "value": "canceled",
       "text": "buy:canceled"
      }
     ],
     "all": "portal:any-status"
    }
   ],
   "rowActions": [
    {
     "kind": "transition",
     "id": "cancel",
     "transition": "cancel"
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
    "title": "buy:orders-empty-title",
    "text": "buy:orders-empty",
    "action": {
     "text": "buy:order-numbers",
     "to": "/buy/orders/create",
     "access": [
      "Buy",
      "BuyWrite"
     ],
     "asks": "POST /v1/buy/orders"
    }
   }
  },
  "purchases": {
   "id": "purchases",
   "module": "buy",
   "resource": "number-purchase",
   "title": "buy:purchases",
   "columns": [
    {
     "id": "bought",
     "field": "created_at",
     "title": "buy:bought",
     "cell": "date-time",
     "align": "start",
     "sortable": true,
     "link": "/buy/purchases/view/{row.id}",
     "width": 200,
     "hidden": false
    },
    {
     "id": "numbers-count",
     "field": "numbers_count",
     "title": "buy:numbers",
     "cell": "number",
     "align": "end",
     "sortable": false,
     "width": 120,
     "hidden": false
    },
    {
     "id": "total-now",
     "field": "total_now",
     "title": "buy:paid",
     "cell": "money",
     "align": "end",
     "sortable": false,
     "width": 140,
     "hidden": false
    },
    {
     "id": "monthly-fee",
     "field": "monthly_fee",
     "title": "buy:every-month",
     "cell": "money",
     "align": "end",
     "sortable": false,
     "width": 140,
     "hidden": false
    },
    {
     "id": "reference",
     "field": "reference",
     "title": "buy:reference",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "flex": 2,
     "minWidth": 160,
     "hidden": false
    }
   ],
   "filters": [
    {
     "id": "reference",
     "title": "buy:reference",
     "kind": "search",
     "query": "search",
     "placeholder": "buy:search-by-reference"
    }
   ],
   "rowActions": [],
   "bulkActions": [],
   "pageSizes": [
    25,
    50,
    100
   ],
   "refreshSeconds": 60,
   "searchDebounceMs": 1000,
   "empty": {
    "title": "buy:purchases-empty-title",
    "text": "buy:purchases-empty"
   }
  },
  "region-cities": {
   "id": "region-cities",
   "module": "buy",
   "resource": "buy-region-city",
   "title": "buy:choose-city",
   "columns": [
    {
     "id": "name",
     "field": "name",
     "title": "buy:city",
     "cell": "text",
     "align": "start",
     "sortable": true,
     "link": "/buy/countries/{row.country_id}/regions/{row.region_id}/cities/{row.id}/dids",
     "flex": 3,
     "minWidth": 170,
     "hidden": false
    },
    {
     "id": "city-codes",
     "field": "city_codes",
     "title": "buy:area-codes",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "width": 150,
     "hidden": false
    },
    {
     "id": "did-type",
     "field": "did_type",
     "title": "buy:type",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "width": 140,
     "hidden": false
    },
    {
     "id": "in-stock",
     "field": "in_stock",
     "title": "buy:in-stock",
     "cell": "number",
     "align": "end",
     "sortable": false,
     "width": 120,
     "hidden": false
    },
    {
     "id": "monthly-fee",
     "field": "monthly_fee",
     "title": "buy:monthly-fee",
     "cell": "money",
     "align": "end",
     "sortable": true,
     "width": 130,
     "hidden": false
    },
    {
     "id": "doc-types",
     "field": "doc_types",
     "title": "buy:doc-types",
     "cell": "choice",
     "align": "start",
     "sortable": false,
     "flex": 2,
     "minWidth": 160,
     "hidden": false
    },
    {
     "id": "lead-days",
     "field": "lead_days",
     "title": "buy:lead-days",
     "cell": "number",
     "align": "end",
     "sortable": false,
     "width": 160,
     "hidden": false
    }
   ],
   "filters": [
    {
     "id": "name",
     "title": "buy:city",
     "kind": "search",
     "query": "search",
     "placeholder": "buy:search-by-city"
    },
    {
     "id": "city-codes",
     "title": "buy:area-codes",
     "kind": "search",
     "query": "city_code",
     "placeholder": "buy:search-by-area-code"
    },
    {
     "id": "did-type",
     "title": "buy:type",
     "kind": "select",
     "query": "did_type",
     "options": [
      {
       "value": "local",
       "text": "buy:local"
      },
      {
       "value": "national",
       "text": "buy:national"
      },
      {
       "value": "mobile",
       "text": "buy:mobile"
      },
      {
       "value": "toll_free",
       "text": "buy:toll-free"
      },
      {
       "value": "shared_cost",
       "text": "buy:shared-cost"
      },
      {
       "value": "uifn",
       "text": "buy:uifn"
      },
      {
       "value": "premium",
       "text": "buy:premium"
      },
      {
       "value": "short_code",
       "text": "buy:short-code"
      }
     ],
     "all": "buy:any-type"
    }
   ],
   "rowActions": [
    {
     "kind": "link",
     "id": "order",
     "title": "buy:order-numbers",
     "icon": "cart",
     "when": {
      "source": "row.allow_dids_order && row.allow_dids_order_create",
      "tree": {
       "op": "and",
       "args": [
        {
         "op": "path",
         "root": "row",
         "path": [
          "allow_dids_order"
         ]
        },
        {
         "op": "path",
         "root": "row",
         "path": [
          "allow_dids_order_create"
         ]
        }
       ]
      },
      "dependsOn": [
       "row.allow_dids_order",
       "row.allow_dids_order_create"
      ]
     },
     "to": "/buy/orders/create?country_code={row.country_code}&city={row.name}",
     "access": [
      "Buy",
      "BuyWrite"
     ],
     "asks": "POST /v1/buy/orders"
    },
    {
     "kind": "link",
     "id": "nearby",
     "title": "buy:find-nearby",
     "icon": "enter",
     "to": "/buy/search?near={row.area_id}",
     "access": [
      "Buy"
     ]
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
    "title": "buy:region-cities-empty-title",
    "text": "buy:region-cities-empty"
   }
  },
  "region-dids": {
   "id": "region-dids",
   "module": "buy",
   "resource": "region-stock-number",
   "title": "buy:choose-numbers",
   "columns": [
    {
     "id": "number",
     "field": "number",
     "title": "buy:number",
     "cell": "phone",
     "align": "start",
     "sortable": true,
     "marks": [
      {
       "field": "in_cart",
       "text": "buy:in-cart"
      }
     ],
     "flex": 2,
     "minWidth": 150,
     "hidden": false
    },
    {
     "id": "city-code",
     "field": "city_code",
     "title": "buy:area-code",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "width": 120,
     "hidden": true
    },
    {
     "id": "did-type",
     "field": "did_type",
     "title": "buy:type",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "width": 120,
     "hidden": false
    },
    {
     "id": "features",
     "field": "features",
     "title": "buy:features",
     "cell": "choice",
     "align": "start",
     "sortable": false,
     "flex": 3,
     "minWidth": 160,
     "card": "text",
     "hidden": false
    },
    {
     "id": "monthly-fee",
     "field": "monthly_fee",
     "title": "buy:monthly-fee",
     "cell": "money",
     "align": "end",
     "sortable": true,
     "width": 115,
     "hidden": false
    },
    {
     "id": "activation-fee",
     "field": "activation_fee",
     "title": "buy:activation-fee",
     "cell": "money",
     "align": "end",
     "sortable": false,
     "width": 125,
     "hidden": false
    },
    {
     "id": "doc-types",
     "field": "doc_types",
     "title": "buy:documents",
     "cell": "choice",
     "align": "start",
     "sortable": false,
     "flex": 2,
     "minWidth": 130,
     "hidden": false
    },
    {
     "id": "lead-days",
     "field": "lead_days",
     "title": "buy:lead-days",
     "cell": "number",
     "align": "end",
     "sortable": false,
     "width": 140,
     "hidden": false
    },
    {
     "id": "in-cart",
     "field": "in_cart",
     "title": "buy:in-cart",
     "cell": "yes-no",
     "align": "start",
     "sortable": false,
     "width": 90,
     "hidden": true
    }
   ],
   "filters": [
    {
     "id": "number",
     "title": "buy:number",
     "kind": "search",
     "query": "search",
     "placeholder": "buy:search-by-digits"
    },
    {
     "id": "did-type",
     "title": "buy:type",
     "kind": "select",
     "query": "did_type",
     "options": [
      {
       "value": "local",
       "text": "buy:local"
      },
      {
       "value": "national",
       "text": "buy:national"
      },
      {
       "value": "mobile",
       "text": "buy:mobile"
      },
      {
       "value": "toll_free",
       "text": "buy:toll-free"
      },
      {
       "value": "shared_cost",
       "text": "buy:shared-cost"
      },
      {
       "value": "uifn",
       "text": "buy:uifn"
      },
      {
       "value": "premium",
       "text": "buy:premium"
      },
      {
       "value": "short_code",
       "text": "buy:short-code"
      }
     ],
     "all": "buy:any-type"
    },
    {
     "id": "monthly-fee",
     "title": "buy:monthly-fee",
     "kind": "number-range",
     "query": [
      "monthly_fee_from",
      "monthly_fee_to"
     ],
     "cell": "money"
    },
    {
     "id": "features",
     "title": "buy:features",
     "kind": "select",
     "query": "features",
     "options": [],
     "catalogue": "did-features",
     "all": "buy:any-feature"
    }
   ],
   "rowActions": [
    {
     "kind": "call",
     "id": "add-to-cart",
     "title": "buy:add-to-cart",
     "icon": "cart",
     "when": {
      "source": "!row.in_cart && config.account_level != 'sandbox'",
      "tree": {
       "op": "and",
       "args": [
        {
         "op": "not",
         "arg": {
          "op": "path",
          "root": "row",
          "path": [
           "in_cart"
          ]
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
          "value": "sandbox"
         }
        }
       ]
      },
      "dependsOn": [
       "config.account_level",
       "row.in_cart"
      ]
     },
     "tone": "neutral",
     "method": "POST",
     "call": "/v1/cart/numbers/{row.id}",
     "access": [
      "Buy",
      "Cart"
     ],
     "asks": "POST /v1/cart/numbers/{stock_id}",
     "success": "buy:added-to-cart",
     "then": "stay",
     "because": "buy:already-in-cart",
     "bulk": {
      "resource": "cart-item",
      "endpoint": "add",
      "most": 200,
      "params": {
       "stock_id": "{row.id}"
      },
      "undo": "remove-from-cart"
     }
    },
    {
     "kind": "call",
     "id": "remove-from-cart",
     "title": "buy:remove-from-cart",
     "icon": "delete",
     "when": {
      "source": "row.in_cart",
      "tree": {
       "op": "path",
       "root": "row",
       "path": [
        "in_cart"
       ]
      },
      "dependsOn": [
       "row.in_cart"
      ]
     },
     "tone": "neutral",
     "method": "DELETE",
     "call": "/v1/cart/numbers/{row.id}",
     "access": [
      "Cart"
     ],
     "asks": "DELETE /v1/cart/numbers/{stock_id}",
     "success": "buy:removed-from-cart",
     "then": "stay",
     "because": "buy:not-in-cart",
     "bulk": {
      "resource": "cart-item",
      "endpoint": "drop",
      "most": 200,
      "params": {
       "stock_id": "{row.id}"
      },
      "undo": "add-to-cart"
     }
    },
    {
     "kind": "link",
     "id": "nearby",
     "title": "buy:find-nearby",
     "icon": "enter",
     "to": "/buy/search?near={row.area_id}",
     "access": [
      "Buy"
     ]
    }
   ],
   "bulkActions": [
    "add-to-cart",
    "remove-from-cart"
   ],
   "pageSizes": [
    25,
    50,
    100
   ],
   "refreshSeconds": 60,
   "searchDebounceMs": 1000,
   "empty": {
    "title": "buy:region-dids-empty-title",
    "text": "buy:region-dids-empty",
    "action": {
     "text": "buy:show-cities",
     "to": "/buy/countries/{route.country_id}/regions/{route.region_id}/cities",
     "access": [
      "Buy"
     ]
    }
   }
  },
  "regions": {
   "id": "regions",
   "module": "buy",
   "resource": "buy-region",
   "title": "buy:choose-region",
   "columns": [
    {
     "id": "name",
     "field": "name",
     "title": "buy:region",
     "cell": "text",
     "align": "start",
     "sortable": true,
     "link": "/buy/countries/{row.country_id}/regions/{row.id}/cities",
     "flex": 3,
     "minWidth": 190,
     "hidden": false
    },
    {
     "id": "region-code",
     "field": "region_code",
     "title": "buy:region-code",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "width": 140,
     "hidden": false
    },
    {
     "id": "cities",
     "field": "cities",
     "title": "buy:cities",
     "cell": "number",
     "align": "end",
     "sortable": true,
     "width": 140,
     "hidden": false
    }
   ],
   "filters": [
    {
     "id": "name",
     "title": "buy:region",
     "kind": "search",
     "query": "search",
     "placeholder": "buy:search-by-region"
    }
   ],
   "rowActions": [],
   "bulkActions": [],
   "pageSizes": [
    25,
    50,
    100
   ],
   "refreshSeconds": 60,
   "searchDebounceMs": 1000,
   "empty": {
    "title": "buy:regions-empty-title",
    "text": "buy:regions-empty"
   }
  },
  "stock": {
   "id": "stock",
   "module": "buy",
   "resource": "stock",
   "title": "buy:all-numbers",
   "columns": [
    {
     "id": "number",
     "field": "number",
     "title": "buy:number",
     "cell": "phone",
     "align": "start",
     "sortable": true,
     "marks": [
      {
       "field": "in_cart",
       "text": "buy:in-cart"
      }
     ],
     "flex": 1,
     "minWidth": 150,
     "hidden": false
    },
    {
     "id": "country-code",
     "field": "country_code",
     "title": "portal:country",
     "cell": "country",
     "align": "start",
     "sortable": false,
     "width": 145,
     "hidden": false
    },
    {
     "id": "city",
     "field": "city",
     "title": "buy:city",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "flex": 1,
     "minWidth": 120,
     "hidden": false
    },
    {
     "id": "city-code",
     "field": "city_code",
     "title": "buy:area-code",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "width": 120,
     "hidden": true
    },
    {
     "id": "did-type",
     "field": "did_type",
     "title": "buy:type",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "width": 130,
     "hidden": true
    },
    {
     "id": "features",
     "field": "features",
     "title": "buy:features",
     "cell": "choice",
     "align": "start",
     "sortable": false,
     "flex": 4,
     "minWidth": 170,
     "card": "text",
     "hidden": false
    },
    {
     "id": "monthly-fee",
     "field": "monthly_fee",
     "title": "buy:monthly-fee",
     "cell": "money",
     "align": "end",
     "sortable": true,
     "width": 115,
     "hidden": false
    },
    {
     "id": "activation-fee",
     "field": "activation_fee",
     "title": "buy:activation-fee",
     "cell": "money",
     "align": "end",
     "sortable": false,
     "width": 125,
     "hidden": false
    },
    {
     "id": "doc-types",
     "field": "doc_types",
     "title": "buy:documents",
     "cell": "choice",
     "align": "start",
     "sortable": false,
     "flex": 1,
     "minWidth": 110,
     "hidden": false
    },
    {
     "id": "lead-days",
     "field": "lead_days",
     "title": "buy:lead-days",
     "cell": "number",
     "align": "end",
     "sortable": false,
     "width": 150,
     "hidden": true
    },
    {
     "id": "in-cart",
     "field": "in_cart",
     "title": "buy:in-cart",
     "cell": "yes-no",
     "align": "start",
     "sortable": false,
     "width": 85,
     "hidden": true
    }
   ],
   "filters": [
    {
     "id": "number",
     "title": "buy:number",
     "kind": "search",
     "query": "search",
     "placeholder": "buy:search-by-digits"
    },
    {
     "id": "country-code",
     "title": "portal:country",
     "kind": "select",
     "query": "country_code",
     "options": [],
     "catalogue": "countries",
     "all": "buy:any-country"
    },
    {
     "id": "city-code",
     "title": "buy:area-code",
     "kind": "search",
     "query": "city_code",
     "placeholder": "buy:search-by-area-code"
    },
    {
     "id": "did-type",
     "title": "buy:type",
     "kind": "select",
     "query": "did_type",
     "options": [
      {
       "value": "local",
       "text": "buy:local"
      },
      {
       "value": "national",
       "text": "buy:national"
      },
      {
       "value": "mobile",
       "text": "buy:mobile"
      },
      {
       "value": "toll_free",
       "text": "buy:toll-free"
      },
      {
       "value": "shared_cost",
       "text": "buy:shared-cost"
      },
      {
       "value": "uifn",
       "text": "buy:uifn"
      },
      {
       "value": "premium",
       "text": "buy:premium"
      },
      {
       "value": "short_code",
       "text": "buy:short-code"
      }
     ],
     "all": "buy:any-type"
    },
    {
     "id": "monthly-fee",
     "title": "buy:monthly-fee",
     "kind": "number-range",
     "query": [
      "monthly_fee_from",
      "monthly_fee_to"
     ],
     "cell": "money"
    },
    {
     "id": "features",
     "title": "buy:features",
     "kind": "select",
     "query": "features",
     "options": [],
     "catalogue": "did-features",
     "all": "buy:any-feature"
    },
    {
     "id": "near",
     "title": "buy:region",
     "kind": "reference",
     "query": "near",
     "all": "buy:any-region",
     "record": {
      "path": "/v1/buy/areas",
      "name": "area.name",
      "access": [
       "Buy"
      ]
     },
     "pick": {
      "items": "areas",
      "name": "name",
      "key": "id",
      "search": "search",
      "access": [
       "Buy"
      ]
     }
    }
   ],
   "rowActions": [
    {
     "kind": "call",
     "id": "add-to-cart",
     "title": "buy:add-to-cart",
     "icon": "cart",
     "when": {
      "source": "!row.in_cart && config.account_level != 'sandbox'",
      "tree": {
       "op": "and",
       "args": [
        {
         "op": "not",
         "arg": {
          "op": "path",
          "root": "row",
          "path": [
           "in_cart"
          ]
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
          "value": "sandbox"
         }
        }
       ]
      },
      "dependsOn": [
       "config.account_level",
       "row.in_cart"
      ]
     },
     "tone": "neutral",
     "method": "POST",
     "call": "/v1/cart/numbers/{row.id}",
     "access": [
      "Buy",
      "Cart"
     ],
     "asks": "POST /v1/cart/numbers/{stock_id}",
     "success": "buy:added-to-cart",
     "then": "stay",
     "because": "buy:already-in-cart",
     "bulk": {
      "resource": "cart-item",
      "endpoint": "add",
      "most": 200,
      "params": {
       "stock_id": "{row.id}"
      },
      "undo": "remove-from-cart"
     }
    },
    {
     "kind": "call",
     "id": "remove-from-cart",
     "title": "buy:remove-from-cart",
     "icon": "delete",
     "when": {
      "source": "row.in_cart",
      "tree": {
       "op": "path",
       "root": "row",
       "path": [
        "in_cart"
       ]
      },
      "dependsOn": [
       "row.in_cart"
      ]
     },
     "tone": "neutral",
     "method": "DELETE",
     "call": "/v1/cart/numbers/{row.id}",
     "access": [
      "Cart"
     ],
     "asks": "DELETE /v1/cart/numbers/{stock_id}",
     "success": "buy:removed-from-cart",
     "then": "stay",
     "because": "buy:not-in-cart",
     "bulk": {
      "resource": "cart-item",
      "endpoint": "drop",
      "most": 200,
      "params": {
       "stock_id": "{row.id}"
      },
      "undo": "add-to-cart"
     }
    },
    {
     "kind": "link",
     "id": "nearby",
     "title": "buy:find-nearby",
     "icon": "enter",
     "to": "/buy/search?near={row.area_id}",
     "access": [
      "Buy"
     ]
    }
   ],
   "bulkActions": [
    "add-to-cart",
    "remove-from-cart"
   ],
   "pageSizes": [
    25,
    50,
    100
   ],
   "refreshSeconds": 60,
   "searchDebounceMs": 1000,
   "empty": {
    "title": "buy:stock-empty-title",
    "text": "buy:stock-empty"
   }
  }
 },
 "wizards": {
  "number-order": {
   "id": "number-order",
   "module": "buy",
   "resource": "number-order",
   "title": {
    "create": "buy:order-numbers"
   },
   "opensAt": {},
   "done": "/buy/orders",
   "cancel": true,
   "doneWhen": [],
   "submitText": [
    {
     "mode": "create",
     "text": "buy:send-order"
    }
   ],
   "success": {
    "create": "buy:order-sent"
   },
   "failure": {},
   "prefill": [
    "country_code",
    "city"
   ],
   "banners": [],
   "steps": [
    {
     "id": "numbers",
     "title": "buy:numbers",
     "info": "buy:order-info",
     "fields": [
      "country_code",
      "city",
      "did_type",
      "quantity",
      "comment"
     ],
     "summary": [],
     "relocks": false
    }
   ],
   "fields": {
    "country_code": {
     "widget": "select",
     "options": {},
     "fills": []
    },
    "city": {
     "widget": "text",
     "options": {},
     "fills": []
    },
    "did_type": {
     "widget": "select",
     "options": {},
     "fills": []
    },
    "quantity": {
     "widget": "number",
     "options": {},
     "fills": []
    },
    "comment": {
     "widget": "textarea",
     "options": {},
     "fills": []
    }
   }
  },
  "number-purchase": {
   "id": "number-purchase",
   "module": "buy",
   "resource": "number-purchase",
   "title": {
    "create": "buy:check-out"
   },
   "opensAt": {},
   "done": "/cart",
   "cancel": true,
   "doneWhen": [
    {
     "to": "/buy/purchases/view/{row.id}"
    }
   ],
   "submitText": [
    {
     "mode": "create",
     "when": {
      "source": "!('BuyShowPrices' in user.permissions)",
      "tree": {
       "op": "not",
       "arg": {
        "op": "in",
        "left": {
         "op": "const",
         "value": "BuyShowPrices"
        },
        "right": {
         "op": "path",
         "root": "user",
         "path": [
          "permissions"
         ]
        }
       }
      },
      "dependsOn": [
       "user.permissions"
      ]
     },
     "text": "buy:buy-cart",
     "estimated": "buy:buy-unpriced",
     "confirm": {
      "title": "buy:buy-title",
      "text": "buy:buy-unpriced-text",
      "action": "buy:buy-unpriced",
      "dismiss": "buy:go-back"
     }
    },
    {
     "mode": "create",
     "text": "buy:buy-cart",
     "estimated": "buy:buy-count",
     "confirm": {
      "title": "buy:buy-title",
      "text": "buy:buy-text",
      "action": "buy:buy-count",
      "dismiss": "buy:go-back"
     }
    }
   ],
   "estimate": {
    "modes": [
     "create"
    ],
    "call": "/v1/checkout/estimate",
    "figures": [
     {
      "id": "numbers",
      "path": "count",
      "cell": "number",
      "title": "buy:numbers"
     },
     {
      "id": "activation-fees",
      "path": "activation_fee",
      "cell": "money",
      "title": "buy:activation-fees"
     },
     {
      "id": "due-now",
      "path": "total_now",
      "cell": "money",
      "title": "buy:due-now"
     },
     {
      "id": "vat",
      "title": "buy:vat-included",
      "path": "vat",
      "cell": "exact-money"
     },
     {
      "id": "vat-rule",
      "title": "buy:vat",
      "path": "vat_rule",
      "cell": "text"
     },
     {
      "id": "balance-after",
      "path": "balance_after",
      "cell": "balance",
      "title": "buy:balance-after"
     },
     {
      "id": "every-month",
      "path": "monthly_fee",
      "cell": "money",
      "title": "buy:every-month"
     },
     {
      "id": "plan",
      "path": "plan",
      "cell": "text",
      "title": "buy:plan"
     },
     {
      "id": "numbers-after",
      "path": "numbers_after",
      "cell": "number",
      "title": "buy:numbers-after"
     },
     {
      "id": "monthly-after",
      "path": "monthly_after",
      "cell": "money",
      "title": "buy:monthly-after"
     },
     {
      "id": "provisioning-timeline",
      "path": "provisioning_timeline",
      "cell": "number",
      "title": "buy:provisioning-timeline"
     },
     {
      "id": "on-order",
      "path": "open_orders",
      "cell": "number",
      "title": "buy:on-order"
     }
    ],
    "confirms": {
     "expected_cart": "cart",
     "expected_count": "count",
     "expected_total": "total_now"
    },
    "identity": "expected_cart",
    "slots": {
     "count": {
      "path": "count",
      "cell": "number"
     },
     "now": {
      "path": "total_now",
      "cell": "money"
     },
     "monthly": {
      "path": "monthly_fee",
      "cell": "money"
     }
    }
   },
   "success": {
    "create": "buy:numbers-bought"
   },
   "failure": {},
   "banners": [
    {
     "id": "missing",
     "modes": [
      "create"
     ],
     "steps": [],
     "when": {
      "source": "config.cart_uncovered",
      "tree": {
       "op": "path",
       "root": "config",
       "path": [
        "cart_uncovered"
       ]
      },
      "dependsOn": [
       "config.cart_uncovered"
      ]
     },
     "tone": "warning",
     "text": "buy:cart-missing",
     "params": {},
     "link": {
      "text": "buy:top-up-balance",
      "to": "/pay/online?action=add",
      "access": [
       "BillingOnlinePayments"
      ],
      "when": {
       "source": "!config.is_suborganization && (!config.sandbox_user || config.allow_payments)",
       "tree": {
        "op": "and",
        "args": [
         {
          "op": "not",
          "arg": {
           "op": "path",
           "root": "config",
           "path": [
            "is_suborganization"
           ]
          }
         },
         {
          "op": "or",
          "args": [
           {
            "op": "not",
            "arg": {
             "op": "path",
             "root": "config",
             "path": [
              "sandbox_user"
             ]
            }
           },
           {
            "op": "path",
            "root": "config",
            "path": [
             "allow_payments"
            ]
           }
          ]
         }
        ]
       },
       "dependsOn": [
        "config.allow_payments",
        "config.is_suborganization",
        "config.sandbox_user"
       ]
      }
     }
    },
    {
     "id": "documents",
     "modes": [
      "create"
     ],
     "steps": [],
     "when": {
      "source": "config.cart_documents > 0",
      "tree": {
       "op": ">",
       "left": {
        "op": "path",
        "root": "config",
        "path": [
         "cart_documents"
        ]
       },
       "right": {
        "op": "const",
        "value": 0
       }
      },
      "dependsOn": [
       "config.cart_documents"
      ]
     },
     "tone": "info",
     "text": "buy:cart-documents",
     "params": {}
    }
   ],
   "steps": [
    {
     "id": "review",
     "title": "buy:review",
     "fields": [
      "reference"
     ],
     "summary": [],
     "relocks": false
    }
   ],
   "fields": {
    "reference": {
     "widget": "text",
     "options": {},
     "fills": []
    }
   }
  }
 },
 "pages": {
  "number-purchase": {
   "id": "number-purchase",
   "module": "buy",
   "title": "buy:number-purchase",
   "record": {
    "resource": "number-purchase",
    "name": "created_at",
    "headings": [
     {
      "text": "buy:purchase-heading-paid",
      "fields": [
       {
        "field": "total_now",
        "cell": "money"
       }
      ],
      "count": "numbers_count"
     },
     {
      "text": "buy:purchase-heading",
      "fields": [],
      "count": "numbers_count"
     }
    ],
    "ask": {
     "topic": "numbers",
     "facts": [
      {
       "field": "reference",
       "title": "buy:reference",
       "cell": "text"
      },
      {
       "field": "created_at",
       "title": "buy:bought",
       "cell": "date-time"
      },
      {
       "field": "numbers_count",
       "title": "buy:numbers",
       "cell": "number"
      },
      {
       "field": "total_now",
       "title": "buy:paid",
       "cell": "money"
      }
     ]
    },
    "actions": [],
    "access": [
     "Cart"
    ]
   },
   "blocks": [
    {
     "id": "facts",
     "width": "full",
     "kind": "facts",
     "look": "tiles",
     "facts": [
      {
       "id": "numbers-count",
       "field": "numbers_count",
       "title": "buy:numbers",
       "cell": "number"
      },
      {
       "id": "total-now",
       "field": "total_now",
       "title": "buy:paid",
       "cell": "money"
      },
      {
       "id": "monthly-fee",
       "field": "monthly_fee",
       "title": "buy:every-month",
       "cell": "money"
      },
      {
       "id": "need-documents",
       "field": "need_documents",
       "title": "buy:need-documents",
       "cell": "number"
      }
     ]
    },
    {
     "id": "numbers",
     "width": "full",
     "kind": "facts",
     "look": "facts",
     "facts": [
      {
       "id": "did-numbers",
       "field": "did_numbers",
       "title": "buy:numbers",
       "cell": "phone"
      },
      {
       "id": "created-at",
       "field": "created_at",
       "title": "buy:bought",
       "cell": "date-time"
      },
      {
       "id": "vat",
       "field": "vat",
       "title": "buy:vat-included",
       "cell": "exact-money"
      },
      {
       "id": "vat-rate",
       "field": "vat_rate",
       "title": "buy:vat-rate",
       "cell": "number"
      },
      {
       "id": "vat-treatment",
       "field": "vat_treatment",
       "title": "buy:vat",
       "cell": "text"
      },
      {
       "id": "reference",
       "field": "reference",
       "title": "buy:reference",
       "cell": "text"
      }
     ]
    },
    {
     "id": "next",
     "width": "full",
     "kind": "links",
     "links": [
      {
       "id": "mine",
       "title": "buy:my-numbers",
       "text": "buy:mine-text",
       "to": "/numbers",
       "access": [
        "Dids"
       ]
      },
      {
       "id": "more",
       "title": "buy:more",
       "text": "buy:more-text",
       "to": "/buy",
       "access": [
        "Buy"
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
  "buy:buy": "Buy",
  "buy:buy-numbers": "Buy numbers",
  "buy:by-area": "By area",
  "buy:all-numbers": "All numbers",
  "buy:choose-region": "Choose a region",
  "buy:choose-city": "Choose a city",
  "buy:show-cities": "Show cities",
  "buy:choose-numbers": "Choose numbers",
  "buy:country-name": "Country",
  "buy:calling-code": "Calling code",
  "buy:regions": "Regions",
  "buy:region": "Region",
  "buy:region-code": "Code",
  "buy:cities": "Cities",
  "buy:city": "City",
  "buy:area-codes": "Area codes",
  "buy:area-code": "Area code",
  "buy:number": "Number",
  "buy:type": "Type",
  "buy:features": "Features",
  "buy:in-stock": "In stock",
  "buy:monthly-fee": "Monthly fee",
  "buy:activation-fee": "Activation fee",
  "buy:doc-types": "Documents needed",
  "buy:documents": "Documents",
  "buy:lead-days": "Days to activate",
  "buy:lead-days-help": "Business days after your documents are approved.",
  "buy:in-cart": "In cart",
  "buy:allow-dids-order": "Can be ordered",
  "buy:allow-dids-order-create": "Orders are open",
  "buy:local": "Geographic",
  "buy:national": "National",
  "buy:mobile": "Mobile",
  "buy:toll-free": "Toll-free",
  "buy:shared-cost": "Shared cost",
  "buy:uifn": "International freephone",
  "buy:premium": "Premium rate",
  "buy:short-code": "Short code",
  "buy:search-by-country": "Search by country",
  "buy:search-by-region": "Search by region",
  "buy:search-by-city": "Search by city",
  "buy:search-by-area-code": "Search by area code",
  "buy:search-by-digits": "Digits, like 212*00",
  "buy:any-type": "Any type",
  "buy:any-country": "Any country",
  "buy:any-feature": "Any feature",
  "buy:any-region": "Any region",
  "buy:find-nearby": "Find numbers nearby",
  "buy:countries-empty-title": "No countries yet",
  "buy:countries-empty": "Countries with numbers for sale are listed here.",
  "buy:regions-empty-title": "No regions",
  "buy:regions-empty": "This country’s numbers are listed by city.",
  "buy:cities-empty-title": "No cities",
  "buy:cities-empty": "Cities with numbers for sale are listed here.",
  "buy:region-cities-empty-title": "No cities",
  "buy:region-cities-empty": "Cities with numbers for sale are listed here.",
  "buy:dids-empty-title": "No numbers in stock",
  "buy:dids-empty": "Look in a city nearby, or try again tomorrow.",
  "buy:region-dids-empty-title": "No numbers in stock",
  "buy:region-dids-empty": "Look in a city nearby, or try again tomorrow.",
  "buy:stock-empty-title": "No numbers in stock",
  "buy:stock-empty": "Numbers for sale are listed here.",
  "buy:cart": "Cart",
  "buy:cart-item": "Number in the cart",
  "buy:numbers": "Numbers",
  "buy:due-now": "Due now",
  "buy:activation-fees": "Activation fees",
  "buy:every-month": "Every month",
  "buy:vat": "VAT",
  "buy:vat-included": "VAT included",
  "buy:vat-rate": "VAT rate (%)",
  "buy:vat-standard": "Standard rate",
  "buy:vat-of-country": "Rate of your country",
  "buy:vat-reverse-charge": "Reverse charge",
  "buy:vat-outside": "No VAT",
  "buy:balance-after": "Balance after this",
  "buy:plan": "Plan (unchanged)",
  "buy:numbers-after": "Numbers you’ll have",
  "buy:monthly-after": "Monthly total, including plan",
  "buy:missing": "Balance shortfall",
  "buy:need-documents": "Need documents",
  "buy:expired": "Reservation ended",
  "buy:reserved": "Reserved",
  "buy:reserved-until": "Reserved until",
  "buy:has-dids-order": "Has numbers to order",
  "buy:provisioning-timeline": "Days until all are active",
  "buy:reserve": "Reserve again",
  "buy:word-reserved": "reserved",
  "buy:reserved-again": "The number is reserved for 30 minutes.",
  "buy:remove-title": "Remove from cart?",
  "buy:remove-text": "The number is put back on sale.",
  "buy:removed-from-cart": "Removed from the cart.",
  "buy:add-to-cart": "Add to cart",
  "buy:added-to-cart": "Added to the cart, reserved for 30 minutes.",
  "buy:check-out": "Check out",
  "buy:cart-empty-title": "Your cart is empty",
  "buy:cart-empty": "Numbers you choose are reserved here for 30 minutes.",
  "buy:no-sandbox": "Choose a plan to buy numbers.",
  "buy:expected-cart": "Cart you expect to buy",
  "buy:expected-count": "Numbers you expect to buy",
  "buy:expected-total": "Total you expect to pay",
  "buy:cart-missing": "Your balance doesn’t cover these numbers. Top up while they’re reserved.",
  "buy:top-up-balance": "Top up",
  "buy:cart-documents": "Some of these numbers won’t work until you upload documents in My numbers and we approve them.",
  "buy:purchase": "Purchase",
  "buy:purchases": "Purchases",
  "buy:purchase-heading": {
   "one": "Purchase of {count} number",
   "other": "Purchase of {count} numbers"
  },
  "buy:purchase-heading-paid": {
   "one": "Purchase of {count} number · {total_now}",
   "other": "Purchase of {count} numbers · {total_now}"
  },
  "buy:paid": "Paid",
  "buy:bought": "Bought",
  "buy:reference": "Reference",
  "buy:reference-help": "For your own records, such as a purchase order number.",
  "buy:buy-cart": "Buy numbers",
  "buy:buy-count": {
   "one": "Buy {count} number for {now}",
   "other": "Buy {count} numbers for {now}"
  },
  "buy:buy-title": {
   "one": "Buy {count} number?",
   "other": "Buy {count} numbers?"
  },
  "buy:buy-text": "{now} is charged now, for activation and the first month. From then on, it’s {monthly} a month. Prices include VAT where it applies.",
  "buy:buy-unpriced": {
   "one": "Buy {count} number",
   "other": "Buy {count} numbers"
  },
  "buy:buy-unpriced-text": "Activation and the first month are charged now, and each further month as it begins.",
  "buy:go-back": "Go back",
  "buy:numbers-bought": {
   "one": "{count} number bought. It’s in My numbers.",
   "other": "{count} numbers bought. They’re in My numbers."
  },
  "buy:review": "Review",
  "buy:number-purchase": "Purchase",
  "buy:my-numbers": "My numbers",
  "buy:mine-text": "Name them, route calls, and upload documents.",
  "buy:more": "Buy more numbers",
  "buy:more-text": "Find numbers by area or by digits.",
  "buy:purchases-empty-title": "No purchases yet",
  "buy:purchases-empty": "Numbers you buy are listed here by purchase.",
  "buy:search-by-reference": "Search by reference",
  "buy:added": "Added",
  "buy:orders": "Orders",
  "buy:on-order": "Orders still with the supplier",
  "buy:number-order": "Order",
  "buy:quantity": "Quantity",
  "buy:comment": "Comment",
  "buy:comment-help": "Such as digits or features the numbers should have.",
  "buy:ordered": "Ordered",
  "buy:order-open": "With the supplier",
  "buy:delivered": "In stock",
  "buy:canceled": "Canceled",
  "buy:no-such-numbers": "We have no supplier for numbers of this kind there. Choose a city from the list of areas.",
  "buy:cancel": "Cancel order",
  "buy:cancel-title": "Cancel this order?",
  "buy:cancel-text": "The supplier stops looking for the numbers.",
  "buy:keep-order": "Keep order",
  "buy:word-canceled": "canceled",
  "buy:order-canceled": "Order canceled",
  "buy:order-numbers": "Order numbers",
  "buy:send-order": "Send order",
  "buy:order-sent": "Order sent. You’ll see here when the numbers are in stock.",
  "buy:order-info": "Order numbers that aren’t in stock. Ordering costs nothing: you buy the numbers once they’re here.",
  "buy:orders-empty-title": "No orders yet",
  "buy:orders-empty": "Orders for numbers that aren’t in stock are listed here.",
  "buy:remove-from-cart": "Remove from cart",
  "buy:already-in-cart": "Already in your cart",
  "buy:not-in-cart": "Not in your cart",
  "buy:city-help": "As in the list of areas, such as Toronto.",
  "buy:event-reserved-again": "Reserved again"
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
  "buy-area.create": validator(object({ "id": readOnly, "version": readOnly, "country_code": readOnly, "name": readOnly })),
  "buy-area.update": validator(object({ "id": readOnly, "version": readOnly, "country_code": readOnly, "name": readOnly })),
  "buy-area.form": validator(object({ "id": anything, "version": anything, "country_code": anything, "name": anything })),
  "buy-city.create": validator(object({ "id": readOnly, "version": readOnly, "country_id": readOnly, "region_id": readOnly, "area_id": readOnly, "country_code": readOnly, "region_code": readOnly, "region": readOnly, "name": readOnly, "city_codes": readOnly, "did_type": readOnly, "in_stock": readOnly, "monthly_fee": readOnly, "activation_fee": readOnly, "doc_types": readOnly, "lead_days": readOnly, "allow_dids_order": readOnly, "allow_dids_order_create": readOnly })),
  "buy-city.update": validator(object({ "id": readOnly, "version": readOnly, "country_id": readOnly, "region_id": readOnly, "area_id": readOnly, "country_code": readOnly, "region_code": readOnly, "region": readOnly, "name": readOnly, "city_codes": readOnly, "did_type": readOnly, "in_stock": readOnly, "monthly_fee": readOnly, "activation_fee": readOnly, "doc_types": readOnly, "lead_days": readOnly, "allow_dids_order": readOnly, "allow_dids_order_create": readOnly })),
  "buy-city.form": validator(object({ "id": anything, "version": anything, "country_id": anything, "region_id": anything, "area_id": anything, "country_code": anything, "region_code": anything, "region": anything, "name": anything, "city_codes": anything, "did_type": anything, "in_stock": anything, "monthly_fee": anything, "activation_fee": anything, "doc_types": anything, "lead_days": anything, "allow_dids_order": anything, "allow_dids_order_create": anything })),
  "buy-country.create": validator(object({ "id": readOnly, "version": readOnly, "country_code": readOnly, "name": readOnly, "calling_code": readOnly, "regions": readOnly, "cities": readOnly })),
  "buy-country.update": validator(object({ "id": readOnly, "version": readOnly, "country_code": readOnly, "name": readOnly, "calling_code": readOnly, "regions": readOnly, "cities": readOnly })),
  "buy-country.form": validator(object({ "id": anything, "version": anything, "country_code": anything, "name": anything, "calling_code": anything, "regions": anything, "cities": anything })),
  "buy-region.create": validator(object({ "id": readOnly, "version": readOnly, "country_id": readOnly, "country_code": readOnly, "region_code": readOnly, "name": readOnly, "cities": readOnly })),
  "buy-region.update": validator(object({ "id": readOnly, "version": readOnly, "country_id": readOnly, "country_code": readOnly, "region_code": readOnly, "name": readOnly, "cities": readOnly })),
  "buy-region.form": validator(object({ "id": anything, "version": anything, "country_id": anything, "country_code": anything, "region_code": anything, "name": anything, "cities": anything })),
  "cart-item.create": validator(object({ "id": readOnly, "version": readOnly, "stock_id": readOnly, "number": readOnly, "country_code": readOnly, "city_id": readOnly, "city": readOnly, "did_type": readOnly, "features": readOnly, "monthly_fee": readOnly, "activation_fee": readOnly, "total_now": readOnly, "doc_types": readOnly, "lead_days": readOnly, "reserved_until": readOnly, "status": readOnly, "created_at": readOnly })),
  "cart-item.update": validator(object({ "id": readOnly, "version": readOnly, "stock_id": readOnly, "number": readOnly, "country_code": readOnly, "city_id": readOnly, "city": readOnly, "did_type": readOnly, "features": readOnly, "monthly_fee": readOnly, "activation_fee": readOnly, "total_now": readOnly, "doc_types": readOnly, "lead_days": readOnly, "reserved_until": readOnly, "status": readOnly, "created_at": readOnly })),
  "cart-item.form": validator(object({ "id": anything, "version": anything, "stock_id": anything, "number": anything, "country_code": anything, "city_id": anything, "city": anything, "did_type": anything, "features": anything, "monthly_fee": anything, "activation_fee": anything, "total_now": anything, "doc_types": anything, "lead_days": anything, "reserved_until": anything, "status": anything, "created_at": anything })),
  "cart-summary.create": validator(object({ "id": readOnly, "version": readOnly, "cart": readOnly, "count": readOnly, "monthly_fee": readOnly, "activation_fee": readOnly, "total_now": readOnly, "missing": readOnly, "vat": readOnly, "vat_rule": readOnly, "balance_after": readOnly, "plan": readOnly, "numbers_after": readOnly, "monthly_after": readOnly, "open_orders": readOnly, "need_documents": readOnly, "expired": readOnly, "has_dids_order": readOnly, "provisioning_timeline": readOnly })),
  "cart-summary.update": validator(object({ "id": readOnly, "version": readOnly, "cart": readOnly, "count": readOnly, "monthly_fee": readOnly, "activation_fee": readOnly, "total_now": readOnly, "missing": readOnly, "vat": readOnly, "vat_rule": readOnly, "balance_after": readOnly, "plan": readOnly, "numbers_after": readOnly, "monthly_after": readOnly, "open_orders": readOnly, "need_documents": readOnly, "expired": readOnly, "has_dids_order": readOnly, "provisioning_timeline": readOnly })),
  "cart-summary.form": validator(object({ "id": anything, "version": anything, "cart": anything, "count": anything, "monthly_fee": anything, "activation_fee": anything, "total_now": anything, "missing": anything, "vat": anything, "vat_rule": anything, "balance_after": anything, "plan": anything, "numbers_after": anything, "monthly_after": anything, "open_orders": anything, "need_documents": anything, "expired": anything, "has_dids_order": anything, "provisioning_timeline": anything })),
  "number-order.create": validator(object({ "id": readOnly, "version": readOnly, "city": string({ maxLength: 100, trim: true }), "country_code": string({ maxLength: 2 }), "did_type": string({ values: ["local","national","mobile","toll_free"] }), "quantity": number({ type: "integer", minimum: 1, maximum: 200 }), "comment": string({ maxLength: 500, trim: true }), "country_id": readOnly, "city_id": readOnly, "status": readOnly, "reason": readOnly, "created_at": readOnly }, ["country_code","city","did_type","quantity"])),
  "number-order.update": validator(object({ "id": readOnly, "version": readOnly, "city": string({ maxLength: 100, trim: true }), "country_code": string({ maxLength: 2 }), "did_type": string({ values: ["local","national","mobile","toll_free"] }), "quantity": number({ type: "integer", minimum: 1, maximum: 200 }), "comment": string({ maxLength: 500, trim: true }), "country_id": readOnly, "city_id": readOnly, "status": readOnly, "reason": readOnly, "created_at": readOnly })),
  "number-order.form": validator(object({ "id": anything, "version": anything, "city": string({ maxLength: 100, trim: true }), "country_code": string({ maxLength: 2 }), "did_type": string({ values: ["local","national","mobile","toll_free"] }), "quantity": number({ type: "integer", minimum: 1, maximum: 200 }), "comment": string({ maxLength: 500, trim: true }), "country_id": anything, "city_id": anything, "status": anything, "reason": anything, "created_at": anything })),
  "number-purchase.create": validator(object({ "id": readOnly, "version": readOnly, "reference": string({ maxLength: 60, trim: true }), "expected_cart": string({ maxLength: 64 }), "expected_count": number({ type: "integer", minimum: 0 }), "expected_total": number({ type: "integer", minimum: 0 }), "did_numbers": readOnly, "numbers_count": readOnly, "activation_fee": readOnly, "monthly_fee": readOnly, "total_now": readOnly, "vat": readOnly, "vat_rate": readOnly, "vat_treatment": readOnly, "need_documents": readOnly, "created_at": readOnly })),
  "number-purchase.update": validator(object({ "id": readOnly, "version": readOnly, "reference": string({ maxLength: 60, trim: true }), "expected_cart": string({ maxLength: 64 }), "expected_count": number({ type: "integer", minimum: 0 }), "expected_total": number({ type: "integer", minimum: 0 }), "did_numbers": readOnly, "numbers_count": readOnly, "activation_fee": readOnly, "monthly_fee": readOnly, "total_now": readOnly, "vat": readOnly, "vat_rate": readOnly, "vat_treatment": readOnly, "need_documents": readOnly, "created_at": readOnly })),
  "number-purchase.form": validator(object({ "id": anything, "version": anything, "reference": string({ maxLength: 60, trim: true }), "expected_cart": string({ maxLength: 64 }), "expected_count": number({ type: "integer", minimum: 0 }), "expected_total": number({ type: "integer", minimum: 0 }), "did_numbers": anything, "numbers_count": anything, "activation_fee": anything, "monthly_fee": anything, "total_now": anything, "vat": anything, "vat_rate": anything, "vat_treatment": anything, "need_documents": anything, "created_at": anything })),
  "stock-number.create": validator(object({ "id": readOnly, "version": readOnly, "number": readOnly, "country_id": readOnly, "region_id": readOnly, "city_id": readOnly, "area_id": readOnly, "country_code": readOnly, "city_code": readOnly, "region": readOnly, "city": readOnly, "did_type": readOnly, "features": readOnly, "monthly_fee": readOnly, "activation_fee": readOnly, "doc_types": readOnly, "lead_days": readOnly, "in_cart": readOnly })),
  "stock-number.update": validator(object({ "id": readOnly, "version": readOnly, "number": readOnly, "country_id": readOnly, "region_id": readOnly, "city_id": readOnly, "area_id": readOnly, "country_code": readOnly, "city_code": readOnly, "region": readOnly, "city": readOnly, "did_type": readOnly, "features": readOnly, "monthly_fee": readOnly, "activation_fee": readOnly, "doc_types": readOnly, "lead_days": readOnly, "in_cart": readOnly })),
  "stock-number.form": validator(object({ "id": anything, "version": anything, "number": anything, "country_id": anything, "region_id": anything, "city_id": anything, "area_id": anything, "country_code": anything, "city_code": anything, "region": anything, "city": anything, "did_type": anything, "features": anything, "monthly_fee": anything, "activation_fee": anything, "doc_types": anything, "lead_days": anything, "in_cart": anything })),
}
