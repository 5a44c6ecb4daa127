import { distance } from 'fastest-levenshtein'
import { formatDiagnostic } from '../Diagnostic.ts'
import type { Explanation, PlaceReference } from './explainPlace.ts'

/** How parts of the text are marked on a terminal. */
export interface Marks {
  strong: (text: string) => string
  faint: (text: string) => string
  wrong: (text: string) => string
}

export const NO_MARKS: Marks = { strong: (text) => text, faint: (text) => text, wrong: (text) => text }

const ansi = (code: number) => (text: string) => `\u001B[${code}m${text}\u001B[0m`
export const TERMINAL_MARKS: Marks = { strong: ansi(1), faint: ansi(2), wrong: ansi(31) }

const MOST_SHOWN = 15
const FEW_NAMES = 60

/** An explanation as people read it. */
export function formatExplanation(explanation: Explanation, marks: Marks = NO_MARKS): string {
  const { at, path, meaning, required, condition, possibleKeys, possibleNames, diagnostics } = explanation
  const blocks = [
    [`${marks.strong(at)}  ${path === '' ? 'the whole file' : path}`, ...meaning.map((line) => `  ${line}`)],
    factsOf(explanation, marks),
    explanation.names.flatMap(({ kind, name, defined }) => [
      `  ${kind} ${marks.strong(name)} ${defined.length === 0 ? marks.wrong('is defined nowhere') : 'is defined at'}`,
      ...placeLines(defined, marks),
    ]),
    explanation.usedBy.length === 0 ? [] : ['  also named at', ...placeLines(explanation.usedBy, marks)],
    explanation.follows.map(({ path: own, value, because, from, isWritten }) => {
      const where = from === undefined ? '' : marks.faint(` ${from}`)
      return `  ${own} ${isWritten ? 'is written, but' : `is ${value}, which`} follows from ${because}${where}`
    }),
    condition === undefined ? [] : [`  a condition here may speak about ${condition.roots.join(', ')}`],
    possibleNames === undefined ? [] : nameLines(explanation, possibleNames, marks),
    possibleKeys.keys.length === 0
      ? []
      : [
          `  keys you can add to ${possibleKeys.in === '' ? 'the file' : possibleKeys.in}`,
          ...table(
            possibleKeys.keys.map((key) => [
              `${key.name}${key.required ? ' *' : ''}`,
              `${key.meaning} ${marks.faint(`(${key.type})`)}`,
            ]),
            marks,
            Infinity,
          ),
        ],
    diagnostics.map((each) => `  ${marks.wrong('wrong')}  ${formatDiagnostic(each)}`),
    required === true && explanation.value === undefined ? [`  ${marks.wrong('it must be there')}`] : [],
  ]
  return `${blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`
}

function factsOf(explanation: Explanation, marks: Marks): string[] {
  const { value, type, required, text, condition, examples } = explanation
  const facts: [string, string | undefined][] = [
    ['value', value],
    ['text', text],
    [
      'type',
      type === undefined
        ? undefined
        : `${type}${required === undefined ? '' : required ? '; required' : '; optional'}`,
    ],
    ['default', explanation.default === undefined ? undefined : JSON.stringify(explanation.default)],
    ['examples', examples?.map((each) => JSON.stringify(each)).join('  ')],
    ['in words', condition?.words],
    ...(condition?.reads ?? []).map(({ path, type: its }): [string, string] => ['reads', `${path}: ${its}`]),
    [
      'depends on',
      condition === undefined || condition.dependsOn.length === 0
        ? undefined
        : condition.dependsOn.join(', '),
    ],
  ]
  return facts.flatMap(([name, fact]) =>
    fact === undefined ? [] : [`  ${marks.faint(name.padEnd(10))}  ${fact}`],
  )
}

/** All names where there are few, else those that resemble what is written. */
function nameLines(
  { names: [written] }: Explanation,
  { kind, names }: NonNullable<Explanation['possibleNames']>,
  marks: Marks,
): string[] {
  const rows = (shown: typeof names) =>
    table(
      shown.map(({ name, about = '' }) => [name, about]),
      marks,
      Infinity,
    )
  if (names.length <= FEW_NAMES) return [`  every ${kind} there is`, ...rows(names)]
  const far = (name: string) => distance(name, written?.name ?? '')
  const near = names.toSorted((a, b) => far(a.name) - far(b.name)).slice(0, MOST_SHOWN)
  return [`  the nearest of ${names.length} names of a ${kind}`, ...rows(near)]
}

function placeLines(places: readonly PlaceReference[], marks: Marks): string[] {
  return limited(
    places.map(
      ({ at, path, about }) => `    ${at}  ${path}${about === undefined ? '' : `  ${marks.faint(about)}`}`,
    ),
    MOST_SHOWN,
  )
}

function table(rows: readonly (readonly [string, string])[], marks: Marks, most = MOST_SHOWN): string[] {
  const width = Math.min(Math.max(...rows.map(([name]) => name.length)), 40)
  return limited(
    rows.map(([name, about]) => `    ${marks.strong(name.padEnd(width))}  ${about}`.trimEnd()),
    most,
  )
}

function limited(lines: string[], most: number): string[] {
  return lines.length <= most ? lines : [...lines.slice(0, most), `    and ${lines.length - most} more`]
}
