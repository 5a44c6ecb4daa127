/** A master's user works in an account as its owner; their drafts are their own. All zeros: one of the account's user. */
export const sql = /* sql */ `
alter table form_draft add column master_id uuid not null default '00000000-0000-0000-0000-000000000000';
alter table form_draft drop constraint form_draft_pkey;
alter table form_draft add primary key (account_id, user_id, master_id, resource, parent_id);
`
