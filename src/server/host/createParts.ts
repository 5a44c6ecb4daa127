import type { AccountCounts } from '../auth/accountContext.ts'
import type { BearerKeys } from '../auth/bearerKeys.ts'
import type { Behaviour } from '../resources/behaviour.ts'
import type { JsonObject } from '../storage/tables.ts'
import type { LinkHandler } from '../wire/LinkHandler.ts'
import type { PublicHandler } from '../wire/PublicCall.ts'
import type { ModuleContext, ModuleParts } from './ServerModule.ts'
import type { ServerModules } from './readModules.ts'

export type InvitationHook = NonNullable<ModuleParts['onInvitationAccepted']>

/** Module id → its parts. */
export type PartsByModule = ReadonlyMap<string, ModuleParts>

/** Starts the code of every module. */
export function createParts(modules: ServerModules, context: ModuleContext): PartsByModule {
  return new Map([...modules].map(([id, { parts }]) => [id, parts?.(context) ?? {}]))
}

/** @throws when two modules have a behaviour for the same resource */
export function behavioursOf(parts: PartsByModule): Behaviour[] {
  const owners = new Map<string, string>()
  return [...parts].flatMap(([id, { behaviours = [] }]) => {
    for (const { resource } of behaviours) {
      const owner = owners.get(resource)
      if (owner !== undefined)
        throw new Error(`modules ${owner} and ${id} both have a behavior for resource ${resource}`)
      owners.set(resource, id)
    }
    return behaviours
  })
}

/** What modules take instead of a session. */
export function keysOf(parts: PartsByModule): BearerKeys[] {
  return [...parts.values()].flatMap(({ keys }) => keys ?? [])
}

/** Facts of the installation, from all modules. */
export function configOf(parts: PartsByModule): JsonObject {
  return Object.assign({}, ...[...parts.values()].map(({ config }) => config?.())) as JsonObject // a merge of such records
}

/** Path → what the links below it lead to. */
export function linksOf(parts: PartsByModule): ReadonlyMap<string, LinkHandler> {
  return new Map([...parts.values()].flatMap(({ links = {} }) => Object.entries(links)))
}

/** Path → what answers the calls of outside parties below it. */
export function callsOf(parts: PartsByModule): ReadonlyMap<string, PublicHandler> {
  return new Map([...parts.values()].flatMap(({ calls = {} }) => Object.entries(calls)))
}

/** What modules do when an invited person has set their first password. */
export function invitationHooksOf(parts: PartsByModule): InvitationHook[] {
  return [...parts.values()].flatMap(({ onInvitationAccepted }) => onInvitationAccepted ?? [])
}

/** Flags of the specification's areas that have no module yet. */
const plannedItems = {
  has_ivr_callflows: 'ivr-callflow',
  has_voice_campaigns_callflows: 'voice-campaign-callflow',
}

/** Flag of `config.account_items` → entity whose records it reports. */
export function accountItemsOf(modules: ServerModules): Record<string, string> {
  return Object.assign(
    { ...plannedItems },
    ...[...modules.values()].map(({ accountItems }) => accountItems),
  ) as Record<string, string> // a merge of such records
}

/** Counts of `config` that modules answer. */
export function accountCountsOf(modules: ServerModules): AccountCounts[] {
  return [...modules.values()].flatMap(({ accountCounts }) => accountCounts ?? [])
}

/** Module → resource → endpoints with a handler, and whether it works for rows too, which definitions are checked against. */
export function handlersOf(
  modules: ServerModules,
): Record<string, Record<string, Record<string, 'request' | 'row'>>> {
  // Parts use their context only when called.
  const parts = createParts(modules, {} as ModuleContext)
  return Object.fromEntries(
    [...parts].map(([id, { behaviours = [] }]) => [
      id,
      Object.fromEntries(
        behaviours.map(({ resource, endpoints = {}, perRow = {} }) => [
          resource,
          Object.fromEntries([
            ...Object.keys(endpoints).map((name) => [name, 'request'] as const),
            ...Object.keys(perRow).map((name) => [name, 'row'] as const),
          ]),
        ]),
      ),
    ]),
  )
}
