import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

/** What reads like a translation, or is a second word for a thing; docs/writing.md has the better ones. */
const banned: [RegExp, string][] = [
  [/\bcancelled\b/i, 'canceled'],
  [/\bcentre\b/i, 'center'],
  [/\be-mails?\b/i, 'email'],
  [/\bmailbox\b/i, 'inbox'],
  [/\bcolour/i, 'color'],
  [/\b(?:log|logged|logging) (?:in|off)\b/i, 'sign in, sign out'],
  [/\bwhom\b/i, 'who'],
  [/\b(?:stands|stood) (?:here|there|on|in|at|twice|above|below|behind|before)\b/i, 'is shown, is listed'],
  [/\bat once\b/i, 'immediately, right away'],
  [/\bmistakes?\b/i, 'error'],
  [/\bpresent password\b/i, 'current password'],
  [/\bany more\b/i, 'anymore, no longer'],
  [/\bkeep at most\b/i, 'you can add up to'],
  [/\bgoes on by itself\b/i, 'continues automatically'],
]

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

function filesBelow(folder: string, suffix: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(suffix))
    .map((name) => join(folder, name))
}

const sources: [string, string[]][] = [
  ...filesBelow('definitions', 'texts.en.json').map((file): [string, string[]] => {
    const lines = textsOf(JSON.parse(readFileSync(join(root, file), 'utf8')))
    expect(lines.length).toBeGreaterThan(0)
    return [file, lines]
  }),
  ...['README.md', 'ARCHITECTURE.md', 'CHANGELOG.md', ...filesBelow('docs', '.md')]
    .filter((file) => file !== 'docs/writing.md' && !file.startsWith('docs/decisions'))
    .map((file): [string, string[]] => [
      file,
      readFileSync(join(root, file), 'utf8')
        // Messages as the compiler prints them, about fixtures with names of their own.
        .replaceAll(/<!-- codes -->.*?<!-- \/codes -->/gs, '')
        .split('\n'),
    ]),
]

/** As the specification quotes them. */
const quoted = ["You don't have any Sender ID in the destination country.", "To run a preview, ensure you've"]

it.each(filesBelow('definitions', 'texts.en.json'))('%s has one kind of apostrophe', (file) => {
  const straight = textsOf(JSON.parse(readFileSync(join(root, file), 'utf8'))).filter(
    (text) => /[a-z]'[a-z]/.test(text) && !quoted.some((start) => text.startsWith(start)),
  )
  expect(straight).toEqual([])
})

it.each(sources)('%s uses the words of docs/writing.md', (_file, lines) => {
  const found = lines.flatMap((line) =>
    banned.flatMap(([word, better]) => (word.test(line) ? [`${line.trim()} → ${better}`] : [])),
  )
  expect(found).toEqual([])
})
