import { usePortal } from '../../../engine/registry/portalContext.ts'
import { EventHead } from '../event-queue/EventHead.tsx'
import { EventQueue } from '../event-queue/EventQueue.tsx'
import { EventText } from '../event-queue/EventText.tsx'

interface Sent {
  id: string
  kind: 'mail' | 'sms' | 'voice'
  to: string
  subject?: string
  text: string
  at: string
}

const kinds = {
  mail: 'simulator:outbox-mail',
  sms: 'simulator:outbox-text',
  voice: 'simulator:outbox-voice',
} as const

/** Mail to the user, and messages and calls to people for the account. */
export function Outbox() {
  const { t } = usePortal()
  return (
    <EventQueue<Sent> path="outbox" label={t('simulator:outbox')} empty={t('simulator:outbox-none')}>
      {({ kind, to, subject, text, at }) => (
        <>
          <EventHead title={subject ?? t(kinds[kind])} about={to} at={at} />
          <EventText text={text} />
        </>
      )}
    </EventQueue>
  )
}
