import { describe, expect, it } from 'vitest'
import { isPublicAddress, resolvePublic } from '../../../../src/server/outgoing/publicAddress.ts'

describe('isPublicAddress', () => {
  it.each([
    '8.8.8.8',
    '1.1.1.1',
    '172.15.0.1',
    '172.32.0.1',
    '100.63.0.1',
    '223.255.255.255',
    '2606:4700::1111',
  ])('accepts %s', (address) => expect(isPublicAddress(address)).toBe(true))

  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '203.0.113.7',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::127.0.0.1',
    '64:ff9b::a00:1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'fe80::1%eth0',
    '2606:4700::1111%eth0',
    'fec0::1',
    'ff02::1',
    '2001:db8::1',
    '2001::1',
    '2002:7f00:1::1',
    'example.com',
    '',
    '0177.0.0.1',
  ])('refuses %j', (address) => expect(isPublicAddress(address)).toBe(false))
})

describe('resolvePublic', () => {
  const dns: Record<string, string[]> = {
    'hooks.example.com': ['93.184.215.14', '2606:2800:21f:cb07::1'],
    'rebound.example.com': ['93.184.215.14', '127.0.0.1'],
    'inside.example.com': ['10.0.0.5'],
  }
  const resolve = (host: string) => Promise.resolve(dns[host] ?? [])

  it('returns all addresses of a public host', async () => {
    expect(await resolvePublic('hooks.example.com', resolve)).toEqual(dns['hooks.example.com'])
    expect(await resolvePublic('8.8.8.8', resolve)).toEqual(['8.8.8.8'])
  })

  it.each(['rebound.example.com', 'inside.example.com', 'nowhere.example.com', '[::1]', '127.0.0.1'])(
    'refuses %s',
    (host) => expect(resolvePublic(host, resolve)).rejects.toThrow('not a host of the public internet'),
  )
})
