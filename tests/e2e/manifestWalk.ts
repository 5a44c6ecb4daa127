import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { compilePortal } from '../../codegen/index.ts'
import { evaluateCondition, fillTemplate, fillText } from '../../src/language/index.ts'
import type { Scope, TextParams } from '../../src/language/index.ts'
import type {
  BlockDefinition,
  CompiledPortal,
  EndpointDefinition,
  FormDefinition,
  GateDefinition,
  ListDefinition,
  ModuleDefinition,
  RecordDefinition,
  ResourceDefinition,
  RouteDefinition,
  ScreenReference,
  WizardDefinition,
  WizardMode,
} from '../../src/language/portal.ts'
import { demoAccounts, demoOperator } from '../../src/server/demo/demoAccounts.ts'
import { simulatedParties } from '../../src/server/modules/simulator/parties.ts'
import { expectedPermissions } from '../support/accessOracle.ts'
import { noView } from '../../src/shared/listView.ts'
import { generateRecord } from '../support/generateRecords.ts'
import { coverParts } from '../support/sampling.ts'
import { scaffoldDefinitions } from '../support/scaffoldDefinitions.ts'
import { postCredentials, test, worldOf } from './portal.ts'

export type ScreenRoute = Extract<RouteDefinition, { screen: unknown }> & { module: string }

/** A route with what its screen is made of, and somebody who may open it. */
export interface WalkedRoute {
  route: ScreenRoute
  module: ModuleDefinition
  /** Before `@demo.example`. */
  user: string
  /** Every other address leads here. */
  isGated: boolean
  list?: ListDefinition
  wizard?: WizardDefinition
  mode?: WizardMode
  /** Endpoint that answers what a new record made from another one starts with. */
  from?: string
  /** What the page of a record shows. */
  record?: RecordDefinition
  /** The first form of a page. */
  form?: FormDefinition
}

export interface StoredRecord {
  id: string
  [property: string]: unknown
}

let served: Promise<CompiledPortal> | undefined

/** What the portal of these tests serves: the shipped modules and newly scaffolded ones. */
export function compileServed(): Promise<CompiledPortal> {
  return (served ??= readServed())
}

async function readServed(): Promise<CompiledPortal> {
  const compiled = process.env['E2E_PORTAL']
  // as: prepareWorld.ts writes it
  if (compiled !== undefined) return JSON.parse(await readFile(compiled, 'utf8')) as CompiledPortal
  // Without it the tests are only listed.
  const copy = scaffoldDefinitions()
  const { portal } = await compilePortal(copy.folder)
  copy.remove()
  if (!portal) throw new Error('The served definitions do not compile')
  return portal
}

/** Every route and gate with a screen. Throws for one that no demo user may open. */
export function walkedRoutes(portal: CompiledPortal): WalkedRoute[] {
  const { manifest, modules } = portal
  const routes = manifest.routes.filter((route): route is ScreenRoute => 'screen' in route)
  const canBeReached = ({ path, module }: { path: string; module: string }): boolean =>
    !/\{\w+\}/.test(path) || hasRecords(modules[module])
  const gates = manifest.gates.flatMap(({ at, title, screen, module, when }) =>
    screen ? [{ path: at, title, screen, module, access: [], when }] : [],
  )
  return [...routes, ...gates].filter(canBeReached).map((route) => {
    const module = modules[route.module]
    const viewer = viewers(portal).find((each) => mayOpen(portal, each, route))
    if (!module || !viewer) throw new Error(`Nobody of the demo world may open ${route.path}`)
    return {
      route,
      module,
      user: viewer.name,
      isGated: gateOf(portal, viewer) !== undefined,
      ...contentOf(route.screen, module),
    }
  })
}

/** Records that need a code by SMS are there only where the demo world has some: in shipped modules. */
function hasRecords(module: ModuleDefinition | undefined): boolean {
  const fields = Object.values(module?.entities ?? {}).flatMap(({ rules }) => Object.values(rules.fields))
  return fields.every(({ challenge }) => !challenge) || existsSync(`definitions/modules/${module?.id}`)
}

function contentOf(screen: ScreenReference, module: ModuleDefinition): Partial<WalkedRoute> {
  if ('list' in screen) return known({ list: module.lists[screen.list] })
  if ('wizard' in screen)
    return {
      mode: screen.mode,
      ...known({ from: screen.from }),
      ...known({ wizard: module.wizards[screen.wizard] }),
    }
  const page = module.pages[screen.page]
  return {
    ...known({ form: page?.blocks.find((block) => block.kind === 'form') }),
    ...known({ record: page?.record }),
  }
}

