import {
  fieldKey,
  fieldTitle,
  isFiltered,
  isHidden,
  nameOf,
  parentId,
  screensAt,
  searchedField,
  shownFields,
  shownPath,
  widthOf,
} from './RecordsDraft.ts'
import type { Draft, JsonObject, RecordsRequest } from './RecordsDraft.ts'
import { inSentence, wordsOf } from './moduleNames.ts'
import type { FieldRequest } from './readFieldList.ts'

export function listOf(draft: Draft): JsonObject {
  const { names, fields, states, text } = draft
  const { plural, entity } = names
  const changes = states.transitions.map(({ id }) => id)
  const one = inSentence(names.title)
  const many = inSentence(names.pluralTitle)
  const searched = searchedField(fields)
  const create = {
    text: text(`new-${entity}`, `New ${one}`),
    to: `${screensAt(draft, 'route')}/create`,
  }
  return {
    id: plural,
    resource: entity,
    title: text(plural, names.pluralTitle),
    primaryAction: create,
    columns: [
      ...shownFields(fields).map((field, index) => ({
        id: fieldKey(field.name),
        field: shownPath(field),
        ...(field.type === 'reference' && { title: fieldTitle(draft, field) }),
        ...(index === 0 && { link: `${screensAt(draft, 'row')}/view/{row.id}`, flex: 2, minWidth: 160 }),
        ...(index > 0 && widthOf(field)),
        ...(isHidden(field, index) && { hidden: true }),
      })),
      { id: 'state', field: 'state', width: 130 },
      { id: 'created', field: 'created_at', width: 140 },
    ],
    filters: [
      ...(searched
        ? [
            {
              id: 'search',
              query: 'search',
              kind: 'search',
              placeholder: text(
                `search-by-${fieldKey(searched.name)}`,
                `Search by ${inSentence(wordsOf(searched.name))}`,
              ),
            },
          ]
        : []),
      ...fields
        .filter(({ type }) => isFiltered(type))
        .map(({ name, type }) => ({
          id: fieldKey(name),
          query: name,
          kind: 'select',
          field: name,
          all: text(
            `any-${fieldKey(name)}`,
            type === 'boolean' ? `${wordsOf(name)} or not` : `Any ${inSentence(wordsOf(name))}`,
          ),
        })),
      { id: 'state', query: 'state', kind: 'select', field: 'state', all: text('any-state', 'Any state') },
      {
        id: 'dates',
        query: ['from', 'to'],
        kind: 'date-range',
        field: 'created_at',
        presets: ['today', 'yesterday', 'this-month', 'last-month', 'all-time'],
      },
    ],
    rowActions: [
      {
        id: 'edit',
        title: text('edit', 'Edit'),
        icon: 'edit',
        to: `${screensAt(draft, 'row')}/edit/{row.id}`,
      },
      ...changes.map((transition) => ({ transition })),
      {
        id: 'delete',
        operation: 'delete',
        title: text('delete', 'Delete'),
        icon: 'delete',
        tone: 'danger',
        success: text('deleted', `The ${one} was deleted`),
        confirm: {
          title: text('delete-title', `Delete this ${one}?`),
          text: text('delete-text', 'It is removed for everyone. This cannot be undone.'),
          action: text('delete', 'Delete'),
          dismiss: text('keep', 'Keep it'),
        },
      },
    ],
    bulkActions: [...changes, 'delete'],
    empty: {
      title: text(`${plural}-empty-title`, `No ${many} yet`),
      text: text(`${plural}-empty`, `Create ${names.withArticle} and it appears here.`),
      action: create,
    },
  }
}

export function wizardOf(draft: Draft): JsonObject {
  const { names, fields, text } = draft
  const { entity } = names
  const one = inSentence(names.title)
  const entered = fields.filter(({ type }) => type !== 'challenge')
  const challenges = fields.filter(({ type }) => type === 'challenge')
  const views: JsonObject = {}
  for (const { name, type, required, values } of fields) {
    const widget =
      type === 'textarea'
        ? 'textarea'
        : type === 'enum' && required && values.length <= 3
          ? 'radio'
          : undefined
    if (widget !== undefined) views[name] = { widget }
  }
  return {
    id: entity,
    resource: entity,
    title: {
      create: text(`new-${entity}`, `New ${one}`),
      edit: text(`edit-${entity}`, `Edit ${one}`),
    },
    done: screensAt(draft, 'route'),
    submitText: [
      { mode: 'create', text: text('create', `Create ${one}`) },
      { mode: 'edit', text: text('save', 'Save') },
    ],
    success: {
      create: text('created-notice', `The ${one} was created`),
      edit: text('saved-notice', `The ${one} was saved`),
    },
    steps: [
      { id: 'details', title: text('details', 'Details'), fields: entered.map(({ name }) => name) },
      ...challenges.map((field) => ({
        id: fieldKey(field.name),
        title: fieldTitle(draft, field),
        when: '!has(row.id)',
        info: text('code-info', 'We send a code by SMS. Enter it to go on.'),
        fields: [field.name],
      })),
      {
        id: 'summary',
        title: text('summary', 'Summary'),
        summary: shownFields(fields).map((field) => ({
          id: fieldKey(field.name),
          title: fieldTitle(draft, field),
          field: shownPath(field),
          step: 'details',
        })),
      },
    ],
    ...(Object.keys(views).length > 0 && { fields: views }),
  }
}

/** The page of a record: the first field and the state head it. */
export function pageOf(draft: Draft): JsonObject {
  const { names, fields, children, text } = draft
  const { plural, entity } = names
  const [, ...others] = shownFields(fields)
  return {
    id: entity,
    title: text(entity, names.title),
    record: { resource: entity, name: nameOf(draft), actions: plural },
    blocks: [
      {
        id: 'facts',
        kind: 'facts',
        facts: [
          ...others.map((field) => ({
            id: fieldKey(field.name),
            field: shownPath(field),
            ...(field.type === 'reference' && { title: fieldTitle(draft, field) }),
          })),
          { id: 'created', field: 'created_at' },
        ],
      },
      ...children.map((child) => rowsOf(draft, child)),
      { id: 'events', kind: 'timeline', title: text('events', 'Events') },
    ],
  }
}

/** The first records that belong to the one on the page, and the way to all of them. */
function rowsOf(draft: Draft, child: RecordsRequest): JsonObject {
  const { text } = draft
  const { plural, pluralTitle } = child.names
  const [first, ...others] = shownFields(child.fields)
  const screens = `${screensAt(draft)}/{row.${parentId(draft)}}/${plural}`
  const column = (field: FieldRequest) => ({ id: fieldKey(field.name), field: shownPath(field) })
  return {
    id: plural,
    kind: 'rows',
    title: text(plural, pluralTitle),
    resource: child.names.entity,
    columns: [
      ...(first ? [{ ...column(first), link: `${screens}/view/{row.id}` }] : []),
      ...others.slice(0, 4).map(column),
      { id: 'state', field: 'state' },
    ],
    empty: text(`${plural}-empty-title`, `No ${inSentence(pluralTitle)} yet`),
    more: {
      text: text(`all-${plural}`, `All ${inSentence(pluralTitle)}`),
      to: `${screensAt(draft)}/{row.id}/${plural}`,
    },
  }
}
