// Written by codegen from definitions/. Do not edit.

export interface ApiKeyRotation {
  id: string
  version: number
  grace: ("PT0S" | "PT1H" | "P1D" | "P7D")
}

export interface ApiKey {
  id: string
  version: number
  label: string
  scopes: string[]
  lifetime: ("P30D" | "P90D" | "P365D" | "never")
  secret?: {
    stored: true
  }
  prefix?: string
  old_secret_until?: string
  status?: ("active" | "off" | "user-off" | "user-gone" | "revoked" | "expired")
  is_active?: boolean
  maker?: {
    id: string
    name: string
  }
  created_at?: string
  expires_at?: string
  last_used_at?: string
  last_used_from?: string
}
