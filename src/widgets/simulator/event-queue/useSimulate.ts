import { refreshReads } from '../../../engine/data/index.ts'
import { usePortal } from '../../../engine/registry/portalContext.ts'
import { errorText } from '../../common/errorText.ts'
import { useAction } from '../../common/useAction.ts'

export interface Simulate {
  busy: boolean
  /** Why the last one was refused. */
  refused: string | undefined
  /** Calls below `/v1/simulator`, says what was done, if it needs saying, and reads the queue again. @returns whether it was done */
  post: <Answer>(path: string, body: object, done?: (answer: Answer) => string) => Promise<boolean>
}

/** Something that is done in the place of somebody outside. */
export function useSimulate(): Simulate {
  const { api, notify, t } = usePortal()
  const action = useAction()
  return {
    busy: action.busy,
    refused: action.error === undefined ? undefined : errorText(action.error, t),
    async post<Answer>(path: string, body: object, done?: (answer: Answer) => string) {
      let isDone = false
      await action.run(async () => {
        const { body: answer } = await api.send<Answer>('POST', `/v1/simulator/${path}`, {
          body,
          fallback: false,
        })
        isDone = true
        if (done) notify({ tone: 'success', text: done(answer) })
      })
      refreshReads('/v1/simulator')
      return isDone
    },
  }
}
