// Written by codegen from definitions/. Do not edit.

import type { Answer } from '../../language/Answer.ts'

export interface PhoneVerification {
  id: string
  version: number
  number: string
  channel: ("sms" | "voice")
  code: string
  for_two_fa?: ("true" | "false")
  country?: string
  success?: boolean
  message?: string
  last_check?: {
    status: ("sent" | "failed" | "expired" | "attempts" | "valid")
    channel: ("sms" | "voice")
    sent_at: string
    expires_at: string
    resend_in: number
    attempts_left: number
  }
  countries?: {
    code: string
    name: string
    calling_code: string
  }[]
}

export interface SandboxSurvey {
  id: string
  version: number
  position: ("it_technician" | "product_owner" | "communication_manager" | "developer" | "other")
  organization_size: ("1-10" | "11-50" | "51-200" | "201-500" | "501-1000" | "1001+")
  industry: ("telecommunications" | "software" | "finance" | "retail" | "healthcare" | "education" | "logistics" | "travel" | "manufacturing" | "media" | "contact_center" | "public" | "other")
  interview_consent?: boolean
  service: ("sip_trunk" | "sms")
}

/** Resource id → endpoint id → what it takes and answers, where the definition declares it. */
export interface Endpoints {
  'phone-verification': {
    'countries': { input: Pick<PhoneVerification, 'for_two_fa'>; output: Answer<Pick<PhoneVerification, 'countries'>> }
    'state': { input: undefined; output: Answer<Pick<PhoneVerification, 'number' | 'last_check' | 'countries'>> }
    'validate': { input: Pick<PhoneVerification, 'number'>; output: Answer<Pick<PhoneVerification, 'success' | 'number' | 'country'>> }
    'send': { input: Pick<PhoneVerification, 'number' | 'channel'>; output: Answer<Pick<PhoneVerification, 'success'>> }
    'resend': { input: Pick<PhoneVerification, 'channel'>; output: Answer<Pick<PhoneVerification, 'success'>> }
    'check': { input: Pick<PhoneVerification, 'code'>; output: Answer<Pick<PhoneVerification, 'success' | 'message' | 'number'>> }
  }
}
