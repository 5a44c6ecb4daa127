import { useEffect, useState } from 'react'
import { usePortal } from '../../engine/registry/portalContext.ts'
import { defaultRoute } from '../router/resolvePlace.ts'
import { useStoredFlag } from '../shell/useStoredFlag.ts'
import { createSingleKeys } from './createSingleKeys.ts'
import { onHelpRequest } from './helpRequests.ts'
import { isAsked } from './isAsked.ts'
import { ShortcutsDialog } from './ShortcutsDialog.tsx'
import { isField, takesKeys } from './takesKeys.ts'

/** Single keys, where nobody types; a person can switch them off (WCAG 2.1.4). */
export function Shortcuts() {
  const { manifest, navigate, can, holds } = usePortal()
  const { home } = manifest
  // Hidden from team members but Admins (AUTH-018).
  const hasHome = defaultRoute(manifest, { can, holds }) === home
  const [isOff] = useStoredFlag('shortcuts-off')
  const [helps, setHelps] = useState(false)
  useEffect(() => onHelpRequest(() => setHelps(true)), [])
  useEffect(() => {
    if (isOff) return
    // The field that had the focus last: when it goes, letters that were meant for it come here.
    let field: HTMLElement | undefined
    const isLost = () => field !== undefined && (!field.isConnected || field.matches(':disabled'))
    const isTaken = (target: EventTarget | null) =>
      isAsked() || takesKeys(target) || (target === document.body && isLost())
    const goHome = () => hasHome && navigate(home)
    const singleKeys = createSingleKeys((action) => {
      if (isTaken(document.activeElement)) return false
      if (action === 'help') setHelps(true)
      else if (action === 'home') goHome()
      else if (action === 'new') openPrimaryAction()
      else return focusSearch()
      return true
    })
    function onKeyDown(event: KeyboardEvent): void {
      const { key, timeStamp: at, repeat: isRepeat, target } = event
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return singleKeys.cancel()
      const hasActed = singleKeys.press({
        key,
        at,
        isRepeat,
        isTaken: event.defaultPrevented || isTaken(target),
      })
      // A key that went to a field is not typed there.
      if (hasActed) event.preventDefault()
    }
    function onFocusIn({ target }: FocusEvent): void {
      // What the palette leads to takes the focus, or nothing does.
      field = isField(target) && !target.closest('dialog.palette') ? target : undefined
    }
    function onPress(): void {
      field = undefined
      singleKeys.cancel()
    }
    function onEscape({ key }: KeyboardEvent): void {
      if (key === 'Escape') field = undefined
    }
    const stop = new AbortController()
    const { signal } = stop
    window.addEventListener('keydown', onKeyDown, { signal })
    document.addEventListener('focusin', onFocusIn, { signal })
    window.addEventListener('pointerdown', onPress, { signal, capture: true })
    window.addEventListener('keydown', onEscape, { signal, capture: true })
    return () => {
      stop.abort()
      singleKeys.cancel()
    }
  }, [isOff, hasHome, home, navigate])
  return helps ? <ShortcutsDialog hasHome={hasHome} onClose={() => setHelps(false)} /> : null
}

function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('#main input[inputmode=search]')
  field?.focus()
  field?.select()
  return field !== null
}

function openPrimaryAction(): void {
  document.querySelector<HTMLElement>('#main .pb-page-header > a[href]')?.click()
}
