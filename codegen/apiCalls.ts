import { portalCalls } from './emit/portalCalls.ts'
import type { SharedModel } from './Model.ts'
import { fact } from './question.ts'
import type { ResourceSource } from './read/source.ts'

/** A call of the API, as `access.json` names it. */
export interface ApiCall {
  /** `PUT /v1/profile/password`; the path is below the API base. */
  name: string
  /** Whether it only reads. */
  reads: boolean
  /** Calls that are allowed wherever this one is: the check of what it would write, the history of what it reads. */
  along: string[]
}

/** The calls that make transitions, by entity. */
const transitionCalls = fact(
  ({ resources, lifecycles }) => [resources, lifecycles],
  (resources, lifecycles) => {
    const storing = new Map([...resources.values()].toReversed().map(({ value }) => [value.entity, value]))
    return new Map(
      [...lifecycles].flatMap(([entity, { value }]): [string, string][] => {
        const path = storing.get(entity)?.path
        return path && value.call ? [[entity, `${value.call.method} ${path}${value.call.path}`]] : []
      }),
    )
  },
)

/** The call that makes the transitions of an entity. */
export function transitionCall(model: SharedModel, entity: string): string | undefined {
  return transitionCalls(model).get(entity)
}

/** Every call of the API by name: those of every portal and those of the resources. */
export const apiCalls = fact(
  (model) => [model.resources, model.lifecycles, model.lists, transitionCalls(model)],
  (resources, lifecycles, lists, transitions): ReadonlyMap<string, ApiCall> => {
    const charted = new Set(lists.flatMap(({ value }) => (value.chart === undefined ? [] : value.resource)))
    const paths = lists.flatMap(({ value }) => {
      const path = resources.get(value.resource)?.value.path
      return value.bulkActions === undefined || path === undefined ? [] : path
    })
    const calls = [
      ...callsOfPortal(),
      ...[...resources.values()].flatMap(({ value }) =>
        callsOf(value, charted.has(value.id), lifecycles.has(value.entity)),
      ),
      ...[...new Set(paths)].flatMap(bulkCalls),
      ...[...transitions.values()].map((name) => ({ name, reads: false, along: [] })),
    ]
    return new Map(calls.map((call) => [call.name, call]))
  },
)

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

function callsOfPortal(): ApiCall[] {
  return Object.entries(portalCalls).flatMap(([path, operations]) =>
    methods.flatMap((method) =>
      operations[method] === undefined ? [] : [plain(method.toUpperCase(), path)],
    ),
  )
}

function callsOf(resource: ResourceSource, hasChart: boolean, hasStates: boolean): ApiCall[] {
  const { path, singleton, operations, sublists = [], endpoints = [], statistics } = resource
  const one = singleton === true ? path : `${path}/{id}`
  const verify = `POST ${path}/verify`
  const draft = `${path}/draft`
  const drafts = resource.draft ? [`GET ${draft}`, `PUT ${draft}`, `DELETE ${draft}`] : []
  const { list, get, create, update, delete: remove, rotate } = operations
  return [
    ...(list ? [plain('GET', path), ...exportsOf(path)] : []),
    ...(list && statistics ? [plain('GET', `${path}/statistics`)] : []),
    ...(list && hasChart ? [plain('GET', `${path}/statistics/series`)] : []),
    ...(get ? readingOne(resource, hasStates, one) : []),
    ...(create ? [{ name: `POST ${path}`, reads: false, along: [verify, ...drafts] }] : []),
    ...drafts.map((name) => ({ name, reads: name.startsWith('GET'), along: [] })),
    ...(update ? [{ name: `PUT ${one}`, reads: false, along: [verify] }] : []),
    ...(create || update ? [{ name: verify, reads: false, along: [] }] : []),
    ...(remove ? [plain('DELETE', one)] : []),
    ...(rotate ? [plain('POST', `${one}/rotate`)] : []),
    ...sublists.map((each) => plain('GET', path + each.path)),
    ...endpoints.map((each) => plain(each.method, each.absolute === true ? each.path : path + each.path)),
  ]
}

function readingOne({ storage }: ResourceSource, hasStates: boolean, one: string): ApiCall[] {
  if (!hasStates || storage?.kind !== 'documents') return [plain('GET', one)]
  const events = `GET ${one}/events`
  return [
    { name: `GET ${one}`, reads: true, along: [events] },
    { name: events, reads: true, along: [] },
  ]
}

/** A large export is made in the background. */
function exportsOf(path: string): ApiCall[] {
  const inBackground = `POST ${path}/export`
  return [
    { name: `GET ${path}/export.csv`, reads: true, along: [inBackground] },
    { name: inBackground, reads: false, along: [] },
  ]
}

function bulkCalls(path: string): ApiCall[] {
  const check = `POST ${path}/bulk/check`
  return [
    { name: `POST ${path}/bulk`, reads: false, along: [check] },
    { name: check, reads: false, along: [] },
  ]
}

function plain(method: string, path: string): ApiCall {
  return { name: `${method} ${path}`, reads: method === 'GET', along: [] }
}
