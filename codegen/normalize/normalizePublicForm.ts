import type { PublicFormDefinition, PublicLink } from '../../src/language/portal.ts'
import type { SharedModel } from '../Model.ts'
import type { PublicLinkSource } from '../read/source.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import { omitUndefined } from './omitUndefined.ts'
import type { Qualify } from './qualifyText.ts'

/** A form that needs no session, with the call it is sent to. */
export function normalizePublicForm(
  model: SharedModel,
  file: SourceFile<'public-form'>,
  qualify: Qualify,
): PublicFormDefinition {
  const { id, title, help, entity, fields = [], submit, busy, links = [], done } = file.value
  const link = ({ text, to }: PublicLinkSource): PublicLink => ({ text: qualify(text), to })
  return omitUndefined({
    id,
    title: qualify(title),
    help: help && qualify(help),
    post: model.registry.value.publicForms?.[id]?.post ?? '',
    entity,
    fields: fields.map(({ field, autocomplete, link: beside }) =>
      omitUndefined({ field, autocomplete, link: beside && link(beside) }),
    ),
    submit: qualify(submit),
    busy: busy && qualify(busy),
    links: links.map(link),
    done:
      done &&
      omitUndefined({
        title: qualify(done.title),
        text: done.text && qualify(done.text),
        action: done.action && link(done.action),
        again: done.again && qualify(done.again),
      }),
  })
}
