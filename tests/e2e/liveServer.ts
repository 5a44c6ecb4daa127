import { spawn, type ChildProcess } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** A server of its own over a copy of the shipped definitions, which a test may edit. */
export interface LiveServer {
  url: string
  /** Writes an edit of a definition file, as an editor would save it. */
  edit: (file: string, change: (text: string) => string) => void
  read: (file: string) => string
  /** Gives the files their shipped text again; true when one of them differed in more than its layout. */
  restore: () => boolean
  stop: () => Promise<void>
}

const shipped = resolve(import.meta.dirname, '../../definitions')

export async function startLiveServer(port: number): Promise<LiveServer> {
  const folder = mkdtempSync(join(tmpdir(), 'patchbay-live-'))
  const definitions = join(folder, 'definitions')
  cpSync(shipped, definitions, { recursive: true })
  const server = spawn(process.execPath, [resolve(import.meta.dirname, 'serve.ts')], {
    cwd: resolve(import.meta.dirname, '../..'),
    env: { ...process.env, PORT: String(port), PATCHBAY_DEFINITIONS: definitions, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://localhost:${port}`
  await answers(`${url}/healthz`, server)
  const edited = new Set<string>()
  return {
    url,
    edit(file, change) {
      const before = readFileSync(join(definitions, file), 'utf8')
      const after = change(before)
      if (after === before) throw new Error(`The edit of ${file} changes nothing`)
      edited.add(file)
      writeFileSync(join(definitions, file), after)
    },
    read: (file) => readFileSync(join(definitions, file), 'utf8'),
    restore() {
      let differed = false
      for (const file of edited) {
        const text = readFileSync(join(shipped, file), 'utf8')
        const edit = readFileSync(join(definitions, file), 'utf8')
        if (meaningOf(edit) !== meaningOf(text)) differed = true
        if (edit !== text) writeFileSync(join(definitions, file), text)
      }
      edited.clear()
      return differed
    },
    async stop() {
      const ended = new Promise((done) => server.once('exit', done))
      server.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function meaningOf(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text))
  } catch {
    return text
  }
}

/** Waits for a good answer of the address, as long as the process that should give it lives. */
async function answers(url: string, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`The server ended with code ${server.exitCode}`)
    const good = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (good) return
    await new Promise((next) => setTimeout(next, 100))
  }
}
