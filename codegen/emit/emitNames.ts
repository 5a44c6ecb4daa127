import { codeTexts, moduleCodeTexts } from '../codeTexts.ts'
import type { Model } from '../Model.ts'

/** The unions that make a missing registry entry a type error. */
export function emitNames(model: Model): string {
  const { widgets, panels, cells, checks, publicForms = {} } = model.registry.value
  const texts = codeTexts(model.registry.value)
  const engine = texts.filter(({ path }) => path[0] === 'texts').map(({ key }) => `portal:${key}`)
  const shown = [
    ...texts.filter(({ path }) => path[0] !== 'texts').map(({ key }) => `portal:${key}`),
    ...model.modules.flatMap(({ id, file }) =>
      moduleCodeTexts(file.value).flatMap(({ key, path }) => (path[1] === 'texts' ? [] : `${id}:${key}`)),
    ),
  ]
  return [
    '// Written by codegen from definitions/. Do not edit.\n',
    union('WidgetName', Object.keys(widgets)),
    union('PanelName', Object.keys(panels)),
    union('CellName', Object.keys(cells)),
    union('CheckName', Object.keys(checks)),
    union('PublicFormName', Object.keys(publicForms)),
    union('EngineTextKey', engine),
    union('WidgetTextKey', shown),
    union('IconName', model.registry.value.icons),
    union('PermissionId', [...model.permissions]),
    union('EntityName', [...model.entities.keys()]),
    union('CatalogueName', [...model.catalogues.keys()]),
  ].join('\n')
}

function union(name: string, members: string[]): string {
  const lines = members.length === 0 ? ' never' : members.map((member) => `\n  | '${member}'`).join('')
  return `export type ${name} =${lines}\n`
}
