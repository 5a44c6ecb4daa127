// Written by codegen from definitions/. Do not edit.

import type { Answer } from '../../language/Answer.ts'

export interface Ownership {
  id: string
  version: number
  success?: boolean
}

export interface TeamSecurity {
  id: string
  version: number
  two_factor_required?: boolean
}

export interface User {
  id: string
  version: number
  email: string
  first_name: string
  last_name: string
  role: string
  role_id?: number
  name?: string
  status?: ("active" | "inactive" | "expired")
  invitation?: ("pending" | "accepted")
  two_factor?: boolean
  invited_by?: {
    id: string
    name: string
  }
  invitation_ends_at?: string
  last_sign_in_at?: string
  created_at?: string
}

/** Resource id → endpoint id → what it takes and answers, where the definition declares it. */
export interface Endpoints {
  'ownership': {
    'hand-over': { input: { 'password': string }; output: Answer<Pick<Ownership, 'success'>> }
  }
}
