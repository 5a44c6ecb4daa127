import type { PathSegment } from '../Diagnostic.ts'
import { textSlots } from '../fieldPaths.ts'
import type { ModuleModel, SharedModel } from '../Model.ts'
import type { PropertySource } from '../read/source.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import type { Report } from './Report.ts'

const LIMITS = ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems'] as const
/** What the text of a refused file can say of its field. */
const FILE_SLOTS = ['types', 'megabytes']
const MICRO_UNITS = 1_000_000
type Limit = (typeof LIMITS)[number]

/** An error text names limits of its own field, by {slots}, and by no other number than the limit. */
export function checkErrorTexts(
  model: SharedModel,
  module: ModuleModel,
  file: SourceFile<'entity'>,
  report: Report,
): void {
  const textOf = (reference: string): string | undefined => {
    const key = reference.slice(1)
    const texts = [module.texts, model.texts].find((each) => each && Object.hasOwn(each.value.texts, key))
    const text = texts?.value.texts[key]
    return typeof text === 'object' ? text.other : text
  }
  const check = (at: PathSegment[], property: PropertySource): void => {
    for (const [keyword, reference] of Object.entries(property.errors ?? {})) {
      const text = textOf(reference)
      if (text !== undefined) checkText(file, [...at, 'errors', keyword], keyword, text, property, report)
    }
    const help = property.help === undefined ? undefined : textOf(property.help)
    if (help !== undefined) checkHelp(file, [...at, 'help'], help, property, report)
    for (const [name, child] of Object.entries(property.properties ?? {}))
      check([...at, 'properties', name], child)
    if (property.items) check([...at, 'items'], property.items)
  }
  for (const [name, property] of Object.entries(file.value.properties)) check(['properties', name], property)
}

function checkText(
  file: SourceFile,
  at: PathSegment[],
  keyword: string,
  text: string,
  property: PropertySource,
  report: Report,
): void {
  const names = LIMITS.filter((name) => property[name] !== undefined)
  const known: readonly string[] = isLimit(keyword)
    ? [...names, 'count']
    : keyword === 'file'
      ? FILE_SLOTS
      : names
  for (const { name } of textSlots(text)) {
    if (known.includes(name)) continue
    const problem = `nothing fills {${name}}: an error text can use the limits of its field`
    report(file, at, 'text-slot', problem, { among: { name, names: known.map((each) => `{${each}}`) } })
  }
  const limit = isLimit(keyword) ? property[keyword] : undefined
  if (limit === undefined) return
  const numbers = text
    .replace(/\{[^{}]*\}/g, '')
    .match(/\d[\d,]*(?:\.\d+)?/g)
    ?.map((each) => Number(each.replaceAll(',', '')))
  // People read amounts, not micro-units.
  const said = property.cell === 'money' ? limit / MICRO_UNITS : limit
  if (numbers === undefined || numbers.some((each) => says(each, keyword, said))) return
  const problem = `the text says ${numbers.join(' and ')}, but ${keyword} is ${said}: write ${said === limit ? `{${keyword}}` : said} in the text`
  report(file, at, 'text-limit', problem)
}

/** "8 to 40 characters" says both lengths, "at most 40 characters" one of them. */
function checkHelp(
  file: SourceFile,
  at: PathSegment[],
  help: string,
  { minLength, maxLength }: PropertySource,
  report: Report,
): void {
  const limits = [minLength, maxLength].filter((limit) => limit !== undefined)
  if (limits.length === 0) return
  const [, ...found] = /(?:(\d+)\s*(?:to|and|–|-)\s*)?\b(\d+) characters/.exec(help) ?? []
  const numbers = found.filter((each) => each !== undefined).map(Number)
  if (numbers.every((each) => limits.includes(each))) return
  const lengths = Object.entries({ minLength, maxLength }).filter(([, limit]) => limit !== undefined)
  const rules = lengths.map(([keyword, limit]) => `${keyword} is ${limit}`).join(' and ')
  report(file, at, 'text-limit', `the text says ${numbers.join(' and ')} characters, but ${rules}`)
}

/** "More than 0" says a minimum of 1, and "3 digits" a maximum of 999. */
function says(number: number, keyword: string, limit: number): boolean {
  if (number === limit) return true
  if (keyword === 'minimum') return number === limit - 1
  if (keyword === 'maximum') return number === limit + 1 || 10 ** number === limit + 1
  return false
}

function isLimit(keyword: string): keyword is Limit {
  return (LIMITS as readonly string[]).includes(keyword)
}
