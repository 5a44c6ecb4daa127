import { digitKeys } from './CallFlow.ts'
import type { ReportProblem } from './FlowProblem.ts'
import type { FlowReferences } from './FlowReferences.ts'
import { isObject, strings } from './nodeTypes.ts'
import { reachedFrom, type ReadFlow, type ReadNode } from './readFlow.ts'

const MANY_KEYS = 5
const LONG_SECONDS = 30
const SPOKEN_CHARACTERS_PER_SECOND = 15

const words: Record<string, string> = {
  zero: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  star: '*',
  asterisk: '*',
  pound: '#',
  hash: '#',
}

/** `press 5`, and in the same sentence `, 6` and `or 7`. */
const SPOKEN_KEY = new RegExp(
  String.raw`(?:\b(?:press|dial|push|or|and)\s+(?:the\s+)?|[,;:]\s*)([0-9*#]|${Object.keys(words).join('|')})(?![0-9A-Za-z])`,
  'gi',
)

/** F016 to F019: what callers hear. */
export function checkPrompts(flow: ReadFlow, references: FlowReferences, report: ReportProblem): void {
  for (const node of flow.nodes) {
    if (node.typeName !== 'menu') continue
    checkSpokenKeys(node, report)
    const keys = strings(node.options['keys'])
    if (keys.length >= MANY_KEYS && !leadsToPerson(node, flow))
      report('F017', { nodeId: node.id, values: { count: keys.length } })
    const seconds = secondsOf(promptsOf(node.options['prompts']), references)
    if (seconds > LONG_SECONDS)
      report('F018', {
        nodeId: node.id,
        path: 'prompts',
        values: { seconds: Math.round(seconds), limit: LONG_SECONDS },
      })
  }
  checkNotice(flow, report)
}

/** Keys that English texts name, in their order. */
export function spokenKeys(text: string): string[] {
  const sentences = text
    .split(/[.!?](?=\s|$)/)
    .filter((sentence) => /\b(?:press|dial|push)\b/i.test(sentence))
  const found = sentences.flatMap((sentence) =>
    Array.from(sentence.matchAll(SPOKEN_KEY), ([, key]) => words[key!.toLowerCase()] ?? key!),
  )
  return [...new Set(found)]
}

function checkSpokenKeys({ id: nodeId, options }: ReadNode, report: ReportProblem): void {
  const prompts = promptsOf(options['prompts'])
  const texts = prompts.filter(
    ({ kind, language }) => kind === 'tts' && typeof language === 'string' && language.startsWith('en'),
  )
  const spoken = new Set(texts.flatMap(({ text }) => (typeof text === 'string' ? spokenKeys(text) : [])))
  if (spoken.size === 0) return
  const keys = strings(options['keys'])
  for (const key of spoken)
    if (!keys.includes(key)) report('F016', { nodeId, path: 'keys', values: { reason: 'spoken', key } })
  // A recording may name the others.
  if (prompts.some(({ kind }) => kind === 'audio')) return
  for (const key of keys)
    if (!spoken.has(key) && digitKeys.some((one) => one === key))
      report('F016', { nodeId, path: 'keys', values: { reason: 'unspoken', key } })
}

function leadsToPerson(node: ReadNode, { byId }: ReadFlow): boolean {
  return [...reachedFrom([node], byId)].some(({ typeName }) => typeName === 'dial' || typeName === 'queue')
}

function secondsOf(prompts: Record<string, unknown>[], { audio }: FlowReferences): number {
  const seconds = prompts.map((prompt) => {
    if (typeof prompt['text'] === 'string') return prompt['text'].length / SPOKEN_CHARACTERS_PER_SECOND
    if (prompt['kind'] === 'silence') return typeof prompt['seconds'] === 'number' ? prompt['seconds'] : 1
    return (typeof prompt['audio_id'] === 'string' && audio?.get(prompt['audio_id'])?.seconds) || 0
  })
  return seconds.reduce((sum, one) => sum + one, 0)
}

/** A recording is announced if every path to it plays something. */
function checkNotice({ start, byId }: ReadFlow, report: ReportProblem): void {
  if (!start) return
  const unheard = reachedFrom([start], byId, (node) => (isHeard(node) ? [] : node.targets))
  for (const node of unheard) {
    const records = node.typeName === 'dial' && node.options['record'] === true
    if ((node.typeName === 'record_start' && !isHeard(node)) || records) report('F019', { nodeId: node.id })
  }
}

function isHeard({ options }: ReadNode): boolean {
  return promptsOf(options['prompts']).length > 0 || promptsOf(options['announce']).length > 0
}

function promptsOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isObject) : []
}
