import { Fragment, lazy, Suspense } from 'react'
import type { CompiledModule } from '../../language/portal.ts'
import { usePortal } from '../registry/portalContext.ts'
import { FeeLines } from '../registry/FeeLines.tsx'
import { QuestionDialog } from '../registry/QuestionDialog.tsx'
import type { RowActions } from './useRowActions.ts'

const ActionDialog = lazy(() =>
  import('../action/ActionDialog.tsx').then((module) => ({ default: module.ActionDialog })),
)

export interface ConfirmDialogProps {
  module: CompiledModule
  /** Of the records. */
  entity: string
  actions: RowActions
  /** Names the record, where several are in view. */
  about?: string | undefined
}

/** The question of a row action, with what it costs and the form it has. */
export function ConfirmDialog({ module, entity, actions, about }: ConfirmDialogProps) {
  const { t, FieldScope = Fragment } = usePortal()
  const { asking, answer, send } = actions
  const confirm = asking?.action.confirm
  if (!asking || !confirm) return null
  const { action, row } = asking
  const more = action.kind === 'transition' && (
    <>
      {action.warning !== undefined && <p>{t(action.warning)}</p>}
      <FeeLines fees={action.fees} />
    </>
  )
  if (action.form)
    return (
      <Suspense fallback={null}>
        <FieldScope>
          <ActionDialog
            module={module}
            form={action.form}
            confirm={confirm}
            about={about}
            tone={action.tone}
            row={action.form.entity === entity ? row : undefined}
            {...(action.kind === 'transition' && action.failure !== undefined && { failure: action.failure })}
            onSend={send}
            onClose={() => answer(false)}
          >
            {more}
          </ActionDialog>
        </FieldScope>
      </Suspense>
    )
  return (
    <QuestionDialog
      title={t(confirm.title)}
      about={about}
      text={t(confirm.text)}
      dismiss={t(confirm.dismiss)}
      action={t(confirm.action)}
      tone={action.tone}
      onAnswer={answer}
    >
      {more}
    </QuestionDialog>
  )
}
