const key = 'patchbay.reloaded-at'
const quietMs = 10_000

/** False within 10 s of the last reload for a lost script (specification, redirect and access rules). */
export function mayReload(
  storage: Pick<Storage, 'getItem'> = sessionStorage,
  now: number = Date.now(),
): boolean {
  return now - Number(storage.getItem(key) ?? 0) >= quietMs
}

/**
 * Reloads the page because a script of it failed to load, most likely after a new release.
 * @returns false, without reloading, while `mayReload` says so
 */
export function reloadOnce(
  storage: Pick<Storage, 'getItem' | 'setItem'> = sessionStorage,
  reload: () => void = () => location.reload(),
  now: number = Date.now(),
): boolean {
  if (!mayReload(storage, now)) return false
  storage.setItem(key, String(now))
  reload()
  return true
}
