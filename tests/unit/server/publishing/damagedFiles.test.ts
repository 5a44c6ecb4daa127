import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createCompiler } from '../../../../codegen/createCompiler.ts'
import { createMemoryStore } from '../../../../src/server/publishing/createMemoryStore.ts'
import { createPublisher } from '../../../../src/server/publishing/createPublisher.ts'
import type { Publisher } from '../../../../src/server/publishing/Publisher.ts'
import { coverParts, deal, sample } from '../../../support/sampling.ts'

/** File damage by hand, by a full disk or by a faulty tool. */
const damages: Record<string, (path: string, bytes: Buffer) => void> = {
  deleted: () => undefined,
  emptied: (path) => writeFileSync(path, ''),
  'cut in half': (path, bytes) => writeFileSync(path, bytes.subarray(0, bytes.length / 2)),
  'replaced by binary': (path) =>
    writeFileSync(path, Buffer.from(Array.from({ length: 4096 }, (_, i) => (i * 73) % 256))),
  'with one byte that is no UTF-8': (path, bytes) =>
    writeFileSync(path, Buffer.concat([bytes.subarray(0, -3), Buffer.from([0xff]), bytes.subarray(-3)])),
  'a folder': (path) => mkdirSync(path),
  'a link to itself': (path) => symlinkSync(basename(path), path),
  'grown to 2 MB': (path, bytes) =>
    writeFileSync(path, Buffer.concat([bytes, Buffer.alloc(2 * 2 ** 20, ' ')])),
  'replaced by null': (path) => writeFileSync(path, 'null'),
}

const files = readdirSync('definitions', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.json'))
  .toSorted()

/** Files of a kind are read alike: `list.json`, `schema.json`, or those of the language. */
function kindOf(file: string): string {
  return file.includes('/') && !file.startsWith('modules/') ? dirname(file) : file.replace(/^.*?\./, '')
}

const cases = Object.entries(damages)
const tried = coverParts('definition files that are damaged', files, kindOf, () => [], 1)
/** Where a file stands decides who reads its bytes. */
const dealt = deal(
  'damages of definition files',
  tried,
  (file) => (file.includes('/') ? (file.split('/')[0] ?? '') : ''),
  () => cases,
)

describe('a shipped file', () => {
  const above = mkdtempSync(join(tmpdir(), 'patchbay-damage-'))
  const folder = join(above, 'definitions')
  let publisher: Publisher
  let version: string

  // The compiler's own thread runs from here too, so that the language it was started with is damaged as well.
  beforeAll(async () => {
    for (const part of ['definitions', 'codegen', 'src/language', 'src/shared', 'src/domain', 'package.json'])
      cpSync(part, join(above, part), { recursive: true })
    symlinkSync(resolve('node_modules'), join(above, 'node_modules'))
    const thread = pathToFileURL(join(above, 'codegen/compilerThread.ts'))
    const compiler = { ...createCompiler(folder, { thread }), onChange: () => undefined }
    publisher = await createPublisher({ compiler, store: createMemoryStore() })
    version = publisher.status().version
  })
  afterAll(async () => {
    await publisher.close()
    rmSync(above, { recursive: true, force: true })
  })

  function restore(): void {
    rmSync(folder, { recursive: true, force: true })
    cpSync('definitions', folder, { recursive: true })
  }
  afterEach(restore)

  it.each(tried)('never affects what is served when damaged: %s', async (file) => {
    const path = join(folder, file)
    const bytes = readFileSync(join('definitions', file))
    for (const [name, damage] of dealt.get(file) ?? []) {
      rmSync(path, { recursive: true, force: true })
      damage(path, bytes)
      const status = await publisher.publish()
      const about = `${file} ${name}`
      const isLanguage = file.startsWith('_language/')
      // An entity may do without rules, whose texts are then reported, and without states that nothing names.
      const isOptional = name === 'deleted' && /\.(?:rules|lifecycle)\.json$/.test(file)
      if (isOptional && status.diagnostics.length === 0) {
        expect([about, file.endsWith('.lifecycle.json')]).toEqual([about, true])
        continue
      }
      if (!isOptional) expect([about, status.version]).toEqual([about, version])
      expect([about, status.diagnostics.length > 0]).toEqual([about, !isLanguage])
      if (!isLanguage && name !== 'deleted') {
        expect(status.diagnostics.map((each) => each.file)).toContain(`definitions/${file}`)
      }
    }
    restore()
    expect(await publisher.publish()).toMatchObject({
      status: 'published',
      version,
      kept: [],
      diagnostics: [],
    })
  })

  it('may be damaged together with all others', async () => {
    for (const [name, damage] of sample('damages of all definition files', cases, 1)) {
      // Hundreds of large files would only fill the disk.
      for (const file of name === 'grown to 2 MB' ? tried : files) {
        const path = join(folder, file)
        rmSync(path, { recursive: true, force: true })
        damage(path, readFileSync(join('definitions', file)))
      }
      const status = await publisher.publish()
      expect([name, status.status]).toEqual([name, 'kept'])
      // A module that no other needs is taken away by deleting its files, and by nothing else.
      if (name === 'deleted') expect(status.kept).toContain('portal')
      else expect([name, status.version]).toEqual([name, version])
      restore()
      if (name === 'deleted') await publisher.publish()
    }
    restore()
    expect(await publisher.publish()).toMatchObject({ status: 'published', version })
  })
})
