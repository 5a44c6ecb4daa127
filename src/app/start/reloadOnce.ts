const key = 'patchbay.reloaded-at'
const quietMs = 10_000

/**
 * Reloads the page because a script of it failed to load, most likely after a new release.
 * @returns false, without reloading, within 10 s of the last such reload (specification, redirect and access rules)
 */
export function reloadOnce(
  storage: Pick<Storage, 'getItem' | 'setItem'> = sessionStorage,
  reload: () => void = () => location.reload(),
  now: number = Date.now(),
): boolean {
  const last = Number(storage.getItem(key) ?? 0)
  if (now - last < quietMs) return false
  storage.setItem(key, String(now))
  reload()
  return true
}
