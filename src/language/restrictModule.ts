import type {
  EntityDefinition,
  FilterDefinition,
  ListDefinition,
  ModuleDefinition,
  BlockDefinition,
  PageDefinition,
  ResourceDefinition,
  StepDefinition,
  WizardDefinition,
} from './portal.ts'

/** True when a person holds every permission. */
export type Can = (access: string[]) => boolean

/**
 * A module as it is for one person: properties they may not see are not there, nor what would show, ask or filter by
 * them. The same object where nothing is taken away.
 */
export function restrictModule(module: ModuleDefinition, can: Can): ModuleDefinition {
  const hidden = new Map(
    Object.values(module.entities).map((entity) => [entity.id, hiddenProperties(entity, can)] as const),
  )
  if ([...hidden.values()].every(({ size }) => size === 0)) return module
  const hiddenOf = (resource: string): ReadonlySet<string> =>
    hidden.get(module.resources[resource]?.entity ?? '') ?? none
  return {
    ...module,
    entities: mapValues(module.entities, (entity) =>
      withoutProperties(entity, hidden.get(entity.id) ?? none),
    ),
    resources: mapValues(module.resources, (resource) => withoutFields(resource, hiddenOf(resource.id))),
    lists: mapValues(module.lists, (list) => restrictList(module, list, hiddenOf(list.resource))),
    wizards: mapValues(module.wizards, (wizard) => restrictWizard(wizard, hiddenOf(wizard.resource))),
    pages: mapValues(module.pages, (page) => restrictPage(page, hiddenOf)),
  }
}

/** An entity and the resource that stores it, as they are for one person. */
export function restrictCollection<
  Collection extends { entity: EntityDefinition; resource: ResourceDefinition },
>(collection: Collection, can: Can): Collection {
  const hidden = hiddenProperties(collection.entity, can)
  if (hidden.size === 0) return collection
  const entity = withoutProperties(collection.entity, hidden)
  return { ...collection, entity, resource: withoutFields(collection.resource, hidden) }
}

/** Names of the properties a person may not see. */
export function hiddenProperties({ properties }: EntityDefinition, can: Can): ReadonlySet<string> {
  const names = Object.entries(properties).flatMap(([name, { access }]) =>
    access === undefined || can(access) ? [] : name,
  )
  return names.length === 0 ? none : new Set(names)
}

const none: ReadonlySet<string> = new Set()

function withoutProperties(entity: EntityDefinition, hidden: ReadonlySet<string>): EntityDefinition {
  if (hidden.size === 0) return entity
  const properties = Object.entries(entity.properties).filter(([name]) => !hidden.has(name))
  return {
    ...entity,
    properties: Object.fromEntries(properties),
    required: entity.required.filter((name) => !hidden.has(name)),
  }
}

function withoutFields(resource: ResourceDefinition, hidden: ReadonlySet<string>): ResourceDefinition {
  if (hidden.size === 0) return resource
  const isShown = (path: string): boolean => !hidden.has(rootOf(path))
  const { fields, default: first } = resource.sort
  return {
    ...resource,
    listFields: resource.listFields.filter(isShown),
    query: resource.query.filter(
      ({ field, where }) =>
        (field === undefined || isShown(field)) &&
        (where?.dependsOn ?? []).every((path) => !path.startsWith('row.') || isShown(path.slice(4))),
    ),
    sort: {
      fields: fields.filter(isShown),
      default: first
        .split(',')
        .filter((part) => isShown(part.replace('-', '')))
        .join(','),
    },
    ...(resource.groups && { groups: resource.groups.filter(isShown) }),
    ...(resource.statistics && {
      statistics: resource.statistics.filter(({ sum }) => sum === undefined || isShown(sum)),
    }),
    sublists: resource.sublists.filter(({ field }) => isShown(field)),
  }
}

function restrictList(
  { resources }: ModuleDefinition,
  list: ListDefinition,
  hidden: ReadonlySet<string>,
): ListDefinition {
  const resource = resources[list.resource]
  if (hidden.size === 0 || !resource) return list
  const asked = new Set(withoutFields(resource, hidden).query.map(({ name }) => name))
  const parameters = ({ ...filter }: FilterDefinition): string[] => [filter.query].flat()
  return {
    ...list,
    columns: list.columns
      .filter(({ field }) => !hidden.has(rootOf(field)))
      .map(({ note, ...column }) =>
        note === undefined || hidden.has(rootOf(note)) ? column : { ...column, note },
      ),
    filters: list.filters.filter((filter) => parameters(filter).every((name) => asked.has(name))),
    ...(list.expand && { expand: list.expand.filter(({ field }) => !hidden.has(rootOf(field))) }),
    ...(list.groups && { groups: list.groups.filter(({ field }) => !hidden.has(rootOf(field))) }),
  }
}

function restrictWizard(wizard: WizardDefinition, hidden: ReadonlySet<string>): WizardDefinition {
  if (hidden.size === 0) return wizard
  return {
    ...wizard,
    steps: wizard.steps.map((step) => ({
      ...step,
      ...shownFields(step, hidden),
      summary: step.summary.filter(({ field }) => field === undefined || !hidden.has(rootOf(field))),
    })),
  }
}

/** Properties without which a block shows nothing. */
function fieldsOf(block: BlockDefinition): string[] {
  if (block.kind === 'items') return [block.field]
  if (block.kind === 'timeline') return block.field === undefined ? [] : [block.field]
  return block.kind === 'progress' && block.record ? [block.record.total, block.record.done] : []
}

function restrictPage(
  page: PageDefinition,
  hiddenOf: (resource: string) => ReadonlySet<string>,
): PageDefinition {
  const isShown = (block: BlockDefinition): boolean =>
    !page.record || !fieldsOf(block).some((field) => hiddenOf(page.record?.resource ?? '').has(rootOf(field)))
  return {
    ...page,
    blocks: page.blocks.filter(isShown).map((block) => {
      if (block.kind === 'facts' && page.record) {
        const hidden = hiddenOf(page.record.resource)
        return { ...block, facts: block.facts.filter(({ field }) => !hidden.has(rootOf(field))) }
      }
      if (block.kind !== 'form') return block
      const hidden = hiddenOf(block.resource)
      return { ...block, ...shownFields(block, hidden) }
    }),
  }
}

function shownFields(
  { fields, sections }: Pick<StepDefinition, 'fields' | 'sections'>,
  hidden: ReadonlySet<string>,
): Pick<StepDefinition, 'fields' | 'sections'> {
  const isShown = (field: string): boolean => !hidden.has(rootOf(field))
  return {
    fields: fields.filter(isShown),
    ...(sections && {
      sections: sections.map((section) => ({ ...section, fields: section.fields.filter(isShown) })),
    }),
  }
}

function rootOf(path: string): string {
  return path.split(/[.[]/)[0] ?? path
}

function mapValues<From, To>(record: Record<string, From>, map: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]))
}
