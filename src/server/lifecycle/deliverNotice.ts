import type { TextParams } from '../../language/fillText.ts'
import type { NoticeMail } from '../../language/portal.ts'
import { readAccountContext, type AccountItems } from '../auth/accountContext.ts'
import { isAllowed } from '../auth/permissionsOf.ts'
import { postMail, writeMail } from '../mail/index.ts'
import { insertNotification } from '../notifications/index.ts'
import type { PublishedPortal } from '../resources/PublishedPortal.ts'
import type { Query } from '../storage/database.ts'
import { hashedUuid } from '../storage/hashedUuid.ts'
import { readPeople, type Person } from './recipientsOf.ts'

export interface DeliveryOptions {
  /** The definitions as published now. */
  published: () => Pick<PublishedPortal, 'portal' | 'text'>
  /** Public address of the portal, for links in mails. */
  publicUrl: string
  accountItems: AccountItems
}

/** A notice with its values and its recipients. */
export interface FilledNotice {
  accountId: string
  kind: string
  slots: TextParams
  /** Only those with all of these are notified. */
  access: string[]
  /** Undefined for everyone in the account. */
  people: Person[] | undefined
  mail?: NoticeMail
  /** The same notifies once. */
  id: string
}

/** Posts a notice under the bell and by mail; mails go to those who have the permissions. */
export async function deliverNotice(
  query: Query,
  options: DeliveryOptions,
  notice: FilledNotice,
): Promise<void> {
  const { accountId, kind, slots, access, people, id } = notice
  for (const userId of people?.map((person) => person.id) ?? [undefined])
    await insertNotification(query, {
      id: hashedUuid(`notice:${id}:${userId ?? ''}`),
      accountId,
      ...(userId !== undefined && { userId }),
      kind,
      slots,
      access,
    })
  if (notice.mail) await mailNotice(query, options, notice, notice.mail)
}

async function mailNotice(
  query: Query,
  { published, publicUrl, accountItems }: DeliveryOptions,
  { accountId, kind, slots, access, people, id }: FilledNotice,
  mail: NoticeMail,
): Promise<void> {
  const { portal, text } = published()
  const to = portal.notifications[kind]?.button?.to
  const link =
    to && publicUrl + to.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(slots[name] ?? ''))
  const event = mail.daily ? `${kind}:${new Date().toISOString().slice(0, 10)}` : id
  const words = { text, product: () => portal.manifest.product }
  for (const person of people ?? (await readPeople(query, accountId))) {
    const context = await readAccountContext(query, accountId, person.id, portal.access, accountItems)
    if (!context || !isAllowed(context.permissions, access)) continue
    const written = writeMail(words, mail, person.email, { ...slots, ...(link && { link }) })
    await postMail(query, accountId, written, hashedUuid(`notice-mail:${event}:${person.id}`))
  }
}
