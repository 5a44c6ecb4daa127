import { followPath } from './fieldPaths.ts'
import type { SharedModel } from './Model.ts'
import { nearestName } from './nearestName.ts'
import { fact, question } from './question.ts'
import type { EntitySource, PropertySource, ResourceSource } from './read/source.ts'
import { rowShape, recordShape } from './check/scopes.ts'
import { sameWhile } from './sameWhile.ts'
import { permissionsNeeded } from './permissionsNeeded.ts'

/** A call that reads, as definitions may name it. */
export interface ReadCall {
  /** Below the API base, with `{slots}`. */
  path: string
  query: string[]
  access: string[]
  /** What it answers; absent for an endpoint of a resource with records, whose answer code alone knows. */
  answer?: PropertySource
  /** Property of the answer that holds a list. */
  items?: string
}

const PAGING = ['page', 'per_page', 'sort']
const PAGINATION: PropertySource = {
  type: 'object',
  properties: {
    current_page: { type: 'integer' },
    per_page: { type: 'integer' },
    total_pages: { type: 'integer' },
    total: { type: 'integer' },
  },
}

/** Every call of the portal that definitions may read. */
export const readCalls = fact(
  ({ context, resources, entities }) => [context, resources, entities],
  ({ value }, resources, entities): readonly ReadCall[] => {
    const { config } = value.roots
    const ofConfig = () => [
      { path: '/config', query: [], access: [], answer: config as PropertySource }, // a shape without titles
    ]
    const ofResources = [...resources.values()].flatMap((resource) => {
      const entity = entities.get(resource.value.entity)?.value
      return same(resource, [entity], () => callsOf(resource.value, entity))
    })
    return [...same(config, [], ofConfig), ...ofResources]
  },
)

const same = sameWhile<readonly ReadCall[]>()

const callsAt = question(
  (model) => [readCalls(model)],
  (all) => {
    const calls = Map.groupBy(all, ({ path }) => withoutSlotNames(path))
    return (path: string): readonly ReadCall[] => calls.get(withoutSlotNames(path)) ?? []
  },
)

/** The first call that a path with slots asks for, whatever the slots are called. */
export function findCall(model: SharedModel, path: string): ReadCall | undefined {
  return callsAt(model, path)[0]
}

/** The first call there that answers a list to choose from. */
export function findOptions(model: SharedModel, path: string): ReadCall | undefined {
  return callsAt(model, path).find(answersOptions)
}

/** Whether a call answers a list to choose from. */
export function answersOptions({ items }: ReadCall): boolean {
  return items !== undefined
}

/** Two paths are the same call whatever their slots are called. */
export function withoutSlotNames(path: string): string {
  return path.replace(/\{[^}]*\}/g, '{}')
}

/** The path of the call that was meant: spelled nearly so, or with most of its words. */
export function nearestCall(written: string, calls: readonly { path: string }[]): string | undefined {
  const paths = calls.map((call) => call.path)
  const near = nearestName(written, paths)
  if (near !== undefined) return near
  const wanted = wordsOf(written)
  const slots = slotsIn(written)
  const scored = paths
    .filter((path) => slotsIn(path) === slots)
    .map((path) => {
      const words = wordsOf(path)
      const met = wanted.filter((word) => nearestName(word, words) !== undefined).length
      return { path, score: met - Math.abs(words.length - wanted.length) / 10, met }
    })
  return scored.filter(({ met }) => met > 0).toSorted((a, b) => b.score - a.score)[0]?.path
}

function slotsIn(path: string): number {
  return path.split('{').length - 1
}

/** Without the version and slots, which say nothing of what is read. */
function wordsOf(path: string): string[] {
  const plain = path.replace(/\{[^}]*\}/g, '')
  return plain.split(/[^A-Za-z0-9]+/).filter((word) => word !== '' && !/^v\d+$/.test(word))
}

function callsOf(resource: ResourceSource, entity: EntitySource | undefined): ReadCall[] {
  const calls: ReadCall[] = []
  const { list, get } = resource.operations
  if (list) {
    const query = [...(resource.query ?? []).map((each) => each.name), ...PAGING]
    const { items, listFields } = resource
    const answer = entity && listAnswer(items, rowShape(entity, listFields))
    calls.push({
      ...answering(answer),
      path: resource.path,
      items,
      query,
      access: permissionsNeeded(list.access),
    })
    const { statistics } = resource
    if (statistics) {
      const figures = Object.fromEntries(statistics.map(({ id }) => [id, { type: 'integer' }]))
      const shape = { type: 'object', properties: { statistics: { type: 'object', properties: figures } } }
      calls.push({
        answer: shape,
        path: `${resource.path}/statistics`,
        query: (resource.query ?? []).map((each) => each.name),
        access: permissionsNeeded(list.access),
      })
    }
  }
  if (get) {
    const answer: PropertySource | undefined = entity && {
      type: 'object',
      properties: { [resource.item]: recordShape(entity) },
    }
    const path = resource.singleton === true ? resource.path : `${resource.path}/{id}`
    calls.push({ ...answering(answer), path, query: [], access: permissionsNeeded(get.access) })
  }
  for (const sublist of resource.sublists ?? []) {
    const found =
      entity && followPath<PropertySource>({ type: 'object', properties: entity.properties }, [sublist.field])
    const item = found && 'found' in found ? found.found.items : undefined
    calls.push({
      ...answering(item && listAnswer(sublist.field, item)),
      path: resource.path + sublist.path,
      items: sublist.field,
      query: [...(sublist.query ?? []).map((each) => each.name), ...PAGING],
      access: permissionsNeeded(sublist.access),
    })
  }
  const told = resource.storage.kind === 'none' && entity ? { properties: entity.properties } : undefined
  for (const endpoint of resource.endpoints ?? []) {
    if (endpoint.method !== 'GET') continue
    calls.push({
      ...answering(told && { type: 'object', ...told }),
      path: endpoint.absolute === true ? endpoint.path : resource.path + endpoint.path,
      query: endpoint.query ?? [],
      access: permissionsNeeded(endpoint.access),
      ...(endpoint.items === undefined ? {} : { items: endpoint.items }),
    })
  }
  return calls
}

function answering(answer: PropertySource | undefined): { answer?: PropertySource } {
  return answer === undefined ? {} : { answer }
}

function listAnswer(items: string, item: PropertySource): PropertySource {
  return {
    type: 'object',
    properties: {
      [items]: { type: 'array', items: item },
      pagination: PAGINATION,
      is_empty: { type: 'boolean' },
    },
  }
}
