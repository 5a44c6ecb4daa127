import type { ValueNode } from '@humanwhocodes/momoa'
import { checkLanguage } from '../../../codegen/check/checkLanguage.ts'
import type { PathSegment } from '../../../codegen/Diagnostic.ts'
import type { SourceFile } from '../../../codegen/read/SourceFile.ts'

/** One text change to one definition file that must be an error. */
export interface Corruption {
  kind: CorruptionKind
  file: SourceFile
  /** The whole file afterwards. */
  text: string
  /** Description, for the table of undetected corruptions. */
  what: string
  /** Correct lines for a diagnostic in this file, counted after the change. */
  lines: number[]
  /** A removed name: a diagnostic on a line that still uses it is correct too. */
  lost?: string
}

export type CorruptionKind = keyof typeof CORRUPTIONS

interface Place {
  file: SourceFile
  path: PathSegment[]
  key: string
  node: ValueNode
  parent: ValueNode
  /** Of the key, for a member of an object. */
  name?: { start: number; end: number; line: number }
}

/** Whole numbers below a bound, the same ones for the same seed. */
export type Random = (below: number) => number

/** The linear congruential generator of Numerical Recipes. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** Keys whose text refers to a name defined elsewhere or a fixed value of the language. */
const REFERENCES = new Set(
  `$schema entity resource field fields widget cell icon query tab to redirect link list wizard page mode modes at
  check reads on clear default from by step steps panel aside relock opensAt catalogue access owner suborganization
  section listFields required sort home transition operation type types format match kind tone presets get items key
  label search note options fills writeOn method align pieces slots enum locale permissions pick currency group`.split(
    /\s+/,
  ),
)
/** Objects whose keys refer to names defined elsewhere. */
const NAMING = new Set([
  'enumTexts',
  'fields',
  'reads',
  'set',
  'params',
  'query',
  'pick',
  'options',
  'errors',
  'opensAt',
  'success',
])
/** Objects whose keys define names: a typo is an error only where the name is used elsewhere. */
const DECLARING = new Set([
  'properties',
  'states',
  'texts',
  'widgets',
  'panels',
  'cells',
  'checks',
  'pieces',
  'shell',
  'list',
  'wizard',
  'roots',
])
const CONDITIONS = new Set([
  'when',
  'visibleWhen',
  'requiredWhen',
  'enabledWhen',
  'linkWhen',
  'expandWhen',
  'where',
])
/** Free text, and names used only by code or another system. */
const FREE = new Set([
  'about',
  'summary',
  'text',
  'server',
  'table',
  'word',
  'product',
  'company',
  'supportEmail',
  'termsPath',
])

/** The items of a catalogue are all alike. */
const CATALOGUE_ITEMS = 10

function placesOf(file: SourceFile): Place[] {
  const places: Place[] = []
  const visit = (node: ValueNode, path: PathSegment[], key: string) => {
    if (node.type === 'Object') {
      for (const { name, value } of node.members) {
        const own = name.type === 'String' ? name.value : name.type === 'Identifier' ? name.name : ''
        const at = {
          start: name.loc.start.offset,
          end: name.loc.end.offset,
          line: name.loc.start.line,
        }
        places.push({
          file,
          path: [...path, own],
          key: own,
          node: value,
          parent: node,
          name: at,
        })
        visit(value, [...path, own], own)
      }
    } else if (node.type === 'Array') {
      for (const [index, { value }] of node.elements.entries()) {
        if (file.kind === 'catalogue' && index >= CATALOGUE_ITEMS) break
        places.push({
          file,
          path: [...path, index],
          key,
          node: value,
          parent: node,
        })
        visit(value, [...path, index], key)
      }
    }
  }
  visit(file.tree().body, [], '')
  return places
}

function splice(text: string, start: number, end: number, instead: string): string {
  return text.slice(0, start) + instead + text.slice(end)
}

/** Takes a member or an item out, with its comma. */
function takeOut(place: Place): string {
  const { text } = place.file
  const start = place.name?.start ?? place.node.loc.start.offset
  const end = place.node.loc.end.offset
  const after = /^\s*,\s*/.exec(text.slice(end))
  if (after) return splice(text, start, end + after[0].length, '')
  const before = /,\s*$/.exec(text.slice(0, start))
  return splice(text, start - (before?.[0].length ?? 0), end, '')
}

