import { codeTexts } from '../codeTexts.ts'
import type { Model } from '../Model.ts'

/** The unions that make a missing registry entry a type error: of what is written by hand, and of no module. */
export function emitNames(model: Model): string {
  const { widgets, panels, checks, publicForms = {} } = model.registry.value
  const texts = codeTexts(model.registry.value).filter(({ path }) => path[0] === 'texts')
  return [
    '// Written by codegen from definitions/. Do not edit.\n',
    union('WidgetName', Object.keys(widgets)),
    union('PanelName', Object.keys(panels)),
    union('CheckName', Object.keys(checks)),
    union('PublicFormName', Object.keys(publicForms)),
    union(
      'EngineTextKey',
      texts.map(({ key }) => `portal:${key}`),
    ),
  ].join('\n')
}

function union(name: string, members: string[]): string {
  const lines = members.length === 0 ? ' never' : members.map((member) => `\n  | '${member}'`).join('')
  return `export type ${name} =${lines}\n`
}
