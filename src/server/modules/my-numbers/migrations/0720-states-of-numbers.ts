/** Numbers from before they had fees, documents and a blocked state. */
export const sql = /* sql */ `
update record
set doc = jsonb_build_object(
      'tags', '[]'::jsonb, 'doc_types', '[]'::jsonb, 'documents', '[]'::jsonb, 'reason', '',
      'monthly_fee', 0, 'activation_fee', 0, 'sms_fee', 0)
  || doc
  || jsonb_build_object(
      'require_docs', false,
      'documents_approved', true,
      'status', case doc ->> 'status' when 'pending' then 'pending_approval' when 'expired' then 'inactive' else doc ->> 'status' end,
      'all_numbers_active', doc ->> 'status' = 'active',
      'standing', case doc ->> 'status' when 'active' then 'active' else 'not_active' end,
      'rank', (case doc ->> 'status' when 'pending' then '1' else '2' end) || (doc ->> 'number'))
where entity = 'did';
`
