/** Calls to numbers of the account that a person plays: where each is, and what was said. */
export const sql = /* sql */ `
create table simulated_call (
  account_id uuid not null references account on delete cascade,
  id uuid not null,
  call jsonb not null,
  created_at timestamptz not null default now(),
  primary key (account_id, id)
);
create index simulated_call_newest on simulated_call (account_id, created_at desc);
select patchbay_protect('simulated_call');
`
