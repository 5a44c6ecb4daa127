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

describe('the query a list was last shown with', () => {
  it('is found again by its address, until the list is shown without one', () => {
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

  it('leaves an address alone that has a query of its own', () => {
    rememberSearch('u1', '/parcels', '?page=2')
    expect(withLastSearch('u1', '/parcels?state=sent')).toBe('/parcels?state=sent')
  })

  it('is none where nothing can be stored', () => {
    vi.stubGlobal('sessionStorage', undefined)
    rememberSearch('u1', '/parcels', '?page=2')
    expect(withLastSearch('u1', '/parcels')).toBe('/parcels')
  })
})
