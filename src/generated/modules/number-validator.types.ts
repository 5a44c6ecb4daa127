// Written by codegen from definitions/. Do not edit.

export interface NumberCheck {
  id: string
  version: number
  name: string
  type: string
  input?: ("numbers" | "file")
  numbers?: string
  file?: {
    id: string
    name?: string
    bytes?: number
    type?: string
  }
  column?: number
  column_name?: string
  columns?: ("valid" | "problem" | "country" | "line_type" | "carrier" | "ported" | "reachable" | "risk")[]
  uuid?: string
  status?: ("processing" | "success" | "stopped")
  status_note?: ("" | "balance" | "spend-cap" | "unreadable" | "interrupted")
  total?: number
  checked?: number
  valid?: number
  invalid?: number
  duplicated?: number
  unanswered?: number
  price?: number
  charge?: number
  sample?: {
    number?: string
    valid?: boolean
    problem?: string
    country?: string
    line_type?: ("mobile" | "landline" | "voip" | "toll_free" | "unknown")
    carrier?: string
    ported?: boolean
    reachable?: boolean
    risk?: ("low" | "medium" | "high")
  }[]
  created_at?: string
  updated_at?: string
}
