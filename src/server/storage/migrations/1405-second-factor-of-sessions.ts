/** When the person of a session last gave a second factor in it; null where they gave none. */
export const sql = /* sql */ `
alter table session add column second_factor_at timestamptz;
`
