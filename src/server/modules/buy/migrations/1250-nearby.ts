/** Numbers of the region of a place, or of its country where numbers belong to no region, are those nearby. */
export const sql = /* sql */ `
alter table stock_number add column area_id uuid generated always as (coalesce(region_id, country_id)) stored;
create index stock_number_area on stock_number (area_id, (lower(number) collate "C"), id) where sold_at is null;

create or replace view account_stock_city as
select id, country_id, region_id, country_code, region_code, region, name, array_to_string(city_codes, ', ') as city_codes,
  did_type, features, doc_types, monthly_fee, activation_fee, lead_days, allow_dids_order, allow_dids_order_create,
  (select count(*)::int from stock_number n where n.city_id = c.id and n.sold_at is null
    and (n.holder is null or n.held_until <= now() or n.holder = current_account())) as in_stock,
  coalesce(region_id, country_id) as area_id
from stock_city c;

create or replace view account_stock_number as
select n.id, n.number, n.country_id, n.region_id, n.city_id, n.country_code, n.city_code, n.did_type, n.features,
  n.monthly_fee, n.activation_fee, c.name as city, c.region, c.region_code, c.doc_types, c.lead_days,
  coalesce(n.holder = current_account() and n.held_until > now(), false) as in_cart, n.area_id
from stock_number n
left join stock_city c on c.id = n.city_id
where n.sold_at is null and (n.holder is null or n.held_until <= now() or n.holder = current_account());

create view account_stock_area as
select r.id, r.country_code, r.name || ', ' || c.name as name
from stock_region r join stock_country c on c.id = r.country_id
union all
select id, country_code, name from stock_country c
where exists (select from stock_city t where t.country_id = c.id and t.region_id is null);

do $$
begin
  grant create on schema public to patchbay_system;
  alter view account_stock_area owner to patchbay_system;
  revoke all on account_stock_area from public;
  grant select on account_stock_area to patchbay_app;
  revoke create on schema public from patchbay_system;
end $$;
`
