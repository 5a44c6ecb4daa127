import { DEFINED, USED } from '../explain/nameTables.ts'
import { LANGUAGE } from '../language.ts'
import type { DefinitionKind, RegistrySource } from '../read/source.ts'
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
  ['public-form', 'modules/<module>/<name>.public-form.json'],
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

/**
 * Markdown: every kind of definition file with its keys, from the descriptions in `definitions/_language`,
 * and what the registry offers.
 */
export function emitReference(registry: RegistrySource): string {
  const written = new Set<string>()
  const kinds = FILES.map(([kind, file]) => {
    const root: Section = { id: kind, title: titleOf(kind), placed: schemaOfKind(kind), level: 2 }
    return writeSections(root, written, (section) =>
      section === root ? `\`${file}\`\n\n${root.placed.schema.description ?? ''}` : undefined,
    )
  })
  return [header(), namesSection(), valuesSection(), offersSection(registry), ...kinds].join('\n')
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
  const { schema, home } = section.placed
  const variants = variantsOf(section.placed)
  const shapes = variants.filter(({ schemas }) =>
    schemas.some((each) => each.schema.properties !== undefined),
  )
  const isClosed = shapes.length > 0 && shapes.every(({ schemas }) => schemas.some(isClosedSchema))
  const add = (schemas: readonly PlacedSchema[], variant?: Variant) => {
    const rows = rowsOf(schemas).map(([name, child]) => {
      const row = describe(child, section, name)
      below.push(...row.below)
      const type = variant?.given === name && variant.value !== undefined ? variant.value : row.type
      const needed = neededWhen(name, schemas, variant === undefined ? variants : [], variant)
      return `| \`${name}\` | ${needed} | ${type} | ${row.default} | ${row.meaning} | ${row.example} |`
    })
    if (rows.length === 0) return
    const head = variant === undefined ? [] : [`${variant.title}:`]
    blocks.push(...head, [TABLE_HEAD, ...rows].join('\n'))
    for (const each of schemas) blocks.push(...alternativesOf(each.schema))
  }
  if (!isClosed) add([{ schema, home }])
  for (const variant of shapes) {
    add(variant.schemas.some(isClosedSchema) ? variant.schemas : [{ schema, home }, ...variant.schemas], {
      ...variant,
      needed: [...(schema.required ?? []), ...variant.needed],
      follows: schema.follows ?? [],
    })
  }
  return { blocks, below }
}

/** The keys of an object, by name; the last is that of a map. */
function rowsOf(schemas: readonly PlacedSchema[]): [string, PlacedSchema][] {
  const rows = new Map<string, PlacedSchema>()
  for (const { schema, home } of schemas) {
    const map =
      typeof schema.additionalProperties === 'object' ? { '<name>': schema.additionalProperties } : {}
    for (const [name, child] of Object.entries({ ...schema.properties, ...map })) {
      if (name !== '$schema' && !rows.has(name)) rows.set(name, { schema: child, home })
    }
  }
  return [...rows]
}

/** `yes`, or beside what a key is needed. */
function neededWhen(
  name: string,
  schemas: readonly PlacedSchema[],
  variants: readonly Variant[],
  variant: Variant | undefined,
): string {
  const always = schemas.some(({ schema }) => schema.required?.includes(name))
  if (always || variant?.needed.includes(name)) return 'yes'
  if (
    variant?.follows?.includes(name) === true ||
    schemas.some(({ schema }) => schema.follows?.includes(name))
  )
    return 'unless it follows'
  const beside = schemas.flatMap(({ schema }) =>
    Object.entries(schema.dependentRequired ?? {}).flatMap(([other, needed]) =>
      needed.includes(name) ? [`with \`${other}\``] : [],
    ),
  )
  const chosen = variants.filter(({ needed }) => needed.includes(name)).map(({ title }) => lowerFirst(title))
  return [...chosen, ...beside].join(', ')
}

function alternativesOf({ anyOf, oneOf }: Schema): string[] {
  const names = (all: readonly Schema[]) =>
    all.map(({ required = [] }) => required.map((name) => `\`${name}\``).join(' and ')).join(', ')
  return [
    ...(anyOf?.every(({ required }) => required) ? [`At least one of ${names(anyOf)} is required.`] : []),
    ...(oneOf?.every(({ required }) => required) ? [`Exactly one of ${names(oneOf)} is required.`] : []),
  ]
}

function isClosedSchema({ schema }: PlacedSchema): boolean {
  return schema.additionalProperties === false
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
    } else if (schema.properties !== undefined || variantsOf({ schema, home }).length > 0) {
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
  // A value with a short form, told by its type, is described by the long one.
  if (schema.if?.type !== undefined && schema.else !== undefined) parts.push(schema.else)
  return [
    placed,
    ...(target === undefined ? [] : chainOf(target)),
    ...parts.flatMap((part) => chainOf({ schema: part, home })),
  ]
}

/** What an object may and must have besides, once it has a key or a value. */
interface Variant {
  /** When: `With "kind": "search"`. */
  title: string
  /** The key that decides, and its value where that decides. */
  given: string
  value?: string
  /** Keys that are required then. */
  needed: string[]
  /** Keys of every choice that may be left out. */
  follows?: string[]
  schemas: PlacedSchema[]
}

