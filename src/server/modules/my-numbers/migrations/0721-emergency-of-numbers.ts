/** Whether numbers from before they had emergency addresses need one. */
export const sql = /* sql */ `
update record
set doc = doc || jsonb_build_object(
  'digits', ltrim(doc ->> 'number', '+'),
  'route_to', 'none',
  'emergency_status', case
    when doc -> 'features' ? 'voice_out' and doc ->> 'country_code' in ('US', 'CA') and doc ->> 'did_type' <> 'toll_free'
    then 'missing' else 'not_needed' end)
where entity = 'did';
`
