/** Stands where a screen will be, in its proportions. */
export function ScreenSkeleton() {
  return (
    <div className="screen-skeleton" aria-busy="true">
      <p className="visually-hidden" role="status">
        Loading
      </p>
      <div className="skeleton skeleton-title" />
      <div className="skeleton skeleton-bar" />
      <div className="skeleton skeleton-body" />
    </div>
  )
}
