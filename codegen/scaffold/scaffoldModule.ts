import type { JsonValue } from '../../src/language/portal.ts'
import { LANGUAGE } from '../language.ts'
import { isAlwaysRequired, screensAt } from './RecordsDraft.ts'
import type { Draft, JsonObject, RecordsRequest, ReferredResource } from './RecordsDraft.ts'
import { inSentence } from './moduleNames.ts'
import { entityOf, lifecycleOf, resourceOf, rulesOf } from './scaffoldData.ts'
import { listOf, pageOf, wizardOf } from './scaffoldScreens.ts'

export interface ScaffoldRequest extends RecordsRequest {
  /** Records below those of the module. */
  children: RecordsRequest[]
  /** Section of the navigation, and the place in it. */
  section: string
  order: number
  /** Roles of access.json that see the records, and those that change them. */
  readers: string[]
  writers: string[]
  /** What references need to know of the resources they name. */
  resources: Record<string, ReferredResource>
}

/**
 * Writes a whole module of documents as definition files.
 *
 *     names + fields ──► entity, rules, resource, lifecycle ──► list, wizard, page ──► routes, navigation ──► texts
 *
 * @returns path below definitions/modules/<name>/ → content
 */
export function scaffoldModule(request: ScaffoldRequest): Record<string, JsonValue> {
  const { names, fields, states, children, resources } = request
  const texts: Record<string, string> = {}
  const draftOf = (records: RecordsRequest): Draft => ({
    names: records.names,
    fields: records.fields,
    states: records.states,
    children: [],
    resources,
    read: [names.permission],
    write: [...new Set([names.permission, `${names.permission}Write`, ...neededAlways(request)])],
    text(key, words) {
      let own = key
      if (isTaken(own, words) && records.names.entity !== key) own = `${records.names.entity}-${key}`
      for (let n = 2; isTaken(own, words); n++) own = `${key}-${n}`
      texts[own] = words
      return `@${own}`
    },
  })
  const isTaken = (key: string, words: string) => texts[key] !== undefined && texts[key] !== words
  const own = { ...draftOf(request), children }
  const drafts = [own, ...children.map((child) => ({ ...draftOf(child), parent: { names, fields, states } }))]
  const files: Record<string, JsonValue> = { 'module.json': file('module', moduleOf(own, drafts, request)) }
  for (const draft of drafts) {
    const { entity, plural } = draft.names
    files[`${entity}.schema.json`] = file('entity', entityOf(draft))
    const rules = rulesOf(draft)
    if (rules !== undefined) files[`${entity}.rules.json`] = file('rules', rules)
    files[`${entity}.resource.json`] = file('resource', resourceOf(draft))
    files[`${entity}.lifecycle.json`] = file('lifecycle', lifecycleOf(draft))
    files[`${plural}.list.json`] = file('list', listOf(draft))
    files[`${entity}.wizard.json`] = file('wizard', wizardOf(draft))
    files[`${entity}.page.json`] = file('page', pageOf(draft))
  }
  return { ...files, 'texts.en.json': file('texts', { texts }) }
}

/** What reading the references needs that every record has. */
function neededAlways({ fields, children, resources }: ScaffoldRequest): string[] {
  return [fields, ...children.map((child) => child.fields)]
    .flat()
    .flatMap((field) =>
      field.type === 'reference' && isAlwaysRequired(field) ? (resources[field.resource]?.access ?? []) : [],
    )
}

function file(kind: string, members: JsonObject): JsonValue {
  return { $schema: `../../_language/${kind}.schema.json`, language: LANGUAGE, ...members }
}

function moduleOf(
  { names, text }: Draft,
  drafts: Draft[],
  { section, order, readers, writers }: ScaffoldRequest,
): JsonObject {
  const { plural } = names
  const title = text(plural, names.pluralTitle)
  return {
    id: names.module,
    title,
    permissions: [
      {
        id: names.permission,
        server: names.items,
        title: `See ${inSentence(names.pluralTitle)}`,
        ...(readers.length === 0 ? {} : { roles: readers }),
      },
      {
        id: `${names.permission}Write`,
        server: `${names.items}_write`,
        title: `Create, change and delete ${inSentence(names.pluralTitle)}`,
        ...(writers.length === 0 ? {} : { roles: writers }),
      },
    ],
    routes: drafts.flatMap(routesOf),
    navigation: [{ id: plural, section, title, to: `/${plural}`, order }],
  }
}

function routesOf(draft: Draft): JsonObject[] {
  const { names, read, write, text } = draft
  const { plural, entity } = names
  const one = inSentence(names.title)
  const at = screensAt(draft)
  return [
    { path: at, title: text(plural, names.pluralTitle), screen: { list: plural }, access: read },
    {
      path: `${at}/create/{step?}`,
      title: text(`new-${entity}`, `New ${one}`),
      screen: { wizard: entity, mode: 'create' },
      access: write,
    },
    {
      path: `${at}/edit/{id}/{step?}`,
      title: text(`edit-${entity}`, `Edit ${one}`),
      screen: { wizard: entity, mode: 'edit' },
      access: write,
    },
    { path: `${at}/view/{id}`, title: text(entity, names.title), screen: { page: entity }, access: read },
  ]
}
