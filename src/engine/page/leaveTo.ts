/** Goes to an address the server has answered, here or elsewhere; to no address that isn't one of the web. */
export function leaveTo(
  address: unknown,
  location: Pick<Location, 'href' | 'assign'> = window.location,
): void {
  if (typeof address !== 'string' || !URL.canParse(address, location.href)) return
  const { protocol, href } = new URL(address, location.href)
  if (protocol === 'https:' || protocol === 'http:') location.assign(href)
}
