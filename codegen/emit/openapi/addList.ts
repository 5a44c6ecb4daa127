import type { EntityDefinition, ModuleDefinition, ResourceDefinition } from '../../../src/language/portal.ts'
import { mostChosen } from '../../../src/language/index.ts'
import { seriesUnits } from '../../../src/shared/series.ts'
import { entitySchema } from '../entitySchema.ts'
import { task as TASK } from '../taskCalls.ts'
import type { ResourceCalls } from './ResourceCalls.ts'
import { queryParameter, sortParameter } from './queryParameters.ts'
import {
  IDEMPOTENCY_KEY,
  IF_NONE_MATCH,
  NOT_MODIFIED,
  PAGING,
  PER_PAGE,
  TEXTS,
  TIME_ZONE,
  envelope,
  listEnvelope,
  requestBody,
  response,
  withErrors,
} from './shapes.ts'
import type { Json } from '../openApiParts.ts'

/** Lists of the records: rows, figures, figures by time and exports. */
export function addList({ module, resource, entity, name, nouns: { many }, head, add }: ResourceCalls): void {
  const { path, operations } = resource
  if (operations.list === undefined) return
  const { access } = operations.list
  const parameters = [
    ...PAGING,
    ...(resource.pageSize === undefined ? [] : [{ ...PER_PAGE, name: resource.pageSize }]),
    sortParameter(resource),
    ...resource.query.map(queryParameter),
    ...(resource.groups ? groupParameters(resource.groups) : []),
    TIME_ZONE,
    IF_NONE_MATCH,
  ]
  const answer = {
    '200': response(
      'Rows',
      listEnvelope(resource.items, rowSchema(resource, name), {
        ...(resource.groups ? { groups: GROUPS } : {}),
        ...besideRows(module, resource),
        ...Object.fromEntries(Object.keys(resource.catalogues ?? {}).map((key) => [key, CATALOGUE])),
      }),
    ),
    '304': NOT_MODIFIED,
  }
  add(
    path,
    'get',
    { ...head('list', `Lists ${many}`), parameters, responses: withErrors(answer, ['422']) },
    access,
  )
  if (resource.statistics) {
    const figures = Object.fromEntries(resource.statistics.map(({ id }) => [id, { type: 'integer' }]))
    const statistics = { type: 'object', properties: figures, required: visibleFigures(entity, resource) }
    add(
      `${path}/statistics`,
      'get',
      {
        ...head('statistics', `Totals of the matching ${many}`),
        parameters: [...resource.query.map(queryParameter), TIME_ZONE, IF_NONE_MATCH],
        responses: withErrors(
          {
            '200': response('Figures', envelope({ statistics }, ['statistics'])),
            '304': NOT_MODIFIED,
          },
          ['422'],
        ),
      },
      access,
    )
  }
  if (resource.series && resource.statistics) {
    add(
      `${path}/statistics/series`,
      'get',
      {
        ...head('series', `Totals of the matching ${many} by day, week or month`),
        parameters: [
          ...seriesParameters(resource.series),
          ...resource.query.map(queryParameter),
          TIME_ZONE,
          IF_NONE_MATCH,
        ],
        responses: withErrors(
          { '200': response('Figures by time', seriesEnvelope(entity, resource)), '304': NOT_MODIFIED },
          ['422'],
        ),
      },
      access,
    )
  }
  const csv = {
    '200': { description: 'All matching rows', content: { 'text/csv': { schema: { type: 'string' } } } },
  }
  const columns = {
    name: 'columns',
    in: 'query',
    schema: { type: 'string' },
    description: 'Column ids, by commas',
  }
  add(
    `${path}/export.csv`,
    'get',
    {
      ...head('export', `Exports ${many} as CSV`),
      parameters: [sortParameter(resource), ...resource.query.map(queryParameter), TIME_ZONE, columns],
      responses: withErrors(csv, ['422']),
    },
    access,
  )
  add(
    `${path}/export`,
    'post',
    {
      ...head('export-task', `Exports ${many} in the background`),
      description: 'For many rows: follow the task, and fetch its file when it is done.',
      parameters: [IDEMPOTENCY_KEY],
      requestBody: requestBody(
        {
          list: { type: 'string', description: 'Id of a list of the resource' },
          query: { ...TEXTS, description: 'Query parameters of export.csv' },
        },
        ['list', 'query'],
      ),
      responses: withErrors({ '202': response('The task', envelope({ task: TASK }, ['task'])) }, [
        '409',
        '422',
      ]),
    },
    access,
  )
}

