/**
 * Secrets that the server made and showed once: only their SHA-256, and how long each counts. A record has one that
 * counts until it is replaced, and those before it that still work.
 */
export const sql = /* sql */ `
create table made_secret (
  account_id uuid not null references account on delete cascade,
  entity text not null,
  record_id uuid not null,
  property text not null,
  digest bytea not null,
  -- null: until it is replaced
  valid_until timestamptz,
  created_at timestamptz not null default now(),
  primary key (account_id, entity, record_id, digest)
);
-- not unique: whether another account has one is nobody's business
create index made_secret_digest on made_secret (digest);
create index made_secret_ended on made_secret (valid_until) where valid_until is not null;
select patchbay_protect('made_secret');
`
