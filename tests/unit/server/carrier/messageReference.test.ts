import { describe, expect, it } from 'vitest'
import { readMessageReference, writeMessageReference } from '../../../../src/server/carrier/index.ts'

const accountId = '00000000-0000-4000-8000-000000000001'
const campaignId = '00000000-0000-4000-8000-000000000002'
const createdAt = '2026-02-28T10:00:00.123Z'

describe('readMessageReference', () => {
  it.each([
    { accountId, campaignId, createdAt },
    { accountId, campaignId: undefined, createdAt },
  ])('reads what was written: %j', (reference) => {
    expect(readMessageReference(writeMessageReference(reference))).toEqual(reference)
  })

  it.each([
    '',
    ' ',
    'somebody else’s',
    `${accountId}0 - ${createdAt}`,
    `- - ${createdAt}`,
    `${accountId} x ${createdAt}`,
    `${accountId} -`,
    `${accountId} - yesterday`,
    `${accountId} - 2026-02-30T10:00:00.123Z`,
    `${accountId} - 2026-13-01T10:00:00.123Z`,
  ])('refuses %j', (reference) => {
    expect(readMessageReference(reference)).toBeUndefined()
  })
})
