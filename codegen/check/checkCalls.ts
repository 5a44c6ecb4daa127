import type { PathSegment } from '../Diagnostic.ts'
import { portalCalls } from '../emit/portalCalls.ts'
import { moduleId } from '../Model.ts'
import type { SharedModel } from '../Model.ts'
import { moduleFiles } from '../modelIndex.ts'
import type { ResourceSource } from '../read/source.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import type { Report } from './Report.ts'

/** Every call is that of one resource alone, and the server has no code for resources there are not. */
export function checkCalls(model: SharedModel, report: Report): void {
  checkUnusedCode(model, report)
  const reserved = new Set(serverCalls())
  const seen = new Map<string, { resource: string; source: SourceFile; path: PathSegment[] }>()
  for (const file of model.resources.values()) {
    const { id } = file.value
    const taken = (call: string, path: PathSegment[], source: SourceFile = file): void => {
      const identity = identityOf(call)
      const first = seen.get(identity)
      if (reserved.has(identity))
        report(source, path, 'call-collision', `${call} is already a call of the server itself`)
      else if (first === undefined) seen.set(identity, { resource: id, source, path })
      else if (first.resource === id)
        report(source, path, 'call-collision', `${call} is already a call of resource "${id}"`)
      else {
        const where = `resource "${first.resource}" in ${first.source.file}`
        const rival = { ...first, problem: `${call} is also a call of resource "${id}" in ${source.file}` }
        report(source, path, 'call-collision', `${call} is already a call of ${where}`, { rival })
      }
    }
    for (const { call, at } of callsOf(file.value)) taken(call, at)
    const lifecycle = model.lifecycles.get(file.value.entity)
    const call = lifecycle?.value.call
    if (lifecycle && call) taken(`${call.method} ${file.value.path}${call.path}`, ['call', 'path'], lifecycle)
  }
}

/** Code for a resource that the module doesn't have never runs. */
function checkUnusedCode(model: SharedModel, report: Report): void {
  if (model.broken.has('resource')) return
  for (const file of moduleFiles(model)) {
    for (const resource of Object.keys(model.handlers?.[moduleId(file)] ?? {})) {
      if (model.resources.has(resource)) continue
      const problem = `the server has code for resource "${resource}", which this module doesn't have`
      report(file, ['id'], 'unused-handler', problem)
    }
  }
}

/** Answered by the server only where no resource does. */
const REPLACEABLE = ['GET /profile']

/** The calls that the server has whatever the definitions say. */
function serverCalls(): string[] {
  return Object.entries(portalCalls)
    .flatMap(([path, methods]) =>
      Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path}`),
    )
    .filter((call) => !REPLACEABLE.includes(call))
    .map(identityOf)
}

/** Two calls are the same whatever their slots are called. */
function identityOf(call: string): string {
  return call.replace(/\{[^}]*\}/g, '{}')
}

function callsOf(resource: ResourceSource): { call: string; at: PathSegment[] }[] {
  const { path, operations, statistics, sublists = [], endpoints = [] } = resource
  const one = resource.singleton === true ? path : `${path}/{id}`
  const verified = resource.singleton === true ? 'update' : operations.create ? 'create' : 'update'
  const standard: [name: string, call: string][] = [
    ['list', `GET ${path}`],
    ['list', `GET ${path}/export.csv`],
    ['get', `GET ${one}`],
    ['create', `POST ${path}`],
    [verified, `POST ${path}/verify`],
    ['update', `PUT ${one}`],
    ['delete', `DELETE ${path}/{id}`],
    ['rotate', `POST ${path}/{id}/rotate`],
  ]
  const drafts = resource.draft ? ['GET', 'PUT', 'DELETE'] : []
  return [
    ...drafts.map((method) => ({ call: `${method} ${path}/draft`, at: ['draft'] })),
    ...standard
      .filter(([name]) => Object.hasOwn(operations, name))
      .map(([name, call]) => ({ call, at: ['operations', name] })),
    ...(statistics ? [{ call: `GET ${path}/statistics`, at: ['statistics'] }] : []),
    ...(statistics ? [{ call: `GET ${path}/statistics/series`, at: ['statistics'] }] : []),
    ...sublists.map((sublist, index) => ({
      call: `GET ${path}${sublist.path}`,
      at: ['sublists', index, 'path'],
    })),
    ...endpoints.map((endpoint, index) => ({
      call: `${endpoint.method} ${endpoint.absolute === true ? '' : path}${endpoint.path}`,
      at: ['endpoints', index, 'path'],
    })),
  ]
}
