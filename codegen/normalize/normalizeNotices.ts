import type { NoticeDefinition } from '../../src/language/portal.ts'
import { compileCondition } from '../conditions/compileCondition.ts'
import { resourceOfEntity } from '../modelIndex.ts'
import type { SharedModel } from '../Model.ts'
import { permissionsNeeded } from '../permissionsNeeded.ts'
import { readingAccess } from '../readingAccess.ts'
import type { LifecycleSource, NoticeSource } from '../read/source.ts'
import { omitUndefined } from './omitUndefined.ts'
import type { Qualify } from './qualifyText.ts'

/** What the transitions of a lifecycle post, by transition; only those that post anything. */
export function normalizeNotices(
  model: SharedModel,
  { entity, transitions }: LifecycleSource,
  qualify: Qualify,
): Record<string, NoticeDefinition[]> {
  const resource = resourceOfEntity(model, entity)?.value
  const readers = permissionsNeeded(readingAccess(resource) ?? [])
  return Object.fromEntries(
    transitions.flatMap(({ id, notify }) =>
      notify === undefined ? [] : [[id, notify.map((each) => normalizeNotice(each, readers, qualify))]],
    ),
  )
}

function normalizeNotice(
  { kind, to = 'everyone', access, when, slots = {}, mail }: NoticeSource,
  readers: string[],
  qualify: Qualify,
): NoticeDefinition {
  return omitUndefined({
    kind,
    to,
    access: access === undefined ? readers : permissionsNeeded(access),
    when: when === undefined ? undefined : compileCondition(when),
    slots,
    mail: mail && {
      subject: qualify(mail.subject),
      text: qualify(mail.text),
      ...(mail.daily && { daily: true }),
    },
  })
}
