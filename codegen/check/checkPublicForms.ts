import { formatPath } from '../Diagnostic.ts'
import type { PathSegment } from '../Diagnostic.ts'
import { slotsOf } from '../fieldPaths.ts'
import { allModules, resourceOfEntity } from '../modelIndex.ts'
import type { ModuleModel, SharedModel } from '../Model.ts'
import type { PublicCallSource } from '../read/source.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import type { Report } from './Report.ts'
import { textReferences } from './textReferences.ts'

/** Every page that needs no session has its form, and the form has what the call reads and nothing else. */
export function checkPublicForms(model: SharedModel, report: Report): void {
  const { publicForms: pages = {} } = model.registry.value
  const defined = new Set<string>()
  // A form that does not hold, or whose module does not, is not missing.
  const areKnown = !model.broken.has('public-form') && !model.broken.has('module')
  for (const module of allModules(model)) {
    for (const file of module.publicForms) {
      const { id } = file.value
      const page = Object.hasOwn(pages, id) ? pages[id] : undefined
      if (page === undefined) {
        const aim = { among: { name: id, names: Object.keys(pages) } }
        report(file, ['id'], 'unknown-public-form', `no public page is called "${id}"`, aim)
        continue
      }
      defined.add(id)
      checkForm(model, module, file, page, report)
    }
    if (module.file.value.routes.length > 0 || module.publicForms.length > 0) continue
    if (areKnown) report(module.file, ['routes'], 'missing-key', 'a module without public forms has routes')
  }
  for (const id of areKnown ? Object.keys(pages) : []) {
    if (defined.has(id)) continue
    const problem = `no ${id}.public-form.json says what the form of this page is`
    report(model.registry, ['publicForms', id], 'public-form', problem, { key: true })
  }
}

function checkForm(
  model: SharedModel,
  module: ModuleModel,
  file: SourceFile<'public-form'>,
  page: PublicCallSource,
  report: Report,
): void {
  const { done } = file.value
  checkFields(model, file, page, report)
  checkTexts(model, module, file, page, report)
  checkLinks(model, file, page, report)
  if (page.leaves === true && done !== undefined) {
    const problem = 'the page redirects when it is done, so this is never shown'
    report(file, ['done'], 'public-form', problem, { key: true })
  }
  if (page.leaves !== true && done === undefined)
    report(file, [], 'missing-key', 'a form that stays says what is shown when it is done: "done" is missing')
}

function checkFields(
  model: SharedModel,
  file: SourceFile<'public-form'>,
  { post, reads = [] }: PublicCallSource,
  report: Report,
): void {
  const { entity: entityId, fields = [] } = file.value
  const names = fields.map(({ field }) => field)
  for (const [index, name] of names.entries()) {
    if (reads.includes(name)) continue
    const problem = `POST ${post} does not read "${name}"`
    report(file, ['fields', index, 'field'], 'public-form', problem, { among: { name, names: reads } })
  }
  const missing = reads.filter((name) => !names.includes(name))
  if (missing.length > 0)
    report(file, ['fields'], 'public-form', `POST ${post} reads ${missing.join(', ')}, which the form lacks`)
  const entity = entityId === undefined ? undefined : model.entities.get(entityId)
  if (entity === undefined) return
  const { properties, required } = entity.value
  for (const [index, name] of names.entries()) {
    if (Object.hasOwn(properties, name) || !reads.includes(name)) continue
    const aim = { among: { name, names: Object.keys(properties) } }
    report(file, ['fields', index, 'field'], 'unknown-field', `entity "${entityId}" has no "${name}"`, aim)
  }
  for (const [name, property] of Object.entries(properties)) {
    const at: PathSegment[] = ['properties', name]
    const refuse = (path: PathSegment[], problem: string) => report(entity, path, 'public-form', problem)
    if (!names.includes(name)) refuse(at, `form "${file.value.id}" does not ask for it`)
    else if (!required.includes(name))
      refuse(['required'], `POST ${post} needs "${name}", so the form of "${file.value.id}" requires it`)
    const { type, readOnly, writeOn, catalogue } = property
    if (type !== 'string' || property.enum !== undefined || catalogue !== undefined)
      refuse(at, 'a public form asks for texts, not for a choice or another type')
    if (readOnly === true || writeOn?.includes('create') === false || property.access !== undefined)
      refuse(at, 'whoever sees a public form fills all of it')
  }
  const rules = model.rules.get(entity.value.id)
  if (rules) report(rules, ['entity'], 'public-form', 'rules depend on the user, and a public form has none')
  const resource = resourceOfEntity(model, entity.value.id)
  if (resource)
    report(resource, ['entity'], 'public-form', `"${entityId}" is what a public form asks for, and no record`)
}

/** The texts that the page fills; elsewhere a slot is refused as anywhere. */
const FILLED = /^(title|help|done\.title|done\.text)$/

function checkTexts(
  model: SharedModel,
  module: ModuleModel,
  file: SourceFile<'public-form'>,
  { slots = [] }: PublicCallSource,
  report: Report,
): void {
  for (const { path, text } of textReferences(file)) {
    if (!FILLED.test(formatPath(path))) continue
    const found = module.texts?.value.texts[text] ?? model.texts?.value.texts[text]
    if (typeof found !== 'string') continue
    checkSlots(file, path, found, slots, report)
  }
}

function checkLinks(
  model: SharedModel,
  file: SourceFile<'public-form'>,
  { slots = [] }: PublicCallSource,
  report: Report,
): void {
  const { fields = [], links = [], done } = file.value
  const places: [PathSegment[], string | undefined][] = [
    ...fields.map(({ link }, index): [PathSegment[], string | undefined] => [
      ['fields', index, 'link', 'to'],
      link?.to,
    ]),
    ...links.map(({ to }, index): [PathSegment[], string] => [['links', index, 'to'], to]),
    [['done', 'action', 'to'], done?.action?.to],
  ]
  const pages = Object.values(model.registry.value.publicForms ?? {}).flatMap(({ at }) => at ?? [])
  const addresses = [...pages, model.portal.value.termsPath]
  for (const [path, to] of places) {
    if (to === undefined) continue
    const address = to.split(/[?#]/)[0] ?? ''
    if (!addresses.includes(address)) {
      const aim = { among: { name: address, names: addresses } }
      report(file, path, 'unknown-route', `no public page at "${address}"`, aim)
    } else checkSlots(file, path, to, slots, report)
  }
}

function checkSlots(
  file: SourceFile<'public-form'>,
  path: readonly PathSegment[],
  text: string,
  slots: readonly string[],
  report: Report,
): void {
  for (const { name } of slotsOf(text)) {
    if (slots.includes(name)) continue
    report(file, path, 'text-slot', `this page fills no {${name}}`, { among: { name, names: slots } })
  }
}
