import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { Icon } from '../../../engine/registry/Icon.tsx'
import { usePortal } from '../../../engine/registry/portalContext.ts'
import { outlineRows, type OutlineRow } from './outlineRows.ts'
import { StepMenu } from './StepMenu.tsx'
import { categoryIcon } from './categoryIcon.ts'
import { focusStepForm } from './focusStep.ts'
import { useBuilder, useBuilderState } from './useBuilder.ts'
import { exitToExtend } from './useFlowActions.ts'

/** In a narrow window the panel is below the outline. */
function showPanelOnPhones(): void {
  if (globalThis.matchMedia('(max-width: 900px)').matches)
    requestAnimationFrame(() => document.querySelector('.flow-side')?.scrollIntoView({ block: 'start' }))
}

/** The flow as a tree that the keyboard alone can do everything in. */
export function FlowOutline() {
  const { store, actions, names } = useBuilder()
  const { t } = usePortal()
  const help = useId()
  const list = useRef<HTMLDivElement>(null)
  const flow = useBuilderState(({ history }) => history.flow)
  const selected = useBuilderState((state) => state.selected)
  const problems = useBuilderState((state) => state.problems)
  const lit = useBuilderState((state) => state.lit)
  const rows = useMemo(() => outlineRows(flow), [flow])
  const firstLoose = rows.findIndex(({ isLoose }) => isLoose)
  const broken = useMemo(
    () => new Set(problems.filter(({ level }) => level === 'error').map(({ nodeId }) => nodeId)),
    [problems],
  )
  const [focusKey, setFocusKey] = useState('')
  const [menu, setMenu] = useState<{ row: OutlineRow; anchor: HTMLElement } | undefined>(undefined)
  const [selectedId] = selected
  // The row of what is selected, unless another row of the same step has the focus.
  const focused = rows.find(({ key }) => key === focusKey)
  const current =
    focused && (focused.node?.id === selectedId || focused.kind !== 'step' || selectedId === undefined)
      ? focused
      : (rows.find(({ kind, node }) => kind === 'step' && node?.id === selectedId) ?? focused ?? rows[0])

  // Where a simulated call is.
  const calling = rows.find(({ kind, node }) => kind === 'step' && node?.id === lit?.current)?.key
  useEffect(() => {
    if (calling !== undefined)
      list.current?.querySelector(`[data-key="${CSS.escape(calling)}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [calling])

  const elementOf = (row: OutlineRow | undefined): HTMLElement | null =>
    row ? (list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(row.key)}"]`) ?? null) : null
  const go = (row: OutlineRow | undefined): void => {
    if (!row) return
    setFocusKey(row.key)
    if (row.kind === 'step' && row.node) store.select([row.node.id], store.get().side)
    elementOf(row)?.focus()
  }
  const exitOf = (row: OutlineRow): { id: string; exit: string } | undefined => {
    if (row.kind !== 'step') return row.from
    const exit = row.node && exitToExtend(row.node)
    // What ends the call has no exits: something may come before it.
    return row.node && exit !== undefined ? { id: row.node.id, exit } : row.from
  }

  const onKeyDown = (event: KeyboardEvent, row: OutlineRow): void => {
    const at = rows.indexOf(row)
    const { key } = event
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
    const { node } = row
    const isStep = row.kind === 'step' && node !== undefined
    const handled = (): void => {
      event.preventDefault()
      event.stopPropagation()
    }
    if (event.altKey && isStep && (key === 'ArrowUp' || key === 'ArrowDown')) {
      handled()
      actions.reorder(node.id, key === 'ArrowUp' ? 'earlier' : 'later')
      setFocusKey('')
      requestAnimationFrame(() =>
        list.current?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]')?.focus(),
      )
      return
    }
    if ((event.shiftKey && key === 'F10') || key === 'ContextMenu') {
      handled()
      setMenu({ row, anchor: event.currentTarget as HTMLElement })
      return
    }
    if (!isPlain) return
    const after = exitOf(row)
    if (key === 'ArrowDown') go(rows[at + 1])
    else if (key === 'ArrowUp') go(rows[at - 1])
    else if (key === 'Home') go(rows[0])
    else if (key === 'End') go(rows.at(-1))
    else if (key === 'ArrowLeft') go(rows.slice(0, at).findLast(({ level }) => level < row.level))
    else if (key === 'ArrowRight') go(rows[at + 1]?.level === row.level + 1 ? rows[at + 1] : undefined)
    else if (key === 'Enter' || key === ' ') open(row)
    else if (key === 'a' && after && !store.isReadOnly) store.set({ asking: { what: 'insert', after } })
    else if (key === 'c' && after && !store.isReadOnly)
      store.set({ asking: { what: 'connect', from: after } })
    else if (/^Delete$/.test(key) && !store.isReadOnly) remove(row)
    else return
    handled()
  }
  const open = (row: OutlineRow): void => {
    if (row.kind === 'open' && row.from && !store.isReadOnly) {
      store.set({ asking: { what: 'insert', after: row.from } })
    } else if (row.node) {
      store.select([row.node.id])
      if (row.kind === 'back') setFocusKey('')
      focusStepForm()
    }
  }
  const remove = (row: OutlineRow): void => {
    const at = rows.indexOf(row)
    if (row.kind === 'step' && row.node) actions.remove([row.node.id])
    else if (row.from) actions.connect(row.from.id, row.from.exit, null)
    requestAnimationFrame(() => {
      const items = list.current?.querySelectorAll<HTMLElement>('[role="treeitem"]')
      items?.[Math.min(at, items.length - 1)]?.focus()
    })
  }

  return (
    <div className="flow-outline">
      <p id={help} className="flow-outline-help">
        {t('call-flows:build-outline-help')}
      </p>
      <div ref={list} role="tree" aria-label={t('call-flows:build-outline')} aria-describedby={help}>
        {rows.map((row, index) => {
          const { node, from, level } = row
          const isFirstLoose = index === firstLoose
          return (
            <div
              key={row.key}
              role="treeitem"
              aria-level={level}
              aria-setsize={row.siblings}
              aria-posinset={row.position}
              aria-selected={row.kind === 'step' && node !== undefined && selected.includes(node.id)}
              aria-label={labelOf(row)}
              tabIndex={row === current ? 0 : -1}
              data-key={row.key}
              data-kind={row.kind}
              data-loose={isFirstLoose || undefined}
              data-lit={(node && row.kind === 'step' && lit?.nodes.has(node.id)) || undefined}
              className="flow-row"
              ref={(element) => element?.style.setProperty('--level', String(Math.min(level, 8) - 1))}
              onFocus={(event) => {
                if (event.target !== event.currentTarget) return
                setFocusKey(row.key)
              }}
              onClick={() => {
                setFocusKey(row.key)
                if (row.kind === 'open') open(row)
                else if (node) {
                  store.select([node.id])
                  showPanelOnPhones()
                }
              }}
              onKeyDown={(event) => {
                if (event.target === event.currentTarget) onKeyDown(event, row)
              }}
            >
              {from && <span className="flow-row-exit">{names.exit(from.exit)}</span>}{' '}
              {row.kind === 'step' && node ? (
                <>
                  <span className="flow-icon" data-category={categoryIcon(node.type).category}>
                    <Icon name={categoryIcon(node.type).icon} size={16} />
                  </span>
                  <strong>{names.step(node)}</strong>{' '}
                  {names.step(node) !== names.type(node.type) && (
                    <span className="flow-row-type">{names.type(node.type)}</span>
                  )}
                  {broken.has(node.id) && <Icon name="error" size={18} className="flow-row-error" />}
                </>
              ) : (
                <span className="flow-row-type">
                  {node
                    ? t('call-flows:build-outline-back', { step: names.step(node) })
                    : t('call-flows:build-outline-open')}
                </span>
              )}
              {!store.isReadOnly && (
                <button
                  type="button"
                  className="flow-row-menu"
                  tabIndex={-1}
                  aria-label={t('call-flows:build-step-actions', { step: labelOf(row) })}
                  onClick={(event) => {
                    event.stopPropagation()
                    setMenu({ row, anchor: event.currentTarget })
                  }}
                >
                  <Icon name="more" size={18} />
                </button>
              )}
            </div>
          )
        })}
      </div>
      {menu && (
        <StepMenu
          anchor={menu.anchor}
          row={menu.row}
          onClose={() => {
            setMenu(undefined)
          }}
          onRemove={() => remove(menu.row)}
        />
      )}
    </div>
  )

  function labelOf({ kind, node, from }: OutlineRow): string {
    const step = !node
      ? t('call-flows:build-outline-open')
      : kind === 'back'
        ? t('call-flows:build-outline-back', { step: names.step(node) })
        : names.fullStep(node)
    const name = from ? t('call-flows:build-row-step', { exit: names.exit(from.exit), step }) : step
    const isBroken = kind === 'step' && node !== undefined && broken.has(node.id)
    return isBroken ? `${name} (${t('call-flows:build-level-error')})` : name
  }
}
