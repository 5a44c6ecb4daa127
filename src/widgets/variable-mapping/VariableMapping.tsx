import { useEffect, useRef, useState } from 'react'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { columnTitles } from '../common/columnTitles.ts'
import { FieldLabel } from '../common/FieldLabel.tsx'
import { useContactFile } from '../common/useContactFile.ts'
import { variableNames } from '../../domain/sms/index.ts'
import { MappingRowFields } from './MappingRowFields.tsx'
import { mappingRows, mappingValuesOf, withColumn } from './mappingRows.ts'
import { suggestMappings } from './suggestMappings.ts'
import type { FieldWidgetProps } from '../../engine/registry/contract.ts'
import type { MappedVariable } from './MappedVariable.ts'
import type { SuggestionBasis } from './suggestMappings.ts'

/** Maps each variable of the template to one column of the contact file. */
export function VariableMapping(props: FieldWidgetProps<MappedVariable[]>) {
  const { id, label, value, onChange, onBlur, required, disabled, error, describedBy, form } = props
  const text = form.useValue<string>('template.text')
  const file = useContactFile(form)
  const variables = variableNames(text ?? '')
  const [suggested, setSuggested] = useState<ReadonlyMap<string, SuggestionBasis>>(new Map())
  const columns = columnTitles(file.headers, file.headerNames, file.values.length)

  const change = (mappings: MappedVariable[]) =>
    onChange(mappings.length > 0 ? mappings : undefined, {
      mappingValues: mappings.length > 0 ? mappingValuesOf(mappings, file.values) : undefined,
    })
  const suggest = () => {
    const suggestions = suggestMappings(variables, file.headerNames, columns.length)
    setSuggested(new Map(suggestions.map(({ variable, by }) => [variable, by])))
    if (suggestions.length > 0) change(suggestions.map(({ variable, column }) => ({ variable, column })))
  }
  const suggestedFor = useRef<string>(null)
  const subject = `${form.get('contacts')} ${text}`
  const untouched = !disabled && form.mode === 'create' && (value === undefined || value.length === 0)
  const ready = variables.length > 0 && columns.length > 0 && !file.loading
  useEffect(() => {
    if (!ready || suggestedFor.current === subject) return
    suggestedFor.current = subject
    if (untouched) suggest()
  })

  if (text === undefined) {
    return <Empty id={id}>Choose a template first; its variables are mapped here.</Empty>
  }
  if (variables.length === 0) {
    return <Empty id={id}>There are no variables in this template: nothing to map.</Empty>
  }
  const rows = mappingRows(variables, value ?? [])
  const missing = rows.filter(({ column }) => column === undefined).length
  return (
    <Stack role="group" aria-labelledby={`${id}-label`} aria-describedby={describedBy} sx={{ gap: 1 }} onBlur={onBlur}>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1, minHeight: 32 }}>
        <FieldLabel id={id} label={label} required={required} group />
        {!disabled && columns.length > 0 && (
          <Stack direction="row" sx={{ gap: 0.5 }}>
            <Button size="small" onClick={suggest}>
              Suggest
            </Button>
            <Button
              size="small"
              color="inherit"
              disabled={missing === rows.length}
              onClick={() => {
                setSuggested(new Map())
                change([])
              }}
            >
              Clear
            </Button>
          </Stack>
        )}
      </Stack>
      {columns.length <= 1 && !file.loading && (
        <Alert severity="warning" variant="outlined">
          The contact file has {columns.length === 1 ? 'only the column of phone numbers' : 'no columns'}. Upload one with a
          column for each variable.
        </Alert>
      )}
      <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0, border: 1, borderColor: 'divider', borderRadius: 1 }}>
        {rows.map((row, index) => (
          <MappingRowFields
            key={row.variable}
            id={index === 0 ? id : `${id}-${index}`}
            row={row}
            columns={columns}
            sample={row.column === undefined ? undefined : file.values[row.column]}
            suggestion={suggested.get(row.variable)}
            showMissing={Boolean(error)}
            disabled={disabled}
            onChange={(column) => {
              setSuggested((before) => new Map([...before].filter(([variable]) => variable !== row.variable)))
              change(withColumn(variables, value ?? [], row.variable, column))
            }}
          />
        ))}
      </Stack>
      <Typography variant="body2" color="text.secondary" role="status">
        {missing === 0 ? 'All variables are mapped.' : `${rows.length - missing} of ${rows.length} variables mapped.`}
      </Typography>
    </Stack>
  )
}

function Empty({ id, children }: { id: string; children: string }) {
  return (
    <Typography
      id={id}
      tabIndex={-1}
      variant="body2"
      color="text.secondary"
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 2 }}
    >
      {children}
    </Typography>
  )
}
