import type { PanelRoom } from '../../language/portal.ts'

/** A bar in the place of a panel, as high as its definition says, else as a chart. */
export function PanelSkeleton({ room }: { room: PanelRoom | undefined }) {
  return <span className="page-skeleton" data-kind="chart" style={room && { height: heightOf(room) }} />
}

function heightOf({ height, beside }: PanelRoom): string {
  return beside === undefined ? `${height}px` : `max(${height}px, calc(100dvh - ${beside}px))`
}
