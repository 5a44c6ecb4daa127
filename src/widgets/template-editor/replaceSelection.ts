/**
 * Puts text in place of the selection as if it had been typed: the browser's undo knows it and the caret stands behind it.
 * Where editing commands are missing, the text still arrives, without undo.
 */
export function replaceSelection(element: HTMLTextAreaElement, text: string) {
  element.focus()
  const { selectionStart, selectionEnd } = element
  if (text === '' && selectionStart === selectionEnd) return
  // The only way to keep a text field's undo; marked deprecated, kept by every browser for this use.
  const done = text === '' ? document.execCommand('delete') : document.execCommand('insertText', false, text)
  if (done) return
  element.setRangeText(text, selectionStart, selectionEnd, 'end')
  element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }))
}

/** Rewrites the text by a rule that works piece by piece; undo knows it and the caret stays at its place. */
export function rewriteText(element: HTMLTextAreaElement, rewrite: (text: string) => string) {
  const { value, selectionStart } = element
  const next = rewrite(value)
  if (next === value) return
  const caret = rewrite(value.slice(0, selectionStart)).length
  element.setSelectionRange(0, value.length)
  replaceSelection(element, next)
  element.setSelectionRange(caret, caret)
}
