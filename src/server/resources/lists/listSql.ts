import type {
  EntityDefinition,
  QueryParameter,
  ResourceDefinition,
  StatisticDefinition,
} from '../../../language/portal.ts'
import { chosenValues, type Scope } from '../../../language/index.ts'
import type { ListRequest } from './readListRequest.ts'
import { Refusal, say, type Words } from '../../errors.ts'
import {
  canBeEmpty,
  fieldSql,
  searchExpression,
  sortExpression,
  sortingCatalogue,
  sourceOf,
  type FieldSql,
  usualOrder,
} from '../../storage/fieldSql.ts'
import { beginsWith } from './beginsWith.ts'
import { conditionToSql, type SqlParameters } from './conditionToSql.ts'
import { digitsSql } from './digitsSql.ts'
import { figureSql, groupedSql } from './groupSql.ts'
import { readFilterDate } from './readFilterDate.ts'
import { isUuid } from '../../storage/documentValues.ts'

export interface Statement {
  text: string
  parameters: unknown[]
}

/** Counts of typed fact tables stop here; the pager then says "10,000+" pages' worth. */
export const countedAtMost = 100_000

/** From so many dropped rows on, reading them whole costs more than reading the page twice. */
const skippedByIndex = 100

interface Bound {
  comparison: '<' | '>='
  instant: string
}

/** How the page of a list is found. */
export interface PageStart {
  /** Rows to drop. */
  offset: number
  /** What holds of the first row and all after it, besides the filter. */
  begins?: Bound
  /** What holds of all rows up to the last one. */
  ends?: Bound | undefined
  /** Rows that the page has within its bounds, unless some went meanwhile. */
  least?: number
  /** Rows after the page within its bounds, where they are fewer than those before it: it is then read from its end. */
  after?: number | undefined
  /** All rows of the filter, where finding the page counted them, and the version of the collection then. */
  counted?: { total: number; version: number }
}

/** The filters of a list request as SQL, shared by the page, the count and the export. */
export interface ListFilter {
  where: string
  parameters: unknown[]
  /** Same filters, same text: key of the cached total. */
  key: string
  /** The field of a document that has the value `$1`, where nothing else is asked. */
  only?: string
}

const integerColumns = 2_147_483_647

export function filterSql(
  resource: ResourceDefinition,
  entity: EntityDefinition,
  filters: ListRequest['filters'],
  scope: Scope,
): ListFilter {
  const { values, parameters } = collectParameters()
  const conditions = conditionsSql(resource, entity, filters, scope, parameters)
  const where = [sourceOf(resource).where, ...conditions].join(' and ')
  const only = conditions.length === 1 ? valuedField(resource, entity, filters[0]?.parameter) : undefined
  return {
    where,
    parameters: values,
    key: JSON.stringify([where, values]),
    ...(only !== undefined && conditions[0] === `${only} = $1::text` && { only }),
  }
}

/** Values in the order of their placeholders. @param first those there are already */
export function collectParameters(first: readonly unknown[] = []): {
  values: unknown[]
  parameters: SqlParameters
} {
  const values: unknown[] = [...first]
  return {
    values,
    parameters: {
      add(value, type) {
        values.push(value)
        return `$${values.length}::${type}`
      },
    },
  }
}

/** What each filter asks of a row. */
export function conditionsSql(
  resource: ResourceDefinition,
  entity: EntityDefinition,
  filters: ListRequest['filters'],
  scope: Scope,
  parameters: SqlParameters,
): string[] {
  return filters.map((filter) => parameterSql(resource, entity, filter, scope, parameters))
}

function valuedField(
  resource: ResourceDefinition,
  entity: EntityDefinition,
  parameter: QueryParameter | undefined,
): string | undefined {
  return resource.storage.kind === 'documents' && parameter?.field !== undefined
    ? fieldSql(resource, entity, parameter.field).expression
    : undefined
}

