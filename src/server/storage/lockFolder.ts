import { readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

/** SQLITE_BUSY: another connection holds the lock. */
const BUSY = 5

/**
 * Holds a folder for this process alone. The lock is SQLite's, on the file `<folder>.lock`: every operating system
 * frees it however the process ends, and containers that share the folder see it. The pid file is for the message only.
 * @returns the release
 * @throws when another process holds it
 */
export function lockFolder(folder: string): () => void {
  const path = realpathSync(folder)
  const pidFile = `${path}.pid`
  const lock = new DatabaseSync(`${path}.lock`, { timeout: 0 })
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    // node:sqlite sets the result code.
    throw (error as { errcode?: number }).errcode === BUSY ? new Error(inUse(folder, pidFile)) : error
  }
  writeFileSync(pidFile, String(process.pid))
  return () => {
    lock.close()
    rmSync(pidFile, { force: true })
  }
}

function inUse(folder: string, pidFile: string): string {
  let holder = 'another process'
  try {
    holder = `process ${readFileSync(pidFile, 'utf8')}`
  } catch {
    // Without the pid file the message is less exact, no more.
  }
  return `The data folder ${folder} is in use by ${holder}. The embedded database serves one process: stop it, choose another PATCHBAY_DATA, or set DATABASE_URL.`
}
