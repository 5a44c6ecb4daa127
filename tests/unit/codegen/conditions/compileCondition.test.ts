import { expect, it } from 'vitest'
import { compileCondition } from '../../../../codegen/conditions/compileCondition.ts'

it('turns a condition into a tree with its dependencies', () => {
  expect(compileCondition("has(form.a.b) && !(form.c == 'x') && form.a.b in [1, -2]")).toEqual({
    source: "has(form.a.b) && !(form.c == 'x') && form.a.b in [1, -2]",
    tree: {
      op: 'and',
      args: [
        { op: 'has', root: 'form', path: ['a', 'b'] },
        {
          op: 'not',
          arg: {
            op: '==',
            left: { op: 'path', root: 'form', path: ['c'] },
            right: { op: 'const', value: 'x' },
          },
        },
        {
          op: 'in',
          left: { op: 'path', root: 'form', path: ['a', 'b'] },
          right: { op: 'const', value: [1, -2] },
        },
      ],
    },
    dependsOn: ['form.a.b', 'form.c'],
  })
})

it('keeps operator precedence', () => {
  const { tree } = compileCondition('form.a || form.b && form.c')
  expect(tree).toMatchObject({ op: 'or', args: [{ op: 'path' }, { op: 'and' }] })
})

it('refuses to compile a condition that fails the check', () => {
  expect(() => compileCondition('form.a ? 1 : 2')).toThrow('unchecked condition')
})
