import { sql } from 'kysely'
import type { ListDefinition } from '../../../language/portal.ts'
import { noView } from '../../../shared/listView.ts'
import { getPath } from '../../../shared/paths.ts'
import { isAllowed } from '../../auth/permissionsOf.ts'
import type { Caller } from '../../resources/behaviour.ts'
import { namedList, plainListName } from '../../resources/exports/prepareExport.ts'
import { findParent } from '../../resources/records/parentRecords.ts'
import type { ResourceContext } from '../../resources/ResourceContext.ts'
import type { PublishedPortal } from '../../resources/PublishedPortal.ts'
import type { Query } from '../../storage/database.ts'
import { readPeople } from './people.ts'
import type { Named } from './report.ts'

const LONGEST_NAME = 200

/** The lists the caller may read, by name, but those below a parent. */
export function readLists(published: PublishedPortal, { permissions }: Caller): Named[] {
  const { lists, collections, text } = published
  const readable = lists.filter((list) => {
    const operations = collections.find(({ resource }) => resource.id === list.resource)?.resource.operations
    const access = operations?.list?.access
    return access && isAllowed(permissions, access) && namedList(published, nameOf(list))
  })
  const shared = Map.groupBy(readable, ({ title }) => text(title))
  return readable
    .map((list) => {
      const title = text(list.title)
      // Lists behind tabs may be called alike.
      const isShared = (shared.get(title)?.length ?? 0) > 1
      return { id: nameOf(list), name: (isShared ? tabTitle(published, list) : undefined) ?? title }
    })
    .toSorted((left, right) => left.name.localeCompare(right.name) || left.id.localeCompare(right.id))
}

/** A list below a parent that the caller may read, as `readLists` has the others. */
export async function readListBelow(
  context: Pick<ResourceContext, 'database' | 'published'>,
  caller: Caller,
  id: string,
): Promise<Named | undefined> {
  const { published } = context
  const named = namedList(published, id)
  if (!named) return undefined
  const { list, resource, params } = named
  const access = resource.operations.list?.access
  if (!resource.parent || !access || !isAllowed(caller.permissions, access)) return undefined
  const parent = await findParent({ context, caller, resource }, params)
  if (!parent) return undefined
  const name = getPath(parent.doc, resource.parent.name)
  return { id, name: [published.text(list.title), name].join(' – ').slice(0, LONGEST_NAME) }
}

function nameOf({ module, id }: ListDefinition): string {
  return `${module}.${id}`
}

function tabTitle({ portal, text }: PublishedPortal, { module, id }: ListDefinition): string | undefined {
  const { routes, tabs } = portal.manifest
  const route = routes.find(
    (each) => each.module === module && 'screen' in each && 'list' in each.screen && each.screen.list === id,
  )
  const tab = route && 'tab' in route ? route.tab : undefined
  const found = tab && tabs[tab.module]?.items.find((each) => each.id === tab.id)
  return found && text(found.title)
}

/** Views of a list the caller saved, and those others share, by name. */
export function readViews(query: Query, { accountId, userId }: Caller, list: string): Promise<Named[]> {
  return query
    .selectFrom('list_view')
    .select(['id', 'name'])
    .where('account_id', '=', accountId)
    .where('list', '=', plainListName(list))
    .where((row) => row.or([row('user_id', '=', userId), row('shared', '=', true)]))
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute()
}

/** What the form starts with at the menu of a list. */
export async function readStart(
  query: Query,
  caller: Caller,
  list: Named,
  viewId: string,
): Promise<Record<string, unknown>> {
  const views = viewId === noView ? [] : await readViews(query, caller, list.id)
  const view = views.find(({ id }) => id === viewId)
  const self = (await readPeople(query, caller.accountId)).find(({ id }) => id === caller.userId)
  return {
    name: (view ? `${list.name} – ${view.name}` : list.name).slice(0, 60),
    list: { id: list.id, name: list.name },
    view: view ?? null,
    recipients: self ? [{ id: self.id, name: self.name }] : null,
  }
}
