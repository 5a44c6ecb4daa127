import type { Model, Named, Names, SharedModel } from './Model.ts'
import { noteAnswers, question } from './question.ts'
import type { Answers } from './question.ts'

const portalWide = question((model) => {
  const { portal, access, registry, context, texts, handlers } = model
  return (_: void) => [portal, access, registry, context, texts, handlers]
})

const parts = {
  catalogues: named(({ catalogues }) => catalogues),
  entities: named(({ entities }) => entities),
  resources: named(({ resources }) => resources),
  rules: named(({ rules }) => rules),
  lifecycles: named(({ lifecycles }) => lifecycles),
  permissions: names(({ permissions }) => permissions),
  broken: names(({ broken }) => broken),
}

/** A view of a model that notes what is asked of it; all modules depend on the portal's own files. */
export function viewModel(model: Model): { view: SharedModel; answers: Answers } {
  const { portal, access, registry, context, texts, handlers } = model
  const here = (): SharedModel => view
  const view: SharedModel = {
    portal,
    access,
    registry,
    context,
    ...(texts && { texts }),
    handlers,
    catalogues: parts.catalogues(here),
    entities: parts.entities(here),
    resources: parts.resources(here),
    rules: parts.rules(here),
    lifecycles: parts.lifecycles(here),
    permissions: parts.permissions(here),
    broken: parts.broken(here),
  }
  const answers = noteAnswers(view, model)
  portalWide(view)
  return { view, answers }
}

function named<Value>(of: (model: Model) => Named<Value>): (view: () => SharedModel) => Named<Value> {
  const own = names(of)
  const get = question((model) => (key: string) => of(model).get(key))
  const values = question((model) => (_: void) => [...of(model).values()])
  return (view) => ({ ...own(view), get: (key) => get(view(), key), values: () => values(view()) })
}

function names<Name>(of: (model: Model) => Names<Name>): (view: () => SharedModel) => Names<Name> {
  const has = question((model) => (name: Name) => of(model).has(name))
  const keys = question((model) => (_: void) => [...of(model).keys()])
  return (view) => ({ has: (name) => has(view(), name), keys: () => keys(view()) })
}
