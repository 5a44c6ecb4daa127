/** What an account's tasks under way are counted by. */
export const sql = /* sql */ `
create index task_running on task (account_id) where state = 'running';
`
