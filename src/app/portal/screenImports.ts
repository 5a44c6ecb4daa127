import { rememberLoad } from './rememberLoad.ts'

const never = new Promise<never>(() => undefined)

/** The libraries behind each kind of screen are chunks of their own. */
export const screenImports = {
  list: rememberLoad(async () => ({ default: (await import('../../engine/list/index.ts')).ListScreen })),
  page: rememberLoad(async () => ({ default: (await import('../../engine/page/index.ts')).PageScreen })),
  wizard: rememberLoad(async () => ({
    // Its libraries are too many to be drawn with on the server.
    default: import.meta.env.SSR ? await never : (await import('./WizardPlace.tsx')).WizardPlace,
  })),
}
