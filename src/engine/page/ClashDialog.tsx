import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { findProperty } from '../../language/index.ts'
import { useForm } from '../form/index.ts'
import { usePortal } from '../registry/portalContext.ts'
import type { Clash } from './formRecord.ts'

interface ClashDialogProps {
  clashes: Clash[]
  onKeep: () => void
  onTake: () => void
  onLater: () => void
}

/** Two people changed the same fields: whose change counts is for the person to say, and to say later. */
export function ClashDialog({ clashes, onKeep, onTake, onLater }: ClashDialogProps) {
  const { t } = usePortal()
  const { store } = useForm()
  const property = (path: string) => findProperty(store.entity, path)
  const isWord = (value: unknown) => value === undefined || value === null || typeof value !== 'object'

  function words(path: string, value: unknown): string {
    if (value === undefined || value === null || value === '') return t('portal:form-clash-empty')
    const named = property(path)?.enumTexts?.[String(value)]
    return named === undefined ? String(value) : t(named)
  }

  return (
    <Dialog
      open
      onClose={onLater}
      fullWidth
      maxWidth="sm"
      aria-labelledby="clash-title"
      aria-describedby="clash-text"
    >
      <DialogTitle id="clash-title">{t('portal:wizard-conflict-title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id="clash-text">{t('portal:form-clash-text')}</DialogContentText>
        <dl className="page-clashes">
          {clashes.map(({ path, mine, theirs }) => (
            <div key={path}>
              <dt>{t(property(path)?.title ?? path)}</dt>
              {isWord(mine) && isWord(theirs) ? (
                <>
                  <dd>{t('portal:form-clash-theirs', { value: words(path, theirs) })}</dd>
                  <dd>{t('portal:form-clash-mine', { value: words(path, mine) })}</dd>
                </>
              ) : null}
            </div>
          ))}
        </dl>
      </DialogContent>
      <DialogActions>
        <Button onClick={onLater}>{t('portal:form-clash-later')}</Button>
        <Button variant="outlined" onClick={onTake}>
          {t('portal:form-clash-take')}
        </Button>
        <Button variant="contained" disableElevation onClick={onKeep}>
          {t('portal:wizard-keep-mine')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
