import { describe, expect, it } from 'vitest'
import { applyEffects, initialValue } from '../../../src/language/index.ts'
import type { EffectDefinition } from '../../../src/language/portal.ts'
import { entityWith, formEquals, property, world } from './entityWith.ts'

const text = property({ type: 'string' })
const effect = (given: Partial<EffectDefinition> & { on: string }): EffectDefinition => ({
  clear: [],
  set: {},
  default: [],
  ...given,
})

describe('applyEffects', () => {
  it('runs chained effects until nothing changes', () => {
    const entity = entityWith(
      { a: text, b: text, c: text, d: text },
      {
        effects: [
          effect({ on: 'b', clear: ['c'] }),
          effect({ on: 'a', clear: ['b'] }),
          effect({ on: 'c', set: { d: 'changed' } }),
        ],
      },
    )
    const value = { a: 'new', b: '1', c: '2', d: '3' }
    expect(applyEffects(entity, value, 'a', world)).toEqual({ a: 'new', d: 'changed' })
    expect(value.b).toBe('1')
  })

  it('skips effects whose condition is false', () => {
    const entity = entityWith(
      { send: text, start: text },
      { effects: [effect({ on: 'send', when: formEquals('send', 'now'), clear: ['start'] })] },
    )
    expect(applyEffects(entity, { send: 'later', start: 'x' }, 'send', world)).toHaveProperty('start', 'x')
    expect(applyEffects(entity, { send: 'now', start: 'x' }, 'send', world)).not.toHaveProperty('start')
  })

  it('suggests words while nothing else was written', () => {
    const entity = entityWith(
      { topic: text, words: text },
      {
        effects: ['a', 'b'].map((topic) =>
          effect({ on: 'topic', when: formEquals('topic', topic), suggest: { words: `About ${topic}: ` } }),
        ),
      },
    )
    const first = applyEffects(entity, { topic: 'a' }, 'topic', world)
    expect(first).toEqual({ topic: 'a', words: 'About a: ' })
    expect(applyEffects(entity, { ...first, topic: 'b' }, 'topic', world)).toHaveProperty(
      'words',
      'About b: ',
    )
    const own = { topic: 'b', words: 'About a: a thing' }
    expect(applyEffects(entity, own, 'topic', world)).toEqual(own)
  })

  it('sets defaults only on empty fields', () => {
    const entity = entityWith(
      { send: text, zone: text },
      {
        fields: { zone: { default: '{account.timezone}' } },
        effects: [effect({ on: 'send', default: ['zone'] })],
      },
    )
    expect(applyEffects(entity, { send: 'later' }, 'send', world)).toHaveProperty('zone', 'Europe/Oslo')
    expect(applyEffects(entity, { send: 'later', zone: 'UTC' }, 'send', world)).toHaveProperty('zone', 'UTC')
  })

  it('runs for a change inside the named object', () => {
    const entity = entityWith(
      { place: property({ type: 'object' }), b: text },
      { effects: [effect({ on: 'place', clear: ['b'] })] },
    )
    expect(applyEffects(entity, { place: { id: 1 }, b: 'x' }, 'place.id', world)).not.toHaveProperty('b')
  })

  it('terminates even with circular effects', () => {
    const entity = entityWith(
      { a: text, b: text },
      { effects: [effect({ on: 'a', set: { b: 'x' } }), effect({ on: 'b', set: { a: 'y' } })] },
    )
    expect(applyEffects(entity, { a: '1' }, 'a', world)).toEqual({ a: 'y', b: 'x' })
  })
})

describe('initialValue', () => {
  it('uses literal, template and nested defaults', () => {
    const entity = entityWith(
      {
        send: property({ type: 'string', default: 'now' }),
        zone: text,
        limit: property({ type: 'integer' }),
        gone: property({ type: 'string' }),
        box: property({
          type: 'object',
          properties: { open: property({ type: 'boolean', default: false }) },
        }),
        status: property({ type: 'string', default: 'x', readOnly: true }),
      },
      {
        fields: {
          zone: { default: '{account.timezone}' },
          limit: { default: '{config.limit}' },
          gone: { default: '{account.nothing}' },
        },
      },
    )
    expect(initialValue(entity, world)).toEqual({
      send: 'now',
      zone: 'Europe/Oslo',
      limit: 5,
      box: { open: false },
    })
  })
})