/** Screens of a kind are opened, and fail, by the same code. */
export function kindOf({ list, wizard, mode, from, record, isGated }: WalkedRoute): string {
  const kind = list
    ? 'list'
    : wizard
      ? `wizard ${mode}${from === undefined ? '' : ' from'}`
      : record
        ? 'record'
        : 'page'
  return isGated ? `${kind} gated` : kind
}

/** Its kind as far as the shell goes, which leads to it and back. */
export function sortOf({ list, wizard, record, isGated }: WalkedRoute): string {
  return list ? 'list' : wizard ? 'wizard' : isGated ? 'gated' : record ? 'record' : 'page'
}

/** Its kind, and the blocks that read or write by themselves: each fails by code of its own. */
export function classesOf(walked: WalkedRoute): string[] {
  const passive = ['text', 'banner', 'code', 'links', 'facts', 'timeline']
  const active = blocksOf(walked).flatMap(({ kind }) => (passive.includes(kind) ? [] : [`block ${kind}`]))
  return [...new Set([kindOf(walked), ...active])]
}

function blocksOf({ route, module }: WalkedRoute): BlockDefinition[] {
  return 'page' in route.screen ? (module.pages[route.screen.page]?.blocks ?? []) : []
}

/** What a screen is made of. A screen is left out of a sample only if others of its kind have all of its parts. */
export function partsOf(walked: WalkedRoute): string[] {
  const { list, wizard, mode, form } = walked
  const steps = wizard?.steps ?? []
  return [
    ...(list?.columns ?? []).map(({ cell }) => `cell ${cell}`),
    ...(list?.filters ?? []).map(({ kind }) => `filter ${kind}`),
    ...Object.values(wizard?.fields ?? form?.views ?? {}).map(({ widget }) => `widget ${widget}`),
    ...steps.flatMap(({ aside }) => (aside === undefined ? [] : [`panel ${aside}`])),
    ...steps.flatMap(({ summary }) =>
      summary.flatMap(({ panel, modes }) =>
        panel !== undefined && mode && modes.includes(mode) ? [`panel ${panel}`] : [],
      ),
    ),
    ...blocksOf(walked).map((block) =>
      block.kind === 'widget' ? `panel ${block.panel}` : `block ${block.kind}`,
    ),
  ]
}

/** What draws its parts: forms draw the same for a new record, a stored one and a copy. */
export function drawnBy(walked: WalkedRoute): string {
  return walked.mode === 'view' ? 'view' : sortOf(walked)
}

/** The routes whose screens are visited: all, or a sample with every part, kind and class. */
export function sampledRoutes(portal: CompiledPortal): WalkedRoute[] {
  const contentsOf = (walked: WalkedRoute): string[] => [...partsOf(walked), ...classesOf(walked)]
  return coverParts('screens', walkedRoutes(portal), drawnBy, contentsOf, 2)
}

/** A demo user as far as routes ask. */
export interface Viewer {
  name: string
  permissions: Set<string>
  scope: Scope
}

/** Everybody of the demo world, by what the definitions say of them. */
export function viewers({ access }: CompiledPortal): Viewer[] {
  return demoAccounts.flatMap((account) =>
    account.users.map((user) => {
      const scope = {
        account: { ...account.profile },
        // Nobody of the demo world has set up two-factor sign-in.
        config: {
          account_level: account.level,
          sandbox_user: account.level === 'sandbox',
          allow_payments: true,
          is_suborganization: account.master !== undefined,
          is_blocked: false,
          is_switched: false,
          is_two_fa_auth_enabled: false,
          is_two_fa_auth_active: false,
          simulated: simulatedParties({ simulates: () => true }),
          account_items: { has_sub_accounts: demoAccounts.some(({ master }) => master === account.key) },
          ...account.settings,
          ...(`${user.name}@demo.example` === demoOperator && { is_operator: true }),
        },
        user: { ...(user.role !== undefined && { role: user.role }) },
      }
      return { name: user.name, permissions: expectedPermissions(access, account, user, scope), scope }
    }),
  )
}

/** A demo user as stored on the server. */
export async function readViewer(page: Page, portal: CompiledPortal, viewer: Viewer): Promise<Viewer> {
  const config = await call<Record<string, unknown>>(page, 'GET', '/config')
  const { account } = await call<{ account: Record<string, unknown> }>(page, 'GET', '/profile')
  const scope = { account, config, user: viewer.scope.user ?? {} }
  for (const demo of demoAccounts)
    for (const user of demo.users)
      if (user.name === viewer.name)
        return { ...viewer, scope, permissions: expectedPermissions(portal.access, demo, user, scope) }
  throw new Error(`${viewer.name} is not of the demo world`)
}

