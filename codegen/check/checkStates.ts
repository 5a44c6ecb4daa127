import { apiCalls } from '../apiCalls.ts'
import type { PathSegment } from '../Diagnostic.ts'
import type { SharedModel } from '../Model.ts'
import { moduleFiles } from '../modelIndex.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import type { Report } from './Report.ts'

/** States of accounts allow calls and transitions there are, and what names a state names one there is. */
export function checkStates(model: SharedModel, report: Report): void {
  const { states = [], withhold = [] } = model.access.value
  const calls = apiCalls(model)
  const transitions = new Set(
    [...model.lifecycles.values()].flatMap(({ value }) =>
      value.transitions.filter(({ by }) => by === 'user').map(({ id }) => `${value.entity}.${id}`),
    ),
  )
  const whole = !(['resource', 'lifecycle'] as const).some((kind) => model.broken.has(kind))
  for (const [index, state] of states.entries()) {
    const at = ['states', index]
    const check = (
      key: 'calls' | 'transitions',
      names: ReadonlySet<string> | ReadonlyMap<string, unknown>,
      problem: (name: string) => string,
    ) => {
      for (const [place, name] of (state[key] ?? []).entries()) {
        if (names.has(name) || !whole) continue
        report(model.access, [...at, key, place], 'state-call', problem(name), {
          among: { name, names: names.keys() },
        })
      }
    }
    check('calls', calls, (name) => `the API has no call "${name}"`)
    check('transitions', transitions, (name) => `no user makes a transition "${name}"`)
    const { signIn = true, reads = false, calls: allowed = [] } = state
    if (signIn && !reads && allowed.length === 0)
      report(
        model.access,
        at,
        'state-nothing',
        `users of an account that is "${state.id}" can sign in but call nothing: allow calls, or write "signIn": false`,
      )
    if (!signIn && (reads || allowed.length > 0 || (state.transitions ?? []).length > 0))
      report(
        model.access,
        [...at, 'signIn'],
        'state-nothing',
        `no one can sign in to an account that is "${state.id}", so nothing can be allowed in it`,
      )
  }
  const ids = states.map(({ id }) => id)
  const checkName = (file: SourceFile, at: PathSegment[], state: string | undefined) => {
    if (state === undefined || ids.includes(state)) return
    report(file, [...at, 'state'], 'unknown-state', `no state "${state}" of accounts`, {
      among: { name: state, names: ids },
    })
  }
  for (const [index, { state }] of withhold.entries()) checkName(model.access, ['withhold', index], state)
  for (const file of moduleFiles(model)) {
    const { gates = [], banners = [] } = file.value
    for (const [index, { state }] of gates.entries()) checkName(file, ['gates', index], state)
    for (const [index, { state }] of banners.entries()) checkName(file, ['banners', index], state)
  }
}
