import { createHash } from 'node:crypto'
import { readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'

/**
 * Holds a folder for this process alone. The lock is an abstract Unix socket, which the kernel frees however the
 * process ends; the pid file is for the message only.
 * @returns the release
 * @throws when another process holds it
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const path = realpathSync(folder)
  const pidFile = join(path, '..', `${path.split('/').at(-1) ?? 'folder'}.pid`)
  const name = createHash('sha256').update(path).digest('hex').slice(0, 32)
  const server = createServer()
  server.unref()
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new Error(inUse(folder, pidFile)) : error)
    })
    server.listen(`\0patchbay-${name}`, resolve)
  })
  writeFileSync(pidFile, String(process.pid))
  return () => {
    server.close()
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
