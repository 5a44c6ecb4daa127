const key = 'patchbay.session-ended'

/** The session ended without anybody asking for it, so that the sign-in page of this tab can say why it is there. */
export function rememberEnd(): void {
  try {
    sessionStorage.setItem(key, '1')
  } catch {
    // Storage is full or forbidden: the page asks to sign in without saying why.
  }
}

/** Whether a session ended in this tab; told once. */
export function takeEnd(): boolean {
  try {
    const ended = sessionStorage.getItem(key) !== null
    sessionStorage.removeItem(key)
    return ended
  } catch {
    return false
  }
}
