import { randomUUID } from 'node:crypto'
import examples from 'libphonenumber-js/mobile/examples'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compileShipped } from '../support/compileShipped.ts'
import { checkPhoneNumber } from '../../src/domain/phone/index.ts'
import { phoneAutomaton } from '../../src/domain/phone/phoneAutomaton.ts'
import { judgeCall, type CallVerdict, type TrunkGuards } from '../../src/domain/sip/index.ts'
import type { PublishedPortal } from '../../src/server/resources/PublishedPortal.ts'
import { writeNumbering } from '../../src/server/modules/sip-trunks/keepNumbering.ts'
import type { OwnedDatabase } from '../../src/server/storage/createDatabase.ts'
import { openDatabase } from '../../src/server/storage/openDatabase.ts'
import { createTestDatabase } from '../support/createTestDatabase.ts'
import { createRandom, repetitions, seed } from '../support/sampling.ts'

const accountId = randomUUID()
const ownAddress = '198.41.0.4'

/** A trunk in a world, as both judges are told of it. */
interface Situation {
  id: string
  doc: TrunkGuards & Record<string, unknown>
  /** Micro-units. */
  balance: number
  maxSeconds: number
  maxChannels: number
  spentToday: number
  channels: number
  /** Of the account, beside this trunk's channels and the one of another trunk. */
  channelRoom?: number
  /** Micro-units that the call of another trunk costs in the next minute. */
  held: number
  source: string
}

