import type { QueryParameter, ResourceDefinition } from '../../../src/language/portal.ts'
import { mostChosen } from '../../../src/language/index.ts'
import type { Json } from '../openApiParts.ts'

export function queryParameter(query: QueryParameter): Json {
  const flag = query.match === 'flag'
  const about = flag
    ? `true: only rows with ${query.where?.source ?? ''}`
    : `${query.field ?? ''} ${query.match}`
  return {
    name: query.name,
    in: 'query',
    ...(query.match === 'in' ? { style: 'form', explode: false } : {}),
    schema: PARAMETER_SCHEMAS[query.match] ?? { type: 'string' },
    description: about,
  }
}

const PARAMETER_SCHEMAS: Partial<Record<QueryParameter['match'], Json>> = {
  flag: { type: 'boolean' },
  in: { type: 'array', items: { type: 'string' }, maxItems: mostChosen },
  'from-number': { type: 'number' },
  'to-number': { type: 'number' },
}

export function sortParameter(resource: ResourceDefinition): Json {
  const { fields, default: order } = resource.sort
  const description = `By commas, a minus sign in front turns round: ${fields.join(', ')}`
  return { name: 'sort', in: 'query', schema: { type: 'string', default: order }, description }
}
