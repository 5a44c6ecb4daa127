import { describe, expect, it, vi } from 'vitest'
import { createSessionStore } from '../../../../src/app/session/createSessionStore.ts'
import { toSessionScope } from '../../../../src/app/session/toSessionScope.ts'
import type { ApiClient } from '../../../../src/engine/registry/apiClient.ts'

const config = { balance: 5, permissions: ['messages', 'unheard_of'] }
const permissions = [
  { id: 'Sms', server: 'messages', title: '' },
  { id: 'SmsWrite', server: 'messages_write', title: '' },
]
const profile = { account: { id: '7', email: 'owner@demo.example', timezone: 'UTC' } }

describe('toSessionScope', () => {
  it('makes the account the user, with the permissions of the config', () => {
    expect(toSessionScope(config, profile, permissions)).toMatchObject({
      account: { timezone: 'UTC' },
      config: { balance: 5 },
      user: { id: '7', email: 'owner@demo.example', permissions: ['Sms'] },
    })
  })

  it('prefers the sub-user and survives an answer without permissions', () => {
    const { user } = toSessionScope(
      { subuser: { id: 9, email: 'sub@demo.example', role_id: 2, role: 'Engineer' } },
      profile,
      permissions,
    )
    expect(user).toEqual({ id: '9', email: 'sub@demo.example', role: 'Engineer', permissions: [] })
  })
})

describe('the session store', () => {
  function storeWith(answer: (path: string) => Promise<unknown>) {
    const get = vi.fn(answer)
    // The store calls nothing but get.
    return {
      store: createSessionStore({ get } as unknown as ApiClient, { config, profile }, () => permissions),
      get,
    }
  }

  it('keeps its identity while the answers are the same', async () => {
    const { store, get } = storeWith(async (path) => structuredClone(path === '/config' ? config : profile))
    const before = store.session()
    store.refresh()
    await vi.waitFor(() => expect(get).toHaveBeenCalledTimes(2))
    await Promise.all(get.mock.results.map((result) => result.value))
    expect(store.session()).toBe(before)
  })

  it('tells its listeners about a new balance', async () => {
    const { store } = storeWith(async (path) => (path === '/config' ? { ...config, balance: 6 } : profile))
    const told = new Promise<void>((resolve) => store.subscribe(resolve))
    store.refresh()
    await told
    expect(store.session().config['balance']).toBe(6)
  })

  it('keeps what it has when a call fails, without a notice', async () => {
    const { store, get } = storeWith(() => Promise.reject(new Error('down')))
    const before = store.session()
    store.refresh()
    await Promise.allSettled(get.mock.results.map((result) => result.value))
    expect(store.session()).toBe(before)
    expect(get).toHaveBeenCalledWith('/config', { fallback: false })
  })
})
