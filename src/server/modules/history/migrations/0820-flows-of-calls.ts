/** Which flow a call went through, and its way. */
export const sql = /* sql */ `
alter table phone_call add column flow_id uuid, add column flow_name text, add column flow_steps jsonb;
create index phone_call_ivr_service on phone_call (account_id, ivr_service_id, created_at desc, id desc)
  where ivr_service_id is not null;
drop view account_phone_call;
select patchbay_account_view('phone_call');
`
