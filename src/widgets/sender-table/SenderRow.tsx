import { useId } from 'react'
import Checkbox from '@mui/material/Checkbox'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { usePortal } from '../../engine/registry/portalContext.ts'
import { RegistrationChip } from '../common/RegistrationChip.tsx'
import { senderUse } from './senderUse.ts'
import type { Sender } from './Sender.ts'

const typeWords: Record<string, string> = {
  alpha_numeric: 'portal:sender-table-alphanumeric',
  alphanumeric: 'portal:sender-table-alphanumeric',
  numeric: 'portal:sender-table-numeric',
  short_code: 'portal:sender-table-short-code',
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
  const { t } = usePortal()
  const noteId = useId()
  const { status, because } = senderUse(sender, countryCode)
  // A choice that became unusable must stay removable.
  const locked = disabled || (because !== undefined && !checked)
  const kind = typeWords[sender.type]
  const type = kind === undefined ? sender.type : t(kind)
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
              ...(because && { 'aria-describedby': noteId }),
            },
          }}
        />
      </TableCell>
      <TableCell sx={{ color: because ? 'text.secondary' : undefined, overflowWrap: 'anywhere' }}>
        {sender.title}
        <Typography variant="caption" color="textSecondary" sx={{ display: { xs: 'block', sm: 'none' } }}>
          {type}
        </Typography>
        {because && (
          <Typography id={noteId} variant="caption" color="textSecondary" sx={{ display: 'block' }}>
            {t(because.key, because.params)}
          </Typography>
        )}
      </TableCell>
      <TableCell sx={{ display: { xs: 'none', sm: 'table-cell' }, color: 'text.secondary' }}>
        {type}
      </TableCell>
      <TableCell>
        <RegistrationChip status={status} />
      </TableCell>
    </TableRow>
  )
}
