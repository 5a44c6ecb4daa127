/** A device narrower than this shows the page at this width. Source: specification, shell; reading A48. */
const narrowest = 834

/** Call it before anything is drawn. */
export function fixViewport(): void {
  if (screen.width >= narrowest) return
  document.querySelector('meta[name=viewport]')?.setAttribute('content', `width=${narrowest}`)
}
