import { portalCalls } from './emit/portalCalls.ts'
import type { Model } from './Model.ts'
import { listsOfResource, resourceOfEntity } from './modelIndex.ts'
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

/** A model never changes, and every state asks. */
const known = new WeakMap<Model, ReadonlyMap<string, ApiCall>>()

/** Every call of the API by name: those of every portal and those of the resources. */
export function apiCalls(model: Model): ReadonlyMap<string, ApiCall> {
  const calls = known.get(model) ?? new Map(collectCalls(model).map((call) => [call.name, call]))
  known.set(model, calls)
  return calls
}

/** The call that makes the transitions of an entity. */
export function transitionCall(model: Model, entity: string): string | undefined {
  const resource = resourceOfEntity(model, entity)?.value
  const call = model.lifecycles.get(entity)?.value.call
  return resource && call && `${call.method} ${resource.path}${call.path}`
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

function collectCalls(model: Model): ApiCall[] {
  const ofPortal = Object.entries(portalCalls).flatMap(([path, operations]) =>
    methods.flatMap((method) =>
      operations[method] === undefined ? [] : [plain(method.toUpperCase(), path)],
    ),
  )
  const ofResources = [...model.resources.values()].flatMap(({ value }) => callsOf(model, value))
  const ofLifecycles = [...model.lifecycles.keys()].flatMap((entity) => transitionCall(model, entity) ?? [])
  const ofLists = [...new Set(bulkPaths(model))].flatMap(bulkCalls)
  return [
    ...ofPortal,
    ...ofResources,
    ...ofLists,
    ...ofLifecycles.map((name) => ({ name, reads: false, along: [] })),
  ]
}

function callsOf(model: Model, resource: ResourceSource): ApiCall[] {
  const { path, singleton, operations, sublists = [], endpoints = [], statistics } = resource
  const one = singleton === true ? path : `${path}/{id}`
  const verify = `POST ${path}/verify`
  const draft = `${path}/draft`
  const drafts = resource.draft ? [`GET ${draft}`, `PUT ${draft}`, `DELETE ${draft}`] : []
  const { list, get, create, update, delete: remove, rotate } = operations
  const hasChart = listsOfResource(model, resource.id).some(({ value }) => value.chart !== undefined)
  return [
    ...(list ? [plain('GET', path), ...exportsOf(path)] : []),
    ...(list && statistics ? [plain('GET', `${path}/statistics`)] : []),
    ...(list && hasChart ? [plain('GET', `${path}/statistics/series`)] : []),
    ...(get ? readingOne(model, resource, one) : []),
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

function readingOne(model: Model, { entity, storage }: ResourceSource, one: string): ApiCall[] {
  if (!model.lifecycles.has(entity) || storage?.kind !== 'documents') return [plain('GET', one)]
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

/** Paths of the resources that a list has bulk actions for. */
function bulkPaths(model: Model): string[] {
  return model.modules.flatMap(({ lists }) =>
    lists.flatMap(({ value }) => {
      const path = model.resources.get(value.resource)?.value.path
      return value.bulkActions === undefined || path === undefined ? [] : path
    }),
  )
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
