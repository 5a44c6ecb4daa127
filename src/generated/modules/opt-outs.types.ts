// Written by codegen from definitions/. Do not edit.

export interface OptOutImport {
  id: string
  version: number
  file: {
    id: string
    name?: string
    bytes?: number
    type?: string
  }
  complaint?: boolean
  note?: string
  name?: string
  status?: ("reading" | "done" | "failed")
  problem?: ("" | "not_csv" | "not_utf8" | "damaged" | "empty" | "gone" | "interrupted")
  problem_line?: number
  lines?: number
  done_lines?: number
  added?: number
  again?: number
  merged?: number
  refused?: number
  problems?: {
    line?: number
    value?: string
    reason?: string
  }[]
  created_at?: string
}

export interface OptOutRemoval {
  id: string
  version: number
  because: string
}

export interface OptOut {
  id: string
  version: number
  number: string
  complaint?: boolean
  status?: ("listed" | "removed")
  reason?: ("replied" | "called" | "added" | "imported" | "complaint")
  reply?: string
  broadcast?: {
    id?: string
    name?: string
  }
  note?: string
  import?: {
    id?: string
    name?: string
  }
  removed_because?: string
  created_at?: string
}
