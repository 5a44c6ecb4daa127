import { useId, useState } from 'react'
import type { NoteDefinition } from '../../language/portal.ts'
import { usePortal } from '../registry/portalContext.ts'
import { QuestionDialog } from '../registry/QuestionDialog.tsx'
import { formatMoney } from '../../shared/numbers.ts'
import type { RowAction } from './rowActions.ts'
import type { RowActions } from './useRowActions.ts'

export interface ConfirmDialogProps {
  asking: NonNullable<RowActions['asking']>
  onAnswer: RowActions['answer']
}

/** The question of a row action, with what it costs and the note it takes. */
export function ConfirmDialog({ asking: { action, note: written = '' }, onAnswer }: ConfirmDialogProps) {
  const { t } = usePortal()
  const [note, setNote] = useState(written)
  const [tried, setTried] = useState(false)
  const { confirm } = action
  if (!confirm) return null
  const asked = action.kind === 'transition' ? action.transition.note : undefined
  const rule = asked?.title === undefined ? undefined : asked
  const problem = rule && noteProblem(rule, note.trim(), t)
  return (
    <QuestionDialog
      title={t(confirm.title)}
      text={t(confirm.text)}
      dismiss={t(confirm.dismiss)}
      action={t(confirm.action)}
      tone={action.tone}
      onAnswer={(yes) => {
        if (yes && problem) setTried(true)
        else onAnswer(yes, note.trim())
      }}
    >
      {rule && <Note rule={rule} value={note} onChange={setNote} problem={tried ? problem : undefined} />}
      {action.kind === 'transition' && <Fees action={action} />}
    </QuestionDialog>
  )
}

interface NoteProps {
  rule: NoteDefinition
  value: string
  onChange: (value: string) => void
  problem: string | undefined
}

function Note({ rule, value, onChange, problem }: NoteProps) {
  const { t } = usePortal()
  const id = useId()
  const help = rule.help && t(rule.help)
  return (
    <div className="dialog-note">
      <label htmlFor={id}>
        {rule.title && t(rule.title)}
        {rule.required && <span aria-hidden="true"> *</span>}
      </label>
      <textarea
        id={id}
        rows={4}
        maxLength={rule.maxLength}
        required={rule.required}
        value={value}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-help`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-help`} role={problem ? 'alert' : undefined} data-problem={problem !== undefined}>
        {problem ?? help}
      </p>
    </div>
  )
}

function noteProblem(
  { required, minLength = 0 }: NoteDefinition,
  note: string,
  t: (key: string, params?: Record<string, number>) => string,
): string | undefined {
  if (note === '') return required ? t('portal:action-note-required') : undefined
  return note.length < minLength ? t('portal:action-note-short', { count: minLength }) : undefined
}

function Fees({ action }: { action: RowAction & { kind: 'transition' } }) {
  const { t, manifest } = usePortal()
  if (action.fees.length === 0) return null
  return (
    <dl className="dialog-fees" aria-label={t('portal:action-fees')}>
      {action.fees.map(({ type, text, amount }) => (
        <div key={type}>
          <dt>{t(text)}</dt>
          <dd className="pb-figures">{formatMoney(amount, manifest.currency)}</dd>
        </div>
      ))}
    </dl>
  )
}
