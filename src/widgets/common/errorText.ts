import { ApiError } from '../../engine/registry/apiClient.ts'

const GENERIC = 'Something went wrong. Please try again later'
const MEANINGLESS = new Set(['not found', 'access denied.', 'internal server error', ''])

/** Words for a person about a failed call: the server's own, unless they say nothing. */
export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return GENERIC
  if (error.status === 0) return 'The server cannot be reached. Check your connection.'
  return MEANINGLESS.has(error.message.trim().toLowerCase()) ? GENERIC : error.message
}
