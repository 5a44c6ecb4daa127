import type { DemoStep } from '../../demo/createDemoHistory.ts'

/** What happened to a number in a campaign, by the state it is in. */
const begin: DemoStep = { transition: 'begin', to: 'pending', actor: 'server' }
const assign: DemoStep = { transition: 'assign', to: 'assigned', actor: 'carrier' }
const remove: DemoStep = { transition: 'remove', to: 'removing', actor: 'user' }
const elsewhere = 'The number is still in another provider’s campaign. It’s released now: try again.'

export const numberSteps: Record<string, DemoStep[]> = {
  waiting: [],
  pending: [begin],
  assigned: [begin, assign],
  suspended: [begin, assign, { transition: 'suspend', to: 'suspended', actor: 'server' }],
  failed: [begin, { transition: 'fail', to: 'failed', actor: 'carrier', note: elsewhere }],
  removing: [begin, assign, remove],
  removed: [begin, assign, remove, { transition: 'release', to: 'removed', actor: 'carrier' }],
}

/** Campaign → its numbers, in every state. */
export const demoNumbers: Record<string, Record<string, keyof typeof numberSteps>> = {
  'Spring sale': { '+15035550108': 'waiting' },
  'Store openings': { '+15035550101': 'pending', '+15035550102': 'pending' },
  'Agent network': { '+15035550106': 'failed' },
  'Sign-in codes': {
    '+14155550172': 'assigned',
    '+15035550103': 'assigned',
    '+15035550105': 'removing',
    '+15035550107': 'removed',
  },
  'Flash deals': { '+15035550104': 'suspended' },
}

type CarrierStates = Record<'att' | 'tmobile' | 'verizon', keyof typeof carrierSteps>

const register: DemoStep = { transition: 'register', to: 'registered', actor: 'carrier' }

export const carrierSteps: Record<string, DemoStep[]> = {
  review: [],
  registered: [register],
  rejected: [
    {
      transition: 'reject',
      to: 'rejected',
      actor: 'carrier',
      reason: 'sponsor-missing',
    },
  ],
  suspended: [
    register,
    {
      transition: 'suspend',
      to: 'suspended',
      actor: 'server',
      reason: 'no-consent',
    },
  ],
  ended: [register, { transition: 'end', to: 'ended', actor: 'server' }],
}

const all = (state: keyof typeof carrierSteps): CarrierStates => ({
  att: state,
  tmobile: state,
  verizon: state,
})

/** Status of a campaign → the state of it at each carrier; a status before their review has none. */
export const demoCarriers: Record<number, CarrierStates> = {
  10: { ...all('review'), att: 'registered' },
  11: { ...all('registered'), tmobile: 'rejected' },
  12: all('registered'),
  13: all('registered'),
  14: all('registered'),
  15: all('suspended'),
  16: all('ended'),
}

/** The last note of some steps. */
export function reasonOf(steps: readonly DemoStep[]): string {
  return steps.at(-1)?.note ?? ''
}

export function attemptsOf(steps: readonly DemoStep[]): number {
  return steps.filter(({ to }) => to === 'pending').length
}

/** The numbers that are still the campaign's own. */
export function isOwn(state: unknown): boolean {
  return state !== 'removing' && state !== 'removed'
}
