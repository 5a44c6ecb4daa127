// Written by codegen from definitions/. Do not edit.

export interface Recording {
  id: string
  version: number
  name?: string
  direction?: ("inbound" | "outbound")
  from?: string
  to?: string
  trunk?: string
  length?: string
  seconds?: number
  peaks?: number[]
  status?: ("stored" | "unpaid")
  recording_fee?: number
  storage_fee?: number
  stored_months?: number
  attempts?: number
  paid_until?: string
  kept_until?: string
  created_at?: string
}

export interface RecordingSettings {
  id: string
  version: number
  recording_store_months: number
  recording_fee?: number
  storage_fee?: number
  recordings?: number
  minutes?: number
}
