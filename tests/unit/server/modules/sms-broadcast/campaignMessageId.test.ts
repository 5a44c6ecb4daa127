import { expect, it } from 'vitest'
import { campaignMessageId } from '../../../../../src/server/modules/sms-broadcast/campaignMessageId.ts'

const CAMPAIGN = '176686de-9be7-4b34-96b6-6f5e752db407'

it('gives a message the same UUID every time', () => {
  expect(campaignMessageId(CAMPAIGN, 7)).toBe(campaignMessageId(CAMPAIGN, 7))
  expect(campaignMessageId(CAMPAIGN, 7)).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  )
})

it('gives every contact in every campaign a different UUID', () => {
  const ids = new Set(Array.from({ length: 2000 }, (_, index) => campaignMessageId(CAMPAIGN, index)))
  expect(ids.add(campaignMessageId('276686de-9be7-4b34-96b6-6f5e752db407', 0)).size).toBe(2001)
})
