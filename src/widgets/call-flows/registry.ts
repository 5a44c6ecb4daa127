import { lazy } from 'react'
import type { ModuleWidgets } from '../../engine/registry/contract.ts'

export default {
  widgets: {
    'toggle-set': lazy(async () => ({ default: (await import('./toggle-set/ToggleSet.tsx')).ToggleSet })),
    'record-id': lazy(async () => ({ default: (await import('./record-id/RecordId.tsx')).RecordId })),
    'header-lines': lazy(async () => ({
      default: (await import('./header-lines/HeaderLines.tsx')).HeaderLines,
    })),
  },
  panels: {
    'flow-uses': lazy(async () => ({ default: (await import('./FlowUses.tsx')).FlowUses })),
    'call-flow-builder': lazy(async () => ({
      default: (await import('./call-flow-builder/CallFlowBuilder.tsx')).CallFlowBuilder,
    })),
    'call-flow-viewer': lazy(async () => ({
      default: (await import('./call-flow-viewer/CallFlowViewer.tsx')).CallFlowViewer,
    })),
  },
} satisfies ModuleWidgets
