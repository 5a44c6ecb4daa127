import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { usePortal } from '../../engine/registry/portalContext.ts'
import { VariableChip } from '../common/VariableChip.tsx'
import type { MappingRow } from './mappingRows.ts'
import { EmptyCells } from './EmptyCells.tsx'
import type { MappedVariable } from './MappedVariable.ts'

interface MappingRowFieldsProps {
  id: string
  row: MappingRow
  /** What each column is called in the menu, with a few of its values. */
  columns: string[]
  /** The column's header has the variable's name. */
  byHeader: boolean
  /** Contacts that have nothing in the row's column, of how many. */
  empty: { count: number; total: number }
  /** Marks a row without a column, once the person tried to go on. */
  showMissing: boolean
  disabled: boolean
  onChange: (mapping: MappedVariable | undefined) => void
}

/** One variable, its column, what the first contacts have there, and what is done where they have nothing. */
export function MappingRowFields({
  id,
  row,
  columns,
  byHeader,
  empty,
  showMissing,
  disabled,
  onChange,
}: MappingRowFieldsProps) {
  const { t } = usePortal()
  const { variable, column, sharedWith } = row
  const conflict = sharedWith.length > 0
  const missing = column === undefined && showMissing
  const help = conflict
    ? t('portal:mapping-shared', { variables: sharedWith.map((name) => `{{${name}}}`).join(', ') })
    : missing
      ? t('portal:mapping-choose')
      : byHeader && t('portal:mapping-by-name')
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) minmax(0, 3fr)' },
        columnGap: 2,
        rowGap: 0.5,
        alignItems: 'start',
        p: 1.5,
        '&:not(:last-child)': { borderBottom: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ pt: { sm: 0.75 }, minWidth: 0 }} component="label" htmlFor={id}>
        <VariableChip name={variable} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <NativeSelect
          input={<OutlinedInput size="small" error={conflict || missing} />}
          fullWidth
          disabled={disabled}
          value={column ?? ''}
          onChange={(event) =>
            onChange(event.target.value === '' ? undefined : { variable, column: Number(event.target.value) })
          }
          inputProps={{
            id,
            style: { textOverflow: 'ellipsis', whiteSpace: 'nowrap', overflow: 'hidden' },
            'aria-label': t('portal:mapping-column-for', { variable }),
            'aria-invalid': conflict || missing,
            ...(help && { 'aria-describedby': `${id}-help` }),
          }}
        >
          <option value="">{t('portal:mapping-choose')}</option>
          {columns.map((title, index) => (
            <option key={title} value={index}>
              {title}
            </option>
          ))}
        </NativeSelect>
        {help && (
          <FormHelperText id={`${id}-help`} error={conflict || missing} sx={{ mx: 0 }}>
            {help}
          </FormHelperText>
        )}
      </Box>
      {column !== undefined && empty.count > 0 && (
        <EmptyCells
          id={id}
          mapping={{ variable, column, when_empty: row.when_empty, fallback: row.fallback }}
          count={empty.count}
          total={empty.total}
          showMissing={showMissing}
          disabled={disabled}
          onChange={onChange}
        />
      )}
    </Box>
  )
}
