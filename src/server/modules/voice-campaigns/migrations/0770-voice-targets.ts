/** Whom voice campaigns call, and how far the call under way is: its state continues in any process. */
export const sql = /* sql */ `
create table voice_target (
  account_id uuid not null references account on delete cascade,
  campaign_id uuid not null,
  position integer not null,
  number text not null,
  country_code text not null,
  status text not null default 'waiting' check (status in ('waiting', 'calling', 'done')),
  -- of the last attempt
  outcome text,
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  -- the call under way, as JSON of a FlowCall, and the revision of the flow it began with
  call jsonb,
  revision integer,
  -- pressed in menus
  keys jsonb not null default '[]',
  primary key (account_id, campaign_id, position)
);
select patchbay_protect('voice_target');
`
