import { fieldWidget } from '../../engine/form/index.ts'
import type { ModuleWidgets, WidgetRegistry } from '../../engine/registry/contract.ts'

/** Found by their folders, so that a module is added without a line here. */
const modules = Object.values(
  import.meta.glob<{ default: ModuleWidgets }>('../../widgets/*/registry.ts', { eager: true }),
).map((file) => file.default)

/** The widgets and panels of all modules; a component is loaded when it is drawn. */
export const moduleWidgets: Pick<WidgetRegistry, 'widgets' | 'panels'> = {
  widgets: Object.fromEntries(
    modules.flatMap(({ widgets = {}, rjsfWidgets = {} }) => [
      ...Object.entries(widgets).map(([name, widget]) => [name, fieldWidget(widget)] as const),
      ...Object.entries(rjsfWidgets),
    ]),
  ),
  panels: Object.assign({}, ...modules.map(({ panels }) => panels)) as WidgetRegistry['panels'], // a merge of panels
}
