// Written by codegen from definitions/. Do not edit.
export const items = [
{"value":"1","text":"ID"},
{"value":"2","text":"Proof of address"},
{"value":"3","text":"Proof of local address"}
]
