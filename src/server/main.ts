import { resolve } from 'node:path'
import { createCompiler } from '../../codegen/createCompiler.ts'
import { domainChecks } from '../domain/domainChecks.ts'
import { readSecretKey } from './auth/readSecretKey.ts'
import type { DefinitionCompiler } from '../language/DefinitionCompiler.ts'
import { createOperators, readOperatorToken } from './auth/createOperators.ts'
import { hashPassword } from './auth/passwords.ts'
import { createChallenges } from './challenges/index.ts'
import {
  createCarrierSimulator,
  createPhoneSimulator,
  createSimulatorHands,
  readSimulatorSettings,
} from './carrier/index.ts'
import { DEMO_PASSWORD, demoAccounts, demoOperator, describeSignIn } from './demo/index.ts'
import { openFileStore, type FileStore } from './files/index.ts'
import { createGallery } from './gallery/createGallery.ts'
import {
  accountCountsOf,
  accountItemsOf,
  behavioursOf,
  configOf,
  invitationHooksOf,
  keysOf,
  callsOf,
  linksOf,
  createParts,
  handlersOf,
  readModules,
  startWork,
  type ModuleContext,
} from './host/index.ts'
import { startHousekeeping } from './housekeeping.ts'
import { defaultLimits, type AppSettings } from './http/AppOptions.ts'
import { checkPort, listenError } from './http/checkPort.ts'
import { readLinkOrigin } from './http/pages/readLinkOrigin.ts'
import { readBackEnd } from './http/api/readBackEnd.ts'
import type { BackEnd } from './http/api/forwardCalls.ts'
import { isTrial } from './http/isTrial.ts'
import { createApp } from './http/createApp.ts'
import type { GalleryOptions } from './http/pages/galleryRoutes.ts'
import { publishedWords } from './http/publishedWords.ts'
import type { Metrics } from './metrics/index.ts'
import {
  applyDecision,
  createDecisionSimulator,
  createLifecycleWork,
  createNotices,
  createRecordNotices,
} from './lifecycle/index.ts'
import { createSmtpMailer, startMail } from './mail/index.ts'
import { createOutgoing } from './outgoing/index.ts'
import { createDatabaseStore } from './publishing/createDatabaseStore.ts'
import { createPublisher } from './publishing/createPublisher.ts'
import type { PublishStatus } from '../language/publishing.ts'
import { createDatabaseBus, createNotifier } from './realtime/index.ts'
import { createActing, type ActingOptions } from './resources/records/createActing.ts'
import { createTaskWork } from './resources/bulk/createTaskWork.ts'
import type { OwnedDatabase } from './storage/createDatabase.ts'
import { createIndexBuilder } from './storage/createIndexBuilder.ts'
import { openDatabase } from './storage/openDatabase.ts'
import { syncIndexes } from './storage/syncIndexes.ts'

/** The only wiring file: joins the compiler, the generic server and whatever modules have code of their own. */
const env = process.env
const port = Number(env['PORT'] ?? 4000)
const host = env['HOST'] ?? 'localhost'
const dataFolder = resolve(env['PATCHBAY_DATA'] ?? '.data')
const definitionsFolder = resolve(env['PATCHBAY_DEFINITIONS'] ?? 'definitions')
const seed = Number(env['PATCHBAY_SEED'] ?? 1)
const carrierSpeed = Number(env['PATCHBAY_CARRIER_SPEED'] ?? 1)
const metricsPort = env['PATCHBAY_METRICS_PORT'] ? Number(env['PATCHBAY_METRICS_PORT']) : undefined
const metricsHost = env['PATCHBAY_METRICS_HOST'] ?? '127.0.0.1'
const simulated = (env['PATCHBAY_SIMULATE'] ?? '').split(',').map((party) => party.trim())
const publicUrl = (env['PATCHBAY_URL'] ?? `http://localhost:${port}`).replace(/\/+$/, '')
const linkUrl = readLinkUrl()
const trial = isTrial(host, publicUrl)

const asksForDemo = env['PATCHBAY_DEMO'] === '1'
if (asksForDemo && !trial)
  endWithReason(
    'PATCHBAY_DEMO=1 lets everybody sign in who knows the demo’s password, so it works only with HOST and PATCHBAY_URL on this machine.',
  )

const databaseOptions = env['DATABASE_URL'] ? { url: env['DATABASE_URL'] } : { dataFolder }

const modules = await readModules()
await checkPort(port, host).catch(endWithReason)
if (metricsPort !== undefined)
  await checkPort(metricsPort, metricsHost, 'PATCHBAY_METRICS_PORT').catch(endWithReason)

