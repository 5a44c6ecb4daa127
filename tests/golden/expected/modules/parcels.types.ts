// Written by codegen from definitions/. Do not edit.

export interface Parcel {
  id: string
  version: number
  label: string
  size: ("small" | "large")
  fragile?: boolean
  note?: string
  weight?: number
  colour?: string
  depot: {
    id: string
    name?: string
  }
  state?: ("waiting" | "sent")
  created_at?: string
}
