// Written by codegen from definitions/. Do not edit.
export const items = [
{"value":"PRIVATE_PROFIT","text":"Private company","fee":4000000},
{"value":"PUBLIC_PROFIT","text":"Publicly traded company","fee":4000000},
{"value":"NON_PROFIT","text":"Non-profit organization","fee":4000000},
{"value":"GOVERNMENT","text":"Government","fee":4000000},
{"value":"SOLE_PROPRIETOR","text":"Sole proprietor","fee":4000000}
]
