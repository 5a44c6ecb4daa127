import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { usePortal } from '../../engine/registry/portalContext.ts'
import { progressOf } from './progressOf.ts'
import { uploadLimits } from './uploadLimits.ts'
import type { UploadState } from './uploadMachine.ts'

interface UploadProgressProps {
  id: string
  state: Exclude<UploadState, { step: 'empty' }>
  onCancel: () => void
  onRetryNow: () => void
}

/** The running upload: what it does, how far it is, how to stop it. */
export function UploadProgress({ id, state, onCancel, onRetryNow }: UploadProgressProps) {
  const { t } = usePortal()
  const { title, detail, percent } = progressOf(state, t)
  const filename = state.step === 'processing' ? state.filename : state.file.name
  return (
    <Box
      id={id}
      tabIndex={-1}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 2, bgcolor: 'background.paper' }}
      aria-busy="true"
    >
      <Stack direction="row" sx={{ alignItems: 'flex-start', gap: 2, mb: 1.5 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="body2" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
            {filename}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {title}
            {detail && ` · ${detail}`}
          </Typography>
        </Box>
        {state.step === 'waiting' && (
          <Button size="small" onClick={onRetryNow}>
            {t('portal:contact-upload-retry-now')}
          </Button>
        )}
        <Button size="small" color="inherit" onClick={onCancel}>
          {t('portal:contact-upload-cancel')}
        </Button>
      </Stack>
      <LinearProgress
        variant={percent === undefined ? 'indeterminate' : 'determinate'}
        value={percent ?? 0}
        color={state.step === 'waiting' ? 'warning' : 'primary'}
        aria-label={title}
        sx={{ borderRadius: 1 }}
      />
      {state.step === 'waiting' && (
        <Typography variant="body2" sx={{ mt: 1.5, display: 'block' }} component="output">
          {t('portal:contact-upload-attempt', { attempt: state.attempt, attempts: uploadLimits.retries })}
        </Typography>
      )}
    </Box>
  )
}
