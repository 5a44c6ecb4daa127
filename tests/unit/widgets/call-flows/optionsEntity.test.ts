import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { optionsForm } from '../../../../src/widgets/call-flows/call-flow-builder/optionsEntity.ts'
import { flowNames } from '../../../../src/widgets/call-flows/call-flow-builder/flowNames.ts'

it('says below the retries of a campaign’s flow that the campaign decides, and nothing below other retries', () => {
  const help = (form: ReturnType<typeof optionsForm>) => form.entity.properties['retries']?.help
  expect(help(optionsForm('start_outbound', 'voice_campaign'))).toBe('call-flows:option-retries-help')
  expect(help(optionsForm('webhook', 'voice_campaign'))).toBeUndefined()
})

it('says below variables and patterns which values they take', () => {
  const gather = optionsForm('gather', 'ivr').entity.properties
  expect(gather['variable']?.help).toBe('call-flows:option-variable-help')
  expect(gather['pattern']?.help).toBe('call-flows:option-pattern-help')
  const saved = optionsForm('webhook', 'ivr').entity.properties['save_to']?.items?.properties
  expect(saved?.['variable']?.help).toBe('call-flows:option-variable-help')
})

it('names the setting alone in what is wrong with it', () => {
  const texts = JSON.parse(readFileSync('definitions/modules/call-flows/texts.en.json', 'utf8')) as Record<
    string,
    string
  >
  const { problem } = flowNames((key, values = {}) =>
    (texts[key.replace('call-flows:', '')] ?? key).replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
      String(values[name]),
    ),
  )
  expect(
    problem({
      rule: 'F004',
      key: 'options',
      level: 'error',
      path: 'variable',
      values: { reason: 'required' },
    }),
  ).toBe('Variable: is required')
})
