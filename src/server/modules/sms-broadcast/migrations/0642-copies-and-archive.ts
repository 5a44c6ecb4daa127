/** Broadcasts can be archived and copied; a contact file of those that failed knows the broadcast it was made from. */
export const sql = /* sql */ `
alter table contact_upload add column resends uuid;
update record set doc = doc || '{"archived": false}' where entity = 'sms-campaign' and not doc ? 'archived';
`
