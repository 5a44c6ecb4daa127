import { expect, it } from 'vitest'
import { createRandom } from '../../../../src/server/demo/createRandom.ts'
import { demoCampaignRows } from '../../../../src/server/demo/demoCampaignRows.ts'
import { ownerCampaigns } from '../../../../src/server/demo/demoCampaigns.ts'
import { demoSenders } from '../../../../src/server/demo/demoSenders.ts'
import { demoTemplates } from '../../../../src/server/demo/demoTemplates.ts'
import { objectOf, textOf } from '../../../../src/server/messaging/documentValues.ts'

const NOW_MS = Date.UTC(2026, 5, 10, 12)

function world(seed: number): ReturnType<typeof demoCampaignRows>[] {
  const random = createRandom(seed)
  const templates = demoTemplates(seed, 'owner', demoSenders(seed, 'owner'))
  return ownerCampaigns(random, templates, NOW_MS).map((campaign) =>
    demoCampaignRows(seed, random, '00000000-0000-8000-8000-000000000001', campaign),
  )
}

it('is the same for the same seed and another for another', () => {
  expect(world(1)).toEqual(world(1))
  expect(world(1)[0]?.id).not.toBe(world(2)[0]?.id)
})

it('has counters that are those of its messages', () => {
  for (const { record, messages } of world(1)) {
    const doc = objectOf(record.doc)
    const count = (...statuses: string[]): number =>
      messages.filter(({ status }) => statuses.includes(String(status))).length
    expect(doc['delivered']).toBe(count('delivered'))
    expect(doc['failed']).toBe(count('undelivered', 'expired', 'dlr_expired', 'rejected'))
    expect(doc['sent']).toBe(messages.length - count('rejected'))
    expect(doc['charge']).toBe(messages.reduce((sum, { charge }) => sum + Number(charge), 0))
    if (doc['status'] === 'completed')
      expect(messages.length + Number(doc['opted_out'])).toBe(doc['recipients'])
  }
})

it('has campaigns in every status, templates in every status, and names the rules allow', () => {
  const campaigns = world(1).map(({ record }) => objectOf(record.doc))
  expect(new Set(campaigns.map(({ status }) => status))).toEqual(
    new Set(['active', 'paused', 'scheduled', 'completed', 'canceled']),
  )
  for (const { name } of campaigns) expect(textOf(name)).toMatch(/^[\p{L}\p{N} ]{1,128}$/u)
  const templates = demoTemplates(1, 'owner', demoSenders(1, 'owner'))
  expect(new Set(templates.map(({ doc }) => doc['status']))).toEqual(
    new Set(['approved', 'review', 'declined']),
  )
  for (const { isApproved, approvedSenders } of templates)
    expect(!isApproved || approvedSenders.length > 0).toBe(true)
})
