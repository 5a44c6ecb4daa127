// Written by codegen from definitions/. Do not edit.
export const items = [
{"value":"red","text":"Red","hex":"#d00"},
{"value":"blue","text":"Sky blue","hex":"#00d"}
]
