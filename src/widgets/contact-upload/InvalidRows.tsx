import { useState } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { usePortal } from '../../engine/registry/portalContext.ts'
import { formatCount } from '../common/formatCount.ts'

interface InvalidRowsProps {
  rows: { line: number; value: string; reason: string }[]
  total: number
}

/** The first rows that will get no message, each with its line and the reason. */
export function InvalidRows({ rows, total }: InvalidRowsProps) {
  const { t } = usePortal()
  const [open, setOpen] = useState(false)
  if (rows.length === 0) return null
  const show =
    rows.length < total
      ? t('portal:contact-upload-show-first-invalid', { shown: rows.length, count: total })
      : t('portal:contact-upload-show-invalid', { count: total })
  return (
    <Box sx={{ borderBottom: 1, borderColor: 'divider', px: 1, py: 0.5, overflowX: 'auto' }}>
      <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? t('portal:contact-upload-hide-invalid') : show}
      </Button>
      {open && (
        <Table size="small" aria-label={t('portal:contact-upload-invalid-rows')}>
          <TableHead>
            <TableRow>
              <TableCell align="right">{t('portal:contact-upload-line')}</TableCell>
              <TableCell>{t('portal:contact-upload-value')}</TableCell>
              <TableCell>{t('portal:contact-upload-reason')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ line, value, reason }) => (
              <TableRow key={line}>
                <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                  {formatCount(line)}
                </TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>{value}</TableCell>
                <TableCell sx={{ color: 'text.secondary' }}>{reason}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Box>
  )
}
