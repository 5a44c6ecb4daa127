import { join, resolve } from 'node:path'
import { compilePortal, createCompiler } from '../../codegen/index.ts'
import { domainChecks } from '../domain/domainChecks.ts'
import { readSecretKey } from './auth/readSecretKey.ts'
import type { DefinitionCompiler } from '../language/DefinitionCompiler.ts'
import { createOperators, readOperatorToken } from './auth/createOperators.ts'
import { hashPassword } from './auth/passwords.ts'
import { createBehaviours, createPlans, PLAN_PERIOD } from './behaviours/index.ts'
import { createCarrierSimulator } from './carrier/index.ts'
import { DEMO_PASSWORD, demoAccounts, demoOperator, seedDemoWorld } from './demo/index.ts'
import { createLocalFileStore } from './files/index.ts'
import { createGallery } from './gallery/createGallery.ts'
import { startHousekeeping } from './housekeeping.ts'
import { defaultLimits, type AppSettings } from './http/AppOptions.ts'
import { createApp } from './http/createApp.ts'
import type { GalleryOptions } from './http/galleryRoutes.ts'
import { publishedWords } from './http/publishedWords.ts'
import { createSmsRate, startMessaging, type MessagingOptions } from './messaging/index.ts'
import { createSmtpMailer, startMail } from './mail/index.ts'
import { createDatabaseStore } from './publishing/createDatabaseStore.ts'
import { createPublisher } from './publishing/createPublisher.ts'
import type { PublishStatus } from '../language/publishing.ts'
import { createDatabaseBus } from './realtime/index.ts'
import type { OwnedDatabase } from './storage/createDatabase.ts'
import { openDatabase } from './storage/openDatabase.ts'
import { syncIndexes } from './storage/syncIndexes.ts'

/** The only wiring file: joins the compiler, the generic server and the modules' behaviours. Source of the names: design.md §6. */
const env = process.env
const port = Number(env['PORT'] ?? 4000)
const host = env['HOST'] ?? 'localhost'
const dataFolder = resolve(env['PATCHBAY_DATA'] ?? '.data')
const definitionsFolder = resolve(env['PATCHBAY_DEFINITIONS'] ?? 'definitions')
const seed = Number(env['PATCHBAY_SEED'] ?? 1)
const carrierSpeed = Number(env['PATCHBAY_CARRIER_SPEED'] ?? 1)
const loopback = ['localhost', '127.0.0.1', '::1'].includes(host)

/** `config.account_items` flag → entity whose records it tells of; the specification names the flags. */
const accountItems = {
  has_sms_senders: 'sender',
  has_sms_templates: 'sms-template',
  has_sms_campaigns: 'sms-campaign',
  has_dids: 'did',
  has_ivr_callflows: 'ivr-callflow',
  has_voice_campaigns_callflows: 'voice-campaign-callflow',
}

// The embedded database opens in a thread of its own while the definitions are compiled in another.
const compiler = startCompiler()
const [database] = await Promise.all([
  openDatabase(env['DATABASE_URL'] ? { url: env['DATABASE_URL'] } : { dataFolder }),
  compiler.read().then(
    (versions) => compiler.compile(versions),
    // The publisher meets the same and knows what to do about it.
    () => undefined,
  ),
]).catch(endWithReason)
const publisher = await createPublisher({
  compiler,
  store: createDatabaseStore(database),
  onError: (error) => console.error(error),
}).catch(endWithReason)
await syncIndexes(database, publisher.current().collections)
let indexing: Promise<void> = Promise.resolve()
// Lists are right without their indexes, only slower: nobody waits for them.
publisher.onPublish(async ({ collections }) => {
  indexing = indexing
    .then(() => syncIndexes(database, collections))
    .catch((error: unknown) => app.log.error({ err: error }, 'indexes were not built'))
})

const files = createLocalFileStore(join(dataFolder, 'files'))
const smsRate = createSmsRate(() => publisher.current().portal.catalogues['sms-rates'] ?? [])
if (database.kind === 'pglite') {
  const seeded = await seedDemoWorld({ database, files, seed, hashPassword, smsRate, carrierSpeed })
  if (seeded) await database.asOwner(async ({ session }) => void (await session.run('analyze', [])))
}
const demo = await readDemo(database)

