import { expect, it } from 'vitest'
import {
  planMessage,
  type CampaignPlan,
} from '../../../../../src/server/modules/sms-broadcast/campaignPlan.ts'

const smsRate = (): number => 42_000
const plan: CampaignPlan = {
  text: 'Hi {{name}}, see https://shop.example/a/very/long/address?with=query now',
  shortUrl: false,
  sender: 'ACME',
  countryCode: 'GB',
  mappings: [{ variable: 'name', column: 1 }],
}

it('fills variables by column and prices each segment', () => {
  const row = ['+447400123456', 'Zoë'.repeat(60)]
  expect(planMessage(plan, row, smsRate)).toMatchObject({
    to: '+447400123456',
    segments: 4,
    price: 168_000,
    carrierFee: 0,
  })
})

it('creates no message for a contact the mapping skips', () => {
  const mappings = [{ variable: 'name', column: 1, when_empty: 'skip' as const }]
  expect(planMessage({ ...plan, mappings }, ['+447400123456', ''], smsRate)).toBeUndefined()
})

it('leaves an empty value empty', () => {
  expect(planMessage(plan, ['+447400123456'], smsRate)?.body).toBe(
    'Hi , see https://shop.example/a/very/long/address?with=query now',
  )
})

it('gives every message a unique short link, as long as the sample', () => {
  const short = { ...plan, shortUrl: true }
  const preview = planMessage(short, ['+447400123456', 'Anna'], smsRate)
  const write = (link: number): string => `https://pbay.io/l/f00ba7xyz${link}`
  const sent = planMessage(short, ['+447400123456', 'Anna'], smsRate, write)
  expect(sent?.body).toBe('Hi Anna, see https://pbay.io/l/f00ba7xyz0 now')
  expect(sent?.body).toHaveLength(preview?.body.length ?? -1)
})
