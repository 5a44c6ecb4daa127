import { useState } from 'react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { usePortal } from '../../../engine/registry/portalContext.ts'
import type { Translate } from '../../../engine/registry/portalContext.ts'
import { templateSegments, type ShortLinks } from '../../../domain/sms/index.ts'
import { afterReplacing, countForeign, foreignCharacters } from './foreignCharacters.ts'
import type { ForeignCharacter } from './foreignCharacters.ts'

const SHOWN = 6

interface UnicodeNoticeProps {
  text: string
  shortLinks: ShortLinks
  onReplace: (character?: string) => void
}

/** Names the characters that make the text Unicode and offers what looks like them in the GSM alphabet. */
export function UnicodeNotice({ text, shortLinks, onReplace }: UnicodeNoticeProps) {
  const { t } = usePortal()
  const [all, setAll] = useState(false)
  const characters = foreignCharacters(text)
  const better = afterReplacing(text, shortLinks)
  const shown = all ? characters : characters.slice(0, SHOWN)
  return (
    <Alert severity="info" variant="outlined" sx={{ '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      <Typography variant="body2">{t('portal:counter-foreign', { count: countForeign(text) })}</Typography>
      <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 1, gap: 0.5 }}>
        {shown.map((item) => (
          <Character key={item.character} item={item} onReplace={onReplace} />
        ))}
      </Stack>
      {characters.length > SHOWN && (
        <Button size="small" color="inherit" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('portal:counter-show-fewer') : t('portal:counter-show-all', { count: characters.length })}
        </Button>
      )}
      {better && (
        <Button size="small" onClick={() => onReplace()} sx={{ mt: 0.5, ml: -0.5 }}>
          {[t('portal:counter-replace-all'), benefit(templateSegments(text, shortLinks), better, t)]
            .join(' ')
            .trim()}
        </Button>
      )}
    </Alert>
  )
}

function benefit(segments: number, better: { encoding: string; segments: number }, t: Translate): string {
  if (better.segments < segments)
    return t('portal:counter-saves', { before: segments, after: better.segments })
  return better.encoding === 'GSM-7' ? t('portal:counter-becomes-gsm') : ''
}

function Character({
  item,
  onReplace,
}: {
  item: ForeignCharacter
  onReplace: UnicodeNoticeProps['onReplace']
}) {
  const { t } = usePortal()
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
        {count > 1 ? t('portal:counter-times', { name, count }) : name}
      </Typography>
      {replacement !== undefined && (
        <Button
          size="small"
          sx={{ minWidth: 0, py: 0 }}
          aria-label={
            replacement === ''
              ? t('portal:counter-remove-name', { name })
              : t('portal:counter-use-name', { replacement: visible(replacement, t), name })
          }
          onClick={() => onReplace(character)}
        >
          {replacement === ''
            ? t('portal:counter-remove')
            : t('portal:counter-use', { replacement: visible(replacement, t) })}
        </Button>
      )}
    </Stack>
  )
}

function visible(replacement: string, t: Translate): string {
  if (replacement === ' ') return t('portal:counter-space')
  return replacement === '\n' ? t('portal:counter-line-break') : replacement
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
