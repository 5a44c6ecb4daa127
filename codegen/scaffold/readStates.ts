import { inSentence, wordsOf } from './moduleNames.ts'

/** The states of new records, from the first to the last, and how people change them. */
export interface States {
  all: State[]
  transitions: StateChange[]
}

interface State {
  name: string
  tone: 'neutral' | 'info' | 'success'
  icon: string
}

interface StateChange {
  id: string
  title: string
  icon: string
  from: string[]
  to: string
  /** Completes "The visit was …". */
  word: string
}

/** Two states and the ways between them, unless others are asked for. */
export const ARCHIVING: States = {
  all: [
    { name: 'active', tone: 'success', icon: 'check' },
    { name: 'archived', tone: 'neutral', icon: 'past' },
  ],
  transitions: [
    { id: 'archive', title: 'Archive', icon: 'past', from: ['active'], to: 'archived', word: 'archived' },
    { id: 'restore', title: 'Restore', icon: 'check', from: ['archived'], to: 'active', word: 'restored' },
  ],
}

/** Reads `draft,active,closed`: each state is reached from its neighbors by an action of its own. */
export function readStates(list: string): { states: States; problems: string[] } {
  const names = list.split(',').flatMap((part) => part.trim() || [])
  const wrong = names.filter((name) => !NAME.test(name) || name === 'constructor')
  const repeated = names.find((name, index) => names.findIndex((each) => idOf(each) === idOf(name)) < index)
  const problems = [
    ...wrong.map((name) => `"${name}" is not a state: write lower-case words, such as in_review`),
    ...(repeated === undefined ? [] : [`The state "${repeated}" is listed twice.`]),
    ...(names.length < 2 ? ['"--states" needs at least two states, such as draft,active,closed.'] : []),
    ...(names.length > MOST ? [`"--states" takes at most ${MOST} states.`] : []),
  ]
  const all = names.map(stateOf)
  return { states: { all, transitions: all.map(changeTo) }, problems }
}

const NAME = /^[a-z][a-z0-9_-]{0,50}$/
/** A row offers an action for each. */
const MOST = 12

/** Work lies before the first of several states, and behind the last. */
function stateOf(name: string, index: number, names: readonly string[]): State {
  if (index === names.length - 1) return { name, tone: 'neutral', icon: 'past' }
  return index === 0 ? { name, tone: 'info', icon: 'schedule' } : { name, tone: 'success', icon: 'check' }
}

function changeTo({ name, icon }: State, index: number, all: readonly State[]): StateChange {
  const words = inSentence(wordsOf(name))
  return {
    id: `mark-${idOf(name)}`,
    title: `Mark as ${words}`,
    icon,
    from: all.flatMap((other, place) => (Math.abs(place - index) === 1 ? [other.name] : [])),
    to: name,
    word: `marked as ${words}`,
  }
}

/** `in_review` as ids and text keys write it. */
export function idOf(state: string): string {
  return state.replaceAll('_', '-')
}
