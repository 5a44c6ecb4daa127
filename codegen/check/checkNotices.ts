import type { PathSegment } from '../Diagnostic.ts'
import { followPath, sensitiveProblem, textSlots } from '../fieldPaths.ts'
import { resourceOfEntity } from '../modelIndex.ts'
import type { ModuleModel, SharedModel } from '../Model.ts'
import { nearestName } from '../nearestName.ts'
import { permissionHolders } from '../permissionHolders.ts'
import { permissionsNeeded } from '../permissionsNeeded.ts'
import { readingAccess } from '../readingAccess.ts'
import type { NoticeSource, PropertySource, TransitionSource } from '../read/source.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import { formsOf } from './formsOf.ts'
import type { Report } from './Report.ts'
import { recordShape } from './scopes.ts'

type Place = { file: SourceFile<'lifecycle'>; at: PathSegment[] }

/** What a mail has besides the slots of the notification. */
const MAIL_SLOTS = ['product', 'to']

/** A transition posts notifications of its module, with values the record has, to people who may read the record. */
export function checkNotices(model: SharedModel, module: ModuleModel, report: Report): void {
  for (const file of module.lifecycles)
    for (const [index, transition] of file.value.transitions.entries())
      for (const [place, notice] of (transition.notify ?? []).entries()) {
        const at = { file, at: ['transitions', index, 'notify', place] }
        checkWords(model, module, at, notice, report)
        checkSlots(model, at, transition, notice, report)
        checkReaders(model, at, notice, report)
      }
}

/** The notification is one of the module, and its words and the mail's take the values that are given. */
function checkWords(
  model: SharedModel,
  module: ModuleModel,
  { file, at }: Place,
  { kind, slots = {}, mail }: NoticeSource,
  report: Report,
): void {
  const worded = module.file.value.notifications ?? []
  const definition = worded.find(({ id }) => id === kind)
  if (definition === undefined) {
    const aim = { among: { name: kind, names: worded.map(({ id }) => id) } }
    report(file, [...at, 'kind'], 'unknown-notification', `the module has no notification "${kind}"`, aim)
    return
  }
  const given = ['id', ...Object.keys(slots)]
  const { title, text, button } = definition
  const words = [title, text].flatMap((reference) => formsOf(model, module, reference))
  const used = new Set(
    [...words, button?.to ?? ''].flatMap((each) => textSlots(each).map(({ name }) => name)),
  )
  for (const name of used) {
    if (given.includes(name)) continue
    const problem = `"${kind}" shows {${name}}, which this doesn't fill`
    report(file, [...at, 'kind'], 'text-slot', problem, { suggestion: nearestName(name, given) })
  }
  const filled = [...given, ...MAIL_SLOTS, ...(button ? ['link'] : [])]
  const mailed = mail ? { subject: mail.subject, text: mail.text } : {}
  for (const [key, reference] of Object.entries(mailed)) {
    for (const { name } of formsOf(model, module, reference).flatMap(textSlots)) {
      used.add(name)
      if (filled.includes(name)) continue
      const problem = `nothing fills {${name}} in the mail`
      report(file, [...at, 'mail', key], 'text-slot', problem, { suggestion: nearestName(name, filled) })
    }
  }
  // What a missing text says is not known.
  const references = [title, text, ...Object.values(mailed)].filter((each) => each !== undefined)
  if (references.some((each) => formsOf(model, module, each).length === 0)) return
  for (const name of Object.keys(slots).filter((each) => !used.has(each))) {
    const problem = `no text of "${kind}" uses {${name}}: remove it here, or use it in a text`
    report(file, [...at, 'slots', name], 'text-slot', problem, { key: true })
  }
}

/** Values are texts and numbers of the record, or the note. */
function checkSlots(
  model: SharedModel,
  { file, at }: Place,
  { by, note }: TransitionSource,
  { slots = {} }: NoticeSource,
  report: Report,
): void {
  const entity = model.entities.get(file.value.entity)?.value
  if (entity === undefined) return
  const shape = recordShape(entity)
  for (const [name, template] of Object.entries(slots)) {
    const place = [...at, 'slots', name]
    const [root, ...path] = template.slice(1, -1).split('.')
    if (root === 'note') {
      if (note !== undefined || (by !== 'user' && by !== 'time')) continue
      report(file, place, 'unknown-slot', 'the transition has no "note"', { inside: 1 })
      continue
    }
    const followed = followPath<PropertySource>(shape, path)
    const field = path.join('.')
    if ('missing' in followed) {
      const suggestion = nearestName(followed.missing, followed.names)
      report(file, place, 'unknown-slot', `no field "${followed.missing}" on ${entity.id}`, {
        inside: 1,
        suggestion,
      })
    } else if (followed.found.sensitive) {
      report(file, place, 'sensitive-shown', sensitiveProblem(field), { inside: 1 })
    } else if (!['string', 'integer', 'number'].includes(followed.found.type ?? '')) {
      const problem = `${entity.id}.${field} is of type ${followed.found.type}, and words take texts and numbers`
      report(file, place, 'field-type', problem, { inside: 1 })
    }
  }
}

/** Nobody hears of a record that they may not open. */
function checkReaders(
  model: SharedModel,
  { file, at }: Place,
  { kind, to = 'everyone', access }: NoticeSource,
  report: Report,
): void {
  const resource = resourceOfEntity(model, file.value.entity)?.value
  if (resource === undefined) return
  const reading = readingAccess(resource)
  if (reading === undefined) {
    const problem = `no call reads a ${file.value.entity}, so nobody can open what "${kind}" is about`
    report(file, [...at, 'kind'], 'notice-unreadable', problem)
    return
  }
  const needed = permissionsNeeded(reading)
  const asked = access === undefined ? needed : permissionsNeeded(access)
  const lacking = needed.filter((id) => !asked.includes(id))
  const blind = permissionHolders(model).find((holder) => holder.has(asked) && !holder.has(needed))
  if (access !== undefined && blind !== undefined) {
    const problem = `${blind.name} may not read the record: that needs ${lacking.join(' and ')} as well`
    report(file, [...at, 'access'], 'notice-unreadable', problem)
  } else if (
    to === 'owner' &&
    !permissionHolders(model).some((each) => each.name === 'the owner' && each.has(asked))
  ) {
    report(file, [...at, 'to'], 'notice-unreadable', `the owner doesn't have ${asked.join(' and ')}`)
  }
}
