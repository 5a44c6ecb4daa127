import {
  call,
  errors,
  ifNoneMatch,
  json,
  notModified,
  object,
  pathSlot,
  time,
  type Json,
} from './openApiParts.ts'

const uuid: Json = { type: 'string', format: 'uuid' }
const count: Json = { type: 'integer', minimum: 0 }
const text: Json = { type: 'string' }

/** A task as every call answers it. */
export const task = object({
  id: uuid,
  kind: { enum: ['bulk', 'export'] },
  title: { ...text, description: 'What is done, in words' },
  list_title: text,
  list: { ...text, description: 'module.list' },
  state: { enum: ['running', 'stopped', 'done', 'failed'] },
  total: { ...count, description: 'Rows' },
  done: count,
  refused: count,
  per_second: { type: ['number', 'null'], description: 'Rows a second of the present run' },
  can_undo: { type: 'boolean' },
  file: { anyOf: [object({ bytes: count, expires_at: time() }), { type: 'null' }] },
  created_at: time(),
})

/** What a bulk action would do. */
export const bulkCheck = object({
  total: count,
  can: { ...count, description: 'Rows that can be changed now' },
  reasons: {
    type: 'array',
    description: 'Why the others cannot, the most frequent first',
    items: object({ text, count }),
  },
  can_undo: { type: 'boolean' },
  gone: {
    type: 'array',
    description: 'Of ids with filters: those that the filters do not find',
    items: uuid,
  },
})

const answer = (...more: string[]): Json => ({
  '200': json('The task', { task }),
  ...errors('401', '403', '404', '429', ...more),
})

const steer = (verb: string, summary: string): Record<string, Json> => ({
  [`/tasks/{id}/${verb}`]: {
    parameters: [pathSlot('id', uuid)],
    post: call(`${verb}-task`, summary, { responses: answer('409', '507') }),
  },
})

/** The calls for tasks: what the user asked for that takes long. */
export const taskCalls: Record<string, Json> = {
  '/tasks': {
    get: call('tasks', "Lists the user's latest tasks", {
      parameters: [ifNoneMatch()],
      responses: {
        '200': json('The tasks, newest first', { tasks: { type: 'array', items: task } }),
        '304': notModified(),
        ...errors('401', '403', '429'),
      },
    }),
  },
  '/tasks/{id}': {
    parameters: [pathSlot('id', uuid)],
    get: call('task', 'Reads a task', { responses: answer() }),
  },
  '/tasks/{id}/rows': {
    parameters: [pathSlot('id', uuid)],
    get: call('task-rows', 'Lists the receipts of a bulk action, a hundred a page', {
      parameters: [
        { name: 'outcome', in: 'query', schema: { enum: ['done', 'refused'] } },
        { name: 'page', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 999 } },
      ],
      responses: {
        '200': json('The rows in their order', {
          rows: {
            type: 'array',
            items: object({
              id: uuid,
              name: text,
              outcome: { enum: ['done', 'refused', null] },
              reason: { type: ['string', 'null'], description: 'Why it was refused' },
            }),
          },
        }),
        ...errors('401', '403', '404', '422', '429'),
      },
    }),
  },
  ...steer('stop', 'Stops a task; what is done stays'),
  ...steer('resume', 'Goes on with a stopped task'),
  ...steer('retry', 'Tries the refused rows again'),
  ...steer(
    'undo',
    'Starts a task that takes the changes back, where the lifecycle has the opposite transition',
  ),
  '/tasks/{id}/file': {
    parameters: [pathSlot('id', uuid)],
    get: call('task-file', 'Downloads the file of an export', {
      responses: {
        '200': { description: 'All rows', content: { 'text/csv': { schema: text } } },
        ...errors('401', '403', '404', '429'),
      },
    }),
  },
}
