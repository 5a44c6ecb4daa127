import { lazy } from 'react'
import type { ModuleWidgets } from '../../engine/registry/contract.ts'

export default {
  widgets: {
    'number-paste': lazy(async () => ({
      default: (await import('./number-paste/NumberPaste.tsx')).NumberPaste,
    })),
    signature: lazy(async () => ({ default: (await import('./signature/Signature.tsx')).Signature })),
  },
} satisfies ModuleWidgets
