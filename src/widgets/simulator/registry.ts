import { lazy } from 'react'
import type { ModuleWidgets } from '../../engine/registry/contract.ts'

export default {
  panels: {
    'simulated-receipts': lazy(async () => ({ default: (await import('./receipts/Receipts.tsx')).Receipts })),
    'simulated-phone': lazy(async () => ({ default: (await import('./phone/Phone.tsx')).Phone })),
    'sandbox-number': lazy(async () => ({
      default: (await import('./sandbox-kit/SandboxNumber.tsx')).SandboxNumber,
    })),
    'sandbox-key': lazy(async () => ({ default: (await import('./sandbox-kit/SandboxKey.tsx')).SandboxKey })),
    'simulated-reviews': lazy(async () => ({ default: (await import('./reviews/Reviews.tsx')).Reviews })),
    'simulated-tickets': lazy(async () => ({ default: (await import('./tickets/Tickets.tsx')).Tickets })),
    'simulated-clock': lazy(async () => ({ default: (await import('./clock/Clock.tsx')).Clock })),
    'simulated-outbox': lazy(async () => ({ default: (await import('./outbox/Outbox.tsx')).Outbox })),
  },
} satisfies ModuleWidgets
