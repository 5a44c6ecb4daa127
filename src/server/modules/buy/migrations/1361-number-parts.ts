/** Digits of a number are found by its parts, as everywhere. */
export const sql = /* sql */ `
drop index stock_number_digits;
create index stock_number_digits on stock_number using gin (number_parts(number)) where sold_at is null;
`
