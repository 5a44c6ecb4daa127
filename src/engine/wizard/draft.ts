import type { EntityDefinition } from '../../language/portal.ts'
import { sameJson } from '../../shared/sameJson.ts'

/** What a wizard, or a form on a page, remembers on this device until it is done. */
export interface Draft {
  value: Record<string, unknown>
  /** Index of the furthest step reached, which counts when there is no step of its id. */
  reached: number
  reachedStep?: string
  /** Types of values that the entity did not declare any more; they are kept for when it does again. */
  former?: Record<string, string>
  /** ms since 1970, when it was typed last */
  savedAt: number
  /** Version of the stored record the edit began with. */
  version?: number
  /** What the form's fields held when the edit began: whether somebody else changed them is seen by it. */
  base?: Record<string, unknown>
  /** The value as the server keeps it, too, as JSON. */
  kept?: string
  /** The key under which this very body is sent, so that a repeated try creates nothing twice. */
  submission?: Submission
}

export interface Submission {
  key: string
  /** JSON of the body the key stands for. */
  body: string
  /** What the estimate showed when it was sent; sent with it. */
  confirmed?: Record<string, unknown>
}

/** What the person was shown before it is sent. */
export interface Shown {
  /** Sent with the body; undefined while it isn't known. */
  confirmed?: Record<string, unknown> | undefined
  /** The figure that names what the record is made of. */
  identity?: string | undefined
}

/** An earlier try of this very body, with other figures than the person has confirmed since. It may have arrived. */
export function formerTry(
  kept: Submission | undefined,
  body: Record<string, unknown>,
  shown: Shown = {},
): Submission | undefined {
  const { confirmed } = shown
  const open = unansweredTry(kept, body, shown)
  return confirmed && open && !sameJson(confirmed, open.confirmed) ? open : undefined
}

/** The try that sends this very body: the draft's own, so that nothing is created twice, or a new one for other figures. */
export function submissionOf(
  kept: Submission | undefined,
  body: Record<string, unknown>,
  confirmed?: Record<string, unknown>,
): Submission {
  const text = JSON.stringify(body)
  const isConfirmed = !confirmed || !kept?.confirmed || sameJson(confirmed, kept.confirmed)
  if (kept?.body !== text || !isConfirmed)
    return { key: crypto.randomUUID(), body: text, ...(confirmed && { confirmed }) }
  return confirmed ? { ...kept, confirmed } : kept
}

/**
 * A try of this very body, with figures the person has confirmed, whose answer never came. It may have arrived.
 * Figures of something else, such as the cart after the one that was bought, have no earlier try.
 */
export function unansweredTry(
  kept: Submission | undefined,
  body: Record<string, unknown>,
  { confirmed, identity = '' }: Shown = {},
): Submission | undefined {
  if (!kept?.confirmed || kept.body !== JSON.stringify(body)) return undefined
  const [was, is] = [kept.confirmed[identity], confirmed?.[identity]]
  return was !== undefined && is !== undefined && was !== is ? undefined : kept
}

interface StoredDraft extends Omit<Draft, 'former'> {
  /** Property → type when it was saved. */
  shape: Record<string, string>
}

const MAX_AGE_MS = 30 * 86_400_000

export interface DraftPlace {
  user: string
  module: string
  wizard: string
  mode: string
  record: string | undefined
  /** Of a new record: what it will belong to. */
  parent?: string | undefined
}

export function draftKey({ user, module, wizard, mode, record, parent }: DraftPlace): string {
  return ['draft', user, module, wizard, mode, record ?? ['new', parent].filter(Boolean).join('-')].join(':')
}

/**
 * Reads a draft back. Values of another type than the entity's are left out, those it does not declare are kept;
 * a draft older than 30 days, one that cannot be read, or one that was sent or discarded, is none.
 */
