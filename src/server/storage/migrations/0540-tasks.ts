/**
 * Long work that a person asked for and follows: an action on many rows, an export. A row of `task_row` is one record
 * of a bulk action and, once it was tried, its receipt: written in the transaction that changes the record.
 */
export const sql = /* sql */ `
create table task (
  account_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  -- the user of the master account who works in this one
  master jsonb,
  kind text not null,
  resource text not null,
  list text not null,
  -- what is done, read by the code of the kind
  request jsonb not null,
  state text not null default 'running' check (state in ('running', 'stopped', 'done', 'failed')),
  -- how often it was started; names the job of each start
  runs integer not null default 1,
  total integer not null,
  done integer not null default 0,
  refused integer not null default 0,
  -- another task takes its changes back
  undone boolean not null default false,
  bytes bigint,
  created_at timestamptz not null default now(),
  -- when and with how many rows behind it the present run began, for its speed
  resumed_at timestamptz not null default now(),
  resumed_from integer not null default 0,
  changed_at timestamptz not null default now(),
  primary key (account_id, id),
  foreign key (account_id, user_id) references app_user on delete cascade
);
create index task_of on task (account_id, user_id, created_at desc);
create index task_old on task (created_at);
select patchbay_protect('task');

create table task_row (
  account_id uuid not null,
  task_id uuid not null,
  position integer not null,
  record_id uuid not null,
  name text not null,
  outcome text check (outcome in ('done', 'refused')),
  reason text,
  primary key (account_id, task_id, position),
  foreign key (account_id, task_id) references task on delete cascade
);
create index task_row_left on task_row (account_id, task_id, position) where outcome is null;
create index task_row_refused on task_row (account_id, task_id, position) where outcome = 'refused';
select patchbay_protect('task_row');
`
