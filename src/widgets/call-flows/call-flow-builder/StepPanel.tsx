import { Suspense, useMemo, useState } from 'react'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import Skeleton from '@mui/material/Skeleton'
import TextField from '@mui/material/TextField'
import { exitsOf, nodeTypeOf, type FlowNode } from '../../../domain/call-flow/index.ts'
import {
  changeOptions,
  connectRefusal,
  describeNode,
  newItems,
  nodeOf,
  nodesInOrder,
} from '../../../domain/call-flow/edit/index.ts'
import { Icon } from '../../../engine/registry/Icon.tsx'
import { usePortal } from '../../../engine/registry/portalContext.ts'
import { categoryIcon } from './categoryIcon.ts'
import { FlowTestUsers } from './FlowTestUsers.tsx'
import { optionsForm } from './optionsEntity.ts'
import { useBuilder, useBuilderState } from './useBuilder.ts'

/** What is selected: its title, settings and exits. */
export function StepPanel() {
  const selected = useBuilderState((state) => state.selected)
  const flow = useBuilderState(({ history }) => history.flow)
  const [id = ''] = selected
  const node = nodeOf(flow, id)
  if (selected.length > 1) return <Many />
  if (!node) return <Whole />
  return <Step key={node.id} node={node} />
}

/** Nothing is selected: the flow itself. */
function Whole() {
  const { store } = useBuilder()
  const { t } = usePortal()
  const name = useBuilderState(({ history }) => history.flow.name)
  const [typed, setTyped] = useState<string | undefined>(undefined)
  if (store.isReadOnly) return <p className="flow-empty">{t('call-flows:build-no-step-viewed')}</p>
  const isEmpty = typed?.trim() === ''
  return (
    <div className="flow-step">
      <p className="flow-empty">{t('call-flows:build-no-step')}</p>
      <TextField
        size="small"
        label={t('call-flows:build-flow-name')}
        value={typed ?? name}
        error={isEmpty}
        helperText={isEmpty ? t('call-flows:name-flow') : undefined}
        onChange={({ target: { value } }) => {
          setTyped(value)
          if (value.trim() !== '') store.edit('rename', { ...store.flow, name: value }, 'name')
        }}
        onBlur={() => {
          setTyped(undefined)
          store.endRun()
        }}
        slotProps={{ htmlInput: { maxLength: 128, autoComplete: 'off' } }}
      />
      <FlowTestUsers />
    </div>
  )
}

function Many() {
  const { store, actions } = useBuilder()
  const { t } = usePortal()
  const selected = useBuilderState((state) => state.selected)
  return (
    <div className="flow-step">
      <p>{t('call-flows:build-many-steps', { count: selected.length })}</p>
      {!store.isReadOnly && (
        <div className="flow-buttons">
          <Button size="small" variant="outlined" onClick={() => void actions.copy(selected)}>
            {t('call-flows:build-copy')}
          </Button>
          <Button size="small" variant="outlined" color="error" onClick={() => actions.remove(selected)}>
            {t('call-flows:build-remove')}
          </Button>
        </div>
      )}
    </div>
  )
}

function Step({ node }: { node: FlowNode }) {
  const { store, actions, names } = useBuilder()
  const { t, registry } = usePortal()
  const shown = useBuilderState((state) => state.shown)
  const type = nodeTypeOf(node.type)
  const form = useMemo(() => (type ? optionsForm(type.type, store.flow.kind) : undefined), [type, store])
  const { icon, category } = categoryIcon(node.type)
  const { ValueForm } = registry
  const describe = (words: { title?: string; note?: string }, what: string): void =>
    store.edit('describe', describeNode(store.flow, node.id, words), `${node.id}:${what}`)
  return (
    <div className="flow-step" onBlur={() => store.endRun()}>
      <h2>
        <span className="flow-icon" data-category={category}>
          <Icon name={icon} size={18} />
        </span>
        {names.type(node.type)}
      </h2>
      <TextField
        size="small"
        label={t('call-flows:build-step-title')}
        value={node.title ?? ''}
        disabled={store.isReadOnly}
        onChange={(event) => describe({ title: event.target.value }, 'title')}
        slotProps={{ htmlInput: { maxLength: 60, autoComplete: 'off' } }}
      />
      {form && form.fields.length > 0 && ValueForm ? (
        <Suspense fallback={<Skeleton variant="rounded" height={120} />}>
          <ValueForm
            {...form}
            value={node.options}
            showsErrors={shown > 0}
            onChange={
              store.isReadOnly
                ? undefined
                : (options) =>
                    store.edit(
                      'change',
                      changeOptions(store.flow, node.id, withNewItems(options, node.options)),
                      `${node.id}:options`,
                    )
            }
          />
        </Suspense>
      ) : (
        <p className="flow-empty">{t('call-flows:build-no-options')}</p>
      )}
      {exitsOf(node).length > 0 && <h3>{t('call-flows:build-exits')}</h3>}
      {exitsOf(node).map((exit) => (
        <Exit key={exit} node={node} exit={exit} />
      ))}
      <TextField
        size="small"
        multiline
        minRows={2}
        label={t('call-flows:build-step-note')}
        value={node.note ?? ''}
        disabled={store.isReadOnly}
        onChange={(event) => describe({ note: event.target.value }, 'note')}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
      {!store.isReadOnly && category !== 'start' && (
        <div className="flow-buttons">
          <Button size="small" variant="outlined" onClick={() => actions.duplicate([node.id])}>
            {t('call-flows:build-duplicate')}
          </Button>
          <Button size="small" variant="outlined" color="error" onClick={() => actions.remove([node.id])}>
            {t('call-flows:build-remove')}
          </Button>
        </div>
      )}
    </div>
  )
}

const NOWHERE = '-'

function Exit({ node, exit }: { node: FlowNode; exit: string }) {
  const { store, actions, names } = useBuilder()
  const { t } = usePortal()
  const flow = useBuilderState(({ history }) => history.flow)
  const target = node.exits[exit]
  return (
    <TextField
      select
      size="small"
      data-exit={exit}
      label={t('call-flows:build-exit-to', { exit: names.exit(exit) })}
      value={typeof target === 'string' && nodeOf(flow, target) ? target : NOWHERE}
      disabled={store.isReadOnly}
      error={typeof target !== 'string'}
      onChange={({ target: { value } }) => actions.connect(node.id, exit, value === NOWHERE ? null : value)}
    >
      <MenuItem value={NOWHERE}>{t('call-flows:build-exit-nowhere')}</MenuItem>
      {nodesInOrder(flow)
        .filter(({ type }) => nodeTypeOf(type)?.category !== 'start')
        .map((other) => (
          <MenuItem
            key={other.id}
            value={other.id}
            disabled={connectRefusal(flow, node.id, exit, other.id) !== undefined}
          >
            {names.step(other)} · {other.id}
          </MenuItem>
        ))}
    </TextField>
  )
}

/** A new line of a list begins as the most usual kind. */
function withNewItems(options: FlowNode['options'], before: FlowNode['options']): FlowNode['options'] {
  const filled = Object.entries(newItems).flatMap(([name, item]) => {
    const list: unknown = options[name]
    if (!Array.isArray(list) || list.length <= (Array.isArray(before[name]) ? before[name].length : 0))
      return []
    return [[name, list.map((one: unknown) => (isBlank(one) ? item : one))]]
  })
  return filled.length === 0 ? options : { ...options, ...Object.fromEntries(filled) }
}

function isBlank(item: unknown): boolean {
  return typeof item !== 'object' || item === null || Object.keys(item).length === 0
}
