import { join } from 'node:path'
import { Readable } from 'node:stream'
import { filesIn } from '../../../language/index.ts'
import { addressOf, type FileAddress } from '../../files/index.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'
import { runInThread } from '../../jobs/index.ts'
import { patchDocument } from '../../storage/documents.ts'
import { checkFiles } from './checkFiles.ts'
import { isProcessing, readCheck, type CheckRun } from './checkRun.ts'
import { checkTypeOf, columnsOf, NUMBER_CHECK } from './checkTypes.ts'
import type { NumberWorkerData, NumberWorkerProgress, NumberWorkerResult } from './numberWorker.ts'
import { resultKeys } from './resultLines.ts'

const HEAP_MEGABYTES = 256
const LIMIT_BYTES = 25 * 2 ** 20

/**
 * Reads a check's numbers in a thread: into results where only the format is asked, else into a file for the carriers. After
 * a crash it starts again; the file is renamed to its place at the end.
 */
export async function readNumbers(
  context: Pick<ModuleContext, 'database' | 'files' | 'text'>,
  accountId: string,
  run: CheckRun,
  signal: AbortSignal,
): Promise<NumberWorkerResult & { isStopped: boolean }> {
  const { files, text } = context
  const { id, doc } = run.record
  const type = checkTypeOf(doc)
  const source = sourceOf(accountId, run)
  if (run.typed !== undefined) await files.write(source, Readable.from([Buffer.from(run.typed)]), LIMIT_BYTES)
  const stop = new Int32Array(new SharedArrayBuffer(4))
  const texts = Object.fromEntries(resultKeys.map((key) => [key, text(key)]))
  const isFormat = type === 'format'
  const writes = [isFormat ? checkFiles.part(0) : checkFiles.numbers]
  const work = (folder: string, path: string): Promise<NumberWorkerResult> =>
    runInThread<NumberWorkerData, NumberWorkerProgress, NumberWorkerResult>({
      script: new URL('./numberWorker.ts', import.meta.url),
      data: {
        source: path,
        column: Number(doc['column'] ?? 1) - 1,
        output: { folder, results: isFormat ? { columns: columnsOf(doc), texts } : undefined },
        stop,
      },
      heapMegabytes: HEAP_MEGABYTES,
      signal,
      async onProgress({ checked }) {
        if (!(await noteProgress(context, accountId, id, isFormat ? checked : 0))) Atomics.store(stop, 0, 1)
      },
    })
  const result = await files.inLocalFolder(
    accountId,
    source.folder,
    { reads: [source.name], writes: [] },
    (from) =>
      files.inLocalFolder(accountId, id, { reads: [], writes }, (folder) =>
        work(folder, join(from, source.name)),
      ),
  )
  return { ...result, isStopped: stop[0] !== 0 }
}

/** The uploaded file, or a file of what was typed. */
function sourceOf(accountId: string, { record: { id, doc } }: CheckRun): FileAddress {
  const [file] = filesIn(doc['file'])
  return file ? addressOf(accountId, file.id) : { accountId, folder: id, name: checkFiles.source }
}

/** @returns whether anybody still waits for the check */
async function noteProgress(
  { database }: Pick<ModuleContext, 'database'>,
  accountId: string,
  id: string,
  checked: number,
): Promise<boolean> {
  return database.transaction(accountId, async (query) => {
    const check = await readCheck(query, accountId, id, true)
    if (!check || !isProcessing(check)) return false
    await patchDocument(query, accountId, NUMBER_CHECK, id, { checked }, true)
    return true
  })
}
