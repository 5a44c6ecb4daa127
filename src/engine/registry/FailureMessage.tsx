import type { ReactNode } from 'react'
import type { ApiError } from './apiClient.ts'
import { isGeneralText } from './isGeneralText.ts'
import { usePortal } from './portalContext.ts'
import type { Translate } from './portalContext.ts'
import { ScreenMessage } from './ScreenMessage.tsx'
import { useRetryOnline } from './useRetryOnline.ts'

export interface FailureMessageProps {
  error: ApiError
  onRetry: () => void
  /** Said when the server gives no reason. */
  text?: string | undefined
  /** The way on from what is missing. */
  back?: ReactNode
}

/** A screen that could not be read: forbidden, missing, or failed with a way to try again. */
export function FailureMessage({ error, onRetry, text, back }: FailureMessageProps) {
  const { t } = usePortal()
  useRetryOnline(onRetry)
  const retry = (
    <button type="button" className="button" onClick={onRetry}>
      {t('portal:try-again')}
    </button>
  )
  if (error.status === 403) {
    return (
      <ScreenMessage
        alert
        icon="lock"
        title={t('portal:failure-forbidden-title')}
        text={isGeneralText(error.message) ? t('portal:failure-forbidden-text') : error.message}
        action={retry}
      />
    )
  }
  if (error.status === 404) {
    return (
      <ScreenMessage
        alert
        icon="nothing"
        title={t('portal:failure-missing-title')}
        text={t('portal:failure-missing-text')}
        action={back}
      />
    )
  }
  return (
    <ScreenMessage
      alert
      icon="error"
      title={t('portal:failure-title')}
      text={failureText(error, t, text)}
      action={error.status === 409 && back !== undefined ? back : retry}
    />
  )
}

/** A failure in words people can act on; `own` stands for a server that gives no reason. */
export function failureText(error: ApiError, t: Translate, own?: string): string {
  if (own !== undefined && (error.status >= 500 || isGeneralText(error.message))) return own
  return isGeneralText(error.message) ? t('portal:api-failed') : error.message
}
