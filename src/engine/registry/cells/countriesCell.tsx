import type { CellContext, CellProps, CellVariant } from './CellVariant.ts'
import { Flag } from './Flag.tsx'
import { readCountryCodes } from './readValue.ts'

const SHOWN = 4

/** A list of country codes or of objects with `country_code`: the first few flags and how many more. */
export const countriesCell: CellVariant = { align: 'start', text, Cell: CountriesCell }

function text(value: unknown, context: CellContext): string {
  return readCountryCodes(value)
    .map((code) => context.countryName(code))
    .join(', ')
}

function CountriesCell({ value, context }: CellProps) {
  const codes = readCountryCodes(value)
  const only = codes[0]
  if (only === undefined) return null
  const names = text(value, context)
  return (
    <span className="pb-country" title={names}>
      {codes.slice(0, SHOWN).map((code) => (
        <Flag key={code} code={code} />
      ))}
      {codes.length === 1 ? (
        <span className="pb-cut">{context.countryName(only)}</span>
      ) : (
        <span className="pb-hidden">{names}</span>
      )}
      {codes.length > SHOWN ? (
        <span className="pb-quiet pb-figures" aria-hidden="true">
          +{codes.length - SHOWN}
        </span>
      ) : null}
    </span>
  )
}
