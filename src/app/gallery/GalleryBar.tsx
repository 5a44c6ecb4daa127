import type { ReactNode } from 'react'
import { Icon } from '../../engine/registry/Icon.tsx'
import { useAppearance } from '../theme/appearance.ts'
import type { Answers } from './Example.ts'
import { fieldVariants } from './fieldVariant.ts'
import type { FieldVariant } from './fieldVariant.ts'

interface GalleryBarProps {
  search: string
  onSearch: (search: string) => void
  section: string | undefined
  variant: FieldVariant
  onVariant: (variant: FieldVariant) => void
  answers: Answers
  onAnswers: (answers: Answers) => void
  width: string
  onWidth: (width: string) => void
  /** How many files were edited. */
  edited: number
  onReset: () => void
}

const answerWords: Record<Answers, string> = {
  samples: 'Samples',
  waits: 'Loading',
  nothing: 'Nothing',
  fails: 'Failing',
  forbids: 'Forbidden',
}

/** What every example is shown as. */
export function GalleryBar(props: GalleryBarProps) {
  const { scheme, density, chooseTheme, chooseDensity } = useAppearance()
  return (
    <header className="gallery-bar">
      <h1>Gallery</h1>
      <label className="gallery-search">
        <Icon name="search" size={18} />
        <span className="visually-hidden">Search</span>
        <input
          type="search"
          placeholder="Search"
          value={props.search}
          onChange={(event) => props.onSearch(event.target.value)}
        />
      </label>
      {props.section === 'widgets' ? (
        <Choice
          name="Fields are"
          value={props.variant}
          onChoose={(value) => props.onVariant(value as FieldVariant)} // one of the options
          options={Object.entries(fieldVariants)}
        />
      ) : null}
      {props.section !== undefined && ANSWERED.includes(props.section) ? (
        <Choice
          name="The server answers"
          value={props.answers}
          onChoose={(value) => props.onAnswers(value as Answers)} // as above
          options={Object.entries(answerWords)}
        />
      ) : null}
      <span className="gallery-gap" />
      {props.edited === 0 ? null : (
        <button type="button" className="button" onClick={props.onReset}>
          Undo all edits
        </button>
      )}
      <Switch name="Width">
        {[
          ['390', '390'],
          ['834', '834'],
          ['', 'Full'],
        ].map(([value = '', words]) => (
          <button
            key={value}
            type="button"
            aria-pressed={props.width === value}
            onClick={() => props.onWidth(value)}
          >
            {words}
          </button>
        ))}
      </Switch>
      <Switch name="Density">
        {(['comfortable', 'compact'] as const).map((value) => (
          <button
            key={value}
            type="button"
            aria-pressed={density === value}
            onClick={() => chooseDensity(value)}
          >
            {value === 'compact' ? 'Compact' : 'Comfortable'}
          </button>
        ))}
      </Switch>
      <Switch name="Theme">
        {(['light', 'dark'] as const).map((value) => (
          <button
            key={value}
            type="button"
            aria-pressed={scheme === value}
            onClick={() => chooseTheme(value)}
          >
            {value === 'dark' ? 'Dark' : 'Light'}
          </button>
        ))}
      </Switch>
    </header>
  )
}

const ANSWERED = ['widgets', 'panels', 'filters', 'row-actions', 'blocks']

interface ChoiceProps {
  name: string
  value: string
  options: [string, string][]
  onChoose: (value: string) => void
}

function Choice({ name, value, options, onChoose }: ChoiceProps) {
  return (
    <label className="gallery-choice">
      <span>{name}</span>
      <select value={value} onChange={(event) => onChoose(event.target.value)}>
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}

function Switch({ name, children }: { name: string; children: ReactNode }) {
  return (
    <fieldset className="gallery-switch">
      <legend className="visually-hidden">{name}</legend>
      {children}
    </fieldset>
  )
}
