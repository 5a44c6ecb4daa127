export interface SelectFilterProps {
  label: string
  /** Text of the choice that filters nothing. */
  all: string
  options: { value: string; text: string }[]
  value: string
  onChange: (value: string) => void
}

/** One of a few values; the browser's own select, which every keyboard and screen reader knows. */
export function SelectFilter({ label, all, options, value, onChange }: SelectFilterProps) {
  return (
    <select
      className="list-select"
      aria-label={label}
      data-active={value !== ''}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.text}
        </option>
      ))}
    </select>
  )
}
