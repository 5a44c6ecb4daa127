import type { EntityDefinition, ListDefinition, ResourceDefinition } from '../../../../src/language/portal.ts'

/** A small list with one of each filter, used by the tests of this folder. */
export const list: ListDefinition = {
  id: 'parcels',
  module: 'post',
  resource: 'parcel',
  title: 'post:parcels',
  columns: [
    column('label', { flex: 2, minWidth: 100 }),
    column('state', { width: 140 }),
    column('weight', { width: 100 }),
    column('note', { width: 100, hidden: true }),
  ],
  filters: [
    { id: 'label', title: 'post:label', kind: 'search', query: 'label' },
    {
      id: 'state',
      title: 'post:state',
      kind: 'select',
      query: 'state',
      all: 'post:all',
      options: [
        { value: 'packed', text: 'post:packed' },
        { value: 'sent', text: 'post:sent' },
      ],
    },
    {
      id: 'dates',
      title: 'post:created',
      kind: 'date-range',
      query: ['from', 'to'],
      presets: ['today', 'this-month', 'all-time'],
    },
    { id: 'van', title: 'post:van', kind: 'hidden', query: 'van_id' },
  ],
  bulkActions: ['send'],
  rowActions: [
    { kind: 'transition', id: 'send', transition: 'send' },
    { kind: 'transition', id: 'lose', transition: 'lose' },
    {
      kind: 'link',
      id: 'edit',
      title: 'post:edit',
      icon: 'edit',
      to: '/parcels/{row.id}?van={row.van}',
      access: ['PostWrite'],
    },
    {
      kind: 'call',
      id: 'print',
      title: 'post:print',
      icon: 'send',
      tone: 'neutral',
      method: 'POST',
      call: '/v1/parcels/{row.id}/print',
      access: ['PostWrite'],
      success: 'post:printed',
      then: '/vans/{row.van}',
    },
    {
      kind: 'delete',
      id: 'delete',
      title: 'post:delete',
      icon: 'delete',
      tone: 'danger',
      access: ['PostWrite'],
      when: {
        source: "row.state == 'packed'",
        dependsOn: ['row.state'],
        tree: {
          op: '==',
          left: { op: 'path', root: 'row', path: ['state'] },
          right: { op: 'const', value: 'packed' },
        },
      },
      confirm: { title: 'post:t', text: 'post:x', action: 'post:a', dismiss: 'post:d' },
      success: 'post:deleted',
    },
  ],
  pageSizes: [25, 50, 100],
  refreshSeconds: 60,
  searchDebounceMs: 1000,
  empty: { title: 'post:empty', text: 'post:empty-text' },
}

export const resource: ResourceDefinition = {
  id: 'parcel',
  module: 'post',
  entity: 'parcel',
  path: '/v1/parcels',
  items: 'parcels',
  item: 'parcel',
  storage: { kind: 'documents' },
  operations: {},
  listFields: [],
  query: [],
  sort: { fields: ['label', 'weight', 'created_at'], default: '-created_at' },
  sublists: [],
  endpoints: [],
}

export const entity: EntityDefinition = {
  id: 'parcel',
  module: 'post',
  title: 'post:parcel',
  properties: {},
  required: [],
  rules: { fields: {}, effects: [], checks: [] },
  lifecycle: {
    entity: 'parcel',
    field: 'state',
    states: {},
    call: { method: 'PUT', path: '/v1/parcels/{id}/state' },
    transitions: [
      { id: 'send', tone: 'neutral', from: ['packed'], to: 'sent', by: 'user', access: ['PostWrite'] },
      { id: 'lose', tone: 'neutral', from: ['packed', 'sent'], to: 'lost', by: 'server', access: [] },
    ],
    failure: 'post:failure',
  },
}

export function column(
  id: string,
  rest: Partial<ListDefinition['columns'][number]>,
): ListDefinition['columns'][number] {
  return {
    id,
    field: id,
    title: `post:${id}`,
    cell: 'text',
    align: 'start',
    sortable: true,
    hidden: false,
    ...rest,
  }
}
