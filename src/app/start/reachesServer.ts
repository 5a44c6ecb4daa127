const patienceMs = 5000

/** Whether the page itself could be read now: a reload without that would leave the person with the browser's own page. */
export async function reachesServer(): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    const signal = AbortSignal.timeout(patienceMs)
    // As a page, not as a file, which an address with a dot looks like.
    const headers = { accept: 'text/html' }
    const { ok } = await fetch(location.pathname, { method: 'HEAD', headers, cache: 'no-store', signal })
    return ok
  } catch {
    return false
  }
}
