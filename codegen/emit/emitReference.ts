import { DEFINED, USED } from '../explain/nameTables.ts'
import { LANGUAGE } from '../language.ts'
import type { DefinitionKind } from '../read/source.ts'
import { describeType } from '../schema/describeType.ts'
import { languageSchemas, resolveReference, schemaOfKind } from '../schema/languageSchemas.ts'
import type { PlacedSchema, Schema } from '../schema/languageSchemas.ts'

/** Every kind of file, in the order in which one meets them. */
const FILES: [DefinitionKind, string][] = [
  ['module', 'modules/<module>/module.json'],
  ['entity', 'modules/<module>/<name>.schema.json'],
  ['rules', 'modules/<module>/<name>.rules.json'],
  ['resource', 'modules/<module>/<name>.resource.json'],
  ['lifecycle', 'modules/<module>/<name>.lifecycle.json'],
  ['list', 'modules/<module>/<name>.list.json'],
  ['wizard', 'modules/<module>/<name>.wizard.json'],
  ['page', 'modules/<module>/<name>.page.json'],
  ['texts', 'texts.<locale>.json, modules/<module>/texts.<locale>.json'],
  ['portal', 'portal.json'],
  ['access', 'access.json'],
  ['registry', 'registry.json'],
  ['context', 'context.schema.json'],
  ['catalogue', 'catalogues/<id>.json'],
]

interface Section {
  id: string
  title: string
  placed: PlacedSchema
  level: number
}

/** Markdown: every kind of definition file with its keys, from the descriptions in `definitions/_language`. */
export function emitReference(): string {
  const written = new Set<string>()
  const kinds = FILES.map(([kind, file]) => {
    const root: Section = { id: kind, title: titleOf(kind), placed: schemaOfKind(kind), level: 2 }
    return writeSections(root, written, (section) =>
      section === root ? `\`${file}\`\n\n${root.placed.schema.description ?? ''}` : undefined,
    )
  })
  return [header(), namesSection(), valuesSection(), ...kinds].join('\n')
}

/** A section and, behind it, one for each object below it that has not been described yet. */
function writeSections(
  root: Section,
  written: Set<string>,
  intro: (section: Section) => string | undefined,
): string {
  const waiting = [root]
  const parts: string[] = []
  for (let section = waiting.shift(); section !== undefined; section = waiting.shift()) {
    if (written.has(section.id)) continue
    written.add(section.id)
    const { blocks, below } = writeSection(section)
    const lead = intro(section) ?? section.placed.schema.description
    const heading = `<a id="${section.id}"></a>\n\n${'#'.repeat(section.level)} ${cell(section.title)}`
    parts.push([heading, ...(lead === undefined ? [] : [lead]), ...blocks].join('\n\n'))
    waiting.unshift(...below)
  }
  return `${parts.join('\n\n')}\n`
}

function writeSection(section: Section): { blocks: string[]; below: Section[] } {
  const below: Section[] = []
  const blocks: string[] = []
  const shown = new Set<string>()
  for (const { placed, only } of shapesOf(section.placed)) {
    const { schema, home } = placed
    const fixed = Object.entries(schema.properties ?? {}).filter(
      ([name]) => name !== '$schema' && !shown.has(name),
    )
    for (const [name] of fixed) shown.add(name)
    const map =
      typeof schema.additionalProperties === 'object'
        ? [['<name>', schema.additionalProperties] as const]
        : []
    const rows = [...fixed, ...map].map(([name, child]) => {
      const row = describe({ schema: child, home }, section, name)
      below.push(...row.below)
      const needed = schema.required?.includes(name) === true ? 'yes' : ''
      return `| \`${name}\` | ${needed} | ${row.type} | ${row.default} | ${row.meaning} | ${row.example} |`
    })
    if (rows.length === 0) continue
    const head = only === '' ? [] : [`${only}:`]
    blocks.push(...head, [TABLE_HEAD, ...rows].join('\n'))
  }
  return { blocks, below }
}

