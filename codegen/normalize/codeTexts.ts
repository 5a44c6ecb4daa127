import type { PageDefinition, Text, WizardDefinition } from '../../src/language/portal.ts'
import { namedPortalTexts, textReferences } from '../check/textReferences.ts'
import type { Model, ModuleModel } from '../Model.ts'
import type { CodeTextSource } from '../read/source.ts'

type Texts = Record<string, Text>

/** The portal's texts that go with the page: what the shell shows and what definitions name. */
export function shellTexts(model: Model): Texts {
  return pickTexts(model, [...Object.keys(model.registry.value.texts.shell), ...namedPortalTexts(model)])
}

/** The portal's texts that the server alone writes. */
export function serverTexts(model: Model): Texts {
  const named = textReferences(model.access).map(({ text }) => text)
  return pickTexts(model, [...Object.keys(model.registry.value.texts.server ?? {}), ...named])
}

/** The portal's texts that a module's lists, wizards, pages, widgets and panels show; they go with the module. */
export function moduleCodeTexts(
  model: Model,
  module: ModuleModel,
  wizards: WizardDefinition[],
  pages: PageDefinition[],
): Texts {
  const { texts, pieces = {}, widgets, panels } = model.registry.value
  const blocks = pages.flatMap((page) => page.blocks)
  const forms = blocks.filter((block) => block.kind === 'form')
  const drawn = blocks.filter((block) => block.kind === 'widget')
  const views = [...wizards.map(({ fields }) => fields), ...forms.map((form) => form.views)]
  const shown = [
    ...views.flatMap((fields) => Object.values(fields).map(({ widget }) => widgets[widget])),
    ...[...wizards.flatMap(panelsOf), ...drawn.map(({ panel }) => panel)].map((name) => panels[name]),
  ]
  const declared: (Record<string, CodeTextSource> | undefined)[] = [
    module.lists.length > 0 ? texts.list : {},
    wizards.length + forms.length + drawn.length > 0 ? texts.wizard : {},
    wizards.length + forms.length + drawn.length + module.publicForms.length > 0 ? texts.field : {},
    pages.length > 0 ? texts.page : {},
    ...shown.flatMap((each) => [each?.texts, ...(each?.pieces ?? []).map((piece) => pieces[piece]?.texts)]),
  ]
  return pickTexts(
    model,
    declared.flatMap((each) => Object.keys(each ?? {})),
  )
}

function panelsOf({ steps }: WizardDefinition): string[] {
  return steps
    .flatMap(({ aside, summary }) => [aside, ...summary.map(({ panel }) => panel)])
    .filter((name) => name !== undefined)
}

/** In the order of the file, so that the same definitions give the same module. */
function pickTexts(model: Model, keys: string[]): Texts {
  const wanted = new Set(keys)
  return Object.fromEntries(Object.entries(model.texts?.value.texts ?? {}).filter(([key]) => wanted.has(key)))
}
