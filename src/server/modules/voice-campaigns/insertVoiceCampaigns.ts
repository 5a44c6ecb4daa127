import { createPhoneSimulator } from '../../carrier/index.ts'
import { callCharge, beginFlowCall, legsOf, stepFlowCall, stepName } from '../../calls/index.ts'
import { createDemoHistory, type DemoStep } from '../../demo/createDemoHistory.ts'
import { createRandom, seededUuid } from '../../demo/createRandom.ts'
import { demoRates } from '../../demo/demoRates.ts'
import { insertFlowCalls, type DemoCall } from '../../demo/insertFlowCalls.ts'
import { insertRows } from '../../demo/insertRows.ts'
import type { DemoWorld } from '../../host/ServerModule.ts'
import { hashedUuid } from '../../storage/hashedUuid.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { demoFlowId } from '../call-flows/insertFlows.ts'
import { readPublishedFlows, type PublishedFlows } from '../call-flows/readPublishedFlows.ts'
import { attemptId } from './attemptId.ts'
import { queueTurn } from './dialCampaign.ts'
import {
  noFigures,
  outcomeFigures,
  progressOf,
  voiceBill,
  VOICE_CAMPAIGN,
  type Outcome,
} from './voiceValues.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
/** The price of a minute to the country of the demo's customers, at the time of the calls. */
const RATE = 12_000
const RETRY_MINUTES = 60
/** So many people at most are typed text. */
const TYPED = 400

interface DemoCampaign {
  name: string
  flow: string
  people: number
  status: 'draft' | 'scheduled' | 'running' | 'paused' | 'finished'
  callers: string[]
  startedMs: number
  /** Milliseconds from one call to the next. */
  paceMs: number
  /** Of the people; the others still wait. */
  called: number
  retries: number
  more?: JsonObject
}

const names = ['Ada', 'Ben', 'Chloe', 'Dev', 'Ella', 'Finn', 'Grace', 'Hugo', 'Isla', 'Jack']
const headOffice = '+441179460123'
const branch = '+441615550190'
const newYork = '+12125550142'

function demoCampaigns(nowMs: number): DemoCampaign[] {
  return [
    {
      name: 'Delivery reminders, last week',
      flow: 'Delivery reminder',
      people: 1100,
      status: 'finished',
      callers: [headOffice, branch],
      startedMs: nowMs - 6 * DAY_MS - 5 * HOUR_MS,
      paceMs: 9000,
      called: 1100,
      retries: 2,
    },
    {
      name: 'How was your delivery?',
      flow: 'Customer survey',
      people: 260,
      status: 'finished',
      callers: [headOffice],
      startedMs: nowMs - 19 * DAY_MS - 3 * HOUR_MS,
      paceMs: 20_000,
      called: 260,
      retries: 1,
    },
    {
      name: 'Delivery reminders, tomorrow',
      flow: 'Delivery reminder',
      people: 320,
      status: 'running',
      callers: [headOffice, branch],
      startedMs: nowMs - 50 * MINUTE_MS,
      paceMs: 8000,
      called: 320,
      retries: 2,
    },
    {
      name: 'Survey of the Oslo opening',
      flow: 'Customer survey',
      people: 90,
      status: 'paused',
      callers: [newYork],
      startedMs: nowMs - 2 * DAY_MS,
      paceMs: 15_000,
      called: 34,
      retries: 0,
    },
    {
      name: 'Spring opening hours',
      flow: 'Customer survey',
      people: 75,
      status: 'scheduled',
      callers: [headOffice],
      startedMs: nowMs - DAY_MS,
      paceMs: 0,
      called: 0,
      retries: 1,
      more: { when: 'later', time_zone: 'Europe/London' },
    },
    {
      name: 'Sofa recall',
      flow: 'Delivery reminder',
      people: 12,
      status: 'draft',
      callers: [headOffice],
      startedMs: nowMs - 3 * HOUR_MS,
      paceMs: 0,
      called: 0,
      retries: 2,
      more: { window_enabled: false },
    },
  ]
}

