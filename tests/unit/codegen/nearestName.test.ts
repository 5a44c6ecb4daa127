import { expect, it } from 'vitest'
import { rightSpelling } from '../../../codegen/check/rightSpelling.ts'
import { nearestName } from '../../../codegen/nearestName.ts'

it.each([
  ['truk', ['truck', 'box'], 'truck'],
  ['titel', ['title', 'text'], 'title'],
  ['form', ['from', 'foam'], 'from'],
  ['Countries', ['time-zones', 'countries'], 'countries'],
  ['vehicleType', ['vehicle_type'], 'vehicle_type'],
  ['back', ['block', 'play'], undefined],
  ['to', ['id', 'tone'], undefined],
])('matches "%s" among %j to %j', (written, names, meant) => {
  expect(nearestName(written, names)).toBe(meant)
})

it.each([
  ['Contact lists', '^[a-z][a-z0-9_-]{0,62}$', 'contact-lists'],
  ['created-at', '^[a-z][A-Za-z0-9_]{0,62}$', 'created_at'],
  ['name', '^@[a-z][a-z0-9-]{0,62}$', '@name'],
  ['couriers', '^/', '/couriers'],
  ['sms-write', '^[A-Z][A-Za-z0-9]{0,62}$', 'SmsWrite'],
  ['Ünal', '^[a-z][a-z0-9_-]{0,62}$', undefined],
  ['', '^[a-z]+$', undefined],
])('rates the spelling of "%s" as %s to %j', (written, pattern, right) => {
  expect(rightSpelling(written, pattern)).toBe(right)
})
