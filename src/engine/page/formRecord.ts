import { initialValue } from '../../language/index.ts'
import type { Scope } from '../../language/index.ts'
import type {
  CompiledModule,
  EntityDefinition,
  EntityValidator,
  FormDefinition,
  ResourceDefinition,
} from '../../language/portal.ts'

export interface RecordParts {
  resource: ResourceDefinition
  entity: EntityDefinition
  validator: EntityValidator
}

/** What a form is about. Throws for names the compiler would have refused. */
export function recordParts(
  { definition, validators }: CompiledModule,
  { resource: name }: FormDefinition,
): RecordParts {
  const resource = definition.resources[name]
  const entity = resource && definition.entities[resource.entity]
  const validator = entity && validators[`${entity.id}.form`]
  if (!validator) throw new Error(`Module ${definition.id} has no resource ${name}`)
  return { resource, entity, validator }
}

/** What the form opens with: the defaults, or what is stored of the entity's properties. */
export function startValue(
  entity: EntityDefinition,
  fields: string[],
  record: Record<string, unknown> | undefined,
  scope: Scope,
): Record<string, unknown> {
  if (!record) return initialValue(entity, scope, fields)
  const stored = Object.keys(entity.properties).map((name) => [name, record[name]] as const)
  return Object.fromEntries(stored.filter(([, value]) => value !== undefined && value !== null))
}
