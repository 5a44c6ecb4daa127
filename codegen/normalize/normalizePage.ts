import type {
  BlockDefinition,
  CallDefinition,
  ChoiceDefinition,
  PageDefinition,
  RecordDefinition,
  RowsDefinition,
  TaskDefinition,
} from '../../src/language/portal.ts'
import { recordShape } from '../check/scopes.ts'
import { compileCondition } from '../conditions/compileCondition.ts'
import { followPath, splitPath } from '../fieldPaths.ts'
import { entityOfResource, operationOf } from '../Model.ts'
import type { SharedModel } from '../Model.ts'
import { moduleOf } from '../modelIndex.ts'
import { parentSlot } from '../parents.ts'
import { permissionsNeeded } from '../permissionsNeeded.ts'
import { findCall } from '../readCalls.ts'
import type {
  BlockSource,
  CallSource,
  ChoiceSource,
  EntitySource,
  FactSource,
  PageSource,
  PropertySource,
  RowsSource,
  TaskSource,
} from '../read/source.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import { registryOf } from '../registryOf.ts'
import { routeFor } from '../routes.ts'
import { defaultCell } from './normalizeEntity.ts'
import { normalizeCallAction } from './normalizeCallAction.ts'
import { normalizeRowAction } from './normalizeList.ts'
import { normalizeViews } from './normalizeWizard.ts'
import { normalizeWay } from './normalizeWay.ts'
import { normalizeFields } from './normalizeSections.ts'
import { omitUndefined } from './omitUndefined.ts'
import { createQualify } from './qualifyText.ts'
import type { Qualify } from './qualifyText.ts'

/** A page whose links know what the screens they lead to need. */
export function normalizePage(
  model: SharedModel,
  file: SourceFile<'page'>,
  qualify: Qualify,
): PageDefinition {
  const { id, title, record, blocks } = file.value
  return omitUndefined({
    id,
    module: file.module ?? '',
    title: qualify(title),
    record: record && normalizeRecord(model, file, qualify),
    blocks: blocks.map((block) => ({
      ...ofRecord(model, file.value, normalizeBlock(model, block, qualify), block, qualify),
      ...slotOfRecord(model, file, block),
    })),
  })
}

/** The slot of a block that shows what belongs to the page's record. */
function slotOfRecord(
  model: SharedModel,
  file: SourceFile<'page'>,
  block: BlockSource,
): Pick<BlockDefinition, 'slot'> {
  const { record } = file.value
  const module = moduleOf(model, file.module)
  const shown =
    block.kind === 'list'
      ? module?.lists.find(({ value }) => value.id === block.list)?.value.resource
      : block.kind === 'rows' || block.kind === 'form'
        ? block.resource
        : undefined
  const resource = shown === undefined ? undefined : model.resources.get(shown)?.value
  if (record === undefined || resource?.parent?.resource !== record.resource) return {}
  const slot = parentSlot(resource)
  return slot === undefined ? {} : { slot }
}

function normalizeRecord(
  model: SharedModel,
  file: SourceFile<'page'>,
  qualify: Qualify,
): RecordDefinition | undefined {
  const { record } = file.value
  if (record === undefined) return undefined
  const { resource, name, heading, actions, failure, ask } = record
  const entity = entityOfResource(model, resource)?.value
  const list = moduleOf(model, file.module)?.lists.find(({ value }) => value.id === actions)?.value
  const isElsewhere = ({ to }: { to?: string | undefined }) => {
    const screen = to === undefined ? undefined : routeFor(model, to)?.screen
    return screen === undefined || !('page' in screen) || screen.page !== file.value.id
  }
  return {
    resource,
    name,
    ...(heading &&
      entity && {
        headings: heading.map(({ text, fields = [], count }) => ({
          text: qualify(text),
          fields: fields.map((field) => {
            const property = propertyOf(entity, field)
            return { field, cell: property.cell ?? defaultCell(property) }
          }),
          ...(count === undefined ? {} : { count }),
        })),
      }),
    ...(failure === undefined ? {} : { failure: qualify(failure) }),
    ...(ask &&
      entity && {
        ask: {
          topic: ask.topic,
          facts: ask.facts.map((field) => {
            const property = propertyOf(entity, field)
            return {
              field,
              title: qualify(property.title ?? ''),
              cell: property.cell ?? defaultCell(property),
            }
          }),
        },
      }),
    actions: (list?.rowActions ?? [])
      .filter(isElsewhere)
      .flatMap((action) => (list ? normalizeRowAction(action, { model, list, qualify }) : [])),
    access: permissionsNeeded(operationOf(model, resource, 'get')?.access ?? 'signed-in'),
  }
}

