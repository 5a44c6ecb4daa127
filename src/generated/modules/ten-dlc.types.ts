// Written by codegen from definitions/. Do not edit.

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
  rejection?: string
  rejection_about?: string
  rejection_example?: string
  rejection_field?: string
  rejection_step?: string
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
  optin_screenshots?: {
    id: string
    name?: string
    bytes?: number
    type?: string
  }[]
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
  subscriber_help?: boolean
  help_keywords?: string
  help_message?: string
  embedded_link?: boolean
  embedded_phone?: boolean
  age_gated?: boolean
  direct_lending?: boolean
  affiliate_marketing?: boolean
  auto_renewal?: boolean
  numbers?: {
    id: string
    number?: string
  }[]
  numbers_count?: number
  feedback?: string
  rejection?: string
  rejection_about?: string
  rejection_example?: string
  rejection_field?: string
  rejection_step?: string
  status?: (0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16)
  created_at?: string
}

export interface TenDlcCarrier {
  id: string
  version: number
  carrier?: ("att" | "tmobile" | "verizon")
  name?: string
  campaign_id?: string
  brand_id?: string
  campaign?: string
  sample?: string
  throughput_id?: string
  class?: string
  throughput?: string
  status?: ("review" | "registered" | "rejected" | "suspended" | "ended")
  reason?: string
  rejection?: string
  rejection_about?: string
  rejection_example?: string
  rejection_field?: string
  rejection_step?: string
  created_at?: string
  updated_at?: string
}

export interface TenDlcNumber {
  id: string
  version: number
  number?: string
  campaign_id?: string
  brand_id?: string
  did_id?: string
  campaign?: string
  attempts?: number
  status?: ("waiting" | "pending" | "assigned" | "suspended" | "failed" | "removing" | "removed")
  reason?: string
  created_at?: string
  updated_at?: string
}

export interface TenDlcUseCase {
  id: string
  version: number
  usecases?: {
    [k: string]: unknown
  }[]
}
