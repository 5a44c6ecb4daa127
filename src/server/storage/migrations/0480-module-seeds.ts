/** Modules whose demo data was inserted; a demo world of before has that of these. */
export const sql = /* sql */ `
create table module_seed (
  module text primary key,
  seeded_at timestamptz not null default now()
);
grant select, insert on module_seed to patchbay_system;
`
