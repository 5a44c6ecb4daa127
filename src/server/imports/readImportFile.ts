import { readCsvRecords, type ContactFileRefusal, type CsvRecord } from '../../domain/contacts/index.ts'
import { addressOf, FileMissingError, type FileStore } from '../files/index.ts'

/** Why an uploaded CSV file can't be read. */
export interface ImportProblem {
  problem: string
  problem_line?: number
}

/** The records of an uploaded CSV file. */
export async function readImportFile(
  files: FileStore,
  accountId: string,
  fileId: string,
): Promise<CsvRecord[] | ImportProblem> {
  let bytes: Uint8Array
  try {
    const address = addressOf(accountId, fileId)
    bytes = await files.readBytes(address, 0, (await files.size(address)) ?? 0)
  } catch (error) {
    if (error instanceof FileMissingError) return { problem: 'gone' }
    throw error
  }
  const records: CsvRecord[] = []
  const reading = readCsvRecords(bytes)
  let next = reading.next()
  for (; !next.done; next = reading.next()) records.push(next.value)
  return next.value ? problemOf(next.value) : records
}

function problemOf(refusal: ContactFileRefusal): ImportProblem {
  if (refusal.code === 'not_csv') return { problem: 'not_csv' }
  if (refusal.code === 'other_encoding') return { problem: 'not_utf8' }
  if (refusal.code === 'not_utf8') return { problem: 'not_utf8', problem_line: refusal.line }
  return { problem: 'damaged', ...('line' in refusal && { problem_line: refusal.line }) }
}