// The embedded database opens in a thread of its own while the definitions are compiled in another.
const compiler = startCompiler()
const [opened, compiled] = await Promise.all([
  openDatabase(databaseOptions),
  compiler.read().then(
    (versions) => compiler.compile(versions),
    // createPublisher hits the same error and reports it.
    () => undefined,
  ),
]).catch(endWithReason)
const files = openFiles()
const database = await seedOnce(opened).catch(endWithReason)
const publisher = await createPublisher({
  compiler,
  store: createDatabaseStore(database),
  onError: (error) => console.error(error),
}).catch(endWithReason)
const indexes = createIndexBuilder({
  sync: (collections) => syncIndexes(database, collections),
  onError: (error) => console.error('indexes were not built; trying again:', error),
})
await indexes.build(publisher.current().collections)
// Nobody waits for those of later definitions.
publisher.onPublish(async ({ collections }) => void indexes.build(collections))

const demo = await readDemo(database)

const operators = [...(env['PATCHBAY_OPERATORS'] ?? '').split(','), ...(demo ? [demoOperator] : [])]
const settings: AppSettings = {
  ...defaultLimits,
  secureCookies: !trial,
  publicUrl,
  secretKey: readSecretKey(dataFolder, env['PATCHBAY_SECRET']),
  ...(trial ? { hosts: ['localhost', '127.0.0.1', '[::1]'] } : {}),
  ...(env['PATCHBAY_PROXIES']
    ? { proxies: env['PATCHBAY_PROXIES'].split(',').map((each) => each.trim()) }
    : {}),
  distFolder: resolve('dist'),
  logLevel: env['LOG_LEVEL'] ?? (database.kind === 'postgres' ? 'info' : 'warn'),
  operators: createOperators(operators, readOperatorToken(dataFolder)),
  ...(demo ? { demo } : {}),
}
const carrier = createCarrierSimulator({ database, seed, speed: carrierSpeed })
const bus = await createDatabaseBus(database)
const challenges = createChallenges({
  database,
  carrier,
  secretKey: settings.secretKey,
  published: () => publisher.current(),
  ...publishedWords(publisher),
})
const notices = {
  published: () => publisher.current(),
  publicUrl: settings.publicUrl,
  accountItems: accountItemsOf(modules),
}
const postNotices = createNotices(notices)
const context: ModuleContext = {
  database,
  files,
  carrier,
  challenges,
  outgoing: createOutgoing({ allowsPrivate: env['PATCHBAY_PRIVATE_HOSTS'] === '1' }),
  postNotices,
  notifyOfRecord: createRecordNotices(notices),
  updateAs: (...given) => acting.updateAs(...given),
  exportAs: (...given) => acting.exportAs(...given),
  creationHurdle: (...given) => acting.creationHurdle(...given),
  published: () => publisher.current(),
  ...publishedWords(publisher),
  secretKey: settings.secretKey,
  publicUrl: settings.publicUrl,
  linkUrl,
  setting: (name) => env[name] || undefined,
  operators: () => operators,
  notifier: createNotifier(bus),
  simulates: (party) => demo !== undefined || simulated.includes(party),
  phones: createPhoneSimulator({ seed, speed: carrierSpeed }),
  hands: createSimulatorHands(database),
  decide: (waiting, decision) =>
    applyDecision(
      { database, published: context.published, behaviours: acts.behaviours, postNotices },
      waiting,
      decision,
    ),
  limits: { stockNumbers: Number(env['PATCHBAY_STOCK'] ?? 300_000) },
}
const parts = createParts(modules, context)
const acts: ActingOptions = {
  database,
  published: () => publisher.current(),
  behaviours: behavioursOf(parts),
  checks: domainChecks,
  accountItems: accountItemsOf(modules),
  postNotices,
  secretKey: settings.secretKey,
}
const acting = createActing(acts)
const metrics = metricsPort === undefined ? undefined : await openMetrics(metricsPort).catch(endWithReason)
const backEnd = openBackEnd()
const app = await createApp({
  database,
  publisher,
  behaviours: behavioursOf(parts),
  files,
  challenges,
  checks: domainChecks,
  accountItems: accountItemsOf(modules),
  accountCounts: accountCountsOf(modules),
  config: configOf(parts),
  links: linksOf(parts),
  calls: callsOf(parts),
  keys: keysOf(parts),
  onInvitationAccepted: invitationHooksOf(parts),
  postNotices,
  bus,
  settings,
  ...(metrics ? { metrics } : {}),
  ...(backEnd ? { backEnd } : {}),
  ...(env['PATCHBAY_GALLERY'] === '1' ? { gallery: openGallery() } : {}),
})
await app.listen({ port, host }).catch((error: unknown) => endWithReason(listenError(error, port, host)))
const tasks = createTaskWork({
  ...acts,
  files,
  announce: (userId, id) => context.notifier.notifyUser(userId, 'task.changed', { id }),
  onError: (error) => app.log.error({ err: error }, 'a task failed'),
})
const work = await startWork({
  database,
  parts: [
    ...parts.values(),
    tasks,
    createLifecycleWork({
      database,
      published: context.published,
      behaviours: behavioursOf(parts),
      postNotices,
      decisions: demo ? createDecisionSimulator({ speed: carrierSpeed, isHeld: holdsReviews }) : undefined,
    }),
  ],
  onError: (error) => app.log.error({ err: error }, 'background work failed'),
})
const mail = env['SMTP_URL']
  ? await startMail({
      database,
      mailer: createSmtpMailer(
        env['SMTP_URL'],
        env['PATCHBAY_MAIL_FROM'] ?? `no-reply@${new URL(settings.publicUrl).hostname}`,
      ),
      onError: (error) => app.log.error({ err: error }, 'mail was not handed over'),
    })
  : undefined