const steps: Record<DemoCampaign['status'], DemoStep[]> = {
  draft: [],
  scheduled: [{ transition: 'schedule', to: 'scheduled', actor: 'user' }],
  running: [{ transition: 'start', to: 'running', actor: 'user' }],
  paused: [
    { transition: 'start', to: 'running', actor: 'user' },
    { transition: 'pause', to: 'paused', actor: 'user' },
  ],
  finished: [
    { transition: 'start', to: 'running', actor: 'user' },
    { transition: 'finish', to: 'finished', actor: 'server' },
  ],
}

/** The demo owner's campaigns in every state, with their people, calls and charges. */
export async function insertVoiceCampaigns(world: DemoWorld): Promise<void> {
  const { query, seed, nowMs } = world
  const accountId = seededUuid(seed, 'account:owner')
  const history = createDemoHistory(accountId, seededUuid(seed, 'user:owner'))
  for (const [place, campaign] of demoCampaigns(nowMs).entries()) {
    const flowId = demoFlowId(seed, campaign.flow)
    const found = await readPublishedFlows(query, { accountId, kind: 'voice_campaign', id: flowId })
    if (!found) continue
    const id = seededUuid(seed, `voice-campaign:${campaign.name}`)
    const made = callEverybody(world, campaign, { accountId, id, flowId, found, place })
    await insertRows(query, 'voice_target', columns, made.targets)
    await insertFlowCalls(query, seed, accountId, made.calls)
    const startsAt = new Date(nowMs + 3 * DAY_MS)
    const doc = {
      ...docOf(seed, campaign, flowId),
      ...(campaign.people <= TYPED && { numbers: typedNumbers(made.targets) }),
      ...made.figures,
      ...(campaign.status === 'scheduled' && {
        starts_at: `${startsAt.toISOString().slice(0, 10)}T10:00`,
        starts_at_utc: `${startsAt.toISOString().slice(0, 10)}T10:00:00Z`,
      }),
    }
    history.add({
      entity: VOICE_CAMPAIGN,
      id,
      doc,
      initial: 'draft',
      steps: steps[campaign.status],
      atMs:
        campaign.startedMs -
        (campaign.status === 'draft' || campaign.status === 'scheduled' ? 0 : 2 * HOUR_MS),
    })
    if (campaign.status === 'running' || campaign.status === 'scheduled') {
      const dueMs = campaign.status === 'running' ? made.nextMs : startsAt.getTime()
      await queueTurn(query, { accountId, campaign: id, turn: 1, step: 0 }, Math.max(0, dueMs - nowMs))
    }
  }
  await history.insert(query)
}

