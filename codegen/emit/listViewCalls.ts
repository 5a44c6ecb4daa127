import { listViewLimits as limits } from '../../src/shared/listView.ts'
import {
  body,
  call,
  errors,
  ifNoneMatch,
  json,
  notModified,
  object,
  pathSlot,
  type Json,
} from './openApiParts.ts'

const ident = '^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$'
const value = { type: 'string', maxLength: limits.value }
const content: Json = {
  type: 'object',
  properties: {
    filters: {
      type: 'object',
      description: 'Value per filter id',
      propertyNames: { pattern: ident },
      additionalProperties: value,
      maxProperties: limits.filters,
    },
    sort: { type: 'string', maxLength: limits.sort, description: "Empty: the list's default" },
    group: { ...value, description: 'What rows are grouped by, and after a colon the collapsed groups' },
    columns: {
      type: 'array',
      maxItems: limits.columns,
      description: "Empty: the reader's own columns",
      items: {
        type: 'object',
        properties: {
          id: { type: 'string', pattern: ident },
          shown: { type: 'boolean' },
          width: { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 10_000 },
        },
        required: ['id', 'shown'],
        additionalProperties: false,
      },
    },
  },
  required: ['filters', 'sort', 'columns'],
  additionalProperties: false,
}
const name = { type: 'string', minLength: 1, maxLength: limits.name, pattern: '\\S' }
const shared = { type: 'boolean', description: 'Everyone in the account sees it' }
const view = object({
  id: { type: 'string', format: 'uuid' },
  list: { type: 'string' },
  name: { type: 'string' },
  content,
  shared,
  owner: { type: ['string', 'null'], description: "Who saved it; null for the reader's own" },
})

/** The calls for saved views of lists. */
export const listViewCalls: Record<string, Json> = {
  '/list-views': {
    get: call('list-views', "Lists the user's saved views and the shared ones of the account", {
      description: 'Without those of lists the user may not read.',
      parameters: [ifNoneMatch()],
      responses: {
        '200': json('The views by name', { views: { type: 'array', items: view } }),
        '304': notModified(),
        ...errors('401', '403', '429'),
      },
    }),
    post: call('save-list-view', 'Saves a view of a list', {
      requestBody: body(
        { list: { type: 'string', pattern: ident, description: 'module.list' }, name, content, shared },
        ['list', 'name', 'content'],
      ),
      responses: {
        '200': json('The view', { view }),
        ...errors('400', '401', '403', '413', '415', '422', '429', '507'),
      },
    }),
  },
  '/list-views/{id}': {
    parameters: [pathSlot('id', { type: 'string', format: 'uuid' })],
    patch: call('change-list-view', 'Changes a view of the user', {
      requestBody: body({ name, content, shared }, []),
      responses: {
        '200': json('The view', { view }),
        ...errors('400', '401', '403', '404', '413', '415', '422', '429', '507'),
      },
    }),
    delete: call('delete-list-view', 'Deletes a view', {
      description: 'The owner of the account may delete what others share, too.',
      responses: { '200': json('Deleted', {}), ...errors('401', '403', '404', '429') },
    }),
  },
}
