import type { AccountCounts } from '../auth/accountContext.ts'
import type { BearerKeys } from '../auth/bearerKeys.ts'
import type { Behaviour } from '../resources/behaviour.ts'
import type { ModuleContext, ModuleParts } from './ServerModule.ts'
import type { ServerModules } from './readModules.ts'

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

/** Flags of the specification's areas that have no module yet. */
const plannedItems = {
  has_dids: 'did',
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
export function accountCountsOf(modules: ServerModules): AccountCounts {
  return Object.assign(
    {},
    ...[...modules.values()].map(({ accountCounts }) => accountCounts),
  ) as AccountCounts // a merge of such records
}

/** Module → resource → endpoints with a handler, which definitions are checked against. */
export function handlersOf(modules: ServerModules): Record<string, Record<string, string[]>> {
  // Parts use their context only when called.
  const parts = createParts(modules, {} as ModuleContext)
  return Object.fromEntries(
    [...parts].map(([id, { behaviours = [] }]) => [
      id,
      Object.fromEntries(
        behaviours.map(({ resource, endpoints = {} }) => [resource, Object.keys(endpoints)]),
      ),
    ]),
  )
}
