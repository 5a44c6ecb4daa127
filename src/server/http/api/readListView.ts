import type { ListViewContent } from '../../../shared/listView.ts'
import { listViewLimits as limits } from '../../../shared/listView.ts'
import { Refusal, say, type Words } from '../../errors.ts'
import { unknownFields } from '../../unknownFields.ts'

/** Members of a view that a request may set. */
export interface ListViewChange {
  list?: string
  name?: string
  content?: ListViewContent
  shared?: boolean
}

const ident = /^[a-z0-9][a-z0-9._-]{0,99}$/i

/**
 * Reads the body of a request.
 * @param required members that must be there
 * @throws Refusal `invalid` with a text per field
 */
export function readListView(body: unknown, required: readonly (keyof ListViewChange)[]): ListViewChange {
  if (!isObject(body)) throw new Refusal('malformed')
  const { list, name, content, shared, ...others } = body
  const fields: Record<string, Words> = unknownFields(others, () => false)
  const change: ListViewChange = {}
  for (const key of required) if (body[key] === undefined) fields[key] = say('portal:form-required')
  if (list !== undefined) {
    if (typeof list === 'string' && ident.test(list)) change.list = list
    else fields['list'] = say('portal:error-list-unknown')
  }
  if (name !== undefined) {
    const trimmed = typeof name === 'string' ? name.trim() : ''
    if (trimmed === '') fields['name'] = say('portal:error-name-missing')
    else if (trimmed.length > limits.name)
      fields['name'] = say('portal:form-max-length', { count: limits.name })
    else change.name = trimmed
  }
  if (shared !== undefined) {
    if (typeof shared === 'boolean') change.shared = shared
    else fields['shared'] = say('portal:error-must-be-boolean')
  }
  if (content !== undefined) {
    const read = readContent(content)
    if (read) change.content = read
    else fields['content'] = say('portal:error-format')
  }
  if (Object.keys(fields).length > 0) throw new Refusal('invalid', { fields })
  return change
}

function readContent(content: unknown): ListViewContent | undefined {
  if (!isObject(content)) return undefined
  const { filters, sort, columns, group, ...others } = content
  if (
    Object.keys(others).length > 0 ||
    !isObject(filters) ||
    !isValue(sort, limits.sort) ||
    !Array.isArray(columns)
  )
    return undefined
  if (group !== undefined && !isValue(group)) return undefined
  const entries = Object.entries(filters)
  if (entries.length > limits.filters || columns.length > limits.columns) return undefined
  const kept: ListViewContent = { filters: {}, sort, columns: [], ...(group !== undefined && { group }) }
  for (const [id, value] of entries) {
    if (!ident.test(id) || !isValue(value)) return undefined
    kept.filters[id] = value
  }
  for (const column of columns as unknown[]) {
    const read = readColumn(column)
    if (!read) return undefined
    kept.columns.push(read)
  }
  return kept
}

function readColumn(column: unknown): ListViewContent['columns'][number] | undefined {
  if (!isObject(column)) return undefined
  const { id, shown, width, ...others } = column
  if (Object.keys(others).length > 0) return undefined
  if (typeof id !== 'string' || !ident.test(id) || typeof shown !== 'boolean') return undefined
  if (width === undefined) return { id, shown }
  return typeof width === 'number' && width > 0 && width < 10_000 ? { id, shown, width } : undefined
}

function isValue(value: unknown, most: number = limits.value): value is string {
  return typeof value === 'string' && value.length <= most
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
