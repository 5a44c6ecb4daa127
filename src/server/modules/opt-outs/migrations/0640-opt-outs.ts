/**
 * Opt-outs are records; `sms_opt_out`, which sending reads, follows them by a trigger. Opt-outs from before become records.
 */
export const sql = /* sql */ `
create index opt_out_number on record (account_id, (doc->>'number')) where entity = 'opt-out';

create function opt_out_follow() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from sms_opt_out where account_id = old.account_id and phone = old.doc->>'number';
  end if;
  if tg_op <> 'DELETE' and new.doc->>'status' = 'listed' and new.doc->>'number' is not null then
    insert into sms_opt_out (account_id, phone) values (new.account_id, new.doc->>'number') on conflict do nothing;
  end if;
  return null;
end $$;
create trigger opt_out_insert after insert on record for each row
  when (new.entity = 'opt-out') execute function opt_out_follow();
create trigger opt_out_update after update on record for each row
  when (new.entity = 'opt-out' and new.doc->'status' is distinct from old.doc->'status') execute function opt_out_follow();
create trigger opt_out_delete after delete on record for each row
  when (old.entity = 'opt-out') execute function opt_out_follow();

insert into record (account_id, entity, id, doc, created_at, updated_at)
select account_id, 'opt-out', gen_random_uuid(),
       jsonb_build_object('number', phone, 'complaint', false, 'status', 'listed', 'reason', 'replied', 'reply', '', 'removed_because', ''),
       created_at, created_at
from sms_opt_out;
`
