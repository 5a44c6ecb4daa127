import { useEffect, useRef } from 'react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { usePortal } from '../../engine/registry/portalContext.ts'
import type { Translate } from '../../engine/registry/portalContext.ts'
import { columnTitles } from '../common/columnTitles.ts'
import { FieldGroup } from '../common/FieldGroup.tsx'
import { FieldLabel } from '../common/FieldLabel.tsx'
import { hiddenVisually } from '../common/hiddenVisually.ts'
import { useContactFile } from '../common/useContactFile.ts'
import { variableNames } from '../../domain/sms/index.ts'
import { MappingRowFields } from './MappingRowFields.tsx'
import { mappingRows, mappingValuesOf, withMapping, withSuggestions } from './mappingRows.ts'
import { samplesOf } from './samplesOf.ts'
import { suggestMappings } from './suggestMappings.ts'
import type { FieldWidgetProps } from '../../engine/registry/contract.ts'
import type { MappingRow } from './mappingRows.ts'
import type { MappedVariable } from './MappedVariable.ts'

/** Maps each variable of the template to one column of the contact file. */
export function VariableMapping(props: FieldWidgetProps<MappedVariable[]>) {
  const { id, label, value, required, disabled, error, describedBy, form } = props
  const { t } = usePortal()
  const text = form.useValue<string>('template.text')
  const file = useContactFile(form)
  const variables = variableNames(text ?? '')
  const columns = columnTitles(file.headerNames, file.values.length, t)
  const samples = columns.map((_, index) => samplesOf(file.rows, index))
  const total = form.useValue<number>('contacts_count') ?? 0
  const emptyCells = form.useValue<number[]>('empty_cells') ?? []

  const suggestions = suggestMappings(variables, file.headerNames, columns.length)
  const suggested = withSuggestions(variables, value ?? [], suggestions)

  const change = (mappings: MappedVariable[]) =>
    props.onChange(mappings.length > 0 ? mappings : undefined, {
      mappingValues: mappings.length > 0 ? mappingValuesOf(mappings, file.values) : undefined,
    })
  const suggest = () => change(suggested)
  const suggestedFor = useRef<string>(null)
  const subject = `${file.uuid ?? ''} ${text}`
  const untouched = !disabled && form.mode === 'create' && (value === undefined || value.length === 0)
  const ready = variables.length > 0 && columns.length > 0 && !file.loading
  useEffect(() => {
    if (!ready || suggestedFor.current === subject) return
    suggestedFor.current = subject
    if (untouched && suggestions.length > 0) suggest()
  })

  if (text === undefined) {
    return <Empty id={id}>{t('portal:mapping-no-template')}</Empty>
  }
  if (variables.length === 0) {
    return <Empty id={id}>{t('portal:mapping-no-variables')}</Empty>
  }
  const rows = mappingRows(variables, value ?? [])
  const missing = rows.filter(({ column }) => column === undefined).length
  return (
    <FieldGroup id={id} describedBy={describedBy} onBlur={() => props.onBlur()}>
      <Stack
        direction="row"
        sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1, minHeight: 32 }}
      >
        <Box sx={hiddenVisually}>
          <FieldLabel id={id} label={label} required={required} group />
        </Box>
        <Typography variant="body2" color="textSecondary" component="output">
          {progressWords(rows, t)}
        </Typography>
        {!disabled && columns.length > 0 && (
          <Stack direction="row" sx={{ gap: 0.5 }}>
            <Button size="small" disabled={suggested.length === (value ?? []).length} onClick={suggest}>
              {t('portal:mapping-suggest')}
            </Button>
            <Button
              size="small"
              color="inherit"
              disabled={missing === rows.length}
              onClick={() => change([])}
            >
              {t('portal:mapping-clear')}
            </Button>
          </Stack>
        )}
      </Stack>
      {columns.length <= 1 && !file.loading && (
        <Alert severity="warning" variant="outlined">
          {t(columns.length === 1 ? 'portal:mapping-only-numbers' : 'portal:mapping-no-columns')}
        </Alert>
      )}
      <Stack
        component="ul"
        sx={{
          listStyle: 'none',
          p: 0,
          m: 0,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.paper',
        }}
      >
        {rows.map((row, index) => (
          <MappingRowFields
            key={row.variable}
            id={index === 0 ? id : `${id}-${index}`}
            row={row}
            columns={columns.map((column, at) => titled(column, samples[at] ?? [], t))}
            byHeader={suggestions.some(
              ({ variable, column }) => variable === row.variable && column === row.column,
            )}
            empty={{ count: emptyCells[row.column ?? -1] ?? 0, total }}
            showMissing={Boolean(error)}
            disabled={disabled}
            onChange={(mapping) => change(withMapping(variables, value ?? [], row.variable, mapping))}
          />
        ))}
      </Stack>
    </FieldGroup>
  )
}

/** 'Column B: Anna, Ben, Carl' */
function titled(column: string, values: readonly string[], t: Translate): string {
  const words = values.length > 0 ? values.join(', ') : t('portal:mapping-empty')
  return t('portal:mapping-samples', { column, values: words })
}

function progressWords(rows: MappingRow[], t: Translate): string {
  const mapped = rows.filter(({ column }) => column !== undefined).length
  const sharing = rows.filter(({ sharedWith }) => sharedWith.length > 0).length
  if (sharing > 0) return t('portal:mapping-conflicts', { count: sharing })
  return mapped === rows.length
    ? t('portal:mapping-done')
    : t('portal:mapping-progress', { mapped, count: rows.length })
}

function Empty({ id, children }: { id: string; children: string }) {
  return (
    <Typography
      id={id}
      tabIndex={-1}
      variant="body2"
      color="textSecondary"
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 2 }}
    >
      {children}
    </Typography>
  )
}
