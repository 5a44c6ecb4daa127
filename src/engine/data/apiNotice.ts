import type { ApiError } from '../registry/apiClient.ts'
import type { Notice } from '../registry/portalContext.ts'

export const generalNotice: Notice = {
  tone: 'danger',
  text: 'Sorry, there was an error processing your request. Our support team has already been notified. Please try again.',
  seconds: 10,
  link: { text: 'Support', to: '/support' },
}

const generalTexts = new Set(['', 'not found', 'access denied.', 'internal server error'])

/** What people read about a failed call: the server's words, or the general notice when those say nothing. */
export function apiNotice(error: ApiError): Notice {
  if (generalTexts.has(error.message.trim().toLowerCase())) return generalNotice
  return { tone: 'danger', text: error.message }
}
