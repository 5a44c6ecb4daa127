import { useState } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { usePortal } from '../../../engine/registry/portalContext.ts'

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#']

/** The keys of a telephone, and a field for several at once. */
export function Keypad({ busy, press }: { busy: boolean; press: (keys: string) => void }) {
  const { t } = usePortal()
  const [digits, setDigits] = useState('')
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'start' }}>
      <Box
        component="fieldset"
        aria-label={t('simulator:phone-keys')}
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 56px)', gap: 0.75, m: 0, p: 0, border: 0 }}
      >
        {KEYS.map((key) => (
          <Button
            key={key}
            variant="outlined"
            disabled={busy}
            aria-label={t('simulator:phone-key', { key })}
            onClick={() => press(key)}
            sx={{ minWidth: 0, height: 44, typography: 'h6', lineHeight: 1 }}
          >
            {key}
          </Button>
        ))}
      </Box>
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault()
          if (digits === '') return
          press(digits)
          setDigits('')
        }}
        sx={{ display: 'flex', gap: 1, alignItems: 'end' }}
      >
        <TextField
          size="small"
          label={t('simulator:phone-digits')}
          value={digits}
          onChange={(event) => setDigits(event.target.value.replaceAll(/[^0-9*#]/g, ''))}
          slotProps={{ htmlInput: { inputMode: 'tel', autoComplete: 'off', maxLength: 32 } }}
          sx={{ width: 160 }}
        />
        <Button type="submit" variant="outlined" disabled={busy || digits === ''}>
          {t('simulator:phone-send')}
        </Button>
      </Box>
    </Box>
  )
}
