/** Messages that people send, in the carrier simulator's memory, and how far they have been read. */
export const sql = /* sql */ `
create table carrier_inbound_message (
  id uuid primary key,
  position bigint generated always as identity,
  sender text not null,
  recipient text not null,
  body text not null,
  -- of the message that is answered
  reference text not null,
  received_at timestamptz not null default date_trunc('milliseconds', clock_timestamp())
);
create index carrier_inbound_message_position on carrier_inbound_message (position);
grant select, insert, update, delete on carrier_inbound_message to patchbay_system;
create trigger announces_work after insert on carrier_inbound_message for each statement
  execute function patchbay_announce_work('receipts');
insert into receipt_cursor (name) values ('inbound');
alter table carrier_service_message add column sender text;
`
