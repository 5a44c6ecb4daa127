/** What was pressed last in a page that does not answer yet, by pointer or by the keys of its shortcut. */
export interface EarlyPress {
  target: EventTarget | null
  /** Is told of each further press. */
  heed?: (target: EventTarget | null) => void
  stop: () => void
}

/**
 * Notes what is pressed in a page whose script is still on its way. The build writes this function as a script of its
 * own into the head, so it must not refer to anything outside itself. Whichever comes first, that script or the start,
 * calls it; the other finds it done.
 */
export function noteEarlyPress(): void {
  if ('earlyPress' in window) return
  const noted = new AbortController()
  const press: EarlyPress = { target: null, stop: () => noted.abort() }
  // The browser would load another page with what was typed.
  document.addEventListener('submit', (event) => event.preventDefault())
  function note(target: EventTarget | null): void {
    press.target = target
    press.heed?.(target)
  }
  function noteKeys(event: KeyboardEvent): void {
    const held = [event.ctrlKey && 'Control', event.altKey && 'Alt', event.metaKey && 'Meta']
    const keys = [...held.filter(Boolean), event.key.toUpperCase()].join('+')
    const target = document.querySelector(`[aria-keyshortcuts~="${CSS.escape(keys)}"]`)
    if (target === null || event.shiftKey || event.isComposing) return
    event.preventDefault()
    note(target)
  }
  document.addEventListener('click', ({ target }) => note(target), { capture: true, signal: noted.signal })
  document.addEventListener('keydown', noteKeys, { signal: noted.signal })
  Reflect.set(window, 'earlyPress', press)
}
