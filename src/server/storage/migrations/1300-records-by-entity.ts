/**
 * Documents in a partition of their own per entity. A table's indexes are all looked at before a query is planned, and
 * each definition's lists bring theirs: `record` alone had hundreds. `record_partition` makes the partition of an
 * entity, when its definition is published or when a module needs an index of its own in it; documents of an entity
 * without one are in `record_other`.
 *
 * Roles reach documents through `record`, whose policies decide; the partitions themselves are nobody's.
 */
export const sql = /* sql */ `
create function record_partition(kind text) returns text language plpgsql as $$
declare
  -- Names end after 63 characters.
  part text := 'record_of_' || case when length(kind) > 50 then left(replace(kind, '-', '_'), 40) || '_' || left(md5(kind), 8)
    else replace(kind, '-', '_') end;
begin
  if to_regclass(quote_ident(part)) is not null then return part; end if;
  -- Counters of a record change far oftener than its indexed fields: leave room for updates in place.
  execute format('create table %I (like record including defaults) with (fillfactor = 85)', part);
  lock table record_other in share row exclusive mode;
  if exists (select from record_other where entity = kind) then
    -- Moving a document is no event.
    alter table record_other disable trigger user;
    execute format('with moved as (delete from record_other where entity = %L returning *)
      insert into %I select * from moved', kind, part);
    alter table record_other enable trigger user;
  end if;
  execute format('alter table record attach partition %I for values in (%L)', part, kind);
  return part;
end $$;

do $$
declare
  -- What knows the table and not only its name; what these views say afterwards is about the new table.
  views text[] := array(
    select distinct format('create or replace view %s %s as %s', c.oid::regclass,
      coalesce('with (' || array_to_string(c.reloptions, ', ') || ')', ''), pg_get_viewdef(c.oid))
    from pg_depend d join pg_rewrite r on r.oid = d.objid join pg_class c on c.oid = r.ev_class
    where d.classid = 'pg_rewrite'::regclass and d.refobjid = 'record'::regclass);
  triggers text[] := array(
    select pg_get_triggerdef(oid) from pg_trigger where tgrelid = 'record'::regclass and not tgisinternal);
  kinds text[];
  each text;
begin
  for each in select tgname from pg_trigger where tgrelid = 'record'::regclass and not tgisinternal loop
    execute format('drop trigger %I on record', each);
  end loop;
  -- They are made again for the partitions when the server starts.
  for each in select indexrelid::regclass from pg_index where indrelid = 'record'::regclass
    and indexrelid::regclass::text like 'definition\\_%' loop
    execute format('drop index %s', each);
  end loop;
  for each in select stxname from pg_statistic_ext where stxrelid = 'record'::regclass loop
    execute format('drop statistics %I', each);
  end loop;
  drop policy own_account on record;
  drop policy all_accounts on record;
  alter table record disable row level security;
  alter table record no force row level security;
  revoke all on record from patchbay_app, patchbay_system;
  alter table record rename to record_other;
  alter table record_other rename constraint record_pkey to record_other_pkey;

  create table record (like record_other including defaults, primary key (account_id, entity, id))
    partition by list (entity);
  alter table record attach partition record_other default;
  kinds := array(select distinct entity from record_other);
  foreach each in array kinds loop perform record_partition(each); end loop;
  perform patchbay_protect('record');
  foreach each in array views loop execute each; end loop;
  foreach each in array triggers loop execute each; end loop;
end $$;
`
