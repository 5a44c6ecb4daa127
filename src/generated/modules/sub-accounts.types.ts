// Written by codegen from definitions/. Do not edit.

export interface SubAccount {
  id: string
  version: number
  name: string
  time_zone: string
  notes?: string
  first_name: string
  last_name: string
  email: string
  spend_cap_day?: number
  spend_cap_month?: number
  channel_limit?: number
  status?: ("active" | "disabled")
  invitation?: ("pending" | "accepted")
  balance?: number
  created_at?: string
}
