/**
 * Puts text in place of the selection as if it had been typed: the browser's undo knows it and the caret stands behind it.
 * Where editing commands are missing, the text still arrives, without undo.
 */
export function replaceSelection(element: HTMLTextAreaElement, text: string) {
  element.focus()
  const { selectionStart, selectionEnd } = element
  if (text === '' && selectionStart === selectionEnd) return
  const done = text === '' ? document.execCommand('delete') : document.execCommand('insertText', false, text)
  if (done) return
  element.setRangeText(text, selectionStart, selectionEnd, 'end')
  element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }))
}
