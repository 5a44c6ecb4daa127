/** A master's user works in an account as its owner; what they choose there is their own. All zeros: chosen by the account's user. */
export const sql = /* sql */ `
alter table preference add column master_id uuid not null default '00000000-0000-0000-0000-000000000000';
alter table preference drop constraint preference_pkey;
alter table preference add primary key (account_id, user_id, master_id, key);
`
