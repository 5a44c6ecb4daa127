import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { areas } from '../../../scripts/mutation/areas.ts'

it.each(areas)('finds the sources and tests of $name', ({ sources, tests }) => {
  expect([...sources, ...tests].filter((file) => !existsSync(file))).toEqual([])
})
