/** A mail of plain text. */
export interface Mail {
  to: string
  subject: string
  /** Lines of plain text. */
  text: string
}

/** Hands mail to whoever delivers it. The embedded default keeps it in the outbox. */
export interface Mailer {
  /** @throws when it could not be handed over; it is tried again */
  deliver(mail: Mail & { id: string }): Promise<void>
}
