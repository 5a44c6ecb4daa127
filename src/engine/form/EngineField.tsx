import { Suspense, memo, use, useMemo } from 'react'
import Skeleton from '@mui/material/Skeleton'
import type { FieldProps } from '@rjsf/utils'
import { FieldErrorText, FieldNote, FieldRoot } from './FieldChrome.tsx'
import { FixedNoticeContext, SharedReasonContext, useField, useForm } from './FormContext.ts'
import { fieldId } from './fieldId.ts'
import { errorWords } from './errorWords.ts'
import { viewOf } from './viewOf.ts'
import { builtInWidgets } from './widgets/builtInWidgets.ts'
import { findProperty } from '../../language/index.ts'
import type { WidgetRegistry } from '../registry/contract.ts'
import { usePortal } from '../registry/portalContext.ts'

const ownWidgets: WidgetRegistry['widgets'] = builtInWidgets

/** RJSF's field for everything the engine draws as one piece: it names the path, the store does the rest. */
export function EngineField({ fieldPathId }: FieldProps) {
  return <StoreField path={fieldPathId.path.join('.')} />
}

/** One field, drawn from the form store; a change elsewhere in the form does not render it. */
export const StoreField = memo(function StoreField({ path }: { path: string }) {
  const { store, access, entity, views } = useForm()
  const { registry, t } = usePortal()
  const state = useField(store, path)
  const notice = use(FixedNoticeContext)
  const shared = use(SharedReasonContext)
  const view = useMemo(() => viewOf(entity, views, path), [entity, views, path])
  const property = findProperty(entity, path)
  const handlers = useMemo(() => {
    const fillable = new Set(view?.fills)
    return {
      onChange: (value: unknown, fills: Record<string, unknown> = {}) => {
        const allowed = Object.entries(fills).filter(([name]) => fillable.has(name))
        store.set(path, value, Object.fromEntries(allowed))
      },
      onBlur: () => store.leave(path),
    }
  }, [store, view, path])

  if (!state.visible || !view || !property) return null
  const Widget = registry.widgets[view.widget] ?? ownWidgets[view.widget]
  if (!Widget) throw new Error(`No widget is registered as ${view.widget}`)
  const id = fieldId(path)
  const reason = state.fixed
    ? t('portal:form-fixed')
    : !state.enabled && state.because
      ? t(state.because)
      : undefined
  const isShared = !state.fixed && !state.enabled && shared !== undefined && shared.because === state.because
  const saysReason = reason !== undefined && store.mode !== 'view' && !(state.fixed && notice) && !isShared
  // Each line of such a list shows its own.
  const isElsewhere = view.widget === 'rows' && state.error?.path !== path
  const error = state.error && !isElsewhere ? errorWords(state.error, entity, t) : undefined
  const describedBy = [
    error && `${id}-error`,
    property.help && `${id}-help`,
    saysReason && `${id}-reason`,
    state.fixed && notice,
    isShared && shared.id,
  ]
    .filter(Boolean)
    .join(' ')
  return (
    <FieldRoot data-field={path}>
      <Suspense fallback={<Skeleton variant="rounded" height={64} />}>
        <Widget
          id={id}
          path={path}
          label={t(property.title)}
          // the compiler has checked that the widget takes values of the property's type
          value={state.value as never}
          onChange={handlers.onChange}
          onBlur={handlers.onBlur}
          required={state.required}
          disabled={store.mode === 'view' || state.fixed || !state.enabled}
          {...(reason && { disabledReason: reason })}
          {...(error && { error })}
          {...(property.placeholder && { placeholder: t(property.placeholder) })}
          {...(describedBy && { describedBy })}
          property={property}
          options={view.options}
          form={access}
        />
      </Suspense>
      {error && <FieldErrorText id={`${id}-error`}>{error}</FieldErrorText>}
      {property.help && <FieldNote id={`${id}-help`}>{t(property.help)}</FieldNote>}
      {saysReason && <FieldNote id={`${id}-reason`}>{reason}</FieldNote>}
    </FieldRoot>
  )
})
