import { useEffect, useState } from 'react'
import { usePortal } from '../../engine/registry/portalContext.ts'
import { useStoredFlag } from '../shell/useStoredFlag.ts'
import { onHelpRequest } from './helpRequests.ts'
import { ShortcutsDialog } from './ShortcutsDialog.tsx'

/** How long the second key of two is awaited. */
const pairMs = 1500

/** Single keys, where nobody types; a person can switch them off (WCAG 2.1.4). */
export function Shortcuts() {
  const { manifest, navigate } = usePortal()
  const [isOff] = useStoredFlag('shortcuts-off')
  const [helps, setHelps] = useState(false)
  useEffect(() => onHelpRequest(() => setHelps(true)), [])
  useEffect(() => {
    if (isOff) return
    let pairUntil = 0
    function onKeyDown(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing)
        return
      if (isTaken(event.target)) return
      const isSecond = event.timeStamp < pairUntil
      pairUntil = 0
      if (isSecond && event.key === 'h') navigate(manifest.home)
      else if (event.key === 'g') pairUntil = event.timeStamp + pairMs
      else if (event.key === '?') setHelps(true)
      else if (event.key === '/') focusSearch(event)
      else if (event.key === 'n') openPrimaryAction(event)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [isOff, manifest.home, navigate])
  return helps ? <ShortcutsDialog onClose={() => setHelps(false)} /> : null
}

/**
 * Fields take letters, menus and lists look for them, and a question is answered first. A dialog that has just closed
 * keeps the focus until the next frame, but takes no keys.
 */
function isTaken(target: EventTarget | null): boolean {
  if (document.querySelector('dialog:modal') !== null) return true
  if (!(target instanceof HTMLElement)) return false
  const takers =
    'input:not([type=checkbox], [type=radio]), textarea, select, [popover]:popover-open, dialog[open]'
  const roles = ['menu', 'listbox', 'combobox', 'textbox', 'searchbox', 'spinbutton', 'tree', 'dialog']
  const taker = [takers, ...roles.map((role) => `[role=${role}]`)].join(', ')
  return target.isContentEditable || target.closest(taker) !== null
}

function focusSearch(event: KeyboardEvent): void {
  const field = document.querySelector<HTMLInputElement>('#main input[inputmode=search]')
  if (!field) return
  // The key itself is not typed.
  event.preventDefault()
  field.focus()
  field.select()
}

function openPrimaryAction(event: KeyboardEvent): void {
  const action = document.querySelector<HTMLElement>('#main .pb-page-header > a[href]')
  if (!action) return
  event.preventDefault()
  action.click()
}
