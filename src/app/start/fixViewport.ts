/** A device narrower than this shows the page at this width; phones have a layout of their own. See decision 36. */
const narrowest = 834
const phone = 600

/** Call it before anything is drawn. */
export function fixViewport(): void {
  if (screen.width >= narrowest || screen.width < phone) return
  document.querySelector('meta[name=viewport]')?.setAttribute('content', `width=${narrowest}`)
}
