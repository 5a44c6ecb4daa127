/** What the simulated carrier delivered to people of the portal. */
export const replaces = '0340-phone-verification.ts'

export const sql = /* sql */ `
create table carrier_service_message (
  id uuid primary key,
  channel text not null check (channel in ('sms', 'voice')),
  recipient text not null,
  body text not null,
  created_at timestamptz not null default clock_timestamp()
);
create index carrier_service_message_newest on carrier_service_message (created_at);
grant select, insert, update, delete on carrier_service_message to patchbay_system;
`
