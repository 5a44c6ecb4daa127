import { evaluateCondition } from '../../language/index.ts'
import { readSlot } from '../../language/fillTemplate.ts'
import type { TextParams } from '../../language/fillText.ts'
import type { NoticeDefinition } from '../../language/portal.ts'
import type { Scope } from '../../language/Scope.ts'
import { auditRecord } from '../audit/index.ts'
import type { PublishedPortal } from '../resources/PublishedPortal.ts'
import type { Query } from '../storage/database.ts'
import { hashedUuid } from '../storage/hashedUuid.ts'
import type { NoticedEvent, PostNotices } from './PostNotices.ts'
import { deliverNotice, type DeliveryOptions } from './deliverNotice.ts'
import { recipientsOf } from './recipientsOf.ts'
import { rowScope } from './rowScope.ts'

export interface NoticeOptions extends DeliveryOptions {
  /** The definitions as published now. */
  published: () => Pick<PublishedPortal, 'portal' | 'collections' | 'lists' | 'text'>
}

export function createNotices(options: NoticeOptions): PostNotices {
  return async (query, event) => {
    const now = options.published()
    const { portal, collections } = now
    const notices = portal.notices[event.entity]?.[event.transition]
    const collection = collections.find((each) => each.entity.id === event.entity)
    if (!collection) return
    const { entity } = collection
    await auditMove(query, now, event, collection)
    if (!notices) return
    const scope = rowScope(entity, event.record)
    for (const [index, notice] of notices.entries()) {
      if (notice.when && !evaluateCondition(notice.when, scope)) continue
      await deliverNotice(query, options, {
        ...notice,
        accountId: event.accountId,
        slots: slotsOf(notice, event, scope),
        people: await recipientsOf(query, { ...event, recordId: event.record.id, to: notice.to }),
        id: `${event.position}:${index}`,
      })
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
