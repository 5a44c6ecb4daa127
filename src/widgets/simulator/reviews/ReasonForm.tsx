import { useEffect, useRef, useState } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { usePortal } from '../../../engine/registry/portalContext.ts'

/** A common reason, or words. */
export type GivenReason = { reason: string } | { note: string }

interface ReasonFormProps {
  /** The decision. */
  title: string
  reasons: readonly { value: string; text: string }[]
  isBusy: boolean
  onGive: (given: GivenReason) => void
  onCancel: () => void
}

/** Asks why: for one of the common reasons of a decision, or for words where it has none or none fits. */
export function ReasonForm({ title, reasons, isBusy, onGive, onCancel }: ReasonFormProps) {
  const { t } = usePortal()
  const [reason, setReason] = useState(reasons[0]?.value ?? '')
  const [note, setNote] = useState('')
  const isWritten = reason === ''
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    form.current?.querySelector<HTMLElement>(isWritten ? 'input' : 'select')?.focus()
  }, [isWritten])
  return (
    <Box
      component="form"
      ref={form}
      noValidate
      sx={{ display: 'grid', gap: 1.5, pt: 1 }}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy && !(isWritten && note.trim() === ''))
          onGive(isWritten ? { note: note.trim() } : { reason })
      }}
    >
      {reasons.length > 0 && (
        <TextField
          select
          size="small"
          label={t('simulator:common-reason')}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          {reasons.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
          <option value="">{t('simulator:common-reason-none')}</option>
        </TextField>
      )}
      {isWritten && (
        <TextField
          size="small"
          label={t('simulator:note')}
          helperText={t('simulator:note-help')}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          type="submit"
          size="small"
          variant="contained"
          disabled={isBusy || (isWritten && note.trim() === '')}
        >
          {title}
        </Button>
        <Button size="small" onClick={onCancel}>
          {t('simulator:decision-cancel')}
        </Button>
      </Box>
    </Box>
  )
}
