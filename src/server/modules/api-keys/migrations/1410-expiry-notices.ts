/** Keys that expire are announced a week before, those that exist too. */
export const sql = /* sql */ `
alter table job no force row level security;
insert into job (id, account_id, kind, key, payload, run_at, max_attempts)
  select gen_random_uuid(), account_id, 'announce-key-expiry', key, payload, greatest(run_at - interval '7 days', now()), 10
  from job where kind = 'expire-api-key' and state = 'waiting' and run_at > now()
  on conflict do nothing;
alter table job force row level security;
`
