import { Readable } from 'node:stream'
import { splitContactRows, type ContactRows } from '../../../domain/contacts/index.ts'
import type { PhoneReason } from '../../../domain/phone/index.ts'
import type { FileStore } from '../../files/index.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'
import { hashedUuid } from '../../storage/hashedUuid.ts'
import { checkFiles } from './checkFiles.ts'
import type { CheckRun, PartResult } from './checkRun.ts'
import { checkTypeOf, columnsOf } from './checkTypes.ts'
import { resultLine, shownResult, type NumberResult } from './resultLines.ts'

const NUMBERS_AT_ONCE = 2000
const BYTES_PER_LINE = 32
/** A line has a number of up to 200 characters, and what is known of it. */
const LONGEST_LINE_BYTES = 1024
const SAMPLE_RESULTS = 20
const PART_LIMIT_BYTES = 25 * 2 ** 20

/**
 * Asks the carriers about the next numbers and writes the results to their file, as often as the part is done.
 * @returns undefined when all are checked
 */
export async function checkPart(
  { files, carrier, text }: Pick<ModuleContext, 'files' | 'carrier' | 'text'>,
  accountId: string,
  { record, byteOffset, parts }: CheckRun,
): Promise<PartResult | undefined> {
  const { rows, ends } = await readRows(files, { accountId, folder: record.id }, byteOffset)
  const end = ends.at(-1)
  if (end === undefined) return undefined
  const type = checkTypeOf(record.doc)
  const valid = rows.filter((row) => row.length === 2)
  const answers = await carrier.lookUpNumbers({
    id: hashedUuid(`${record.id}:${parts}`),
    numbers: valid.map(([number = '']) => number),
    live: type === 'validation',
  })
  const known = new Map(answers.map((facts) => [facts.number, facts]))
  const results = rows.map(([number = '', country, problem]): NumberResult =>
    // as: numberWorker wrote it.
    problem === undefined
      ? { number, country, facts: known.get(number), asked: true }
      : { number, country, problem: problem as PhoneReason },
  )
  const columns = columnsOf(record.doc)
  const lines = results.map((result) => `${resultLine(result, columns, text)}\n`)
  await files.write(
    { accountId, folder: record.id, name: checkFiles.part(parts) },
    Readable.from([Buffer.from(lines.join(''))]),
    PART_LIMIT_BYTES,
  )
  const answered = valid.filter(([number = '']) => known.has(number)).length
  return {
    checked: rows.length,
    valid: valid.length,
    invalid: rows.length - valid.length,
    unanswered: valid.length - answered,
    paid: answered,
    byteOffset: byteOffset + end,
    sample: results.slice(0, SAMPLE_RESULTS).map((result) => shownResult(result, text)),
  }
}

async function readRows(
  files: FileStore,
  folder: { accountId: string; folder: string },
  start: number,
): Promise<ContactRows> {
  const file = { ...folder, name: checkFiles.numbers }
  const length = Math.max(LONGEST_LINE_BYTES, NUMBERS_AT_ONCE * BYTES_PER_LINE)
  return splitContactRows(await files.readBytes(file, start, length), NUMBERS_AT_ONCE)
}
