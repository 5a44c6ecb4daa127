import { isGeneralText } from '../registry/isGeneralText.ts'
import type { ApiError } from '../registry/apiClient.ts'
import type { Notice, Translate } from '../registry/portalContext.ts'

/** What is said when the server names no reason. */
export function generalNotice(t: Translate): Notice {
  return { tone: 'danger', text: t('portal:api-failed'), seconds: 10, support: true }
}

/** What people read about a failed call: the server's words, or the general notice when those say nothing. */
export function apiNotice(error: ApiError, t: Translate): Notice {
  if (isGeneralText(error.message)) return generalNotice(t)
  return { tone: 'danger', text: error.message }
}
