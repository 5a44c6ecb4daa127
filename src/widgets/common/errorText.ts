import type { Translate } from '../../engine/registry/portalContext.ts'
import { ApiError } from '../../engine/registry/apiClient.ts'

const MEANINGLESS = new Set(['not found', 'access denied.', 'internal server error', ''])

/** Words for a person about a failed call: the server's own, unless they say nothing. */
export function errorText(error: unknown, t: Translate): string {
  if (!(error instanceof ApiError)) return t('portal:widget-failed')
  if (error.status === 0) return t('portal:widget-offline')
  return MEANINGLESS.has(error.message.trim().toLowerCase()) ? t('portal:widget-failed') : error.message
}
