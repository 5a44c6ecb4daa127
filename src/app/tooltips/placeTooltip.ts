const gapPx = 6

/** Below its target and centred; above where there is no room; always within the window. */
export function placeTooltip(tip: HTMLElement, target: HTMLElement): void {
  const { top, bottom, left, width } = target.getBoundingClientRect()
  const below = bottom + gapPx
  const above = top - gapPx - tip.offsetHeight
  const rightmost = innerWidth - gapPx - tip.offsetWidth
  const centred = left + (width - tip.offsetWidth) / 2
  tip.style.top = `${below + tip.offsetHeight > innerHeight && above > 0 ? above : below}px`
  tip.style.left = `${Math.max(gapPx, Math.min(centred, rightmost))}px`
}
