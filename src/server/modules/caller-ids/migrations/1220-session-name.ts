/** The proof of a caller ID has the name the specification gives it. Proofs still count; codes under way have to be sent again. */
export const sql = /* sql */ `
update record set doc = (doc - 'two_fa_session_id') || jsonb_build_object('twoFaSessionId', doc->'two_fa_session_id')
  where entity = 'caller-id' and doc ? 'two_fa_session_id';
update challenge set purpose = 'caller-id.twoFaSessionId' where purpose = 'caller-id.two_fa_session_id';
update collection_version set version = version + 1 where entity = 'caller-id';
`
