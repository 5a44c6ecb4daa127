import { useEffect, useLayoutEffect, useRef } from 'react'
import { FormContext } from './FormContext.ts'
import { RecordFields } from './RecordFields.tsx'
import { useRecordForm } from './useRecordForm.ts'
import { cleanValue } from '../../language/index.ts'
import type { FieldView } from '../../language/portal.ts'
import type { ValueFormProps } from '../registry/contract.ts'

const NO_VIEWS: Record<string, FieldView> = {}

/** Fields for values that no record holds: the form of the engine, with its widgets, rules and errors. */
export function ValueForm(props: ValueFormProps) {
  const { entity, fields, sections, views = NO_VIEWS, validator, value, onChange, showsErrors } = props
  const form = useRecordForm({
    entity,
    mode: onChange ? 'create' : 'view',
    value: () => value,
    validator,
    views,
    fields,
  })
  const { store } = form
  const given = useRef(value)
  const change = useRef(onChange)
  useLayoutEffect(() => {
    change.current = onChange
  })
  useEffect(
    () =>
      store.onChange(() => {
        given.current = cleanValue(store.entity, store.value(), store.scope())
        change.current?.(given.current)
      }),
    [store],
  )
  useLayoutEffect(() => {
    if (value === given.current) return
    given.current = value
    store.reset(value)
  }, [store, value])
  useEffect(() => {
    if (showsErrors) store.attempt(fields)
  }, [store, showsErrors, fields, value])
  return (
    <FormContext value={form}>
      <RecordFields names={fields} sections={sections} />
    </FormContext>
  )
}
