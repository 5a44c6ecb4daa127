import { useState } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import InputAdornment from '@mui/material/InputAdornment'
import LinearProgress from '@mui/material/LinearProgress'
import OutlinedInput from '@mui/material/OutlinedInput'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import SearchOutlined from '@mui/icons-material/SearchOutlined'
import { usePortal } from '../../engine/registry/portalContext.ts'
import { FieldGroup } from '../common/FieldGroup.tsx'
import { FieldLabel } from '../common/FieldLabel.tsx'
import { LoadFailure } from '../common/LoadFailure.tsx'
import { useDebounced } from '../common/useDebounced.ts'
import { NoSenders } from './NoSenders.tsx'
import { SenderRows } from './SenderRows.tsx'
import { useSenders } from './useSenders.ts'
import type { FieldWidgetProps } from '../../engine/registry/contract.ts'
import type { SelectedSender } from './Sender.ts'

const SEARCH_DEBOUNCE_MS = 1000

/** A searchable table of the account's Sender IDs in the chosen country; several are chosen. */
export function SenderTable(props: FieldWidgetProps<SelectedSender[]>) {
  const { id, path, label, value, required, disabled, error, describedBy, form } = props
  const { t } = usePortal()
  const countryCode = form.useValue<string>('country.country_code') ?? ''
  const countryName = form.useValue<string>('country.name') ?? countryCode
  const stored = form.useValue<SelectedSender[]>('sender_ids')
  const selected = value ?? (form.mode === 'view' ? stored : undefined) ?? []
  const [typed, setTyped] = useState('')
  const [search, searchNow] = useDebounced(typed.trim(), SEARCH_DEBOUNCE_MS)
  const reference = form.entity.rules.fields[path]?.reference
  const senders = useSenders(reference, countryCode, search)
  const empty = !senders.loading && senders.rows.length === 0 && senders.failed === undefined
  const change = (next: SelectedSender[]) => props.onChange(next.length > 0 ? next : undefined)
  return (
    <FieldGroup id={id} describedBy={describedBy} onBlur={() => props.onBlur()}>
      <FieldLabel id={id} label={label} required={required} group />
      <Box
        sx={{
          border: 1,
          borderColor: error ? 'error.main' : 'divider',
          borderRadius: 1,
          overflow: 'hidden',
          bgcolor: 'background.paper',
        }}
      >
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, p: 1 }}>
          <OutlinedInput
            id={id}
            size="small"
            type="search"
            value={typed}
            disabled={disabled || !countryCode}
            placeholder={t('portal:sender-table-search')}
            inputProps={{ 'aria-label': t('portal:sender-table-search'), 'aria-invalid': Boolean(error) }}
            startAdornment={
              <InputAdornment position="start">
                <SearchOutlined fontSize="small" />
              </InputAdornment>
            }
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              searchNow(typed.trim())
            }}
            sx={{ flex: '1 1 200px' }}
          />
          <Typography
            component="output"
            variant="body2"
            color="textSecondary"
            sx={{ px: 1, fontVariantNumeric: 'tabular-nums' }}
          >
            {t('portal:sender-table-selected', { count: selected.length })}
          </Typography>
          {selected.length > 0 && !disabled && (
            <Button size="small" color="inherit" onClick={() => change([])}>
              {t('portal:sender-table-clear')}
            </Button>
          )}
        </Stack>
        <Box sx={{ height: 2 }}>
          {senders.refreshing && (
            <LinearProgress sx={{ height: 2 }} aria-label={t('portal:sender-table-loading')} />
          )}
        </Box>
        {senders.failed !== undefined && (
          <Box sx={{ p: 1 }}>
            <LoadFailure
              title={t('portal:sender-table-load-failed')}
              error={senders.failed}
              onRetry={senders.retry}
            />
          </Box>
        )}
        {!countryCode ? (
          <Typography variant="body2" color="textSecondary" sx={{ p: 2 }}>
            {t('portal:sender-table-no-country')}
          </Typography>
        ) : empty ? (
          <NoSenders
            search={search}
            reference={reference}
            onClearSearch={() => {
              setTyped('')
              searchNow('')
            }}
          />
        ) : (
          (senders.failed === undefined || senders.rows.length > 0) && (
            <SenderRows
              rows={senders.rows}
              loading={senders.loading}
              refreshing={senders.refreshing}
              selected={selected}
              countryCode={countryCode}
              countryName={countryName}
              disabled={disabled}
              onSelect={change}
            />
          )
        )}
        {senders.hasMore && (
          <Stack
            direction="row"
            sx={{ alignItems: 'center', gap: 1, p: 1, borderTop: 1, borderColor: 'divider' }}
          >
            <Button size="small" loading={senders.refreshing} onClick={senders.showMore}>
              {t('portal:sender-table-show-more')}
            </Button>
            <Typography variant="body2" color="textSecondary">
              {t('portal:sender-table-shown', { shown: senders.rows.length, total: senders.total })}
            </Typography>
          </Stack>
        )}
      </Box>
    </FieldGroup>
  )
}
