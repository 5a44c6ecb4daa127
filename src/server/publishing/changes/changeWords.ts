/** What the elements of a list or record are called. */
export const NOUNS: Record<string, string> = {
  banners: 'banner',
  blocks: 'block',
  cards: 'card',
  checks: 'check',
  columns: 'column',
  effects: 'effect',
  endpoints: 'endpoint',
  fields: 'field',
  filters: 'filter',
  gates: 'gate',
  items: 'item',
  navigation: 'navigation entry',
  notifications: 'notification',
  operations: 'operation',
  permissions: 'permission',
  plans: 'plan',
  properties: 'field',
  roles: 'role',
  routes: 'route',
  rowActions: 'action',
  states: 'state',
  statistics: 'figure',
  steps: 'step',
  summary: 'summary row',
  tabs: 'tab',
  transitions: 'transition',
}

export const LIMITS: Record<string, string> = {
  maxLength: 'limit',
  maximum: 'limit',
  maxItems: 'limit',
  minLength: 'minimum length',
  minimum: 'minimum',
  minItems: 'minimum number of items',
}

/** Key → words for a condition that was set, and for one that was removed. */
export const CONDITIONS: Record<string, [when: string, always: string]> = {
  visibleWhen: ['is now shown when', 'is now always shown'],
  requiredWhen: ['is now required when', 'is no longer required'],
  enabledWhen: ['can now be edited when', 'can now always be edited'],
  when: ['now applies when', 'now always applies'],
}

/** Key → words for true, and for no longer true. */
export const FLAGS: Record<string, [on: string, off: string]> = {
  hidden: ['is now hidden', 'is no longer hidden'],
  readOnly: ['is now read-only', 'is no longer read-only'],
  sortable: ['can now be sorted', 'can no longer be sorted'],
}
