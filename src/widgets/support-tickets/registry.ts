import { lazy } from 'react'
import type { ModuleWidgets } from '../../engine/registry/contract.ts'

export default {
  widgets: {
    'reply-text': lazy(async () => ({ default: (await import('./reply-text/ReplyText.tsx')).ReplyText })),
  },
  panels: {
    'ticket-conversation': lazy(async () => ({
      default: (await import('./ticket-conversation/TicketConversation.tsx')).TicketConversation,
    })),
  },
} satisfies ModuleWidgets
