import type { Model, Named, Names, SharedModel } from './Model.ts'
import { fact, noteAnswers, question } from './question.ts'
import type { Answers } from './question.ts'

const portalWide = fact(
  ({ portal, access, registry, context, texts, handlers }) => [
    portal,
    access,
    registry,
    context,
    texts,
    handlers,
  ],
  (...files) => files,
)

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
  const inputs = (model: Model): [Named<Value>] => [of(model)]
  const get = question(inputs, (all) => (key: string) => all.get(key))
  const values = fact(inputs, (all) => [...all.values()])
  return (view) => ({ ...own(view), get: (key) => get(view(), key), values: () => values(view()) })
}

function names<Name>(of: (model: Model) => Names<Name>): (view: () => SharedModel) => Names<Name> {
  const inputs = (model: Model): [Names<Name>] => [of(model)]
  const has = question(inputs, (all) => (name: Name) => all.has(name))
  const keys = fact(inputs, (all) => [...all.keys()])
  return (view) => ({ has: (name) => has(view(), name), keys: () => keys(view()) })
}
