import { rememberLoad } from './rememberLoad.ts'
import type { ScreenReference } from '../../language/portal.ts'

/** The libraries behind each kind of screen are chunks of their own. */
export const screenImports = {
  list: rememberLoad(async () => ({ default: (await import('../../engine/list/index.ts')).ListScreen })),
  page: rememberLoad(async () => ({ default: (await import('../../engine/page/index.ts')).PageScreen })),
  wizard: rememberLoad(async () => ({ default: (await import('./WizardPlace.tsx')).WizardPlace })),
}

export function kindOf(screen: ScreenReference): keyof typeof screenImports {
  if ('list' in screen) return 'list'
  return 'page' in screen ? 'page' : 'wizard'
}
