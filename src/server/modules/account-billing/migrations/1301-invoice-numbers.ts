/** No number is given to two invoices, in the partition that they moved to. */
export const sql = /* sql */ `
select record_partition('invoice');
drop index invoice_number;
create unique index invoice_number on record_of_invoice ((doc->>'number'));
`
