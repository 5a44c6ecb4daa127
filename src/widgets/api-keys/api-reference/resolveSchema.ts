import { getPath } from '../../../shared/paths.ts'
import type { OpenApi, Schema } from './OpenApi.ts'

/** Follows references within the document, and takes the first real one of several alternatives. */
export function resolveSchema(api: OpenApi, schema: Schema | undefined): Schema {
  let present = schema ?? {}
  for (let hops = 0; hops < 10; hops++) {
    const choice = present.anyOf ?? present.oneOf
    if (present.$ref !== undefined) present = follow(api, present.$ref)
    else if (choice) present = choice.find(({ type }) => type !== 'null') ?? {}
    else return present
  }
  return present
}

/** @returns what a reference such as `#/components/schemas/User` leads to */
export function follow<Found extends object = Schema>(api: OpenApi, reference: string): Partial<Found> {
  const keys = reference.replace(/^#\//, '').split('/')
  let present: unknown = api
  for (const key of keys) present = getPath(present, [key.replaceAll('~1', '/').replaceAll('~0', '~')])
  // Whoever asks knows what the document has there; without it there is nothing to show.
  return typeof present === 'object' && present !== null ? (present as Partial<Found>) : {}
}
