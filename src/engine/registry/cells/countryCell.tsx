import { boxedCell } from './boxedCell.tsx'
import type { CellContext, CellProps } from './CellVariant.ts'
import { Flag } from './Flag.tsx'
import { readCountryCode } from './readValue.ts'

/** A country code, or an object with `country_code`. */
export const countryCell = boxedCell({
  align: 'start',
  text,
  box: () => ({ className: 'pb-country' }),
  Inside: FlagAndName,
})

function text(value: unknown, context: CellContext): string {
  const code = readCountryCode(value)
  return code === null ? '' : context.countryName(code)
}

function FlagAndName({ value, context }: CellProps) {
  const code = readCountryCode(value)
  if (code === null) return null
  return (
    <>
      <Flag key={code} code={code} />
      {context.countryName(code)}
    </>
  )
}
