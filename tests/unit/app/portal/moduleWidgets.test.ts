import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { ModuleSource } from '../../../../codegen/read/source.ts'
import { moduleWidgets } from '../../../../src/app/portal/moduleWidgets.ts'

it('has the component of every widget and panel that a module declares, and no other', () => {
  const declared = readdirSync('definitions/modules').map(
    (id) =>
      // checked by the compiler
      (JSON.parse(readFileSync(`definitions/modules/${id}/module.json`, 'utf8')) as ModuleSource).registry ??
      {},
  )
  for (const kind of ['widgets', 'panels'] as const) {
    const names = declared.flatMap((registry) => Object.keys(registry[kind] ?? {}))
    expect(Object.keys(moduleWidgets[kind]).toSorted()).toEqual(names.toSorted())
  }
  expect(Object.keys(moduleWidgets.panels)).toContain('phone-verification')
})
