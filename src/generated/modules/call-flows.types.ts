// Written by codegen from definitions/. Do not edit.

export interface CallFlow {
  id: string
  version: number
  name: string
  template: ("blank" | "reminder" | "survey" | "confirm" | "import")
  file?: {
    id: string
    name?: string
    bytes?: number
    type?: string
  }
  kind?: "voice_campaign"
  status?: ("draft" | "published" | "changed")
  is_published?: boolean
  published_revision?: number
  published_at?: string
  nodes?: number
  problems?: number
  warnings?: number
  test_numbers?: {
    id: string
    number?: string
  }[]
  tested_by?: string[]
  used_by?: number
  created_at?: string
  updated_at?: string
}

export interface FlowPublication {
  id: string
  version: number
  message?: string
}

export interface IvrFlow {
  id: string
  version: number
  name: string
  template: ("blank" | "greeting-menu" | "opening-hours" | "import")
  file?: {
    id: string
    name?: string
    bytes?: number
    type?: string
  }
  kind?: "ivr"
  status?: ("draft" | "published" | "changed")
  is_published?: boolean
  published_revision?: number
  published_at?: string
  nodes?: number
  problems?: number
  warnings?: number
  test_numbers?: {
    id: string
    number?: string
  }[]
  tested_by?: string[]
  used_by?: number
  created_at?: string
  updated_at?: string
}