function rowSchema(resource: ResourceDefinition, name: string): Json {
  const properties = resource.listFields.map((field) => {
    const own = { $ref: `#/components/schemas/${name}/properties/${field}` }
    return [field, field === 'id' ? own : { anyOf: [own, { type: 'null' }] }] as const
  })
  return envelope(Object.fromEntries(properties), resource.listFields)
}

/** Properties of the parent that a list has beside its rows. */
function besideRows({ entities }: ModuleDefinition, { parent }: ResourceDefinition): Json {
  const above = parent && entities[parent.entity]
  if (above === undefined) return {}
  const { properties } = entitySchema(above, 'record') as { properties: Json } // of an object schema
  return Object.fromEntries(
    (parent?.beside ?? []).map((field) => [field, { anyOf: [properties[field] ?? {}, { type: 'null' }] }]),
  ) as Json // pairs of name and schema
}

const CATALOGUE: Json = {
  type: 'array',
  items: {
    type: 'object',
    properties: { value: { type: 'string' }, text: { type: 'string' } },
    required: ['value', 'text'],
  },
}

const GROUPS: Json = {
  type: 'array',
  description: 'With group: every group of the matching rows',
  items: {
    type: 'object',
    properties: {
      value: { type: ['string', 'number', 'boolean', 'null'] },
      count: { type: 'integer' },
      totals: { type: 'object', additionalProperties: { type: 'integer' } },
    },
    required: ['value', 'count', 'totals'],
  },
}

function groupParameters(groups: string[]): Json[] {
  return [
    {
      name: 'group',
      in: 'query',
      schema: { enum: groups },
      description: 'Puts rows in groups by this property, in the order of its values',
    },
    {
      name: 'collapsed',
      in: 'query',
      style: 'form',
      explode: false,
      schema: { type: 'array', items: { type: 'string' }, maxItems: mostChosen },
      description: 'Values of groups whose rows are left out',
    },
  ]
}

function seriesParameters({ by, split }: NonNullable<ResourceDefinition['series']>): Json[] {
  return [
    {
      name: 'by',
      in: 'query',
      schema: { enum: by, default: by[0] ?? '' },
      description: 'The time that rows are grouped by, in the time zone of the request',
    },
    {
      name: 'unit',
      in: 'query',
      schema: { enum: [...seriesUnits] },
      description: 'Default: day up to 90 days, week up to two years, else month',
    },
    ...(split.length === 0
      ? []
      : [
          {
            name: 'split',
            in: 'query',
            schema: { enum: split },
            description: 'Property whose values have figures of their own',
          },
        ]),
  ]
}

function seriesEnvelope(entity: EntityDefinition, resource: ResourceDefinition): Json {
  const day: Json = { type: 'string', format: 'date' }
  const figures: Json = {
    type: 'object',
    properties: Object.fromEntries(
      (resource.statistics ?? []).map(({ id }): [string, Json] => [id, { type: 'integer' }]),
    ),
    required: visibleFigures(entity, resource),
  }
  const point: Json = {
    type: 'object',
    properties: {
      at: { ...day, description: 'First day of the day, week or month; weeks begin on Monday' },
      value: {
        type: ['string', 'null'],
        description: 'With split: the value; null for none, and for others',
      },
      other: { type: 'boolean', description: 'With split: values beyond the eight most frequent' },
      figures,
    },
    required: ['at', 'figures'],
  }
  const series: Json = {
    type: 'object',
    properties: {
      unit: { enum: [...seriesUnits] },
      from: day,
      to: {
        ...day,
        description:
          'Last day, included. Without dates in the query: the last 30 days. A period that is too long loses its beginning',
      },
      points: { type: 'array', description: 'In order; where nothing is, there is no point', items: point },
    },
    required: ['unit', 'from', 'to', 'points'],
  }
  return envelope({ series }, ['series'])
}

/** Figures that everybody gets who may list: those of restricted properties are left out for the others. */
function visibleFigures(entity: EntityDefinition, { statistics = [] }: ResourceDefinition): string[] {
  return statistics.flatMap(({ id, sum }) =>
    sum !== undefined && entity.properties[sum]?.access !== undefined ? [] : id,
  )
}
