import type { JsonValue } from '../../src/language/portal.ts'
import { LANGUAGE } from '../language.ts'
import { inSentence, wordsOf } from './moduleNames.ts'
import type { ModuleNames } from './moduleNames.ts'
import type { FieldRequest } from './readFieldList.ts'

type JsonObject = Record<string, JsonValue>

export interface ScaffoldRequest {
  names: ModuleNames
  fields: FieldRequest[]
  /** Section of the navigation, and the place in it. */
  section: string
  order: number
  /** Roles of access.json that see the records, and those that change them. */
  readers: string[]
  writers: string[]
  /** What references need to know of the resources they name. */
  resources: Record<string, ReferredResource>
}

export interface ReferredResource {
  path: string
  items: string
  /** Property that people read. */
  label: string
  /** Query parameter that searches in it. */
  search?: string
  /** What reading it needs: whoever lacks that fills in the form without the field, or no form that requires it. */
  access: string[]
}

interface Draft extends ScaffoldRequest {
  read: string[]
  write: string[]
  /** Gives the words a key, this one unless it stands for other words, and returns it as `@key`. */
  text: (key: string, words: string) => string
}

/**
 * Writes a whole module of documents as definition files.
 *
 *     names + fields ──► entity, rules, resource, lifecycle ──► list, wizard ──► routes, navigation ──► texts
 *
 * @returns path below definitions/modules/<name>/ → content
 */
export function scaffoldModule(request: ScaffoldRequest): Record<string, JsonValue> {
  const { names } = request
  const texts: Record<string, string> = {}
  const draft: Draft = {
    ...request,
    read: [names.permission],
    write: [...new Set([names.permission, `${names.permission}Write`, ...neededAlways(request)])],
    text(key, words) {
      let own = key
      for (let n = 2; texts[own] !== undefined && texts[own] !== words; n++) own = `${key}-${n}`
      texts[own] = words
      return `@${own}`
    },
  }
  const { entity, plural } = names
  const files = {
    'module.json': file('module', moduleOf(draft)),
    [`${entity}.schema.json`]: file('entity', entityOf(draft)),
    [`${entity}.rules.json`]: file('rules', rulesOf(draft)),
    [`${entity}.resource.json`]: file('resource', resourceOf(draft)),
    [`${entity}.lifecycle.json`]: file('lifecycle', lifecycleOf(draft)),
    [`${plural}.list.json`]: file('list', listOf(draft)),
    [`${entity}.wizard.json`]: file('wizard', wizardOf(draft)),
    [`${entity}.page.json`]: file('page', pageOf(draft)),
  }
  return { ...files, 'texts.en.json': file('texts', { texts }) }
}

/** What reading the references needs that every record has. */
function neededAlways({ fields, resources }: ScaffoldRequest): string[] {
  return fields.flatMap((field) =>
    field.type === 'reference' && isAlwaysRequired(field) ? (resources[field.resource]?.access ?? []) : [],
  )
}

function isAlwaysRequired({ required, shownIf }: FieldRequest): boolean {
  return required && shownIf === undefined
}

function file(kind: string, members: JsonObject): JsonValue {
  return { $schema: `../../_language/${kind}.schema.json`, language: LANGUAGE, ...members }
}

function moduleOf({ names, read, write, section, order, text, readers, writers }: Draft): JsonObject {
  const { plural, entity } = names
  const title = text(plural, names.pluralTitle)
  const screen = (mode: string) => ({ wizard: entity, mode })
  return {
    id: names.module,
    title,
    permissions: [
      {
        id: names.permission,
        server: names.items,
        title: `See ${inSentence(names.pluralTitle)}`,
        ...(readers.length === 0 ? {} : { roles: readers }),
      },
      {
        id: `${names.permission}Write`,
        server: `${names.items}_write`,
        title: `Create, change and delete ${inSentence(names.pluralTitle)}`,
        ...(writers.length === 0 ? {} : { roles: writers }),
      },
    ],
    routes: [
      { path: `/${plural}`, title, screen: { list: plural }, access: read },
      {
        path: `/${plural}/create/{step?}`,
        title: text(`new-${entity}`, `New ${inSentence(names.title)}`),
        screen: screen('create'),
        access: write,
      },
      {
        path: `/${plural}/edit/{id}/{step?}`,
        title: text(`edit-${entity}`, `Edit ${inSentence(names.title)}`),
        screen: screen('edit'),
        access: write,
      },
      {
        path: `/${plural}/view/{id}`,
        title: text(entity, names.title),
        screen: { page: entity },
        access: read,
      },
    ],
    navigation: [{ id: plural, section, title, to: `/${plural}`, order }],
  }
}

