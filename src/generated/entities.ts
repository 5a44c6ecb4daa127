// Written by codegen from definitions/. Do not edit.

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

export interface ApiKeyRotation {
  id: string
  version: number
  grace: ("PT0S" | "PT1H" | "P1D" | "P7D")
}

export interface ApiKey {
  id: string
  version: number
  label: string
  scopes: string[]
  lifetime: ("P30D" | "P90D" | "P365D" | "never")
  secret?: {
    stored: true
  }
  prefix?: string
  status?: ("active" | "off" | "revoked" | "expired")
  is_active?: boolean
  maker?: {
    id: string
    name: string
  }
  created_at?: string
  expires_at?: string
  last_used_at?: string
  last_used_from?: string
}

export interface CallerId {
  id: string
  version: number
  label?: string
  country: string
  number_type: ("mobile" | "landline")
  number: string
  extension?: string
  two_fa_session_id: string
  created_at?: string
}

export interface SmsMessage {
  id: string
  version: number
  sender?: string
  recipient?: string
  country_code?: string
  body?: string
  segments?: number
  status?: ("pending" | "sent" | "delivered" | "undelivered" | "expired" | "dlr_expired" | "rejected")
  reason?: string
  charge?: number
  type?: ("outboundSms" | "inboundSms")
  message_kind?: ("sms" | "mms")
  events?: {
    status: string
    at: string
  }[]
  sms_campaign_id?: string
  created_at?: string
}

export interface Overview {
  id: string
  version: number
  spend?: {
    this_month?: number
    last_month?: number
    change?: number
  }
  messages?: {
    today?: number
    delivery_rate?: number
  }
  days?: {
    day?: string
    sent?: number
    delivered?: number
    failed?: number
  }[]
  broadcasts?: {
    paused?: number
    failing?: number
  }
  templates?: {
    declined?: number
  }
  senders?: {
    declined?: number
  }
}

export interface Account {
  id: string
  version: number
  name?: string
  email: string
  status: ("active" | "disabled")
  first_name: string
  last_name: string
  job_title?: string
  phone?: string
  contact_email?: string
  timezone: string
  company_info?: {
    name?: string
    address?: string
    industry?: string
    vat_number?: string
    country?: {
      country_id?: string
      country_name?: string
    }
    attn_contact_name?: string
  }
  billing_address?: string
  attn_contact_name?: string
  pstn?: string
  forward_to?: string
  sms_relay_url?: string
  sms?: string
  dlr?: string
  additional_info?: string
  default_destinations?: {
    destination: string
    priority: number
  }[]
  account_manager?: {
    name?: string
    email?: string
  }
  monthly_spending?: number
  master_organization?: {
    id?: string
    name?: string
  }
}

export interface EmailChange {
  id: string
  version: number
  email: string
  pending_email?: string
  new_email: string
}

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

