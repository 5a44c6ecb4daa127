import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { usePortal } from '../../engine/registry/portalContext.ts'
import { VariableChip } from '../common/VariableChip.tsx'
import type { MappingRow } from './mappingRows.ts'
import type { SuggestionBasis } from './suggestMappings.ts'

interface MappingRowFieldsProps {
  id: string
  row: MappingRow
  columns: string[]
  sample: string | undefined
  suggestion: SuggestionBasis | undefined
  /** Marks a row without a column, once the person tried to go on. */
  showMissing: boolean
  disabled: boolean
  onChange: (column: number | undefined) => void
}

const basisWords: Record<SuggestionBasis, string> = {
  name: 'portal:mapping-by-name',
  order: 'portal:mapping-by-order',
}

/** One variable, its column and what the first contact holds there. */
export function MappingRowFields({
  id,
  row,
  columns,
  sample,
  suggestion,
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
      : suggestion && t(basisWords[suggestion])
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 2fr) minmax(0, 3fr) minmax(0, 2fr)' },
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
          onChange={(event) => onChange(event.target.value === '' ? undefined : Number(event.target.value))}
          inputProps={{
            id,
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
      <Typography
        variant="body2"
        color="textSecondary"
        sx={{ pt: { sm: 1 }, overflowWrap: 'anywhere', minWidth: 0 }}
      >
        {column === undefined ? '' : sample ? `“${sample}”` : t('portal:mapping-empty')}
      </Typography>
    </Box>
  )
}
