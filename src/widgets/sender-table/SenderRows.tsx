import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import Skeleton from '@mui/material/Skeleton'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { usePortal } from '../../engine/registry/portalContext.ts'
import { hiddenVisually } from '../common/hiddenVisually.ts'
import { SenderRow } from './SenderRow.tsx'
import { toggled, toggledAll, usableAmong } from './selection.ts'
import type { SelectedSender, Sender } from './Sender.ts'

const SKELETON_ROWS = 4

interface SenderRowsProps {
  rows: Sender[]
  loading: boolean
  refreshing: boolean
  selected: SelectedSender[]
  countryCode: string
  countryName: string
  disabled: boolean
  onSelect: (next: SelectedSender[]) => void
}

/** The rows with their checkboxes; the first chooses all usable ones in view. */
export function SenderRows(props: SenderRowsProps) {
  const { rows, loading, refreshing, selected, countryCode, countryName, disabled, onSelect } = props
  const { t } = usePortal()
  const chosen = new Set(selected.map(({ id }) => id))
  const usable = usableAmong(rows, countryCode)
  const chosenUsable = usable.filter(({ id }) => chosen.has(id)).length
  return (
    <Box
      component="section"
      aria-label={t('portal:sender-table-name', { country: countryName })}
      // Scrolling must be possible with the keyboard alone.
      tabIndex={0}
      sx={{ overflow: 'auto', maxHeight: 360 }}
    >
      <Table size="small" stickyHeader aria-busy={refreshing}>
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">
              <Checkbox
                size="small"
                disabled={disabled || usable.length === 0}
                checked={usable.length > 0 && chosenUsable === usable.length}
                indeterminate={chosenUsable > 0 && chosenUsable < usable.length}
                onChange={() => onSelect(toggledAll(selected, rows, countryCode))}
                slotProps={{ input: { 'aria-label': t('portal:sender-table-select-all') } }}
              />
            </TableCell>
            <TableCell>{t('portal:sender-table-sender')}</TableCell>
            <TableCell sx={{ display: { xs: 'none', sm: 'table-cell' } }}>
              {t('portal:sender-table-type')}
            </TableCell>
            <TableCell>
              {t('portal:sender-table-status')}
              <Box
                component="span"
                sx={hiddenVisually}
              >{` ${t('portal:sender-table-in-country', { country: countryName })}`}</Box>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {loading
            ? Array.from({ length: SKELETON_ROWS }, (_, row) => (
                <TableRow key={row}>
                  <TableCell colSpan={4}>
                    <Skeleton height={28} />
                  </TableCell>
                </TableRow>
              ))
            : rows.map((sender) => (
                <SenderRow
                  key={sender.id}
                  sender={sender}
                  countryCode={countryCode}
                  checked={chosen.has(sender.id)}
                  disabled={disabled}
                  onToggle={() => onSelect(toggled(selected, sender))}
                />
              ))}
        </TableBody>
      </Table>
    </Box>
  )
}
