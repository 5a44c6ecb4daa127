import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createLocalFileStore,
  createS3FileStore,
  FileMissingError,
  FileTooLargeError,
  openFileStore,
  readS3Setting,
  type FileStore,
} from '../../src/server/files/index.ts'
import { startObjectStorage } from '../support/startObjectStorage.ts'

const FOLDER = '00000000-0000-4000-8000-000000000000'

async function* parts(...texts: string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield await Promise.resolve(Buffer.from(text))
}

interface Opened {
  files: FileStore
  close: () => Promise<void> | void
}

function openLocal(): Opened {
  const root = mkdtempSync(join(tmpdir(), 'patchbay-files-'))
  return { files: createLocalFileStore(root), close: () => rmSync(root, { recursive: true }) }
}

async function openS3(): Promise<Opened> {
  const storage = await startObjectStorage()
  return { files: openFileStore(storage.setting, ''), close: storage.stop }
}

describe.each([
  ['a local folder', openLocal],
  ['object storage', openS3],
])('files in %s', (_name, open) => {
  let opened: Opened
  let files: FileStore
  let count = 0
  beforeAll(async () => {
    opened = await open()
    files = opened.files
  })
  afterAll(() => opened.close())

  /** An address no other test uses. */
  const newFile = () => ({ accountId: `account-${(count += 1)}`, folder: FOLDER, name: 'contacts.csv' })

  it('stores a file and reads any part of it', async () => {
    const file = newFile()
    expect(await files.write(file, parts('hello ', 'world'), 11)).toEqual({ bytes: 11 })
    expect(await files.size(file)).toBe(11)
    expect(Buffer.from(await files.readBytes(file, 6, 100)).toString()).toBe('world')
    expect(Buffer.from(await files.readBytes(file, 2, 3)).toString()).toBe('llo')
    expect(await files.readBytes(file, 11, 5)).toHaveLength(0)
    expect(Buffer.concat(await (await files.read(file)).toArray()).toString()).toBe('hello world')
  })

  it('stores an empty file', async () => {
    const file = newFile()
    expect(await files.write(file, parts(), 10)).toEqual({ bytes: 0 })
    expect(await files.size(file)).toBe(0)
    expect(await (await files.read(file)).toArray()).toEqual([])
  })

  it('stores several megabytes', async () => {
    const file = newFile()
    const megabyte = 'x'.repeat(2 ** 20)
    await files.write(file, parts(...Array.from({ length: 7 }, () => megabyte)), 8 * 2 ** 20)
    expect(await files.size(file)).toBe(7 * 2 ** 20)
    const bytes = Buffer.concat(await (await files.read(file)).toArray())
    expect(bytes).toHaveLength(7 * 2 ** 20)
  })

  it('stores nothing of a file that is too large', async () => {
    const file = newFile()
    await expect(files.write(file, parts('hello ', 'world'), 10)).rejects.toBeInstanceOf(FileTooLargeError)
    expect(await files.size(file)).toBeUndefined()
  })

  it('keeps the stored file when its replacement is too large', async () => {
    const file = newFile()
    await files.write(file, parts('first'), 10)
    await expect(files.write(file, parts('second file'), 10)).rejects.toBeInstanceOf(FileTooLargeError)
    expect(Buffer.from(await files.readBytes(file, 0, 10)).toString()).toBe('first')
  })

  it.each([
    { accountId: '..' },
    { accountId: 'a/b' },
    { folder: '../../etc' },
    { folder: FOLDER.toUpperCase().replaceAll('0', 'A') },
    { name: '../x.csv' },
    { name: 'x' },
  ])('rejects the path %j', async (part) => {
    await expect(files.write({ ...newFile(), ...part }, parts('x'), 10)).rejects.toThrow('not a file')
  })

  it('removes files, also missing ones', async () => {
    const file = newFile()
    await files.write(file, parts('x'), 10)
    await files.remove(file.accountId, FOLDER, ['contacts.csv', 'invalid.csv'])
    expect(await files.size(file)).toBeUndefined()
  })

  it('reports a missing file instead of failing halfway', async () => {
    await expect(files.readBytes(newFile(), 0, 1)).rejects.toBeInstanceOf(FileMissingError)
    await expect(files.read(newFile())).rejects.toBeInstanceOf(FileMissingError)
  })

  it('streams a file to its end even when it is removed meanwhile', async () => {
    const file = newFile()
    await files.write(file, parts('hello'), 5)
    const stream = await files.read(file)
    await files.remove(file.accountId, FOLDER, ['contacts.csv'])
    expect(Buffer.concat(await stream.toArray()).toString()).toBe('hello')
  })

  it('lets work read and write files in a local folder', async () => {
    const file = newFile()
    const names = { reads: ['contacts.csv'], writes: ['invalid.csv'] }
    await files.write(file, parts('a,b'), 10)
    const result = await files.inLocalFolder(file.accountId, FOLDER, names, (path) => {
      writeFileSync(join(path, 'invalid.csv'), readFileSync(join(path, 'contacts.csv'), 'utf8').toUpperCase())
      return Promise.resolve(7)
    })
    expect(result).toBe(7)
    const written = await files.readBytes({ ...file, name: 'invalid.csv' }, 0, 10)
    expect(Buffer.from(written).toString()).toBe('A,B')
  })

  it('leaves no temporary files behind', async () => {
    const file = newFile()
    const before = temporaryFolders()
    await files.write(file, parts('x'), 10)
    await expect(files.write(file, parts('too large'), 3)).rejects.toThrow()
    const nothing = { reads: [], writes: [] }
    const failed = files.inLocalFolder(file.accountId, FOLDER, nothing, () => Promise.reject(new Error('no')))
    await expect(failed).rejects.toThrow('no')
    expect(temporaryFolders()).toEqual(before)
  })
})

