import { useId, useState } from 'react'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { usePortal } from '../../../engine/registry/portalContext.ts'
import { useBuilder, useBuilderState } from './useBuilder.ts'

interface PublishDialogProps {
  /** True once it is published. */
  onPublish: (message: string) => Promise<boolean>
}

/** Asks what changed, and publishes; while there are errors it says so instead. */
export function PublishDialog({ onPublish }: PublishDialogProps) {
  const { store } = useBuilder()
  const { t } = usePortal()
  const id = useId()
  const asking = useBuilderState((state) => state.asking)
  const errors = useBuilderState(({ problems }) => problems.filter(({ level }) => level === 'error').length)
  const [message, setMessage] = useState('')
  const [isBusy, setBusy] = useState(false)
  if (asking?.what !== 'publish') return null
  const close = (): void => store.set({ asking: undefined })
  const publish = async (): Promise<void> => {
    setBusy(true)
    const isDone = await onPublish(message)
    setBusy(false)
    if (!isDone) return
    setMessage('')
    close()
  }
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby={id}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (errors === 0 && !isBusy) void publish()
        }}
      >
        <DialogTitle id={id}>{t('call-flows:build-publish-dialog')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <p>
            {errors > 0
              ? t('call-flows:build-publish-errors', { count: errors })
              : t('call-flows:build-publish-effect')}
          </p>
          {errors === 0 && (
            <TextField
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog begins there
              autoFocus
              size="small"
              label={t('call-flows:build-publish-message')}
              value={message}
              onChange={(event) => setMessage(event.target.value)}
              slotProps={{ htmlInput: { maxLength: 200, autoComplete: 'off' } }}
            />
          )}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={close}>{t('call-flows:build-cancel')}</Button>
          {errors > 0 ? (
            <Button
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog begins there
              autoFocus
              variant="contained"
              disableElevation
              onClick={() => store.set({ asking: undefined, side: 'problems' })}
            >
              {t('call-flows:build-show-problems')}
            </Button>
          ) : (
            <Button type="submit" variant="contained" disableElevation loading={isBusy}>
              {t('call-flows:build-publish-draft')}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  )
}
