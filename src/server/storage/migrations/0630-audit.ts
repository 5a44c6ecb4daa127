/**
 * The audit log: who did what, what it changed, and from where. Rows are only ever added; `audit_forget` deletes those
 * past their time. Its version counts at the end of a transaction, so that writers of one account don't wait for each other.
 */
export const sql = /* sql */ `
create table audit_event (
  account_id uuid not null references account on delete cascade,
  id uuid not null,
  kind text not null,
  event text,
  entity text,
  record_id uuid,
  record text not null default '',
  note text not null default '',
  actor text not null check (actor in ('user', 'key', 'master', 'server', 'carrier', 'reviewer', 'time')),
  user_id uuid,
  who text not null default '',
  via text not null default '',
  address text not null default '',
  device text not null default '',
  changes jsonb not null default '[]',
  snapshot jsonb not null default '{}',
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz generated always as (created_at) stored,
  primary key (account_id, id)
);
create index audit_event_newest on audit_event (account_id, created_at desc, id desc);
create index audit_event_entity on audit_event (account_id, entity, created_at desc, id desc);
create index audit_event_record on audit_event (account_id, record_id, created_at desc);
create index audit_event_age on audit_event (created_at);
select patchbay_protect('audit_event');
select patchbay_account_view('audit_event');
revoke update, delete on audit_event from patchbay_app, patchbay_system;

create policy owner_forgets on audit_event for all to current_user using (true) with check (true);
create function audit_forget(kept interval) returns bigint language plpgsql security definer
  set search_path = public as $$
declare gone bigint;
begin
  if kept < interval '365 days' then
    raise exception 'Audit events are kept for a year at least' using errcode = 'check_violation';
  end if;
  delete from audit_event where created_at < now() - kept;
  get diagnostics gone = row_count;
  return gone;
end $$;
revoke execute on function audit_forget(interval) from public;
grant execute on function audit_forget(interval) to patchbay_system;

-- Counts a change of the collection named, at the end of the transaction.
create function patchbay_counts() returns trigger language plpgsql as $$
begin
  insert into collection_version (account_id, entity) values (new.account_id, tg_argv[0])
  on conflict (account_id, entity) do update set version = collection_version.version + 1;
  return null;
end $$;
create constraint trigger counts after insert on audit_event
  deferrable initially deferred for each row execute function patchbay_counts('audit-event');
`
