import type { CellContext, CellProps, CellVariant } from './CellVariant.ts'
import { Flag } from './Flag.tsx'
import { readRegionCode } from './readValue.ts'

/** A state or province: its ISO 3166-2 code, or an object with `country_code` and `region_code`. */
export const regionCell: CellVariant = { align: 'start', text, Cell: RegionCell }

function text(value: unknown, context: CellContext): string {
  const code = readRegionCode(value)
  return code === null ? '' : context.regionName(code)
}

function RegionCell({ value, context }: CellProps) {
  const code = readRegionCode(value)
  if (code === null) return null
  return (
    <span className="pb-country">
      <Flag key={code} code={code} />
      <span className="pb-cut">{context.regionName(code)}</span>
    </span>
  )
}
