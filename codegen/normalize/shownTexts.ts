import type {
  ActionFormDefinition,
  BrowserFeature,
  PageDefinition,
  Text,
  WizardDefinition,
} from '../../src/language/portal.ts'
import { textReferences } from '../check/textReferences.ts'
import { textUse } from '../check/textUse.ts'
import type { Model, ModuleModel, SharedModel } from '../Model.ts'
import { textsOf } from '../modelIndex.ts'
import type { CodeTextSource, DrawnSource } from '../read/source.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import { registryOf } from '../registryOf.ts'
import { qualifyKeys } from './qualifyText.ts'

type Texts = Record<string, Text>

/** The portal's texts that go with the page: what the shell shows and what definitions name. */
export function shellTexts(model: Model): Texts {
  return pickTexts(
    model,
    new Set([...Object.keys(model.registry.value.texts.shell), ...namedPortalTexts(model)]),
  )
}

/** The portal's texts that the server alone writes. */
export function serverTexts(model: SharedModel): Texts {
  const named = textReferences(model.access).map(({ text }) => text)
  return pickTexts(model, new Set([...Object.keys(model.registry.value.texts.server ?? {}), ...named]))
}

/** The texts, by their qualified keys, that a module's lists, wizards, pages, widgets and panels show; they go with the module. */
export function shownModuleTexts(
  model: SharedModel,
  module: ModuleModel,
  wizards: WizardDefinition[],
  pages: PageDefinition[],
  actions: ActionFormDefinition[],
): Texts {
  const { texts, pieces = {} } = model.registry.value
  const blocks = pages.flatMap((page) => page.blocks)
  const forms = blocks.filter((block) => block.kind === 'form')
  const drawn = blocks.filter((block) => block.kind === 'widget')
  const { owners } = registryOf(model)
  const edited = wizards.length + forms.length + drawn.length + actions.length
  const shown = shownParts(model, wizards, pages, actions)
  const ofPortal = pickDeclared(model, [
    module.lists.length > 0 ? texts.list : undefined,
    edited > 0 ? texts.wizard : undefined,
    edited + module.publicForms.length > 0 ? texts.field : undefined,
    pages.length > 0 ? texts.page : undefined,
    module.lists.length + pages.length > 0 ? texts.task : undefined,
    ...shown.flatMap(([name, each]) => [
      owners.has(name) ? undefined : each?.texts,
      ...(each?.pieces ?? []).map((piece) => pieces[piece]?.texts),
    ]),
  ])
  const ofModules = shown.flatMap(([name, each]): Texts[] => {
    const owner = owners.get(name)
    if (owner === undefined) return []
    const keys = new Set(Object.keys(each?.texts ?? {}))
    const texts = textsOf(model, owner)?.value.texts ?? {}
    const shownKeys = Object.keys(texts).filter((key) => keys.has(key))
    return [qualifyKeys(texts, shownKeys, owner)]
  })
  return ofModules.length === 0 ? ofPortal : (Object.assign({}, ofPortal, ...ofModules) as Texts) // a merge of texts
}

/** What the widgets and panels that a module's screens show need of the browser. */
export function usedFeatures(...[model, ...screens]: Parameters<typeof shownParts>): BrowserFeature[] {
  return shownParts(model, ...screens).flatMap(([, part]) => part?.uses ?? [])
}

/** The widgets and panels that wizards, pages and actions name, with what is declared of them. */
function shownParts(
  model: SharedModel,
  wizards: WizardDefinition[],
  pages: PageDefinition[],
  actions: ActionFormDefinition[],
): (readonly [name: string, part: DrawnSource | undefined])[] {
  const { widgets, panels } = registryOf(model)
  const blocks = pages.flatMap((page) => page.blocks)
  const forms = blocks.filter((block) => block.kind === 'form')
  const drawn = blocks.filter((block) => block.kind === 'widget')
  const views = [...wizards.map(({ fields }) => fields), ...[...forms, ...actions].map((form) => form.views)]
  return [
    ...views.flatMap((fields) =>
      Object.values(fields).map(({ widget }) => [widget, widgets[widget]] as const),
    ),
    ...[...wizards.flatMap(panelsOf), ...drawn.map(({ panel }) => panel)].map(
      (name) => [name, panels[name]] as const,
    ),
  ]
}

function panelsOf({ steps, estimate }: WizardDefinition): string[] {
  return [
    estimate?.panel,
    ...steps.flatMap(({ aside, summary }) => [aside, ...summary.map(({ panel }) => panel)]),
  ].filter((name) => name !== undefined)
}

/** By the portal's texts, then by where they are declared: many modules show the same. */
const picked = new WeakMap<SourceFile, Map<string, Texts>>()

/** The portal's texts that are declared there. */
function pickDeclared(model: SharedModel, declared: (Record<string, CodeTextSource> | undefined)[]): Texts {
  if (model.texts === undefined) return {}
  const known = picked.get(model.texts) ?? new Map<string, Texts>()
  picked.set(model.texts, known)
  const places = new Set(declared.filter((each) => each !== undefined))
  const identity = [...places].map(numberOf).join()
  const found =
    known.get(identity) ?? pickTexts(model, new Set([...places].flatMap((each) => Object.keys(each))))
  known.set(identity, found)
  return found
}

const numbers = new WeakMap<object, number>()
let count = 0

function numberOf(place: object): number {
  const number = numbers.get(place) ?? count++
  numbers.set(place, number)
  return number
}

/** The portal's texts of these names by their qualified keys, in the order of the file, so that the same definitions give the same module. */
function pickTexts(model: SharedModel, names: ReadonlySet<string>): Texts {
  return Object.fromEntries(
    Object.entries(model.texts?.value.texts ?? {}).flatMap(([name, text]) =>
      names.has(name) ? [[`portal:${name}`, text]] : [],
    ),
  )
}

/** Keys of the portal's texts that definitions name; a module's own text of the same name hides the portal's. */
function namedPortalTexts(model: Model): Set<string> {
  const ofStates = textReferences(model.access).filter(({ path }) => path[0] === 'states')
  const named = new Set([...textReferences(model.portal), ...ofStates].map(({ text }) => text))
  for (const module of model.modules) for (const { text } of textUse(module).foreign) named.add(text)
  return named
}
