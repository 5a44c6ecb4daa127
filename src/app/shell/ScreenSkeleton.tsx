/** Stands where a screen will be, in its proportions. */
export function ScreenSkeleton() {
  return (
    <div className="screen-skeleton" aria-busy="true">
      <output className="visually-hidden">Loading</output>
      <div className="skeleton skeleton-title" />
      <div className="skeleton skeleton-bar" />
      <div className="skeleton skeleton-body" />
    </div>
  )
}