/** What facts and panels of a record's page need to know of it. */
function ofRecord(
  model: SharedModel,
  { record }: PageSource,
  block: BlockDefinition,
  source: BlockSource,
  qualify: Qualify,
): BlockDefinition {
  const entity = record && entityOfResource(model, record.resource)?.value
  if (record === undefined || entity === undefined) return block
  if (block.kind === 'widget' && block.entity === undefined)
    return { ...block, entity: entity.id, ofRecord: true }
  if (block.kind === 'items' && source.kind === 'items') {
    const { properties = {} } = propertyOf(entity, source.field).items ?? {}
    return {
      ...block,
      columns: source.columns.map((field) => {
        const property = properties[field] ?? { type: 'string' }
        const cell = property.cell ?? defaultCell(property)
        return { field, title: qualify(property.title ?? ''), cell }
      }),
    }
  }
  if (block.kind !== 'facts' || source.kind !== 'facts') return block
  const facts = source.facts ?? allFacts(entity, [record.name, model.lifecycles.get(entity.id)?.value.field])
  return {
    ...block,
    facts: facts.map(({ id, field, title, cell, note }) => {
      const property = propertyOf(entity, field)
      return omitUndefined({
        id,
        field,
        title: qualify(title ?? property.title ?? ''),
        cell: cell ?? property.cell ?? defaultCell(property),
        note,
      })
    }),
  }
}

/** Everything a cell can show, but for what the heading says. */
function allFacts({ properties }: EntitySource, heading: (string | undefined)[]): FactSource[] {
  return Object.entries(properties).flatMap(([field, property]) => {
    const isShown = property.cell !== undefined || !['object', 'array'].includes(property.type)
    return property.title === undefined ||
      property.sensitive !== undefined ||
      !isShown ||
      heading.includes(field)
      ? []
      : { id: field.replaceAll('_', '-').toLowerCase(), field }
  })
}

