import { lazy } from 'react'
import type { ModuleWidgets } from '../../engine/registry/contract.ts'

export default {
  panels: {
    'signature-preview': lazy(async () => ({
      default: (await import('./signature/SignaturePreview.tsx')).SignaturePreview,
    })),
  },
  widgets: {
    'number-paste': lazy(async () => ({
      default: (await import('./number-paste/NumberPaste.tsx')).NumberPaste,
    })),
    signature: lazy(async () => ({ default: (await import('./signature/Signature.tsx')).Signature })),
  },
} satisfies ModuleWidgets
