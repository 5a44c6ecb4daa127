/**
 * What an account's cached answers depend on tells all processes of its changes: `pg_notify` on `patchbay_changes`
 * with the account and which answer (`config`, `notifications`, `sessions`). Equal ones of a transaction are sent once.
 *
 * A table whose columns `GET /config` answers from is added by `select patchbay_feed('name', 'config')`;
 * tests/contract/changeFeed.test.ts refuses one that was forgotten.
 */
export const sql = /* sql */ `
create function patchbay_tell(account text, what text) returns void language sql as
  $$ select pg_notify('patchbay_changes', json_build_object('account', account, 'what', what)::text) $$;

create function patchbay_row_changed() returns trigger language plpgsql as $$
begin
  perform patchbay_tell(to_jsonb(coalesce(new, old)) ->> tg_argv[1], tg_argv[0]);
  return null;
end $$;

-- Tells of every row added, changed or removed; account_column names the account.
create function patchbay_feed(target regclass, what text, account_column text default 'account_id')
  returns void language plpgsql as $$
begin
  execute format('create trigger tells_%s after insert or delete on %s for each row
    execute function patchbay_row_changed(%L, %L)', what, target, what, account_column);
  execute format('create trigger tells_%s_update after update on %s for each row when (old.* is distinct from new.*)
    execute function patchbay_row_changed(%L, %L)', what, target, what, account_column);
end $$;

select patchbay_feed('account', 'config', 'id');
select patchbay_feed('app_user', 'config');

do $$
begin
  if to_regclass('notification') is not null then
    perform patchbay_feed('notification', 'notifications');
    perform patchbay_feed('notification_state', 'notifications');
    perform patchbay_feed('app_user', 'notifications');
  end if;
end $$;

-- A longer life is no news: a session found is asked for again at the end it was known to have.
create trigger tells_sessions after delete on session for each row when (old.expires_at > now())
  execute function patchbay_row_changed('sessions', 'account_id');
create trigger tells_sessions_update after update on session for each row
  when (new.expires_at < old.expires_at
    or to_jsonb(new) - '{expires_at,seen_at}'::text[] is distinct from to_jsonb(old) - '{expires_at,seen_at}'::text[])
  execute function patchbay_row_changed('sessions', 'account_id');

-- The configuration says of a collection whether there is anything in it. The row is locked when this looks, so of
-- two that remove the last records at the same time the second sees what the first did.
alter table collection_version add column has_records boolean;
create function collection_version_looks() returns trigger language plpgsql as $$
begin
  new.has_records := exists (select from record where account_id = new.account_id and entity = new.entity);
  return new;
end $$;
create trigger collection_version_looks before insert or update on collection_version
  for each row execute function collection_version_looks();
create trigger tells_config after insert on collection_version for each row when (new.has_records)
  execute function patchbay_row_changed('config', 'account_id');
create trigger tells_config_update after update on collection_version for each row
  when (new.has_records is distinct from old.has_records)
  execute function patchbay_row_changed('config', 'account_id');

-- Limits of a day outlive those of a minute.
alter table rate_limit add column ends_at timestamptz not null default now() + interval '2 hours';
create index rate_limit_end on rate_limit (ends_at);
`
