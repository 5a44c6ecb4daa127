import { FLOW_FORMAT, MAX_FLOW_NODES, MAX_FLOW_VARIABLES, nodeIdPattern, variableName } from './CallFlow.ts'
import { flowKinds } from './flowKinds.ts'
import { flowRules } from './FlowProblem.ts'
import { nodeTypes } from './nodeTypes.ts'
import { optionDefinitions } from './nodeTypeTable.ts'
import type { OptionSchema } from './OptionSchema.ts'

const text = { type: 'string' }
const partOf = (name: string): string => `CallFlow${name.charAt(0).toUpperCase()}${name.slice(1)}Option`

/** Schemas of format callflow/1 for descriptions of the API; references lead from one to another by name. */
export const flowSchemas = {
  CallFlowDocument: {
    type: 'object',
    description:
      'A call flow of format callflow/1. What is published is valid; a draft may lack connections and options.',
    properties: {
      format: { const: FLOW_FORMAT },
      name: { type: 'string', minLength: 1, maxLength: 128 },
      kind: { enum: [...flowKinds] },
      variables: {
        type: 'array',
        maxItems: MAX_FLOW_VARIABLES,
        items: {
          type: 'object',
          properties: {
            name: { type: 'string', pattern: variableName.source },
            default: { type: 'string', description: 'What it is until the flow sets it' },
            secret: { type: 'boolean', description: 'Hidden in logs' },
          },
          required: ['name'],
        },
      },
      nodes: {
        type: 'array',
        description: `2 to ${MAX_FLOW_NODES} to be published`,
        items: { $ref: 'CallFlowNode' },
      },
    },
    required: ['format', 'name', 'kind', 'nodes'],
  },
  CallFlowNode: {
    type: 'object',
    properties: {
      id: { type: 'string', pattern: nodeIdPattern.source },
      type: text,
      title: text,
      note: text,
      options: { type: 'object' },
      exits: {
        type: 'object',
        additionalProperties: { type: ['string', 'null'] },
        description: 'Exit → id of the node it leads to; null while it is unconnected',
      },
      position: {
        type: 'object',
        properties: { x: { type: 'number' }, y: { type: 'number' } },
        required: ['x', 'y'],
      },
    },
    required: ['id', 'type', 'options', 'exits'],
    anyOf: [
      ...nodeTypes.map(({ type, options }) => ({
        properties: { type: { const: type }, options: named(options) },
      })),
      { description: 'In drafts: options that are not complete yet' },
    ],
  },
  ...Object.fromEntries(
    Object.entries(optionDefinitions).map(([name, schema]) => [partOf(name), named(schema)]),
  ),
  CallFlowProblem: {
    type: 'object',
    properties: {
      rule: { enum: Object.keys(flowRules) },
      key: { enum: Object.values(flowRules).map(({ key }) => key) },
      level: { enum: ['error', 'warning', 'info'] },
      nodeId: { type: 'string', description: 'Missing where the flow as a whole is meant' },
      exit: text,
      path: { type: 'string', description: 'Of an option, such as destinations/0/number' },
      values: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
    },
    required: ['rule', 'key', 'level', 'values'],
  },
}

/** References into the shared parts lead to their schemas. */
function named(schema: OptionSchema): OptionSchema {
  const text = JSON.stringify(schema, (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' ? partOf(value.slice('#/$defs/'.length)) : value,
  )
  return JSON.parse(text) as OptionSchema // written above
}
