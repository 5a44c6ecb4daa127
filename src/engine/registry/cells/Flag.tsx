import { useState } from 'react'
import { Icon } from '../Icon.tsx'
import { usePortal } from '../portalContext.ts'

/** The flag of a country or region; when no image loads, a globe. The name stands beside it. */
export function Flag({ code }: { code: string }) {
  const { flagUrls } = usePortal()
  const [failed, setFailed] = useState(0)
  const url = flagUrls?.(code)[failed]
  if (url === undefined) {
    return (
      <span className="pb-flag pb-flag-globe">
        <Icon name="globe" size={16} />
      </span>
    )
  }
  return <img className="pb-flag" src={url} alt="" loading="lazy" onError={() => setFailed(failed + 1)} />
}
