import type { ConfirmDefinition, Tone } from '../../language/portal.ts'
import { usePortal } from '../registry/portalContext.ts'
import { QuestionDialog } from '../registry/QuestionDialog.tsx'

export interface ConfirmDialogProps {
  confirm: ConfirmDefinition
  tone: Tone
  onAnswer: (yes: boolean) => void
}

/** The question of a row action. */
export function ConfirmDialog({ confirm, tone, onAnswer }: ConfirmDialogProps) {
  const { t } = usePortal()
  return (
    <QuestionDialog
      title={t(confirm.title)}
      text={t(confirm.text)}
      dismiss={t(confirm.dismiss)}
      action={t(confirm.action)}
      tone={tone}
      onAnswer={onAnswer}
    />
  )
}
