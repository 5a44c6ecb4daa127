import { lazy } from 'react'

const never = new Promise<never>(() => undefined)

/** The widgets and their theme, loaded when something with fields is drawn. */
export const FieldScope = lazy(async () => ({
  // As screenImports.ts says of wizards.
  default: import.meta.env.SSR ? await never : (await import('./WithWidgets.tsx')).WithWidgets,
}))
