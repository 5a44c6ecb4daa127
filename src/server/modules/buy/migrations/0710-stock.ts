/**
 * The provider's areas and numbers for sale, the same for every account. Accounts read them through views that leave
 * out what others hold, and change nothing but by the functions at the end: who holds a number is nobody else's to know.
 */
export const sql = /* sql */ `
create table stock_country (
  id uuid primary key,
  country_code text not null unique,
  name text not null,
  calling_code text not null,
  regions integer not null default 0,
  cities integer not null default 0
);

create table stock_region (
  id uuid primary key,
  country_id uuid not null references stock_country on delete cascade,
  country_code text not null,
  region_code text not null,
  name text not null,
  cities integer not null default 0,
  unique (country_code, region_code)
);
create index stock_region_of on stock_region (country_id, name, id);

create table stock_city (
  id uuid primary key,
  country_id uuid not null references stock_country on delete cascade,
  region_id uuid references stock_region on delete cascade,
  country_code text not null,
  region_code text,
  region text,
  name text not null,
  -- area codes, or the first digits of numbers that belong to no area
  city_codes text[] not null,
  did_type text not null default 'local',
  features jsonb not null,
  -- of some numbers
  fewer_features jsonb not null,
  -- 1 ID, 2 proof of address, 3 proof of local address
  doc_types jsonb not null default '[]',
  monthly_fee bigint not null,
  activation_fee bigint not null,
  lead_days integer not null default 0,
  allow_dids_order boolean not null default true,
  allow_dids_order_create boolean not null default true,
  -- how the supplier makes its numbers: digits after the code, and where among those of the same code they begin
  subscriber_digits integer not null,
  first_number integer not null,
  supplied integer not null default 0,
  target integer not null default 0
);
create index stock_city_of on stock_city (country_id, name, id);
create index stock_city_of_region on stock_city (region_id, name, id);
create index stock_city_wanting on stock_city (supplied, id) where supplied < target;

create table stock_number (
  id uuid primary key,
  number text collate "C" not null unique,
  country_id uuid not null,
  region_id uuid,
  city_id uuid not null references stock_city on delete cascade,
  country_code text not null,
  city_code text collate "C" not null,
  did_type text not null,
  features jsonb not null,
  monthly_fee bigint not null,
  activation_fee bigint not null,
  -- the account that has it in its cart, until when
  holder uuid,
  held_until timestamptz,
  sold_at timestamptz
);
-- Lists are sorted without regard to case.
create index stock_number_all on stock_number ((lower(number) collate "C"), id) where sold_at is null;
create index stock_number_of on stock_number (city_id, (lower(number) collate "C"), id) where sold_at is null;
create index stock_number_code on stock_number (city_code, (lower(number) collate "C"), id) where sold_at is null;
create index stock_number_country on stock_number (country_code, (lower(number) collate "C"), id) where sold_at is null;
create index stock_number_type on stock_number (did_type, (lower(number) collate "C"), id) where sold_at is null;
create index stock_number_fee on stock_number (monthly_fee, id) where sold_at is null;
create index stock_number_held on stock_number (held_until) where holder is not null;
create index stock_number_digits on stock_number using gin (number gin_trgm_ops) where sold_at is null;
create index stock_number_features on stock_number using gin (features jsonb_path_ops) where sold_at is null;
alter table stock_number set (autovacuum_analyze_scale_factor = 0.02);

grant select, insert, update, delete on stock_country, stock_region, stock_city, stock_number to patchbay_system;

create view account_stock_country as select * from stock_country;
create view account_stock_region as select * from stock_region;
create view account_stock_city as
select id, country_id, region_id, country_code, region_code, region, name, array_to_string(city_codes, ', ') as city_codes,
  did_type, features, doc_types, monthly_fee, activation_fee, lead_days, allow_dids_order, allow_dids_order_create,
  (select count(*)::int from stock_number n where n.city_id = c.id and n.sold_at is null
    and (n.holder is null or n.held_until <= now() or n.holder = current_account())) as in_stock
from stock_city c;

-- What an account may buy: nobody else's cart has it. The joined city can change, and is no part of any filter.
create view account_stock_number as
select n.id, n.number, n.country_id, n.region_id, n.city_id, n.country_code, n.city_code, n.did_type, n.features,
  n.monthly_fee, n.activation_fee, c.name as city, c.region, c.region_code, c.doc_types, c.lead_days,
  coalesce(n.holder = current_account() and n.held_until > now(), false) as in_cart
from stock_number n
left join stock_city c on c.id = n.city_id
where n.sold_at is null and (n.holder is null or n.held_until <= now() or n.holder = current_account());

do $$
declare each text;
begin
  grant create on schema public to patchbay_system;
  foreach each in array array['country', 'region', 'city', 'number'] loop
    execute format('alter view account_stock_%s owner to patchbay_system', each);
    execute format('revoke all on account_stock_%s from public', each);
    execute format('grant select on account_stock_%s to patchbay_app', each);
  end loop;
  revoke create on schema public from patchbay_system;
end $$;

-- Holds free numbers for the current account, always in the same order. A number that another account holds, or that
-- is sold, is missing from the answer.
create function stock_hold(wanted uuid[], until timestamptz) returns setof uuid language sql security definer
  set search_path = public as $$
  with locked as (
    select id from stock_number where id = any(wanted) order by id for update
  )
  update stock_number n set holder = current_account(), held_until = until
  from locked where n.id = locked.id and n.sold_at is null
    and (n.holder is null or n.held_until <= now() or n.holder = current_account())
  returning n.id
$$;

create function stock_release(given uuid[]) returns void language sql security definer
  set search_path = public as $$
  update stock_number set holder = null, held_until = null
  where id = any(given) and holder = current_account() and sold_at is null
$$;

-- Sells numbers that the current account holds.
create function stock_sell(given uuid[]) returns setof uuid language sql security definer
  set search_path = public as $$
  update stock_number set sold_at = now(), holder = null, held_until = null
  where id = any(given) and holder = current_account() and sold_at is null
  returning id
$$;

do $$
declare each regprocedure;
begin
  grant create on schema public to patchbay_system;
  for each in select oid from pg_proc where proname in ('stock_hold', 'stock_release', 'stock_sell') loop
    execute format('alter function %s owner to patchbay_system', each);
    execute format('revoke all on function %s from public', each);
    execute format('grant execute on function %s to patchbay_app', each);
  end loop;
  revoke create on schema public from patchbay_system;
end $$;
`
