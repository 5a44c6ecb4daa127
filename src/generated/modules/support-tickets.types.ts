// Written by codegen from definitions/. Do not edit.

export interface SavedReply {
  id: string
  version: number
  name: string
  text: string
  created_at?: string
  updated_at?: string
}

export interface TicketReply {
  id: string
  version: number
  ticket_id?: string
  text: string
  attachments?: {
    id: string
    name?: string
    bytes?: number
    type?: string
  }[]
  author?: ("customer" | "agent")
  author_id?: string
  author_name?: string
  created_at?: string
  updated_at?: string
}

export interface Ticket {
  id: string
  version: number
  number?: string
  topic?: ("calls" | "messages" | "numbers" | "porting" | "verification" | "billing" | "account" | "other")
  subject: string
  description: string
  priority?: ("low" | "normal" | "high" | "urgent")
  attachments?: {
    id: string
    name?: string
    bytes?: number
    type?: string
  }[]
  status?: ("open" | "pending" | "resolved" | "closed")
  from_email?: string
  customer_id?: string
  agent?: {
    name?: string
  }
  stats?: {
    created_at?: string
    updated_at?: string
    last_resolved_at?: string
    closed_at?: string
    first_responded_at?: string
    last_responded_at?: string
  }
  replies?: {
    id?: string
    updated_at?: string
  }[]
  unread?: boolean
  draft?: boolean
  created_at?: string
  updated_at?: string
}
