import { followConfirm } from './followConfirm.ts'
import type { Draft } from './Draft.ts'
import { draftsOf, followText, kebab, origin } from './ModuleDrafts.ts'
import type { ModuleDrafts } from './ModuleDrafts.ts'

/** Who may use transitions, and what is said when they are done, stand once for all of them. */
export function followLifecycle(module: ModuleDrafts, draft: Draft<'lifecycle'>): void {
  draft.follow(['field'], 'status', origin('the language'))
  const { entity, states = {}, transitions = [] } = draft.value()
  for (const state of Object.keys(states)) {
    const key = [`status-${kebab(state)}`, kebab(state)].find((each) => module.hasText(each)) ?? kebab(state)
    followText(draft, ['states', state, 'title'], key, 'the name of the state')
  }
  const resource = draftsOf(module, 'resource').find(({ value }) => value().entity === entity)
  const { access, success } = draft.value() as { access?: unknown; success?: string } // by the language
  const update = resource?.value().operations?.update?.access
  for (const [index, transition] of transitions.entries()) {
    const at = ['transitions', index]
    draft.follow([...at, 'by'], 'user', origin('the language'))
    for (const [place, { kind, mail }] of (transition.notify ?? []).entries()) {
      if (mail === undefined || kind === undefined) continue
      followText(draft, [...at, 'notify', place, 'mail', 'subject'], `mail-${kebab(kind)}-subject`)
      followText(draft, [...at, 'notify', place, 'mail', 'text'], `mail-${kebab(kind)}-text`)
    }
    if ((transition.by ?? 'user') !== 'user' || transition.id === undefined) continue
    followText(draft, [...at, 'title'], transition.id)
    if (access !== undefined)
      draft.follow(
        [...at, 'access'],
        access,
        origin('"access" of the lifecycle', { draft, path: ['access'] }),
      )
    else if (resource !== undefined && update !== undefined)
      draft.follow(
        [...at, 'access'],
        update,
        origin('the update of the resource', { draft: resource, path: ['operations', 'update', 'access'] }),
      )
    if (success !== undefined)
      draft.follow(
        [...at, 'success'],
        success,
        origin('"success" of the lifecycle', { draft, path: ['success'] }),
      )
    if (transition.word === undefined || transition.word === `@word-${kebab(transition.to ?? '')}`)
      if (module.hasText(`word-${kebab(transition.to ?? '')}`))
        followText(draft, [...at, 'word'], `word-${kebab(transition.to ?? '')}`, 'the state it leads to')
    followConfirm(draft, [...at, 'confirm'], transition.id, draft.value().transitions?.[index]?.title)
  }
  draft.spread('access')
  draft.spread('success')
}
