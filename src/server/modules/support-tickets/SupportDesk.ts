import type { Query } from '../../storage/database.ts'

/** A customer's message as agents get it: a new ticket, or a reply to one. */
export interface DeskMessage {
  accountId: string
  company: string
  ticketId: string
  number: string
  subject: string
  priority: string
  /** What the ticket is about; empty where the customer chose nothing. */
  topic: string
  /** Email address of the author. */
  from: string
  text: string
  fileNames: string[]
}

/** The port to the agents who answer tickets; `answerTicket` is the way back. */
export interface SupportDesk {
  /** Hands a message over, in the transaction that stores it. */
  receive(query: Query, message: DeskMessage): Promise<void>
}
