import { useState } from 'react'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { usePortal } from '../../engine/registry/portalContext.ts'
import { variableNames } from '../../domain/sms/index.ts'
import { fillMessage } from '../common/fillMessage.ts'
import { lengthWords } from '../common/lengthWords.ts'
import { MessageParts } from '../common/MessageParts.tsx'
import { PhoneBubble } from '../common/PhoneBubble.tsx'
import { useShortLinks } from '../common/useShortLinks.ts'
import { sampleValue } from './sampleValue.ts'
import type { PanelProps } from '../../engine/registry/contract.ts'

const LONGEST_SAMPLE = 200

/** The template on a phone, its variables filled with sample values that can be changed. */
export function TemplatePreview({ form }: PanelProps) {
  const { t } = usePortal()
  const text = form.useValue<string>('text')
  const shortLinks = useShortLinks(form, 'short_url_enabled')
  const selected = form.useValue<{ title?: string }[]>('selectedSenders')
  const registered = form.useValue<{ title?: string }[]>('sender_ids')
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const sender = selected?.[0]?.title ?? registered?.[0]?.title
  if (!text) {
    return (
      <PhoneBubble sender={sender}>
        <Typography variant="body2" color="textSecondary">
          {t('portal:template-preview-empty')}
        </Typography>
      </PhoneBubble>
    )
  }
  const names = variableNames(text)
  const values = Object.fromEntries(names.map((name) => [name, typed[name] ?? sampleValue(name)]))
  const message = fillMessage(text, values, shortLinks)
  return (
    <Stack sx={{ gap: 2, width: '100%', maxWidth: 320 }}>
      <PhoneBubble
        sender={sender}
        foot={
          <>
            <span>
              {t(names.length > 0 ? 'portal:template-preview-samples' : 'portal:template-preview-same')}
            </span>
            <span>{lengthWords(message, t)}</span>
          </>
        }
      >
        <MessageParts text={message.text} />
      </PhoneBubble>
      {names.length > 0 && (
        <Box>
          <Typography variant="caption" color="textSecondary" sx={{ display: 'block', mb: 1 }}>
            {t('portal:template-preview-sample-values')}
          </Typography>
          <Stack sx={{ gap: 1 }}>
            {names.map((name) => (
              <Box
                key={name}
                component="label"
                sx={{
                  display: 'grid',
                  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
                  alignItems: 'center',
                  gap: 1,
                }}
              >
                <Box component="span" sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
                  {name}
                </Box>
                <TextField
                  size="small"
                  value={values[name]}
                  // Enter must not send the form around it.
                  onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
                  onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
                  slotProps={{ htmlInput: { maxLength: LONGEST_SAMPLE } }}
                />
              </Box>
            ))}
          </Stack>
        </Box>
      )}
    </Stack>
  )
}
