import { describe, expect, it } from 'vitest'
import { shippedPortal } from '../../../support/compileShipped.ts'

const { access, catalogues } = await shippedPortal()
// as: codegen/catalogues fills these two.
const roles = catalogues['roles'] as unknown as {
  value: string
  code?: number
  allows: { items: string[] }[]
  givers: string[]
}[]
const scopes = catalogues['api-scopes'] as unknown as { value: string; permission: string }[]

describe('the roles as a catalogue', () => {
  it('are the owner and the roles of access.json, with their numbers (USERS-004)', () => {
    expect(Object.fromEntries(roles.map(({ value, code }) => [value, code]))).toEqual({
      Owner: undefined,
      DidProvisioningManager: 1,
      Engineer: 2,
      CommunicationsManager: 3,
      BillingManager: 4,
      Support: 5,
      Admin: 11,
    })
  })

  it('list exactly what the permissions of each say, once', () => {
    const titles = new Map(access.permissions.map(({ id, title }) => [id, title]))
    for (const { value, allows } of roles) {
      const granted = access.roles.find(({ id }) => id === value)?.permissions ?? access.owner
      const expected = new Set(granted.map((id) => titles.get(id) ?? id))
      const listed = allows.flatMap(({ items }) => items)
      expect([value, listed.toSorted()]).toEqual([value, [...expected].toSorted()])
    }
  })

  it('are given only by roles that allow as much', () => {
    for (const { value, givers } of roles) {
      const granted = access.roles.find(({ id }) => id === value)?.permissions ?? access.owner
      const enough = access.roles
        .filter(({ permissions }) => granted.every((id) => permissions.includes(id)))
        .map(({ id }) => id)
      expect([value, givers]).toEqual([value, enough])
    }
    expect(roles.find(({ value }) => value === 'Owner')?.givers).toEqual([])
  })
})

describe('the scopes of API keys as a catalogue', () => {
  it('are permissions by their server name, each once', () => {
    const servers = new Map(access.permissions.map(({ id, server }) => [id, server]))
    for (const { value, permission } of scopes) expect(servers.get(permission)).toBe(value)
    expect(new Set(scopes.map(({ value }) => value)).size).toBe(scopes.length)
  })

  it('leave out what a key can never have, and nothing else', () => {
    const given = new Set(scopes.map(({ value }) => value))
    const never = new Set(
      access.permissions.map(({ server }) => server).filter((server) => !given.has(server)),
    )
    expect([...never].toSorted()).toEqual([
      'api',
      'billing_autotopups',
      'billing_online_payments',
      'billing_payments',
      'ledger',
      'notifications',
      'payments_paypal',
      'payments_stripe_express',
      'reports',
      'simulator',
      'subaccounts',
      'subaccounts_sub_organizations',
      'users',
    ])
  })
})
