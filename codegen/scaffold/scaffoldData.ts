import type { JsonValue } from '../../src/language/portal.ts'
import {
  fieldKey,
  fieldTitle,
  furtherAccess,
  isAlwaysRequired,
  isFiltered,
  isSorted,
  nameOf,
  parentId,
  searchedField,
  shownFields,
  shownPath,
} from './RecordsDraft.ts'
import type { Draft, JsonObject, RecordsRequest } from './RecordsDraft.ts'
import { inSentence, wordsOf } from './moduleNames.ts'
import type { FieldRequest } from './readFieldList.ts'
import { idOf } from './readStates.ts'

export function entityOf(draft: Draft): JsonObject {
  const { names, fields, states, parent, text } = draft
  const properties: JsonObject = {}
  if (parent) {
    const title = text(parent.names.entity, parent.names.title)
    properties[parentId(parent)] = { type: 'string', format: 'uuid', title, readOnly: true }
  }
  for (const field of fields) properties[field.name] = propertyOf(draft, field)
  properties['state'] = {
    type: 'string',
    title: text('state', 'State'),
    enum: states.all.map(({ name }) => name),
    readOnly: true,
    cell: 'status-chip',
  }
  properties['created_at'] = {
    type: 'string',
    format: 'date-time',
    title: text('created', 'Created'),
    readOnly: true,
    cell: 'relative-time',
  }
  return {
    id: names.entity,
    title: text(names.entity, names.title),
    type: 'object',
    properties,
    required: fields
      .filter((field) => isAlwaysRequired(field) && field.type !== 'challenge')
      .map(({ name }) => name),
  }
}

function propertyOf(draft: Draft, field: FieldRequest): JsonObject {
  const { text, fields } = draft
  const title = fieldTitle(draft, field)
  const isProven = fields.some(({ proves }) => proves === field.name)
  switch (field.type) {
    case 'text':
    case 'textarea':
      return { type: 'string', title, maxLength: field.type === 'text' ? 80 : 1000, trim: true }
    case 'email':
      return { type: 'string', format: 'email', title, maxLength: 254, trim: true }
    case 'phone': {
      const phone = { type: 'string', format: 'phone', title, maxLength: 16, trim: true }
      return isProven ? { ...phone, writeOn: ['create'] } : phone
    }
    case 'url':
      return { type: 'string', format: 'uri', title, maxLength: 2000, trim: true }
    case 'secret':
      return { type: 'string', title, maxLength: 200, sensitive: 'encrypted' }
    case 'country':
      return { type: 'string', title, maxLength: 2, catalogue: 'countries', cell: 'country' }
    case 'enum':
      return {
        type: 'string',
        title,
        enum: field.values,
        enumTexts: Object.fromEntries(
          field.values.map((value) => [
            value,
            text(`${fieldKey(field.name)}-${value.replaceAll('_', '-')}`, wordsOf(value)),
          ]),
        ),
      }
    case 'boolean':
      return { type: 'boolean', title, default: false }
    case 'integer':
    case 'number':
      return { type: field.type, title, minimum: 0, maximum: 1_000_000_000 }
    case 'date':
      return { type: 'string', format: 'date', title }
    case 'datetime':
      return { type: 'string', format: 'local-date-time', title }
    case 'tags':
      return { type: 'array', title, maxItems: 20, items: { type: 'string', maxLength: 40 } }
    case 'reference':
      return {
        type: 'object',
        title,
        ...(!isAlwaysRequired(field) && furtherAccess(draft.resources[field.resource]?.access)),
        properties: {
          id: { type: 'string', format: 'uuid' },
          name: { type: 'string', maxLength: 200, readOnly: true },
        },
        required: ['id'],
      }
    case 'file':
      return { type: 'object', title, file: { types: field.values, maxMegabytes: 10 } }
    case 'challenge': {
      const errors = { required: text('verify-first', 'Verify the number first') }
      return { type: 'string', format: 'uuid', title, writeOn: ['create'], ...(field.required && { errors }) }
    }
  }
}

