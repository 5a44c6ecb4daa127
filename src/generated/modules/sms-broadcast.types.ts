// Written by codegen from definitions/. Do not edit.

import type { Answer } from '../../language/Answer.ts'

export interface SavedContacts {
  id: string
  version: number
  name: string
  contacts: string
  contacts_count?: number
  contacts_filename?: string
  country?: string
  country_code?: string
  values?: string[]
  headers?: string[]
  empty_cells?: number[]
  used_by?: number
  created_at?: string
}

export interface SmsCampaign {
  id: string
  version: number
  name: string
  status?: ("scheduled" | "active" | "paused" | "completed" | "canceled")
  status_note?: ("" | "balance" | "failing" | "sender" | "contacts" | "covered" | "daily-limit" | "spend-cap" | "account" | "window")
  handled?: number
  waiting?: number
  waits_until?: string
  reasons?: {
    reason?: string
    messages?: number
  }[]
  hours?: {
    at?: string
    sent?: number
    delivered?: number
    failed?: number
  }[]
  click_hours?: {
    at?: string
    clicks?: number
  }[]
  archived?: boolean
  resends?: {
    id?: string
    name?: string
  }
  resent?: {
    id?: string
    name?: string
  }
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
  clicks?: number
  clicked?: number
  replies?: number
  unsubscribed?: number
  contacts: string
  list_name?: string
  contact_list?: {
    id?: string
    name?: string
  }
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
  window_enabled?: boolean
  window_from?: string
  window_to?: string
  window_days?: ("mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun")[]
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

/** Resource id → endpoint id → what it takes and answers, where the definition declares it. */
export interface Endpoints {
  'sms-campaign': {
    'copy': { input: undefined; output: Answer<Pick<SmsCampaign, 'name' | 'contacts' | 'contacts_count' | 'contacts_filename' | 'country' | 'country_code' | 'values' | 'headers' | 'empty_cells' | 'template' | 'sender_id' | 'mappings' | 'mappingValues' | 'rate_limit_enabled' | 'rate_limit_count' | 'rate_limit_period' | 'window_enabled' | 'window_from' | 'window_to' | 'window_days'>> }
    'resend': { input: undefined; output: Answer<Pick<SmsCampaign, 'name' | 'contacts' | 'contacts_count' | 'contacts_filename' | 'country' | 'country_code' | 'values' | 'headers' | 'empty_cells' | 'template' | 'sender_id' | 'mappings' | 'mappingValues' | 'rate_limit_enabled' | 'rate_limit_count' | 'rate_limit_period' | 'window_enabled' | 'window_from' | 'window_to' | 'window_days'>> }
    'report': { input: undefined; output: Answer<Pick<SmsCampaign, 'reasons' | 'hours' | 'click_hours'>> }
  }
  'sms-template': {
    'copy': { input: undefined; output: Answer<Pick<SmsTemplate, 'name' | 'country' | 'text' | 'short_url_enabled' | 'selectedSenders'>> }
  }
}
