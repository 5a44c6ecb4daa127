import { defaultWidget } from '../normalize/normalizeWizard.ts'
import type { FieldRulesSource, PropertySource, SummarySource } from '../read/source.ts'
import type { Draft } from './Draft.ts'
import type { PathSegment } from '../Diagnostic.ts'
import {
  draftsOf,
  entityOfResourceDraft,
  followText,
  kebab,
  origin,
  propertyOf,
  resourceNear,
} from './ModuleDrafts.ts'
import type { ModuleDrafts } from './ModuleDrafts.ts'

const MODES = ['create', 'edit', 'view'] as const

/** Steps and notices have texts of their names, and a summary repeats fields with their titles and steps. */
export function followWizard(module: ModuleDrafts, draft: Draft<'wizard'>): void {
  const { id, title = {}, steps = [], banners = [], fields = {} } = draft.value()
  const near = id === undefined ? undefined : resourceNear(module, draft.file, id)
  if (near !== undefined) draft.follow(['resource'], near, origin('the resource beside it'))
  const modes = MODES.filter((mode) => title[mode] !== undefined)
  for (const [index, { id: name }] of steps.entries()) {
    if (name !== undefined) followText(draft, ['steps', index, 'title'], kebab(name))
    followSummary(module, draft, index)
  }
  for (const [index, { id: name }] of (draft.value().estimate?.figures ?? []).entries())
    if (name !== undefined) followText(draft, ['estimate', 'figures', index, 'title'], kebab(name))
  for (const [index, { id: name }] of banners.entries()) {
    draft.follow(['banners', index, 'modes'], modes, origin('the modes of the wizard'))
    if (name !== undefined) followSaying(module, draft, ['banners', index], name)
  }
  noticeWidgets(module, draft, ['fields'], fields, draft.value().resource)
}

/** A notice or a card says the text of its name, below its title where it has both. */
export function followSaying(
  module: ModuleDrafts,
  draft: Draft,
  path: readonly PathSegment[],
  name: string,
): void {
  const key = kebab(name)
  followText(draft, [...path, 'text'], module.hasText(`${key}-text`) ? `${key}-text` : key)
}

function followSummary(module: ModuleDrafts, draft: Draft<'wizard'>, index: number): void {
  const { steps = [], resource } = draft.value()
  const entity = entityOfResourceDraft(module, resource)
  for (const [place, row] of ((steps[index]?.summary ?? []) as Partial<SummarySource>[]).entries()) {
    const at = ['steps', index, 'summary', place]
    if (row.panel !== undefined && row.id !== undefined) followText(draft, [...at, 'title'], kebab(row.id))
    if (row.field === undefined) continue
    draft.follow([...at, 'id'], kebab(row.field), origin('its field'))
    const title = propertyOf(entity, row.field)?.title
    if (title !== undefined) draft.follow([...at, 'title'], title, origin('the title of the property'))
    const root = row.field.split('.')[0]
    const shownIn = steps.find(({ fields = [] }) =>
      fields.some((each) => each === row.field || each === root),
    )
    if (shownIn?.id !== undefined)
      draft.follow([...at, 'step'], shownIn.id, origin('the step that has the field'))
  }
}

/** The widget that a field's type gives it need not be said. */
export function noticeWidgets(
  module: ModuleDrafts,
  draft: Draft,
  path: readonly PathSegment[],
  views: Readonly<Record<string, object | undefined>>,
  resource: string | undefined,
): void {
  const entity = entityOfResourceDraft(module, resource)
  const rules = draftsOf(module, 'rules').find(({ value }) => value().entity === entity?.value().id)
  const fields = (rules?.value().fields ?? {}) as Record<string, FieldRulesSource> // by the language
  for (const field of Object.keys(views)) {
    const property = propertyOf(entity, field) as PropertySource | undefined // a shape with its type
    if (property === undefined) continue
    const widget = defaultWidget(property, fields[field] ?? {})
    draft.notice([...path, field, 'widget'], widget, origin('the type of the property'))
  }
}
