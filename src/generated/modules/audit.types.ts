// Written by codegen from definitions/. Do not edit.

export interface AuditEvent {
  id: string
  version: number
  created_at?: string
  kind?: ("created" | "changed" | "removed" | "moved" | "rotated" | "exported" | "key-first-used" | "signed-in" | "signed-out" | "sign-in-failed" | "session-ended" | "switched-in" | "switched-out" | "password-changed" | "password-requested" | "email-changed" | "two-factor-on" | "two-factor-off" | "recovery-codes")
  event?: string
  entity?: string
  record_id?: string
  record?: string
  note?: string
  actor?: ("user" | "key" | "master" | "server" | "carrier" | "reviewer" | "time")
  who?: string
  via?: string
  address?: string
  device?: string
  changes?: {
    title?: string
    before?: string
    after?: string
  }[]
}
