import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '../../engine/registry/Icon.tsx'
import { usePortal } from '../../engine/registry/portalContext.ts'
import { lazyPart } from '../start/lazyPart.ts'
import { commandKey } from './commandKey.ts'
import { isAsked } from './isAsked.ts'

const Palette = lazyPart(async () => (await import('./Palette.tsx')).Palette, PaletteNotLoaded)

/** The way to the command palette: a button, or Ctrl-K. What it opens is loaded then. */
export function PaletteButton() {
  const { t } = usePortal()
  const [open, setOpen] = useState(false)
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      if (event.altKey || event.shiftKey || event.isComposing) return
      event.preventDefault()
      const shown = document.querySelector<HTMLDialogElement>('dialog.palette')
      // Closing gives the focus back; a question is answered first.
      if (shown) shown.close()
      else if (!isAsked()) setOpen(true)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <>
      <button
        type="button"
        className="palette-button"
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="search" size={18} />
        <span>{t('portal:shell-palette-open')}</span>
        <kbd aria-hidden="true">{commandKey()} K</kbd>
      </button>
      {open && <PaletteDialog onClose={() => setOpen(false)} />}
    </>
  )
}

/** Takes what is typed at once, also before the palette itself is there. */
function PaletteDialog({ onClose }: { onClose: () => void }) {
  const { t } = usePortal()
  const dialog = useRef<HTMLDialogElement>(null)
  const [typed, setTyped] = useState('')
  // A palette that was loaded before has asked for the focus by now, and a dialog gives it to something else.
  useLayoutEffect(() => {
    dialog.current?.showModal()
    dialog.current?.querySelector('input')?.focus()
  }, [])
  const pending = (
    <div className="palette-search">
      <Icon name="search" size={20} />
      <input
        aria-label={t('portal:shell-palette')}
        placeholder={t('portal:shell-palette-open')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </div>
  )
  return (
    <dialog
      ref={dialog}
      className="dialog palette"
      aria-label={t('portal:shell-palette')}
      closedby="any"
      onClose={onClose}
    >
      <Suspense fallback={pending}>
        <Palette typed={typed} onType={setTyped} onChosen={() => dialog.current?.close()} />
      </Suspense>
    </dialog>
  )
}

function PaletteNotLoaded() {
  const { t } = usePortal()
  return (
    <div className="palette-lost" role="alert">
      <p>{t('portal:shell-screen-lost-text')}</p>
      <button type="button" className="button" onClick={() => location.reload()}>
        {t('portal:try-again')}
      </button>
    </div>
  )
}
