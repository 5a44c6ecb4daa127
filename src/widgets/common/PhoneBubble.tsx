import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { usePortal } from '../../engine/registry/portalContext.ts'
import type { ReactNode } from 'react'

interface PhoneBubbleProps {
  /** Absent while none is chosen. */
  sender: string | undefined
  /** Below the bubble: number, length. */
  foot?: ReactNode
  children: ReactNode
}

/** A message in a phone: the sender above, the text in its bubble. */
export function PhoneBubble({ sender, foot, children }: PhoneBubbleProps) {
  const { t } = usePortal()
  return (
    <Box
      sx={{
        width: '100%',
        maxWidth: 320,
        border: 1,
        borderColor: 'divider',
        borderRadius: 4,
        bgcolor: 'background.paper',
        overflow: 'hidden',
      }}
    >
      <Box sx={{ borderBottom: 1, borderColor: 'divider', py: 1, px: 2, textAlign: 'center' }}>
        <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {sender ?? t('portal:phone-sender')}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {t('portal:phone-kind')}
        </Typography>
      </Box>
      <Box
        sx={{ p: 1.5, minHeight: 120, maxHeight: 400, overflowY: 'auto' }}
        tabIndex={0}
        component="section"
        aria-label={t('portal:phone-message')}
      >
        <Box
          sx={{
            display: 'inline-block',
            maxWidth: '92%',
            px: 1.5,
            py: 1,
            borderRadius: 3,
            borderBottomLeftRadius: 4,
            bgcolor: 'action.hover',
            typography: 'body2',
          }}
        >
          {children}
        </Box>
      </Box>
      {foot && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            columnGap: 1,
            borderTop: 1,
            borderColor: 'divider',
            px: 2,
            py: 1,
            typography: 'caption',
            color: 'text.secondary',
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {foot}
        </Box>
      )}
    </Box>
  )
}
