import { Fragment, useEffect, useRef } from 'react'
import Alert from '@mui/material/Alert'
import Link from '@mui/material/Link'
import { useForm, useFormSelector } from './FormContext.ts'
import { focusField } from './focusField.ts'
import { findProperty } from '../../language/index.ts'
import { usePortal } from '../registry/portalContext.ts'
import { isWithin, parsePath } from '../../shared/paths.ts'

interface ErrorSummaryProps {
  fields: string[]
  /** Counts the tries to go on; each one moves the focus here. */
  attempt: number
}

interface FieldInError {
  label: string
  /** Where its first error is. */
  path: string
}

/** Which fields keep the person from going on, one click from each; what is wrong is said there. Gone as soon as nothing is. */
export function ErrorSummary({ fields, attempt }: ErrorSummaryProps) {
  const { store } = useForm()
  const { t } = usePortal()
  const root = useRef<HTMLDivElement>(null)
  const listed = useFormSelector(store, () => (attempt > 0 ? JSON.stringify(fieldsInError()) : '[]'))
  // written by the selector above
  const inError = JSON.parse(listed) as FieldInError[]

  useEffect(() => {
    if (attempt > 0) root.current?.focus()
  }, [attempt])

  if (attempt === 0 || inError.length === 0) return null
  return (
    <Alert ref={root} severity="error" variant="outlined" tabIndex={-1} sx={{ mb: 3 }}>
      {t('portal:form-errors', { count: inError.length })}{' '}
      {inError.map(({ label, path }, index) => (
        <Fragment key={path}>
          {index > 0 && ', '}
          <Link
            component="button"
            type="button"
            color="inherit"
            align="left"
            sx={{ verticalAlign: 'baseline', fontWeight: 600 }}
            onClick={() => focusField(path)}
          >
            {label}
          </Link>
        </Fragment>
      ))}
    </Alert>
  )

  function fieldsInError(): FieldInError[] {
    const found = new Map<string, FieldInError>()
    for (const { path } of store.shownErrors(fields)) {
      const field = fieldOf(path)
      const title = findProperty(store.entity, field)?.title
      if (!found.has(field)) found.set(field, { label: title === undefined ? path : t(title), path })
    }
    return [...found.values()]
  }

  /** The field that is drawn, which may be inside of another or have others inside. */
  function fieldOf(path: string): string {
    return fields.find((field) => isWithin(path, field)) ?? String(parsePath(path)[0] ?? '')
  }
}
