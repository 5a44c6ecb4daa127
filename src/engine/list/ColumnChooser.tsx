import { useRef, useState, type KeyboardEvent } from 'react'
import { Icon } from '../registry/Icon.tsx'
import { usePortal } from '../registry/portalContext.ts'
import { type ColumnChoice } from '../../language/lists/columnChoices.ts'
import { moveColumn } from './columnLayout.ts'
import type { ListModel } from './useList.ts'
import './column-panel.css'

/** Which columns are shown, and in which order: by dragging, or with Alt and the arrow keys. */
export function ColumnChooser({ model }: { model: ListModel }) {
  const { t } = usePortal()
  const { choices, save, reset, changed } = model.columns
  const [dragged, setDragged] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const entries = useRef<HTMLUListElement>(null)
  const titles = new Map(model.list.columns.map((column) => [column.id, t(column.title)]))
  const shownCount = choices.filter(({ shown }) => shown).length

  function toggle(id: string) {
    save(choices.map((choice) => (choice.id === id ? { ...choice, shown: !choice.shown } : choice)))
  }

  function move(event: KeyboardEvent, choice: ColumnChoice, at: number) {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    const to = event.key === 'ArrowUp' ? at - 1 : at + 1
    if (to < 0 || to >= choices.length) return
    save(moveColumn(choices, choice.id, to))
    setSaid(
      t('portal:list-column-moved', {
        column: titles.get(choice.id) ?? choice.id,
        position: to + 1,
        total: choices.length,
      }),
    )
    requestAnimationFrame(() =>
      entries.current?.querySelector<HTMLElement>(`[data-column="${choice.id}"] input`)?.focus(),
    )
  }

  return (
    <>
      <div className="column-head">
        <strong>{t('portal:list-columns')}</strong>
        <button type="button" className="list-text-button" disabled={!changed} onClick={reset}>
          {t('portal:list-columns-reset')}
        </button>
      </div>
      <ul ref={entries} className="column-entries">
        {choices.map((choice, at) => (
          // Dragging is a second way; the keys are on the checkbox.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <li
            key={choice.id}
            data-column={choice.id}
            data-dragged={choice.id === dragged}
            draggable
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move'
              setDragged(choice.id)
            }}
            onDragEnter={() => {
              if (dragged !== null && dragged !== choice.id) save(moveColumn(choices, dragged, at))
            }}
            onDragOver={(event) => event.preventDefault()}
            onDragEnd={() => setDragged(null)}
          >
            <label>
              <input
                type="checkbox"
                checked={choice.shown}
                disabled={choice.shown && shownCount === 1}
                aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
                onChange={() => toggle(choice.id)}
                onKeyDown={(event) => move(event, choice, at)}
              />
              <span className="pb-cut">{titles.get(choice.id)}</span>
            </label>
            <Icon name="drag" size={18} />
          </li>
        ))}
      </ul>
      <p className="column-hint">{t('portal:list-columns-hint')}</p>
      <p className="pb-hidden" aria-live="polite">
        {said}
      </p>
    </>
  )
}
