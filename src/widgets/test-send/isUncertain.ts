import { ApiError } from '../../engine/registry/apiClient.ts'

/** Whether the server may have taken the message although the call failed. */
export function isUncertain(error: unknown): boolean {
  return (
    error instanceof ApiError && (error.status === 0 || error.status >= 500 || error.code === 'in-progress')
  )
}
