import { Suspense, use } from 'react'
import MuiLink from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import { descriptionId, errorId, getUiOptions, helpId } from '@rjsf/utils'
import type { FieldTemplateProps } from '@rjsf/utils'
import { FieldAdvice, FieldErrorText, FieldLabel, FieldNote, FieldRoot } from '../FieldChrome.tsx'
import { adviceId, FieldContext, limitId, secretId, type SecretInForm } from '../useFieldInForm.ts'
import { usePortal } from '../../registry/portalContext.ts'
import type { WidgetRegistry } from '../../registry/contract.ts'

/** A field with what belongs to it: its label unless the widget draws it, its error, help and why it is disabled. */
export function FieldTemplate(props: FieldTemplateProps) {
  const { id, label, required = false, children, schema, uiSchema, registry, rawHelp, rawErrors = [] } = props
  const field = use(FieldContext)
  if (!field) return children
  const notes = (
    <>
      {rawErrors.filter(Boolean).map((error) => (
        <FieldErrorText key={error} id={errorId(id)}>
          {error}
        </FieldErrorText>
      ))}
      {field.advice.length > 0 && <FieldAdvice id={adviceId(id)} advice={field.advice} />}
      {rawHelp && !rawErrors.includes(rawHelp) && <FieldNote id={helpId(id)}>{rawHelp}</FieldNote>}
      {field.limitNote !== undefined && <FieldNote id={limitId(id)}>{field.limitNote}</FieldNote>}
      {field.secret && <SecretNote id={secretId(id)} secret={field.secret} name={`${id}-label`} />}
      {field.saidReason && <FieldNote id={descriptionId(id)}>{field.saidReason}</FieldNote>}
    </>
  )
  // A group of fields or a line of a list has a frame of its own.
  if (field.isContainer && schema.type === 'object') {
    return (
      <>
        {children}
        {notes}
      </>
    )
  }
  const { widget, note } = getUiOptions(uiSchema)
  // every widget of RecordFields comes from there
  const widgets = registry.widgets as WidgetRegistry['widgets']
  const drawsLabel = field.isContainer || (typeof widget === 'string' && widgets[widget]?.drawsLabel)
  return (
    <FieldRoot data-field={field.path}>
      {!drawsLabel && <FieldLabel id={id} label={label} required={required} />}
      <Suspense fallback={<Skeleton variant="rounded" height={roomOf(widget, note)} />}>{children}</Suspense>
      {notes}
    </FieldRoot>
  )
}

/** px; choices that are all in view, with a note below each, take more than a field of one line. */
function roomOf(widget: unknown, note: unknown): number {
  if (widget !== 'radio') return 64
  return note === undefined ? 136 : 248
}

/** @param name id of the field's label, which tells the buttons of several secrets apart */
function SecretNote({ id, secret, name }: { id: string; secret: SecretInForm; name: string }) {
  const { t } = usePortal()
  const { note, change } = secret
  return (
    <FieldNote>
      <output id={id}>{t(note)}</output>{' '}
      {change && (
        <MuiLink
          id={`${id}-change`}
          component="button"
          type="button"
          aria-labelledby={[`${id}-change`, name].join(' ')}
          onClick={change.run}
          sx={{ font: 'inherit', verticalAlign: 'baseline' }}
        >
          {t(change.text)}
        </MuiLink>
      )}
    </FieldNote>
  )
}
