export interface PendingUpload {
  uuid: string
  filename: string
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Remembers an upload that is still being read, for each keeper (`keeperOf`), so that a reload takes it up again. */
export function pendingUpload(store: Store, keeper: string) {
  const key = `patchbay.pending-contacts.${keeper}`
  return {
    read(): PendingUpload | undefined {
      try {
        const stored: unknown = JSON.parse(store.getItem(key) ?? 'null')
        return isPendingUpload(stored) ? stored : undefined
      } catch {
        return undefined
      }
    },
    write(upload: PendingUpload) {
      try {
        store.setItem(key, JSON.stringify(upload))
      } catch {
        // Storage that is full or switched off costs the comfort of resuming, nothing else.
      }
    },
    clear() {
      try {
        store.removeItem(key)
      } catch {
        // As above.
      }
    },
  }
}

function isPendingUpload(value: unknown): value is PendingUpload {
  return (
    typeof value === 'object' &&
    value !== null &&
    'uuid' in value &&
    typeof value.uuid === 'string' &&
    'filename' in value &&
    typeof value.filename === 'string'
  )
}
