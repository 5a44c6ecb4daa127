import { lazy } from 'react'
import type { ModuleWidgets } from '../../engine/registry/contract.ts'

export default {
  panels: {
    'ticket-conversation': lazy(async () => ({
      default: (await import('./ticket-conversation/TicketConversation.tsx')).TicketConversation,
    })),
  },
} satisfies ModuleWidgets
