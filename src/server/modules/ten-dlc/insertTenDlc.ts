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
  const { query, seed, nowMs, entities } = world
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
    return { id, steps: stepsOf(path), atMs, doc: follow('ten-dlc-campaign', own) }
  })
  const listed = campaigns.map(({ id, doc }) => ({
    id,
    name: textOf(doc['name']),
    usecase_id: textOf(doc['usecase_id']),
  }))
  for (const [index, { doc, path }] of demoBrands.entries()) {
    const own = index === 0 ? listed : []
    const steps = stepsOf(path)
    const whole = follow('ten-dlc-brand', {
      ...doc,
      country: 'US',
      campaigns: own,
      campaigns_count: own.length,
    })
    const fee = (type: number, amount: unknown, name: string) =>
      typeof amount === 'number' && amount > 0 ? [{ type, amount, text: `ten-dlc:fee-${name}` }] : []
    history.add({
      entity: 'ten-dlc-brand',
      id: brandIds[index] ?? '',
      doc: { ...whole, feedback: feedbackOf(path), status: steps.at(-1)?.to ?? 'review' },
      initial: 'review',
      postings: [
        ...fee(42, whole['service_price'], 'registration'),
        ...fee(43, whole['vetting_price'], 'brand-vetting'),
      ],
      steps,
      atMs: nowMs - (190 - index * 4) * DAY_MS,
    })
  }
  for (const [index, { id, doc, steps, atMs }] of campaigns.entries())
    history.add({
      entity: 'ten-dlc-campaign',
      id,
      doc: {
        ...doc,
        feedback: feedbackOf(demoCampaigns[index]?.path ?? []),
        status: Number(steps.at(-1)?.to ?? 0),
      },
      initial: '0',
      steps,
      atMs,
    })
  await insertBelowCampaigns(world, history, campaigns)
  await history.insert(query)
}

function stepsOf(path: readonly DemoEvent[]): DemoStep[] {
  return path.map(({ id, note = '' }) => ({ transition: id, note, ...transitions[id] }))
}

function feedbackOf(path: readonly DemoEvent[]): string {
  return path.findLast(({ id }) => transitions[id].feedback)?.note ?? ''
}
