/**
 * The path to return to after signing in, or null when it does not belong to the portal:
 * it must start with one slash, decode to text without control characters or backslashes, stay on this origin and not
 * lead to sign-in or API.
 */
export function safeRedirect(wanted: string | null, origin: string): string | null {
  if (wanted === null || !/^\/(?![/\\])/.test(wanted) || hasControlCharacter(wanted)) return null
  let url: URL
  try {
    url = new URL(wanted, origin)
  } catch {
    return null
  }
  if (!isEncodedText(url.pathname)) return null
  if (url.origin !== origin || url.pathname.startsWith('//') || url.pathname.includes('\\')) return null
  if (/^\/(auth|api|definitions|healthz)(\/|$)/.test(url.pathname)) return null
  return url.pathname + url.search + url.hash
}

/** The router decodes a path; `%` and bytes that are no UTF-8 it cannot. */
function isEncodedText(path: string): boolean {
  try {
    return !hasControlCharacter(decodeURIComponent(path))
  } catch {
    return false
  }
}

function hasControlCharacter(text: string): boolean {
  for (const character of text) if (character < ' ' || character === '\u007f') return true
  return false
}
