import { expect, it } from 'vitest'
import { readNotificationLink } from '../../../src/language/notifications.ts'

it.each([
  ['/', 'portal'],
  ['/sms-broadcast/templates/view/7?tab=1#top', 'portal'],
  ['https://status.example/a?b=c', 'elsewhere'],
  ['//evil.example', undefined],
  ['/\\evil.example', undefined],
  ['/\t/evil.example', undefined],
  ['javascript:alert(1)', undefined],
  ['JaVaScRiPt:alert(1)', undefined],
  [' javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['http://a.example', undefined],
  ['https://user:secret@a.example', undefined],
  ['https://', undefined],
  ['sms', undefined],
  ['', undefined],
])('links %j to %s', (url, target) => {
  expect(readNotificationLink(url)).toBe(target)
})