function parameterSql(
  resource: ResourceDefinition,
  entity: EntityDefinition,
  { parameter, value, timeZone }: ListRequest['filters'][number],
  scope: Scope,
  parameters: SqlParameters,
): string {
  const refuse = (text: Words): never => {
    throw new Refusal('invalid', { fields: { [parameter.name]: text } })
  }
  if (parameter.match === 'flag') {
    if (value !== 'true' && value !== 'false') return refuse(say('portal:error-must-be-boolean'))
    if (value === 'false' || !parameter.where) return 'true'
    const row = (path: string[]) => fieldSql(resource, entity, path.join('.'))
    const known = { now: new Date().toISOString(), ...scope }
    return `(${conditionToSql(parameter.where.tree, { row }, known, parameters)})`
  }
  if (parameter.field === undefined)
    throw new Error(`${resource.id}: parameter ${parameter.name} has no field`)
  const field = fieldSql(resource, entity, parameter.field)
  switch (parameter.match) {
    case 'from-date':
    case 'to-date': {
      const end = parameter.match === 'to-date'
      const instant =
        readFilterDate(value, timeZone ?? timeZoneOf(scope), end ? 1 : 0) ?? refuse(say('portal:error-date'))
      const bound = parameters.add(instant, field.type === 'timestamp' ? 'timestamptz' : 'text')
      return `${field.expression} ${end ? '<' : '>='} ${bound}`
    }
    case 'contains': {
      const forms = [value, ...phoneDigits(value)].map((each) => `%${escapeLike(each.toLowerCase())}%`)
      const found = `(${forms.map((each) => `${searchExpression(field)} like ${parameters.add(each, 'text')}`).join(' or ')})`
      return resource.storage.kind === 'documents' && isUuid(value.trim())
        ? `(${found} or id = ${parameters.add(value.trim(), 'uuid')})`
        : found
    }
    case 'prefix':
      return resource.storage.kind === 'table'
        ? `(${beginsWith(field.expression, value, parameters)})`
        : `${searchExpression(field)} like ${parameters.add(`${escapeLike(value.toLowerCase())}%`, 'text')}`
    case 'digits':
      return digitsSql(field, value, parameters) ?? refuse(say('portal:error-digits'))
    case 'from-number':
    case 'to-number': {
      const bound = parameters.add(readNumber(value) ?? refuse(say('portal:error-number')), 'float8')
      return `${field.expression} ${parameter.match === 'from-number' ? '>=' : '<='} ${bound}`
    }
    case 'in':
      return amongSql(resource, parameter.field, field, chosenValues(value), parameters, refuse)
    case 'equals':
      if (field.type === 'array') return containsMember(field, value, parameters)
      if (field.type === 'number') {
        const number = readNumber(value) ?? refuse(say('portal:error-number'))
        return `${field.expression} = ${parameters.add(Math.min(number, integerColumns * 4e6), 'float8')}`
      }
      if (field.type === 'boolean') {
        if (value !== 'true' && value !== 'false') return refuse(say('portal:error-must-be-boolean'))
        if (field.personal) return value === 'true' ? field.personal.isTrue : `not ${field.expression}`
        return `${field.expression} = ${parameters.add(value === 'true', 'boolean')}`
      }
      return uuidText(resource, parameter.field)
        ? isUuid(value)
          ? `${field.expression} = ${parameters.add(value, 'uuid')}`
          : 'false'
        : `${field.expression} = ${parameters.add(value, 'text')}`
  }
}

/** What looks like a phone number as it is shown, in the form that is stored; nothing else. */
function phoneDigits(value: string): string[] {
  if (!/^[+\d\s().-]+$/.test(value) || value.replaceAll(/\D/g, '').length < 5) return []
  const together = value.trim().replaceAll(/(?<=\d)[\s().-]+(?=\d)/g, '')
  return together === value ? [] : [together]
}

/** One of several values. */
function amongSql(
  resource: ResourceDefinition,
  name: string,
  field: FieldSql,
  values: string[],
  parameters: SqlParameters,
  refuse: (text: Words) => never,
): string {
  if (field.type === 'array')
    return values.length === 0
      ? 'false'
      : `(${values.map((value) => containsMember(field, value, parameters)).join(' or ')})`
  if (field.type === 'number') {
    const numbers = values.map((value) => readNumber(value) ?? refuse(say('portal:error-numbers')))
    return `${field.expression} = any(${parameters.add(numbers, 'float8[]')})`
  }
  // An index can find one value in the order of what comes after it.
  const [only, ...others] = values
  if (!uuidText(resource, name))
    return only !== undefined && others.length === 0
      ? `${field.expression} = ${parameters.add(only, 'text')}`
      : `${field.expression} = any(${parameters.add(values, 'text[]')})`
  if (!values.every(isUuid)) return refuse(say('portal:error-id-list'))
  return `${field.expression} = any(${parameters.add(values, 'uuid[]')})`
}

function containsMember({ expression, member }: FieldSql, value: string, parameters: SqlParameters): string {
  return `${expression} @> ${parameters.add(JSON.stringify([nestedMember(member ?? '', value)]), 'jsonb')}`
}

