import { expect, it } from 'vitest'
import type { CallFlow } from '../../../../src/domain/call-flow/index.ts'
import { ApiError } from '../../../../src/engine/registry/apiClient.ts'
import type {
  BuilderState,
  BuilderStore,
} from '../../../../src/widgets/call-flows/call-flow-builder/BuilderStore.ts'
import { createDraftSaving } from '../../../../src/widgets/call-flows/call-flow-builder/createDraftSaving.ts'
import type { StoredDraft } from '../../../../src/widgets/call-flows/call-flow-builder/flowDraft.ts'

const flowOf = (name: string): CallFlow => ({ format: 'callflow/1', name, kind: 'ivr', nodes: [] })

/** A server that keeps drafts by versions and may lose its answers. */
function opened(before: CallFlow[] = []) {
  const server = { document: flowOf('First'), version: 1, losesAnswers: false }
  const answer = (): StoredDraft => ({
    document: structuredClone(server.document),
    version: String(server.version),
    problems: [],
    updated_at: '2026-11-30T00:00:00Z',
    updated_by: 'Olivia',
  })
  const state = {
    stored: server.document,
    version: '1',
    saving: 'saved',
    foreign: undefined,
  } as Partial<BuilderState> as BuilderState // as far as saving reads it
  const store: Pick<BuilderStore, 'flow' | 'get' | 'set' | 'stored'> & { flow: CallFlow } = {
    flow: server.document,
    get: () => state,
    set: (change) => void Object.assign(state, change),
    stored: (document, version) => void Object.assign(state, { stored: document, version }),
  }
  const sent: string[][] = []
  const saving = createDraftSaving(
    store,
    {
      read: () => Promise.resolve(answer()),
      save(document, version) {
        if (version !== String(server.version))
          return Promise.reject(new ApiError(412, 'changed', 'Somebody else saved'))
        Object.assign(server, { document, version: server.version + 1 })
        return server.losesAnswers
          ? Promise.reject(new ApiError(0, 'network', 'No answer'))
          : Promise.resolve(answer())
      },
    },
    before,
    () => sent.push(saving.unanswered().map(({ name }) => name)),
  )
  return { server, state, store, saving, sent }
}

it('goes on from a draft that was saved although its answer was lost', async () => {
  const { server, state, store, saving } = opened()
  server.losesAnswers = true
  store.flow = flowOf('Second')
  expect(await saving.flush()).toBe(false)
  server.losesAnswers = false
  store.flow = flowOf('Third')
  expect(await saving.flush()).toBe(true)
  expect([server.document.name, state.foreign]).toEqual(['Third', undefined])
})

it('still asks what to do about what somebody else saved', async () => {
  const { server, state, store, saving } = opened()
  Object.assign(server, { document: flowOf('Theirs'), version: 2 })
  store.flow = flowOf('Mine')
  expect(await saving.flush()).toBe(false)
  expect([server.document.name, state.foreign?.document.name]).toEqual(['Theirs', 'Theirs'])
})

it('goes on from a draft that was saved before the page was loaded, although its answer was lost', async () => {
  const { server, state, store, saving } = opened([flowOf('Second')])
  Object.assign(server, { document: flowOf('Second'), version: 2 })
  store.flow = flowOf('Third')
  expect(await saving.flush()).toBe(true)
  expect([server.document.name, state.foreign]).toEqual(['Third', undefined])
})

it('asks nothing when somebody else saved the very same', async () => {
  const { server, state, store, saving } = opened()
  Object.assign(server, { document: flowOf('Same'), version: 2 })
  store.flow = flowOf('Same')
  expect(await saving.flush()).toBe(true)
  expect([state.version, state.foreign]).toEqual(['2', undefined])
})

it('says what is sent before it is, and keeps the newest that have no answer', async () => {
  const { server, store, saving, sent } = opened()
  server.losesAnswers = true
  for (const name of ['1', '2', '3', '4']) {
    store.flow = flowOf(name)
    await saving.flush()
    store.flow = flowOf(name)
    server.version = 1
  }
  expect(sent).toEqual([['1'], ['2', '1'], ['3', '2', '1'], ['4', '3', '2']])
  server.losesAnswers = false
  await saving.flush()
  expect(saving.unanswered()).toEqual([])
})
