/** Secrets that the server made and has to read again, such as keys to sign with: sealed beside their digest. */
export const sql = /* sql */ `
alter table made_secret add column sealed text;
`
