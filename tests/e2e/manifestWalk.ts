import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { compilePortal } from '../../codegen/index.ts'
import { evaluateCondition, fillText } from '../../src/language/index.ts'
import type { TextParams } from '../../src/language/index.ts'
import type {
  CompiledPortal,
  FormDefinition,
  ListDefinition,
  ModuleDefinition,
  ResourceDefinition,
  RouteDefinition,
  WizardDefinition,
  WizardMode,
} from '../../src/language/portal.ts'
import { generateRecord } from '../support/generateRecords.ts'
import { scaffoldDefinitions } from '../support/scaffoldDefinitions.ts'
import { demoPassword, expect } from './portal.ts'

export type ScreenRoute = Extract<RouteDefinition, { screen: unknown }> & { module: string }

/** A route with what its screen is made of. */
export interface WalkedRoute {
  route: ScreenRoute
  module: ModuleDefinition
  list?: ListDefinition
  wizard?: WizardDefinition
  mode?: WizardMode
  /** The first form of a page. */
  form?: FormDefinition
}

export interface StoredRecord {
  id: string
  [property: string]: unknown
}

/** What the server of these tests serves (see serve.ts): the shipped modules and freshly written ones. */
export async function compileServed(): Promise<CompiledPortal> {
  const copy = scaffoldDefinitions()
  const { portal } = await compilePortal(copy.folder)
  copy.remove()
  if (!portal) throw new Error('The copied definitions do not compile')
  return portal
}

/** Every route that draws a screen. */
export function walkedRoutes({ manifest, modules }: CompiledPortal): WalkedRoute[] {
  return manifest.routes.flatMap((route) => {
    const module = modules[route.module]
    if (!('screen' in route) || !module) return []
    const { screen } = route
    if ('list' in screen) return [{ route, module, ...known({ list: module.lists[screen.list] }) }]
    if ('wizard' in screen)
      return [{ route, module, mode: screen.mode, ...known({ wizard: module.wizards[screen.wizard] }) }]
    const form = module.pages[screen.page]?.blocks.find((block) => block.kind === 'form')
    return [{ route, module, ...known({ form }) }]
  })
}

function known<Part extends object>(part: Part): { [Name in keyof Part]: NonNullable<Part[Name]> } | object {
  return Object.values(part).every((value) => value !== undefined) ? part : {}
}

type Session = Exclude<NonNullable<BrowserContextOptions['storageState']>, string>
const states = new Map<string, Session>()

/** The cookies of a demo user, who signs in once. */
export async function sessionOf(browser: Browser, user: string, baseURL: string): Promise<Session> {
  const present = states.get(user)
  if (present !== undefined) return present
  const context = await browser.newContext({ baseURL, storageState: { cookies: [], origins: [] } })
  const data = { email: `${user}@demo.example`, password: demoPassword }
  // What a browser says of itself; without it no cookies are set.
  const headers = { 'sec-fetch-site': 'same-origin' }
  const answer = await context.request.post('/api/site/auth', { data, headers })
  expect(answer.status(), user).toBe(200)
  const state = await context.storageState()
  await context.close()
  states.set(user, state)
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

export function resourceOf({ module, list, wizard, form }: WalkedRoute): ResourceDefinition | undefined {
  const name = (list ?? wizard ?? form)?.resource
  return name === undefined ? undefined : module.resources[name]
}

/** Moves on inside the open page, as a link does. */
export async function goInside(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
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

/** The address of a route, its steps left out, with the id of a record its screen can show; one is made where there is none. */
export async function addressOf(page: Page, portal: CompiledPortal, walked: WalkedRoute): Promise<string> {
  const address = walked.route.path.replace(/\/\{\w+\?\}$/, '')
  if (!address.includes('{id}')) return address
  const record = await recordFor(page, portal, walked)
  return address.replace('{id}', record.id)
}

/** A record that the screen can show. */
export async function recordFor(
  page: Page,
  portal: CompiledPortal,
  walked: WalkedRoute,
): Promise<StoredRecord> {
  const resource = resourceOf(walked)
  const entity = resource && walked.module.entities[resource.entity]
  if (!resource || !entity) throw new Error(`${walked.route.path} shows no record`)
  const { path, items, item, operations } = resource
  const { [items]: rows = [] } = await call<Record<string, StoredRecord[]>>(page, 'GET', path)
  const rule = walked.mode === 'edit' ? operations.update?.when : undefined
  const scope = { account: {}, config: {}, user: {} }
  const row = rows.find((each) => !rule || evaluateCondition(rule, { ...scope, row: each }))
  if (row) return (await call<Record<string, StoredRecord>>(page, 'GET', `${path}/${row.id}`))[item] ?? row
  const sources = { scope, catalogues: portal.catalogues, referenceOf: async () => undefined }
  const { value } = await generateRecord(entity, sources, 'full')
  const { [item]: made } = await call<Record<string, StoredRecord>>(page, 'POST', path, { [item]: value })
  if (!made) throw new Error(`No record of ${path} can be made`)
  return made
}
