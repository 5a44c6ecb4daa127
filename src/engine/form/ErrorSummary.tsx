import { useEffect, useRef } from 'react'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Link from '@mui/material/Link'
import type { ShownError } from './createFormStore.ts'
import { useForm, useFormSelector } from './FormContext.ts'
import { errorWords } from './errorWords.ts'
import { focusField } from './focusField.ts'
import { findProperty } from '../../language/index.ts'
import { usePortal } from '../registry/portalContext.ts'
import { parsePath } from '../../shared/paths.ts'

interface ErrorSummaryProps {
  fields: string[]
  /** Counts the tries to go on; each one moves the focus here. */
  attempt: number
}

/** What keeps the person from going on, one click from each field. Gone as soon as nothing does. */
export function ErrorSummary({ fields, attempt }: ErrorSummaryProps) {
  const { store } = useForm()
  const { t } = usePortal()
  const root = useRef<HTMLDivElement>(null)
  const listed = useFormSelector(store, () =>
    attempt > 0 ? JSON.stringify(store.shownErrors(fields)) : '[]',
  )
  // written by the selector above
  const errors = JSON.parse(listed) as ShownError[]

  useEffect(() => {
    if (attempt > 0) root.current?.focus()
  }, [attempt])

  if (attempt === 0 || errors.length === 0) return null
  return (
    <Alert ref={root} severity="error" variant="outlined" tabIndex={-1} sx={{ mb: 3 }}>
      <AlertTitle sx={{ typography: 'body1', fontWeight: 600 }}>
        {t('portal:form-errors', { count: errors.length })}
      </AlertTitle>
      {errors.map((error) => (
        <div key={error.path}>
          <Link
            component="button"
            type="button"
            color="inherit"
            align="left"
            onClick={() => focusField(error.path)}
          >
            {labelOf(error.path)}: {errorWords(error, store.entity, t)}
          </Link>
        </div>
      ))}
    </Alert>
  )

  function labelOf(path: string): string {
    const property = findProperty(store.entity, parsePath(path)[0] ?? '') ?? findProperty(store.entity, path)
    return property ? t(property.title) : path
  }
}
