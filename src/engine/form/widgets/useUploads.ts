import { useEffect, useState, useSyncExternalStore } from 'react'
import type { FormAccess } from '../../registry/contract.ts'
import { usePortal } from '../../registry/portalContext.ts'
import {
  createFieldUploads,
  type FieldUploads,
  type UploadsOwner,
  type UploadsState,
} from './createFieldUploads.ts'

export type Uploads = UploadsState & FieldUploads

/** The uploads of a field. Until they end, the form isn't sent. */
export function useUploads(form: FormAccess, setup: Omit<UploadsOwner, 'api' | 't'>): Uploads {
  const { api, t } = usePortal()
  const { field } = setup
  const owner = { api, t, ...setup }
  const [uploads] = useState(() =>
    form.keep(field, () =>
      createFieldUploads(owner, (isRunning, isMissed) => {
        form.miss(field, isMissed)
        form.hold(field, isRunning)
      }),
    ),
  )
  useEffect(() => uploads.follow(owner))
  return { ...uploads, ...useSyncExternalStore(uploads.subscribe, uploads.state) }
}
