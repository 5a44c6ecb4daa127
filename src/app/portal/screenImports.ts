import { rememberLoad } from './rememberLoad.ts'
import type { ScreenReference } from '../../language/portal.ts'

/** The libraries behind each kind of screen are chunks of their own. */
export const screenImports = {
  list: rememberLoad(async () => ({ default: (await import('../../engine/list/index.ts')).ListScreen })),
  wizard: rememberLoad(async () => ({ default: (await import('./WizardPlace.tsx')).WizardPlace })),
}

export function kindOf(screen: ScreenReference): keyof typeof screenImports {
  return 'list' in screen ? 'list' : 'wizard'
}
