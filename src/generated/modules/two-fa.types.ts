// Written by codegen from definitions/. Do not edit.

import type { Answer } from '../../language/Answer.ts'

export interface TwoFaService {
  id: string
  version: number
  uuid?: string
  name: string
  code_length: number
  validation_enabled?: boolean
  sms_enabled?: boolean
  senderid?: {
    id: string
    title?: string
  }
  shared_sender_ids?: boolean
  voice_enabled?: boolean
  callerid?: {
    id: string
    number?: string
  }
  failover_enabled?: boolean
  language: string
  message?: string
  app_hash?: string
  code_minutes: number
  attempts: number
  resend_seconds: number
  countries?: string[]
  number_limit: number
  address_limit: number
  country_limit: number
  guard_enabled?: boolean
  guard_conversion?: number
  code?: string
  channels?: ("sms" | "voice")[]
  created_at?: string
}

export interface TwoFaSession {
  id: string
  version: number
  service_id?: string
  service_name?: string
  dst?: string
  country_code?: string
  channel?: ("sms" | "voice")
  purpose?: ("api" | "preview" | "test")
  status?: ("pending" | "expired" | "verified" | "failed" | "invalid" | "canceled")
  reason?: string
  sends?: number
  attempts?: number
  address?: string
  charge?: number
  events?: {
    status: ("pending" | "sms_sent" | "voice_sent" | "sms_failed" | "voice_failed" | "wrong_code" | "expired" | "verified" | "failed" | "invalid" | "canceled")
    at: string
  }[]
  expires_at?: string
  created_at?: string
}

export interface TwoFaVerification {
  id: string
  version: number
  service_id: string
  to: string
  channel?: ("sms" | "voice")
  language?: string
  address?: string
  code: string
  session_id?: string
  dst?: string
  status?: ("pending" | "expired" | "verified" | "failed" | "invalid" | "canceled")
  success?: boolean
  message?: string
  result?: ("success" | "error" | "attempts")
  attempts_left?: number
  resend_in?: number
  expires_at?: string
  sessions?: number
  pending?: number
  verified?: number
  expired?: number
  failed?: number
  canceled?: number
  conversion?: number
  cost_per_verified?: number
}

/** Resource id → endpoint id → what it takes and answers, where the definition declares it. */
export interface Endpoints {
  'two-fa-verification': {
    'start': { input: Pick<TwoFaVerification, 'service_id' | 'to' | 'channel' | 'language' | 'address'>; output: Answer<Pick<TwoFaVerification, 'session_id' | 'status' | 'dst' | 'channel' | 'expires_at' | 'resend_in'>> }
    'preview': { input: Pick<TwoFaVerification, 'service_id'>; output: Answer<Pick<TwoFaVerification, 'session_id' | 'dst'>> }
    'test': { input: Pick<TwoFaVerification, 'service_id' | 'to'>; output: Answer<Pick<TwoFaVerification, 'session_id' | 'dst'>> }
    'send': { input: Pick<TwoFaVerification, 'channel'>; output: Answer<Pick<TwoFaVerification, 'success' | 'message' | 'channel' | 'expires_at' | 'resend_in'>> }
    'check': { input: Pick<TwoFaVerification, 'code'>; output: Answer<Pick<TwoFaVerification, 'result' | 'success' | 'message' | 'status' | 'attempts_left'>> }
    'cancel': { input: undefined; output: Answer<Pick<TwoFaVerification, 'status'>> }
    'summary': { input: undefined; output: Answer<Pick<TwoFaVerification, 'sessions' | 'pending' | 'verified' | 'expired' | 'failed' | 'canceled' | 'conversion' | 'cost_per_verified'>> }
  }
}
