/**
 * Totals of days are added up by month too, and rows are counted by quarter of an hour: an account with ten thousand totals of
 * days has a few hundred of months, and a day of ten million messages has 28,000, a quarter of an hour 290. All are written by
 * the statement that writes the totals of days.
 *
 * - <table>_month has the columns of <table>_day; `day` is the first of the month.
 * - <table>_slot counts by the first of the columns alone, and by quarters that begin every day of every time zone.
 *
 * Each fact table has functions of its own that count, whose plans are kept. One function for all planned each time, which took
 * half of the time of writing one message.
 */
export const sql = /* sql */ `
-- A list of columns, each in a pattern.
create function patchbay_each(pattern text, columns text[]) returns text language sql immutable as $$
  select coalesce(string_agg(format(pattern, each), '' order by place), '') from unnest(columns) with ordinality as c(each, place)
$$;

-- Counts rows by day or by slot. Each row looks its account up: a plan that is kept would read all accounts for one.
create function patchbay_counted(rows text, sign text, span text, dims text[], sums text[]) returns text language sql immutable as $$
  select format('select f.account_id, %s as %s%s, %scount(*) as facts%s from %s f %s group by 1, 2%s',
    case span when 'day' then '(f.created_at at time zone a.timezone)::date' else 'traffic_slot(f.created_at)' end, span,
    patchbay_each(', f.%I', dims), sign, patchbay_each(', ' || sign || 'coalesce(sum(f.%1$I), 0)::bigint as %1$I', sums), rows,
    case span when 'day' then 'join lateral (select timezone from account where id = f.account_id offset 0) a on true' else '' end,
    (select string_agg(', ' || place + 2, '') from generate_subscripts(dims, 1) place))
$$;

-- What a statement changes of that.
create function patchbay_changed(event text, span text, dims text[], sums text[]) returns text language sql immutable as $$
  select case event
    when 'insert' then patchbay_counted('written', '', span, dims, sums)
    when 'delete' then patchbay_counted('replaced', '-', span, dims, sums)
    else format('select account_id, %1$s%2$s, sum(facts)::bigint as facts%3$s from (%4$s union all %5$s) both_ways
      group by account_id, %1$s%2$s having sum(facts) <> 0%6$s', span, patchbay_each(', %I', dims),
      patchbay_each(', sum(%1$I)::bigint as %1$I', sums), patchbay_counted('written', '', span, dims, sums),
      patchbay_counted('replaced', '-', span, dims, sums), patchbay_each(' or sum(%I) <> 0', sums))
  end
$$;

-- Adds what was counted to totals, in rows of this connection. In their order: those of a month are then read from few pages.
create function patchbay_added(totals text, counted text, span text, at text, dims text[], sums text[]) returns text language sql immutable as $$
  select format('insert into %1$I as t (account_id, %2$s%3$s, facts%4$s, writer)
    select account_id, %5$s%3$s, sum(facts)%6$s, pg_backend_pid() from %7$s group by account_id, %5$s%3$s order by 1, 2
    on conflict (account_id, %2$s%3$s, writer) do update set facts = t.facts + excluded.facts%8$s', totals, span,
    patchbay_each(', %I', dims), patchbay_each(', %I', sums), at, patchbay_each(', sum(%I)', sums), counted,
    patchbay_each(', %1$I = t.%1$I + excluded.%1$I', sums))
$$;

-- Counts what is written to a fact table.
create function patchbay_count_totals(source text) returns void language plpgsql as $$
declare
  t record;
  change record;
  counting text;
begin
  select *, dims[1:1] as first into strict t from day_total where name = source;
  for change in select * from (values ('insert', 'new table as written'), ('delete', 'old table as replaced'),
    ('update', 'old table as replaced new table as written')) as changes(event, tables)
  loop
    counting := source || '_totals_' || change.event;
    execute format('create function %I() returns trigger language plpgsql as $body$ begin
      with of_days as materialized (%s), of_slots as materialized (%s), days as (%s), slots as (%s) %s;
      return null;
    end $body$', counting, patchbay_changed(change.event, 'day', t.dims, t.sums), patchbay_changed(change.event, 'slot', t.first, '{}'),
      patchbay_added(source || '_day', 'of_days', 'day', 'day', t.dims, t.sums),
      patchbay_added(source || '_slot', 'of_slots', 'slot', 'slot', t.first, '{}'),
      patchbay_added(source || '_month', 'of_days', 'day', 'date_trunc(''month'', day)::date', t.dims, t.sums));
    execute format('drop trigger if exists %I on %I', 'days_' || change.event, source);
    execute format('create trigger %I after %s on %I referencing %s for each statement execute function %I()',
      'days_' || change.event, change.event, source, change.tables, counting);
  end loop;
end $$;

-- Counts an account's rows anew, as of one moment.
create or replace function patchbay_recount_days(counted text, account uuid) returns void language plpgsql as $$
declare
  t record;
  anew text := 'with gone as (delete from %1$I where account_id = $1 returning 1)
    insert into %1$I (account_id, %2$s, facts%3$s) select account_id, %2$s, facts%3$s from (%4$s) counted
    where (select count(*) from gone) >= 0 order by 1, 2';
begin
  select *, dims[1:1] as first into strict t from day_total where name = counted;
  execute format(anew, counted || '_day', 'day' || patchbay_each(', %I', t.dims), patchbay_each(', %I', t.sums),
    patchbay_day_sums(quote_ident(counted), true, t.dims, t.sums)) using account;
  execute format(anew, counted || '_month', 'day' || patchbay_each(', %I', t.dims), patchbay_each(', %I', t.sums),
    format('select account_id, date_trunc(''month'', day)::date as day%1$s, sum(facts) as facts%2$s from %3$I where account_id = $1
      group by account_id, date_trunc(''month'', day)%1$s', patchbay_each(', %I', t.dims),
      patchbay_each(', sum(%1$I) as %1$I', t.sums), counted || '_day')) using account;
  execute format(anew, counted || '_slot', 'slot' || patchbay_each(', %I', t.first), '',
    patchbay_counted(format('(select * from %I where account_id = $1)', counted), '', 'slot', t.first, '{}')) using account;
end $$;

-- Adds up what connections have counted. What one is counting now waits for the next time.
create or replace function patchbay_fold_days() returns void language plpgsql as $$
declare
  t record;
  keys text;
begin
  for t in select name || '_' || kind as totals, case kind when 'slot' then dims[1:1] else dims end as dims,
    case kind when 'slot' then '{}' else sums end as sums, case kind when 'slot' then 'slot' else 'day' end as span
    from day_total, unnest(array['day', 'month', 'slot']) kind
  loop
    keys := 'account_id, ' || t.span || patchbay_each(', %I', t.dims);
    execute format('with found as (select ctid from %1$I where writer <> 0 limit 50000 for update skip locked),
      parts as (delete from %1$I where ctid in (select ctid from found) returning *)
      insert into %1$I as t (%2$s, facts%3$s) select %2$s, sum(facts)%4$s from parts group by %2$s
      on conflict (%2$s, writer) do update set facts = t.facts + excluded.facts%5$s', t.totals, keys,
      patchbay_each(', %I', t.sums), patchbay_each(', sum(%I)', t.sums), patchbay_each(', %1$I = t.%1$I + excluded.%1$I', t.sums));
  end loop;
end $$;

create function patchbay_totals_table(source text, kind text, span text, dims text[], sums text[]) returns void language plpgsql as $$
declare
  totals text := source || '_' || kind;
begin
  execute format('create table %I as select account_id, null::%s as %s%s from %I where false', totals,
    case span when 'day' then 'date' else 'timestamptz' end, span, patchbay_each(', %I', dims), source);
  execute format('alter table %I alter account_id set not null, alter %s set not null, add column facts bigint not null,
    add column writer int not null default 0%s', totals, span, patchbay_each(', add column %I bigint not null default 0', sums));
  execute format('create unique index %I on %I (account_id, %s%s, writer) nulls not distinct', totals || '_key', totals, span, patchbay_each(', %I', dims));
  execute format('create index %I on %I (account_id, %s) where writer <> 0', totals || '_parts', totals, span);
  execute format('alter table %I set (fillfactor = 60)', totals);
  perform patchbay_protect(totals::regclass);
  perform patchbay_account_view(totals::regclass);
  perform patchbay_totals_view(totals);
end $$;

-- Gives a fact table its totals: of integer columns, by columns that never hold more than a few values a day.
create or replace function patchbay_day_totals(target regclass, dims text[], sums text[]) returns void language plpgsql as $$
declare
  source text := (select relname from pg_class where oid = target);
begin
  insert into day_total values (source, dims, sums);
  perform patchbay_totals_table(source, 'day', 'day', dims, sums);
  perform patchbay_further_totals(source, dims, sums);
  perform patchbay_digits_view(source, false);
end $$;

create function patchbay_further_totals(source text, dims text[], sums text[]) returns void language plpgsql as $$
begin
  perform patchbay_totals_table(source, 'month', 'day', dims, sums);
  perform patchbay_totals_table(source, 'slot', 'slot', dims[1:1], '{}');
  perform patchbay_count_totals(source);
  -- Row-level security binds the migrating role too.
  set local role patchbay_system;
  perform patchbay_recount_days(source, id) from account;
  reset role;
end $$;

select patchbay_further_totals(name, dims, sums) from day_total;
drop function patchbay_day_changed;
`
