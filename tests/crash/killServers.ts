import { createRandom } from '../support/sampling.ts'
import { createPortalClient, type PortalClient } from './createPortalClient.ts'
import { freePort, startServer, type ServerProcess } from './startServer.ts'

export interface KillOptions {
  env: Record<string, string>
  /** Server processes that run at the same time on one database. */
  processes: number
  /** Kills once the broadcasts are created, at random moments of a start or of sending. */
  sendingKills: number
  /** Kills during the very first start. */
  firstStartKills: number
  /** Broadcasts during whose creation the server is killed. */
  creatingKills: number
  seed: number
  /** Prepares the database while no server runs; called once the first start has been killed a few times. */
  prepare: () => Promise<void>
  broadcasts: Broadcast[]
  /** A contact file that is being read when its server is killed. */
  largeFile: string
}

/** A broadcast of the test, sent to its own contact file. */
export interface Broadcast {
  name: string
  file: string
  perMinute?: number
}

export interface KillReport {
  kills: number
  duringStart: number
  whileCreating: number
  /** Kills with at least one broadcast still sending. */
  whileSending: number
  /** ids of the broadcasts, in their order */
  campaignIds: string[]
  largeFileId: string
  /** Answer of contacts_process for the large file. */
  largeFile: Record<string, unknown>
  /** What the servers wrote besides their greeting. */
  errors: string[]
}

const OWNER = 'owner@demo.example'
const TEMPLATE = 'Back in stock'
const FIRST_START_MS = 4000
const CREATING_MS = 80
const START_SHARE = 0.25
const LONGEST_SENDING_MS = 1100
const LONGEST_WAIT_MS = 120_000
const UPLOADS = 10

/**
 * Makes broadcasts through the API and kills the servers (SIGKILL) again and again at random moments: during their
 * first start, while a contact file is read, while broadcasts are created and while they are sent. Then one server
 * finishes the work and is killed as well.
 */
export async function killServers(options: KillOptions): Promise<KillReport> {
  const servers: ServerProcess[] = []
  try {
    return await killAndFinish(options, servers)
  } finally {
    await Promise.all(servers.map((server) => server.kill()))
  }
}

