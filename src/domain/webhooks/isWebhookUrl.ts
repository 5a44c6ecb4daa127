/** Names that only mean something inside a network. Source: RFC 6761, RFC 6762, RFC 8375, ICANN's `.internal`. */
const privateNames = [
  'localhost',
  'local',
  'internal',
  'intranet',
  'lan',
  'private',
  'home.arpa',
  'invalid',
  'test',
]

/**
 * Whether the server may be asked to call the URL: HTTPS to a host of the public internet by its name, without user
 * info. An IP address is refused in every notation, since the URL parser writes them all in one: nobody has a
 * certificate for a private one, and few for a public one. What the name resolves to is checked at delivery.
 */
export function isWebhookUrl(text: string): boolean {
  if (/[\s\\\p{Cc}]/u.test(text) || !URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  if (protocol !== 'https:' || username !== '' || password !== '') return false
  const host = hostname.replace(/\.$/, '')
  if (host.startsWith('[') || /(^|\.)[\d.]+$/.test(host) || !host.includes('.')) return false
  return !privateNames.some((name) => host.endsWith(`.${name}`))
}
