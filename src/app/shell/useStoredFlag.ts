import { useState } from 'react'

/** A yes or no that this browser remembers; it holds for the page alone where storage is forbidden. */
export function useStoredFlag(key: string): [flag: boolean, set: (flag: boolean) => void] {
  const [flag, setFlag] = useState(() => read(key))
  return [
    flag,
    (next) => {
      setFlag(next)
      write(key, next)
    },
  ]
}

function read(key: string): boolean {
  try {
    return localStorage.getItem(key) === 'yes'
  } catch {
    return false
  }
}

function write(key: string, flag: boolean): void {
  try {
    localStorage.setItem(key, flag ? 'yes' : 'no')
  } catch {
    // Storage is forbidden; see above.
  }
}