async function killAndFinish(options: KillOptions, servers: ServerProcess[]): Promise<KillReport> {
  const { processes, sendingKills, seed, broadcasts } = options
  const below = createRandom(seed)
  const random = (): number => below(2 ** 32) / 2 ** 32
  const report: KillReport = {
    kills: 0,
    duringStart: 0,
    whileCreating: 0,
    whileSending: 0,
    campaignIds: [],
    largeFileId: '',
    largeFile: {},
    errors: [],
  }
  const ports = await Promise.all(Array.from({ length: processes }, freePort))
  let startMs = 2000

  function start(at: number): ServerProcess {
    const startedAt = performance.now()
    const server = startServer({ ...options.env, PORT: String(ports[at]) })
    void server.ready.then((isReady) => isReady && (startMs = performance.now() - startedAt))
    return (servers[at] = server)
  }
  async function kill(at: number): Promise<void> {
    const server = servers[at]!
    report.kills += 1
    if (!server.isReady()) report.duringStart += 1
    await server.kill()
    report.errors.push(...errorsOf(server))
  }
  async function whenReady(at: number): Promise<void> {
    const server = servers[at]!
    if (!(await server.ready)) throw new Error(`a server ended by itself: ${server.output()}`)
  }

  for (let round = 0; round < options.firstStartKills; round += 1) {
    start(0)
    await pause(random() * FIRST_START_MS)
    await kill(0)
  }
  start(0)
  await whenReady(0)
  await kill(0)
  await options.prepare()

  for (let at = 0; at < processes; at += 1) start(at)
  await whenReady(0)
  const client = createPortalClient(ports[0] ?? 0)
  await client.signIn(OWNER)

  const uploads: string[] = []
  for (const { name, file } of broadcasts) {
    const upload = await client.upload(`${name}.csv`, file)
    await processed(client, upload)
    uploads.push(upload)
  }
  const large = await uploadHalfRead(client, options.largeFile)
  // Which of several servers reads it is not known.
  await Promise.all(servers.map((_, at) => kill(at)))
  for (let at = 0; at < processes; at += 1) start(at)
  await whenReady(0)
  report.largeFileId = large
  report.largeFile = await processed(client, large)

  const template = await templateOf(client)
  for (const [at, { name, perMinute }] of broadcasts.entries()) {
    const campaign = {
      name,
      contacts: uploads[at],
      template: { id: template.id },
      sender_id: { id: template.senderId },
      mappings: [
        { variable: 'name', column: 1 },
        { variable: 'city', column: 2 },
        { variable: 'day', column: 3 },
      ],
      send: 'now',
      rate_limit_enabled: perMinute !== undefined,
      ...(perMinute !== undefined && { rate_limit_count: perMinute, rate_limit_period: 'minute' }),
    }
    const created = client.post('/v1/sms/campaigns', { campaign }, `broadcast-${at}`)
    if (at < options.creatingKills) {
      await pause(random() * CREATING_MS)
      await kill(0)
      report.whileCreating += 1
      start(0)
    }
    const answer = await created
    report.campaignIds.push(String(answer.campaign.id))
  }

  const states = (): Promise<string[]> =>
    Promise.all(report.campaignIds.map(async (id) => (await readCampaign(client, id)).status))
  for (let round = 0; round < sendingKills; round += 1) {
    const at = Math.floor(random() * processes)
    if (random() < START_SHARE) await pause(random() * Math.min(startMs, 2 * FIRST_START_MS))
    else {
      await whenReady(at)
      await pause(random() * LONGEST_SENDING_MS)
    }
    if (servers[0]!.isReady() && (await states()).includes('active')) report.whileSending += 1
    await kill(at)
    start(at)
  }

  await whenReady(0)
  for (const [at, id] of report.campaignIds.entries()) {
    await until(
      () => readCampaign(client, id),
      ({ status, recipients, delivered, failed, not_sent }) =>
        status === 'completed' && delivered + failed + not_sent === recipients,
      100,
      `broadcast ${at}`,
    )
  }
  for (const server of servers) {
    await server.kill()
    report.errors.push(...errorsOf(server))
  }
  return report
}

function errorsOf(server: ServerProcess): string[] {
  return server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
}

interface CampaignAnswer {
  status: string
  recipients: number
  delivered: number
  failed: number
  not_sent: number
}

async function readCampaign(client: PortalClient, id: string): Promise<CampaignAnswer> {
  const { campaign } = await client.get(`/v1/sms/campaigns/${id}`)
  return campaign
}

/** Resolves to the id of a file that is being read and is far from its end. */
async function uploadHalfRead(client: PortalClient, file: string): Promise<string> {
  for (let attempt = 0; attempt < UPLOADS; attempt += 1) {
    const id = await client.upload('large.csv', file)
    const { status, percentage } = await until(
      () => client.get(`/v1/sms/campaigns/contacts_process?uuid=${id}`),
      (answer) => answer.status !== 'processing' || Number(answer.percentage) > 0,
      1,
    )
    if (status === 'processing' && Number(percentage) <= 80) return id
  }
  throw new Error(`each of ${UPLOADS} files was read before its server could be killed`)
}

function processed(client: PortalClient, upload: string): Promise<Record<string, unknown>> {
  return until(
    () => client.get(`/v1/sms/campaigns/contacts_process?uuid=${upload}`),
    ({ status }) => status !== 'processing',
    20,
  )
}

async function templateOf(client: PortalClient): Promise<{ id: string; senderId: string }> {
  const { templates } = await client.get(`/v1/sms/templates?search=${encodeURIComponent(TEMPLATE)}`)
  const { sender_ids } = await client.get(`/v1/sms/templates/${templates[0].id}/sender_ids?status=approved`)
  return { id: templates[0].id, senderId: sender_ids[0].id }
}

async function until<Value>(
  ask: () => Promise<Value>,
  wanted: (value: Value) => boolean,
  everyMs: number,
  what = 'the answer',
): Promise<Value> {
  const startedAt = performance.now()
  for (;;) {
    const value = await ask()
    if (wanted(value)) return value
    if (performance.now() - startedAt > LONGEST_WAIT_MS)
      throw new Error(`${what} is still ${JSON.stringify(value)}`)
    await pause(everyMs)
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
