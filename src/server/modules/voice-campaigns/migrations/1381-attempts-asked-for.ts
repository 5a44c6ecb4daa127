/** When a flow has asked for the next attempt: what the campaign says of its own attempts leaves that alone. */
export const sql = /* sql */ `
-- null where the campaign says when somebody is called again
alter table voice_target add column asked_for timestamptz;
set local role patchbay_system;
update voice_target set asked_for = due_at from record
where record.account_id = voice_target.account_id and record.entity = 'voice-campaign' and record.id = campaign_id
  and voice_target.status = 'waiting' and attempts > 0
  and not coalesce(doc->'retry_on', '[]') @> to_jsonb(outcome);
reset role;
`
