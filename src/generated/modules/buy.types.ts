// Written by codegen from definitions/. Do not edit.

import type { Answer } from '../../language/Answer.ts'

export interface BuyArea {
  id: string
  version: number
  country_code?: string
  name?: string
}

export interface BuyCity {
  id: string
  version: number
  country_id?: string
  region_id?: string
  area_id?: string
  country_code?: string
  region_code?: string
  region?: string
  name?: string
  city_codes?: string
  did_type?: ("local" | "national" | "mobile" | "toll_free" | "shared_cost" | "uifn" | "premium" | "short_code")
  in_stock?: number
  monthly_fee?: number
  activation_fee?: number
  doc_types?: string[]
  lead_days?: number
  allow_dids_order?: boolean
  allow_dids_order_create?: boolean
}

export interface BuyCountry {
  id: string
  version: number
  country_code?: string
  name?: string
  calling_code?: string
  regions?: number
  cities?: number
}

export interface BuyRegion {
  id: string
  version: number
  country_id?: string
  country_code?: string
  region_code?: string
  name?: string
  cities?: number
}

export interface CartItem {
  id: string
  version: number
  stock_id?: string
  number?: string
  country_code?: string
  city_id?: string
  city?: string
  did_type?: ("local" | "national" | "mobile" | "toll_free" | "shared_cost" | "uifn" | "premium" | "short_code")
  features?: string[]
  monthly_fee?: number
  activation_fee?: number
  total_now?: number
  doc_types?: string[]
  lead_days?: number
  reserved_until?: string
  status?: ("reserved" | "expired")
  created_at?: string
}

export interface CartSummary {
  id: string
  version: number
  cart?: string
  count?: number
  monthly_fee?: number
  activation_fee?: number
  total_now?: number
  missing?: number
  vat?: number
  vat_rule?: string
  balance_after?: number
  plan?: string
  numbers_after?: number
  monthly_after?: number
  open_orders?: number
  need_documents?: number
  expired?: number
  has_dids_order?: boolean
  provisioning_timeline?: number
}

export interface NumberOrder {
  id: string
  version: number
  city: string
  country_code: string
  did_type: ("local" | "national" | "mobile" | "toll_free")
  quantity: number
  comment?: string
  country_id?: string
  city_id?: string
  status?: ("open" | "delivered" | "declined" | "canceled")
  reason?: string
  created_at?: string
}

export interface NumberPurchase {
  id: string
  version: number
  reference?: string
  expected_cart?: string
  expected_count?: number
  expected_total?: number
  did_numbers?: string[]
  numbers_count?: number
  activation_fee?: number
  monthly_fee?: number
  total_now?: number
  vat?: number
  vat_rate?: number
  vat_treatment?: ("domestic" | "union" | "reverse-charge" | "outside")
  need_documents?: number
  created_at?: string
}

export interface StockNumber {
  id: string
  version: number
  number?: string
  country_id?: string
  region_id?: string
  city_id?: string
  area_id?: string
  country_code?: string
  city_code?: string
  region?: string
  city?: string
  did_type?: ("local" | "national" | "mobile" | "toll_free" | "shared_cost" | "uifn" | "premium" | "short_code")
  features?: string[]
  monthly_fee?: number
  activation_fee?: number
  doc_types?: string[]
  lead_days?: number
  in_cart?: boolean
}

/** Resource id → endpoint id → what it takes and answers, where the definition declares it. */
export interface Endpoints {
  'cart-summary': {
    'summary': { input: undefined; output: Answer<Pick<CartSummary, 'cart' | 'count' | 'monthly_fee' | 'activation_fee' | 'total_now' | 'missing' | 'need_documents' | 'expired' | 'has_dids_order' | 'provisioning_timeline'>> }
  }
}
