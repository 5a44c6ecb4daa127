import { useState } from 'react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { countSegments } from '../../../domain/sms/index.ts'
import { afterReplacing, foreignCharacters } from './foreignCharacters.ts'
import type { ForeignCharacter } from './foreignCharacters.ts'

const SHOWN = 6

interface UnicodeNoticeProps {
  text: string
  onReplace: (character?: string) => void
}

/** Names the characters that make the text Unicode and offers what looks like them in the GSM alphabet. */
export function UnicodeNotice({ text, onReplace }: UnicodeNoticeProps) {
  const [all, setAll] = useState(false)
  const characters = foreignCharacters(text)
  const better = afterReplacing(text)
  const shown = all ? characters : characters.slice(0, SHOWN)
  return (
    <Alert severity="info" variant="outlined" sx={{ '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      <Typography variant="body2">
        {characters.length === 1 ? 'One character makes' : `${characters.length} characters make`} this
        message Unicode: a segment holds 70 units instead of 160.
      </Typography>
      <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 1, gap: 0.5 }}>
        {shown.map((item) => (
          <Character key={item.character} item={item} onReplace={onReplace} />
        ))}
      </Stack>
      {characters.length > SHOWN && (
        <Button size="small" color="inherit" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `Show all ${characters.length}`}
        </Button>
      )}
      {better && (
        <Button size="small" onClick={() => onReplace()} sx={{ mt: 0.5, ml: -0.5 }}>
          {`Replace all look-alikes${benefit(text, better)}`}
        </Button>
      )}
    </Alert>
  )
}

function benefit(text: string, better: { encoding: string; segments: number }): string {
  const { segments } = countSegments(text)
  if (better.segments < segments) return ` (${segments} → ${better.segments} seg)`
  return better.encoding === 'GSM-7' ? ' (becomes GSM-7)' : ''
}

function Character({
  item,
  onReplace,
}: {
  item: ForeignCharacter
  onReplace: UnicodeNoticeProps['onReplace']
}) {
  const { character, name, count, replacement } = item
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ alignItems: 'center', gap: 1, minHeight: 28, flexWrap: 'wrap' }}
    >
      <Box component="span" sx={characterStyle}>
        {character.trim() === '' ? '␣' : character}
      </Box>
      <Typography variant="body2" component="span" color="textSecondary">
        {name}
        {count > 1 && `, ${count} times`}
      </Typography>
      {replacement !== undefined && (
        <Button
          size="small"
          sx={{ minWidth: 0, py: 0 }}
          aria-label={
            replacement === '' ? `Remove ${name}` : `Use ${visible(replacement)} instead of ${name}`
          }
          onClick={() => onReplace(character)}
        >
          {replacement === '' ? 'Remove' : `Use ${visible(replacement)}`}
        </Button>
      )}
    </Stack>
  )
}

function visible(replacement: string): string {
  if (replacement === ' ') return 'a space'
  return replacement === '\n' ? 'a line break' : replacement
}

const characterStyle = {
  minWidth: 24,
  px: 0.5,
  textAlign: 'center',
  border: 1,
  borderColor: 'divider',
  borderRadius: 0.5,
  color: 'text.primary',
} as const