function normalizeBlock(model: SharedModel, block: BlockSource, qualify: Qualify): BlockDefinition {
  const head = {
    id: block.id,
    when: block.when === undefined ? undefined : compileCondition(block.when),
    width: block.width ?? 'full',
  }
  switch (block.kind) {
    case 'text': {
      const { title, paragraphs = [], steps = [], params = {} } = block
      return omitUndefined({
        ...head,
        kind: block.kind,
        title: title && qualify(title),
        paragraphs: paragraphs.map(qualify),
        steps: steps.map(qualify),
        params,
      })
    }
    case 'banner': {
      const { tone, text, params = {}, link } = block
      return omitUndefined({
        ...head,
        kind: block.kind,
        tone,
        text: qualify(text),
        params,
        link: link && { text: qualify(link.text), ...normalizeWay(model, link) },
      })
    }
    case 'links': {
      const { title, links } = block
      return omitUndefined({
        ...head,
        kind: block.kind,
        title: title && qualify(title),
        links: links.map((card) => ({
          id: card.id,
          title: qualify(card.title),
          text: qualify(card.text),
          ...normalizeWay(model, card),
        })),
      })
    }
    case 'list':
      return omitUndefined({ ...head, kind: block.kind, list: block.list })
    case 'stats':
      return omitUndefined({
        ...head,
        kind: block.kind,
        title: block.title && qualify(block.title),
        look: block.look ?? 'tiles',
        accountDays: block.accountDays,
        stats: block.stats.map(
          ({ id, title, source, cell = 'number', trend, trendText, to, linkText, access }) =>
            omitUndefined({
              id,
              title: qualify(title),
              source: normalizeCall(model, source),
              cell,
              trend:
                trend === undefined
                  ? undefined
                  : omitUndefined({ path: trend, text: trendText && qualify(trendText) }),
              link:
                to === undefined
                  ? undefined
                  : omitUndefined({
                      text: linkText && qualify(linkText),
                      ...normalizeWay(model, { to, ...(access && { access }) }),
                    }),
            }),
        ),
      })
    case 'chart': {
      const { title, form = 'bar', source, filtered, x, by, series, cell = 'number', empty } = block
      return omitUndefined({
        ...head,
        kind: block.kind,
        title: qualify(title),
        form,
        source: normalizeCall(model, source),
        filtered,
        x,
        by: by === 'hour' ? by : undefined,
        series: series.map((each) => ({ ...each, title: qualify(each.title) })),
        cell,
        empty: qualify(empty),
      })
    }
    case 'tasks': {
      const { title, tasks, empty } = block
      return omitUndefined({
        ...head,
        kind: block.kind,
        title: qualify(title),
        tasks: tasks.map((task) => normalizeTask(model, task, qualify)),
        empty: empty && qualify(empty),
      })
    }
    case 'rows':
      return omitUndefined({ ...head, kind: block.kind, ...normalizeRows(model, block, qualify) })
    case 'widget': {
      const { title, panel, entity, params = {} } = block
      return omitUndefined({
        ...head,
        kind: block.kind,
        title: title && qualify(title),
        panel,
        room: registryOf(model).panels[panel]?.room,
        entity,
        params,
      })
    }
    case 'facts': {
      const { title, look = 'facts' } = block
      return omitUndefined({ ...head, kind: block.kind, title: title && qualify(title), look, facts: [] })
    }
    case 'items':
      return omitUndefined({
        ...head,
        kind: block.kind,
        title: qualify(block.title),
        field: block.field,
        columns: [],
      })
    case 'timeline':
      return omitUndefined({
        ...head,
        kind: block.kind,
        title: qualify(block.title),
        field: block.field,
      })
    case 'progress': {
      const { title, total, done, active, stop, resume } = block
      const follows = total !== undefined && done !== undefined && active !== undefined
      return omitUndefined({
        ...head,
        kind: block.kind,
        title: title && qualify(title),
        record: follows
          ? omitUndefined({ total, done, active: compileCondition(active), stop, resume })
          : undefined,
      })
    }
    case 'code': {
      const { title, code = [], samples, params = {} } = block
      return omitUndefined({
        ...head,
        kind: block.kind,
        title: qualify(title),
        samples: samples?.map((each) => ({ ...each, title: qualify(each.title) })) ?? [
          { id: block.id, code },
        ],
        params,
      })
    }
    case 'cards':
      return omitUndefined({
        ...head,
        kind: block.kind,
        title: block.title && qualify(block.title),
        cards: block.cards.map((card) => normalizeChoice(model, card, qualify)),
      })
    case 'form': {
      const { title, resource, record, views, submit, success, failure, continue: onward } = block
      const placed = normalizeFields(model, block, qualify)
      const { operations, singleton } = model.resources.get(resource)?.value ?? {}
      const isNew = record === undefined && singleton !== true
      const used = isNew ? [operations?.create] : [operations?.get, operations?.update]
      return omitUndefined({
        ...head,
        kind: block.kind,
        title: title && qualify(title),
        resource,
        record,
        ...placed,
        views: normalizeViews(
          model,
          { entity: entityOfResource(model, resource)?.value, shown: placed.fields, views },
          qualify,
        ),
        submit: qualify(submit),
        success: qualify(success),
        failure: failure && qualify(failure),
        continue: onward,
        access: [
          ...new Set(used.flatMap((operation) => permissionsNeeded(operation?.access ?? 'signed-in'))),
        ],
      })
    }
  }
}

