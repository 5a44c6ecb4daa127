// Written by codegen from definitions/. Do not edit.

export interface SandboxSurvey {
  id: string
  version: number
  position: ("it_technician" | "product_owner" | "communication_manager" | "developer" | "other")
  organization_size: ("1-10" | "11-50" | "51-200" | "201-500" | "501-1000" | "1001+")
  industry: ("telecommunications" | "software" | "finance" | "retail" | "healthcare" | "education" | "logistics" | "travel" | "manufacturing" | "media" | "contact_center" | "public" | "other")
  interview_consent?: boolean
  service: ("sip_trunk" | "sms")
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
  password: string
}

export interface Credentials {
  id: string
  version: number
  email: string
  password: string
}

export interface NewPassword {
  id: string
  version: number
  password: string
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

export interface SmsCampaign {
  id: string
  version: number
  name: string
  status?: ("scheduled" | "active" | "paused" | "completed" | "canceled")
  status_note?: string
  delivery_rate?: number
  charge?: number
  recipients?: number
  sent?: number
  delivered?: number
  failed?: number
  opted_out?: number
  contacts: string
  contacts_count?: number
  contacts_filename?: string
  country?: string
  country_code?: string
  values?: string[]
  headers?: string[]
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

/** Entity id → its record. */
export interface Entities {
  'sandbox-survey': SandboxSurvey
  'sms-message': SmsMessage
  'overview': Overview
  'account': Account
  'email-change': EmailChange
  'credentials': Credentials
  'new-password': NewPassword
  'recovery': Recovery
  'second-step': SecondStep
  'sms-campaign': SmsCampaign
  'sms-template': SmsTemplate
  'sender': Sender
  'sub-account': SubAccount
}
