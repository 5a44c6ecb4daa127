// Written by codegen from definitions/. Do not edit.

import type { Answer } from '../../language/Answer.ts'

export interface BillingAlert {
  id: string
  version: number
  kind: ("balance" | "day" | "month")
  amount: number
  emails?: string[]
  status?: ("watching" | "raised")
  period?: string
  raised_at?: string
  created_at?: string
}

export interface AutoTopup {
  id: string
  version: number
  enabled: boolean
  threshold?: number
  amount?: number
  monthly_limit?: number
  used?: number
  stopped?: boolean
}

export interface TopupRun {
  id: string
  version: number
  amount?: number
  status?: ("running" | "paid" | "declined" | "limited" | "stopped")
  reason?: string
  created_at?: string
}

export interface PaymentCard {
  id: string
  version: number
  name?: string
  role: ("main" | "backup" | "other")
  status?: ("adding" | "active")
  expires?: string
  setup_url?: string
  created_at?: string
}

export interface InvoiceLine {
  id: string
  version: number
  invoice_id?: string
  position?: number
  product?: ("numbers" | "voice" | "messaging" | "verification" | "ten-dlc" | "tools" | "plan" | "refunds" | "adjustments" | "transfers" | "payments")
  type?: (0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20 | 21 | 22 | 23 | 24 | 25 | 26 | 27 | 28 | 29 | 30 | 31 | 32 | 33 | 34 | 35 | 36 | 37 | 38 | 39 | 40 | 41 | 42 | 43 | 44 | 45 | 46 | 47 | 48 | 49 | 50 | 51 | 52 | 53 | 54 | 55 | 56 | 57 | 58 | 59 | 60 | 61 | 62 | 500 | 506 | 514 | 515 | 536 | 545)
  number?: string
  country_code?: string
  sub_account?: string
  quantity?: number
  amount?: number
  created_at?: string
}

export interface Invoice {
  id: string
  version: number
  number?: string
  month?: string
  period_start?: string
  period_end?: string
  time_zone?: string
  currency?: string
  opening_balance?: number
  charges?: number
  payments?: number
  adjustments?: number
  closing_balance?: number
  net?: number
  vat?: number
  vat_rate?: number
  vat_treatment?: ("domestic" | "union" | "reverse-charge" | "outside")
  customer_name?: string
  customer_address?: string
  customer_country?: string
  customer_vat_number?: string
  lines_count?: number
  created_at?: string
}

export interface Payment {
  id: string
  version: number
  amount: number
  method: ("card" | "express" | "paypal")
  save_card?: boolean
  status?: ("started" | "processing" | "succeeded" | "failed" | "expired" | "disputed" | "charged_back" | "refunded")
  reason?: string
  card?: string
  refunded?: number
  cause?: ("person" | "auto")
  checkout_url?: string
  created_at?: string
}

export interface PaypalOrder {
  id: string
  version: number
  payment_id: string
  order_id?: string
  approve_url?: string
  status?: string
  reason?: string
}

export interface Transaction {
  id: string
  version: number
  created_at?: string
  type?: (0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20 | 21 | 22 | 23 | 24 | 25 | 26 | 27 | 28 | 29 | 30 | 31 | 32 | 33 | 34 | 35 | 36 | 37 | 38 | 39 | 40 | 41 | 42 | 43 | 44 | 45 | 46 | 47 | 48 | 49 | 50 | 51 | 52 | 53 | 54 | 55 | 56 | 57 | 58 | 59 | 60 | 61 | 62 | 500 | 506 | 514 | 515 | 536 | 545)
  details?: string
  amount?: number
}

export interface Transfer {
  id: string
  version: number
  direction: ("to" | "from")
  sub_account: {
    id: string
    name?: string
  }
  amount: number
  note?: string
  created_at?: string
}

export interface Usage {
  id: string
  version: number
  created_at?: string
  product?: ("numbers" | "voice" | "messaging" | "verification" | "ten-dlc" | "tools" | "plan" | "refunds")
  type?: (2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 24 | 25 | 26 | 27 | 28 | 29 | 30 | 31 | 32 | 33 | 34 | 35 | 36 | 37 | 38 | 39 | 40 | 41 | 42 | 43 | 44 | 45 | 46 | 47 | 48 | 49 | 50 | 51 | 56 | 57 | 58 | 59 | 60 | 506 | 514 | 515 | 536 | 545)
  number?: string
  country_code?: string
  sub_account_id?: string
  sub_account?: string
  quantity?: number
  charge?: number
}

/** Resource id → endpoint id → what it takes and answers, where the definition declares it. */
export interface Endpoints {
  'invoice': {
    'current': { input: undefined; output: Answer<Pick<Invoice, 'period_start' | 'opening_balance' | 'charges' | 'payments' | 'adjustments' | 'closing_balance'>> }
  }
  'paypal-order': {
    'create': { input: Pick<PaypalOrder, 'payment_id'>; output: Answer<Pick<PaypalOrder, 'payment_id' | 'order_id' | 'approve_url'>> }
    'capture': { input: undefined; output: Answer<Pick<PaypalOrder, 'payment_id' | 'order_id' | 'status' | 'reason'>> }
  }
}
