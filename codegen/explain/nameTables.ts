import type { DefinitionKind } from '../read/source.ts'

/** What a name stands for. */
export type NameKind =
  | 'permission'
  | 'icon'
  | 'widget'
  | 'panel'
  | 'piece'
  | 'cell'
  | 'check'
  | 'public-form'
  | 'notification'
  | 'section'
  | 'catalogue'
  | 'entity'
  | 'resource'
  | 'list'
  | 'wizard'
  | 'page'
  | 'tab'
  | 'route'
  | 'step'
  | 'field'
  | 'state'
  | 'transition'
  | 'query'
  | 'text'

/** Where each kind of file gives names, as patterns of `placesOf`; fields are the properties of an entity. */
export const DEFINED: Partial<Record<DefinitionKind, Record<string, NameKind>>> = {
  access: { 'permissions[].id': 'permission' },

  registry: {
    'widgets.*#': 'widget',
    'panels.*#': 'panel',
    'pieces.*#': 'piece',
    'cells.*#': 'cell',
    'checks.*#': 'check',
    'publicForms.*#': 'public-form',
    'notifications.*#': 'notification',
    'icons[]': 'icon',
  },
  portal: { 'navigation[].id': 'section' },
  catalogue: { id: 'catalogue' },
  module: {
    'permissions[].id': 'permission',
    'registry.widgets.*#': 'widget',
    'registry.panels.*#': 'panel',
    'tabs[].id': 'tab',
    'routes[].path': 'route',
  },
  entity: { id: 'entity' },
  resource: { id: 'resource', 'query[].name': 'query' },
  lifecycle: { 'states.*#': 'state', 'transitions[].id': 'transition' },
  list: { id: 'list' },
  wizard: { id: 'wizard', 'steps[].id': 'step' },
  page: { id: 'page' },
  texts: { 'texts.*#': 'text' },
}

/** Where each kind of file uses names; links name routes, conditions and the slots of links and templates fields. */
export const USED: Partial<
  Record<DefinitionKind, Record<string, NameKind | 'link' | 'template' | 'condition'>>
