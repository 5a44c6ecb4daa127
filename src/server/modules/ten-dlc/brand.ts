import type { Behaviour } from '../../resources/behaviour.ts'

/** Brands begin without campaigns. */
export function brand(): Behaviour {
  return {
    resource: 'ten-dlc-brand',
    async beforeCreate(_query, _caller, value) {
      return { ...value, campaigns: [], campaigns_count: 0 }
    },
  }
}
