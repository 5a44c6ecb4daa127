import { createRequire } from 'node:module'

/** Steps a pattern may take on its longest text: a few milliseconds. */
const MOST_STEPS = 10_000_000
/** A pattern people write takes half a second; a machine at its limit may need twenty times as long. */
const LONGEST_SEARCH_MS = 60_000

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
  if (isPlain(pattern)) return undefined
  const growth = known.get(pattern) ?? analyse(pattern)
  known.set(pattern, growth)
  const example = growth.attack === undefined ? '' : `, such as ${growth.attack}`
  switch (growth.kind) {
    case 'safe':
      return undefined
    case 'exponential':
      return `can take exponential time on hostile text${example}: no repetition may match the same text in two ways`
    case 'polynomial': {
      const steps = maxLength ** growth.degree
      if (steps <= MOST_STEPS) return undefined
      return `can take ${maxLength}^${growth.degree} steps on hostile text${example}: begin it with ^, or lower maxLength`
    }
    default:
      return 'cannot be shown to be safe on hostile text: write it with fewer repetitions'
  }
}

/** No look-around, no repeated group and at most one repetition, tried at one place only. */
function isPlain(pattern: string): boolean {
  if (/\(\?[=!<]|\\[1-9k]/.test(pattern)) return false
  const plain = pattern.replace(/\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\./g, 'x').replace(/\[[^\]]*\]/g, 'x')
  const repetitions = plain.match(/[*+]|\{\d+,\d*\}/g)?.length ?? 0
  const repeatedGroup = /\)(?:[*+]|\{\d+,\d*\})/.test(plain)
  return repetitions === 0 || (repetitions === 1 && !repeatedGroup && plain.startsWith('^'))
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
  const answer = recheck.checkSync(pattern, 'u', { timeout: LONGEST_SEARCH_MS, randomSeed: 1 })
  if (answer.status !== 'vulnerable') return { kind: answer.status, degree: 1 }
  const { type = 'exponential', degree = 1 } = answer.complexity ?? {}
  const attack = answer.attack?.pattern
  return {
    kind: type === 'polynomial' ? 'polynomial' : 'exponential',
    degree,
    ...(attack === undefined ? {} : { attack }),
  }
}
