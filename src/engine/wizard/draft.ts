import type { EntityDefinition } from '../../language/portal.ts'

/** What a wizard remembers on this device until it is done. */
export interface Draft {
  value: Record<string, unknown>
  /** Index of the furthest step reached. */
  reached: number
  /** ms since 1970 */
  savedAt: number
  /** Version of the stored record the edit began with. */
  version?: number
  /** The key under which this very body is sent, so that a repeated try creates nothing twice. */
  submission?: Submission
}

export interface Submission {
  key: string
  /** JSON of the body the key stands for. */
  body: string
}

interface StoredDraft extends Draft {
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
}

export function draftKey({ user, module, wizard, mode, record }: DraftPlace): string {
  return ['draft', user, module, wizard, mode, record ?? 'new'].join(':')
}

/**
 * Reads a draft back. Properties the entity no longer has, or has with another type, are left out;
 * a draft older than 30 days, or one that cannot be read, is none.
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
    const { shape, ...draft } = stored
    const kept = Object.entries(stored.value).filter(
      ([name]) => entity.properties[name]?.type === shape[name],
    )
    return { ...draft, value: Object.fromEntries(kept) }
  } catch {
    return undefined
  }
}

/** Saves a draft; sensitive properties stay out. A full or forbidden storage loses the draft, never the form. */
export function writeDraft(storage: Storage, key: string, entity: EntityDefinition, draft: Draft): void {
  const open = Object.entries(draft.value).filter(([name]) => entity.properties[name]?.sensitive !== true)
  const shape = Object.fromEntries(open.map(([name]) => [name, entity.properties[name]?.type]))
  try {
    storage.setItem(key, JSON.stringify({ ...draft, value: Object.fromEntries(open), shape }))
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
