/// <reference types="vite/client" />
import type { EntityDefinition, EntityValidator, FieldView } from '../../../src/language/portal.ts'
import { definedForms, type DefinedForm } from './definedForms.ts'

interface LoadedModule {
  definition: {
    entities: Record<string, EntityDefinition>
    wizards: Record<
      string,
      {
        fields: Record<string, FieldView>
        steps: { id: string; fields: string[] }[]
      }
    >
  }
  validators: Record<string, EntityValidator>
}

export interface ReadForm {
  entity: EntityDefinition
  validator: EntityValidator
  views: Record<string, FieldView>
  fields: string[]
  /** What a new record begins with. */
  start: Record<string, unknown>
}

const modules = import.meta.glob<LoadedModule>(
  '../../../src/generated/modules/{sip-trunks,ten-dlc,sms-senders}.js',
)

/** A measured form as the browser gets it from the compiler. */
export async function readDefinedForm(form: DefinedForm): Promise<ReadForm> {
  const { module, wizard: id, step: stepId } = definedForms[form]
  const load = modules[`../../../src/generated/modules/${module}.js`]
  if (!load) throw new Error(`There is no module ${module}`)
  const { definition, validators } = await load()
  const wizard = definition.wizards[id]
  const step = wizard?.steps.find((each) => each.id === stepId)
  const entity = definition.entities[id]
  const validator = validators[`${id}.form`]
  if (!wizard || !step || !entity || !validator) throw new Error(`There is no ${stepId} of ${id}`)
  const start = Object.fromEntries(
    Object.entries(entity.properties).flatMap(([name, { default: value }]) =>
      value === undefined ? [] : [[name, value]],
    ),
  )
  return { entity, validator, views: wizard.fields, fields: step.fields, start }
}
