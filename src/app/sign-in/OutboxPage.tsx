import { useEffect, useState } from 'react'
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

const refreshMs = 3000

/** The mail a demo world would have sent. */
export function OutboxPage() {
  const { t, brand } = usePublic()
  const [mails, setMails] = useState<OutboxMail[] | null>(null)
  useEffect(() => {
    const read = (): void => void readMails().then((read) => read && setMails(read))
    read()
    const timer = setInterval(read, refreshMs)
    return () => clearInterval(timer)
  }, [])
  const when = new Intl.DateTimeFormat(brand.locale, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <PublicCard title={t('portal:outbox-title')} help={t('portal:outbox-help')}>
      {mails?.length === 0 && <p>{t('portal:outbox-empty')}</p>}
      {mails?.map(({ id, to, subject, text, created_at }) => (
        <article key={id} className="mail">
          <h2>{subject}</h2>
          <p className="mail-about">
            {t('portal:outbox-to', { email: to })} · {when.format(new Date(created_at))}
          </p>
          <p className="mail-text">{text.split(/(https?:\/\/\S+)/).map(toPart)}</p>
        </article>
      ))}
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

async function readMails(): Promise<OutboxMail[] | null> {
  try {
    const response = await fetch('/api/site/simulator/mails', { headers: { Accept: 'application/json' } })
    if (!response.ok) return []
    // as: the shape is the API's.
    return ((await response.json()) as { mails: OutboxMail[] }).mails
  } catch {
    return null
  }
}
