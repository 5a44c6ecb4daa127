import { useEffect } from 'react'
import { useRead } from '../../engine/data/useRead.ts'
import type { PublishStatus } from '../../language/publishing.ts'
import type { Realtime } from '../realtime/createRealtimeClient.ts'

/** For pages whose connection does not stand. */
const refreshSeconds = 60

interface DefinitionsStatus {
  /** Undefined until it is known. */
  status: PublishStatus | undefined
  replace: (status: PublishStatus) => void
}

/** The status of publishing, live. */
export function useDefinitionsStatus(realtime: Promise<Realtime>): DefinitionsStatus {
  const { data, replace } = useRead<PublishStatus>('/definitions/status', { refreshSeconds })
  useEffect(() => {
    let unsubscribe: (() => void) | undefined
    let left = false
    void realtime.then((connected) => {
      if (!left) unsubscribe = connected.on('definitions.status', (status) => void replace(() => status))
    })
    return () => {
      left = true
      unsubscribe?.()
    }
  }, [realtime, replace])
  return { status: data, replace: (status) => void replace(() => status) }
}
