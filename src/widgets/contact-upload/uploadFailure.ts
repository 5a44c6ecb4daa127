import type { Translate } from '../../engine/registry/portalContext.ts'
import { ApiError } from '../../engine/registry/apiClient.ts'
import { uploadTexts } from './uploadTexts.ts'

/** What a failed upload call means: try again (no answer came), or the words to show. */
export function uploadFailure(
  error: unknown,
  t: Translate,
): { retry: true } | { retry: false; text: string } {
  if (!(error instanceof ApiError)) return { retry: false, text: t(uploadTexts.failed) }
  if (error.status === 0 && error.code === 'network') return { retry: true }
  if (error.status === 413) return { retry: false, text: t(uploadTexts.tooLarge) }
  const serversFault = error.status === 0 || error.status >= 500
  return { retry: false, text: (!serversFault && error.message) || t(uploadTexts.failed) }
}
