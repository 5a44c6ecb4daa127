import type { ReactNode } from 'react'
import type { useSubmit } from './useSubmit.ts'

interface PublicFormProps {
  submit: ReturnType<typeof useSubmit>
  action: string
  children?: ReactNode
}

/** What went wrong, the fields, and one button. */
export function PublicForm({ submit, action, children }: PublicFormProps) {
  const { notice, notices, busy, blocked, onSubmit } = submit
  return (
    <form className="sign-in" noValidate onSubmit={onSubmit}>
      <div ref={notices} role="alert" tabIndex={-1} className="sign-in-error" hidden={notice === null}>
        {notice}
      </div>
      {children}
      <button type="submit" className="button" data-kind="primary" aria-disabled={blocked} aria-busy={busy}>
        {busy && <span className="spinner" aria-hidden="true" />}
        {action}
      </button>
    </form>
  )
}
