import { expect, it } from 'vitest'
import { submitValue, verifyRecord } from '../../../src/language/index.ts'
import type { EntityValidator } from '../../../src/language/portal.ts'
// @ts-expect-error -- written by codegen as plain JavaScript
import { validators as emitted } from '../../../src/generated/modules/sms-broadcast.js'
// @ts-expect-error -- the same
import { validators as ofSubAccounts } from '../../../src/generated/modules/sub-accounts.js'
import { shippedPortal } from '../../support/compileShipped.ts'

const portal = await shippedPortal()
const validators = emitted as Record<string, EntityValidator> // what every compiled module exports
const entity = portal.modules['sms-broadcast']?.entities['sms-campaign']
const scope = { account: {}, config: {}, user: {} }

const names = [
  'नमस्ते',
  'สวัสดี',
  'مرحبًا',
  'Cafe\u0301 2',
  'Việt Nam',
  'Ольга',
  '日本',
  'می\u200cخواهم',
  'क्\u200dष',
]

it.each(names)('accepts the broadcast name %s in its script and stores it in composed form', (name) => {
  if (!entity) throw new Error('There are no broadcasts')
  const validator = validators['sms-campaign.create']
  if (!validator) throw new Error('There is no validator')
  const errors = verifyRecord({
    entity,
    value: { name },
    operation: 'create',
    scope,
    validator,
    checks: {},
    fields: ['name'],
  })
  expect(errors).toEqual([])
  expect(submitValue(entity, { name }, 'create', { ...scope, form: { name } })).toMatchObject({
    name: name.normalize('NFC'),
  })
})

it.each(['a-b', 'Smile 😀', 'a_b', 'a/b', 'a\u202eb', 'a\u2067b', '\u200c', 'a \u200db', 'a\u200c\u200cb'])(
  'rejects %j',
  (name) => {
    if (!entity) throw new Error('There are no broadcasts')
    const found = validators['sms-campaign.create']?.({ name }).filter(({ path }) => path === 'name')
    expect(found).toMatchObject([{ keyword: 'pattern' }])
  },
)

it.each([
  ['Ann\u202egro.exe', ['name format']],
  ['\u2066Ann\u2069', ['name format']],
  ['می\u200cخواهم', []],
  ['The 👩\u200d👩\u200d👧 plan', []],
])('judges the sub-account name %j by its direction controls, not by its joiners', (name, expected) => {
  const validate = (ofSubAccounts as Record<string, EntityValidator>)['sub-account.update'] // what every module exports
  expect(validate?.({ name }).map(({ path, keyword }) => `${path} ${keyword}`)).toEqual(expected)
})
