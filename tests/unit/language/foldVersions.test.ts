import { expect, it } from 'vitest'
import { foldVersions } from '../../../src/language/foldVersions.ts'
import type { PublishedVersion } from '../../../src/language/publishing.ts'

const version = (name: string, cause: PublishedVersion['cause'], more: Partial<PublishedVersion> = {}) => ({
  version: name,
  publishedAt: '2026-01-01T00:00:00.000Z',
  cause,
  current: false,
  ...more,
})

it('what was published in a row for one cause stands once, counted, with what its oldest changed', () => {
  const folded = foldVersions([
    version('b', 'files', { current: true, changed: [] }),
    version('b', 'files', { changed: ['texts.en.json'] }),
    version('a', 'rollback', { by: 'someone' }),
    version('a', 'start'),
  ])
  expect(folded).toMatchObject([
    { version: 'b', current: true, times: 2, changed: ['texts.en.json'] },
    { version: 'a', cause: 'rollback', times: 1 },
    { version: 'a', cause: 'start', times: 1 },
  ])
})
