import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { startOwnServer } from './startOwnServer.ts'

/** A server of its own over a copy of the shipped definitions, which a test may edit. */
export interface LiveServer {
  url: string
  operatorHeaders: () => { authorization: string }
  /** Writes an edit of a definition file, as an editor would save it. */
  edit: (file: string, change: (text: string) => string) => void
  read: (file: string) => string
  /** Gives the files their shipped text again; true when one of them differed in more than its layout. */
  restore: () => boolean
  stop: () => Promise<void>
}

const shipped = resolve(import.meta.dirname, '../../definitions')

export async function startLiveServer(port: number): Promise<LiveServer> {
  const server = await startOwnServer(port, { env: { PATCHBAY_CARRIER_SPEED: '10' } })
  const { url, definitions } = server
  const edited = new Set<string>()
  return {
    url,
    operatorHeaders: () => server.operatorHeaders(),
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
    stop: () => server.remove(),
  }
}

function meaningOf(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text))
  } catch {
    return text
  }
}
