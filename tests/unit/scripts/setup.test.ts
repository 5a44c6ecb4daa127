import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'patchbay-setup-'))
  mkdirSync(join(folder, 'scripts'))
  mkdirSync(join(folder, 'bin'))
  copyFileSync('scripts/setup.sh', join(folder, 'scripts/setup.sh'))
  writeFileSync(join(folder, 'scripts/run.sh'), '. "$(dirname "$0")/setup.sh"\necho "runs $(node -v)"\n')
  writeFileSync(join(folder, 'package-lock.json'), 'new')
  program('bin/node', `exec "${process.execPath}" "$@"`)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function program(path: string, script: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), `#!/bin/sh\n${script}\n`)
  chmodSync(join(folder, path), 0o755)
}

/** What npm ci does: deletes, then downloads. */
function npm(download: string): void {
  program('bin/npm', `rm -rf node_modules\n${download}`)
}

function installed(lock: string): void {
  mkdirSync(join(folder, 'node_modules/library'), { recursive: true })
  writeFileSync(join(folder, 'node_modules/.patchbay-lock'), lock)
}

function run(): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync('sh', ['scripts/run.sh'], {
    cwd: folder,
    env: { PATH: `${join(folder, 'bin')}:/usr/bin:/bin` },
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

it('keeps a working installation when packages cannot be downloaded', () => {
  installed('old')
  npm('exit 1')
  const { status, output } = run()
  expect(output).toContain('what was installed before is unchanged')
  expect(status).toBe(1)
  expect(existsSync(join(folder, 'node_modules/library'))).toBe(true)
  expect(existsSync(join(folder, '.node_modules.previous'))).toBe(false)
})

it('restores the installation after being killed while installing', () => {
  installed('new')
  spawnSync('mv', ['node_modules', '.node_modules.previous'], { cwd: folder })
  mkdirSync(join(folder, 'node_modules/half'), { recursive: true })
  npm('exit 1')
  expect(run()).toMatchObject({ status: 0 })
  expect(existsSync(join(folder, 'node_modules/library'))).toBe(true)
})

it('installs the packages of a new lock file, and none when only its time stamp is new', () => {
  installed('old')
  npm('mkdir node_modules; echo installed >>calls')
  expect(run()).toMatchObject({ status: 0, output: expect.stringContaining('runs v24') })
  expect(existsSync(join(folder, '.node_modules.previous'))).toBe(false)
  writeFileSync(join(folder, 'package-lock.json'), 'new')
  expect(run().status).toBe(0)
  expect(readFileSync(join(folder, 'calls'), 'utf8')).toBe('installed\n')
})

it('uses the system Node where the packaged one does not run', () => {
  installed('new')
  program('node_modules/.bin/node', 'exit 127')
  expect(run()).toMatchObject({ status: 0, output: expect.stringContaining(`runs ${process.version}`) })
})

it('names the Node version it needs', () => {
  installed('new')
  program('bin/node', 'case "$1" in -p) echo 2210;; -v) echo v22.10.0;; esac')
  const { status, output } = run()
  expect(output).toContain('Patchbay needs Node 24.7 or newer; this is v22.10.0.')
  expect(status).toBe(1)
})
