import { Suspense } from 'react'
import type { ReactNode } from 'react'
import MuiLink from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import { descriptionId, errorId, getUiOptions, helpId } from '@rjsf/utils'
import type { FieldTemplateProps } from '@rjsf/utils'
import { FieldAdvice, FieldErrorText, FieldLabel, FieldNote, FieldRoot } from '../FieldChrome.tsx'
import { toPath } from '../fieldId.ts'
import { followsStore } from '../followsStore.ts'
import { adviceId, limitId, secretId, useFieldContext, type SecretInForm } from '../useFieldInForm.ts'
import { usePortal } from '../../registry/portalContext.ts'

/**
 * A field with what belongs to it: its label unless the widget draws it, its error, help and why it is disabled. What
 * changes as a person types is drawn by the widget and by the notes, so that the rest stays.
 */
export function FieldTemplate(props: FieldTemplateProps) {
  const { id, label, required = false, children, schema, uiSchema, rawHelp, rawErrors = [] } = props
  const path = toPath(props.fieldPathId.path)
  if (path === '') return children
  const { widget, note } = getUiOptions(uiSchema)
  const isContainer = widget === undefined
  const notes = (
    <>
      {rawErrors.filter(Boolean).map((error) => (
        <FieldErrorText key={error} id={errorId(id)}>
          {error}
        </FieldErrorText>
      ))}
      <Notes id={id}>
        {rawHelp && !rawErrors.includes(rawHelp) && <FieldNote id={helpId(id)}>{rawHelp}</FieldNote>}
      </Notes>
    </>
  )
  // A group of fields or a line of a list has a frame of its own.
  if (isContainer && schema.type === 'object') {
    return (
      <>
        {children}
        {notes}
      </>
    )
  }
  return (
    <FieldRoot data-field={path}>
      {!isContainer && !followsStore(props) && <FieldLabel id={id} label={label} required={required} />}
      <Suspense fallback={<Skeleton variant="rounded" height={roomOf(widget, note)} />}>{children}</Suspense>
      {notes}
    </FieldRoot>
  )
}

/** What the form store says of the field, around its help. */
function Notes({ id, children }: { id: string; children: ReactNode }) {
  const { advice, limitNote, secret, saidReason } = useFieldContext()
  return (
    <>
      {advice.length > 0 && <FieldAdvice id={adviceId(id)} advice={advice} />}
      {children}
      {limitNote !== undefined && <FieldNote id={limitId(id)}>{limitNote}</FieldNote>}
      {secret && <SecretNote id={secretId(id)} secret={secret} name={`${id}-label`} />}
      {saidReason && <FieldNote id={descriptionId(id)}>{saidReason}</FieldNote>}
    </>
  )
}

/** px; choices that are all in view, with a note below each, take more than a field of one line. */
function roomOf(widget: unknown, note: unknown): number {
  if (widget === 'choices') return 320
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
