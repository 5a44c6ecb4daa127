import type { Grouping } from './ListQuery.ts'

/** Reads `state` or `state:packed,sent`, as views keep it. */
export function readGrouping(text: string): Grouping {
  const [field = '', collapsed = ''] = text.split(':')
  return { field, collapsed: collapsed.split(',').filter((value) => value !== '') }
}

export function writeGrouping({ field, collapsed }: Grouping): string {
  return collapsed.length === 0 ? field : `${field}:${collapsed.join(',')}`
}
