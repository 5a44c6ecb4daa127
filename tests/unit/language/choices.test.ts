import { describe, expect, it } from 'vitest'
import { compileCondition } from '../../../codegen/conditions/compileCondition.ts'
import { fillEmptied, submitValue, verifyRecord } from '../../../src/language/index.ts'
import type { Scope } from '../../../src/language/index.ts'
import type { EntityDefinition, FieldRules, PropertyDefinition } from '../../../src/language/portal.ts'

const scope: Scope = { account: {}, config: {}, user: {} }

function property(part: Partial<PropertyDefinition>): PropertyDefinition {
  return {
    type: 'string',
    title: 'm:title',
    trim: false,
    readOnly: false,
    writeOn: ['create', 'update'],
    sensitive: false,
    cell: 'text',
    errors: {},
    ...part,
  }
}

function entityOf(
  properties: Record<string, PropertyDefinition>,
  fields: Record<string, FieldRules> = {},
): EntityDefinition {
  return {
    id: 'trunk',
    module: 'm',
    title: 'm:title',
    properties,
    required: [],
    rules: { fields, effects: [], checks: [] },
  }
}

describe('choices', () => {
  const countries = property({ type: 'array', items: property({ catalogue: 'countries' }) })
  const entity = entityOf(
    { countries, kind: property({}) },
    {
      countries: {
        choices: {
          enabledWhen: compileCondition("item.open && (!has(form.kind) || form.kind != 'local')"),
          because: 'm:closed',
          hints: [],
          groups: [],
        },
      },
    },
  )
  const items = {
    NO: { value: 'NO', text: 'Norway', open: true },
    SE: { value: 'SE', text: 'Sweden', open: false },
  }
  const check = (value: object, baseline?: object) =>
    verifyRecord({
      entity,
      value,
      operation: baseline ? 'update' : 'create',
      scope,
      validator: () => [],
      checks: {},
      inCatalogue: (_, own) => String(own) in items,
      catalogueItem: (_, own) => items[own as keyof typeof items],
      ...(baseline && { baseline }),
    }).map(({ path, keyword, text }) => [path, keyword, text])

  it('refuses an option that is closed, with the reason', () => {
    expect(check({ countries: ['NO'] })).toEqual([])
    expect(check({ countries: ['NO', 'SE'] })).toEqual([['countries', 'closed', 'm:closed']])
  })

  it('reads the form in the condition', () => {
    expect(check({ countries: ['NO'], kind: 'local' })).toEqual([['countries', 'closed', 'm:closed']])
  })

  it('lets a stored choice stay that is closed now', () => {
    expect(check({ countries: ['SE'] }, { countries: ['SE'] })).toEqual([])
    expect(check({ countries: ['SE'] }, { countries: ['NO'] })).toEqual([['countries', 'closed', 'm:closed']])
  })
})

describe('one choice', () => {
  const entity = entityOf(
    { role: property({ catalogue: 'roles' }), size: property({ enum: ['s', 'm'] }) },
    {
      role: {
        choices: {
          enabledWhen: compileCondition('!has(user.role) || user.role in item.givers'),
          because: 'm:above',
          hints: [],
          groups: [],
        },
      },
      size: {
        choices: {
          enabledWhen: compileCondition("item.value == 's'"),
          because: 'm:size',
          hints: [],
          groups: [],
        },
      },
    },
  )
  const roles = {
    Admin: { value: 'Admin', text: 'Admin', givers: ['Admin'] },
    Owner: { value: 'Owner', text: 'Owner', givers: [] },
  }
  const check = (value: object, user: Scope['user'], baseline?: object) =>
    verifyRecord({
      entity,
      value,
      operation: baseline ? 'update' : 'create',
      scope: { ...scope, user },
      validator: () => [],
      checks: {},
      inCatalogue: (_, own) => String(own) in roles,
      catalogueItem: (_, own) => roles[own as keyof typeof roles],
      ...(baseline && { baseline }),
    }).map(({ path, keyword, text }) => [path, keyword, text])

  it('is refused when it is closed to this user, with the reason', () => {
    expect(check({ role: 'Owner' }, {})).toEqual([])
    expect(check({ role: 'Admin' }, { role: 'Admin' })).toEqual([])
    expect(check({ role: 'Owner' }, { role: 'Admin' })).toEqual([['role', 'closed', 'm:above']])
    expect(check({ size: 'm' }, {})).toEqual([['size', 'closed', 'm:size']])
  })

  it('stays where it is stored', () => {
    expect(check({ role: 'Owner' }, { role: 'Admin' }, { role: 'Owner' })).toEqual([])
  })
})

describe('items that have to stay', () => {
  const member = (more: Partial<PropertyDefinition> = {}) =>
    entityOf(
      {
        members: property({
          type: 'array',
          items: property({
            type: 'object',
            properties: { id: property({ catalogue: 'people' }), isOwner: property({ readOnly: true }) },
          }),
          ...more,
        }),
      },
      {
        members: {
          choices: {
            enabledWhen: compileCondition("item.value != 'closed'"),
            because: 'm:closed',
            keptWhen: compileCondition("has(item.isOwner) || item.text == 'Ada'"),
            keptBecause: 'm:kept',
            hints: [],
            groups: [],
          },
        },
      },
    )
  const stored = { members: [{ id: 'a' }, { id: 'b', isOwner: 'yes' }, { id: 'c' }] }
  const check = (ids: string[], entity = member()) =>
    verifyRecord({
      entity,
      value: { members: ids.map((id) => ({ id })) },
      operation: 'update',
      scope,
      validator: () => [],
      checks: {},
      catalogueItem: (_, id) => ({ value: String(id), text: id === 'a' ? 'Ada' : 'Somebody' }),
      baseline: stored,
    }).map(({ path, keyword, text }) => [path, keyword, text])
  const refusal = [['members', 'kept', 'm:kept']]

  it('are kept for what is stored with them, and for what the catalog says', () => {
    expect(check(['a', 'b'])).toEqual([])
    expect(check(['b', 'c'])).toEqual(refusal)
    expect(check(['a', 'c'])).toEqual(refusal)
  })

  it('are not asked for where the list is not written', () => {
    expect(check(['c'], member({ writeOn: ['create'] }))).toEqual([])
    expect(check(['a', 'b', 'closed'], member({ writeOn: ['create'] }))).toEqual([])
    expect(check(['a', 'b', 'closed'])).toEqual([['members', 'closed', 'm:closed']])
  })
})

describe('a field that keeps its default', () => {
  const threshold = property({ type: 'integer', default: 6, keepsDefault: true })
  const other = property({ type: 'integer', default: 3 })
  const fields = { threshold: { visibleWhen: compileCondition('form.on') } }
  const entity = entityOf({ threshold, other, on: property({ type: 'boolean' }) }, fields)

  it('takes it again when it is empty, and only then', () => {
    expect(fillEmptied(entity, { on: true, threshold: null }, 'update', scope)).toEqual({
      on: true,
      threshold: 6,
    })
    expect(fillEmptied(entity, { on: true, threshold: 9 }, 'update', scope)).toEqual({
      on: true,
      threshold: 9,
    })
  })

  it('stays empty while it is hidden', () => {
    const value = { on: false }
    expect(fillEmptied(entity, value, 'create', scope)).toBe(value)
  })

  it('is sent with it, where another emptied field is sent as null', () => {
    expect(submitValue(entity, { on: true }, 'update', scope)).toEqual({
      on: true,
      threshold: 6,
      other: null,
    })
  })
})
