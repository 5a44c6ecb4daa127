import { useEffect, useRef, useState } from 'react'
import { Icon, iconOf } from '../registry/Icon.tsx'
import { usePortal } from '../registry/portalContext.ts'

export interface SearchFilterProps {
  label: string
  placeholder: string
  value: string
  debounceMs: number
  onChange: (value: string) => void
}

/**
 * Searches a while after the last key, at once on Enter and when it is emptied by its button. While it has the focus it
 * shows what was typed, with the space before a next word.
 */
export function SearchFilter({ label, placeholder, value, debounceMs, onChange }: SearchFilterProps) {
  const { t } = usePortal()
  const [draft, setDraft] = useState<string | null>(null)
  const [sent, setSent] = useState(value)
  const [known, setKnown] = useState(value)
  const input = useRef<HTMLInputElement>(null)
  const change = useRef(onChange)
  useEffect(() => {
    change.current = onChange
  })

  if (value !== known) {
    setKnown(value)
    // Another search, as by a link, takes the place of what was typed.
    if (value !== sent) setDraft(null)
  }

  useEffect(() => {
    if (draft === null || draft.trim() === value) return
    const timer = setTimeout(() => commit(draft), debounceMs)
    return () => clearTimeout(timer)
  }, [debounceMs, draft, value])

  function commit(text: string) {
    setDraft(document.activeElement === input.current ? text : null)
    setSent(text.trim())
    change.current(text.trim())
  }

  const shown = draft ?? value
  return (
    <search className="list-search">
      <Icon name="search" size={18} />
      <input
        ref={input}
        type="text"
        dir="auto"
        inputMode="search"
        enterKeyHint="search"
        aria-label={label}
        placeholder={placeholder}
        value={shown}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={() => {
          if (draft?.trim() === value) setDraft(null)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit(shown)
          if (event.key === 'Escape' && shown !== '') commit('')
        }}
      />
      {shown === '' ? null : (
        <button
          type="button"
          className="list-clear"
          aria-label={t('portal:list-clear-search')}
          onClick={() => commit('')}
          {...iconOf('close', 16)}
        />
      )}
    </search>
  )
}
