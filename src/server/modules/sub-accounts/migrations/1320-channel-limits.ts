/** A master account says how many calls a sub-account makes at the same time, and sees how many it makes now. */
export const sql = /* sql */ `
alter table account add column channel_limit int check (channel_limit > 0);
grant insert (channel_limit), update (channel_limit) on account to patchbay_system;
create index voice_target_calling on voice_target (account_id) where status = 'calling';

-- Calls that an account has up or is setting up: over its trunks, and of its voice campaigns.
create function account_channels(owner_id uuid) returns int language sql stable as $$
  select (select count(*)::int from phone_call
      where account_id = owner_id and (is_up or code = '100') and trunk_id is not null and type = 'placed'
      and created_at > now() - interval '1 day'
      and (is_up and answered_at > now() - (max_seconds + 30) * interval '1 second'
        or code = '100' and created_at > now() - interval '3 minutes'))
    + (select count(*)::int from voice_target where account_id = owner_id and status = 'calling')
$$;

-- How many more it may make; null without a limit.
create function channel_room(owner_id uuid) returns int language sql stable as $$
  select channel_limit - account_channels(id) from account where id = owner_id and channel_limit is not null
$$;

-- Before a call begins: no two take the last channel of an account. Nothing is locked without a limit.
create function lock_channels(owner_id uuid) returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended('channels:' || id, 0))
  from account where id = owner_id and channel_limit is not null
$$;

grant create on schema public to patchbay_system;
create or replace function cap_sub_account(sub uuid, given jsonb) returns void language plpgsql security definer
  set search_path = public as $$
begin
  perform require_own_sub_account(sub);
  update account set spend_cap_day = (given->>'spend_cap_day')::bigint, spend_cap_month = (given->>'spend_cap_month')::bigint,
    channel_limit = (given->>'channel_limit')::int
    where id = sub;
end $$;

create function sub_account_channels(sub uuid) returns int language plpgsql stable security definer
  set search_path = public as $$
begin
  perform require_own_sub_account(sub);
  return account_channels(sub);
end $$;
alter function sub_account_channels(uuid) owner to patchbay_system;
revoke all on function sub_account_channels(uuid) from public;
grant execute on function sub_account_channels(uuid) to patchbay_app;
revoke create on schema public from patchbay_system;
`