const TABLE_HEAD = '| key | required | value | default | meaning | example |\n|---|---|---|---|---|---|'

function describe(placed: PlacedSchema, section: Section, name: string) {
  const schemas = chainOf(placed)
  const find = <Key extends keyof Schema>(key: Key) =>
    schemas.find(({ schema }) => schema[key] !== undefined)?.schema[key]
  const target = objectIn(schemas, section, name)
  const type = typeCell(schemas)
  const examples = find('examples')
  return {
    type: target === undefined ? type : `[${type}](#${target.id})`,
    default: code(find('default')),
    meaning: cell(find('description') ?? find('title') ?? ''),
    example: code(examples?.[0]),
    below: target === undefined ? [] : [target],
  }
}

/** The object that a value is, or that its items or members are; each shared one has one section. */
function objectIn(schemas: readonly PlacedSchema[], section: Section, name: string): Section | undefined {
  const path = section.level === 2 ? `${section.id}: ${name}` : `${section.title}.${name}`
  const level = 3
  for (const { schema, home } of schemas) {
    const shared = /\/\$defs\/(\w+)$/.exec(schema.$ref ?? '')?.[1]
    const owner = schema.$ref?.startsWith('#') === false ? 'common' : (home.$id ?? '').split('.')[0]
    const inner =
      schema.items !== undefined
        ? { child: schema.items, suffix: '[]' }
        : typeof schema.additionalProperties === 'object' && schema.properties === undefined
          ? { child: schema.additionalProperties, suffix: '.<name>' }
          : undefined
    if (inner !== undefined) {
      const found = objectIn(chainOf({ schema: inner.child, home }), section, `${name}${inner.suffix}`)
      if (found !== undefined) return found
    } else if (schema.properties !== undefined || branchesOf(schema).length > 0) {
      return { id: anchor(path), title: path, placed: { schema, home }, level }
    }
    if (shared === undefined) continue
    const target = resolveReference(schema.$ref ?? '', home)
    if (target === undefined || target.schema.properties === undefined) continue
    const title = owner === 'common' ? `shared: ${shared}` : `${owner}: ${shared}`
    return { id: anchor(`${owner}-${shared}`), title, placed: target, level }
  }
  return undefined
}

/** A schema, what it refers to, and the parts it is made of, whatever the value is. */
function chainOf(placed: PlacedSchema): PlacedSchema[] {
  const { schema, home } = placed
  const target = schema.$ref === undefined ? undefined : resolveReference(schema.$ref, home)
  const parts = (schema.allOf ?? []).filter((part) => part.if === undefined)
  return [
    placed,
    ...(target === undefined ? [] : chainOf(target)),
    ...parts.flatMap((part) => chainOf({ schema: part, home })),
  ]
}

/** The shapes an object has: what is always so, and what depends on what it holds. */
function shapesOf(placed: PlacedSchema): { placed: PlacedSchema; only: string }[] {
  const { schema, home } = placed
  const branches = branchesOf(schema).flatMap(({ schema: branch, only }) =>
    chainOf({ schema: branch, home }).flatMap((each) =>
      shapesOf(each).map((shape) => ({ ...shape, only: shape.only === '' ? only : shape.only })),
    ),
  )
  return [{ placed, only: '' }, ...branches]
}

function branchesOf(schema: Schema): { schema: Schema; only: string }[] {
  return [schema, ...(schema.allOf ?? [])].flatMap((each) => {
    if (each.if === undefined || each.then === undefined) return []
    const { required = [], properties = {} } = each.if
    const [name = '', value] = Object.entries(properties)[0] ?? [required[0]]
    const is = value?.const === undefined ? '' : `: ${JSON.stringify(value.const)}`
    const then = { schema: each.then, only: `With \`"${name}"${is}\`` }
    if (each.else === undefined) return [then]
    // Another choice tells itself when it applies.
    return [then, { schema: each.else, only: each.else.if === undefined ? `Without \`"${name}"${is}\`` : '' }]
  })
}

