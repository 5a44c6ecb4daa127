import type { LifecycleSource } from './read/source.ts'

/** How a state is stored, as text: its number, or its name. */
export function stateKey({ states }: LifecycleSource, name: string): string {
  const value = Object.hasOwn(states, name) ? states[name]?.value : undefined
  return value === undefined ? name : String(value)
}
