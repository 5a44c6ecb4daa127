/** The groups of a template's summary, in order. */
const senderGroupIds = ['complete', 'pending', 'declined'] as const

/** One of `senderGroupIds`. */
export type SenderGroupId = (typeof senderGroupIds)[number]

/** Senders of one registration state. */
export interface SenderGroup<Sender> {
  id: SenderGroupId
  senders: Sender[]
}

const groupOfStatus: Readonly<Record<string, SenderGroupId>> = {
  approved: 'complete',
  declined: 'declined',
  blocked: 'declined',
}

/** Groups the Sender IDs of a template by registration; a status that is neither approved nor refused is pending. */
export function groupSenders<Sender extends { status: string }>(
  senders: readonly Sender[],
): SenderGroup<Sender>[] {
  return senderGroupIds.map((id) => ({
    id,
    senders: senders.filter(
      ({ status }) => (Object.hasOwn(groupOfStatus, status) ? groupOfStatus[status] : 'pending') === id,
    ),
  }))
}
