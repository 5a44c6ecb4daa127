import { beforeEach, describe, expect, it, vi } from 'vitest'
import { rememberSearch, withLastSearch } from '../../../../src/engine/registry/lastSearch.ts'

/** What the functions use of a tab's storage. */
function createStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const items = new Map<string, string>()
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
}

beforeEach(() => vi.stubGlobal('sessionStorage', createStorage()))

describe("a list's last query", () => {
  it('is restored by path until the list is opened without a query', () => {
    rememberSearch('u1', '/parcels', '?page=2')
    expect(withLastSearch('u1', '/parcels')).toBe('/parcels?page=2')
    rememberSearch('u1', '/parcels', '')
    expect(withLastSearch('u1', '/parcels')).toBe('/parcels')
  })

  it('belongs to one list and one user', () => {
    rememberSearch('u1', '/parcels', '?page=2')
    expect(withLastSearch('u1', '/depots')).toBe('/depots')
    expect(withLastSearch('u2', '/parcels')).toBe('/parcels')
  })

  it('does not override a URL with its own query', () => {
    rememberSearch('u1', '/parcels', '?page=2')
    expect(withLastSearch('u1', '/parcels?state=sent')).toBe('/parcels?state=sent')
  })

  it('is restored for a URL whose query is part of it', () => {
    rememberSearch('u1', '/parcels', '?state=sent&page=2')
    expect(withLastSearch('u1', '/parcels?state=sent')).toBe('/parcels?state=sent&page=2')
    expect(withLastSearch('u1', '/parcels?state=lost')).toBe('/parcels?state=lost')
  })

  it('is empty when storage is unavailable', () => {
    vi.stubGlobal('sessionStorage', undefined)
    rememberSearch('u1', '/parcels', '?page=2')
    expect(withLastSearch('u1', '/parcels')).toBe('/parcels')
  })
})
