/** The text of an alphanumeric Sender ID has the name the specification gives it. */
export const sql = /* sql */ `
update record set doc = (doc - 'name') || jsonb_build_object('senderID', doc->'name')
  where entity = 'sender' and doc ? 'name';
update collection_version set version = version + 1 where entity = 'sender';
`
