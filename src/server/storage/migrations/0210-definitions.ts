/**
 * The published versions of definitions, by content, and when which was served. Belongs to the portal, not to an
 * account: only `patchbay_system` reads and writes it.
 */
export const replaces = '0200-definitions.ts'

export const sql = /* sql */ `
create table published_version (
  owner text not null,
  version text not null,
  -- Path below the definitions folder → text of the file.
  files jsonb not null,
  created_at timestamptz not null default now(),
  primary key (owner, version)
);

-- Ids grow in the order of publication: a lock is held while one is added.
create table publication (
  id bigint generated always as identity primary key,
  owner text not null,
  -- Null: the module was removed.
  version text,
  -- Version of the owner's files in the folder at that time; null: it had none.
  seen text,
  cause text not null check (cause in ('start', 'files', 'rollback')),
  published_by text,
  published_at timestamptz not null default clock_timestamp(),
  foreign key (owner, version) references published_version (owner, version)
);
create index publication_owner on publication (owner, id desc);
create index publication_version on publication (owner, version);

grant select, insert, delete on published_version, publication to patchbay_system;
`
