/** The value of a promise that is marked as fulfilled, the way React's `use` knows one it need not wait for. */
export function settledValue<Value>(promise: Promise<Value>): Value | undefined {
  const known: { status?: string; value?: Value } = promise as object
  return known.status === 'fulfilled' ? known.value : undefined
}

/** Marks a promise once it is fulfilled. */
export function markSettled<Value>(promise: Promise<Value>): Promise<Value> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  )
  return promise
}

/** A promise that is fulfilled and known to be. */
export function settled<Value>(value: Value): Promise<Value> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value })
}
