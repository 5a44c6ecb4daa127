/** Filters of the delivery log; apart, so that nothing waits for the view while they are built. */
export const sql = /* sql */ `
create index webhook_delivery_event_id on webhook_delivery (account_id, event_id);
create index webhook_delivery_event on webhook_delivery (account_id, event, created_at desc, id desc);
create index webhook_delivery_reason on webhook_delivery (account_id, reason, created_at desc, id desc)
  where reason is not null;
`
