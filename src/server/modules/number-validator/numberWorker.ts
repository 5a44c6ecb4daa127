import { closeSync, fsyncSync, openSync, readSync, renameSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import {
  createLineBlocks,
  createNumberFileReader,
  findNumberColumn,
  type NumberFileReader,
  type NumberFileResult,
  type NumberSink,
} from '../../../domain/contacts/index.ts'
import type { PhoneReason } from '../../../domain/phone/index.ts'
import { phoneAutomaton } from '../../../domain/phone/phoneAutomaton.ts'
import { fillText } from '../../../language/fillText.ts'
import { quoteCsvCell } from '../../../shared/csv.ts'
import type { ThreadMessage } from '../../jobs/index.ts'
import { checkFiles } from './checkFiles.ts'
import type { ResultColumn } from './checkTypes.ts'
import { formatEndings, resultLine, shownResult, type NumberResult } from './resultLines.ts'

export interface NumberWorkerData {
  /** The file with the numbers. */
  source: string
  /** Of the column with the numbers, from 0; undefined where it is to be found. */
  column: number | undefined
  /** Undefined where the numbers are only counted. */
  output: NumberOutput | undefined
  /** Not 0: end early, with what there is. */
  stop: Int32Array
}

export interface NumberOutput {
  folder: string
  /** Results of the format, or undefined: numbers for carriers to be asked about. */
  results: { columns: readonly ResultColumn[]; texts: Record<string, string> } | undefined
}

export interface NumberWorkerResult extends NumberFileResult {
  /** Of the column that was read, from 0. */
  column: number
  sample: Record<string, unknown>[]
}

export interface NumberWorkerProgress {
  checked: number
}

const CHUNK_BYTES = 256 * 1024
const PROGRESS_MS = 200
const SAMPLE_RESULTS = 20
const PLUS = 43
const APOSTROPHE = 39

// workerData is what readNumbers passes.
const { source, column: named, output, stop } = workerData as NumberWorkerData
const decoder = new TextDecoder()
const encoder = new TextEncoder()

function work(): void {
  const file = openSync(source, 'r')
  const chunk = new Uint8Array(CHUNK_BYTES)
  const head = readSync(file, chunk, 0, CHUNK_BYTES, 0)
  const column = named ?? findNumberColumn(chunk.subarray(0, head), head < CHUNK_BYTES)
  const result = output ? write(file, column, output) : read(file, createNumberFileReader({ column }))
  closeSync(file)
  tell({ result: { sample: [], ...result, column } })
}

function read(file: number, reader: NumberFileReader, onChunk?: () => void): NumberFileResult {
  const chunk = new Uint8Array(CHUNK_BYTES)
  for (let done = 0; Atomics.load(stop, 0) === 0;) {
    const length = readSync(file, chunk, 0, CHUNK_BYTES, done)
    if (length === 0 || !reader.feed(chunk.subarray(0, length))) break
    done += length
    onChunk?.()
  }
  return reader.end()
}

/** Writes what is to become of the numbers; the file is renamed to its place at the end. */
function write(
  file: number,
  column: number,
  { folder, results }: NumberOutput,
): Omit<NumberWorkerResult, 'column'> {
  const name = results ? checkFiles.part(0) : checkFiles.numbers
  const draft = openSync(join(folder, `${name}.part`), 'w', 0o600)
  const lines = createLineBlocks((block) => {
    for (let at = 0; at < block.length;) at += writeSync(draft, block, at)
  })
  const sample: Record<string, unknown>[] = []
  let checked = 0
  let toldAt = performance.now()
  const reader = createNumberFileReader({ column, sink: results ? formatSink() : listSink() })
  const found = read(file, reader, () => {
    if (performance.now() - toldAt < PROGRESS_MS) return
    toldAt = performance.now()
    tell({ checked })
  })
  lines.flush()
  fsyncSync(draft)
  closeSync(draft)
  renameSync(join(folder, `${name}.part`), join(folder, name))
  return { ...found, sample }

  function formatSink(): NumberSink {
    const say = (key: string): string => fillText(results?.texts[key] ?? key, {}, 'en')
    const columns = results?.columns ?? []
    const endings = formatEndings(columns, say).map((ending) => encoder.encode(ending))
    const { countries } = phoneAutomaton()
    const keep = (result: NumberResult): void => void sample.push(shownResult(result, say))
    return {
      valid(bytes, from, to, country) {
        checked += 1
        if (sample.length < SAMPLE_RESULTS)
          keep({ number: `+${decoder.decode(bytes.subarray(from, to))}`, country: countries[country - 1] })
        const ending = endings[country]!
        lines.writeByte(APOSTROPHE)
        lines.writeByte(PLUS)
        lines.writeBytes(bytes, from, to)
        lines.writeBytes(ending, 0, ending.length)
        lines.endLine()
      },
      invalid(number, problem, country) {
        checked += 1
        const result = { number, problem, country }
        if (sample.length < SAMPLE_RESULTS) keep(result)
        lines.writeLine(resultLine(result, columns, say))
      },
    }
  }

  /** `+447400123456,GB`, or what was written, the country and the reason. */
  function listSink(): NumberSink {
    const endings = ['', ...phoneAutomaton().countries].map((country) => encoder.encode(`,${country}`))
    return {
      valid(bytes, from, to, country) {
        const ending = endings[country]!
        lines.writeByte(PLUS)
        lines.writeBytes(bytes, from, to)
        lines.writeBytes(ending, 0, ending.length)
        lines.endLine()
      },
      invalid(written: string, reason: PhoneReason, country = '') {
        lines.writeLine(`${quoteCsvCell(written)},${country},${reason}`)
      },
    }
  }
}

function tell(message: ThreadMessage<NumberWorkerProgress, NumberWorkerResult>): void {
  parentPort?.postMessage(message)
}

work()
