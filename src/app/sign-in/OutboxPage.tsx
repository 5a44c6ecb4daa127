import { useEffect, useState } from 'react'
import { formatPhoneNumber } from '../../domain/phone/formatPhoneNumber.ts'
import { PublicCard } from './PublicCard.tsx'
import { usePublic } from './PublicContext.ts'
import { PublicLink } from './PublicLink.tsx'

interface OutboxMail {
  id: string
  to: string
  subject: string
  text: string
  created_at: string
}

/** An SMS or a call to a person of the portal. */
interface OutboxMessage {
  id: string
  channel: 'sms' | 'voice'
  to: string
  text: string
  created_at: string
}

type Outgoing = { at: string } & ({ mail: OutboxMail } | { message: OutboxMessage })

const refreshMs = 3000

/** The mail, messages and calls to people of the portal that a demo world would have sent, newest first. */
export function OutboxPage() {
  const { t, brand } = usePublic()
  const [sent, setSent] = useState<Outgoing[] | null>(null)
  useEffect(() => {
    const read = (): void => void readSent().then((found) => found && setSent(found))
    read()
    const timer = setInterval(read, refreshMs)
    return () => clearInterval(timer)
  }, [])
  const when = new Intl.DateTimeFormat(brand.locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
  })
  return (
    <PublicCard title={t('portal:outbox-title')} help={t('portal:outbox-help')}>
      {sent?.length === 0 && <p>{t('portal:outbox-empty')}</p>}
      {sent?.map((each) =>
        'mail' in each ? (
          <article key={each.mail.id} className="mail">
            <h2>{each.mail.subject}</h2>
            <p className="mail-about">
              {t('portal:outbox-to', { email: each.mail.to })} · {when.format(new Date(each.at))}
            </p>
            <p className="mail-text">{each.mail.text.split(/(https?:\/\/\S+)/).map(toPart)}</p>
          </article>
        ) : (
          <article key={each.message.id} className="mail">
            <h2>{t(each.message.channel === 'sms' ? 'portal:outbox-sms' : 'portal:outbox-call')}</h2>
            <p className="mail-about">
              {t('portal:outbox-to', { email: formatPhoneNumber(each.message.to) })} ·{' '}
              {when.format(new Date(each.at))}
            </p>
            <p className="mail-text">{each.message.text}</p>
          </article>
        ),
      )}
      <PublicLink to="/auth/sign">{t('portal:sign-in-back')}</PublicLink>
    </PublicCard>
  )
}

function toPart(part: string, index: number) {
  if (!/^https?:/.test(part)) return part
  return (
    <a key={index} href={part}>
      {part}
    </a>
  )
}

async function readSent(): Promise<Outgoing[] | null> {
  const [mails, messages] = await Promise.all([
    readOne<{ mails: OutboxMail[] }>('mails'),
    readOne<{ messages: OutboxMessage[] }>('messages'),
  ])
  if (mails === null || messages === null) return null
  const sent: Outgoing[] = [
    ...(mails.mails ?? []).map((mail) => ({ at: mail.created_at, mail })),
    ...(messages.messages ?? []).map((message) => ({ at: message.created_at, message })),
  ]
  return sent.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
}

/** Nothing outside a demo world; null while there is no connection. */
async function readOne<Body>(what: 'mails' | 'messages'): Promise<Partial<Body> | null> {
  try {
    const response = await fetch(`/api/site/simulator/${what}`, { headers: { Accept: 'application/json' } })
    // as: the shape is the API's.
    return response.ok ? ((await response.json()) as Body) : {}
  } catch {
    return null
  }
}
