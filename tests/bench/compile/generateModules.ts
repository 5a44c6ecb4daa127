import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const example = 'docs/definitions/example/couriers'

/** Copies the shipped definitions into a folder and the guide's module beside them, so many times under other names. */
export function generateModules(folder: string, count: number): void {
  cpSync('definitions', folder, { recursive: true })
  const files = readdirSync(example).map((name) => ({
    name,
    text: readFileSync(join(example, name), 'utf8'),
  }))
  for (let number = 1; number <= count; number++) {
    const word = `m${String(number).padStart(3, '0')}`
    const module = join(folder, 'modules', `${word}s`)
    mkdirSync(module)
    for (const { name, text } of files) {
      writeFileSync(join(module, rename(name, word)), rename(text, word))
    }
  }
}

function rename(text: string, word: string): string {
  return text.replaceAll('courier', word)
}
