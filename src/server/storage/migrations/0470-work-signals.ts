/**
 * New work is announced on `patchbay_work`, so that idle processes needn't ask: jobs, broadcasts, receipts, mail.
 * `when` conditions leave out what a process does for itself, such as moving on to the next batch.
 */
export const sql = /* sql */ `
create function patchbay_announce_work() returns trigger language plpgsql as $$
begin
  perform pg_notify('patchbay_work', tg_argv[0]);
  return null;
end $$;

create trigger announces_work after insert on job for each statement execute function patchbay_announce_work('jobs');
create trigger announces_work_update after update on job for each row
  when (new.state = 'waiting' and (old.state <> 'waiting' or new.run_at < old.run_at))
  execute function patchbay_announce_work('jobs');

create trigger announces_work after insert on campaign_run for each statement
  execute function patchbay_announce_work('broadcasts');
create trigger announces_work_update after update on campaign_run for each row
  when (new.state <> old.state or new.starts_at <> old.starts_at or new.due_at < old.due_at)
  execute function patchbay_announce_work('broadcasts');

create trigger announces_work after insert on carrier_message for each statement
  execute function patchbay_announce_work('receipts');

create trigger announces_work after insert on mail for each statement execute function patchbay_announce_work('mail');
create trigger announces_work_update after update on mail for each row
  when (new.sent_at is null and new.due_at < old.due_at) execute function patchbay_announce_work('mail');
`
