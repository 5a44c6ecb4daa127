import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { wizardTexts } from './wizardTexts.ts'

interface ConflictDialogProps {
  open: boolean
  onKeep: () => void
  onReload: () => void
}

/** Two people changed the same record: whose change counts is for the person to say. */
export function ConflictDialog({ open, onKeep, onReload }: ConflictDialogProps) {
  return (
    <Dialog open={open} aria-labelledby="conflict-title" aria-describedby="conflict-text">
      <DialogTitle id="conflict-title">{wizardTexts.conflictTitle}</DialogTitle>
      <DialogContent>
        <DialogContentText id="conflict-text">{wizardTexts.conflictText}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onReload}>{wizardTexts.reload}</Button>
        <Button variant="contained" disableElevation onClick={onKeep}>
          {wizardTexts.keepMine}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
