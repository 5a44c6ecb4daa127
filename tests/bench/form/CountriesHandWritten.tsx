import { memo, useCallback, useMemo, useState } from 'react'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import type { CatalogueItem } from '../../../src/language/portal.ts'
import { flag, senderCountries } from './catalogues.ts'

const popular = senderCountries.filter((country) => country['popular'] !== undefined)

/** As many options are in view as in ours, with flags too. */
const listStyle = {
  maxHeight: 420,
  overflow: 'auto',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(210px, 1fr))',
}
const rowStyle = { display: 'flex', contentVisibility: 'auto', containIntrinsicSize: 'auto 32px' } as const

interface RowProps {
  country: CatalogueItem
  isChosen: boolean
  onToggle: (value: string) => void
}

const Row = memo(function Row({ country, isChosen, onToggle }: RowProps) {
  return (
    // only clicked here
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      style={rowStyle}
      onClick={() => onToggle(country.value)}
    >
      <span>{isChosen ? '✓' : ''}</span>
      <img src={flag} alt="" loading="lazy" width={20} />
      <span>
        {country.text}
        <span>{country['registered'] === true ? `${Number(country['days'])} days` : 'Ready'}</span>
      </span>
    </div>
  )
})

/** What a careful developer writes for a choice of countries: a search, memoised rows, no rules. */
export function BenchForm() {
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<string[]>([])
  const [showsAll, setShowsAll] = useState(false)
  const toggle = useCallback(
    (value: string) =>
      setChosen((before) =>
        before.includes(value) ? before.filter((each) => each !== value) : [...before, value],
      ),
    [],
  )
  const typed = search.trim().toLowerCase()
  const shown = useMemo(() => {
    if (typed === '') return showsAll ? senderCountries : popular
    return senderCountries.filter(({ text }) => text.toLowerCase().includes(typed))
  }, [typed, showsAll])
  return (
    <>
      <TextField
        label="Countries"
        size="small"
        fullWidth
        margin="dense"
        type="search"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <ul>
        {chosen.map((value) => (
          <li key={value}>{senderCountries.find((country) => country.value === value)?.text}</li>
        ))}
      </ul>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div role="listbox" aria-multiselectable style={listStyle}>
        {shown.map((country) => (
          <Row
            key={country.value}
            country={country}
            isChosen={chosen.includes(country.value)}
            onToggle={toggle}
          />
        ))}
      </div>
      <Button size="small" onClick={() => setShowsAll(!showsAll)}>
        {showsAll ? 'Show less' : 'Show all'}
      </Button>
    </>
  )
}
