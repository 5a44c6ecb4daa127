import {
  adviceAt,
  applyEffects,
  disabledBecause,
  fillAppearing,
  fillEmptied,
  findProperty,
  formReads,
  initialValue,
  isEnabled,
  isPresent,
  isRequired,
  isVisible,
  isWritable,
  limitsNow,
  verifyRecord,
} from '../../language/index.ts'
import type { Advice, FieldLimit, Scope, VerifyRequest, WriteOperation } from '../../language/index.ts'
import type { EntityDefinition, FieldError, PropertyDefinition, TextKey } from '../../language/portal.ts'
import { getPath, isWithin, parsePath, pathsOverlap, setPath } from '../../shared/paths.ts'
import { sameJson } from '../../shared/sameJson.ts'

export type FormMode = 'create' | 'edit' | 'view'

/** What is wrong at a field: a text of the definition, or the server's own words. */
export interface ShownError {
  path: string
  keyword: string
  text: TextKey | null
  params?: FieldError['params']
  words?: string
}

/** All that a field's drawing depends on. A new object only when something in it differs. */
export interface FieldState {
  value: unknown
  visible: boolean
  required: boolean
  enabled: boolean
  /** The record can be edited, this field can't. */
  fixed: boolean
  because: TextKey | undefined
  /** Those of rules, as they are now. */
  limits: FieldLimit[]
  /** Undefined until the field was left, or the person tried to go on. */
  error: ShownError | undefined
  /** What the definition advises about the value; nothing is refused for it. */
  advice: Advice[]
}

export interface FormStoreSetup {
  entity: EntityDefinition
  mode: FormMode
  value: Record<string, unknown>
  /** Fields the form draws, in any of its steps. */
  fields?: readonly string[]
  /** Everything but `form`, which is the value itself. */
  scope: Scope
  validator: VerifyRequest['validator']
  checks: VerifyRequest['checks']
  inCatalogue?: VerifyRequest['inCatalogue']
  catalogueItem?: VerifyRequest['catalogueItem']
}

/**
 * The data of one form, outside React: a change notifies only the fields that show the changed value,
 * those whose rules read it, and those whose error came or went.
 */
export interface FormStore {
  /** As it is defined now. */
  readonly entity: EntityDefinition
  /** The properties of the entity, and of its former definitions, whose values are kept until they come back. */
  readonly properties: Record<string, PropertyDefinition>
  readonly mode: FormMode
  readonly operation: WriteOperation
  /** The whole record; never mutated. */
  value(): Record<string, unknown>
  scope(): Scope
  /** Reads one path; '' is the whole record. */
  get: (path: string) => unknown
  /** A change by a person: effects run. `fills` are companions set in the same change. */
  set: (path: string, value: unknown, fills?: Record<string, unknown>) => void
  /** Replaces everything: a draft, a reloaded record. No effects, no errors. */
  reset(value: Record<string, unknown>): void
  /** The same choice, with what is known of it now: no effects, and errors stay. */
  renew(path: string, value: unknown): void
  /** The world around the form changed; without a scope, what errors depend on did (catalogues). */
  refresh(scope?: Scope): void
  /**
   * The entity was published anew: values, left fields and the server's refusals stay. A property that is gone keeps
   * its value and is not sent; a new one starts from its default. A value that is no longer right says so at once.
   */
  redefine(entity: EntityDefinition, validator: VerifyRequest['validator'], fields?: readonly string[]): void
  /** Calls back after a new definition with the errors it brought. */
  onRedefined: (listener: (errors: FieldError[]) => void) => () => void
  /** While a field is held, it counts as an error: `held`, unless another keyword is given. Each keyword ends by itself. */
  hold: (path: string, isHeld: boolean, keyword?: string) => void
  /** An upload to the field failed while the field wasn't shown, or that has been shown by now. */
  miss: (path: string, isMissed: boolean) => void
  /**
   * The end of the uploads to these fields; undefined where none is under way or was missed. It resolves to the fields
   * that got nothing, because their uploads failed or were taken away, and to those with missed ones.
   */
  uploading: (fields?: readonly string[]) => Promise<string[]> | undefined
  isUploading: () => boolean
  field(path: string): FieldState
  /** Calls back when the field's state may have changed; '' for any change at all. */
  subscribe(path: string, listener: () => void): () => void
  /** Calls back with the top-level properties a person's change altered, effects included. */
  onChange(listener: (changed: string[]) => void): () => void
  /** The person left the field: its error may show. */
  leave(path: string): void
  /** Every error the record would have with this value. */
  verify(value: Record<string, unknown>): FieldError[]
  /** Every error of these fields now, shown or not. */
  errors(fields?: string[]): FieldError[]
  /** The person tried to go on: errors of these fields show. Returns them. */
  attempt(fields: string[]): ShownError[]
  /** Errors that show now at these fields. */
  shownErrors(fields: string[]): ShownError[]
  /** Refusals by the server, per path; each stays until its value changes. */
  refuse(fields: Record<string, string>): void
}

