import type {
  Condition,
  ConditionNode,
  EntityDefinition,
  PropertyDefinition,
} from '../../../src/language/portal.ts'

/** A property with the defaults the compiler fills in. */
export function property(
  given: Partial<PropertyDefinition> & Pick<PropertyDefinition, 'type'>,
): PropertyDefinition {
  return {
    title: 'portal:title',
    trim: false,
    readOnly: false,
    writeOn: given.readOnly ? [] : ['create', 'update'],
    sensitive: false,
    cell: 'text',
    errors: {},
    ...given,
  }
}

/** An entity of which a test states only what matters to it. */
export function entityWith(
  properties: Record<string, PropertyDefinition>,
  given: Partial<EntityDefinition['rules']> & { required?: string[] } = {},
): EntityDefinition {
  return {
    id: 'thing',
    module: 'portal',
    title: 'portal:thing',
    properties,
    required: given.required ?? [],
    rules: {
      fields: given.fields ?? {},
      effects: given.effects ?? [],
      checks: given.checks ?? [],
      ...(given.advice && { advice: given.advice }),
    },
  }
}

/** `form.<path> == value` */
export function formEquals(path: string, value: string | number | boolean): Condition {
  const tree: ConditionNode = {
    op: '==',
    left: { op: 'path', root: 'form', path: path.split('.') },
    right: { op: 'const', value },
  }
  return { source: `form.${path} == ${JSON.stringify(value)}`, tree, dependsOn: [`form.${path}`] }
}

/** `has(form.<path>)` */
export function formHas(path: string): Condition {
  return {
    source: `has(form.${path})`,
    tree: { op: 'has', root: 'form', path: path.split('.') },
    dependsOn: [`form.${path}`],
  }
}

export const world = { account: { timezone: 'Europe/Oslo' }, config: { limit: 5 }, user: { id: 'u1' } }
