import { useState } from 'react'
import { usePortal } from '../registry/portalContext.ts'
import { ChoiceEntries, type Choice } from './ChoiceEntries.tsx'

interface ChoicesPanelProps {
  label: string
  options: readonly Choice[]
  values: string[]
  many: boolean
  onChange: (values: string[]) => void
}

/** Fewer are seen at once. */
const SEARCHED_FROM = 9

/** Known values to choose from; many of them can be searched. */
export function ChoicesPanel({ label, options, values, many, onChange }: ChoicesPanelProps) {
  const { t } = usePortal()
  const [search, setSearch] = useState('')
  const sought = search.trim().toLocaleLowerCase()
  const shown =
    sought === '' ? options : options.filter(({ text }) => text.toLocaleLowerCase().includes(sought))
  return (
    <ChoiceEntries
      label={label}
      entries={shown}
      values={values}
      many={many}
      search={options.length < SEARCHED_FROM ? null : search}
      note={shown.length === 0 ? t('portal:list-choices-none') : null}
      onSearch={setSearch}
      onChange={onChange}
    />
  )
}
