import { lazy } from 'react'
import type { ModuleWidgets } from '../../engine/registry/contract.ts'

export default {
  panels: {
    'call-recording-player': lazy(async () => ({
      default: (await import('./call-recording-player/CallRecordingPlayer.tsx')).CallRecordingPlayer,
    })),
    'recording-player': lazy(async () => ({
      default: (await import('./recording-player/RecordingPlayer.tsx')).RecordingPlayer,
    })),
  },
} satisfies ModuleWidgets
