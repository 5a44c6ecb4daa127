import { describe, expect, it } from 'vitest'
import {
  draftKey,
  endDraft,
  formerTry,
  isEnded,
  readDraft,
  removeDraft,
  submissionOf,
  unansweredTry,
  writeDraft,
} from '../../../../src/engine/wizard/draft.ts'
import { entityWith, property } from '../../language/entityWith.ts'

/** The part of Storage a draft uses. */
function memoryStorage(capacity = Infinity): Storage {
  const items = new Map<string, string>()
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem(key, value) {
      if (value.length > capacity) throw new Error('full')
      items.set(key, value)
    },
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
    key: () => null,
    length: 0,
  }
}

const entity = entityWith({
  name: property({ type: 'string' }),
  count: property({ type: 'integer' }),
  secret: property({ type: 'string', sensitive: 'encrypted' }),
})
const now = Date.UTC(2026, 10, 21)
const draft = {
  value: { name: 'Ada', count: 3 },
  reached: 2,
  savedAt: now,
  submission: { key: 'k', body: '{}' },
}

describe('a draft', () => {
  it('stays away once it was sent, also when a tab writes it late; what is typed later is another one', () => {
    const storage = memoryStorage()
    writeDraft(storage, 'a', entity, draft)
    endDraft(storage, 'a', draft.savedAt)
    expect(readDraft(storage, 'a', entity, now)).toBeUndefined()
    writeDraft(storage, 'a', entity, draft)
    expect(readDraft(storage, 'a', entity, now)).toBeUndefined()
    expect(isEnded(storage, 'a', draft.savedAt, now)).toBe(true)
    const next = { ...draft, savedAt: now + 1 }
    writeDraft(storage, 'a', entity, next)
    expect(readDraft(storage, 'a', entity, now + 1)).toEqual(next)
    writeDraft(storage, 'b', entity, draft)
    expect(readDraft(storage, 'b', entity, now)).toEqual(draft)
  })

  it('stays away when a form that nobody touched ends after it', () => {
    const storage = memoryStorage()
    endDraft(storage, 'a', draft.savedAt)
    endDraft(storage, 'a', 0)
    writeDraft(storage, 'a', entity, draft)
    expect(readDraft(storage, 'a', entity, now)).toBeUndefined()
  })

  it('is another one under a clock that was put back', () => {
    const storage = memoryStorage()
    endDraft(storage, 'a', now)
    const before = { ...draft, savedAt: now - 3_600_000 }
    writeDraft(storage, 'a', entity, before)
    expect(readDraft(storage, 'a', entity, before.savedAt)).toEqual(before)
  })

  it('is remembered as sent for the hundred newest', () => {
    const storage = memoryStorage()
    for (let at = 0; at <= 100; at++) endDraft(storage, `form-${at}`, now)
    expect(isEnded(storage, 'form-0', now, now)).toBe(false)
    expect(isEnded(storage, 'form-1', now, now)).toBe(true)
    expect(isEnded(storage, 'form-100', now, now)).toBe(true)
  })

  it('is restored unchanged until removed', () => {
    const storage = memoryStorage()
    writeDraft(storage, 'a', entity, draft)
    expect(readDraft(storage, 'a', entity, now)).toEqual(draft)
    removeDraft(storage, 'a')
    expect(readDraft(storage, 'a', entity, now)).toBeUndefined()
  })

  it('survives a definition change, dropping values of another type and keeping removed properties', () => {
    const storage = memoryStorage()
    writeDraft(storage, 'a', entity, draft)
    const changed = entityWith({ name: property({ type: 'string' }), count: property({ type: 'string' }) })
    expect(readDraft(storage, 'a', changed, now)?.value).toEqual({ name: 'Ada' })
    const without = entityWith({ name: property({ type: 'string' }) })
    const kept = readDraft(storage, 'a', without, now)
    expect(kept?.value).toEqual(draft.value)
    writeDraft(storage, 'a', without, kept!)
    expect(readDraft(storage, 'a', entity, now)?.value).toEqual(draft.value)
    expect(readDraft(storage, 'a', changed, now)?.value).toEqual({ name: 'Ada' })
  })

  it('never contains a sensitive property', () => {
    const storage = memoryStorage()
    const value = { name: 'Ada', secret: 'hunter2' }
    const submission = { key: 'k', body: JSON.stringify(value) }
    writeDraft(storage, 'a', entity, { ...draft, value, base: value, submission })
    expect(storage.getItem('a')).not.toMatch(/secret|hunter2/)
    expect(readDraft(storage, 'a', entity, now)).toMatchObject({
      value: { name: 'Ada' },
      base: { name: 'Ada' },
    })
  })

  it('is deleted after 30 days, or when unreadable', () => {
    const storage = memoryStorage()
    writeDraft(storage, 'a', entity, draft)
    expect(readDraft(storage, 'a', entity, now + 31 * 86_400_000)).toBeUndefined()
    storage.setItem('a', '{"value":')
    expect(readDraft(storage, 'a', entity, now)).toBeUndefined()
  })

  it('is dropped without breaking the form when storage is full', () => {
    const full = memoryStorage(0)
    expect(() => writeDraft(full, 'a', entity, draft)).not.toThrow()
  })

  it('belongs to one user, wizard, mode and record, or what a new record is below', () => {
    const place = { user: 'u', module: 'm', wizard: 'w', mode: 'edit', record: '1' }
    const keys = [
      place,
      { ...place, user: 'v' },
      { ...place, wizard: 'x' },
      { ...place, mode: 'create' },
      { ...place, record: undefined },
      { ...place, record: undefined, parent: '1' },
      { ...place, record: undefined, parent: '2' },
    ].map(draftKey)
    expect(new Set(keys).size).toBe(keys.length)
  })
})

