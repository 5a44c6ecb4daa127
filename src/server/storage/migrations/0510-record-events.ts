/**
 * What happened to records: one row per transition and creation, written with the change. `position` orders them, so
 * no clock does. The ledger gets the transaction type and the words of fees.
 */
export const sql = /* sql */ `
create table record_event (
  account_id uuid not null references account on delete cascade,
  entity text not null,
  record_id uuid not null,
  position bigint generated always as identity,
  -- null: the record was created
  transition text,
  from_state text,
  to_state text not null,
  actor text not null check (actor in ('user', 'server', 'carrier', 'reviewer', 'time')),
  -- of this account, or of its master
  user_id uuid,
  note text not null default '',
  before jsonb not null default '{}',
  after jsonb not null default '{}',
  -- [{ type, amount, text }]: what it cost, in micro-units
  postings jsonb not null default '[]',
  created_at timestamptz not null default clock_timestamp(),
  primary key (account_id, entity, record_id, position)
);
select patchbay_protect('record_event');
revoke update, delete on record_event from patchbay_app, patchbay_system;
grant delete on record_event to patchbay_system;

alter table ledger_transfer add column type smallint;
`
