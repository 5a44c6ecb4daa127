/**
 * The origin of short links from the environment; undefined without one.
 * @throws with a sentence for people
 */
export function readLinkOrigin(value: string | undefined): string | undefined {
  if (value === undefined || value.trim() === '') return undefined
  const url = URL.parse(value.trim())
  const isOrigin =
    url && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search + url.hash === ''
  if (!isOrigin || url.username !== '' || url.password !== '')
    throw new Error(
      `PATCHBAY_SHORT_LINKS must be an address without a path, such as https://go.example. It is ${value}.`,
    )
  return url.origin
}
