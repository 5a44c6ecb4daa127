/** What was found in a contact file is codes and counts; the definition has the words. */
export const sql = /* sql */ `
update contact_upload set result = result - 'headers' || jsonb_build_object('notices', coalesce((
  select jsonb_agg(case
    when notice->>'code' in ('header_row', 'byte_order_mark') then notice - 'message'
    else notice - 'message' || jsonb_build_object('count', replace(split_part(notice->>'message', ' ', 1), ',', '')::int)
  end)
  from jsonb_array_elements(result->'notices') notice), '[]'))
where result is not null;
update contact_upload set result = null, error = 'unreadable' where result->'refusal'->>'message' is not null;
`
