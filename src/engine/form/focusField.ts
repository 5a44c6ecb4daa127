import { fieldId } from './fieldId.ts'

const FOCUSABLE =
  'input:not([disabled]), textarea:not([disabled]), button:not([disabled]), [tabindex]:not([tabindex="-1"]), a[href]'

/** Puts the focus into the field that shows errors at `path`, or into the nearest field around it. */
export function focusField(path: string): void {
  for (let at = path; at !== ''; at = parentOf(at)) {
    const input = document.getElementById(fieldId(at))
    const field = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(at)}"]`)
    const target = isFocusable(input) ? input : (field?.querySelector<HTMLElement>(FOCUSABLE) ?? field)
    if (!target) continue
    // a disabled field cannot take the focus, but what is around it can, and is read out
    if (target === field) target.tabIndex = -1
    target.focus({ preventScroll: true })
    const calm = globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches
    ;(field ?? target).scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' })
    return
  }
}

function isFocusable(element: HTMLElement | null): element is HTMLElement {
  return element !== null && element.matches(FOCUSABLE)
}

function parentOf(path: string): string {
  return path.replace(/(\.[^.[\]]+|\[\d+\]|^[^.[\]]+)$/, '')
}
