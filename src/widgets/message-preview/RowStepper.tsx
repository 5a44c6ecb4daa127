import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import { Icon } from '../../engine/registry/Icon.tsx'
import { usePortal } from '../../engine/registry/portalContext.ts'

interface RowStepperProps {
  /** From 0. */
  position: number
  total: number
  busy: boolean
  onMove: (position: number) => void
}

/** Steps through the contacts. */
export function RowStepper({ position, total, busy, onMove }: RowStepperProps) {
  const { t } = usePortal()
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center', justifyContent: 'space-between', width: '100%', opacity: busy ? 0.6 : 1 }}
    >
      <IconButton
        size="small"
        aria-label={t('portal:message-preview-previous')}
        disabled={position === 0}
        onClick={() => onMove(position - 1)}
      >
        <Icon name="previous" />
      </IconButton>
      <Box
        component="output"
        sx={{ typography: 'caption', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
      >
        {t('portal:message-preview-position', { position: position + 1, total })}
      </Box>
      <IconButton
        size="small"
        aria-label={t('portal:message-preview-following')}
        disabled={position + 1 >= total}
        onClick={() => onMove(position + 1)}
      >
        <Icon name="next" />
      </IconButton>
    </Stack>
  )
}
