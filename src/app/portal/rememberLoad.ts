/**
 * Loads once; a failed load may be tried again. Once loaded, the promise's `then` answers at once, so that React draws
 * what is there already without a placeholder before it (it holds a placeholder for 300 ms before it replaces it).
 */
export function rememberLoad<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined
  return () => {
    loading ??= load().then(
      (value) => {
        loading = answersAtOnce(value)
        return value
      },
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }
}

function answersAtOnce<Value>(value: Value): Promise<Value> {
  const then = (accept?: ((value: Value) => unknown) | null) => accept?.(value)
  // oxlint-disable-next-line unicorn/no-thenable -- it replaces the `then` of a promise, which is what React.lazy calls
  return Object.assign(Promise.resolve(value), { then })
}
