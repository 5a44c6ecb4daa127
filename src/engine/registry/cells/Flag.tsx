import { useState } from 'react'
import { iconOf } from '../Icon.tsx'
import { usePortal } from '../portalContext.ts'

/** The flag of a country or region; when no image loads, a globe. The name stands beside it. */
export function Flag({ code }: { code: string }) {
  const { flagUrls } = usePortal()
  const [failed, setFailed] = useState(0)
  const url = flagUrls?.(code)[failed]
  if (url === undefined) return <i className="pb-flag pb-flag-globe" {...iconOf('globe', 16)} />
  return <img className="pb-flag" src={url} alt="" loading="lazy" onError={() => setFailed(failed + 1)} />
}
