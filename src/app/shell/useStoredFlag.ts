import { useSyncExternalStore } from 'react'
import { choose, chosen, onChange } from '../preferences/chosen.ts'

/** A yes or no that follows the person; it holds for the page alone where storage is forbidden. */
export function useStoredFlag(name: string): [flag: boolean, set: (flag: boolean) => void] {
  const isSet = (): boolean => chosen(name) === 'yes'
  const flag = useSyncExternalStore(onChange, isSet, isSet)
  return [flag, (next) => choose(name, next ? 'yes' : 'no')]
}
