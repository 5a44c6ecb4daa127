import Box from '@mui/material/Box'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { emptyCellChoices, type EmptyCellChoice } from '../../domain/sms/index.ts'
import { usePortal } from '../../engine/registry/portalContext.ts'
import type { MappedVariable } from './MappedVariable.ts'

const choiceWords: Record<EmptyCellChoice, string> = {
  fallback: 'portal:mapping-fallback',
  skip: 'portal:mapping-skip',
  send: 'portal:mapping-send',
}

interface EmptyCellsProps {
  id: string
  mapping: MappedVariable
  /** Contacts whose cell is empty. */
  count: number
  total: number
  /** Marks what is missing, once the person tried to go on. */
  showMissing: boolean
  disabled: boolean
  onChange: (mapping: MappedVariable) => void
}

/** How many contacts have nothing in a column, and what is done with them. */
export function EmptyCells({ id, mapping, count, total, showMissing, disabled, onChange }: EmptyCellsProps) {
  const { t } = usePortal()
  const { variable, column, when_empty: choice, fallback = '' } = mapping
  const choose = (value: string) => {
    const next = emptyCellChoices.find((one) => one === value)
    onChange({ variable, column, ...(next && { when_empty: next }) })
  }
  return (
    <Box sx={{ gridColumn: { sm: 2 }, display: 'grid', gap: 1, pt: 0.5 }}>
      <Typography id={`${id}-empty`} variant="body2">
        {t('portal:mapping-empty-cells', { count, total })}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: { sm: '1fr 1fr' },
        }}
      >
        <NativeSelect
          input={<OutlinedInput size="small" error={showMissing && choice === undefined} />}
          fullWidth
          disabled={disabled}
          value={choice ?? ''}
          onChange={(event) => choose(event.target.value)}
          inputProps={{
            'aria-label': t('portal:mapping-when-empty', { variable }),
            'aria-describedby': `${id}-empty`,
            'aria-invalid': showMissing && choice === undefined,
          }}
        >
          <option value="">{t('portal:mapping-when-empty-choose')}</option>
          {emptyCellChoices.map((one) => (
            <option key={one} value={one}>
              {t(choiceWords[one])}
            </option>
          ))}
        </NativeSelect>
        {choice === 'fallback' && (
          <OutlinedInput
            size="small"
            disabled={disabled}
            value={fallback}
            error={showMissing && fallback.trim() === ''}
            placeholder={t('portal:mapping-fallback-text')}
            inputProps={{
              'aria-label': t('portal:mapping-fallback-for', { variable }),
              'aria-invalid': showMissing && fallback.trim() === '',
              maxLength: 160,
            }}
            onChange={(event) =>
              onChange({ variable, column, when_empty: 'fallback', fallback: event.target.value })
            }
          />
        )}
      </Box>
    </Box>
  )
}
