import { Fragment, useEffect, useRef } from 'react'
import Alert from '@mui/material/Alert'
import Link from '@mui/material/Link'
import { useForm, useFormSelector } from './FormContext.ts'
import { focusField } from './focusField.ts'
import { findProperty } from '../../language/index.ts'
import { usePortal } from '../registry/portalContext.ts'
import { parsePath } from '../../shared/paths.ts'

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
      const label = labelOf(path)
      if (!found.has(label)) found.set(label, { label, path })
    }
    return [...found.values()]
  }

  function labelOf(path: string): string {
    const property = findProperty(store.entity, parsePath(path)[0] ?? '') ?? findProperty(store.entity, path)
    return property ? t(property.title) : path
  }
}
