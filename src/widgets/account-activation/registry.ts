import { lazy } from 'react'
import type { ModuleWidgets } from '../../engine/registry/contract.ts'

export default {
  panels: {
    'phone-verification': lazy(async () => ({
      default: (await import('./phone-verification/PhoneVerification.tsx')).PhoneVerification,
    })),
    'support-contact': lazy(async () => ({
      default: (await import('./support-contact/SupportContact.tsx')).SupportContact,
    })),
  },
} satisfies ModuleWidgets