function normalizeTask(model: SharedModel, task: TaskSource, qualify: Qualify): TaskDefinition {
  const { id, tone, title, text, when, count, step, done } = task
  return omitUndefined({
    id,
    tone,
    title: qualify(title),
    text: text && qualify(text),
    when: when === undefined ? undefined : compileCondition(when),
    count: count && normalizeCall(model, count),
    step,
    done: done === undefined ? undefined : compileCondition(done),
    link: task.to === undefined && task.place === undefined ? undefined : normalizeWay(model, task),
  })
}

/** A short table whose titles and cells come from the entity, in the words of its module. */
function normalizeRows(model: SharedModel, rows: RowsSource, qualify: Qualify): RowsDefinition {
  const { title, size = 5, folds, query, columns, empty, failure, more } = rows
  const resource = model.resources.get(rows.resource)
  const entity = entityOfResource(model, rows.resource)
  const module = resource?.module ?? ''
  const theirs = createQualify(model, module)
  const { path = '', items = '', operations } = resource?.value ?? {}
  return omitUndefined({
    title: qualify(title),
    source: {
      get: path,
      query: { per_page: String(size), ...query },
      path: items,
      access: permissionsNeeded(operations?.list?.access ?? 'signed-in'),
    },
    size,
    folds,
    module,
    entity: resource?.value.entity ?? '',
    columns: columns.map((column) => {
      const property = propertyOf(entity?.value, column.field)
      const cell = column.cell ?? property.cell ?? defaultCell(property)
      return omitUndefined({
        id: column.id,
        field: column.field,
        title: column.title === undefined ? theirs(property.title ?? '') : qualify(column.title),
        cell,
        cut: column.cut,
        align: model.registry.value.cells[cell]?.align ?? ('start' as const),
        link: column.link,
        linkWhen: column.linkWhen === undefined ? undefined : compileCondition(column.linkWhen),
      })
    }),
    empty: qualify(empty),
    failure: failure && qualify(failure),
    more: more && { text: qualify(more.text), ...normalizeWay(model, more) },
  })
}

function propertyOf(entity: EntitySource | undefined, path: string): PropertySource {
  const followed = entity && followPath(recordShape(entity), splitPath(path))
  return followed && 'found' in followed ? followed.found : { type: 'string' }
}

function normalizeChoice(model: SharedModel, card: ChoiceSource, qualify: Qualify): ChoiceDefinition {
  const { id: choice, title: name, text, points = [], figure, mark, actions = [] } = card
  return omitUndefined({
    id: choice,
    title: qualify(name),
    text: qualify(text),
    points: points.map(qualify),
    figure:
      figure &&
      omitUndefined({
        source: normalizeCall(model, figure.source),
        cell: figure.cell ?? 'number',
        unit: figure.unit && qualify(figure.unit),
      }),
    mark: mark && { when: compileCondition(mark.when), text: qualify(mark.text) },
    actions: actions.map((action) =>
      omitUndefined({
        id: action.id,
        title: qualify(action.title),
        tone: action.tone ?? 'neutral',
        quiet: action.quiet ?? false,
        when: action.when === undefined ? undefined : compileCondition(action.when),
        figures: action.figures?.map(({ id, title, source, cell = 'number' }) => ({
          id,
          title: qualify(title),
          source: normalizeCall(model, source),
          cell,
        })),
        ...normalizeCallAction(model, action, qualify),
      }),
    ),
  })
}

/** A call that knows what it needs. */
function normalizeCall(model: SharedModel, { get, query = {}, path }: CallSource): CallDefinition {
  return { get, query, path, access: findCall(model, get)?.access ?? [] }
}
