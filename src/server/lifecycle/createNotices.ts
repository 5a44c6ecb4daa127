import { evaluateCondition } from '../../language/index.ts'
import { readSlot } from '../../language/fillTemplate.ts'
import type { TextParams } from '../../language/fillText.ts'
import type { NoticeDefinition } from '../../language/portal.ts'
import type { Scope } from '../../language/Scope.ts'
import { auditRecord } from '../audit/index.ts'
import { readAccountContext, type AccountItems } from '../auth/accountContext.ts'
import { isAllowed } from '../auth/permissionsOf.ts'
import { postMail, writeMail } from '../mail/index.ts'
import { insertNotification } from '../notifications/index.ts'
import type { PublishedPortal } from '../resources/PublishedPortal.ts'
import type { Query } from '../storage/database.ts'
import { hashedUuid } from '../storage/hashedUuid.ts'
import type { NoticedEvent, PostNotices } from './PostNotices.ts'
import { readCreator } from './recordEvents.ts'
import { rowScope } from './rowScope.ts'

export interface NoticeOptions {
  /** The definitions as published now. */
  published: () => Pick<PublishedPortal, 'portal' | 'collections' | 'lists' | 'text'>
  /** Public address of the portal, for links in mails. */
  publicUrl: string
  accountItems: AccountItems
}

/** Most people who get a mail about one event. */
const MAILED_AT_MOST = 200

interface Person {
  id: string
  email: string
}

export function createNotices({ published, publicUrl, accountItems }: NoticeOptions): PostNotices {
  return async (query, event) => {
    const now = published()
    const { portal, collections, text } = now
    const notices = portal.notices[event.entity]?.[event.transition]
    const collection = collections.find((each) => each.entity.id === event.entity)
    if (!collection) return
    const { entity } = collection
    await auditMove(query, now, event, collection)
    if (!notices) return
    const scope = rowScope(entity, event.record)
    for (const [index, notice] of notices.entries()) {
      if (notice.when && !evaluateCondition(notice.when, scope)) continue
      const slots = slotsOf(notice, event, scope)
      const named = await recipientsOf(query, event, notice)
      for (const userId of named?.map(({ id }) => id) ?? [undefined])
        await insertNotification(query, {
          id: hashedUuid(`notice:${event.position}:${index}:${userId ?? ''}`),
          accountId: event.accountId,
          ...(userId !== undefined && { userId }),
          kind: notice.kind,
          slots,
          access: notice.access,
        })
      if (notice.mail) await mail(query, event, index, { notice, slots, named, portal, text })
    }
  }

  interface Mailing extends Pick<PublishedPortal, 'portal' | 'text'> {
    notice: NoticeDefinition
    slots: TextParams
    /** Undefined for everyone in the account. */
    named: Person[] | undefined
  }

  async function mail(
    query: Query,
    { accountId, position }: NoticedEvent,
    index: number,
    { notice, slots, named, portal, text }: Mailing,
  ): Promise<void> {
    if (!notice.mail) return
    const to = portal.notifications[notice.kind]?.button?.to
    const link =
      to && publicUrl + to.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(slots[name] ?? ''))
    const words = { text, product: () => portal.manifest.product }
    for (const { id, email } of named ?? (await readPeople(query, accountId))) {
      const context = await readAccountContext(query, accountId, id, portal.access, accountItems)
      if (!context || !isAllowed(context.permissions, notice.access)) continue
      const written = writeMail(words, notice.mail, email, { ...slots, ...(link && { link }) })
      await postMail(query, accountId, written, hashedUuid(`notice-mail:${position}:${index}:${id}`))
    }
  }
}

function auditMove(
  query: Query,
  published: Pick<PublishedPortal, 'lists' | 'text'>,
  { accountId, transition, record, before, mover, position, note }: NoticedEvent,
  { entity, resource }: PublishedPortal['collections'][number],
): Promise<void> {
  const title = entity.lifecycle?.transitions.find(({ id }) => id === transition)?.title
  const words = title === undefined ? '' : published.text(title)
  return auditRecord(query, published, {
    id: hashedUuid(`event:${accountId}:${position}`),
    accountId,
    entity,
    resource,
    recordId: record.id,
    kind: 'moved',
    event: transition,
    before,
    after: record.doc,
    note: [words, note].filter((each) => each !== '').join(' – '),
    by: mover.by,
    ...(mover.userId !== undefined && { userId: mover.userId }),
  })
}

function slotsOf({ slots }: NoticeDefinition, { record, note }: NoticedEvent, scope: Scope): TextParams {
  const values = Object.entries(slots).map(([name, template]) => {
    const value = template === '{note}' ? note : readSlot(template.slice(1, -1), scope)
    return [name, typeof value === 'string' || typeof value === 'number' ? value : ''] as const
  })
  return { ...Object.fromEntries(values), id: record.id }
}

/** Those a notice names; undefined for everyone in the account. */
async function recipientsOf(
  query: Query,
  { accountId, entity, record }: NoticedEvent,
  { to }: NoticeDefinition,
): Promise<Person[] | undefined> {
  if (to === 'everyone') return undefined
  const people = await readPeople(query, accountId)
  const creator = to === 'creator' ? await readCreator(query, accountId, entity, record.id) : undefined
  const found = people.filter(({ id }) => id === creator)
  return found.length > 0 ? found : people.filter(({ role }) => role === null)
}

function readPeople(query: Query, accountId: string): Promise<(Person & { role: string | null })[]> {
  return (
    query
      .selectFrom('app_user')
      .select(['id', 'email', 'role'])
      .where('account_id', '=', accountId)
      .where('disabled', '=', false)
      // Those invited have not joined yet.
      .where('password_hash', '!=', '')
      .orderBy('id')
      .limit(MAILED_AT_MOST)
      .execute()
  )
}
