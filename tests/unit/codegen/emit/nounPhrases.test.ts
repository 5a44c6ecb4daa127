import { expect, it } from 'vitest'
import { nounPhrases } from '../../../../codegen/emit/nounPhrases.ts'

function check(
  title: string,
  one: string,
  many: string,
  how: { single?: boolean; plural?: boolean } = {},
): void {
  expect(nounPhrases(title, { single: false, plural: true, ...how })).toMatchObject({ one, many })
}

it('names one record with its article and several in the plural', () => {
  check('Alert', 'an alert', 'alerts')
  check('Invoice line', 'an invoice line', 'invoice lines')
  check('User', 'a user', 'users')
  check('City', 'a city', 'cities')
  check('Reply', 'a reply', 'replies')
  check('Opt-out', 'an opt-out', 'opt-outs')
  check('Address', 'an address', 'addresses')
  check('Person', 'a person', 'people')
})

it('keeps abbreviations, and chooses their article by how they are read', () => {
  check('SMS template', 'an SMS template', 'SMS templates')
  check('IVR flow', 'an IVR flow', 'IVR flows')
  check('2FA service', 'a 2FA service', '2FA services')
  check('SIP trunk', 'a SIP trunk', 'SIP trunks')
  check('Sender ID', 'a Sender ID', 'Sender IDs')
  check('Verified Caller ID', 'a verified Caller ID', 'verified Caller IDs')
})

it('makes the plural of what a noun is about, not of where it is', () => {
  check('Number in the cart', 'a number in the cart', 'numbers in the cart')
  check('Identity and address', 'an identity and address', 'identities and addresses')
})

it('has no plural where there is none', () => {
  check('Usage', 'usage', 'usage', { plural: false })
  check('Recording settings', 'the recording settings', 'recording settings', { single: true })
})
