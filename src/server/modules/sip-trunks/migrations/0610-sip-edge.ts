/**
 * Calls, failed attempts and registrations of trunks, and what a SIP edge may read and write: the schema `sip_edge`,
 * for role `patchbay_sip` alone. The edge sees no more of a trunk than it needs to let its PBX in, and no password:
 * HA1 is MD5 of user name, realm and password (RFC 2617), which opens nothing but calls.
 */
export const sql = /* sql */ `
create table sip_credential (
  account_id uuid not null references account on delete cascade,
  trunk_id uuid not null,
  username text not null unique,
  realm text not null,
  -- null: nobody can register, as with IP authentication
  ha1 text check (ha1 ~ '^[0-9a-f]{32}$'),
  primary key (account_id, trunk_id)
);
select patchbay_protect('sip_credential');

create table trunk_call (
  account_id uuid not null references account on delete cascade,
  id uuid not null,
  trunk_id uuid not null,
  -- of the SIP dialog; unknown for calls refused by the portal
  call_id text,
  is_test boolean not null default false,
  dialed text not null,
  number text not null,
  country_code text,
  code text not null default '100',
  reason text,
  duration integer not null default 0 check (duration >= 0),
  rate bigint not null default 0 check (rate >= 0),
  charge bigint not null default 0 check (charge >= 0),
  -- between answer and end
  is_up boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (account_id, id)
);
create index trunk_call_of on trunk_call (account_id, trunk_id, created_at desc, id desc);
create index trunk_call_old on trunk_call (created_at);
create unique index trunk_call_dialog on trunk_call (account_id, call_id) where call_id is not null;
select patchbay_protect('trunk_call');
select patchbay_account_view('trunk_call');

-- Repetitions within an hour are one row, so that a scanner doesn't fill it.
create table trunk_failure (
  account_id uuid not null references account on delete cascade,
  id uuid not null default gen_random_uuid(),
  trunk_id uuid not null,
  method text not null check (method in ('register', 'call')),
  code text not null,
  source text not null default '',
  user_agent text not null default '',
  attempts integer not null default 1,
  hour timestamptz not null default date_trunc('hour', now()),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (account_id, id),
  unique (account_id, trunk_id, method, code, source, hour)
);
create index trunk_failure_of on trunk_failure (account_id, trunk_id, updated_at desc, id desc);
create index trunk_failure_old on trunk_failure (updated_at);
select patchbay_protect('trunk_failure');
select patchbay_account_view('trunk_failure');

create table trunk_registration (
  account_id uuid not null references account on delete cascade,
  id uuid not null default gen_random_uuid(),
  trunk_id uuid not null,
  contact text not null,
  source text not null default '',
  user_agent text not null default '',
  transport text not null default 'UDP',
  -- of an OPTIONS ping
  rtt_ms integer,
  is_simulated boolean not null default false,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (account_id, id),
  unique (account_id, trunk_id, contact)
);
create index trunk_registration_ended on trunk_registration (expires_at);
select patchbay_protect('trunk_registration');
select patchbay_account_view('trunk_registration');

-- Lists of the three are read again when one of their rows changes, by whomever.
create function sip_trunk_bump() returns trigger language plpgsql as $$
begin
  insert into collection_version (account_id, entity)
  select distinct account_id, tg_argv[0] from changed
  on conflict (account_id, entity) do update set version = collection_version.version + 1;
  return null;
end $$;
do $$
declare each text;
begin
  foreach each in array array['call', 'failure', 'registration'] loop
    execute format('create trigger bump_insert after insert on trunk_%s referencing new table as changed
      for each statement execute function sip_trunk_bump(%L)', each, 'trunk-' || each);
    execute format('create trigger bump_update after update on trunk_%s referencing new table as changed
      for each statement execute function sip_trunk_bump(%L)', each, 'trunk-' || each);
    execute format('create trigger bump_delete after delete on trunk_%s referencing old table as changed
      for each statement execute function sip_trunk_bump(%L)', each, 'trunk-' || each);
  end loop;
end $$;

-- Trunks from before have no user name yet. A password can be used at the edge once it is set again.
insert into sip_credential (account_id, trunk_id, username, realm)
select account_id, id, 't' || substr(md5(id::text), 1, 12), 'sip.patchbay.example' from record where entity = 'trunk';
update record set doc = doc || jsonb_build_object('username', 't' || substr(md5(id::text), 1, 12)) where entity = 'trunk';

do $$ begin
  if not exists (select from pg_roles where rolname = 'patchbay_sip') then
    create role patchbay_sip nologin nosuperuser noinherit;
  end if;
exception when duplicate_object or unique_violation then null;
end $$;

create schema sip_edge;
grant usage on schema sip_edge to patchbay_sip, patchbay_system;

-- What Kamailio's modules expect of their tables.
create table sip_edge.version (table_name text primary key, table_version integer not null);
insert into sip_edge.version values ('subscriber', 7), ('address', 6), ('location', 9);

create table sip_edge.location (
  id bigint generated always as identity primary key,
  ruid text not null default '' unique,
  username text not null default '',
  domain text,
  contact text not null default '',
  received text,
  path text,
  expires timestamp not null default '2030-05-28 21:32:15',
  q real not null default 1,
  callid text not null default '',
  cseq integer not null default 1,
  last_modified timestamp not null default '2000-01-01 00:00:01',
  flags integer not null default 0,
  cflags integer not null default 0,
  user_agent text not null default '',
  socket text,
  methods integer,
  instance text,
  reg_id integer not null default 0,
  server_id integer not null default 0,
  connection_id integer not null default 0,
  keepalive integer not null default 0,
  partition integer not null default 0
);
create index location_of on sip_edge.location (username);
create index location_ended on sip_edge.location (expires);

-- Trunks that may be used now, whoever owns them.
create view sip_edge.trunk as
select c.account_id, c.trunk_id, c.username, c.realm, c.ha1, r.doc
from sip_credential c
join record r on r.account_id = c.account_id and r.entity = 'trunk' and r.id = c.trunk_id
join account a on a.id = c.account_id
left join account m on m.id = a.master_account_id
where r.doc->>'status' = 'active' and a.status = 'active' and coalesce(m.status, 'active') = 'active'
  and a.settings->>'is_blocked' is distinct from 'true' and m.settings->>'is_blocked' is distinct from 'true'
  and a.settings->'payments_restrictions'->>'suspended' is distinct from 'true'
  and m.settings->'payments_restrictions'->>'suspended' is distinct from 'true';

create view sip_edge.subscriber as
select username, realm as domain, ha1, trunk_id::text
from sip_edge.trunk where doc->>'auth_method' = 'digest' and ha1 is not null;

create view sip_edge.address as
select row_number() over (order by trunk_id)::int as id, 1 as grp, doc->'host_request'->>'host' as ip_addr,
  32 as mask, 0 as port, trunk_id::text as tag
from sip_edge.trunk
where doc->>'auth_method' = 'ip' and doc->'host_request'->>'status' = 'approved';
`