function replaceValue(place: Place, value: string): string {
  return splice(place.file.text, place.node.loc.start.offset, place.node.loc.end.offset, value)
}

function lineOf(place: Place): number {
  return place.name?.line ?? place.node.loc.start.line
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}

/** Swaps two letters, drops one or doubles one, within a word. */
function typo(text: string, random: Random): string | undefined {
  const letters = [...text.matchAll(/[A-Za-z](?=[A-Za-z])/g)].map((match) => match.index)
  const first = letters[random(letters.length)]
  if (first === undefined) return undefined
  const [left = '', right = ''] = [text[first], text[first + 1]]
  const ways = [right + left, left, left + left + right]
  const way = ways[random(3)] ?? left
  const changed = text.slice(0, first) + way + text.slice(first + 2)
  return changed === text ? text.slice(0, first) + left + left + right + text.slice(first + 2) : changed
}

/** Every word of a text in a name position, in any file. */
function namesSaid(files: readonly SourceFile[]): Map<string, number> {
  const said = new Map<string, number>()
  const add = (text: string) => {
    for (const word of text.split(/[^\w-]+/)) said.set(word, (said.get(word) ?? 0) + 1)
  }
  for (const place of files.flatMap(placesOf)) {
    const value = place.node.type === 'String' ? place.node.value : ''
    if (
      value.startsWith('@') ||
      REFERENCES.has(place.key) ||
      CONDITIONS.has(place.key) ||
      value.includes('{')
    )
      add(value)
    if (place.name && NAMING.has(String(place.path.at(-2)))) add(place.key)
    else if (place.name && !NAMING.has(place.key) && place.file.kind === 'registry') add(place.key)
  }
  return said
}

function isReference(place: Place): boolean {
  const { key, node, path, file } = place
  if (node.type !== 'String' || FREE.has(key)) return false
  if (node.value.startsWith('@')) return true
  if (file.kind === 'catalogue' || file.kind === 'texts') return key === '$schema'
  if (CONDITIONS.has(key)) return false
  const above = path.filter((segment) => typeof segment === 'string').slice(0, -1)
  if (above.some((segment) => ['endpoints', 'set', 'params'].includes(segment)))
    return key === 'access' || key === 'method'
  const own = above.at(-1) ?? ''
  if (own === 'properties' && file.kind === 'context') return false
  // texts of a reference's items, declared by the server's answer, and literal values
  if (key === 'query' && own === 'reference') return false
  if (['options', 'reads', 'pick', 'opensAt', 'query'].includes(own)) return true
  if (key === 'items') return own === 'reference'
  if (key === 'default') return own === 'sort' || own === 'effects'
  return REFERENCES.has(key)
}

type Make = (
  places: readonly Place[],
  random: Random,
  said: ReadonlyMap<string, number>,
  all: AllPlaces,
) => Corruption[]

interface AllPlaces {
  /** Places that say a name. */
  names: Place[]
  /** The place of an object that is the value of a key. */
  byNode: Map<ValueNode, Place>
}

/** How often the name at a place is used elsewhere; the place itself may use it too. */
function saidElsewhere(name: string, place: Place, said: ReadonlyMap<string, number>): boolean {
  const own = isReference(place) ? 1 : 0
  return (said.get(name) ?? 0) > own
}

const copies = new WeakMap<SourceFile, SourceFile>()

const deleteKey: Make = (places) =>
  places.flatMap((place) => {
    const { file } = place
    if (place.name === undefined || (file.kind === 'texts' && place.path.length > 1)) return []
    const copy = copies.get(file) ?? { ...file, value: structuredClone(file.value) }
    copies.set(file, copy)
    if (!isNeededByLanguage(place, copy) && !isNeededBeside(place)) return []
    const text = takeOut(place)
    const lines = [place.parent.loc.start.line, place.name.line]
    return [
      {
        kind: 'a needed key deleted',
        file,
        text,
        what: place.path.join('.'),
        lines,
      },
    ]
  })

/** Parsing a whole file for each of its keys would take most of the test's time. */
function isNeededByLanguage({ path, key }: Place, copy: SourceFile): boolean {
  let parent = copy.value as unknown as Record<PathSegment, unknown> // plain JSON
  for (const segment of path.slice(0, -1)) parent = parent[segment] as Record<PathSegment, unknown> // a container
  const value = parent[key]
  delete parent[key]
  const isNeeded = !checkLanguage(copy, () => {})
  parent[key] = value
  return isNeeded
}

