import { useEffect, useRef, type RefObject } from 'react'

const FIELD = '[data-files]'

/**
 * Files pasted anywhere in the form, such as a screenshot while writing a message. They go to the field that has the
 * focus, else to the first of the form.
 * @param root the field, marked with `data-files`
 */
export function usePaste(
  root: RefObject<HTMLElement | null>,
  add: ((files: readonly File[]) => void) | undefined,
): void {
  const latest = useRef(add)
  useEffect(() => {
    latest.current = add
  })
  useEffect(() => {
    const place = root.current?.closest('form')
    const onPaste = (event: ClipboardEvent): void => {
      const { target, clipboardData } = event
      if (event.defaultPrevented || !clipboardData || !latest.current) return
      const focused = target instanceof Element ? target.closest(FIELD) : null
      if (root.current !== (focused ?? place?.querySelector(FIELD))) return
      const files = [...clipboardData.files]
      if (files.length === 0 || isText(clipboardData.getData('text/plain'), files)) return
      event.preventDefault()
      latest.current(files)
    }
    place?.addEventListener('paste', onPaste)
    return () => place?.removeEventListener('paste', onPaste)
  }, [root])
}

/** Spreadsheets copy a picture of the cells beside their text. Beside copied files, some systems put their names. */
function isText(text: string, files: readonly File[]): boolean {
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim() !== '')
  return lines.some((line) => !files.some(({ name }) => line.endsWith(name)))
}
