import type { TextParams } from '../../language/fillText.ts'
import type { EntityDefinition, TextKey } from '../../language/portal.ts'
import type { Carrier, PhoneSimulator, SimulatorHands } from '../carrier/index.ts'
import type { Challenges } from '../challenges/index.ts'
import type { FileStore } from '../files/index.ts'
import type { JobHandler, JobRunnerOptions, WorkSignals } from '../jobs/index.ts'
import type { AccountCounts } from '../auth/accountContext.ts'
import type { BearerKeys } from '../auth/bearerKeys.ts'
import type { Decision } from '../lifecycle/Decisions.ts'
import type { NotifyOfRecord } from '../lifecycle/createRecordNotices.ts'
import type { PostNotices } from '../lifecycle/PostNotices.ts'
import type { Outgoing } from '../outgoing/index.ts'
import type { Notifier } from '../realtime/index.ts'
import type { Behaviour } from '../resources/behaviour.ts'
import type { CreationHurdle, UpdateAs } from '../resources/records/createActing.ts'
import type { ExportAs } from '../resources/exports/prepareExport.ts'
import type { PublishedPortal } from '../resources/PublishedPortal.ts'
import type { Database, Query } from '../storage/database.ts'
import type { LinkHandler } from '../wire/LinkHandler.ts'
import type { PublicHandler } from '../wire/PublicCall.ts'
import type { JsonObject } from '../storage/tables.ts'

/**
 * What a module needs from its server beyond its definitions: the default export of `modules/<module>/index.ts`.
 * Migrations are the files of `modules/<module>/migrations/`.
 */
export interface ServerModule {
  /** Flag of `config.account_items` → entity whose records it reports. */
  accountItems?: Readonly<Record<string, string>>
  /** Counts for `config`; their tables need `patchbay_feed('<table>', 'config')`. */
  accountCounts?: AccountCounts
  /** Inserts the module's demo data, once per world, also into a world older than the module. */
  seed?: (world: DemoWorld) => Promise<void>
  /** Deletes what is no longer needed, hourly. */
  housekeeping?: (query: Query) => Promise<void>
  /** The module's code. Nothing of the context may be used before the first call. */
  parts?: (context: ModuleContext) => ModuleParts
}

/** A module's code in a running process. */
export interface ModuleParts {
  behaviours?: readonly Behaviour[]
  /** Keys with which programs call the API in a user's place. */
  keys?: BearerKeys
  /** In the transaction in which an invited person sets their first password. */
  onInvitationAccepted?: (query: Query, person: { accountId: string; userId: string }) => Promise<void>
  /** Facts of the installation that `config` tells everybody. */
  config?: () => JsonObject
  /** Path → what the links below it lead to, without a session. */
  links?: Readonly<Record<string, LinkHandler>>
  /** Path that ends with a slash → what answers the calls of outside parties below it, such as a payment provider. */
  calls?: Readonly<Record<string, PublicHandler>>
  /** Kind of job → how it is done. */
  jobs?: Readonly<Record<string, ModuleJob>>
  /** Starts work that isn't a job, such as a sending loop. */
  work?: (options: WorkOptions) => Promise<Work>
}

export interface ModuleJob {
  run: JobHandler
  /** The job was given up: it failed, or its process ended, during its last attempt. */
  onBuried?: JobRunnerOptions['onBuried']
  /** One takes long, or an account may have many: they are done apart from other kinds, by accounts in turn. */
  isLong?: boolean
}

/** What the server offers to modules. */
export interface ModuleContext {
  database: Database
  files: FileStore
  carrier: Carrier
  challenges: Challenges
  /** Calls addresses that people choose. */
  outgoing: Outgoing
  /** Posts what the definitions say of a change of state; `moveDocument` asks for it. */
  postNotices: PostNotices
  /** Notifies of what happened to a record without a change of its state. */
  notifyOfRecord: NotifyOfRecord
  /** Changes a record in the place of the person who asked for it. */
  updateAs: UpdateAs
  /** Exports a list in the place of the person who gets the file. */
  exportAs: ExportAs
  /** Asked before somebody is sent to where records are created. */
  creationHurdle: CreationHurdle
  /** The definitions as published now. */
  published: () => PublishedPortal
  /** A text as published now. */
  text: (key: TextKey, params?: TextParams) => string
  /** The product name as published now. */
  product: () => string
  /** 32-byte key for secrets and codes. */
  secretKey: Buffer
  /** Public address of the portal, for links. */
  publicUrl: string
  /** Origin of short links; the portal's own unless the installation has another. */
  linkUrl: string
  /** A setting of the installation by the name of its environment variable; undefined when it is empty. */
  setting: (name: string) => string | undefined
  /** Addresses of the people who run the installation. */
  operators: () => readonly string[]
  /** Tells open browsers; call it after the transaction. */
  notifier: Notifier
  /** Whether an outside party is simulated here, by a name such as `support-agent`: in the demo, or by setting. */
  simulates: (party: string) => boolean
  /** People at the other end of simulated calls: only where the carrier is simulated. */
  phones: PhoneSimulator
  /** What people do by hand to the simulated carrier. */
  hands: SimulatorHands
  /** Brings what a carrier or a reviewer decided. @returns whether the record was in a state for it */
  decide: (
    record: { accountId: string; entity: string; record: string },
    decision: Decision,
  ) => Promise<boolean>
  /** Replaces limits of modules by name. */
  limits?: Readonly<Record<string, number>>
}

export interface WorkOptions {
  /** Announcements of new work. */
  signals: WorkSignals
  onError: (error: unknown) => void
  /** Time a claimed piece of work belongs to this process. */
  leaseMs?: number
  /** Pause between looks for work while the database doesn't announce it. */
  idleMs?: number
}

/** Running work. */
export interface Work {
  /** Looks for work immediately. */
  wake(): void
  /** Finishes what is under way and resolves. */
  stop(): Promise<void>
}

/** A demo world while a module adds its data; everything is one transaction. */
export interface DemoWorld {
  query: Query
  files: FileStore
  /** PATCHBAY_SEED: the same seed makes the same world. */
  seed: number
  /** The moment the world's history ends. */
  nowMs: number
  /** Origin of short links. */
  linkUrl: string
  /** Speeds up what the carrier will do; 1 is real time. */
  carrierSpeed: number
  /** The compiled definitions' catalogues. */
  catalogues: PublishedPortal['portal']['catalogues']
  /** What the definitions have the server write. */
  text: (key: TextKey, params?: TextParams) => string
  /** The compiled definitions' entities by id, for what follows from them, such as `lookedUp`. */
  entities: ReadonlyMap<string, EntityDefinition>
}

/** Types a module's default export. */
export function defineModule(module: ServerModule): ServerModule {
  return module
}
