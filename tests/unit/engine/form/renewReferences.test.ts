import { expect, it } from 'vitest'
import { createFormStore } from '../../../../src/engine/form/createFormStore.ts'
import { renewReferences } from '../../../../src/engine/form/renewReferences.ts'
import type { ApiOptions } from '../../../../src/engine/registry/apiClient.ts'
import { entityWith, property, world } from '../../language/entityWith.ts'

const text = property({ type: 'string' })
const count = property({ type: 'integer', readOnly: true })
const empty = { text: 'portal:none' } as const
const entity = entityWith(
  {
    country: property({ type: 'object', properties: { code: text, name: text, usable: count } }),
    file: property({ type: 'object', properties: { id: text, title: text } }),
    senders: property({ type: 'array', items: text }),
  },
  {
    fields: {
      country: {
        reference: {
          get: '/countries',
          query: {},
          items: 'countries',
          key: 'code',
          label: 'name',
          search: 'search',
          pick: { code: 'code', name: 'name', usable: 'usable' },
          empty,
        },
      },
      file: {
        reference: {
          get: '/files',
          query: {},
          items: 'files',
          key: 'id',
          label: 'title',
          pick: { id: 'id', title: 'title' },
          empty,
        },
      },
    },
    effects: [{ on: 'country', clear: ['senders'], set: {}, default: [] }],
  },
)

function restored() {
  const store = createFormStore({
    entity,
    mode: 'create',
    value: {
      country: { code: 'NO', name: 'Norway', usable: 0 },
      file: { id: '1', title: 'First' },
      senders: ['a'],
    },
    scope: world,
    checks: {},
    validator: () => [],
  })
  const typed: string[][] = []
  store.onChange((names) => typed.push(names))
  const asked: [string, ApiOptions['query']][] = []
  const answers = Promise.withResolvers<unknown>()
  const api = {
    get: async <Body>(path: string, options: ApiOptions = {}): Promise<Body> => {
      asked.push([path, options.query])
      // as: what the server answers
      return (await answers.promise) as Body
    },
  }
  const stop = new AbortController()
  const done = renewReferences(store, api, stop.signal)
  const answer = async (usable: number) => {
    answers.resolve({ countries: [{ code: 'NO', name: 'Norway', usable, prefix: '47' }] })
    await done
  }
  return { store, typed, asked, answers, answer, stop, done }
}

it('shows what is so of a chosen record now, and nothing that follows from choosing it is undone', async () => {
  const { store, typed, asked, answer } = restored()
  await answer(3)
  expect(asked).toEqual([['/countries', { per_page: 100, search: 'Norway' }]])
  expect(store.get('country')).toEqual({ code: 'NO', name: 'Norway', usable: 3 })
  expect([store.get('senders'), typed]).toEqual([['a'], []])
})

it('leaves what was chosen meanwhile', async () => {
  const { store, answer } = restored()
  store.set('country', { code: 'SE', name: 'Sweden', usable: 1 })
  await answer(3)
  expect(store.get('country')).toEqual({ code: 'SE', name: 'Sweden', usable: 1 })
})

it('leaves what cannot be asked for, or a form that is gone', async () => {
  const failed = restored()
  failed.answers.reject(new Error('offline'))
  await failed.done
  expect(failed.store.get('country')).toMatchObject({ usable: 0 })
  const gone = restored()
  gone.stop.abort()
  await gone.answer(3)
  expect(gone.store.get('country')).toMatchObject({ usable: 0 })
})