function entityOf(draft: Draft): JsonObject {
  const { names, fields, text } = draft
  const properties: JsonObject = {}
  for (const field of fields) properties[field.name] = propertyOf(draft, field)
  properties['state'] = {
    type: 'string',
    title: text('state', 'State'),
    enum: ['active', 'archived'],
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
    required: fields.filter((field) => field.required && !field.shownIf).map(({ name }) => name),
  }
}

function propertyOf(draft: Draft, field: FieldRequest): JsonObject {
  const { text } = draft
  const title = fieldTitle(draft, field)
  const required: JsonObject = field.required ? { required: '@required-field' } : {}
  const errors = (own: JsonObject = {}): JsonObject => {
    const all = { ...required, ...own }
    return Object.keys(all).length > 0 ? { errors: all } : {}
  }
  const mistyped = (words: string): JsonObject => ({ format: text(`${field.type}-wrong`, words) })
  switch (field.type) {
    case 'text':
    case 'textarea': {
      const maxLength = field.type === 'text' ? 80 : 1000
      const tooLong = { maxLength: text(`too-long-${maxLength}`, `Use at most ${maxLength} characters`) }
      return { type: 'string', title, maxLength, trim: true, ...errors(tooLong) }
    }
    case 'email':
      return {
        type: 'string',
        format: 'email',
        title,
        maxLength: 254,
        trim: true,
        ...errors(mistyped('Write an email address, such as name@example.com')),
      }
    case 'phone':
      return {
        type: 'string',
        format: 'phone',
        title,
        maxLength: 16,
        trim: true,
        ...errors(mistyped('Write the number with + and the country code, such as +442071838750')),
      }
    case 'url':
      return {
        type: 'string',
        format: 'uri',
        title,
        maxLength: 2000,
        trim: true,
        ...errors(mistyped('Write the whole address, such as https://example.com')),
      }
    case 'secret':
      return { type: 'string', title, maxLength: 200, sensitive: 'encrypted', ...errors() }
    case 'country':
      return { type: 'string', title, maxLength: 2, catalogue: 'countries', cell: 'country', ...errors() }
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
        ...errors(),
      }
    case 'boolean':
      return { type: 'boolean', title, default: false }
    case 'integer':
    case 'number':
      return { type: field.type, title, minimum: 0, maximum: 1_000_000_000, ...errors() }
    case 'date':
      return {
        type: 'string',
        format: 'date',
        title,
        ...errors(mistyped('Write the day as MM.DD.YYYY')),
      }
    case 'datetime':
      return {
        type: 'string',
        format: 'local-date-time',
        title,
        ...errors(mistyped('Write the day as MM.DD.YYYY and the time as HH:MM')),
      }
    case 'tags':
      return {
        type: 'array',
        title,
        maxItems: 20,
        items: { type: 'string', maxLength: 40 },
        ...errors({ maxItems: text('too-many-20', 'Use at most 20') }),
      }
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
        ...errors(),
      }
  }
}