/** The gate that blocks a user from everything else. */
export function gateOf({ manifest }: CompiledPortal, { scope }: Viewer): GateDefinition | undefined {
  return manifest.gates.find(({ when }) => evaluateCondition(when, scope))
}

export function mayOpen(portal: CompiledPortal, viewer: Viewer, route: ScreenRoute): boolean {
  const gate = gateOf(portal, viewer)
  if (gate && (gate.screen ? gate.screen !== route.screen : !route.path.startsWith(gate.at))) return false
  if (route.when && !evaluateCondition(route.when, viewer.scope)) return false
  return route.access.every((id) => viewer.permissions.has(id))
}

function known<Part extends object>(part: Part): { [Name in keyof Part]: NonNullable<Part[Name]> } | object {
  return Object.values(part).every((value) => value !== undefined) ? part : {}
}

type Session = Exclude<NonNullable<BrowserContextOptions['storageState']>, string>
const states = new Map<string, Session>()

/** The cookies of a demo user, who signs in once per world. */
export async function sessionOf(browser: Browser, user: string, baseURL: string): Promise<Session> {
  const key = `${worldOf(test.info())} ${baseURL} ${user}`
  const present = states.get(key)
  if (present !== undefined) return present
  const context = await browser.newContext({ baseURL, storageState: { cookies: [], origins: [] } })
  await postCredentials(context.request, user)
  const state = await context.storageState()
  await context.close()
  states.set(key, state)
  return state
}

/** Text of a key in a module or the portal. */
export function wordsOf(
  portal: CompiledPortal,
  key: string,
  slots: TextParams = {},
  module?: ModuleDefinition,
): string {
  const { texts, locale } = portal.manifest
  return fillText(module?.texts[key] ?? texts[key] ?? key, slots, locale)
}

export function resourceOf({
  module,
  list,
  wizard,
  form,
  record,
}: WalkedRoute): ResourceDefinition | undefined {
  const name = (list ?? wizard ?? form ?? record)?.resource
  return name === undefined ? undefined : module.resources[name]
}

/** Moves on inside the open page, as a link does. */
export async function goInside(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    // As the router writes it: the index lets it go back when somebody stays.
    const { idx = 0 } = (history.state ?? {}) as { idx?: number }
    history.pushState({ usr: null, key: crypto.randomUUID(), idx: idx + 1 }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, address)
}

