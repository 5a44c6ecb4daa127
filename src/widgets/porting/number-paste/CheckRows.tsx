import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import BlockOutlined from '@mui/icons-material/BlockOutlined'
import CheckOutlined from '@mui/icons-material/CheckOutlined'
import { usePortal } from '../../../engine/registry/portalContext.ts'
import { usePhoneFormat } from '../../../engine/registry/usePhoneFormat.ts'
import type { Check } from './useChecks.ts'

const MOST_ROWS = 100

/** Each number with its result; those that can't be moved come first. */
export function CheckRows({ name, checks }: { name: string; checks: readonly Check[] }) {
  const { t } = usePortal()
  const format = usePhoneFormat(true)
  const rows = checks.toSorted((one, other) => Number(one.portable) - Number(other.portable))
  const hidden = Math.max(0, rows.length - MOST_ROWS)
  return (
    <Box
      // Scrolling must be possible with the keyboard alone.
      tabIndex={0}
      component="section"
      aria-label={name}
      sx={{ mt: 1, maxHeight: 320, overflow: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Table size="small" stickyHeader aria-label={name}>
        <TableHead>
          <TableRow>
            <TableCell>{t('porting:paste-number')}</TableCell>
            <TableCell>{t('porting:paste-result')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.slice(0, MOST_ROWS).map(({ number, portable, reason }, index) => (
            <TableRow key={`${number}:${index}`}>
              <TableCell
                sx={{
                  whiteSpace: { sm: 'nowrap' },
                  fontVariantNumeric: 'tabular-nums',
                  verticalAlign: 'top',
                }}
              >
                {format(number)}
              </TableCell>
              <TableCell>
                <Box sx={{ display: 'flex', gap: 1 }}>
                  {portable ? (
                    <CheckOutlined fontSize="small" color="success" />
                  ) : (
                    <BlockOutlined fontSize="small" color="error" />
                  )}
                  {portable ? t('porting:paste-can') : reason}
                </Box>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {hidden > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ p: 1 }}>
          {t('porting:paste-more', { count: hidden })}
        </Typography>
      )}
    </Box>
  )
}
