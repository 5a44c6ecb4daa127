// Written by codegen from definitions/. Do not edit.

export interface SenderRegistration {
  id: string
  version: number
  sender_id?: string
  title?: string
  sender_type?: ("alphanumeric" | "numeric")
  usecase?: ("promo" | "transactional" | "authentication")
  sample?: string
  documents_count?: number
  country_code?: string
  outcome?: number
  setup_fee?: number
  monthly_fee?: number
  days?: number
  status?: ("pending" | "approved" | "declined" | "blocked")
  reason?: string
  created_at?: string
  updated_at?: string
}

export interface Sender {
  id: string
  version: number
  title?: string
  type?: ("alpha_numeric" | "numeric" | "short_code")
  sender_type: ("alphanumeric" | "numeric")
  senderID?: string
  destinations: {
    country_code: string
    country?: string
    status?: ("pending" | "approved" | "declined" | "blocked")
    reason?: string
    numbers?: string[]
    is_supported?: boolean
    is_provisionable?: boolean
    is_instantly_provisioned?: boolean
  }[]
  country_code?: string
  needs_registration?: boolean
  setup_fee?: number
  monthly_fee?: number
  us_route?: ("toll_free" | "ten_dlc")
  number?: {
    id: string
    number?: string
  }
  usecase: ("promo" | "transactional" | "authentication")
  monthly_volume: ("1-1000" | "1001-20000" | "20001-50000" | "50001-100000" | "100001+")
  samples: {
    first: string
    second?: string
    third?: string
  }
  documents?: {
    id: string
    name?: string
    bytes?: number
    type?: string
  }[]
  status?: ("approved" | "in review" | "declined")
  reason?: string
  is_supported?: boolean
  usable?: boolean
  in_us?: boolean
  ten_dlc_link?: string
  ten_dlc_brand_id?: string
  ten_dlc_campaign_id?: string
  created_at?: string
}
