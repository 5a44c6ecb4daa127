import { flushSync } from 'react-dom'
import type { FlowProblem } from '../../../domain/call-flow/index.ts'

/** What is wrong with a step: a setting, an exit, or the step as a whole. */
type Place = Pick<FlowProblem, 'path' | 'exit'>

const usable = 'input, textarea, [role="combobox"], button'
/** About a second, for settings whose form is still on its way. */
const patience = 60

/**
 * Moves the focus to the panel of the step that was just selected: to what is wrong, else to the first field. What is
 * typed next goes there, so it isn't left to the next frame unless that part of the form is still on its way; then the
 * focus stays where the person has put it meanwhile.
 */
export function focusStepForm(place: Place = {}): void {
  const isAimed = place.path !== undefined || place.exit !== undefined
  showChanges()
  const { activeElement: start } = document
  let left = isAimed ? patience : 0
  const look = (): void => {
    const { activeElement: now, body } = document
    if (now !== start && now !== body) return
    const panel = document.querySelector('.flow-step')
    const aim = panel && fieldOf(panel, place)
    if (!aim && left-- > 0) {
      requestAnimationFrame(look)
      return
    }
    const field = aim ?? panel?.querySelector<HTMLElement>('input')
    field?.focus({ preventScroll: true })
    field?.scrollIntoView({ block: 'center' })
  }
  look()
}

/** Draws what was just changed: dialogs that have closed give back the focus, and panels have their fields. */
export function showChanges(): void {
  flushSync(() => undefined)
}

/** Moves the focus from the panels back to the step in the outline or on the canvas. */
export function focusSelectedStep(): void {
  const places = [
    '.flow-outline [role="treeitem"][tabindex="0"]',
    '.flow-canvas .react-flow__node.selected',
    '.flow-canvas .react-flow__node',
  ]
  for (const place of places) {
    const step = document.querySelector<HTMLElement>(place)
    if (!step) continue
    step.focus()
    return
  }
}

function fieldOf(panel: Element, { path = '', exit }: Place): HTMLElement | null {
  if (exit !== undefined)
    return panel.querySelector<HTMLElement>(`[data-exit="${CSS.escape(exit)}"] [role="combobox"]`)
  const names = path.split('/').filter(Boolean)
  for (let count = names.length; count > 0; count--) {
    const field = panel.querySelector<HTMLElement>(`[id="field-${names.slice(0, count).join('-')}"]`)
    if (field) return field.matches(usable) ? field : field.querySelector<HTMLElement>(usable)
  }
  return null
}
