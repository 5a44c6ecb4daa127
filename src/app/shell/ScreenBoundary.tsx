import { Component, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import {
  chunkFailed,
  hasChunkFailed,
  isLoadFailure,
  isReloading,
  onReloadDecided,
} from '../start/chunkGuard.ts'
import { reachesServer } from '../start/reachesServer.ts'
import { usePortal } from '../../engine/registry/portalContext.ts'
import { Message } from './Message.tsx'
import { ScreenSkeleton } from './ScreenSkeleton.tsx'

interface State {
  failed: boolean
  version: string
}

interface ScreenBoundaryProps {
  /** The definitions the screen is drawn from: others may not have the mistake. */
  version: string
  children: ReactNode
}

/** A mistake in one screen leaves the shell alone; "Try again" and new definitions draw the screen anew. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, State> {
  override state: State = { failed: false, version: this.props.version }
  stopListening: (() => void) | undefined

  static getDerivedStateFromProps({ version }: ScreenBoundaryProps, state: State): State | null {
    return version === state.version ? null : { failed: false, version }
  }

  static getDerivedStateFromError(): Pick<State, 'failed'> {
    return { failed: true }
  }

  override componentDidMount(): void {
    this.stopListening = onReloadDecided(() => this.forceUpdate())
  }

  override componentWillUnmount(): void {
    this.stopListening?.()
  }

  override componentDidCatch(error: Error): void {
    // One that was being fetched ahead when a screen came to need it was not announced.
    if (!isLoadFailure(error) || hasChunkFailed()) return
    chunkFailed()
    this.forceUpdate()
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    if (isReloading()) return <ScreenSkeleton />
    return hasChunkFailed() ? <Lost /> : <Failed onRetry={() => this.setState({ failed: false })} />
  }
}

/** A part of the portal did not come. It is asked for again by a reload, which comes by itself with the connection. */
function Lost() {
  const { notify, t } = usePortal()
  const [asking, setAsking] = useState(false)
  useEffect(() => {
    const reload = (): void => location.reload()
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [])
  const reload = async (): Promise<void> => {
    setAsking(true)
    if (await reachesServer()) return location.reload()
    setAsking(false)
    notify({ tone: 'danger', text: t('portal:api-offline') })
  }
  return (
    <Message title={t('portal:shell-screen-failed-title')} role="alert">
      <p>{t('portal:shell-screen-lost-text')}</p>
      <Retry isBusy={asking} onRetry={() => void reload()} />
    </Message>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { t } = usePortal()
  return (
    <Message title={t('portal:shell-screen-failed-title')} role="alert">
      <p>{t('portal:shell-screen-failed-text')}</p>
      <Retry onRetry={onRetry} />
    </Message>
  )
}

function Retry({ isBusy = false, onRetry }: { isBusy?: boolean; onRetry: () => void }) {
  const { t } = usePortal()
  return (
    <p className="message-actions">
      <button type="button" className="button" data-kind="primary" disabled={isBusy} onClick={onRetry}>
        {t('portal:try-again')}
      </button>
    </p>
  )
}
