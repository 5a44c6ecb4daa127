/** Whom voice campaigns call, and how far the call under way is: its state continues in any process. */
export const sql = /* sql */ `
create table voice_target (
  account_id uuid not null references account on delete cascade,
  id uuid not null,
  campaign_id uuid not null,
  -- in the order of the list
  position integer not null,
  number text not null,
  country_code text not null,
  -- columns of the file
  contact jsonb not null default '{}',
  status text not null default 'waiting' check (status in ('waiting', 'calling', 'done')),
  -- of the last attempt
  outcome text check (outcome in ('answered', 'voicemail', 'busy', 'no_answer', 'failed', 'skipped')),
  result text generated always as (case status when 'done' then outcome else status end) stored,
  attempts integer not null default 0,
  -- the next attempt, or what happens next in the call
  due_at timestamptz not null default now(),
  -- the call under way, as JSON of a FlowCall, and the revision of the flow it began with
  call jsonb,
  revision integer,
  -- in menus, in their order, for people
  pressed text not null default '',
  -- of the last attempt
  called_at timestamptz,
  duration integer not null default 0,
  -- of all attempts
  charge bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (account_id, id)
);
create unique index voice_target_place on voice_target (account_id, campaign_id, position);
create index voice_target_due on voice_target (account_id, campaign_id, status, due_at, position);
create index voice_target_newest on voice_target (account_id, created_at desc, id desc);
create index voice_target_called on voice_target (account_id, campaign_id, called_at desc, id desc);
select patchbay_protect('voice_target');
select patchbay_account_view('voice_target');

create function voice_target_bump() returns trigger language plpgsql as $$
begin
  insert into collection_version (account_id, entity)
  select distinct account_id, 'voice-recipient' from changed
  on conflict (account_id, entity) do update set version = collection_version.version + 1;
  return null;
end $$;
create trigger bump_insert after insert on voice_target referencing new table as changed
  for each statement execute function voice_target_bump();
create trigger bump_update after update on voice_target referencing new table as changed
  for each statement execute function voice_target_bump();
create trigger bump_delete after delete on voice_target referencing old table as changed
  for each statement execute function voice_target_bump();
`