function readNumber(text: string): number | undefined {
  const number = Number(text)
  return text.trim() !== '' && Number.isFinite(number) ? number : undefined
}

/** Columns of typed tables that hold ids are uuid. */
function uuidText(resource: ResourceDefinition, field: string): boolean {
  return field === 'id' || (resource.storage.kind === 'table' && field.endsWith('_id'))
}

function nestedMember(path: string, value: string): unknown {
  return path === ''
    ? value
    : path.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), value)
}

function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, '\\$&')
}

/**
 * One statement: the rows of a page as JSON text joined by commas, how many, and the version of the collection.
 * The JSON is made outside the limited part, or it would be made of every row before the page too.
 */
export function pageSql(
  resource: ResourceDefinition,
  entity: EntityDefinition,
  request: ListRequest,
  filter: ListFilter,
  ranksOf: CatalogueRanks,
  start: PageStart = { offset: (request.page - 1) * request.perPage },
): Statement {
  const { from } = sourceOf(resource)
  const parameters = [...filter.parameters]
  const bounds = [start.begins, start.ends].flatMap((bound) => {
    if (!bound) return []
    parameters.push(bound.instant)
    return `created_at ${bound.comparison} $${parameters.length}::timestamptz`
  })
  const valued = request.group ? undefined : valuedSql(resource, entity, request.sort, filter)
  let where = [valued?.where ?? filter.where, ...bounds].join(' and ')
  const grouped = request.group && groupedSql(resource, entity, request.group, ranksOf, parameters)
  const order = orderSql(resource, entity, request.sort, ranksOf, parameters.length)
  parameters.push(...order.parameters, start.after ?? start.offset)
  if (grouped) where += ` and ${grouped.where}`
  const before = grouped?.order ?? valued?.order
  const by = before === undefined ? order.text : `${before}, ${order.text}`
  const cut = (way: string, most: number): string =>
    `where ${where} order by ${way} limit ${most} offset $${parameters.length}::int`
  const isFromEnd = start.after !== undefined
  const places = isFromEnd
    ? cut(
        orderSql(resource, entity, request.sort.map(reversed), ranksOf, 0).text,
        start.least ?? request.perPage,
      )
    : cut(by, request.perPage)
  const whole = `select * from ${from} ${places}`
  const page = skipsRows(resource, start)
    ? `select found.* from (select created_at, id from ${from} ${places}) place join (${partsOf(from, bounds)}) found using (created_at, id) order by ${by}`
    : isFromEnd
      ? `select * from (${whole}) place order by ${by}`
      : whole
  return {
    text: `select rows, count, ${versionSql(resource)} as version from (select string_agg(${rowJson(resource, entity)}, ',') as rows, count(*)::int as count from (${page}) page) read`,
    parameters,
  }
}

/**
 * One value of a field as a range of one, in its order: only the index of the field has that. With `=` the planner may
 * take the index of the order alone, and reads over all rows of other values that come first.
 */
function valuedSql(
  resource: ResourceDefinition,
  entity: EntityDefinition,
  sort: ListRequest['sort'],
  { only }: ListFilter,
): { where: string; order: string } | undefined {
  const usual = usualOrder(resource, entity)
  const asked = sort.map(({ field, descending }) => `${descending ? '-' : ''}${field}`).join(',')
  if (only === undefined || !usual || asked !== resource.sort.default) return undefined
  return {
    where: `${sourceOf(resource).where} and ${only} >= $1::text and ${only} <= $1::text`,
    order: `${only}${usual.isBackward ? ' desc' : ''}`,
  }
}

/** The planner looks at every partition that it isn't kept from. */
function partsOf(from: string, bounds: string[]): string {
  return `select * from ${from}${bounds.length > 0 ? ` where ${bounds.join(' and ')}` : ''}`
}

function reversed({ field, descending }: ListRequest['sort'][number]): ListRequest['sort'][number] {
  return { field, descending: !descending }
}

/** Rows that are dropped are read from an index alone, where it has what is asked for. */
function skipsRows({ storage }: ResourceDefinition, { offset, after = offset }: PageStart): boolean {
  return storage.kind === 'table' && storage.shared !== true && after >= skippedByIndex
}

export function countSql(resource: ResourceDefinition, filter: ListFilter): Statement {
  const { from } = sourceOf(resource)
  const counted =
    resource.storage.kind === 'table'
      ? `select count(*)::int from (select 1 from ${from} where ${filter.where} limit ${countedAtMost}) counted`
      : `select count(*)::int from ${from} where ${filter.where}`
  return {
    text: `select (${counted}) as total, ${versionSql(resource)} as version`,
    parameters: filter.parameters,
  }
}

