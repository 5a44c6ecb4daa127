import { Readable } from 'node:stream'
import { checkPhoneNumber } from '../../../domain/phone/index.ts'
import { simulatedFacts } from '../../carrier/index.ts'
import { createDemoHistory } from '../../demo/createDemoHistory.ts'
import { createRandom, seededUuid, type Random } from '../../demo/createRandom.ts'
import { insertRows } from '../../demo/insertRows.ts'
import { insertTransfers, type DemoTransfer } from '../../demo/insertTransfers.ts'
import type { DemoWorld } from '../../host/ServerModule.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { checkFiles } from './checkFiles.ts'
import { columnsOf, countPaid, NUMBER_CHECK, TRANSACTION_TYPE, type CheckType } from './checkTypes.ts'
import { resultLine, shownResult, type NumberResult } from './resultLines.ts'

const DAY_MS = 86_400_000
const SAMPLE_RESULTS = 20
const LIMIT_BYTES = 2 ** 20

/** At the time of the checks. */
const prices: Record<CheckType, number> = { format: 200, analysis: 3000, validation: 6000 }

interface DemoCheck {
  name: string
  type: CheckType
  total: number
  /** Less than `total` where it was stopped. */
  checked: number
  stoppedBy?: 'user' | 'balance'
  columns?: string[]
  daysAgo: number
}

const checks: DemoCheck[] = [
  { name: 'Trade fair leads', type: 'validation', total: 480, checked: 480, daysAgo: 2 },
  {
    name: 'Old CRM export',
    type: 'analysis',
    total: 3400,
    checked: 2000,
    stoppedBy: 'user',
    columns: ['line_type', 'carrier', 'ported'],
    daysAgo: 9,
  },
  { name: 'Loyalty members', type: 'format', total: 1250, checked: 1250, daysAgo: 16 },
  {
    name: 'Supplier contacts',
    type: 'validation',
    total: 2600,
    checked: 2000,
    stoppedBy: 'balance',
    daysAgo: 33,
  },
  { name: 'Spring newsletter', type: 'analysis', total: 860, checked: 860, daysAgo: 61 },
]

/** The demo owner's checks of numbers, done and stopped, with their results. */
export async function insertNumberChecks(world: DemoWorld): Promise<void> {
  const { query, files, seed, nowMs, text } = world
  const accountId = seededUuid(seed, 'account:owner')
  const history = createDemoHistory(accountId, seededUuid(seed, 'user:owner'))
  const rows: JsonObject[] = []
  const transfers: DemoTransfer[] = []
  for (const [index, { daysAgo, stoppedBy, ...check }] of checks.entries()) {
    const id = seededUuid(seed, `number-check:${check.name}`)
    const atMs = nowMs - daysAgo * DAY_MS
    const { name, type, total, columns = [] } = check
    const random = createRandom(seed + index)
    const results = Array.from({ length: check.checked }, (_, at) => demoResult(random, seed, type, at))
    const valid = results.filter(({ problem }) => problem === undefined)
    const unanswered = type === 'format' ? 0 : valid.filter(({ facts }) => !facts).length
    const figures = { valid: valid.length, invalid: results.length - valid.length }
    const price = prices[type]
    const paid = countPaid(type, figures) - unanswered
    const charge = paid * price
    const shown = columnsOf({ type, columns })
    await files.write(
      { accountId, folder: id, name: checkFiles.part(0) },
      Readable.from([Buffer.from(results.map((result) => `${resultLine(result, shown, text)}\n`).join(''))]),
      LIMIT_BYTES,
    )
    rows.push({ account_id: accountId, check_id: id, is_read: true, parts: 1 })
    transfers.push({
      kind: 'number-check',
      type: TRANSACTION_TYPE,
      reference: `${id}:0`,
      amount: -charge,
      counterpart: 'revenue',
      parts: [{ quantity: paid, amount: -charge }],
      atMs,
    })
    history.add({
      entity: NUMBER_CHECK,
      id,
      doc: {
        name,
        type,
        ...(columns.length > 0 && { columns }),
        uuid: id,
        status: stoppedBy === undefined ? 'success' : 'stopped',
        status_note: stoppedBy === 'balance' ? 'balance' : '',
        total,
        checked: results.length,
        ...figures,
        duplicated: random.between(0, 40),
        unanswered,
        price,
        charge,
        // Plain JSON, as stored.
        sample: results.slice(0, SAMPLE_RESULTS).map((result) => shownResult(result, text)) as JsonObject[],
      },
      initial: 'processing',
      steps: [
        stoppedBy === undefined
          ? { transition: 'finish', to: 'success', actor: 'server' }
          : stoppedBy === 'user'
            ? { transition: 'stop', to: 'stopped', actor: 'user' }
            : { transition: 'stop-early', to: 'stopped', actor: 'server' },
      ],
      atMs,
    })
  }
  await history.insert(query)
  await insertRows(
    query,
    'number_check',
    { account_id: 'uuid', check_id: 'uuid', is_read: 'boolean', parts: 'int' },
    rows,
  )
  await insertTransfers(query, seed, accountId, transfers)
}

const INVALID_SHARE = 0.05
const prefixes = ['+4474001', '+474812', '+4915112', '+336121', '+1415555', '+1212555']
const E164_DIGITS: Record<string, number> = {
  '+44': 12,
  '+47': 10,
  '+49': 13,
  '+33': 11,
  '+14': 11,
  '+12': 11,
}

function demoResult(random: Random, seed: number, type: CheckType, at: number): NumberResult {
  const written = demoNumber(random, at)
  const verdict = checkPhoneNumber(written)
  if (!verdict.valid) return { number: written, problem: verdict.reason, country: verdict.country }
  const { number, country } = verdict
  return type === 'format'
    ? { number, country }
    : { number, country, facts: simulatedFacts(seed, number, type === 'validation'), asked: true }
}

/** Different for every place in its list. */
function demoNumber(random: Random, at: number): string {
  const prefix = random.pick(prefixes)
  const digits = (E164_DIGITS[prefix.slice(0, 3)] ?? 0) + 1 - prefix.length
  const written = `${prefix}${String(at).padStart(digits, '0').slice(-digits)}`
  return random.fraction() < INVALID_SHARE ? written.slice(0, random.between(5, 8)) : written
}
