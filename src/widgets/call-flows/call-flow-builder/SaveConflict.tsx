import { useId } from 'react'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { layOut } from '../../../domain/call-flow/edit/index.ts'
import { usePortal } from '../../../engine/registry/portalContext.ts'
import { useTimeZone } from '../../../engine/registry/time-zone/useTimeZone.ts'
import { FlowDifferences } from './FlowDifferences.tsx'
import { useBuilder, useBuilderState } from './useBuilder.ts'
import { downloadJson } from './useFlowActions.ts'

/** Somebody else saved the flow meanwhile: who, what is different, and what to do about it. Nothing is lost. */
export function SaveConflict({ onOverwrite }: { onOverwrite: () => void }) {
  const { store } = useBuilder()
  const { t } = usePortal()
  const { zone } = useTimeZone()
  const id = useId()
  const foreign = useBuilderState((state) => state.foreign)
  const flow = useBuilderState(({ history }) => history.flow)
  if (!foreign) return null
  const { document: theirs, version, problems } = foreign
  const base = store.get().stored
  const takeTheirs = (): void => store.replace(theirs, version, problems)
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{t('call-flows:build-conflict-title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <p>
          {t('call-flows:build-conflict-text', {
            who: foreign.who ?? t('call-flows:build-conflict-someone'),
            at: new Date(foreign.at).toLocaleTimeString('en', {
              timeStyle: 'short',
              hourCycle: 'h23',
              timeZone: zone,
            }),
          })}
        </p>
        <section className="flow-side-by-side">
          <div>
            <h3>{t('call-flows:build-conflict-of-them')}</h3>
            <FlowDifferences before={base} after={layOut(theirs)} />
          </div>
          <div>
            <h3>{t('call-flows:build-conflict-of-me')}</h3>
            <FlowDifferences before={base} after={flow} />
          </div>
        </section>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1, px: 3, pb: 2 }} disableSpacing>
        <Button onClick={takeTheirs}>{t('call-flows:build-conflict-theirs')}</Button>
        <Button
          onClick={() => {
            downloadJson(flow, `${flow.name}.json`)
            takeTheirs()
          }}
        >
          {t('call-flows:build-conflict-copy')}
        </Button>
        <Button variant="contained" disableElevation onClick={onOverwrite}>
          {t('call-flows:build-conflict-mine')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
