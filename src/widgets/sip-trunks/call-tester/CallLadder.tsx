import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { usePortal } from '../../../engine/registry/portalContext.ts'

/** A SIP message of a call. */
export interface LadderLine {
  from: 'pbx' | 'us'
  message: string
  after_ms: number
}

interface CallLadderProps {
  /** How it ended, as a sentence. */
  text: string
  isGood: boolean
  lines: readonly LadderLine[]
}

/** How a test ended, and the messages of both sides in order. */
export function CallLadder({ text, isGood, lines }: CallLadderProps) {
  const { t } = usePortal()
  return (
    <Box component="section" aria-label={t('sip-trunks:tester-result')} sx={{ display: 'grid', gap: 1.5 }}>
      <Alert severity={isGood ? 'success' : 'warning'} variant="outlined">
        {text}
      </Alert>
      <Box
        component="ol"
        aria-label={t('sip-trunks:sip-messages')}
        sx={{
          m: 0,
          p: 1.5,
          listStyle: 'none',
          border: 1,
          borderColor: 'divider',
          borderRadius: 'var(--radius-large)',
          typography: 'body2',
          '& > li': { display: 'grid', gridTemplateColumns: '5.5rem 1fr', columnGap: 1.5, py: 0.25 },
          '& > li > span:first-of-type': {
            color: 'text.secondary',
            fontVariantNumeric: 'tabular-nums',
            textAlign: 'end',
          },
          '& > li > span:last-of-type': { overflowWrap: 'anywhere' },
        }}
      >
        {lines.map(({ from, message, after_ms: afterMs }, index) => (
          // Messages keep their places.
          <li key={index}>
            <span>{t('sip-trunks:tester-after', { count: afterMs })}</span>
            <span>
              {t(from === 'pbx' ? 'sip-trunks:your-pbx' : 'sip-trunks:our-side')}
              {' → '}
              {message}
            </span>
          </li>
        ))}
      </Box>
    </Box>
  )
}
