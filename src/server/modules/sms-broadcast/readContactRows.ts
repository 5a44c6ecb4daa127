import type { FileStore } from '../../files/index.ts'
import { ROWS_PER_INDEX_ENTRY } from './createRowIndex.ts'
import { splitContactRows } from '../../../domain/contacts/index.ts'

const ENTRY_BYTES = 8
const FIRST_READ_BYTES = 64 * 1024

/**
 * Reads valid rows of a processed contact file, located by the index of row offsets.
 * @param from index of the first row, from 0
 * @returns fewer than `limit` rows at the end of the file
 * @throws FileMissingError
 */
export async function readContactRows(
  files: FileStore,
  accountId: string,
  uploadId: string,
  from: number,
  limit: number,
): Promise<string[][]> {
  const place = { accountId, folder: uploadId }
  const entry = Math.floor(from / ROWS_PER_INDEX_ENTRY)
  const noted = await files.readBytes({ ...place, name: 'rows.idx' }, entry * ENTRY_BYTES, ENTRY_BYTES)
  if (noted.length < ENTRY_BYTES) return []
  let at = Number(new DataView(noted.buffer, noted.byteOffset).getBigUint64(0, true))
  const rows: string[][] = []
  const wanted = (from % ROWS_PER_INDEX_ENTRY) + limit
  for (let readBytes = FIRST_READ_BYTES; rows.length < wanted;) {
    const bytes = await files.readBytes({ ...place, name: 'contacts.csv' }, at, readBytes)
    const read = splitContactRows(bytes, wanted - rows.length)
    rows.push(...read.rows)
    const end = read.ends.at(-1)
    if (end !== undefined) at += end
    else if (bytes.length < readBytes) break
    else readBytes *= 2
  }
  return rows.slice(from % ROWS_PER_INDEX_ENTRY)
}
