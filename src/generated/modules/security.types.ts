// Written by codegen from definitions/. Do not edit.

import type { Answer } from '../../language/Answer.ts'

export interface OwnPassword {
  id: string
  version: number
  password: string
  new_password: string
  success?: boolean
}

export interface RecoveryCodes {
  id: string
  version: number
  password: string
  two_fa_code: string
  recovery_codes?: string[]
}

export interface TwoFactorCode {
  id: string
  version: number
  two_fa_code: string
  success?: boolean
  recovery_codes?: string[]
}

export interface TwoFactor {
  id: string
  version: number
  two_fa_enable: boolean
  two_fa_code?: string
  password?: string
  active?: boolean
  begun?: boolean
  required?: boolean
  recovery_codes_left?: number
  asks_code?: boolean
  is_two_fa_auth_enabled?: boolean
  is_two_fa_auth_active?: boolean
  qr_code?: string
  secret?: string
}

export interface UserSession {
  id: string
  version: number
  sessions?: {
    id: string
    kind: ("browser" | "bearer")
    current: boolean
    created_at: string
    seen_at: string
    expires_at: string
    user_agent: string
    address: string
  }[]
  success?: boolean
  ended?: number
}

/** Resource id → endpoint id → what it takes and answers, where the definition declares it. */
export interface Endpoints {
  'own-password': {
    'change': { input: Pick<OwnPassword, 'password' | 'new_password'>; output: Answer<Pick<OwnPassword, 'success'>> }
  }
  'recovery-codes': {
    'renew': { input: Pick<RecoveryCodes, 'password' | 'two_fa_code'>; output: Answer<Pick<RecoveryCodes, 'recovery_codes'>> }
  }
  'two-factor-code': {
    'verify': { input: Pick<TwoFactorCode, 'two_fa_code'>; output: Answer<Pick<TwoFactorCode, 'success' | 'recovery_codes'>> }
  }
  'two-factor': {
    'state': { input: undefined; output: Answer<Pick<TwoFactor, 'active' | 'begun' | 'required' | 'recovery_codes_left' | 'asks_code'>> }
    'switch': { input: Pick<TwoFactor, 'two_fa_enable' | 'password' | 'two_fa_code'>; output: Answer<Pick<TwoFactor, 'is_two_fa_auth_enabled' | 'is_two_fa_auth_active'>> }
    'qr': { input: undefined; output: Answer<Pick<TwoFactor, 'qr_code' | 'secret'>> }
  }
  'user-session': {
    'list': { input: undefined; output: Answer<Pick<UserSession, 'sessions'>> }
    'end': { input: undefined; output: Answer<Pick<UserSession, 'success'>> }
    'end-others': { input: undefined; output: Answer<Pick<UserSession, 'ended'>> }
  }
}
