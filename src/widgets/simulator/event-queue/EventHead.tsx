import Box from '@mui/material/Box'
import { cellOf } from '../../../engine/registry/cells/cells.ts'
import { useCellContext } from '../../../engine/registry/useCellContext.ts'
import { useGroupedPhones } from './useGroupedPhones.ts'

const CELLS = ['relative-time']

interface EventHeadProps {
  title: string
  /** What kind of thing it is, or its state. */
  about?: string
  /** ISO 8601 UTC */
  at: string
}

/** The first line of an item: what it is, and when. Phone numbers in it are grouped. */
export function EventHead({ title, about, at }: EventHeadProps) {
  const context = useCellContext(undefined, CELLS)('at')
  const { Cell } = cellOf('relative-time')
  const grouped = useGroupedPhones()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
      <Box component="strong" sx={{ fontWeight: 'var(--font-weight-strong)', overflowWrap: 'anywhere' }}>
        {grouped(title)}
      </Box>
      {about !== undefined && (
        <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
          {grouped(about)}
        </Box>
      )}
      <Box component="span" sx={{ ml: 'auto', typography: 'caption', color: 'text.secondary' }}>
        <Cell value={at} context={context} />
      </Box>
    </Box>
  )
}
