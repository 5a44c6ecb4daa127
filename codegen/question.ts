import type { Model, SharedModel } from './Model.ts'

/** What was asked of a model through a view of it, by question and key, and what it answered. */
export type Answers = Map<Question, Map<unknown, unknown>>

type Question = (model: Model, key: unknown) => unknown

const noted = new WeakMap<SharedModel, { model: Model; answers: Answers }>()

/**
 * A question that checks and normal forms of modules ask of everything else. Asked through a view, it is noted with its
 * answer, so that the module is done again once the answer is another one.
 *
 *     const resourceAt = question((model) => { const byPath = ...; return (path: string) => byPath.get(path) })
 *
 * @param prepare runs once per model
 * @returns the question; answers are the same as long as they are identical, or arrays of identical items
 */
export function question<Key, Answer>(
  prepare: (model: Model) => (key: Key) => Answer,
): (model: SharedModel, key: Key) => Answer {
  const prepared = new WeakMap<Model, (key: Key) => Answer>()
  const answer = (model: Model, key: Key): Answer => {
    let find = prepared.get(model)
    if (find === undefined) prepared.set(model, (find = prepare(model)))
    return find(key)
  }
  const again: Question = (model, key) => answer(model, key as Key) // one that it was asked by
  return (model, key) => {
    const view = noted.get(model)
    if (view === undefined) return answer(model as Model, key) // what is no view is a model
    let answers = view.answers.get(again)
    if (answers === undefined) view.answers.set(again, (answers = new Map()))
    if (answers.has(key)) return answers.get(key) as Answer // as it was noted
    const given = answer(view.model, key)
    answers.set(key, given)
    return given
  }
}

/** Notes what is asked through a view of a model. */
export function noteAnswers(view: SharedModel, model: Model): Answers {
  const answers: Answers = new Map()
  noted.set(view, { model, answers })
  return answers
}

/** Whether a model answers the same as the one that was asked. */
export function answersAlike(model: Model, answers: Answers): boolean {
  for (const [ask, known] of answers)
    for (const [key, answer] of known) if (!isSame(ask(model, key), answer)) return false
  return true
}

function isSame(left: unknown, right: unknown): boolean {
  if (left === right) return true
  if (!Array.isArray(left) || !Array.isArray(right) || left.length !== right.length) return false
  return left.every((each, index) => each === right[index])
}
