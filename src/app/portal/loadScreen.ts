import type { ScreenReference } from '../../language/portal.ts'

type Kind = 'list' | 'wizard'

const imports = {
  list: () => import('./ListPlace.tsx').then((module) => module.ListPlace),
  wizard: () => import('./WizardPlace.tsx').then((module) => module.WizardPlace),
}

type Screens = { [Name in Kind]: Awaited<ReturnType<(typeof imports)[Name]>> }

const loading: Partial<{ [Name in Kind]: Promise<Screens[Name]> }> = {}

export function kindOf(screen: ScreenReference): Kind {
  return 'list' in screen ? 'list' : 'wizard'
}

/** The component that draws a kind of screen, with its libraries; the same promise until a load fails. */
export function loadScreen<Name extends Kind>(kind: Name): Promise<Screens[Name]> {
  const known: Promise<Screens[Name]> | undefined = loading[kind]
  if (known) return known
  // The table gives each kind its own component.
  const started = imports[kind]() as Promise<Screens[Name]>
  Object.assign(loading, { [kind]: started })
  started.catch(() => delete loading[kind])
  return started
}
