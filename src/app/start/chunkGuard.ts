import { reachesServer } from './reachesServer.ts'
import { mayReload, reloadOnce } from './reloadOnce.ts'

let reloading = false
let failed = false
let prefetches = 0
let decision: Promise<boolean> = Promise.resolve(false)
const listeners = new Set<() => void>()

/**
 * A script of a screen did not come: reloads the page once (specification, redirect and access rules), when there is a
 * server to read it from.
 */
export function chunkFailed(): void {
  failed = true
  if (reloading || !mayReload()) return
  reloading = true
  decision = decide()
}

async function decide(): Promise<boolean> {
  reloading = (await reachesServer()) && reloadOnce()
  for (const listener of listeners) listener()
  return reloading
}

/** True once a reload was asked for, and while it is being decided: nothing more needs to be shown. */
export function isReloading(): boolean {
  return reloading
}

/** Whether the page will be reloaded, once that is decided. */
export function whenDecided(): Promise<boolean> {
  return decision
}

/** Calls back when it is decided whether the page is reloaded. */
export function onReloadDecided(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A script that failed is not asked for again by this page: trying again means reloading it. */
export function hasChunkFailed(): boolean {
  return failed
}

/** Vite announces every chunk and style sheet that could not be loaded, also those nobody waits for yet. */
export function guardChunks(): void {
  window.addEventListener('vite:preloadError', () => {
    if (prefetches === 0) chunkFailed()
  })
}

/** True for what an import or a style sheet that did not come is rejected with; browsers say it in their own words. */
export function isLoadFailure(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script|preload css/i.test(error.message)
  )
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
