import type { ApiError } from '../registry/apiClient.ts'
import { failureText } from '../registry/FailureMessage.tsx'
import type { Translate } from '../registry/portalContext.ts'

/** The same as `failureText` for what was sent from a form, which keeps it. */
export function sendingFailureText(error: ApiError, t: Translate, own?: string): string {
  return failureText(error, t, own ?? (error.status === 0 ? t('portal:wizard-offline') : undefined))
}
