// Written by codegen from definitions/. Do not edit.

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
