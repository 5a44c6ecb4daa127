import { useState } from 'react'
import { usePortal } from '../portalContext.ts'

/** A country's flag; when no image loads, its code in a quiet box. The name stands beside it. */
export function Flag({ code }: { code: string }) {
  const { flagUrls } = usePortal()
  const [failed, setFailed] = useState(0)
  const url = flagUrls?.(code)[failed]
  if (url === undefined) {
    return (
      <span className="pb-flag pb-flag-code" aria-hidden="true">
        {code}
      </span>
    )
  }
  return <img className="pb-flag" src={url} alt="" loading="lazy" onError={() => setFailed(failed + 1)} />
}
