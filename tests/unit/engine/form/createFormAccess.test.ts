import { expect, it, vi } from 'vitest'
import { createFormAccess } from '../../../../src/engine/form/createFormAccess.ts'
import { createFormStore } from '../../../../src/engine/form/createFormStore.ts'
import { entityWith, formEquals, property, world } from '../../language/entityWith.ts'

const text = property({ type: 'string' })
const entity = entityWith(
  { send: text, file: text },
  { fields: { file: { visibleWhen: formEquals('send', 'later') } } },
)

it('keeps what a widget has going on until its field is hidden or the form closes', () => {
  const store = createFormStore({
    entity,
    mode: 'create',
    value: { send: 'later' },
    scope: world,
    checks: {},
    validator: () => [],
  })
  const form = createFormAccess(store)
  store.field('file')
  const upload = { end: vi.fn<() => void>() }
  const other = { end: vi.fn<() => void>() }
  expect(form.keep('file', () => upload)).toBe(upload)
  expect(form.keep('file', () => other)).toBe(upload)
  store.set('file', 'one')
  expect(upload.end).not.toHaveBeenCalled()
  store.set('send', 'now')
  expect(upload.end).toHaveBeenCalledTimes(1)
  form.keep('send', () => other)
  form.end()
  expect(other.end).toHaveBeenCalledTimes(1)
})
