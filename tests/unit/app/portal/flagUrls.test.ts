import { expect, it } from 'vitest'
import { flagUrls } from '../../../../src/app/portal/flagUrls.ts'

it.each([
  ['GB', ['/flags/GB.svg', '/flags/GB.png']],
  ['US', ['/flags/US.svg', '/flags/US.png']],
  ['GP', ['/flags/FR.svg', '/flags/FR.png']],
  ['MQ', ['/flags/FR.svg', '/flags/FR.png']],
  ['RE', ['/flags/FR.svg', '/flags/FR.png']],
  ['../x', []],
  ['', []],
])('the flag of %j', (code, urls) => expect(flagUrls(code)).toEqual(urls))
