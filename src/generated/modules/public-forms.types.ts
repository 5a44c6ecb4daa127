// Written by codegen from definitions/. Do not edit.

export interface Credentials {
  id: string
  version: number
  email: string
}

export interface NewPassword {
  id: string
  version: number
  password?: {
    stored: true
  }
}

export interface Recovery {
  id: string
  version: number
  email: string
}

export interface SecondStep {
  id: string
  version: number
  two_fa_code: string
}
