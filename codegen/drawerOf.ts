import { slotsOf } from './fieldPaths.ts'
import type { ModuleModel, SharedModel } from './Model.ts'
import type { ListSource } from './read/source.ts'
import { recordResource, routeFor } from './routes.ts'

/** The page that shows a row beside its list, and the column whose link leads there; undefined without one. */
export function drawerOf(
  model: SharedModel,
  module: ModuleModel,
  { columns, resource }: ListSource,
): { page: string; column: string } | undefined {
  for (const { id, link } of columns) {
    if (link === undefined || slotsOf(link).some(({ name }) => name !== 'row.id')) continue
    const route = routeFor(model, link)
    if (route === undefined || recordResource(model, route)?.id !== resource) continue
    const { screen } = route
    const isOwn = module.file.value.routes.some((own) => own.screen === route.screen)
    if (isOwn && screen !== undefined && 'page' in screen) return { page: screen.page, column: id }
  }
  return undefined
}
