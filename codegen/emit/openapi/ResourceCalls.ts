import type { EntityDefinition, ModuleDefinition, ResourceDefinition } from '../../../src/language/portal.ts'
import { nounPhrases } from '../nounPhrases.ts'
import { typeName } from '../typeName.ts'
import { envelope, reference } from './shapes.ts'
import type { Json } from '../openApiParts.ts'
import { textOf, wordsOf } from './texts.ts'

/** What the calls of one resource have in common. */
export interface ResourceCalls {
  module: ModuleDefinition
  resource: ResourceDefinition
  entity: EntityDefinition
  /** Name of the record's schema. */
  name: string
  /** `SIP trunk`, `a SIP trunk`, `SIP trunks`. */
  nouns: ReturnType<typeof nounPhrases>
  /** One record by its name. */
  one: Json
  head: (id: string, summary: string) => Json
  add: (path: string, method: string, operation: Json, access: string[]) => void
}

/** @param add takes a call of the description */
export function callsOf(
  module: ModuleDefinition,
  resource: ResourceDefinition,
  entity: EntityDefinition,
  add: ResourceCalls['add'],
): ResourceCalls {
  const { item } = resource
  const name = typeName(entity.id)
  return {
    module,
    resource,
    entity,
    name,
    nouns: nounPhrases(textOf(module, entity.title) ?? wordsOf(entity.title.replace(/^.*:/, '')), {
      single: resource.singleton === true,
      plural: resource.items !== item,
    }),
    one: envelope({ [item]: reference(name) }, [item]),
    head: (id, summary) => ({ tags: [module.id], operationId: `${resource.id}.${id}`, summary }),
    add,
  }
}
