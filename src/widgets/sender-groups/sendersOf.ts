export interface RegisteredSender {
  id: string
  title: string
  status: string
}

/** The Sender IDs to group: those registered for a stored template, or the chosen ones, which all wait until it is submitted. */
export function sendersOf(
  selected: readonly { id: string; title?: string }[] | undefined,
  registered: readonly RegisteredSender[] | undefined,
): RegisteredSender[] {
  if (registered && registered.length > 0) return [...registered]
  return (selected ?? []).map(({ id, title }) => ({ id, title: title ?? id, status: 'pending' }))
}
