import { useState } from 'react'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { variableNames } from '../../domain/sms/index.ts'
import { fillMessage } from '../common/fillMessage.ts'
import { lengthWords } from '../common/lengthWords.ts'
import { MessageParts } from '../common/MessageParts.tsx'
import { PhoneBubble } from '../common/PhoneBubble.tsx'
import { sampleValue } from './sampleValue.ts'
import type { PanelProps } from '../../engine/registry/contract.ts'

const LONGEST_SAMPLE = 200

/** The template on a phone, its variables filled with sample values that can be changed. */
export function TemplatePreview({ form }: PanelProps) {
  const text = form.useValue<string>('text')
  const shortLinks = form.useValue<boolean>('short_url_enabled') === true
  const selected = form.useValue<{ title?: string }[]>('selectedSenders')
  const registered = form.useValue<{ title?: string }[]>('sender_ids')
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const sender = selected?.[0]?.title ?? registered?.[0]?.title ?? 'Sender ID'
  if (!text) {
    return (
      <PhoneBubble sender={sender}>
        <Typography variant="body2" color="textSecondary">
          Type a message to see it here
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
            <span>{names.length > 0 ? 'With the sample values' : 'As every contact gets it'}</span>
            <span>{lengthWords(message)}</span>
          </>
        }
      >
        <MessageParts text={message.text} />
      </PhoneBubble>
      {names.length > 0 && (
        <Box>
          <Typography variant="caption" color="textSecondary" sx={{ display: 'block', mb: 1 }}>
            Sample values, for this preview only
          </Typography>
          <Stack sx={{ gap: 1.5 }}>
            {names.map((name) => (
              <TextField
                key={name}
                size="small"
                fullWidth
                label={name}
                value={values[name]}
                // Enter must not send the form around it.
                onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
                onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
                slotProps={{ htmlInput: { maxLength: LONGEST_SAMPLE } }}
              />
            ))}
          </Stack>
        </Box>
      )}
    </Stack>
  )
}
