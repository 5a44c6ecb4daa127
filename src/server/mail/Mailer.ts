/** A plain text email. */
export interface Mail {
  to: string
  subject: string
  /** Lines of plain text. */
  text: string
}

/** Delivers email. The embedded default keeps it in the outbox. */
export interface Mailer {
  /** @throws when delivery fails; it is retried */
  deliver(mail: Mail & { id: string }): Promise<void>
}
