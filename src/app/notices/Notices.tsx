import { useEffect, useState, useSyncExternalStore } from 'react'
import { Link } from 'wouter'
import { Icon } from '../../engine/registry/Icon.tsx'
import { usePortal } from '../../engine/registry/portalContext.ts'
import type { Tone } from '../../language/portal.ts'
import type { NoticeStore, ShownNotice } from './createNoticeStore.ts'
import './notices.css'

const icons: Record<Tone, string> = {
  neutral: 'info',
  info: 'info',
  success: 'check',
  warning: 'warning',
  danger: 'error',
}

/** The stack of notices; read out politely, it waits while the pointer or the focus is in it. */
export function Notices({ store }: { store: NoticeStore }) {
  const { t } = usePortal()
  const notices = useSyncExternalStore(store.subscribe, store.notices)
  const [held, setHeld] = useState(false)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- holding is a comfort; there is nothing to operate
    <section
      className="notices"
      aria-label={t('portal:shell-notices')}
      aria-live="polite"
      aria-relevant="additions"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {notices.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} held={held} store={store} />
      ))}
    </section>
  )
}

interface NoticeCardProps {
  notice: ShownNotice
  held: boolean
  store: NoticeStore
}

function NoticeCard({ notice, held, store }: NoticeCardProps) {
  const { t } = usePortal()
  const { id, seconds } = notice
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => store.dismiss(id), seconds * 1000)
    return () => clearTimeout(timer)
  }, [held, id, seconds, store])
  return (
    <div className="notice" data-tone={notice.tone}>
      <Icon name={icons[notice.tone]} />
      <p>
        {notice.text} {notice.link && <Link href={notice.link.to}>{notice.link.text}</Link>}
      </p>
      <button
        type="button"
        className="icon-button"
        aria-label={t('portal:dismiss')}
        onClick={() => store.dismiss(id)}
      >
        <Icon name="close" />
      </button>
    </div>
  )
}
