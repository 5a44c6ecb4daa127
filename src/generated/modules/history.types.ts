// Written by codegen from definitions/. Do not edit.

export interface PhoneCall {
  id: string
  version: number
  type?: ("placed" | "received")
  from_number?: string
  to_number?: string
  country_code?: string
  disposition?: ("answered" | "busy" | "no_answer")
  code?: string
  duration?: number
  rate?: number
  minutes_charge?: number
  connection_charge?: number
  recording_charge?: number
  charge?: number
  is_test?: boolean
  trunk_id?: string
  campaign_id?: string
  ivr_service_id?: string
  flow_name?: string
  flow_version?: ("published" | "draft")
  flow_steps?: {
    step: string
    key: string
  }[]
  recording_id?: string
  events?: {
    status: ("pending" | "sent" | "success" | "accepted" | "answered" | "delivered" | "failed" | "busy" | "cancel" | "not_sent" | "no_answer" | "rejected" | "undelivered")
    at: string
  }[]
  ladder?: {
    after_ms: number
    from: ("pbx" | "us")
    message: string
  }[]
  answered_at?: string
  ended_at?: string
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
  clicks?: number
  clicked_at?: string
  type?: ("outboundSms" | "inboundSms")
  message_kind?: ("sms" | "mms")
  events?: {
    status: ("pending" | "sent" | "success" | "accepted" | "answered" | "delivered" | "failed" | "busy" | "cancel" | "not_sent" | "no_answer" | "rejected" | "undelivered")
    at: string
  }[]
  sms_campaign_id?: string
  created_at?: string
}
