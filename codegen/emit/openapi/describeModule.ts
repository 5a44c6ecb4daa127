import type { ModuleDefinition, ResourceDefinition } from '../../../src/language/portal.ts'
import { callsOf } from './ResourceCalls.ts'
import type { ResourceCalls } from './ResourceCalls.ts'
import { addBulk } from './addBulk.ts'
import { addEndpoints } from './addEndpoints.ts'
import { addList } from './addList.ts'
import { addRecord } from './addRecord.ts'
import { addSublists } from './addSublists.ts'
import { addTransitions } from './addTransitions.ts'
import { addSchemas } from './recordSchemas.ts'
import { ID } from './shapes.ts'
import type { Json } from '../openApiParts.ts'

export interface ModuleApi {
  schemas: Json
  operations: { path: string; method: string; operation: Json; access: string[]; personal: boolean }[]
}

/** In the order of the description. */
const CALLS = [addList, addRecord, addTransitions, addSublists, addEndpoints, addBulk]

/** What the calls of a module take and answer, and the schemas they refer to. */
export function describeModule(module: ModuleDefinition): ModuleApi {
  const api: ModuleApi = { schemas: {}, operations: [] }
  for (const resource of Object.values(module.resources)) {
    const entity = module.entities[resource.entity]
    if (entity === undefined) continue
    addSchemas(api.schemas, resource, entity)
    const add: ResourceCalls['add'] = (path, method, operation, access) => {
      const whole = { ...operation, ...withBodyErrors(method, operation) }
      api.operations.push({
        path,
        method,
        operation: { ...whole, ...belowParent(resource, path, whole) },
        access,
        personal: resource.personal === true,
      })
    }
    const calls = callsOf(module, resource, entity, add)
    for (const addCalls of CALLS) addCalls(calls)
  }
  return api
}

/** The ids of those above in the path, and what an unknown one is answered. */
function belowParent({ parent, path: own }: ResourceDefinition, path: string, operation: Json): Json {
  if (parent === undefined || !path.startsWith(own)) return {}
  const { parameters = [], responses } = operation as { parameters?: Json[]; responses: Json } // as the calls made it
  const others = parameters.filter(({ name }) => !parent.slots.some((slot) => slot === name))
  return {
    parameters: [...parent.slots.map((name) => ({ ...ID, name })), ...others],
    responses: { ...responses, '404': { $ref: '#/components/responses/404' } },
  }
}

/** A write may be too large or of another type, and needs space. */
function withBodyErrors(method: string, { responses }: Json): Json {
  if (method === 'get' || responses === undefined) return {}
  const errors = ['413', '415', '507'].map((status) => [status, { $ref: `#/components/responses/${status}` }])
  return { responses: { ...(responses as Json), ...Object.fromEntries(errors) } } // made by withErrors
}
