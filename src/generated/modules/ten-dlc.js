// Written by codegen from definitions/. Do not edit.
export const definition = {
 "id": "ten-dlc",
 "title": "ten-dlc:ten-dlc",
 "entities": {
  "ten-dlc-brand": {
   "id": "ten-dlc-brand",
   "module": "ten-dlc",
   "title": "ten-dlc:ten-dlc-brand",
   "properties": {
    "name": {
     "minLength": 1,
     "maxLength": 100,
     "trim": true,
     "type": "string",
     "title": "ten-dlc:brand-name",
     "help": "ten-dlc:brand-name-help",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "maxLength": "ten-dlc:too-long",
      "minLength": "ten-dlc:too-short"
     }
    },
    "entity_type": {
     "catalogue": "tcr-entity-types",
     "maxLength": 40,
     "type": "string",
     "title": "ten-dlc:entity-type",
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
    "entity_type_name": {
     "maxLength": 200,
     "readOnly": true,
     "type": "string",
     "title": "ten-dlc:entity-type",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {},
     "lookup": {
      "by": "entity_type",
      "values": {
       "PRIVATE_PROFIT": "Private company",
       "PUBLIC_PROFIT": "Publicly traded company",
       "NON_PROFIT": "Non-profit organization",
       "GOVERNMENT": "Government",
       "SOLE_PROPRIETOR": "Sole proprietor"
      }
     }
    },
    "country": {
     "enum": [
      "US"
     ],
     "default": "US",
     "type": "string",
     "title": "portal:country",
     "help": "ten-dlc:country-help",
     "enumTexts": {
      "US": "ten-dlc:united-states"
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
    "company_name": {
     "minLength": 1,
     "maxLength": 255,
     "trim": true,
     "type": "string",
     "title": "ten-dlc:company-name",
     "help": "ten-dlc:company-name-help",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "maxLength": "ten-dlc:too-long",
      "minLength": "ten-dlc:too-short"
     }
    },
    "ein": {
     "maxLength": 10,
     "pattern": "^\\d{2}-?\\d{7}$",
     "trim": true,
     "type": "string",
     "title": "ten-dlc:ein",
     "help": "ten-dlc:ein-help",
     "placeholder": "ten-dlc:ein-example",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "maxLength": "ten-dlc:too-long",
      "pattern": "ten-dlc:ein-format"
     }
    },
    "first_name": {
     "minLength": 1,
     "maxLength": 100,
     "trim": true,
     "type": "string",
     "title": "portal:first-name",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "maxLength": "ten-dlc:too-long",
      "minLength": "ten-dlc:too-short"
     }
    },
    "last_name": {
     "minLength": 1,
     "maxLength": 100,
     "trim": true,
     "type": "string",
     "title": "portal:last-name",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "maxLength": "ten-dlc:too-long",
      "minLength": "ten-dlc:too-short"
     }
    },
    "mobile_phone": {
     "format": "phone",
     "type": "string",
     "title": "ten-dlc:mobile-phone",
     "help": "ten-dlc:mobile-phone-help",
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
    "vertical": {
     "catalogue": "tcr-verticals",
     "maxLength": 40,
     "type": "string",
     "title": "ten-dlc:vertical",
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
    "vertical_name": {
     "maxLength": 200,
     "readOnly": true,
     "type": "string",
     "title": "ten-dlc:vertical",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {},
     "lookup": {
      "by": "vertical",
      "values": {
       "AGRICULTURE": "Agriculture",
       "COMMUNICATION": "Communication",
       "CONSTRUCTION": "Construction",
       "EDUCATION": "Education",
       "ENERGY": "Energy",
       "ENTERTAINMENT": "Entertainment",
       "FINANCIAL": "Financial",
       "GAMBLING": "Gambling",
       "GOVERNMENT": "Government",
       "HEALTHCARE": "Healthcare",
       "HOSPITALITY": "Hospitality",
       "HUMAN_RESOURCES": "Human resources",
       "INSURANCE": "Insurance",
       "LEGAL": "Legal",
       "MANUFACTURING": "Manufacturing",
       "NGO": "NGO",
       "POLITICAL": "Political",
       "POSTAL": "Postal",
       "PROFESSIONAL": "Professional",
       "REAL_ESTATE": "Real estate",
       "RETAIL": "Retail",
       "TECHNOLOGY": "Technology",
       "TRANSPORTATION": "Transportation"
      }
     }
    },
    "stock_symbol": {
     "minLength": 1,
     "maxLength": 10,
     "pattern": "^[A-Za-z0-9.\\-]+$",
     "trim": true,
     "type": "string",
     "title": "ten-dlc:stock-symbol",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "maxLength": "ten-dlc:too-long",
      "pattern": "ten-dlc:stock-symbol-format",
      "minLength": "ten-dlc:too-short"
     }
    },
    "stock_exchange": {
     "catalogue": "tcr-stock-exchanges",
     "maxLength": 40,
     "type": "string",
     "title": "ten-dlc:stock-exchange",
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
    "website": {
     "format": "uri",
     "maxLength": 200,
     "trim": true,
     "type": "string",
     "title": "ten-dlc:website",
     "help": "ten-dlc:website-help",
     "placeholder": "ten-dlc:website-example",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "format": "ten-dlc:website-format",
      "maxLength": "ten-dlc:too-long"
     }
    },
    "street": {
     "minLength": 1,
     "maxLength": 100,
     "trim": true,
     "type": "string",
     "title": "ten-dlc:street",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "maxLength": "ten-dlc:too-long",
      "minLength": "ten-dlc:too-short"
     }
    },
    "city": {
     "minLength": 1,
     "maxLength": 100,
     "trim": true,
     "type": "string",
     "title": "ten-dlc:city",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "maxLength": "ten-dlc:too-long",
      "minLength": "ten-dlc:too-short"
     }
    },
    "state": {
     "catalogue": "us-states",
     "maxLength": 40,
     "type": "string",
     "title": "ten-dlc:state",
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
    "state_name": {
     "maxLength": 200,
     "readOnly": true,
     "type": "string",
     "title": "ten-dlc:state",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {},
     "lookup": {
      "by": "state",
      "values": {
       "US-AL": "Alabama",
       "US-AK": "Alaska",
       "US-AZ": "Arizona",
       "US-AR": "Arkansas",
       "US-CA": "California",
       "US-CO": "Colorado",
       "US-CT": "Connecticut",
       "US-DE": "Delaware",
       "US-DC": "District of Columbia",
       "US-FL": "Florida",
       "US-GA": "Georgia",
       "US-HI": "Hawaii",
       "US-ID": "Idaho",
       "US-IL": "Illinois",
       "US-IN": "Indiana",
       "US-IA": "Iowa",
       "US-KS": "Kansas",
       "US-KY": "Kentucky",
       "US-LA": "Louisiana",
       "US-ME": "Maine",
       "US-MD": "Maryland",
       "US-MA": "Massachusetts",
       "US-MI": "Michigan",
       "US-MN": "Minnesota",
       "US-MS": "Mississippi",
       "US-MO": "Missouri",
       "US-MT": "Montana",
       "US-NE": "Nebraska",
       "US-NV": "Nevada",
       "US-NH": "New Hampshire",
       "US-NJ": "New Jersey",
       "US-NM": "New Mexico",
       "US-NY": "New York",
       "US-NC": "North Carolina",
       "US-ND": "North Dakota",
       "US-OH": "Ohio",
       "US-OK": "Oklahoma",
       "US-OR": "Oregon",
       "US-PA": "Pennsylvania",
       "US-RI": "Rhode Island",
       "US-SC": "South Carolina",
       "US-SD": "South Dakota",
       "US-TN": "Tennessee",
       "US-TX": "Texas",
       "US-UT": "Utah",
       "US-VT": "Vermont",
       "US-VA": "Virginia",
       "US-WA": "Washington",
       "US-WV": "West Virginia",
       "US-WI": "Wisconsin",
       "US-WY": "Wyoming"
      }
     }
    },
    "postal_code": {
     "maxLength": 10,
     "pattern": "^\\d{5}(-\\d{4})?$",
     "trim": true,
     "type": "string",
     "title": "ten-dlc:postal-code",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "maxLength": "ten-dlc:too-long",
      "pattern": "ten-dlc:postal-code-format"
     }
    },
    "email": {
     "format": "email",
     "maxLength": 100,
     "trim": true,
     "type": "string",
     "title": "ten-dlc:support-email",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "maxLength": "ten-dlc:too-long"
     }
    },
    "phone": {
     "format": "phone",
     "type": "string",
     "title": "ten-dlc:support-phone",
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
    "business_contact_email": {
     "format": "email",
     "maxLength": 100,
     "trim": true,
     "type": "string",
     "title": "ten-dlc:business-email",
     "help": "ten-dlc:business-email-help",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "maxLength": "ten-dlc:too-long"
     }
    },
    "vetting": {
     "catalogue": "tcr-vettings",
     "maxLength": 40,
     "default": "NONE",
     "type": "string",
     "title": "ten-dlc:vetting",
     "help": "ten-dlc:vetting-help",
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
    "vetting_name": {
     "maxLength": 200,
     "readOnly": true,
     "type": "string",
     "title": "ten-dlc:vetting",
     "help": "ten-dlc:vetting-help",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {},
     "lookup": {
      "by": "vetting",
      "values": {
       "NONE": "No vetting",
       "STANDARD": "Standard vetting",
       "ENHANCED": "Enhanced vetting",
       "POLITICAL": "Political vetting"
      }
     }
    },
    "reference_id": {
     "maxLength": 50,
     "trim": true,
     "type": "string",
     "title": "ten-dlc:reference",
     "help": "ten-dlc:reference-help",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "maxLength": "ten-dlc:too-long"
     }
    },
    "service_price": {
     "readOnly": true,
     "cell": "money",
     "type": "integer",
     "title": "ten-dlc:service-price",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {},
     "lookup": {
      "by": "entity_type",
      "values": {
       "PRIVATE_PROFIT": 4000000,
       "PUBLIC_PROFIT": 4000000,
       "NON_PROFIT": 4000000,
       "GOVERNMENT": 4000000,
       "SOLE_PROPRIETOR": 4000000
      }
     }
    },
    "vetting_price": {
     "readOnly": true,
     "cell": "money",
     "type": "integer",
     "title": "ten-dlc:vetting-price",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {},
     "lookup": {
      "by": "vetting",
      "values": {
       "NONE": 0,
       "STANDARD": 40000000,
       "ENHANCED": 95000000,
       "POLITICAL": 64000000
      }
     }
    },
    "campaigns": {
     "maxItems": 1000,
     "readOnly": true,
     "type": "array",
     "title": "ten-dlc:campaigns",
     "items": {
      "type": "object",
      "title": "ten-dlc:campaigns",
      "properties": {
       "id": {
        "format": "uuid",
        "type": "string",
        "title": "ten-dlc:campaigns",
        "trim": false,
        "readOnly": true,
        "writeOn": [],
        "sensitive": false,
        "cell": "text",
        "errors": {}
       },
       "name": {
        "maxLength": 200,
        "type": "string",
        "title": "ten-dlc:campaigns",
        "trim": false,
        "readOnly": true,
        "writeOn": [],
        "sensitive": false,
        "cell": "text",
        "errors": {}
       },
       "usecase_id": {
        "maxLength": 40,
        "type": "string",
        "title": "ten-dlc:campaigns",
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
    "campaigns_count": {
     "readOnly": true,
     "type": "integer",
     "title": "ten-dlc:campaigns",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "feedback": {
     "maxLength": 1000,
     "readOnly": true,
     "type": "string",
     "title": "ten-dlc:feedback",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "rejection": {
     "catalogue": "tcr-brand-rejections",
     "maxLength": 40,
     "readOnly": true,
     "type": "string",
     "title": "ten-dlc:rejection",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "choice",
     "errors": {}
    },
    "rejection_about": {
     "maxLength": 400,
     "readOnly": true,
     "type": "string",
     "title": "ten-dlc:rejection-about",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {},
     "lookup": {
      "by": "rejection",
      "values": {
       "tax-id": "The registry compares name, number and address with the IRS. One differing letter is enough.",
       "legal-name": "Use the registered name with its ending. The name customers know belongs in Brand name.",
       "entity-type": "A nonprofit needs its 501(c) status, and a public company its stock symbol. A sole proprietor has no EIN.",
       "website": "Reviewers look for your name, what you do, and how to reach you. Parked pages and social profiles don’t count.",
       "stock-symbol": "Symbol and exchange are compared with the public listing.",
       "mobile-phone": "A sole proprietor confirms a code on a US or Canadian mobile number of their own, used for few brands.",
       "address": "Use the registered address. Mailboxes and virtual offices fail.",
       "email-domain": "Free mail services don’t prove that you act for the company."
      }
     }
    },
    "rejection_example": {
     "maxLength": 400,
     "readOnly": true,
     "type": "string",
     "title": "ten-dlc:rejection-example",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {},
     "lookup": {
      "by": "rejection",
      "values": {
       "tax-id": "“Acme Trading LLC” and 12-3456789, exactly as on your IRS letter (CP 575 or 147C).",
       "legal-name": "Legal company name “Acme Trading LLC”, brand name “Acme”.",
       "entity-type": "“Private company” for an LLC, “Nonprofit” for a 501(c)(3).",
       "website": "https://acme.example, online, with the company name in the footer.",
       "stock-symbol": "“ACME” at NASDAQ.",
       "mobile-phone": "+1 503 555 0187, not a number of a phone service or of another brand.",
       "address": "220 Commerce Street, Portland, OR 97204, as on your IRS letter.",
       "email-domain": "compliance@acme.example for acme.example."
      }
     }
    },
    "rejection_field": {
     "maxLength": 60,
     "readOnly": true,
     "type": "string",
     "title": "ten-dlc:rejection-field",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {},
     "lookup": {
      "by": "rejection",
      "values": {
       "tax-id": "Tax number (EIN)",
       "legal-name": "Legal company name",
       "entity-type": "Legal form",
       "website": "Website",
       "stock-symbol": "Stock symbol",
       "mobile-phone": "Mobile phone",
       "address": "Street",
       "email-domain": "Support email"
      }
     }
    },
    "rejection_step": {
     "maxLength": 40,
     "readOnly": true,
     "type": "string",
     "title": "ten-dlc:rejection-field",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {},
     "lookup": {
      "by": "rejection",
      "values": {
       "tax-id": "business",
       "legal-name": "business",
       "entity-type": "business",
       "website": "business",
       "stock-symbol": "business",
       "mobile-phone": "business",
       "address": "contact",
       "email-domain": "contact"
      }
     }
    },
    "status": {
     "enum": [
      "review",
      "approved",
      "declined"
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
      "review": "ten-dlc:status-review",
      "approved": "ten-dlc:status-approved",
      "declined": "portal:status-declined"
     }
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
    "name",
    "entity_type",
    "country",
    "website",
    "street",
    "city",
    "state",
    "postal_code",
    "email",
    "phone",
    "vetting"
   ],
   "rules": {
    "fields": {
     "entity_type": {
      "enabledWhen": {
       "source": "!has(row.status) || row.status != 'approved'",
       "tree": {
        "op": "or",
        "args": [
         {
          "op": "not",
          "arg": {
           "op": "has",
           "root": "row",
           "path": [
            "status"
           ]
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
           "value": "approved"
          }
         }
        ]
       },
       "dependsOn": [
        "row.status"
       ]
      },
      "because": "ten-dlc:identity-locked"
     },
     "name": {
      "enabledWhen": {
       "source": "!has(row.status) || row.status != 'approved'",
       "tree": {
        "op": "or",
        "args": [
         {
          "op": "not",
          "arg": {
           "op": "has",
           "root": "row",
           "path": [
            "status"
           ]
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
           "value": "approved"
          }
         }
        ]
       },
       "dependsOn": [
        "row.status"
       ]
      },
      "because": "ten-dlc:identity-locked"
     },
     "company_name": {
      "visibleWhen": {
       "source": "has(form.entity_type) && form.entity_type != 'SOLE_PROPRIETOR'",
       "tree": {
        "op": "and",
        "args": [
         {
          "op": "has",
          "root": "form",
          "path": [
           "entity_type"
          ]
         },
         {
          "op": "!=",
          "left": {
           "op": "path",
           "root": "form",
           "path": [
            "entity_type"
           ]
          },
          "right": {
           "op": "const",
           "value": "SOLE_PROPRIETOR"
          }
         }
        ]
       },
       "dependsOn": [
        "form.entity_type"
       ]
      },
      "requiredWhen": {
       "source": "has(form.entity_type) && form.entity_type != 'SOLE_PROPRIETOR'",
       "tree": {
        "op": "and",
        "args": [
         {
          "op": "has",
          "root": "form",
          "path": [
           "entity_type"
          ]
         },
         {
          "op": "!=",
          "left": {
           "op": "path",
           "root": "form",
           "path": [
            "entity_type"
           ]
          },
          "right": {
           "op": "const",
           "value": "SOLE_PROPRIETOR"
          }
         }
        ]
       },
       "dependsOn": [
        "form.entity_type"
       ]
      },
      "enabledWhen": {
       "source": "!has(row.status) || row.status != 'approved'",
       "tree": {
        "op": "or",
        "args": [
         {
          "op": "not",
          "arg": {
           "op": "has",
           "root": "row",
           "path": [
            "status"
           ]
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
           "value": "approved"
          }
         }
        ]
       },
       "dependsOn": [
        "row.status"
       ]
      },
      "because": "ten-dlc:identity-locked"
     },
     "ein": {
      "visibleWhen": {
       "source": "has(form.entity_type) && form.entity_type != 'SOLE_PROPRIETOR'",
       "tree": {
        "op": "and",
        "args": [
         {
          "op": "has",
          "root": "form",
          "path": [
           "entity_type"
          ]
         },
         {
          "op": "!=",
          "left": {
           "op": "path",
           "root": "form",
           "path": [
            "entity_type"
           ]
          },
          "right": {
           "op": "const",
           "value": "SOLE_PROPRIETOR"
          }
         }
        ]
       },
       "dependsOn": [
        "form.entity_type"
       ]
      },
      "requiredWhen": {
       "source": "has(form.entity_type) && form.entity_type != 'SOLE_PROPRIETOR'",
       "tree": {
        "op": "and",
        "args": [
         {
          "op": "has",
          "root": "form",
          "path": [
           "entity_type"
          ]
         },
         {
          "op": "!=",
          "left": {
           "op": "path",
           "root": "form",
           "path": [
            "entity_type"
           ]
          },
          "right": {
           "op": "const",
           "value": "SOLE_PROPRIETOR"
          }
         }
        ]
       },
       "dependsOn": [
        "form.entity_type"
       ]
      },
      "enabledWhen": {
       "source": "!has(row.status) || row.status != 'approved'",
       "tree": {
        "op": "or",
        "args": [
         {
          "op": "not",
          "arg": {
           "op": "has",
           "root": "row",
           "path": [
            "status"
           ]
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
           "value": "approved"
          }
         }
        ]
       },
       "dependsOn": [
        "row.status"
       ]
      },
      "because": "ten-dlc:identity-locked"
     },
     "vertical": {
      "visibleWhen": {
       "source": "has(form.entity_type) && form.entity_type != 'SOLE_PROPRIETOR'",
       "tree": {
        "op": "and",
        "args": [
         {
          "op": "has",
          "root": "form",
          "path": [
           "entity_type"
          ]
         },
         {
          "op": "!=",
          "left": {
           "op": "path",
           "root": "form",
           "path": [
            "entity_type"
           ]
          },
          "right": {
           "op": "const",
           "value": "SOLE_PROPRIETOR"
          }
         }
        ]
       },
       "dependsOn": [
        "form.entity_type"
       ]
      },
      "requiredWhen": {
       "source": "has(form.entity_type) && form.entity_type != 'SOLE_PROPRIETOR'",
       "tree": {
        "op": "and",
        "args": [
         {
          "op": "has",
          "root": "form",
          "path": [
           "entity_type"
          ]
         },
         {
          "op": "!=",
          "left": {
           "op": "path",
           "root": "form",
           "path": [
            "entity_type"
           ]
          },
          "right": {
           "op": "const",
           "value": "SOLE_PROPRIETOR"
          }
         }
        ]
       },
       "dependsOn": [
        "form.entity_type"
       ]
      }
     },
     "first_name": {
      "visibleWhen": {
       "source": "form.entity_type == 'SOLE_PROPRIETOR'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "entity_type"
         ]
        },
        "right": {
         "op": "const",
         "value": "SOLE_PROPRIETOR"
        }
       },
       "dependsOn": [
        "form.entity_type"
       ]
      },
      "requiredWhen": {
       "source": "form.entity_type == 'SOLE_PROPRIETOR'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "entity_type"
         ]
        },
        "right": {
         "op": "const",
         "value": "SOLE_PROPRIETOR"
        }
       },
       "dependsOn": [
        "form.entity_type"
       ]
      }
     },
     "last_name": {
      "visibleWhen": {
       "source": "form.entity_type == 'SOLE_PROPRIETOR'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "entity_type"
         ]
        },
        "right": {
         "op": "const",
         "value": "SOLE_PROPRIETOR"
        }
       },
       "dependsOn": [
        "form.entity_type"
       ]
      },
      "requiredWhen": {
       "source": "form.entity_type == 'SOLE_PROPRIETOR'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "entity_type"
         ]
        },
        "right": {
         "op": "const",
         "value": "SOLE_PROPRIETOR"
        }
       },
       "dependsOn": [
        "form.entity_type"
       ]
      }
     },
     "mobile_phone": {
      "visibleWhen": {
       "source": "form.entity_type == 'SOLE_PROPRIETOR'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "entity_type"
         ]
        },
        "right": {
         "op": "const",
         "value": "SOLE_PROPRIETOR"
        }
       },
       "dependsOn": [
        "form.entity_type"
       ]
      },
      "requiredWhen": {
       "source": "form.entity_type == 'SOLE_PROPRIETOR'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "entity_type"
         ]
        },
        "right": {
         "op": "const",
         "value": "SOLE_PROPRIETOR"
        }
       },
       "dependsOn": [
        "form.entity_type"
       ]
      }
     },
     "stock_symbol": {
      "visibleWhen": {
       "source": "form.entity_type == 'PUBLIC_PROFIT'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "entity_type"
         ]
        },
        "right": {
         "op": "const",
         "value": "PUBLIC_PROFIT"
        }
       },
       "dependsOn": [
        "form.entity_type"
       ]
      },
      "requiredWhen": {
       "source": "form.entity_type == 'PUBLIC_PROFIT'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "entity_type"
         ]
        },
        "right": {
         "op": "const",
         "value": "PUBLIC_PROFIT"
        }
       },
       "dependsOn": [
        "form.entity_type"
       ]
      }
     },
     "stock_exchange": {
      "visibleWhen": {
       "source": "form.entity_type == 'PUBLIC_PROFIT'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "entity_type"
         ]
        },
        "right": {
         "op": "const",
         "value": "PUBLIC_PROFIT"
        }
       },
       "dependsOn": [
        "form.entity_type"
       ]
      },
      "requiredWhen": {
       "source": "form.entity_type == 'PUBLIC_PROFIT'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "entity_type"
         ]
        },
        "right": {
         "op": "const",
         "value": "PUBLIC_PROFIT"
        }
       },
       "dependsOn": [
        "form.entity_type"
       ]
      }
     },
     "business_contact_email": {
      "visibleWhen": {
       "source": "form.entity_type == 'PUBLIC_PROFIT'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "entity_type"
         ]
        },
        "right": {
         "op": "const",
         "value": "PUBLIC_PROFIT"
        }
       },
       "dependsOn": [
        "form.entity_type"
       ]
      },
      "requiredWhen": {
       "source": "form.entity_type == 'PUBLIC_PROFIT'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "entity_type"
         ]
        },
        "right": {
         "op": "const",
         "value": "PUBLIC_PROFIT"
        }
       },
       "dependsOn": [
        "form.entity_type"
       ]
      }
     },
     "vetting": {
      "enabledWhen": {
       "source": "!has(row.status) || row.status != 'approved'",
       "tree": {
        "op": "or",
        "args": [
         {
          "op": "not",
          "arg": {
           "op": "has",
           "root": "row",
           "path": [
            "status"
           ]
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
           "value": "approved"
          }
         }
        ]
       },
       "dependsOn": [
        "row.status"
       ]
      },
      "because": "ten-dlc:identity-locked",
      "forced": [
       {
        "when": {
         "source": "form.entity_type == 'SOLE_PROPRIETOR'",
         "tree": {
          "op": "==",
          "left": {
           "op": "path",
           "root": "form",
           "path": [
            "entity_type"
           ]
          },
          "right": {
           "op": "const",
           "value": "SOLE_PROPRIETOR"
          }
         },
         "dependsOn": [
          "form.entity_type"
         ]
        },
        "value": "NONE",
        "because": "ten-dlc:sole-no-vetting"
       }
      ]
     }
    },
    "effects": [],
    "checks": []
   },
   "lifecycle": {
    "entity": "ten-dlc-brand",
    "field": "status",
    "states": {
     "review": {
      "tone": "info",
      "icon": "schedule",
      "title": "ten-dlc:status-review"
     },
     "approved": {
      "tone": "success",
      "icon": "check",
      "title": "ten-dlc:status-approved"
     },
     "declined": {
      "tone": "danger",
      "icon": "block",
      "title": "portal:status-declined"
     }
    },
    "named": "name",
    "initial": "review",
    "created": {
     "postings": [
      {
       "type": 42,
       "amount": "{row.service_price}",
       "text": "ten-dlc:fee-registration"
      },
      {
       "type": 43,
       "amount": "{row.vetting_price}",
       "text": "ten-dlc:fee-brand-vetting"
      }
     ]
    },
    "call": {
     "method": "PUT",
     "path": "/v1/10dlc/brands/{id}/status"
    },
    "transitions": [
     {
      "id": "resubmit",
      "event": "ten-dlc:event-submitted-again",
      "icon": "send",
      "from": [
       "declined"
      ],
      "to": "review",
      "confirm": {
       "title": "ten-dlc:resubmit-brand-title",
       "text": "ten-dlc:resubmit-brand-text",
       "dismiss": "portal:not-now",
       "action": "ten-dlc:resubmit"
      },
      "postings": [
       {
        "type": 42,
        "amount": "{row.service_price}",
        "text": "ten-dlc:fee-registration"
       },
       {
        "type": 43,
        "amount": "{row.vetting_price}",
        "text": "ten-dlc:fee-brand-vetting"
       }
      ],
      "success": "ten-dlc:brand-resubmitted",
      "by": "user",
      "title": "ten-dlc:resubmit",
      "access": [
       "SmsTenDlc",
       "TenDlcWrite"
      ],
      "tone": "neutral"
     },
     {
      "id": "decline",
      "from": [
       "review"
      ],
      "to": "declined",
      "by": "reviewer",
      "note": {
       "required": true,
       "field": "feedback",
       "reason": {
        "field": "rejection",
        "catalogue": "tcr-brand-rejections"
       },
       "maxLength": 1000
      },
      "simulated": {
       "afterMs": 8000,
       "when": {
        "source": "row.ein.startsWith('00')",
        "tree": {
         "op": "startsWith",
         "left": {
          "op": "path",
          "root": "row",
          "path": [
           "ein"
          ]
         },
         "right": {
          "op": "const",
          "value": "00"
         }
        },
        "dependsOn": [
         "row.ein"
        ]
       },
       "reason": "tax-id"
      },
      "tone": "neutral",
      "access": []
     },
     {
      "id": "approve",
      "from": [
       "review"
      ],
      "to": "approved",
      "by": "reviewer",
      "note": {
       "field": "feedback",
       "reason": {
        "field": "rejection",
        "catalogue": "tcr-brand-rejections"
       },
       "required": false,
       "maxLength": 1000
      },
      "simulated": {
       "afterMs": 8000
      },
      "tone": "neutral",
      "access": []
     }
    ],
    "failure": "ten-dlc:status-failed"
   }
  },
  "ten-dlc-appeal": {
   "id": "ten-dlc-appeal",
   "module": "ten-dlc",
   "title": "ten-dlc:appeal",
   "properties": {
    "note": {
     "minLength": 20,
     "maxLength": 1000,
     "trim": true,
     "type": "string",
     "title": "ten-dlc:appeal-why",
     "help": "ten-dlc:appeal-why-help",
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
   "required": [
    "note"
   ],
   "rules": {
    "fields": {},
    "effects": [],
    "checks": []
   }
  },
  "ten-dlc-campaign": {
   "id": "ten-dlc-campaign",
   "module": "ten-dlc",
   "title": "ten-dlc:ten-dlc-campaign",
   "properties": {
    "brand_id": {
     "format": "uuid",
     "readOnly": true,
     "type": "string",
     "title": "ten-dlc:brand",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "name": {
     "minLength": 1,
     "maxLength": 200,
     "trim": true,
     "type": "string",
     "title": "ten-dlc:campaign-name",
     "help": "ten-dlc:campaign-name-help",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "maxLength": "ten-dlc:too-long",
      "minLength": "ten-dlc:too-short"
     }
    },
    "usecase_id": {
     "catalogue": "tcr-use-cases",
     "maxLength": 40,
     "type": "string",
     "title": "ten-dlc:use-case",
     "help": "ten-dlc:use-case-help",
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
    "usecase": {
     "maxLength": 200,
     "readOnly": true,
     "type": "string",
     "title": "ten-dlc:use-case",
     "help": "ten-dlc:use-case-help",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {},
     "lookup": {
      "by": "usecase_id",
      "values": {
       "2FA": "Two-factor authentication",
       "ACCOUNT_NOTIFICATION": "Account notification",
       "CUSTOMER_CARE": "Customer care",
       "DELIVERY_NOTIFICATION": "Delivery notification",
       "FRAUD_ALERT": "Fraud alert",
       "HIGHER_EDUCATION": "Higher education",
       "LOW_VOLUME": "Low volume mixed",
       "MARKETING": "Marketing",
       "MIXED": "Mixed",
       "POLLING_VOTING": "Polling and voting",
       "PUBLIC_SERVICE_ANNOUNCEMENT": "Public service announcement",
       "SECURITY_ALERT": "Security alert",
       "AGENTS_FRANCHISES": "Agents and franchises",
       "CHARITY": "Charity",
       "EMERGENCY": "Emergency",
       "POLITICAL": "Political",
       "SOCIAL": "Social",
       "SWEEPSTAKE": "Sweepstake"
      }
     }
    },
    "usecase_about": {
     "maxLength": 200,
     "readOnly": true,
     "type": "string",
     "title": "ten-dlc:use-case-about",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {},
     "lookup": {
      "by": "usecase_id",
      "values": {
       "2FA": "One-time codes, login and password-reset verification",
       "ACCOUNT_NOTIFICATION": "Reminders, alerts and notices to account holders",
       "CUSTOMER_CARE": "Support and account-management conversations",
       "DELIVERY_NOTIFICATION": "Status of a product or service delivery",
       "FRAUD_ALERT": "Possible fraud on a user account",
       "HIGHER_EDUCATION": "Colleges, universities and districts outside free-to-end-user messaging",
       "LOW_VOLUME": "Several use cases at very low throughput (small business, tests)",
       "MARKETING": "Promotional content",
       "MIXED": "Two to five standard use cases in one campaign",
       "POLLING_VOTING": "Non-political surveys and polls",
       "PUBLIC_SERVICE_ANNOUNCEMENT": "Raising awareness of an important issue",
       "SECURITY_ALERT": "A system was compromised and the user must act",
       "AGENTS_FRANCHISES": "Many agents or offices of one brand, each with its own local number",
       "CHARITY": "Registered 501(c)(3) charity; not religious organisations",
       "EMERGENCY": "Public safety and health during emergencies",
       "POLITICAL": "Influencing decisions of a group; sender verified by Campaign Verify",
       "SOCIAL": "Communication inside closed communities, influencer alerts",
       "SWEEPSTAKE": "Contests and prize draws"
      }
     }
    },
    "min_samples": {
     "readOnly": true,
     "type": "integer",
     "title": "ten-dlc:min-samples",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {},
     "lookup": {
      "by": "usecase_id",
      "values": {
       "2FA": 1,
       "ACCOUNT_NOTIFICATION": 2,
       "CUSTOMER_CARE": 2,
       "DELIVERY_NOTIFICATION": 2,
       "FRAUD_ALERT": 2,
       "HIGHER_EDUCATION": 2,
       "LOW_VOLUME": 1,
       "MARKETING": 2,
       "MIXED": 2,
       "POLLING_VOTING": 2,
       "PUBLIC_SERVICE_ANNOUNCEMENT": 2,
       "SECURITY_ALERT": 2,
       "AGENTS_FRANCHISES": 3,
       "CHARITY": 2,
       "EMERGENCY": 2,
       "POLITICAL": 3,
       "SOCIAL": 4,
       "SWEEPSTAKE": 5
      }
     }
    },
    "req_subscriber_optin": {
     "readOnly": true,
     "type": "boolean",
     "title": "ten-dlc:req-optin",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "yes-no",
     "errors": {},
     "lookup": {
      "by": "usecase_id",
      "values": {
       "2FA": true,
       "ACCOUNT_NOTIFICATION": true,
       "CUSTOMER_CARE": true,
       "DELIVERY_NOTIFICATION": true,
       "FRAUD_ALERT": true,
       "HIGHER_EDUCATION": true,
       "LOW_VOLUME": true,
       "MARKETING": true,
       "MIXED": true,
       "POLLING_VOTING": true,
       "PUBLIC_SERVICE_ANNOUNCEMENT": true,
       "SECURITY_ALERT": true,
       "AGENTS_FRANCHISES": true,
       "CHARITY": true,
       "EMERGENCY": false,
       "POLITICAL": true,
       "SOCIAL": true,
       "SWEEPSTAKE": true
      }
     }
    },
    "req_subscriber_optout": {
     "readOnly": true,
     "type": "boolean",
     "title": "ten-dlc:req-optout",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "yes-no",
     "errors": {},
     "lookup": {
      "by": "usecase_id",
      "values": {
       "2FA": false,
       "ACCOUNT_NOTIFICATION": true,
       "CUSTOMER_CARE": true,
       "DELIVERY_NOTIFICATION": true,
       "FRAUD_ALERT": true,
       "HIGHER_EDUCATION": true,
       "LOW_VOLUME": true,
       "MARKETING": true,
       "MIXED": true,
       "POLLING_VOTING": true,
       "PUBLIC_SERVICE_ANNOUNCEMENT": true,
       "SECURITY_ALERT": true,
       "AGENTS_FRANCHISES": true,
       "CHARITY": true,
       "EMERGENCY": false,
       "POLITICAL": true,
       "SOCIAL": true,
       "SWEEPSTAKE": true
      }
     }
    },
    "no_embedded_link": {
     "readOnly": true,
     "type": "boolean",
     "title": "ten-dlc:no-link",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "yes-no",
     "errors": {},
     "lookup": {
      "by": "usecase_id",
      "values": {
       "2FA": true,
       "ACCOUNT_NOTIFICATION": false,
       "CUSTOMER_CARE": false,
       "DELIVERY_NOTIFICATION": false,
       "FRAUD_ALERT": false,
       "HIGHER_EDUCATION": false,
       "LOW_VOLUME": false,
       "MARKETING": false,
       "MIXED": false,
       "POLLING_VOTING": false,
       "PUBLIC_SERVICE_ANNOUNCEMENT": false,
       "SECURITY_ALERT": false,
       "AGENTS_FRANCHISES": false,
       "CHARITY": false,
       "EMERGENCY": false,
       "POLITICAL": false,
       "SOCIAL": false,
       "SWEEPSTAKE": false
      }
     }
    },
    "no_embedded_phone": {
     "readOnly": true,
     "type": "boolean",
     "title": "ten-dlc:no-phone",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "yes-no",
     "errors": {},
     "lookup": {
      "by": "usecase_id",
      "values": {
       "2FA": true,
       "ACCOUNT_NOTIFICATION": false,
       "CUSTOMER_CARE": false,
       "DELIVERY_NOTIFICATION": false,
       "FRAUD_ALERT": false,
       "HIGHER_EDUCATION": false,
       "LOW_VOLUME": false,
       "MARKETING": false,
       "MIXED": false,
       "POLLING_VOTING": false,
       "PUBLIC_SERVICE_ANNOUNCEMENT": false,
       "SECURITY_ALERT": true,
       "AGENTS_FRANCHISES": false,
       "CHARITY": false,
       "EMERGENCY": false,
       "POLITICAL": false,
       "SOCIAL": false,
       "SWEEPSTAKE": false
      }
     }
    },
    "monthly_fee": {
     "readOnly": true,
     "cell": "money",
     "type": "integer",
     "title": "ten-dlc:monthly-fee",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {},
     "lookup": {
      "by": "usecase_id",
      "values": {
       "2FA": 10000000,
       "ACCOUNT_NOTIFICATION": 10000000,
       "CUSTOMER_CARE": 10000000,
       "DELIVERY_NOTIFICATION": 10000000,
       "FRAUD_ALERT": 10000000,
       "HIGHER_EDUCATION": 10000000,
       "LOW_VOLUME": 1500000,
       "MARKETING": 10000000,
       "MIXED": 10000000,
       "POLLING_VOTING": 10000000,
       "PUBLIC_SERVICE_ANNOUNCEMENT": 10000000,
       "SECURITY_ALERT": 10000000,
       "AGENTS_FRANCHISES": 30000000,
       "CHARITY": 3000000,
       "EMERGENCY": 5000000,
       "POLITICAL": 10000000,
       "SOCIAL": 10000000,
       "SWEEPSTAKE": 10000000
      }
     }
    },
    "upfront_fee": {
     "readOnly": true,
     "cell": "money",
     "type": "integer",
     "title": "ten-dlc:upfront-fee",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {},
     "lookup": {
      "by": "usecase_id",
      "values": {
       "2FA": 30000000,
       "ACCOUNT_NOTIFICATION": 30000000,
       "CUSTOMER_CARE": 30000000,
       "DELIVERY_NOTIFICATION": 30000000,
       "FRAUD_ALERT": 30000000,
       "HIGHER_EDUCATION": 30000000,
       "LOW_VOLUME": 4500000,
       "MARKETING": 30000000,
       "MIXED": 30000000,
       "POLLING_VOTING": 30000000,
       "PUBLIC_SERVICE_ANNOUNCEMENT": 30000000,
       "SECURITY_ALERT": 30000000,
       "AGENTS_FRANCHISES": 90000000,
       "CHARITY": 9000000,
       "EMERGENCY": 15000000,
       "POLITICAL": 30000000,
       "SOCIAL": 30000000,
       "SWEEPSTAKE": 30000000
      }
     }
    },
    "use_type": {
     "enum": [
      0,
      1
     ],
     "default": 0,
     "type": "integer",
     "title": "ten-dlc:use-type",
     "enumTexts": {
      "0": "ten-dlc:use-10dlc",
      "1": "ten-dlc:use-toll-free"
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
    "description": {
     "minLength": 40,
     "maxLength": 4096,
     "trim": true,
     "type": "string",
     "title": "ten-dlc:description",
     "help": "ten-dlc:description-help",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "maxLength": "ten-dlc:too-long",
      "minLength": "ten-dlc:too-short"
     }
    },
    "message_flow": {
     "minLength": 40,
     "maxLength": 2048,
     "trim": true,
     "type": "string",
     "title": "ten-dlc:message-flow",
     "help": "ten-dlc:message-flow-help",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "maxLength": "ten-dlc:too-long",
      "minLength": "ten-dlc:too-short"
     }
    },
    "optin_screenshots": {
     "maxItems": 3,
     "type": "array",
     "title": "ten-dlc:optin-screenshots",
     "help": "ten-dlc:optin-screenshots-help",
     "items": {
      "file": {
       "types": [
        "jpg",
        "png",
        "pdf"
       ],
       "maxMegabytes": 10
      },
      "required": [
       "id"
      ],
      "type": "object",
      "title": "ten-dlc:optin-screenshots",
      "properties": {
       "id": {
        "format": "uuid",
        "type": "string",
        "title": "ten-dlc:optin-screenshots",
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
        "title": "ten-dlc:optin-screenshots",
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
        "title": "ten-dlc:optin-screenshots",
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
        "title": "ten-dlc:optin-screenshots",
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
     "trim": false,
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "files",
     "errors": {
      "maxItems": "ten-dlc:optin-screenshots-most"
     }
    },
    "privacy_policy_link": {
     "format": "uri",
     "maxLength": 300,
     "trim": true,
     "type": "string",
     "title": "ten-dlc:privacy-link",
     "help": "ten-dlc:privacy-link-help",
     "placeholder": "ten-dlc:privacy-example",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "format": "ten-dlc:website-format",
      "maxLength": "ten-dlc:too-long"
     }
    },
    "terms_link": {
     "format": "uri",
     "maxLength": 300,
     "trim": true,
     "type": "string",
     "title": "ten-dlc:terms-link",
     "placeholder": "ten-dlc:terms-example",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "format": "ten-dlc:website-format",
      "maxLength": "ten-dlc:too-long"
     }
    },
    "sample1": {
     "minLength": 20,
     "maxLength": 1024,
     "trim": true,
     "type": "string",
     "title": "ten-dlc:sample-1",
     "help": "ten-dlc:sample-help",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "maxLength": "ten-dlc:too-long",
      "minLength": "ten-dlc:too-short"
     }
    },
    "sample2": {
     "minLength": 20,
     "maxLength": 1024,
     "trim": true,
     "type": "string",
     "title": "ten-dlc:sample-2",
     "help": "ten-dlc:sample-length",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "maxLength": "ten-dlc:too-long",
      "minLength": "ten-dlc:too-short"
     }
    },
    "sample3": {
     "minLength": 20,
     "maxLength": 1024,
     "trim": true,
     "type": "string",
     "title": "ten-dlc:sample-3",
     "help": "ten-dlc:sample-length",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "maxLength": "ten-dlc:too-long",
      "minLength": "ten-dlc:too-short"
     }
    },
    "sample4": {
     "minLength": 20,
     "maxLength": 1024,
     "trim": true,
     "type": "string",
     "title": "ten-dlc:sample-4",
     "help": "ten-dlc:sample-length",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "maxLength": "ten-dlc:too-long",
      "minLength": "ten-dlc:too-short"
     }
    },
    "sample5": {
     "minLength": 20,
     "maxLength": 1024,
     "trim": true,
     "type": "string",
     "title": "ten-dlc:sample-5",
     "help": "ten-dlc:sample-length",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "maxLength": "ten-dlc:too-long",
      "minLength": "ten-dlc:too-short"
     }
    },
    "subscriber_optin": {
     "default": false,
     "type": "boolean",
     "title": "ten-dlc:optin",
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
    "optin_keywords": {
     "maxLength": 255,
     "pattern": "^[A-Za-z0-9]+( *, *[A-Za-z0-9]+)*$",
     "default": "START,YES",
     "trim": true,
     "type": "string",
     "title": "ten-dlc:start-keywords",
     "help": "ten-dlc:start-keywords-help",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "required": "ten-dlc:start-keywords-required",
      "maxLength": "ten-dlc:too-long",
      "pattern": "ten-dlc:start-keywords-format"
     }
    },
    "optin_message": {
     "minLength": 20,
     "maxLength": 320,
     "trim": true,
     "type": "string",
     "title": "ten-dlc:start-response",
     "help": "ten-dlc:start-response-help",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "required": "ten-dlc:start-response-required",
      "maxLength": "ten-dlc:too-long",
      "minLength": "ten-dlc:too-short"
     }
    },
    "subscriber_optout": {
     "default": false,
     "type": "boolean",
     "title": "ten-dlc:optout",
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
    "optout_keywords": {
     "maxLength": 255,
     "pattern": "^[A-Za-z0-9]+( *, *[A-Za-z0-9]+)*$",
     "default": "STOP,STOPALL,UNSUBSCRIBE,CANCEL,END,QUIT",
     "trim": true,
     "type": "string",
     "title": "ten-dlc:stop-keywords",
     "help": "ten-dlc:stop-keywords-help",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "maxLength": "ten-dlc:too-long",
      "pattern": "ten-dlc:stop-keywords-format"
     }
    },
    "optout_message": {
     "minLength": 20,
     "maxLength": 320,
     "trim": true,
     "type": "string",
     "title": "ten-dlc:stop-response",
     "help": "ten-dlc:stop-response-help",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "maxLength": "ten-dlc:too-long",
      "minLength": "ten-dlc:too-short"
     }
    },
    "subscriber_help": {
     "default": true,
     "type": "boolean",
     "title": "ten-dlc:subscriber-help",
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
    "help_keywords": {
     "maxLength": 255,
     "pattern": "^[A-Za-z0-9]+( *, *[A-Za-z0-9]+)*$",
     "default": "HELP,INFO",
     "trim": true,
     "type": "string",
     "title": "ten-dlc:help-keywords",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "maxLength": "ten-dlc:too-long",
      "pattern": "ten-dlc:help-keywords-format"
     }
    },
    "help_message": {
     "minLength": 20,
     "maxLength": 320,
     "trim": true,
     "type": "string",
     "title": "ten-dlc:help-response",
     "help": "ten-dlc:help-response-help",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "maxLength": "ten-dlc:too-long",
      "minLength": "ten-dlc:too-short"
     }
    },
    "embedded_link": {
     "default": false,
     "type": "boolean",
     "title": "ten-dlc:embedded-link",
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
    "embedded_phone": {
     "default": false,
     "type": "boolean",
     "title": "ten-dlc:embedded-phone",
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
    "age_gated": {
     "default": false,
     "type": "boolean",
     "title": "ten-dlc:age-gated",
     "help": "ten-dlc:age-gated-help",
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
    "direct_lending": {
     "default": false,
     "type": "boolean",
     "title": "ten-dlc:direct-lending",
     "help": "ten-dlc:direct-lending-help",
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
    "affiliate_marketing": {
     "default": false,
     "type": "boolean",
     "title": "ten-dlc:affiliate",
     "help": "ten-dlc:affiliate-help",
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
    "auto_renewal": {
     "default": true,
     "type": "boolean",
     "title": "ten-dlc:auto-renewal",
     "help": "ten-dlc:auto-renewal-help",
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
    "numbers": {
     "maxItems": 49,
     "type": "array",
     "title": "ten-dlc:numbers",
     "help": "ten-dlc:numbers-help",
     "distinct": "id",
     "items": {
      "required": [
       "id"
      ],
      "type": "object",
      "title": "ten-dlc:numbers",
      "properties": {
       "id": {
        "format": "uuid",
        "type": "string",
        "title": "ten-dlc:numbers",
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
        "format": "phone",
        "readOnly": true,
        "type": "string",
        "title": "ten-dlc:number",
        "trim": false,
        "writeOn": [],
        "sensitive": false,
        "cell": "phone",
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
      "maxItems": "ten-dlc:numbers-most",
      "distinct": "ten-dlc:numbers-twice"
     }
    },
    "numbers_count": {
     "readOnly": true,
     "type": "integer",
     "title": "ten-dlc:numbers",
     "help": "ten-dlc:numbers-help",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "feedback": {
     "maxLength": 1000,
     "readOnly": true,
     "type": "string",
     "title": "ten-dlc:feedback",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "rejection": {
     "catalogue": "tcr-campaign-rejections",
     "maxLength": 40,
     "readOnly": true,
     "type": "string",
     "title": "ten-dlc:rejection",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "choice",
     "errors": {}
    },
    "rejection_about": {
     "maxLength": 400,
     "readOnly": true,
     "type": "string",
     "title": "ten-dlc:rejection-about",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {},
     "lookup": {
      "by": "rejection",
      "values": {
       "privacy-missing": "Reviewers found no privacy policy, or its address didn’t open.",
       "privacy-shares": "The policy lets you share or sell phone numbers or consent. Carriers accept no exception for partners or affiliates.",
       "terms-missing": "The terms must name the program, how often you text, that rates may apply, and how to get help and stop.",
       "description-vague": "Reviewers couldn’t tell who sends, who receives, and what the messages are for.",
       "use-case-mismatch": "The samples and the description must show what the selected use case covers. Offers, for example, are marketing.",
       "brand-mismatch": "The samples, website and policies must belong to the brand you registered. A trade name has to appear on its website.",
       "flow-unverified": "Reviewers open every address you name. A page behind a sign-in or a sign in a store needs a screenshot.",
       "flow-incomplete": "Next to the phone number, people must read who texts, how often, that rates may apply, how to stop, and where the policies are.",
       "flow-forced": "Agreeing to texts must be a choice of its own: not preselected, not required to buy, and not part of the terms.",
       "no-consent": "Carriers got complaints from people who never agreed to your messages. Bought, shared and old lists aren’t consent.",
       "sample-brand": "People must see who texts them, in every sample.",
       "sample-opt-out": "At least one sample must end with the way to stop.",
       "sample-link": "The samples have a link that wasn’t declared, or one of a public link shortener. Use your own domain and declare it.",
       "sample-phone": "The samples ask people to call, but “Messages contain phone numbers” is off.",
       "raffle-rules": "A sweepstake must lead to its official rules.",
       "sponsor-missing": "Public service announcements must say who pays for them.",
       "gambling": "T-Mobile delivers no gambling, betting or casino content, also where it’s legal. An appeal won’t help.",
       "prohibited": "Cannabis, adult content, high-risk loans, debt relief, get-rich offers and bought leads are never delivered, also where they’re legal.",
       "start-response": "The first message confirms what people joined: brand, how often, that rates may apply, HELP and STOP.",
       "stop-response": "The last message names your brand and says that no more will come.",
       "help-response": "It must name your brand and an email address, phone number or page.",
       "affiliate": "Carriers don’t deliver offers for other businesses, or to numbers that others collected.",
       "age-gate": "Loans, alcohol and the like need an age check before the first message."
      }
     }
    },
    "rejection_example": {
     "maxLength": 400,
     "readOnly": true,
     "type": "string",
     "title": "ten-dlc:rejection-example",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {},
     "lookup": {
      "by": "rejection",
      "values": {
       "privacy-missing": "https://example.com/privacy with the sentence “We don’t share phone numbers or consent with third parties for marketing.”",
       "privacy-shares": "“Phone numbers and text message consent are not shared with third parties or affiliates for marketing.”",
       "terms-missing": "“Acme order texts: up to 4 messages a month. Message and data rates may apply. Reply HELP for help, STOP to opt out.”",
       "description-vague": "“Acme texts customers who ordered on acme.example when an order ships or is ready to pick up, about 3 messages an order.”",
       "use-case-mismatch": "For Delivery notifications: “Acme: your order [number] arrives today between 2 and 4 PM.”",
       "brand-mismatch": "“Harbour & Pine: your order is ready”, where the brand is Harbour & Pine and the website is harbourpine.example.",
       "flow-unverified": "“Customers enter their number at acme.example/checkout and tick an unchecked box”, with a screenshot of that page.",
       "flow-incomplete": "“I agree to get up to 4 texts a month from Acme. Message and data rates may apply. Reply STOP to opt out. Terms and privacy policy: acme.example/terms”",
       "flow-forced": "“An optional, unchecked box below the phone number: ‘Text me about my order.’”",
       "no-consent": "“Every number comes from the box at acme.example/checkout. We store time, page and address of each consent.”",
       "sample-brand": "“Acme: [name], your appointment is tomorrow at [time]. Reply STOP to opt out.”",
       "sample-opt-out": "“Acme: 20% off this weekend. Reply STOP to opt out.”",
       "sample-link": "“Acme: track your parcel at acme.example/t/[code]”, with “Messages contain links” on.",
       "sample-phone": "“Acme: call (503) 555-0142 to reschedule”, with “Messages contain phone numbers” on.",
       "raffle-rules": "“Acme: you’re entered in the May raffle. Rules: acme.example/raffle. Reply STOP to opt out.”",
       "sponsor-missing": "“Trail closed at North Ridge until Friday. Sponsored by Portland Parks. Reply STOP to opt out.”",
       "gambling": "Leave out every offer to bet or play for money, also on the website.",
       "prohibited": "Leave out the content in the samples and on the website. If it’s what your business sells, carriers won’t deliver it.",
       "start-response": "“Acme: you’re in. Up to 4 messages a month. Rates may apply. Reply HELP for help, STOP to opt out.”",
       "stop-response": "“Acme: you’re unsubscribed and won’t get more messages. Reply START to join again.”",
       "help-response": "“Acme: write to help@acme.example or call (503) 555-0142. Reply STOP to opt out.”",
       "affiliate": "Text only your own offers, to people who gave their number to you, and turn “Affiliate marketing” off.",
       "age-gate": "“Reply with your date of birth to confirm that you’re 21”, with “Age-restricted content” on."
      }
     }
    },
    "rejection_field": {
     "maxLength": 60,
     "readOnly": true,
     "type": "string",
     "title": "ten-dlc:rejection-field",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {},
     "lookup": {
      "by": "rejection",
      "values": {
       "privacy-missing": "Privacy policy",
       "privacy-shares": "Privacy policy",
       "terms-missing": "Terms and conditions",
       "description-vague": "Description",
       "use-case-mismatch": "Use case",
       "brand-mismatch": "Sample 1",
       "flow-unverified": "Opt-in screenshots",
       "flow-incomplete": "How people opt in",
       "flow-forced": "How people opt in",
       "no-consent": "How people opt in",
       "sample-brand": "Sample 1",
       "sample-opt-out": "Sample 1",
       "sample-link": "Messages contain links",
       "sample-phone": "Messages contain phone numbers",
       "raffle-rules": "Sample 1",
       "sponsor-missing": "Sample 1",
       "gambling": "Sample 1",
       "prohibited": "Description",
       "start-response": "START response",
       "stop-response": "STOP response",
       "help-response": "HELP response",
       "affiliate": "Affiliate marketing",
       "age-gate": "Age-restricted content"
      }
     }
    },
    "rejection_step": {
     "maxLength": 40,
     "readOnly": true,
     "type": "string",
     "title": "ten-dlc:rejection-field",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {},
     "lookup": {
      "by": "rejection",
      "values": {
       "privacy-missing": "use-case",
       "privacy-shares": "use-case",
       "terms-missing": "use-case",
       "description-vague": "use-case",
       "use-case-mismatch": "use-case",
       "brand-mismatch": "samples",
       "flow-unverified": "use-case",
       "flow-incomplete": "use-case",
       "flow-forced": "use-case",
       "no-consent": "use-case",
       "sample-brand": "samples",
       "sample-opt-out": "samples",
       "sample-link": "samples",
       "sample-phone": "samples",
       "raffle-rules": "samples",
       "sponsor-missing": "samples",
       "gambling": "samples",
       "prohibited": "use-case",
       "start-response": "replies",
       "stop-response": "replies",
       "help-response": "replies",
       "affiliate": "details",
       "age-gate": "details"
      }
     }
    },
    "status": {
     "enum": [
      0,
      1,
      2,
      3,
      4,
      5,
      6,
      7,
      8,
      9,
      10,
      11,
      12,
      13,
      14,
      15,
      16
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
      "0": "ten-dlc:status-draft",
      "1": "ten-dlc:status-on-review",
      "2": "ten-dlc:status-changes-requested",
      "3": "portal:status-declined",
      "4": "ten-dlc:status-submitted-to-tcr",
      "5": "ten-dlc:status-tcr-accepted",
      "6": "ten-dlc:status-tcr-failed",
      "7": "ten-dlc:status-vetting",
      "8": "ten-dlc:status-vetting-failed",
      "9": "ten-dlc:status-appeal",
      "10": "ten-dlc:status-carrier-review",
      "11": "ten-dlc:status-carrier-rejected",
      "12": "ten-dlc:status-provisioning",
      "13": "ten-dlc:status-provisioning-failed",
      "14": "ten-dlc:status-approved",
      "15": "ten-dlc:status-suspended",
      "16": "ten-dlc:status-expired"
     }
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
    "name",
    "usecase_id",
    "description",
    "message_flow",
    "sample1"
   ],
   "rules": {
    "fields": {
     "name": {
      "enabledWhen": {
       "source": "!has(row.status) || row.status in [0, 2, 3]",
       "tree": {
        "op": "or",
        "args": [
         {
          "op": "not",
          "arg": {
           "op": "has",
           "root": "row",
           "path": [
            "status"
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
            2,
            3
           ]
          }
         }
        ]
       },
       "dependsOn": [
        "row.status"
       ]
      },
      "because": "ten-dlc:reviewed-locked"
     },
     "usecase_id": {
      "enabledWhen": {
       "source": "!has(row.status) || row.status in [0, 2, 3]",
       "tree": {
        "op": "or",
        "args": [
         {
          "op": "not",
          "arg": {
           "op": "has",
           "root": "row",
           "path": [
            "status"
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
            2,
            3
           ]
          }
         }
        ]
       },
       "dependsOn": [
        "row.status"
       ]
      },
      "because": "ten-dlc:reviewed-locked"
     },
     "use_type": {
      "enabledWhen": {
       "source": "!has(row.status) || row.status in [0, 2, 3]",
       "tree": {
        "op": "or",
        "args": [
         {
          "op": "not",
          "arg": {
           "op": "has",
           "root": "row",
           "path": [
            "status"
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
            2,
            3
           ]
          }
         }
        ]
       },
       "dependsOn": [
        "row.status"
       ]
      },
      "because": "ten-dlc:reviewed-locked"
     },
     "description": {
      "enabledWhen": {
       "source": "!has(row.status) || row.status in [0, 2, 3]",
       "tree": {
        "op": "or",
        "args": [
         {
          "op": "not",
          "arg": {
           "op": "has",
           "root": "row",
           "path": [
            "status"
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
            2,
            3
           ]
          }
         }
        ]
       },
       "dependsOn": [
        "row.status"
       ]
      },
      "because": "ten-dlc:reviewed-locked"
     },
     "message_flow": {
      "enabledWhen": {
       "source": "!has(row.status) || row.status in [0, 2, 3]",
       "tree": {
        "op": "or",
        "args": [
         {
          "op": "not",
          "arg": {
           "op": "has",
           "root": "row",
           "path": [
            "status"
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
            2,
            3
           ]
          }
         }
        ]
       },
       "dependsOn": [
        "row.status"
       ]
      },
      "because": "ten-dlc:reviewed-locked"
     },
     "optin_screenshots": {
      "enabledWhen": {
       "source": "!has(row.status) || row.status in [0, 2, 3]",
       "tree": {
        "op": "or",
        "args": [
         {
          "op": "not",
          "arg": {
           "op": "has",
           "root": "row",
           "path": [
            "status"
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
            2,
            3
           ]
          }
         }
        ]
       },
       "dependsOn": [
        "row.status"
       ]
      },
      "because": "ten-dlc:reviewed-locked"
     },
     "privacy_policy_link": {
      "enabledWhen": {
       "source": "!has(row.status) || row.status in [0, 2, 3]",
       "tree": {
        "op": "or",
        "args": [
         {
          "op": "not",
          "arg": {
           "op": "has",
           "root": "row",
           "path": [
            "status"
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
            2,
            3
           ]
          }
         }
        ]
       },
       "dependsOn": [
        "row.status"
       ]
      },
      "because": "ten-dlc:reviewed-locked"
     },
     "terms_link": {
      "enabledWhen": {
       "source": "!has(row.status) || row.status in [0, 2, 3]",
       "tree": {
        "op": "or",
        "args": [
         {
          "op": "not",
          "arg": {
           "op": "has",
           "root": "row",
           "path": [
            "status"
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
            2,
            3
           ]
          }
         }
        ]
       },
       "dependsOn": [
        "row.status"
       ]
      },
      "because": "ten-dlc:reviewed-locked"
     },
     "sample1": {
      "enabledWhen": {
       "source": "!has(row.status) || row.status in [0, 2, 3]",
       "tree": {
        "op": "or",
        "args": [
         {
          "op": "not",
          "arg": {
           "op": "has",
           "root": "row",
           "path": [
            "status"
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
            2,
            3
           ]
          }
         }
        ]
       },
       "dependsOn": [
        "row.status"
       ]
      },
      "because": "ten-dlc:reviewed-locked"
     },
     "sample2": {
      "requiredWhen": {
       "source": "form.min_samples >= 2",
       "tree": {
        "op": ">=",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "min_samples"
         ]
        },
        "right": {
         "op": "const",
         "value": 2
        }
       },
       "dependsOn": [
        "form.min_samples"
       ]
      },
      "enabledWhen": {
       "source": "!has(row.status) || row.status in [0, 2, 3]",
       "tree": {
        "op": "or",
        "args": [
         {
          "op": "not",
          "arg": {
           "op": "has",
           "root": "row",
           "path": [
            "status"
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
            2,
            3
           ]
          }
         }
        ]
       },
       "dependsOn": [
        "row.status"
       ]
      },
      "because": "ten-dlc:reviewed-locked"
     },
     "sample3": {
      "requiredWhen": {
       "source": "form.min_samples >= 3",
       "tree": {
        "op": ">=",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "min_samples"
         ]
        },
        "right": {
         "op": "const",
         "value": 3
        }
       },
       "dependsOn": [
        "form.min_samples"
       ]
      },
      "enabledWhen": {
       "source": "!has(row.status) || row.status in [0, 2, 3]",
       "tree": {
        "op": "or",
        "args": [
         {
          "op": "not",
          "arg": {
           "op": "has",
           "root": "row",
           "path": [
            "status"
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
            2,
            3
           ]
          }
         }
        ]
       },
       "dependsOn": [
        "row.status"
       ]
      },
      "because": "ten-dlc:reviewed-locked"
     },
     "sample4": {
      "requiredWhen": {
       "source": "form.min_samples >= 4",
       "tree": {
        "op": ">=",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "min_samples"
         ]
        },
        "right": {
         "op": "const",
         "value": 4
        }
       },
       "dependsOn": [
        "form.min_samples"
       ]
      },
      "enabledWhen": {
       "source": "!has(row.status) || row.status in [0, 2, 3]",
       "tree": {
        "op": "or",
        "args": [
         {
          "op": "not",
          "arg": {
           "op": "has",
           "root": "row",
           "path": [
            "status"
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
            2,
            3
           ]
          }
         }
        ]
       },
       "dependsOn": [
        "row.status"
       ]
      },
      "because": "ten-dlc:reviewed-locked"
     },
     "sample5": {
      "requiredWhen": {
       "source": "form.min_samples >= 5",
       "tree": {
        "op": ">=",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "min_samples"
         ]
        },
        "right": {
         "op": "const",
         "value": 5
        }
       },
       "dependsOn": [
        "form.min_samples"
       ]
      },
      "enabledWhen": {
       "source": "!has(row.status) || row.status in [0, 2, 3]",
       "tree": {
        "op": "or",
        "args": [
         {
          "op": "not",
          "arg": {
           "op": "has",
           "root": "row",
           "path": [
            "status"
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
            2,
            3
           ]
          }
         }
        ]
       },
       "dependsOn": [
        "row.status"
       ]
      },
      "because": "ten-dlc:reviewed-locked"
     },
     "subscriber_optin": {
      "enabledWhen": {
       "source": "!has(row.status) || row.status in [0, 2, 3]",
       "tree": {
        "op": "or",
        "args": [
         {
          "op": "not",
          "arg": {
           "op": "has",
           "root": "row",
           "path": [
            "status"
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
            2,
            3
           ]
          }
         }
        ]
       },
       "dependsOn": [
        "row.status"
       ]
      },
      "because": "ten-dlc:reviewed-locked",
      "forced": [
       {
        "when": {
         "source": "form.req_subscriber_optin",
         "tree": {
          "op": "path",
          "root": "form",
          "path": [
           "req_subscriber_optin"
          ]
         },
         "dependsOn": [
          "form.req_subscriber_optin"
         ]
        },
        "value": true,
        "because": "ten-dlc:optin-locked"
       }
      ]
     },
     "optin_keywords": {
      "visibleWhen": {
       "source": "form.subscriber_optin",
       "tree": {
        "op": "path",
        "root": "form",
        "path": [
         "subscriber_optin"
        ]
       },
       "dependsOn": [
        "form.subscriber_optin"
       ]
      },
      "requiredWhen": {
       "source": "form.req_subscriber_optin",
       "tree": {
        "op": "path",
        "root": "form",
        "path": [
         "req_subscriber_optin"
        ]
       },
       "dependsOn": [
        "form.req_subscriber_optin"
       ]
      },
      "enabledWhen": {
       "source": "!has(row.status) || row.status in [0, 2, 3]",
       "tree": {
        "op": "or",
        "args": [
         {
          "op": "not",
          "arg": {
           "op": "has",
           "root": "row",
           "path": [
            "status"
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
            2,
            3
           ]
          }
         }
        ]
       },
       "dependsOn": [
        "row.status"
       ]
      },
      "because": "ten-dlc:reviewed-locked"
     },
     "optin_message": {
      "visibleWhen": {
       "source": "form.subscriber_optin",
       "tree": {
        "op": "path",
        "root": "form",
        "path": [
         "subscriber_optin"
        ]
       },
       "dependsOn": [
        "form.subscriber_optin"
       ]
      },
      "requiredWhen": {
       "source": "form.req_subscriber_optin",
       "tree": {
        "op": "path",
        "root": "form",
        "path": [
         "req_subscriber_optin"
        ]
       },
       "dependsOn": [
        "form.req_subscriber_optin"
       ]
      },
      "enabledWhen": {
       "source": "!has(row.status) || row.status in [0, 2, 3]",
       "tree": {
        "op": "or",
        "args": [
         {
          "op": "not",
          "arg": {
           "op": "has",
           "root": "row",
           "path": [
            "status"
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
            2,
            3
           ]
          }
         }
        ]
       },
       "dependsOn": [
        "row.status"
       ]
      },
      "because": "ten-dlc:reviewed-locked"
     },
     "subscriber_optout": {
      "enabledWhen": {
       "source": "!has(row.status) || row.status in [0, 2, 3]",
       "tree": {
        "op": "or",
        "args": [
         {
          "op": "not",
          "arg": {
           "op": "has",
           "root": "row",
           "path": [
            "status"
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
            2,
            3
           ]
          }
         }
        ]
       },
       "dependsOn": [
        "row.status"
       ]
      },
      "because": "ten-dlc:reviewed-locked",
      "forced": [
       {
        "when": {
         "source": "form.req_subscriber_optout",
         "tree": {
          "op": "path",
          "root": "form",
          "path": [
           "req_subscriber_optout"
          ]
         },
         "dependsOn": [
          "form.req_subscriber_optout"
         ]
        },
        "value": true,
        "because": "ten-dlc:optout-locked"
       }
      ]
     },
     "optout_keywords": {
      "visibleWhen": {
       "source": "form.subscriber_optout",
       "tree": {
        "op": "path",
        "root": "form",
        "path": [
         "subscriber_optout"
        ]
       },
       "dependsOn": [
        "form.subscriber_optout"
       ]
      },
      "requiredWhen": {
       "source": "form.req_subscriber_optout",
       "tree": {
        "op": "path",
        "root": "form",
        "path": [
         "req_subscriber_optout"
        ]
       },
       "dependsOn": [
        "form.req_subscriber_optout"
       ]
      },
      "enabledWhen": {
       "source": "!has(row.status) || row.status in [0, 2, 3]",
       "tree": {
        "op": "or",
        "args": [
         {
          "op": "not",
          "arg": {
           "op": "has",
           "root": "row",
           "path": [
            "status"
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
            2,
            3
           ]
          }
         }
        ]
       },
       "dependsOn": [
        "row.status"
       ]
      },
      "because": "ten-dlc:reviewed-locked"
     },
     "optout_message": {
      "visibleWhen": {
       "source": "form.subscriber_optout",
       "tree": {
        "op": "path",
        "root": "form",
        "path": [
         "subscriber_optout"
        ]
       },
       "dependsOn": [
        "form.subscriber_optout"
       ]
      },
      "requiredWhen": {
       "source": "form.req_subscriber_optout",
       "tree": {
        "op": "path",
        "root": "form",
        "path": [
         "req_subscriber_optout"
        ]
       },
       "dependsOn": [
        "form.req_subscriber_optout"
       ]
      },
      "enabledWhen": {
       "source": "!has(row.status) || row.status in [0, 2, 3]",
       "tree": {
        "op": "or",
        "args": [
         {
          "op": "not",
          "arg": {
           "op": "has",
           "root": "row",
           "path": [
            "status"
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
            2,
            3
           ]
          }
         }
        ]
       },
       "dependsOn": [
        "row.status"
       ]
      },
      "because": "ten-dlc:reviewed-locked"
     },
     "subscriber_help": {
      "enabledWhen": {
       "source": "!has(row.status) || row.status in [0, 2, 3]",
       "tree": {
        "op": "or",
        "args": [
         {
          "op": "not",
          "arg": {
           "op": "has",
           "root": "row",
           "path": [
            "status"
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
            2,
            3
           ]
          }
         }
        ]
       },
       "dependsOn": [
        "row.status"
       ]
      },
      "because": "ten-dlc:reviewed-locked"
     },
     "help_keywords": {
      "visibleWhen": {
       "source": "form.subscriber_help",
       "tree": {
        "op": "path",
        "root": "form",
        "path": [
         "subscriber_help"
        ]
       },
       "dependsOn": [
        "form.subscriber_help"
       ]
      },
      "requiredWhen": {
       "source": "form.subscriber_help",
       "tree": {
        "op": "path",
        "root": "form",
        "path": [
         "subscriber_help"
        ]
       },
       "dependsOn": [
        "form.subscriber_help"
       ]
      },
      "enabledWhen": {
       "source": "!has(row.status) || row.status in [0, 2, 3]",
       "tree": {
        "op": "or",
        "args": [
         {
          "op": "not",
          "arg": {
           "op": "has",
           "root": "row",
           "path": [
            "status"
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
            2,
            3
           ]
          }
         }
        ]
       },
       "dependsOn": [
        "row.status"
       ]
      },
      "because": "ten-dlc:reviewed-locked"
     },
     "help_message": {
      "visibleWhen": {
       "source": "form.subscriber_help",
       "tree": {
        "op": "path",
        "root": "form",
        "path": [
         "subscriber_help"
        ]
       },
       "dependsOn": [
        "form.subscriber_help"
       ]
      },
      "requiredWhen": {
       "source": "form.subscriber_help",
       "tree": {
        "op": "path",
        "root": "form",
        "path": [
         "subscriber_help"
        ]
       },
       "dependsOn": [
        "form.subscriber_help"
       ]
      },
      "enabledWhen": {
       "source": "!has(row.status) || row.status in [0, 2, 3]",
       "tree": {
        "op": "or",
        "args": [
         {
          "op": "not",
          "arg": {
           "op": "has",
           "root": "row",
           "path": [
            "status"
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
            2,
            3
           ]
          }
         }
        ]
       },
       "dependsOn": [
        "row.status"
       ]
      },
      "because": "ten-dlc:reviewed-locked"
     },
     "embedded_link": {
      "enabledWhen": {
       "source": "!has(row.status) || row.status in [0, 2, 3]",
       "tree": {
        "op": "or",
        "args": [
         {
          "op": "not",
          "arg": {
           "op": "has",
           "root": "row",
           "path": [
            "status"
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
            2,
            3
           ]
          }
         }
        ]
       },
       "dependsOn": [
        "row.status"
       ]
      },
      "because": "ten-dlc:reviewed-locked",
      "forced": [
       {
        "when": {
         "source": "form.no_embedded_link",
         "tree": {
          "op": "path",
          "root": "form",
          "path": [
           "no_embedded_link"
          ]
         },
         "dependsOn": [
          "form.no_embedded_link"
         ]
        },
        "value": false,
        "because": "ten-dlc:link-locked"
       }
      ]
     },
     "embedded_phone": {
      "enabledWhen": {
       "source": "!has(row.status) || row.status in [0, 2, 3]",
       "tree": {
        "op": "or",
        "args": [
         {
          "op": "not",
          "arg": {
           "op": "has",
           "root": "row",
           "path": [
            "status"
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
            2,
            3
           ]
          }
         }
        ]
       },
       "dependsOn": [
        "row.status"
       ]
      },
      "because": "ten-dlc:reviewed-locked",
      "forced": [
       {
        "when": {
         "source": "form.no_embedded_phone",
         "tree": {
          "op": "path",
          "root": "form",
          "path": [
           "no_embedded_phone"
          ]
         },
         "dependsOn": [
          "form.no_embedded_phone"
         ]
        },
        "value": false,
        "because": "ten-dlc:phone-locked"
       }
      ]
     },
     "age_gated": {
      "enabledWhen": {
       "source": "!has(row.status) || row.status in [0, 2, 3]",
       "tree": {
        "op": "or",
        "args": [
         {
          "op": "not",
          "arg": {
           "op": "has",
           "root": "row",
           "path": [
            "status"
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
            2,
            3
           ]
          }
         }
        ]
       },
       "dependsOn": [
        "row.status"
       ]
      },
      "because": "ten-dlc:reviewed-locked"
     },
     "direct_lending": {
      "enabledWhen": {
       "source": "!has(row.status) || row.status in [0, 2, 3]",
       "tree": {
        "op": "or",
        "args": [
         {
          "op": "not",
          "arg": {
           "op": "has",
           "root": "row",
           "path": [
            "status"
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
            2,
            3
           ]
          }
         }
        ]
       },
       "dependsOn": [
        "row.status"
       ]
      },
      "because": "ten-dlc:reviewed-locked"
     },
     "affiliate_marketing": {
      "enabledWhen": {
       "source": "!has(row.status) || row.status in [0, 2, 3]",
       "tree": {
        "op": "or",
        "args": [
         {
          "op": "not",
          "arg": {
           "op": "has",
           "root": "row",
           "path": [
            "status"
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
            2,
            3
           ]
          }
         }
        ]
       },
       "dependsOn": [
        "row.status"
       ]
      },
      "because": "ten-dlc:reviewed-locked"
     },
     "numbers": {
      "choices": {
       "enabledWhen": {
        "source": "item.status == 'active' && !has(item.ten_dlc_campaign_id) && ((form.use_type == 0 && item.did_type == 'local') || (form.use_type == 1 && item.did_type == 'toll_free'))",
        "tree": {
         "op": "and",
         "args": [
          {
           "op": "==",
           "left": {
            "op": "path",
            "root": "item",
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
           "op": "not",
           "arg": {
            "op": "has",
            "root": "item",
            "path": [
             "ten_dlc_campaign_id"
            ]
           }
          },
          {
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
                 "use_type"
                ]
               },
               "right": {
                "op": "const",
                "value": 0
               }
              },
              {
               "op": "==",
               "left": {
                "op": "path",
                "root": "item",
                "path": [
                 "did_type"
                ]
               },
               "right": {
                "op": "const",
                "value": "local"
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
                 "use_type"
                ]
               },
               "right": {
                "op": "const",
                "value": 1
               }
              },
              {
               "op": "==",
               "left": {
                "op": "path",
                "root": "item",
                "path": [
                 "did_type"
                ]
               },
               "right": {
                "op": "const",
                "value": "toll_free"
               }
              }
             ]
            }
           ]
          }
         ]
        },
        "dependsOn": [
         "form.use_type",
         "item.did_type",
         "item.status",
         "item.ten_dlc_campaign_id"
        ]
       },
       "because": "ten-dlc:number-closed",
       "removed": "ten-dlc:removing-number",
       "hints": [
        {
         "when": {
          "source": "has(item.label)",
          "tree": {
           "op": "has",
           "root": "item",
           "path": [
            "label"
           ]
          },
          "dependsOn": [
           "item.label"
          ]
         },
         "text": "ten-dlc:number-label",
         "slots": {
          "label": {
           "path": "label",
           "cell": "text"
          }
         }
        },
        {
         "when": {
          "source": "has(item.ten_dlc_campaign)",
          "tree": {
           "op": "has",
           "root": "item",
           "path": [
            "ten_dlc_campaign"
           ]
          },
          "dependsOn": [
           "item.ten_dlc_campaign"
          ]
         },
         "text": "ten-dlc:number-of",
         "slots": {
          "campaign": {
           "path": "ten_dlc_campaign",
           "cell": "text"
          }
         }
        },
        {
         "when": {
          "source": "item.did_type == 'toll_free'",
          "tree": {
           "op": "==",
           "left": {
            "op": "path",
            "root": "item",
            "path": [
             "did_type"
            ]
           },
           "right": {
            "op": "const",
            "value": "toll_free"
           }
          },
          "dependsOn": [
           "item.did_type"
          ]
         },
         "text": "ten-dlc:use-toll-free"
        }
       ],
       "groups": []
      },
      "reference": {
       "get": "/v1/dids",
       "query": {
        "country_code": "US",
        "sms_enabled": "true"
       },
       "items": "dids",
       "key": "id",
       "label": "number",
       "search": "search",
       "pick": {
        "id": "id",
        "number": "number"
       },
       "empty": {
        "text": "ten-dlc:no-numbers"
       },
       "labelFormat": "phone"
      }
     }
    },
    "effects": [
     {
      "on": "use_type",
      "clear": [
       "numbers"
      ],
      "set": {},
      "default": []
     }
    ],
    "checks": [
     {
      "unless": {
       "source": "(!has(form.sample1) || form.sample1 != form.sample2)",
       "tree": {
        "op": "or",
        "args": [
         {
          "op": "not",
          "arg": {
           "op": "has",
           "root": "form",
           "path": [
            "sample1"
           ]
          }
         },
         {
          "op": "!=",
          "left": {
           "op": "path",
           "root": "form",
           "path": [
            "sample1"
           ]
          },
          "right": {
           "op": "path",
           "root": "form",
           "path": [
            "sample2"
           ]
          }
         }
        ]
       },
       "dependsOn": [
        "form.sample1",
        "form.sample2"
       ]
      },
      "when": {
       "source": "has(form.sample2)",
       "tree": {
        "op": "has",
        "root": "form",
        "path": [
         "sample2"
        ]
       },
       "dependsOn": [
        "form.sample2"
       ]
      },
      "at": "sample2",
      "text": "ten-dlc:sample-twice",
      "on": [
       "create",
       "update"
      ]
     },
     {
      "unless": {
       "source": "(!has(form.sample1) || form.sample1 != form.sample3) && (!has(form.sample2) || form.sample2 != form.sample3)",
       "tree": {
        "op": "and",
        "args": [
         {
          "op": "or",
          "args": [
           {
            "op": "not",
            "arg": {
             "op": "has",
             "root": "form",
             "path": [
              "sample1"
             ]
            }
           },
           {
            "op": "!=",
            "left": {
             "op": "path",
             "root": "form",
             "path": [
              "sample1"
             ]
            },
            "right": {
             "op": "path",
             "root": "form",
             "path": [
              "sample3"
             ]
            }
           }
          ]
         },
         {
          "op": "or",
          "args": [
           {
            "op": "not",
            "arg": {
             "op": "has",
             "root": "form",
             "path": [
              "sample2"
             ]
            }
           },
           {
            "op": "!=",
            "left": {
             "op": "path",
             "root": "form",
             "path": [
              "sample2"
             ]
            },
            "right": {
             "op": "path",
             "root": "form",
             "path": [
              "sample3"
             ]
            }
           }
          ]
         }
        ]
       },
       "dependsOn": [
        "form.sample1",
        "form.sample2",
        "form.sample3"
       ]
      },
      "when": {
       "source": "has(form.sample3)",
       "tree": {
        "op": "has",
        "root": "form",
        "path": [
         "sample3"
        ]
       },
       "dependsOn": [
        "form.sample3"
       ]
      },
      "at": "sample3",
      "text": "ten-dlc:sample-twice",
      "on": [
       "create",
       "update"
      ]
     },
     {
      "unless": {
       "source": "(!has(form.sample1) || form.sample1 != form.sample4) && (!has(form.sample2) || form.sample2 != form.sample4) && (!has(form.sample3) || form.sample3 != form.sample4)",
       "tree": {
        "op": "and",
        "args": [
         {
          "op": "or",
          "args": [
           {
            "op": "not",
            "arg": {
             "op": "has",
             "root": "form",
             "path": [
              "sample1"
             ]
            }
           },
           {
            "op": "!=",
            "left": {
             "op": "path",
             "root": "form",
             "path": [
              "sample1"
             ]
            },
            "right": {
             "op": "path",
             "root": "form",
             "path": [
              "sample4"
             ]
            }
           }
          ]
         },
         {
          "op": "or",
          "args": [
           {
            "op": "not",
            "arg": {
             "op": "has",
             "root": "form",
             "path": [
              "sample2"
             ]
            }
           },
           {
            "op": "!=",
            "left": {
             "op": "path",
             "root": "form",
             "path": [
              "sample2"
             ]
            },
            "right": {
             "op": "path",
             "root": "form",
             "path": [
              "sample4"
             ]
            }
           }
          ]
         },
         {
          "op": "or",
          "args": [
           {
            "op": "not",
            "arg": {
             "op": "has",
             "root": "form",
             "path": [
              "sample3"
             ]
            }
           },
           {
            "op": "!=",
            "left": {
             "op": "path",
             "root": "form",
             "path": [
              "sample3"
             ]
            },
            "right": {
             "op": "path",
             "root": "form",
             "path": [
              "sample4"
             ]
            }
           }
          ]
         }
        ]
       },
       "dependsOn": [
        "form.sample1",
        "form.sample2",
        "form.sample3",
        "form.sample4"
       ]
      },
      "when": {
       "source": "has(form.sample4)",
       "tree": {
        "op": "has",
        "root": "form",
        "path": [
         "sample4"
        ]
       },
       "dependsOn": [
        "form.sample4"
       ]
      },
      "at": "sample4",
      "text": "ten-dlc:sample-twice",
      "on": [
       "create",
       "update"
      ]
     },
     {
      "unless": {
       "source": "(!has(form.sample1) || form.sample1 != form.sample5) && (!has(form.sample2) || form.sample2 != form.sample5) && (!has(form.sample3) || form.sample3 != form.sample5) && (!has(form.sample4) || form.sample4 != form.sample5)",
       "tree": {
        "op": "and",
        "args": [
         {
          "op": "or",
          "args": [
           {
            "op": "not",
            "arg": {
             "op": "has",
             "root": "form",
             "path": [
              "sample1"
             ]
            }
           },
           {
            "op": "!=",
            "left": {
             "op": "path",
             "root": "form",
             "path": [
              "sample1"
             ]
            },
            "right": {
             "op": "path",
             "root": "form",
             "path": [
              "sample5"
             ]
            }
           }
          ]
         },
         {
          "op": "or",
          "args": [
           {
            "op": "not",
            "arg": {
             "op": "has",
             "root": "form",
             "path": [
              "sample2"
             ]
            }
           },
           {
            "op": "!=",
            "left": {
             "op": "path",
             "root": "form",
             "path": [
              "sample2"
             ]
            },
            "right": {
             "op": "path",
             "root": "form",
             "path": [
              "sample5"
             ]
            }
           }
          ]
         },
         {
          "op": "or",
          "args": [
           {
            "op": "not",
            "arg": {
             "op": "has",
             "root": "form",
             "path": [
              "sample3"
             ]
            }
           },
           {
            "op": "!=",
            "left": {
             "op": "path",
             "root": "form",
             "path": [
              "sample3"
             ]
            },
            "right": {
             "op": "path",
             "root": "form",
             "path": [
              "sample5"
             ]
            }
           }
          ]
         },
         {
          "op": "or",
          "args": [
           {
            "op": "not",
            "arg": {
             "op": "has",
             "root": "form",
             "path": [
              "sample4"
             ]
            }
           },
           {
            "op": "!=",
            "left": {
             "op": "path",
             "root": "form",
             "path": [
              "sample4"
             ]
            },
            "right": {
             "op": "path",
             "root": "form",
             "path": [
              "sample5"
             ]
            }
           }
          ]
         }
        ]
       },
       "dependsOn": [
        "form.sample1",
        "form.sample2",
        "form.sample3",
        "form.sample4",
        "form.sample5"
       ]
      },
      "when": {
       "source": "has(form.sample5)",
       "tree": {
        "op": "has",
        "root": "form",
        "path": [
         "sample5"
        ]
       },
       "dependsOn": [
        "form.sample5"
       ]
      },
      "at": "sample5",
      "text": "ten-dlc:sample-twice",
      "on": [
       "create",
       "update"
      ]
     }
    ],
    "advice": [
     {
      "check": "sms/mentions",
      "reads": {
       "name": "parent.name",
       "text": "sample1"
      },
      "at": "sample1",
      "text": "ten-dlc:advice-brand",
      "on": [
       "create",
       "update"
      ]
     },
     {
      "check": "sms/mentions",
      "reads": {
       "name": "parent.name",
       "text": "sample2"
      },
      "at": "sample2",
      "text": "ten-dlc:advice-brand",
      "on": [
       "create",
       "update"
      ]
     },
     {
      "check": "sms/mentions",
      "reads": {
       "name": "parent.name",
       "text": "sample3"
      },
      "at": "sample3",
      "text": "ten-dlc:advice-brand",
      "on": [
       "create",
       "update"
      ]
     },
     {
      "check": "sms/mentions",
      "reads": {
       "name": "parent.name",
       "text": "sample4"
      },
      "at": "sample4",
      "text": "ten-dlc:advice-brand",
      "on": [
       "create",
       "update"
      ]
     },
     {
      "check": "sms/mentions",
      "reads": {
       "name": "parent.name",
       "text": "sample5"
      },
      "at": "sample5",
      "text": "ten-dlc:advice-brand",
      "on": [
       "create",
       "update"
      ]
     },
     {
      "check": "sms/tells-opt-out",
      "reads": {
       "text": "sample1"
      },
      "when": {
       "source": "form.subscriber_optout",
       "tree": {
        "op": "path",
        "root": "form",
        "path": [
         "subscriber_optout"
        ]
       },
       "dependsOn": [
        "form.subscriber_optout"
       ]
      },
      "at": "sample1",
      "text": "ten-dlc:advice-opt-out",
      "on": [
       "create",
       "update"
      ]
     },
     {
      "check": "sms/link-declared",
      "reads": {
       "declared": "embedded_link",
       "text": "sample1"
      },
      "at": "sample1",
      "text": "ten-dlc:advice-link",
      "on": [
       "create",
       "update"
      ]
     },
     {
      "check": "sms/link-declared",
      "reads": {
       "declared": "embedded_link",
       "text": "sample2"
      },
      "at": "sample2",
      "text": "ten-dlc:advice-link",
      "on": [
       "create",
       "update"
      ]
     },
     {
      "check": "sms/link-declared",
      "reads": {
       "declared": "embedded_link",
       "text": "sample3"
      },
      "at": "sample3",
      "text": "ten-dlc:advice-link",
      "on": [
       "create",
       "update"
      ]
     },
     {
      "check": "sms/link-declared",
      "reads": {
       "declared": "embedded_link",
       "text": "sample4"
      },
      "at": "sample4",
      "text": "ten-dlc:advice-link",
      "on": [
       "create",
       "update"
      ]
     },
     {
      "check": "sms/link-declared",
      "reads": {
       "declared": "embedded_link",
       "text": "sample5"
      },
      "at": "sample5",
      "text": "ten-dlc:advice-link",
      "on": [
       "create",
       "update"
      ]
     },
     {
      "check": "sms/phone-declared",
      "reads": {
       "declared": "embedded_phone",
       "text": "sample1"
      },
      "at": "sample1",
      "text": "ten-dlc:advice-phone",
      "on": [
       "create",
       "update"
      ]
     },
     {
      "check": "sms/phone-declared",
      "reads": {
       "declared": "embedded_phone",
       "text": "sample2"
      },
      "at": "sample2",
      "text": "ten-dlc:advice-phone",
      "on": [
       "create",
       "update"
      ]
     },
     {
      "check": "sms/phone-declared",
      "reads": {
       "declared": "embedded_phone",
       "text": "sample3"
      },
      "at": "sample3",
      "text": "ten-dlc:advice-phone",
      "on": [
       "create",
       "update"
      ]
     },
     {
      "check": "sms/phone-declared",
      "reads": {
       "declared": "embedded_phone",
       "text": "sample4"
      },
      "at": "sample4",
      "text": "ten-dlc:advice-phone",
      "on": [
       "create",
       "update"
      ]
     },
     {
      "check": "sms/phone-declared",
      "reads": {
       "declared": "embedded_phone",
       "text": "sample5"
      },
      "at": "sample5",
      "text": "ten-dlc:advice-phone",
      "on": [
       "create",
       "update"
      ]
     },
     {
      "check": "sms/mentions",
      "reads": {
       "name": "parent.name",
       "text": "help_message"
      },
      "at": "help_message",
      "text": "ten-dlc:advice-help-brand",
      "on": [
       "create",
       "update"
      ]
     },
     {
      "check": "sms/mentions",
      "reads": {
       "name": "parent.name",
       "text": "optin_message"
      },
      "at": "optin_message",
      "text": "ten-dlc:advice-reply-brand",
      "on": [
       "create",
       "update"
      ]
     },
     {
      "check": "sms/tells-opt-out",
      "reads": {
       "text": "optin_message"
      },
      "at": "optin_message",
      "text": "ten-dlc:advice-opt-out",
      "on": [
       "create",
       "update"
      ]
     }
    ]
   },
   "lifecycle": {
    "entity": "ten-dlc-campaign",
    "field": "status",
    "states": {
     "0": {
      "tone": "neutral",
      "icon": "edit",
      "value": 0,
      "title": "ten-dlc:status-draft"
     },
     "1": {
      "tone": "info",
      "icon": "schedule",
      "value": 1,
      "title": "ten-dlc:status-on-review"
     },
     "2": {
      "tone": "warning",
      "icon": "edit",
      "value": 2,
      "title": "ten-dlc:status-changes-requested"
     },
     "3": {
      "tone": "danger",
      "icon": "block",
      "value": 3,
      "title": "portal:status-declined"
     },
     "4": {
      "tone": "info",
      "icon": "schedule",
      "value": 4,
      "title": "ten-dlc:status-submitted-to-tcr"
     },
     "5": {
      "tone": "info",
      "icon": "schedule",
      "value": 5,
      "title": "ten-dlc:status-tcr-accepted"
     },
     "6": {
      "tone": "danger",
      "icon": "block",
      "value": 6,
      "title": "ten-dlc:status-tcr-failed"
     },
     "7": {
      "tone": "info",
      "icon": "schedule",
      "value": 7,
      "title": "ten-dlc:status-vetting"
     },
     "8": {
      "tone": "danger",
      "icon": "block",
      "value": 8,
      "title": "ten-dlc:status-vetting-failed"
     },
     "9": {
      "tone": "info",
      "icon": "schedule",
      "value": 9,
      "title": "ten-dlc:status-appeal"
     },
     "10": {
      "tone": "info",
      "icon": "schedule",
      "value": 10,
      "title": "ten-dlc:status-carrier-review"
     },
     "11": {
      "tone": "danger",
      "icon": "block",
      "value": 11,
      "title": "ten-dlc:status-carrier-rejected"
     },
     "12": {
      "tone": "info",
      "icon": "schedule",
      "value": 12,
      "title": "ten-dlc:status-provisioning"
     },
     "13": {
      "tone": "warning",
      "icon": "edit",
      "value": 13,
      "title": "ten-dlc:status-provisioning-failed"
     },
     "14": {
      "tone": "success",
      "icon": "check",
      "value": 14,
      "title": "ten-dlc:status-approved"
     },
     "15": {
      "tone": "danger",
      "icon": "block",
      "value": 15,
      "title": "ten-dlc:status-suspended"
     },
     "16": {
      "tone": "neutral",
      "icon": "pause",
      "value": 16,
      "title": "ten-dlc:status-expired"
     }
    },
    "named": "name",
    "initial": "0",
    "call": {
     "method": "PUT",
     "path": "/v1/10dlc/brands/{brand_id}/campaigns/{id}/status"
    },
    "transitions": [
     {
      "id": "submit",
      "event": "ten-dlc:event-submitted",
      "icon": "send",
      "from": [
       "0"
      ],
      "to": "1",
      "confirm": {
       "title": "ten-dlc:submit-campaign-title",
       "text": "ten-dlc:submit-campaign-text",
       "dismiss": "portal:not-now",
       "action": "ten-dlc:submit"
      },
      "note": {
       "field": "feedback",
       "reason": {
        "field": "rejection",
        "catalogue": "tcr-campaign-rejections"
       },
       "required": false,
       "maxLength": 1000
      },
      "by": "user",
      "title": "ten-dlc:submit",
      "access": [
       "SmsTenDlc",
       "TenDlcWrite"
      ],
      "success": "ten-dlc:campaign-submitted",
      "tone": "neutral"
     },
     {
      "id": "resubmit-changed",
      "event": "ten-dlc:event-submitted-again-after-changes",
      "icon": "send",
      "from": [
       "2"
      ],
      "to": "1",
      "confirm": {
       "dismiss": "portal:not-now",
       "title": "ten-dlc:resubmit-changed-title",
       "text": "ten-dlc:resubmit-changed-text",
       "action": "ten-dlc:resubmit-changed"
      },
      "note": {
       "field": "feedback",
       "reason": {
        "field": "rejection",
        "catalogue": "tcr-campaign-rejections"
       },
       "required": false,
       "maxLength": 1000
      },
      "by": "user",
      "title": "ten-dlc:resubmit-changed",
      "access": [
       "SmsTenDlc",
       "TenDlcWrite"
      ],
      "success": "ten-dlc:campaign-submitted",
      "tone": "neutral"
     },
     {
      "id": "resubmit-declined",
      "event": "ten-dlc:event-submitted-again-after-a-decline",
      "icon": "send",
      "from": [
       "3"
      ],
      "to": "1",
      "confirm": {
       "dismiss": "portal:not-now",
       "title": "ten-dlc:resubmit-declined-title",
       "text": "ten-dlc:resubmit-declined-text",
       "action": "ten-dlc:resubmit-declined"
      },
      "note": {
       "field": "feedback",
       "reason": {
        "field": "rejection",
        "catalogue": "tcr-campaign-rejections"
       },
       "required": false,
       "maxLength": 1000
      },
      "postings": [
       {
        "type": 49,
        "amount": 15000000,
        "text": "ten-dlc:fee-resubmission"
       }
      ],
      "by": "user",
      "title": "ten-dlc:resubmit-declined",
      "access": [
       "SmsTenDlc",
       "TenDlcWrite"
      ],
      "success": "ten-dlc:campaign-submitted",
      "tone": "neutral"
     },
     {
      "id": "appeal",
      "icon": "support",
      "from": [
       "8",
       "11"
      ],
      "to": "9",
      "confirm": {
       "dismiss": "portal:not-now",
       "title": "ten-dlc:appeal-title",
       "text": "ten-dlc:appeal-text",
       "action": "ten-dlc:appeal"
      },
      "form": {
       "entity": "ten-dlc-appeal",
       "fields": [
        "note"
       ],
       "views": {
        "note": {
         "widget": "textarea",
         "options": {
          "rows": 4
         },
         "fills": []
        }
       }
      },
      "note": {
       "from": "note",
       "required": false,
       "maxLength": 1000
      },
      "postings": [
       {
        "type": 50,
        "amount": 10000000,
        "text": "ten-dlc:fee-appeal"
       }
      ],
      "success": "ten-dlc:campaign-appealed",
      "by": "user",
      "title": "ten-dlc:appeal",
      "access": [
       "SmsTenDlc",
       "TenDlcWrite"
      ],
      "tone": "neutral"
     },
     {
      "id": "rework",
      "event": "ten-dlc:event-taken-back-for-changes",
      "icon": "edit",
      "from": [
       "6",
       "8",
       "11"
      ],
      "to": "2",
      "confirm": {
       "dismiss": "portal:not-now",
       "title": "ten-dlc:rework-title",
       "text": "ten-dlc:rework-text",
       "action": "ten-dlc:rework"
      },
      "success": "ten-dlc:campaign-editable",
      "by": "user",
      "title": "ten-dlc:rework",
      "access": [
       "SmsTenDlc",
       "TenDlcWrite"
      ],
      "tone": "neutral"
     },
     {
      "id": "end",
      "event": "ten-dlc:ended",
      "icon": "block",
      "tone": "danger",
      "from": [
       "0",
       "2",
       "3",
       "6",
       "8",
       "11",
       "13",
       "14",
       "15"
      ],
      "to": "16",
      "confirm": {
       "dismiss": "portal:keep",
       "title": "ten-dlc:end-title",
       "text": "ten-dlc:end-text",
       "action": "ten-dlc:end"
      },
      "success": "ten-dlc:campaign-ended",
      "by": "user",
      "title": "ten-dlc:end",
      "access": [
       "SmsTenDlc",
       "TenDlcWrite"
      ]
     },
     {
      "id": "request-changes",
      "from": [
       "1"
      ],
      "to": "2",
      "by": "reviewer",
      "note": {
       "required": true,
       "field": "feedback",
       "reason": {
        "field": "rejection",
        "catalogue": "tcr-campaign-rejections"
       },
       "maxLength": 1000
      },
      "simulated": {
       "afterMs": 6000,
       "when": {
        "source": "!has(row.privacy_policy_link)",
        "tree": {
         "op": "not",
         "arg": {
          "op": "has",
          "root": "row",
          "path": [
           "privacy_policy_link"
          ]
         }
        },
        "dependsOn": [
         "row.privacy_policy_link"
        ]
       },
       "reason": "privacy-missing"
      },
      "tone": "neutral",
      "access": []
     },
     {
      "id": "decline",
      "from": [
       "1"
      ],
      "to": "3",
      "by": "reviewer",
      "note": {
       "required": true,
       "field": "feedback",
       "reason": {
        "field": "rejection",
        "catalogue": "tcr-campaign-rejections"
       },
       "maxLength": 1000
      },
      "simulated": {
       "afterMs": 6000,
       "when": {
        "source": "row.affiliate_marketing",
        "tree": {
         "op": "path",
         "root": "row",
         "path": [
          "affiliate_marketing"
         ]
        },
        "dependsOn": [
         "row.affiliate_marketing"
        ]
       },
       "reason": "affiliate"
      },
      "tone": "neutral",
      "access": []
     },
     {
      "id": "pass",
      "from": [
       "1"
      ],
      "to": "4",
      "by": "reviewer",
      "note": {
       "field": "feedback",
       "reason": {
        "field": "rejection",
        "catalogue": "tcr-campaign-rejections"
       },
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
      "id": "refuse",
      "from": [
       "4"
      ],
      "to": "6",
      "by": "carrier",
      "note": {
       "required": true,
       "field": "feedback",
       "reason": {
        "field": "rejection",
        "catalogue": "tcr-campaign-rejections"
       },
       "maxLength": 1000
      },
      "tone": "neutral",
      "access": []
     },
     {
      "id": "register",
      "from": [
       "4"
      ],
      "to": "5",
      "by": "carrier",
      "postings": [
       {
        "type": 47,
        "amount": "{row.upfront_fee}",
        "text": "ten-dlc:fee-months"
       }
      ],
      "simulated": {
       "afterMs": 4000
      },
      "tone": "neutral",
      "access": []
     },
     {
      "id": "vet",
      "from": [
       "5"
      ],
      "to": "7",
      "by": "carrier",
      "postings": [
       {
        "type": 46,
        "amount": 15000000,
        "text": "ten-dlc:fee-vetting"
       }
      ],
      "simulated": {
       "afterMs": 3000
      },
      "tone": "neutral",
      "access": []
     },
     {
      "id": "fail-vetting",
      "from": [
       "7",
       "9"
      ],
      "to": "8",
      "by": "carrier",
      "note": {
       "required": true,
       "field": "feedback",
       "reason": {
        "field": "rejection",
        "catalogue": "tcr-campaign-rejections"
       },
       "maxLength": 1000
      },
      "simulated": {
       "afterMs": 6000,
       "when": {
        "source": "row.direct_lending && !row.age_gated",
        "tree": {
         "op": "and",
         "args": [
          {
           "op": "path",
           "root": "row",
           "path": [
            "direct_lending"
           ]
          },
          {
           "op": "not",
           "arg": {
            "op": "path",
            "root": "row",
            "path": [
             "age_gated"
            ]
           }
          }
         ]
        },
        "dependsOn": [
         "row.age_gated",
         "row.direct_lending"
        ]
       },
       "reason": "age-gate"
      },
      "tone": "neutral",
      "access": []
     },
     {
      "id": "pass-vetting",
      "from": [
       "7"
      ],
      "to": "10",
      "by": "carrier",
      "simulated": {
       "afterMs": 6000
      },
      "tone": "neutral",
      "access": []
     },
     {
      "id": "hear-appeal",
      "event": "ten-dlc:event-vetting-again-after-the-appeal",
      "from": [
       "9"
      ],
      "to": "7",
      "by": "carrier",
      "note": {
       "field": "feedback",
       "reason": {
        "field": "rejection",
        "catalogue": "tcr-campaign-rejections"
       },
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
      "id": "reject",
      "from": [
       "10"
      ],
      "to": "11",
      "by": "server",
      "note": {
       "required": true,
       "field": "feedback",
       "reason": {
        "field": "rejection",
        "catalogue": "tcr-campaign-rejections"
       },
       "maxLength": 1000
      },
      "tone": "neutral",
      "access": []
     },
     {
      "id": "activate",
      "event": "ten-dlc:event-accepted-by-carriers",
      "from": [
       "10"
      ],
      "to": "12",
      "by": "server",
      "postings": [
       {
        "type": 48,
        "amount": 50000000,
        "text": "ten-dlc:fee-activation"
       }
      ],
      "tone": "neutral",
      "access": []
     },
     {
      "id": "fail-provisioning",
      "from": [
       "12"
      ],
      "to": "13",
      "by": "carrier",
      "note": {
       "required": true,
       "field": "feedback",
       "reason": {
        "field": "rejection",
        "catalogue": "tcr-campaign-rejections"
       },
       "maxLength": 1000
      },
      "tone": "neutral",
      "access": []
     },
     {
      "id": "provision",
      "from": [
       "12"
      ],
      "to": "14",
      "by": "carrier",
      "simulated": {
       "afterMs": 4000
      },
      "tone": "neutral",
      "access": []
     },
     {
      "id": "retry-provisioning",
      "event": "ten-dlc:event-provisioning-tried-again",
      "from": [
       "13"
      ],
      "to": "12",
      "by": "carrier",
      "note": {
       "field": "feedback",
       "reason": {
        "field": "rejection",
        "catalogue": "tcr-campaign-rejections"
       },
       "required": false,
       "maxLength": 1000
      },
      "simulated": {
       "afterMs": 10000
      },
      "tone": "neutral",
      "access": []
     },
     {
      "id": "suspend",
      "from": [
       "14"
      ],
      "to": "15",
      "by": "carrier",
      "note": {
       "required": true,
       "field": "feedback",
       "reason": {
        "field": "rejection",
        "catalogue": "tcr-campaign-rejections"
       },
       "maxLength": 1000
      },
      "postings": [
       {
        "type": 51,
        "amount": 250000000,
        "text": "ten-dlc:fee-fine",
        "owed": true
       }
      ],
      "tone": "neutral",
      "access": []
     },
     {
      "id": "reinstate",
      "event": "ten-dlc:event-reinstated",
      "from": [
       "15"
      ],
      "to": "14",
      "by": "carrier",
      "note": {
       "field": "feedback",
       "reason": {
        "field": "rejection",
        "catalogue": "tcr-campaign-rejections"
       },
       "required": false,
       "maxLength": 1000
      },
      "tone": "neutral",
      "access": []
     },
     {
      "id": "renew",
      "event": "ten-dlc:event-renewed",
      "from": [
       "14"
      ],
      "to": "14",
      "by": "time",
      "when": {
       "source": "row.auto_renewal",
       "tree": {
        "op": "path",
        "root": "row",
        "path": [
         "auto_renewal"
        ]
       },
       "dependsOn": [
        "row.auto_renewal"
       ]
      },
      "postings": [
       {
        "type": 47,
        "amount": "{row.upfront_fee}",
        "text": "ten-dlc:fee-months"
       }
      ],
      "afterMs": 7776000000,
      "tone": "neutral",
      "access": []
     },
     {
      "id": "lapse",
      "from": [
       "14"
      ],
      "to": "16",
      "by": "time",
      "afterMs": 8380800000,
      "tone": "neutral",
      "access": []
     },
     {
      "id": "forget",
      "event": "ten-dlc:event-draft-expired",
      "from": [
       "0"
      ],
      "to": "16",
      "by": "time",
      "afterMs": 15552000000,
      "tone": "neutral",
      "access": []
     }
    ],
    "failure": "ten-dlc:status-failed"
   }
  },
  "ten-dlc-carrier": {
   "id": "ten-dlc-carrier",
   "module": "ten-dlc",
   "title": "ten-dlc:ten-dlc-carrier",
   "properties": {
    "carrier": {
     "enum": [
      "att",
      "tmobile",
      "verizon"
     ],
     "readOnly": true,
     "type": "string",
     "title": "ten-dlc:carrier",
     "enumTexts": {
      "tmobile": "ten-dlc:t-mobile",
      "att": "ten-dlc:att",
      "verizon": "ten-dlc:verizon"
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "name": {
     "maxLength": 40,
     "readOnly": true,
     "type": "string",
     "title": "ten-dlc:carrier",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {},
     "lookup": {
      "by": "throughput_id",
      "values": {
       "att-standard": "AT&T",
       "att-vetted": "AT&T",
       "att-low": "AT&T",
       "att-charity": "AT&T",
       "att-agents": "AT&T",
       "att-emergency": "AT&T",
       "att-political": "AT&T",
       "att-social": "AT&T",
       "att-sole": "AT&T",
       "tmobile-standard": "T-Mobile",
       "tmobile-vetted": "T-Mobile",
       "tmobile-low": "T-Mobile",
       "tmobile-charity": "T-Mobile",
       "tmobile-agents": "T-Mobile",
       "tmobile-emergency": "T-Mobile",
       "tmobile-political": "T-Mobile",
       "tmobile-social": "T-Mobile",
       "tmobile-sole": "T-Mobile",
       "verizon-standard": "Verizon",
       "verizon-vetted": "Verizon",
       "verizon-low": "Verizon",
       "verizon-charity": "Verizon",
       "verizon-agents": "Verizon",
       "verizon-emergency": "Verizon",
       "verizon-political": "Verizon",
       "verizon-social": "Verizon",
       "verizon-sole": "Verizon"
      }
     }
    },
    "campaign_id": {
     "format": "uuid",
     "readOnly": true,
     "type": "string",
     "title": "ten-dlc:campaign",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "brand_id": {
     "format": "uuid",
     "readOnly": true,
     "type": "string",
     "title": "ten-dlc:brand",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "campaign": {
     "maxLength": 200,
     "readOnly": true,
     "type": "string",
     "title": "ten-dlc:campaign",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "sample": {
     "maxLength": 1024,
     "readOnly": true,
     "type": "string",
     "title": "ten-dlc:sample-1",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "throughput_id": {
     "catalogue": "tcr-throughput",
     "maxLength": 40,
     "readOnly": true,
     "type": "string",
     "title": "ten-dlc:throughput",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "choice",
     "errors": {}
    },
    "class": {
     "maxLength": 60,
     "readOnly": true,
     "type": "string",
     "title": "ten-dlc:class",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {},
     "lookup": {
      "by": "throughput_id",
      "values": {
       "att-standard": "Class E",
       "att-vetted": "Class C",
       "att-low": "Class T",
       "att-charity": "Class P",
       "att-agents": "Class S",
       "att-emergency": "Class X",
       "att-political": "Class K",
       "att-social": "Class Y",
       "att-sole": "Class W",
       "tmobile-standard": "Low tier",
       "tmobile-vetted": "Upper mid tier",
       "tmobile-low": "Low volume",
       "tmobile-charity": "Special",
       "tmobile-agents": "Low tier",
       "tmobile-emergency": "Special",
       "tmobile-political": "Special",
       "tmobile-social": "Special",
       "tmobile-sole": "Sole proprietor",
       "verizon-standard": "Content-filtered",
       "verizon-vetted": "Content-filtered",
       "verizon-low": "Content-filtered",
       "verizon-charity": "Content-filtered",
       "verizon-agents": "Content-filtered",
       "verizon-emergency": "Content-filtered",
       "verizon-political": "Content-filtered",
       "verizon-social": "Content-filtered",
       "verizon-sole": "Content-filtered"
      }
     }
    },
    "throughput": {
     "maxLength": 200,
     "readOnly": true,
     "type": "string",
     "title": "ten-dlc:throughput",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {},
     "lookup": {
      "by": "throughput_id",
      "values": {
       "att-standard": "240 messages a minute",
       "att-vetted": "2,400 messages a minute",
       "att-low": "75 messages a minute",
       "att-charity": "2,400 messages a minute",
       "att-agents": "60 messages a minute per number",
       "att-emergency": "4,500 messages a minute",
       "att-political": "4,500 messages a minute",
       "att-social": "60,000 messages a minute",
       "att-sole": "15 messages a minute",
       "tmobile-standard": "2,000 messages a day for the brand",
       "tmobile-vetted": "40,000 messages a day for the brand",
       "tmobile-low": "2,000 messages a day for the brand",
       "tmobile-charity": "No daily limit",
       "tmobile-agents": "2,000 messages a day for the brand",
       "tmobile-emergency": "No daily limit",
       "tmobile-political": "No daily limit",
       "tmobile-social": "No daily limit",
       "tmobile-sole": "1,000 messages a day for the brand",
       "verizon-standard": "No set limit",
       "verizon-vetted": "No set limit",
       "verizon-low": "No set limit",
       "verizon-charity": "No set limit",
       "verizon-agents": "No set limit",
       "verizon-emergency": "No set limit",
       "verizon-political": "No set limit",
       "verizon-social": "No set limit",
       "verizon-sole": "No set limit"
      }
     }
    },
    "status": {
     "enum": [
      "review",
      "registered",
      "rejected",
      "suspended",
      "ended"
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
      "review": "ten-dlc:status-review",
      "registered": "ten-dlc:registered",
      "rejected": "ten-dlc:rejected",
      "suspended": "ten-dlc:status-suspended",
      "ended": "ten-dlc:ended"
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
    "rejection": {
     "catalogue": "tcr-campaign-rejections",
     "maxLength": 40,
     "readOnly": true,
     "type": "string",
     "title": "ten-dlc:rejection",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "choice",
     "errors": {}
    },
    "rejection_about": {
     "maxLength": 400,
     "readOnly": true,
     "type": "string",
     "title": "ten-dlc:rejection-about",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {},
     "lookup": {
      "by": "rejection",
      "values": {
       "privacy-missing": "Reviewers found no privacy policy, or its address didn’t open.",
       "privacy-shares": "The policy lets you share or sell phone numbers or consent. Carriers accept no exception for partners or affiliates.",
       "terms-missing": "The terms must name the program, how often you text, that rates may apply, and how to get help and stop.",
       "description-vague": "Reviewers couldn’t tell who sends, who receives, and what the messages are for.",
       "use-case-mismatch": "The samples and the description must show what the selected use case covers. Offers, for example, are marketing.",
       "brand-mismatch": "The samples, website and policies must belong to the brand you registered. A trade name has to appear on its website.",
       "flow-unverified": "Reviewers open every address you name. A page behind a sign-in or a sign in a store needs a screenshot.",
       "flow-incomplete": "Next to the phone number, people must read who texts, how often, that rates may apply, how to stop, and where the policies are.",
       "flow-forced": "Agreeing to texts must be a choice of its own: not preselected, not required to buy, and not part of the terms.",
       "no-consent": "Carriers got complaints from people who never agreed to your messages. Bought, shared and old lists aren’t consent.",
       "sample-brand": "People must see who texts them, in every sample.",
       "sample-opt-out": "At least one sample must end with the way to stop.",
       "sample-link": "The samples have a link that wasn’t declared, or one of a public link shortener. Use your own domain and declare it.",
       "sample-phone": "The samples ask people to call, but “Messages contain phone numbers” is off.",
       "raffle-rules": "A sweepstake must lead to its official rules.",
       "sponsor-missing": "Public service announcements must say who pays for them.",
       "gambling": "T-Mobile delivers no gambling, betting or casino content, also where it’s legal. An appeal won’t help.",
       "prohibited": "Cannabis, adult content, high-risk loans, debt relief, get-rich offers and bought leads are never delivered, also where they’re legal.",
       "start-response": "The first message confirms what people joined: brand, how often, that rates may apply, HELP and STOP.",
       "stop-response": "The last message names your brand and says that no more will come.",
       "help-response": "It must name your brand and an email address, phone number or page.",
       "affiliate": "Carriers don’t deliver offers for other businesses, or to numbers that others collected.",
       "age-gate": "Loans, alcohol and the like need an age check before the first message."
      }
     }
    },
    "rejection_example": {
     "maxLength": 400,
     "readOnly": true,
     "type": "string",
     "title": "ten-dlc:rejection-example",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {},
     "lookup": {
      "by": "rejection",
      "values": {
       "privacy-missing": "https://example.com/privacy with the sentence “We don’t share phone numbers or consent with third parties for marketing.”",
       "privacy-shares": "“Phone numbers and text message consent are not shared with third parties or affiliates for marketing.”",
       "terms-missing": "“Acme order texts: up to 4 messages a month. Message and data rates may apply. Reply HELP for help, STOP to opt out.”",
       "description-vague": "“Acme texts customers who ordered on acme.example when an order ships or is ready to pick up, about 3 messages an order.”",
       "use-case-mismatch": "For Delivery notifications: “Acme: your order [number] arrives today between 2 and 4 PM.”",
       "brand-mismatch": "“Harbour & Pine: your order is ready”, where the brand is Harbour & Pine and the website is harbourpine.example.",
       "flow-unverified": "“Customers enter their number at acme.example/checkout and tick an unchecked box”, with a screenshot of that page.",
       "flow-incomplete": "“I agree to get up to 4 texts a month from Acme. Message and data rates may apply. Reply STOP to opt out. Terms and privacy policy: acme.example/terms”",
       "flow-forced": "“An optional, unchecked box below the phone number: ‘Text me about my order.’”",
       "no-consent": "“Every number comes from the box at acme.example/checkout. We store time, page and address of each consent.”",
       "sample-brand": "“Acme: [name], your appointment is tomorrow at [time]. Reply STOP to opt out.”",
       "sample-opt-out": "“Acme: 20% off this weekend. Reply STOP to opt out.”",
       "sample-link": "“Acme: track your parcel at acme.example/t/[code]”, with “Messages contain links” on.",
       "sample-phone": "“Acme: call (503) 555-0142 to reschedule”, with “Messages contain phone numbers” on.",
       "raffle-rules": "“Acme: you’re entered in the May raffle. Rules: acme.example/raffle. Reply STOP to opt out.”",
       "sponsor-missing": "“Trail closed at North Ridge until Friday. Sponsored by Portland Parks. Reply STOP to opt out.”",
       "gambling": "Leave out every offer to bet or play for money, also on the website.",
       "prohibited": "Leave out the content in the samples and on the website. If it’s what your business sells, carriers won’t deliver it.",
       "start-response": "“Acme: you’re in. Up to 4 messages a month. Rates may apply. Reply HELP for help, STOP to opt out.”",
       "stop-response": "“Acme: you’re unsubscribed and won’t get more messages. Reply START to join again.”",
       "help-response": "“Acme: write to help@acme.example or call (503) 555-0142. Reply STOP to opt out.”",
       "affiliate": "Text only your own offers, to people who gave their number to you, and turn “Affiliate marketing” off.",
       "age-gate": "“Reply with your date of birth to confirm that you’re 21”, with “Age-restricted content” on."
      }
     }
    },
    "rejection_field": {
     "maxLength": 60,
     "readOnly": true,
     "type": "string",
     "title": "ten-dlc:rejection-field",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {},
     "lookup": {
      "by": "rejection",
      "values": {
       "privacy-missing": "Privacy policy",
       "privacy-shares": "Privacy policy",
       "terms-missing": "Terms and conditions",
       "description-vague": "Description",
       "use-case-mismatch": "Use case",
       "brand-mismatch": "Sample 1",
       "flow-unverified": "Opt-in screenshots",
       "flow-incomplete": "How people opt in",
       "flow-forced": "How people opt in",
       "no-consent": "How people opt in",
       "sample-brand": "Sample 1",
       "sample-opt-out": "Sample 1",
       "sample-link": "Messages contain links",
       "sample-phone": "Messages contain phone numbers",
       "raffle-rules": "Sample 1",
       "sponsor-missing": "Sample 1",
       "gambling": "Sample 1",
       "prohibited": "Description",
       "start-response": "START response",
       "stop-response": "STOP response",
       "help-response": "HELP response",
       "affiliate": "Affiliate marketing",
       "age-gate": "Age-restricted content"
      }
     }
    },
    "rejection_step": {
     "maxLength": 40,
     "readOnly": true,
     "type": "string",
     "title": "ten-dlc:rejection-field",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {},
     "lookup": {
      "by": "rejection",
      "values": {
       "privacy-missing": "use-case",
       "privacy-shares": "use-case",
       "terms-missing": "use-case",
       "description-vague": "use-case",
       "use-case-mismatch": "use-case",
       "brand-mismatch": "samples",
       "flow-unverified": "use-case",
       "flow-incomplete": "use-case",
       "flow-forced": "use-case",
       "no-consent": "use-case",
       "sample-brand": "samples",
       "sample-opt-out": "samples",
       "sample-link": "samples",
       "sample-phone": "samples",
       "raffle-rules": "samples",
       "sponsor-missing": "samples",
       "gambling": "samples",
       "prohibited": "use-case",
       "start-response": "replies",
       "stop-response": "replies",
       "help-response": "replies",
       "affiliate": "details",
       "age-gate": "details"
      }
     }
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
     "title": "ten-dlc:updated",
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
    "entity": "ten-dlc-carrier",
    "field": "status",
    "states": {
     "review": {
      "tone": "info",
      "icon": "schedule",
      "title": "ten-dlc:status-review"
     },
     "registered": {
      "tone": "success",
      "icon": "check",
      "title": "ten-dlc:registered"
     },
     "rejected": {
      "tone": "danger",
      "icon": "block",
      "title": "ten-dlc:rejected"
     },
     "suspended": {
      "tone": "danger",
      "icon": "block",
      "title": "ten-dlc:status-suspended"
     },
     "ended": {
      "tone": "neutral",
      "icon": "past",
      "title": "ten-dlc:ended"
     }
    },
    "initial": "review",
    "transitions": [
     {
      "id": "reject",
      "from": [
       "review"
      ],
      "to": "rejected",
      "by": "carrier",
      "note": {
       "required": true,
       "field": "reason",
       "reason": {
        "field": "rejection",
        "catalogue": "tcr-campaign-rejections"
       },
       "maxLength": 1000
      },
      "simulated": {
       "afterMs": 4000,
       "when": {
        "source": "row.carrier == 'tmobile' && row.sample.contains('casino')",
        "tree": {
         "op": "and",
         "args": [
          {
           "op": "==",
           "left": {
            "op": "path",
            "root": "row",
            "path": [
             "carrier"
            ]
           },
           "right": {
            "op": "const",
            "value": "tmobile"
           }
          },
          {
           "op": "contains",
           "left": {
            "op": "path",
            "root": "row",
            "path": [
             "sample"
            ]
           },
           "right": {
            "op": "const",
            "value": "casino"
           }
          }
         ]
        },
        "dependsOn": [
         "row.carrier",
         "row.sample"
        ]
       },
       "reason": "gambling"
      },
      "tone": "neutral",
      "access": []
     },
     {
      "id": "register",
      "from": [
       "review"
      ],
      "to": "registered",
      "by": "carrier",
      "note": {
       "field": "reason",
       "reason": {
        "field": "rejection",
        "catalogue": "tcr-campaign-rejections"
       },
       "required": false,
       "maxLength": 1000
      },
      "simulated": {
       "afterMs": 4000
      },
      "tone": "neutral",
      "access": []
     },
     {
      "id": "review-again",
      "event": "ten-dlc:event-review-again",
      "from": [
       "rejected"
      ],
      "to": "review",
      "by": "server",
      "note": {
       "field": "reason",
       "reason": {
        "field": "rejection",
        "catalogue": "tcr-campaign-rejections"
       },
       "required": false,
       "maxLength": 1000
      },
      "tone": "neutral",
      "access": []
     },
     {
      "id": "suspend",
      "from": [
       "registered"
      ],
      "to": "suspended",
      "by": "server",
      "note": {
       "field": "reason",
       "reason": {
        "field": "rejection",
        "catalogue": "tcr-campaign-rejections"
       },
       "required": false,
       "maxLength": 1000
      },
      "tone": "neutral",
      "access": []
     },
     {
      "id": "reinstate",
      "event": "ten-dlc:event-reinstated",
      "from": [
       "suspended"
      ],
      "to": "registered",
      "by": "server",
      "note": {
       "field": "reason",
       "reason": {
        "field": "rejection",
        "catalogue": "tcr-campaign-rejections"
       },
       "required": false,
       "maxLength": 1000
      },
      "tone": "neutral",
      "access": []
     },
     {
      "id": "end",
      "from": [
       "review",
       "registered",
       "rejected",
       "suspended"
      ],
      "to": "ended",
      "by": "server",
      "note": {
       "field": "reason",
       "reason": {
        "field": "rejection",
        "catalogue": "tcr-campaign-rejections"
       },
       "required": false,
       "maxLength": 1000
      },
      "tone": "neutral",
      "access": []
     }
    ]
   }
  },
  "ten-dlc-number": {
   "id": "ten-dlc-number",
   "module": "ten-dlc",
   "title": "ten-dlc:ten-dlc-number",
   "properties": {
    "number": {
     "format": "phone",
     "readOnly": true,
     "type": "string",
     "title": "ten-dlc:number",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "phone",
     "errors": {}
    },
    "campaign_id": {
     "format": "uuid",
     "readOnly": true,
     "type": "string",
     "title": "ten-dlc:campaign",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "brand_id": {
     "format": "uuid",
     "readOnly": true,
     "type": "string",
     "title": "ten-dlc:brand",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "did_id": {
     "format": "uuid",
     "readOnly": true,
     "type": "string",
     "title": "ten-dlc:number",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "campaign": {
     "maxLength": 200,
     "readOnly": true,
     "type": "string",
     "title": "ten-dlc:campaign",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "attempts": {
     "readOnly": true,
     "type": "integer",
     "title": "ten-dlc:attempts",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "status": {
     "enum": [
      "waiting",
      "pending",
      "assigned",
      "suspended",
      "failed",
      "removing",
      "removed"
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
      "waiting": "ten-dlc:waiting",
      "pending": "ten-dlc:number-pending",
      "assigned": "ten-dlc:assigned",
      "suspended": "ten-dlc:status-suspended",
      "failed": "ten-dlc:number-failed",
      "removing": "ten-dlc:removing",
      "removed": "ten-dlc:removed"
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
     "title": "ten-dlc:updated",
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
    "entity": "ten-dlc-number",
    "field": "status",
    "states": {
     "waiting": {
      "tone": "neutral",
      "icon": "schedule",
      "title": "ten-dlc:waiting"
     },
     "pending": {
      "title": "ten-dlc:number-pending",
      "tone": "info",
      "icon": "schedule"
     },
     "assigned": {
      "tone": "success",
      "icon": "check",
      "title": "ten-dlc:assigned"
     },
     "suspended": {
      "tone": "danger",
      "icon": "block",
      "title": "ten-dlc:status-suspended"
     },
     "failed": {
      "title": "ten-dlc:number-failed",
      "tone": "danger",
      "icon": "block"
     },
     "removing": {
      "tone": "info",
      "icon": "schedule",
      "title": "ten-dlc:removing"
     },
     "removed": {
      "tone": "neutral",
      "icon": "past",
      "title": "ten-dlc:removed"
     }
    },
    "initial": "waiting",
    "call": {
     "method": "PUT",
     "path": "/v1/10dlc/numbers/{id}/status"
    },
    "transitions": [
     {
      "id": "begin",
      "from": [
       "waiting"
      ],
      "to": "pending",
      "by": "server",
      "tone": "neutral",
      "access": []
     },
     {
      "id": "hold",
      "from": [
       "pending"
      ],
      "to": "waiting",
      "by": "server",
      "tone": "neutral",
      "access": []
     },
     {
      "id": "fail",
      "from": [
       "pending"
      ],
      "to": "failed",
      "by": "carrier",
      "note": {
       "required": true,
       "field": "reason",
       "maxLength": 1000
      },
      "simulated": {
       "afterMs": 3000,
       "when": {
        "source": "row.attempts == 1 && row.number.endsWith('174')",
        "tree": {
         "op": "and",
         "args": [
          {
           "op": "==",
           "left": {
            "op": "path",
            "root": "row",
            "path": [
             "attempts"
            ]
           },
           "right": {
            "op": "const",
            "value": 1
           }
          },
          {
           "op": "endsWith",
           "left": {
            "op": "path",
            "root": "row",
            "path": [
             "number"
            ]
           },
           "right": {
            "op": "const",
            "value": "174"
           }
          }
         ]
        },
        "dependsOn": [
         "row.attempts",
         "row.number"
        ]
       },
       "note": "ten-dlc:feedback-number-elsewhere"
      },
      "tone": "neutral",
      "access": []
     },
     {
      "id": "assign",
      "from": [
       "pending"
      ],
      "to": "assigned",
      "by": "carrier",
      "note": {
       "field": "reason",
       "required": false,
       "maxLength": 1000
      },
      "simulated": {
       "afterMs": 3000
      },
      "tone": "neutral",
      "access": []
     },
     {
      "id": "retry",
      "event": "ten-dlc:event-tried-again",
      "icon": "play",
      "from": [
       "failed"
      ],
      "to": "pending",
      "note": {
       "field": "reason",
       "required": false,
       "maxLength": 1000
      },
      "by": "user",
      "title": "ten-dlc:retry",
      "access": [
       "SmsTenDlc",
       "TenDlcWrite"
      ],
      "success": "ten-dlc:number-retried",
      "tone": "neutral"
     },
     {
      "id": "remove",
      "icon": "delete",
      "tone": "danger",
      "from": [
       "pending",
       "assigned",
       "suspended"
      ],
      "to": "removing",
      "confirm": {
       "title": "ten-dlc:remove-number-title",
       "text": "ten-dlc:remove-number-text",
       "dismiss": "portal:keep",
       "action": "portal:remove"
      },
      "success": "ten-dlc:number-removing",
      "by": "user",
      "title": "portal:remove",
      "access": [
       "SmsTenDlc",
       "TenDlcWrite"
      ]
     },
     {
      "id": "withdraw",
      "title": "portal:remove",
      "event": "ten-dlc:event-removed-before-assignment",
      "icon": "delete",
      "tone": "danger",
      "from": [
       "waiting",
       "failed"
      ],
      "to": "removed",
      "confirm": {
       "title": "ten-dlc:remove-number-title",
       "text": "ten-dlc:withdraw-number-text",
       "dismiss": "portal:keep",
       "action": "portal:remove"
      },
      "note": {
       "field": "reason",
       "required": false,
       "maxLength": 1000
      },
      "success": "ten-dlc:number-removed",
      "by": "user",
      "access": [
       "SmsTenDlc",
       "TenDlcWrite"
      ]
     },
     {
      "id": "suspend",
      "from": [
       "assigned"
      ],
      "to": "suspended",
      "by": "server",
      "tone": "neutral",
      "access": []
     },
     {
      "id": "reinstate",
      "event": "ten-dlc:event-reinstated",
      "from": [
       "suspended"
      ],
      "to": "assigned",
      "by": "server",
      "tone": "neutral",
      "access": []
     },
     {
      "id": "release",
      "from": [
       "removing"
      ],
      "to": "removed",
      "by": "carrier",
      "note": {
       "field": "reason",
       "required": false,
       "maxLength": 1000
      },
      "simulated": {
       "afterMs": 3000
      },
      "tone": "neutral",
      "access": []
     },
     {
      "id": "end",
      "event": "ten-dlc:event-removed-with-the-campaign",
      "from": [
       "waiting",
       "pending",
       "assigned",
       "failed",
       "removing",
       "suspended"
      ],
      "to": "removed",
      "by": "server",
      "note": {
       "field": "reason",
       "required": false,
       "maxLength": 1000
      },
      "tone": "neutral",
      "access": []
     }
    ],
    "failure": "ten-dlc:status-failed"
   }
  },
  "ten-dlc-use-case": {
   "id": "ten-dlc-use-case",
   "module": "ten-dlc",
   "title": "ten-dlc:use-case",
   "properties": {
    "usecases": {
     "maxItems": 100,
     "readOnly": true,
     "type": "array",
     "title": "ten-dlc:use-cases",
     "items": {
      "type": "object",
      "title": "ten-dlc:use-cases",
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
   "required": [],
   "rules": {
    "fields": {},
    "effects": [],
    "checks": []
   }
  }
 },
 "resources": {
  "ten-dlc-brand": {
   "id": "ten-dlc-brand",
   "module": "ten-dlc",
   "entity": "ten-dlc-brand",
   "path": "/v1/10dlc/brands",
   "items": "brands",
   "item": "brand",
   "storage": {
    "kind": "documents"
   },
   "operations": {
    "list": {
     "access": [
      "SmsTenDlc"
     ]
    },
    "get": {
     "access": [
      "SmsTenDlc"
     ]
    },
    "create": {
     "access": [
      "SmsTenDlc",
      "TenDlcWrite"
     ]
    },
    "update": {
     "access": [
      "SmsTenDlc",
      "TenDlcWrite"
     ],
     "when": {
      "source": "row.status != 'review'",
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
        "value": "review"
       }
      },
      "dependsOn": [
       "row.status"
      ]
     },
     "because": "ten-dlc:brand-in-review"
    },
    "delete": {
     "access": [
      "SmsTenDlc",
      "TenDlcWrite"
     ],
     "when": {
      "source": "row.status != 'review'",
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
        "value": "review"
       }
      },
      "dependsOn": [
       "row.status"
      ]
     },
     "because": "ten-dlc:brand-in-review"
    }
   },
   "listFields": [
    "id",
    "name",
    "entity_type_name",
    "country",
    "vetting_name",
    "service_price",
    "vetting_price",
    "campaigns",
    "campaigns_count",
    "feedback",
    "status",
    "created_at"
   ],
   "query": [
    {
     "name": "search",
     "field": "name",
     "match": "contains"
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
     "name",
     "status",
     "created_at"
    ]
   },
   "sublists": [],
   "endpoints": []
  },
  "ten-dlc-campaign": {
   "id": "ten-dlc-campaign",
   "module": "ten-dlc",
   "entity": "ten-dlc-campaign",
   "path": "/v1/10dlc/brands/{brand_id}/campaigns",
   "parent": {
    "resource": "ten-dlc-brand",
    "entity": "ten-dlc-brand",
    "path": "/v1/10dlc/brands",
    "item": "brand",
    "access": [
     "SmsTenDlc"
    ],
    "slot": "brand_id",
    "slots": [
     "brand_id"
    ],
    "name": "name",
    "when": {
     "source": "row.status == 'approved'",
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
       "value": "approved"
      }
     },
     "dependsOn": [
      "row.status"
     ]
    },
    "because": "ten-dlc:brand-not-approved"
   },
   "items": "campaigns",
   "item": "campaign",
   "storage": {
    "kind": "documents"
   },
   "operations": {
    "list": {
     "access": [
      "SmsTenDlc"
     ]
    },
    "get": {
     "access": [
      "SmsTenDlc"
     ]
    },
    "create": {
     "access": [
      "SmsTenDlc",
      "TenDlcWrite"
     ]
    },
    "update": {
     "access": [
      "SmsTenDlc",
      "TenDlcWrite"
     ],
     "when": {
      "source": "row.status in [0, 2, 3, 12, 13, 14]",
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
         2,
         3,
         12,
         13,
         14
        ]
       }
      },
      "dependsOn": [
       "row.status"
      ]
     },
     "because": "ten-dlc:campaign-locked"
    },
    "delete": {
     "access": [
      "SmsTenDlc",
      "TenDlcWrite"
     ],
     "when": {
      "source": "row.status == 0 || row.status == 16",
      "tree": {
       "op": "or",
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
          "value": 0
         }
        },
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
          "value": 16
         }
        }
       ]
      },
      "dependsOn": [
       "row.status"
      ]
     },
     "because": "ten-dlc:campaign-running"
    }
   },
   "listFields": [
    "id",
    "brand_id",
    "name",
    "usecase_id",
    "usecase",
    "monthly_fee",
    "upfront_fee",
    "numbers_count",
    "feedback",
    "status",
    "created_at"
   ],
   "query": [
    {
     "name": "search",
     "field": "name",
     "match": "contains"
    },
    {
     "name": "usecase_id",
     "field": "usecase_id",
     "match": "equals"
    },
    {
     "name": "status",
     "field": "status",
     "match": "equals"
    }
   ],
   "sort": {
    "fields": [
     "name",
     "usecase_id",
     "status",
     "created_at"
    ],
    "default": "-created_at"
   },
   "sublists": [],
   "endpoints": []
  },
  "ten-dlc-carrier": {
   "id": "ten-dlc-carrier",
   "module": "ten-dlc",
   "entity": "ten-dlc-carrier",
   "path": "/v1/10dlc/carriers",
   "items": "carriers",
   "item": "carrier",
   "storage": {
    "kind": "documents"
   },
   "operations": {
    "list": {
     "access": [
      "SmsTenDlc"
     ]
    },
    "get": {
     "access": [
      "SmsTenDlc"
     ]
    }
   },
   "listFields": [
    "id",
    "carrier",
    "name",
    "class",
    "throughput",
    "status",
    "reason",
    "updated_at"
   ],
   "query": [
    {
     "name": "campaign_id",
     "field": "campaign_id",
     "match": "equals"
    }
   ],
   "sort": {
    "fields": [
     "carrier"
    ],
    "default": "carrier"
   },
   "sublists": [],
   "endpoints": []
  },
  "ten-dlc-number": {
   "id": "ten-dlc-number",
   "module": "ten-dlc",
   "entity": "ten-dlc-number",
   "path": "/v1/10dlc/numbers",
   "items": "numbers",
   "item": "number",
   "storage": {
    "kind": "documents"
   },
   "operations": {
    "list": {
     "access": [
      "SmsTenDlc"
     ]
    },
    "get": {
     "access": [
      "SmsTenDlc"
     ]
    }
   },
   "listFields": [
    "id",
    "number",
    "campaign_id",
    "brand_id",
    "campaign",
    "attempts",
    "status",
    "reason",
    "updated_at"
   ],
   "query": [
    {
     "name": "search",
     "field": "number",
     "match": "digits"
    },
    {
     "name": "campaign_id",
     "field": "campaign_id",
     "match": "equals"
    },
    {
     "name": "campaign",
     "field": "campaign",
     "match": "contains"
    },
    {
     "name": "status",
     "field": "status",
     "match": "equals"
    }
   ],
   "sort": {
    "default": "-updated_at",
    "fields": [
     "number",
     "campaign",
     "status",
     "updated_at"
    ]
   },
   "sublists": [],
   "endpoints": []
  },
  "ten-dlc-use-case": {
   "id": "ten-dlc-use-case",
   "module": "ten-dlc",
   "entity": "ten-dlc-use-case",
   "path": "/v1/10dlc",
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
     "id": "usecases",
     "summary": "The campaign use cases, with what each requires.",
     "items": "usecases",
     "method": "GET",
     "path": "/v1/10dlc/usecases",
     "access": [
      "SmsTenDlc"
     ],
     "query": []
    }
   ]
  }
 },
 "lists": {
  "brands": {
   "id": "brands",
   "module": "ten-dlc",
   "resource": "ten-dlc-brand",
   "title": "ten-dlc:ten-dlc",
   "primaryAction": {
    "text": "ten-dlc:new-brand",
    "to": "/sms/10dlc/brands/create",
    "access": [
     "TenDlcWrite",
     "SmsTenDlc"
    ],
    "asks": "POST /v1/10dlc/brands"
   },
   "columns": [
    {
     "id": "name",
     "field": "name",
     "title": "ten-dlc:brand-name",
     "cell": "text",
     "align": "start",
     "sortable": true,
     "link": "/sms/10dlc/brands/view/{row.id}",
     "flex": 2,
     "minWidth": 180,
     "hidden": false
    },
    {
     "id": "entity-type",
     "field": "entity_type_name",
     "title": "ten-dlc:entity-type",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "width": 190,
     "hidden": false
    },
    {
     "id": "campaigns",
     "field": "campaigns_count",
     "title": "ten-dlc:campaigns",
     "cell": "number",
     "align": "end",
     "sortable": false,
     "link": "/sms/10dlc/brands/{row.id}/campaigns",
     "width": 120,
     "hidden": false
    },
    {
     "id": "vetting",
     "field": "vetting_name",
     "title": "ten-dlc:vetting",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "width": 160,
     "hidden": false
    },
    {
     "id": "price",
     "field": "service_price",
     "title": "ten-dlc:service-price",
     "cell": "money",
     "align": "end",
     "sortable": false,
     "width": 150,
     "hidden": false
    },
    {
     "id": "status",
     "field": "status",
     "title": "portal:status",
     "cell": "status-chip",
     "align": "start",
     "sortable": true,
     "note": "feedback",
     "width": 130,
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
     "hidden": false
    }
   ],
   "filters": [
    {
     "id": "name",
     "title": "ten-dlc:brand-name",
     "kind": "search",
     "query": "search",
     "placeholder": "portal:search-by-name"
    },
    {
     "id": "status",
     "title": "portal:status",
     "kind": "select",
     "query": "status",
     "options": [
      {
       "value": "review",
       "text": "ten-dlc:status-review"
      },
      {
       "value": "approved",
       "text": "ten-dlc:status-approved"
      },
      {
       "value": "declined",
       "text": "portal:status-declined"
      }
     ],
     "all": "portal:any-status"
    }
   ],
   "rowActions": [
    {
     "kind": "link",
     "id": "campaigns",
     "title": "ten-dlc:campaigns",
     "icon": "view",
     "to": "/sms/10dlc/brands/{row.id}/campaigns",
     "access": [
      "SmsTenDlc"
     ]
    },
    {
     "kind": "link",
     "id": "edit",
     "title": "portal:edit",
     "icon": "edit",
     "when": {
      "source": "(row.status != 'review') && (row.status != 'review')",
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
          "value": "review"
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
          "value": "review"
         }
        }
       ]
      },
      "dependsOn": [
       "row.status"
      ]
     },
     "to": "/sms/10dlc/brands/edit/{row.id}",
     "access": [
      "SmsTenDlc",
      "TenDlcWrite"
     ],
     "asks": "PUT /v1/10dlc/brands/{id}"
    },
    {
     "kind": "transition",
     "id": "resubmit",
     "transition": "resubmit"
    },
    {
     "kind": "delete",
     "id": "delete",
     "title": "portal:delete",
     "icon": "delete",
     "when": {
      "source": "row.status != 'review'",
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
        "value": "review"
       }
      },
      "dependsOn": [
       "row.status"
      ]
     },
     "tone": "danger",
     "access": [
      "SmsTenDlc",
      "TenDlcWrite"
     ],
     "confirm": {
      "title": "ten-dlc:delete-brand-title",
      "text": "ten-dlc:delete-brand-text",
      "dismiss": "portal:keep",
      "action": "portal:delete"
     },
     "success": "ten-dlc:brand-deleted"
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
    "title": "ten-dlc:brands-empty-title",
    "text": "ten-dlc:brands-empty",
    "action": {
     "text": "ten-dlc:new-brand",
     "to": "/sms/10dlc/brands/create",
     "access": [
      "TenDlcWrite",
      "SmsTenDlc"
     ],
     "asks": "POST /v1/10dlc/brands"
    }
   }
  },
  "ten-dlc-campaigns": {
   "id": "ten-dlc-campaigns",
   "module": "ten-dlc",
   "resource": "ten-dlc-campaign",
   "title": "ten-dlc:campaigns",
   "primaryAction": {
    "text": "ten-dlc:new-campaign",
    "to": "/sms/10dlc/brands/{route.brand_id}/campaigns/create",
    "access": [
     "TenDlcWrite",
     "SmsTenDlc"
    ],
    "asks": "POST /v1/10dlc/brands/{brand_id}/campaigns"
   },
   "columns": [
    {
     "id": "name",
     "field": "name",
     "title": "ten-dlc:campaign-name",
     "cell": "text",
     "align": "start",
     "sortable": true,
     "link": "/sms/10dlc/brands/{row.brand_id}/campaigns/view/{row.id}",
     "flex": 2,
     "minWidth": 180,
     "hidden": false
    },
    {
     "id": "usecase",
     "field": "usecase",
     "title": "ten-dlc:use-case",
     "cell": "text",
     "align": "start",
     "sortable": false,
     "width": 210,
     "hidden": false
    },
    {
     "id": "numbers",
     "field": "numbers_count",
     "title": "ten-dlc:numbers",
     "cell": "number",
     "align": "end",
     "sortable": false,
     "width": 120,
     "hidden": false
    },
    {
     "id": "fee",
     "field": "monthly_fee",
     "title": "ten-dlc:monthly-fee",
     "cell": "money",
     "align": "end",
     "sortable": false,
     "width": 130,
     "hidden": false
    },
    {
     "id": "status",
     "field": "status",
     "title": "portal:status",
     "cell": "status-chip",
     "align": "start",
     "sortable": true,
     "note": "feedback",
     "width": 190,
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
     "hidden": false
    }
   ],
   "filters": [
    {
     "id": "name",
     "title": "ten-dlc:campaign-name",
     "kind": "search",
     "query": "search",
     "placeholder": "portal:search-by-name"
    },
    {
     "id": "usecase",
     "title": "ten-dlc:use-case",
     "kind": "select",
     "query": "usecase_id",
     "options": [],
     "catalogue": "tcr-use-cases",
     "all": "ten-dlc:any-use-case"
    },
    {
     "id": "status",
     "title": "portal:status",
     "kind": "select",
     "query": "status",
     "options": [
      {
       "value": "0",
       "text": "ten-dlc:status-draft"
      },
      {
       "value": "1",
       "text": "ten-dlc:status-on-review"
      },
      {
       "value": "2",
       "text": "ten-dlc:status-changes-requested"
      },
      {
       "value": "3",
       "text": "portal:status-declined"
      },
      {
       "value": "4",
       "text": "ten-dlc:status-submitted-to-tcr"
      },
      {
       "value": "5",
       "text": "ten-dlc:status-tcr-accepted"
      },
      {
       "value": "6",
       "text": "ten-dlc:status-tcr-failed"
      },
      {
       "value": "7",
       "text": "ten-dlc:status-vetting"
      },
      {
       "value": "8",
       "text": "ten-dlc:status-vetting-failed"
      },
      {
       "value": "9",
       "text": "ten-dlc:status-appeal"
      },
      {
       "value": "10",
       "text": "ten-dlc:status-carrier-review"
      },
      {
       "value": "11",
       "text": "ten-dlc:status-carrier-rejected"
      },
      {
       "value": "12",
       "text": "ten-dlc:status-provisioning"
      },
      {
       "value": "13",
       "text": "ten-dlc:status-provisioning-failed"
      },
      {
       "value": "14",
       "text": "ten-dlc:status-approved"
      },
      {
       "value": "15",
       "text": "ten-dlc:status-suspended"
      },
      {
       "value": "16",
       "text": "ten-dlc:status-expired"
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
     "when": {
      "source": "(row.status in [0, 2, 3]) && (row.status in [0, 2, 3, 12, 13, 14])",
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
           2,
           3
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
           2,
           3,
           12,
           13,
           14
          ]
         }
        }
       ]
      },
      "dependsOn": [
       "row.status"
      ]
     },
     "to": "/sms/10dlc/brands/{row.brand_id}/campaigns/edit/{row.id}",
     "access": [
      "SmsTenDlc",
      "TenDlcWrite"
     ],
     "asks": "PUT /v1/10dlc/brands/{brand_id}/campaigns/{id}"
    },
    {
     "kind": "link",
     "id": "change-numbers",
     "title": "ten-dlc:change-numbers",
     "icon": "dialpad",
     "when": {
      "source": "(row.status in [12, 13, 14]) && (row.status in [0, 2, 3, 12, 13, 14])",
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
           12,
           13,
           14
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
           2,
           3,
           12,
           13,
           14
          ]
         }
        }
       ]
      },
      "dependsOn": [
       "row.status"
      ]
     },
     "to": "/sms/10dlc/brands/{row.brand_id}/campaigns/edit/{row.id}/numbers",
     "access": [
      "SmsTenDlc",
      "TenDlcWrite"
     ],
     "asks": "PUT /v1/10dlc/brands/{brand_id}/campaigns/{id}"
    },
    {
     "kind": "transition",
     "id": "submit",
     "transition": "submit"
    },
    {
     "kind": "transition",
     "id": "resubmit-changed",
     "transition": "resubmit-changed"
    },
    {
     "kind": "transition",
     "id": "resubmit-declined",
     "transition": "resubmit-declined"
    },
    {
     "kind": "transition",
     "id": "appeal",
     "transition": "appeal"
    },
    {
     "kind": "transition",
     "id": "rework",
     "transition": "rework"
    },
    {
     "kind": "transition",
     "id": "end",
     "transition": "end"
    },
    {
     "kind": "delete",
     "id": "delete",
     "title": "portal:delete",
     "icon": "delete",
     "when": {
      "source": "row.status == 0 || row.status == 16",
      "tree": {
       "op": "or",
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
          "value": 0
         }
        },
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
          "value": 16
         }
        }
       ]
      },
      "dependsOn": [
       "row.status"
      ]
     },
     "tone": "danger",
     "access": [
      "SmsTenDlc",
      "TenDlcWrite"
     ],
     "confirm": {
      "title": "ten-dlc:delete-campaign-title",
      "text": "ten-dlc:delete-campaign-text",
      "dismiss": "portal:keep",
      "action": "portal:delete"
     },
     "success": "ten-dlc:campaign-deleted"
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
    "title": "ten-dlc:campaigns-empty-title",
    "text": "ten-dlc:campaigns-empty",
    "action": {
     "text": "ten-dlc:new-campaign",
     "to": "/sms/10dlc/brands/{route.brand_id}/campaigns/create",
     "access": [
      "TenDlcWrite",
      "SmsTenDlc"
     ],
     "asks": "POST /v1/10dlc/brands/{brand_id}/campaigns"
    }
   }
  },
  "ten-dlc-numbers": {
   "id": "ten-dlc-numbers",
   "module": "ten-dlc",
   "resource": "ten-dlc-number",
   "title": "ten-dlc:ten-dlc-numbers",
   "columns": [
    {
     "id": "number",
     "field": "number",
     "title": "ten-dlc:number",
     "cell": "phone",
     "align": "start",
     "sortable": true,
     "link": "/sms/10dlc/numbers/view/{row.id}",
     "flex": 2,
     "minWidth": 170,
     "hidden": false
    },
    {
     "id": "campaign",
     "field": "campaign",
     "title": "ten-dlc:campaign",
     "cell": "text",
     "align": "start",
     "sortable": true,
     "link": "/sms/10dlc/brands/{row.brand_id}/campaigns/view/{row.campaign_id}",
     "flex": 2,
     "minWidth": 180,
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
     "width": 200,
     "hidden": false
    },
    {
     "id": "updated",
     "field": "updated_at",
     "title": "ten-dlc:updated",
     "cell": "relative-time",
     "align": "start",
     "sortable": true,
     "width": 150,
     "hidden": false
    }
   ],
   "filters": [
    {
     "id": "number",
     "title": "ten-dlc:number",
     "kind": "search",
     "query": "search"
    },
    {
     "id": "campaign",
     "title": "ten-dlc:campaign",
     "kind": "search",
     "query": "campaign"
    },
    {
     "id": "status",
     "title": "portal:status",
     "kind": "select",
     "query": "status",
     "options": [
      {
       "value": "waiting",
       "text": "ten-dlc:waiting"
      },
      {
       "value": "pending",
       "text": "ten-dlc:number-pending"
      },
      {
       "value": "assigned",
       "text": "ten-dlc:assigned"
      },
      {
       "value": "suspended",
       "text": "ten-dlc:status-suspended"
      },
      {
       "value": "failed",
       "text": "ten-dlc:number-failed"
      },
      {
       "value": "removing",
       "text": "ten-dlc:removing"
      },
      {
       "value": "removed",
       "text": "ten-dlc:removed"
      }
     ],
     "all": "portal:any-status"
    }
   ],
   "rowActions": [
    {
     "kind": "transition",
     "id": "retry",
     "transition": "retry"
    },
    {
     "kind": "transition",
     "id": "remove",
     "transition": "remove"
    },
    {
     "kind": "transition",
     "id": "withdraw",
     "transition": "withdraw"
    }
   ],
   "bulkActions": [
    "retry"
   ],
   "pageSizes": [
    25,
    50,
    100
   ],
   "refreshSeconds": 60,
   "searchDebounceMs": 1000,
   "empty": {
    "title": "ten-dlc:ten-dlc-numbers-empty-title",
    "text": "ten-dlc:ten-dlc-numbers-empty"
   }
  }
 },
 "wizards": {
  "ten-dlc-brand": {
   "id": "ten-dlc-brand",
   "module": "ten-dlc",
   "resource": "ten-dlc-brand",
   "title": {
    "create": "ten-dlc:new-brand",
    "edit": "ten-dlc:edit-brand"
   },
   "opensAt": {
    "edit": [
     {
      "when": {
       "source": "form.rejection_step == 'contact'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "rejection_step"
         ]
        },
        "right": {
         "op": "const",
         "value": "contact"
        }
       },
       "dependsOn": [
        "form.rejection_step"
       ]
      },
      "step": "contact"
     },
     {
      "step": "business"
     }
    ]
   },
   "done": "/sms/10dlc/brands",
   "cancel": true,
   "doneWhen": [],
   "submitText": [
    {
     "mode": "create",
     "text": "ten-dlc:register-brand"
    },
    {
     "mode": "edit",
     "text": "portal:save-changes"
    }
   ],
   "success": {
    "create": "ten-dlc:brand-created",
    "edit": "ten-dlc:brand-saved"
   },
   "failure": {},
   "banners": [
    {
     "id": "declined",
     "modes": [
      "edit"
     ],
     "steps": [],
     "when": {
      "source": "form.status == 'declined'",
      "tree": {
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
        "value": "declined"
       }
      },
      "dependsOn": [
       "form.status"
      ]
     },
     "tone": "danger",
     "text": "ten-dlc:brand-declined",
     "params": {
      "feedback": "{form.feedback}"
     }
    },
    {
     "id": "fix",
     "modes": [
      "edit"
     ],
     "steps": [],
     "when": {
      "source": "has(form.rejection) && form.status == 'declined'",
      "tree": {
       "op": "and",
       "args": [
        {
         "op": "has",
         "root": "form",
         "path": [
          "rejection"
         ]
        },
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
          "value": "declined"
         }
        }
       ]
      },
      "dependsOn": [
       "form.rejection",
       "form.status"
      ]
     },
     "tone": "info",
     "text": "ten-dlc:rejection-hint",
     "params": {
      "field": "{form.rejection_field}",
      "about": "{form.rejection_about}",
      "example": "{form.rejection_example}"
     }
    }
   ],
   "steps": [
    {
     "id": "business",
     "title": "ten-dlc:business",
     "fields": [
      "name",
      "entity_type",
      "company_name",
      "ein",
      "first_name",
      "last_name",
      "mobile_phone",
      "vertical",
      "stock_symbol",
      "stock_exchange",
      "website"
     ],
     "summary": [],
     "relocks": false
    },
    {
     "id": "contact",
     "title": "ten-dlc:address-contact",
     "fields": [
      "country",
      "street",
      "city",
      "state",
      "postal_code",
      "email",
      "phone",
      "business_contact_email"
     ],
     "summary": [],
     "relocks": false
    },
    {
     "id": "vetting",
     "title": "ten-dlc:vetting-fees",
     "fields": [
      "vetting",
      "reference_id"
     ],
     "summary": [],
     "relocks": false
    },
    {
     "id": "summary",
     "title": "portal:summary",
     "fields": [],
     "summary": [
      {
       "field": "name",
       "id": "name",
       "title": "ten-dlc:brand-name",
       "step": "business",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "id": "entity-type",
       "field": "entity_type_name",
       "step": "business",
       "title": "ten-dlc:entity-type",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "id": "company",
       "field": "company_name",
       "title": "ten-dlc:company-name",
       "step": "business",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "field": "ein",
       "id": "ein",
       "title": "ten-dlc:ein",
       "step": "business",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "field": "first_name",
       "id": "first-name",
       "title": "portal:first-name",
       "step": "business",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "field": "last_name",
       "id": "last-name",
       "title": "portal:last-name",
       "step": "business",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "field": "mobile_phone",
       "id": "mobile-phone",
       "title": "ten-dlc:mobile-phone",
       "step": "business",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "id": "vertical",
       "field": "vertical_name",
       "step": "business",
       "title": "ten-dlc:vertical",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "field": "stock_symbol",
       "id": "stock-symbol",
       "title": "ten-dlc:stock-symbol",
       "step": "business",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "field": "stock_exchange",
       "id": "stock-exchange",
       "title": "ten-dlc:stock-exchange",
       "step": "business",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "field": "website",
       "id": "website",
       "title": "ten-dlc:website",
       "step": "business",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "field": "street",
       "id": "street",
       "title": "ten-dlc:street",
       "step": "contact",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "field": "city",
       "id": "city",
       "title": "ten-dlc:city",
       "step": "contact",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "id": "state",
       "field": "state_name",
       "step": "contact",
       "title": "ten-dlc:state",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "field": "postal_code",
       "id": "postal-code",
       "title": "ten-dlc:postal-code",
       "step": "contact",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "field": "email",
       "id": "email",
       "title": "ten-dlc:support-email",
       "step": "contact",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "field": "phone",
       "id": "phone",
       "title": "ten-dlc:support-phone",
       "step": "contact",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "id": "business-email",
       "field": "business_contact_email",
       "title": "ten-dlc:business-email",
       "step": "contact",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "id": "vetting",
       "field": "vetting_name",
       "step": "vetting",
       "title": "ten-dlc:vetting",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "id": "price",
       "field": "service_price",
       "step": "business",
       "title": "ten-dlc:service-price",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "field": "vetting_price",
       "step": "vetting",
       "id": "vetting-price",
       "title": "ten-dlc:vetting-price",
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
    "name": {
     "widget": "text",
     "options": {},
     "fills": []
    },
    "entity_type": {
     "widget": "select",
     "options": {},
     "fills": []
    },
    "company_name": {
     "widget": "text",
     "options": {},
     "fills": []
    },
    "ein": {
     "widget": "text",
     "options": {},
     "fills": []
    },
    "first_name": {
     "widget": "text",
     "options": {},
     "fills": [],
     "group": "person"
    },
    "last_name": {
     "widget": "text",
     "options": {},
     "fills": [],
     "group": "person"
    },
    "mobile_phone": {
     "widget": "text",
     "options": {},
     "fills": []
    },
    "vertical": {
     "widget": "select",
     "options": {},
     "fills": []
    },
    "stock_symbol": {
     "widget": "text",
     "options": {},
     "fills": [],
     "group": "stock"
    },
    "stock_exchange": {
     "widget": "select",
     "options": {},
     "fills": [],
     "group": "stock"
    },
    "website": {
     "widget": "text",
     "options": {},
     "fills": []
    },
    "country": {
     "widget": "select",
     "options": {},
     "fills": []
    },
    "street": {
     "widget": "text",
     "options": {},
     "fills": []
    },
    "city": {
     "widget": "text",
     "options": {},
     "fills": []
    },
    "state": {
     "widget": "select",
     "options": {},
     "fills": [],
     "group": "state"
    },
    "postal_code": {
     "widget": "text",
     "options": {},
     "fills": [],
     "group": "state"
    },
    "email": {
     "widget": "text",
     "options": {},
     "fills": []
    },
    "phone": {
     "widget": "text",
     "options": {},
     "fills": []
    },
    "business_contact_email": {
     "widget": "text",
     "options": {},
     "fills": []
    },
    "vetting": {
     "widget": "select",
     "options": {},
     "fills": []
    },
    "reference_id": {
     "widget": "text",
     "options": {},
     "fills": []
    }
   }
  },
  "ten-dlc-campaign": {
   "id": "ten-dlc-campaign",
   "module": "ten-dlc",
   "resource": "ten-dlc-campaign",
   "title": {
    "create": "ten-dlc:new-campaign",
    "edit": "ten-dlc:edit-campaign"
   },
   "opensAt": {
    "edit": [
     {
      "when": {
       "source": "form.status in [12, 13, 14]",
       "tree": {
        "op": "in",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "status"
         ]
        },
        "right": {
         "op": "const",
         "value": [
          12,
          13,
          14
         ]
        }
       },
       "dependsOn": [
        "form.status"
       ]
      },
      "step": "numbers"
     },
     {
      "when": {
       "source": "form.rejection_step == 'samples'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "rejection_step"
         ]
        },
        "right": {
         "op": "const",
         "value": "samples"
        }
       },
       "dependsOn": [
        "form.rejection_step"
       ]
      },
      "step": "samples"
     },
     {
      "when": {
       "source": "form.rejection_step == 'replies'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "rejection_step"
         ]
        },
        "right": {
         "op": "const",
         "value": "replies"
        }
       },
       "dependsOn": [
        "form.rejection_step"
       ]
      },
      "step": "replies"
     },
     {
      "when": {
       "source": "form.rejection_step == 'details'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "rejection_step"
         ]
        },
        "right": {
         "op": "const",
         "value": "details"
        }
       },
       "dependsOn": [
        "form.rejection_step"
       ]
      },
      "step": "details"
     },
     {
      "step": "use-case"
     }
    ]
   },
   "done": "/sms/10dlc/brands/{route.brand_id}/campaigns",
   "cancel": true,
   "doneWhen": [],
   "submitText": [
    {
     "mode": "create",
     "text": "ten-dlc:save-draft"
    },
    {
     "mode": "edit",
     "text": "portal:save-changes"
    }
   ],
   "success": {
    "create": "ten-dlc:campaign-created",
    "edit": "ten-dlc:campaign-saved"
   },
   "failure": {},
   "banners": [
    {
     "id": "feedback",
     "modes": [
      "edit"
     ],
     "steps": [],
     "when": {
      "source": "has(form.feedback) && form.feedback != ''",
      "tree": {
       "op": "and",
       "args": [
        {
         "op": "has",
         "root": "form",
         "path": [
          "feedback"
         ]
        },
        {
         "op": "!=",
         "left": {
          "op": "path",
          "root": "form",
          "path": [
           "feedback"
          ]
         },
         "right": {
          "op": "const",
          "value": ""
         }
        }
       ]
      },
      "dependsOn": [
       "form.feedback"
      ]
     },
     "tone": "danger",
     "text": "ten-dlc:campaign-feedback",
     "params": {
      "feedback": "{form.feedback}"
     }
    },
    {
     "id": "fix",
     "modes": [
      "edit"
     ],
     "steps": [],
     "when": {
      "source": "has(form.rejection)",
      "tree": {
       "op": "has",
       "root": "form",
       "path": [
        "rejection"
       ]
      },
      "dependsOn": [
       "form.rejection"
      ]
     },
     "tone": "info",
     "text": "ten-dlc:rejection-hint",
     "params": {
      "field": "{form.rejection_field}",
      "about": "{form.rejection_about}",
      "example": "{form.rejection_example}"
     }
    }
   ],
   "steps": [
    {
     "id": "use-case",
     "title": "ten-dlc:use-case",
     "fields": [
      "name",
      "usecase_id",
      "description",
      "message_flow",
      "optin_screenshots",
      "privacy_policy_link",
      "terms_link"
     ],
     "summary": [],
     "relocks": false
    },
    {
     "id": "samples",
     "title": "ten-dlc:samples",
     "fields": [
      "sample1",
      "sample2",
      "sample3",
      "sample4",
      "sample5",
      "embedded_link",
      "embedded_phone"
     ],
     "summary": [],
     "relocks": false
    },
    {
     "id": "replies",
     "title": "ten-dlc:optin-optout",
     "fields": [
      "subscriber_optin",
      "optin_keywords",
      "optin_message",
      "subscriber_optout",
      "optout_keywords",
      "optout_message",
      "subscriber_help",
      "help_keywords",
      "help_message"
     ],
     "summary": [],
     "relocks": false
    },
    {
     "id": "details",
     "title": "ten-dlc:content",
     "fields": [
      "age_gated",
      "direct_lending",
      "affiliate_marketing"
     ],
     "summary": [],
     "relocks": false
    },
    {
     "id": "numbers",
     "title": "ten-dlc:numbers-renewal",
     "info": "ten-dlc:numbers-info",
     "fields": [
      "use_type",
      "numbers",
      "auto_renewal"
     ],
     "summary": [],
     "relocks": false
    },
    {
     "id": "summary",
     "title": "portal:summary",
     "fields": [],
     "summary": [
      {
       "field": "name",
       "id": "name",
       "title": "ten-dlc:campaign-name",
       "step": "use-case",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "field": "usecase",
       "step": "use-case",
       "id": "usecase",
       "title": "ten-dlc:use-case",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "field": "description",
       "id": "description",
       "title": "ten-dlc:description",
       "step": "use-case",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "id": "flow",
       "field": "message_flow",
       "title": "ten-dlc:message-flow",
       "step": "use-case",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "id": "screenshots",
       "field": "optin_screenshots",
       "title": "ten-dlc:optin-screenshots",
       "step": "use-case",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "id": "privacy",
       "field": "privacy_policy_link",
       "title": "ten-dlc:privacy-link",
       "step": "use-case",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "id": "terms",
       "field": "terms_link",
       "title": "ten-dlc:terms-link",
       "step": "use-case",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "field": "sample1",
       "id": "sample1",
       "title": "ten-dlc:sample-1",
       "step": "samples",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "field": "sample2",
       "id": "sample2",
       "title": "ten-dlc:sample-2",
       "step": "samples",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "field": "sample3",
       "id": "sample3",
       "title": "ten-dlc:sample-3",
       "step": "samples",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "field": "sample4",
       "id": "sample4",
       "title": "ten-dlc:sample-4",
       "step": "samples",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "field": "sample5",
       "id": "sample5",
       "title": "ten-dlc:sample-5",
       "step": "samples",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "id": "link",
       "field": "embedded_link",
       "title": "ten-dlc:embedded-link",
       "step": "samples",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "id": "phone",
       "field": "embedded_phone",
       "title": "ten-dlc:embedded-phone",
       "step": "samples",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "id": "start-keywords",
       "field": "optin_keywords",
       "title": "ten-dlc:start-keywords",
       "step": "replies",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "id": "start",
       "field": "optin_message",
       "title": "ten-dlc:start-response",
       "step": "replies",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "id": "stop-keywords",
       "field": "optout_keywords",
       "title": "ten-dlc:stop-keywords",
       "step": "replies",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "id": "stop",
       "field": "optout_message",
       "title": "ten-dlc:stop-response",
       "step": "replies",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "field": "help_keywords",
       "id": "help-keywords",
       "title": "ten-dlc:help-keywords",
       "step": "replies",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "id": "help",
       "field": "help_message",
       "title": "ten-dlc:help-response",
       "step": "replies",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "id": "age",
       "field": "age_gated",
       "title": "ten-dlc:age-gated",
       "step": "details",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "id": "lending",
       "field": "direct_lending",
       "title": "ten-dlc:direct-lending",
       "step": "details",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "id": "affiliate",
       "field": "affiliate_marketing",
       "title": "ten-dlc:affiliate",
       "step": "details",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "field": "use_type",
       "id": "use-type",
       "title": "ten-dlc:use-type",
       "step": "numbers",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "field": "numbers",
       "id": "numbers",
       "title": "ten-dlc:numbers",
       "step": "numbers",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "id": "renewal",
       "field": "auto_renewal",
       "title": "ten-dlc:auto-renewal",
       "step": "numbers",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "id": "fee",
       "field": "monthly_fee",
       "step": "use-case",
       "title": "ten-dlc:monthly-fee",
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
    "name": {
     "widget": "text",
     "options": {},
     "fills": []
    },
    "usecase_id": {
     "widget": "select",
     "options": {},
     "fills": []
    },
    "description": {
     "widget": "textarea",
     "options": {},
     "fills": []
    },
    "message_flow": {
     "widget": "textarea",
     "options": {},
     "fills": []
    },
    "optin_screenshots": {
     "widget": "files",
     "options": {},
     "fills": []
    },
    "privacy_policy_link": {
     "widget": "text",
     "options": {},
     "fills": [],
     "group": "links"
    },
    "terms_link": {
     "widget": "text",
     "options": {},
     "fills": [],
     "group": "links"
    },
    "sample1": {
     "widget": "textarea",
     "options": {
      "rows": 2
     },
     "fills": []
    },
    "sample2": {
     "widget": "textarea",
     "options": {
      "rows": 2
     },
     "fills": []
    },
    "sample3": {
     "widget": "textarea",
     "options": {
      "rows": 2
     },
     "fills": []
    },
    "sample4": {
     "widget": "textarea",
     "options": {
      "rows": 2
     },
     "fills": []
    },
    "sample5": {
     "widget": "textarea",
     "options": {
      "rows": 2
     },
     "fills": []
    },
    "embedded_link": {
     "widget": "switch",
     "options": {},
     "fills": []
    },
    "embedded_phone": {
     "widget": "switch",
     "options": {},
     "fills": []
    },
    "subscriber_optin": {
     "widget": "switch",
     "options": {},
     "fills": []
    },
    "optin_keywords": {
     "widget": "text",
     "options": {},
     "fills": []
    },
    "optin_message": {
     "widget": "textarea",
     "options": {
      "rows": 2
     },
     "fills": []
    },
    "subscriber_optout": {
     "widget": "switch",
     "options": {},
     "fills": []
    },
    "optout_keywords": {
     "widget": "text",
     "options": {},
     "fills": []
    },
    "optout_message": {
     "widget": "textarea",
     "options": {
      "rows": 2
     },
     "fills": []
    },
    "subscriber_help": {
     "widget": "switch",
     "options": {},
     "fills": []
    },
    "help_keywords": {
     "widget": "text",
     "options": {},
     "fills": []
    },
    "help_message": {
     "widget": "textarea",
     "options": {
      "rows": 2
     },
     "fills": []
    },
    "age_gated": {
     "widget": "switch",
     "options": {},
     "fills": []
    },
    "direct_lending": {
     "widget": "switch",
     "options": {},
     "fills": []
    },
    "affiliate_marketing": {
     "widget": "switch",
     "options": {},
     "fills": []
    },
    "use_type": {
     "widget": "select",
     "options": {},
     "fills": []
    },
    "numbers": {
     "widget": "choices",
     "options": {},
     "fills": []
    },
    "auto_renewal": {
     "widget": "switch",
     "options": {},
     "fills": []
    }
   }
  }
 },
 "pages": {
  "brand": {
   "id": "brand",
   "module": "ten-dlc",
   "title": "ten-dlc:brand",
   "record": {
    "resource": "ten-dlc-brand",
    "name": "name",
    "ask": {
     "topic": "messages",
     "facts": [
      {
       "field": "name",
       "title": "ten-dlc:brand-name",
       "cell": "text"
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
      "id": "campaigns",
      "title": "ten-dlc:campaigns",
      "icon": "view",
      "to": "/sms/10dlc/brands/{row.id}/campaigns",
      "access": [
       "SmsTenDlc"
      ]
     },
     {
      "kind": "link",
      "id": "edit",
      "title": "portal:edit",
      "icon": "edit",
      "when": {
       "source": "(row.status != 'review') && (row.status != 'review')",
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
           "value": "review"
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
           "value": "review"
          }
         }
        ]
       },
       "dependsOn": [
        "row.status"
       ]
      },
      "to": "/sms/10dlc/brands/edit/{row.id}",
      "access": [
       "SmsTenDlc",
       "TenDlcWrite"
      ],
      "asks": "PUT /v1/10dlc/brands/{id}"
     },
     {
      "kind": "transition",
      "id": "resubmit",
      "transition": "resubmit"
     },
     {
      "kind": "delete",
      "id": "delete",
      "title": "portal:delete",
      "icon": "delete",
      "when": {
       "source": "row.status != 'review'",
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
         "value": "review"
        }
       },
       "dependsOn": [
        "row.status"
       ]
      },
      "tone": "danger",
      "access": [
       "SmsTenDlc",
       "TenDlcWrite"
      ],
      "confirm": {
       "title": "ten-dlc:delete-brand-title",
       "text": "ten-dlc:delete-brand-text",
       "dismiss": "portal:keep",
       "action": "portal:delete"
      },
      "success": "ten-dlc:brand-deleted"
     }
    ],
    "access": [
     "SmsTenDlc"
    ]
   },
   "blocks": [
    {
     "id": "review",
     "when": {
      "source": "row.status == 'review'",
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
        "value": "review"
       }
      },
      "dependsOn": [
       "row.status"
      ]
     },
     "width": "full",
     "kind": "banner",
     "tone": "info",
     "text": "ten-dlc:brand-review-text",
     "params": {}
    },
    {
     "id": "declined",
     "when": {
      "source": "row.status == 'declined' && has(row.feedback)",
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
          "value": "declined"
         }
        },
        {
         "op": "has",
         "root": "row",
         "path": [
          "feedback"
         ]
        }
       ]
      },
      "dependsOn": [
       "row.feedback",
       "row.status"
      ]
     },
     "width": "full",
     "kind": "banner",
     "tone": "danger",
     "text": "ten-dlc:brand-declined-text",
     "params": {
      "feedback": "{row.feedback}"
     },
     "link": {
      "text": "ten-dlc:correct-brand",
      "to": "/sms/10dlc/brands/edit/{row.id}",
      "access": [
       "TenDlcWrite",
       "SmsTenDlc"
      ]
     }
    },
    {
     "id": "fix",
     "when": {
      "source": "row.status == 'declined' && has(row.rejection)",
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
          "value": "declined"
         }
        },
        {
         "op": "has",
         "root": "row",
         "path": [
          "rejection"
         ]
        }
       ]
      },
      "dependsOn": [
       "row.rejection",
       "row.status"
      ]
     },
     "width": "full",
     "kind": "facts",
     "title": "ten-dlc:rejection-fix",
     "look": "facts",
     "facts": [
      {
       "id": "about",
       "field": "rejection_about",
       "title": "ten-dlc:rejection-about",
       "cell": "text"
      },
      {
       "id": "example",
       "field": "rejection_example",
       "title": "ten-dlc:rejection-example",
       "cell": "text"
      },
      {
       "id": "field",
       "field": "rejection_field",
       "title": "ten-dlc:rejection-field",
       "cell": "text"
      }
     ]
    },
    {
     "id": "next",
     "when": {
      "source": "row.status == 'approved' && row.campaigns_count == 0",
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
          "value": "approved"
         }
        },
        {
         "op": "==",
         "left": {
          "op": "path",
          "root": "row",
          "path": [
           "campaigns_count"
          ]
         },
         "right": {
          "op": "const",
          "value": 0
         }
        }
       ]
      },
      "dependsOn": [
       "row.campaigns_count",
       "row.status"
      ]
     },
     "width": "full",
     "kind": "banner",
     "tone": "success",
     "text": "ten-dlc:brand-approved-text",
     "params": {},
     "link": {
      "text": "ten-dlc:new-campaign",
      "to": "/sms/10dlc/brands/{row.id}/campaigns/create",
      "access": [
       "TenDlcWrite",
       "SmsTenDlc"
      ]
     }
    },
    {
     "id": "company",
     "width": "half",
     "kind": "facts",
     "title": "ten-dlc:business",
     "look": "facts",
     "facts": [
      {
       "id": "entity-type",
       "field": "entity_type_name",
       "title": "ten-dlc:entity-type",
       "cell": "text"
      },
      {
       "id": "company",
       "field": "company_name",
       "title": "ten-dlc:company-name",
       "cell": "text"
      },
      {
       "id": "ein",
       "field": "ein",
       "title": "ten-dlc:ein",
       "cell": "text"
      },
      {
       "id": "first-name",
       "field": "first_name",
       "title": "portal:first-name",
       "cell": "text"
      },
      {
       "id": "last-name",
       "field": "last_name",
       "title": "portal:last-name",
       "cell": "text"
      },
      {
       "id": "mobile-phone",
       "field": "mobile_phone",
       "title": "ten-dlc:mobile-phone",
       "cell": "phone"
      },
      {
       "id": "vertical",
       "field": "vertical_name",
       "title": "ten-dlc:vertical",
       "cell": "text"
      },
      {
       "id": "stock-symbol",
       "field": "stock_symbol",
       "title": "ten-dlc:stock-symbol",
       "cell": "text"
      },
      {
       "id": "stock-exchange",
       "field": "stock_exchange",
       "title": "ten-dlc:stock-exchange",
       "cell": "choice"
      },
      {
       "id": "website",
       "field": "website",
       "title": "ten-dlc:website",
       "cell": "text"
      },
      {
       "id": "reference",
       "field": "reference_id",
       "title": "ten-dlc:reference",
       "cell": "text"
      }
     ]
    },
    {
     "id": "contact",
     "width": "half",
     "kind": "facts",
     "title": "ten-dlc:address-contact",
     "look": "facts",
     "facts": [
      {
       "id": "street",
       "field": "street",
       "title": "ten-dlc:street",
       "cell": "text"
      },
      {
       "id": "city",
       "field": "city",
       "title": "ten-dlc:city",
       "cell": "text"
      },
      {
       "id": "state",
       "field": "state_name",
       "title": "ten-dlc:state",
       "cell": "text"
      },
      {
       "id": "postal-code",
       "field": "postal_code",
       "title": "ten-dlc:postal-code",
       "cell": "text"
      },
      {
       "id": "country",
       "field": "country",
       "title": "portal:country",
       "cell": "text"
      },
      {
       "id": "email",
       "field": "email",
       "title": "ten-dlc:support-email",
       "cell": "text"
      },
      {
       "id": "phone",
       "field": "phone",
       "title": "ten-dlc:support-phone",
       "cell": "phone"
      },
      {
       "id": "business-email",
       "field": "business_contact_email",
       "title": "ten-dlc:business-email",
       "cell": "text"
      },
      {
       "id": "vetting",
       "field": "vetting_name",
       "title": "ten-dlc:vetting",
       "cell": "text"
      }
     ]
    },
    {
     "id": "campaigns",
     "width": "full",
     "kind": "links",
     "links": [
      {
       "id": "campaigns",
       "title": "ten-dlc:campaigns",
       "text": "ten-dlc:campaigns-link",
       "to": "/sms/10dlc/brands/{row.id}/campaigns",
       "access": [
        "SmsTenDlc"
       ]
      }
     ]
    },
    {
     "id": "events",
     "width": "full",
     "kind": "timeline",
     "title": "ten-dlc:history"
    }
   ]
  },
  "ten-dlc-campaign": {
   "id": "ten-dlc-campaign",
   "module": "ten-dlc",
   "title": "ten-dlc:campaign",
   "record": {
    "resource": "ten-dlc-campaign",
    "name": "name",
    "ask": {
     "topic": "messages",
     "facts": [
      {
       "field": "name",
       "title": "ten-dlc:campaign-name",
       "cell": "text"
      },
      {
       "field": "usecase",
       "title": "ten-dlc:use-case",
       "cell": "text"
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
      "id": "edit",
      "title": "portal:edit",
      "icon": "edit",
      "when": {
       "source": "(row.status in [0, 2, 3]) && (row.status in [0, 2, 3, 12, 13, 14])",
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
            2,
            3
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
            2,
            3,
            12,
            13,
            14
           ]
          }
         }
        ]
       },
       "dependsOn": [
        "row.status"
       ]
      },
      "to": "/sms/10dlc/brands/{row.brand_id}/campaigns/edit/{row.id}",
      "access": [
       "SmsTenDlc",
       "TenDlcWrite"
      ],
      "asks": "PUT /v1/10dlc/brands/{brand_id}/campaigns/{id}"
     },
     {
      "kind": "link",
      "id": "change-numbers",
      "title": "ten-dlc:change-numbers",
      "icon": "dialpad",
      "when": {
       "source": "(row.status in [12, 13, 14]) && (row.status in [0, 2, 3, 12, 13, 14])",
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
            12,
            13,
            14
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
            2,
            3,
            12,
            13,
            14
           ]
          }
         }
        ]
       },
       "dependsOn": [
        "row.status"
       ]
      },
      "to": "/sms/10dlc/brands/{row.brand_id}/campaigns/edit/{row.id}/numbers",
      "access": [
       "SmsTenDlc",
       "TenDlcWrite"
      ],
      "asks": "PUT /v1/10dlc/brands/{brand_id}/campaigns/{id}"
     },
     {
      "kind": "transition",
      "id": "submit",
      "transition": "submit"
     },
     {
      "kind": "transition",
      "id": "resubmit-changed",
      "transition": "resubmit-changed"
     },
     {
      "kind": "transition",
      "id": "resubmit-declined",
      "transition": "resubmit-declined"
     },
     {
      "kind": "transition",
      "id": "appeal",
      "transition": "appeal"
     },
     {
      "kind": "transition",
      "id": "rework",
      "transition": "rework"
     },
     {
      "kind": "transition",
      "id": "end",
      "transition": "end"
     },
     {
      "kind": "delete",
      "id": "delete",
      "title": "portal:delete",
      "icon": "delete",
      "when": {
       "source": "row.status == 0 || row.status == 16",
       "tree": {
        "op": "or",
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
           "value": 0
          }
         },
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
           "value": 16
          }
         }
        ]
       },
       "dependsOn": [
        "row.status"
       ]
      },
      "tone": "danger",
      "access": [
       "SmsTenDlc",
       "TenDlcWrite"
      ],
      "confirm": {
       "title": "ten-dlc:delete-campaign-title",
       "text": "ten-dlc:delete-campaign-text",
       "dismiss": "portal:keep",
       "action": "portal:delete"
      },
      "success": "ten-dlc:campaign-deleted"
     }
    ],
    "access": [
     "SmsTenDlc"
    ]
   },
   "blocks": [
    {
     "id": "feedback",
     "when": {
      "source": "has(row.feedback) && row.feedback != ''",
      "tree": {
       "op": "and",
       "args": [
        {
         "op": "has",
         "root": "row",
         "path": [
          "feedback"
         ]
        },
        {
         "op": "!=",
         "left": {
          "op": "path",
          "root": "row",
          "path": [
           "feedback"
          ]
         },
         "right": {
          "op": "const",
          "value": ""
         }
        }
       ]
      },
      "dependsOn": [
       "row.feedback"
      ]
     },
     "width": "full",
     "kind": "banner",
     "tone": "danger",
     "text": "ten-dlc:campaign-feedback",
     "params": {
      "feedback": "{row.feedback}"
     }
    },
    {
     "id": "fix",
     "when": {
      "source": "has(row.rejection)",
      "tree": {
       "op": "has",
       "root": "row",
       "path": [
        "rejection"
       ]
      },
      "dependsOn": [
       "row.rejection"
      ]
     },
     "width": "full",
     "kind": "facts",
     "title": "ten-dlc:rejection-fix",
     "look": "facts",
     "facts": [
      {
       "id": "why",
       "field": "rejection_about",
       "title": "ten-dlc:rejection-about",
       "cell": "text"
      },
      {
       "id": "example",
       "field": "rejection_example",
       "title": "ten-dlc:rejection-example",
       "cell": "text"
      },
      {
       "id": "field",
       "field": "rejection_field",
       "title": "ten-dlc:rejection-field",
       "cell": "text"
      }
     ]
    },
    {
     "id": "fix-now",
     "when": {
      "source": "has(row.rejection) && row.status in [2, 3]",
      "tree": {
       "op": "and",
       "args": [
        {
         "op": "has",
         "root": "row",
         "path": [
          "rejection"
         ]
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
           2,
           3
          ]
         }
        }
       ]
      },
      "dependsOn": [
       "row.rejection",
       "row.status"
      ]
     },
     "width": "full",
     "kind": "banner",
     "tone": "info",
     "text": "ten-dlc:rejection-edit",
     "params": {},
     "link": {
      "text": "ten-dlc:correct-campaign",
      "to": "/sms/10dlc/brands/{row.brand_id}/campaigns/edit/{row.id}",
      "access": [
       "TenDlcWrite",
       "SmsTenDlc"
      ]
     }
    },
    {
     "id": "fix-later",
     "when": {
      "source": "has(row.rejection) && row.status in [6, 8, 11]",
      "tree": {
       "op": "and",
       "args": [
        {
         "op": "has",
         "root": "row",
         "path": [
          "rejection"
         ]
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
           6,
           8,
           11
          ]
         }
        }
       ]
      },
      "dependsOn": [
       "row.rejection",
       "row.status"
      ]
     },
     "width": "full",
     "kind": "banner",
     "tone": "info",
     "text": "ten-dlc:rejection-rework",
     "params": {}
    },
    {
     "id": "suspended",
     "when": {
      "source": "row.status == 15",
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
        "value": 15
       }
      },
      "dependsOn": [
       "row.status"
      ]
     },
     "width": "full",
     "kind": "banner",
     "tone": "info",
     "text": "ten-dlc:campaign-suspended-text",
     "params": {}
    },
    {
     "id": "draft",
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
     "tone": "info",
     "text": "ten-dlc:campaign-draft-text",
     "params": {}
    },
    {
     "id": "way",
     "when": {
      "source": "row.status in [1, 4, 5, 7, 9, 10, 12]",
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
         1,
         4,
         5,
         7,
         9,
         10,
         12
        ]
       }
      },
      "dependsOn": [
       "row.status"
      ]
     },
     "width": "full",
     "kind": "banner",
     "tone": "info",
     "text": "ten-dlc:campaign-way-text",
     "params": {}
    },
    {
     "id": "numbers",
     "width": "full",
     "kind": "rows",
     "title": "ten-dlc:numbers-of",
     "source": {
      "get": "/v1/10dlc/numbers",
      "query": {
       "per_page": "25",
       "campaign_id": "{row.id}"
      },
      "path": "numbers",
      "access": [
       "SmsTenDlc"
      ]
     },
     "size": 25,
     "module": "ten-dlc",
     "entity": "ten-dlc-number",
     "columns": [
      {
       "id": "number",
       "field": "number",
       "title": "ten-dlc:number",
       "cell": "phone",
       "align": "start",
       "link": "/sms/10dlc/numbers/view/{row.id}"
      },
      {
       "id": "status",
       "field": "status",
       "title": "portal:status",
       "cell": "status-chip",
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
       "id": "since",
       "field": "updated_at",
       "title": "ten-dlc:updated",
       "cell": "relative-time",
       "align": "start"
      }
     ],
     "empty": "ten-dlc:numbers-none"
    },
    {
     "id": "carriers",
     "when": {
      "source": "row.status in [10, 11, 12, 13, 14, 15, 16]",
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
         10,
         11,
         12,
         13,
         14,
         15,
         16
        ]
       }
      },
      "dependsOn": [
       "row.status"
      ]
     },
     "width": "full",
     "kind": "rows",
     "title": "ten-dlc:carriers",
     "source": {
      "get": "/v1/10dlc/carriers",
      "query": {
       "per_page": "5",
       "campaign_id": "{row.id}"
      },
      "path": "carriers",
      "access": [
       "SmsTenDlc"
      ]
     },
     "size": 5,
     "module": "ten-dlc",
     "entity": "ten-dlc-carrier",
     "columns": [
      {
       "id": "name",
       "field": "name",
       "title": "ten-dlc:carrier",
       "cell": "text",
       "align": "start",
       "link": "/sms/10dlc/carriers/{row.id}"
      },
      {
       "id": "status",
       "field": "status",
       "title": "portal:status",
       "cell": "status-chip",
       "align": "start"
      },
      {
       "id": "class",
       "field": "class",
       "title": "ten-dlc:class",
       "cell": "text",
       "align": "start"
      },
      {
       "id": "throughput",
       "field": "throughput",
       "title": "ten-dlc:throughput",
       "cell": "text",
       "align": "start"
      },
      {
       "id": "reason",
       "field": "reason",
       "title": "portal:reason",
       "cell": "text",
       "align": "start"
      }
     ],
     "empty": "ten-dlc:carriers-none"
    },
    {
     "id": "use",
     "width": "half",
     "kind": "facts",
     "title": "ten-dlc:use-case",
     "look": "facts",
     "facts": [
      {
       "id": "usecase",
       "field": "usecase",
       "title": "ten-dlc:use-case",
       "cell": "text"
      },
      {
       "id": "about",
       "field": "usecase_about",
       "title": "ten-dlc:use-case-about",
       "cell": "text"
      },
      {
       "id": "use-type",
       "field": "use_type",
       "title": "ten-dlc:use-type",
       "cell": "text"
      },
      {
       "id": "description",
       "field": "description",
       "title": "ten-dlc:description",
       "cell": "text"
      },
      {
       "id": "flow",
       "field": "message_flow",
       "title": "ten-dlc:message-flow",
       "cell": "text"
      },
      {
       "id": "screenshots",
       "field": "optin_screenshots",
       "title": "ten-dlc:optin-screenshots",
       "cell": "files"
      },
      {
       "id": "privacy",
       "field": "privacy_policy_link",
       "title": "ten-dlc:privacy-link",
       "cell": "text"
      },
      {
       "id": "terms",
       "field": "terms_link",
       "title": "ten-dlc:terms-link",
       "cell": "text"
      },
      {
       "id": "fee",
       "field": "monthly_fee",
       "title": "ten-dlc:monthly-fee",
       "cell": "money"
      },
      {
       "id": "renewal",
       "field": "auto_renewal",
       "title": "ten-dlc:auto-renewal",
       "cell": "yes-no"
      }
     ]
    },
    {
     "id": "replies",
     "width": "half",
     "kind": "facts",
     "title": "ten-dlc:optin-optout",
     "look": "facts",
     "facts": [
      {
       "id": "start",
       "field": "optin_keywords",
       "title": "ten-dlc:start-keywords",
       "cell": "text"
      },
      {
       "id": "start-text",
       "field": "optin_message",
       "title": "ten-dlc:start-response",
       "cell": "text"
      },
      {
       "id": "stop",
       "field": "optout_keywords",
       "title": "ten-dlc:stop-keywords",
       "cell": "text"
      },
      {
       "id": "stop-text",
       "field": "optout_message",
       "title": "ten-dlc:stop-response",
       "cell": "text"
      },
      {
       "id": "help",
       "field": "help_keywords",
       "title": "ten-dlc:help-keywords",
       "cell": "text"
      },
      {
       "id": "help-text",
       "field": "help_message",
       "title": "ten-dlc:help-response",
       "cell": "text"
      }
     ]
    },
    {
     "id": "samples",
     "width": "full",
     "kind": "facts",
     "title": "ten-dlc:samples",
     "look": "facts",
     "facts": [
      {
       "id": "sample1",
       "field": "sample1",
       "title": "ten-dlc:sample-1",
       "cell": "text"
      },
      {
       "id": "sample2",
       "field": "sample2",
       "title": "ten-dlc:sample-2",
       "cell": "text"
      },
      {
       "id": "sample3",
       "field": "sample3",
       "title": "ten-dlc:sample-3",
       "cell": "text"
      },
      {
       "id": "sample4",
       "field": "sample4",
       "title": "ten-dlc:sample-4",
       "cell": "text"
      },
      {
       "id": "sample5",
       "field": "sample5",
       "title": "ten-dlc:sample-5",
       "cell": "text"
      },
      {
       "id": "link",
       "field": "embedded_link",
       "title": "ten-dlc:embedded-link",
       "cell": "yes-no"
      },
      {
       "id": "phone",
       "field": "embedded_phone",
       "title": "ten-dlc:embedded-phone",
       "cell": "yes-no"
      },
      {
       "id": "age",
       "field": "age_gated",
       "title": "ten-dlc:age-gated",
       "cell": "yes-no"
      },
      {
       "id": "lending",
       "field": "direct_lending",
       "title": "ten-dlc:direct-lending",
       "cell": "yes-no"
      },
      {
       "id": "affiliate",
       "field": "affiliate_marketing",
       "title": "ten-dlc:affiliate",
       "cell": "yes-no"
      }
     ]
    },
    {
     "id": "events",
     "width": "full",
     "kind": "timeline",
     "title": "ten-dlc:history"
    }
   ]
  },
  "ten-dlc-carrier": {
   "id": "ten-dlc-carrier",
   "module": "ten-dlc",
   "title": "ten-dlc:carrier",
   "record": {
    "resource": "ten-dlc-carrier",
    "name": "name",
    "actions": [],
    "access": [
     "SmsTenDlc"
    ]
   },
   "blocks": [
    {
     "id": "rejected",
     "when": {
      "source": "row.status in ['rejected', 'suspended'] && has(row.reason) && row.reason != ''",
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
           "rejected",
           "suspended"
          ]
         }
        },
        {
         "op": "has",
         "root": "row",
         "path": [
          "reason"
         ]
        },
        {
         "op": "!=",
         "left": {
          "op": "path",
          "root": "row",
          "path": [
           "reason"
          ]
         },
         "right": {
          "op": "const",
          "value": ""
         }
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
     "text": "ten-dlc:carrier-says",
     "params": {
      "name": "{row.name}",
      "reason": "{row.reason}"
     }
    },
    {
     "id": "fix",
     "when": {
      "source": "row.status in ['rejected', 'suspended'] && has(row.rejection)",
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
           "rejected",
           "suspended"
          ]
         }
        },
        {
         "op": "has",
         "root": "row",
         "path": [
          "rejection"
         ]
        }
       ]
      },
      "dependsOn": [
       "row.rejection",
       "row.status"
      ]
     },
     "width": "full",
     "kind": "facts",
     "title": "ten-dlc:rejection-fix",
     "look": "facts",
     "facts": [
      {
       "id": "about",
       "field": "rejection_about",
       "title": "ten-dlc:rejection-about",
       "cell": "text"
      },
      {
       "id": "example",
       "field": "rejection_example",
       "title": "ten-dlc:rejection-example",
       "cell": "text"
      },
      {
       "id": "field",
       "field": "rejection_field",
       "title": "ten-dlc:rejection-field",
       "cell": "text"
      }
     ]
    },
    {
     "id": "campaign",
     "width": "full",
     "kind": "links",
     "links": [
      {
       "id": "campaign",
       "title": "ten-dlc:campaign",
       "text": "ten-dlc:carrier-campaign-link",
       "to": "/sms/10dlc/brands/{row.brand_id}/campaigns/view/{row.campaign_id}",
       "access": [
        "SmsTenDlc"
       ]
      }
     ]
    },
    {
     "id": "facts",
     "width": "full",
     "kind": "facts",
     "look": "facts",
     "facts": [
      {
       "id": "campaign",
       "field": "campaign",
       "title": "ten-dlc:campaign",
       "cell": "text"
      },
      {
       "id": "class",
       "field": "class",
       "title": "ten-dlc:class",
       "cell": "text"
      },
      {
       "id": "throughput",
       "field": "throughput",
       "title": "ten-dlc:throughput",
       "cell": "text"
      },
      {
       "id": "created",
       "field": "created_at",
       "title": "portal:created",
       "cell": "relative-time"
      },
      {
       "id": "updated",
       "field": "updated_at",
       "title": "ten-dlc:updated",
       "cell": "relative-time"
      }
     ]
    },
    {
     "id": "events",
     "width": "full",
     "kind": "timeline",
     "title": "ten-dlc:history"
    }
   ]
  },
  "ten-dlc-number": {
   "id": "ten-dlc-number",
   "module": "ten-dlc",
   "title": "ten-dlc:number",
   "record": {
    "resource": "ten-dlc-number",
    "name": "number",
    "actions": [
     {
      "kind": "transition",
      "id": "retry",
      "transition": "retry"
     },
     {
      "kind": "transition",
      "id": "remove",
      "transition": "remove"
     },
     {
      "kind": "transition",
      "id": "withdraw",
      "transition": "withdraw"
     }
    ],
    "access": [
     "SmsTenDlc"
    ]
   },
   "blocks": [
    {
     "id": "failed",
     "when": {
      "source": "row.status == 'failed' && has(row.reason)",
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
          "value": "failed"
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
     "text": "ten-dlc:number-failed-text",
     "params": {
      "reason": "{row.reason}"
     }
    },
    {
     "id": "waits",
     "when": {
      "source": "row.status == 'waiting'",
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
        "value": "waiting"
       }
      },
      "dependsOn": [
       "row.status"
      ]
     },
     "width": "full",
     "kind": "banner",
     "tone": "info",
     "text": "ten-dlc:number-waits",
     "params": {}
    },
    {
     "id": "campaign",
     "width": "full",
     "kind": "links",
     "links": [
      {
       "id": "campaign",
       "title": "ten-dlc:campaign",
       "text": "ten-dlc:number-campaign-link",
       "to": "/sms/10dlc/brands/{row.brand_id}/campaigns/view/{row.campaign_id}",
       "access": [
        "SmsTenDlc"
       ]
      }
     ]
    },
    {
     "id": "facts",
     "width": "full",
     "kind": "facts",
     "look": "facts",
     "facts": [
      {
       "id": "campaign",
       "field": "campaign",
       "title": "ten-dlc:campaign",
       "cell": "text"
      },
      {
       "id": "attempts",
       "field": "attempts",
       "title": "ten-dlc:attempts",
       "cell": "number"
      },
      {
       "id": "created",
       "field": "created_at",
       "title": "portal:created",
       "cell": "relative-time"
      },
      {
       "id": "updated",
       "field": "updated_at",
       "title": "ten-dlc:updated",
       "cell": "relative-time"
      }
     ]
    },
    {
     "id": "events",
     "width": "full",
     "kind": "timeline",
     "title": "ten-dlc:history"
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
  "ten-dlc:address-contact": "Address and contact",
  "ten-dlc:advice-brand": "Name your brand: samples without it are the most frequent reason for a decline.",
  "ten-dlc:advice-help-brand": "Name your brand and a way to reach you.",
  "ten-dlc:advice-link": "This sample has a link. Turn on “Messages contain links”, or leave it out.",
  "ten-dlc:advice-opt-out": "Say how to stop the messages, such as “Reply STOP to opt out”.",
  "ten-dlc:advice-phone": "This sample has a phone number. Turn on “Messages contain phone numbers”, or leave it out.",
  "ten-dlc:advice-reply-brand": "Name your brand, so that people know what they have joined.",
  "ten-dlc:affiliate": "Affiliate marketing",
  "ten-dlc:affiliate-help": "Carriers decline campaigns of affiliates.",
  "ten-dlc:age-gated": "Age-restricted content",
  "ten-dlc:age-gated-help": "Alcohol, tobacco, firearms and the like. People confirm their age.",
  "ten-dlc:any-use-case": "Any use case",
  "ten-dlc:appeal": "Appeal",
  "ten-dlc:appeal-text": "Explain why your campaign follows the rules. Each appeal is charged, whatever the result. Activation is charged once carriers accept the campaign.",
  "ten-dlc:appeal-title": "Appeal this decision?",
  "ten-dlc:appeal-why": "Your explanation",
  "ten-dlc:appeal-why-help": "Answer each point of the feedback, in at least 20 characters.",
  "ten-dlc:assigned": "Assigned",
  "ten-dlc:att": "AT&T",
  "ten-dlc:attempts": "Attempts",
  "ten-dlc:auto-renewal": "Renew automatically",
  "ten-dlc:auto-renewal-help": "Otherwise the campaign expires after three months.",
  "ten-dlc:brand": "Brand",
  "ten-dlc:brand-approved-text": "Your brand is approved. Register a campaign to start texting.",
  "ten-dlc:brand-created": "Brand submitted for review",
  "ten-dlc:brand-declined": "Declined: {feedback} Correct it, save, then resubmit.",
  "ten-dlc:brand-declined-text": "Declined: {feedback}",
  "ten-dlc:brand-deleted": "Brand deleted",
  "ten-dlc:brand-in-review": "This brand is in review and can’t be changed until it’s decided.",
  "ten-dlc:brand-name": "Brand name",
  "ten-dlc:brand-name-help": "The name your customers know, also called DBA.",
  "ten-dlc:brand-not-approved": "Campaigns need an approved brand.",
  "ten-dlc:brand-resubmitted": "Brand submitted for review",
  "ten-dlc:brand-review-text": "The Campaign Registry is checking this brand. This takes minutes, and up to 7 business days with vetting.",
  "ten-dlc:brand-saved": "Brand saved",
  "ten-dlc:brands": "10DLC brands",
  "ten-dlc:brands-empty": "US carriers only deliver texts from local numbers whose brand and campaign are registered. It starts with your brand.",
  "ten-dlc:brands-empty-title": "Register your brand for US texting",
  "ten-dlc:business": "Business",
  "ten-dlc:business-email": "Business contact email",
  "ten-dlc:business-email-help": "At your company’s own domain. Publicly traded companies confirm it.",
  "ten-dlc:campaign": "Campaign",
  "ten-dlc:campaign-appealed": "Appeal sent",
  "ten-dlc:campaign-created": "Draft saved. Submit it when it’s ready.",
  "ten-dlc:campaign-deleted": "Campaign deleted",
  "ten-dlc:campaign-draft-text": "This is a draft. Submit it to have it reviewed.",
  "ten-dlc:campaign-editable": "You can edit the campaign now",
  "ten-dlc:campaign-ended": "Campaign ended",
  "ten-dlc:campaign-feedback": "Reviewers say: {feedback}",
  "ten-dlc:campaign-locked": "A submitted campaign can’t be edited.",
  "ten-dlc:campaign-name": "Campaign name",
  "ten-dlc:campaign-name-help": "Only you see it.",
  "ten-dlc:campaign-running": "End the campaign before you delete it.",
  "ten-dlc:campaign-saved": "Campaign saved",
  "ten-dlc:campaign-submitted": "Campaign submitted",
  "ten-dlc:campaign-suspended-text": "Carriers lift a suspension once they see how people agreed to your messages. Ask support to send them your records.",
  "ten-dlc:campaign-way-text": "Under way: review, registration, carrier vetting, then your numbers. Most campaigns are approved within a week.",
  "ten-dlc:campaigns": "Campaigns",
  "ten-dlc:campaigns-empty": "A campaign tells US carriers what you text and how people agreed to it. Numbers can text once it’s approved.",
  "ten-dlc:campaigns-empty-title": "No campaigns yet",
  "ten-dlc:campaigns-link": "What this brand texts, with its numbers and status.",
  "ten-dlc:carrier": "Carrier",
  "ten-dlc:carrier-campaign-link": "Its other carriers, its numbers and its history.",
  "ten-dlc:carrier-says": "{name} says: {reason}",
  "ten-dlc:carriers": "Carriers",
  "ten-dlc:carriers-none": "Carriers decide after vetting.",
  "ten-dlc:change-numbers": "Change numbers",
  "ten-dlc:city": "City",
  "ten-dlc:class": "Class",
  "ten-dlc:company-name": "Legal company name",
  "ten-dlc:company-name-help": "Exactly as on your IRS letter (CP 575 or 147C). A mismatch is the most common reason for a decline.",
  "ten-dlc:content": "Content",
  "ten-dlc:correct-brand": "Correct brand",
  "ten-dlc:correct-campaign": "Correct campaign",
  "ten-dlc:country-help": "10DLC covers messages to US mobile numbers only.",
  "ten-dlc:delete-brand-text": "Its registration ends and fees aren’t refunded. Delete its campaigns first.",
  "ten-dlc:delete-brand-title": "Delete this brand?",
  "ten-dlc:delete-campaign-text": "It disappears from your list. Its history stays in your billing records.",
  "ten-dlc:delete-campaign-title": "Delete this campaign?",
  "ten-dlc:description": "Description",
  "ten-dlc:description-help": "Who you text, why, and how often. At least 40 characters.",
  "ten-dlc:direct-lending": "Loans or credit",
  "ten-dlc:direct-lending-help": "You lend money yourself. Third-party lending is not allowed.",
  "ten-dlc:edit-brand": "Edit brand",
  "ten-dlc:edit-campaign": "Edit campaign",
  "ten-dlc:ein": "Tax number (EIN)",
  "ten-dlc:ein-example": "12-3456789",
  "ten-dlc:ein-format": "Enter 9 digits, such as 12-3456789",
  "ten-dlc:ein-help": "9 digits, such as 12-3456789.",
  "ten-dlc:embedded-link": "Messages contain links",
  "ten-dlc:embedded-phone": "Messages contain phone numbers",
  "ten-dlc:end": "End campaign",
  "ten-dlc:end-text": "Its numbers can no longer text US mobiles. This can’t be undone, and fees aren’t refunded.",
  "ten-dlc:end-title": "End this campaign?",
  "ten-dlc:ended": "Ended",
  "ten-dlc:entity-type": "Legal form",
  "ten-dlc:fee-activation": "Carrier activation",
  "ten-dlc:fee-appeal": "Appeal",
  "ten-dlc:fee-brand-vetting": "Brand vetting",
  "ten-dlc:fee-fine": "Non-compliance fine",
  "ten-dlc:fee-months": "Campaign, three months",
  "ten-dlc:fee-registration": "Brand registration",
  "ten-dlc:fee-resubmission": "Campaign resubmission",
  "ten-dlc:fee-vetting": "Campaign vetting",
  "ten-dlc:feedback": "Feedback",
  "ten-dlc:feedback-number-elsewhere": "The number is still in another provider’s campaign. It’s released now: try again.",
  "ten-dlc:help-keywords": "HELP keywords",
  "ten-dlc:help-keywords-format": "HELP keywords must be alphanumeric comma(,) separated keywords.",
  "ten-dlc:help-response": "HELP response",
  "ten-dlc:help-response-help": "At least 20 characters. Name your brand and a way to reach you.",
  "ten-dlc:history": "History",
  "ten-dlc:identity-locked": "An approved brand keeps its legal identity. Register a new brand instead.",
  "ten-dlc:link-locked": "The selected use case doesn’t allow links.",
  "ten-dlc:message-flow": "How people opt in",
  "ten-dlc:message-flow-help": "Every way people agree to your texts, with the address of the form or the wording of the sign. At least 40 characters.",
  "ten-dlc:min-samples": "Samples needed",
  "ten-dlc:mobile-phone": "Mobile phone",
  "ten-dlc:mobile-phone-help": "A US or Canadian mobile number of your own.",
  "ten-dlc:monthly-fee": "Monthly fee",
  "ten-dlc:nav-ten-dlc": "10 DLC",
  "ten-dlc:new-brand": "New brand",
  "ten-dlc:new-campaign": "New campaign",
  "ten-dlc:no-link": "No links",
  "ten-dlc:no-numbers": "No active SMS-enabled US numbers in your account",
  "ten-dlc:no-phone": "No phone numbers",
  "ten-dlc:number": "Number",
  "ten-dlc:number-campaign-link": "The campaign this number sends for.",
  "ten-dlc:number-closed": "Not available",
  "ten-dlc:number-failed": "Not assigned",
  "ten-dlc:number-failed-text": "This number wasn’t assigned: {reason}",
  "ten-dlc:number-label": "{label}",
  "ten-dlc:number-of": "In campaign {campaign}",
  "ten-dlc:number-pending": "Assigning",
  "ten-dlc:number-removed": "Number removed",
  "ten-dlc:number-removing": "The number is being removed",
  "ten-dlc:number-retried": "Trying again",
  "ten-dlc:number-waits": "This number is assigned once carriers approve the campaign.",
  "ten-dlc:numbers": "Numbers",
  "ten-dlc:numbers-help": "Up to 49. A number belongs to one campaign, and becomes a Sender ID once it’s assigned.",
  "ten-dlc:numbers-info": "Choose the numbers that send for this campaign. Carriers assign each one after approval.",
  "ten-dlc:numbers-most": "You can add up to 49 numbers",
  "ten-dlc:numbers-none": "No numbers yet. Add up to 49.",
  "ten-dlc:numbers-of": "Numbers",
  "ten-dlc:numbers-renewal": "Numbers and renewal",
  "ten-dlc:numbers-twice": "This number is listed twice",
  "ten-dlc:optin": "People opt in",
  "ten-dlc:optin-locked": "The selected use case requires opt-in.",
  "ten-dlc:optin-optout": "Opt-in and opt-out",
  "ten-dlc:optin-screenshots": "Opt-in screenshots",
  "ten-dlc:optin-screenshots-help": "The form, sign or checkout where people agree. A missing one is what reviewers ask for most.",
  "ten-dlc:optin-screenshots-most": "Up to 3 files",
  "ten-dlc:optout": "People can opt out",
  "ten-dlc:optout-locked": "The selected use case requires opt-out.",
  "ten-dlc:phone-locked": "The selected use case doesn’t allow phone numbers.",
  "ten-dlc:postal-code": "ZIP code",
  "ten-dlc:postal-code-format": "Enter 5 digits or ZIP+4",
  "ten-dlc:privacy-example": "https://example.com/privacy",
  "ten-dlc:privacy-link": "Privacy policy",
  "ten-dlc:privacy-link-help": "Carriers decline campaigns without one.",
  "ten-dlc:reference": "Your reference",
  "ten-dlc:reference-help": "For your own records.",
  "ten-dlc:register-brand": "Register brand",
  "ten-dlc:registered": "Registered",
  "ten-dlc:rejected": "Rejected",
  "ten-dlc:rejection": "Reason",
  "ten-dlc:rejection-about": "What was wrong",
  "ten-dlc:rejection-edit": "Correct the field above, then resubmit.",
  "ten-dlc:rejection-example": "What passes",
  "ten-dlc:rejection-field": "Field to correct",
  "ten-dlc:rejection-fix": "How to pass",
  "ten-dlc:rejection-hint": "{field}: {about} What passes: {example}",
  "ten-dlc:rejection-rework": "Choose “Change and resubmit” to edit the campaign. It opens at the field to correct.",
  "ten-dlc:remove-number-text": "It can no longer text US mobiles. Then you can add it to another campaign.",
  "ten-dlc:remove-number-title": "Remove this number?",
  "ten-dlc:removed": "Removed",
  "ten-dlc:removing": "Removing",
  "ten-dlc:removing-number": "Numbers you remove can no longer text US mobiles.",
  "ten-dlc:req-optin": "Opt-in required",
  "ten-dlc:req-optout": "Opt-out required",
  "ten-dlc:resubmit": "Resubmit",
  "ten-dlc:resubmit-brand-text": "Correct what the feedback names first. Every submission is charged.",
  "ten-dlc:resubmit-brand-title": "Resubmit this brand?",
  "ten-dlc:resubmit-changed": "Resubmit",
  "ten-dlc:resubmit-changed-text": "We check the changes you made. This review is free. If it passes, three months, carrier vetting and activation are charged.",
  "ten-dlc:resubmit-changed-title": "Resubmit this campaign?",
  "ten-dlc:resubmit-declined": "Resubmit for a fee",
  "ten-dlc:resubmit-declined-text": "Correct what the feedback names first. A new review after a decline is charged. If it passes, three months, carrier vetting and activation are charged too.",
  "ten-dlc:resubmit-declined-title": "Resubmit this campaign?",
  "ten-dlc:retry": "Try again",
  "ten-dlc:reviewed-locked": "Reviewers approved this. To change it, register a new campaign.",
  "ten-dlc:rework": "Change and resubmit",
  "ten-dlc:rework-text": "It leaves the registry’s queue. Edit it, then resubmit.",
  "ten-dlc:rework-title": "Change this campaign?",
  "ten-dlc:sample-1": "Sample 1",
  "ten-dlc:sample-2": "Sample 2",
  "ten-dlc:sample-3": "Sample 3",
  "ten-dlc:sample-4": "Sample 4",
  "ten-dlc:sample-5": "Sample 5",
  "ten-dlc:sample-help": "At least 20 characters. Name your brand, put variables in [brackets], and say how to opt out in at least one sample.",
  "ten-dlc:sample-length": "At least 20 characters.",
  "ten-dlc:sample-twice": "Each sample must be different",
  "ten-dlc:samples": "Sample messages",
  "ten-dlc:save-draft": "Save draft",
  "ten-dlc:service-price": "Registration fee",
  "ten-dlc:sole-no-vetting": "Sole proprietors aren’t vetted.",
  "ten-dlc:start-keywords": "START keywords",
  "ten-dlc:start-keywords-format": "START keywords must be alphanumeric comma(,) separated keywords.",
  "ten-dlc:start-keywords-help": "Separated by commas, such as START,YES.",
  "ten-dlc:start-keywords-required": "START keywords are required for the selected Use case",
  "ten-dlc:start-response": "START response",
  "ten-dlc:start-response-help": "At least 20 characters. Name your brand, how often you text, that rates may apply, and STOP and HELP.",
  "ten-dlc:start-response-required": "START response is required for the selected Use case",
  "ten-dlc:state": "State",
  "ten-dlc:status-appeal": "Appealed",
  "ten-dlc:status-approved": "Approved",
  "ten-dlc:status-carrier-rejected": "Rejected by carrier",
  "ten-dlc:status-carrier-review": "Carrier review",
  "ten-dlc:status-changes-requested": "Changes requested",
  "ten-dlc:status-draft": "Draft",
  "ten-dlc:status-expired": "Expired",
  "ten-dlc:status-failed": "The status couldn’t be changed. Try again.",
  "ten-dlc:status-on-review": "In review",
  "ten-dlc:status-provisioning": "Provisioning numbers",
  "ten-dlc:status-provisioning-failed": "Provisioning failed",
  "ten-dlc:status-review": "In review",
  "ten-dlc:status-submitted-to-tcr": "Submitted to TCR",
  "ten-dlc:status-suspended": "Suspended",
  "ten-dlc:status-tcr-accepted": "Registered at TCR",
  "ten-dlc:status-tcr-failed": "Refused by TCR",
  "ten-dlc:status-vetting": "Carrier vetting",
  "ten-dlc:status-vetting-failed": "Vetting failed",
  "ten-dlc:stock-exchange": "Stock exchange",
  "ten-dlc:stock-symbol": "Stock symbol",
  "ten-dlc:stock-symbol-format": "Use letters, digits, dots and hyphens",
  "ten-dlc:stop-keywords": "STOP keywords",
  "ten-dlc:stop-keywords-format": "STOP keywords must be alphanumeric comma(,) separated keywords.",
  "ten-dlc:stop-keywords-help": "Separated by commas. STOP always works.",
  "ten-dlc:stop-response": "STOP response",
  "ten-dlc:stop-response-help": "At least 20 characters. Confirm that no more messages will come.",
  "ten-dlc:street": "Street",
  "ten-dlc:submit": "Submit",
  "ten-dlc:submit-campaign-text": "We review it within a day, then pass it to The Campaign Registry and the carriers. Three months, carrier vetting and activation are charged as they accept it.",
  "ten-dlc:submit-campaign-title": "Submit this campaign?",
  "ten-dlc:subscriber-help": "People can ask for help",
  "ten-dlc:support-email": "Support email",
  "ten-dlc:support-phone": "Support phone",
  "ten-dlc:t-mobile": "T-Mobile",
  "ten-dlc:ten-dlc": "10DLC",
  "ten-dlc:ten-dlc-numbers": "10DLC numbers",
  "ten-dlc:ten-dlc-numbers-empty": "Numbers you add to a campaign are listed here, with what carriers say of each.",
  "ten-dlc:ten-dlc-numbers-empty-title": "No numbers in campaigns yet",
  "ten-dlc:terms-example": "https://example.com/terms",
  "ten-dlc:terms-link": "Terms and conditions",
  "ten-dlc:throughput": "Speed",
  "ten-dlc:too-long": "Value is too long",
  "ten-dlc:too-short": "Value is too short",
  "ten-dlc:united-states": "United States",
  "ten-dlc:updated": "Updated",
  "ten-dlc:upfront-fee": "Three months",
  "ten-dlc:use-10dlc": "10DLC numbers",
  "ten-dlc:use-case": "Use case",
  "ten-dlc:use-case-about": "Covers",
  "ten-dlc:use-case-help": "What most of the messages are. It decides samples, opt-in and the monthly fee.",
  "ten-dlc:use-cases": "Use cases",
  "ten-dlc:use-toll-free": "Toll-free numbers",
  "ten-dlc:use-type": "Send from",
  "ten-dlc:verizon": "Verizon",
  "ten-dlc:vertical": "Industry",
  "ten-dlc:vetting": "Vetting",
  "ten-dlc:vetting-fees": "Vetting and fees",
  "ten-dlc:vetting-help": "An outside agency scores your brand. A better score lets you send faster. Political campaigns need political vetting.",
  "ten-dlc:vetting-price": "Vetting fee",
  "ten-dlc:waiting": "Waiting",
  "ten-dlc:website": "Website",
  "ten-dlc:website-example": "https://example.com",
  "ten-dlc:website-format": "Enter an address that starts with https://",
  "ten-dlc:website-help": "Reviewers look for your privacy policy and terms here.",
  "ten-dlc:withdraw-number-text": "Then you can add it to another campaign.",
  "ten-dlc:event-submitted-again": "Submitted again",
  "ten-dlc:event-submitted": "Submitted",
  "ten-dlc:event-submitted-again-after-changes": "Submitted again after changes",
  "ten-dlc:event-submitted-again-after-a-decline": "Submitted again after a decline",
  "ten-dlc:event-taken-back-for-changes": "Taken back for changes",
  "ten-dlc:event-draft-expired": "Draft expired",
  "ten-dlc:event-vetting-again-after-the-appeal": "Vetting again after the appeal",
  "ten-dlc:event-accepted-by-carriers": "Accepted by carriers",
  "ten-dlc:event-provisioning-tried-again": "Provisioning tried again",
  "ten-dlc:event-reinstated": "Reinstated",
  "ten-dlc:event-renewed": "Renewed",
  "ten-dlc:event-review-again": "Review again",
  "ten-dlc:event-tried-again": "Tried again",
  "ten-dlc:event-removed-before-assignment": "Removed before assignment",
  "ten-dlc:event-removed-with-the-campaign": "Removed with the campaign",
  "ten-dlc:ten-dlc-number": "10DLC number",
  "ten-dlc:ten-dlc-campaign": "10DLC campaign",
  "ten-dlc:ten-dlc-brand": "10DLC brand",
  "ten-dlc:ten-dlc-carrier": "10DLC carrier"
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
  "ten-dlc-brand.create": validator(object({ "id": readOnly, "version": readOnly, "name": string({ minLength: 1, maxLength: 100, trim: true }), "entity_type": string({ maxLength: 40 }), "entity_type_name": readOnly, "country": string({ values: ["US"] }), "company_name": string({ minLength: 1, maxLength: 255, trim: true }), "ein": string({ maxLength: 10, trim: true, pattern: /^\d{2}-?\d{7}$/u }), "first_name": string({ minLength: 1, maxLength: 100, trim: true }), "last_name": string({ minLength: 1, maxLength: 100, trim: true }), "mobile_phone": string({ format: "phone" }), "vertical": string({ maxLength: 40 }), "vertical_name": readOnly, "stock_symbol": string({ minLength: 1, maxLength: 10, trim: true, pattern: /^[A-Za-z0-9.\-]+$/u }), "stock_exchange": string({ maxLength: 40 }), "website": string({ maxLength: 200, format: "uri", trim: true }), "street": string({ minLength: 1, maxLength: 100, trim: true }), "city": string({ minLength: 1, maxLength: 100, trim: true }), "state": string({ maxLength: 40 }), "state_name": readOnly, "postal_code": string({ maxLength: 10, trim: true, pattern: /^\d{5}(-\d{4})?$/u }), "email": string({ maxLength: 100, format: "email", trim: true }), "phone": string({ format: "phone" }), "business_contact_email": string({ maxLength: 100, format: "email", trim: true }), "vetting": string({ maxLength: 40 }), "vetting_name": readOnly, "reference_id": string({ maxLength: 50, trim: true }), "service_price": readOnly, "vetting_price": readOnly, "campaigns": readOnly, "campaigns_count": readOnly, "feedback": readOnly, "rejection": readOnly, "rejection_about": readOnly, "rejection_example": readOnly, "rejection_field": readOnly, "rejection_step": readOnly, "status": readOnly, "created_at": readOnly }, ["name","entity_type","country","website","street","city","state","postal_code","email","phone","vetting"])),
  "ten-dlc-brand.update": validator(object({ "id": readOnly, "version": readOnly, "name": string({ minLength: 1, maxLength: 100, trim: true }), "entity_type": string({ maxLength: 40 }), "entity_type_name": readOnly, "country": string({ values: ["US"] }), "company_name": string({ minLength: 1, maxLength: 255, trim: true }), "ein": string({ maxLength: 10, trim: true, pattern: /^\d{2}-?\d{7}$/u }), "first_name": string({ minLength: 1, maxLength: 100, trim: true }), "last_name": string({ minLength: 1, maxLength: 100, trim: true }), "mobile_phone": string({ format: "phone" }), "vertical": string({ maxLength: 40 }), "vertical_name": readOnly, "stock_symbol": string({ minLength: 1, maxLength: 10, trim: true, pattern: /^[A-Za-z0-9.\-]+$/u }), "stock_exchange": string({ maxLength: 40 }), "website": string({ maxLength: 200, format: "uri", trim: true }), "street": string({ minLength: 1, maxLength: 100, trim: true }), "city": string({ minLength: 1, maxLength: 100, trim: true }), "state": string({ maxLength: 40 }), "state_name": readOnly, "postal_code": string({ maxLength: 10, trim: true, pattern: /^\d{5}(-\d{4})?$/u }), "email": string({ maxLength: 100, format: "email", trim: true }), "phone": string({ format: "phone" }), "business_contact_email": string({ maxLength: 100, format: "email", trim: true }), "vetting": string({ maxLength: 40 }), "vetting_name": readOnly, "reference_id": string({ maxLength: 50, trim: true }), "service_price": readOnly, "vetting_price": readOnly, "campaigns": readOnly, "campaigns_count": readOnly, "feedback": readOnly, "rejection": readOnly, "rejection_about": readOnly, "rejection_example": readOnly, "rejection_field": readOnly, "rejection_step": readOnly, "status": readOnly, "created_at": readOnly })),
  "ten-dlc-brand.form": validator(object({ "id": anything, "version": anything, "name": string({ minLength: 1, maxLength: 100, trim: true }), "entity_type": string({ maxLength: 40 }), "entity_type_name": anything, "country": string({ values: ["US"] }), "company_name": string({ minLength: 1, maxLength: 255, trim: true }), "ein": string({ maxLength: 10, trim: true, pattern: /^\d{2}-?\d{7}$/u }), "first_name": string({ minLength: 1, maxLength: 100, trim: true }), "last_name": string({ minLength: 1, maxLength: 100, trim: true }), "mobile_phone": string({ format: "phone" }), "vertical": string({ maxLength: 40 }), "vertical_name": anything, "stock_symbol": string({ minLength: 1, maxLength: 10, trim: true, pattern: /^[A-Za-z0-9.\-]+$/u }), "stock_exchange": string({ maxLength: 40 }), "website": string({ maxLength: 200, format: "uri", trim: true }), "street": string({ minLength: 1, maxLength: 100, trim: true }), "city": string({ minLength: 1, maxLength: 100, trim: true }), "state": string({ maxLength: 40 }), "state_name": anything, "postal_code": string({ maxLength: 10, trim: true, pattern: /^\d{5}(-\d{4})?$/u }), "email": string({ maxLength: 100, format: "email", trim: true }), "phone": string({ format: "phone" }), "business_contact_email": string({ maxLength: 100, format: "email", trim: true }), "vetting": string({ maxLength: 40 }), "vetting_name": anything, "reference_id": string({ maxLength: 50, trim: true }), "service_price": anything, "vetting_price": anything, "campaigns": anything, "campaigns_count": anything, "feedback": anything, "rejection": anything, "rejection_about": anything, "rejection_example": anything, "rejection_field": anything, "rejection_step": anything, "status": anything, "created_at": anything })),
  "ten-dlc-appeal.create": validator(object({ "id": readOnly, "version": readOnly, "note": string({ minLength: 20, maxLength: 1000, trim: true }) }, ["note"])),
  "ten-dlc-appeal.update": validator(object({ "id": readOnly, "version": readOnly, "note": string({ minLength: 20, maxLength: 1000, trim: true }) })),
  "ten-dlc-appeal.form": validator(object({ "id": anything, "version": anything, "note": string({ minLength: 20, maxLength: 1000, trim: true }) })),
  "ten-dlc-campaign.create": validator(object({ "id": readOnly, "version": readOnly, "brand_id": readOnly, "name": string({ minLength: 1, maxLength: 200, trim: true }), "usecase_id": string({ maxLength: 40 }), "usecase": readOnly, "usecase_about": readOnly, "min_samples": readOnly, "req_subscriber_optin": readOnly, "req_subscriber_optout": readOnly, "no_embedded_link": readOnly, "no_embedded_phone": readOnly, "monthly_fee": readOnly, "upfront_fee": readOnly, "use_type": number({ type: "integer", values: [0,1] }), "description": string({ minLength: 40, maxLength: 4096, trim: true }), "message_flow": string({ minLength: 40, maxLength: 2048, trim: true }), "optin_screenshots": array({ maxItems: 3, items: object({ "id": string({ format: "uuid" }), "name": readOnly, "bytes": readOnly, "type": readOnly }, ["id"]) }), "privacy_policy_link": string({ maxLength: 300, format: "uri", trim: true }), "terms_link": string({ maxLength: 300, format: "uri", trim: true }), "sample1": string({ minLength: 20, maxLength: 1024, trim: true }), "sample2": string({ minLength: 20, maxLength: 1024, trim: true }), "sample3": string({ minLength: 20, maxLength: 1024, trim: true }), "sample4": string({ minLength: 20, maxLength: 1024, trim: true }), "sample5": string({ minLength: 20, maxLength: 1024, trim: true }), "subscriber_optin": boolean, "optin_keywords": string({ maxLength: 255, trim: true, pattern: /^[A-Za-z0-9]+( *, *[A-Za-z0-9]+)*$/u }), "optin_message": string({ minLength: 20, maxLength: 320, trim: true }), "subscriber_optout": boolean, "optout_keywords": string({ maxLength: 255, trim: true, pattern: /^[A-Za-z0-9]+( *, *[A-Za-z0-9]+)*$/u }), "optout_message": string({ minLength: 20, maxLength: 320, trim: true }), "subscriber_help": boolean, "help_keywords": string({ maxLength: 255, trim: true, pattern: /^[A-Za-z0-9]+( *, *[A-Za-z0-9]+)*$/u }), "help_message": string({ minLength: 20, maxLength: 320, trim: true }), "embedded_link": boolean, "embedded_phone": boolean, "age_gated": boolean, "direct_lending": boolean, "affiliate_marketing": boolean, "auto_renewal": boolean, "numbers": array({ maxItems: 49, distinct: "id", items: object({ "id": string({ format: "uuid" }), "number": readOnly }, ["id"]) }), "numbers_count": readOnly, "feedback": readOnly, "rejection": readOnly, "rejection_about": readOnly, "rejection_example": readOnly, "rejection_field": readOnly, "rejection_step": readOnly, "status": readOnly, "created_at": readOnly }, ["name","usecase_id","description","message_flow","sample1"])),
  "ten-dlc-campaign.update": validator(object({ "id": readOnly, "version": readOnly, "brand_id": readOnly, "name": string({ minLength: 1, maxLength: 200, trim: true }), "usecase_id": string({ maxLength: 40 }), "usecase": readOnly, "usecase_about": readOnly, "min_samples": readOnly, "req_subscriber_optin": readOnly, "req_subscriber_optout": readOnly, "no_embedded_link": readOnly, "no_embedded_phone": readOnly, "monthly_fee": readOnly, "upfront_fee": readOnly, "use_type": number({ type: "integer", values: [0,1] }), "description": string({ minLength: 40, maxLength: 4096, trim: true }), "message_flow": string({ minLength: 40, maxLength: 2048, trim: true }), "optin_screenshots": array({ maxItems: 3, items: object({ "id": string({ format: "uuid" }), "name": readOnly, "bytes": readOnly, "type": readOnly }, ["id"]) }), "privacy_policy_link": string({ maxLength: 300, format: "uri", trim: true }), "terms_link": string({ maxLength: 300, format: "uri", trim: true }), "sample1": string({ minLength: 20, maxLength: 1024, trim: true }), "sample2": string({ minLength: 20, maxLength: 1024, trim: true }), "sample3": string({ minLength: 20, maxLength: 1024, trim: true }), "sample4": string({ minLength: 20, maxLength: 1024, trim: true }), "sample5": string({ minLength: 20, maxLength: 1024, trim: true }), "subscriber_optin": boolean, "optin_keywords": string({ maxLength: 255, trim: true, pattern: /^[A-Za-z0-9]+( *, *[A-Za-z0-9]+)*$/u }), "optin_message": string({ minLength: 20, maxLength: 320, trim: true }), "subscriber_optout": boolean, "optout_keywords": string({ maxLength: 255, trim: true, pattern: /^[A-Za-z0-9]+( *, *[A-Za-z0-9]+)*$/u }), "optout_message": string({ minLength: 20, maxLength: 320, trim: true }), "subscriber_help": boolean, "help_keywords": string({ maxLength: 255, trim: true, pattern: /^[A-Za-z0-9]+( *, *[A-Za-z0-9]+)*$/u }), "help_message": string({ minLength: 20, maxLength: 320, trim: true }), "embedded_link": boolean, "embedded_phone": boolean, "age_gated": boolean, "direct_lending": boolean, "affiliate_marketing": boolean, "auto_renewal": boolean, "numbers": array({ maxItems: 49, distinct: "id", items: object({ "id": string({ format: "uuid" }), "number": readOnly }, ["id"]) }), "numbers_count": readOnly, "feedback": readOnly, "rejection": readOnly, "rejection_about": readOnly, "rejection_example": readOnly, "rejection_field": readOnly, "rejection_step": readOnly, "status": readOnly, "created_at": readOnly })),
  "ten-dlc-campaign.form": validator(object({ "id": anything, "version": anything, "brand_id": anything, "name": string({ minLength: 1, maxLength: 200, trim: true }), "usecase_id": string({ maxLength: 40 }), "usecase": anything, "usecase_about": anything, "min_samples": anything, "req_subscriber_optin": anything, "req_subscriber_optout": anything, "no_embedded_link": anything, "no_embedded_phone": anything, "monthly_fee": anything, "upfront_fee": anything, "use_type": number({ type: "integer", values: [0,1] }), "description": string({ minLength: 40, maxLength: 4096, trim: true }), "message_flow": string({ minLength: 40, maxLength: 2048, trim: true }), "optin_screenshots": array({ maxItems: 3, items: object({ "id": string({ format: "uuid" }), "name": anything, "bytes": anything, "type": anything }) }), "privacy_policy_link": string({ maxLength: 300, format: "uri", trim: true }), "terms_link": string({ maxLength: 300, format: "uri", trim: true }), "sample1": string({ minLength: 20, maxLength: 1024, trim: true }), "sample2": string({ minLength: 20, maxLength: 1024, trim: true }), "sample3": string({ minLength: 20, maxLength: 1024, trim: true }), "sample4": string({ minLength: 20, maxLength: 1024, trim: true }), "sample5": string({ minLength: 20, maxLength: 1024, trim: true }), "subscriber_optin": boolean, "optin_keywords": string({ maxLength: 255, trim: true, pattern: /^[A-Za-z0-9]+( *, *[A-Za-z0-9]+)*$/u }), "optin_message": string({ minLength: 20, maxLength: 320, trim: true }), "subscriber_optout": boolean, "optout_keywords": string({ maxLength: 255, trim: true, pattern: /^[A-Za-z0-9]+( *, *[A-Za-z0-9]+)*$/u }), "optout_message": string({ minLength: 20, maxLength: 320, trim: true }), "subscriber_help": boolean, "help_keywords": string({ maxLength: 255, trim: true, pattern: /^[A-Za-z0-9]+( *, *[A-Za-z0-9]+)*$/u }), "help_message": string({ minLength: 20, maxLength: 320, trim: true }), "embedded_link": boolean, "embedded_phone": boolean, "age_gated": boolean, "direct_lending": boolean, "affiliate_marketing": boolean, "auto_renewal": boolean, "numbers": array({ maxItems: 49, distinct: "id", items: object({ "id": string({ format: "uuid" }), "number": anything }) }), "numbers_count": anything, "feedback": anything, "rejection": anything, "rejection_about": anything, "rejection_example": anything, "rejection_field": anything, "rejection_step": anything, "status": anything, "created_at": anything })),
  "ten-dlc-carrier.create": validator(object({ "id": readOnly, "version": readOnly, "carrier": readOnly, "name": readOnly, "campaign_id": readOnly, "brand_id": readOnly, "campaign": readOnly, "sample": readOnly, "throughput_id": readOnly, "class": readOnly, "throughput": readOnly, "status": readOnly, "reason": readOnly, "rejection": readOnly, "rejection_about": readOnly, "rejection_example": readOnly, "rejection_field": readOnly, "rejection_step": readOnly, "created_at": readOnly, "updated_at": readOnly })),
  "ten-dlc-carrier.update": validator(object({ "id": readOnly, "version": readOnly, "carrier": readOnly, "name": readOnly, "campaign_id": readOnly, "brand_id": readOnly, "campaign": readOnly, "sample": readOnly, "throughput_id": readOnly, "class": readOnly, "throughput": readOnly, "status": readOnly, "reason": readOnly, "rejection": readOnly, "rejection_about": readOnly, "rejection_example": readOnly, "rejection_field": readOnly, "rejection_step": readOnly, "created_at": readOnly, "updated_at": readOnly })),
  "ten-dlc-carrier.form": validator(object({ "id": anything, "version": anything, "carrier": anything, "name": anything, "campaign_id": anything, "brand_id": anything, "campaign": anything, "sample": anything, "throughput_id": anything, "class": anything, "throughput": anything, "status": anything, "reason": anything, "rejection": anything, "rejection_about": anything, "rejection_example": anything, "rejection_field": anything, "rejection_step": anything, "created_at": anything, "updated_at": anything })),
  "ten-dlc-number.create": validator(object({ "id": readOnly, "version": readOnly, "number": readOnly, "campaign_id": readOnly, "brand_id": readOnly, "did_id": readOnly, "campaign": readOnly, "attempts": readOnly, "status": readOnly, "reason": readOnly, "created_at": readOnly, "updated_at": readOnly })),
  "ten-dlc-number.update": validator(object({ "id": readOnly, "version": readOnly, "number": readOnly, "campaign_id": readOnly, "brand_id": readOnly, "did_id": readOnly, "campaign": readOnly, "attempts": readOnly, "status": readOnly, "reason": readOnly, "created_at": readOnly, "updated_at": readOnly })),
  "ten-dlc-number.form": validator(object({ "id": anything, "version": anything, "number": anything, "campaign_id": anything, "brand_id": anything, "did_id": anything, "campaign": anything, "attempts": anything, "status": anything, "reason": anything, "created_at": anything, "updated_at": anything })),
  "ten-dlc-use-case.create": validator(object({ "id": readOnly, "version": readOnly, "usecases": readOnly })),
  "ten-dlc-use-case.update": validator(object({ "id": readOnly, "version": readOnly, "usecases": readOnly })),
  "ten-dlc-use-case.form": validator(object({ "id": anything, "version": anything, "usecases": anything })),
}
