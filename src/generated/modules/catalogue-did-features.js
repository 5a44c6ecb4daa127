// Written by codegen from definitions/. Do not edit.
export const items = [
{"value":"voice_in","text":"Calls in"},
{"value":"voice_out","text":"Calls out"},
{"value":"sms_in","text":"SMS in"},
{"value":"sms_out","text":"SMS out"},
{"value":"mms","text":"MMS"},
{"value":"t38","text":"Fax"},
{"value":"p2p","text":"P2P SMS"},
{"value":"a2p","text":"A2P SMS"},
{"value":"emergency","text":"Emergency calls"},
{"value":"cnam_in","text":"Caller name in"},
{"value":"cnam_out","text":"Caller name out"},
{"value":"2fa_in","text":"One-time codes"}
]
