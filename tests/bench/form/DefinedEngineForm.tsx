import { builtInWidgets, FormContext, RecordFields, useRecordForm } from '../../../src/engine/form/index.ts'
import { PortalContext, type Portal } from '../../../src/engine/registry/portalContext.ts'
import { flag, loadCatalogue } from './catalogues.ts'
import { loosePortal } from '../../support/loosePortal.ts'
import type { ReadForm } from './readDefinedForm.ts'

const portal: Portal = {
  ...loosePortal,
  registry: { ...loosePortal.registry, widgets: builtInWidgets },
  loadCatalogue,
  flagUrls: () => [flag],
}

function Fields({ entity, validator, views, fields, start }: ReadForm) {
  const form = useRecordForm({
    entity,
    mode: 'create',
    validator,
    views,
    fields,
    value: () => ({ ...start }),
  })
  return (
    <FormContext value={form}>
      <RecordFields names={fields} />
    </FormContext>
  )
}

/** A step of a wizard as it is defined, with its rules, drawn by our engine. */
export function createBenchForm(form: ReadForm) {
  return function BenchForm() {
    return (
      <PortalContext value={portal}>
        <Fields {...form} />
      </PortalContext>
    )
  }
}
