import type { ApiError } from '../registry/apiClient.ts'
import { failureText } from '../registry/FailureMessage.tsx'
import type { Translate } from '../registry/portalContext.ts'

/** The same as `failureText` for what was sent from a form, which keeps it; `own` stands for no answer, too. */
export function sendingFailureText(error: ApiError, t: Translate, own?: string): string {
  return error.status === 0 ? (own ?? t('portal:wizard-offline')) : failureText(error, t, own)
}
