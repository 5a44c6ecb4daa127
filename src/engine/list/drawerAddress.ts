import { writeSearch } from '../../shared/writeSearch.ts'

/** Parameter of the address that names the record open beside a list. */
export const openParameter = 'open'

/**
 * The query of a list's address with a record open beside it, or none.
 * @param search with or without its question mark; whatever else it has stays
 * @returns with its question mark, or empty
 */
export function searchWithOpen(search: string, id: string | null): string {
  const parameters = new URLSearchParams(search)
  parameters.delete(openParameter)
  if (id !== null) parameters.set(openParameter, id)
  return writeSearch(parameters)
}