/** The figures over all rows of a filter as one JSON text, and the version of the collection. */
export function statisticsSql(
  resource: ResourceDefinition,
  entity: EntityDefinition,
  statistics: readonly StatisticDefinition[],
  filter: ListFilter,
): Statement {
  const { from } = sourceOf(resource)
  const figures = statistics.map((statistic) => figureSql(resource, entity, statistic))
  return {
    text: `select (select json_build_object(${figures.join(', ')}) from ${from} where ${filter.where})::text as figures, ${versionSql(resource)} as version`,
    parameters: filter.parameters,
  }
}

/** Whether there is any row at all. */
export function anySql(resource: ResourceDefinition, { where, parameters }: ListFilter): Statement {
  const { from } = sourceOf(resource)
  return { text: `select exists(select 1 from ${from} where ${where}) as "any"`, parameters }
}

export const sharedVersionSql = '(hashtext(pg_current_snapshot()::text)::bigint + 2147483648)'

/**
 * Of shared rows it changes with every change anybody makes: which transactions are seen says so without a counter that
 * all accounts would wait for.
 */
export function versionSql(resource: ResourceDefinition): string {
  if (resource.storage.kind === 'table' && resource.storage.shared) return sharedVersionSql
  const { where } = sourceOf({ ...resource, storage: { kind: 'documents' } })
  return `coalesce((select version from collection_version where account_id = current_account() and ${where}), 0)`
}

/** The fields of a list row as one JSON text; an empty field is null, so that every row has the same keys. */
export function rowJson(
  resource: ResourceDefinition,
  entity: EntityDefinition,
  fields = resource.listFields,
): string {
  const pairs = fields.map((name) => `'${name}', ${fieldSql(resource, entity, name).json}`)
  // A function takes at most 100 arguments.
  const chunks: string[] = []
  for (let start = 0; start < pairs.length; start += 45) {
    chunks.push(`json_build_object(${pairs.slice(start, start + 45).join(', ')})`)
  }
  const [first = `'{}'::json`] = chunks
  const whole = chunks.length > 1 ? chunks.map((chunk) => `${chunk}::jsonb`).join(' || ') : first
  return `(${whole})::text`
}

/** One row of a typed table as JSON text, with every field of the entity that has a value. */
export function recordSql(resource: ResourceDefinition, entity: EntityDefinition, id: string): Statement {
  const { from } = sourceOf(resource)
  const isShared = resource.storage.kind === 'table' && resource.storage.shared === true
  const stamps = isShared ? [] : ['created_at', 'updated_at']
  const fields = new Set(['id', ...Object.keys(entity.properties), ...stamps])
  return {
    text: `select json_strip_nulls(${rowJson(resource, entity, [...fields])}::json)::text as row from ${from} where id = $1::uuid`,
    parameters: [id],
  }
}

/** Each value of a catalogue with its place when sorted by text, as a JSON object. */
export type CatalogueRanks = (catalogue: string) => string

/**
 * What rows are sorted by, in the end by their id. The values of a catalogue are codes that nobody sees: they are sorted
 * by their texts, without an index; a value that the catalogue no longer has comes last.
 * @param before how many parameters stand before those of the order
 */
export function orderSql(
  resource: ResourceDefinition,
  entity: EntityDefinition,
  sort: ListRequest['sort'],
  ranksOf: CatalogueRanks,
  before: number,
): Statement {
  const parameters: unknown[] = []
  const parts = sort.map(({ field, descending }) => {
    const direction = descending ? ' desc' : ''
    const catalogue = sortingCatalogue(entity, field)
    if (catalogue !== undefined) {
      parameters.push(ranksOf(catalogue))
      const rank = `($${before + parameters.length}::jsonb->>${fieldSql(resource, entity, field).expression})::int`
      return `${rank}${direction} nulls last`
    }
    const expression = sortExpression(fieldSql(resource, entity, field))
    if (!descending) return expression
    return `${expression} desc${canBeEmpty(resource, entity, field) ? ' nulls last' : ''}`
  })
  return { text: [...parts, `id${sort[0]?.descending ? ' desc' : ''}`].join(', '), parameters }
}

/** The account's time zone, by whose days totals are kept; a request may name another one to read times in. */
export function timeZoneOf({ account }: Scope): string {
  return 'timezone' in account && typeof account.timezone === 'string' ? account.timezone : 'UTC'
}
