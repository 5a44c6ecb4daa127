// Written by codegen from definitions/. Do not edit.
export const items = [
{"value":"recording","text":"Recording, per minute","price":2500},
{"value":"storage","text":"Storage, per minute and month","price":500}
]