export function readDraft(
  storage: Storage,
  key: string,
  entity: EntityDefinition,
  now: number,
): Draft | undefined {
  try {
    const text = storage.getItem(key)
    // written by writeDraft; anything else fails the checks below or is caught
    const stored = text === null ? undefined : (JSON.parse(text) as StoredDraft)
    if (!stored || typeof stored.value !== 'object' || now - stored.savedAt > MAX_AGE_MS) return undefined
    if (isEnded(storage, key, stored.savedAt, now)) return undefined
    const { shape, ...draft } = stored
    const typeNow = (name: string) => entity.properties[name]?.type
    const kept = Object.entries(stored.value).filter(
      ([name]) => typeNow(name) === undefined || typeNow(name) === shape[name],
    )
    const former = kept.flatMap(([name]) => {
      const type = shape[name]
      return typeNow(name) === undefined && type !== undefined ? [[name, type]] : []
    })
    return {
      ...draft,
      value: Object.fromEntries(kept),
      ...(former.length > 0 && { former: Object.fromEntries(former) }),
    }
  } catch {
    return undefined
  }
}

/**
 * Saves a draft; sensitive properties stay out, and with them the body they were sent in. A full or forbidden storage
 * loses the draft, never the form.
 * @param entity with the former properties whose values the form still holds
 */
export function writeDraft(
  storage: Storage,
  key: string,
  entity: Pick<EntityDefinition, 'properties'>,
  { former, submission, base, ...draft }: Draft,
): void {
  const isOpen = ([name]: [string, unknown]) => !entity.properties[name]?.sensitive
  const open = Object.entries(draft.value).filter(isOpen)
  const isWhole = open.length === Object.keys(draft.value).length
  const shape = Object.fromEntries(
    open.map(([name]) => [name, entity.properties[name]?.type ?? former?.[name]]),
  )
  try {
    const kept = {
      ...draft,
      value: Object.fromEntries(open),
      ...(submission && isWhole && { submission }),
      ...(base && { base: Object.fromEntries(Object.entries(base).filter(isOpen)) }),
      shape,
    }
    storage.setItem(key, JSON.stringify(kept))
  } catch {
    // the person goes on without a draft
  }
}

export function removeDraft(storage: Storage, key: string): void {
  try {
    storage.removeItem(key)
  } catch {
    // nothing was stored
  }
}

const ENDED = 'drafts-ended'
/** Newest ones. */
const MOST_ENDED = 100

/**
 * Removes a draft that was sent or discarded, and remembers it: a tab that hasn't heard of it yet may write it again.
 * @param typedAt ms since 1970; what is typed later is another draft
 */
export function endDraft(storage: Storage, key: string, typedAt: number): void {
  removeDraft(storage, key)
  try {
    const before = endedAt(storage, key)
    // A form that nobody touched may end after one that was sent.
    const last = before > Date.now() ? typedAt : Math.max(before, typedAt)
    const others = Object.entries(endedDrafts(storage)).filter(([each]) => each !== key)
    const newest = [[key, last] as const, ...others].slice(0, MOST_ENDED)
    storage.setItem(ENDED, JSON.stringify(Object.fromEntries(newest)))
  } catch {
    // nothing is stored there, and nothing comes back
  }
}

/** Until when what was typed was sent or discarded, in ms since 1970; 0 if nothing was. */
export function endedAt(storage: Storage, key: string): number {
  return endedDrafts(storage)[key] ?? 0
}

/** Whether what was typed then was sent or discarded. */
export function isEnded(storage: Storage, key: string, typedAt: number, now: number): boolean {
  const ended = endedAt(storage, key)
  // A clock that was put back would make drafts of now old ones.
  return ended > 0 && typedAt <= ended && ended <= now
}

function endedDrafts(storage: Storage): Record<string, number> {
  try {
    // written above
    return (JSON.parse(storage.getItem(ENDED) ?? 'null') as Record<string, number> | null) ?? {}
  } catch {
    return {}
  }
}