/** Keys that are optional in the language but required by their siblings. */
function isNeededBeside({ key, parent, file, path }: Place): boolean {
  if (parent.type !== 'Object') return false
  const beside = new Map(
    parent.members.map((member) => [member.name.type === 'String' ? member.name.value : '', member.value]),
  )
  const type = beside.get('type')
  const is = (name: string) => type?.type === 'String' && type.value === name
  if (file.kind === 'entity') {
    if (path.at(-2) === 'errors' || path.at(-2) === 'properties') return false
    if (key === 'enumTexts') return true
    if (key === 'maxLength') return is('string') && !beside.has('enum') && !beside.has('format')
    return (key === 'items' || key === 'maxItems') && is('array')
  }
  if (key === 'because') return true
  return file.kind === 'lifecycle' && key === 'call'
}

const deleteNamed: Make = (places, _, said) =>
  places.flatMap((place) => {
    const { node, path, key, file } = place
    const declared = place.name && DECLARING.has(String(path.at(-2))) ? key : idOf(node)
    if (declared === undefined || file.kind === 'catalogue') return []
    if (file.kind === 'registry' && path[0] === 'texts' && path.length === 2) return []
    if (!place.name && (path.length !== 2 || (path[0] === 'navigation' && file.kind === 'module'))) return []
    if (
      !place.name &&
      !(
        path[0] === 'permissions' ||
        path[0] === 'routes' ||
        path[0] === 'steps' ||
        path[0] === 'query' ||
        path[0] === 'navigation'
      )
    )
      return []
    if (!saidElsewhere(declared, place, said)) return []
    const text = takeOut(place)
    const lines = [place.parent.loc.start.line, lineOf(place)]
    return [
      {
        kind: 'a named thing deleted',
        file,
        text,
        what: path.join('.'),
        lines,
        lost: declared,
      },
    ]
  })

/** Any key or item, even if the result is valid: shown for comparison, not counted. */
export function deleteAnything(files: readonly SourceFile[], count: number, seed: number): Corruption[] {
  const random = createRandom(seed)
  const places = files.filter((file) => file.kind !== 'catalogue').flatMap(placesOf)
  return shuffle(places, random)
    .slice(0, count)
    .map((place) => ({
      kind: 'a needed key deleted',
      file: place.file,
      text: takeOut(place),
      what: place.path.join('.'),
      lines: [place.parent.loc.start.line, lineOf(place)],
    }))
}

function idOf(node: ValueNode): string | undefined {
  if (node.type !== 'Object') return undefined
  for (const key of ['id', 'name', 'path']) {
    const member = node.members.find((each) => each.name.type === 'String' && each.name.value === key)
    if (member?.value.type === 'String') return member.value.value.replace(/\/\{step\?\}$/, '')
  }
  return undefined
}

const renameKey: Make = (places, random, said) =>
  places.flatMap((place) => {
    if (place.name === undefined) return []
    const above = String(place.path.at(-2))
    const free = DECLARING.has(above) || (place.file.kind === 'texts' && place.path[0] === 'texts')
    if (free && !saidElsewhere(place.key, place, said)) return []
    if (
      place.file.kind === 'catalogue' &&
      place.path.length === 3 &&
      place.key !== 'value' &&
      place.key !== 'text'
    )
      return []
    const changed = typo(place.key, random)
    if (changed === undefined) return []
    const text = splice(place.file.text, place.name.start, place.name.end, JSON.stringify(changed))
    const lines = [place.name.line, place.parent.loc.start.line]
    return [
      {
        kind: 'a key misspelt',
        file: place.file,
        text,
        what: `${place.path.join('.')} → ${changed}`,
        lines,
        ...(free ? { lost: place.key } : {}),
      },
    ]
  })

const misspelName: Make = (places, random) =>
  places.flatMap((place) => {
    if (!isReference(place) || place.node.type !== 'String') return []
    const changed = typo(place.node.value, random)
    if (changed === undefined) return []
    const text = replaceValue(place, JSON.stringify(changed))
    return [
      {
        kind: 'a name misspelt',
        file: place.file,
        text,
        what: `${place.path.join('.')}: ${place.node.value} → ${changed}`,
        lines: [lineOf(place), place.node.loc.start.line],
        lost: place.node.value,
      },
    ]
  })

