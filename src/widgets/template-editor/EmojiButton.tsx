import { Suspense, lazy, useState } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Popover from '@mui/material/Popover'
import EmojiEmotionsOutlined from '@mui/icons-material/EmojiEmotionsOutlined'
import { usePortal } from '../../engine/registry/portalContext.ts'

const EmojiPanel = lazy(async () => ({ default: (await import('./EmojiPanel.tsx')).EmojiPanel }))

/** Opens the emoji picker; the chosen emoji goes to the caret. */
export function EmojiButton({ disabled, onPick }: { disabled: boolean; onPick: (emoji: string) => void }) {
  const { t } = usePortal()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<EmojiEmotionsOutlined />}
        disabled={disabled}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('portal:template-editor-emoji')}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('portal:template-editor-emoji') } }}
      >
        <Suspense
          fallback={
            <Box sx={{ width: 304, maxWidth: '100%', height: 344, display: 'grid', placeItems: 'center' }}>
              <CircularProgress size={24} aria-label={t('portal:template-editor-emoji-loading')} />
            </Box>
          }
        >
          <EmojiPanel
            onPick={(emoji) => {
              setAnchor(null)
              // After the popover has given the focus back.
              setTimeout(() => onPick(emoji))
            }}
          />
        </Suspense>
      </Popover>
    </>
  )
}
