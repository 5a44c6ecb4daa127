// Written by codegen from definitions/. Do not edit.

import type { Answer } from '../../language/Answer.ts'

export interface VoiceCampaign {
  id: string
  version: number
  name: string
  flow: {
    id: string
    name?: string
  }
  input?: ("numbers" | "file")
  numbers?: string
  file?: {
    id: string
    name?: string
    bytes?: number
    type?: string
  }
  callers: {
    id: string
    number?: string
  }[]
  when?: ("now" | "later")
  starts_at?: string
  time_zone?: string
  starts_at_utc?: string
  window_enabled?: boolean
  window_from?: string
  window_to?: string
  window_days?: ("mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun")[]
  retries?: number
  retry_on?: ("busy" | "no_answer" | "failed" | "voicemail")[]
  retry_minutes?: number
  concurrency: number
  status?: ("draft" | "scheduled" | "running" | "paused" | "finished" | "canceled")
  status_note?: ("" | "balance" | "setup" | "channels" | "spend-cap" | "window" | "retry" | "account")
  next_at?: string
  destinations?: {
    callers?: string[]
    file?: string
    total?: number
  }
  total?: number
  invalid_numbers?: number
  repeated_numbers?: number
  done?: number
  progress?: number
  answered?: number
  voicemails?: number
  busy?: number
  no_answers?: number
  failed?: number
  skipped?: number
  calls?: number
  seconds?: number
  charge?: number
  keys?: {
    step?: string
    key?: string
    count?: number
  }[]
  outcomes?: {
    outcome?: string
    people?: number
  }[]
  pressed?: {
    key?: string
    people?: number
  }[]
  hours?: {
    at?: string
    answered?: number
    others?: number
  }[]
  created_at?: string
}

export interface VoiceRecipient {
  id: string
  version: number
  number?: string
  country_code?: string
  result?: ("waiting" | "calling" | "answered" | "voicemail" | "busy" | "no_answer" | "failed" | "skipped")
  attempts?: number
  pressed?: string
  duration?: number
  charge?: number
  called_at?: string
  due_at?: string
  campaign_id?: string
  created_at?: string
}

/** Resource id → endpoint id → what it takes and answers, where the definition declares it. */
export interface Endpoints {
  'voice-campaign': {
    'report': { input: undefined; output: Answer<Pick<VoiceCampaign, 'outcomes' | 'pressed' | 'hours'>> }
    'copy': { input: undefined; output: Answer<Pick<VoiceCampaign, 'name' | 'flow' | 'callers' | 'input' | 'numbers' | 'window_enabled' | 'window_from' | 'window_to' | 'window_days' | 'retries' | 'retry_on' | 'retry_minutes' | 'concurrency'>> }
  }
}
