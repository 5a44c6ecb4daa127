// Written by codegen from definitions/. Do not edit.
export const definition = {
 "id": "sms-senders",
 "title": "sms-senders:sender-ids",
 "entities": {
  "sender-registration": {
   "id": "sender-registration",
   "module": "sms-senders",
   "title": "sms-senders:sender-registration",
   "properties": {
    "sender_id": {
     "format": "uuid",
     "readOnly": true,
     "type": "string",
     "title": "sms-senders:sender-id",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "title": {
     "maxLength": 32,
     "readOnly": true,
     "type": "string",
     "title": "sms-senders:sender-id",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "sender_type": {
     "enum": [
      "alphanumeric",
      "numeric"
     ],
     "readOnly": true,
     "type": "string",
     "title": "sms-senders:type",
     "enumTexts": {
      "alphanumeric": "sms-senders:alphanumeric",
      "numeric": "sms-senders:numeric"
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "usecase": {
     "enum": [
      "promo",
      "transactional",
      "authentication"
     ],
     "readOnly": true,
     "type": "string",
     "title": "sms-senders:use-case",
     "enumTexts": {
      "promo": "sms-senders:promo",
      "transactional": "sms-senders:transactional",
      "authentication": "sms-senders:authentication"
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "sample": {
     "maxLength": 1600,
     "readOnly": true,
     "type": "string",
     "title": "sms-senders:sample-1",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "documents_count": {
     "readOnly": true,
     "type": "integer",
     "title": "sms-senders:documents",
     "help": "sms-senders:documents-help",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "country_code": {
     "catalogue": "sender-countries",
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
    "outcome": {
     "readOnly": true,
     "type": "integer",
     "title": "sms-senders:outcome",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {},
     "lookup": {
      "by": "country_code",
      "values": {
       "AF": 5,
       "AL": 1,
       "DZ": 5,
       "AS": 1,
       "AD": 1,
       "AO": 1,
       "AI": 1,
       "AG": 1,
       "AR": 2,
       "AM": 5,
       "AW": 1,
       "AU": 5,
       "AT": 1,
       "AZ": 1,
       "BS": 6,
       "BH": 1,
       "BD": 5,
       "BB": 1,
       "BY": 5,
       "BE": 2,
       "BZ": 1,
       "BJ": 5,
       "BM": 1,
       "BT": 1,
       "BO": 1,
       "BA": 1,
       "BW": 1,
       "BR": 5,
       "VG": 1,
       "BN": 1,
       "BG": 1,
       "BF": 1,
       "BI": 1,
       "KH": 5,
       "CM": 5,
       "CA": 6,
       "CV": 1,
       "KY": 6,
       "CF": 1,
       "TD": 1,
       "CL": 2,
       "CN": 3,
       "CO": 3,
       "KM": 1,
       "CG": 5,
       "CD": 1,
       "CK": 1,
       "CR": 3,
       "HR": 1,
       "CU": 5,
       "CY": 1,
       "CZ": 5,
       "CI": 5,
       "DK": 1,
       "DJ": 1,
       "DM": 1,
       "DO": 2,
       "EC": 2,
       "EG": 5,
       "SV": 5,
       "GQ": 1,
       "ER": 1,
       "EE": 1,
       "SZ": 5,
       "ET": 5,
       "FK": 1,
       "FO": 1,
       "FJ": 1,
       "FI": 1,
       "FR": 1,
       "GF": 6,
       "PF": 1,
       "GA": 1,
       "GM": 1,
       "GE": 1,
       "DE": 1,
       "GH": 5,
       "GI": 1,
       "GR": 1,
       "GL": 1,
       "GD": 1,
       "GP": 1,
       "GU": 6,
       "GT": 5,
       "GG": 1,
       "GN": 5,
       "GW": 5,
       "GY": 1,
       "HT": 1,
       "HN": 5,
       "HK": 5,
       "HU": 3,
       "IS": 1,
       "IN": 5,
       "ID": 5,
       "IR": 3,
       "IQ": 1,
       "IE": 5,
       "IM": 1,
       "IL": 1,
       "IT": 1,
       "JM": 1,
       "JP": 1,
       "JE": 1,
       "JO": 5,
       "KZ": 5,
       "KE": 5,
       "XK": 1,
       "KW": 5,
       "KG": 1,
       "LA": 1,
       "LV": 1,
       "LB": 1,
       "LS": 1,
       "LR": 5,
       "LY": 1,
       "LI": 1,
       "LT": 1,
       "LU": 1,
       "MO": 1,
       "MG": 1,
       "MW": 1,
       "MY": 3,
       "MV": 1,
       "ML": 1,
       "MT": 1,
       "MH": 6,
       "MQ": 1,
       "MR": 1,
       "MU": 1,
       "YT": 1,
       "MX": 5,
       "FM": 6,
       "MD": 1,
       "MC": 1,
       "MN": 1,
       "ME": 1,
       "MS": 1,
       "MA": 5,
       "MZ": 5,
       "MM": 5,
       "NA": 1,
       "NR": 6,
       "NP": 5,
       "NL": 1,
       "NC": 1,
       "NZ": 2,
       "NI": 5,
       "NE": 1,
       "NG": 5,
       "NU": 1,
       "MK": 1,
       "NO": 1,
       "OM": 5,
       "PK": 1,
       "PS": 1,
       "PA": 6,
       "PG": 1,
       "PY": 6,
       "PE": 3,
       "PH": 5,
       "PL": 1,
       "PT": 1,
       "PR": 6,
       "QA": 5,
       "RO": 1,
       "RU": 5,
       "RW": 5,
       "RE": 1,
       "WS": 1,
       "SM": 1,
       "SA": 5,
       "SN": 1,
       "RS": 1,
       "SC": 1,
       "SL": 1,
       "SG": 5,
       "SK": 1,
       "SI": 1,
       "SB": 1,
       "SO": 1,
       "ZA": 3,
       "KR": 6,
       "SS": 5,
       "ES": 1,
       "LK": 5,
       "KN": 1,
       "LC": 1,
       "VC": 1,
       "SD": 5,
       "SR": 1,
       "SE": 1,
       "CH": 1,
       "SY": 6,
       "ST": 1,
       "TW": 3,
       "TJ": 1,
       "TZ": 5,
       "TH": 5,
       "TL": 5,
       "TG": 1,
       "TO": 1,
       "TT": 1,
       "TN": 1,
       "TM": 1,
       "TC": 1,
       "TV": 1,
       "TR": 5,
       "VI": 6,
       "UG": 5,
       "UA": 1,
       "AE": 5,
       "GB": 1,
       "US": 6,
       "UY": 2,
       "UZ": 1,
       "VU": 1,
       "VE": 5,
       "VN": 5,
       "YE": 1,
       "ZM": 5,
       "ZW": 5
      }
     }
    },
    "setup_fee": {
     "readOnly": true,
     "cell": "money",
     "type": "integer",
     "title": "sms-senders:setup-fee",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {},
     "lookup": {
      "by": "country_code",
      "values": {
       "AF": 0,
       "AL": 0,
       "DZ": 0,
       "AS": 0,
       "AD": 0,
       "AO": 0,
       "AI": 0,
       "AG": 0,
       "AR": 0,
       "AM": 0,
       "AW": 0,
       "AU": 0,
       "AT": 0,
       "AZ": 0,
       "BS": 0,
       "BH": 0,
       "BD": 0,
       "BB": 0,
       "BY": 0,
       "BE": 0,
       "BZ": 0,
       "BJ": 0,
       "BM": 0,
       "BT": 0,
       "BO": 0,
       "BA": 0,
       "BW": 0,
       "BR": 0,
       "VG": 0,
       "BN": 0,
       "BG": 0,
       "BF": 0,
       "BI": 0,
       "KH": 0,
       "CM": 0,
       "CA": 0,
       "CV": 0,
       "KY": 0,
       "CF": 0,
       "TD": 0,
       "CL": 0,
       "CN": 0,
       "CO": 0,
       "KM": 0,
       "CG": 0,
       "CD": 0,
       "CK": 0,
       "CR": 0,
       "HR": 0,
       "CU": 0,
       "CY": 0,
       "CZ": 0,
       "CI": 0,
       "DK": 0,
       "DJ": 0,
       "DM": 0,
       "DO": 0,
       "EC": 0,
       "EG": 0,
       "SV": 0,
       "GQ": 0,
       "ER": 0,
       "EE": 0,
       "SZ": 0,
       "ET": 0,
       "FK": 0,
       "FO": 0,
       "FJ": 0,
       "FI": 0,
       "FR": 0,
       "GF": 0,
       "PF": 0,
       "GA": 0,
       "GM": 0,
       "GE": 0,
       "DE": 0,
       "GH": 0,
       "GI": 0,
       "GR": 0,
       "GL": 0,
       "GD": 0,
       "GP": 0,
       "GU": 0,
       "GT": 0,
       "GG": 0,
       "GN": 0,
       "GW": 0,
       "GY": 0,
       "HT": 0,
       "HN": 0,
       "HK": 0,
       "HU": 0,
       "IS": 0,
       "IN": 0,
       "ID": 25000000,
       "IR": 0,
       "IQ": 0,
       "IE": 0,
       "IM": 0,
       "IL": 0,
       "IT": 0,
       "JM": 0,
       "JP": 0,
       "JE": 0,
       "JO": 0,
       "KZ": 0,
       "KE": 0,
       "XK": 0,
       "KW": 95000000,
       "KG": 0,
       "LA": 0,
       "LV": 0,
       "LB": 0,
       "LS": 0,
       "LR": 0,
       "LY": 0,
       "LI": 0,
       "LT": 0,
       "LU": 0,
       "MO": 0,
       "MG": 0,
       "MW": 0,
       "MY": 0,
       "MV": 0,
       "ML": 0,
       "MT": 0,
       "MH": 0,
       "MQ": 0,
       "MR": 0,
       "MU": 0,
       "YT": 0,
       "MX": 0,
       "FM": 0,
       "MD": 0,
       "MC": 0,
       "MN": 0,
       "ME": 0,
       "MS": 0,
       "MA": 0,
       "MZ": 0,
       "MM": 0,
       "NA": 0,
       "NR": 0,
       "NP": 0,
       "NL": 0,
       "NC": 0,
       "NZ": 0,
       "NI": 0,
       "NE": 0,
       "NG": 0,
       "NU": 0,
       "MK": 0,
       "NO": 0,
       "OM": 0,
       "PK": 0,
       "PS": 0,
       "PA": 0,
       "PG": 0,
       "PY": 0,
       "PE": 0,
       "PH": 0,
       "PL": 0,
       "PT": 0,
       "PR": 0,
       "QA": 0,
       "RO": 0,
       "RU": 0,
       "RW": 0,
       "RE": 0,
       "WS": 0,
       "SM": 0,
       "SA": 0,
       "SN": 0,
       "RS": 0,
       "SC": 0,
       "SL": 0,
       "SG": 0,
       "SK": 0,
       "SI": 0,
       "SB": 0,
       "SO": 0,
       "ZA": 0,
       "KR": 0,
       "SS": 0,
       "ES": 0,
       "LK": 0,
       "KN": 0,
       "LC": 0,
       "VC": 0,
       "SD": 0,
       "SR": 0,
       "SE": 0,
       "CH": 0,
       "SY": 0,
       "ST": 0,
       "TW": 0,
       "TJ": 0,
       "TZ": 0,
       "TH": 0,
       "TL": 0,
       "TG": 0,
       "TO": 0,
       "TT": 0,
       "TN": 0,
       "TM": 0,
       "TC": 0,
       "TV": 0,
       "TR": 0,
       "VI": 0,
       "UG": 0,
       "UA": 0,
       "AE": 0,
       "GB": 0,
       "US": 0,
       "UY": 0,
       "UZ": 0,
       "VU": 0,
       "VE": 0,
       "VN": 0,
       "YE": 0,
       "ZM": 0,
       "ZW": 0
      }
     }
    },
    "monthly_fee": {
     "readOnly": true,
     "cell": "money",
     "type": "integer",
     "title": "sms-senders:monthly-fee",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {},
     "lookup": {
      "by": "country_code",
      "values": {
       "AF": 0,
       "AL": 0,
       "DZ": 0,
       "AS": 0,
       "AD": 0,
       "AO": 0,
       "AI": 0,
       "AG": 0,
       "AR": 0,
       "AM": 0,
       "AW": 0,
       "AU": 0,
       "AT": 0,
       "AZ": 0,
       "BS": 0,
       "BH": 0,
       "BD": 0,
       "BB": 0,
       "BY": 0,
       "BE": 0,
       "BZ": 0,
       "BJ": 0,
       "BM": 0,
       "BT": 0,
       "BO": 0,
       "BA": 0,
       "BW": 0,
       "BR": 0,
       "VG": 0,
       "BN": 0,
       "BG": 0,
       "BF": 0,
       "BI": 0,
       "KH": 0,
       "CM": 0,
       "CA": 0,
       "CV": 0,
       "KY": 0,
       "CF": 0,
       "TD": 0,
       "CL": 0,
       "CN": 0,
       "CO": 0,
       "KM": 0,
       "CG": 0,
       "CD": 0,
       "CK": 0,
       "CR": 0,
       "HR": 0,
       "CU": 0,
       "CY": 0,
       "CZ": 30000000,
       "CI": 0,
       "DK": 0,
       "DJ": 0,
       "DM": 0,
       "DO": 0,
       "EC": 0,
       "EG": 0,
       "SV": 0,
       "GQ": 0,
       "ER": 0,
       "EE": 0,
       "SZ": 0,
       "ET": 0,
       "FK": 0,
       "FO": 0,
       "FJ": 0,
       "FI": 0,
       "FR": 0,
       "GF": 0,
       "PF": 0,
       "GA": 0,
       "GM": 0,
       "GE": 0,
       "DE": 0,
       "GH": 0,
       "GI": 0,
       "GR": 0,
       "GL": 0,
       "GD": 0,
       "GP": 0,
       "GU": 0,
       "GT": 0,
       "GG": 0,
       "GN": 0,
       "GW": 0,
       "GY": 0,
       "HT": 0,
       "HN": 0,
       "HK": 0,
       "HU": 0,
       "IS": 0,
       "IN": 0,
       "ID": 0,
       "IR": 0,
       "IQ": 0,
       "IE": 0,
       "IM": 0,
       "IL": 0,
       "IT": 0,
       "JM": 0,
       "JP": 0,
       "JE": 0,
       "JO": 0,
       "KZ": 250000000,
       "KE": 0,
       "XK": 0,
       "KW": 0,
       "KG": 0,
       "LA": 0,
       "LV": 0,
       "LB": 0,
       "LS": 0,
       "LR": 0,
       "LY": 0,
       "LI": 0,
       "LT": 0,
       "LU": 0,
       "MO": 0,
       "MG": 0,
       "MW": 0,
       "MY": 0,
       "MV": 0,
       "ML": 0,
       "MT": 0,
       "MH": 0,
       "MQ": 0,
       "MR": 0,
       "MU": 0,
       "YT": 0,
       "MX": 0,
       "FM": 0,
       "MD": 0,
       "MC": 0,
       "MN": 0,
       "ME": 0,
       "MS": 0,
       "MA": 0,
       "MZ": 0,
       "MM": 0,
       "NA": 0,
       "NR": 0,
       "NP": 0,
       "NL": 0,
       "NC": 0,
       "NZ": 0,
       "NI": 0,
       "NE": 0,
       "NG": 0,
       "NU": 0,
       "MK": 0,
       "NO": 0,
       "OM": 0,
       "PK": 0,
       "PS": 0,
       "PA": 0,
       "PG": 0,
       "PY": 0,
       "PE": 0,
       "PH": 0,
       "PL": 0,
       "PT": 0,
       "PR": 0,
       "QA": 0,
       "RO": 0,
       "RU": 230000000,
       "RW": 0,
       "RE": 0,
       "WS": 0,
       "SM": 0,
       "SA": 0,
       "SN": 0,
       "RS": 0,
       "SC": 0,
       "SL": 0,
       "SG": 0,
       "SK": 0,
       "SI": 0,
       "SB": 0,
       "SO": 0,
       "ZA": 0,
       "KR": 0,
       "SS": 0,
       "ES": 0,
       "LK": 0,
       "KN": 0,
       "LC": 0,
       "VC": 0,
       "SD": 0,
       "SR": 0,
       "SE": 0,
       "CH": 0,
       "SY": 0,
       "ST": 0,
       "TW": 0,
       "TJ": 0,
       "TZ": 0,
       "TH": 0,
       "TL": 0,
       "TG": 0,
       "TO": 0,
       "TT": 0,
       "TN": 0,
       "TM": 0,
       "TC": 0,
       "TV": 0,
       "TR": 0,
       "VI": 0,
       "UG": 0,
       "UA": 0,
       "AE": 0,
       "GB": 0,
       "US": 0,
       "UY": 0,
       "UZ": 0,
       "VU": 0,
       "VE": 0,
       "VN": 0,
       "YE": 0,
       "ZM": 0,
       "ZW": 0
      }
     }
    },
    "days": {
     "readOnly": true,
     "type": "integer",
     "title": "sms-senders:review-days",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {},
     "lookup": {
      "by": "country_code",
      "values": {
       "AF": 10,
       "AL": 0,
       "DZ": 10,
       "AS": 0,
       "AD": 0,
       "AO": 0,
       "AI": 0,
       "AG": 0,
       "AR": 0,
       "AM": 10,
       "AW": 0,
       "AU": 5,
       "AT": 0,
       "AZ": 0,
       "BS": 0,
       "BH": 0,
       "BD": 10,
       "BB": 0,
       "BY": 10,
       "BE": 0,
       "BZ": 0,
       "BJ": 10,
       "BM": 0,
       "BT": 0,
       "BO": 0,
       "BA": 0,
       "BW": 0,
       "BR": 15,
       "VG": 0,
       "BN": 0,
       "BG": 0,
       "BF": 0,
       "BI": 0,
       "KH": 10,
       "CM": 10,
       "CA": 0,
       "CV": 0,
       "KY": 0,
       "CF": 0,
       "TD": 0,
       "CL": 0,
       "CN": 0,
       "CO": 0,
       "KM": 0,
       "CG": 10,
       "CD": 0,
       "CK": 0,
       "CR": 0,
       "HR": 0,
       "CU": 10,
       "CY": 0,
       "CZ": 10,
       "CI": 10,
       "DK": 0,
       "DJ": 0,
       "DM": 0,
       "DO": 0,
       "EC": 0,
       "EG": 15,
       "SV": 10,
       "GQ": 0,
       "ER": 0,
       "EE": 0,
       "SZ": 10,
       "ET": 10,
       "FK": 0,
       "FO": 0,
       "FJ": 0,
       "FI": 0,
       "FR": 0,
       "GF": 0,
       "PF": 0,
       "GA": 0,
       "GM": 0,
       "GE": 0,
       "DE": 0,
       "GH": 10,
       "GI": 0,
       "GR": 0,
       "GL": 0,
       "GD": 0,
       "GP": 0,
       "GU": 0,
       "GT": 10,
       "GG": 0,
       "GN": 10,
       "GW": 10,
       "GY": 0,
       "HT": 0,
       "HN": 10,
       "HK": 7,
       "HU": 0,
       "IS": 0,
       "IN": 15,
       "ID": 20,
       "IR": 0,
       "IQ": 0,
       "IE": 5,
       "IM": 0,
       "IL": 0,
       "IT": 0,
       "JM": 0,
       "JP": 0,
       "JE": 0,
       "JO": 10,
       "KZ": 15,
       "KE": 10,
       "XK": 0,
       "KW": 20,
       "KG": 0,
       "LA": 0,
       "LV": 0,
       "LB": 0,
       "LS": 0,
       "LR": 10,
       "LY": 0,
       "LI": 0,
       "LT": 0,
       "LU": 0,
       "MO": 0,
       "MG": 0,
       "MW": 0,
       "MY": 0,
       "MV": 0,
       "ML": 0,
       "MT": 0,
       "MH": 0,
       "MQ": 0,
       "MR": 0,
       "MU": 0,
       "YT": 0,
       "MX": 15,
       "FM": 0,
       "MD": 0,
       "MC": 0,
       "MN": 0,
       "ME": 0,
       "MS": 0,
       "MA": 10,
       "MZ": 10,
       "MM": 10,
       "NA": 0,
       "NR": 0,
       "NP": 10,
       "NL": 0,
       "NC": 0,
       "NZ": 0,
       "NI": 10,
       "NE": 0,
       "NG": 15,
       "NU": 0,
       "MK": 0,
       "NO": 0,
       "OM": 10,
       "PK": 0,
       "PS": 0,
       "PA": 0,
       "PG": 0,
       "PY": 0,
       "PE": 0,
       "PH": 10,
       "PL": 0,
       "PT": 0,
       "PR": 0,
       "QA": 15,
       "RO": 0,
       "RU": 10,
       "RW": 10,
       "RE": 0,
       "WS": 0,
       "SM": 0,
       "SA": 15,
       "SN": 0,
       "RS": 0,
       "SC": 0,
       "SL": 0,
       "SG": 7,
       "SK": 0,
       "SI": 0,
       "SB": 0,
       "SO": 0,
       "ZA": 0,
       "KR": 0,
       "SS": 10,
       "ES": 0,
       "LK": 10,
       "KN": 0,
       "LC": 0,
       "VC": 0,
       "SD": 10,
       "SR": 0,
       "SE": 0,
       "CH": 0,
       "SY": 0,
       "ST": 0,
       "TW": 0,
       "TJ": 0,
       "TZ": 10,
       "TH": 10,
       "TL": 10,
       "TG": 0,
       "TO": 0,
       "TT": 0,
       "TN": 0,
       "TM": 0,
       "TC": 0,
       "TV": 0,
       "TR": 10,
       "VI": 0,
       "UG": 10,
       "UA": 0,
       "AE": 15,
       "GB": 0,
       "US": 0,
       "UY": 0,
       "UZ": 0,
       "VU": 0,
       "VE": 10,
       "VN": 15,
       "YE": 0,
       "ZM": 10,
       "ZW": 10
      }
     }
    },
    "status": {
     "enum": [
      "pending",
      "approved",
      "declined",
      "blocked"
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
      "pending": "sms-senders:status-in-review",
      "approved": "sms-senders:status-approved",
      "declined": "portal:status-declined",
      "blocked": "sms-senders:status-blocked"
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
     "title": "sms-senders:updated",
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
    "entity": "sender-registration",
    "field": "status",
    "states": {
     "pending": {
      "title": "sms-senders:status-in-review",
      "tone": "info",
      "icon": "schedule"
     },
     "approved": {
      "tone": "success",
      "icon": "check",
      "title": "sms-senders:status-approved"
     },
     "declined": {
      "tone": "danger",
      "icon": "block",
      "title": "portal:status-declined"
     },
     "blocked": {
      "tone": "danger",
      "icon": "lock",
      "title": "sms-senders:status-blocked"
     }
    },
    "named": "title",
    "initial": "pending",
    "created": {
     "postings": [
      {
       "type": 39,
       "amount": "{row.setup_fee}",
       "text": "sms-senders:fee-registration",
       "when": {
        "source": "row.sender_type == 'alphanumeric' && row.setup_fee > 0",
        "tree": {
         "op": "and",
         "args": [
          {
           "op": "==",
           "left": {
            "op": "path",
            "root": "row",
            "path": [
             "sender_type"
            ]
           },
           "right": {
            "op": "const",
            "value": "alphanumeric"
           }
          },
          {
           "op": ">",
           "left": {
            "op": "path",
            "root": "row",
            "path": [
             "setup_fee"
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
         "row.sender_type",
         "row.setup_fee"
        ]
       }
      }
     ]
    },
    "call": {
     "method": "PUT",
     "path": "/v1/sms/registrations/{id}/status"
    },
    "transitions": [
     {
      "id": "decline",
      "from": [
       "pending"
      ],
      "to": "declined",
      "by": "carrier",
      "note": {
       "required": true,
       "field": "reason",
       "maxLength": 1000
      },
      "simulated": {
       "afterMs": 6000,
       "when": {
        "source": "row.sample.contains('casino')",
        "tree": {
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
        },
        "dependsOn": [
         "row.sample"
        ]
       },
       "note": "sms-senders:feedback-gambling"
      },
      "tone": "neutral",
      "access": []
     },
     {
      "id": "provision",
      "event": "sms-senders:event-registered-instantly",
      "from": [
       "pending"
      ],
      "to": "approved",
      "by": "carrier",
      "note": {
       "field": "reason",
       "required": false,
       "maxLength": 1000
      },
      "simulated": {
       "afterMs": 3000,
       "when": {
        "source": "row.sender_type == 'numeric' || row.outcome < 5",
        "tree": {
         "op": "or",
         "args": [
          {
           "op": "==",
           "left": {
            "op": "path",
            "root": "row",
            "path": [
             "sender_type"
            ]
           },
           "right": {
            "op": "const",
            "value": "numeric"
           }
          },
          {
           "op": "<",
           "left": {
            "op": "path",
            "root": "row",
            "path": [
             "outcome"
            ]
           },
           "right": {
            "op": "const",
            "value": 5
           }
          }
         ]
        },
        "dependsOn": [
         "row.outcome",
         "row.sender_type"
        ]
       }
      },
      "tone": "neutral",
      "access": []
     },
     {
      "id": "register",
      "from": [
       "pending"
      ],
      "to": "approved",
      "by": "carrier",
      "note": {
       "field": "reason",
       "required": false,
       "maxLength": 1000
      },
      "postings": [
       {
        "type": 40,
        "amount": "{row.monthly_fee}",
        "text": "sms-senders:fee-month",
        "when": {
         "source": "row.sender_type == 'alphanumeric' && row.monthly_fee > 0",
         "tree": {
          "op": "and",
          "args": [
           {
            "op": "==",
            "left": {
             "op": "path",
             "root": "row",
             "path": [
              "sender_type"
             ]
            },
            "right": {
             "op": "const",
             "value": "alphanumeric"
            }
           },
           {
            "op": ">",
            "left": {
             "op": "path",
             "root": "row",
             "path": [
              "monthly_fee"
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
          "row.monthly_fee",
          "row.sender_type"
         ]
        }
       }
      ],
      "simulated": {
       "afterMs": 10000
      },
      "tone": "neutral",
      "access": []
     },
     {
      "id": "block",
      "from": [
       "approved",
       "pending",
       "declined"
      ],
      "to": "blocked",
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
      "id": "unblock",
      "event": "sms-senders:event-unblocked",
      "from": [
       "blocked"
      ],
      "to": "approved",
      "by": "carrier",
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
      "event": "sms-senders:event-submitted-again",
      "icon": "send",
      "from": [
       "declined"
      ],
      "to": "pending",
      "confirm": {
       "title": "sms-senders:resubmit-country-title",
       "text": "sms-senders:resubmit-country-text",
       "dismiss": "portal:not-now",
       "action": "sms-senders:resubmit"
      },
      "note": {
       "field": "reason",
       "required": false,
       "maxLength": 1000
      },
      "success": "sms-senders:resubmitted",
      "by": "user",
      "title": "sms-senders:resubmit",
      "access": [
       "Sms",
       "SmsWrite"
      ],
      "tone": "neutral"
     },
     {
      "id": "renew",
      "event": "sms-senders:event-renewed",
      "from": [
       "approved"
      ],
      "to": "approved",
      "by": "time",
      "when": {
       "source": "row.sender_type == 'alphanumeric' && row.monthly_fee > 0",
       "tree": {
        "op": "and",
        "args": [
         {
          "op": "==",
          "left": {
           "op": "path",
           "root": "row",
           "path": [
            "sender_type"
           ]
          },
          "right": {
           "op": "const",
           "value": "alphanumeric"
          }
         },
         {
          "op": ">",
          "left": {
           "op": "path",
           "root": "row",
           "path": [
            "monthly_fee"
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
        "row.monthly_fee",
        "row.sender_type"
       ]
      },
      "postings": [
       {
        "type": 40,
        "amount": "{row.monthly_fee}",
        "text": "sms-senders:fee-month"
       }
      ],
      "afterMs": 2592000000,
      "tone": "neutral",
      "access": []
     }
    ],
    "failure": "sms-senders:status-failed"
   }
  },
  "sender": {
   "id": "sender",
   "module": "sms-senders",
   "title": "sms-senders:sender-id",
   "properties": {
    "title": {
     "maxLength": 32,
     "readOnly": true,
     "type": "string",
     "title": "sms-senders:sender-id",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "type": {
     "enum": [
      "alpha_numeric",
      "numeric",
      "short_code"
     ],
     "readOnly": true,
     "type": "string",
     "title": "sms-senders:type",
     "enumTexts": {
      "alpha_numeric": "sms-senders:alphanumeric",
      "numeric": "sms-senders:numeric",
      "short_code": "sms-senders:short-code"
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "sender_type": {
     "enum": [
      "alphanumeric",
      "numeric"
     ],
     "default": "alphanumeric",
     "writeOn": [
      "create"
     ],
     "type": "string",
     "title": "sms-senders:type",
     "help": "sms-senders:sender-type-help",
     "enumTexts": {
      "alphanumeric": "sms-senders:alphanumeric",
      "numeric": "sms-senders:numeric"
     },
     "trim": false,
     "readOnly": false,
     "sensitive": false,
     "cell": "text",
     "errors": {
      "required": "sms-senders:choose-type"
     }
    },
    "senderID": {
     "minLength": 3,
     "maxLength": 11,
     "writeOn": [
      "create"
     ],
     "type": "string",
     "title": "sms-senders:sender-id",
     "help": "sms-senders:name-help",
     "patterns": [
      {
       "pattern": "^[^ ](.*[^ ])?$",
       "text": "sms-senders:no-outer-spaces"
      },
      {
       "pattern": "^[A-Za-z0-9 +_&-]+$",
       "text": "sms-senders:alphanumeric-only"
      },
      {
       "pattern": "[A-Za-z]",
       "text": "sms-senders:needs-letter"
      }
     ],
     "trim": false,
     "readOnly": false,
     "sensitive": false,
     "cell": "text",
     "errors": {
      "required": "sms-senders:enter-name",
      "minLength": "sms-senders:alphanumeric-only",
      "maxLength": "sms-senders:alphanumeric-only"
     }
    },
    "destinations": {
     "minItems": 1,
     "maxItems": 250,
     "cell": "countries",
     "type": "array",
     "title": "sms-senders:destinations",
     "distinct": "country_code",
     "items": {
      "required": [
       "country_code"
      ],
      "type": "object",
      "title": "sms-senders:destinations",
      "properties": {
       "country_code": {
        "catalogue": "sender-countries",
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
       "country": {
        "maxLength": 100,
        "readOnly": true,
        "type": "string",
        "title": "sms-senders:destinations",
        "trim": false,
        "writeOn": [],
        "sensitive": false,
        "cell": "text",
        "errors": {}
       },
       "status": {
        "enum": [
         "pending",
         "approved",
         "declined",
         "blocked"
        ],
        "readOnly": true,
        "type": "string",
        "title": "sms-senders:destinations",
        "enumTexts": {
         "pending": "sms-senders:status-in-review",
         "approved": "sms-senders:status-approved",
         "declined": "portal:status-declined",
         "blocked": "sms-senders:blocked"
        },
        "trim": false,
        "writeOn": [],
        "sensitive": false,
        "cell": "text",
        "errors": {}
       },
       "reason": {
        "maxLength": 1000,
        "readOnly": true,
        "type": "string",
        "title": "sms-senders:destinations",
        "trim": false,
        "writeOn": [],
        "sensitive": false,
        "cell": "text",
        "errors": {}
       },
       "numbers": {
        "maxItems": 10,
        "readOnly": true,
        "type": "array",
        "title": "sms-senders:destinations",
        "items": {
         "format": "phone",
         "type": "string",
         "title": "sms-senders:destinations",
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
        "cell": "text",
        "errors": {}
       },
       "is_supported": {
        "readOnly": true,
        "type": "boolean",
        "title": "sms-senders:supported",
        "trim": false,
        "writeOn": [],
        "sensitive": false,
        "cell": "yes-no",
        "errors": {}
       },
       "is_provisionable": {
        "readOnly": true,
        "type": "boolean",
        "title": "sms-senders:provisionable",
        "trim": false,
        "writeOn": [],
        "sensitive": false,
        "cell": "yes-no",
        "errors": {}
       },
       "is_instantly_provisioned": {
        "readOnly": true,
        "type": "boolean",
        "title": "sms-senders:instantly-provisioned",
        "trim": false,
        "writeOn": [],
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
     "errors": {
      "required": "sms-senders:choose-country",
      "minItems": "sms-senders:choose-country"
     }
    },
    "country_code": {
     "maxLength": 2,
     "readOnly": true,
     "type": "string",
     "title": "portal:country",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {},
     "lookup": {
      "by": "destinations[].country_code",
      "values": {
       "AF": "AF",
       "AL": "AL",
       "DZ": "DZ",
       "AS": "AS",
       "AD": "AD",
       "AO": "AO",
       "AI": "AI",
       "AG": "AG",
       "AR": "AR",
       "AM": "AM",
       "AW": "AW",
       "AU": "AU",
       "AT": "AT",
       "AZ": "AZ",
       "BS": "BS",
       "BH": "BH",
       "BD": "BD",
       "BB": "BB",
       "BY": "BY",
       "BE": "BE",
       "BZ": "BZ",
       "BJ": "BJ",
       "BM": "BM",
       "BT": "BT",
       "BO": "BO",
       "BA": "BA",
       "BW": "BW",
       "BR": "BR",
       "VG": "VG",
       "BN": "BN",
       "BG": "BG",
       "BF": "BF",
       "BI": "BI",
       "KH": "KH",
       "CM": "CM",
       "CA": "CA",
       "CV": "CV",
       "KY": "KY",
       "CF": "CF",
       "TD": "TD",
       "CL": "CL",
       "CN": "CN",
       "CO": "CO",
       "KM": "KM",
       "CG": "CG",
       "CD": "CD",
       "CK": "CK",
       "CR": "CR",
       "HR": "HR",
       "CU": "CU",
       "CY": "CY",
       "CZ": "CZ",
       "CI": "CI",
       "DK": "DK",
       "DJ": "DJ",
       "DM": "DM",
       "DO": "DO",
       "EC": "EC",
       "EG": "EG",
       "SV": "SV",
       "GQ": "GQ",
       "ER": "ER",
       "EE": "EE",
       "SZ": "SZ",
       "ET": "ET",
       "FK": "FK",
       "FO": "FO",
       "FJ": "FJ",
       "FI": "FI",
       "FR": "FR",
       "GF": "GF",
       "PF": "PF",
       "GA": "GA",
       "GM": "GM",
       "GE": "GE",
       "DE": "DE",
       "GH": "GH",
       "GI": "GI",
       "GR": "GR",
       "GL": "GL",
       "GD": "GD",
       "GP": "GP",
       "GU": "GU",
       "GT": "GT",
       "GG": "GG",
       "GN": "GN",
       "GW": "GW",
       "GY": "GY",
       "HT": "HT",
       "HN": "HN",
       "HK": "HK",
       "HU": "HU",
       "IS": "IS",
       "IN": "IN",
       "ID": "ID",
       "IR": "IR",
       "IQ": "IQ",
       "IE": "IE",
       "IM": "IM",
       "IL": "IL",
       "IT": "IT",
       "JM": "JM",
       "JP": "JP",
       "JE": "JE",
       "JO": "JO",
       "KZ": "KZ",
       "KE": "KE",
       "XK": "XK",
       "KW": "KW",
       "KG": "KG",
       "LA": "LA",
       "LV": "LV",
       "LB": "LB",
       "LS": "LS",
       "LR": "LR",
       "LY": "LY",
       "LI": "LI",
       "LT": "LT",
       "LU": "LU",
       "MO": "MO",
       "MG": "MG",
       "MW": "MW",
       "MY": "MY",
       "MV": "MV",
       "ML": "ML",
       "MT": "MT",
       "MH": "MH",
       "MQ": "MQ",
       "MR": "MR",
       "MU": "MU",
       "YT": "YT",
       "MX": "MX",
       "FM": "FM",
       "MD": "MD",
       "MC": "MC",
       "MN": "MN",
       "ME": "ME",
       "MS": "MS",
       "MA": "MA",
       "MZ": "MZ",
       "MM": "MM",
       "NA": "NA",
       "NR": "NR",
       "NP": "NP",
       "NL": "NL",
       "NC": "NC",
       "NZ": "NZ",
       "NI": "NI",
       "NE": "NE",
       "NG": "NG",
       "NU": "NU",
       "MK": "MK",
       "NO": "NO",
       "OM": "OM",
       "PK": "PK",
       "PS": "PS",
       "PA": "PA",
       "PG": "PG",
       "PY": "PY",
       "PE": "PE",
       "PH": "PH",
       "PL": "PL",
       "PT": "PT",
       "PR": "PR",
       "QA": "QA",
       "RO": "RO",
       "RU": "RU",
       "RW": "RW",
       "RE": "RE",
       "WS": "WS",
       "SM": "SM",
       "SA": "SA",
       "SN": "SN",
       "RS": "RS",
       "SC": "SC",
       "SL": "SL",
       "SG": "SG",
       "SK": "SK",
       "SI": "SI",
       "SB": "SB",
       "SO": "SO",
       "ZA": "ZA",
       "KR": "KR",
       "SS": "SS",
       "ES": "ES",
       "LK": "LK",
       "KN": "KN",
       "LC": "LC",
       "VC": "VC",
       "SD": "SD",
       "SR": "SR",
       "SE": "SE",
       "CH": "CH",
       "SY": "SY",
       "ST": "ST",
       "TW": "TW",
       "TJ": "TJ",
       "TZ": "TZ",
       "TH": "TH",
       "TL": "TL",
       "TG": "TG",
       "TO": "TO",
       "TT": "TT",
       "TN": "TN",
       "TM": "TM",
       "TC": "TC",
       "TV": "TV",
       "TR": "TR",
       "VI": "VI",
       "UG": "UG",
       "UA": "UA",
       "AE": "AE",
       "GB": "GB",
       "US": "US",
       "UY": "UY",
       "UZ": "UZ",
       "VU": "VU",
       "VE": "VE",
       "VN": "VN",
       "YE": "YE",
       "ZM": "ZM",
       "ZW": "ZW"
      },
      "gather": "first"
     }
    },
    "needs_registration": {
     "readOnly": true,
     "type": "boolean",
     "title": "sms-senders:needs-registration",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "yes-no",
     "errors": {},
     "lookup": {
      "by": "destinations[].country_code",
      "values": {
       "AF": true,
       "AL": false,
       "DZ": true,
       "AS": false,
       "AD": false,
       "AO": false,
       "AI": false,
       "AG": false,
       "AR": false,
       "AM": true,
       "AW": false,
       "AU": true,
       "AT": false,
       "AZ": false,
       "BS": false,
       "BH": false,
       "BD": true,
       "BB": false,
       "BY": true,
       "BE": false,
       "BZ": false,
       "BJ": true,
       "BM": false,
       "BT": false,
       "BO": false,
       "BA": false,
       "BW": false,
       "BR": true,
       "VG": false,
       "BN": false,
       "BG": false,
       "BF": false,
       "BI": false,
       "KH": true,
       "CM": true,
       "CA": false,
       "CV": false,
       "KY": false,
       "CF": false,
       "TD": false,
       "CL": false,
       "CN": false,
       "CO": false,
       "KM": false,
       "CG": true,
       "CD": false,
       "CK": false,
       "CR": false,
       "HR": false,
       "CU": true,
       "CY": false,
       "CZ": true,
       "CI": true,
       "DK": false,
       "DJ": false,
       "DM": false,
       "DO": false,
       "EC": false,
       "EG": true,
       "SV": true,
       "GQ": false,
       "ER": false,
       "EE": false,
       "SZ": true,
       "ET": true,
       "FK": false,
       "FO": false,
       "FJ": false,
       "FI": false,
       "FR": false,
       "GF": false,
       "PF": false,
       "GA": false,
       "GM": false,
       "GE": false,
       "DE": false,
       "GH": true,
       "GI": false,
       "GR": false,
       "GL": false,
       "GD": false,
       "GP": false,
       "GU": false,
       "GT": true,
       "GG": false,
       "GN": true,
       "GW": true,
       "GY": false,
       "HT": false,
       "HN": true,
       "HK": true,
       "HU": false,
       "IS": false,
       "IN": true,
       "ID": true,
       "IR": false,
       "IQ": false,
       "IE": true,
       "IM": false,
       "IL": false,
       "IT": false,
       "JM": false,
       "JP": false,
       "JE": false,
       "JO": true,
       "KZ": true,
       "KE": true,
       "XK": false,
       "KW": true,
       "KG": false,
       "LA": false,
       "LV": false,
       "LB": false,
       "LS": false,
       "LR": true,
       "LY": false,
       "LI": false,
       "LT": false,
       "LU": false,
       "MO": false,
       "MG": false,
       "MW": false,
       "MY": false,
       "MV": false,
       "ML": false,
       "MT": false,
       "MH": false,
       "MQ": false,
       "MR": false,
       "MU": false,
       "YT": false,
       "MX": true,
       "FM": false,
       "MD": false,
       "MC": false,
       "MN": false,
       "ME": false,
       "MS": false,
       "MA": true,
       "MZ": true,
       "MM": true,
       "NA": false,
       "NR": false,
       "NP": true,
       "NL": false,
       "NC": false,
       "NZ": false,
       "NI": true,
       "NE": false,
       "NG": true,
       "NU": false,
       "MK": false,
       "NO": false,
       "OM": true,
       "PK": false,
       "PS": false,
       "PA": false,
       "PG": false,
       "PY": false,
       "PE": false,
       "PH": true,
       "PL": false,
       "PT": false,
       "PR": false,
       "QA": true,
       "RO": false,
       "RU": true,
       "RW": true,
       "RE": false,
       "WS": false,
       "SM": false,
       "SA": true,
       "SN": false,
       "RS": false,
       "SC": false,
       "SL": false,
       "SG": true,
       "SK": false,
       "SI": false,
       "SB": false,
       "SO": false,
       "ZA": false,
       "KR": false,
       "SS": true,
       "ES": false,
       "LK": true,
       "KN": false,
       "LC": false,
       "VC": false,
       "SD": true,
       "SR": false,
       "SE": false,
       "CH": false,
       "SY": false,
       "ST": false,
       "TW": false,
       "TJ": false,
       "TZ": true,
       "TH": true,
       "TL": true,
       "TG": false,
       "TO": false,
       "TT": false,
       "TN": false,
       "TM": false,
       "TC": false,
       "TV": false,
       "TR": true,
       "VI": false,
       "UG": true,
       "UA": false,
       "AE": true,
       "GB": false,
       "US": false,
       "UY": false,
       "UZ": false,
       "VU": false,
       "VE": true,
       "VN": true,
       "YE": false,
       "ZM": true,
       "ZW": true
      },
      "gather": "any"
     }
    },
    "setup_fee": {
     "readOnly": true,
     "cell": "money",
     "type": "integer",
     "title": "sms-senders:setup-fee",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {},
     "lookup": {
      "by": "destinations[].country_code",
      "values": {
       "AF": 0,
       "AL": 0,
       "DZ": 0,
       "AS": 0,
       "AD": 0,
       "AO": 0,
       "AI": 0,
       "AG": 0,
       "AR": 0,
       "AM": 0,
       "AW": 0,
       "AU": 0,
       "AT": 0,
       "AZ": 0,
       "BS": 0,
       "BH": 0,
       "BD": 0,
       "BB": 0,
       "BY": 0,
       "BE": 0,
       "BZ": 0,
       "BJ": 0,
       "BM": 0,
       "BT": 0,
       "BO": 0,
       "BA": 0,
       "BW": 0,
       "BR": 0,
       "VG": 0,
       "BN": 0,
       "BG": 0,
       "BF": 0,
       "BI": 0,
       "KH": 0,
       "CM": 0,
       "CA": 0,
       "CV": 0,
       "KY": 0,
       "CF": 0,
       "TD": 0,
       "CL": 0,
       "CN": 0,
       "CO": 0,
       "KM": 0,
       "CG": 0,
       "CD": 0,
       "CK": 0,
       "CR": 0,
       "HR": 0,
       "CU": 0,
       "CY": 0,
       "CZ": 0,
       "CI": 0,
       "DK": 0,
       "DJ": 0,
       "DM": 0,
       "DO": 0,
       "EC": 0,
       "EG": 0,
       "SV": 0,
       "GQ": 0,
       "ER": 0,
       "EE": 0,
       "SZ": 0,
       "ET": 0,
       "FK": 0,
       "FO": 0,
       "FJ": 0,
       "FI": 0,
       "FR": 0,
       "GF": 0,
       "PF": 0,
       "GA": 0,
       "GM": 0,
       "GE": 0,
       "DE": 0,
       "GH": 0,
       "GI": 0,
       "GR": 0,
       "GL": 0,
       "GD": 0,
       "GP": 0,
       "GU": 0,
       "GT": 0,
       "GG": 0,
       "GN": 0,
       "GW": 0,
       "GY": 0,
       "HT": 0,
       "HN": 0,
       "HK": 0,
       "HU": 0,
       "IS": 0,
       "IN": 0,
       "ID": 25000000,
       "IR": 0,
       "IQ": 0,
       "IE": 0,
       "IM": 0,
       "IL": 0,
       "IT": 0,
       "JM": 0,
       "JP": 0,
       "JE": 0,
       "JO": 0,
       "KZ": 0,
       "KE": 0,
       "XK": 0,
       "KW": 95000000,
       "KG": 0,
       "LA": 0,
       "LV": 0,
       "LB": 0,
       "LS": 0,
       "LR": 0,
       "LY": 0,
       "LI": 0,
       "LT": 0,
       "LU": 0,
       "MO": 0,
       "MG": 0,
       "MW": 0,
       "MY": 0,
       "MV": 0,
       "ML": 0,
       "MT": 0,
       "MH": 0,
       "MQ": 0,
       "MR": 0,
       "MU": 0,
       "YT": 0,
       "MX": 0,
       "FM": 0,
       "MD": 0,
       "MC": 0,
       "MN": 0,
       "ME": 0,
       "MS": 0,
       "MA": 0,
       "MZ": 0,
       "MM": 0,
       "NA": 0,
       "NR": 0,
       "NP": 0,
       "NL": 0,
       "NC": 0,
       "NZ": 0,
       "NI": 0,
       "NE": 0,
       "NG": 0,
       "NU": 0,
       "MK": 0,
       "NO": 0,
       "OM": 0,
       "PK": 0,
       "PS": 0,
       "PA": 0,
       "PG": 0,
       "PY": 0,
       "PE": 0,
       "PH": 0,
       "PL": 0,
       "PT": 0,
       "PR": 0,
       "QA": 0,
       "RO": 0,
       "RU": 0,
       "RW": 0,
       "RE": 0,
       "WS": 0,
       "SM": 0,
       "SA": 0,
       "SN": 0,
       "RS": 0,
       "SC": 0,
       "SL": 0,
       "SG": 0,
       "SK": 0,
       "SI": 0,
       "SB": 0,
       "SO": 0,
       "ZA": 0,
       "KR": 0,
       "SS": 0,
       "ES": 0,
       "LK": 0,
       "KN": 0,
       "LC": 0,
       "VC": 0,
       "SD": 0,
       "SR": 0,
       "SE": 0,
       "CH": 0,
       "SY": 0,
       "ST": 0,
       "TW": 0,
       "TJ": 0,
       "TZ": 0,
       "TH": 0,
       "TL": 0,
       "TG": 0,
       "TO": 0,
       "TT": 0,
       "TN": 0,
       "TM": 0,
       "TC": 0,
       "TV": 0,
       "TR": 0,
       "VI": 0,
       "UG": 0,
       "UA": 0,
       "AE": 0,
       "GB": 0,
       "US": 0,
       "UY": 0,
       "UZ": 0,
       "VU": 0,
       "VE": 0,
       "VN": 0,
       "YE": 0,
       "ZM": 0,
       "ZW": 0
      },
      "gather": "sum"
     }
    },
    "monthly_fee": {
     "readOnly": true,
     "cell": "money",
     "type": "integer",
     "title": "sms-senders:monthly-fee",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {},
     "lookup": {
      "by": "destinations[].country_code",
      "values": {
       "AF": 0,
       "AL": 0,
       "DZ": 0,
       "AS": 0,
       "AD": 0,
       "AO": 0,
       "AI": 0,
       "AG": 0,
       "AR": 0,
       "AM": 0,
       "AW": 0,
       "AU": 0,
       "AT": 0,
       "AZ": 0,
       "BS": 0,
       "BH": 0,
       "BD": 0,
       "BB": 0,
       "BY": 0,
       "BE": 0,
       "BZ": 0,
       "BJ": 0,
       "BM": 0,
       "BT": 0,
       "BO": 0,
       "BA": 0,
       "BW": 0,
       "BR": 0,
       "VG": 0,
       "BN": 0,
       "BG": 0,
       "BF": 0,
       "BI": 0,
       "KH": 0,
       "CM": 0,
       "CA": 0,
       "CV": 0,
       "KY": 0,
       "CF": 0,
       "TD": 0,
       "CL": 0,
       "CN": 0,
       "CO": 0,
       "KM": 0,
       "CG": 0,
       "CD": 0,
       "CK": 0,
       "CR": 0,
       "HR": 0,
       "CU": 0,
       "CY": 0,
       "CZ": 30000000,
       "CI": 0,
       "DK": 0,
       "DJ": 0,
       "DM": 0,
       "DO": 0,
       "EC": 0,
       "EG": 0,
       "SV": 0,
       "GQ": 0,
       "ER": 0,
       "EE": 0,
       "SZ": 0,
       "ET": 0,
       "FK": 0,
       "FO": 0,
       "FJ": 0,
       "FI": 0,
       "FR": 0,
       "GF": 0,
       "PF": 0,
       "GA": 0,
       "GM": 0,
       "GE": 0,
       "DE": 0,
       "GH": 0,
       "GI": 0,
       "GR": 0,
       "GL": 0,
       "GD": 0,
       "GP": 0,
       "GU": 0,
       "GT": 0,
       "GG": 0,
       "GN": 0,
       "GW": 0,
       "GY": 0,
       "HT": 0,
       "HN": 0,
       "HK": 0,
       "HU": 0,
       "IS": 0,
       "IN": 0,
       "ID": 0,
       "IR": 0,
       "IQ": 0,
       "IE": 0,
       "IM": 0,
       "IL": 0,
       "IT": 0,
       "JM": 0,
       "JP": 0,
       "JE": 0,
       "JO": 0,
       "KZ": 250000000,
       "KE": 0,
       "XK": 0,
       "KW": 0,
       "KG": 0,
       "LA": 0,
       "LV": 0,
       "LB": 0,
       "LS": 0,
       "LR": 0,
       "LY": 0,
       "LI": 0,
       "LT": 0,
       "LU": 0,
       "MO": 0,
       "MG": 0,
       "MW": 0,
       "MY": 0,
       "MV": 0,
       "ML": 0,
       "MT": 0,
       "MH": 0,
       "MQ": 0,
       "MR": 0,
       "MU": 0,
       "YT": 0,
       "MX": 0,
       "FM": 0,
       "MD": 0,
       "MC": 0,
       "MN": 0,
       "ME": 0,
       "MS": 0,
       "MA": 0,
       "MZ": 0,
       "MM": 0,
       "NA": 0,
       "NR": 0,
       "NP": 0,
       "NL": 0,
       "NC": 0,
       "NZ": 0,
       "NI": 0,
       "NE": 0,
       "NG": 0,
       "NU": 0,
       "MK": 0,
       "NO": 0,
       "OM": 0,
       "PK": 0,
       "PS": 0,
       "PA": 0,
       "PG": 0,
       "PY": 0,
       "PE": 0,
       "PH": 0,
       "PL": 0,
       "PT": 0,
       "PR": 0,
       "QA": 0,
       "RO": 0,
       "RU": 230000000,
       "RW": 0,
       "RE": 0,
       "WS": 0,
       "SM": 0,
       "SA": 0,
       "SN": 0,
       "RS": 0,
       "SC": 0,
       "SL": 0,
       "SG": 0,
       "SK": 0,
       "SI": 0,
       "SB": 0,
       "SO": 0,
       "ZA": 0,
       "KR": 0,
       "SS": 0,
       "ES": 0,
       "LK": 0,
       "KN": 0,
       "LC": 0,
       "VC": 0,
       "SD": 0,
       "SR": 0,
       "SE": 0,
       "CH": 0,
       "SY": 0,
       "ST": 0,
       "TW": 0,
       "TJ": 0,
       "TZ": 0,
       "TH": 0,
       "TL": 0,
       "TG": 0,
       "TO": 0,
       "TT": 0,
       "TN": 0,
       "TM": 0,
       "TC": 0,
       "TV": 0,
       "TR": 0,
       "VI": 0,
       "UG": 0,
       "UA": 0,
       "AE": 0,
       "GB": 0,
       "US": 0,
       "UY": 0,
       "UZ": 0,
       "VU": 0,
       "VE": 0,
       "VN": 0,
       "YE": 0,
       "ZM": 0,
       "ZW": 0
      },
      "gather": "sum"
     }
    },
    "us_route": {
     "enum": [
      "toll_free",
      "ten_dlc"
     ],
     "default": "toll_free",
     "writeOn": [
      "create"
     ],
     "type": "string",
     "title": "sms-senders:us-route",
     "enumTexts": {
      "toll_free": "sms-senders:toll-free",
      "ten_dlc": "sms-senders:ten-dlc"
     },
     "trim": false,
     "readOnly": false,
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "number": {
     "required": [
      "id"
     ],
     "writeOn": [
      "create"
     ],
     "type": "object",
     "title": "sms-senders:sender-id",
     "help": "sms-senders:number-help",
     "properties": {
      "id": {
       "format": "uuid",
       "type": "string",
       "title": "sms-senders:sender-id",
       "trim": false,
       "readOnly": false,
       "writeOn": [
        "create"
       ],
       "sensitive": false,
       "cell": "text",
       "errors": {}
      },
      "number": {
       "format": "phone",
       "readOnly": true,
       "type": "string",
       "title": "sms-senders:number",
       "trim": false,
       "writeOn": [],
       "sensitive": false,
       "cell": "phone",
       "errors": {}
      }
     },
     "trim": false,
     "readOnly": false,
     "sensitive": false,
     "cell": "text",
     "errors": {
      "required": "sms-senders:choose-number"
     }
    },
    "usecase": {
     "enum": [
      "promo",
      "transactional",
      "authentication"
     ],
     "type": "string",
     "title": "sms-senders:use-case",
     "enumTexts": {
      "promo": "sms-senders:promo",
      "transactional": "sms-senders:transactional",
      "authentication": "sms-senders:authentication"
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
      "required": "sms-senders:choose-use-case"
     }
    },
    "monthly_volume": {
     "enum": [
      "1-1000",
      "1001-20000",
      "20001-50000",
      "50001-100000",
      "100001+"
     ],
     "type": "string",
     "title": "sms-senders:monthly-volume",
     "enumTexts": {
      "1-1000": "sms-senders:volume-1",
      "1001-20000": "sms-senders:volume-1001",
      "20001-50000": "sms-senders:volume-20001",
      "50001-100000": "sms-senders:volume-50001",
      "100001+": "sms-senders:volume-100001"
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
      "required": "sms-senders:choose-volume"
     }
    },
    "samples": {
     "required": [
      "first"
     ],
     "type": "object",
     "title": "sms-senders:samples",
     "properties": {
      "first": {
       "minLength": 20,
       "maxLength": 1600,
       "trim": true,
       "type": "string",
       "title": "sms-senders:sample-1",
       "help": "sms-senders:sample-help",
       "readOnly": false,
       "writeOn": [
        "create",
        "update"
       ],
       "sensitive": false,
       "cell": "text",
       "errors": {
        "required": "sms-senders:enter-sample",
        "maxLength": "sms-senders:sample-long",
        "minLength": "sms-senders:sample-short"
       }
      },
      "second": {
       "minLength": 20,
       "maxLength": 1600,
       "trim": true,
       "type": "string",
       "title": "sms-senders:sample-2",
       "readOnly": false,
       "writeOn": [
        "create",
        "update"
       ],
       "sensitive": false,
       "cell": "text",
       "errors": {
        "maxLength": "sms-senders:sample-long",
        "minLength": "sms-senders:sample-short"
       }
      },
      "third": {
       "minLength": 20,
       "maxLength": 1600,
       "trim": true,
       "type": "string",
       "title": "sms-senders:sample-3",
       "readOnly": false,
       "writeOn": [
        "create",
        "update"
       ],
       "sensitive": false,
       "cell": "text",
       "errors": {
        "maxLength": "sms-senders:sample-long",
        "minLength": "sms-senders:sample-short"
       }
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
     "errors": {
      "required": "sms-senders:enter-sample"
     }
    },
    "documents": {
     "maxItems": 5,
     "type": "array",
     "title": "sms-senders:documents",
     "help": "sms-senders:documents-help",
     "items": {
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
      "title": "sms-senders:documents",
      "properties": {
       "id": {
        "format": "uuid",
        "type": "string",
        "title": "sms-senders:documents",
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
        "title": "sms-senders:documents",
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
        "title": "sms-senders:documents",
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
        "title": "sms-senders:documents",
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
      "required": "sms-senders:add-documents",
      "maxItems": "sms-senders:documents-most"
     }
    },
    "status": {
     "enum": [
      "approved",
      "in review",
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
      "in review": "sms-senders:status-in-review",
      "approved": "sms-senders:status-approved",
      "declined": "portal:status-declined"
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
    "is_supported": {
     "readOnly": true,
     "type": "boolean",
     "title": "sms-senders:supported",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "yes-no",
     "errors": {}
    },
    "usable": {
     "readOnly": true,
     "type": "boolean",
     "title": "sms-senders:usable",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "yes-no",
     "errors": {}
    },
    "in_us": {
     "readOnly": true,
     "type": "boolean",
     "title": "sms-senders:in-us",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "yes-no",
     "errors": {}
    },
    "ten_dlc_link": {
     "maxLength": 200,
     "readOnly": true,
     "type": "string",
     "title": "sms-senders:ten-dlc",
     "help": "sms-senders:ten-dlc-help",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "ten_dlc_brand_id": {
     "format": "uuid",
     "readOnly": true,
     "type": "string",
     "title": "sms-senders:ten-dlc",
     "help": "sms-senders:ten-dlc-help",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "ten_dlc_campaign_id": {
     "format": "uuid",
     "readOnly": true,
     "type": "string",
     "title": "sms-senders:ten-dlc",
     "help": "sms-senders:ten-dlc-help",
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
    }
   },
   "required": [
    "sender_type",
    "destinations",
    "usecase",
    "monthly_volume",
    "samples"
   ],
   "rules": {
    "fields": {
     "senderID": {
      "visibleWhen": {
       "source": "form.sender_type == 'alphanumeric'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "sender_type"
         ]
        },
        "right": {
         "op": "const",
         "value": "alphanumeric"
        }
       },
       "dependsOn": [
        "form.sender_type"
       ]
      },
      "requiredWhen": {
       "source": "form.sender_type == 'alphanumeric'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "sender_type"
         ]
        },
        "right": {
         "op": "const",
         "value": "alphanumeric"
        }
       },
       "dependsOn": [
        "form.sender_type"
       ]
      }
     },
     "destinations": {
      "enabledWhen": {
       "source": "!has(row.id) || form.sender_type == 'alphanumeric'",
       "tree": {
        "op": "or",
        "args": [
         {
          "op": "not",
          "arg": {
           "op": "has",
           "root": "row",
           "path": [
            "id"
           ]
          }
         },
         {
          "op": "==",
          "left": {
           "op": "path",
           "root": "form",
           "path": [
            "sender_type"
           ]
          },
          "right": {
           "op": "const",
           "value": "alphanumeric"
          }
         }
        ]
       },
       "dependsOn": [
        "form.sender_type",
        "row.id"
       ]
      },
      "because": "sms-senders:number-is-fixed",
      "limits": [
       {
        "when": {
         "source": "form.sender_type == 'numeric'",
         "tree": {
          "op": "==",
          "left": {
           "op": "path",
           "root": "form",
           "path": [
            "sender_type"
           ]
          },
          "right": {
           "op": "const",
           "value": "numeric"
          }
         },
         "dependsOn": [
          "form.sender_type"
         ]
        },
        "bounds": {
         "maxItems": 1
        },
        "text": "sms-senders:one-country"
       },
       {
        "when": {
         "source": "form.sender_type == 'alphanumeric' && !('AllowUnlimitedDestinations' in user.permissions)",
         "tree": {
          "op": "and",
          "args": [
           {
            "op": "==",
            "left": {
             "op": "path",
             "root": "form",
             "path": [
              "sender_type"
             ]
            },
            "right": {
             "op": "const",
             "value": "alphanumeric"
            }
           },
           {
            "op": "not",
            "arg": {
             "op": "in",
             "left": {
              "op": "const",
              "value": "AllowUnlimitedDestinations"
             },
             "right": {
              "op": "path",
              "root": "user",
              "path": [
               "permissions"
              ]
             }
            }
           }
          ]
         },
         "dependsOn": [
          "form.sender_type",
          "user.permissions"
         ]
        },
        "bounds": {
         "maxItems": 5
        },
        "text": "sms-senders:countries-full"
       }
      ],
      "choices": {
       "enabledWhen": {
        "source": "!has(item.paused) && ((form.sender_type == 'alphanumeric' && item.alphanumeric != 6) || (form.sender_type == 'numeric' && item.numeric == 1))",
        "tree": {
         "op": "and",
         "args": [
          {
           "op": "not",
           "arg": {
            "op": "has",
            "root": "item",
            "path": [
             "paused"
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
                 "sender_type"
                ]
               },
               "right": {
                "op": "const",
                "value": "alphanumeric"
               }
              },
              {
               "op": "!=",
               "left": {
                "op": "path",
                "root": "item",
                "path": [
                 "alphanumeric"
                ]
               },
               "right": {
                "op": "const",
                "value": 6
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
                 "sender_type"
                ]
               },
               "right": {
                "op": "const",
                "value": "numeric"
               }
              },
              {
               "op": "==",
               "left": {
                "op": "path",
                "root": "item",
                "path": [
                 "numeric"
                ]
               },
               "right": {
                "op": "const",
                "value": 1
               }
              }
             ]
            }
           ]
          }
         ]
        },
        "dependsOn": [
         "form.sender_type",
         "item.alphanumeric",
         "item.numeric",
         "item.paused"
        ]
       },
       "because": "sms-senders:not-offered",
       "keptWhen": {
        "source": "item.status == 'blocked'",
        "tree": {
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
          "value": "blocked"
         }
        },
        "dependsOn": [
         "item.status"
        ]
       },
       "keptBecause": "sms-senders:blocked-here",
       "removed": "sms-senders:removing-affects-delivery",
       "hints": [
        {
         "when": {
          "source": "item.status == 'pending'",
          "tree": {
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
            "value": "pending"
           }
          },
          "dependsOn": [
           "item.status"
          ]
         },
         "text": "sms-senders:status-in-review"
        },
        {
         "when": {
          "source": "item.status == 'declined' && has(item.reason)",
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
              "value": "declined"
             }
            },
            {
             "op": "has",
             "root": "item",
             "path": [
              "reason"
             ]
            }
           ]
          },
          "dependsOn": [
           "item.reason",
           "item.status"
          ]
         },
         "text": "sms-senders:declined-here",
         "slots": {
          "reason": {
           "path": "reason",
           "cell": "text"
          }
         }
        },
        {
         "when": {
          "source": "(form.sender_type == 'alphanumeric' && item.alphanumeric == 2) || (form.sender_type == 'numeric' && item.numeric == 2)",
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
                 "sender_type"
                ]
               },
               "right": {
                "op": "const",
                "value": "alphanumeric"
               }
              },
              {
               "op": "==",
               "left": {
                "op": "path",
                "root": "item",
                "path": [
                 "alphanumeric"
                ]
               },
               "right": {
                "op": "const",
                "value": 2
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
                 "sender_type"
                ]
               },
               "right": {
                "op": "const",
                "value": "numeric"
               }
              },
              {
               "op": "==",
               "left": {
                "op": "path",
                "root": "item",
                "path": [
                 "numeric"
                ]
               },
               "right": {
                "op": "const",
                "value": 2
               }
              }
             ]
            }
           ]
          },
          "dependsOn": [
           "form.sender_type",
           "item.alphanumeric",
           "item.numeric"
          ]
         },
         "text": "sms-senders:overstamped-short-code"
        },
        {
         "when": {
          "source": "(form.sender_type == 'alphanumeric' && item.alphanumeric == 3) || (form.sender_type == 'numeric' && item.numeric == 3)",
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
                 "sender_type"
                ]
               },
               "right": {
                "op": "const",
                "value": "alphanumeric"
               }
              },
              {
               "op": "==",
               "left": {
                "op": "path",
                "root": "item",
                "path": [
                 "alphanumeric"
                ]
               },
               "right": {
                "op": "const",
                "value": 3
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
                 "sender_type"
                ]
               },
               "right": {
                "op": "const",
                "value": "numeric"
               }
              },
              {
               "op": "==",
               "left": {
                "op": "path",
                "root": "item",
                "path": [
                 "numeric"
                ]
               },
               "right": {
                "op": "const",
                "value": 3
               }
              }
             ]
            }
           ]
          },
          "dependsOn": [
           "form.sender_type",
           "item.alphanumeric",
           "item.numeric"
          ]
         },
         "text": "sms-senders:overstamped-long-code"
        },
        {
         "when": {
          "source": "(form.sender_type == 'alphanumeric' && item.alphanumeric == 4) || (form.sender_type == 'numeric' && item.numeric == 4)",
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
                 "sender_type"
                ]
               },
               "right": {
                "op": "const",
                "value": "alphanumeric"
               }
              },
              {
               "op": "==",
               "left": {
                "op": "path",
                "root": "item",
                "path": [
                 "alphanumeric"
                ]
               },
               "right": {
                "op": "const",
                "value": 4
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
                 "sender_type"
                ]
               },
               "right": {
                "op": "const",
                "value": "numeric"
               }
              },
              {
               "op": "==",
               "left": {
                "op": "path",
                "root": "item",
                "path": [
                 "numeric"
                ]
               },
               "right": {
                "op": "const",
                "value": 4
               }
              }
             ]
            }
           ]
          },
          "dependsOn": [
           "form.sender_type",
           "item.alphanumeric",
           "item.numeric"
          ]
         },
         "text": "sms-senders:overstamped-alpha"
        },
        {
         "when": {
          "source": "(form.sender_type == 'alphanumeric' && item.alphanumeric == 5) || (form.sender_type == 'numeric' && item.numeric == 5)",
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
                 "sender_type"
                ]
               },
               "right": {
                "op": "const",
                "value": "alphanumeric"
               }
              },
              {
               "op": "==",
               "left": {
                "op": "path",
                "root": "item",
                "path": [
                 "alphanumeric"
                ]
               },
               "right": {
                "op": "const",
                "value": 5
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
                 "sender_type"
                ]
               },
               "right": {
                "op": "const",
                "value": "numeric"
               }
              },
              {
               "op": "==",
               "left": {
                "op": "path",
                "root": "item",
                "path": [
                 "numeric"
                ]
               },
               "right": {
                "op": "const",
                "value": 5
               }
              }
             ]
            }
           ]
          },
          "dependsOn": [
           "form.sender_type",
           "item.alphanumeric",
           "item.numeric"
          ]
         },
         "text": "sms-senders:pre-registration"
        },
        {
         "when": {
          "source": "form.sender_type == 'alphanumeric' && item.alphanumeric == 6",
          "tree": {
           "op": "and",
           "args": [
            {
             "op": "==",
             "left": {
              "op": "path",
              "root": "form",
              "path": [
               "sender_type"
              ]
             },
             "right": {
              "op": "const",
              "value": "alphanumeric"
             }
            },
            {
             "op": "==",
             "left": {
              "op": "path",
              "root": "item",
              "path": [
               "alphanumeric"
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
           "form.sender_type",
           "item.alphanumeric"
          ]
         },
         "text": "sms-senders:two-way"
        },
        {
         "when": {
          "source": "has(item.paused)",
          "tree": {
           "op": "has",
           "root": "item",
           "path": [
            "paused"
           ]
          },
          "dependsOn": [
           "item.paused"
          ]
         },
         "text": "sms-senders:registration-paused"
        },
        {
         "when": {
          "source": "(form.sender_type == 'alphanumeric' && item.alphanumeric < 5) || (form.sender_type == 'numeric' && item.numeric == 1)",
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
                 "sender_type"
                ]
               },
               "right": {
                "op": "const",
                "value": "alphanumeric"
               }
              },
              {
               "op": "<",
               "left": {
                "op": "path",
                "root": "item",
                "path": [
                 "alphanumeric"
                ]
               },
               "right": {
                "op": "const",
                "value": 5
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
                 "sender_type"
                ]
               },
               "right": {
                "op": "const",
                "value": "numeric"
               }
              },
              {
               "op": "==",
               "left": {
                "op": "path",
                "root": "item",
                "path": [
                 "numeric"
                ]
               },
               "right": {
                "op": "const",
                "value": 1
               }
              }
             ]
            }
           ]
          },
          "dependsOn": [
           "form.sender_type",
           "item.alphanumeric",
           "item.numeric"
          ]
         },
         "text": "sms-senders:ready-free"
        },
        {
         "when": {
          "source": "form.sender_type == 'alphanumeric' && item.alphanumeric == 5",
          "tree": {
           "op": "and",
           "args": [
            {
             "op": "==",
             "left": {
              "op": "path",
              "root": "form",
              "path": [
               "sender_type"
              ]
             },
             "right": {
              "op": "const",
              "value": "alphanumeric"
             }
            },
            {
             "op": "==",
             "left": {
              "op": "path",
              "root": "item",
              "path": [
               "alphanumeric"
              ]
             },
             "right": {
              "op": "const",
              "value": 5
             }
            }
           ]
          },
          "dependsOn": [
           "form.sender_type",
           "item.alphanumeric"
          ]
         },
         "text": "sms-senders:business-days",
         "slots": {
          "count": {
           "path": "days",
           "cell": "number"
          }
         }
        },
        {
         "when": {
          "source": "form.sender_type == 'alphanumeric' && item.alphanumeric == 5 && item.setup_fee == 0 && item.monthly_fee == 0",
          "tree": {
           "op": "and",
           "args": [
            {
             "op": "==",
             "left": {
              "op": "path",
              "root": "form",
              "path": [
               "sender_type"
              ]
             },
             "right": {
              "op": "const",
              "value": "alphanumeric"
             }
            },
            {
             "op": "==",
             "left": {
              "op": "path",
              "root": "item",
              "path": [
               "alphanumeric"
              ]
             },
             "right": {
              "op": "const",
              "value": 5
             }
            },
            {
             "op": "==",
             "left": {
              "op": "path",
              "root": "item",
              "path": [
               "setup_fee"
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
               "monthly_fee"
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
           "form.sender_type",
           "item.alphanumeric",
           "item.monthly_fee",
           "item.setup_fee"
          ]
         },
         "text": "sms-senders:no-fee"
        },
        {
         "when": {
          "source": "form.sender_type == 'alphanumeric' && item.setup_fee > 0",
          "tree": {
           "op": "and",
           "args": [
            {
             "op": "==",
             "left": {
              "op": "path",
              "root": "form",
              "path": [
               "sender_type"
              ]
             },
             "right": {
              "op": "const",
              "value": "alphanumeric"
             }
            },
            {
             "op": ">",
             "left": {
              "op": "path",
              "root": "item",
              "path": [
               "setup_fee"
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
           "form.sender_type",
           "item.setup_fee"
          ]
         },
         "text": "sms-senders:fee-once",
         "slots": {
          "fee": {
           "path": "setup_fee",
           "cell": "money"
          }
         }
        },
        {
         "when": {
          "source": "form.sender_type == 'alphanumeric' && item.monthly_fee > 0",
          "tree": {
           "op": "and",
           "args": [
            {
             "op": "==",
             "left": {
              "op": "path",
              "root": "form",
              "path": [
               "sender_type"
              ]
             },
             "right": {
              "op": "const",
              "value": "alphanumeric"
             }
            },
            {
             "op": ">",
             "left": {
              "op": "path",
              "root": "item",
              "path": [
               "monthly_fee"
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
           "form.sender_type",
           "item.monthly_fee"
          ]
         },
         "text": "sms-senders:fee-monthly",
         "slots": {
          "fee": {
           "path": "monthly_fee",
           "cell": "money"
          }
         }
        },
        {
         "when": {
          "source": "form.sender_type == 'alphanumeric' && item.paperwork == 'letter'",
          "tree": {
           "op": "and",
           "args": [
            {
             "op": "==",
             "left": {
              "op": "path",
              "root": "form",
              "path": [
               "sender_type"
              ]
             },
             "right": {
              "op": "const",
              "value": "alphanumeric"
             }
            },
            {
             "op": "==",
             "left": {
              "op": "path",
              "root": "item",
              "path": [
               "paperwork"
              ]
             },
             "right": {
              "op": "const",
              "value": "letter"
             }
            }
           ]
          },
          "dependsOn": [
           "form.sender_type",
           "item.paperwork"
          ]
         },
         "text": "sms-senders:letter"
        },
        {
         "when": {
          "source": "form.sender_type == 'alphanumeric' && item.paperwork == 'company'",
          "tree": {
           "op": "and",
           "args": [
            {
             "op": "==",
             "left": {
              "op": "path",
              "root": "form",
              "path": [
               "sender_type"
              ]
             },
             "right": {
              "op": "const",
              "value": "alphanumeric"
             }
            },
            {
             "op": "==",
             "left": {
              "op": "path",
              "root": "item",
              "path": [
               "paperwork"
              ]
             },
             "right": {
              "op": "const",
              "value": "company"
             }
            }
           ]
          },
          "dependsOn": [
           "form.sender_type",
           "item.paperwork"
          ]
         },
         "text": "sms-senders:letter-and-company"
        }
       ],
       "groups": [
        {
         "id": "popular",
         "by": "popular",
         "title": "sms-senders:popular-countries",
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
        },
        {
         "id": "others",
         "by": "text",
         "whole": true,
         "title": "sms-senders:all-countries"
        }
       ]
      }
     },
     "us_route": {
      "visibleWhen": {
       "source": "form.sender_type == 'numeric' && form.country_code == 'US'",
       "tree": {
        "op": "and",
        "args": [
         {
          "op": "==",
          "left": {
           "op": "path",
           "root": "form",
           "path": [
            "sender_type"
           ]
          },
          "right": {
           "op": "const",
           "value": "numeric"
          }
         },
         {
          "op": "==",
          "left": {
           "op": "path",
           "root": "form",
           "path": [
            "country_code"
           ]
          },
          "right": {
           "op": "const",
           "value": "US"
          }
         }
        ]
       },
       "dependsOn": [
        "form.country_code",
        "form.sender_type"
       ]
      }
     },
     "number": {
      "visibleWhen": {
       "source": "form.sender_type == 'numeric' && has(form.country_code) && (form.country_code != 'US' || form.us_route == 'toll_free')",
       "tree": {
        "op": "and",
        "args": [
         {
          "op": "==",
          "left": {
           "op": "path",
           "root": "form",
           "path": [
            "sender_type"
           ]
          },
          "right": {
           "op": "const",
           "value": "numeric"
          }
         },
         {
          "op": "has",
          "root": "form",
          "path": [
           "country_code"
          ]
         },
         {
          "op": "or",
          "args": [
           {
            "op": "!=",
            "left": {
             "op": "path",
             "root": "form",
             "path": [
              "country_code"
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
              "us_route"
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
       },
       "dependsOn": [
        "form.country_code",
        "form.sender_type",
        "form.us_route"
       ]
      },
      "requiredWhen": {
       "source": "form.sender_type == 'numeric' && has(form.country_code) && (form.country_code != 'US' || form.us_route == 'toll_free')",
       "tree": {
        "op": "and",
        "args": [
         {
          "op": "==",
          "left": {
           "op": "path",
           "root": "form",
           "path": [
            "sender_type"
           ]
          },
          "right": {
           "op": "const",
           "value": "numeric"
          }
         },
         {
          "op": "has",
          "root": "form",
          "path": [
           "country_code"
          ]
         },
         {
          "op": "or",
          "args": [
           {
            "op": "!=",
            "left": {
             "op": "path",
             "root": "form",
             "path": [
              "country_code"
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
              "us_route"
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
       },
       "dependsOn": [
        "form.country_code",
        "form.sender_type",
        "form.us_route"
       ]
      },
      "reference": {
       "get": "/v1/sms/campaign_dids",
       "query": {
        "country_code": "{form.country_code}"
       },
       "items": "items",
       "key": "id",
       "label": "number",
       "search": "search",
       "pick": {
        "id": "id",
        "number": "number"
       },
       "empty": {
        "text": "sms-senders:no-numbers",
        "way": {
         "to": "/buy",
         "access": [
          "Buy"
         ],
         "text": "sms-senders:buy-number"
        }
       },
       "labelFormat": "phone"
      }
     },
     "documents": {
      "visibleWhen": {
       "source": "form.sender_type == 'alphanumeric' && form.needs_registration",
       "tree": {
        "op": "and",
        "args": [
         {
          "op": "==",
          "left": {
           "op": "path",
           "root": "form",
           "path": [
            "sender_type"
           ]
          },
          "right": {
           "op": "const",
           "value": "alphanumeric"
          }
         },
         {
          "op": "path",
          "root": "form",
          "path": [
           "needs_registration"
          ]
         }
        ]
       },
       "dependsOn": [
        "form.needs_registration",
        "form.sender_type"
       ]
      },
      "requiredWhen": {
       "source": "form.sender_type == 'alphanumeric' && form.needs_registration",
       "tree": {
        "op": "and",
        "args": [
         {
          "op": "==",
          "left": {
           "op": "path",
           "root": "form",
           "path": [
            "sender_type"
           ]
          },
          "right": {
           "op": "const",
           "value": "alphanumeric"
          }
         },
         {
          "op": "path",
          "root": "form",
          "path": [
           "needs_registration"
          ]
         }
        ]
       },
       "dependsOn": [
        "form.needs_registration",
        "form.sender_type"
       ]
      }
     },
     "setup_fee": {
      "visibleWhen": {
       "source": "form.sender_type == 'alphanumeric'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "sender_type"
         ]
        },
        "right": {
         "op": "const",
         "value": "alphanumeric"
        }
       },
       "dependsOn": [
        "form.sender_type"
       ]
      }
     },
     "monthly_fee": {
      "visibleWhen": {
       "source": "form.sender_type == 'alphanumeric'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "sender_type"
         ]
        },
        "right": {
         "op": "const",
         "value": "alphanumeric"
        }
       },
       "dependsOn": [
        "form.sender_type"
       ]
      }
     }
    },
    "effects": [
     {
      "on": "sender_type",
      "clear": [
       "senderID",
       "destinations",
       "number"
      ],
      "set": {},
      "default": []
     },
     {
      "on": "destinations",
      "clear": [
       "number"
      ],
      "set": {},
      "default": []
     },
     {
      "on": "us_route",
      "clear": [
       "number"
      ],
      "set": {},
      "default": []
     }
    ],
    "checks": [
     {
      "unless": {
       "source": "form.us_route == 'toll_free'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "us_route"
         ]
        },
        "right": {
         "op": "const",
         "value": "toll_free"
        }
       },
       "dependsOn": [
        "form.us_route"
       ]
      },
      "when": {
       "source": "form.sender_type == 'numeric' && form.country_code == 'US' && has(form.us_route)",
       "tree": {
        "op": "and",
        "args": [
         {
          "op": "==",
          "left": {
           "op": "path",
           "root": "form",
           "path": [
            "sender_type"
           ]
          },
          "right": {
           "op": "const",
           "value": "numeric"
          }
         },
         {
          "op": "==",
          "left": {
           "op": "path",
           "root": "form",
           "path": [
            "country_code"
           ]
          },
          "right": {
           "op": "const",
           "value": "US"
          }
         },
         {
          "op": "has",
          "root": "form",
          "path": [
           "us_route"
          ]
         }
        ]
       },
       "dependsOn": [
        "form.country_code",
        "form.sender_type",
        "form.us_route"
       ]
      },
      "at": "us_route",
      "text": "sms-senders:register-ten-dlc",
      "on": [
       "create"
      ]
     }
    ]
   },
   "lifecycle": {
    "entity": "sender",
    "field": "status",
    "states": {
     "in review": {
      "tone": "info",
      "icon": "schedule",
      "title": "sms-senders:status-in-review"
     },
     "approved": {
      "tone": "success",
      "icon": "check",
      "title": "sms-senders:status-approved"
     },
     "declined": {
      "tone": "danger",
      "icon": "block",
      "title": "portal:status-declined"
     }
    },
    "initial": "in review",
    "call": {
     "method": "PUT",
     "path": "/v1/sms/senders/{id}/status"
    },
    "transitions": [
     {
      "id": "resubmit",
      "event": "sms-senders:event-submitted-again",
      "icon": "send",
      "from": [
       "declined"
      ],
      "to": "in review",
      "confirm": {
       "dismiss": "portal:not-now",
       "title": "sms-senders:resubmit-title",
       "text": "sms-senders:resubmit-text",
       "action": "sms-senders:resubmit"
      },
      "note": {
       "field": "reason",
       "required": false,
       "maxLength": 1000
      },
      "success": "sms-senders:resubmitted",
      "by": "user",
      "title": "sms-senders:resubmit",
      "access": [
       "Sms",
       "SmsWrite"
      ],
      "tone": "neutral"
     },
     {
      "id": "approve",
      "from": [
       "in review",
       "declined"
      ],
      "to": "approved",
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
      "id": "review",
      "event": "sms-senders:event-under-review-again",
      "from": [
       "declined",
       "approved"
      ],
      "to": "in review",
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
      "id": "decline",
      "from": [
       "in review",
       "approved"
      ],
      "to": "declined",
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
    "failure": "sms-senders:status-failed"
   }
  }
 },
 "resources": {
  "sender-registration": {
   "id": "sender-registration",
   "module": "sms-senders",
   "entity": "sender-registration",
   "path": "/v1/sms/registrations",
   "items": "registrations",
   "item": "registration",
   "storage": {
    "kind": "documents"
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
    "title",
    "country_code",
    "status",
    "reason",
    "updated_at"
   ],
   "query": [
    {
     "name": "sender_id",
     "field": "sender_id",
     "match": "equals"
    },
    {
     "name": "title",
     "field": "title",
     "match": "contains"
    },
    {
     "name": "status",
     "field": "status",
     "match": "equals"
    }
   ],
   "sort": {
    "default": "country_code",
    "fields": [
     "title",
     "country_code",
     "updated_at"
    ]
   },
   "sublists": [],
   "endpoints": []
  },
  "sender": {
   "id": "sender",
   "module": "sms-senders",
   "entity": "sender",
   "path": "/v1/sms/senders",
   "items": "sender_ids",
   "item": "sender_id",
   "storage": {
    "kind": "documents"
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
    },
    "create": {
     "access": [
      "Sms",
      "SmsWrite"
     ]
    },
    "update": {
     "access": [
      "Sms",
      "SmsWrite"
     ],
     "when": {
      "source": "!has(row.in_us) || !row.in_us",
      "tree": {
       "op": "or",
       "args": [
        {
         "op": "not",
         "arg": {
          "op": "has",
          "root": "row",
          "path": [
           "in_us"
          ]
         }
        },
        {
         "op": "not",
         "arg": {
          "op": "path",
          "root": "row",
          "path": [
           "in_us"
          ]
         }
        }
       ]
      },
      "dependsOn": [
       "row.in_us"
      ]
     },
     "because": "sms-senders:us-not-editable",
     "instead": [
      {
       "when": {
        "source": "has(row.ten_dlc_campaign_id)",
        "tree": {
         "op": "has",
         "root": "row",
         "path": [
          "ten_dlc_campaign_id"
         ]
        },
        "dependsOn": [
         "row.ten_dlc_campaign_id"
        ]
       },
       "text": "sms-senders:go-to-campaign",
       "to": "/sms/10dlc/brands/{row.ten_dlc_brand_id}/campaigns/view/{row.ten_dlc_campaign_id}"
      },
      {
       "text": "sms-senders:go-to-ten-dlc",
       "to": "/sms/10dlc/brands"
      }
     ]
    },
    "delete": {
     "access": [
      "Sms",
      "SmsWrite"
     ]
    }
   },
   "listFields": [
    "id",
    "title",
    "type",
    "destinations",
    "status",
    "reason",
    "is_supported",
    "usable",
    "in_us",
    "created_at"
   ],
   "query": [
    {
     "name": "title",
     "field": "title",
     "match": "contains"
    },
    {
     "name": "type",
     "field": "type",
     "match": "equals"
    },
    {
     "name": "country_code",
     "field": "destinations[].country_code",
     "match": "equals"
    },
    {
     "name": "is_visible",
     "match": "flag",
     "where": {
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
     }
    }
   ],
   "pageSize": "limit",
   "sort": {
    "default": "title",
    "fields": [
     "title",
     "type",
     "status",
     "created_at"
    ]
   },
   "sublists": [],
   "endpoints": [
    {
     "id": "countries",
     "path": "/v1/sms/countries",
     "query": [
      "search",
      "sender_type",
      "instantly_provisioned_numeric",
      "page",
      "per_page",
      "country_code"
     ],
     "access": [
      "Sms",
      "SmsCampaign"
     ],
     "summary": "Destination countries: what becomes of a Sender ID there, its fees, days and documents, and the number of the account's Sender IDs in each.",
     "items": "restrictions",
     "method": "GET"
    }
   ]
  }
 },
 "lists": {
  "registrations": {
   "id": "registrations",
   "module": "sms-senders",
   "resource": "sender-registration",
   "title": "sms-senders:registrations-title",
   "columns": [
    {
     "id": "title",
     "field": "title",
     "title": "sms-senders:sender-id",
     "cell": "text",
     "align": "start",
     "sortable": true,
     "link": "/sms/senders/registrations/{row.id}",
     "flex": 2,
     "minWidth": 160,
     "hidden": false
    },
    {
     "id": "country-code",
     "field": "country_code",
     "title": "portal:country",
     "cell": "country",
     "align": "start",
     "sortable": true,
     "flex": 2,
     "minWidth": 160,
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
     "width": 160,
     "hidden": false
    },
    {
     "id": "updated",
     "field": "updated_at",
     "title": "sms-senders:updated",
     "cell": "relative-time",
     "align": "start",
     "sortable": true,
     "width": 150,
     "hidden": false
    }
   ],
   "filters": [
    {
     "id": "title",
     "title": "sms-senders:sender-id",
     "kind": "search",
     "query": "title",
     "placeholder": "sms-senders:search-by-title"
    },
    {
     "id": "status",
     "title": "portal:status",
     "kind": "select",
     "query": "status",
     "options": [
      {
       "value": "pending",
       "text": "sms-senders:status-in-review"
      },
      {
       "value": "approved",
       "text": "sms-senders:status-approved"
      },
      {
       "value": "declined",
       "text": "portal:status-declined"
      },
      {
       "value": "blocked",
       "text": "sms-senders:status-blocked"
      }
     ],
     "all": "portal:any-status"
    }
   ],
   "rowActions": [
    {
     "kind": "transition",
     "id": "resubmit",
     "transition": "resubmit"
    }
   ],
   "bulkActions": [
    "resubmit"
   ],
   "pageSizes": [
    25,
    50,
    100
   ],
   "refreshSeconds": 60,
   "searchDebounceMs": 1000,
   "empty": {
    "title": "sms-senders:registrations-empty-title",
    "text": "sms-senders:registrations-empty"
   }
  },
  "senders": {
   "id": "senders",
   "module": "sms-senders",
   "resource": "sender",
   "title": "sms-senders:sender-ids",
   "primaryAction": {
    "text": "sms-senders:new-sender",
    "to": "/sms/senders/create",
    "access": [
     "SmsWrite",
     "Sms"
    ],
    "asks": "POST /v1/sms/senders"
   },
   "columns": [
    {
     "id": "title",
     "field": "title",
     "title": "sms-senders:sender-id",
     "cell": "text",
     "align": "start",
     "sortable": true,
     "link": "/sms/senders/{row.id}",
     "flex": 2,
     "minWidth": 160,
     "hidden": false
    },
    {
     "id": "type",
     "field": "type",
     "title": "sms-senders:type",
     "cell": "text",
     "align": "start",
     "sortable": true,
     "width": 160,
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
     "width": 150,
     "hidden": false
    },
    {
     "id": "destinations",
     "field": "destinations",
     "title": "sms-senders:destinations",
     "cell": "countries",
     "align": "start",
     "sortable": false,
     "flex": 3,
     "minWidth": 220,
     "hidden": false
    },
    {
     "id": "created",
     "field": "created_at",
     "title": "portal:created",
     "cell": "relative-time",
     "align": "start",
     "sortable": true,
     "width": 150,
     "hidden": false
    }
   ],
   "filters": [
    {
     "id": "title",
     "title": "sms-senders:sender-id",
     "kind": "search",
     "query": "title",
     "placeholder": "sms-senders:search-by-title"
    },
    {
     "id": "type",
     "title": "sms-senders:type",
     "kind": "select",
     "query": "type",
     "options": [
      {
       "value": "alpha_numeric",
       "text": "sms-senders:alphanumeric"
      },
      {
       "value": "numeric",
       "text": "sms-senders:numeric"
      },
      {
       "value": "short_code",
       "text": "sms-senders:short-code"
      }
     ],
     "all": "sms-senders:all-types"
    }
   ],
   "rowActions": [
    {
     "kind": "link",
     "id": "edit",
     "title": "portal:edit",
     "icon": "edit",
     "when": {
      "source": "(!has(row.in_us) || !row.in_us) && (!has(row.in_us) || !row.in_us)",
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
            "root": "row",
            "path": [
             "in_us"
            ]
           }
          },
          {
           "op": "not",
           "arg": {
            "op": "path",
            "root": "row",
            "path": [
             "in_us"
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
            "root": "row",
            "path": [
             "in_us"
            ]
           }
          },
          {
           "op": "not",
           "arg": {
            "op": "path",
            "root": "row",
            "path": [
             "in_us"
            ]
           }
          }
         ]
        }
       ]
      },
      "dependsOn": [
       "row.in_us"
      ]
     },
     "to": "/sms/senders/edit/{row.id}",
     "access": [
      "Sms",
      "SmsWrite"
     ],
     "asks": "PUT /v1/sms/senders/{id}"
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
     "tone": "danger",
     "access": [
      "Sms",
      "SmsWrite"
     ],
     "confirm": {
      "title": "sms-senders:delete-sender-title",
      "text": "sms-senders:delete-sender-text",
      "dismiss": "portal:keep",
      "action": "portal:delete"
     },
     "success": "sms-senders:sender-deleted"
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
    "title": "sms-senders:senders-empty-title",
    "text": "sms-senders:senders-empty",
    "action": {
     "text": "sms-senders:new-sender",
     "to": "/sms/senders/create",
     "access": [
      "SmsWrite",
      "Sms"
     ],
     "asks": "POST /v1/sms/senders"
    }
   }
  }
 },
 "wizards": {
  "sender": {
   "id": "sender",
   "module": "sms-senders",
   "resource": "sender",
   "title": {
    "create": "sms-senders:new-sender",
    "edit": "sms-senders:edit-sender"
   },
   "opensAt": {
    "edit": [
     {
      "when": {
       "source": "form.sender_type == 'alphanumeric'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "sender_type"
         ]
        },
        "right": {
         "op": "const",
         "value": "alphanumeric"
        }
       },
       "dependsOn": [
        "form.sender_type"
       ]
      },
      "step": "destination"
     },
     {
      "step": "use-case"
     }
    ]
   },
   "done": "/sms/senders",
   "cancel": true,
   "doneWhen": [
    {
     "to": "/sms/senders/{row.id}"
    }
   ],
   "submitText": [
    {
     "mode": "create",
     "text": "sms-senders:register"
    },
    {
     "mode": "edit",
     "text": "portal:save-changes"
    }
   ],
   "success": {
    "create": "sms-senders:sender-created",
    "edit": "sms-senders:sender-saved"
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
      "source": "form.status == 'declined' && has(form.reason) && form.reason != ''",
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
          "value": "declined"
         }
        },
        {
         "op": "has",
         "root": "form",
         "path": [
          "reason"
         ]
        },
        {
         "op": "!=",
         "left": {
          "op": "path",
          "root": "form",
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
       "form.reason",
       "form.status"
      ]
     },
     "tone": "danger",
     "text": "sms-senders:sender-declined",
     "params": {
      "reason": "{form.reason}"
     }
    },
    {
     "id": "alert-ca",
     "modes": [
      "create"
     ],
     "steps": [
      "destination"
     ],
     "when": {
      "source": "form.sender_type == 'numeric' && form.country_code == 'CA'",
      "tree": {
       "op": "and",
       "args": [
        {
         "op": "==",
         "left": {
          "op": "path",
          "root": "form",
          "path": [
           "sender_type"
          ]
         },
         "right": {
          "op": "const",
          "value": "numeric"
         }
        },
        {
         "op": "==",
         "left": {
          "op": "path",
          "root": "form",
          "path": [
           "country_code"
          ]
         },
         "right": {
          "op": "const",
          "value": "CA"
         }
        }
       ]
      },
      "dependsOn": [
       "form.country_code",
       "form.sender_type"
      ]
     },
     "tone": "info",
     "text": "sms-senders:alert-ca",
     "params": {}
    },
    {
     "id": "alert-us",
     "modes": [
      "create"
     ],
     "steps": [
      "destination"
     ],
     "when": {
      "source": "form.sender_type == 'numeric' && form.country_code == 'US'",
      "tree": {
       "op": "and",
       "args": [
        {
         "op": "==",
         "left": {
          "op": "path",
          "root": "form",
          "path": [
           "sender_type"
          ]
         },
         "right": {
          "op": "const",
          "value": "numeric"
         }
        },
        {
         "op": "==",
         "left": {
          "op": "path",
          "root": "form",
          "path": [
           "country_code"
          ]
         },
         "right": {
          "op": "const",
          "value": "US"
         }
        }
       ]
      },
      "dependsOn": [
       "form.country_code",
       "form.sender_type"
      ]
     },
     "tone": "info",
     "text": "sms-senders:alert-us",
     "params": {},
     "link": {
      "text": "sms-senders:go-to-ten-dlc",
      "to": "/sms/10dlc/brands",
      "access": [
       "SmsTenDlc"
      ]
     }
    },
    {
     "id": "alert-others",
     "modes": [
      "create"
     ],
     "steps": [
      "destination"
     ],
     "when": {
      "source": "form.sender_type == 'numeric' && has(form.country_code) && !(form.country_code in ['CA', 'US'])",
      "tree": {
       "op": "and",
       "args": [
        {
         "op": "==",
         "left": {
          "op": "path",
          "root": "form",
          "path": [
           "sender_type"
          ]
         },
         "right": {
          "op": "const",
          "value": "numeric"
         }
        },
        {
         "op": "has",
         "root": "form",
         "path": [
          "country_code"
         ]
        },
        {
         "op": "not",
         "arg": {
          "op": "in",
          "left": {
           "op": "path",
           "root": "form",
           "path": [
            "country_code"
           ]
          },
          "right": {
           "op": "const",
           "value": [
            "CA",
            "US"
           ]
          }
         }
        }
       ]
      },
      "dependsOn": [
       "form.country_code",
       "form.sender_type"
      ]
     },
     "tone": "info",
     "text": "sms-senders:alert-others",
     "params": {}
    }
   ],
   "steps": [
    {
     "id": "type",
     "title": "sms-senders:type",
     "info": "sms-senders:type-info",
     "fields": [
      "sender_type",
      "senderID"
     ],
     "summary": [],
     "relocks": false
    },
    {
     "id": "destination",
     "title": "sms-senders:destination",
     "info": "sms-senders:destination-info",
     "fields": [
      "destinations",
      "us_route",
      "number"
     ],
     "summary": [],
     "relocks": false
    },
    {
     "id": "use-case",
     "title": "sms-senders:use-case",
     "info": "sms-senders:use-case-info",
     "fields": [
      "usecase",
      "monthly_volume",
      "samples.first",
      "samples.second",
      "samples.third",
      "documents"
     ],
     "sections": [
      {
       "id": "paperwork",
       "title": "sms-senders:pre-registration-title",
       "info": "sms-senders:documents-info",
       "badges": [],
       "fields": [
        "documents"
       ]
      }
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
       "field": "sender_type",
       "id": "sender-type",
       "title": "sms-senders:type",
       "step": "type",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "field": "senderID",
       "id": "sender-id",
       "title": "sms-senders:sender-id",
       "step": "type",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "id": "number",
       "title": "sms-senders:sender-id",
       "field": "number.number",
       "step": "destination",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "field": "destinations",
       "id": "destinations",
       "title": "sms-senders:destinations",
       "step": "destination",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "field": "us_route",
       "id": "us-route",
       "title": "sms-senders:us-route",
       "step": "destination",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "field": "usecase",
       "id": "usecase",
       "title": "sms-senders:use-case",
       "step": "use-case",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "field": "monthly_volume",
       "id": "monthly-volume",
       "title": "sms-senders:monthly-volume",
       "step": "use-case",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "id": "first",
       "field": "samples.first",
       "title": "sms-senders:sample-1",
       "step": "use-case",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "id": "second",
       "field": "samples.second",
       "title": "sms-senders:sample-2",
       "step": "use-case",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "id": "third",
       "field": "samples.third",
       "title": "sms-senders:sample-3",
       "step": "use-case",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "field": "documents",
       "id": "documents",
       "title": "sms-senders:documents",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "id": "setup",
       "field": "setup_fee",
       "step": "destination",
       "title": "sms-senders:setup-fee",
       "modes": [
        "create",
        "edit"
       ]
      },
      {
       "id": "monthly",
       "field": "monthly_fee",
       "step": "destination",
       "title": "sms-senders:monthly-fee",
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
    "sender_type": {
     "widget": "radio",
     "options": {},
     "fills": []
    },
    "senderID": {
     "widget": "text",
     "options": {
      "stops": true
     },
     "fills": []
    },
    "destinations": {
     "widget": "choices",
     "options": {},
     "fills": []
    },
    "us_route": {
     "widget": "radio",
     "options": {
      "tabs": true
     },
     "fills": []
    },
    "number": {
     "widget": "reference-select",
     "options": {},
     "fills": []
    },
    "usecase": {
     "widget": "radio",
     "options": {},
     "fills": []
    },
    "monthly_volume": {
     "widget": "select",
     "options": {},
     "fills": []
    },
    "samples.first": {
     "widget": "textarea",
     "options": {
      "rows": 2
     },
     "fills": []
    },
    "samples.second": {
     "widget": "textarea",
     "options": {
      "rows": 2
     },
     "fills": []
    },
    "samples.third": {
     "widget": "textarea",
     "options": {
      "rows": 2
     },
     "fills": []
    },
    "documents": {
     "widget": "files",
     "options": {},
     "fills": []
    }
   }
  }
 },
 "pages": {
  "registration": {
   "id": "registration",
   "module": "sms-senders",
   "title": "sms-senders:registration",
   "record": {
    "resource": "sender-registration",
    "name": "title",
    "actions": [
     {
      "kind": "transition",
      "id": "resubmit",
      "transition": "resubmit"
     }
    ],
    "access": [
     "Sms"
    ]
   },
   "blocks": [
    {
     "id": "declined",
     "when": {
      "source": "row.status in ['declined', 'blocked'] && has(row.reason) && row.reason != ''",
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
           "declined",
           "blocked"
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
     "text": "sms-senders:declined-here",
     "params": {
      "reason": "{row.reason}"
     },
     "link": {
      "text": "sms-senders:edit-sender",
      "to": "/sms/senders/edit/{row.sender_id}",
      "access": [
       "SmsWrite",
       "Sms"
      ]
     }
    },
    {
     "id": "facts",
     "width": "full",
     "kind": "facts",
     "look": "facts",
     "facts": [
      {
       "id": "sender",
       "field": "title",
       "title": "sms-senders:sender-id",
       "cell": "text"
      },
      {
       "id": "country",
       "field": "country_code",
       "title": "portal:country",
       "cell": "country"
      },
      {
       "id": "usecase",
       "field": "usecase",
       "title": "sms-senders:use-case",
       "cell": "text"
      },
      {
       "id": "documents",
       "field": "documents_count",
       "title": "sms-senders:documents",
       "cell": "number"
      },
      {
       "id": "setup",
       "field": "setup_fee",
       "title": "sms-senders:setup-fee",
       "cell": "money"
      },
      {
       "id": "monthly",
       "field": "monthly_fee",
       "title": "sms-senders:monthly-fee",
       "cell": "money"
      },
      {
       "id": "days",
       "field": "days",
       "title": "sms-senders:review-days",
       "cell": "number"
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
     "id": "events",
     "width": "full",
     "kind": "timeline",
     "title": "sms-senders:history"
    }
   ]
  },
  "sender": {
   "id": "sender",
   "module": "sms-senders",
   "title": "sms-senders:sender-id",
   "record": {
    "resource": "sender",
    "name": "title",
    "ask": {
     "topic": "messages",
     "facts": [
      {
       "field": "senderID",
       "title": "sms-senders:sender-id",
       "cell": "text"
      },
      {
       "field": "type",
       "title": "sms-senders:type",
       "cell": "text"
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
    "actions": [
     {
      "kind": "link",
      "id": "edit",
      "title": "portal:edit",
      "icon": "edit",
      "when": {
       "source": "(!has(row.in_us) || !row.in_us) && (!has(row.in_us) || !row.in_us)",
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
             "root": "row",
             "path": [
              "in_us"
             ]
            }
           },
           {
            "op": "not",
            "arg": {
             "op": "path",
             "root": "row",
             "path": [
              "in_us"
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
             "root": "row",
             "path": [
              "in_us"
             ]
            }
           },
           {
            "op": "not",
            "arg": {
             "op": "path",
             "root": "row",
             "path": [
              "in_us"
             ]
            }
           }
          ]
         }
        ]
       },
       "dependsOn": [
        "row.in_us"
       ]
      },
      "to": "/sms/senders/edit/{row.id}",
      "access": [
       "Sms",
       "SmsWrite"
      ],
      "asks": "PUT /v1/sms/senders/{id}"
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
      "tone": "danger",
      "access": [
       "Sms",
       "SmsWrite"
      ],
      "confirm": {
       "title": "sms-senders:delete-sender-title",
       "text": "sms-senders:delete-sender-text",
       "dismiss": "portal:keep",
       "action": "portal:delete"
      },
      "success": "sms-senders:sender-deleted"
     }
    ],
    "access": [
     "Sms"
    ]
   },
   "blocks": [
    {
     "id": "declined",
     "when": {
      "source": "row.status == 'declined' && has(row.reason) && row.reason != ''",
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
     "text": "sms-senders:sender-declined",
     "params": {
      "reason": "{row.reason}"
     }
    },
    {
     "id": "review",
     "when": {
      "source": "row.status == 'in review'",
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
        "value": "in review"
       }
      },
      "dependsOn": [
       "row.status"
      ]
     },
     "width": "full",
     "kind": "banner",
     "tone": "info",
     "text": "sms-senders:review-text",
     "params": {}
    },
    {
     "id": "us",
     "when": {
      "source": "row.in_us && !has(row.ten_dlc_campaign_id)",
      "tree": {
       "op": "and",
       "args": [
        {
         "op": "path",
         "root": "row",
         "path": [
          "in_us"
         ]
        },
        {
         "op": "not",
         "arg": {
          "op": "has",
          "root": "row",
          "path": [
           "ten_dlc_campaign_id"
          ]
         }
        }
       ]
      },
      "dependsOn": [
       "row.in_us",
       "row.ten_dlc_campaign_id"
      ]
     },
     "width": "full",
     "kind": "banner",
     "tone": "info",
     "text": "sms-senders:us-not-editable",
     "params": {},
     "link": {
      "text": "sms-senders:go-to-ten-dlc",
      "to": "/sms/10dlc/brands",
      "access": [
       "SmsTenDlc"
      ]
     }
    },
    {
     "id": "us-campaign",
     "when": {
      "source": "has(row.ten_dlc_campaign_id)",
      "tree": {
       "op": "has",
       "root": "row",
       "path": [
        "ten_dlc_campaign_id"
       ]
      },
      "dependsOn": [
       "row.ten_dlc_campaign_id"
      ]
     },
     "width": "full",
     "kind": "banner",
     "tone": "info",
     "text": "sms-senders:us-not-editable",
     "params": {},
     "link": {
      "text": "sms-senders:go-to-campaign",
      "to": "/sms/10dlc/brands/{row.ten_dlc_brand_id}/campaigns/view/{row.ten_dlc_campaign_id}",
      "access": [
       "SmsTenDlc"
      ]
     }
    },
    {
     "id": "countries",
     "width": "full",
     "kind": "rows",
     "title": "sms-senders:destinations",
     "source": {
      "get": "/v1/sms/registrations",
      "query": {
       "per_page": "25",
       "sender_id": "{row.id}"
      },
      "path": "registrations",
      "access": [
       "Sms"
      ]
     },
     "size": 25,
     "module": "sms-senders",
     "entity": "sender-registration",
     "columns": [
      {
       "id": "country-code",
       "field": "country_code",
       "title": "portal:country",
       "cell": "country",
       "align": "start",
       "link": "/sms/senders/registrations/{row.id}"
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
       "title": "sms-senders:updated",
       "cell": "relative-time",
       "align": "start"
      }
     ],
     "empty": "sms-senders:no-destinations"
    },
    {
     "id": "facts",
     "width": "half",
     "kind": "facts",
     "title": "sms-senders:details",
     "look": "facts",
     "facts": [
      {
       "id": "type",
       "field": "type",
       "title": "sms-senders:type",
       "cell": "text"
      },
      {
       "id": "usecase",
       "field": "usecase",
       "title": "sms-senders:use-case",
       "cell": "text"
      },
      {
       "id": "volume",
       "field": "monthly_volume",
       "title": "sms-senders:monthly-volume",
       "cell": "text"
      },
      {
       "id": "supported",
       "field": "is_supported",
       "title": "sms-senders:supported",
       "cell": "yes-no"
      },
      {
       "id": "usable",
       "field": "usable",
       "title": "sms-senders:usable",
       "cell": "yes-no"
      },
      {
       "id": "setup",
       "field": "setup_fee",
       "title": "sms-senders:setup-fee",
       "cell": "money"
      },
      {
       "id": "monthly",
       "field": "monthly_fee",
       "title": "sms-senders:monthly-fee",
       "cell": "money"
      },
      {
       "id": "documents",
       "field": "documents",
       "title": "sms-senders:documents",
       "cell": "files"
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
     "id": "samples",
     "width": "half",
     "kind": "facts",
     "title": "sms-senders:samples",
     "look": "facts",
     "facts": [
      {
       "id": "first",
       "field": "samples.first",
       "title": "sms-senders:sample-1",
       "cell": "text"
      },
      {
       "id": "second",
       "field": "samples.second",
       "title": "sms-senders:sample-2",
       "cell": "text"
      },
      {
       "id": "third",
       "field": "samples.third",
       "title": "sms-senders:sample-3",
       "cell": "text"
      }
     ]
    },
    {
     "id": "events",
     "width": "full",
     "kind": "timeline",
     "title": "sms-senders:history"
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
  "sms-senders:sender-ids": "Sender IDs",
  "sms-senders:sender-id": "Sender ID",
  "sms-senders:registration": "Registration",
  "sms-senders:new-sender": "New Sender ID",
  "sms-senders:edit-sender": "Edit Sender ID",
  "sms-senders:type": "Type",
  "sms-senders:destination": "Destination",
  "sms-senders:use-case": "Use case",
  "sms-senders:alphanumeric": "Alphanumeric",
  "sms-senders:numeric": "Numeric",
  "sms-senders:short-code": "Short code",
  "sms-senders:sender-type-help": "A name people recognize, or one of your numbers they can reply to",
  "sms-senders:type-info": "Choose what people see as the sender of your messages.",
  "sms-senders:destination-info": "Choose where you send to. Each country shows how long registration takes, what it costs, and the documents it asks for.",
  "sms-senders:use-case-info": "Carriers review what you send and why.",
  "sms-senders:choose-type": "Choose a type",
  "sms-senders:enter-name": "Enter a Sender ID",
  "sms-senders:name-help": "3 to 11 letters, digits, spaces, or - + _ &, with at least one letter",
  "sms-senders:no-outer-spaces": "Sender ID cannot begin or end with spaces",
  "sms-senders:alphanumeric-only": "Must be an alphanumeric string, min 3 and max 11 chars",
  "sms-senders:needs-letter": "Use at least one letter",
  "sms-senders:supported": "Supported",
  "sms-senders:provisionable": "Available",
  "sms-senders:instantly-provisioned": "Ready instantly",
  "sms-senders:usable": "Usable",
  "sms-senders:in-us": "In the US",
  "sms-senders:ten-dlc": "10DLC",
  "sms-senders:destinations": "Destinations",
  "sms-senders:choose-country": "Choose at least one country",
  "sms-senders:one-country": "A number is registered for one country",
  "sms-senders:countries-full": "You can choose up to {count} countries",
  "sms-senders:number-is-fixed": "A number stays registered for its country. To use another country, register a new Sender ID.",
  "sms-senders:not-offered": "Not available for this type",
  "sms-senders:blocked-here": "Blocked by the country’s carriers",
  "sms-senders:declined-here": "Declined: {reason}",
  "sms-senders:removing-affects-delivery": "Deleting the destination country will affect SMS message delivery",
  "sms-senders:overstamped-short-code": "Overstamped with a blanket shortcode",
  "sms-senders:overstamped-long-code": "Overstamped with a blanket long code",
  "sms-senders:overstamped-alpha": "Overstamped with a generic alpha",
  "sms-senders:pre-registration": "Sender ID pre-registration is required",
  "sms-senders:two-way": "You must register a two-way Sender ID",
  "sms-senders:registration-paused": "New registrations are paused",
  "sms-senders:ready-free": "Ready in minutes, no fee",
  "sms-senders:business-days": {
   "one": "1 business day",
   "other": "{count} business days"
  },
  "sms-senders:no-fee": "No fee",
  "sms-senders:fee-once": "{fee} once",
  "sms-senders:fee-monthly": "{fee} a month",
  "sms-senders:letter": "Letter of authorization",
  "sms-senders:letter-and-company": "Letter of authorization and company registration",
  "sms-senders:popular-countries": "Popular countries",
  "sms-senders:all-countries": "All countries",
  "sms-senders:needs-registration": "Pre-registration",
  "sms-senders:setup-fee": "Registration fee",
  "sms-senders:monthly-fee": "Monthly fee",
  "sms-senders:us-route": "US numbers",
  "sms-senders:toll-free": "Toll-free numbers",
  "sms-senders:ten-dlc-help": "Messages from local US numbers are registered as a 10DLC campaign",
  "sms-senders:register-ten-dlc": "Register your local US numbers in a 10DLC campaign, or choose toll-free numbers",
  "sms-senders:number": "Number",
  "sms-senders:number-help": "One of your active SMS-enabled numbers",
  "sms-senders:choose-number": "Choose a number",
  "sms-senders:no-numbers": "No active SMS-enabled numbers from the selected country in your account",
  "sms-senders:buy-number": "Buy a number",
  "sms-senders:alert-ca": "You must use local SMS-enabled or U.S. toll-free numbers as Sender ID",
  "sms-senders:alert-us": "You must register a 10DLC Brand and Campaign or use toll-free numbers as Sender ID",
  "sms-senders:alert-others": "You must use a local SMS-enabled phone number as Sender ID",
  "sms-senders:go-to-ten-dlc": "Go to 10DLC",
  "sms-senders:go-to-campaign": "Open the 10DLC campaign",
  "sms-senders:us-not-editable": "US Sender IDs are managed in their 10DLC campaign",
  "sms-senders:promo": "Promo",
  "sms-senders:transactional": "Transactional",
  "sms-senders:authentication": "Authentication",
  "sms-senders:choose-use-case": "Choose a use case",
  "sms-senders:monthly-volume": "Monthly volume",
  "sms-senders:volume-1": "1-1,000",
  "sms-senders:volume-1001": "1,001-20,000",
  "sms-senders:volume-20001": "20,001-50,000",
  "sms-senders:volume-50001": "50,001-100,000",
  "sms-senders:volume-100001": "More than 100,000",
  "sms-senders:choose-volume": "Choose a monthly volume",
  "sms-senders:samples": "Sample messages",
  "sms-senders:sample-1": "Sample message 1",
  "sms-senders:sample-2": "Sample message 2",
  "sms-senders:sample-3": "Sample message 3",
  "sms-senders:sample-help": "A message as you would send it",
  "sms-senders:enter-sample": "Enter a sample message",
  "sms-senders:sample-short": "The sample must be at least 20 characters long",
  "sms-senders:sample-long": "The sample can have up to {maxLength} characters",
  "sms-senders:documents": "Documents",
  "sms-senders:documents-help": "PDF, JPG, or PNG",
  "sms-senders:documents-info": "At least one of your countries asks for documents: a letter of authorization, and in some countries your company registration.",
  "sms-senders:pre-registration-title": "Pre-registration",
  "sms-senders:add-documents": "Add the documents your countries ask for",
  "sms-senders:documents-most": "You can add up to {maxItems} documents",
  "sms-senders:register": "Register Sender ID",
  "sms-senders:sender-created": "Sender ID submitted",
  "sms-senders:sender-saved": "Sender ID saved",
  "sms-senders:updated": "Updated",
  "sms-senders:review-days": "Business days",
  "sms-senders:outcome": "Outcome",
  "sms-senders:details": "Details",
  "sms-senders:history": "History",
  "sms-senders:no-destinations": "No destinations",
  "sms-senders:status-in-review": "In progress",
  "sms-senders:status-approved": "Registered",
  "sms-senders:status-blocked": "Blocked",
  "sms-senders:blocked": "Blocked",
  "sms-senders:sender-declined": "This Sender ID was declined. {reason}",
  "sms-senders:review-text": "Carriers are reviewing this Sender ID, country by country. We’ll notify you when you can use it.",
  "sms-senders:resubmit": "Submit again",
  "sms-senders:resubmit-title": "Submit this Sender ID again?",
  "sms-senders:resubmit-text": "The countries that declined it will review it again.",
  "sms-senders:resubmitted": "Sender ID submitted again",
  "sms-senders:status-failed": "The status couldn’t be changed",
  "sms-senders:delete-sender-title": "Delete this Sender ID?",
  "sms-senders:delete-sender-text": "Messages can’t be sent from it anymore. To use it again, you’ll have to register it again.",
  "sms-senders:sender-deleted": "Sender ID deleted",
  "sms-senders:search-by-title": "Search by Sender ID",
  "sms-senders:all-types": "All types",
  "sms-senders:senders-empty-title": "No Sender IDs yet",
  "sms-senders:senders-empty": "A Sender ID is the name or number your messages come from. Register one to start sending.",
  "sms-senders:fee-registration": "Sender ID registration",
  "sms-senders:fee-month": "Sender ID monthly fee",
  "sms-senders:feedback-gambling": "Gambling content isn’t allowed in this country.",
  "sms-senders:registrations": "By country",
  "sms-senders:registrations-title": "Registrations by country",
  "sms-senders:registrations-empty-title": "No registrations yet",
  "sms-senders:registrations-empty": "Each country of a Sender ID is listed here, with its status.",
  "sms-senders:resubmit-country-title": "Submit again in this country?",
  "sms-senders:resubmit-country-text": "Only this country reviews it again. Correct what the reason names first.",
  "sms-senders:event-registered-instantly": "Registered instantly",
  "sms-senders:event-unblocked": "Unblocked",
  "sms-senders:event-renewed": "Renewed",
  "sms-senders:event-submitted-again": "Submitted again",
  "sms-senders:event-under-review-again": "Under review again",
  "sms-senders:sender-registration": "Sender ID registration"
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
  "sender-registration.create": validator(object({ "id": readOnly, "version": readOnly, "sender_id": readOnly, "title": readOnly, "sender_type": readOnly, "usecase": readOnly, "sample": readOnly, "documents_count": readOnly, "country_code": readOnly, "outcome": readOnly, "setup_fee": readOnly, "monthly_fee": readOnly, "days": readOnly, "status": readOnly, "reason": readOnly, "created_at": readOnly, "updated_at": readOnly })),
  "sender-registration.update": validator(object({ "id": readOnly, "version": readOnly, "sender_id": readOnly, "title": readOnly, "sender_type": readOnly, "usecase": readOnly, "sample": readOnly, "documents_count": readOnly, "country_code": readOnly, "outcome": readOnly, "setup_fee": readOnly, "monthly_fee": readOnly, "days": readOnly, "status": readOnly, "reason": readOnly, "created_at": readOnly, "updated_at": readOnly })),
  "sender-registration.form": validator(object({ "id": anything, "version": anything, "sender_id": anything, "title": anything, "sender_type": anything, "usecase": anything, "sample": anything, "documents_count": anything, "country_code": anything, "outcome": anything, "setup_fee": anything, "monthly_fee": anything, "days": anything, "status": anything, "reason": anything, "created_at": anything, "updated_at": anything })),
  "sender.create": validator(object({ "id": readOnly, "version": readOnly, "title": readOnly, "type": readOnly, "sender_type": string({ values: ["alphanumeric","numeric"] }), "senderID": string({ minLength: 3, maxLength: 11, patterns: [/^[^ ](.*[^ ])?$/u, /^[A-Za-z0-9 +_&-]+$/u, /[A-Za-z]/u] }), "destinations": array({ minItems: 1, maxItems: 250, distinct: "country_code", items: object({ "country_code": string({ maxLength: 2 }), "country": readOnly, "status": readOnly, "reason": readOnly, "numbers": readOnly, "is_supported": readOnly, "is_provisionable": readOnly, "is_instantly_provisioned": readOnly }, ["country_code"]) }), "country_code": readOnly, "needs_registration": readOnly, "setup_fee": readOnly, "monthly_fee": readOnly, "us_route": string({ values: ["toll_free","ten_dlc"] }), "number": object({ "id": string({ format: "uuid" }), "number": readOnly }, ["id"]), "usecase": string({ values: ["promo","transactional","authentication"] }), "monthly_volume": string({ values: ["1-1000","1001-20000","20001-50000","50001-100000","100001+"] }), "samples": object({ "first": string({ minLength: 20, maxLength: 1600, trim: true }), "second": string({ minLength: 20, maxLength: 1600, trim: true }), "third": string({ minLength: 20, maxLength: 1600, trim: true }) }, ["first"]), "documents": array({ maxItems: 5, items: object({ "id": string({ format: "uuid" }), "name": readOnly, "bytes": readOnly, "type": readOnly }, ["id"]) }), "status": readOnly, "reason": readOnly, "is_supported": readOnly, "usable": readOnly, "in_us": readOnly, "ten_dlc_link": readOnly, "ten_dlc_brand_id": readOnly, "ten_dlc_campaign_id": readOnly, "created_at": readOnly }, ["sender_type","destinations","usecase","monthly_volume","samples"])),
  "sender.update": validator(object({ "id": readOnly, "version": readOnly, "title": readOnly, "type": readOnly, "sender_type": readOnly, "senderID": readOnly, "destinations": array({ minItems: 1, maxItems: 250, distinct: "country_code", items: object({ "country_code": string({ maxLength: 2 }), "country": readOnly, "status": readOnly, "reason": readOnly, "numbers": readOnly, "is_supported": readOnly, "is_provisionable": readOnly, "is_instantly_provisioned": readOnly }, ["country_code"]) }), "country_code": readOnly, "needs_registration": readOnly, "setup_fee": readOnly, "monthly_fee": readOnly, "us_route": readOnly, "number": readOnly, "usecase": string({ values: ["promo","transactional","authentication"] }), "monthly_volume": string({ values: ["1-1000","1001-20000","20001-50000","50001-100000","100001+"] }), "samples": object({ "first": string({ minLength: 20, maxLength: 1600, trim: true }), "second": string({ minLength: 20, maxLength: 1600, trim: true }), "third": string({ minLength: 20, maxLength: 1600, trim: true }) }, ["first"]), "documents": array({ maxItems: 5, items: object({ "id": string({ format: "uuid" }), "name": readOnly, "bytes": readOnly, "type": readOnly }, ["id"]) }), "status": readOnly, "reason": readOnly, "is_supported": readOnly, "usable": readOnly, "in_us": readOnly, "ten_dlc_link": readOnly, "ten_dlc_brand_id": readOnly, "ten_dlc_campaign_id": readOnly, "created_at": readOnly })),
  "sender.form": validator(object({ "id": anything, "version": anything, "title": anything, "type": anything, "sender_type": string({ values: ["alphanumeric","numeric"] }), "senderID": string({ minLength: 3, maxLength: 11, patterns: [/^[^ ](.*[^ ])?$/u, /^[A-Za-z0-9 +_&-]+$/u, /[A-Za-z]/u] }), "destinations": array({ minItems: 1, maxItems: 250, distinct: "country_code", items: object({ "country_code": string({ maxLength: 2 }), "country": anything, "status": anything, "reason": anything, "numbers": anything, "is_supported": anything, "is_provisionable": anything, "is_instantly_provisioned": anything }) }), "country_code": anything, "needs_registration": anything, "setup_fee": anything, "monthly_fee": anything, "us_route": string({ values: ["toll_free","ten_dlc"] }), "number": object({ "id": string({ format: "uuid" }), "number": anything }), "usecase": string({ values: ["promo","transactional","authentication"] }), "monthly_volume": string({ values: ["1-1000","1001-20000","20001-50000","50001-100000","100001+"] }), "samples": object({ "first": string({ minLength: 20, maxLength: 1600, trim: true }), "second": string({ minLength: 20, maxLength: 1600, trim: true }), "third": string({ minLength: 20, maxLength: 1600, trim: true }) }), "documents": array({ maxItems: 5, items: object({ "id": string({ format: "uuid" }), "name": anything, "bytes": anything, "type": anything }) }), "status": anything, "reason": anything, "is_supported": anything, "usable": anything, "in_us": anything, "ten_dlc_link": anything, "ten_dlc_brand_id": anything, "ten_dlc_campaign_id": anything, "created_at": anything })),
}
