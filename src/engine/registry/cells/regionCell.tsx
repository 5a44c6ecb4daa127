import { boxedCell } from './boxedCell.tsx'
import type { CellContext, CellProps } from './CellVariant.ts'
import { Flag } from './Flag.tsx'
import { readRegionCode } from './readValue.ts'

/** A state or province: its ISO 3166-2 code, or an object with `country_code` and `region_code`. */
export const regionCell = boxedCell({
  align: 'start',
  text,
  box: () => ({ className: 'pb-country' }),
  Inside: FlagAndName,
})

function text(value: unknown, context: CellContext): string {
  const code = readRegionCode(value)
  return code === null ? '' : context.regionName(code)
}

function FlagAndName({ value, context }: CellProps) {
  const code = readRegionCode(value)
  if (code === null) return null
  return (
    <>
      <Flag key={code} code={code} />
      {context.regionName(code)}
    </>
  )
}
