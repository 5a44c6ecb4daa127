import { mostSelected } from '../../../src/language/tasks.ts'
import { bulkCheck as CHECK, task as TASK } from '../taskCalls.ts'
import type { ResourceCalls } from './ResourceCalls.ts'
import { IDEMPOTENCY_KEY, ID_SCHEMA, TEXTS, envelope, requestBody, response, withErrors } from './shapes.ts'
import type { Json } from '../openApiParts.ts'

/** What a list can do with many rows at once. */
export function addBulk({ module, resource, add }: ResourceCalls): void {
  const lists = Object.values(module.lists).filter((list) => list.resource === resource.id)
  const actions = [...new Set(lists.flatMap(({ bulkActions }) => bulkActions))]
  const access = resource.operations.list?.access
  if (actions.length === 0 || access === undefined) return
  const ids = { type: 'array', items: ID_SCHEMA, maxItems: mostSelected }
  const body = requestBody(
    {
      list: { enum: lists.filter(({ bulkActions }) => bulkActions.length > 0).map(({ id }) => id) },
      action: { enum: actions },
      ids: { ...ids, description: 'These records; with filters, those of them that match' },
      filters: { ...TEXTS, description: 'All that match these query parameters' },
      except: { ...ids, description: 'Without these; only with filters, and without ids' },
    },
    ['list', 'action'],
  )
  const head = (id: string, summary: string): Json => ({
    tags: [module.id],
    operationId: `${resource.id}.${id}`,
    summary,
    description: 'Ids, filters or both. Each record is judged by the same rules as in a call of its own.',
    requestBody: body,
  })
  const check = envelope({ check: CHECK }, ['check'])
  add(
    `${resource.path}/bulk/check`,
    'post',
    {
      ...head('bulk-check', 'Previews what a bulk action would do'),
      responses: withErrors({ '200': response('What would be done, and what would not', check) }, ['422']),
    },
    access,
  )
  add(
    `${resource.path}/bulk`,
    'post',
    {
      ...head('bulk', 'Does the same with many records, in the background'),
      parameters: [IDEMPOTENCY_KEY],
      responses: withErrors({ '202': response('The task', envelope({ task: TASK }, ['task'])) }, [
        '409',
        '422',
      ]),
    },
    access,
  )
}
