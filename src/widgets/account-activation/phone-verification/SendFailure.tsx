import Alert from '@mui/material/Alert'
import type { ReactNode } from 'react'
import type { Failure } from './verificationState.ts'

/** Why no code was sent, in the server's words, with a way on. */
export function SendFailure({ failure, children }: { failure: Failure; children?: ReactNode }) {
  return (
    <Alert severity={failure.state === 'attempts' ? 'warning' : 'error'} variant="outlined" role="alert">
      {failure.message} {children}
    </Alert>
  )
}
