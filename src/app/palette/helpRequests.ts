const listeners = new Set<() => void>()

/** Opens the help for the keyboard. */
export function requestHelp(): void {
  for (const listener of listeners) listener()
}

export function onHelpRequest(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
