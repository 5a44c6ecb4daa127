import { lazy } from 'react'
import type { ModuleWidgets } from '../../engine/registry/contract.ts'

export default {
  panels: {
    'flow-uses': lazy(async () => ({ default: (await import('./FlowUses.tsx')).FlowUses })),
  },
} satisfies ModuleWidgets
