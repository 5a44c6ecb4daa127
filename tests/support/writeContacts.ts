import { Readable } from 'node:stream'
import type { FileAddress, FileStore } from '../../src/server/files/index.ts'
import { createRowIndex } from '../../src/server/modules/sms-broadcast/createRowIndex.ts'

/** Stores the files of a processed contact upload: its valid rows and their index. */
export async function writeContacts(
  files: FileStore,
  place: Omit<FileAddress, 'name'>,
  rows: string,
): Promise<void> {
  const bytes = Buffer.from(rows)
  const index = createRowIndex()
  index.add(bytes)
  const stored = { 'contacts.csv': bytes, 'rows.idx': index.bytes() }
  for (const [name, content] of Object.entries(stored))
    await files.write({ ...place, name }, Readable.from([content]), 1e6)
}
