import type { ConditionRoot } from '../../src/language/portal.ts'

/** Everything a condition may begin a path with. */
export const ROOTS: readonly ConditionRoot[] = [
  'form',
  'item',
  'row',
  'account',
  'config',
  'user',
  'route',
  'now',
]
