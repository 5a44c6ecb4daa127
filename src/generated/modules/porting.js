// Written by codegen from definitions/. Do not edit.
export const definition = {
 "id": "porting",
 "title": "porting:porting",
 "entities": {
  "porting-comment": {
   "id": "porting-comment",
   "module": "porting",
   "title": "porting:comment",
   "properties": {
    "request_id": {
     "format": "uuid",
     "readOnly": true,
     "type": "string",
     "title": "porting:porting-request",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "text": {
     "minLength": 1,
     "maxLength": 2000,
     "trim": true,
     "writeOn": [
      "create"
     ],
     "type": "string",
     "title": "porting:your-comment",
     "readOnly": false,
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "author": {
     "enum": [
      "customer",
      "team"
     ],
     "readOnly": true,
     "type": "string",
     "title": "porting:author",
     "enumTexts": {
      "customer": "porting:customer",
      "team": "porting:team"
     },
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
     "title": "porting:author",
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
     "title": "porting:sent-at",
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
  "porting-request": {
   "id": "porting-request",
   "module": "porting",
   "title": "porting:porting-request",
   "properties": {
    "reference": {
     "maxLength": 20,
     "readOnly": true,
     "type": "string",
     "title": "porting:reference",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "wizard": {
     "writeOn": [
      "create"
     ],
     "type": "object",
     "title": "porting:progress",
     "properties": {
      "agree": {
       "type": "boolean",
       "title": "porting:agree",
       "trim": false,
       "readOnly": false,
       "writeOn": [
        "create"
       ],
       "sensitive": false,
       "cell": "yes-no",
       "errors": {}
      },
      "destinations": {
       "maxItems": 1000,
       "readOnly": true,
       "type": "array",
       "title": "porting:progress",
       "items": {
        "type": "object",
        "title": "porting:progress",
        "properties": {
         "number": {
          "maxLength": 20,
          "type": "string",
          "title": "porting:progress",
          "trim": false,
          "readOnly": true,
          "writeOn": [],
          "sensitive": false,
          "cell": "text",
          "errors": {}
         },
         "type": {
          "enum": [
           1,
           4,
           5
          ],
          "type": "integer",
          "title": "porting:transport",
          "enumTexts": {
           "1": "porting:sip-uri",
           "4": "porting:phone",
           "5": "porting:sip-trunk"
          },
          "trim": false,
          "readOnly": true,
          "writeOn": [],
          "sensitive": false,
          "cell": "text",
          "errors": {}
         },
         "destination": {
          "maxLength": 255,
          "type": "string",
          "title": "porting:progress",
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
      "document": {
       "maxItems": 3,
       "readOnly": true,
       "type": "array",
       "title": "porting:documents",
       "items": {
        "enum": [
         "letter",
         "bill",
         "csr"
        ],
        "type": "string",
        "title": "porting:documents",
        "enumTexts": {
         "letter": "porting:letter",
         "bill": "porting:bill",
         "csr": "porting:csr"
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
      "maxLastStep": {
       "minimum": 0,
       "maximum": 8,
       "readOnly": true,
       "type": "integer",
       "title": "porting:last-step",
       "trim": false,
       "writeOn": [],
       "sensitive": false,
       "cell": "number",
       "errors": {}
      }
     },
     "trim": false,
     "readOnly": false,
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "country": {
     "catalogue": "porting-countries",
     "maxLength": 2,
     "writeOn": [
      "create"
     ],
     "cell": "country",
     "type": "string",
     "title": "portal:country",
     "trim": false,
     "readOnly": false,
     "sensitive": false,
     "errors": {
      "required": "porting:choose-country"
     }
    },
    "numbers_type": {
     "enum": [
      "geo"
     ],
     "default": "geo",
     "type": "string",
     "title": "porting:numbers-type",
     "enumTexts": {
      "geo": "porting:geo"
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
    "numbers": {
     "minItems": 1,
     "maxItems": 1000,
     "cell": "phone",
     "type": "array",
     "title": "porting:numbers",
     "items": {
      "minLength": 1,
      "maxLength": 40,
      "trim": true,
      "type": "string",
      "title": "porting:numbers",
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
     "errors": {
      "required": "porting:enter-numbers",
      "minItems": "porting:enter-numbers",
      "maxItems": "porting:too-many-numbers"
     }
    },
    "is_business": {
     "default": false,
     "type": "boolean",
     "title": "porting:is-business",
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
    "company": {
     "minLength": 1,
     "maxLength": 128,
     "trim": true,
     "type": "string",
     "title": "porting:company",
     "help": "porting:as-on-bill",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "customer_f_name": {
     "minLength": 1,
     "maxLength": 64,
     "trim": true,
     "type": "string",
     "title": "porting:customer-f-name",
     "help": "porting:as-on-bill",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "customer_l_name": {
     "minLength": 1,
     "maxLength": 64,
     "trim": true,
     "type": "string",
     "title": "porting:customer-l-name",
     "help": "porting:as-on-bill",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "address": {
     "required": [
      "street",
      "street_n",
      "city",
      "zip"
     ],
     "type": "object",
     "title": "porting:address",
     "properties": {
      "street": {
       "minLength": 1,
       "maxLength": 150,
       "trim": true,
       "type": "string",
       "title": "porting:street",
       "readOnly": false,
       "writeOn": [
        "create",
        "update"
       ],
       "sensitive": false,
       "cell": "text",
       "errors": {}
      },
      "street_n": {
       "minLength": 1,
       "maxLength": 20,
       "trim": true,
       "type": "string",
       "title": "porting:street-number",
       "readOnly": false,
       "writeOn": [
        "create",
        "update"
       ],
       "sensitive": false,
       "cell": "text",
       "errors": {}
      },
      "city": {
       "minLength": 1,
       "maxLength": 100,
       "trim": true,
       "type": "string",
       "title": "porting:city",
       "readOnly": false,
       "writeOn": [
        "create",
        "update"
       ],
       "sensitive": false,
       "cell": "text",
       "errors": {}
      },
      "state": {
       "catalogue": "regions",
       "maxLength": 10,
       "cell": "region",
       "type": "string",
       "title": "porting:state-province",
       "trim": false,
       "readOnly": false,
       "writeOn": [
        "create",
        "update"
       ],
       "sensitive": false,
       "errors": {}
      },
      "zip": {
       "minLength": 1,
       "maxLength": 20,
       "trim": true,
       "type": "string",
       "title": "porting:zip",
       "readOnly": false,
       "writeOn": [
        "create",
        "update"
       ],
       "sensitive": false,
       "cell": "text",
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
    "have_b_address": {
     "default": false,
     "type": "boolean",
     "title": "porting:have-b-address",
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
    "b_address": {
     "type": "object",
     "title": "porting:b-address",
     "properties": {
      "street": {
       "minLength": 1,
       "maxLength": 150,
       "trim": true,
       "type": "string",
       "title": "porting:street",
       "readOnly": false,
       "writeOn": [
        "create",
        "update"
       ],
       "sensitive": false,
       "cell": "text",
       "errors": {}
      },
      "street_n": {
       "minLength": 1,
       "maxLength": 20,
       "trim": true,
       "type": "string",
       "title": "porting:street-number",
       "readOnly": false,
       "writeOn": [
        "create",
        "update"
       ],
       "sensitive": false,
       "cell": "text",
       "errors": {}
      },
      "city": {
       "minLength": 1,
       "maxLength": 100,
       "trim": true,
       "type": "string",
       "title": "porting:city",
       "readOnly": false,
       "writeOn": [
        "create",
        "update"
       ],
       "sensitive": false,
       "cell": "text",
       "errors": {}
      },
      "state": {
       "catalogue": "regions",
       "maxLength": 10,
       "cell": "region",
       "type": "string",
       "title": "porting:state-province",
       "trim": false,
       "readOnly": false,
       "writeOn": [
        "create",
        "update"
       ],
       "sensitive": false,
       "errors": {}
      },
      "zip": {
       "minLength": 1,
       "maxLength": 20,
       "trim": true,
       "type": "string",
       "title": "porting:zip",
       "readOnly": false,
       "writeOn": [
        "create",
        "update"
       ],
       "sensitive": false,
       "cell": "text",
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
    "vendor_name": {
     "minLength": 1,
     "maxLength": 128,
     "trim": true,
     "type": "string",
     "title": "porting:vendor-name",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "is_wireless": {
     "default": false,
     "type": "boolean",
     "title": "porting:is-wireless",
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
    "account_n": {
     "minLength": 1,
     "maxLength": 30,
     "pattern": "^[A-Za-z0-9-]+$",
     "trim": true,
     "type": "string",
     "title": "porting:account-n",
     "help": "porting:account-help",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "pattern": "porting:account-format"
     }
    },
    "btn": {
     "format": "phone",
     "type": "string",
     "title": "porting:btn",
     "help": "porting:btn-help",
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
    "pass_code": {
     "minLength": 1,
     "maxLength": 20,
     "pattern": "^[A-Za-z0-9-]+$",
     "sensitive": "encrypted",
     "type": "string",
     "title": "porting:pass-code",
     "help": "porting:pass-code-help",
     "trim": false,
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "cell": "text",
     "errors": {
      "pattern": "porting:pass-code-format"
     }
    },
    "ssn": {
     "minLength": 4,
     "maxLength": 4,
     "pattern": "^\\d{4}$",
     "sensitive": "encrypted",
     "type": "string",
     "title": "porting:ssn",
     "help": "porting:ssn-help",
     "trim": false,
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "cell": "text",
     "errors": {
      "minLength": "porting:ssn-format",
      "pattern": "porting:ssn-format"
     }
    },
    "is_full_port": {
     "default": true,
     "type": "boolean",
     "title": "porting:is-full-port",
     "help": "porting:full-help",
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
    "remaining_numbers": {
     "enum": [
      "keep",
      "disconnect"
     ],
     "type": "string",
     "title": "porting:remaining-numbers",
     "enumTexts": {
      "keep": "porting:keep",
      "disconnect": "porting:disconnect"
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
    "new_btn": {
     "format": "phone",
     "type": "string",
     "title": "porting:new-btn",
     "help": "porting:new-btn-help",
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
    "vendor_contact": {
     "minLength": 1,
     "maxLength": 128,
     "trim": true,
     "type": "string",
     "title": "porting:vendor-contact",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "vendor_email": {
     "format": "email",
     "maxLength": 254,
     "trim": true,
     "type": "string",
     "title": "porting:vendor-email",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "vendor_phone": {
     "format": "phone",
     "type": "string",
     "title": "porting:vendor-phone",
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
    "bill": {
     "file": {
      "types": [
       "pdf",
       "jpg",
       "png"
      ],
      "maxMegabytes": 10
     },
     "required": [
      "id"
     ],
     "type": "object",
     "title": "porting:bill",
     "help": "porting:bill-help",
     "properties": {
      "id": {
       "format": "uuid",
       "type": "string",
       "title": "porting:bill",
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
      "name": {
       "maxLength": 255,
       "readOnly": true,
       "type": "string",
       "title": "porting:bill",
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
       "title": "porting:bill",
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
       "title": "porting:bill",
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
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "files",
     "errors": {}
    },
    "csr": {
     "file": {
      "types": [
       "pdf",
       "jpg",
       "png"
      ],
      "maxMegabytes": 10
     },
     "required": [
      "id"
     ],
     "type": "object",
     "title": "porting:csr",
     "help": "porting:csr-help",
     "properties": {
      "id": {
       "format": "uuid",
       "type": "string",
       "title": "porting:csr",
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
      "name": {
       "maxLength": 255,
       "readOnly": true,
       "type": "string",
       "title": "porting:csr",
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
       "title": "porting:csr",
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
       "title": "porting:csr",
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
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "files",
     "errors": {}
    },
    "route_to": {
     "enum": [
      "none",
      "sip_uri",
      "phone",
      "trunk"
     ],
     "default": "none",
     "type": "string",
     "title": "porting:routing",
     "enumTexts": {
      "none": "porting:no-routing",
      "trunk": "porting:sip-trunk",
      "sip_uri": "porting:sip-uri",
      "phone": "porting:phone"
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
    "sip_uri": {
     "minLength": 1,
     "maxLength": 255,
     "pattern": "^[sS][iI][pP][sS]?:[A-Za-z0-9.!~*'()&=+$,;?/_%-]+@[A-Za-z0-9-]+(?:\\.[A-Za-z0-9-]+)*(?::[0-9]{1,5})?$",
     "trim": true,
     "type": "string",
     "title": "porting:sip-uri",
     "help": "porting:sip-uri-help",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "pattern": "porting:sip-uri-help"
     }
    },
    "forward_to": {
     "format": "phone",
     "type": "string",
     "title": "porting:phone",
     "help": "porting:forward-help",
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
    "trunk": {
     "required": [
      "id"
     ],
     "type": "object",
     "title": "porting:sip-trunk",
     "properties": {
      "id": {
       "format": "uuid",
       "type": "string",
       "title": "porting:sip-trunk",
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
      "label": {
       "maxLength": 100,
       "readOnly": true,
       "type": "string",
       "title": "porting:sip-trunk",
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
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "port_date": {
     "format": "date",
     "type": "string",
     "title": "porting:port-date",
     "help": "porting:port-date-help",
     "trim": false,
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "date",
     "errors": {}
    },
    "signature": {
     "maxLength": 20000,
     "trim": true,
     "type": "string",
     "title": "porting:signature",
     "help": "porting:signature-help",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "earliest_date": {
     "format": "date",
     "readOnly": true,
     "type": "string",
     "title": "porting:earliest-date",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "date",
     "errors": {}
    },
    "lead_time": {
     "maxLength": 100,
     "readOnly": true,
     "type": "string",
     "title": "porting:lead-time",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {},
     "lookup": {
      "by": "country",
      "values": {
       "AU": "7–14 days",
       "AT": "10–12 business days",
       "BE": "7–14 days",
       "BR": "7–14 days",
       "CA": "5–7 business days",
       "CZ": "2–3 weeks",
       "DK": "2–4 weeks",
       "FR": "2–5 weeks",
       "DE": "7–14 days",
       "IE": "7–14 days",
       "IT": "7–14 days",
       "LT": "2–3 days",
       "LU": "7–14 days",
       "MX": "7–14 days",
       "NL": "7–14 days",
       "NZ": "7–14 days",
       "NO": "7–14 days",
       "RO": "7–14 days",
       "SK": "7–14 days",
       "ES": "7–14 days",
       "SE": "7–14 days",
       "CH": "2–3 weeks",
       "GB": "4 business days for one number, 7–17 for several",
       "US": "5–10 business days"
      }
     }
    },
    "monthly_fee": {
     "readOnly": true,
     "access": [
      "DidsShowPrices"
     ],
     "cell": "money",
     "type": "integer",
     "title": "porting:monthly-fee",
     "help": "porting:monthly-fee-help",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {},
     "lookup": {
      "by": "country",
      "values": {
       "AU": 1000000,
       "AT": 1000000,
       "BE": 1000000,
       "BR": 1000000,
       "CA": 1000000,
       "CZ": 1000000,
       "DK": 1000000,
       "FR": 1000000,
       "DE": 1000000,
       "IE": 1000000,
       "IT": 1000000,
       "LT": 1000000,
       "LU": 1000000,
       "MX": 1000000,
       "NL": 1000000,
       "NZ": 1000000,
       "NO": 1000000,
       "RO": 1000000,
       "SK": 1000000,
       "ES": 1000000,
       "SE": 1000000,
       "CH": 1000000,
       "GB": 1000000,
       "US": 1000000
      }
     }
    },
    "numbers_count": {
     "minimum": 0,
     "readOnly": true,
     "type": "integer",
     "title": "porting:numbers",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "numbers_text": {
     "maxLength": 400,
     "readOnly": true,
     "cell": "phone",
     "type": "string",
     "title": "porting:numbers",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "digits": {
     "maxLength": 20000,
     "readOnly": true,
     "type": "string",
     "title": "porting:digits",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "checks": {
     "maxItems": 1000,
     "readOnly": true,
     "type": "array",
     "title": "porting:check-results",
     "items": {
      "type": "object",
      "title": "porting:check-results",
      "properties": {
       "number": {
        "maxLength": 40,
        "cell": "phone",
        "type": "string",
        "title": "porting:number",
        "trim": false,
        "readOnly": true,
        "writeOn": [],
        "sensitive": false,
        "errors": {}
       },
       "country": {
        "maxLength": 2,
        "cell": "country",
        "type": "string",
        "title": "portal:country",
        "trim": false,
        "readOnly": true,
        "writeOn": [],
        "sensitive": false,
        "errors": {}
       },
       "type": {
        "enum": [
         "geo",
         "mobile",
         "toll_free",
         "other"
        ],
        "type": "string",
        "title": "porting:numbers-type",
        "enumTexts": {
         "geo": "porting:geo",
         "mobile": "porting:mobile",
         "toll_free": "porting:toll-free",
         "other": "porting:other"
        },
        "trim": false,
        "readOnly": true,
        "writeOn": [],
        "sensitive": false,
        "cell": "text",
        "errors": {}
       },
       "portable": {
        "type": "boolean",
        "title": "porting:check-results",
        "trim": false,
        "readOnly": true,
        "writeOn": [],
        "sensitive": false,
        "cell": "yes-no",
        "errors": {}
       },
       "reason": {
        "maxLength": 400,
        "type": "string",
        "title": "porting:check-results",
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
    "missing": {
     "maxItems": 2,
     "readOnly": true,
     "type": "array",
     "title": "porting:missing",
     "items": {
      "enum": [
       "letter",
       "bill"
      ],
      "type": "string",
      "title": "porting:missing",
      "enumTexts": {
       "letter": "porting:letter",
       "bill": "porting:bill"
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
    "letter_status": {
     "enum": [
      0,
      1,
      2
     ],
     "readOnly": true,
     "type": "integer",
     "title": "porting:letter",
     "enumTexts": {
      "0": "porting:letter-unfinished",
      "1": "porting:letter-submitted",
      "2": "porting:letter-completed"
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "signed_at": {
     "format": "date-time",
     "readOnly": true,
     "type": "string",
     "title": "porting:signed-at",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "date-time",
     "errors": {}
    },
    "step": {
     "maxLength": 30,
     "readOnly": true,
     "type": "string",
     "title": "porting:step",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "rejected_field": {
     "maxLength": 20,
     "readOnly": true,
     "type": "string",
     "title": "porting:rejected-field",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "status": {
     "enum": [
      0,
      1,
      2,
      3,
      6,
      7
     ],
     "readOnly": true,
     "cell": "status-chip",
     "type": "integer",
     "title": "portal:status",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {},
     "enumTexts": {
      "0": "porting:incomplete",
      "1": "porting:ready",
      "2": "porting:accepted",
      "3": "porting:cancelled",
      "6": "porting:completed",
      "7": "porting:rejected"
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
    "moved_at": {
     "format": "date-time",
     "readOnly": true,
     "type": "string",
     "title": "porting:moved-at",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "date-time",
     "errors": {}
    },
    "created_at": {
     "format": "date-time",
     "readOnly": true,
     "type": "string",
     "title": "portal:created",
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
     "title": "porting:updated",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    }
   },
   "required": [
    "wizard",
    "country",
    "numbers_type",
    "numbers",
    "customer_f_name",
    "customer_l_name",
    "address",
    "vendor_name",
    "port_date"
   ],
   "rules": {
    "fields": {
     "company": {
      "visibleWhen": {
       "source": "form.is_business == true",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "is_business"
         ]
        },
        "right": {
         "op": "const",
         "value": true
        }
       },
       "dependsOn": [
        "form.is_business"
       ]
      },
      "requiredWhen": {
       "source": "form.is_business == true",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "is_business"
         ]
        },
        "right": {
         "op": "const",
         "value": true
        }
       },
       "dependsOn": [
        "form.is_business"
       ]
      }
     },
     "address.state": {
      "visibleWhen": {
       "source": "form.country in ['US', 'CA']",
       "tree": {
        "op": "in",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "country"
         ]
        },
        "right": {
         "op": "const",
         "value": [
          "US",
          "CA"
         ]
        }
       },
       "dependsOn": [
        "form.country"
       ]
      },
      "requiredWhen": {
       "source": "form.country in ['US', 'CA']",
       "tree": {
        "op": "in",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "country"
         ]
        },
        "right": {
         "op": "const",
         "value": [
          "US",
          "CA"
         ]
        }
       },
       "dependsOn": [
        "form.country"
       ]
      },
      "choices": {
       "enabledWhen": {
        "source": "form.country == 'US' && item.value.startsWith('US-') || form.country == 'CA' && item.value.startsWith('CA-')",
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
               "country"
              ]
             },
             "right": {
              "op": "const",
              "value": "US"
             }
            },
            {
             "op": "startsWith",
             "left": {
              "op": "path",
              "root": "item",
              "path": [
               "value"
              ]
             },
             "right": {
              "op": "const",
              "value": "US-"
             }
            }
           ]
          },
          {
           "op": "and",
           "args": [
            {
             "op": "==",
             "left": {
              "op": "path",
              "root": "form",
              "path": [
               "country"
              ]
             },
             "right": {
              "op": "const",
              "value": "CA"
             }
            },
            {
             "op": "startsWith",
             "left": {
              "op": "path",
              "root": "item",
              "path": [
               "value"
              ]
             },
             "right": {
              "op": "const",
              "value": "CA-"
             }
            }
           ]
          }
         ]
        },
        "dependsOn": [
         "form.country",
         "item.value"
        ]
       },
       "because": "porting:other-country-state",
       "hints": [],
       "groups": []
      }
     },
     "b_address.street": {
      "visibleWhen": {
       "source": "form.have_b_address == true",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "have_b_address"
         ]
        },
        "right": {
         "op": "const",
         "value": true
        }
       },
       "dependsOn": [
        "form.have_b_address"
       ]
      },
      "requiredWhen": {
       "source": "form.have_b_address == true",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "have_b_address"
         ]
        },
        "right": {
         "op": "const",
         "value": true
        }
       },
       "dependsOn": [
        "form.have_b_address"
       ]
      }
     },
     "b_address.street_n": {
      "visibleWhen": {
       "source": "form.have_b_address == true",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "have_b_address"
         ]
        },
        "right": {
         "op": "const",
         "value": true
        }
       },
       "dependsOn": [
        "form.have_b_address"
       ]
      },
      "requiredWhen": {
       "source": "form.have_b_address == true",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "have_b_address"
         ]
        },
        "right": {
         "op": "const",
         "value": true
        }
       },
       "dependsOn": [
        "form.have_b_address"
       ]
      }
     },
     "b_address.city": {
      "visibleWhen": {
       "source": "form.have_b_address == true",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "have_b_address"
         ]
        },
        "right": {
         "op": "const",
         "value": true
        }
       },
       "dependsOn": [
        "form.have_b_address"
       ]
      },
      "requiredWhen": {
       "source": "form.have_b_address == true",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "have_b_address"
         ]
        },
        "right": {
         "op": "const",
         "value": true
        }
       },
       "dependsOn": [
        "form.have_b_address"
       ]
      }
     },
     "b_address.zip": {
      "visibleWhen": {
       "source": "form.have_b_address == true",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "have_b_address"
         ]
        },
        "right": {
         "op": "const",
         "value": true
        }
       },
       "dependsOn": [
        "form.have_b_address"
       ]
      },
      "requiredWhen": {
       "source": "form.have_b_address == true",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "have_b_address"
         ]
        },
        "right": {
         "op": "const",
         "value": true
        }
       },
       "dependsOn": [
        "form.have_b_address"
       ]
      }
     },
     "b_address.state": {
      "visibleWhen": {
       "source": "form.have_b_address == true && form.country in ['US', 'CA']",
       "tree": {
        "op": "and",
        "args": [
         {
          "op": "==",
          "left": {
           "op": "path",
           "root": "form",
           "path": [
            "have_b_address"
           ]
          },
          "right": {
           "op": "const",
           "value": true
          }
         },
         {
          "op": "in",
          "left": {
           "op": "path",
           "root": "form",
           "path": [
            "country"
           ]
          },
          "right": {
           "op": "const",
           "value": [
            "US",
            "CA"
           ]
          }
         }
        ]
       },
       "dependsOn": [
        "form.country",
        "form.have_b_address"
       ]
      },
      "requiredWhen": {
       "source": "form.have_b_address == true && form.country in ['US', 'CA']",
       "tree": {
        "op": "and",
        "args": [
         {
          "op": "==",
          "left": {
           "op": "path",
           "root": "form",
           "path": [
            "have_b_address"
           ]
          },
          "right": {
           "op": "const",
           "value": true
          }
         },
         {
          "op": "in",
          "left": {
           "op": "path",
           "root": "form",
           "path": [
            "country"
           ]
          },
          "right": {
           "op": "const",
           "value": [
            "US",
            "CA"
           ]
          }
         }
        ]
       },
       "dependsOn": [
        "form.country",
        "form.have_b_address"
       ]
      },
      "choices": {
       "enabledWhen": {
        "source": "form.country == 'US' && item.value.startsWith('US-') || form.country == 'CA' && item.value.startsWith('CA-')",
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
               "country"
              ]
             },
             "right": {
              "op": "const",
              "value": "US"
             }
            },
            {
             "op": "startsWith",
             "left": {
              "op": "path",
              "root": "item",
              "path": [
               "value"
              ]
             },
             "right": {
              "op": "const",
              "value": "US-"
             }
            }
           ]
          },
          {
           "op": "and",
           "args": [
            {
             "op": "==",
             "left": {
              "op": "path",
              "root": "form",
              "path": [
               "country"
              ]
             },
             "right": {
              "op": "const",
              "value": "CA"
             }
            },
            {
             "op": "startsWith",
             "left": {
              "op": "path",
              "root": "item",
              "path": [
               "value"
              ]
             },
             "right": {
              "op": "const",
              "value": "CA-"
             }
            }
           ]
          }
         ]
        },
        "dependsOn": [
         "form.country",
         "item.value"
        ]
       },
       "because": "porting:other-country-state",
       "hints": [],
       "groups": []
      }
     },
     "account_n": {
      "requiredWhen": {
       "source": "form.is_wireless == true || form.country in ['US', 'CA']",
       "tree": {
        "op": "or",
        "args": [
         {
          "op": "==",
          "left": {
           "op": "path",
           "root": "form",
           "path": [
            "is_wireless"
           ]
          },
          "right": {
           "op": "const",
           "value": true
          }
         },
         {
          "op": "in",
          "left": {
           "op": "path",
           "root": "form",
           "path": [
            "country"
           ]
          },
          "right": {
           "op": "const",
           "value": [
            "US",
            "CA"
           ]
          }
         }
        ]
       },
       "dependsOn": [
        "form.country",
        "form.is_wireless"
       ]
      }
     },
     "btn": {
      "visibleWhen": {
       "source": "form.is_wireless == false",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "is_wireless"
         ]
        },
        "right": {
         "op": "const",
         "value": false
        }
       },
       "dependsOn": [
        "form.is_wireless"
       ]
      },
      "requiredWhen": {
       "source": "form.country in ['US', 'CA'] && form.is_wireless == false",
       "tree": {
        "op": "and",
        "args": [
         {
          "op": "in",
          "left": {
           "op": "path",
           "root": "form",
           "path": [
            "country"
           ]
          },
          "right": {
           "op": "const",
           "value": [
            "US",
            "CA"
           ]
          }
         },
         {
          "op": "==",
          "left": {
           "op": "path",
           "root": "form",
           "path": [
            "is_wireless"
           ]
          },
          "right": {
           "op": "const",
           "value": false
          }
         }
        ]
       },
       "dependsOn": [
        "form.country",
        "form.is_wireless"
       ]
      }
     },
     "pass_code": {
      "requiredWhen": {
       "source": "form.is_wireless == true || form.country in ['FR', 'IT']",
       "tree": {
        "op": "or",
        "args": [
         {
          "op": "==",
          "left": {
           "op": "path",
           "root": "form",
           "path": [
            "is_wireless"
           ]
          },
          "right": {
           "op": "const",
           "value": true
          }
         },
         {
          "op": "in",
          "left": {
           "op": "path",
           "root": "form",
           "path": [
            "country"
           ]
          },
          "right": {
           "op": "const",
           "value": [
            "FR",
            "IT"
           ]
          }
         }
        ]
       },
       "dependsOn": [
        "form.country",
        "form.is_wireless"
       ]
      }
     },
     "ssn": {
      "visibleWhen": {
       "source": "form.country == 'US' && form.is_wireless == true && form.is_business == false",
       "tree": {
        "op": "and",
        "args": [
         {
          "op": "==",
          "left": {
           "op": "path",
           "root": "form",
           "path": [
            "country"
           ]
          },
          "right": {
           "op": "const",
           "value": "US"
          }
         },
         {
          "op": "==",
          "left": {
           "op": "path",
           "root": "form",
           "path": [
            "is_wireless"
           ]
          },
          "right": {
           "op": "const",
           "value": true
          }
         },
         {
          "op": "==",
          "left": {
           "op": "path",
           "root": "form",
           "path": [
            "is_business"
           ]
          },
          "right": {
           "op": "const",
           "value": false
          }
         }
        ]
       },
       "dependsOn": [
        "form.country",
        "form.is_business",
        "form.is_wireless"
       ]
      },
      "requiredWhen": {
       "source": "form.country == 'US' && form.is_wireless == true && form.is_business == false",
       "tree": {
        "op": "and",
        "args": [
         {
          "op": "==",
          "left": {
           "op": "path",
           "root": "form",
           "path": [
            "country"
           ]
          },
          "right": {
           "op": "const",
           "value": "US"
          }
         },
         {
          "op": "==",
          "left": {
           "op": "path",
           "root": "form",
           "path": [
            "is_wireless"
           ]
          },
          "right": {
           "op": "const",
           "value": true
          }
         },
         {
          "op": "==",
          "left": {
           "op": "path",
           "root": "form",
           "path": [
            "is_business"
           ]
          },
          "right": {
           "op": "const",
           "value": false
          }
         }
        ]
       },
       "dependsOn": [
        "form.country",
        "form.is_business",
        "form.is_wireless"
       ]
      }
     },
     "remaining_numbers": {
      "visibleWhen": {
       "source": "form.is_full_port == false",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "is_full_port"
         ]
        },
        "right": {
         "op": "const",
         "value": false
        }
       },
       "dependsOn": [
        "form.is_full_port"
       ]
      },
      "requiredWhen": {
       "source": "form.is_full_port == false",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "is_full_port"
         ]
        },
        "right": {
         "op": "const",
         "value": false
        }
       },
       "dependsOn": [
        "form.is_full_port"
       ]
      }
     },
     "new_btn": {
      "visibleWhen": {
       "source": "form.is_full_port == false && form.remaining_numbers == 'keep'",
       "tree": {
        "op": "and",
        "args": [
         {
          "op": "==",
          "left": {
           "op": "path",
           "root": "form",
           "path": [
            "is_full_port"
           ]
          },
          "right": {
           "op": "const",
           "value": false
          }
         },
         {
          "op": "==",
          "left": {
           "op": "path",
           "root": "form",
           "path": [
            "remaining_numbers"
           ]
          },
          "right": {
           "op": "const",
           "value": "keep"
          }
         }
        ]
       },
       "dependsOn": [
        "form.is_full_port",
        "form.remaining_numbers"
       ]
      },
      "requiredWhen": {
       "source": "form.is_full_port == false && form.remaining_numbers == 'keep' && has(form.btn) && form.btn in form.numbers",
       "tree": {
        "op": "and",
        "args": [
         {
          "op": "==",
          "left": {
           "op": "path",
           "root": "form",
           "path": [
            "is_full_port"
           ]
          },
          "right": {
           "op": "const",
           "value": false
          }
         },
         {
          "op": "==",
          "left": {
           "op": "path",
           "root": "form",
           "path": [
            "remaining_numbers"
           ]
          },
          "right": {
           "op": "const",
           "value": "keep"
          }
         },
         {
          "op": "has",
          "root": "form",
          "path": [
           "btn"
          ]
         },
         {
          "op": "in",
          "left": {
           "op": "path",
           "root": "form",
           "path": [
            "btn"
           ]
          },
          "right": {
           "op": "path",
           "root": "form",
           "path": [
            "numbers"
           ]
          }
         }
        ]
       },
       "dependsOn": [
        "form.btn",
        "form.is_full_port",
        "form.numbers",
        "form.remaining_numbers"
       ]
      }
     },
     "bill": {
      "visibleWhen": {
       "source": "!has(form.country) || form.country != 'GB'",
       "tree": {
        "op": "or",
        "args": [
         {
          "op": "not",
          "arg": {
           "op": "has",
           "root": "form",
           "path": [
            "country"
           ]
          }
         },
         {
          "op": "!=",
          "left": {
           "op": "path",
           "root": "form",
           "path": [
            "country"
           ]
          },
          "right": {
           "op": "const",
           "value": "GB"
          }
         }
        ]
       },
       "dependsOn": [
        "form.country"
       ]
      }
     },
     "csr": {
      "visibleWhen": {
       "source": "form.country == 'US'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "country"
         ]
        },
        "right": {
         "op": "const",
         "value": "US"
        }
       },
       "dependsOn": [
        "form.country"
       ]
      }
     },
     "sip_uri": {
      "visibleWhen": {
       "source": "form.route_to == 'sip_uri'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "route_to"
         ]
        },
        "right": {
         "op": "const",
         "value": "sip_uri"
        }
       },
       "dependsOn": [
        "form.route_to"
       ]
      },
      "requiredWhen": {
       "source": "form.route_to == 'sip_uri'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "route_to"
         ]
        },
        "right": {
         "op": "const",
         "value": "sip_uri"
        }
       },
       "dependsOn": [
        "form.route_to"
       ]
      }
     },
     "forward_to": {
      "visibleWhen": {
       "source": "form.route_to == 'phone'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "route_to"
         ]
        },
        "right": {
         "op": "const",
         "value": "phone"
        }
       },
       "dependsOn": [
        "form.route_to"
       ]
      },
      "requiredWhen": {
       "source": "form.route_to == 'phone'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "route_to"
         ]
        },
        "right": {
         "op": "const",
         "value": "phone"
        }
       },
       "dependsOn": [
        "form.route_to"
       ]
      }
     },
     "trunk": {
      "visibleWhen": {
       "source": "form.route_to == 'trunk'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "route_to"
         ]
        },
        "right": {
         "op": "const",
         "value": "trunk"
        }
       },
       "dependsOn": [
        "form.route_to"
       ]
      },
      "requiredWhen": {
       "source": "form.route_to == 'trunk'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "route_to"
         ]
        },
        "right": {
         "op": "const",
         "value": "trunk"
        }
       },
       "dependsOn": [
        "form.route_to"
       ]
      },
      "reference": {
       "get": "/v1/sip_accounts",
       "items": "sip_accounts",
       "key": "id",
       "label": "label",
       "pick": {
        "id": "id",
        "label": "label"
       },
       "empty": {
        "text": "porting:no-trunks"
       },
       "query": {}
      }
     },
     "wizard.agree": {
      "visibleWhen": {
       "source": "!has(row.id)",
       "tree": {
        "op": "not",
        "arg": {
         "op": "has",
         "root": "row",
         "path": [
          "id"
         ]
        }
       },
       "dependsOn": [
        "row.id"
       ]
      }
     }
    },
    "effects": [],
    "checks": [
     {
      "unless": {
       "source": "form.wizard.agree == true",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "wizard",
          "agree"
         ]
        },
        "right": {
         "op": "const",
         "value": true
        }
       },
       "dependsOn": [
        "form.wizard.agree"
       ]
      },
      "at": "wizard.agree",
      "text": "porting:agree-first",
      "on": [
       "create",
       "update"
      ]
     }
    ]
   },
   "lifecycle": {
    "entity": "porting-request",
    "field": "status",
    "states": {
     "0": {
      "tone": "warning",
      "icon": "edit",
      "value": 0,
      "title": "porting:incomplete"
     },
     "1": {
      "tone": "info",
      "icon": "schedule",
      "value": 1,
      "title": "porting:ready"
     },
     "2": {
      "tone": "info",
      "icon": "check",
      "value": 2,
      "title": "porting:accepted"
     },
     "3": {
      "tone": "neutral",
      "icon": "block",
      "value": 3,
      "title": "porting:cancelled"
     },
     "6": {
      "tone": "success",
      "icon": "check",
      "value": 6,
      "title": "porting:completed"
     },
     "7": {
      "tone": "danger",
      "icon": "block",
      "value": 7,
      "title": "porting:rejected"
     }
    },
    "initial": "0",
    "call": {
     "method": "PUT",
     "path": "/v1/porting_requests/{id}/status"
    },
    "transitions": [
     {
      "id": "submit",
      "event": "porting:letter-submitted",
      "from": [
       "0"
      ],
      "to": "1",
      "by": "server",
      "note": {
       "field": "reason",
       "required": false,
       "maxLength": 1000
      },
      "tone": "neutral",
      "access": []
     },
     {
      "id": "resubmit",
      "event": "porting:event-submitted-again",
      "from": [
       "7"
      ],
      "to": "1",
      "by": "server",
      "note": {
       "field": "reason",
       "required": false,
       "maxLength": 1000
      },
      "tone": "neutral",
      "access": []
     },
     {
      "id": "reject-name",
      "event": "porting:event-rejected-name",
      "from": [
       "1",
       "2"
      ],
      "to": "7",
      "by": "carrier",
      "note": {
       "required": true,
       "field": "reason",
       "maxLength": 1000
      },
      "simulated": {
       "afterMs": 6000,
       "when": {
        "source": "row.customer_l_name == 'Mismatch'",
        "tree": {
         "op": "==",
         "left": {
          "op": "path",
          "root": "row",
          "path": [
           "customer_l_name"
          ]
         },
         "right": {
          "op": "const",
          "value": "Mismatch"
         }
        },
        "dependsOn": [
         "row.customer_l_name"
        ]
       },
       "note": "porting:simulated-name"
      },
      "tone": "neutral",
      "access": []
     },
     {
      "id": "reject-address",
      "event": "porting:event-rejected-address",
      "from": [
       "1",
       "2"
      ],
      "to": "7",
      "by": "carrier",
      "note": {
       "required": true,
       "field": "reason",
       "maxLength": 1000
      },
      "simulated": {
       "afterMs": 6000,
       "when": {
        "source": "row.address.zip.startsWith('00000')",
        "tree": {
         "op": "startsWith",
         "left": {
          "op": "path",
          "root": "row",
          "path": [
           "address",
           "zip"
          ]
         },
         "right": {
          "op": "const",
          "value": "00000"
         }
        },
        "dependsOn": [
         "row.address.zip"
        ]
       },
       "note": "porting:simulated-address"
      },
      "tone": "neutral",
      "access": []
     },
     {
      "id": "reject-account",
      "event": "porting:event-rejected-account-number",
      "from": [
       "1",
       "2"
      ],
      "to": "7",
      "by": "carrier",
      "note": {
       "required": true,
       "field": "reason",
       "maxLength": 1000
      },
      "simulated": {
       "afterMs": 6000,
       "when": {
        "source": "row.account_n.startsWith('000')",
        "tree": {
         "op": "startsWith",
         "left": {
          "op": "path",
          "root": "row",
          "path": [
           "account_n"
          ]
         },
         "right": {
          "op": "const",
          "value": "000"
         }
        },
        "dependsOn": [
         "row.account_n"
        ]
       },
       "note": "porting:simulated-account"
      },
      "tone": "neutral",
      "access": []
     },
     {
      "id": "reject-pass-code",
      "event": "porting:event-rejected-pin",
      "from": [
       "1",
       "2"
      ],
      "to": "7",
      "by": "carrier",
      "note": {
       "required": true,
       "field": "reason",
       "maxLength": 1000
      },
      "tone": "neutral",
      "access": []
     },
     {
      "id": "reject-btn",
      "event": "porting:event-rejected-billing-number",
      "from": [
       "1",
       "2"
      ],
      "to": "7",
      "by": "carrier",
      "note": {
       "required": true,
       "field": "reason",
       "maxLength": 1000
      },
      "tone": "neutral",
      "access": []
     },
     {
      "id": "reject-letter",
      "event": "porting:event-rejected-letter-of-authorization",
      "from": [
       "1",
       "2"
      ],
      "to": "7",
      "by": "carrier",
      "note": {
       "required": true,
       "field": "reason",
       "maxLength": 1000
      },
      "tone": "neutral",
      "access": []
     },
     {
      "id": "reject-bill",
      "event": "porting:event-rejected-bill",
      "from": [
       "1",
       "2"
      ],
      "to": "7",
      "by": "carrier",
      "note": {
       "required": true,
       "field": "reason",
       "maxLength": 1000
      },
      "tone": "neutral",
      "access": []
     },
     {
      "id": "reject-numbers",
      "event": "porting:event-rejected-numbers",
      "from": [
       "1",
       "2"
      ],
      "to": "7",
      "by": "carrier",
      "note": {
       "required": true,
       "field": "reason",
       "maxLength": 1000
      },
      "tone": "neutral",
      "access": []
     },
     {
      "id": "reject-carrier",
      "event": "porting:event-rejected-carrier",
      "from": [
       "1",
       "2"
      ],
      "to": "7",
      "by": "carrier",
      "note": {
       "required": true,
       "field": "reason",
       "maxLength": 1000
      },
      "tone": "neutral",
      "access": []
     },
     {
      "id": "reject-date",
      "event": "porting:event-rejected-date",
      "from": [
       "1",
       "2"
      ],
      "to": "7",
      "by": "carrier",
      "note": {
       "required": true,
       "field": "reason",
       "maxLength": 1000
      },
      "tone": "neutral",
      "access": []
     },
     {
      "id": "reject-other",
      "event": "porting:event-rejected-other-reason",
      "from": [
       "1",
       "2"
      ],
      "to": "7",
      "by": "carrier",
      "note": {
       "required": true,
       "field": "reason",
       "maxLength": 1000
      },
      "tone": "neutral",
      "access": []
     },
     {
      "id": "accept",
      "from": [
       "1"
      ],
      "to": "2",
      "by": "carrier",
      "note": {
       "field": "reason",
       "required": false,
       "maxLength": 1000
      },
      "simulated": {
       "afterMs": 6000
      },
      "tone": "neutral",
      "access": []
     },
     {
      "id": "complete",
      "from": [
       "2"
      ],
      "to": "6",
      "by": "carrier",
      "note": {
       "field": "reason",
       "required": false,
       "maxLength": 1000
      },
      "simulated": {
       "afterMs": 12000
      },
      "tone": "neutral",
      "access": []
     },
     {
      "id": "cancel",
      "icon": "block",
      "tone": "danger",
      "from": [
       "0",
       "1",
       "2",
       "7"
      ],
      "to": "3",
      "confirm": {
       "dismiss": "porting:keep-request",
       "title": "porting:cancel-title",
       "text": "porting:cancel-text",
       "action": "porting:cancel"
      },
      "note": {
       "field": "reason",
       "required": false,
       "maxLength": 1000
      },
      "success": "porting:request-canceled",
      "by": "user",
      "title": "porting:cancel",
      "access": [
       "Porting",
       "PortingWrite"
      ]
     }
    ]
   }
  }
 },
 "resources": {
  "porting-comment": {
   "id": "porting-comment",
   "module": "porting",
   "entity": "porting-comment",
   "path": "/v1/porting_requests/{request_id}/comments",
   "parent": {
    "resource": "porting-request",
    "entity": "porting-request",
    "path": "/v1/porting_requests",
    "item": "porting_request",
    "access": [
     "Porting"
    ],
    "slot": "request_id",
    "slots": [
     "request_id"
    ],
    "name": "reference",
    "when": {
     "source": "row.status != 3 && row.status != 6",
     "tree": {
      "op": "and",
      "args": [
       {
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
         "value": 3
        }
       },
       {
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
         "value": 6
        }
       }
      ]
     },
     "dependsOn": [
      "row.status"
     ]
    },
    "because": "porting:request-closed"
   },
   "items": "comments",
   "item": "comment",
   "storage": {
    "kind": "documents"
   },
   "operations": {
    "list": {
     "access": [
      "Porting"
     ]
    },
    "get": {
     "access": [
      "Porting"
     ]
    },
    "create": {
     "access": [
      "Porting",
      "PortingWrite"
     ]
    }
   },
   "listFields": [
    "id",
    "request_id",
    "text",
    "author",
    "author_name",
    "created_at"
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
  "porting-request": {
   "id": "porting-request",
   "module": "porting",
   "entity": "porting-request",
   "path": "/v1/porting_requests",
   "items": "porting_requests",
   "item": "porting_request",
   "storage": {
    "kind": "documents"
   },
   "operations": {
    "list": {
     "access": [
      "Porting"
     ]
    },
    "get": {
     "access": [
      "Porting"
     ]
    },
    "create": {
     "access": [
      "Porting",
      "PortingWrite"
     ]
    },
    "update": {
     "access": [
      "Porting",
      "PortingWrite"
     ],
     "when": {
      "source": "row.status in [0, 7]",
      "tree": {
       "op": "in",
       "left": {
        "op": "path",
        "root": "row",
        "path": [
         "status"
        ]
       },
       "right": {
        "op": "const",
        "value": [
         0,
         7
        ]
       }
      },
      "dependsOn": [
       "row.status"
      ]
     },
     "because": "porting:not-editable"
    }
   },
   "listFields": [
    "id",
    "reference",
    "country",
    "numbers_type",
    "vendor_name",
    "account_n",
    "port_date",
    "lead_time",
    "numbers_count",
    "numbers_text",
    "missing",
    "letter_status",
    "step",
    "status",
    "reason",
    "created_at"
   ],
   "query": [
    {
     "name": "country",
     "field": "country",
     "match": "equals"
    },
    {
     "name": "search",
     "field": "digits",
     "match": "digits"
    },
    {
     "name": "status",
     "field": "status",
     "match": "in"
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
     "port_date",
     "numbers_count",
     "status",
     "created_at"
    ]
   },
   "groups": [
    "status",
    "country"
   ],
   "sublists": [],
   "endpoints": [
    {
     "id": "check",
     "method": "POST",
     "query": [
      "reference"
     ],
     "input": [
      "country",
      "numbers"
     ],
     "output": [
      "checks",
      "numbers_count",
      "lead_time",
      "earliest_date"
     ],
     "access": [
      "Porting"
     ],
     "summary": "Which numbers can be moved, and why the others can't; stores nothing. With the reference of a request, its own numbers can be.",
     "path": "/v1/porting_requests/check"
    },
    {
     "id": "letter",
     "path": "/v1/porting_requests/{id}/letter.pdf",
     "summary": "The letter of authorization as PDF.",
     "method": "GET",
     "access": [
      "Porting"
     ],
     "query": []
    }
   ]
  }
 },
 "lists": {
  "porting-requests": {
   "id": "porting-requests",
   "module": "porting",
   "resource": "porting-request",
   "title": "porting:porting",
   "primaryAction": {
    "text": "porting:new-request",
    "to": "/porting/create",
    "access": [
     "PortingWrite",
     "Porting"
    ],
    "asks": "POST /v1/porting_requests"
   },
   "columns": [
    {
     "id": "reference",
     "field": "reference",
     "title": "porting:reference",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "link": "/porting/view/{row.id}",
     "width": 130,
     "hidden": false
    },
    {
     "id": "numbers-text",
     "field": "numbers_text",
     "title": "porting:numbers",
     "cell": "phone",
     "align": "start",
     "sortable": false,
     "flex": 2,
     "minWidth": 200,
     "hidden": false
    },
    {
     "id": "status",
     "field": "status",
     "title": "portal:status",
     "cell": "status-chip",
     "align": "start",
     "sortable": true,
     "note": "reason",
     "width": 190,
     "hidden": false
    },
    {
     "id": "country",
     "field": "country",
     "title": "portal:country",
     "cell": "country",
     "align": "start",
     "sortable": false,
     "width": 170,
     "hidden": false
    },
    {
     "id": "numbers-count",
     "field": "numbers_count",
     "title": "porting:count",
     "cell": "number",
     "align": "end",
     "sortable": true,
     "width": 110,
     "hidden": true
    },
    {
     "id": "numbers-type",
     "field": "numbers_type",
     "title": "porting:numbers-type",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "width": 130,
     "hidden": true
    },
    {
     "id": "vendor-name",
     "field": "vendor_name",
     "title": "porting:vendor-name",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "width": 170,
     "hidden": false
    },
    {
     "id": "port-date",
     "field": "port_date",
     "title": "porting:port-date",
     "cell": "date",
     "align": "start",
     "sortable": true,
     "width": 130,
     "hidden": false
    },
    {
     "id": "letter-status",
     "field": "letter_status",
     "title": "porting:letter",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "width": 140,
     "hidden": true
    },
    {
     "id": "created",
     "field": "created_at",
     "title": "portal:created",
     "cell": "date-time",
     "align": "start",
     "sortable": true,
     "width": 180,
     "hidden": true
    }
   ],
   "filters": [
    {
     "id": "status",
     "title": "portal:status",
     "kind": "select",
     "query": "status",
     "options": [
      {
       "value": "0",
       "text": "porting:incomplete"
      },
      {
       "value": "1",
       "text": "porting:ready"
      },
      {
       "value": "2",
       "text": "porting:accepted"
      },
      {
       "value": "3",
       "text": "porting:cancelled"
      },
      {
       "value": "6",
       "text": "porting:completed"
      },
      {
       "value": "7",
       "text": "porting:rejected"
      }
     ],
     "all": "portal:any-status",
     "many": true
    },
    {
     "id": "country",
     "title": "portal:country",
     "kind": "select",
     "query": "country",
     "options": [],
     "catalogue": "porting-countries",
     "all": "porting:any-country"
    },
    {
     "id": "dates",
     "title": "portal:created",
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
     "id": "search",
     "title": "porting:digits",
     "kind": "search",
     "query": "search",
     "placeholder": "porting:search-number"
    }
   ],
   "rowActions": [
    {
     "kind": "link",
     "id": "edit",
     "title": "portal:edit",
     "icon": "edit",
     "when": {
      "source": "(row.status in [0, 7]) && (row.status in [0, 7])",
      "tree": {
       "op": "and",
       "args": [
        {
         "op": "in",
         "left": {
          "op": "path",
          "root": "row",
          "path": [
           "status"
          ]
         },
         "right": {
          "op": "const",
          "value": [
           0,
           7
          ]
         }
        },
        {
         "op": "in",
         "left": {
          "op": "path",
          "root": "row",
          "path": [
           "status"
          ]
         },
         "right": {
          "op": "const",
          "value": [
           0,
           7
          ]
         }
        }
       ]
      },
      "dependsOn": [
       "row.status"
      ]
     },
     "to": "/porting/edit/{row.id}/{row.step}",
     "access": [
      "PortingWrite",
      "Porting"
     ],
     "asks": "PUT /v1/porting_requests/{id}"
    },
    {
     "kind": "call",
     "id": "letter",
     "title": "porting:download-letter",
     "icon": "logs",
     "tone": "neutral",
     "method": "GET",
     "call": "/v1/porting_requests/{row.id}/letter.pdf",
     "access": [
      "Porting"
     ],
     "asks": "GET /v1/porting_requests/{id}/letter.pdf",
     "then": "stay"
    },
    {
     "kind": "transition",
     "id": "cancel",
     "transition": "cancel"
    }
   ],
   "bulkActions": [
    "cancel"
   ],
   "expand": [
    {
     "id": "reason",
     "field": "reason",
     "title": "portal:reason",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "hidden": false
    },
    {
     "id": "missing",
     "field": "missing",
     "title": "porting:missing",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "hidden": false
    },
    {
     "id": "numbers-text",
     "field": "numbers_text",
     "title": "porting:numbers",
     "cell": "phone",
     "align": "start",
     "sortable": false,
     "hidden": false
    },
    {
     "id": "account-n",
     "field": "account_n",
     "title": "porting:account-n",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "hidden": false
    },
    {
     "id": "lead-time",
     "field": "lead_time",
     "title": "porting:lead-time",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "hidden": false
    }
   ],
   "expandWhen": {
    "source": "row.status in [0, 7]",
    "tree": {
     "op": "in",
     "left": {
      "op": "path",
      "root": "row",
      "path": [
       "status"
      ]
     },
     "right": {
      "op": "const",
      "value": [
       0,
       7
      ]
     }
    },
    "dependsOn": [
     "row.status"
    ]
   },
   "groups": [
    {
     "field": "status",
     "title": "portal:status",
     "cell": "status-chip",
     "words": {
      "0": "porting:incomplete",
      "1": "porting:ready",
      "2": "porting:accepted",
      "3": "porting:cancelled",
      "6": "porting:completed",
      "7": "porting:rejected"
     }
    },
    {
     "field": "country",
     "title": "portal:country",
     "cell": "country",
     "words": {}
    }
   ],
   "pageSizes": [
    25,
    50,
    100
   ],
   "refreshSeconds": 60,
   "searchDebounceMs": 1000,
   "empty": {
    "title": "porting:no-requests-title",
    "text": "porting:no-requests",
    "action": {
     "text": "porting:new-request",
     "to": "/porting/create",
     "access": [
      "PortingWrite",
      "Porting"
     ],
     "asks": "POST /v1/porting_requests"
    }
   }
  }
 },
 "wizards": {
  "porting-request": {
   "id": "porting-request",
   "module": "porting",
   "resource": "porting-request",
   "title": {
    "create": "porting:new-request",
    "edit": "porting:edit-request"
   },
   "opensAt": {},
   "done": "/porting",
   "cancel": true,
   "doneWhen": [
    {
     "to": "/porting/view/{row.id}"
    }
   ],
   "submitText": [
    {
     "mode": "create",
     "text": "porting:send-request"
    },
    {
     "mode": "edit",
     "text": "porting:send-again"
    }
   ],
   "success": {
    "create": "porting:request-sent",
    "edit": "porting:request-saved"
   },
   "failure": {},
   "banners": [
    {
     "id": "rejected",
     "modes": [
      "edit"
     ],
     "steps": [],
     "when": {
      "source": "form.status == 7 && has(form.reason)",
      "tree": {
       "op": "and",
       "args": [
        {
         "op": "==",
         "left": {
          "op": "path",
          "root": "form",
          "path": [
           "status"
          ]
         },
         "right": {
          "op": "const",
          "value": 7
         }
        },
        {
         "op": "has",
         "root": "form",
         "path": [
          "reason"
         ]
        }
       ]
      },
      "dependsOn": [
       "form.reason",
       "form.status"
      ]
     },
     "tone": "danger",
     "text": "porting:rejected-text",
     "params": {
      "reason": "{form.reason}"
     }
    }
   ],
   "steps": [
    {
     "id": "disclaimer",
     "title": "porting:disclaimer",
     "info": "porting:disclaimer-text",
     "when": {
      "source": "!has(row.id)",
      "tree": {
       "op": "not",
       "arg": {
        "op": "has",
        "root": "row",
        "path": [
         "id"
        ]
       }
      },
      "dependsOn": [
       "row.id"
      ]
     },
     "fields": [
      "wizard.agree"
     ],
     "summary": [],
     "relocks": false
    },
    {
     "id": "numbers",
     "title": "porting:numbers",
     "fields": [
      "country",
      "numbers_type",
      "numbers"
     ],
     "summary": [],
     "relocks": false
    },
    {
     "id": "owner",
     "title": "porting:owner",
     "info": "porting:owner-info",
     "fields": [
      "is_business",
      "company",
      "customer_f_name",
      "customer_l_name",
      "address.street_n",
      "address.street",
      "address.city",
      "address.state",
      "address.zip",
      "have_b_address",
      "b_address.street_n",
      "b_address.street",
      "b_address.city",
      "b_address.state",
      "b_address.zip"
     ],
     "sections": [
      {
       "id": "service-address",
       "title": "porting:service-address",
       "info": "porting:service-address-info",
       "badges": [],
       "fields": [
        "address.street_n",
        "address.street",
        "address.city",
        "address.state",
        "address.zip",
        "have_b_address"
       ]
      },
      {
       "id": "billing-address",
       "title": "porting:billing-address",
       "badges": [],
       "fields": [
        "b_address.street_n",
        "b_address.street",
        "b_address.city",
        "b_address.state",
        "b_address.zip"
       ]
      }
     ],
     "summary": [],
     "relocks": false
    },
    {
     "id": "losing-carrier",
     "title": "porting:current-carrier",
     "info": "porting:carrier-info",
     "fields": [
      "vendor_name",
      "is_wireless",
      "account_n",
      "btn",
      "pass_code",
      "ssn",
      "is_full_port",
      "remaining_numbers",
      "new_btn",
      "vendor_contact",
      "vendor_email",
      "vendor_phone"
     ],
     "sections": [
      {
       "id": "carrier-contact",
       "title": "porting:carrier-contact",
       "info": "porting:carrier-contact-info",
       "badges": [],
       "fields": [
        "vendor_contact",
        "vendor_email",
        "vendor_phone"
       ]
      }
     ],
     "summary": [],
     "relocks": false
    },
    {
     "id": "documents",
     "title": "porting:documents",
     "info": "porting:documents-info",
     "fields": [
      "bill",
      "csr",
      "signature"
     ],
     "summary": [],
     "relocks": false
    },
    {
     "id": "destination",
     "title": "porting:destination",
     "info": "porting:destination-info",
     "fields": [
      "route_to",
      "sip_uri",
      "forward_to",
      "trunk"
     ],
     "summary": [],
     "relocks": false
    },
    {
     "id": "date",
     "title": "porting:date",
     "info": "porting:date-info",
     "fields": [
      "port_date"
     ],
     "summary": [],
     "relocks": false
    },
    {
     "id": "review",
     "title": "porting:review",
     "info": "porting:review-info",
     "fields": [],
     "summary": [
      {
       "field": "country",
       "id": "country",
       "title": "portal:country",
       "step": "numbers",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "field": "numbers",
       "id": "numbers",
       "title": "porting:numbers",
       "step": "numbers",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "field": "company",
       "id": "company",
       "title": "porting:company",
       "step": "owner",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "field": "customer_f_name",
       "id": "customer-f-name",
       "title": "porting:customer-f-name",
       "step": "owner",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "field": "customer_l_name",
       "id": "customer-l-name",
       "title": "porting:customer-l-name",
       "step": "owner",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "id": "street-n",
       "field": "address.street_n",
       "step": "owner",
       "title": "porting:street-number",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "id": "street",
       "field": "address.street",
       "step": "owner",
       "title": "porting:street",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "id": "city",
       "field": "address.city",
       "step": "owner",
       "title": "porting:city",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "id": "state",
       "field": "address.state",
       "step": "owner",
       "title": "porting:state-province",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "id": "zip",
       "field": "address.zip",
       "step": "owner",
       "title": "porting:zip",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "id": "b-street-n",
       "title": "porting:b-street-number",
       "field": "b_address.street_n",
       "step": "owner",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "id": "b-street",
       "title": "porting:b-street",
       "field": "b_address.street",
       "step": "owner",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "id": "b-city",
       "title": "porting:b-city",
       "field": "b_address.city",
       "step": "owner",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "id": "b-state",
       "title": "porting:b-state",
       "field": "b_address.state",
       "step": "owner",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "id": "b-zip",
       "title": "porting:b-zip",
       "field": "b_address.zip",
       "step": "owner",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "field": "vendor_name",
       "id": "vendor-name",
       "title": "porting:vendor-name",
       "step": "losing-carrier",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "field": "is_wireless",
       "id": "is-wireless",
       "title": "porting:is-wireless",
       "step": "losing-carrier",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "field": "account_n",
       "id": "account-n",
       "title": "porting:account-n",
       "step": "losing-carrier",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "field": "btn",
       "id": "btn",
       "title": "porting:btn",
       "step": "losing-carrier",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "field": "is_full_port",
       "id": "is-full-port",
       "title": "porting:is-full-port",
       "step": "losing-carrier",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "field": "remaining_numbers",
       "id": "remaining-numbers",
       "title": "porting:remaining-numbers",
       "step": "losing-carrier",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "field": "new_btn",
       "id": "new-btn",
       "title": "porting:new-btn",
       "step": "losing-carrier",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "field": "vendor_contact",
       "id": "vendor-contact",
       "title": "porting:vendor-contact",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "field": "vendor_email",
       "id": "vendor-email",
       "title": "porting:vendor-email",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "field": "vendor_phone",
       "id": "vendor-phone",
       "title": "porting:vendor-phone",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "field": "bill",
       "id": "bill",
       "title": "porting:bill",
       "step": "documents",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "field": "csr",
       "id": "csr",
       "title": "porting:csr",
       "step": "documents",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "id": "signature",
       "panel": "signature-preview",
       "step": "documents",
       "title": "porting:signature",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "id": "routing",
       "field": "route_to",
       "title": "porting:routing",
       "step": "destination",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "field": "sip_uri",
       "id": "sip-uri",
       "title": "porting:sip-uri",
       "step": "destination",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "id": "phone",
       "field": "forward_to",
       "title": "porting:phone",
       "step": "destination",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "id": "trunk",
       "field": "trunk.label",
       "title": "porting:sip-trunk",
       "step": "destination",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "field": "port_date",
       "id": "port-date",
       "title": "porting:port-date",
       "step": "date",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "field": "lead_time",
       "step": "numbers",
       "id": "lead-time",
       "title": "porting:lead-time",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "id": "fee",
       "field": "monthly_fee",
       "step": "numbers",
       "title": "porting:monthly-fee",
       "modes": [
        "create",
        "edit"
       ]
      }
     ],
     "relocks": false
    }
   ],
   "fields": {
    "wizard.agree": {
     "widget": "checkbox",
     "options": {},
     "fills": []
    },
    "country": {
     "widget": "select",
     "options": {},
     "fills": []
    },
    "numbers_type": {
     "widget": "select",
     "options": {},
     "fills": []
    },
    "numbers": {
     "widget": "number-paste",
     "options": {
      "check": "/v1/porting_requests/check"
     },
     "fills": [
      "earliest_date"
     ]
    },
    "is_business": {
     "widget": "switch",
     "options": {},
     "fills": []
    },
    "company": {
     "widget": "text",
     "options": {},
     "fills": []
    },
    "customer_f_name": {
     "widget": "text",
     "options": {},
     "fills": [],
     "group": "name"
    },
    "customer_l_name": {
     "widget": "text",
     "options": {},
     "fills": [],
     "group": "name"
    },
    "address.street_n": {
     "widget": "text",
     "options": {},
     "fills": [],
     "group": "street"
    },
    "address.street": {
     "widget": "text",
     "options": {},
     "fills": [],
     "group": "street"
    },
    "address.city": {
     "widget": "text",
     "options": {},
     "fills": [],
     "group": "city"
    },
    "address.state": {
     "widget": "select",
     "options": {},
     "fills": [],
     "group": "city"
    },
    "address.zip": {
     "widget": "text",
     "options": {},
     "fills": [],
     "group": "city"
    },
    "have_b_address": {
     "widget": "switch",
     "options": {},
     "fills": []
    },
    "b_address.street_n": {
     "widget": "text",
     "options": {},
     "fills": [],
     "group": "b-street"
    },
    "b_address.street": {
     "widget": "text",
     "options": {},
     "fills": [],
     "group": "b-street"
    },
    "b_address.city": {
     "widget": "text",
     "options": {},
     "fills": [],
     "group": "b-city"
    },
    "b_address.state": {
     "widget": "select",
     "options": {},
     "fills": [],
     "group": "b-city"
    },
    "b_address.zip": {
     "widget": "text",
     "options": {},
     "fills": [],
     "group": "b-city"
    },
    "vendor_name": {
     "widget": "text",
     "options": {},
     "fills": []
    },
    "is_wireless": {
     "widget": "switch",
     "options": {},
     "fills": []
    },
    "account_n": {
     "widget": "text",
     "options": {},
     "fills": []
    },
    "btn": {
     "widget": "text",
     "options": {},
     "fills": []
    },
    "pass_code": {
     "widget": "text",
     "options": {},
     "fills": []
    },
    "ssn": {
     "widget": "text",
     "options": {},
     "fills": []
    },
    "is_full_port": {
     "widget": "switch",
     "options": {},
     "fills": []
    },
    "remaining_numbers": {
     "widget": "radio",
     "options": {},
     "fills": []
    },
    "new_btn": {
     "widget": "text",
     "options": {},
     "fills": []
    },
    "vendor_contact": {
     "widget": "text",
     "options": {},
     "fills": []
    },
    "vendor_email": {
     "widget": "text",
     "options": {},
     "fills": [],
     "group": "contact"
    },
    "vendor_phone": {
     "widget": "text",
     "options": {},
     "fills": [],
     "group": "contact"
    },
    "bill": {
     "widget": "files",
     "options": {},
     "fills": []
    },
    "csr": {
     "widget": "files",
     "options": {},
     "fills": []
    },
    "signature": {
     "widget": "signature",
     "options": {},
     "fills": []
    },
    "route_to": {
     "widget": "radio",
     "options": {},
     "fills": []
    },
    "sip_uri": {
     "widget": "text",
     "options": {},
     "fills": []
    },
    "forward_to": {
     "widget": "text",
     "options": {},
     "fills": []
    },
    "trunk": {
     "widget": "reference-select",
     "options": {},
     "fills": []
    },
    "port_date": {
     "widget": "date",
     "options": {
      "noWeekends": true,
      "fromField": "earliest_date",
      "maxDays": 60
     },
     "fills": []
    }
   }
  }
 },
 "pages": {
  "porting-request": {
   "id": "porting-request",
   "module": "porting",
   "title": "porting:porting-request",
   "record": {
    "resource": "porting-request",
    "name": "reference",
    "ask": {
     "topic": "porting",
     "facts": [
      {
       "field": "reference",
       "title": "porting:reference",
       "cell": "text"
      },
      {
       "field": "status",
       "title": "portal:status",
       "cell": "status-chip"
      },
      {
       "field": "vendor_name",
       "title": "porting:vendor-name",
       "cell": "text"
      },
      {
       "field": "numbers_count",
       "title": "porting:numbers",
       "cell": "number"
      },
      {
       "field": "port_date",
       "title": "porting:port-date",
       "cell": "date"
      }
     ]
    },
    "actions": [
     {
      "kind": "link",
      "id": "edit",
      "title": "portal:edit",
      "icon": "edit",
      "when": {
       "source": "(row.status in [0, 7]) && (row.status in [0, 7])",
       "tree": {
        "op": "and",
        "args": [
         {
          "op": "in",
          "left": {
           "op": "path",
           "root": "row",
           "path": [
            "status"
           ]
          },
          "right": {
           "op": "const",
           "value": [
            0,
            7
           ]
          }
         },
         {
          "op": "in",
          "left": {
           "op": "path",
           "root": "row",
           "path": [
            "status"
           ]
          },
          "right": {
           "op": "const",
           "value": [
            0,
            7
           ]
          }
         }
        ]
       },
       "dependsOn": [
        "row.status"
       ]
      },
      "to": "/porting/edit/{row.id}/{row.step}",
      "access": [
       "PortingWrite",
       "Porting"
      ],
      "asks": "PUT /v1/porting_requests/{id}"
     },
     {
      "kind": "call",
      "id": "letter",
      "title": "porting:download-letter",
      "icon": "logs",
      "tone": "neutral",
      "method": "GET",
      "call": "/v1/porting_requests/{row.id}/letter.pdf",
      "access": [
       "Porting"
      ],
      "asks": "GET /v1/porting_requests/{id}/letter.pdf",
      "then": "stay"
     },
     {
      "kind": "transition",
      "id": "cancel",
      "transition": "cancel"
     }
    ],
    "access": [
     "Porting"
    ]
   },
   "blocks": [
    {
     "id": "incomplete",
     "when": {
      "source": "row.status == 0",
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
        "value": 0
       }
      },
      "dependsOn": [
       "row.status"
      ]
     },
     "width": "full",
     "kind": "banner",
     "tone": "warning",
     "text": "porting:incomplete-text",
     "params": {},
     "link": {
      "text": "porting:add-documents",
      "to": "/porting/edit/{row.id}/documents",
      "access": [
       "PortingWrite",
       "Porting"
      ]
     }
    },
    {
     "id": "rejected",
     "when": {
      "source": "row.status == 7 && has(row.reason)",
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
          "value": 7
         }
        },
        {
         "op": "has",
         "root": "row",
         "path": [
          "reason"
         ]
        }
       ]
      },
      "dependsOn": [
       "row.reason",
       "row.status"
      ]
     },
     "width": "full",
     "kind": "banner",
     "tone": "danger",
     "text": "porting:rejected-text",
     "params": {
      "reason": "{row.reason}"
     },
     "link": {
      "text": "porting:fix-request",
      "to": "/porting/edit/{row.id}/{row.step}",
      "access": [
       "PortingWrite",
       "Porting"
      ]
     }
    },
    {
     "id": "ready",
     "when": {
      "source": "row.status == 1",
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
        "value": 1
       }
      },
      "dependsOn": [
       "row.status"
      ]
     },
     "width": "full",
     "kind": "banner",
     "tone": "info",
     "text": "porting:ready-text",
     "params": {
      "carrier": "{row.vendor_name}"
     }
    },
    {
     "id": "accepted",
     "when": {
      "source": "row.status == 2",
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
        "value": 2
       }
      },
      "dependsOn": [
       "row.status"
      ]
     },
     "width": "full",
     "kind": "banner",
     "tone": "info",
     "text": "porting:accepted-text",
     "params": {}
    },
    {
     "id": "completed",
     "when": {
      "source": "row.status == 6",
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
        "value": 6
       }
      },
      "dependsOn": [
       "row.status"
      ]
     },
     "width": "full",
     "kind": "banner",
     "tone": "success",
     "text": "porting:completed-text",
     "params": {},
     "link": {
      "text": "porting:my-numbers",
      "to": "/numbers",
      "access": [
       "Dids"
      ]
     }
    },
    {
     "id": "move",
     "width": "half",
     "kind": "facts",
     "title": "porting:move",
     "look": "facts",
     "facts": [
      {
       "id": "country",
       "field": "country",
       "title": "portal:country",
       "cell": "country"
      },
      {
       "id": "numbers-type",
       "field": "numbers_type",
       "title": "porting:numbers-type",
       "cell": "text"
      },
      {
       "id": "numbers-count",
       "field": "numbers_count",
       "title": "porting:numbers",
       "cell": "number"
      },
      {
       "id": "port-date",
       "field": "port_date",
       "title": "porting:port-date",
       "cell": "date"
      },
      {
       "id": "lead-time",
       "field": "lead_time",
       "title": "porting:lead-time",
       "cell": "text"
      },
      {
       "id": "earliest-date",
       "field": "earliest_date",
       "title": "porting:earliest-date",
       "cell": "date"
      },
      {
       "id": "monthly-fee",
       "field": "monthly_fee",
       "title": "porting:monthly-fee",
       "cell": "money"
      },
      {
       "id": "routing",
       "field": "route_to",
       "title": "porting:routing",
       "cell": "text"
      },
      {
       "id": "sip-uri",
       "field": "sip_uri",
       "title": "porting:sip-uri",
       "cell": "text"
      },
      {
       "id": "phone",
       "field": "forward_to",
       "title": "porting:phone",
       "cell": "phone"
      },
      {
       "id": "trunk",
       "field": "trunk.label",
       "title": "porting:sip-trunk",
       "cell": "text"
      },
      {
       "id": "moved-at",
       "field": "moved_at",
       "title": "porting:moved-at",
       "cell": "date-time"
      },
      {
       "id": "created",
       "field": "created_at",
       "title": "portal:created",
       "cell": "date-time"
      }
     ]
    },
    {
     "id": "carrier",
     "width": "half",
     "kind": "facts",
     "title": "porting:current-carrier",
     "look": "facts",
     "facts": [
      {
       "id": "vendor-name",
       "field": "vendor_name",
       "title": "porting:vendor-name",
       "cell": "text"
      },
      {
       "id": "is-wireless",
       "field": "is_wireless",
       "title": "porting:is-wireless",
       "cell": "yes-no"
      },
      {
       "id": "account-n",
       "field": "account_n",
       "title": "porting:account-n",
       "cell": "text"
      },
      {
       "id": "btn",
       "field": "btn",
       "title": "porting:btn",
       "cell": "phone"
      },
      {
       "id": "is-full-port",
       "field": "is_full_port",
       "title": "porting:is-full-port",
       "cell": "yes-no"
      },
      {
       "id": "remaining-numbers",
       "field": "remaining_numbers",
       "title": "porting:remaining-numbers",
       "cell": "text"
      },
      {
       "id": "new-btn",
       "field": "new_btn",
       "title": "porting:new-btn",
       "cell": "phone"
      },
      {
       "id": "vendor-contact",
       "field": "vendor_contact",
       "title": "porting:vendor-contact",
       "cell": "text"
      },
      {
       "id": "vendor-email",
       "field": "vendor_email",
       "title": "porting:vendor-email",
       "cell": "text"
      },
      {
       "id": "vendor-phone",
       "field": "vendor_phone",
       "title": "porting:vendor-phone",
       "cell": "phone"
      }
     ]
    },
    {
     "id": "owner",
     "width": "half",
     "kind": "facts",
     "title": "porting:owner",
     "look": "facts",
     "facts": [
      {
       "id": "company",
       "field": "company",
       "title": "porting:company",
       "cell": "text"
      },
      {
       "id": "customer-f-name",
       "field": "customer_f_name",
       "title": "porting:customer-f-name",
       "cell": "text"
      },
      {
       "id": "customer-l-name",
       "field": "customer_l_name",
       "title": "porting:customer-l-name",
       "cell": "text"
      },
      {
       "id": "street-n",
       "field": "address.street_n",
       "title": "porting:street-number",
       "cell": "text"
      },
      {
       "id": "street",
       "field": "address.street",
       "title": "porting:street",
       "cell": "text"
      },
      {
       "id": "city",
       "field": "address.city",
       "title": "porting:city",
       "cell": "text"
      },
      {
       "id": "state",
       "field": "address.state",
       "title": "porting:state-province",
       "cell": "region"
      },
      {
       "id": "zip",
       "field": "address.zip",
       "title": "porting:zip",
       "cell": "text"
      },
      {
       "id": "b-street-n",
       "field": "b_address.street_n",
       "title": "porting:b-street-number",
       "cell": "text"
      },
      {
       "id": "b-street",
       "field": "b_address.street",
       "title": "porting:b-street",
       "cell": "text"
      },
      {
       "id": "b-city",
       "field": "b_address.city",
       "title": "porting:b-city",
       "cell": "text"
      },
      {
       "id": "b-state",
       "field": "b_address.state",
       "title": "porting:b-state",
       "cell": "region"
      },
      {
       "id": "b-zip",
       "field": "b_address.zip",
       "title": "porting:b-zip",
       "cell": "text"
      }
     ]
    },
    {
     "id": "documents",
     "width": "half",
     "kind": "facts",
     "title": "porting:documents",
     "look": "facts",
     "facts": [
      {
       "id": "letter-status",
       "field": "letter_status",
       "title": "porting:letter",
       "cell": "text"
      },
      {
       "id": "signed-at",
       "field": "signed_at",
       "title": "porting:signed-at",
       "cell": "date-time"
      },
      {
       "id": "bill",
       "field": "bill",
       "title": "porting:bill",
       "cell": "files"
      },
      {
       "id": "csr",
       "field": "csr",
       "title": "porting:csr",
       "cell": "files"
      },
      {
       "id": "missing",
       "field": "missing",
       "title": "porting:missing",
       "cell": "text"
      }
     ]
    },
    {
     "id": "numbers",
     "width": "full",
     "kind": "items",
     "title": "porting:numbers",
     "field": "checks",
     "columns": [
      {
       "field": "number",
       "title": "porting:number",
       "cell": "phone"
      },
      {
       "field": "country",
       "title": "portal:country",
       "cell": "country"
      },
      {
       "field": "type",
       "title": "porting:numbers-type",
       "cell": "text"
      }
     ]
    },
    {
     "id": "comments",
     "width": "half",
     "kind": "rows",
     "title": "porting:comments",
     "source": {
      "get": "/v1/porting_requests/{request_id}/comments",
      "query": {
       "per_page": "20",
       "sort": "-created_at"
      },
      "path": "comments",
      "access": [
       "Porting"
      ]
     },
     "size": 20,
     "module": "porting",
     "entity": "porting-comment",
     "columns": [
      {
       "id": "text",
       "field": "text",
       "title": "porting:your-comment",
       "cell": "text",
       "align": "start"
      },
      {
       "id": "author",
       "field": "author_name",
       "title": "porting:author",
       "cell": "text",
       "align": "start"
      },
      {
       "id": "sent",
       "field": "created_at",
       "title": "porting:sent-at",
       "cell": "date-time",
       "align": "start"
      }
     ],
     "empty": "porting:no-comments",
     "slot": "request_id"
    },
    {
     "id": "comment",
     "when": {
      "source": "row.status != 3 && row.status != 6",
      "tree": {
       "op": "and",
       "args": [
        {
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
          "value": 3
         }
        },
        {
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
          "value": 6
         }
        }
       ]
      },
      "dependsOn": [
       "row.status"
      ]
     },
     "width": "half",
     "kind": "form",
     "resource": "porting-comment",
     "fields": [
      "text"
     ],
     "views": {
      "text": {
       "widget": "textarea",
       "options": {
        "rows": 3
       },
       "fills": []
      }
     },
     "submit": "porting:send-comment",
     "success": "porting:comment-sent",
     "access": [
      "Porting",
      "PortingWrite"
     ],
     "slot": "request_id"
    },
    {
     "id": "events",
     "width": "full",
     "kind": "timeline",
     "title": "porting:history"
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
  "porting:paste-help": "One per line or separated by commas. A range: +1 212 555 0100 to 0119.",
  "porting:paste-checking": "Checking…",
  "porting:paste-failed": "The numbers couldn’t be checked.",
  "porting:paste-movable": {
   "one": "{count} of {total} can be moved",
   "other": "{count} of {total} can be moved"
  },
  "porting:paste-from": "from {date}, usually {time}",
  "porting:paste-no-country": "Choose a country to check the numbers.",
  "porting:paste-keep": {
   "one": "Keep only the one that can be moved",
   "other": "Keep only the {count} that can be moved"
  },
  "porting:paste-can": "Can be moved",
  "porting:paste-results": "Check results",
  "porting:paste-number": "Number",
  "porting:paste-result": "Result",
  "porting:paste-more": {
   "one": "and one more",
   "other": "and {count} more"
  },
  "porting:signature-way": "How to sign",
  "porting:signature-type": "Type",
  "porting:signature-draw": "Draw",
  "porting:signature-pad": "Drawing area for the signature",
  "porting:signature-pad-help": "Sign here with mouse, pen or finger",
  "porting:signature-clear": "Clear",
  "porting:signature-drawn": "Signature drawn",
  "porting:porting": "Porting",
  "porting:porting-request": "Porting request",
  "porting:new-request": "New porting request",
  "porting:edit-request": "Edit porting request",
  "porting:reference": "Request",
  "porting:progress": "Progress",
  "porting:agree": "I’ve read this and agree",
  "porting:agree-first": "Agree to continue",
  "porting:last-step": "Furthest step",
  "porting:transport": "Kind",
  "porting:sip-trunk": "SIP trunk",
  "porting:sip-uri": "SIP URI",
  "porting:sip-uri-help": "Enter an address such as sip:reception@pbx.example.com.",
  "porting:phone": "Phone",
  "porting:forward-help": "Calls ring at this phone.",
  "porting:no-routing": "Nowhere yet",
  "porting:routing": "Calls go to",
  "porting:no-trunks": "You have no SIP trunks yet.",
  "porting:documents": "Documents",
  "porting:letter": "Letter of authorization",
  "porting:letter-unfinished": "Unfinished",
  "porting:letter-submitted": "Submitted",
  "porting:letter-completed": "Completed",
  "porting:choose-country": "Choose a country",
  "porting:numbers-type": "Number type",
  "porting:geo": "Geographic",
  "porting:mobile": "Mobile",
  "porting:toll-free": "Toll-free",
  "porting:other": "Other",
  "porting:number": "Number",
  "porting:numbers": "Numbers",
  "porting:count": "Number count",
  "porting:enter-numbers": "Enter at least one number",
  "porting:too-many-numbers": "One request can have up to 1,000 numbers. File another one for the rest.",
  "porting:is-business": "The account belongs to a business",
  "porting:company": "Company",
  "porting:as-on-bill": "Exactly as on the bill.",
  "porting:customer-f-name": "First name",
  "porting:customer-l-name": "Last name",
  "porting:address": "Service address",
  "porting:service-address": "Service address",
  "porting:service-address-info": "Where the numbers are used, as on the bill.",
  "porting:billing-address": "Billing address",
  "porting:have-b-address": "The billing address is different",
  "porting:b-address": "Billing address",
  "porting:b-street": "Billing street",
  "porting:b-street-number": "Billing building number",
  "porting:b-city": "Billing city",
  "porting:b-state": "Billing state or province",
  "porting:b-zip": "Billing postal code",
  "porting:street": "Street",
  "porting:street-number": "Building number",
  "porting:city": "City",
  "porting:state-province": "State or province",
  "porting:zip": "Postal code",
  "porting:other-country-state": "Not in the country of the numbers",
  "porting:vendor-name": "Current carrier",
  "porting:current-carrier": "Current carrier",
  "porting:is-wireless": "It’s a wireless account",
  "porting:account-n": "Account number",
  "porting:account-help": "On your bill. Required for wireless accounts, the US and Canada.",
  "porting:account-format": "Use only letters, digits and hyphens",
  "porting:btn": "Billing number",
  "porting:btn-help": "The main number of the account, as on your bill.",
  "porting:pass-code": "PIN or transfer code",
  "porting:pass-code-help": "Ask your carrier: the PIN of a wireless account, the RIO code in France, the migration code in Italy.",
  "porting:pass-code-format": "Use only letters, digits and hyphens",
  "porting:ssn": "Last 4 digits of SSN",
  "porting:ssn-help": "US carriers ask for it to release a private wireless number. We never show it again.",
  "porting:ssn-format": "Enter exactly 4 digits",
  "porting:is-full-port": "Move all numbers of the account",
  "porting:full-help": "Your carrier closes the account when all of its numbers have moved.",
  "porting:remaining-numbers": "Numbers that stay",
  "porting:keep": "Keep them with the carrier",
  "porting:disconnect": "Disconnect them",
  "porting:new-btn": "New billing number",
  "porting:new-btn-help": "Needed if the billing number moves: one of the numbers that stay.",
  "porting:carrier-contact": "Contact at the carrier",
  "porting:carrier-contact-info": "Optional. Speeds things up if we have questions.",
  "porting:vendor-contact": "Contact name",
  "porting:vendor-email": "Contact email",
  "porting:vendor-phone": "Contact phone",
  "porting:bill": "Latest bill",
  "porting:bill-help": "Not older than 30 days, showing name, address, account number and numbers.",
  "porting:csr": "Customer service record",
  "porting:csr-help": "Optional. With it, carriers reject fewer requests.",
  "porting:signature": "Signature",
  "porting:signature-help": "The authorized person signs the letter of authorization, which we write from your answers.",
  "porting:port-date": "Move date",
  "porting:port-date-help": "A business day, within 60 days. Your carrier may propose another one.",
  "porting:earliest-date": "Earliest date",
  "porting:lead-time": "Usually takes",
  "porting:monthly-fee": "Monthly fee per number",
  "porting:monthly-fee-help": "From the second month. Moving and the first month are free.",
  "porting:check-results": "Numbers",
  "porting:digits": "Digits",
  "porting:missing": "Still needed",
  "porting:signed-at": "Signed",
  "porting:step": "Step",
  "porting:rejected-field": "Rejected because of",
  "porting:date": "Date",
  "porting:moved-at": "Moved",
  "porting:updated": "Updated",
  "porting:incomplete": "Incomplete",
  "porting:ready": "Ready for processing",
  "porting:accepted": "Accepted",
  "porting:cancelled": "Canceled",
  "porting:completed": "Completed",
  "porting:rejected": "Rejected",
  "porting:simulated-name": "The name on the request does not match the account.",
  "porting:simulated-address": "The service address does not match the account.",
  "porting:simulated-account": "The account number is wrong.",
  "porting:cancel": "Cancel request",
  "porting:cancel-title": "Cancel this porting request?",
  "porting:cancel-text": "Your numbers stay with your current carrier. A canceled request can’t be reopened.",
  "porting:keep-request": "Keep request",
  "porting:request-canceled": "Request canceled",
  "porting:not-editable": "Only incomplete and rejected requests can be changed.",
  "porting:request-closed": "This request is closed. File a new one or ask support.",
  "porting:any-country": "Any country",
  "porting:search-number": "Search by number",
  "porting:download-letter": "Download letter",
  "porting:no-requests-title": "No porting requests yet",
  "porting:no-requests": "Bring numbers from another carrier: check which ones can move, sign the letter online, and follow every step here.",
  "porting:disclaimer": "Before you start",
  "porting:disclaimer-text": "Don’t cancel your current service: numbers on a canceled service can’t be moved. Have your account number, your PIN and a bill from the last 30 days ready. A move takes 2 business days to 5 weeks, depending on the country, and calls may be interrupted for a few minutes on the day.",
  "porting:owner": "Owner",
  "porting:owner-info": "Who the numbers belong to. Most rejections come from a name or address that differs from the carrier’s records.",
  "porting:carrier-info": "The carrier you’re leaving and your account there.",
  "porting:documents-info": "You can add these later, but we can’t start before they’re here.",
  "porting:destination": "Destination",
  "porting:destination-info": "Where calls go once the numbers are here. You can change it per number at any time.",
  "porting:date-info": "When the numbers should move.",
  "porting:review": "Review",
  "porting:review-info": "By sending, you authorize us to move these numbers.",
  "porting:send-request": "Send request",
  "porting:send-again": "Save and send",
  "porting:request-sent": "Porting request filed",
  "porting:request-saved": "Porting request saved",
  "porting:add-documents": "Add what’s missing",
  "porting:fix-request": "Correct and send again",
  "porting:move": "The move",
  "porting:my-numbers": "My numbers",
  "porting:incomplete-text": "We can’t start yet: something is still missing.",
  "porting:rejected-text": "The request was rejected: {reason}",
  "porting:ready-text": "We’re asking {carrier} to release the numbers.",
  "porting:accepted-text": "Your carrier agreed to release the numbers. They move on the date below.",
  "porting:completed-text": "The numbers have moved and are yours to use.",
  "porting:comments": "Comments",
  "porting:comment": "Comment",
  "porting:your-comment": "Your comment",
  "porting:author": "Author",
  "porting:customer": "Customer",
  "porting:team": "Porting team",
  "porting:sent-at": "Sent",
  "porting:no-comments": "Questions and answers between you and our porting team appear here.",
  "porting:send-comment": "Send",
  "porting:comment-sent": "Comment sent",
  "porting:history": "History",
  "porting:event-submitted-again": "Submitted again",
  "porting:event-rejected-name": "Rejected: name",
  "porting:event-rejected-address": "Rejected: address",
  "porting:event-rejected-account-number": "Rejected: account number",
  "porting:event-rejected-pin": "Rejected: PIN",
  "porting:event-rejected-billing-number": "Rejected: billing number",
  "porting:event-rejected-letter-of-authorization": "Rejected: letter of authorization",
  "porting:event-rejected-bill": "Rejected: bill",
  "porting:event-rejected-numbers": "Rejected: numbers",
  "porting:event-rejected-carrier": "Rejected: carrier",
  "porting:event-rejected-date": "Rejected: date",
  "porting:event-rejected-other-reason": "Rejected: other reason"
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
  "porting-comment.create": validator(object({ "id": readOnly, "version": readOnly, "request_id": readOnly, "text": string({ minLength: 1, maxLength: 2000, trim: true }), "author": readOnly, "author_name": readOnly, "created_at": readOnly }, ["text"])),
  "porting-comment.update": validator(object({ "id": readOnly, "version": readOnly, "request_id": readOnly, "text": readOnly, "author": readOnly, "author_name": readOnly, "created_at": readOnly })),
  "porting-comment.form": validator(object({ "id": anything, "version": anything, "request_id": anything, "text": string({ minLength: 1, maxLength: 2000, trim: true }), "author": anything, "author_name": anything, "created_at": anything })),
  "porting-request.create": validator(object({ "id": readOnly, "version": readOnly, "reference": readOnly, "wizard": object({ "agree": boolean, "destinations": readOnly, "document": readOnly, "maxLastStep": readOnly }), "country": string({ maxLength: 2 }), "numbers_type": string({ values: ["geo"] }), "numbers": array({ minItems: 1, maxItems: 1000, items: string({ minLength: 1, maxLength: 40, trim: true }) }), "is_business": boolean, "company": string({ minLength: 1, maxLength: 128, trim: true }), "customer_f_name": string({ minLength: 1, maxLength: 64, trim: true }), "customer_l_name": string({ minLength: 1, maxLength: 64, trim: true }), "address": object({ "street": string({ minLength: 1, maxLength: 150, trim: true }), "street_n": string({ minLength: 1, maxLength: 20, trim: true }), "city": string({ minLength: 1, maxLength: 100, trim: true }), "state": string({ maxLength: 10 }), "zip": string({ minLength: 1, maxLength: 20, trim: true }) }, ["street","street_n","city","zip"]), "have_b_address": boolean, "b_address": object({ "street": string({ minLength: 1, maxLength: 150, trim: true }), "street_n": string({ minLength: 1, maxLength: 20, trim: true }), "city": string({ minLength: 1, maxLength: 100, trim: true }), "state": string({ maxLength: 10 }), "zip": string({ minLength: 1, maxLength: 20, trim: true }) }), "vendor_name": string({ minLength: 1, maxLength: 128, trim: true }), "is_wireless": boolean, "account_n": string({ minLength: 1, maxLength: 30, trim: true, pattern: /^[A-Za-z0-9-]+$/u }), "btn": string({ format: "phone" }), "pass_code": string({ minLength: 1, maxLength: 20, pattern: /^[A-Za-z0-9-]+$/u }), "ssn": string({ minLength: 4, maxLength: 4, pattern: /^\d{4}$/u }), "is_full_port": boolean, "remaining_numbers": string({ values: ["keep","disconnect"] }), "new_btn": string({ format: "phone" }), "vendor_contact": string({ minLength: 1, maxLength: 128, trim: true }), "vendor_email": string({ maxLength: 254, format: "email", trim: true }), "vendor_phone": string({ format: "phone" }), "bill": object({ "id": string({ format: "uuid" }), "name": readOnly, "bytes": readOnly, "type": readOnly }, ["id"]), "csr": object({ "id": string({ format: "uuid" }), "name": readOnly, "bytes": readOnly, "type": readOnly }, ["id"]), "route_to": string({ values: ["none","sip_uri","phone","trunk"] }), "sip_uri": string({ minLength: 1, maxLength: 255, trim: true, pattern: /^[sS][iI][pP][sS]?:[A-Za-z0-9.!~*'()&=+$,;?/_%-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*(?::[0-9]{1,5})?$/u }), "forward_to": string({ format: "phone" }), "trunk": object({ "id": string({ format: "uuid" }), "label": readOnly }, ["id"]), "port_date": string({ format: "date" }), "signature": string({ maxLength: 20000, trim: true }), "earliest_date": readOnly, "lead_time": readOnly, "monthly_fee": readOnly, "numbers_count": readOnly, "numbers_text": readOnly, "digits": readOnly, "checks": readOnly, "missing": readOnly, "letter_status": readOnly, "signed_at": readOnly, "step": readOnly, "rejected_field": readOnly, "status": readOnly, "reason": readOnly, "moved_at": readOnly, "created_at": readOnly, "updated_at": readOnly }, ["wizard","country","numbers_type","numbers","customer_f_name","customer_l_name","address","vendor_name","port_date"])),
  "porting-request.update": validator(object({ "id": readOnly, "version": readOnly, "reference": readOnly, "wizard": readOnly, "country": readOnly, "numbers_type": string({ values: ["geo"] }), "numbers": array({ minItems: 1, maxItems: 1000, items: string({ minLength: 1, maxLength: 40, trim: true }) }), "is_business": boolean, "company": string({ minLength: 1, maxLength: 128, trim: true }), "customer_f_name": string({ minLength: 1, maxLength: 64, trim: true }), "customer_l_name": string({ minLength: 1, maxLength: 64, trim: true }), "address": object({ "street": string({ minLength: 1, maxLength: 150, trim: true }), "street_n": string({ minLength: 1, maxLength: 20, trim: true }), "city": string({ minLength: 1, maxLength: 100, trim: true }), "state": string({ maxLength: 10 }), "zip": string({ minLength: 1, maxLength: 20, trim: true }) }, ["street","street_n","city","zip"]), "have_b_address": boolean, "b_address": object({ "street": string({ minLength: 1, maxLength: 150, trim: true }), "street_n": string({ minLength: 1, maxLength: 20, trim: true }), "city": string({ minLength: 1, maxLength: 100, trim: true }), "state": string({ maxLength: 10 }), "zip": string({ minLength: 1, maxLength: 20, trim: true }) }), "vendor_name": string({ minLength: 1, maxLength: 128, trim: true }), "is_wireless": boolean, "account_n": string({ minLength: 1, maxLength: 30, trim: true, pattern: /^[A-Za-z0-9-]+$/u }), "btn": string({ format: "phone" }), "pass_code": string({ minLength: 1, maxLength: 20, pattern: /^[A-Za-z0-9-]+$/u }), "ssn": string({ minLength: 4, maxLength: 4, pattern: /^\d{4}$/u }), "is_full_port": boolean, "remaining_numbers": string({ values: ["keep","disconnect"] }), "new_btn": string({ format: "phone" }), "vendor_contact": string({ minLength: 1, maxLength: 128, trim: true }), "vendor_email": string({ maxLength: 254, format: "email", trim: true }), "vendor_phone": string({ format: "phone" }), "bill": object({ "id": string({ format: "uuid" }), "name": readOnly, "bytes": readOnly, "type": readOnly }, ["id"]), "csr": object({ "id": string({ format: "uuid" }), "name": readOnly, "bytes": readOnly, "type": readOnly }, ["id"]), "route_to": string({ values: ["none","sip_uri","phone","trunk"] }), "sip_uri": string({ minLength: 1, maxLength: 255, trim: true, pattern: /^[sS][iI][pP][sS]?:[A-Za-z0-9.!~*'()&=+$,;?/_%-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*(?::[0-9]{1,5})?$/u }), "forward_to": string({ format: "phone" }), "trunk": object({ "id": string({ format: "uuid" }), "label": readOnly }, ["id"]), "port_date": string({ format: "date" }), "signature": string({ maxLength: 20000, trim: true }), "earliest_date": readOnly, "lead_time": readOnly, "monthly_fee": readOnly, "numbers_count": readOnly, "numbers_text": readOnly, "digits": readOnly, "checks": readOnly, "missing": readOnly, "letter_status": readOnly, "signed_at": readOnly, "step": readOnly, "rejected_field": readOnly, "status": readOnly, "reason": readOnly, "moved_at": readOnly, "created_at": readOnly, "updated_at": readOnly })),
  "porting-request.form": validator(object({ "id": anything, "version": anything, "reference": anything, "wizard": object({ "agree": boolean, "destinations": anything, "document": anything, "maxLastStep": anything }), "country": string({ maxLength: 2 }), "numbers_type": string({ values: ["geo"] }), "numbers": array({ minItems: 1, maxItems: 1000, items: string({ minLength: 1, maxLength: 40, trim: true }) }), "is_business": boolean, "company": string({ minLength: 1, maxLength: 128, trim: true }), "customer_f_name": string({ minLength: 1, maxLength: 64, trim: true }), "customer_l_name": string({ minLength: 1, maxLength: 64, trim: true }), "address": object({ "street": string({ minLength: 1, maxLength: 150, trim: true }), "street_n": string({ minLength: 1, maxLength: 20, trim: true }), "city": string({ minLength: 1, maxLength: 100, trim: true }), "state": string({ maxLength: 10 }), "zip": string({ minLength: 1, maxLength: 20, trim: true }) }), "have_b_address": boolean, "b_address": object({ "street": string({ minLength: 1, maxLength: 150, trim: true }), "street_n": string({ minLength: 1, maxLength: 20, trim: true }), "city": string({ minLength: 1, maxLength: 100, trim: true }), "state": string({ maxLength: 10 }), "zip": string({ minLength: 1, maxLength: 20, trim: true }) }), "vendor_name": string({ minLength: 1, maxLength: 128, trim: true }), "is_wireless": boolean, "account_n": string({ minLength: 1, maxLength: 30, trim: true, pattern: /^[A-Za-z0-9-]+$/u }), "btn": string({ format: "phone" }), "pass_code": string({ minLength: 1, maxLength: 20, pattern: /^[A-Za-z0-9-]+$/u }), "ssn": string({ minLength: 4, maxLength: 4, pattern: /^\d{4}$/u }), "is_full_port": boolean, "remaining_numbers": string({ values: ["keep","disconnect"] }), "new_btn": string({ format: "phone" }), "vendor_contact": string({ minLength: 1, maxLength: 128, trim: true }), "vendor_email": string({ maxLength: 254, format: "email", trim: true }), "vendor_phone": string({ format: "phone" }), "bill": object({ "id": string({ format: "uuid" }), "name": anything, "bytes": anything, "type": anything }), "csr": object({ "id": string({ format: "uuid" }), "name": anything, "bytes": anything, "type": anything }), "route_to": string({ values: ["none","sip_uri","phone","trunk"] }), "sip_uri": string({ minLength: 1, maxLength: 255, trim: true, pattern: /^[sS][iI][pP][sS]?:[A-Za-z0-9.!~*'()&=+$,;?/_%-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*(?::[0-9]{1,5})?$/u }), "forward_to": string({ format: "phone" }), "trunk": object({ "id": string({ format: "uuid" }), "label": anything }), "port_date": string({ format: "date" }), "signature": string({ maxLength: 20000, trim: true }), "earliest_date": anything, "lead_time": anything, "monthly_fee": anything, "numbers_count": anything, "numbers_text": anything, "digits": anything, "checks": anything, "missing": anything, "letter_status": anything, "signed_at": anything, "step": anything, "rejected_field": anything, "status": anything, "reason": anything, "moved_at": anything, "created_at": anything, "updated_at": anything })),
}