describe('the judgement of the SIP edge', () => {
  let database: OwnedDatabase
  let client: Client
  let catalogues: PublishedPortal['portal']['catalogues']
  const random = createRandom(seed)
  const pick = <Item>(items: readonly Item[]): Item => items[random(items.length)]!
  const oneOf = (chances: number): boolean => random(chances) === 0

  beforeAll(async () => {
    const url = await createTestDatabase()
    database = await openDatabase({ url })
    client = new Client({ connectionString: url })
    await client.connect()
    const { portal } = await compileShipped()
    if (!portal) throw new Error('The definitions have errors')
    catalogues = portal.catalogues
    await database.systemTransaction((query) => writeNumbering(query, catalogues))
    await client.query(`insert into account (id, name, level) values ($1, 'Edge', 'flex_pro')`, [accountId])
  })
  afterAll(async () => {
    await client.end()
    await database.close()
  })

  const rateOf = (country: string): number | undefined => {
    const rate = catalogues['call-rates']?.find(({ value }) => value === country)?.['perMinute']
    return typeof rate === 'number' ? rate : undefined
  }

  async function place(situation: Situation): Promise<void> {
    const { id, doc, balance, maxSeconds, maxChannels, spentToday, channels, channelRoom } = situation
    await client.query('delete from record where account_id = $1', [accountId])
    await client.query('delete from sip_credential where account_id = $1', [accountId])
    await client.query('delete from trunk_call where account_id = $1', [accountId])
    const limits = { global_limits: { max_call_duration: maxSeconds, max_sip_channels: maxChannels } }
    const channelLimit = channelRoom === undefined ? null : channelRoom + channels + 1
    await client.query('update account set balance = $2, settings = $3, channel_limit = $4 where id = $1', [
      accountId,
      balance,
      limits,
      channelLimit,
    ])
    await client.query(`insert into record (account_id, entity, id, doc) values ($1, 'trunk', $2, $3)`, [
      accountId,
      id,
      doc,
    ])
    await client.query(
      `insert into sip_credential (account_id, trunk_id, username, realm) values ($1, $2, $3, 'r')`,
      [accountId, id, `t${id}`],
    )
    const call = `insert into trunk_call (account_id, id, trunk_id, dialed, number, code, charge, created_at)
      values ($1, gen_random_uuid(), $2, '', '', $3, $4, now() - $5::interval)`
    await client.query(call, [accountId, id, '200', spentToday, '0'])
    // None of these counts for the trunk: of another day, of another trunk, lost while it was set up.
    await client.query(call, [accountId, id, '200', 77_000_000, '1 day'])
    const other = randomUUID()
    await client.query(call, [accountId, other, '100', 55_000_000, '0'])
    await client.query('update trunk_call set rate = $2, max_seconds = 60 where trunk_id = $1', [
      other,
      situation.held,
    ])
    await client.query(call, [accountId, id, '100', 0, '4 minutes'])
    for (let each = 0; each < channels; each++)
      await client.query(call, [accountId, id, '100', 0, '1 minute'])
  }

  const ofJudge = async (id: string, dialed: string, source: string): Promise<CallVerdict> => {
    const { rows } = await client.query(`select * from sip_edge.judge($1, $2, $3)`, [id, dialed, source])
    const { sent, country, rate, seconds, refusal, code } = rows[0]
    return {
      sent,
      ...(country !== null && { country }),
      ...(rate !== null && { rate: Number(rate) }),
      maxSeconds: seconds,
      ...(refusal !== null && { refusal, code }),
    }
  }

  const countries = phoneAutomaton().countries.filter((country) => country in examples)
  const callingCodes = Object.keys(phoneAutomaton().callingCodes)
  const callingCodeIn = (country: string): string => {
    const found = callingCodes.find((code) =>
      phoneAutomaton().callingCodes[code]?.countries.includes(country),
    )
    if (found === undefined) throw new Error(country)
    return found
  }

  function randomNumber(): string {
    const country = pick(countries)
    const code = oneOf(8) ? pick(callingCodes) : callingCodeIn(country)
    const example = String((examples as Record<string, string>)[country])
    const changed = Array.from(example, (digit) => (oneOf(7) ? String(random(10)) : digit)).join('')
    const national = oneOf(4) ? pick(['0', '8', '1', '9', '15', '00', '0549']) + changed : changed
    const digits = code + (oneOf(9) ? national.slice(random(4)) : national)
    const written = oneOf(4)
      ? digits.replaceAll(/(\d{3})/g, pick(['$1 ', '$1-', '($1)', '$1.', '$1\u00A0']))
      : digits
    return pick(['+', '+', '+', '', '00', '++', '9']) + written
  }

  const chance = <Value>(value: () => Value): Value | undefined => (oneOf(3) ? value() : undefined)

  function randomSituation(): Situation {
    const auth = pick(['digest', 'digest', 'digest', 'ip'])
    const daily = chance(() => pick([0.01, 0.5, 1, 1.01, 2.5, 20]))
    const doc = {
      status: oneOf(12) ? 'inactive' : 'active',
      auth_method: auth,
      ...(auth === 'ip' && {
        host_request: {
          host: ownAddress,
          status: pick(['approved', 'approved', 'approved', 'pending', 'rejected']),
        },
      }),
      ...(auth === 'digest' && oneOf(4) && { ip_restrict: true, allowed_ips: [{ id: '1', ip: ownAddress }] }),
      rewrite_enabled: oneOf(3),
      rewrite_cond: chance(() => pick(['00', '9', '+', '0'])),
      rewrite_prefix: chance(() => pick(['+', '', '44', '+47', ' +', '%'])),
      call_restrict: oneOf(3),
      call_limit: chance(() => 1 + random(9000)),
      channels_restrict: oneOf(2),
      max_channels: chance(() => 1 + random(4)),
      cost_limit: oneOf(2),
      max_call_cost: chance(() => (1 + random(300)) / 100),
      daily_spend_limit: daily,
      max_rate_per_minute: chance(() => pick([0.0029, 0.009, 0.0119, 0.012, 0.016, 0.25, 1])),
      destination_blacklists: chance(() => ['', String(1 + random(99)), String(10 + random(99))]),
      allowed_destinations: chance(() => Array.from({ length: 120 }, () => pick(countries))),
    }
    return {
      id: randomUUID(),
      doc: JSON.parse(JSON.stringify(doc)),
      balance: pick([0, 1, 9000, 30_000, 1_000_000, 744_520_000]),
      maxSeconds: pick([7200, 7200, 60, 0]),
      maxChannels: pick([30, 30, 2, 0]),
      spentToday: pick([0, 0, 9_990, 10_000, 499_999, 1_000_000, 1_004_321, 2_500_000]),
      channels: pick([0, 0, 1, 2, 4]),
      ...(oneOf(4) && { channelRoom: pick([0, 1, 3]) }),
      held: pick([0, 0, 1, 8999, 12_000, 31_000, 744_000_000]),
      source: oneOf(4) ? '198.41.0.5' : ownAddress,
    }
  }

  it('is that of the portal, on many random calls over random trunks', { timeout: 600_000 }, async () => {
    const refusals = new Set<string>()
    const rounds = repetitions('trunks judged by edge and portal, ten calls each', 100, 3000)
    for (let round = 0; round < rounds; round++) {
      const situation = randomSituation()
      await place(situation)
      for (let each = 0; each < 10; each++) {
        const dialed = pick([
          randomNumber,
          randomNumber,
          randomNumber,
          () => pick(['', '*43', '112', '+80012345678', 'sip:bob']),
        ])()
        const balance = situation.balance - situation.held
        const expected = judgeCall(situation.doc, dialed, { ...situation, balance, rateOf })
        const judged = await ofJudge(situation.id, dialed, situation.source)
        expect(judged, `${dialed} over ${JSON.stringify(situation)}`).toEqual(expected)
        refusals.add(expected.refusal ?? 'none')
      }
    }
    expect([...refusals].toSorted()).toEqual([
      'blocked-country',
      'blocked-prefix',
      'daily-limit',
      'foreign-address',
      'in-review',
      'inactive',
      'invalid-number',
      'no-balance',
      'no-route',
      'none',
      'rate-too-high',
      'too-many-channels',
    ])
  })

  it('gives the last channel of an account to one of two trunks that ask for it at once', async () => {
    const [first, second] = [randomUUID(), randomUUID()]
    const doc = { status: 'active', auth_method: 'digest' }
    await place({
      ...randomSituation(),
      id: first,
      doc,
      balance: 9_000_000,
      maxSeconds: 60,
      maxChannels: 30,
      channels: 0,
      channelRoom: 1,
      held: 0,
    })
    await client.query(`insert into record (account_id, entity, id, doc) values ($1, 'trunk', $2, $3)`, [
      accountId,
      second,
      doc,
    ])
    await client.query(
      `insert into sip_credential (account_id, trunk_id, username, realm) values ($1, $2, $3, 'r')`,
      [accountId, second, `t${second}`],
    )
    const hex = (text: string): string => Buffer.from(text).toString('hex')
    const admit = (trunk: string) =>
      database.systemTransaction((query) =>
        sql<{
          code: string
        }>`select code from sip_edge.admit(${trunk}::uuid, 'edge', ${hex(randomUUID())}, ${hex('*43')},
          '', ${ownAddress}, '')`.execute(query),
      )
    for (let round = 0; round < 10; round++) {
      const answers = await Promise.all([admit(first), admit(second)])
      expect(answers.map(({ rows }) => String(rows[0]?.code)).toSorted()).toEqual(['100', '486'])
      await client.query(`delete from phone_call where account_id = $1 and edge = 'edge'`, [accountId])
    }
  })

  it('reads numbers of every country, with national prefixes, as the portal does', async () => {
    const numbers = countries.flatMap((country) => {
      const example = String((examples as Record<string, string>)[country])
      const code = callingCodeIn(country)
      return ['', '0', '1', '8', '06', '011'].map((prefix) => `+${code}${prefix}${example}`)
    })
    const more = Array.from(
      { length: repetitions('numbers read by edge and portal', 1500, 50_000) },
      randomNumber,
    )
    const given = [...numbers, ...more]
    const { rows } = await client.query<{ number: string | null; country: string | null }>(
      `select read.number, read.country from unnest($1::text[]) with ordinality as each (given, place),
        lateral sip_edge.read_number(given) as read order by place`,
      [given],
    )
    const read = rows.map(({ number, country }, place) => [given[place], number, country])
    const expected = given.map((each) => {
      const verdict = checkPhoneNumber(each)
      return [each, verdict.valid ? verdict.number : null, verdict.country ?? null]
    })
    expect(read).toEqual(expected)
    expect(expected.filter(([, number]) => number !== null).length).toBeGreaterThan(numbers.length / 6)
  })

  it('counts what calls under way have cost so far', async () => {
    const id = randomUUID()
    await place({ ...randomSituation(), id, doc: { status: 'active' }, spentToday: 1_000_000, channels: 0 })
    await client.query(
      `insert into trunk_call (account_id, id, trunk_id, dialed, number, code, rate, is_up, answered_at, max_seconds)
        values ($1, gen_random_uuid(), $2, '', '', '200', 60000000, true, now() - interval '10 minutes', 2)`,
      [accountId, id],
    )
    const spent = await client.query(
      `select trunk_spent_today($1, $2) as spent, trunk_channels($1, $2) as channels`,
      [accountId, id],
    )
    // It should have ended after two seconds, so it holds no channel.
    expect(spent.rows).toEqual([{ spent: '3000000', channels: 0 }])
  })

  it('writes the plans once, and again when prices change', async () => {
    const xmin = async () =>
      (await client.query(`select distinct xmin::text from sip_edge.country`)).rows.map(
        ({ xmin: each }) => each,
      )
    const before = await xmin()
    await database.systemTransaction((query) => writeNumbering(query, catalogues))
    expect(await xmin()).toEqual(before)
    const dearer = catalogues['call-rates']!.map((each) =>
      each.value === 'GB' ? { ...each, perMinute: 99 } : each,
    )
    await database.systemTransaction((query) =>
      writeNumbering(query, { ...catalogues, 'call-rates': dearer }),
    )
    expect((await client.query(`select rate from sip_edge.country where country_code = 'GB'`)).rows).toEqual([
      { rate: '99' },
    ])
    // On the day before, the former price holds.
    const dated = dearer.map((each) => ({ ...each, validFrom: '2026-07-01', perMinuteBefore: 88 }))
    const rateOn = async (day: string) => {
      await database.systemTransaction((query) =>
        writeNumbering(query, { ...catalogues, 'call-rates': dated }, Date.parse(day)),
      )
      return (await client.query(`select rate from sip_edge.country where country_code = 'GB'`)).rows[0].rate
    }
    expect([await rateOn('2026-06-30'), await rateOn('2026-07-01')]).toEqual(['88', '99'])
    await database.systemTransaction(async (query) => {
      await sql`delete from sip_edge.numbering`.execute(query)
      await writeNumbering(query, catalogues)
    })
  })
})
