/** Events that code of this server notifies of, and their values. `registry.json` declares the same for definitions. */
export const notificationSlots = {
  announcement: ['title', 'text'],
  maintenance: ['date', 'from', 'until'],
  'low-balance': ['balance'],
  'fee-unpaid': ['name', 'fee', 'amount', 'reason'],
  'fee-unpaid-until': ['name', 'fee', 'amount', 'reason', 'date', 'state'],
  'plan-ended': ['balance', 'fee', 'plan', 'next'],
  'account-verified': ['plan'],
  'export-ready': ['id', 'list', 'count'],
  'new-device': ['device', 'address'],
  'codes-blocked': ['id', 'service', 'prefix'],
  'spend-cap-near': ['cap'],
  'sub-account-spend-cap-near': ['id', 'name', 'cap'],
  'porting-commented': ['id', 'name', 'from', 'text'],
  'api-key-expiring': ['id', 'name', 'date'],
  'trunk-host-approved': ['id', 'name', 'host'],
  'trunk-host-rejected': ['id', 'name', 'host'],
  'trunk-limit-reached': ['id', 'name', 'limit'],
  'ticket-replied': ['id', 'subject', 'agent'],
} as const satisfies Record<string, readonly string[]>

export type NotificationKind = keyof typeof notificationSlots

type SlotsOf<Kind extends NotificationKind> = Record<
  (typeof notificationSlots)[Kind][number],
  string | number
>

/** An event to notify people of, without its recipients. */
export type NotificationEvent = {
  [Kind in NotificationKind]: { kind: Kind; slots: SlotsOf<Kind> }
}[NotificationKind]