const wrongCase: Make = (places) =>
  places.flatMap((place) => {
    if (!isReference(place) || place.node.type !== 'String') return []
    const { value } = place.node
    const index = value.search(/[a-z]/)
    if (index < 0 || place.key === '$schema') return []
    const changed = value.slice(0, index) + (value[index] ?? '').toUpperCase() + value.slice(index + 1)
    const text = replaceValue(place, JSON.stringify(changed))
    return [
      {
        kind: 'a name in the wrong case',
        file: place.file,
        text,
        what: `${place.path.join('.')}: ${changed}`,
        lines: [lineOf(place)],
        lost: value,
      },
    ]
  })

/** An existing name of another kind. */
const wrongKind: Make = (places, random, _, { names }) =>
  places.filter(isReference).flatMap((place) => {
    const other = names[random(names.length)]
    if (place.node.type !== 'String' || other?.node.type !== 'String') return []
    if (other.key === place.key || other.node.value === place.node.value) return []
    const text = replaceValue(place, JSON.stringify(other.node.value))
    return [
      {
        kind: 'a name of another kind',
        file: place.file,
        text,
        what: `${place.path.join('.')}: ${place.node.value} → ${other.node.value}`,
        lines: [lineOf(place)],
        lost: place.node.value,
      },
    ]
  })

const OTHER_TYPES: Record<string, string[]> = {
  String: ['7', 'true', 'null', '["x"]', '{ "x": 1 }'],
  Number: ['"7"', 'true', 'null', '[7]'],
  Boolean: ['"true"', '1', 'null', '[true]'],
  Array: ['"x"', 'null', '{ "x": 1 }', '3'],
  Object: ['"x"', 'null', '[]', '3'],
}

const wrongType: Make = (places, random) =>
  places.flatMap((place) => {
    const others = OTHER_TYPES[place.node.type]
    if (others === undefined) return []
    // what a catalogue says beside value and text may be of any simple type
    if (
      place.file.kind === 'catalogue' &&
      place.path.length === 3 &&
      place.key !== 'value' &&
      place.key !== 'text'
    )
      return []
    const value = others[random(others.length)] ?? 'null'
    return [
      {
        kind: 'a value of another type',
        file: place.file,
        text: replaceValue(place, value),
        what: `${place.path.join('.')}: ${value}`,
        lines: [lineOf(place), place.node.loc.start.line],
      },
    ]
  })

const duplicate: Make = (places) =>
  places.flatMap((place) => {
    const { node, file } = place
    const start = place.name?.start ?? node.loc.start.offset
    const end = node.loc.end.offset
    const copy = file.text.slice(start, end)
    const inLiteral = place.path.some((segment) => segment === 'set')
    if (inLiteral || (place.name === undefined && place.parent.type !== 'Array')) return []
    const text = splice(file.text, end, end, `,\n${copy}`)
    const line = lineAt(text, end + 2)
    const copied = Array.from({ length: copy.split('\n').length }, (_, index) => line + index)
    return [
      {
        kind: 'a thing written twice',
        file,
        text,
        what: place.path.join('.'),
        lines: copied,
      },
    ]
  })

const moveUp: Make = (places, _, __, { byNode }) =>
  places.flatMap((place) => {
    if (place.name === undefined || place.path.length < 3 || place.file.kind === 'catalogue') return []
    const outer = byNode.get(place.parent)
    if (outer?.name === undefined) return []
    const member = place.file.text.slice(place.name.start, place.node.loc.end.offset)
    // behind the object it stood in
    const without = takeOut(place)
    const cut = place.file.text.length - without.length
    const end = outer.node.loc.end.offset - cut
    const text = splice(without, end, end, `, ${member}`)
    const changedLine = lineAt(text, end + 2)
    return [
      {
        kind: 'a key one level too high',
        file: place.file,
        text,
        what: place.path.join('.'),
        lines: [changedLine, place.parent.loc.start.line, place.name.line],
      },
    ]
  })

