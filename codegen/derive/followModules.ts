import type { PathSegment } from '../Diagnostic.ts'
import type { Draft } from './Draft.ts'
import { followSaying } from './followWizards.ts'
import { draftsOf, followKnownText, followText, kebab, origin, resourceDraft } from './ModuleDrafts.ts'
import type { ModuleDrafts } from './ModuleDrafts.ts'

const OPERATION_OF_MODE = { create: 'create', edit: 'update', view: 'get' } as const

interface ScreenOf {
  list?: string
  wizard?: string
  page?: string
  mode?: keyof typeof OPERATION_OF_MODE
}

/** A route has the title of its screen, and whoever may do what the screen is for may open it. */
export function followModule(module: ModuleDrafts, draft: Draft<'module'>): void {
  const {
    id,
    routes = [],
    tabs = [],
    navigation = [],
    listTools = [],
    gates = [],
    banners = [],
    notifications = [],
  } = draft.value()
  if (id !== undefined) followText(draft, ['title'], id)
  for (const [index, route] of routes.entries()) {
    const { screen } = route as { screen?: ScreenOf } // by the language
    if (screen !== undefined) followRoute(module, draft, ['routes', index], screen)
  }
  for (const [key, entries] of Object.entries({ tabs, navigation, gates }))
    for (const [index, { id: name }] of entries.entries())
      if (name !== undefined) followText(draft, [key, index, 'title'], kebab(name))
  for (const [index, { id: name }] of listTools.entries())
    if (name !== undefined) followText(draft, ['listTools', index, 'text'], kebab(name))
  for (const [index, banner] of banners.entries()) {
    if (banner.id === undefined) continue
    const key = kebab(banner.id)
    const hasBoth = banner.text === undefined || banner.text === `@${key}-text`
    if (hasBoth && module.hasText(`${key}-text`))
      followKnownText(module, draft, ['banners', index, 'title'], key)
    followSaying(module, draft, ['banners', index], banner.id)
  }
  for (const [index, { id: name, button }] of notifications.entries()) {
    if (name === undefined) continue
    const key = `told-${kebab(name)}`
    followText(draft, ['notifications', index, 'title'], key)
    followKnownText(module, draft, ['notifications', index, 'text'], `${key}-text`)
    if (button !== undefined) followText(draft, ['notifications', index, 'button', 'title'], `${key}-button`)
  }
}

function followRoute(
  module: ModuleDrafts,
  draft: Draft<'module'>,
  at: readonly PathSegment[],
  screen: ScreenOf,
): void {
  const found = screenDraft(module, screen)
  if (found === undefined) return
  const { title, resource } = found
  const byScreen = origin('its screen', { draft: found.draft, path: found.titlePath })
  if (title !== undefined) draft.follow([...at, 'title'], title, byScreen)
  const owner = resourceDraft(module, resource)
  const operation = operationOf(screen)
  const access = operation && owner?.value().operations?.[operation]?.access
  if (owner !== undefined && operation !== undefined && access !== undefined)
    draft.follow(
      [...at, 'access'],
      access,
      origin(`operation ${operation} of its resource`, {
        draft: owner,
        path: ['operations', operation, 'access'],
      }),
    )
}

function operationOf({ list, page, mode }: ScreenOf): 'list' | 'get' | 'create' | 'update' | undefined {
  if (list !== undefined) return 'list'
  if (page !== undefined) return 'get'
  return mode && OPERATION_OF_MODE[mode]
}

interface FoundScreen {
  draft: Draft
  title: string | undefined
  titlePath: PathSegment[]
  resource: string | undefined
}

function screenDraft(module: ModuleDrafts, screen: ScreenOf): FoundScreen | undefined {
  const list = draftsOf(module, 'list').find(({ value }) => value().id === screen.list)
  if (list !== undefined) {
    const { title, resource } = list.value()
    return { draft: list, title, titlePath: ['title'], resource }
  }
  const page = draftsOf(module, 'page').find(({ value }) => value().id === screen.page)
  if (page !== undefined) {
    const { title, record } = page.value()
    return { draft: page, title, titlePath: ['title'], resource: record?.resource }
  }
  const wizard = draftsOf(module, 'wizard').find(({ value }) => value().id === screen.wizard)
  if (wizard === undefined || screen.mode === undefined) return undefined
  const { title, resource } = wizard.value()
  return { draft: wizard, title: title?.[screen.mode], titlePath: ['title', screen.mode], resource }
}

/** What a page without a session says has the name of the page. */
export function followPublicForm(module: ModuleDrafts, draft: Draft<'public-form'>): void {
  const { id, done } = draft.value()
  if (id === undefined) return
  followText(draft, ['title'], `${id}-title`)
  followKnownText(module, draft, ['help'], `${id}-help`)
  followText(draft, ['submit'], `${id}-action`)
  if (done !== undefined) followText(draft, ['done', 'title'], `${id}-done`)
}
