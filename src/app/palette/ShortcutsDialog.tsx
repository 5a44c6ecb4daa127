import { useEffect, useId, useRef } from 'react'
import type { EngineTextKey } from '../../engine/registry/engineTexts.ts'
import { usePortal } from '../../engine/registry/portalContext.ts'
import { useStoredFlag } from '../shell/useStoredFlag.ts'
import { commandKey } from './commandKey.ts'
import './palette.css'

interface SingleKeys {
  keys: string[]
  text: EngineTextKey
}

const goHome: SingleKeys = { keys: ['g', 'h'], text: 'portal:shell-shortcut-start' }
const single: SingleKeys[] = [
  { keys: ['/'], text: 'portal:shell-shortcut-search' },
  { keys: ['n'], text: 'portal:shell-shortcut-new' },
  goHome,
  { keys: ['?'], text: 'portal:shell-shortcuts' },
]

interface ShortcutsDialogProps {
  /** The person may open the homepage. */
  hasHome: boolean
  onClose: () => void
}

/** What the keyboard can do, and the switch for those whom single keys disturb. */
export function ShortcutsDialog({ hasHome, onClose }: ShortcutsDialogProps) {
  const { t } = usePortal()
  const [isOff, setOff] = useStoredFlag('shortcuts-off')
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const about = useId()
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      className="dialog shortcuts"
      aria-labelledby={heading}
      closedby="any"
      onClose={onClose}
    >
      <h2 id={heading}>{t('portal:shell-shortcuts')}</h2>
      <dl>
        <Shortcut keys={[`${commandKey()} K`]} text={t('portal:shell-palette-open')} />
        <Shortcut keys={['Esc']} text={t('portal:shell-shortcut-close')} />
        {single.map((each) =>
          each === goHome && !hasHome ? null : (
            <Shortcut key={each.text} keys={each.keys} text={t(each.text)} isOff={isOff} />
          ),
        )}
      </dl>
      <label className="shortcuts-switch">
        <input
          type="checkbox"
          checked={!isOff}
          aria-describedby={about}
          onChange={(event) => setOff(!event.target.checked)}
        />
        {t('portal:shell-shortcuts-switch')}
      </label>
      <p id={about} className="shortcuts-about">
        {t('portal:shell-shortcuts-about')}
      </p>
      <div className="dialog-actions">
        <button type="button" className="button" onClick={() => dialog.current?.close()}>
          {t('portal:shell-shortcuts-close')}
        </button>
      </div>
    </dialog>
  )
}

function Shortcut({ keys, text, isOff = false }: { keys: string[]; text: string; isOff?: boolean }) {
  return (
    <div data-off={isOff || undefined}>
      <dt>
        {keys.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </dt>
      <dd>{text}</dd>
    </div>
  )
}
