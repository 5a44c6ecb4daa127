/** What people do with a page; moving over it with the mouse is not enough. */
const deeds = ['pointerdown', 'keydown', 'wheel'] as const

/**
 * Follows whether somebody uses the page.
 * @returns when they last did, ms since 1970; 0 before the first time
 */
export function followUse(target: Pick<Window, 'addEventListener'>): () => number {
  let lastMs = 0
  for (const deed of deeds)
    target.addEventListener(deed, () => (lastMs = Date.now()), { capture: true, passive: true })
  return () => lastMs
}
