/**
 * Opt-outs entered by hand with a national prefix after the country code, as `+4407400123456`: they get the number that
 * is messaged and called, or are merged with the opt-out that has it. The numbering plans are those of the SIP edge.
 */
export const sql = /* sql */ `
do $$
declare
  typed record;
  proper text;
  known record;
begin
  if to_regprocedure('sip_edge.read_number(text)') is null then return; end if;
  for typed in
    select account_id, id, doc from record
    where entity = 'opt-out' and doc->>'reason' in ('added', 'complaint') and doc->'import' is null
    order by created_at, id
  loop
    select number into proper from sip_edge.read_number(typed.doc->>'number');
    continue when proper is null or proper = typed.doc->>'number';
    select id, doc into known from record
      where account_id = typed.account_id and entity = 'opt-out' and doc->>'number' = proper;
    if found then
      -- Whoever is listed under either of them stays listed.
      if typed.doc->>'status' = 'listed' and known.doc->>'status' <> 'listed' then
        update record set version = version + 1, updated_at = now(), doc = doc || jsonb_build_object('status', 'listed',
            'reason', typed.doc->'reason', 'complaint', typed.doc->'complaint', 'removed_because', '')
          where account_id = typed.account_id and entity = 'opt-out' and id = known.id;
        insert into record_event (account_id, entity, record_id, from_state, to_state, actor)
          values (typed.account_id, 'opt-out', known.id, known.doc->>'status', 'listed', 'server');
      end if;
      delete from record where account_id = typed.account_id and entity = 'opt-out' and id = typed.id;
    else
      update record set version = version + 1, updated_at = now(), doc = doc || jsonb_build_object('number', proper)
        where account_id = typed.account_id and entity = 'opt-out' and id = typed.id;
      -- It follows changes of the status alone.
      delete from sms_opt_out where account_id = typed.account_id and phone = typed.doc->>'number';
      if typed.doc->>'status' = 'listed' then
        insert into sms_opt_out (account_id, phone) values (typed.account_id, proper) on conflict do nothing;
      end if;
    end if;
    insert into collection_version (account_id, entity) values (typed.account_id, 'opt-out')
      on conflict (account_id, entity) do update set version = collection_version.version + 1;
  end loop;
end $$;
`