function callEverybody(
  { seed, nowMs, catalogues }: DemoWorld,
  campaign: DemoCampaign,
  {
    accountId,
    id,
    flowId,
    found,
    place,
  }: { accountId: string; id: string; flowId: string; found: PublishedFlows; place: number },
) {
  const phones = createPhoneSimulator({ seed, speed: 1 })
  const random = createRandom(seed + 28 + place)
  const figures: Record<string, number> = {}
  const count = (name: string, more = 1): void => {
    figures[name] = (figures[name] ?? 0) + more
  }
  const keys = new Map<string, number>()
  const calls: DemoCall[] = []
  let nextMs = nowMs + RETRY_MINUTES * MINUTE_MS
  const targets = Array.from({ length: campaign.people }, (_, position) => {
    const number = `+4474${String(10_000_000 + place * 100_000 + position * 37)}`
    const target = {
      account_id: accountId,
      id: hashedUuid(`${id}:${number}`),
      campaign_id: id,
      position,
      number,
      country_code: 'GB',
      contact: { first_name: random.pick(names) },
      status: 'waiting',
      outcome: null as string | null,
      attempts: 0,
      due_at: new Date(campaign.startedMs).toISOString(),
      pressed: '',
      called_at: null as string | null,
      duration: 0,
      charge: 0,
      created_at: new Date(campaign.startedMs - 2 * HOUR_MS).toISOString(),
    }
    const pressed: string[] = []
    let startedMs = campaign.startedMs + position * campaign.paceMs
    for (let isAgain = position < campaign.called; isAgain;) {
      target.attempts += 1
      let call = beginFlowCall(phones, found.flows, {
        id: attemptId(target.id, target.attempts),
        direction: 'placed',
        from: campaign.callers[(position + target.attempts - 1) % campaign.callers.length]!,
        to: number,
        flowId,
        startedMs,
        contact: target.contact,
      })
      while (call.state.waitsFor !== undefined) ({ call } = stepFlowCall(phones, call, found.flows))
      const isAnswered = call.outcome === 'answered' || call.outcome === 'voicemail'
      const rateOf = demoRates(catalogues)
      const bill = { ...voiceBill, accountId, campaignId: id, country: 'GB', rate: RATE, rateOf }
      const forwarded = legsOf(bill, call, found.flows).reduce((sum, leg) => sum + leg.minutesCharge, 0)
      const charge = (isAnswered ? callCharge(RATE, Math.max(1, call.seconds)) : 0) + forwarded
      calls.push({ call, bill, flows: found.flows })
      count('calls')
      count('charge', charge)
      count('seconds', call.seconds)
      for (const { nodeId, key } of call.state.keys) {
        const step = stepName(found.flows, flowId, nodeId)
        const press = `${step}: ${key}`
        // People are counted, not presses.
        if (!pressed.includes(press)) keys.set(`${step}\n${key}`, (keys.get(`${step}\n${key}`) ?? 0) + 1)
        pressed.push(press)
      }
      Object.assign(target, {
        outcome: call.outcome,
        called_at: new Date(startedMs).toISOString(),
        duration: call.seconds,
        charge: target.charge + charge,
        pressed: pressed.join(', '),
      })
      const isRetried = ['busy', 'no_answer'].includes(call.outcome) && target.attempts <= campaign.retries
      const againMs = startedMs + RETRY_MINUTES * MINUTE_MS
      isAgain = isRetried && againMs < nowMs - MINUTE_MS
      if (isAgain) startedMs = againMs
      else if (isRetried && campaign.status === 'running') {
        const dueMs = Math.max(againMs, nowMs + 40 * MINUTE_MS)
        nextMs = Math.min(nextMs, dueMs)
        target.due_at = new Date(dueMs).toISOString()
      } else {
        target.status = 'done'
        count('done')
        count(outcomeFigures[call.outcome as Outcome])
      }
    }
    return target
  })
  return {
    targets,
    calls,
    nextMs,
    figures: {
      ...noFigures,
      ...figures,
      progress: progressOf(figures['done'] ?? 0, campaign.people),
      keys: [...keys]
        .toSorted(([a], [b]) => a.localeCompare(b))
        .map(([name, times]) => {
          const [step = '', key = ''] = name.split('\n')
          return { step, key, count: times }
        }),
      ...(campaign.status === 'running' && {
        status_note: 'retry',
        next_at: new Date(nextMs).toISOString(),
      }),
    },
  }
}

function typedNumbers(targets: readonly { number: string; contact: { first_name: string } }[]): string {
  return [
    'phone,first_name',
    ...targets.map(({ number, contact }) => `${number},${contact.first_name}`),
  ].join('\n')
}

function docOf(seed: number, campaign: DemoCampaign, flowId: string): JsonObject {
  return {
    name: campaign.name,
    flow: { id: flowId, name: campaign.flow },
    input: 'numbers',
    callers: campaign.callers.map((number) => ({ id: seededUuid(seed, `caller-id:${number}`), number })),
    when: 'now',
    ...(campaign.more?.['window_enabled'] !== false && {
      window_enabled: true,
      window_from: '09:00',
      window_to: '20:00',
      window_days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
    }),
    retries: campaign.retries,
    retry_on: ['busy', 'no_answer'],
    retry_minutes: RETRY_MINUTES,
    concurrency: 5,
    status: campaign.status,
    status_note: '',
    dial_turn: 1,
    total: campaign.people,
    invalid_numbers: 0,
    repeated_numbers: 0,
    destinations: { callers: campaign.callers, file: '', total: campaign.people },
    ...campaign.more,
  }
}

const columns = {
  account_id: 'uuid',
  id: 'uuid',
  campaign_id: 'uuid',
  position: 'integer',
  number: 'text',
  country_code: 'text',
  contact: 'jsonb',
  status: 'text',
  outcome: 'text',
  attempts: 'integer',
  due_at: 'timestamptz',
  pressed: 'text',
  called_at: 'timestamptz',
  duration: 'integer',
  charge: 'bigint',
  created_at: 'timestamptz',
} as const
