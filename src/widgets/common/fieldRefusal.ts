import { ApiError } from '../../engine/registry/apiClient.ts'
import type { Translate } from '../../engine/registry/portalContext.ts'
import { errorText } from './errorText.ts'

/** What a failed call says about one of its fields, if it does. */
export function fieldText(error: unknown, field: string): string | undefined {
  return error instanceof ApiError ? error.fields[field] : undefined
}

/** What a failed call says, unless it stands at that field already. */
export function looseText(error: unknown, field: string, t: Translate): string | undefined {
  return error === undefined || fieldText(error, field) !== undefined ? undefined : errorText(error, t)
}
