import type { Thing } from './definitionNames.ts'

const LONGEST = 60

export function shown({ noun, name }: Thing): string {
  return noun === name ? noun : `${noun} ${cut(name)}`
}

export function quoted(text: string): string {
  return `"${cut(text)}"`
}

export function cut(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1).trimEnd()}…` : text
}

export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}

export function listed(nouns: string[]): string {
  return nouns.length < 2 ? nouns.join('') : `${nouns.slice(0, -1).join(', ')} and ${nouns.at(-1)}`
}

/** `minWidth` → `min width` */
export function wordsOf(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}
