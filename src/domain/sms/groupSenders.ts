/** The groups of a template's summary, in order. */
export const senderGroupTitles = {
  complete: 'Registration complete',
  pending: 'Pending registration',
  declined: 'Registration declined',
} as const

/** A key of `senderGroupTitles`. */
export type SenderGroupId = keyof typeof senderGroupTitles

/** Senders of one registration state. */
export interface SenderGroup<Sender> {
  id: SenderGroupId
  title: string
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
  const ids = Object.keys(senderGroupTitles) as SenderGroupId[]
  return ids.map((id) => ({
    id,
    title: senderGroupTitles[id],
    senders: senders.filter(
      ({ status }) => (Object.hasOwn(groupOfStatus, status) ? groupOfStatus[status] : 'pending') === id,
    ),
  }))
}
