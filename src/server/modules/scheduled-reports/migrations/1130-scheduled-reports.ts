/**
 * What became of a report for each of its recipients. Its export is a task of the recipient; when that ends, whoever
 * ends it, a job says so here and sends the mail.
 */
export const sql = /* sql */ `
create table report_delivery (
  account_id uuid not null references account on delete cascade,
  id uuid not null default gen_random_uuid(),
  report_id uuid not null,
  due_at timestamptz not null,
  by_hand boolean not null,
  -- null where the list has no dates
  period_from date,
  period_to date,
  user_id uuid not null,
  recipient text not null,
  status text not null check (status in ('waiting', 'sent', 'skipped', 'stopped')),
  reason text,
  row_count integer,
  task_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (account_id, id),
  unique (account_id, report_id, due_at, by_hand, user_id)
);
create index report_delivery_of on report_delivery (account_id, report_id, created_at desc, id desc);
create index report_delivery_task on report_delivery (account_id, task_id) where task_id is not null;
create index report_delivery_age on report_delivery (created_at);
select patchbay_protect('report_delivery');
select patchbay_account_view('report_delivery');
create constraint trigger counts after insert or update on report_delivery
  deferrable initially deferred for each row execute function patchbay_counts('report-delivery');

create function report_export_ended() returns trigger language plpgsql as $$
begin
  insert into job (id, account_id, kind, key, payload, run_at, max_attempts)
    select gen_random_uuid(), new.account_id, 'report-delivery', gen_random_uuid()::text,
      jsonb_build_object('task', new.id), now(), 100000
    where exists (select from report_delivery where account_id = new.account_id and task_id = new.id);
  return null;
end $$;
create trigger report_export_ended after update of state on task for each row
  when (new.kind = 'export' and new.state is distinct from old.state)
  execute function report_export_ended();

-- The hour of a report is another moment once its account has another time zone.
create function reports_moved_zone() returns trigger language plpgsql as $$
begin
  insert into job (id, account_id, kind, key, payload, run_at, max_attempts)
  values (gen_random_uuid(), new.id, 'move-reports', gen_random_uuid()::text, '{}', now(), 100000);
  return null;
end $$;
create trigger reports_moved_zone after update on account for each row
  when (new.timezone is distinct from old.timezone) execute function reports_moved_zone();
`
