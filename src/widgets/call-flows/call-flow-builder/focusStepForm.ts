/** Moves the focus to the first field of the step's panel once it is drawn. */
export function focusStepForm(): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => document.querySelector('.flow-step')?.querySelector('input')?.focus()),
  )
}
