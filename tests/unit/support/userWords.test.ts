import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { userWords } from '../../support/userWords.ts'

function found(source: string, thrown: boolean): string[] {
  const root = mkdtempSync(join(tmpdir(), 'patchbay-words-'))
  try {
    mkdirSync(join(root, 'src'))
    writeFileSync(join(root, 'src/file.ts'), source)
    return userWords(root, 'src', thrown).map(({ words, said }) => (said ? `said: ${words}` : words))
  } finally {
    rmSync(root, { recursive: true })
  }
}

it('finds sentences, and no ids or messages of errors', () => {
  expect(
    found("show('Enter a name'); read('sms-broadcast/list'); throw new Error('Not a list')", true),
  ).toEqual(['Enter a name'])
})

it('finds each word that a refusal says itself, however short', () => {
  const source =
    "throw new Refusal('invalid', { text: 'gone', fields: { name: 'empty', size: `${most} or less`, age: say('portal:age') } })"
  expect(found(source, true).filter((words) => words.startsWith('said'))).toEqual([
    'said: gone',
    'said: empty',
    'said: ${most} or less',
  ])
})
