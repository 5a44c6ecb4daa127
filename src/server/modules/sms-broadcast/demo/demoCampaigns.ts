import type { Random } from '../../../demo/createRandom.ts'
import type { CampaignState } from '../campaignRun.ts'
import type { StatusNote } from '../campaignRun.ts'
import type { DemoTemplate } from './demoTemplates.ts'

/** What is decided about a campaign of the demo world before its messages are made. */
export interface DemoCampaign {
  name: string
  template: DemoTemplate
  status: CampaignState
  note: StatusNote
  recipients: number
  /** Its contact file is still there. */
  keepsContacts?: boolean
  /** Contacts already dealt with. */
  done: number
  createdAtMs: number
  startsAtMs: number
  /** Local time of a scheduled start and its zone. */
  schedule?: { startsAt: string; timeZone: string }
  ratePerMinute?: number
  /** Most messages fail. */
  isFailing: boolean
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const HISTORY_DAYS = 53
const PAST_CAMPAIGNS = 52
const ACTIVE_CONTACTS = 2400
/** Slow, since a portal that nobody looks at should rest. */
const ACTIVE_PER_MINUTE = 6
const ACTIVE_MINUTES = 140

/** The campaigns of the owner's account: months of history, and some in every status now. */
export function ownerCampaigns(random: Random, templates: DemoTemplate[], nowMs: number): DemoCampaign[] {
  const usable = templates.filter(
    ({ isApproved, approvedSenders }) => isApproved && approvedSenders.length > 0,
  )
  const byName = (name: string): DemoTemplate => {
    const template = usable.find((one) => one.name === name)
    if (!template) throw new Error(`no demo template ${name}`)
    return template
  }
  return [
    {
      ...base(byName('US season opening'), nowMs - ACTIVE_MINUTES * 60_000),
      name: 'Trail season opening US',
      status: 'active',
      recipients: ACTIVE_CONTACTS,
      done: ACTIVE_MINUTES * ACTIVE_PER_MINUTE,
      ratePerMinute: ACTIVE_PER_MINUTE,
    },
    scheduled(byName('Weekend sale'), 'Weekend sale reminder', nowMs, 1, '09:00', 'Europe/London', 620),
    scheduled(byName('Medlemstilbud'), 'Medlemstilbud neste uke', nowMs, 6, '10:30', 'Europe/Oslo', 240),
    scheduled(
      byName('US pickup ready'),
      'Pickup days Denver and Austin',
      nowMs,
      16,
      '08:15',
      'America/Denver',
      180,
    ),
    paused(byName('Loyalty points'), 'Loyalty points last call', nowMs - 5 * HOUR_MS, 180, 72, ''),
    paused(byName('Versandbestätigung'), 'Versand Herbstaktion', nowMs - 30 * HOUR_MS, 150, 95, 'balance'),
    {
      ...paused(
        byName('Survey after visit'),
        'Survey imported list',
        nowMs - 51 * HOUR_MS,
        140,
        80,
        'failing',
      ),
      isFailing: true,
    },
    ...Array.from({ length: PAST_CAMPAIGNS }, (_, index) => pastCampaign(random, usable, index, nowMs)),
  ]
}

/** A few campaigns of a small account. */
export function flexCampaigns(random: Random, templates: DemoTemplate[], nowMs: number): DemoCampaign[] {
  const [template] = templates.filter(({ isApproved }) => isApproved)
  if (!template) return []
  return [2, 9, 23].map((daysAgo, index) => {
    const recipients = random.between(12, 40)
    return {
      ...base(template, workingHour(random, nowMs - daysAgo * DAY_MS)),
      name: `Bestillinger ${index + 1}`,
      status: 'completed',
      recipients,
      done: recipients,
    }
  })
}

function base(
  template: DemoTemplate,
  createdAtMs: number,
): Omit<DemoCampaign, 'name' | 'status' | 'recipients' | 'done'> {
  return { template, note: '', createdAtMs, startsAtMs: createdAtMs, isFailing: false }
}

function paused(
  template: DemoTemplate,
  name: string,
  createdAtMs: number,
  recipients: number,
  done: number,
  note: StatusNote,
): DemoCampaign {
  return { ...base(template, createdAtMs), name, status: 'paused', recipients, done, note }
}

function scheduled(
  template: DemoTemplate,
  name: string,
  nowMs: number,
  inDays: number,
  time: string,
  timeZone: string,
  recipients: number,
): DemoCampaign {
  const startsAt = `${new Date(nowMs + inDays * DAY_MS).toISOString().slice(0, 10)}T${time}`
  return {
    ...base(template, nowMs - inDays * 3 * HOUR_MS),
    name,
    status: 'scheduled',
    recipients,
    done: 0,
    schedule: { startsAt, timeZone },
  }
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

const RECENT_FILES = 12

function pastCampaign(random: Random, templates: DemoTemplate[], index: number, nowMs: number): DemoCampaign {
  const isRecent = index < 3
  const ageMs = isRecent
    ? (2 + index * 25) * HOUR_MS
    : (3 + ((index - 3) / (PAST_CAMPAIGNS - 3)) * HISTORY_DAYS) * DAY_MS
  const createdAtMs = isRecent ? nowMs - ageMs : workingHour(random, nowMs - ageMs)
  const template = random.pick(templates.filter(({ ageDays }) => ageDays * DAY_MS > ageMs + 2 * DAY_MS))
  const recipients = random.between(28, 150)
  const isCanceled = index % 8 === 5
  const date = new Date(createdAtMs)
  return {
    ...base(template, createdAtMs),
    name: `${template.name} ${date.getUTCDate()} ${months[date.getUTCMonth()] ?? ''}`,
    status: isCanceled ? 'canceled' : 'completed',
    recipients,
    done: isCanceled ? random.between(0, recipients - 10) : recipients,
    keepsContacts: index < RECENT_FILES,
    ...(index % 6 === 2 && { ratePerMinute: random.pick([30, 60, 120]) }),
  }
}

function workingHour(random: Random, aboutMs: number): number {
  const midnight = Math.floor(aboutMs / DAY_MS) * DAY_MS
  return midnight + random.between(8 * 60, 17 * 60) * 60_000 + random.between(0, 59) * 1000
}
