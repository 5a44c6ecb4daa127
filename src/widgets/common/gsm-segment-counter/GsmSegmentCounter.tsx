import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import {
  countSegments,
  limitFor,
  placeholders,
  segmentLabel,
  sentText,
  type ShortLinks,
} from '../../../domain/sms/index.ts'
import { usePortal } from '../../../engine/registry/portalContext.ts'
import type { Translate } from '../../../engine/registry/portalContext.ts'
import { UnicodeNotice } from './UnicodeNotice.tsx'

export interface GsmSegmentCounterProps {
  text: string
  /** Links are sent short, so they count as long as short ones. */
  shortLinks?: ShortLinks
  /** Replaces one character everywhere, or, without one, all that have a look-alike; left out, the text cannot be changed and nothing is offered. */
  onReplace?: (character?: string) => void
}

/** How long a message is, how many parts it takes, and what makes it Unicode. */
export function GsmSegmentCounter({ text, shortLinks = false, onReplace }: GsmSegmentCounterProps) {
  const { t } = usePortal()
  const sent = sentText(text, shortLinks)
  const { units, encoding } = countSegments(sent)
  const limit = limitFor(sent)
  const full = units >= limit
  const hasVariables = placeholders(text).length > 0
  const label = segmentLabel(text, shortLinks)
  return (
    <Stack sx={{ gap: 1 }}>
      <LinearProgress
        variant="determinate"
        aria-hidden="true"
        value={Math.min(100, (units / limit) * 100)}
        color={full ? 'warning' : 'primary'}
        sx={{ height: 2, borderRadius: 1, '& .MuiLinearProgress-bar': { transition: 'none' } }}
      />
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, color: 'text.secondary' }}>
        <Typography
          variant="caption"
          sx={{ fontVariantNumeric: 'tabular-nums', ...(full && { color: 'text.primary', fontWeight: 500 }) }}
        >
          {t(encoding === 'GSM-7' ? 'portal:counter-gsm-units' : 'portal:counter-unicode-units', {
            units,
            limit,
          })}
        </Typography>
        <Typography
          variant="caption"
          tabIndex={0}
          title={segmentHelp(encoding, hasVariables, t)}
          sx={{ fontVariantNumeric: 'tabular-nums' }}
        >
          {label}
        </Typography>
        <Typography variant="caption">{encoding === 'GSM-7' ? 'GSM-7' : 'Unicode (UCS-2)'}</Typography>
        {sent !== text && <Typography variant="caption">{t('portal:counter-short-links')}</Typography>}
      </Stack>
      <Box aria-live="polite">
        {encoding === 'UCS-2' && onReplace && (
          <UnicodeNotice text={text} shortLinks={shortLinks} onReplace={onReplace} />
        )}
      </Box>
    </Stack>
  )
}

function segmentHelp(encoding: 'GSM-7' | 'UCS-2', hasVariables: boolean, t: Translate): string {
  const [single, part] = encoding === 'GSM-7' ? [160, 153] : [70, 67]
  const rule = t('portal:counter-rule', { single, part })
  return hasVariables ? `${rule} ${t('portal:counter-variables')}` : rule
}
