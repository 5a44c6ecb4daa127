import type { BadgeDefinition, FieldSection } from '../../src/language/portal.ts'
import { compileCondition } from '../conditions/compileCondition.ts'
import type { SharedModel } from '../Model.ts'
import { fieldNames } from '../placedFields.ts'
import type { FieldHolder } from '../placedFields.ts'
import type { BadgeSource, FieldSectionSource } from '../read/source.ts'
import { normalizeWay } from './normalizeWay.ts'
import { omitUndefined } from './omitUndefined.ts'
import { createQualify } from './qualifyText.ts'
import type { Qualify } from './qualifyText.ts'

/** The fields of a step or form, and the headings above them. */
export function normalizeFields(
  model: SharedModel,
  holder: FieldHolder,
  qualify: Qualify,
): { fields: string[]; sections?: FieldSection[] } {
  const { sections } = holder
  return {
    fields: fieldNames(holder),
    ...(sections && { sections: sections.map((section) => normalizeSection(model, section, qualify)) }),
  }
}

/** Badges by value: those of the portal in its words, others in the module's. */
export function normalizeBadges(
  model: SharedModel,
  badges: (string | BadgeSource)[],
  qualify: Qualify,
): BadgeDefinition[] {
  const named = model.portal.value.badges ?? {}
  const ofPortal = createQualify(model)
  return badges.flatMap((badge) => {
    if (typeof badge !== 'string') return [normalizeBadge(model, badge, qualify)]
    const found = Object.hasOwn(named, badge) ? named[badge] : undefined
    return found === undefined ? [] : [normalizeBadge(model, found, ofPortal)]
  })
}

/** The condition of a section is in the rules of its fields. */
function normalizeSection(model: SharedModel, section: FieldSectionSource, qualify: Qualify): FieldSection {
  const { id, title, info, icon, badges = [], collapse, fields } = section
  return omitUndefined({
    id,
    title: qualify(title),
    info: info && qualify(info),
    icon,
    badges: normalizeBadges(model, badges, qualify),
    collapse,
    fields,
  })
}

function normalizeBadge(
  model: SharedModel,
  { text, tone = 'neutral', icon, when, look = 'chip', to }: BadgeSource,
  qualify: Qualify,
): BadgeDefinition {
  return omitUndefined({
    text: qualify(text),
    tone,
    icon,
    when: when === undefined ? undefined : compileCondition(when),
    look,
    way: to === undefined ? undefined : normalizeWay(model, { to }),
  })
}
