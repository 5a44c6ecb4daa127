import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'

/** Everything that is no host of the public internet. Source: IANA's registries of special-purpose addresses. */
const closed = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  // multicast, and what is reserved up to the broadcast address
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of [
  // documentation and Teredo lie inside the public range
  ['2001::', 23],
  ['2001:db8::', 32],
  // 6to4 holds an IPv4 address
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closed.addSubnet(network, bits, 'ipv6')

/** All public IPv6 addresses; mapped, NAT64, local and multicast ones are outside. */
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !closed.check(address, 'ipv4')
    case 6:
      // A zone names an interface of this machine.
      return !address.includes('%') && global6.check(address, 'ipv6') && !closed.check(address, 'ipv6')
    default:
      return false
  }
}

/** A host that is not one of the public internet. */
export class PrivateAddressError extends Error {}

/** All addresses of a host name. */
export type Resolve = (host: string) => Promise<string[]>

const resolveByDns: Resolve = async (host) => {
  const found = await lookup(host, { all: true, verbatim: true })
  return found.map(({ address }) => address)
}

/**
 * The addresses to connect to for a host. Connect to one of these, not to the name: it may resolve to another address
 * a moment later.
 * @throws PrivateAddressError when the host has no address, or one that is not public
 */
export async function resolvePublic(host: string, resolve: Resolve = resolveByDns): Promise<string[]> {
  const literal = host.replace(/^\[(.*)\]$/, '$1')
  const addresses = isIP(literal) === 0 ? await resolve(host) : [literal]
  const hidden = addresses.find((address) => !isPublicAddress(address))
  if (addresses.length === 0 || hidden !== undefined)
    throw new PrivateAddressError(
      `${host} is not a host of the public internet: ${hidden ?? 'it has no address'}`,
    )
  return addresses
}
