// Written by codegen from definitions/. Do not edit.

import type { Answer } from '../../language/Answer.ts'

export interface PortingComment {
  id: string
  version: number
  request_id?: string
  text: string
  author?: ("customer" | "team")
  author_name?: string
  created_at?: string
}

export interface PortingRequest {
  id: string
  version: number
  reference?: string
  wizard: {
    agree?: boolean
    destinations?: {
      number?: string
      type?: (1 | 4 | 5)
      destination?: string
    }[]
    document?: ("letter" | "bill" | "csr")[]
    maxLastStep?: number
  }
  country: string
  numbers_type: "geo"
  numbers: string[]
  is_business?: boolean
  company?: string
  customer_f_name: string
  customer_l_name: string
  address: {
    street: string
    street_n: string
    city: string
    state?: string
    zip: string
  }
  have_b_address?: boolean
  b_address?: {
    street?: string
    street_n?: string
    city?: string
    state?: string
    zip?: string
  }
  vendor_name: string
  is_wireless?: boolean
  account_n?: string
  btn?: string
  pass_code?: {
    stored: true
  }
  ssn?: {
    stored: true
  }
  is_full_port?: boolean
  remaining_numbers?: ("keep" | "disconnect")
  new_btn?: string
  vendor_contact?: string
  vendor_email?: string
  vendor_phone?: string
  bill?: {
    id: string
    name?: string
    bytes?: number
    type?: string
  }
  csr?: {
    id: string
    name?: string
    bytes?: number
    type?: string
  }
  route_to?: ("none" | "sip_uri" | "phone" | "trunk")
  sip_uri?: string
  forward_to?: string
  trunk?: {
    id: string
    label?: string
  }
  port_date: string
  signature?: string
  earliest_date?: string
  lead_time?: string
  monthly_fee?: number
  numbers_count?: number
  numbers_text?: string
  digits?: string
  checks?: {
    number?: string
    country?: string
    type?: ("geo" | "mobile" | "toll_free" | "other")
    portable?: boolean
    reason?: string
  }[]
  missing?: ("letter" | "bill")[]
  letter_status?: (0 | 1 | 2)
  signed_at?: string
  step?: string
  rejected_field?: string
  status?: (0 | 1 | 2 | 3 | 6 | 7)
  reason?: string
  moved_at?: string
  created_at?: string
  updated_at?: string
}

/** Resource id → endpoint id → what it takes and answers, where the definition declares it. */
export interface Endpoints {
  'porting-request': {
    'check': { input: Pick<PortingRequest, 'country' | 'numbers'>; output: Answer<Pick<PortingRequest, 'checks' | 'numbers_count' | 'lead_time' | 'earliest_date'>> }
  }
}
