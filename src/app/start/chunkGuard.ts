import { reloadOnce } from './reloadOnce.ts'

let reloading = false
let failed = false
let prefetches = 0

/** A script of a screen did not come: reloads the page once (specification, redirect and access rules). */
export function chunkFailed(): void {
  if (prefetches > 0) return
  failed = true
  if (!reloading) reloading = reloadOnce()
}

/** True once a reload was asked for: nothing more needs to be shown. */
export function isReloading(): boolean {
  return reloading
}

/** A script that failed is not asked for again by this page: trying again means reloading it. */
export function hasChunkFailed(): boolean {
  return failed
}

/** Vite announces every chunk and style sheet that could not be loaded. */
export function guardChunks(): void {
  window.addEventListener('vite:preloadError', chunkFailed)
}

/** Loads what nobody has asked for yet; its failure is nobody's concern. */
export async function prefetch(load: () => Promise<unknown>): Promise<void> {
  prefetches += 1
  try {
    await load()
  } catch {
    // Loaded again when it is needed.
  } finally {
    prefetches -= 1
  }
}
