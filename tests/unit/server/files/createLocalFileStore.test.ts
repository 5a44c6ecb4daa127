import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  createLocalFileStore,
  FileTooLargeError,
  type FileStore,
} from '../../../../src/server/files/index.ts'

const FOLDER = '00000000-0000-4000-8000-000000000000'
const file = { accountId: 'account', folder: FOLDER, name: 'contacts.csv' }
let root: string
let files: FileStore

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'patchbay-files-'))
  files = createLocalFileStore(root)
})
afterEach(() => rmSync(root, { recursive: true }))

async function* parts(...texts: string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield await Promise.resolve(Buffer.from(text))
}

it('keeps what was written and reads any part of it', async () => {
  expect(await files.write(file, parts('hello ', 'world'), 11)).toEqual({ bytes: 11 })
  expect(await files.size(file)).toBe(11)
  expect(Buffer.from(await files.readBytes(file, 6, 100)).toString()).toBe('world')
  expect((await files.read(file, { start: 0, end: 5 }).toArray()).join('')).toBe('hello')
})

it('keeps nothing of a file that is too large', async () => {
  await expect(files.write(file, parts('hello ', 'world'), 10)).rejects.toBeInstanceOf(FileTooLargeError)
  expect(readdirSync(join(root, 'account', FOLDER))).toEqual([])
  expect(await files.size(file)).toBeUndefined()
})

it.each([
  { ...file, accountId: '..' },
  { ...file, accountId: 'a/b' },
  { ...file, folder: '../../etc' },
  { ...file, folder: FOLDER.toUpperCase().replaceAll('0', 'A') },
  { ...file, name: '../x.csv' },
  { ...file, name: 'x' },
])('refuses the address $accountId $folder $name', async (address) => {
  await expect(files.write(address, parts('x'), 10)).rejects.toThrow('not a file')
})

it('removes a folder', async () => {
  await files.write(file, parts('x'), 10)
  await files.remove('account', FOLDER)
  expect(await files.size(file)).toBeUndefined()
})
