import { reloadOnce } from './reloadOnce.ts'

let reloading = false

/** A script of a screen did not come: reloads the page once (specification, redirect and access rules). */
export function chunkFailed(): void {
  if (!reloading) reloading = reloadOnce()
}

/** True once a reload was asked for: nothing more needs to be shown. */
export function isReloading(): boolean {
  return reloading
}

/** Vite announces every chunk and style sheet that could not be loaded. */
export function guardChunks(): void {
  window.addEventListener('vite:preloadError', chunkFailed)
}
