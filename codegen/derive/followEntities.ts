import type { PathSegment } from '../Diagnostic.ts'
import { defaultCell } from '../normalize/normalizeEntity.ts'
import type { EntitySource, PropertySource, RulesSource } from '../read/source.ts'
import type { Draft } from './Draft.ts'
import { noticeStandardErrors } from './standardErrors.ts'
import { draftsOf, followKnownText, followText, kebab, origin } from './ModuleDrafts.ts'
import type { ModuleDrafts } from './ModuleDrafts.ts'

/** Titles, helps and the texts of values have the names of what they are about; errors that all fields share are said once. */
export function followEntity(module: ModuleDrafts, draft: Draft<'entity'>): void {
  const { id, properties = {}, errors = {} } = draft.value()
  if (id !== undefined) followText(draft, ['title'], id)
  draft.follow(['type'], 'object', origin('every record is one'))
  draft.follow(['required'], [], origin('the language'))
  const stateField = stateFieldOf(module, id)
  for (const name of Object.keys(properties)) {
    followText(draft, ['properties', name, 'title'], kebab(name), 'the name of the property')
    followProperty(module, draft, ['properties', name], name === stateField)
  }
  const rules = draftsOf(module, 'rules').find(({ value }) => value().entity === id)
  const needed = requiredFields(
    draft.value() as Partial<EntitySource>, // what is there is whole
    rules?.value() as Partial<RulesSource> | undefined, // the same
  )
  noticeStandardErrors(module, draft)
  for (const [keyword, text = ''] of Object.entries(errors))
    followErrors(draft, ['properties'], '', keyword, text, needed)
  if (Object.keys(errors).length > 0) draft.spread('errors')
}

function stateFieldOf(module: ModuleDrafts, entity: string | undefined): string | undefined {
  const lifecycle = draftsOf(module, 'lifecycle').find(({ value }) => value().entity === entity)
  return lifecycle && (lifecycle.value().field ?? 'status')
}

function followProperty(
  module: ModuleDrafts,
  draft: Draft<'entity'>,
  path: readonly PathSegment[],
  isState: boolean,
): void {
  const { sensitive, made } = at(draft, path)
  if (sensitive === 'shownOnce' || (sensitive === 'encrypted' && made !== undefined))
    draft.follow([...path, 'readOnly'], true, origin('only the server makes it'))
  const { properties, items } = at(draft, path)
  if (properties !== undefined) draft.follow([...path, 'type'], 'object', origin('its properties'))
  else if (items !== undefined) draft.follow([...path, 'type'], 'array', origin('its items'))
  const property = at(draft, path)
  const title = path.length === 2 ? property.title?.slice(1) : undefined
  if (title !== undefined) followKnownText(module, draft, [...path, 'help'], `${title}-help`)
  if (isState) draft.follow([...path, 'cell'], 'status-chip', origin('the lifecycle of the entity'))
  else if (property.type !== undefined)
    draft.notice(
      [...path, 'cell'],
      defaultCell({ ...property, type: property.type }),
      origin('the type of the property'),
    )
  if (property.enum !== undefined && !isState) followEnumTexts(module, draft, path, property)
  for (const name of Object.keys(property.properties ?? {}))
    followProperty(module, draft, [...path, 'properties', name], false)
  if (property.items) followProperty(module, draft, [...path, 'items'], false)
}

/** All or none: which values still need a text is for the check to say. */
function followEnumTexts(
  module: ModuleDrafts,
  draft: Draft<'entity'>,
  path: readonly PathSegment[],
  { enum: values = [], enumTexts }: Partial<PropertySource>,
): void {
  const keys = values.map((value) => [String(value), kebab(String(value))] as const)
  if (!keys.every(([value, key]) => enumTexts?.[value] !== undefined || module.hasText(key))) return
  if (enumTexts === undefined)
    draft.follow(
      [...path, 'enumTexts'],
      Object.fromEntries(keys.map(([value, key]) => [value, `@${key}`])),
      origin('texts have the keys of the values'),
    )
  else
    for (const [value, key] of keys)
      if (module.hasText(key))
        draft.follow([...path, 'enumTexts', value], `@${key}`, origin('a text has the key of the value'))
}

const ERROR_KEYWORDS = new Set([
  'catalogue',
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'minimum',
  'maximum',
  'multipleOf',
  'minItems',
  'maxItems',
])

function followErrors(
  draft: Draft<'entity'>,
  path: readonly PathSegment[],
  above: string,
  keyword: string,
  text: string,
  needed: ReadonlySet<string>,
): void {
  const properties = at(draft, path.slice(0, -1)).properties ?? {}
  for (const name of Object.keys(properties)) {
    const here = [...path, name]
    const field = above === '' ? name : `${above}.${name}`
    followError(draft, here, field, keyword, text, needed)
  }
}

function followError(
  draft: Draft<'entity'>,
  path: readonly PathSegment[],
  field: string,
  keyword: string,
  text: string,
  needed: ReadonlySet<string>,
): void {
  const property = at(draft, path)
  if (property.readOnly !== true && needsError(property, keyword, field, needed)) {
    if (property.errors === undefined) draft.expand([...path, 'errors'], {})
    draft.follow(
      [...path, 'errors', keyword],
      text,
      origin('the errors of the entity', { draft, path: ['errors', keyword] }),
    )
  }
  if (property.readOnly === true) return
  if (property.properties) followErrors(draft, [...path, 'properties'], field, keyword, text, needed)
  if (property.items) followError(draft, [...path, 'items'], `${field}[]`, keyword, text, needed)
}

/** Whether a keyword can refuse what is typed into a field. */
export function needsError(
  property: Partial<PropertySource>,
  keyword: string,
  field: string,
  needed: ReadonlySet<string>,
): boolean {
  if (keyword === 'required') return needed.has(field)
  return ERROR_KEYWORDS.has(keyword) && (property as Record<string, unknown>)[keyword] !== undefined // looked at by name
}

/** The paths of the fields that can be required, with `[]` for items. */
export function requiredFields(
  entity: Partial<Pick<EntitySource, 'properties' | 'required'>>,
  rules: Partial<RulesSource> | undefined,
): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (shape: Partial<PropertySource>, above: string): void => {
    for (const name of shape.required ?? []) found.add(`${above}${name}`)
    for (const [name, child] of Object.entries(shape.properties ?? {})) {
      visit(child, `${above}${name}.`)
      if (child.items) visit(child.items, `${above}${name}[].`)
    }
  }
  visit(entity, '')
  for (const [path, { requiredWhen }] of Object.entries(rules?.fields ?? {}))
    if (requiredWhen !== undefined) found.add(path)
  return found
}

function at(draft: Draft<'entity'>, path: readonly PathSegment[]): Partial<PropertySource> {
  let value: unknown = draft.value()
  for (const segment of path) value = Object(value)[segment]
  return Object(value) as Partial<PropertySource> // by the language
}
