import type { DueFee } from '../../language/index.ts'
import type { TextKey } from '../../language/portal.ts'
import { formatDate } from '../../shared/dates.ts'
import { formatMoney } from '../../shared/numbers.ts'
import { postMail, writeMail } from '../mail/index.ts'
import { insertNotification, type NotificationEvent } from '../notifications/index.ts'
import type { PublishedPortal } from '../resources/PublishedPortal.ts'
import type { Query } from '../storage/database.ts'
import { hashedUuid } from '../storage/hashedUuid.ts'

/** Fees of a timer or a decision that the account can't pay. */
export interface UnpaidFee {
  accountId: string
  /** What they are for. */
  name: string
  fees: readonly DueFee[]
  reason: 'balance' | 'cap'
  /** Days they have been tried. */
  days: number
  /** When they are tried no longer, and the title of the state that follows. */
  end: { at: Date; state: TextKey } | undefined
  /** The same id notifies once. */
  id: string
}

/** Notifies the account on the first day, the fourth and every seventh; its owners get an email too. */
export async function notifyUnpaid(
  query: Query,
  { text, portal }: Pick<PublishedPortal, 'text' | 'portal'>,
  { accountId, name, fees, reason, days, end, id }: UnpaidFee,
): Promise<void> {
  const [first] = fees
  if (!first || !(days === 3 || days % 7 === 0)) return
  const { currency, timezone } = await query
    .selectFrom('account')
    .select(['currency', 'timezone'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const slots = {
    name,
    fee: text(first.text),
    amount: formatMoney(
      fees.reduce((sum, { amount }) => sum + amount, 0),
      currency,
    ),
    reason: text(reason === 'cap' ? 'portal:fee-exceeds-cap' : 'portal:fee-exceeds-balance'),
  }
  const notice: NotificationEvent = end
    ? {
        kind: 'fee-unpaid-until',
        slots: { ...slots, date: formatDate(end.at, timezone), state: text(end.state) },
      }
    : { kind: 'fee-unpaid', slots }
  await insertNotification(query, { accountId, ...notice, id: hashedUuid(`fee-unpaid:${id}`) })
  const owners = await query
    .selectFrom('app_user')
    .select(['id', 'email'])
    .where('account_id', '=', accountId)
    .where('role', 'is', null)
    .where('disabled', '=', false)
    .where('password_hash', '!=', '')
    .execute()
  const words = { text, product: () => portal.manifest.product }
  for (const owner of owners)
    await postMail(
      query,
      accountId,
      writeMail(words, notice.kind, owner.email, notice.slots),
      hashedUuid(`fee-unpaid-mail:${id}:${owner.id}`),
    )
}
