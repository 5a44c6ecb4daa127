import type { QueryMatch } from '../src/language/portal.ts'
import type { ResourceSource } from './read/source.ts'

const SEARCHES: QueryMatch[] = ['contains', 'prefix']

/** The query parameter of a resource that finds records by what is typed of a property. */
export function searchOf({ query = [] }: ResourceSource, name: string): string | undefined {
  return query.find(({ field, match }) => field === name && SEARCHES.includes(match))?.name
}
