// Written by codegen from definitions/. Do not edit.
export const items = [
{"value":"sms","text":"SMS","price":30000},
{"value":"voice","text":"Voice","price":40000}
]
