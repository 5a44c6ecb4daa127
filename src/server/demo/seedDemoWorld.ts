import { sql } from 'kysely'
import { fillText, type TextParams } from '../../language/fillText.ts'
import type { CompiledPortal } from '../../language/portal.ts'
import type { ServerModules } from '../host/index.ts'
import type { FileStore } from '../files/index.ts'
import type { Database, Query } from '../storage/database.ts'
import { seededUuid } from './createRandom.ts'
import { demoAccounts, type DemoAccount } from './demoAccounts.ts'
import { demoNotifications } from './demoNotifications.ts'
import { insertNotifications } from './insertNotifications.ts'
import { insertRows } from './insertRows.ts'
import { insertTransfers } from './insertTransfers.ts'

export interface DemoWorldOptions {
  database: Database
  files: FileStore
  modules: ServerModules
  /** PATCHBAY_SEED */
  seed: number
  hashPassword: (password: string) => Promise<string>
  portal: Pick<CompiledPortal, 'catalogues' | 'modules'> & Partial<Pick<CompiledPortal, 'serverTexts'>>
  /** PATCHBAY_CARRIER_SPEED */
  carrierSpeed?: number
  /** Origin of short links. */
  linkUrl?: string
  /** The moment the world's history ends; now unless a test says otherwise. */
  nowMs?: number
}

/** Password of every demo sign-in. */
export const DEMO_PASSWORD = 'Patchbay-demo-1'
const DAY_MS = 86_400_000

/**
 * Fills an empty database with the demo world: accounts for every kind of sign-in, and the data of each module. A
 * demo world older than a module gets that module's data; its other rows stay as they are. The same seed gives the
 * same world.
 * @returns the modules whose data was added; undefined when the database holds accounts of its own
 */
export async function seedDemoWorld(options: DemoWorldOptions): Promise<string[] | undefined> {
  const { database, files, modules, seed, hashPassword, portal } = options
  const { carrierSpeed = 1, nowMs = Date.now(), linkUrl = 'http://localhost:4000' } = options
  const missing = await database.system((query) => readMissing(query, modules, seed))
  if (missing === undefined || missing === 'none') return missing && []
  const { catalogues, serverTexts } = portal
  const text = (key: string, params: TextParams = {}): string =>
    fillText(serverTexts?.[key] ?? key, params, 'en')
  const entities = new Map(Object.values(portal.modules).flatMap((module) => Object.entries(module.entities)))
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  return database.systemTransaction(async (query) => {
    // Several processes may start at once.
    await sql`select pg_advisory_xact_lock(727276)`.execute(query)
    const now = await readMissing(query, modules, seed)
    if (now === undefined || now === 'none') return now && []
    if (now === 'all') await insertAccounts(query, passwordHash, seed, nowMs)
    const added = now === 'all' ? seededModules(modules) : now
    for (const id of added) {
      await modules
        .get(id)
        ?.seed?.({ query, files, seed, nowMs, carrierSpeed, linkUrl, catalogues, text, entities })
      await sql`insert into module_seed (module) values (${id})`.execute(query)
    }
    return added
  })
}

/** Modules the world lacks: all of an empty database, none of a complete one; undefined of a database without a demo world. */
async function readMissing(
  query: Query,
  modules: ServerModules,
  seed: number,
): Promise<string[] | 'all' | 'none' | undefined> {
  const { rows } = await sql<{ id: string }>`select id::text as id from account`.execute(query)
  if (rows.length === 0) return 'all'
  const owner = seededUuid(seed, 'account:owner')
  if (!rows.some(({ id }) => id === owner)) return undefined
  const { rows: seeded } = await sql<{ module: string }>`select module from module_seed`.execute(query)
  const there = new Set(seeded.map(({ module }) => module))
  const missing = seededModules(modules).filter((id) => !there.has(id))
  return missing.length === 0 ? 'none' : missing
}

function seededModules(modules: ServerModules): string[] {
  return [...modules].flatMap(([id, { seed }]) => (seed ? [id] : []))
}

async function insertAccounts(
  query: Query,
  passwordHash: string,
  seed: number,
  nowMs: number,
): Promise<void> {
  for (const account of demoAccounts) await insertAccount(query, account, passwordHash, seed, nowMs)
  const owner = seededUuid(seed, 'account:owner')
  await insertNotifications(query, seed, owner, demoNotifications(seed, nowMs))
}

async function insertAccount(
  query: Query,
  account: DemoAccount,
  passwordHash: string,
  seed: number,
  nowMs: number,
): Promise<void> {
  const accountId = seededUuid(seed, `account:${account.key}`)
  const daysAgo = (days: number): string => new Date(nowMs - days * DAY_MS).toISOString()
  const masterId = account.master === undefined ? null : seededUuid(seed, `account:${account.master}`)
  await sql`
    insert into account (id, name, level, is_suborganization, master_account_id, timezone, profile, settings, created_at)
    values (${accountId}, ${account.company}, ${account.level}, ${masterId !== null}, ${masterId}::uuid, ${account.timezone},
            ${JSON.stringify(account.profile ?? {})}::jsonb, ${JSON.stringify(account.settings ?? {})}::jsonb, ${daysAgo(200)})`.execute(
    query,
  )
  await insertRows(
    query,
    'app_user',
    {
      account_id: 'uuid',
      id: 'uuid',
      email: 'text',
      password_hash: 'text',
      first_name: 'text',
      last_name: 'text',
      role: 'text',
      created_at: 'timestamptz',
    },
    account.users.map(({ name, firstName, lastName, role }) => ({
      account_id: accountId,
      id: seededUuid(seed, `user:${name}`),
      email: `${name}@demo.example`,
      password_hash: passwordHash,
      first_name: firstName,
      last_name: lastName,
      role: role ?? null,
      created_at: daysAgo(200),
    })),
  )
  await insertTransfers(
    query,
    seed,
    accountId,
    account.topUps.map((amount, index) => ({
      kind: 'top-up',
      reference: `demo:${index}`,
      amount,
      counterpart: 'payments',
      type: 19,
      details: 'Visa 4242',
      atMs: nowMs - (190 - index * 50) * DAY_MS,
    })),
  )
}
