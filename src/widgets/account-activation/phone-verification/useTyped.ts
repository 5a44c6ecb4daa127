import { useState } from 'react'

/** What was typed, kept for this tab alone until it is forgotten. */
export function useTyped(name: string): [value: string, type: (value: string) => void] {
  const [value, setValue] = useState(() => read(name))
  return [
    value,
    (typed) => {
      setValue(typed)
      try {
        if (typed === '') sessionStorage.removeItem(name)
        else sessionStorage.setItem(name, typed)
      } catch {
        // Without storage a reload forgets it.
      }
    },
  ]
}

function read(name: string): string {
  try {
    return sessionStorage.getItem(name) ?? ''
  } catch {
    return ''
  }
}
