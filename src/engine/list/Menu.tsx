import type { KeyboardEvent } from 'react'
import type { Tone } from '../../language/portal.ts'
import { Icon } from '../registry/Icon.tsx'
import { useOpenLink } from '../registry/Link.tsx'
import { FloatingPanel } from './FloatingPanel.tsx'

export interface MenuItem {
  id: string
  title: string
  icon: string
  tone?: Tone
  /** A link keeps what browsers offer for links. */
  to?: string
  /** Why it cannot be chosen now. */
  refusal?: string
}

export interface MenuProps {
  anchor: HTMLElement
  label: string
  items: MenuItem[]
  onChoose: (id: string) => void
  onClose: () => void
}

/** A menu: arrows, Home, End and first letters move, Enter and Space choose, Escape and Tab leave. */
export function Menu({ anchor, label, items, onChoose, onClose }: MenuProps) {
  function choose(id: string) {
    onClose()
    onChoose(id)
  }
  return (
    <FloatingPanel anchor={anchor} onClose={onClose} kind="menu" label={label} className="menu">
      <div role="presentation" onKeyDown={(event) => moveFocus(event, onClose)}>
        {items.map((item) => (
          <Entry key={item.id} item={item} onChoose={() => choose(item.id)} onClose={onClose} />
        ))}
      </div>
    </FloatingPanel>
  )
}

function Entry({ item, onChoose, onClose }: { item: MenuItem; onChoose: () => void; onClose: () => void }) {
  const open = useOpenLink(item.to ?? '')
  const content = (
    <>
      <Icon name={item.icon} size={18} />
      {item.title}
    </>
  )
  if (item.refusal !== undefined) {
    return (
      <button type="button" role="menuitem" tabIndex={-1} aria-disabled title={item.refusal}>
        {content}
      </button>
    )
  }
  if (item.to === undefined) {
    return (
      <button type="button" role="menuitem" tabIndex={-1} data-tone={item.tone} onClick={onChoose}>
        {content}
      </button>
    )
  }
  return (
    <a
      role="menuitem"
      tabIndex={-1}
      href={item.to}
      onClick={(event) => {
        open(event)
        onClose()
      }}
    >
      {content}
    </a>
  )
}

function moveFocus(event: KeyboardEvent<HTMLElement>, onClose: () => void): void {
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')]
  const at = entries.findIndex((entry) => entry === document.activeElement)
  const next = nextEntry(event, entries, at)
  if (event.key === 'Tab') onClose()
  if (event.key === ' ') entries[at]?.click()
  if (event.key === 'Tab' || event.key === ' ' || next) event.preventDefault()
  next?.focus()
}

function nextEntry(event: KeyboardEvent, entries: HTMLElement[], at: number): HTMLElement | undefined {
  switch (event.key) {
    case 'ArrowDown':
      return entries[(at + 1) % entries.length]
    case 'ArrowUp':
      return entries[(at - 1 + entries.length) % entries.length]
    case 'Home':
      return entries[0]
    case 'End':
      return entries.at(-1)
    default: {
      if (event.key.length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey) return undefined
      const letter = event.key.toLowerCase()
      return [...entries.slice(at + 1), ...entries].find((entry) =>
        entry.textContent?.trim().toLowerCase().startsWith(letter),
      )
    }
  }
}
