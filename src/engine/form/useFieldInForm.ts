import { createContext, use, useMemo, useState } from 'react'
import { descriptionId, errorId, helpId } from '@rjsf/utils'
import { errorWords } from './errorWords.ts'
import { fieldId } from './fieldId.ts'
import { limitWords } from './limitWords.ts'
import { FixedNoticeContext, SharedReasonContext, useField, useForm } from './FormContext.ts'
import { isRows, viewOf } from './viewOf.ts'
import {
  findProperty,
  isRequired,
  isStoredSecret,
  ruleKey,
  storedSecret,
  withLimits,
} from '../../language/index.ts'
import type { FieldLimit } from '../../language/index.ts'
import type {
  BadgeDefinition,
  FieldView,
  PropertyDefinition,
  ServerCheckDefinition,
  TextKey,
} from '../../language/portal.ts'
import { afterPress } from '../registry/afterPress.ts'
import { usePortal } from '../registry/portalContext.ts'

/** One field as it is now: what RJSF is told of it, and what only this portal knows. */
export interface FieldInForm {
  path: string
  /** With the limits of rules. */
  property: PropertyDefinition
  /** Limits of rules, as they are now. */
  limits: FieldLimit[]
  /** What they leave room for. */
  limitNote: string | undefined
  serverCheck: ServerCheckDefinition | undefined
  value: unknown
  required: boolean
  disabled: boolean
  /** Empty: it is only marked. */
  error: string | undefined
  /** What its definition advises. */
  advice: string[]
  /** Why it is disabled. */
  reason: string | undefined
  /** The reason, where nothing else on the screen says it. */
  saidReason: string | undefined
  /** Next to its label. */
  badges: BadgeDefinition[] | undefined
  /** What is stored is not shown. */
  secret: SecretInForm | undefined
  /** Ids of what describes the input. */
  describedBy: string | undefined
  onChange: (value: unknown, fills?: Record<string, unknown>) => void
  onBlur: () => void
}

/** A sensitive field whose value is stored. */
export interface SecretInForm {
  /** What becomes of the stored value. */
  note: TextKey
  /** The other thing that can become of it, where the field may be changed. */
  change?: { text: TextKey; run: () => void }
}

/** The field around; absent at the record itself. */
export const FieldContext = createContext<FieldInForm | null>(null)

export function useFieldContext(): FieldInForm {
  const field = use(FieldContext)
  if (!field) throw new Error('A widget is drawn by RecordFields')
  return field
}

/** Follows one path of the form store; undefined while the field is hidden. */
export function useFieldInForm(path: string, parentDisabled = false): FieldInForm | undefined {
  const { store, entity, views } = useForm()
  const { t } = usePortal()
  const state = useField(store, path)
  const notice = use(FixedNoticeContext)
  const shared = use(SharedReasonContext)
  const view = useMemo(() => viewOf(entity, views, path), [entity, views, path])
  const plain = useMemo(() => findProperty(entity, path), [entity, path])
  const { limits } = state
  const property = useMemo(() => plain && withLimits(plain, limits), [plain, limits])
  // What is typed replaces a stored secret; emptied again, it stays as it was.
  const [hasSecret] = useState(() => Boolean(property?.sensitive) && isStoredSecret(store.get(path)))
  const keepsSecret = hasSecret && isStoredSecret(state.value)
  const { keepSecret, removeSecret, ...handlers } = useMemo(() => {
    const fillable = new Set(view?.fills)
    return {
      onChange: (value: unknown, fills: Record<string, unknown> = {}) => {
        const allowed = Object.entries(fills).filter(([name]) => fillable.has(name))
        const next = hasSecret ? (value ?? storedSecret) : storedValue(value, view)
        store.set(path, next, Object.fromEntries(allowed))
      },
      onBlur: () => afterPress(() => store.leave(path)),
      keepSecret: () => store.set(path, storedSecret),
      removeSecret: () => store.set(path, null),
    }
  }, [store, view, path, hasSecret])

  if (!state.visible || !property) return undefined
  const isContainer = view === undefined || isRows(view)
  const isOff = store.mode !== 'view' && !state.enabled
  const reason = state.fixed ? t('portal:form-fixed') : isOff && state.because ? t(state.because) : undefined
  const isShared = isOff && !state.fixed && shared !== undefined && shared.because === state.because
  const saysReason = reason !== undefined && store.mode !== 'view' && !(state.fixed && notice) && !isShared
  // Each part of a container shows its own.
  const isOwn = !isContainer || state.error?.path === path
  const error = state.error && isOwn ? errorWords(state.error, entity, t) : undefined
  // An error says first what has to change.
  const advice = error === undefined ? state.advice.map(({ text, params }) => t(text, params)) : []
  const limitNote = limits.length > 0 ? limitWords(property, limits, state.value, t) : undefined
  const id = fieldId(path)
  const disabled = parentDisabled || store.mode === 'view' || state.fixed || !state.enabled
  const secret = hasSecret ? secretNow() : undefined
  const describedBy = [
    error && errorId(id),
    // The field's help isn't repeated below an error in the same words.
    property.help && error !== t(property.help) && helpId(id),
    view?.badges && badgesId(id),
    advice.length > 0 && adviceId(id),
    limitNote !== undefined && limitId(id),
    secret && secretId(id),
    saysReason && descriptionId(id),
    state.fixed && notice,
    isShared && shared.id,
  ].filter(Boolean)
  return {
    path,
    property,
    limits,
    limitNote,
    serverCheck: entity.rules.fields[ruleKey(path)]?.serverCheck,
    value: keepsSecret ? undefined : (state.value ?? undefined),
    required: state.required && !keepsSecret,
    disabled,
    error,
    advice,
    reason,
    saidReason: saysReason ? reason : undefined,
    badges: view?.badges,
    secret,
    describedBy: describedBy.length > 0 ? describedBy.join(' ') : undefined,
    ...handlers,
  }

  function secretNow(): SecretInForm {
    if (store.mode === 'view') return { note: 'portal:form-secret' }
    if (state.value === null)
      return {
        note: 'portal:form-secret-removed',
        change: { text: 'portal:form-secret-keep', run: keepSecret },
      }
    const note = 'portal:form-secret-stored'
    // Where a new record needs one, it can only be replaced.
    const isNeeded = isRequired(entity, path, { ...store.scope(), row: {} })
    if (disabled || isNeeded || !keepsSecret) return { note }
    return { note, change: { text: 'portal:form-secret-remove', run: removeSecret } }
  }
}

export function secretId(id: string): string {
  return `${id}-secret`
}

/** Id of what is advised. */
export function adviceId(id: string): string {
  return `${id}-advice`
}

/** Id of what limits leave room for. */
export function limitId(id: string): string {
  return `${id}-limit`
}

/** Id of what stands next to the label. */
export function badgesId(id: string): string {
  return `${id}-badges`
}

/** An empty list is no value; the lines of an ordered one are numbered by their place. */
function storedValue(value: unknown, view: FieldView | undefined): unknown {
  if (!Array.isArray(value)) return value
  const order = view && isRows(view) ? view.options['order'] : undefined
  if (value.length === 0) return undefined
  return typeof order === 'string'
    ? value.map((row: object, index) => ({ ...row, [order]: index + 1 }))
    : value
}
