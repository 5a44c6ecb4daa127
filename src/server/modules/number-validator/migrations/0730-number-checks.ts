/** How far checks of numbers are. Their results are files of the folder with the check's id. */
export const sql = /* sql */ `
create table number_check (
  account_id uuid not null,
  check_id uuid not null,
  -- what was typed, one number a line, until it is read
  typed text,
  -- the numbers are in a file of their own, for the carriers to be asked about
  is_read boolean not null default false,
  -- of that file, where the next part starts
  byte_offset bigint not null default 0,
  -- files of results that are whole and paid for
  parts integer not null default 0,
  primary key (account_id, check_id)
);
select patchbay_protect('number_check');
`
