import { createRequire } from 'node:module'
import { countChoices, withoutBounds } from './countChoices.ts'
import { isDeterministic } from './isDeterministic.ts'

/** Steps a pattern may take on its longest text: a few milliseconds. */
const MOST_STEPS = 10_000_000
/** A pattern people write takes half a second; a machine at its limit may need twenty times as long. */
const LONGEST_SEARCH_MS = 60_000

/** Ways to match that cost nothing worth a search, and those that malicious text can make a server try. */
const FEW_CHOICES = 1_000
const MOST_CHOICES = 1_000_000
/** Of a pattern with that many ways; a search through more takes seconds. */
const MOST_REPETITIONS = 12

const known = new Map<string, Growth>()

/**
 * Why a pattern is refused; undefined when it may be used.
 * @param maxLength most characters of a text it is tried on
 */
export function patternProblem(pattern: string, maxLength = 1000): string | undefined {
  try {
    new RegExp(pattern, 'u')
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  const choices = countChoices(pattern)
  if (isPlain(pattern, choices) || isDeterministic(pattern)) return undefined
  const bounded = choices > MOST_CHOICES ? withoutBounds(pattern) : undefined
  if (
    bounded !== undefined &&
    (countChoices(bounded) > MOST_CHOICES || repetitionsOf(bounded) > MOST_REPETITIONS)
  ) {
    return 'can be matched in too many ways on malicious text: write it with fewer alternatives and repetitions in a row'
  }
  return (
    growthProblem(growthOf(pattern), maxLength) ?? (bounded && growthProblem(growthOf(bounded), maxLength))
  )
}

function repetitionsOf(pattern: string): number {
  return pattern.split(/[*+]/).length - 1
}

function growthOf(pattern: string): Growth {
  const growth = known.get(pattern) ?? analyse(pattern)
  known.set(pattern, growth)
  return growth
}

function growthProblem(growth: Growth, maxLength: number): string | undefined {
  const example = growth.attack === undefined ? '' : `, such as ${growth.attack}`
  switch (growth.kind) {
    case 'safe':
      return undefined
    case 'exponential':
      return `can take exponential time on malicious text${example}: no repetition may match the same text in two ways`
    case 'polynomial': {
      const steps = maxLength ** growth.degree
      if (steps <= MOST_STEPS) return undefined
      return `can take ${maxLength}^${growth.degree} steps on malicious text${example}: begin it with ^, or lower maxLength`
    }
    default:
      return 'cannot be shown to be safe on malicious text: write it with fewer repetitions'
  }
}

/** Few choices, and nothing unbounded but one repetition that is neither of a group nor in a look-around, tried at one place. */
function isPlain(pattern: string, choices: number): boolean {
  if (choices > FEW_CHOICES || /\\[1-9k]/.test(pattern)) return false
  const plain = pattern.replace(/\\[pPu]\{[^}]*\}|\\./gs, 'x').replace(/\[[^\]]*\]/g, 'x')
  const unbounded = plain.match(/[*+]|\{\d+,\}/g)?.length ?? 0
  if (unbounded === 0) return true
  const isOne = unbounded === 1 && plain.startsWith('^')
  return isOne && !/\)(?:[*+]|\{)/.test(plain) && !/\(\?<?[=!]/.test(pattern)
}

interface Growth {
  kind: 'safe' | 'exponential' | 'polynomial' | 'unknown'
  degree: number
  attack?: string
}

/** The part of recheck's answer that is looked at. */
interface Recheck {
  checkSync(
    source: string,
    flags: string,
    parameters: object,
  ): {
    status: 'safe' | 'vulnerable' | 'unknown'
    complexity?: { type: string; degree?: number }
    attack?: { pattern: string }
  }
}

// recheck's build for browsers needs neither Java nor a native program, and answers at once; it is loaded only
// for patterns that are not plain, for reading its three megabytes takes longer than all other checks together
const require = createRequire(import.meta.url)

function analyse(pattern: string): Growth {
  const recheck = require('recheck/lib/browser.js') as Recheck // its types describe the package's main file only
  const answer = recheck.checkSync(pattern, 'u', {
    timeout: LONGEST_SEARCH_MS,
    incubationTimeout: LONGEST_SEARCH_MS, // counted in steps, so that a busy machine comes to the same answer
    incubationLimit: 2_500,
    attackTimeout: LONGEST_SEARCH_MS,
    seedingTimeout: LONGEST_SEARCH_MS,
    randomSeed: 1,
  })
  if (answer.status !== 'vulnerable') return { kind: answer.status, degree: 1 }
  const { type = 'exponential', degree = 1 } = answer.complexity ?? {}
  const attack = answer.attack?.pattern
  return {
    kind: type === 'polynomial' ? 'polynomial' : 'exponential',
    degree,
    ...(attack === undefined ? {} : { attack }),
  }
}
