import { evaluate } from '@humanwhocodes/momoa'
import type { ObjectNode, ValueNode } from '@humanwhocodes/momoa'
import type { Diagnostic } from '../Diagnostic.ts'
import { kindOfFile } from '../read/kindOfFile.ts'
import { parseDefinition } from '../read/parseDefinition.ts'
import { nameOf } from '../read/SourceFile.ts'
import { applicableSchemas, isMap, keysOf, schemasBelow } from '../schema/applicableSchemas.ts'
import { schemaOfKind } from '../schema/languageSchemas.ts'
import type { PlacedSchema } from '../schema/languageSchemas.ts'

/** What fits between the left edge and here stays on one line. */
export const WIDTH = 160

/**
 * Writes a definition file in its one canonical form, whatever its layout was:
 * keys in the order in which the language lists them, unknown ones last, the author's own names and all lists as
 * they stand; one line for what fits into `WIDTH`, else one line per entry. Several objects in a list, and objects under
 * names of the author, always begin a line, so that one column, route or field more is one line more. Literals keep
 * their spelling.
 * @param path below the definitions folder, or below a folder of modules; it tells the kind of file
 * @returns the diagnostics alone when the file does not parse
 */
export function formatDefinition(
  path: string,
  text: string,
): { text: string } | { diagnostics: Diagnostic[] } {
  const parsed = parseDefinition(path, text)
  if (!('tree' in parsed) || parsed.diagnostics.length > 0) return { diagnostics: parsed.diagnostics }
  const ofLanguage = path.startsWith('_language/')
  const kind = ofLanguage ? undefined : (kindOfFile(path) ?? kindOfFile(`modules/${path}`))
  const root = lay(parsed.tree().body, kind === undefined ? [] : [schemaOfKind(kind)], ofLanguage)
  return { text: `${write({ ...root, broken: root.entries.length > 0 }, text, 0, 0)}\n` }
}

/** A value with its entries in canonical order. */
interface Laid {
  node: ValueNode
  entries: { name: ObjectNode['members'][number]['name'] | undefined; value: Laid }[]
  /** Its entries have a line each, even if they would fit on one. */
  broken: boolean
}

/** Keys of JSON Schema that hold names of the author. */
const SCHEMA_MAPS = new Set(['properties', '$defs'])

function lay(node: ValueNode, placed: readonly PlacedSchema[], metaSchema: boolean, key = ''): Laid {
  const value = placed.length > 0 && node.type === 'Object' ? evaluate(node) : undefined
  const schemas = placed.flatMap((each) => applicableSchemas(each, value))
  const child = (value: ValueNode, segment: string | number) =>
    lay(value, schemasBelow(schemas, segment), metaSchema, typeof segment === 'string' ? segment : '')
  if (node.type === 'Array') {
    const entries = node.elements.map(({ value }, index) => ({ name: undefined, value: child(value, index) }))
    return { node, entries, broken: isBroken(entries, entries.length > 1, metaSchema) }
  }
  if (node.type !== 'Object') return { node, entries: [], broken: false }
  const map = isMap(schemas) || (metaSchema && SCHEMA_MAPS.has(key))
  const order = keysOf(schemas)
  const rank = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)
  const members = map
    ? node.members
    : node.members.toSorted((a, b) => rank(nameOf(a.name)) - rank(nameOf(b.name)))
  const entries = members.map(({ name, value }) => ({ name, value: child(value, nameOf(name)) }))
  return { node, entries, broken: isBroken(entries, map, metaSchema) }
}

function isBroken(entries: Laid['entries'], many: boolean, metaSchema: boolean): boolean {
  if (entries.some(({ value }) => value.broken)) return true
  const objects = entries.filter(({ value }) => value.node.type === 'Object').length
  return many && objects > (metaSchema ? 1 : 0)
}

/** @param taken characters of the first line that something else needs: a key before, a comma behind */
function write(laid: Laid, source: string, indent: number, taken: number): string {
  const { node, entries, broken } = laid
  const [open, close] = node.type === 'Object' ? ['{', '}'] : ['[', ']']
  if (entries.length === 0) {
    const container = node.type === 'Object' || node.type === 'Array'
    return container ? open + close : source.slice(node.loc.start.offset, node.loc.end.offset)
  }
  if (!broken) {
    const line = writeLine(laid, source)
    if (indent + taken + line.length <= WIDTH) return line
  }
  const lines = entries.map(({ name, value }, index) => {
    const key = name === undefined ? '' : `${source.slice(name.loc.start.offset, name.loc.end.offset)}: `
    const comma = index < entries.length - 1 ? ',' : ''
    const written = write(value, source, indent + 2, key.length + comma.length)
    return `${' '.repeat(indent + 2)}${key}${written}${comma}`
  })
  return `${open}\n${lines.join('\n')}\n${' '.repeat(indent)}${close}`
}

function writeLine({ node, entries }: Laid, source: string): string {
  if (entries.length === 0) return write({ node, entries, broken: false }, source, 0, 0)
  const parts = entries.map(({ name, value }) => {
    const key = name === undefined ? '' : `${source.slice(name.loc.start.offset, name.loc.end.offset)}: `
    return key + writeLine(value, source)
  })
  return node.type === 'Object' ? `{ ${parts.join(', ')} }` : `[${parts.join(', ')}]`
}
