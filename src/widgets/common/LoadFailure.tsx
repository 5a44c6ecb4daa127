import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { usePortal } from '../../engine/registry/portalContext.ts'
import { useRetryOnline } from '../../engine/registry/useRetryOnline.ts'
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
  const { t } = usePortal()
  useRetryOnline(onRetry)
  return (
    <Alert
      severity="error"
      variant="outlined"
      action={
        <Button color="inherit" size="small" onClick={onRetry} sx={{ whiteSpace: 'nowrap' }}>
          {t('portal:try-again')}
        </Button>
      }
    >
      {title} {errorText(error, t)}
    </Alert>
  )
}
