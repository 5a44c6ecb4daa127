/** The secret of a sign-in link, taken out of the address at once so that nothing else reads it. */
export function takeLinkToken(): string | null {
  const url = new URL(location.href)
  const token = url.searchParams.get('token')
  if (token === null) return null
  url.searchParams.delete('token')
  history.replaceState(null, '', url.pathname + url.search + url.hash)
  return token
}
