// Written by codegen from definitions/. Do not edit.

export interface Did {
  id: string
  version: number
  number?: string
  label?: string
  tags?: string[]
  route_to?: ("none" | "sip_uri" | "phone" | "trunk" | "ivr")
  sip_uri?: string
  forward_to?: string
  trunk?: {
    id: string
    label?: string
  }
  ivr_service?: {
    id?: string
    name?: string
  }
  profile?: {
    id: string
    name?: string
  }
  emergency?: {
    id: string
    name?: string
  }
  emergency_status?: ("missing" | "rejected" | "pending" | "registered" | "not_needed")
  country_code?: string
  city_id?: string
  city?: string
  did_type?: ("local" | "national" | "mobile" | "toll_free" | "shared_cost" | "uifn" | "premium" | "short_code")
  features?: ("voice_in" | "voice_out" | "sms_in" | "sms_out" | "mms" | "t38" | "p2p" | "a2p" | "emergency" | "cnam_in" | "cnam_out" | "2fa_in")[]
  sms_enabled?: boolean
  monthly_fee?: number
  activation_fee?: number
  sms_fee?: number
  paid_until?: string
  release_ends_at?: string
  require_docs?: boolean
  doc_types?: (1 | 2 | 3)[]
  documents?: {
    id?: string
    type?: (1 | 2 | 3)
    status?: ("pending" | "approved" | "rejected")
    reason?: string
  }[]
  documents_approved?: boolean
  all_numbers_active?: boolean
  standing?: ("blocked" | "not_active" | "active")
  digits?: string
  rank?: string
  ten_dlc_campaign?: string
  ten_dlc_number_id?: string
  ten_dlc_campaign_id?: string
  ten_dlc_brand_id?: string
  status?: ("blocked" | "pending_approval" | "inactive" | "active")
  reason?: string
  created_at?: string
}

export interface DidDocument {
  id: string
  version: number
  did_id?: string
  type: (1 | 2 | 3)
  file: {
    id: string
    name?: string
    bytes?: number
    type?: string
  }
  name?: string
  status?: ("pending" | "approved" | "rejected")
  reason?: string
  created_at?: string
}

export interface EmergencyAddress {
  id: string
  version: number
  name: string
  street: string
  unit?: string
  city: string
  country_code: ("US" | "CA")
  region: string
  zip: string
  status?: ("pending" | "registered" | "rejected")
  reason?: string
  created_at?: string
}

export interface DidImport {
  id: string
  version: number
  file: {
    id: string
    name?: string
    bytes?: number
    type?: string
  }
  name?: string
  status?: ("reading" | "done" | "failed")
  problem?: ("" | "not_csv" | "not_utf8" | "damaged" | "empty" | "no_number" | "no_columns" | "gone" | "interrupted")
  problem_line?: number
  lines?: number
  done_lines?: number
  updated?: number
  refused?: number
  problems?: {
    line?: number
    value?: string
    reason?: string
  }[]
  created_at?: string
}

export interface DidProfile {
  id: string
  version: number
  name: string
  street: string
  city: string
  zip: string
  country_code: string
  identity: {
    id: string
    name?: string
    bytes?: number
    type?: string
  }
  address_proof?: {
    id: string
    name?: string
    bytes?: number
    type?: string
  }
  local_address_proof?: {
    id: string
    name?: string
    bytes?: number
    type?: string
  }
  numbers_count?: number
  status?: ("pending" | "approved" | "rejected")
  reason?: string
  created_at?: string
}
