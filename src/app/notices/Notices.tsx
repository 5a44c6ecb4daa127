import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { Icon } from '../../engine/registry/Icon.tsx'
import { Link } from '../../engine/registry/Link.tsx'
import { usePortal } from '../../engine/registry/portalContext.ts'
import { toneIcons } from '../../engine/registry/toneIcons.ts'
import { usePlaces } from '../../engine/registry/usePlaces.ts'
import { shownAtOnce, type HeldNotice, type NoticeStore } from './createNoticeStore.ts'
import './notices.css'

/** The stack of notices; read out politely, it waits while the pointer or the focus is in it. */
export function Notices({ store }: { store: NoticeStore }) {
  const { t } = usePortal()
  const notices = useSyncExternalStore(store.subscribe, store.notices, store.notices)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  function dismiss(id: number): void {
    // What goes under the pointer need not say that the pointer has left it.
    if (notices.length === 1) setHovered(false)
    store.dismiss(id)
  }
  const waiting = notices.length - shownAtOnce
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- holding is a comfort; there is nothing to operate
    <section
      className="notices"
      aria-label={t('portal:shell-notices')}
      aria-live="polite"
      aria-relevant="additions"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={({ currentTarget, relatedTarget }) =>
        setFocused(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))
      }
    >
      {notices.slice(0, shownAtOnce).map((notice) => (
        <NoticeCard key={notice.id} notice={notice} held={hovered || focused} onDismiss={dismiss} />
      ))}
      {waiting > 0 && (
        <p className="notices-waiting" aria-live="off">
          {t('portal:notices-waiting', { count: waiting })}
        </p>
      )}
    </section>
  )
}

interface NoticeCardProps {
  notice: HeldNotice
  held: boolean
  onDismiss: (id: number) => void
}

function NoticeCard({ notice, held, onDismiss }: NoticeCardProps) {
  const { t } = usePortal()
  const { id, seconds } = notice
  const onEnd = useEffectEvent(() => onDismiss(id))
  useEffect(() => {
    if (held) return
    const timer = setTimeout(onEnd, seconds * 1000)
    return () => clearTimeout(timer)
  }, [held, seconds])
  return (
    <div className="notice" data-tone={notice.tone}>
      <Icon name={toneIcons[notice.tone]} />
      <p>
        {notice.text} {notice.link && <Link to={notice.link.to}>{notice.link.text}</Link>}
        {notice.support === true && <SupportLink />}
      </p>
      <button
        type="button"
        className="icon-button"
        aria-label={t('portal:dismiss')}
        onClick={({ currentTarget }) => {
          passFocus(currentTarget)
          onDismiss(id)
        }}
      >
        <Icon name="close" />
      </button>
    </div>
  )
}

/** The way to support. */
function SupportLink() {
  const { t } = usePortal()
  return <Link to={usePlaces()('support')}>{t('portal:api-support')}</Link>
}

/** The button goes with its notice: the next one gets the focus, or the screen. */
function passFocus(button: HTMLElement): void {
  const card = button.closest('.notice')
  const next = card?.nextElementSibling ?? card?.previousElementSibling
  const target = next?.querySelector('button') ?? document.getElementById('main')
  target?.focus()
}
