import { lazy } from 'react'
import type { ModuleWidgets } from '../../engine/registry/contract.ts'

export default {
  panels: {
    'accepted-cards': lazy(async () => ({ default: (await import('./AcceptedCards.tsx')).AcceptedCards })),
  },
} satisfies ModuleWidgets
