import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { fitToLimit, type ShortLinks } from '../../domain/sms/index.ts'
import { blockedBy, limitInsertion } from './limitInsertion.ts'
import { replaceSelection } from './replaceSelection.ts'

/**
 * A text area that refuses what goes beyond the limit before it appears, so that undo and caret stay right.
 * What cannot be refused beforehand (composed text) is cut once it is there.
 */
export function useLimitedTextarea(value: string, shortLinks: ShortLinks, onChange: (text: string) => void) {
  const ref = useRef<HTMLTextAreaElement>(null)
  const [blocked, setBlocked] = useState<'full' | 'unicode'>()
  const caret = useRef<number>(null)
  const beforeComposition = useRef<string>(null)

  useEffect(() => {
    const element = ref.current
    if (!element) return
    const limit = (event: InputEvent) => {
      if (event.isComposing || !event.cancelable || !event.inputType.startsWith('insert')) return
      const insertion = insertionOf(event)
      if (insertion === undefined) return
      const selection = { start: element.selectionStart, end: element.selectionEnd }
      const limited = limitInsertion(element.value, selection, insertion, shortLinks)
      setBlocked(limited.blocked)
      if (!limited.blocked) return
      event.preventDefault()
      if (limited.insertion) replaceSelection(element, limited.insertion)
    }
    element.addEventListener('beforeinput', limit)
    return () => element.removeEventListener('beforeinput', limit)
  }, [shortLinks])

  useLayoutEffect(() => {
    if (caret.current === null) return
    ref.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })

  const accept = (previous: string, next: string) => {
    const fitted = fitToLimit(previous, next, shortLinks)
    if (fitted !== next) {
      const end = ref.current?.selectionStart ?? fitted.length
      caret.current = Math.max(0, end - (next.length - fitted.length))
      setBlocked(blockedBy(previous, next, fitted))
    }
    onChange(fitted)
  }
  return {
    ref,
    blocked,
    clearBlocked: () => setBlocked(undefined),
    change: (next: string) => {
      if (beforeComposition.current !== null) return onChange(next)
      if (next.length < value.length) setBlocked(undefined)
      accept(value, next)
    },
    compositionStart: () => {
      beforeComposition.current = value
    },
    compositionEnd: (next: string) => {
      const previous = beforeComposition.current ?? value
      beforeComposition.current = null
      accept(previous, next)
    },
    /** Puts text at the caret as if typed; the limit holds for it too. */
    insert: (text: string) => {
      const element = ref.current
      if (!element) return
      const limited = limitInsertion(
        element.value,
        { start: element.selectionStart, end: element.selectionEnd },
        text,
        shortLinks,
      )
      setBlocked(limited.blocked)
      // Half a variable is none.
      if (limited.insertion === text) replaceSelection(element, text)
      else element.focus()
    },
  }
}

function insertionOf(event: InputEvent): string | undefined {
  if (event.inputType === 'insertLineBreak' || event.inputType === 'insertParagraph') return '\n'
  const text = event.data ?? event.dataTransfer?.getData('text/plain')
  return text?.replace(/\r\n?/g, '\n')
}