const wrongOrder: Make = (places) =>
  places.flatMap((place) => {
    const { node, key, file } = place
    if (
      node.type !== 'Array' ||
      !(key === 'submitText' || (key === 'query' && place.path.includes('filters')))
    )
      return []
    return node.elements.slice(1).flatMap(({ value: second }, index) => {
      const first = node.elements[index]?.value
      if (first === undefined) return []
      const [left, right] = [first.loc, second.loc]
      const raw = (each: ValueNode) => file.text.slice(each.loc.start.offset, each.loc.end.offset)
      // only the last text of a mode may be without "when"
      if (
        key === 'submitText' &&
        (raw(first).includes('"when"') === raw(second).includes('"when"') ||
          !raw(first).includes('"create"') ||
          !raw(second).includes('"create"'))
      )
        return []
      const text = splice(
        splice(file.text, right.start.offset, right.end.offset, raw(first)),
        left.start.offset,
        left.end.offset,
        raw(second),
      )
      return [
        {
          kind: 'two things in the wrong order',
          file,
          text,
          what: place.path.join('.'),
          lines: [left.start.line, right.start.line],
        },
      ]
    })
  })

const badNumber: Make = (places) =>
  places.flatMap((place) => {
    if (place.node.type !== 'Number' || place.file.kind === 'catalogue') return []
    const { value } = place.node
    if (
      ['minimum', 'maximum', 'default', 'minDays', 'language'].includes(place.key) &&
      place.key !== 'language'
    ) {
      const beside = place.parent.type === 'Object' && place.parent.members.length
      const other = place.key === 'minimum' ? 'maximum' : place.key === 'maximum' ? 'minimum' : undefined
      const has =
        beside !== false &&
        place.parent.type === 'Object' &&
        place.parent.members.some((each) => each.name.type === 'String' && each.name.value === other)
      if (!has) return []
      const changed = place.key === 'minimum' ? 1e9 : -1e9
      return [number(place, changed)]
    }
    return [number(place, -value - 1), ...(Number.isInteger(value) ? [number(place, value + 0.5)] : [])]
  })

function number(place: Place, value: number): Corruption {
  const beside =
    place.parent.type === 'Object' ? place.parent.members.map((member) => member.loc.start.line) : []
  return {
    kind: 'a number out of bounds',
    file: place.file,
    text: replaceValue(place, String(value)),
    what: `${place.path.join('.')}: ${value}`,
    lines: [lineOf(place), ...beside],
  }
}