const stopHousekeeping = startHousekeeping(database, modules, files, (error) =>
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
  await metrics?.stop()
  await Promise.all([stopHousekeeping(), app.close(), work.stop(), mail?.stop(), publisher.close()])
  await indexes.stop()
  await database.close()
  process.exit(0)
}

function startCompiler(): DefinitionCompiler {
  try {
    return createCompiler(definitionsFolder, { handlers: handlersOf(modules) })
  } catch (error) {
    return endWithReason(error)
  }
}

function openFiles(): FileStore {
  try {
    return openFileStore(env['PATCHBAY_FILES'], dataFolder)
  } catch (error) {
    return endWithReason(error)
  }
}

function readLinkUrl(): string {
  try {
    return readLinkOrigin(env['PATCHBAY_SHORT_LINKS']) ?? publicUrl
  } catch (error) {
    return endWithReason(error)
  }
}

async function holdsReviews(accountId: string): Promise<boolean> {
  return (await database.system((query) => readSimulatorSettings(query, accountId))).holdsReviews
}

/** A provider's own API for some of the resources. */
function openBackEnd(): BackEnd | undefined {
  try {
    return readBackEnd(env, publisher.current().collections, (error) =>
      app.log.error({ err: error }, 'the back end failed'),
    )
  } catch (error) {
    return endWithReason(error)
  }
}

async function openMetrics(at: number): Promise<Metrics> {
  // Loaded only where it is asked for.
  const { startMetrics } = await import('./metrics/index.ts')
  return startMetrics({ database, publisher, port: at, host: metricsHost })
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
    compile: async (...given) => (await import('../../codegen/index.ts')).compilePortal(...given),
  })
  return { gallery, pageFolder: resolve('dist-gallery'), editable: trial }
}

/**
 * Fills a new database with the demo world, and a demo world with the data of newer modules. An embedded one that was
 * filled is opened again: PGlite keeps the memory that seeding took.
 */
async function seedOnce(first: OwnedDatabase): Promise<OwnedDatabase> {
  if (!holdsDemo(first) || compiled?.kind !== 'portal') return first
  const { seedDemoWorld } = await import('./demo/index.ts')
  const world = { files, modules, seed, hashPassword, carrierSpeed, linkUrl, portal: compiled.portal }
  const seeded = await seedDemoWorld({ database: first, ...world })
  if (!seeded || seeded.length === 0) return first
  await first.asOwner(async ({ session }) => void (await session.run('analyze', [])))
  if (first.kind !== 'pglite') return first
  await first.close()
  return openDatabase(databaseOptions)
}

/** An embedded database does unless it has accounts of its own; another one only when it is asked for. */
function holdsDemo({ kind }: OwnedDatabase): boolean {
  return kind === 'pglite' || asksForDemo
}

/** The demo sign-ins, where the database holds the demo world. */
async function readDemo(seeded: OwnedDatabase): Promise<AppSettings['demo']> {
  if (!holdsDemo(seeded)) return undefined
  const people = await seeded.system((query) =>
    query.selectFrom('app_user').select('email').where('email', 'like', '%@demo.example').execute(),
  )
  if (people.length === 0) return undefined
  const emails = new Set(people.map(({ email }) => email))
  const roles = compiled?.kind === 'portal' ? compiled.portal.access.roles : []
  const signIns = demoAccounts
    .flatMap((account) =>
      account.users.map((user) => ({
        email: `${user.name}@demo.example`,
        about: describeSignIn(account, user, roles),
      })),
    )
    .filter(({ email }) => emails.has(email))
  return { password: DEMO_PASSWORD, signIns }
}

function announce(): void {
  const lines = [`Patchbay: http://${host.includes(':') ? `[${host}]` : host}:${port}`]
  if (demo) {
    lines.push('', `Demo sign-ins, password ${demo.password}:`)
    for (const { email, about } of demo.signIns) lines.push(`  ${email.padEnd(28)} ${about}`)
    lines.push('', 'Mail, text messages and codes the demo would have sent: /outbox')
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
