import { lazy } from 'react'
import type { ModuleWidgets } from '../../engine/registry/contract.ts'

export default {
  widgets: {
    speech: lazy(async () => ({ default: (await import('./speech/Speech.tsx')).Speech })),
  },
  panels: {
    'audio-file-player': lazy(async () => ({
      default: (await import('./AudioFilePlayer.tsx')).AudioFilePlayer,
    })),
  },
} satisfies ModuleWidgets
