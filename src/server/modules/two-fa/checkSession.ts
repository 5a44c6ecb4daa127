import { sql } from 'kysely'
import type { TextKey } from '../../../language/portal.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'
import { hashOfCode, judgeCode } from '../../verification/index.ts'
import { endSession, readSession, updateSession, type SessionStatus } from './twoFaSessions.ts'

export interface CodeVerdict {
  result: 'success' | 'error' | 'attempts'
  text: TextKey
  status: SessionStatus
  attempts_left: number
}

/**
 * Counts the attempt before judging it, so attempts at the same time count too, and takes a right code once.
 * @param id of a session of the account
 */
export async function checkSession(
  { database, secretKey, text }: Pick<ModuleContext, 'database' | 'secretKey' | 'text'>,
  accountId: string,
  id: string,
  code: string,
): Promise<CodeVerdict> {
  return database.transaction(accountId, async (query) => {
    const session = await readSession(query, accountId, id, true)
    if (!session || session.status !== 'pending') {
      const status = session?.status ?? 'expired'
      if (session && status === 'failed' && session.attempts >= session.max_attempts) return tooMany
      return wrong(status === 'expired' ? 'two-fa:code-expired' : 'two-fa:session-over', status, 0)
    }
    if (session.is_over) {
      await endSession(query, accountId, id, 'expired')
      return wrong('two-fa:code-expired', 'expired', 0)
    }
    const { code_hash: hash, attempts, max_attempts: mostAttempts } = session
    const given = hashOfCode(secretKey, ['two-fa', accountId, id], code)
    const judged = judgeCode({ hash, attempts, mostAttempts, isExpired: false }, given)
    switch (judged.result) {
      case 'closed':
        return wrong('two-fa:code-invalid', 'pending', mostAttempts)
      case 'valid':
        await sql`update two_fa_session set attempts = attempts + 1
          where account_id = ${accountId} and id = ${id}`.execute(query)
        await endSession(query, accountId, id, 'verified')
        return { result: 'success', text: 'two-fa:code-valid', status: 'verified', attempts_left: 0 }
      case 'invalid':
        await updateSession(query, accountId, id, sql`attempts = attempts + 1`, 'wrong_code')
        return wrong('two-fa:code-invalid', 'pending', judged.attemptsLeft)
      case 'attempts':
        await updateSession(query, accountId, id, sql`attempts = attempts + 1`, 'wrong_code')
        await endSession(query, accountId, id, 'failed', text('two-fa:code-attempts'))
        return tooMany
    }
  })
}

const tooMany: CodeVerdict = {
  result: 'attempts',
  text: 'two-fa:code-attempts',
  status: 'failed',
  attempts_left: 0,
}

function wrong(text: TextKey, status: SessionStatus, left: number): CodeVerdict {
  return { result: 'error', text, status, attempts_left: left }
}
