import { closeSync, openSync, writeSync } from 'node:fs'

/** The shapes of file the bench measures. */
export type ContactFileShape = 'numbers' | 'columns' | 'formatted'

const MOBILE_PREFIXES = ['7400', '7417', '7500', '7712', '7810', '7900']

/**
 * Writes a deterministic contact file: British mobiles with 2 % duplicates and 1 % damaged rows.
 * `numbers` has one column, `columns` two names more (one in twenty quoted), `formatted` spaces, CRLF and accents.
 */
export function writeContactFile(path: string, bytes: number, shape: ContactFileShape): void {
  let state = 12345
  const random = (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  const recent: string[] = []
  const file = openSync(path, 'w')
  let written = 0
  let lines: string[] = []
  while (written < bytes) {
    const national = `${MOBILE_PREFIXES[random(MOBILE_PREFIXES.length)]}${String(random(1_000_000)).padStart(6, '0')}`
    let cell = shape === 'formatted' ? `+44 ${national.slice(0, 4)} ${national.slice(4)}` : `+44${national}`
    const luck = random(100)
    if (luck < 2 && recent.length > 0) cell = recent[random(recent.length)]!
    else if (luck === 2) cell = damaged(cell, random(6))
    else if (recent.length < 1000) recent.push(cell)
    if (shape === 'columns')
      cell += `,${random(20) === 0 ? '"Hill, ""N"""' : 'Anna'},Order ${random(100_000)}`
    if (shape === 'formatted') cell += `,Zoë ${random(1000)}`
    lines.push(cell)
    if (lines.length === 10_000) flush()
  }
  closeSync(file)

  function flush(): void {
    const end = shape === 'formatted' ? '\r\n' : '\n'
    written += writeSync(file, lines.join(end) + end)
    lines = []
  }
}

function damaged(number: string, kind: number): string {
  return [number.slice(1), '4.47912E+11', number.slice(0, 8), `${number}9`, 'n/a', '+12025550123'][kind]!
}
