import type { ModuleContext } from '../../host/ServerModule.ts'
import type { JobHandler } from '../../jobs/index.ts'
import { postMail, writeMail } from '../../mail/index.ts'
import { hashedUuid } from '../../storage/hashedUuid.ts'

const SUBJECT = 'my-account:mail-low-balance-subject'
const toPayers = { path: '/pay/online?action=add', text: 'my-account:mail-low-balance-text' }
/** Their parent account pays. */
const toSuborganizations = {
  path: '/pay/transactions',
  text: 'my-account:mail-low-balance-suborganization-text',
}

/** Makes the handler that mails a low balance to the owners, except of a sandbox, which shows no notifications either. */
export function mailLowBalance({
  database,
  publicUrl,
  text,
  product,
}: Pick<ModuleContext, 'database' | 'publicUrl' | 'text' | 'product'>): JobHandler {
  return async function run({ accountId, id, payload }) {
    await database.transaction(accountId, async (query) => {
      const owners = await query
        .selectFrom('app_user as owner')
        .innerJoin('account', 'account.id', 'owner.account_id')
        .select(['owner.id', 'owner.email', 'account.name', 'account.is_suborganization'])
        .where('owner.account_id', '=', accountId)
        .where('owner.role', 'is', null)
        .where('owner.disabled', '=', false)
        .where('owner.password_hash', '!=', '')
        .where('account.level', '!=', 'sandbox')
        .execute()
      for (const owner of owners) {
        const way = owner.is_suborganization ? toSuborganizations : toPayers
        const keys = { subject: SUBJECT, text: way.text }
        const slots = {
          account: owner.name,
          balance: String(payload['balance']),
          link: `${publicUrl}${way.path}`,
        }
        const mail = writeMail({ text, product }, keys, owner.email, slots)
        await postMail(query, accountId, mail, hashedUuid(`low-balance:${id}:${owner.id}`))
      }
    })
  }
}
