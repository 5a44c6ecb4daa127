import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { lockFolder } from '../../../../src/server/storage/lockFolder.ts'

let parent: string
let folder: string
let holder: ChildProcess | undefined

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'patchbay-lock-'))
  // Longer than the name of a socket may be, and with letters and spaces as people use them.
  folder = join(parent, 'Ærlig talt, en mappe', 'a'.repeat(120))
  mkdirSync(folder, { recursive: true })
})
afterEach(() => {
  holder?.kill('SIGKILL')
  rmSync(parent, { recursive: true, force: true })
})

async function holdElsewhere(): Promise<ChildProcess> {
  const script = `
    import { lockFolder } from './src/server/storage/lockFolder.ts'
    globalThis.release = lockFolder(process.env.FOLDER)
    console.log('held')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, FOLDER: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return (holder = child)
}

it('is refused while another process holds the folder, and names it', async () => {
  const child = await holdElsewhere()
  expect(() => lockFolder(folder)).toThrow(`is in use by process ${child.pid}`)
})

it('is free as soon as its holder is killed', async () => {
  const child = await holdElsewhere()
  child.kill('SIGKILL')
  await once(child, 'exit')
  lockFolder(folder)()
})

it('is held once in the same process, and free after the release', () => {
  const release = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(`is in use by process ${process.pid}`)
  release()
  lockFolder(folder)()
})
