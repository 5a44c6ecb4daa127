import { expect, it } from 'vitest'
import { optionsForm } from '../../../../src/widgets/call-flows/call-flow-builder/optionsEntity.ts'

it('says below the retries of a campaign’s flow that the campaign decides, and nothing below other retries', () => {
  const help = (form: ReturnType<typeof optionsForm>) => form.entity.properties['retries']?.help
  expect(help(optionsForm('start_outbound', 'voice_campaign'))).toBe('call-flows:option-retries-help')
  expect(help(optionsForm('webhook', 'voice_campaign'))).toBeUndefined()
})
