import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** What makes tests pass, fail or differ by chance. */
const refused: Record<string, RegExp> = {
  'hides what the portal logs; use dropFailedCalls': /complaints\.length = 0/,
  'depends on chance; use seed of tests/support/sampling.ts': /Math\.random\(/,
  'makes its own seed; use seed of tests/support/sampling.ts': /\bseed\b.*Date\.now\(\)/i,
  'leaves a property test unseeded; pass { seed } of tests/support/sampling.ts': /\{ numRuns:/,
}

const files = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('bench/') && !path.startsWith('architecture/'))
  .map((path) => join('tests', path))

it('finds all tests', () => {
  expect(files.length).toBeGreaterThan(200)
})

it.each(Object.entries(refused))('no test %s', (_, pattern) => {
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  )
  expect(found).toEqual([])
})

it('every property test is seeded', () => {
  const unseeded = files.filter((file) => {
    const text = readFileSync(file, 'utf8')
    const tests = text.match(/\bfc\.(assert|check|sample)\(/g)?.length ?? 0
    return tests > (text.match(/\{\s*seed\b/g)?.length ?? 0)
  })
  expect(unseeded).toEqual([])
})
