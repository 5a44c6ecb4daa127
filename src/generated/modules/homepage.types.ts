// Written by codegen from definitions/. Do not edit.

export interface Overview {
  id: string
  version: number
  spend?: {
    this_month?: number
    last_month?: number
    change?: number
  }
  messages?: {
    today?: number
    delivery_rate?: number
  }
  days?: {
    day?: string
    sent?: number
    delivered?: number
    failed?: number
  }[]
  broadcasts?: {
    paused?: number
    failing?: number
  }
  templates?: {
    declined?: number
  }
  senders?: {
    declined?: number
  }
}
