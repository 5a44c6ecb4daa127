import { expect, it } from 'vitest'
import { compileCondition } from '../../../../codegen/conditions/compileCondition.ts'
import {
  groupByKey,
  judgeChoices,
  shortenGroups,
  unfoldGroups,
} from '../../../../src/engine/form/widgets/choices/groupChoices.ts'

const choice = (value: string, text: string, record: string) => ({
  key: value,
  value,
  text,
  option: { value, text, record },
  offered: true,
  kept: false,
  hints: [],
})

it('puts options under the values of a key, in their order, without repeating the heading', () => {
  const groups = groupByKey(
    [
      choice('trunk.created', 'Trunk: Created', 'Trunk'),
      choice('key.created', 'Key: Created', 'Key'),
      choice('trunk.removed', 'Trunk: Deleted', 'Trunk'),
      choice('key.odd', 'Keyed in', 'Key'),
    ],
    'record',
  )
  expect(groups.map(({ heading, choices }) => [heading, choices.map(({ below }) => below)])).toEqual([
    ['Trunk', ['Created', 'Deleted']],
    ['Key', ['Created', undefined]],
  ])
  expect(groups[0]?.choices[0]?.text).toBe('Trunk: Created')
})

it('shortens to the first group, and of the others to what is in view, without their headings', () => {
  const group = (id: string, ...keys: string[]) => ({
    id,
    title: 'portal:close' as const,
    choices: keys.map((key) => choice(key, key, '')),
  })
  const groups = [group('popular', 'GB', 'DE'), group('others', 'SA', 'ZW'), group('far', 'TV')]
  const short = shortenGroups(groups, (key) => key === 'SA')
  expect(short.map(({ title, choices }) => [title, choices.map(({ key }) => key)])).toEqual([
    ['portal:close', ['GB', 'DE']],
    [undefined, ['SA']],
  ])
  expect(shortenGroups([], () => true)).toEqual([])
})

it('puts all options into the group that stands for all of them', () => {
  const group = (id: string, ...keys: string[]) => ({
    id,
    title: 'portal:close' as const,
    choices: keys.map((key) => choice(key, key, '')),
  })
  const groups = [group('popular', 'GB', 'DE'), group('others', 'SA', 'AT')]
  const definitions = [
    { id: 'popular', title: 'portal:close' as const },
    { id: 'others', title: 'portal:try-again' as const, whole: true },
  ]
  expect(
    unfoldGroups(groups, definitions).map(({ title, choices }) => [title, choices.map(({ key }) => key)]),
  ).toEqual([['portal:try-again', ['AT', 'DE', 'GB', 'SA']]])
  expect(unfoldGroups(groups, definitions.slice(0, 1))).toBe(groups)
})

it('gives hints what is stored of an option beside what the option has', () => {
  const [offered] = [choice('SA', 'Saudi Arabia', '')]
  const stored = new Map([['SA', { ...offered!, option: { value: 'SA', reason: 'Taken' } }]])
  const [shown] = judgeChoices([offered!], undefined, { account: {}, config: {}, user: {} }, stored)
  expect(shown?.option).toEqual({ value: 'SA', text: 'Saudi Arabia', record: '', reason: 'Taken' })
})

it('leaves out what can’t be chosen where a rule hides it, except what is stored', () => {
  const all = ['own', 'foreign', 'kept'].map((key) => ({
    key,
    value: key,
    text: key,
    option: { value: key, mine: key === 'own' },
  }))
  const rules = {
    enabledWhen: compileCondition('item.mine'),
    because: 'portal:close' as const,
    hints: [],
    groups: [],
  }
  const stored = new Map(all.filter(({ key }) => key === 'kept').map((each) => [each.key, each]))
  const shown = (hides?: true) =>
    judgeChoices(
      all,
      { ...rules, ...(hides && { hides }) },
      { account: {}, config: {}, user: {} },
      stored,
    ).map(({ key }) => key)
  expect(shown()).toEqual(['own', 'foreign', 'kept'])
  expect(shown(true)).toEqual(['own', 'kept'])
})
