import { useId, useState } from 'react'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { Icon } from '../../../engine/registry/Icon.tsx'
import { usePortal } from '../../../engine/registry/portalContext.ts'
import { exitToExtend } from './useFlowActions.ts'
import { useBuilder, useBuilderState } from './useBuilder.ts'
import { nodeOf } from '../../../domain/call-flow/edit/index.ts'

/** What concerns the flow as a whole. */
export function BuilderToolbar({ onSave }: { onSave: () => void }) {
  const { store, actions } = useBuilder()
  const { t } = usePortal()
  const view = useBuilderState((state) => state.view)
  const saving = useBuilderState((state) => state.saving)
  const canUndo = useBuilderState(({ history }) => history.past.length > 0)
  const canRedo = useBuilderState(({ history }) => history.future.length > 0)
  const problems = useBuilderState((state) => state.problems)
  const selected = useBuilderState((state) => state.selected)
  const [anchor, setAnchor] = useState<HTMLElement | undefined>(undefined)
  const fileId = useId()
  const { isReadOnly } = store
  const close = (run: () => void) => () => {
    setAnchor(undefined)
    run()
  }
  const add = (): void => {
    const node = nodeOf(store.flow, store.get().selected[0] ?? '')
    const exit = node && exitToExtend(node)
    const after = node && exit !== undefined ? { after: { id: node.id, exit } } : {}
    store.set({ asking: { what: 'insert', ...after } })
  }
  const icon = (name: string, text: string, run: () => void, isOff = false) => (
    <IconButton size="small" aria-label={text} title={text} disabled={isOff} onClick={run}>
      <Icon name={name} size={20} />
    </IconButton>
  )
  const states = {
    saved: 'call-flows:build-saved',
    saving: 'call-flows:build-saving',
    unsaved: 'call-flows:build-unsaved',
    failed: 'call-flows:build-save-failed',
  } as const
  return (
    <div className="flow-toolbar">
      <ToggleButtonGroup
        exclusive
        size="small"
        value={view}
        aria-label={t('call-flows:build-view-choice')}
        onChange={(_, next: 'canvas' | 'outline' | null) => {
          if (next) store.set({ view: next })
        }}
      >
        <ToggleButton value="canvas">{t('call-flows:build-view-canvas')}</ToggleButton>
        <ToggleButton value="outline">{t('call-flows:build-view-outline')}</ToggleButton>
      </ToggleButtonGroup>
      {!isReadOnly && (
        <>
          <Button size="small" startIcon={<Icon name="add" size={18} />} onClick={add}>
            {t('call-flows:build-add-step')}
          </Button>
          <span className="flow-tools">
            {icon('undo', t('call-flows:build-undo'), () => actions.undo(), !canUndo)}
            {icon('redo', t('call-flows:build-redo'), () => actions.redo(), !canRedo)}
            {icon('apps', t('call-flows:build-tidy'), () => void actions.tidy())}
          </span>
        </>
      )}
      <span className="flow-tools">
        {icon('search', t('call-flows:build-find'), () => store.set({ asking: { what: 'find' } }))}
        {icon('more', t('call-flows:build-more'), () => setAnchor(document.activeElement as HTMLElement))}
      </span>
      <Button
        size="small"
        color={problems.some(({ level }) => level === 'error') ? 'error' : 'inherit'}
        onClick={() => store.set({ side: 'problems' })}
      >
        {problems.length === 0
          ? t('call-flows:build-problems-none')
          : t('call-flows:build-problems-count', { count: problems.length })}
      </Button>
      {!isReadOnly && (
        <span className="flow-save">
          <output data-state={saving}>{t(states[saving])}</output>
          {saving === 'failed' && (
            <Button size="small" onClick={onSave}>
              {t('call-flows:build-save')}
            </Button>
          )}
          <Button
            size="small"
            variant="contained"
            disableElevation
            onClick={() => store.set({ asking: { what: 'publish' } })}
          >
            {t('call-flows:build-publish-draft')}
          </Button>
        </span>
      )}
      {anchor && (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(undefined)}>
          <MenuItem dense disabled={selected.length === 0} onClick={close(() => void actions.copy(selected))}>
            {t('call-flows:build-copy')}
          </MenuItem>
          {!isReadOnly && (
            <MenuItem dense onClick={close(() => void actions.pasteClipboard())}>
              {t('call-flows:build-paste')}
            </MenuItem>
          )}
          <MenuItem dense onClick={close(() => actions.exportFile())}>
            {t('call-flows:build-export')}
          </MenuItem>
          {!isReadOnly && (
            <MenuItem dense onClick={close(() => document.getElementById(fileId)?.click())}>
              {t('call-flows:build-import')}
            </MenuItem>
          )}
        </Menu>
      )}
      <input
        id={fileId}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={t('call-flows:build-import')}
        onChange={(event) => {
          const [chosen] = event.target.files ?? []
          event.target.value = ''
          if (chosen) void actions.importFile(chosen)
        }}
      />
    </div>
  )
}
