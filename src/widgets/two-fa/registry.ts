import { lazy } from 'react'
import type { ModuleWidgets } from '../../engine/registry/contract.ts'

export default {
  panels: {
    'code-message': lazy(async () => ({
      default: (await import('./code-message/CodeMessage.tsx')).CodeMessage,
    })),
    'code-preview': lazy(async () => ({
      default: (await import('./code-preview/CodePreview.tsx')).CodePreview,
    })),
    'code-test': lazy(async () => ({ default: (await import('./code-test/CodeTest.tsx')).CodeTest })),
  },
} satisfies ModuleWidgets
