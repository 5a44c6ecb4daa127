import { expect, it } from 'vitest'
import { pendingUpload } from '../../../../src/widgets/contact-upload/pendingUpload.ts'

function memoryStore(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const items = new Map<string, string>()
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
}

it('stores a pending upload per user', () => {
  const store = memoryStore()
  pendingUpload(store, 'anna').write({ uuid: 'u1', filename: 'a.csv' })
  expect(pendingUpload(store, 'anna').read()).toEqual({ uuid: 'u1', filename: 'a.csv' })
  expect(pendingUpload(store, 'bo').read()).toBeUndefined()
  pendingUpload(store, 'anna').clear()
  expect(pendingUpload(store, 'anna').read()).toBeUndefined()
})

it('ignores unreadable data', () => {
  const store = memoryStore()
  for (const text of ['{', '[]', '{"uuid":7}', 'null']) {
    store.setItem('patchbay.pending-contacts.anna', text)
    expect(pendingUpload(store, 'anna').read()).toBeUndefined()
  }
})

it('works without storage', () => {
  const refuse = () => {
    throw new Error('storage is switched off')
  }
  const pending = pendingUpload({ getItem: refuse, setItem: refuse, removeItem: refuse }, 'anna')
  pending.write({ uuid: 'u1', filename: 'a.csv' })
  pending.clear()
  expect(pending.read()).toBeUndefined()
})
