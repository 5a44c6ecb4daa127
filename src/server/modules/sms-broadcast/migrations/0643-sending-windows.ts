/** Contacts that a broadcast has read and may not message yet, because of the time of day where they are. */
export const sql = /* sql */ `
create table campaign_waiting (
  account_id uuid not null,
  campaign_id uuid not null,
  -- of the contact in the file
  row_index integer not null,
  cells jsonb not null,
  due_at timestamptz not null,
  primary key (account_id, campaign_id, row_index)
);
create index campaign_waiting_due on campaign_waiting (account_id, campaign_id, due_at);
alter table campaign_run add column waiting integer not null default 0;
select patchbay_protect('campaign_waiting');
`
