import { sql } from 'kysely'
import type { Query } from '../../storage/database.ts'

/** Entity of the questionnaire a sandbox account answers once. */
const surveyEntity = 'sandbox-survey'

/**
 * Stores the verified number as the account's phone, and moves an account that was waiting for it on: one of the
 * sandbox to its questionnaire, unless that is answered, any other into the portal.
 */
export async function finishPhoneStep(query: Query, accountId: string, number: string): Promise<void> {
  await query
    .updateTable('account')
    .set({
      profile: sql`profile || jsonb_build_object('phone', ${number}::text)`,
      settings: sql`case when settings->>'activation_step' = 'phone_verification'
        then settings || jsonb_build_object('activation_step', case
          when level = 'sandbox' and not exists (
            select from record where record.account_id = account.id and record.entity = ${surveyEntity})
          then 'questionnaire' end)
        else settings end`,
    })
    .where('id', '=', accountId)
    .execute()
}

/** Ends the questionnaire step, as the account itself. */
export async function finishQuestionnaireStep(query: Query): Promise<void> {
  await sql`select leave_activation_step('questionnaire', null)`.execute(query)
}

/** Whether the account has answered its questionnaire; concurrent answers wait for the first. */
export async function hasAnsweredSurvey(query: Query, accountId: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${surveyEntity}:${accountId}`}, 0))`.execute(
    query,
  )
  const row = await query
    .selectFrom('record')
    .select('id')
    .where('account_id', '=', accountId)
    .where('entity', '=', surveyEntity)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