const { access, catalogues } = publisher.current().portal
const settings: AppSettings = {
  ...defaultLimits,
  secureCookies: !loopback,
  publicUrl: (env['PATCHBAY_URL'] ?? `http://localhost:${port}`).replace(/\/+$/, ''),
  secretKey: readSecretKey(dataFolder, env['PATCHBAY_SECRET']),
  ...(loopback ? { hosts: ['localhost', '127.0.0.1', '[::1]'] } : {}),
  ...(env['PATCHBAY_PROXIES']
    ? { proxies: env['PATCHBAY_PROXIES'].split(',').map((each) => each.trim()) }
    : {}),
  distFolder: resolve('dist'),
  logLevel: env['LOG_LEVEL'] ?? (database.kind === 'postgres' ? 'info' : 'warn'),
  operators: createOperators(
    [...(env['PATCHBAY_OPERATORS'] ?? '').split(','), ...(demo ? [demoOperator] : [])],
    readOperatorToken(dataFolder),
  ),
  ...(demo ? { demo } : {}),
}
const carrier = createCarrierSimulator({ database, seed, speed: carrierSpeed })
const messagingOptions: MessagingOptions = {
  database,
  files,
  carrier,
  dailyCaps: Object.fromEntries(access.plans.map(({ id, dailyMessageCap }) => [id, dailyMessageCap])),
  smsRate,
  onError: (error) => app.log.error({ err: error }, 'work of messaging failed'),
}
const plans = {
  plans: () => publisher.current().portal.access.plans,
  ...publishedWords(publisher),
  publicUrl: settings.publicUrl,
}
const app = await createApp({
  database,
  publisher,
  behaviours: createBehaviours(messagingOptions, catalogues['countries'] ?? [], {
    isOperator: (caller) => settings.operators?.includes(caller) === true,
    ...plans,
  }),
  carrier,
  checks: domainChecks,
  accountItems,
  bus: await createDatabaseBus(database),
  settings,
  ...(env['PATCHBAY_GALLERY'] === '1' ? { gallery: openGallery() } : {}),
})
await app.listen({ port, host }).catch(endWithReason)
const messaging = await startMessaging({
  ...messagingOptions,
  jobs: { [PLAN_PERIOD]: createPlans({ database, ...plans }).endPeriod },
})
const mail = env['SMTP_URL']
  ? startMail({
      database,
      mailer: createSmtpMailer(
        env['SMTP_URL'],
        env['PATCHBAY_MAIL_FROM'] ?? `no-reply@${new URL(settings.publicUrl).hostname}`,
      ),
      onError: (error) => app.log.error({ err: error }, 'mail was not handed over'),
    })
  : undefined
const stopHousekeeping = startHousekeeping(database, (error) =>
  app.log.error({ err: error }, 'housekeeping failed'),
)
logStatus(publisher.status())
publisher.onStatus(logStatus)
announce()

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop())

/** Stops taking requests, finishes what is under way, and closes the database. A second signal ends at once. */
async function stop(): Promise<void> {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(1))
  // A client that never finishes does not keep the server.
  setTimeout(() => process.exit(1), 30_000).unref()
  stopHousekeeping()
  await Promise.all([app.close(), messaging.stop(), mail?.stop(), publisher.close()])
  await indexing
  await database.close()
  process.exit(0)
}

function startCompiler(): DefinitionCompiler {
  try {
    return createCompiler(definitionsFolder)
  } catch (error) {
    return endWithReason(error)
  }
}

/** Mistakes of definitions, a line each, and what is served instead. */
function logStatus({ kept, diagnostics, version }: PublishStatus): void {
  for (const { text } of diagnostics) app.log.warn(text)
  if (kept.length > 0) app.log.warn(`an older version is served of ${kept.join(', ')}`)
  else app.log.info(`definitions published: ${version}`)
}

/** Every widget, cell and block beside its definition, for those who write definitions. */
function openGallery(): GalleryOptions {
  const gallery = createGallery({
    definitionsFolder,
    specimensFolder: resolve('src/app/gallery/definitions'),
    compile: compilePortal,
  })
  return { gallery, pageFolder: resolve('dist-gallery'), editable: loopback }
}

/** The demo sign-ins, where the embedded database holds the demo world. */
async function readDemo(opened: OwnedDatabase): Promise<AppSettings['demo']> {
  if (opened.kind !== 'pglite') return undefined
  const people = await opened.system((query) =>
    query.selectFrom('app_user').select('email').where('email', 'like', '%@demo.example').execute(),
  )
  if (people.length === 0) return undefined
  const emails = new Set(people.map(({ email }) => email))
  const signIns = demoAccounts
    .flatMap(({ users, level, company }) =>
      users.map((user) => {
        const email = `${user.name}@demo.example`
        const role = email === demoOperator ? 'Owner and operator' : (user.role ?? 'Owner')
        return { email, about: `${role}, plan ${level.replace('_', ' ')}, ${company}` }
      }),
    )
    .filter(({ email }) => emails.has(email))
  return { password: DEMO_PASSWORD, signIns }
}

function announce(): void {
  const lines = [`Patchbay: http://${host.includes(':') ? `[${host}]` : host}:${port}`]
  if (demo) {
    lines.push('', `Demo sign-ins, password ${demo.password}:`)
    for (const { email, about } of demo.signIns) lines.push(`  ${email.padEnd(28)} ${about}`)
  }
  if (database.kind === 'pglite') {
    lines.push(
      '',
      `Embedded database in ${dataFolder}: it survives the end of this process, not a power cut.`,
      'For production set DATABASE_URL to a PostgreSQL 15 or newer.',
    )
  }
  console.log(lines.join('\n'))
}

function endWithReason(error: unknown): never {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
