/** What this server tells, and the values it gives with it; `registry.json` declares the same to who words it. */
export const notificationSlots = {
  announcement: ['title', 'text'],
  maintenance: ['date', 'from', 'until'],
  'low-balance': ['balance'],
  'plan-ended': ['balance', 'fee', 'plan', 'next'],
  'new-device': ['device', 'address'],
  'template-approved': ['id', 'name'],
  'template-declined': ['id', 'name', 'reason'],
  'campaign-completed': ['id', 'name', 'count', 'optedOut'],
  'campaign-out-of-balance': ['id', 'name', 'count', 'optedOut'],
  'campaign-failing': ['id', 'name', 'count', 'optedOut'],
} as const satisfies Record<string, readonly string[]>

export type NotificationKind = keyof typeof notificationSlots

type SlotsOf<Kind extends NotificationKind> = Record<
  (typeof notificationSlots)[Kind][number],
  string | number
>

/** What is told, without whom it is told to. */
export type Told = { [Kind in NotificationKind]: { kind: Kind; slots: SlotsOf<Kind> } }[NotificationKind]
