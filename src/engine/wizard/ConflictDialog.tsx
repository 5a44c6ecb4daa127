import type { ReactNode } from 'react'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { usePortal } from '../registry/portalContext.ts'

interface ConflictDialogProps {
  open: boolean
  text: string
  /** Answers with what somebody else saved. */
  take: string
  onTake: () => void
  onKeep: () => void
  /** Leaves the question open. */
  onLater: () => void
  /** What differs. */
  children?: ReactNode
}

/** Two people changed the same record: whose change counts is for the person to say, and to say later. */
export function ConflictDialog({ open, text, take, onTake, onKeep, onLater, children }: ConflictDialogProps) {
  const { t } = usePortal()
  return (
    <Dialog
      open={open}
      onClose={onLater}
      fullWidth
      maxWidth="sm"
      aria-labelledby="conflict-title"
      aria-describedby="conflict-text"
    >
      <DialogTitle id="conflict-title">{t('portal:wizard-conflict-title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id="conflict-text">{text}</DialogContentText>
        {children}
      </DialogContent>
      <DialogActions disableSpacing sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button ref={focusOnce} onClick={onLater}>
          {t('portal:form-clash-later')}
        </Button>
        <Button variant="outlined" onClick={onTake}>
          {take}
        </Button>
        <Button variant="contained" disableElevation onClick={onKeep}>
          {t('portal:wizard-keep-mine')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** The harmless answer has the cursor. */
function focusOnce(button: HTMLButtonElement | null): void {
  button?.focus()
}