> = {
  portal: {
    home: 'link',
    fallbackHome: 'link',
    flatWhen: 'condition',
    'navigation[].icon': 'icon',
    'navigation[].titles[].when': 'condition',
  },
  access: {
    'owner[]': 'permission',
    'suborganization[]': 'permission',
    'roles[].permissions[]': 'permission',
    'plans[].permissions[]': 'permission',
    'states[].when': 'condition',
    'states[].way.to': 'link',
    'withhold[].when': 'condition',
    'withhold[].permissions[]': 'permission',
  },
  registry: { 'widgets.*.pieces[]': 'piece', 'panels.*.pieces[]': 'piece' },
  module: {
    'registry.widgets.*.pieces[]': 'piece',
    'registry.panels.*.pieces[]': 'piece',
    'routes[].redirect': 'link',
    'routes[].tab': 'tab',
    'routes[].screen.list': 'list',
    'routes[].screen.wizard': 'wizard',
    'routes[].screen.page': 'page',
    'routes[].access[]': 'permission',
    'tabs[].to': 'link',
    'navigation[].section': 'section',
    'routes[].when': 'condition',
    'navigation[].to': 'link',
    'navigation[].when': 'condition',
    'gates[].at': 'link',
    'gates[].when': 'condition',
    'gates[].screen.list': 'list',
    'gates[].screen.wizard': 'wizard',
    'gates[].screen.page': 'page',
    'banners[].when': 'condition',
    'banners[].links[].to': 'link',
    'banners[].links[].when': 'condition',
    'notifications[].id': 'notification',
    'notifications[].button.to': 'link',
    'places.*': 'link',
  },
  entity: { 'required[]': 'field', 'properties.*.access[]': 'permission' },
  rules: {
    entity: 'entity',
    'fields.*#': 'field',
    'fields.*.visibleWhen': 'condition',
    'fields.*.requiredWhen': 'condition',
    'fields.*.enabledWhen': 'condition',
    'fields.*.limits[].when': 'condition',
    'fields.*.limits[].*': 'template',
    'fields.*.reference.get': 'template',
    'fields.*.reference.query.*': 'template',
    'fields.*.reference.empty.to': 'link',
    'effects[].on': 'field',
    'effects[].when': 'condition',
    'effects[].clear[]': 'field',
    'effects[].set.*#': 'field',
    'effects[].default[]': 'field',
    'checks[].check': 'check',
    'checks[].reads.*': 'field',
    'checks[].at': 'field',
    'checks[].when': 'condition',
    'checks[].unless': 'condition',
    'checks[].each': 'field',
  },
  resource: {
    entity: 'entity',
    'parent.resource': 'resource',
    'parent.name': 'field',
    'parent.when': 'condition',
    'operations.*.access[]': 'permission',
    'operations.*.when': 'condition',
    'listFields[]': 'field',
    'query[].field': 'field',
    'query[].where': 'condition',
    'sort.fields[]': 'field',
    'sort.default': 'field',
    'sublists[].field': 'field',
    'sublists[].access[]': 'permission',
    'endpoints[].access[]': 'permission',
    'endpoints[].input[]': 'field',
    'endpoints[].output[]': 'field',
    'endpoints[].when': 'condition',
  },
  lifecycle: {
    entity: 'entity',
    field: 'field',
    'states.*.icon': 'icon',
    'transitions[].icon': 'icon',
    'transitions[].from[]': 'state',
    'transitions[].to': 'state',
    'transitions[].access[]': 'permission',
    'transitions[].when': 'condition',
  },
  list: {
    resource: 'resource',
    'primaryAction.to': 'link',
    'primaryAction.access[]': 'permission',
    'columns[].field': 'field',
    'columns[].note': 'field',
    'columns[].cell': 'cell',
    'columns[].link': 'link',
    'columns[].linkWhen': 'condition',
    'filters[].field': 'field',
    'filters[].query': 'query',
    'filters[].query[]': 'query',
    'rowActions[].transition': 'transition',
    'rowActions[].icon': 'icon',
    'rowActions[].to': 'link',
    'rowActions[].call': 'template',
    'rowActions[].then': 'link',
    'rowActions[].when': 'condition',
    'rowActions[].access[]': 'permission',
    'empty.action.to': 'link',
    'empty.action.access[]': 'permission',
  },
  wizard: {
    resource: 'resource',
    'opensAt.*': 'step',
    done: 'link',
    'doneWhen[].when': 'condition',
    'doneWhen[].to': 'link',
    'submitText[].when': 'condition',
    'estimate.call': 'template',
    'estimate.panel': 'panel',
    'estimate.slots.*.cell': 'cell',
    'banners[].steps[]': 'step',
    'banners[].when': 'condition',
    'banners[].params.*': 'template',
    'banners[].link.to': 'link',
    'steps[].fields[]': 'field',
    'steps[].summary[].field': 'field',
    'steps[].summary[].panel': 'panel',
    'steps[].summary[].step': 'step',
    'steps[].aside': 'panel',
    'fields.*#': 'field',
    'fields.*.widget': 'widget',
    'fields.*.fills[]': 'field',
  },
  page: {
    'record.resource': 'resource',
    'record.name': 'field',
    'blocks[].facts[].field': 'field',
    'blocks[].facts[].note': 'field',
    'blocks[].field': 'field',
    'record.actions': 'list',
    'blocks[].facts[].cell': 'cell',
    'blocks[].when': 'condition',
    'blocks[].list': 'list',
    'blocks[].entity': 'entity',
    'blocks[].resource': 'resource',
    'blocks[].panel': 'panel',
    'blocks[].cell': 'cell',
    'blocks[].stats[].cell': 'cell',
    'blocks[].link.to': 'link',
    'blocks[].link.access[]': 'permission',
    'blocks[].params.*': 'template',
    'blocks[].tasks[].when': 'condition',
    'blocks[].tasks[].done': 'condition',
    'blocks[].tasks[].to': 'link',
    'blocks[].tasks[].access[]': 'permission',
    'blocks[].columns[].cell': 'cell',
    'blocks[].columns[].link': 'link',
    'blocks[].more.to': 'link',
    'blocks[].more.access[]': 'permission',
    'blocks[].links[].to': 'link',
    'blocks[].links[].access[]': 'permission',
  },
  'public-form': {
    id: 'public-form',
    entity: 'entity',
    'fields[].field': 'field',
  },
}
