/**
 * Files people upload through file fields. The bytes are in the file store, under the account and the id; this is the
 * list of them. A file belongs to its uploader until a record that holds it is stored, and to the record from then on.
 */
export const sql = /* sql */ `
create table uploaded_file (
  account_id uuid not null references account on delete cascade,
  id uuid not null,
  -- the field it was uploaded for
  entity text not null,
  field text not null,
  filename text not null check (filename <> ''),
  type text not null,
  bytes bigint not null default 0,
  uploaded_by uuid not null,
  -- false until all of it is stored
  complete boolean not null default false,
  -- the record that holds it
  record_id uuid,
  -- housekeeping may delete it
  removed boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (account_id, id)
);
create index uploaded_file_waiting on uploaded_file (created_at) where record_id is null or removed;
create index uploaded_file_of on uploaded_file (account_id, record_id) where record_id is not null;
select patchbay_protect('uploaded_file');
`
