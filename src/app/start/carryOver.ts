import { noteEarlyPress } from './noteEarlyPress.ts'
import type { EarlyPress } from './noteEarlyPress.ts'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

interface Spot {
  /** Indexes of children, from the root down. */
  path: number[]
  /** The elements are the same when they are called the same. */
  name: string
}

const fields = 'input, select, textarea'

/**
 * What a person does on a drawn page before it lives, nobody answers: it is noted, and done again with what takes its
 * place. Call it while the drawn page stands; call the result once, when the living one does.
 */
export function carryOver(root: HTMLElement): () => void {
  const known = [...root.querySelectorAll<Field>(fields)].map((field) => ({
    field,
    spot: spotOf(root, field),
    drawn: drawnValue(field),
  }))
  const noted = new AbortController()
  let pressed: Spot | undefined
  let focused: { element: Element; spot: Spot } | undefined
  noteEarlyPress()
  const early: EarlyPress = Reflect.get(window, 'earlyPress')
  early.heed = press
  press(early.target)
  root.addEventListener('focusin', noteFocus, { signal: noted.signal })
  root.addEventListener('focusout', forgetFocus, { signal: noted.signal })
  if (document.activeElement && root.contains(document.activeElement)) keepFocus(document.activeElement)

  function press(target: unknown): void {
    const button = target instanceof Element ? target.closest('button') : null
    pressed = button && root.contains(button) ? spotOf(root, button) : undefined
  }

  function noteFocus({ target }: Event): void {
    if (target instanceof Element) keepFocus(target)
  }

  function keepFocus(element: Element): void {
    focused = { element, spot: spotOf(root, element) }
  }

  /** The focus of what is taken away was not given up. */
  function forgetFocus({ target }: Event): void {
    queueMicrotask(() => {
      if (target instanceof Element && target.isConnected && focused?.element === target) focused = undefined
    })
  }

  return () => {
    noted.abort()
    early.stop()
    for (const { field, spot, drawn } of known) {
      const place = field.value === drawn ? undefined : placeOf(root, spot)
      if (place && isField(place)) enter(place, field.value)
    }
    const place = focused && placeOf(root, focused.spot)
    if (place instanceof HTMLElement) {
      place.focus({ preventScroll: true })
      if (place instanceof HTMLInputElement && focused?.element instanceof HTMLInputElement)
        select(place, focused.element)
    }
    const button = pressed && placeOf(root, pressed)
    // Once React has drawn what was entered.
    if (button instanceof HTMLElement) setTimeout(() => button.click())
  }
}

function spotOf(root: Element, element: Element): Spot {
  const path: number[] = []
  let at = element
  while (at !== root && at.parentElement) {
    path.unshift([...at.parentElement.children].indexOf(at))
    at = at.parentElement
  }
  return { path, name: nameOf(element) }
}

function placeOf(root: Element, { path, name }: Spot): Element | undefined {
  let place: Element | undefined = root
  for (const index of path) place = place?.children[index]
  return place && nameOf(place) === name ? place : undefined
}

function nameOf(element: Element): string {
  const words = element.getAttribute('aria-label') ?? (element.matches(fields) ? '' : element.textContent)
  return `${element.tagName} ${words}`
}

/** What stands in the page as it came. */
function drawnValue(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue
  return ([...field.options].find((option) => option.defaultSelected) ?? field.options[0])?.value ?? ''
}

function isField(element: Element): element is Field {
  return element.matches(fields)
}

/** As if it were typed or chosen now: React hears of the change from the element's own setter and event. */
function enter(field: Field, value: string): void {
  const prototype: object = Object.getPrototypeOf(field)
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

function select(place: HTMLInputElement, { selectionStart, selectionEnd }: HTMLInputElement): void {
  if (selectionStart !== null) place.setSelectionRange(selectionStart, selectionEnd)
}
