import type { DefinitionKind } from '../read/source.ts'

type Members = Record<string, unknown>

/** The short form of a definition whose facts that follow are gone: no empty objects, no keys around one value. */
export function contractValue(kind: DefinitionKind, value: unknown): unknown {
  if (kind === 'texts') return contractTexts(Object(value) as Members) // a definition is an object
  const { $schema: _schema, language: _language, ...definition } = Object(value) as Members // as above
  switch (kind) {
    case 'entity':
      return withoutEmpty(
        { ...definition, properties: mapObjects(definition['properties'], contractProperty) },
        ['errors'],
      )
    case 'resource':
      return withoutEmpty({ ...definition, ...contractSort(definition['sort']) }, ['listFields', 'query'])
    case 'list':
      return contractList(definition)
    case 'wizard':
      return contractWizard(definition)
    case 'page':
      return { ...definition, blocks: mapItems(definition['blocks'], contractBlock) }
    case 'public-form':
      return withItems(definition, 'fields', contractField)
    default:
      return definition
  }
}

/** Of texts alone, `language` is one of them. */
function contractTexts(definition: Members): unknown {
  const { texts } = definition
  if (typeof texts !== 'object' || texts === null) return definition
  return Object.hasOwn(texts, 'texts') ? { texts } : texts
}

function contractProperty(property: Members): Members {
  const own = withoutEmpty(property, ['errors', 'enumTexts'])
  return {
    ...own,
    ...(own['properties'] === undefined
      ? {}
      : { properties: mapObjects(own['properties'], contractProperty) }),
    ...(own['items'] === undefined ? {} : { items: contractProperty(Object(own['items']) as Members) }),
  }
}

function contractSort(sort: unknown): Members {
  return sort === undefined ? {} : { sort: withoutEmpty(Object(sort) as Members, ['fields']) }
}

function contractList(definition: Members): Members {
  const columns = withItems(definition, 'columns', (column) => {
    const { filter, ...rest } = column
    if (filter === undefined) return contractField(column)
    return { ...rest, filter: isEmpty(filter) ? true : filter }
  })
  const filters = withItems(columns, 'filters', contractField)
  const actions = withItems(filters, 'rowActions', (action) =>
    Object.keys(action).join() === 'transition' ? action['transition'] : action,
  )
  return withoutEmpty(actions, ['empty', 'filters'])
}

function contractWizard(definition: Members): Members {
  const { fields, submitText } = definition
  const views = Object.entries(Object(fields)).filter(([, view]) => !isEmpty(view))
  return withoutEmpty(
    {
      ...definition,
      ...(submitText === undefined ? {} : { submitText: contractSubmitText(submitText) }),
      steps: mapItems(definition['steps'], (step) => withItems(step, 'summary', contractField)),
      ...(fields === undefined ? {} : { fields: Object.fromEntries(views) }),
    },
    ['fields'],
  )
}

function contractSubmitText(written: unknown): unknown {
  if (!Array.isArray(written)) return written
  const entries = written as Members[] // by the language
  const modes = entries.map(({ mode }) => String(mode))
  const isPlain = entries.every((entry) => Object.keys(entry).toSorted().join() === 'mode,text')
  if (!isPlain || new Set(modes).size < modes.length) return written
  return Object.fromEntries(entries.map(({ mode, text }) => [String(mode), text]))
}

function contractBlock(block: Members): Members {
  const { views } = block
  const parts = withItems(withItems(block, 'facts', contractField), 'columns', contractField)
  if (views === undefined) return parts
  const said = Object.entries(Object(views)).filter(([, view]) => !isEmpty(view))
  return withoutEmpty({ ...parts, views: Object.fromEntries(said) }, ['views'])
}

function contractField(item: Members): unknown {
  return Object.keys(item).join() === 'field' ? item['field'] : item
}

function withItems(holder: Members, key: string, map: (item: Members) => unknown): Members {
  return holder[key] === undefined ? holder : { ...holder, [key]: mapItems(holder[key], map) }
}

/** Items that are short already stay. */
function mapItems(items: unknown, map: (item: Members) => unknown): unknown {
  if (!Array.isArray(items)) return items
  return items.map((item: unknown) =>
    typeof item === 'object' && item !== null ? map(item as Members) : item,
  )
}

function mapObjects(record: unknown, map: (value: Members) => Members): Members {
  return Object.fromEntries(
    Object.entries(Object(record)).map(([key, value]) => [key, map(Object(value) as Members)]),
  )
}

function withoutEmpty(members: Members, keys: readonly string[]): Members {
  return Object.fromEntries(
    Object.entries(members).filter(([key, value]) => !keys.includes(key) || !isEmpty(value)),
  )
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0
}
