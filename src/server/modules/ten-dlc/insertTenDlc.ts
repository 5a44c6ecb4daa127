import { lookedUp } from '../../../language/index.ts'
import type { DemoWorld } from '../../host/ServerModule.ts'
import { createDemoHistory, type DemoStep } from '../../demo/createDemoHistory.ts'
import { seededUuid } from '../../demo/createRandom.ts'
import { textOf } from '../../storage/documentValues.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { demoBrands, demoCampaigns, transitions, type DemoEvent } from './demoTenDlc.ts'
import { demoNumbers, isOwn } from './demoNumbers.ts'
import { insertBelowCampaigns } from './insertBelowCampaigns.ts'

const DAY_MS = 86_400_000

/** The demo owner's brands in every status, and below the approved one a campaign in each of the 17 statuses, with how they got there. */
export async function insertTenDlc(world: DemoWorld): Promise<void> {
  const { query, seed, nowMs, entities, catalogues } = world
  const stepsOf = (entity: 'brand' | 'campaign', path: readonly DemoEvent[]): DemoStep[] =>
    path.map((event) => {
      const { value, text } =
        catalogues[`tcr-${entity}-rejections`]?.find(({ value }) => value === event.reason) ?? {}
      const { id, note = text ?? '' } = event
      return { transition: id, note, ...(value !== undefined && { reason: value }), ...transitions[id] }
    })
  const history = createDemoHistory(seededUuid(seed, 'account:owner'), seededUuid(seed, 'user:owner'))
  const follow = (entity: string, doc: JsonObject): JsonObject => {
    const known = entities.get(entity)
    return { ...doc, ...(known && lookedUp(known, doc)) }
  }
  const brandIds = demoBrands.map(({ doc }) => seededUuid(seed, `ten-dlc-brand:${textOf(doc['name'])}`))
  const campaigns = demoCampaigns.map(({ doc, path }, index) => {
    const id = seededUuid(seed, `ten-dlc-campaign:${index}`)
    const numbers = Object.entries(demoNumbers[textOf(doc['name'])] ?? {})
      .filter(([, state]) => isOwn(state))
      .map(([number]) => ({ id: seededUuid(seed, `did:owner:${number}`), number }))
    const own = { ...doc, brand_id: brandIds[0] ?? '', numbers, numbers_count: numbers.length }
    const atMs = nowMs - (160 - index * 4) * DAY_MS
    const steps = stepsOf('campaign', path)
    return { id, steps, atMs, doc: follow('ten-dlc-campaign', { ...own, ...verdictOf(steps) }) }
  })
  const listed = campaigns.map(({ id, doc }) => ({
    id,
    name: textOf(doc['name']),
    usecase_id: textOf(doc['usecase_id']),
  }))
  for (const [index, { doc, path }] of demoBrands.entries()) {
    const own = index === 0 ? listed : []
    const steps = stepsOf('brand', path)
    const whole = follow('ten-dlc-brand', {
      ...doc,
      ...verdictOf(steps),
      country: 'US',
      campaigns: own,
      campaigns_count: own.length,
    })
    const fee = (type: number, amount: unknown, name: string) =>
      typeof amount === 'number' && amount > 0 ? [{ type, amount, text: `ten-dlc:fee-${name}` }] : []
    history.add({
      entity: 'ten-dlc-brand',
      id: brandIds[index] ?? '',
      doc: { ...whole, status: steps.at(-1)?.to ?? 'review' },
      initial: 'review',
      postings: [
        ...fee(42, whole['service_price'], 'registration'),
        ...fee(43, whole['vetting_price'], 'brand-vetting'),
      ],
      steps,
      atMs: nowMs - (190 - index * 4) * DAY_MS,
    })
  }
  for (const { id, doc, steps, atMs } of campaigns)
    history.add({
      entity: 'ten-dlc-campaign',
      id,
      doc: {
        ...doc,
        status: Number(steps.at(-1)?.to ?? 0),
      },
      initial: '0',
      steps,
      atMs,
    })
  await insertBelowCampaigns(world, history, campaigns)
  await history.insert(query)
}

/** What the last decision about a record left in it. */
function verdictOf(steps: readonly DemoStep[]): JsonObject {
  const { note = '', reason } = steps.findLast(({ transition }) => decided.has(transition)) ?? {}
  return { feedback: note, ...(reason !== undefined && { rejection: reason }) }
}

const decided = new Set(Object.entries(transitions).flatMap(([id, { feedback }]) => (feedback ? [id] : [])))
