import { useId } from 'react'
import Checkbox from '@mui/material/Checkbox'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { StatusChip } from '../common/StatusChip.tsx'
import { senderUse } from './senderUse.ts'
import type { Sender } from './Sender.ts'

const typeWords: Record<string, string> = {
  alpha_numeric: 'Alphanumeric',
  alphanumeric: 'Alphanumeric',
  numeric: 'Numeric',
  short_code: 'Short code',
}

interface SenderRowProps {
  sender: Sender
  countryCode: string
  checked: boolean
  disabled: boolean
  onToggle: () => void
}

/** One Sender ID; one that cannot be chosen says why. */
export function SenderRow({ sender, countryCode, checked, disabled, onToggle }: SenderRowProps) {
  const noteId = useId()
  const { status, because, note } = senderUse(sender, countryCode)
  // A choice that became unusable must stay removable.
  const locked = disabled || (because !== undefined && !checked)
  const type = typeWords[sender.type] ?? sender.type
  return (
    <TableRow
      hover={!locked}
      selected={checked}
      onClick={locked ? undefined : onToggle}
      sx={{ cursor: locked ? 'default' : 'pointer' }}
    >
      <TableCell padding="checkbox">
        <Checkbox
          size="small"
          checked={checked}
          disabled={locked}
          onChange={onToggle}
          onClick={(event) => event.stopPropagation()}
          slotProps={{
            input: {
              'aria-label': sender.title,
              ...((because ?? note) && { 'aria-describedby': noteId }),
            },
          }}
        />
      </TableCell>
      <TableCell sx={{ color: because ? 'text.secondary' : undefined, overflowWrap: 'anywhere' }}>
        {sender.title}
        <Typography variant="caption" color="textSecondary" sx={{ display: { xs: 'block', sm: 'none' } }}>
          {type}
        </Typography>
        {(because ?? note) && (
          <Typography id={noteId} variant="caption" color="textSecondary" sx={{ display: 'block' }}>
            {because ?? note}
          </Typography>
        )}
      </TableCell>
      <TableCell sx={{ display: { xs: 'none', sm: 'table-cell' }, color: 'text.secondary' }}>
        {type}
      </TableCell>
      <TableCell>
        <StatusChip status={status} />
      </TableCell>
    </TableRow>
  )
}
