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

it('groups consecutive publications with the same cause into one entry with a count and the oldest changes', () => {
  const folded = foldVersions([
    version('b', 'files', {
      current: true,
      changed: [],
      changes: ['Only formatting changed'],
    }),
    version('b', 'files', {
      changed: ['texts.en.json'],
      changes: ['1 text added'],
    }),
    version('a', 'rollback', { by: 'someone' }),
    version('a', 'start'),
  ])
  expect(folded).toMatchObject([
    {
      version: 'b',
      current: true,
      times: 2,
      changed: ['texts.en.json'],
      changes: ['1 text added'],
    },
    { version: 'a', cause: 'rollback', times: 1 },
    { version: 'a', cause: 'start', times: 1 },
  ])
})
