import { formatMoney } from '../../../shared/numbers.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'
import type { JobHandler } from '../../jobs/index.ts'
import { postMail, writeMail } from '../../mail/index.ts'
import { postNotification } from '../../notifications/index.ts'
import { hashedUuid } from '../../storage/hashedUuid.ts'

/** Kind of the job that says that a cap is almost reached; queued once a day or month by a trigger in `1090-spend-caps.ts`. */
export const SPEND_CAP_NEAR = 'spend-cap-near'

/** Notifies the sub-account and its master account, whose owners get an email too. */
export function warnOfSpendCap({ database, publicUrl, text, product }: ModuleContext): JobHandler {
  return async function warn({ accountId, id, payload }) {
    await database.systemTransaction(async (query) => {
      const account = await query
        .selectFrom('account')
        .select(['name', 'currency', 'master_account_id'])
        .where('id', '=', accountId)
        .executeTakeFirst()
      const master = account?.master_account_id
      if (!account || !master) return
      const amount = formatMoney(Number(payload['cap']), account.currency)
      const cap = text(
        payload['period'] === 'day' ? 'sub-accounts:cap-of-day' : 'sub-accounts:cap-of-month',
        {
          amount,
        },
      )
      const { name } = account
      await postNotification(query, { accountId, kind: 'spend-cap-near', slots: { cap } })
      await postNotification(query, {
        accountId: master,
        kind: 'sub-account-spend-cap-near',
        slots: { id: accountId, name, cap },
      })
      const owners = await query
        .selectFrom('app_user')
        .select('email')
        .where('account_id', '=', master)
        .where('role', 'is', null)
        .where('disabled', '=', false)
        .execute()
      const link = `${publicUrl}/sub-accounts/${accountId}`
      const keys = {
        subject: 'sub-accounts:mail-spend-cap-near-subject',
        text: 'sub-accounts:mail-spend-cap-near-text',
      } as const
      for (const { email } of owners)
        await postMail(
          query,
          master,
          writeMail({ text, product }, keys, email, { name, cap, link }),
          hashedUuid(`spend-cap:${id}:${email}`),
        )
    })
  }
}
