/** A question is answered first, wherever the focus is: the frame of a dialog may have it, or nothing. */
export function isAsked(): boolean {
  const question = 'dialog:modal, [aria-modal=true], [aria-hidden=true] #main, [inert] #main'
  return document.querySelector(question) !== null
}
