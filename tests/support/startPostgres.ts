import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'

const isRoot = userInfo().uid === 0

/** Settings for many small databases that nobody needs after the run: neither compiled nor parallel plans, no more log than a restart asks for. */
export const passingSettings = [
  'max_connections=200',
  'jit=off',
  'max_parallel_workers_per_gather=0',
  'wal_level=minimal',
  'max_wal_senders=0',
  'full_page_writes=off',
  'max_wal_size=8GB',
]

export interface TestPostgres {
  /** Holds its socket and its data. */
  folder: string
  /** Connection address of a new, empty database. */
  createDatabase(): string
  stop(): void
}

/**
 * A separate PostgreSQL cluster, reached by a socket in its temporary folder alone. Tests share one for the run
 * (createTestDatabase.ts); this is for benchmarks and for tests that need other settings or stop it.
 */
export function startPostgres(settings: string[] = []): TestPostgres {
  const folder = mkdtempSync(join(tmpdir(), 'patchbay-pg-'))
  if (isRoot) {
    const [uid, gid] = ['-u', '-g'].map((flag) =>
      Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' })),
    )
    chownSync(folder, uid ?? 0, gid ?? 0)
  }
  const data = join(folder, 'data')
  run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--no-instructions'])
  const options = [
    `-p 4156 -k ${folder} -c listen_addresses=''`,
    '-c fsync=off -c synchronous_commit=off -c max_connections=60',
    ...settings.map((setting) => `-c ${setting}`),
  ].join(' ')
  run('pg_ctl', ['-D', data, '-l', join(folder, 'log'), '-w', '-o', options, 'start'])
  let databases = 0
  return {
    createDatabase() {
      const name = `test_${++databases}`
      run('createdb', ['-h', folder, '-p', '4156', '-U', 'postgres', name])
      return connect(folder, name)
    },
    stop: () => stopPostgres(folder),
    folder,
  }
}

/** Connection address of a database of the cluster in a folder. */
export function connect(folder: string, name: string): string {
  return `postgres://postgres@localhost:4156/${name}?host=${encodeURIComponent(folder)}`
}

/** Stops the cluster in a folder, and removes it. */
export function stopPostgres(folder: string): void {
  run('pg_ctl', ['-D', join(folder, 'data'), '-m', 'immediate', 'stop'])
  rmSync(folder, { recursive: true, force: true })
}

/** Runs a program of PostgreSQL as the user it asks for. */
export function run(program: string, args: string[]): string {
  const path = join(findBin(), program)
  // PostgreSQL refuses to run as root.
  const [command, all] = isRoot ? ['runuser', ['-u', 'postgres', '--', path, ...args]] : [path, args]
  return execFileSync(command, all, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
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
