import type { Text } from '../../src/language/portal.ts'
import type { Model } from '../Model.ts'
import { registryOf } from '../registryOf.ts'
import { grantsOf } from '../grants.ts'
import { allRoutes } from '../routes.ts'
import { formatDefinition } from '../format/formatDefinition.ts'
import { NAMES_FILE } from '../schema/languageSchemas.ts'

/** A name and what an editor says about it. */
type Named = readonly (readonly [name: string, about: string])[]

/**
 * The names of this portal as JSON Schema, so that editors complete permissions, widgets, texts and the like.
 * The schemas of the language offer them beside any other value: an editor never calls a new name wrong, and the
 * compiler reads the names themselves instead.
 */
export function emitNameSchema(model: Model): string {
  const { pieces = {}, cells, checks, icons } = model.registry.value
  const { widgets, panels } = registryOf(model)
  const { publicForms = {}, notifications = {} } = model.registry.value
  const about = (named: Record<string, { about?: string }>): Named =>
    Object.entries(named).map(([name, each]) => [name, each.about ?? ''])
  const ofModules = (kind: 'entities' | 'resources' | 'lists' | 'wizards' | 'pages'): Named =>
    model.modules.flatMap((module) => module[kind].map(({ value }) => [value.id, `of ${module.id}`] as const))
  const names: Record<string, Named> = {
    catalogue: [...model.catalogues.values()].map(({ value }) => [
      value.id,
      `${value.items?.length ?? 0} values`,
    ]),
    cell: about(cells),
    check: about(checks),
    entity: ofModules('entities'),
    icon: icons.map((icon) => [icon, '']),
    link: allRoutes(model).map((route) => [
      route.path,
      route.redirect === undefined ? '' : `leads to ${route.redirect}`,
    ]),
    list: ofModules('lists'),
    notification: [
      ...about(notifications),
      ...model.modules.flatMap(({ id, file }) =>
        (file.value.notifications ?? [])
          .filter((each) => !Object.hasOwn(notifications, each.id))
          .map((each) => [each.id, `of ${id}`] as const),
      ),
    ],
    page: ofModules('pages'),
    panel: about(panels),
    permission: grantsOf(model).permissions.map(({ id, title }) => [id, title]),
    piece: about(pieces),
    'public-form': about(publicForms),
    resource: ofModules('resources'),
    section: model.portal.value.navigation.map(({ id, title }) => [id, textOf(model, title)]),
    text: textNames(model),
    widget: about(widgets),
    wizard: ofModules('wizards'),
  }
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: NAMES_FILE,
    title: 'Names of this portal',
    $comment: 'Written by codegen from definitions/, for editors alone. Do not edit.',
    $defs: Object.fromEntries(Object.entries(names).map(([kind, named]) => [kind, enumOf(named)])),
  }
  const formatted = formatDefinition(`_language/${NAMES_FILE}`, JSON.stringify(schema))
  if (!('text' in formatted)) throw new Error('emitted names do not parse')
  return formatted.text
}

function enumOf(named: Named): object {
  const abouts = new Map<string, string[]>()
  for (const [name, about] of named)
    abouts.set(name, [...(abouts.get(name) ?? []), ...(about === '' ? [] : [about])])
  if (abouts.size === 0) return { not: {} }
  return {
    enum: [...abouts.keys()],
    enumDescriptions: [...abouts.values()].map((each) => [...new Set(each)].join(' | ')),
  }
}

function textNames(model: Model): Named {
  const files = [model.texts, ...model.modules.map((module) => module.texts)]
  return files.flatMap((file) =>
    Object.entries(file?.value.texts ?? {}).map(([key, text]) => [`@${key}`, plain(text)] as const),
  )
}

function textOf(model: Model, key: string): string {
  return plain(model.texts?.value.texts[key.slice(1)] ?? '')
}

function plain(text: Text): string {
  return typeof text === 'string' ? text : text.other
}
