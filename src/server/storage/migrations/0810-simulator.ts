/**
 * What an account asked of its simulated outside world: a carrier that fails, and receipts and reviews that wait to be
 * decided by hand.
 */
export const sql = /* sql */ `
create table simulator_setting (
  account_id uuid primary key references account on delete cascade,
  version integer not null default 1,
  outage_minutes integer not null default 0,
  outage_until timestamptz,
  holds_receipts boolean not null default false,
  holds_reviews boolean not null default false,
  declines_cards boolean not null default false,
  -- percent of the messages to which the carrier does what fails_as says
  fails_share integer not null default 0 check (fails_share between 0 and 100),
  fails_as text not null default 'undelivered'
);
select patchbay_protect('simulator_setting');

-- Messages to people carry a reference as those of broadcasts do: the account they are for.
alter table carrier_service_message add column reference text not null default '';
create index carrier_service_message_reference on carrier_service_message (reference, created_at);

-- Receipts that are decided by hand are due at once.
create trigger announces_decision after update of receipt_at on carrier_message for each statement
  execute function patchbay_announce_work('receipts');

-- What reviewers were told to answer about a template.
create table carrier_template_decision (
  template_id uuid primary key,
  status text not null check (status in ('approved', 'declined')),
  reason text not null default ''
);
grant select, insert, update, delete on carrier_template_decision to patchbay_system;
`
