import { lazy } from 'react'
import type { ModuleWidgets } from '../../engine/registry/contract.ts'

export default {
  panels: {
    'api-reference': lazy(async () => ({
      default: (await import('./api-reference/ApiReference.tsx')).ApiReference,
    })),
  },
} satisfies ModuleWidgets
