/** What is counted while messages are sent. */
export interface SendingCounts {
  recipients: number
  /** messages the carrier accepted */
  accepted: number
  /** receipts of messages that arrived */
  delivered: number
  /** receipts of messages that did not */
  failed: number
}

/** What became of recipients, in numbers that add up: recipients = sent + not sent, sent = delivered + failed + pending. */
export interface SendingResults {
  sent: number
  delivered: number
  failed: number
  pending: number
  not_sent: number
  /** percent of the messages sent, with one decimal; null until the first receipt */
  delivery_rate: number | null
}

/**
 * Works out the results of a broadcast or of any other messages. The only definition of these words:
 * - sent: the carrier accepted the message
 * - delivered, failed: its receipt says that it arrived, or that it did not
 * - pending: sent, and no receipt yet
 * - not sent: no message was accepted for the recipient, who opted out, was skipped or rejected, or was not reached (yet)
 *
 * A receipt may be read before the acceptance was stored; it proves the acceptance.
 */
export function sendingResults({ recipients, accepted, delivered, failed }: SendingCounts): SendingResults {
  const receipts = delivered + failed
  const sent = Math.max(accepted, receipts)
  return {
    sent,
    delivered,
    failed,
    pending: sent - receipts,
    not_sent: Math.max(0, recipients - sent),
    delivery_rate: receipts === 0 ? null : Math.round((delivered / sent) * 1000) / 10,
  }
}
