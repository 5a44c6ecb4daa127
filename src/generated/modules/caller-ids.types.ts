// Written by codegen from definitions/. Do not edit.

export interface CallerId {
  id: string
  version: number
  label?: string
  country: string
  number_type: ("mobile" | "landline")
  number: string
  extension?: string
  twoFaSessionId: string
  created_at?: string
}