/** A call of the API by the page's own session, beside everything a test does to the page's calls. */
export async function call<Body>(page: Page, method: string, path: string, data?: object): Promise<Body> {
  const token = (await page.context().cookies()).find(({ name }) => name === 'token')?.value ?? ''
  const answer = await page.request.fetch(`/api/site${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(data && { data }),
  })
  return (await answer.json()) as Body // the shape the API promises
}

/** The address of a route with what its query must be; its slots are still to be filled. */
export function patternOf({ path, query }: { path: string; query?: Record<string, string> }): string {
  return query ? `${path}?${new URLSearchParams(query).toString()}` : path
}

/** The address of a route, its steps left out, with the ids of records its screen can show; those that are not there are made. */
export async function addressOf(page: Page, portal: CompiledPortal, walked: WalkedRoute): Promise<string> {
  const address = patternOf(walked.route).replace(/\/\{\w+\?\}$/, '')
  if (!address.includes('{')) return address
  const resource = resourceThere(walked)
  const slots = await slotsAbove(page, portal, walked.module, resource)
  const path = filled(resource.path, slots)
  const below = filled(address, slots)
  if (!below.includes('{id}')) return below
  const led = await ledTo(page, portal, walked)
  if (led !== undefined) return led
  const present = await presentRecord(page, walked, path)
  return below.replace('{id}', present?.id ?? (await makeRecord(page, portal, walked.module, resource, path)))
}

/** The address of a screen that the tool of a list leads to: with the first list that it can do something for. */
async function ledTo(
  page: Page,
  { manifest, modules }: CompiledPortal,
  { route, module, wizard, from }: WalkedRoute,
): Promise<string | undefined> {
  const [start = ''] = route.path.split('{')
  const tool = manifest.listTools.find(({ to }) => to.startsWith(`${start}{`))
  const resource = module.resources[wizard?.resource ?? '']
  const source = resource?.endpoints.find(({ id }) => id === from)
  if (!tool || !source) return undefined
  const lists = Object.values(modules).flatMap(({ id, lists: own }) =>
    Object.keys(own).map((list) => ({ list: `${id}.${list}`, view: noView })),
  )
  const addresses = lists.flatMap(
    (slots) => fillTemplate(tool.to, { account: {}, config: {}, user: {}, route: slots }) ?? [],
  )
  const rows = addresses.map((address) => ({ address, id: address.slice(start.length) }))
  return (await firstAnswered(page, rows, source))?.address
}

/** The ids of the records that a resource is below, with records of it if there are such; else one is made. */
async function slotsAbove(
  page: Page,
  portal: CompiledPortal,
  module: ModuleDefinition,
  { path, items, parent }: ResourceDefinition,
): Promise<Record<string, string>> {
  if (!parent) return {}
  const above = module.resources[parent.resource]
  if (!above) throw new Error(`${path} has no parent`)
  const slots = await slotsAbove(page, portal, module, above)
  const abovePath = filled(above.path, slots)
  const { [above.items]: rows = [] } = await call<Record<string, StoredRecord[]>>(page, 'GET', abovePath)
  for (const { id } of rows) {
    const here = { ...slots, [parent.slot]: id }
    const { [items]: found } = await call<Record<string, StoredRecord[]>>(page, 'GET', filled(path, here))
    if (found?.length) return here
  }
  const id = rows[0]?.id ?? (await makeRecord(page, portal, module, above, abovePath))
  return { ...slots, [parent.slot]: id }
}

function filled(template: string, slots: Record<string, string>): string {
  return Object.entries(slots).reduce((text, [slot, id]) => text.replace(`{${slot}}`, id), template)
}

async function makeRecord(
  page: Page,
  portal: CompiledPortal,
  module: ModuleDefinition,
  { item, entity }: ResourceDefinition,
  path: string,
): Promise<string> {
  const value = await newRecordOf(portal, module, entity)
  const { [item]: made } = await call<Record<string, StoredRecord>>(page, 'POST', path, { [item]: value })
  if (!made) throw new Error(`No record of ${path} can be made`)
  return made.id
}

/** A record that the screen can show, if there is one. */
export async function presentRecord(
  page: Page,
  walked: WalkedRoute,
  path = resourceThere(walked).path,
): Promise<StoredRecord | undefined> {
  const { items, item, operations, endpoints } = resourceThere(walked)
  if (!operations.list || !operations.get) return undefined
  const { [items]: rows = [] } = await call<Record<string, StoredRecord[]>>(page, 'GET', path)
  const rule = walked.mode === 'edit' ? operations.update?.when : undefined
  // Whoever looks is none of the records.
  const scope = { account: {}, config: {}, user: { id: '' } }
  const source = endpoints.find(({ id }) => id === walked.from)
  const row = source
    ? await firstAnswered(page, rows, source)
    : rows.find((each) => !rule || evaluateCondition(rule, { ...scope, row: each }))
  return row && ((await call<Record<string, StoredRecord>>(page, 'GET', `${path}/${row.id}`))[item] ?? row)
}

/** The first record that a new one can be made from. */
async function firstAnswered<Row extends { id: string }>(
  page: Page,
  rows: Row[],
  { method, path }: EndpointDefinition,
): Promise<Row | undefined> {
  for (const row of rows) {
    const answer = await call<{ error?: string }>(page, method, path.replace('{id}', row.id))
    if (answer.error === undefined) return row
  }
  return undefined
}

/** What a new record could hold. */
export async function newRecord(
  portal: CompiledPortal,
  walked: WalkedRoute,
): Promise<Record<string, unknown>> {
  return newRecordOf(portal, walked.module, resourceThere(walked).entity)
}

async function newRecordOf(
  portal: CompiledPortal,
  { entities }: ModuleDefinition,
  name: string,
): Promise<Record<string, unknown>> {
  const entity = entities[name]
  if (!entity) throw new Error(`There is no entity ${name}`)
  const scope = { account: {}, config: {}, user: {} }
  const sources = { scope, catalogues: portal.catalogues, referenceOf: async () => undefined }
  return (await generateRecord(entity, sources, 'full')).value
}

/** Of the record that the address names; its screen may have a form for another. */
function resourceThere(walked: WalkedRoute): ResourceDefinition {
  const { module, record } = walked
  const resource = record ? module.resources[record.resource] : resourceOf(walked)
  if (!resource) throw new Error(`${walked.route.path} shows no record`)
  return resource
}
