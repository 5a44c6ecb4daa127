/** What the reference reads of the portal's OpenAPI document. */
export interface OpenApi {
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: object
}

export interface Operation {
  tags?: string[]
  operationId?: string
  summary?: string
  description?: string
  security?: Record<string, unknown>[]
  'x-permissions'?: string[]
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses?: Record<
    string,
    Reference & { description?: string; content?: Record<string, { schema?: Schema }> }
  >
}

export interface Parameter extends Reference {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  description?: string
  schema?: Schema
}

interface Reference {
  $ref?: string
}

export interface Schema extends Reference {
  type?: string | string[]
  format?: string
  description?: string
  title?: string
  enum?: (string | number | boolean | null)[]
  const?: unknown
  default?: unknown
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  readOnly?: boolean
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
}
