/** Changing broadcasts and call recordings has permissions of its own: keys that could, still can. */
export const sql = /* sql */ `
update record set doc = jsonb_set(doc, '{scopes}', doc->'scopes' || '["sms_campaign_write"]'::jsonb)
  where entity = 'api-key' and doc->'scopes' ?& array['sms_campaign', 'messages_write'] and not doc->'scopes' ? 'sms_campaign_write';
update record set doc = jsonb_set(doc, '{scopes}', doc->'scopes' || '["call_recording_write"]'::jsonb)
  where entity = 'api-key' and doc->'scopes' ? 'call_recording' and not doc->'scopes' ? 'call_recording_write';
update collection_version set version = version + 1 where entity = 'api-key';
`
