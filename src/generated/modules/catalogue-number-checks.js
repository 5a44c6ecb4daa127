// Written by codegen from definitions/. Do not edit.
export const items = [
{"value":"format","text":"Format","about":"Whether a number is written correctly and can exist, and its country.","price":200},
{"value":"analysis","text":"Analysis","about":"Also its line type, carrier and whether it was ported, from the carriers’ records. Invalid numbers are free.","price":3000},
{"value":"validation","text":"Validation","about":"Also whether it can be reached now, asked from its network. Invalid numbers are free.","price":6000}
]
