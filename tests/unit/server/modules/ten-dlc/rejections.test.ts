import { describe, expect, it } from 'vitest'
import { shippedPortal } from '../../../../support/compileShipped.ts'

const portal = await shippedPortal()
const module = portal.modules['ten-dlc']!
const title = (key: string | undefined): unknown => module.texts[key as keyof typeof module.texts]

describe.each([
  ['tcr-campaign-rejections', 'ten-dlc-campaign'],
  ['tcr-brand-rejections', 'ten-dlc-brand'],
])('the reasons of %s', (catalogue, name) => {
  const wizard = module.wizards[name]!
  const properties = module.entities[name]!.properties

  it.each(portal.catalogues[catalogue]!.map((reason) => [reason.value, reason] as const))(
    'lead to a field of the form: %s',
    (_value, { step: id, field, about, example }) => {
      const step = wizard.steps.find((each) => each.id === id)
      const titles = step?.fields.map((each) => title(properties[each]?.title))
      expect(titles).toContain(field)
      for (const words of [about, example]) expect(words).toMatch(/\S.{10}/)
    },
  )

  it('open the form at the step of each', () => {
    const opened = new Set(wizard.opensAt.edit?.map(({ step }) => step))
    for (const { step } of portal.catalogues[catalogue]!) expect(opened).toContain(step)
  })
})
