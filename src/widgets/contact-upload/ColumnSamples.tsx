import { useState } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { usePortal } from '../../engine/registry/portalContext.ts'
import { columnTitles } from '../common/columnTitles.ts'

const SHOWN_AT_FIRST = 6

interface ColumnSamplesProps {
  values: string[]
  /** Cells of a recognised header row. */
  names: string[]
}

/** The columns of the file, each with what its first contact holds. */
export function ColumnSamples({ values, names }: ColumnSamplesProps) {
  const { t } = usePortal()
  const [all, setAll] = useState(false)
  const columns = columnTitles(names, values.length, t)
  if (columns.length === 0) return null
  const shown = all ? columns : columns.slice(0, SHOWN_AT_FIRST)
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small" aria-label={t('portal:contact-upload-columns')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('portal:contact-upload-column')}</TableCell>
            <TableCell>{t('portal:contact-upload-first-contact')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {shown.map((title, index) => (
            <TableRow key={title} sx={{ '&:last-child td, &:last-child th': { borderBottom: 0 } }}>
              <TableCell
                component="th"
                scope="row"
                sx={{ whiteSpace: 'nowrap', color: 'text.secondary', fontWeight: 400 }}
              >
                {title}
              </TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}>
                {values[index] || (
                  <Box component="span" sx={{ color: 'text.secondary' }}>
                    {t('portal:contact-upload-empty')}
                  </Box>
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {columns.length > SHOWN_AT_FIRST && (
        <Button size="small" sx={{ m: 1 }} aria-expanded={all} onClick={() => setAll(!all)}>
          {all
            ? t('portal:contact-upload-fewer-columns')
            : t('portal:contact-upload-show-columns', { count: columns.length })}
        </Button>
      )}
    </Box>
  )
}
