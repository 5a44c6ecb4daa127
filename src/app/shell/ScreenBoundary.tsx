import { Component } from 'react'
import type { ErrorInfo, ReactNode } from 'react'
import { hasChunkFailed, isReloading } from '../start/chunkGuard.ts'
import { usePortal } from '../../engine/registry/portalContext.ts'
import { Message } from './Message.tsx'

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

  static getDerivedStateFromProps({ version }: ScreenBoundaryProps, state: State): State | null {
    return version === state.version ? null : { failed: false, version }
  }

  static getDerivedStateFromError(): Pick<State, 'failed'> {
    return { failed: true }
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    if (!isReloading()) console.error(error, info.componentStack)
  }

  retry = (): void => {
    if (hasChunkFailed()) location.reload()
    else this.setState({ failed: false })
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    if (isReloading()) return null
    return <Failed onRetry={this.retry} />
  }
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { t } = usePortal()
  return (
    <Message title={t('portal:shell-screen-failed-title')} role="alert">
      <p>{t('portal:shell-screen-failed-text')}</p>
      <p className="message-actions">
        <button type="button" className="button" data-kind="primary" onClick={onRetry}>
          {t('portal:try-again')}
        </button>
      </p>
    </Message>
  )
}
