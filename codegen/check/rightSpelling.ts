/**
 * The same words as the pattern wants them, when only case, spaces or a sign in front are wrong:
 * `Contact lists` as `contact-lists`, `name` as `@name`. Undefined when that is not what is wrong.
 */
export function rightSpelling(written: string, pattern: string | undefined): string | undefined {
  if (pattern === undefined) return undefined
  if (!/^[\x20-\x7e]*$/.test(written)) return undefined
  const words = written
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z0-9.[\]/{}]+/)
    .filter((word) => word !== '')
  const lower = words.map((word) => word.toLowerCase())
  const spellings = [lower.join('-'), lower.join('_'), words.map(capital).join('')]
  const right = new RegExp(pattern, 'u')
  return [...spellings, ...spellings.map((each) => `@${each}`), ...spellings.map((each) => `/${each}`)].find(
    (each) => each !== written && right.test(each),
  )
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1)
}
