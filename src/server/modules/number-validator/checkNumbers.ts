import { sql } from 'kysely'
import { pausingState } from '../../auth/requireState.ts'
import { FileMissingError } from '../../files/index.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'
import type { Job, JobHandler } from '../../jobs/index.ts'
import { patchDocument } from '../../storage/documents.ts'
import { checkPart } from './checkPart.ts'
import { endCheck, isProcessing, readCheck, settlePart, type CheckRun } from './checkRun.ts'
import { namesOfFiles } from './checkFiles.ts'
import { checkTypeOf, countPaid, NUMBER_CHECK } from './checkTypes.ts'
import { readNumbers } from './readNumbers.ts'

/** A job makes room for others after this long. */
const TURN_MS = 4000
const PAUSED_RECHECK_MS = 30_000

/**
 * Makes the handler that checks numbers: their format in one go, or part by part what carriers say of them. Each part is
 * kept and charged in one transaction with how far the check is, so a crash or a second process charges none twice.
 */
export function checkNumbers(context: ModuleContext, turnMs = TURN_MS): JobHandler {
  const { database, published, postNotices } = context

  async function next(accountId: string, run: CheckRun, signal: AbortSignal): Promise<boolean> {
    const { id } = run.record
    if (!run.isRead) return read(accountId, run, signal)
    const part = await checkPart(context, accountId, run)
    return database.transaction(accountId, async (query) => {
      const now = await readCheck(query, accountId, id, true)
      // Stopped or deleted meanwhile, or another process was faster.
      if (!now || !isProcessing(now) || now.parts !== run.parts) return false
      if (part) return settlePart(query, postNotices, accountId, now, part)
      await endCheck(query, postNotices, accountId, now.record)
      return false
    })
  }

  async function read(accountId: string, run: CheckRun, signal: AbortSignal): Promise<boolean> {
    const { id, doc } = run.record
    const type = checkTypeOf(doc)
    const found = await readNumbers(context, accountId, run, signal).catch((error: unknown) => {
      if (error instanceof FileMissingError) return undefined
      throw error
    })
    if (!found) return unreadable(accountId, id)
    const { valid, invalid, duplicated, refusal, sample, isStopped } = found
    // Resumed, it reads all numbers; what was read of them by now isn't checked yet.
    if (isStopped && type !== 'format') return false
    return database.transaction(accountId, async (query) => {
      const now = await readCheck(query, accountId, id, true)
      if (!now || now.isRead) return false
      if (refusal) {
        await endCheck(query, postNotices, accountId, now.record, { note: 'unreadable' })
        return false
      }
      await sql`update number_check set is_read = true, typed = null
                where account_id = ${accountId} and check_id = ${id}`.execute(query)
      await patchDocument(query, accountId, NUMBER_CHECK, id, { duplicated }, true)
      if (type !== 'format') return isProcessing(now)
      // What was read until somebody stopped it is kept and charged.
      const goesOn = await settlePart(query, postNotices, accountId, now, {
        checked: valid + invalid,
        valid,
        invalid,
        unanswered: 0,
        paid: countPaid(type, found),
        byteOffset: 0,
        sample,
      })
      if (goesOn && !isStopped) await endCheck(query, postNotices, accountId, now.record)
      return false
    })
  }

  /** The uploaded file is gone. */
  function unreadable(accountId: string, id: string): Promise<boolean> {
    return database.transaction(accountId, async (query) => {
      const now = await readCheck(query, accountId, id, true)
      if (now) await endCheck(query, postNotices, accountId, now.record, { note: 'unreadable' })
      return false
    })
  }

  return async function run({ accountId, payload }, signal) {
    const id = String(payload['check'])
    const until = performance.now() + turnMs
    const { states } = published().portal.manifest
    if (await database.system((query) => pausingState(query, accountId, states)))
      return { inMs: PAUSED_RECHECK_MS }
    for (;;) {
      if (signal.aborted) throw new Error('stopped')
      const check = await database.read(accountId, (query) => readCheck(query, accountId, id))
      if (!check || !isProcessing(check)) return undefined
      if (!(await next(accountId, check, signal))) return undefined
      if (performance.now() > until) return { inMs: 0 }
    }
  }
}

/** Ends a check that failed, or whose process ended, during every attempt. It can be resumed. */
export function giveUp({ database, postNotices }: ModuleContext, { accountId, payload }: Job): Promise<void> {
  return database.transaction(accountId, async (query) => {
    const check = await readCheck(query, accountId, String(payload['check']), true)
    if (check) await endCheck(query, postNotices, accountId, check.record, { note: 'interrupted' })
  })
}

/** Makes the handler that deletes the files of a check whose record is gone. */
export function removeNumberCheck({ files }: Pick<ModuleContext, 'files'>): JobHandler {
  return ({ accountId, payload }) =>
    files.remove(accountId, String(payload['check']), namesOfFiles(Number(payload['parts'] ?? 0)))
}
