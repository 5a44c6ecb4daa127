import { expect, it } from 'vitest'
import { createRandom } from '../../../../src/server/demo/createRandom.ts'
import { demoCampaignRows } from '../../../../src/server/modules/sms-broadcast/demo/demoCampaignRows.ts'
import {
  flexCampaigns,
  ownerCampaigns,
} from '../../../../src/server/modules/sms-broadcast/demo/demoCampaigns.ts'
import { demoSenders } from '../../../../src/server/modules/sms-senders/demoSenders.ts'
import {
  demoTemplates,
  templateTimeMs,
} from '../../../../src/server/modules/sms-broadcast/demo/demoTemplates.ts'
import { objectOf, textOf } from '../../../../src/server/storage/documentValues.ts'
import { readSmsRate } from '../../../support/readSmsRate.ts'

const NOW_MS = Date.UTC(2026, 5, 10, 12)

function world(seed: number): ReturnType<typeof demoCampaignRows>[] {
  const random = createRandom(seed)
  const templates = demoTemplates(seed, 'owner', demoSenders(seed, 'owner'))
  return ownerCampaigns(random, templates, NOW_MS).map((campaign) =>
    demoCampaignRows(seed, random, '00000000-0000-8000-8000-000000000001', campaign, readSmsRate()),
  )
}

it('is the same for the same seed and different for another', () => {
  expect(world(1)).toEqual(world(1))
  expect(world(1)[0]?.id).not.toBe(world(2)[0]?.id)
})

it('has counters that match its messages', () => {
  for (const { record, messages } of world(1)) {
    const doc = objectOf(record.doc)
    const count = (...statuses: string[]): number =>
      messages.filter(({ status }) => statuses.includes(String(status))).length
    expect(doc['delivered']).toBe(count('delivered'))
    expect(doc['failed']).toBe(count('undelivered', 'expired', 'dlr_expired'))
    expect(doc['pending']).toBe(count('pending', 'sent'))
    expect(doc['sent']).toBe(messages.length - count('rejected'))
    expect(doc['charge']).toBe(messages.reduce((sum, { charge }) => sum + Number(charge), 0))
    if (doc['status'] === 'completed')
      expect(messages.length + Number(doc['opted_out'])).toBe(doc['recipients'])
  }
})

it('has results that add up in every campaign', () => {
  const flexTemplates = demoTemplates(1, 'flex', demoSenders(1, 'flex'))
  const random = createRandom(1)
  const flex = flexCampaigns(random, flexTemplates, NOW_MS).map((campaign) =>
    demoCampaignRows(1, random, '00000000-0000-8000-8000-000000000002', campaign, readSmsRate()),
  )
  const documents = [...world(1), ...world(7), ...flex].map(({ record }) => objectOf(record.doc))
  expect(documents.length).toBeGreaterThan(100)
  for (const doc of documents) {
    const number = (name: string): number => Number(doc[name])
    expect(number('delivered') + number('failed') + number('pending')).toBe(number('sent'))
    expect(number('sent') + number('not_sent')).toBe(number('recipients'))
    expect(number('opted_out')).toBeLessThanOrEqual(number('not_sent'))
    const rate = number('sent') === 0 ? null : Math.round((number('delivered') / number('sent')) * 1000) / 10
    expect(doc['delivery_rate']).toBe(rate)
  }
})

it('has campaigns and templates in every status, with valid names', () => {
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

it('uses no template before its creation, and has nothing older than two months', () => {
  const templates = demoTemplates(1, 'owner', demoSenders(1, 'owner'))
  const madeAt = new Map(templates.map((template) => [template.id, templateTimeMs(template, NOW_MS)]))
  for (const { record, templateId } of world(1))
    expect(Date.parse(String(record.created_at))).toBeGreaterThan(madeAt.get(templateId) ?? NOW_MS)
  expect(Math.min(...madeAt.values())).toBeGreaterThan(NOW_MS - 61 * 86_400_000)
})

it('has a template that stays in review and one that is reviewed soon', () => {
  const inReview = demoTemplates(1, 'owner', demoSenders(1, 'owner')).filter(
    ({ doc }) => doc['status'] === 'review',
  )
  expect(new Set(inReview.map(({ isReviewedSoon }) => isReviewedSoon))).toEqual(new Set([false, true]))
})

it('shows no delivery rate for a campaign that has not started', () => {
  for (const { record } of world(1)) {
    const doc = objectOf(record.doc)
    expect(doc['delivery_rate'] === null).toBe(Number(doc['delivered']) + Number(doc['failed']) === 0)
  }
})
