// Written by codegen from definitions/. Do not edit.

import type { Answer } from '../../language/Answer.ts'

export interface LedgerCheck {
  id: string
  version: number
  created_at?: string
  status?: ("running" | "clean" | "wrong" | "failed")
  accounts?: number
  transfers?: number
  invoices?: number
  found?: number
  problems?: {
    kind?: ("balance" | "unbalanced" | "amount" | "between-accounts" | "no-cause" | "invoice-sum" | "invoice-lines" | "invoice-ledger" | "invoice-numbers")
    account?: string
    account_id?: string
    reference?: string
    said?: number
    counted?: number
  }[]
}

/** Resource id → endpoint id → what it takes and answers, where the definition declares it. */
export interface Endpoints {
  'ledger-check': {
    'run': { input: undefined; output: Answer<Pick<LedgerCheck, 'id'>> }
  }
}
