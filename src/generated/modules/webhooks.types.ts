// Written by codegen from definitions/. Do not edit.

export interface WebhookDelivery {
  id: string
  version: number
  webhook_id?: string
  webhook?: string
  event_id?: string
  event?: string
  record?: string
  status?: ("waiting" | "delivered" | "failed")
  reason?: ("http-error" | "redirect" | "timeout" | "connection" | "dns" | "private-address" | "tls" | "not-http" | "bad-address")
  response_status?: number
  duration_ms?: number
  attempts?: number
  next_at?: string
  url?: string
  body?: string
  answer?: string
  answers?: {
    at: string
    status?: number
    answer?: string
  }[]
  log?: {
    at: string
    status?: number
    reason?: ("http-error" | "redirect" | "timeout" | "connection" | "dns" | "private-address" | "tls" | "not-http" | "bad-address")
    duration_ms: number
  }[]
  created_at?: string
}

export interface WebhookRotation {
  id: string
  version: number
  grace: ("PT0S" | "PT1H" | "P1D" | "P7D")
}

export interface Webhook {
  id: string
  version: number
  name: string
  url: string
  description?: string
  events: string[]
  setting?: ("sms" | "dlr" | "sms_relay_url")
  secret?: {
    stored: true
  }
  secret_start?: string
  old_secret_until?: string
  status?: ("active" | "paused" | "disabled")
  health?: ("new" | "healthy" | "failing")
  failing_since?: string
  last_sent_at?: string
  created_at?: string
}