export function rulesOf({ names, fields, resources, text }: Draft): JsonObject | undefined {
  const rules: JsonObject = {}
  for (const field of fields) {
    const own: JsonObject = {}
    if (field.shownIf) {
      const { field: other, value } = field.shownIf
      const isBoolean = fields.find(({ name }) => name === other)?.type === 'boolean'
      const equal = `form.${other} == '${value}'`
      const holds = value === 'true' ? `form.${other}` : `has(form.${other}) && !form.${other}`
      const condition = isBoolean ? holds : equal
      own['visibleWhen'] = condition
      if (field.required) own['requiredWhen'] = condition
    }
    if (field.proves !== undefined) {
      // A proof is needed once: the number it is about can't be changed.
      if (field.required) own['requiredWhen'] = '!has(row.id)'
      own['challenge'] = { proves: field.proves, channels: [{ channel: 'sms' }] }
    }
    const referred = field.type === 'reference' ? resources[field.resource] : undefined
    if (referred) {
      own['reference'] = {
        get: referred.path,
        query: {},
        items: referred.items,
        key: 'id',
        label: referred.label,
        ...(referred.search !== undefined && { search: referred.search }),
        pick: { id: 'id', name: referred.label },
        empty: {
          text: text(`no-${fieldKey(field.name)}`, `There is nothing to choose from yet`),
        },
      }
    }
    if (Object.keys(own).length > 0) rules[field.name] = own
  }
  if (Object.keys(rules).length === 0) return undefined
  return { entity: names.entity, fields: rules }
}

export function resourceOf({ names, fields, parent, read, write, text }: Draft): JsonObject {
  const [first] = fields
  const searched = searchedField(fields)
  const query: JsonValue[] = []
  if (searched) query.push({ name: 'search', field: searched.name, match: 'contains' })
  for (const { name, type } of fields) {
    if (isFiltered(type)) query.push({ name, field: name, match: 'equals' })
  }
  return {
    id: names.entity,
    entity: names.entity,
    ...(parent === undefined
      ? { path: `/v1/${names.plural}` }
      : {
          path: `/v1/${parent.names.plural}/{${parentId(parent)}}/${names.plural}`,
          parent: {
            resource: parent.names.entity,
            name: nameOf(parent),
            ...untilLastState(parent, text),
          },
        }),
    items: names.items,
    item: names.item,
    storage: { kind: 'documents' },
    operations: {
      list: { access: read },
      get: { access: read },
      create: { access: write },
      update: { access: write },
      delete: { access: write },
    },
    listFields: [
      'id',
      ...(parent ? [parentId(parent)] : []),
      ...shownFields(fields).map(({ name }) => name),
      'state',
      'created_at',
    ],
    query: [
      ...query,
      { name: 'state', field: 'state', match: 'equals' },
      { name: 'from', field: 'created_at', match: 'from-date' },
      { name: 'to', field: 'created_at', match: 'to-date' },
    ],
    sort: {
      fields: [...fields.filter(({ type }) => isSorted(type)).map(shownPath), 'state', 'created_at'],
      default: first && isSorted(first.type) ? shownPath(first) : '-created_at',
    },
  }
}

/** Nothing is added below records whose last state is reached. */
function untilLastState({ names, states }: RecordsRequest, text: Draft['text']): JsonObject {
  const last = states.all.at(-1)?.name ?? ''
  return {
    when: `row.state != '${last}'`,
    because: text(
      `${names.entity}-${idOf(last)}`,
      `The ${inSentence(names.title)} is ${inSentence(wordsOf(last))}`,
    ),
  }
}

export function lifecycleOf({ names, states, write, text }: Draft): JsonObject {
  const success = text('state-changed', `The ${inSentence(names.title)} was {status}`)
  return {
    entity: names.entity,
    field: 'state',
    states: Object.fromEntries(
      states.all.map(({ name, ...looks }) => [
        name,
        { title: text(`state-${idOf(name)}`, wordsOf(name)), ...looks },
      ]),
    ),
    initial: states.all[0]?.name ?? '',
    call: { method: 'PUT', path: '/{id}/state' },
    transitions: states.transitions.map(({ id, title, icon, from, to, word }) => ({
      id,
      title: text(id, title),
      icon,
      from,
      to,
      by: 'user',
      access: write,
      success,
      word: text(`word-${idOf(to)}`, word),
    })),
    failure: '@something-went-wrong',
  }
}
