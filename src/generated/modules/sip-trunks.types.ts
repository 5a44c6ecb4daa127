// Written by codegen from definitions/. Do not edit.

import type { Answer } from '../../language/Answer.ts'

export interface TestCall {
  id: string
  version: number
  trunk_id: string
  dialed: string
  sent?: string
  country?: string
  rate?: number
  max_seconds?: number
  refusal?: ("inactive" | "in-review" | "foreign-address" | "no-password" | "invalid-number" | "blocked-prefix" | "blocked-country" | "no-route" | "rate-too-high" | "daily-limit" | "spend-cap" | "no-balance" | "too-many-channels")
  code?: ("100" | "180" | "183" | "200" | "400" | "401" | "402" | "403" | "404" | "405" | "406" | "407" | "408" | "410" | "413" | "415" | "423" | "480" | "481" | "482" | "483" | "484" | "486" | "487" | "488" | "491" | "500" | "501" | "502" | "503" | "504" | "600" | "603" | "604" | "606")
  duration?: number
  ladder?: {
    from: ("pbx" | "us")
    message: string
    after_ms: number
  }[]
}

export interface TrunkCall {
  id: string
  version: number
  trunk_id?: string
  is_test?: boolean
  dialed?: string
  number?: string
  country_code?: string
  code?: ("100" | "180" | "183" | "200" | "400" | "401" | "402" | "403" | "404" | "405" | "406" | "407" | "408" | "410" | "413" | "415" | "423" | "480" | "481" | "482" | "483" | "484" | "486" | "487" | "488" | "491" | "500" | "501" | "502" | "503" | "504" | "600" | "603" | "604" | "606")
  reason?: ("inactive" | "in-review" | "foreign-address" | "invalid-number" | "blocked-prefix" | "blocked-country" | "no-route" | "rate-too-high" | "daily-limit" | "spend-cap" | "no-balance" | "too-many-channels")
  duration?: number
  rate?: number
  charge?: number
  created_at?: string
}

export interface TrunkFailure {
  id: string
  version: number
  trunk_id?: string
  method?: ("register" | "call")
  code?: ("100" | "180" | "183" | "200" | "400" | "401" | "402" | "403" | "404" | "405" | "406" | "407" | "408" | "410" | "413" | "415" | "423" | "480" | "481" | "482" | "483" | "484" | "486" | "487" | "488" | "491" | "500" | "501" | "502" | "503" | "504" | "600" | "603" | "604" | "606")
  source?: string
  user_agent?: string
  attempts?: number
  updated_at?: string
}

export interface TrunkRegistration {
  id: string
  version: number
  trunk_id?: string
  contact?: string
  source?: string
  user_agent?: string
  transport?: string
  health?: ("reachable" | "unreachable")
  rtt_ms?: number
  created_at?: string
  expires_at?: string
}

export interface Trunk {
  id: string
  version: number
  label: string
  status?: ("active" | "inactive")
  auth_method: ("digest" | "ip")
  host?: string
  registration?: ("registered" | "unreachable" | "unregistered")
  username?: string
  host_request?: {
    host?: string
    status?: ("pending" | "approved" | "rejected")
  }
  password?: {
    stored: true
  }
  ip_restrict?: boolean
  other_password?: {
    stored: true
  }
  allowed_ips?: {
    id?: string
    ip: string
    _destroy?: boolean
  }[]
  callerid_type: ("single" | "passthrough" | "multiple")
  callerid?: string
  multiple_numbers?: string[]
  passthrough_request?: boolean
  passthrough?: boolean
  recording_enabled?: boolean
  transcription_enabled?: boolean
  transcription_threshold?: number
  voicemail_detection?: boolean
  didinfo_enabled?: boolean
  prepend_plus_to_didinfo?: boolean
  rewrite_enabled?: boolean
  rewrite_cond?: string
  rewrite_prefix?: string
  call_restrict?: boolean
  call_limit?: number
  channels_restrict?: boolean
  max_channels?: number
  cost_limit?: boolean
  max_call_cost?: number
  daily_spend_limit?: number
  max_rate_per_minute?: number
  destination_blacklists?: string[]
  allowed_destinations?: string[]
  created_at?: string
}

/** Resource id → endpoint id → what it takes and answers, where the definition declares it. */
export interface Endpoints {
  'test-call': {
    'preview': { input: Pick<TestCall, 'trunk_id' | 'dialed'>; output: Answer<Pick<TestCall, 'sent' | 'country' | 'rate' | 'max_seconds' | 'refusal' | 'code'>> }
    'register': { input: Pick<TestCall, 'trunk_id'>; output: Answer<Pick<TestCall, 'refusal' | 'code' | 'ladder'>> }
    'make': { input: Pick<TestCall, 'trunk_id' | 'dialed'>; output: Answer<Pick<TestCall, 'sent' | 'country' | 'rate' | 'max_seconds' | 'refusal' | 'code' | 'duration' | 'ladder'>> }
  }
  'trunk': {
    'validate-password': { input: Pick<Trunk, 'password'>; output: unknown }
  }
}
