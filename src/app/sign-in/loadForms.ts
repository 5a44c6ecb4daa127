import type { PublicFormName } from '../../generated/names.ts'
import type {
  CompiledModule,
  EntityDefinition,
  EntityValidator,
  PublicFormDefinition,
  PublicManifest,
  Text,
} from '../../language/portal.ts'
import { createDefinitionLoader } from '../portal/createDefinitionLoader.ts'
import { chunkFailed } from '../start/chunkGuard.ts'

export interface LoadedForm extends PublicFormDefinition {
  /** Absent for a button alone. */
  asks?: { entity: EntityDefinition; validator: EntityValidator }
}

/** Nothing is checked in a page that is only drawn. */
const noValidator: EntityValidator = () => []

export interface LoadedForms {
  forms: Record<PublicFormName, LoadedForm>
  texts: Record<string, Text>
}

/** The forms of the pages that need no session, with what checks them. */
export async function loadForms({ publicForms, modules }: PublicManifest): Promise<LoadedForms> {
  const loader = createDefinitionLoader({ onFailure: chunkFailed })
  const owners = [...new Set(Object.values(publicForms))]
  const loaded = await Promise.all(owners.map((id) => loader.loadModule(id, modules[id])))
  return toForms(loaded)
}

/** The public forms of modules, by their ids. */
export function toForms(modules: readonly CompiledModule[]): LoadedForms {
  const forms = modules.flatMap(({ definition, validators }) =>
    Object.values(definition.publicForms ?? {}).map((form): [string, LoadedForm] => {
      const entity = definition.entities[form.entity ?? '']
      const validator = (entity && validators[`${entity.id}.create`]) ?? noValidator
      return [form.id, { ...form, ...(entity && { asks: { entity, validator } }) }]
    }),
  )
  return {
    // as: the compiler refuses a portal that lacks one.
    forms: Object.fromEntries(forms) as LoadedForms['forms'],
    texts: Object.assign({}, ...modules.map(({ definition }) => definition.texts)) as LoadedForms['texts'], // of texts
  }
}