describe('a try to send', () => {
  const two = { expected_count: 2 }
  const first = submissionOf(undefined, { name: 'Ada' }, two)

  it('is the same one for the same body and figures, also while the figures aren’t known', () => {
    expect(submissionOf(first, { name: 'Ada' }, { expected_count: 2 })).toEqual(first)
    expect(submissionOf(first, { name: 'Ada' })).toEqual(first)
    expect(submissionOf({ key: 'k', body: '{}' }, {}, two)).toEqual({ key: 'k', body: '{}', confirmed: two })
  })

  it('is another one for another body, and for figures that were confirmed since', () => {
    expect(submissionOf(first, { name: 'Eve' })).toEqual({
      key: expect.not.stringMatching(first.key),
      body: '{"name":"Eve"}',
    })
    expect(submissionOf(first, { name: 'Ada' }, { expected_count: 3 })).toEqual({
      key: expect.not.stringMatching(first.key),
      body: first.body,
      confirmed: { expected_count: 3 },
    })
  })

  it('comes after the former one, which may have arrived, only with other figures', () => {
    expect(formerTry(first, { name: 'Ada' }, { confirmed: { expected_count: 0 } })).toEqual(first)
    expect(formerTry(first, { name: 'Ada' }, { confirmed: two })).toBeUndefined()
    expect(formerTry(first, { name: 'Ada' })).toBeUndefined()
    expect(formerTry(first, { name: 'Eve' }, { confirmed: { expected_count: 0 } })).toBeUndefined()
  })

  it('is another one, without a former one, for something else with the same figures', () => {
    const mine = { ...two, expected_cart: 'a' }
    const kept = submissionOf(undefined, { name: 'Ada' }, mine)
    const shown = (confirmed: Record<string, unknown>) => ({ confirmed, identity: 'expected_cart' })
    expect(submissionOf(kept, { name: 'Ada' }, { ...mine }).key).toBe(kept.key)
    expect(submissionOf(kept, { name: 'Ada' }, { ...two, expected_cart: 'b' }).key).not.toBe(kept.key)
    expect(formerTry(kept, { name: 'Ada' }, shown({ ...two, expected_cart: 'b' }))).toBeUndefined()
    // Nothing is left of it: the former try may have taken it.
    expect(formerTry(kept, { name: 'Ada' }, shown({ expected_count: 0 }))).toEqual(kept)
    expect(formerTry(kept, { name: 'Ada' }, shown({ ...mine, expected_count: 3 }))).toEqual(kept)
  })

  it('may have arrived once figures were confirmed for this very body', () => {
    expect(unansweredTry(first, { name: 'Ada' })).toBe(first)
    expect(unansweredTry(first, { name: 'Eve' })).toBeUndefined()
    expect(unansweredTry({ key: 'k', body: first.body }, { name: 'Ada' })).toBeUndefined()
    expect(unansweredTry(undefined, { name: 'Ada' })).toBeUndefined()
  })
})
