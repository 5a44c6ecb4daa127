import type { CallFlow } from '../../../domain/call-flow/index.ts'
import { ApiError } from '../../../engine/registry/apiClient.ts'
import { sameJson } from '../../../shared/sameJson.ts'
import type { BuilderStore } from './BuilderStore.ts'
import type { FlowCalls } from './flowDraft.ts'

export interface DraftSaving {
  /** Saves what isn't yet; false if it couldn't be. */
  flush: () => Promise<boolean>
  /** Saves over what somebody else saved. */
  overwrite: () => Promise<boolean>
  /** Sent without an answer: the server may have one of them. */
  unanswered: () => CallFlow[]
}

/** Each is as large as a flow. */
const MOST_UNANSWERED = 3

/**
 * Saves a draft, one call at a time.
 * @param before drafts that were sent without an answer before the page was loaded
 * @param onSend something is sent, and is unanswered until it is answered
 */
export function createDraftSaving(
  store: Pick<BuilderStore, 'flow' | 'get' | 'set' | 'stored'>,
  calls: Pick<FlowCalls, 'read' | 'save'>,
  before: CallFlow[] = [],
  onSend: () => void = () => undefined,
): DraftSaving {
  let running: Promise<boolean> | undefined
  let unanswered = before
  const save = async (): Promise<boolean> => {
    if (store.get().foreign) return false
    while (store.flow !== store.get().stored) {
      const document = store.flow
      store.set({ saving: 'saving' })
      unanswered = [document, ...unanswered.filter((each) => each !== document)].slice(0, MOST_UNANSWERED)
      onSend()
      try {
        const { version, problems } = await calls.save(document, store.get().version)
        unanswered = []
        store.stored(document, version, problems)
      } catch (cause) {
        const isConflict = cause instanceof ApiError && [409, 412].includes(cause.status)
        if (isConflict && (await meet())) continue
        store.set({ saving: 'failed' })
        return false
      }
    }
    return true
  }
  /** @returns whether the draft on the server is one of our own */
  const meet = async (): Promise<boolean> => {
    try {
      const { document, version, problems, updated_at: at, updated_by: who } = await calls.read()
      // Who saved the very same is nobody to ask about.
      const own = [store.flow, ...unanswered].find((each) => sameJson(each, document))
      if (own) {
        unanswered = []
        store.stored(own, version, problems)
        return true
      }
      store.set({ foreign: { document, version, problems, at, who } })
    } catch {
      // The next attempt to save meets it again.
    }
    return false
  }
  const flush = async (): Promise<boolean> => {
    await running
    running = save()
    try {
      return await running
    } finally {
      running = undefined
    }
  }
  return {
    flush,
    unanswered: () => unanswered,
    async overwrite() {
      const { foreign } = store.get()
      if (foreign) store.set({ foreign: undefined, version: foreign.version })
      return flush()
    },
  }
}
