import type { CellContext, CellProps, CellVariant } from './CellVariant.ts'
import { Flag } from './Flag.tsx'
import { readCountryCode } from './readValue.ts'

/** A country code, or an object with `country_code`. */
export const countryCell: CellVariant = { align: 'start', text, Cell: CountryCell }

function text(value: unknown, context: CellContext): string {
  const code = readCountryCode(value)
  return code === null ? '' : context.countryName(code)
}

function CountryCell({ value, context }: CellProps) {
  const code = readCountryCode(value)
  if (code === null) return null
  return (
    <span className="pb-country">
      <Flag key={code} code={code} />
      <span className="pb-cut">{context.countryName(code)}</span>
    </span>
  )
}
