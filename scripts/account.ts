import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { isTimeZone } from '../src/domain/schedule/index.ts'
import { createAccount } from '../src/server/auth/createAccount.ts'
import { linkMinutes } from '../src/server/auth/mailLinks.ts'
import { openDatabase } from '../src/server/storage/openDatabase.ts'
import { isEmail } from '../src/shared/emails.ts'
import { Failure } from './callServer.ts'

/** Makes an account and its owner; see USAGE. */
const USAGE = `usage: npm run account -- create NAME EMAIL PLAN [--time-zone ZONE]
Makes an account for the owner with this email, and prints the link with which they choose a password. PLAN is one of access.json;
ZONE is an IANA name, UTC unless given. Writes to DATABASE_URL, also while servers run, or to the embedded database of
PATCHBAY_DATA (.data), which one process can have at a time: stop the server first. The link leads to PATCHBAY_URL.
Exit codes: 0 done, 1 refused, 2 wrong usage.`

async function run(): Promise<void> {
  const { name, email, plan, timeZone } = readArguments()
  if (!isEmail(email)) throw new Failure(1, `${email} is not an email address.`)
  if (!isTimeZone(timeZone))
    throw new Failure(1, `${timeZone} is not an IANA time zone, such as Europe/London.`)
  const plans = readPlans()
  if (!plans.includes(plan)) throw new Failure(1, `There is no plan ${plan}. Plans are ${plans.join(', ')}.`)
  const url = process.env['DATABASE_URL']
  const database = await openDatabase(
    url ? { url, poolSize: 1 } : { dataFolder: resolve(process.env['PATCHBAY_DATA'] ?? '.data') },
  )
  try {
    const token = await database.systemTransaction((query) =>
      createAccount(query, { name, email, plan, timeZone }),
    )
    if (token === undefined) throw new Failure(1, `${email} already belongs to an account.`)
    const target = new URL(
      '/auth/set-password',
      process.env['PATCHBAY_URL'] ?? `http://localhost:${process.env['PORT'] ?? 4000}`,
    )
    target.searchParams.set('token', token)
    console.log(`${target.href}\nGood once, for ${linkMinutes.invitation / 60 / 24} days.`)
  } finally {
    await database.close()
  }
}

function readPlans(): string[] {
  const folder = resolve(process.env['PATCHBAY_DEFINITIONS'] ?? 'definitions')
  // The compiler checks its shape.
  const access = JSON.parse(readFileSync(join(folder, 'access.json'), 'utf8')) as { plans: { id: string }[] }
  return access.plans.map(({ id }) => id)
}

/** @throws Failure with the usage */
function readArguments(): { name: string; email: string; plan: string; timeZone: string } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { 'time-zone': { type: 'string', default: 'UTC' } },
    })
    const [command, given = '', email, plan, ...rest] = positionals
    const name = given.trim()
    if (command === 'create' && name !== '' && email !== undefined && plan !== undefined && rest.length === 0)
      return { name, email, plan, timeZone: values['time-zone'] }
  } catch {
    // An option that there isn't.
  }
  throw new Failure(2, USAGE)
}

try {
  await run()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = error instanceof Failure ? error.code : 1
}
