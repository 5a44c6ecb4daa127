import { lazy } from 'react'
import type { ModuleWidgets } from '../../engine/registry/contract.ts'

export default {
  panels: {
    'call-tester': lazy(async () => ({ default: (await import('./call-tester/CallTester.tsx')).CallTester })),
  },
} satisfies ModuleWidgets
