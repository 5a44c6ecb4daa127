import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { flagUrls } from '../../../../src/app/portal/flagUrls.ts'

it.each([
  ['GB', ['/flags/GB.svg', '/flags/GB.png']],
  ['US', ['/flags/US.svg', '/flags/US.png']],
  ['GP', ['/flags/FR.svg', '/flags/FR.png']],
  ['MQ', ['/flags/FR.svg', '/flags/FR.png']],
  ['RE', ['/flags/FR.svg', '/flags/FR.png']],
  ['US-CA', ['/flags/US-CA.svg', '/flags/US-CA.png']],
  ['../x', []],
  ['US-../x', []],
  ['', []],
])('the flag of %j', (code, urls) => expect(flagUrls(code)).toEqual(urls))

it('has a flag for every state and province', () => {
  const { items }: { items: { value: string }[] } = JSON.parse(
    readFileSync('definitions/catalogues/regions.json', 'utf8'),
  )
  const pictures = readdirSync('scripts/vite/region-flags').filter((file) => file.endsWith('.png'))
  expect(pictures.toSorted()).toEqual(items.map(({ value }) => `${value}.png`).toSorted())
})
