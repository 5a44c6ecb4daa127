let isPressed = false
let waiting: (() => void)[] = []

/**
 * Runs `work` now, or after the click of the press under way. What appears when a field is left would move the page
 * between press and release, and the click would miss what was pressed. Keys are never waited for.
 */
export function afterPress(work: () => void): void {
  if (isPressed) waiting.push(work)
  else work()
}

function press(): void {
  isPressed = true
}

function release(): void {
  isPressed = false
  const due = waiting
  waiting = []
  for (const work of due) work()
}

/** The click is delivered in the same task as the release before it. */
function releaseAfterClick(): void {
  setTimeout(release)
}

/** A press whose end went elsewhere: to the list of a native select, or out of the window. */
function releaseIfUp(event: PointerEvent): void {
  if (isPressed && event.buttons === 0) releaseAfterClick()
}

if ('document' in globalThis) {
  const anywhere = { capture: true, passive: true }
  // A touch presses the mouse only after its pointer has left.
  for (const type of ['pointerdown', 'mousedown']) window.addEventListener(type, press, anywhere)
  for (const type of ['pointerup', 'pointercancel', 'mouseup'])
    window.addEventListener(type, releaseAfterClick, anywhere)
  window.addEventListener('pointermove', releaseIfUp, anywhere)
  window.addEventListener('keydown', release, anywhere)
  window.addEventListener('blur', (event) => event.target === window && release(), anywhere)
}