export function createFormStore(setup: FormStoreSetup): FormStore {
  const { mode } = setup
  let { entity, validator, fields: drawn = [] } = setup
  let properties = entity.properties
  const operation: WriteOperation = mode === 'edit' ? 'update' : 'create'
  let dependencies = new Map<string, string[]>()
  const listeners = new Map<string, Set<() => void>>()
  const changeListeners = new Set<(changed: string[]) => void>()
  const redefinedListeners = new Set<(errors: FieldError[]) => void>()
  const states = new Map<string, FieldState>()
  const touched = new Set<string>()
  const refused = new Map<string, string>()
  const held: { path: string; keyword: string }[] = []
  const missed = new Set<string>()
  const releaseListeners = new Set<() => void>()
  let current = setup.value
  let around = setup.scope
  let baseline = startOf(setup.value)
  // off during a change while no error shows; see showsErrors
  let watching = true
  let verified: { value: object; scope: Scope; errors: FieldError[] } | undefined

  const scope = (): Scope => ({ ...around, form: current })

  /** What disabled fields hold: what is stored, or the defaults. */
  function startOf(value: Record<string, unknown>): Record<string, unknown> {
    return mode === 'create' ? initialValue(entity, around, drawn) : value
  }

  /** A field that a change disables goes back to what is stored or its default, as the server keeps it. */
  function withoutDisabled(
    before: Record<string, unknown>,
    changed: Record<string, unknown>,
  ): typeof changed {
    let next = changed
    for (const [path, { enabledWhen }] of Object.entries(entity.rules.fields)) {
      if (!enabledWhen || readsSame(path, before, next)) continue
      const start = getPath(baseline, path)
      if (sameJson(getPath(next, path), start)) continue
      const wasEnabled = isEnabled(entity, path, { ...around, form: before })
      if (!wasEnabled || isEnabled(entity, path, { ...around, form: next })) continue
      next = applyEffects(entity, setPath(next, path, start), path, around)
    }
    return next
  }

  /** Whether the rules of a field see the same in both. */
  function readsSame(path: string, before: Record<string, unknown>, after: Record<string, unknown>): boolean {
    return dependenciesOf(path).every((read) => getPath(before, read) === getPath(after, read))
  }

  function allErrors(): FieldError[] {
    if (verified?.value === current && verified.scope === around) return verified.errors
    const waits = held.map(({ path, keyword }): FieldError => {
      const text = findProperty(entity, path)?.errors[keyword] ?? null
      return { path, keyword, text }
    })
    const errors = mode === 'view' ? [] : [...waits, ...verify(current)]
    verified = { value: current, scope: around, errors }
    return errors
  }

  function verify(value: Record<string, unknown>): FieldError[] {
    if (mode === 'view') return []
    const found = verifyRecord({
      entity,
      value,
      operation,
      scope: around,
      validator,
      checks: setup.checks,
      baseline,
      ...(setup.inCatalogue && { inCatalogue: setup.inCatalogue }),
      ...(setup.catalogueItem && { catalogueItem: setup.catalogueItem }),
    })
    // What the entity does not declare belongs to a former definition, and is not sent.
    return found.filter(({ path }) => findProperty(entity, path) && !isFixed(path))
  }

  function isFixed(path: string): boolean {
    if (mode !== 'edit') return false
    // a field inside a fixed object is fixed as well
    const places = [parsePath(path)[0] ?? path, path].map((place) => findProperty(entity, place))
    return places.some((property) => property !== undefined && !isWritable(property, 'update'))
  }

  function shownError(path: string): ShownError | undefined {
    for (const [at, words] of refused) {
      if (isWithin(at, path)) return { path: at, keyword: 'refused', text: null, words }
    }
    return watching && touched.has(path) ? allErrors().find((error) => isWithin(error.path, path)) : undefined
  }

  function computeState(path: string): FieldState {
    const now = scope()
    return {
      value: getPath(current, path),
      visible: isVisible(entity, path, now),
      required: mode !== 'view' && !isFixed(path) && isRequired(entity, path, now),
      enabled: isEnabled(entity, path, now),
      fixed: isFixed(path),
      because: disabledBecause(entity, path, now),
      limits: limitsNow(entity, path, now),
      error: shownError(path),
      advice: mode === 'view' ? [] : adviceAt(entity, path, operation, setup.checks, now),
    }
  }

  function field(path: string): FieldState {
    const known = states.get(path)
    if (known) return known
    const state = computeState(path)
    states.set(path, state)
    return state
  }

  function dependenciesOf(path: string): string[] {
    const known = dependencies.get(path) ?? formReads(entity, path)
    dependencies.set(path, known)
    return known
  }

  /** Recomputes the states that may differ and tells those who watch them. */
  function publish(changed: string[] | 'everything'): void {
    const woken = new Set<() => void>()
    const affects = (path: string) =>
      changed === 'everything' || changed.some((name) => pathsOverlap(name, path))
    for (const [path, state] of states) {
      const concerned = affects(path) || dependenciesOf(path).some(affects)
      const error = shownError(path)
      if (!concerned && sameError(error, state.error)) continue
      const next = concerned ? computeState(path) : { ...state, error }
      if (sameState(state, next)) continue
      states.set(path, next)
      for (const listener of listeners.get(path) ?? []) woken.add(listener)
    }
    for (const [path, waiting] of listeners) {
      if (path === '' || (!states.has(path) && affects(path)))
        for (const listener of waiting) woken.add(listener)
    }
    for (const listener of woken) listener()
  }

  /** While a field is right, or not yet left, its errors wait until it is left. */
  function hideUntilLeft(path: string): void {
    for (const name of touched) {
      if (pathsOverlap(name, path) && !states.get(name)?.error) touched.delete(name)
    }
  }

  /** While no error shows there is none to take away, so typing costs no verification of the record. */
  function showsErrors(): boolean {
    return refused.size > 0 || states.values().some(({ error }) => error !== undefined)
  }

  function set(path: string, value: unknown, fills: Record<string, unknown> = {}): void {
    const writes = Object.entries({ [path]: value, ...fills }).filter(
      ([name, next]) => !sameJson(getPath(current, name), next),
    )
    if (writes.length === 0) return
    hideUntilLeft(path)
    watching = showsErrors()
    const before = current
    let next = before
    for (const [name, written] of writes) next = setPath(next, name, written)
    for (const [name] of writes) next = applyEffects(entity, next, name, around)
    next = fillAppearing({
      entity,
      before,
      after: withoutDisabled(before, next),
      operation,
      scope: around,
      write: (record, at, filled) => applyEffects(entity, setPath(record, at, filled), at, around),
    })
    current = next
    const changed = changedKeys(before, next)
    for (const at of refused.keys()) {
      if (changed.some((name) => pathsOverlap(name, at))) refused.delete(at)
    }
    publish([
      ...writes.map(([name]) => name),
      ...changed.filter((name) => !writes.some(([at]) => isWithin(at, name))),
    ])
    watching = true
    for (const listener of changeListeners) listener(changed)
  }

  /** What a property that was not there before starts from. */
  function withNewDefaults(next: EntityDefinition): Record<string, unknown> {
    if (mode !== 'create') return current
    const added = Object.entries(initialValue(next, around, drawn)).filter(
      ([name]) => !Object.hasOwn(properties, name) && !Object.hasOwn(current, name),
    )
    return added.length === 0 ? current : { ...current, ...Object.fromEntries(added) }
  }

  function redefine(
    next: EntityDefinition,
    nextValidator: VerifyRequest['validator'],
    fields: readonly string[] = drawn,
  ): void {
    const before = allErrors()
    drawn = fields
    for (const path of refused.keys()) {
      if (findProperty(entity, path) && !findProperty(next, path)) refused.delete(path)
    }
    current = withNewDefaults(next)
    properties = { ...properties, ...next.properties }
    entity = next
    if (mode === 'create') baseline = startOf(current)
    validator = nextValidator
    dependencies = new Map()
    verified = undefined
    const brought = allErrors().filter(
      ({ path, keyword }) => !before.some((error) => error.path === path && error.keyword === keyword),
    )
    for (const { path } of brought) {
      if (isPresent(getPath(current, path))) touched.add(path).add(String(parsePath(path)[0]))
    }
    publish('everything')
    for (const listener of redefinedListeners) listener(brought)
  }

  return {
    get entity() {
      return entity
    },
    get properties() {
      return properties
    },
    redefine,
    onRedefined(listener) {
      redefinedListeners.add(listener)
      return () => {
        redefinedListeners.delete(listener)
      }
    },
    mode,
    operation,
    value: () => current,
    scope,
    get: (path) => (path === '' ? current : getPath(current, path)),
    set,
    reset(value) {
      current = value
      baseline = startOf(value)
      touched.clear()
      refused.clear()
      publish('everything')
    },
    renew(path, value) {
      current = setPath(current, path, value)
      publish('everything')
    },
    refresh(next) {
      around = next ?? { ...around }
      publish('everything')
    },
    field,
    subscribe(path, listener) {
      const waiting = listeners.get(path) ?? new Set()
      listeners.set(path, waiting.add(listener))
      return () => {
        waiting.delete(listener)
      }
    },
    onChange(listener) {
      changeListeners.add(listener)
      return () => {
        changeListeners.delete(listener)
      }
    },
    leave(path) {
      const property = findProperty(entity, path)
      if (property?.keepsDefault && !isPresent(getPath(current, path))) {
        const filled = fillEmptied(entity, current, operation, around)
        const next = getPath(filled, path)
        if (next !== undefined) set(path, next)
      }
      touched.add(path)
      publish([])
    },
    verify,
    errors: (fields) => {
      const all = allErrors()
      return fields ? all.filter((error) => fields.some((name) => isWithin(error.path, name))) : all
    },
    attempt(fields) {
      for (const name of fields) touched.add(name)
      for (const path of states.keys()) if (fields.some((name) => isWithin(path, name))) touched.add(path)
      publish([])
      return shownIn(fields)
    },
    shownErrors: shownIn,
    hold(path, isHeld, keyword = 'held') {
      const place = held.findIndex((each) => each.path === path && each.keyword === keyword)
      if (isHeld === place >= 0) return
      if (isHeld) held.push({ path, keyword })
      else held.splice(place, 1)
      verified = undefined
      publish([])
      for (const listener of releaseListeners) listener()
    },
    miss(path, isMissed) {
      if (isMissed) missed.add(path)
      else missed.delete(path)
    },
    uploading(fields) {
      const isAsked = (path: string): boolean => !fields || fields.some((name) => isWithin(path, name))
      const before = new Map<string, unknown>()
      const isWaiting = (): boolean => {
        const paths = held.flatMap(({ path, keyword }) => (keyword === 'held' && isAsked(path) ? path : []))
        for (const path of paths) if (!before.has(path)) before.set(path, getPath(current, path))
        return paths.length > 0
      }
      if (!isWaiting()) {
        const paths = [...missed].filter(isAsked)
        return paths.length > 0 ? Promise.resolve(paths) : undefined
      }
      return new Promise((resolve) => {
        const check = (): void => {
          if (isWaiting()) return
          releaseListeners.delete(check)
          const without = [...before].flatMap(([path, value]) =>
            sameJson(getPath(current, path), value) ? path : [],
          )
          resolve([...new Set([...without, ...[...missed].filter(isAsked)])])
        }
        releaseListeners.add(check)
      })
    },
    isUploading: () => held.some(({ keyword }) => keyword === 'held'),
    refuse(fields) {
      for (const [path, words] of Object.entries(fields)) refused.set(path, words)
      publish([])
    },
  }

  function shownIn(fields: string[]): ShownError[] {
    const shown = new Map<string, ShownError>()
    for (const name of fields) {
      for (const [at, words] of refused) {
        if (isWithin(at, name)) shown.set(at, { path: at, keyword: 'refused', text: null, words })
      }
    }
    for (const error of allErrors()) {
      if (shown.has(error.path) || !fields.some((name) => isWithin(error.path, name))) continue
      if ([...touched].some((name) => isWithin(error.path, name))) shown.set(error.path, error)
    }
    const placeOf = ({ path }: ShownError) => fields.findIndex((name) => isWithin(path, name))
    return [...shown.values()].toSorted((one, other) => placeOf(one) - placeOf(other))
  }
}

function changedKeys(before: Record<string, unknown>, after: Record<string, unknown>): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].filter((name) => before[name] !== after[name])
}

function sameError(left: ShownError | undefined, right: ShownError | undefined): boolean {
  return (
    left?.path === right?.path &&
    left?.keyword === right?.keyword &&
    left?.text === right?.text &&
    sameJson(left?.params, right?.params) &&
    left?.words === right?.words
  )
}

function sameState(left: FieldState, right: FieldState): boolean {
  return (
    left.value === right.value &&
    left.visible === right.visible &&
    left.required === right.required &&
    left.enabled === right.enabled &&
    left.fixed === right.fixed &&
    left.because === right.because &&
    sameJson(left.limits, right.limits) &&
    sameJson(left.advice, right.advice) &&
    sameError(left.error, right.error)
  )
}
