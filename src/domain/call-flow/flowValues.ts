import type { FlowPrompt } from './FlowState.ts'
import { fillText, nameOfOperand } from './flowTexts.ts'
import { matchesPattern, readPattern } from './matchPattern.ts'
import { isObject } from './nodeTypes.ts'

const MAX_VALUE = 1000

type ValueOf = (scope: string, name: string) => string

/** A text with what it names; values are encoded where it is an address. */
export function fillNames(
  text: string,
  valueOf: ValueOf,
  encode: (value: string) => string = (value) => value,
): string {
  return fillText(text, ({ scope, name }) => encode(valueOf(scope, name)))
}

/** Prompts as they are heard. */
export function promptsOf(value: unknown, fill: (text: string) => string): FlowPrompt[] {
  return rowsOf(value).map((prompt): FlowPrompt => {
    if (prompt['kind'] === 'audio') return { kind: 'audio', audioId: textOf(prompt['audio_id']) }
    if (prompt['kind'] === 'silence') return { kind: 'silence', seconds: Number(prompt['seconds'] ?? 1) }
    return {
      kind: 'tts',
      text: fill(textOf(prompt['text'])),
      language: textOf(prompt['language']),
      ...(typeof prompt['voice'] === 'string' && { voice: prompt['voice'] }),
      rate: textOf(prompt['rate']) || 'normal',
    }
  })
}

/** Compares as numbers where both sides are numbers, else as texts without regard to case. */
export function conditionHolds(condition: Record<string, unknown>, valueOf: ValueOf): boolean {
  const name = nameOfOperand(textOf(condition['left']))
  const left = name ? valueOf(name.scope, name.name) : ''
  const right = textOf(condition['right'])
  const [one, other] = [left.toLowerCase(), right.toLowerCase()]
  const areNumbers = isNumber(left) && isNumber(right)
  const order = areNumbers ? Number(left) - Number(right) : one < other ? -1 : one > other ? 1 : 0
  switch (condition['op']) {
    case 'eq':
      return order === 0
    case 'ne':
      return order !== 0
    case 'lt':
      return order < 0
    case 'le':
      return order <= 0
    case 'gt':
      return order > 0
    case 'ge':
      return order >= 0
    case 'contains':
      return one.includes(other)
    case 'starts_with':
      return one.startsWith(other)
    case 'matches': {
      const pattern = readPattern(right)
      return pattern !== undefined && matchesPattern(pattern, left)
    }
    case 'is_empty':
      return left === ''
    case 'is_not_empty':
      return left !== ''
    case 'in_list':
      return other.split(',').some((item) => item.trim() === one)
    default:
      return false
  }
}

/** What an answer says at the paths to be saved, as in `order.items.0.name`; empty where it says nothing. */
export function fetchedValues(saveTo: unknown, body = ''): Record<string, string> {
  let answer: unknown
  try {
    answer = JSON.parse(body)
  } catch {
    answer = undefined
  }
  return Object.fromEntries(
    rowsOf(saveTo).map(({ path, variable }) => {
      const value = textOf(path)
        .replace(/^\$\.?/, '')
        .split('.')
        .filter(Boolean)
        .reduce<unknown>(
          (part, step) =>
            (isObject(part) || Array.isArray(part)) && Object.hasOwn(part, step)
              ? Reflect.get(part, step)
              : undefined,
          answer,
        )
      const text =
        value === undefined || value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value)
      return [textOf(variable), cutValue(text)]
    }),
  )
}

/** A variable's value, no longer than calls keep it. Cut in the middle of an emoji it couldn't be stored. */
export function cutValue(text: string): string {
  return text.slice(0, MAX_VALUE).toWellFormed()
}

export function rowsOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isObject) : []
}

export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function isNumber(text: string): boolean {
  return /^-?\d+(\.\d+)?$/.test(text)
}
