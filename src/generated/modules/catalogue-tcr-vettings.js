// Written by codegen from definitions/. Do not edit.
export const items = [
{"value":"NONE","text":"No vetting","fee":0},
{"value":"STANDARD","text":"Standard vetting","fee":40000000},
{"value":"ENHANCED","text":"Enhanced vetting","fee":95000000},
{"value":"POLITICAL","text":"Political vetting","fee":64000000}
]
