import { expect, it } from 'vitest'
import { hasLink, hasPhoneNumber, mentionsName, tellsOptOut } from '../../../../src/domain/sms/index.ts'

it.each([
  ['HARBOUR & PINE: your table is ready', 'Harbour & Pine', true],
  ['Harbour and Pine: your table is ready', 'Harbour & Pine', false],
  ['Your order from harbour-pine is here', 'Harbour Pine, LLC', true],
  ['Acme: see you at 5', 'Acme Corp.', true],
  ['See you at 5', 'Acme', false],
  // The whole name is a legal form.
  ['Company news', 'Company', true],
])('finds a brand: %s, %s', (text, name, found) => {
  expect(mentionsName(text, name)).toBe(found)
})

it.each([
  ['Reply STOP to opt out', true],
  ['Text "unsubscribe" to end this', true],
  ['We never stopped caring', false],
  ['Vendor news', false],
])('finds how to opt out: %s', (text, found) => {
  expect(tellsOptOut(text)).toBe(found)
})

it.each([
  ['See https://example.com/a', true],
  ['See example.com/offer', true],
  ['www.example.museum', true],
  ['Ready at 5.30 p.m. Come early', false],
  ['v1.2 is out', false],
])('finds a link: %s', (text, found) => {
  expect(hasLink(text)).toBe(found)
})

it.each([
  ['Call +1 (503) 555-0187 now', true],
  ['Call 503.555.0187', true],
  ['Your code is 482913', false],
  ['Order 20 for $1,250.00 on 2026-11-23', false],
])('finds a phone number: %s', (text, found) => {
  expect(hasPhoneNumber(text)).toBe(found)
})
