import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'

export interface TestPostgres {
  /** Connection address of a fresh database of this cluster. */
  createDatabase(): string
  stop(): void
}

/** A PostgreSQL cluster of the caller's own, reached by a socket in its temporary folder alone. */
export function startPostgres(settings: string[] = []): TestPostgres {
  const bin = findBin()
  const folder = mkdtempSync(join(tmpdir(), 'patchbay-pg-'))
  const asRoot = userInfo().uid === 0
  if (asRoot) {
    const [uid, gid] = ['-u', '-g'].map((flag) =>
      Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' })),
    )
    chownSync(folder, uid ?? 0, gid ?? 0)
  }
  const run = (program: string, args: string[]): string => {
    const path = join(bin, program)
    // PostgreSQL refuses to run as root.
    const [command, all] = asRoot ? ['runuser', ['-u', 'postgres', '--', path, ...args]] : [path, args]
    return execFileSync(command, all, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  }
  const data = join(folder, 'data')
  run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--no-instructions'])
  const options = [
    `-p 4156 -k ${folder} -c listen_addresses=''`,
    '-c fsync=off -c max_connections=60',
    ...settings.map((setting) => `-c ${setting}`),
  ].join(' ')
  run('pg_ctl', ['-D', data, '-l', join(folder, 'log'), '-w', '-o', options, 'start'])
  let databases = 0
  return {
    createDatabase() {
      const name = `test_${++databases}`
      run('createdb', ['-h', folder, '-p', '4156', '-U', 'postgres', name])
      return `postgres://postgres@localhost:4156/${name}?host=${encodeURIComponent(folder)}`
    },
    stop() {
      run('pg_ctl', ['-D', data, '-m', 'immediate', 'stop'])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function findBin(): string {
  const root = '/usr/lib/postgresql'
  if (existsSync(root)) {
    const newest = readdirSync(root).toSorted((a, b) => Number(b) - Number(a))
    const found = newest
      .map((version) => join(root, version, 'bin'))
      .find((path) => existsSync(join(path, 'initdb')))
    if (found) return found
  }
  return execFileSync('pg_config', ['--bindir'], { encoding: 'utf8' }).trim()
}
