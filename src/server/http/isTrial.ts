/**
 * Whether the portal is tried out on this machine: served to a loopback address, and not behind a proxy that ends TLS.
 * Only then are cookies sent over plain HTTP, and other host names refused.
 */
export function isTrial(host: string, publicUrl: string): boolean {
  return ['localhost', '127.0.0.1', '::1'].includes(host) && new URL(publicUrl).protocol !== 'https:'
}