function rulesOf({ names, fields, resources, text }: Draft): JsonObject {
  const rules: JsonObject = {}
  for (const field of fields) {
    const own: JsonObject = {}
    if (field.shownIf) {
      const { field: other, value } = field.shownIf
      const isBoolean = fields.find(({ name }) => name === other)?.type === 'boolean'
      const holds = isBoolean
        ? value === 'true'
          ? `form.${other}`
          : `!form.${other}`
        : `form.${other} == '${value}'`
      const condition = `has(form.${other}) && ${holds}`
      own['visibleWhen'] = condition
      if (field.required) own['requiredWhen'] = condition
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
  return { entity: names.entity, fields: rules }
}

function resourceOf({ names, fields, read, write }: Draft): JsonObject {
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
    path: `/v1/${names.plural}`,
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
    listFields: ['id', ...shownFields(fields).map(({ name }) => name), 'state', 'created_at'],
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

function lifecycleOf({ names, write, text }: Draft): JsonObject {
  const one = inSentence(names.title)
  const success = text('state-changed', `The ${one} was {status}`)
  return {
    entity: names.entity,
    field: 'state',
    states: {
      active: { title: text('state-active', 'Active'), tone: 'success', icon: 'check' },
      archived: { title: text('state-archived', 'Archived'), tone: 'neutral', icon: 'past' },
    },
    initial: 'active',
    call: { method: 'PUT', path: '/{id}/state' },
    transitions: [
      {
        id: 'archive',
        title: text('archive', 'Archive'),
        icon: 'past',
        from: ['active'],
        to: 'archived',
        by: 'user',
        access: write,
        success,
        word: text('word-archived', 'archived'),
      },
      {
        id: 'restore',
        title: text('restore', 'Restore'),
        icon: 'check',
        from: ['archived'],
        to: 'active',
        by: 'user',
        access: write,
        success,
        word: text('word-restored', 'restored'),
      },
    ],
    failure: '@something-went-wrong',
  }
}

function listOf(draft: Draft): JsonObject {
  const { names, fields, text } = draft
  const { plural, entity } = names
  const one = inSentence(names.title)
  const many = inSentence(names.pluralTitle)
  const searched = searchedField(fields)
  const create = {
    text: text(`new-${entity}`, `New ${one}`),
    to: `/${plural}/create`,
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
        ...(index === 0 && { link: `/${plural}/view/{row.id}`, flex: 2, minWidth: 160 }),
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
        to: `/${plural}/edit/{row.id}`,
      },
      { transition: 'archive' },
      { transition: 'restore' },
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
    empty: {
      title: text('empty-title', `No ${many} yet`),
      text: text('empty-text', `Create ${names.withArticle} and it appears here.`),
      action: create,
    },
  }
}

function wizardOf(draft: Draft): JsonObject {
  const { names, fields, text } = draft
  const { plural, entity } = names
  const one = inSentence(names.title)
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
    done: `/${plural}`,
    submitText: [
      { mode: 'create', text: text('create', `Create ${one}`) },
      { mode: 'edit', text: text('save', 'Save') },
    ],
    success: {
      create: text('created-notice', `The ${one} was created`),
      edit: text('saved-notice', `The ${one} was saved`),
    },
    steps: [
      { id: 'details', title: text('details', 'Details'), fields: fields.map(({ name }) => name) },
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
function pageOf(draft: Draft): JsonObject {
  const { names, fields, text } = draft
  const { plural, entity } = names
  const [name, ...others] = shownFields(fields)
  return {
    id: entity,
    title: text(entity, names.title),
    record: { resource: entity, name: name ? shownPath(name) : 'id', actions: plural },
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
    ],
  }
}

function fieldTitle({ text }: Draft, { name }: FieldRequest): string {
  return text(fieldKey(name), wordsOf(name))
}

/** The value of a field that people read. */
function shownPath({ name, type }: FieldRequest): string {
  return type === 'reference' ? `${name}.name` : name
}

function fieldKey(name: string): string {
  return name.replaceAll('_', '-').toLowerCase()
}

function searchedField(fields: FieldRequest[]): FieldRequest | undefined {
  return fields.find(({ type }) => type === 'text' || type === 'email' || type === 'phone')
}

function isFiltered(type: FieldRequest['type']): boolean {
  return type === 'enum' || type === 'country' || type === 'boolean'
}

function isSorted(type: FieldRequest['type']): boolean {
  return type !== 'tags' && type !== 'textarea' && type !== 'secret'
}

/** A secret is typed and never shown. */
function shownFields(fields: FieldRequest[]): FieldRequest[] {
  return fields.filter(({ type }) => type !== 'secret')
}

/** The first six columns are enough to begin with. */
function isHidden({ type, shownIf }: FieldRequest, index: number): boolean {
  return index > 0 && (index > 5 || type === 'textarea' || shownIf !== undefined)
}

function widthOf({ type }: FieldRequest): JsonObject {
  switch (type) {
    case 'text':
    case 'textarea':
    case 'email':
    case 'url':
    case 'tags':
    case 'reference':
      return { flex: 1, minWidth: 150 }
    case 'country':
      return { width: 168 }
    case 'datetime':
      return { width: 176 }
    default:
      return { width: 140 }
  }
}

/** Nothing is said where nothing is needed. */
function furtherAccess(access: string[] = []): { access?: string[] } {
  return access.length > 0 ? { access } : {}
}