function variantsOf({ schema, home }: PlacedSchema, before: readonly string[] = []): Variant[] {
  return [schema, ...(schema.allOf ?? [])].flatMap((each) => {
    if (each.if === undefined || each.then === undefined || each.if.type !== undefined) return []
    const { required = [], properties = {} } = each.if
    const [given, decisive] = Object.entries(properties)[0] ?? [required[0] ?? '']
    const values = decisive?.const === undefined ? (decisive?.enum ?? []) : [decisive.const]
    const value = values.length === 0 ? undefined : values.map((one) => JSON.stringify(one)).join(' or ')
    const named = value === undefined ? `\`${given}\`` : `\`"${given}": ${value}\``
    const without = [...before, named]
    const then = {
      ...variantWith(`With ${named}`, given, { schema: each.then, home }),
      ...(value === undefined ? {} : { value }),
    }
    if (value === undefined) then.needed.push(given)
    if (each.else === undefined) return [then]
    const other = { schema: each.else, home }
    // Another choice tells itself when it applies.
    if (each.else.if !== undefined) return [then, ...variantsOf(other, without)]
    const others = (schema.properties?.[given]?.enum ?? []).filter((each) => !values.includes(each))
    const left =
      value === undefined || others.length === 0 ? {} : { value: others.map(String).map(quote).join(' or ') }
    return [then, { ...variantWith(`Without ${listed(without)}`, given, other), ...left }]
  })
}

function variantWith(title: string, given: string, placed: PlacedSchema): Variant {
  const schemas = chainOf(placed)
  return { title, given, needed: schemas.flatMap(({ schema }) => schema.required ?? []), schemas }
}

function header(): string {
  const rows = FILES.map(([kind, file]) => {
    const { schema } = schemaOfKind(kind)
    return `| [${titleOf(kind)}](#${kind}) | \`${file}\` | ${cell(schema.description ?? '')} |`
  })
  return `<!-- Written by scripts/referenceDocs.ts from definitions/_language. Do not edit. -->

# Reference of the definition language

Every kind of file and every key, in language ${LANGUAGE}, which portal.json names for all. A key that is needed *unless it
follows* can be left out where others say the same ([what follows](follows.md)). \`<name>\` is a name of your choice; \`[]\` is an item of a list. The [guide](guide.md) shows how the
files work together; \`npm run explain FILE:LINE\` shows the same for a line.

| kind | file | what it is |
|---|---|---|
${rows.join('\n')}

Below: [where names come from](#names), [kinds of values](#values), [what the registry offers](#offers) (widgets, cells,
panels, checks, icons), and each kind of file.
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

A name is defined in one place and used in others; \`npm run check\` checks them all, and editors complete them. \`*\` is a name
of your choice. Conditions and \`{slots}\` use fields too.

| name of a | defined in | used in |
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

/** The names that `registry.json` gives, as one chooses among them. */
function offersSection({ widgets, cells, panels, checks, icons }: RegistrySource): string {
  const list = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ')
  const typed = (types: Record<string, string>) =>
    Object.entries(types)
      .map(([name, type]) => `\`${name}\`: ${type}`)
      .join(', ')
  const table = (id: string, title: string, head: string[], rows: string[][]) =>
    `<a id="${id}"></a>

### ${title}

| ${head.join(' | ')} |
|${'---|'.repeat(head.length)}
${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}
`
  return [
    `<a id="offers"></a>

## What the registry offers

Written in code, listed in \`registry.json\`, used by name. The [gallery](gallery.md) shows them.
`,
    table(
      'offers-widgets',
      'Widgets',
      ['widget', 'edits', 'what it is', 'options'],
      Object.entries(widgets).map(([name, { types, about = '', options = {} }]) => [
        `\`${name}\``,
        types.join(', '),
        cell(about),
        typed(options),
      ]),
    ),
    table(
      'offers-cells',
      'Cells',
      ['cell', 'shows', 'what it is'],
      Object.entries(cells).map(([name, { types, about }]) => [`\`${name}\``, types.join(', '), cell(about)]),
    ),
    table(
      'offers-panels',
      'Panels',
      ['panel', 'what it is'],
      Object.entries(panels).map(([name, { about = '' }]) => [`\`${name}\``, cell(about)]),
    ),
    table(
      'offers-checks',
      'Checks',
      ['check', 'what it is', 'reads'],
      Object.entries(checks).map(([name, { about, reads }]) => [`\`${name}\``, cell(about), typed(reads)]),
    ),
    `<a id="offers-icons"></a>

### Icons

${list(icons.toSorted())}
`,
  ].join('\n')
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
  const [words = '', rest] = describeType(schemas).split(' matching ')
  if (rest === undefined) return cell(words)
  const [, pattern = rest, limits = ''] = /^(.*?)((?:, (?:no item|\d|at |exactly)[^,]*)*)$/.exec(rest) ?? []
  return `${cell(words)} matching \`${pattern.replaceAll('|', '\\|')}\`${limits}`
}

function quote(text: string): string {
  return JSON.stringify(text)
}

function listed(names: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names)
}

function lowerFirst(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1)
}

function code(value: unknown): string {
  return value === undefined ? '' : `\`${JSON.stringify(value).replaceAll('|', '\\|')}\``
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('*', '\\*')
}
