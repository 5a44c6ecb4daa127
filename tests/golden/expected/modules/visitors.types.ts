// Written by codegen from definitions/. Do not edit.

export interface Enquiry {
  id: string
  version: number
  number: string
  email: string
}
