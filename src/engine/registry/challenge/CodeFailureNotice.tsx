import Alert from '@mui/material/Alert'
import type { ReactNode } from 'react'
import type { CodeFailure } from './useCodeDelivery.ts'

/** Why no code was sent, in the server's words, with a way on. */
export function CodeFailureNotice({ failure, children }: { failure: CodeFailure; children?: ReactNode }) {
  return (
    <Alert severity={failure.tone} variant="outlined" role="alert">
      {failure.message} {children}
    </Alert>
  )
}