const breakCondition: Make = (places, random) =>
  places.flatMap((place) => {
    // In a file of texts, it is the name of a text.
    if (!CONDITIONS.has(place.key) || place.node.type !== 'String' || place.file.kind === 'texts') return []
    const source = place.node.value
    const ways: [string, string | undefined][] = [
      [
        'a name misspelt',
        source.replace(
          /\b(?:form|row|config|account|route)\.[\w.]+/,
          (path) =>
            path.slice(0, path.indexOf('.') + 1) + (typo(path.slice(path.indexOf('.') + 1), random) ?? ''),
        ),
      ],
      [
        'its last name misspelt',
        source.replace(
          /(\b(?:form|row|config|account|route)\.[\w.]*?)(\w+)(?!.*\b(?:form|row|config|account|route)\.)/,
          (_, head: string, last: string) => head + (typo(last, random) ?? ''),
        ),
      ],
      [
        'another root',
        source.replace(/\b(form|row)\./, (_, root: string) => (root === 'form' ? 'row.' : 'form.')),
      ],
      ['no root', source.replace(/\b(?:form|row|config)\./, '')],
      [
        'a literal misspelt',
        source.replace(/'([^']{3,})'/, (_, text: string) => `'${typo(text, random) ?? ''}'`),
      ],
      ['a literal without quotes', source.replace(/'([^']+)'/, '$1')],
      ['one equals sign', source.includes('==') ? source.replace('==', '=') : undefined],
      ['three equals signs', source.includes('==') ? source.replace('==', '===') : undefined],
      ['an order of words', source.includes("== '") ? source.replace('==', '>=') : undefined],
      ['one ampersand', source.includes('&&') ? source.replace('&&', '&') : undefined],
      ['one bar', source.includes('||') ? source.replace('||', '|') : undefined],
      ['a word for an operator', /&&|\|\|/.test(source) ? source.replace(/&&|\|\|/, 'and') : undefined],
      ['compared with a number', source.includes("'") ? source.replace(/'[^']+'/, '7') : undefined],
      ['a parenthesis left open', `(${source}`],
      ['negated and itself', `(${source}) && !(${source})`],
      ['itself or negated', /has\(|config/.test(source) ? undefined : `(${source}) || !(${source})`],
      ['cut short', source.slice(0, -1)],
    ]
    return ways.flatMap(([way, changed]) => {
      if (changed === undefined || changed === source) return []
      const text = replaceValue(place, JSON.stringify(changed))
      return [
        {
          kind: 'a condition broken',
          file: place.file,
          text,
          what: `${place.path.join('.')}, ${way}: ${changed}`,
          lines: [lineOf(place), place.node.loc.start.line],
        },
      ]
    })
  })

const breakSyntax: Make = (places, random) =>
  places.flatMap((place) => {
    const { file, node } = place
    const end = node.loc.end.offset
    const start = node.loc.start.offset
    const line = node.loc.end.line
    const next = lineAt(file.text, end + /^\s*/.exec(file.text.slice(end + 1))![0].length + 1)
    const comma = file.text[end] === ','
    const ways: [string, string, number[]][] = [
      ['cut off', file.text.slice(0, end), [line]],
      ['a comma missing', comma ? splice(file.text, end, end + 1, '') : '', [line, next]],
      [
        'a comma too many',
        comma ? splice(file.text, end, end, ',') : splice(file.text, end, end, ',,'),
        [line, next],
      ],
      ['a comment', splice(file.text, start, start, '/* why */ '), [node.loc.start.line]],
      [
        'single quotes',
        node.type === 'String' ? splice(file.text, start, end, `'${node.value}'`) : '',
        [node.loc.start.line],
      ],
      [
        'no quotes',
        node.type === 'String' ? splice(file.text, start, end, node.value) : '',
        [node.loc.start.line],
      ],
      ['a quote missing', node.type === 'String' ? splice(file.text, end - 1, end, '') : '', [line]],
      [
        'a bracket missing',
        node.type === 'Object' || node.type === 'Array' ? splice(file.text, end - 1, end, '') : '',
        [line, next],
      ],
      ['undefined', splice(file.text, start, end, 'undefined'), [node.loc.start.line]],
    ]
    const [way, text, lines] = ways[random(ways.length)] ?? ['', '', []]
    if (text === '' || text === file.text) return []
    return [
      {
        kind: 'not JSON',
        file,
        text,
        what: `${place.path.join('.')}: ${way}`,
        lines,
      },
    ]
  })

export const CORRUPTIONS = {
  'not JSON': breakSyntax,
  'a needed key deleted': deleteKey,
  'a named thing deleted': deleteNamed,
  'a key misspelt': renameKey,
  'a key one level too high': moveUp,
  'a name misspelt': misspelName,
  'a name in the wrong case': wrongCase,
  'a name of another kind': wrongKind,
  'a value of another type': wrongType,
  'a thing written twice': duplicate,
  'two things in the wrong order': wrongOrder,
  'a number out of bounds': badNumber,
  'a condition broken': breakCondition,
} satisfies Record<string, Make>

/**
 * So many corruptions of each kind, taken in turn from every file. A place is corrupted when its turn comes: there are
 * tens of thousands of them, and most are never tried.
 */
export function corrupt(files: readonly SourceFile[], perKind: number, seed: number): Corruption[] {
  const random = createRandom(seed)
  const said = namesSaid(files)
  const places = files.flatMap(placesOf)
  const all = {
    names: places.filter(isReference),
    byNode: new Map(places.map((place) => [place.node, place])),
  }
  return Object.values<Make>(CORRUPTIONS).flatMap((make) => {
    const queues = [...Map.groupBy(shuffle(places, random), ({ file }) => file).values()].map((left) => ({
      left,
      further: new Array<Corruption>(),
    }))
    const taken: Corruption[] = []
    for (let isLeft = true; isLeft && taken.length < perKind;) {
      isLeft = false
      for (const { left, further } of queues) {
        if (taken.length >= perKind) break
        let next: Corruption | undefined
        for (let place = left.pop(); place && !next; place = next ? undefined : left.pop()) {
          const [first, ...others] = shuffle(make([place], random, said, all), random)
          next = first
          further.push(...others)
        }
        next ??= further.pop()
        if (next === undefined) continue
        taken.push(next)
        isLeft = true
      }
    }
    return taken
  })
}

function shuffle<Item>(items: Item[], random: Random): Item[] {
  const shuffled = [...items]
  for (let index = shuffled.length - 1; index > 0; index--) {
    const other = random(index + 1)
    const [left, right] = [shuffled[index], shuffled[other]]
    if (left !== undefined && right !== undefined) {
      shuffled[index] = right
      shuffled[other] = left
    }
  }
  return shuffled
}
