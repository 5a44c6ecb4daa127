import { useState } from 'react'
import type { ReactNode } from 'react'
import { apiNotice } from '../../engine/data/apiNotice.ts'
import { ApiError } from '../../engine/registry/apiClient.ts'
import { usePortal } from '../../engine/registry/portalContext.ts'

/** Out of a sub-account, back to the account that was left for it. */
export function ReturnToParent({ className, children }: { className: string; children: ReactNode }) {
  const { api, notify, restart, t } = usePortal()
  const [busy, setBusy] = useState(false)

  async function goBack(): Promise<void> {
    setBusy(true)
    try {
      await api.send('POST', '/auth/return', { fallback: false })
      restart()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setBusy(false)
      notify(apiNotice(error, t))
    }
  }

  return (
    <button type="button" className={className} aria-disabled={busy} onClick={() => void (busy || goBack())}>
      {children}
    </button>
  )
}
