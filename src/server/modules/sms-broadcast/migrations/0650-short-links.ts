/**
 * Short links of messages, and who clicked them. A link's code is a number of its source, the contact's row and the link's
 * place in the message, encrypted with a key of the installation: nothing is stored per message unless its address is its own.
 * Clicks are appended as they come, and counted into the message and its broadcast afterwards: sending waits for no counter.
 */
export const sql = /* sql */ `
create table short_link_key (only_one boolean primary key default true check (only_one), key text not null);
insert into short_link_key (key) values (
  replace(gen_random_uuid()::text, '-', '') || replace(gen_random_uuid()::text, '-', ''));
grant select on short_link_key to patchbay_system;

create table short_link_source (
  serial integer generated always as identity primary key,
  account_id uuid not null,
  -- of a broadcast, or a single message outside one
  campaign_id uuid,
  message_id uuid,
  -- addresses by the number of the link; null where each message has its own
  targets jsonb not null,
  -- contacts of the broadcast
  row_count integer not null,
  unique (account_id, campaign_id)
);
select patchbay_protect('short_link_source');

create table short_link_target (
  account_id uuid not null,
  serial integer not null,
  row_index integer not null,
  link smallint not null,
  url text not null,
  primary key (account_id, serial, row_index, link)
);
select patchbay_protect('short_link_target');

create table short_link_click (
  account_id uuid not null,
  id bigint generated always as identity,
  serial integer not null,
  row_index integer not null,
  link smallint not null,
  clicked_at timestamptz not null,
  primary key (account_id, id)
);
create index short_link_click_serial on short_link_click (serial, id);
select patchbay_protect('short_link_click');
create trigger announces_work after insert on short_link_click for each statement
  execute function patchbay_announce_work('clicks');

create table campaign_clicks (
  account_id uuid not null,
  campaign_id uuid not null,
  hour timestamptz not null,
  clicks integer not null,
  primary key (account_id, campaign_id, hour)
);
select patchbay_protect('campaign_clicks');

alter table sms_message
  add column clicks integer not null default 0,
  add column clicked_at timestamptz;
drop view account_sms_message;
select patchbay_account_view('sms_message');

update record set doc = '{"clicks": 0, "clicked": 0, "replies": 0, "unsubscribed": 0}'::jsonb || doc
where entity = 'sms-campaign';
`
