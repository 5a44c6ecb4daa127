/** Results of broadcasts by the one definition: what the carrier rejected was not sent, and did not fail. */
export const sql = /* sql */ `
alter table record no force row level security;
alter table campaign_run no force row level security;
update record r set doc = r.doc || jsonb_build_object(
  'sent', c.sent, 'delivered', c.delivered, 'failed', c.failed,
  'pending', c.sent - c.delivered - c.failed, 'not_sent', greatest(0, c.total - c.sent),
  'delivery_rate', case when c.delivered + c.failed > 0 then round(c.delivered * 1000.0 / c.sent) / 10 end)
from (select account_id, campaign_id, total, greatest(sent, delivered + failed) as sent, delivered, failed from campaign_run) c
where r.account_id = c.account_id and r.entity = 'sms-campaign' and r.id = c.campaign_id;
alter table record force row level security;
alter table campaign_run force row level security;
`
