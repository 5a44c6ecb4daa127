/** The part of JSON Schema that options of nodes are described with. */
export interface OptionSchema {
  $ref?: string
  type?: 'object' | 'array' | 'string' | 'integer' | 'boolean'
  const?: string
  enum?: readonly string[]
  default?: unknown
  pattern?: string
  format?: 'email' | 'date'
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  items?: OptionSchema
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  properties?: Readonly<Record<string, OptionSchema>>
  required?: readonly string[]
  additionalProperties?: boolean | OptionSchema
  maxProperties?: number
  oneOf?: readonly OptionSchema[]
}
