/** How long an account keeps what it records. */
export const sql = /* sql */ `
create table recording_setting (
  account_id uuid primary key,
  store_months integer not null,
  version integer not null default 1
);
select patchbay_protect('recording_setting');
`
