import type {
  BlockDefinition,
  CallDefinition,
  ChoiceDefinition,
  PageDefinition,
  RowsDefinition,
  TaskDefinition,
} from '../../src/language/portal.ts'
import { recordShape } from '../check/scopes.ts'
import { compileCondition } from '../conditions/compileCondition.ts'
import { followPath, splitPath } from '../fieldPaths.ts'
import { entityOfResource } from '../Model.ts'
import type { Model } from '../Model.ts'
import { readCalls } from '../readCalls.ts'
import type {
  BlockSource,
  CallSource,
  ChoiceSource,
  EntitySource,
  LinkSource,
  PropertySource,
  RowsSource,
  TaskSource,
} from '../read/source.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import { withLinkAccess } from '../routes.ts'
import { defaultCell } from './normalizeEntity.ts'
import { normalizeCallAction } from './normalizeCallAction.ts'
import { normalizeViews } from './normalizeWizard.ts'
import { omitUndefined } from './omitUndefined.ts'
import { createQualify } from './qualifyText.ts'
import type { Qualify } from './qualifyText.ts'

/** A page whose links know what the screens they lead to need. */
export function normalizePage(model: Model, file: SourceFile<'page'>, qualify: Qualify): PageDefinition {
  const { id, title, blocks } = file.value
  return {
    id,
    module: file.module ?? '',
    title: qualify(title),
    blocks: blocks.map((block) => normalizeBlock(model, block, qualify)),
  }
}

function normalizeBlock(model: Model, block: BlockSource, qualify: Qualify): BlockDefinition {
  const head = {
    id: block.id,
    when: block.when === undefined ? undefined : compileCondition(block.when),
    width: block.width ?? 'full',
  }
  const accessOf = ({ to, access }: Pick<LinkSource, 'to' | 'access'>) => withLinkAccess(model, to, access)
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
      const { tone, text, link } = block
      return omitUndefined({
        ...head,
        kind: block.kind,
        tone,
        text: qualify(text),
        link: link && { text: qualify(link.text), to: link.to, access: accessOf(link) },
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
          to: card.to,
          access: accessOf(card),
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
                      to,
                      text: linkText && qualify(linkText),
                      access: accessOf({ to, ...(access && { access }) }),
                    }),
            }),
        ),
      })
    case 'chart': {
      const { title, form = 'bar', source, x, series, cell = 'number', empty } = block
      return omitUndefined({
        ...head,
        kind: block.kind,
        title: qualify(title),
        form,
        source: normalizeCall(model, source),
        x,
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
        entity,
        params,
      })
    }
    case 'code':
      return omitUndefined({ ...head, kind: block.kind, title: qualify(block.title), code: block.code })
    case 'cards':
      return omitUndefined({
        ...head,
        kind: block.kind,
        title: block.title && qualify(block.title),
        cards: block.cards.map((card) => normalizeChoice(model, card, qualify)),
      })
    case 'form': {
      const { title, resource, record, fields, views, submit, success } = block
      const { operations, singleton } = model.resources.get(resource)?.value ?? {}
      const isNew = record === undefined && singleton !== true
      const used = isNew ? [operations?.create] : [operations?.get, operations?.update]
      return omitUndefined({
        ...head,
        kind: block.kind,
        title: title && qualify(title),
        resource,
        record,
        fields,
        views: normalizeViews(model, entityOfResource(model, resource)?.value, fields, views),
        submit: qualify(submit),
        success: qualify(success),
        access: [...new Set(used.flatMap((operation) => operation?.access ?? []))],
      })
    }
  }
}

function normalizeTask(model: Model, task: TaskSource, qualify: Qualify): TaskDefinition {
  const { id, tone, title, text, when, count, done, to, access } = task
  return omitUndefined({
    id,
    tone,
    title: qualify(title),
    text: text && qualify(text),
    when: when === undefined ? undefined : compileCondition(when),
    count: count && normalizeCall(model, count),
    done: done === undefined ? undefined : compileCondition(done),
    link: to === undefined ? undefined : { to, access: withLinkAccess(model, to, access) },
  })
}

/** A short table whose titles and cells come from the entity, in the words of its module. */
function normalizeRows(model: Model, rows: RowsSource, qualify: Qualify): RowsDefinition {
  const { title, size = 5, query, columns, empty, more } = rows
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
      access: operations?.list?.access ?? [],
    },
    size,
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
        align: model.registry.value.cells[cell]?.align ?? ('start' as const),
        link: column.link,
        linkWhen: column.linkWhen === undefined ? undefined : compileCondition(column.linkWhen),
      })
    }),
    empty: qualify(empty),
    more: more && {
      text: qualify(more.text),
      to: more.to,
      access: withLinkAccess(model, more.to, more.access),
    },
  })
}

function propertyOf(entity: EntitySource | undefined, path: string): PropertySource {
  const followed = entity && followPath(recordShape(entity), splitPath(path))
  return followed && 'found' in followed ? followed.found : { type: 'string' }
}

function normalizeChoice(model: Model, card: ChoiceSource, qualify: Qualify): ChoiceDefinition {
  const { id, title, text, points = [], figure, mark, actions = [] } = card
  return omitUndefined({
    id,
    title: qualify(title),
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
        ...normalizeCallAction(model, action, qualify),
      }),
    ),
  })
}

/** A call that knows what it needs. */
function normalizeCall(model: Model, { get, query = {}, path }: CallSource): CallDefinition {
  return { get, query, path, access: readCalls(model).find(get)?.access ?? [] }
}
