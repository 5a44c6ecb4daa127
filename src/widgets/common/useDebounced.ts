import { useEffect, useState } from 'react'

/** The value once it has stood still for `delayMs`, and a way to settle on one at once. */
export function useDebounced<Value>(value: Value, delayMs: number): [Value, (now: Value) => void] {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return [settled, setSettled]
}
