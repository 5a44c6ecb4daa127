import type { FieldView, WizardDefinition, WizardMode } from '../../src/language/portal.ts'
import { chosenItem } from '../chosenItem.ts'
import { compileCondition } from '../conditions/compileCondition.ts'
import { followPath, splitPath } from '../fieldPaths.ts'
import { entityOfResource } from '../Model.ts'
import type { SharedModel } from '../Model.ts'
import type {
  BannerSource,
  EntitySource,
  FieldRulesSource,
  PropertySource,
  StepSource,
  ViewSource,
  WizardSource,
} from '../read/source.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import { fieldNames } from '../placedFields.ts'
import { normalizeBadges, normalizeFields } from './normalizeSections.ts'
import { normalizeWay } from './normalizeWay.ts'
import { omitUndefined } from './omitUndefined.ts'
import { qualifyAll } from './qualifyText.ts'
import type { Qualify } from './qualifyText.ts'

/** A wizard in which every field of every step has a widget. */
export function normalizeWizard(
  model: SharedModel,
  file: SourceFile<'wizard'>,
  qualify: Qualify,
): WizardDefinition {
  const wizard = file.value
  const entity = entityOfResource(model, wizard.resource)?.value
  const modes = wizardModes(wizard)
  const shown = wizard.steps.flatMap(fieldNames)
  return {
    id: wizard.id,
    module: file.module ?? '',
    resource: wizard.resource,
    title: qualifyAll(wizard.title, qualify),
    opensAt: normalizeOpensAt(wizard.opensAt),
    done: wizard.done,
    cancel: wizard.cancel ?? true,
    doneWhen: (wizard.doneWhen ?? []).map(({ when, to, title }) => ({
      ...(when !== undefined && { when: compileCondition(when) }),
      to,
      ...(title !== undefined && { title: qualify(title) }),
    })),
    submitText: wizard.submitText.map((entry) =>
      omitUndefined({
        mode: entry.mode,
        when: entry.when === undefined ? undefined : compileCondition(entry.when),
        text: qualify(entry.text),
        estimated: entry.estimated && qualify(entry.estimated),
        confirm: entry.confirm && qualifyAll(entry.confirm, qualify),
      }),
    ),
    ...(wizard.estimate && {
      estimate: omitUndefined({
        ...wizard.estimate,
        figures: wizard.estimate.figures?.map((figure) => ({ ...figure, title: qualify(figure.title) })),
      }),
    }),
    success: qualifyAll(wizard.success, qualify),
    failure: qualifyAll(wizard.failure ?? {}, qualify),
    ...(wizard.prefill && { prefill: wizard.prefill }),
    banners: (wizard.banners ?? []).map((banner) => normalizeBanner(model, banner, qualify)),
    steps: wizard.steps.map((step) => normalizeStep(model, step, modes, qualify)),
    fields: normalizeViews(model, { entity, shown, views: wizard.fields }, qualify),
  }
}

function normalizeOpensAt(opensAt: WizardSource['opensAt'] = {}): WizardDefinition['opensAt'] {
  return Object.fromEntries(
    Object.entries(opensAt).map(([mode, steps]) => [
      mode,
      typeof steps === 'string'
        ? [{ step: steps }]
        : steps.map(({ when, step }) =>
            omitUndefined({ when: when === undefined ? undefined : compileCondition(when), step }),
          ),
    ]),
  )
}

/** How each shown field is drawn. */
export function normalizeViews(
  model: SharedModel,
  form: { entity: EntitySource | undefined; shown: string[]; views: Record<string, ViewSource> | undefined },
  qualify: Qualify,
): Record<string, FieldView> {
  const { entity, shown, views = {} } = form
  return Object.fromEntries(
    shown.map((field): [string, FieldView] => {
      const view = views[field]
      const property = entity && propertyAt(entity, field)
      return [
        field,
        omitUndefined({
          widget: view?.widget ?? defaultWidget(property, rulesOfField(model, entity?.id, field)),
          options: view?.options ?? {},
          fills: view?.fills ?? [],
          group: view?.group,
          badges: view?.badges && normalizeBadges(model, view.badges, qualify),
        }),
      ]
    }),
  )
}

/** The property a field path names, also inside objects. */
export function propertyAt({ properties }: EntitySource, path: string): PropertySource | undefined {
  const followed = followPath<PropertySource>({ type: 'object', properties }, splitPath(path))
  return 'found' in followed ? followed.found : undefined
}

/** The modes a wizard has: those it has a title for. */
export function wizardModes(wizard: WizardSource): WizardMode[] {
  return (['create', 'edit', 'view'] as const).filter((mode) => wizard.title[mode] !== undefined)
}

/** The widget of a field that names none; undefined when the type needs one to be named. */
export function defaultWidget(
  property: PropertySource | undefined,
  { reference, challenge }: Pick<FieldRulesSource, 'reference' | 'challenge'>,
): string {
  if (challenge) return 'challenge'
  if (property?.type === 'array' && (reference || chosenItem(property))) return 'choices'
  if (reference && property?.type === 'object') return 'reference-select'
  if (property?.enum !== undefined || property?.catalogue !== undefined) return 'select'
  if (property?.format === 'local-date-time') return 'date-time'
  if (property?.format === 'date') return 'date'
  if (property?.file ?? property?.items?.file) return 'files'
  if (property?.items?.type === 'string') return 'tags'
  if (property?.type === 'boolean') return 'switch'
  if (property?.type === 'integer' || property?.type === 'number') return 'number'
  return 'text'
}

/** What the entity's rules say of a field. */
export function rulesOfField(
  model: SharedModel,
  entity: string | undefined,
  field: string,
): FieldRulesSource {
  return model.rules.get(entity ?? '')?.value.fields?.[field] ?? {}
}

function normalizeStep(
  model: SharedModel,
  step: StepSource,
  modes: WizardMode[],
  qualify: Qualify,
): WizardDefinition['steps'][number] {
  return omitUndefined({
    id: step.id,
    title: qualify(step.title),
    info: step.info && qualify(step.info),
    when: step.when === undefined ? undefined : compileCondition(step.when),
    ...normalizeFields(model, step, qualify),
    summary: (step.summary ?? []).map((row) => ({
      ...row,
      title: qualify(row.title),
      modes: row.modes ?? modes,
    })),
    aside: step.aside,
    relocks: step.relocks ?? false,
  })
}

function normalizeBanner(
  model: SharedModel,
  banner: BannerSource,
  qualify: Qualify,
): WizardDefinition['banners'][number] {
  return omitUndefined({
    id: banner.id,
    modes: banner.modes,
    steps: banner.steps ?? [],
    when: banner.when === undefined ? undefined : compileCondition(banner.when),
    tone: banner.tone,
    text: qualify(banner.text),
    params: banner.params ?? {},
    link: banner.link && { text: qualify(banner.link.text), ...normalizeWay(model, banner.link) },
  })
}
