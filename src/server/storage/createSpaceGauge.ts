import { statfs } from 'node:fs/promises'

const trustedMs = 1000

/** Measures the free space of the disk a folder is on, at most once a second. */
export function createSpaceGauge(folder: string): () => Promise<number> {
  let measured: { at: number; bytes: Promise<number> } | undefined
  return () => {
    const now = performance.now()
    if (!measured || now - measured.at > trustedMs) {
      measured = { at: now, bytes: statfs(folder).then(({ bavail, bsize }) => bavail * bsize) }
    }
    return measured.bytes
  }
}
