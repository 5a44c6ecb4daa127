import type { Model, SharedModel } from './Model.ts'
import { areSame, sameWhile } from './sameWhile.ts'

type Find<Key, Answer> = (key: Key) => Answer

interface Question {
  find(model: Model): Find<unknown, unknown>
}

/** What was asked of a model through a view of it, and what it answered. */
export type Answers = Map<Question, { find: Find<unknown, unknown>; byKey: Map<unknown, unknown> }>

const noted = new WeakMap<SharedModel, { model: Model; answers: Answers }>()

/**
 * A question that checks and normal forms of modules ask of everything else. Asked through a view, it is noted with its
 * answer, so that the module is done again only once the answer is another one.
 *
 *     const routeAt = question((model) => [allRoutes(model)], (routes) => { ...; return (address: string) => ... })
 *
 * @param inputs what the answers follow from
 * @param prepare runs again only when one of the inputs is another object
 * @returns the question; answers are the same when they are identical, or lists of identical items
 */
export function question<Inputs extends readonly unknown[], Key, Answer>(
  inputs: (model: Model) => readonly [...Inputs],
  prepare: (...inputs: Inputs) => Find<Key, Answer>,
): (model: SharedModel, key: Key) => Answer {
  const byModel = new WeakMap<Model, Find<Key, Answer>>()
  const last = sameWhile<Find<Key, Answer>>()
  const find = (model: Model): Find<Key, Answer> => {
    const found = byModel.get(model)
    if (found !== undefined) return found
    const given = inputs(model)
    const made = last(model.portal, given, () => prepare(...given))
    byModel.set(model, made)
    return made
  }
  const own = { find } as Question // asked again only by keys that it was asked by
  return (model, key) => {
    const view = noted.get(model)
    if (view === undefined) return find(model as Model)(key) // what is no view is a model
    let asked = view.answers.get(own)
    if (asked === undefined) view.answers.set(own, (asked = { find: own.find(view.model), byKey: new Map() }))
    if (!asked.byKey.has(key)) asked.byKey.set(key, asked.find(key))
    return asked.byKey.get(key) as Answer // as it was noted
  }
}

/** A question that has one answer. */
export function fact<Inputs extends readonly unknown[], Answer>(
  inputs: (model: Model) => readonly [...Inputs],
  make: (...inputs: Inputs) => Answer,
): (model: SharedModel) => Answer {
  const ask = question(inputs, (...given: Inputs): Find<undefined, Answer> => {
    const answer = make(...given)
    return () => answer
  })
  return (model) => ask(model, undefined)
}

/** Notes what is asked through a view of a model. */
export function noteAnswers(view: SharedModel, model: Model): Answers {
  const answers: Answers = new Map()
  noted.set(view, { model, answers })
  return answers
}

/** Whether a model answers the same as the one that was asked. */
export function answersAlike(model: Model, answers: Answers): boolean {
  for (const [asked, known] of answers) {
    const find = asked.find(model)
    if (find === known.find) continue
    for (const [key, answer] of known.byKey) if (!isSame(find(key), answer)) return false
    known.find = find
  }
  return true
}

function isSame(left: unknown, right: unknown): boolean {
  return left === right || (Array.isArray(left) && Array.isArray(right) && areSame(left, right))
}