export interface Trunk {
  id: string
  version: number
  label: string
  status?: ("active" | "inactive")
  auth_method: ("digest" | "ip")
  host?: string
  host_request?: {
    host?: string
    status?: ("pending" | "approved" | "rejected")
  }
  password?: {
    stored: true
  }
  ip_restrict?: boolean
  allowed_ips?: {
    ip: string
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
  destination_blacklists?: string[]
  allowed_destinations?: string[]
  created_at?: string
}

export interface SmsCampaign {
  id: string
  version: number
  name: string
  status?: ("scheduled" | "active" | "paused" | "completed" | "canceled")
  status_note?: ("" | "balance" | "failing" | "sender" | "contacts" | "covered" | "daily-limit" | "account")
  delivery_rate?: number
  charge?: number
  recipients?: number
  sent?: number
  delivered?: number
  failed?: number
  pending?: number
  not_sent?: number
  opted_out?: number
  skipped?: number
  contacts: string
  contacts_count?: number
  contacts_filename?: string
  country?: string
  country_code?: string
  values?: string[]
  headers?: string[]
  empty_cells?: number[]
  template: {
    id: string
    name?: string
    text?: string
    short_url_enabled?: boolean
  }
  sender_id: {
    id: string
    name?: string
  }
  mappings?: {
    variable: string
    column: number
    when_empty?: ("fallback" | "skip" | "send")
    fallback?: string
  }[]
  mappingValues?: {
    variable: string
    column: number
    value?: string
  }[]
  send: ("now" | "later")
  starts_at?: string
  time_zone?: string
  starts_at_utc?: string
  rate_limit_enabled?: boolean
  rate_limit_count?: number
  rate_limit_period?: ("minute" | "hour" | "day")
  send_covered?: boolean
  created_at?: string
}

export interface SmsTemplate {
  id: string
  version: number
  name: string
  country: {
    country_code: string
    name?: string
    senders_total?: number
    senders_usable?: number
  }
  text: string
  short_url_enabled?: boolean
  selectedSenders: {
    id: string
    title?: string
  }[]
  status?: ("review" | "approved" | "declined")
  reason?: string
  segments?: number
  used_by?: number
  sender_ids?: {
    id: string
    title: string
    status: ("approved" | "pending" | "in review" | "declined")
  }[]
  created_at?: string
}

export interface Sender {
  id: string
  version: number
  title: string
  type: ("alpha_numeric" | "numeric" | "short_code")
  status?: ("approved" | "in review" | "declined")
  reason?: string
  is_supported?: boolean
  usable?: boolean
  destinations?: {
    country_code: string
    status: ("pending" | "approved" | "declined" | "blocked")
  }[]
  created_at?: string
}

export interface SubAccount {
  id: string
  version: number
  name: string
  time_zone: string
  notes?: string
  first_name: string
  last_name: string
  email: string
  status?: ("active" | "disabled")
  invitation?: ("pending" | "accepted")
  balance?: number
  created_at?: string
}

export interface TicketReply {
  id: string
  version: number
  ticket_id?: string
  text: string
  attachments?: {
    id: string
    name?: string
    bytes?: number
    type?: string
  }[]
  author?: ("customer" | "agent")
  author_id?: string
  author_name?: string
  created_at?: string
  updated_at?: string
}

export interface Ticket {
  id: string
  version: number
  number?: string
  subject: string
  description: string
  priority?: ("low" | "normal" | "high" | "urgent")
  attachments?: {
    id: string
    name?: string
    bytes?: number
    type?: string
  }[]
  status?: ("open" | "pending" | "resolved" | "closed")
  from_email?: string
  customer_id?: string
  agent?: {
    name?: string
  }
  stats?: {
    created_at?: string
    updated_at?: string
    last_resolved_at?: string
    closed_at?: string
    first_responded_at?: string
    last_responded_at?: string
  }
  replies?: {
    id?: string
    updated_at?: string
  }[]
  created_at?: string
  updated_at?: string
}

export interface TenDlcBrand {
  id: string
  version: number
  name: string
  entity_type: string
  entity_type_name?: string
  country: "US"
  company_name?: string
  ein?: string
  first_name?: string
  last_name?: string
  mobile_phone?: string
  vertical?: string
  vertical_name?: string
  stock_symbol?: string
  stock_exchange?: string
  website: string
  street: string
  city: string
  state: string
  state_name?: string
  postal_code: string
  email: string
  phone: string
  business_contact_email?: string
  vetting: string
  vetting_name?: string
  reference_id?: string
  service_price?: number
  vetting_price?: number
  campaigns?: {
    id?: string
    name?: string
    usecase_id?: string
  }[]
  campaigns_count?: number
  feedback?: string
  status?: ("review" | "approved" | "declined")
  created_at?: string
}

export interface TenDlcAppeal {
  id: string
  version: number
  note: string
}

export interface TenDlcCampaign {
  id: string
  version: number
  brand_id?: string
  name: string
  usecase_id: string
  usecase?: string
  usecase_about?: string
  min_samples?: number
  req_subscriber_optin?: boolean
  req_subscriber_optout?: boolean
  no_embedded_link?: boolean
  no_embedded_phone?: boolean
  monthly_fee?: number
  upfront_fee?: number
  use_type?: (0 | 1)
  description: string
  message_flow: string
  privacy_policy_link?: string
  terms_link?: string
  sample1: string
  sample2?: string
  sample3?: string
  sample4?: string
  sample5?: string
  subscriber_optin?: boolean
  optin_keywords?: string
  optin_message?: string
  subscriber_optout?: boolean
  optout_keywords?: string
  optout_message?: string
  help_keywords?: string
  help_message?: string
  embedded_link?: boolean
  embedded_phone?: boolean
  age_gated?: boolean
  direct_lending?: boolean
  affiliate_marketing?: boolean
  auto_renewal?: boolean
  numbers?: string[]
  feedback?: string
  status?: (0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16)
  created_at?: string
}

export interface TenDlcUseCase {
  id: string
  version: number
  usecases?: {
    [k: string]: unknown
  }[]
}

/** Entity id → its record. */
export interface Entities {
  'phone-verification': PhoneVerification
  'sandbox-survey': SandboxSurvey
  'api-key-rotation': ApiKeyRotation
  'api-key': ApiKey
  'caller-id': CallerId
  'sms-message': SmsMessage
  'overview': Overview
  'account': Account
  'email-change': EmailChange
  'credentials': Credentials
  'new-password': NewPassword
  'recovery': Recovery
  'second-step': SecondStep
  'trunk': Trunk
  'sms-campaign': SmsCampaign
  'sms-template': SmsTemplate
  'sender': Sender
  'sub-account': SubAccount
  'ticket-reply': TicketReply
  'ticket': Ticket
  'ten-dlc-brand': TenDlcBrand
  'ten-dlc-appeal': TenDlcAppeal
  'ten-dlc-campaign': TenDlcCampaign
  'ten-dlc-use-case': TenDlcUseCase
}

/** A response with every property, any of which can be null. */
export type Answer<Shape> = { [Name in keyof Shape]-?: NonNullable<Shape[Name]> | null }

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
  'trunk': {
    'validate-password': { input: Pick<Trunk, 'password'>; output: unknown }
  }
}
