/** Filters of the delivery log. */
export const indexes = {
  webhook_delivery_event_id: 'webhook_delivery (account_id, event_id)',
  webhook_delivery_event: 'webhook_delivery (account_id, event, created_at desc, id desc)',
  webhook_delivery_reason:
    'webhook_delivery (account_id, reason, created_at desc, id desc) where reason is not null',
}
