import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { errorText } from './errorText.ts'

/** What went wrong while loading, with a way to try again. */
export function LoadFailure({
  title,
  error,
  onRetry,
}: {
  title: string
  error: unknown
  onRetry: () => void
}) {
  return (
    <Alert
      severity="error"
      variant="outlined"
      action={
        <Button color="inherit" size="small" onClick={onRetry} sx={{ whiteSpace: 'nowrap' }}>
          Try again
        </Button>
      }
    >
      {title} {errorText(error)}
    </Alert>
  )
}