function header(): string {
  const rows = FILES.map(([kind, file]) => {
    const { schema } = schemaOfKind(kind)
    return `| [${titleOf(kind)}](#${kind}) | \`${file}\` | ${cell(schema.description ?? '')} |`
  })
  return `<!-- Written by scripts/referenceDocs.ts from definitions/_language. Do not edit. -->

# Reference of the definition language

Every kind of file and every key, in language ${LANGUAGE}. Every file starts with \`$schema\`, the path of its schema, and
\`language\`: ${LANGUAGE}. \`<name>\` is a name of your choice; \`[]\` is an item of a list. The [guide](guide.md) shows how the
files work together; \`npm run explain FILE:LINE\` says the same about the place you are at.

| kind | file | what it is |
|---|---|---|
${rows.join('\n')}

Below: [where names come from](#names), [kinds of values](#values), and each kind of file.
`
}

/** Which file gives each kind of name, and which use it. */
function namesSection(): string {
  const given = patternsBy(DEFINED)
  given.set('field', ['entity: properties'])
  const used = patternsBy(USED)
  used.set('route', used.get('link') ?? [])
  used.set('text', ['every @key'])
  for (const kind of ['catalogue', 'cell']) {
    used.set(kind, [`entity: properties.*.${kind}`, ...(used.get(kind) ?? [])])
  }
  const rows = [...given]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([kind, places]) => `| ${kind} | ${linked(places)} | ${linked(used.get(kind) ?? [])} |`)
  return `<a id="names"></a>

## Where names come from

A name is given in one place and used in others; \`npm run check\` knows them all, and editors complete them. \`*\` is a name
of your choice. Conditions and \`{slots}\` use fields too.

| name of a | is given in | is used in |
|---|---|---|
${rows.join('\n')}
`
}

function patternsBy(table: typeof DEFINED | typeof USED): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const [file, patterns] of Object.entries(table)) {
    for (const [pattern, kind] of Object.entries(patterns)) {
      found.set(kind, [...(found.get(kind) ?? []), `${file}: ${pattern.replace('#', '')}`])
    }
  }
  return found
}

function linked(places: readonly string[]): string {
  const byFile = Map.groupBy(places, (place) => place.split(': ')[0] ?? '')
  const parts = [...byFile].map(([file, own]) => {
    const paths = own.flatMap((place) => place.split(': ')[1] ?? [])
    return paths.length === 0 ? file : `[${file}](#${file}) ${paths.map((path) => `\`${path}\``).join(', ')}`
  })
  return parts.join('; ')
}

/** What the kinds of text mean that many keys share. */
function valuesSection(): string {
  const { $defs = {} } = languageSchemas().get('common.schema.json') ?? {}
  const home = languageSchemas().get('common.schema.json') ?? {}
  const rows = Object.entries($defs)
    .filter(([, schema]) => schema.title !== undefined)
    .map(([name, schema]) => {
      const called = typeCell([
        { schema: { $ref: `#/$defs/${name}` }, home },
        { schema, home },
      ])
      const limits = typeCell([{ schema, home }])
      return `| ${called} | ${cell(schema.title ?? '')} | ${limits} |`
    })
  return `<a id="values"></a>

## Kinds of values

| value | what it is | limits |
|---|---|---|
${rows.join('\n')}
`
}

function titleOf(kind: DefinitionKind): string {
  return schemaOfKind(kind).schema.title ?? kind
}

function anchor(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

/** A pattern stands in code, so that nothing in it is taken for Markdown. */
function typeCell(schemas: readonly PlacedSchema[]): string {
  const [words = '', pattern] = describeType(schemas).split(' matching ')
  return pattern === undefined ? cell(words) : `${cell(words)} matching \`${pattern.replaceAll('|', '\\|')}\``
}

function code(value: unknown): string {
  return value === undefined ? '' : `\`${JSON.stringify(value).replaceAll('|', '\\|')}\``
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('*', '\\*')
}