const temporaryFolders = () => readdirSync(tmpdir()).filter((name) => name.startsWith('patchbay-file-'))

it('leaves no part of a refused file in a local folder', async () => {
  const root = mkdtempSync(join(tmpdir(), 'patchbay-files-'))
  const files = createLocalFileStore(root)
  const file = { accountId: 'account', folder: FOLDER, name: 'contacts.csv' }
  await expect(files.write(file, parts('hello'), 3)).rejects.toThrow()
  expect(readdirSync(join(root, 'account', FOLDER))).toEqual([])
  await files.remove('account', FOLDER, ['contacts.csv'])
  expect(existsSync(join(root, 'account', FOLDER))).toBe(false)
  rmSync(root, { recursive: true })
})

it('reports an unreadable path as a failure, not as a missing file', async () => {
  const { files, close } = openLocal()
  const file = { accountId: 'account', folder: FOLDER, name: 'contacts.csv' }
  await files.write(file, parts('x'), 10)
  await expect(files.size({ ...file, name: `${'a'.repeat(300)}.csv` })).rejects.toThrow('ENAMETOOLONG')
  await close()
})

it('is refused by object storage with the wrong secret', async () => {
  const storage = await startObjectStorage()
  const files = createS3FileStore({ ...storage.options, secretAccessKey: 'wrong' })
  const file = { accountId: 'account', folder: FOLDER, name: 'contacts.csv' }
  await expect(files.write(file, parts('x'), 10)).rejects.toThrow('403')
  await expect(files.size(file)).rejects.toThrow('403')
  await storage.stop()
})

describe('PATCHBAY_FILES', () => {
  it('names a bucket, its credentials and region', () => {
    expect(readS3Setting('s3://key:se%2Fcret@storage.example/media?region=eu-1')).toEqual({
      endpoint: 'https://storage.example/media',
      accessKeyId: 'key',
      secretAccessKey: 'se/cret',
      region: 'eu-1',
    })
  })

  it.each([
    'media',
    'https://storage.example/media',
    's3://storage.example/media',
    's3://a:b@storage.example',
  ])('refuses %s with an example', (setting) => {
    expect(() => openFileStore(setting, '')).toThrow(/PATCHBAY_FILES must look like s3:\/\/KEY:SECRET@/)
  })
})
