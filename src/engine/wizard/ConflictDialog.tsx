import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { usePortal } from '../registry/portalContext.ts'

interface ConflictDialogProps {
  open: boolean
  onKeep: () => void
  onReload: () => void
  onLater: () => void
}

/** Two people changed the same record: whose change counts is for the person to say. */
export function ConflictDialog({ open, onKeep, onReload, onLater }: ConflictDialogProps) {
  const { t } = usePortal()
  return (
    <Dialog open={open} onClose={onLater} aria-labelledby="conflict-title" aria-describedby="conflict-text">
      <DialogTitle id="conflict-title">{t('portal:wizard-conflict-title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id="conflict-text">{t('portal:wizard-conflict-text')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onLater}>{t('portal:form-clash-later')}</Button>
        <Button variant="outlined" onClick={onReload}>
          {t('portal:wizard-reload')}
        </Button>
        <Button variant="contained" disableElevation onClick={onKeep}>
          {t('portal:wizard-keep-mine')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
