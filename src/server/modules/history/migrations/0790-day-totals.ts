/**
 * Totals of a fact table by day and by what people filter by, so that figures don't read millions of rows.
 *
 * Each connection counts in rows of its own (`writer`): nobody waits for a counter, and no two transactions can wait for
 * each other. A figure is the sum of all of them; housekeeping adds them up. A day is one of the account's time zone.
 */
export const sql = /* sql */ `
create function patchbay_day_sums(rows text, is_one_account boolean, dims text[], sums text[]) returns text language sql stable as $$
  select format('select f.account_id, (f.created_at at time zone a.timezone)::date as day%s, count(*) as facts%s
    from %s f join account a on a.id = f.account_id %s group by 1, 2%s',
    (select string_agg(format(', f.%I', each), '' order by place) from unnest(dims) with ordinality as d(each, place)),
    (select string_agg(format(', coalesce(sum(f.%1$I), 0)::bigint as %1$I', each), '' order by place) from unnest(sums) with ordinality as s(each, place)),
    rows, case when is_one_account then 'where f.account_id = $1' else '' end,
    (select string_agg(', ' || place + 2, '' order by place) from unnest(dims) with ordinality as d(each, place)))
$$;

create function patchbay_day_changed() returns trigger language plpgsql as $$
declare
  dims text[] := string_to_array(tg_argv[1], ',');
  sums text[] := string_to_array(tg_argv[2], ',');
  keys text := (select string_agg(format('%I, ', each), '' order by place) from unnest(dims) with ordinality as d(each, place));
  figures text := (select string_agg(format(', %I', each), '' order by place) from unnest(sums) with ordinality as s(each, place));
  parts text;
begin
  parts := case tg_op
    when 'INSERT' then patchbay_day_sums('written', false, dims, sums)
    when 'DELETE' then 'select account_id, day, ' || keys || '-facts as facts'
      || (select string_agg(format(', -%1$I as %1$I', each), '' order by place) from unnest(sums) with ordinality as s(each, place))
      || ' from (' || patchbay_day_sums('replaced', false, dims, sums) || ') gone'
    else 'select account_id, day, ' || keys || 'sum(facts)::bigint as facts'
      || (select string_agg(format(', sum(%1$I)::bigint as %1$I', each), '' order by place) from unnest(sums) with ordinality as s(each, place))
      || ' from (' || patchbay_day_sums('written', false, dims, sums)
      || ' union all select account_id, day, ' || keys || '-facts'
      || (select string_agg(format(', -%I', each), '' order by place) from unnest(sums) with ordinality as s(each, place))
      || ' from (' || patchbay_day_sums('replaced', false, dims, sums) || ') gone) parts group by '
      || rtrim('account_id, day, ' || keys, ', ') || ' having sum(facts) <> 0'
      || (select string_agg(format(' or sum(%I) <> 0', each), '' order by place) from unnest(sums) with ordinality as s(each, place))
    end;
  execute format('insert into %I as t (account_id, day, %sfacts%s, writer)
    select account_id, day, %sfacts%s, pg_backend_pid() from (%s) parts
    on conflict (account_id, day, %swriter) do update set facts = t.facts + excluded.facts%s',
    tg_argv[0], keys, figures, keys, figures, parts, keys,
    (select string_agg(format(', %1$I = t.%1$I + excluded.%1$I', each), '' order by place) from unnest(sums) with ordinality as s(each, place)));
  return null;
end $$;

-- Which tables have totals, and by what.
create table day_total (name text primary key, dims text[] not null, sums text[] not null);
grant select on day_total to patchbay_app, patchbay_system;

-- Counts an account's rows anew, as of one moment.
create function patchbay_recount_days(counted text, account uuid) returns void language plpgsql as $$
declare
  t record;
  keys text;
begin
  select * into strict t from day_total where name = counted;
  keys := array_to_string(t.dims, ', ') || ', facts, ' || array_to_string(t.sums, ', ');
  execute format('with gone as (delete from %1$I where account_id = $1 returning 1)
    insert into %1$I (account_id, day, %2$s) select account_id, day, %2$s from (%3$s) counted
    where (select count(*) from gone) >= 0', counted || '_day', keys,
    patchbay_day_sums(quote_ident(counted), true, t.dims, t.sums)) using account;
end $$;

-- Adds up what connections have counted. What one is counting now waits for the next time.
create function patchbay_fold_days() returns void language plpgsql as $$
declare
  t record;
  keys text;
begin
  for t in select * from day_total loop
    keys := 'account_id, day, ' || array_to_string(t.dims, ', ');
    execute format('with found as (select ctid from %1$I where writer <> 0 limit 50000 for update skip locked),
      parts as (delete from %1$I where ctid in (select ctid from found) returning *)
      insert into %1$I as t (%2$s, facts%3$s) select %2$s, sum(facts)%4$s from parts group by %2$s
      on conflict (%2$s, writer) do update set facts = t.facts + excluded.facts%5$s',
      t.name || '_day', keys,
      (select string_agg(', ' || each, '' order by place) from unnest(t.sums) with ordinality as s(each, place)),
      (select string_agg(format(', sum(%I)', each), '' order by place) from unnest(t.sums) with ordinality as s(each, place)),
      (select string_agg(format(', %1$I = t.%1$I + excluded.%1$I', each), '' order by place) from unnest(t.sums) with ordinality as s(each, place)));
  end loop;
end $$;

-- Gives a fact table its totals, <table>_day: of integer columns, by columns that never hold more than a few values a day.
create function patchbay_day_totals(target regclass, dims text[], sums text[]) returns void language plpgsql as $$
declare
  source text := (select relname from pg_class where oid = target);
  totals text := source || '_day';
  keys text := array_to_string(dims, ', ');
  arguments text := quote_literal(totals) || ', ' || quote_literal(array_to_string(dims, ',')) || ', ' || quote_literal(array_to_string(sums, ','));
begin
  execute format('create table %I as select account_id, null::date as day, %s from %s where false', totals, keys, target);
  execute format('alter table %I alter account_id set not null, alter day set not null, add column facts bigint not null,
    add column writer int not null default 0%s', totals,
    (select string_agg(format(', add column %I bigint not null default 0', each), '' order by place) from unnest(sums) with ordinality as s(each, place)));
  execute format('create unique index %I on %I (account_id, day, %s, writer) nulls not distinct', totals || '_key', totals, keys);
  execute format('create index %I on %I (account_id, day) where writer <> 0', totals || '_parts', totals);
  execute format('alter table %I set (fillfactor = 60)', totals);
  perform patchbay_protect(totals::regclass);
  perform patchbay_account_view(totals::regclass);
  insert into day_total values (source, dims, sums);
  execute format('create trigger days_insert after insert on %s referencing new table as written
    for each statement execute function patchbay_day_changed(%s)', target, arguments);
  execute format('create trigger days_update after update on %s referencing old table as replaced new table as written
    for each statement execute function patchbay_day_changed(%s)', target, arguments);
  execute format('create trigger days_delete after delete on %s referencing old table as replaced
    for each statement execute function patchbay_day_changed(%s)', target, arguments);
  -- Row-level security binds the migrating role too.
  set local role patchbay_system;
  perform patchbay_recount_days(source, id) from account;
  reset role;
end $$;

-- Days begin elsewhere once an account has another time zone.
create function account_moved_zone() returns trigger language plpgsql as $$
begin
  insert into job (id, account_id, kind, key, payload)
  values (gen_random_uuid(), new.id, 'recount-days', new.id::text, '{}') on conflict do nothing;
  return null;
end $$;
create trigger moved_zone after update on account for each row
  when (new.timezone is distinct from old.timezone) execute function account_moved_zone();

select patchbay_day_totals('sms_message', '{type,status,country_code,message_kind,sms_campaign_id}', '{charge}');
`
