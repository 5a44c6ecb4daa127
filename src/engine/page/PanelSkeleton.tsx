import type { CSSProperties } from 'react'
import type { PanelRoom } from '../../language/portal.ts'

/** A bar in the place of a panel, as high as its definition says, else as a chart. */
export function PanelSkeleton({ room }: { room: PanelRoom | undefined }) {
  if (room === undefined) return <span className="page-skeleton" data-kind="chart" />
  const { height, beside } = room
  const sizes = { '--room': `${height}px`, ...(beside !== undefined && { '--beside': `${beside}px` }) }
  // React knows no custom properties.
  return <span className="page-skeleton" data-kind="panel" style={sizes as CSSProperties} />
}
