/** How far broadcasts under way are, until their next batch says it. */
export const sql = /* sql */ `
update record set doc = record.doc || jsonb_build_object('handled', run.next_index - run.waiting)
from campaign_run run
where record.account_id = run.account_id and record.entity = 'sms-campaign' and record.id = run.campaign_id
  and run.state in ('active', 'paused');
`
