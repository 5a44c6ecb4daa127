import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { Refusal } from '../../errors.ts'
import type { AppOptions } from '../AppOptions.ts'

/** What a demo world tells strangers: its sign-ins, and the mails and messages it would have sent. */
export function demoRoutes(app: FastifyInstance, { database, settings }: AppOptions): void {
  app.get('/api/site/auth/demo', () => {
    if (!settings.demo) throw new Refusal('not-found')
    return { password: settings.demo.password, sign_ins: settings.demo.signIns }
  })

  app.get('/api/site/simulator/mails', async () => {
    if (!settings.demo) throw new Refusal('not-found')
    const mails = await database.system((query) =>
      query
        .selectFrom('mail')
        .select(['id', 'recipient as to', 'subject', 'body as text', 'created_at'])
        .orderBy('created_at', 'desc')
        .limit(50)
        .execute(),
    )
    return { mails: mails.map((mail) => ({ ...mail, created_at: mail.created_at.toISOString() })) }
  })

  app.get('/api/site/simulator/messages', async () => {
    if (!settings.demo) throw new Refusal('not-found')
    const { rows } = await database.system((query) =>
      sql<{ id: string; channel: 'sms' | 'voice'; to: string; text: string; created_at: Date }>`
        select id, channel, recipient as to, body as text, created_at from carrier_service_message
        order by created_at desc limit 50`.execute(query),
    )
    return { messages: rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() })) }
  })
}
