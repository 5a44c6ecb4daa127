/**
 * Why a pattern is refused; undefined when it may be used.
 * A repeated group that holds a repetition or an alternative can take exponential time on hostile text, so none is allowed.
 */
export function patternProblem(pattern: string): string | undefined {
  try {
    new RegExp(pattern, 'u')
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  return hasNestedRepetition(pattern)
    ? 'a repeated group holds a repetition or an alternative, which can take exponential time'
    : undefined
}

function hasNestedRepetition(pattern: string): boolean {
  const plain = pattern.replace(/\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\./g, 'x').replace(/\[[^\]]*\]/g, 'x')
  const open: boolean[] = []
  for (let index = 0; index < plain.length; index++) {
    const rest = plain.slice(index)
    if (plain[index] === '(') open.push(false)
    else if (plain[index] === ')') {
      const inner = open.pop() === true
      const repeated = /^\)(?:[*+]|\{\d+,\d*\})/.test(rest)
      if (inner && repeated) return true
      if ((inner || repeated) && open.length > 0) open[open.length - 1] = true
    } else if (/^(?:[*+]|\{\d+,\d*\}|\|)/.test(rest) && open.length > 0) open[open.length - 1] = true
  }
  return false
}
