import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { createFormAccess } from './createFormAccess.ts'
import { createFormStore } from './createFormStore.ts'
import type { FormMode, FormStore } from './createFormStore.ts'
import { useFormSelector, type FormContextValue } from './FormContext.ts'
import type { Scope } from '../../language/index.ts'
import type { CatalogueItem, EntityDefinition, EntityValidator, FieldView } from '../../language/portal.ts'
import { usePortal } from '../registry/portalContext.ts'
import { useLeaveQuestion } from '../registry/useLeaveQuestion.ts'

export interface RecordFormSetup {
  entity: EntityDefinition
  mode: FormMode
  /** Called once, when the form opens. */
  value: (scope: Scope) => Record<string, unknown>
  validator: EntityValidator
  views: Record<string, FieldView>
  /** Fields the form draws, in any of its steps. */
  fields?: readonly string[]
  /** What conditions and links may name of the address; the same object while nothing of it changes. */
  route?: object
  /** The record as it is stored, for rules that read it; none while one is created. */
  row?: object | undefined
  /** The record above, for checks that read it, once it is known. */
  parent?: object | undefined
}

const NOTHING = {}
const isUploading = (store: FormStore): boolean => store.isUploading()

/** A form without pixels: data, rules and errors of one record. Give the result to `FormContext`. */
export function useRecordForm(setup: RecordFormSetup): FormContextValue {
  const { session, registry, loadCatalogue } = usePortal()
  const { entity, views, validator, fields, route, row = NOTHING, parent } = setup
  const [catalogues] = useState(() => new Map<string, Map<string, CatalogueItem>>())
  const [now] = useState(() => new Date().toISOString())
  const scope = useMemo<Scope>(
    () => ({ ...session, now, row, ...(route && { route }), ...(parent && { parent }) }),
    [session, now, row, route, parent],
  )
  const [store] = useState(() =>
    createFormStore({
      entity,
      mode: setup.mode,
      value: setup.value(scope),
      ...(fields && { fields }),
      scope,
      validator: setup.validator,
      checks: registry.checks,
      inCatalogue: (name, value) => catalogues.get(name)?.has(String(value)) ?? true,
      catalogueItem: (name, value) => catalogues.get(name)?.get(String(value)),
    }),
  )
  const [access] = useState(() => createFormAccess(store))
  useEffect(() => () => access.end(), [access])
  useLeaveQuestion(useFormSelector(store, isUploading), 'portal:file-leave')

  const drawn = useSyncExternalStore(store.onRedefined, () => store.entity)
  // Before anything of a new definition is painted.
  useLayoutEffect(() => {
    if (store.entity !== entity) store.redefine(entity, validator, fields)
  }, [store, entity, validator, fields])

  useEffect(() => store.refresh(scope), [store, scope])

  useEffect(() => {
    let open = true
    for (const name of catalogueNames(entity)) {
      void loadCatalogue(name).then(
        (items) => {
          catalogues.set(name, new Map(items.map((item) => [item.value, item])))
          if (open) store.refresh()
        },
        // without the catalogue membership is left to the server
        () => undefined,
      )
    }
    return () => {
      open = false
    }
  }, [entity, catalogues, loadCatalogue, store])

  return useMemo(() => ({ store, access, entity: drawn, views }), [store, access, drawn, views])
}

function catalogueNames(entity: EntityDefinition): Set<string> {
  return new Set(
    Object.values(entity.properties).flatMap(({ catalogue, items }) => catalogue ?? items?.catalogue ?? []),
  )
}
