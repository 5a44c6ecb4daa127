import { useState } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import InputAdornment from '@mui/material/InputAdornment'
import LinearProgress from '@mui/material/LinearProgress'
import OutlinedInput from '@mui/material/OutlinedInput'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import SearchOutlined from '@mui/icons-material/SearchOutlined'
import { usePortal } from '../../engine/registry/portalContext.ts'
import { FieldLabel } from '../common/FieldLabel.tsx'
import { countOf } from '../common/formatCount.ts'
import { hiddenVisually } from '../common/hiddenVisually.ts'
import { LoadFailure } from '../common/LoadFailure.tsx'
import { useDebounced } from '../common/useDebounced.ts'
import { SenderRow } from './SenderRow.tsx'
import { toggled, toggledAll, usableAmong } from './selection.ts'
import { useSenders } from './useSenders.ts'
import type { FieldWidgetProps } from '../../engine/registry/contract.ts'
import type { SelectedSender } from './Sender.ts'

const SEARCH_DEBOUNCE_MS = 1000
const SKELETON_ROWS = 4

/** A searchable table of the account's Sender IDs in the chosen country; several are chosen. */
export function SenderTable(props: FieldWidgetProps<SelectedSender[]>) {
  const { id, path, label, value, onChange, onBlur, required, disabled, error, describedBy, form } = props
  const { t, navigate } = usePortal()
  const countryCode = form.useValue<string>('country.country_code') ?? ''
  const countryName = form.useValue<string>('country.name') ?? countryCode
  const stored = form.useValue<SelectedSender[]>('sender_ids')
  const selected = value ?? (form.mode === 'view' ? stored : undefined) ?? []
  const [typed, setTyped] = useState('')
  const [search, searchNow] = useDebounced(typed.trim(), SEARCH_DEBOUNCE_MS)
  const reference = form.entity.rules.fields[path]?.reference
  const senders = useSenders(reference, countryCode, search)

  const chosen = new Set(selected.map((sender) => sender.id))
  const usable = usableAmong(senders.rows, countryCode)
  const chosenUsable = usable.filter((sender) => chosen.has(sender.id)).length
  const change = (next: SelectedSender[]) => onChange(next.length > 0 ? next : undefined)
  const empty = !senders.loading && senders.rows.length === 0 && senders.failed === undefined
  return (
    <Stack role="group" aria-labelledby={`${id}-label`} aria-describedby={describedBy} sx={{ gap: 1 }} onBlur={onBlur}>
      <FieldLabel id={id} label={label} required={required} group />
      <Box sx={{ border: 1, borderColor: error ? 'error.main' : 'divider', borderRadius: 1, overflow: 'hidden' }}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, p: 1 }}>
          <OutlinedInput
            id={id}
            size="small"
            type="search"
            value={typed}
            disabled={disabled || !countryCode}
            placeholder="Search by Sender ID"
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              searchNow(typed.trim())
            }}
            inputProps={{ 'aria-label': 'Search by Sender ID' }}
            startAdornment={
              <InputAdornment position="start">
                <SearchOutlined fontSize="small" />
              </InputAdornment>
            }
            sx={{ flex: '1 1 200px' }}
          />
          <Typography variant="body2" color="text.secondary" sx={{ px: 1, fontVariantNumeric: 'tabular-nums' }} role="status">
            {countOf(selected.length, 'Sender ID')} selected
          </Typography>
          {selected.length > 0 && !disabled && (
            <Button size="small" color="inherit" onClick={() => onChange(undefined)}>
              Clear
            </Button>
          )}
        </Stack>
        <Box sx={{ height: 2 }}>{senders.refreshing && countryCode !== '' && <LinearProgress sx={{ height: 2 }} aria-label="Loading Sender IDs" />}</Box>
        {senders.failed !== undefined && (
          <Box sx={{ p: 1 }}>
            <LoadFailure title="The Sender IDs could not be loaded." error={senders.failed} onRetry={senders.retry} />
          </Box>
        )}
        {!countryCode ? (
          <Typography variant="body2" color="text.secondary" sx={{ p: 2 }}>
            Choose a destination country to see its Sender IDs.
          </Typography>
        ) : empty ? (
          <Box sx={{ p: 2 }}>
            <Typography variant="body2" color="text.secondary">
              {search ? `No Sender ID matches “${search}”.` : reference ? t(reference.empty.text) : 'No Sender IDs'}
            </Typography>
            {search ? (
              <Button size="small" sx={{ mt: 1 }} onClick={() => { setTyped(''); searchNow('') }}>
                Clear the search
              </Button>
            ) : (
              reference?.empty.to !== undefined && (
                <Button size="small" sx={{ mt: 1 }} onClick={() => navigate(reference.empty.to ?? '/')}>
                  {reference.empty.action ? t(reference.empty.action) : 'Create'}
                </Button>
              )
            )}
          </Box>
        ) : (
          <Box sx={{ overflow: 'auto', maxHeight: 360 }} tabIndex={0} role="region" aria-label={`Sender IDs for ${countryName}`}>
            <Table size="small" stickyHeader aria-busy={senders.refreshing}>
              <TableHead>
                <TableRow>
                  <TableCell padding="checkbox">
                    <Checkbox
                      size="small"
                      disabled={disabled || usable.length === 0}
                      checked={usable.length > 0 && chosenUsable === usable.length}
                      indeterminate={chosenUsable > 0 && chosenUsable < usable.length}
                      onChange={() => change(toggledAll(selected, senders.rows, countryCode))}
                      slotProps={{ input: { 'aria-label': 'Select all usable Sender IDs' } }}
                    />
                  </TableCell>
                  <TableCell>Sender ID</TableCell>
                  <TableCell sx={{ display: { xs: 'none', sm: 'table-cell' } }}>Type</TableCell>
                  <TableCell>
                    Status
                    <Box component="span" sx={hiddenVisually}>{` in ${countryName}`}</Box>
                  </TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {senders.loading
                  ? Array.from({ length: SKELETON_ROWS }, (_, row) => (
                      <TableRow key={row}>
                        <TableCell colSpan={4}>
                          <Skeleton height={28} />
                        </TableCell>
                      </TableRow>
                    ))
                  : senders.rows.map((sender) => (
                      <SenderRow
                        key={sender.id}
                        sender={sender}
                        countryCode={countryCode}
                        checked={chosen.has(sender.id)}
                        disabled={disabled}
                        onToggle={() => change(toggled(selected, sender))}
                      />
                    ))}
              </TableBody>
            </Table>
          </Box>
        )}
        {senders.hasMore && (
          <Stack direction="row" sx={{ alignItems: 'center', gap: 1, p: 1, borderTop: 1, borderColor: 'divider' }}>
            <Button size="small" loading={senders.refreshing} onClick={senders.showMore}>
              Show more
            </Button>
            <Typography variant="body2" color="text.secondary">
              {senders.rows.length} of {senders.total}
            </Typography>
          </Stack>
        )}
      </Box>
    </Stack>
  )
}
