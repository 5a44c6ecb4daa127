/** Users name their role by its number too, which follows from it whenever it is written. */
export const sql = /* sql */ `
update record set doc = doc || jsonb_build_object('role_id', code)
  from (values ('DidProvisioningManager', 1), ('Engineer', 2), ('CommunicationsManager', 3), ('BillingManager', 4),
    ('Support', 5), ('Admin', 11)) as roles (role, code)
  where entity = 'user' and doc->>'role' = role;
update collection_version set version = version + 1 where entity = 'user';
`
