import type { ModuleContext } from '../../host/ServerModule.ts'

/** The name by which an installation says that everything outside is simulated, for every account: the demo. */
export const EVERYTHING = 'simulator'

/** Parties in whose place people act at `/simulator`. Carriers and reviewers are named as transitions name them. */
const parties = ['carrier', 'reviewer', 'support-agent', 'time'] as const

/** What the screens and calls of the simulator ask: a party that isn't simulated here is real, and nobody acts for it. */
export function simulatedParties({ simulates }: Pick<ModuleContext, 'simulates'>): string[] {
  return parties.filter((party) => simulates(party))
}
