import { createDemoHistory, type DemoStep } from '../../demo/createDemoHistory.ts'
import { seededUuid } from '../../demo/createRandom.ts'
import { insertDocuments } from '../../demo/insertDocuments.ts'
import { formatPhoneNumber } from '../../../domain/phone/index.ts'
import { dateIn } from '../../../shared/dates.ts'
import type { DemoWorld } from '../../host/ServerModule.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { REQUEST } from './portability.ts'
import { COMMENT } from './comments.ts'
import { demoRequests, type DemoRequest } from './demoRequests.ts'
import { daysAfter, earliestDate } from './leadTime.ts'

const DAY_MS = 86_400_000

/** The demo owner's porting requests, one in every state, with a question and its answer. */
export async function insertRequests({ query, seed, nowMs, text }: DemoWorld): Promise<void> {
  const accountId = seededUuid(seed, 'account:owner')
  const userId = seededUuid(seed, 'user:owner')
  const history = createDemoHistory(accountId, userId)
  for (const request of demoRequests) {
    const atMs = nowMs - request.daysAgo * DAY_MS
    history.add({
      entity: REQUEST,
      id: seededUuid(seed, `porting:${request.reference}`),
      doc: requestDocument(request, atMs),
      initial: request.steps.length === 0 && request.status === 0 ? '0' : '1',
      steps: request.steps.map((step): DemoStep => ({
        ...step,
        actor: step.transition === 'cancel' ? 'user' : 'carrier',
      })),
      atMs,
    })
  }
  await history.insert(query)
  const asked = demoRequests.find(({ status }) => status === 2)
  if (!asked) return
  const requestId = seededUuid(seed, `porting:${asked.reference}`)
  const comment = (index: number, doc: JsonObject) => ({
    accountId,
    entity: COMMENT,
    id: seededUuid(seed, `porting-comment:${index}`),
    createdAt: new Date(nowMs - (30 - index * 3) * 3_600_000).toISOString(),
    doc: { request_id: requestId, ...doc },
  })
  await insertDocuments(query, [
    comment(0, {
      text: 'Can the move happen before 9 a.m.? The front desk opens then.',
      author: 'customer',
      author_id: userId,
      author_name: 'Olivia Owens',
    }),
    comment(1, {
      text: 'Yes: the carrier moves the numbers between 6 and 8 a.m.',
      author: 'team',
      author_name: text('porting:simulated-team'),
    }),
  ])
}

function requestDocument(request: DemoRequest, atMs: number): JsonObject {
  const { reference, country, numbers, status, missing, reason = '', field, more, leadDays } = request
  const today = dateIn('UTC', atMs)
  const earliest = earliestDate(today, leadDays)
  const isSigned = !missing.includes('letter')
  return {
    reference,
    wizard: { agree: true, destinations: [], document: isSigned ? ['letter'] : [], maxLastStep: 8 },
    country,
    numbers_type: 'geo',
    numbers,
    is_business: true,
    company: 'Harbour and Pine',
    customer_f_name: 'Olivia',
    customer_l_name: 'Owens',
    have_b_address: false,
    is_wireless: false,
    is_full_port: true,
    route_to: 'none',
    port_date: earliestDate(daysAfter(earliest, 1), 1),
    earliest_date: earliest,
    monthly_fee: 1_000_000,
    numbers_count: numbers.length,
    numbers_text: numbers.map(formatPhoneNumber).join(', '),
    digits: numbers.map((number) => number.slice(1)).join(' '),
    checks: numbers.map((number) => ({ number, country, type: 'geo', portable: true, reason: '' })),
    missing,
    letter_status: isSigned ? (status === 2 || status === 6 ? 2 : 1) : 0,
    ...(isSigned && { signature: 'Olivia Owens', signed_at: new Date(atMs).toISOString() }),
    step: field?.step ?? (missing.length > 0 ? 'documents' : 'review'),
    ...(field && { rejected_field: field.name }),
    ...(status === 6 && { moved_at: new Date(atMs + leadDays * DAY_MS).toISOString() }),
    status,
    reason,
    ...more,
  }
}
