import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined'
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined'
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined'
import { usePortal } from '../../engine/registry/portalContext.ts'
import { CountryName } from '../common/CountryName.tsx'
import { formatCount } from '../common/formatCount.ts'
import { ColumnSamples } from './ColumnSamples.tsx'
import { InvalidRows } from './InvalidRows.tsx'
import type { ReactNode } from 'react'
import type { FormAccess } from '../../engine/registry/contract.ts'
import type { ContactsAnswer } from './ContactsAnswer.ts'

interface FileCardProps {
  id: string
  form: FormAccess
  /** Undefined while the findings of a restored file are still on their way. */
  answer: ContactsAnswer | undefined
  findingsFailed: string | undefined
  disabled: boolean
  skipping: boolean
  skipError: string | undefined
  onRemove: () => void
  onSkipHeader: (filename: string) => Promise<void>
  onDownload: (kind: 'invalid' | 'duplicated') => Promise<void>
}

/** What was found in the file: counts, country, columns, and what can be done about it. */
export function FileCard({
  id,
  form,
  answer,
  findingsFailed,
  disabled,
  skipping,
  skipError,
  onRemove,
  onSkipHeader,
  onDownload,
}: FileCardProps) {
  const { t } = usePortal()
  const filename = form.useValue<string>('contacts_filename') ?? 'contacts.csv'
  const count = form.useValue<number>('contacts_count') ?? answer?.valid ?? 0
  const country = nameOf(form.useValue<unknown>('country')) ?? answer?.country ?? undefined
  const countryCode = form.useValue<string>('country_code') ?? answer?.country_code ?? undefined
  const values = form.useValue<string[]>('values') ?? answer?.values ?? []
  const headerCells = answer?.header_row ?? []
  const notices = (answer?.notices ?? []).filter(({ code }) => code !== 'header_row')
  const offerSkip = headerCells.length > 0 && answer?.header_skipped !== true && !disabled
  return (
    <Box
      id={id}
      tabIndex={-1}
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        overflow: 'hidden',
        bgcolor: 'background.paper',
      }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, p: 2 }}>
        <DescriptionOutlined color="action" />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="body2" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
            {filename}
          </Typography>
          <Typography variant="body2" color="textSecondary" component="div">
            <CountryName code={countryCode} name={country} />
          </Typography>
        </Box>
        {!disabled && (
          <Button size="small" color="inherit" onClick={onRemove} sx={{ mr: -1.5 }}>
            {t('portal:contact-upload-remove')}
          </Button>
        )}
      </Stack>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' },
          gap: '1px',
          bgcolor: 'divider',
          borderTop: 1,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Finding
          icon={<CheckCircleOutlined color="success" fontSize="small" />}
          label={t('portal:contact-upload-valid')}
          count={count}
        />
        <Finding
          icon={<ErrorOutlineOutlined color={answer?.invalid ? 'error' : 'disabled'} fontSize="small" />}
          label={t('portal:contact-upload-invalid')}
          count={answer?.invalid}
          unknown={findingsFailed !== undefined}
          action={
            answer && answer.invalid > 0
              ? {
                  text: t('portal:contact-upload-download'),
                  name: t('portal:contact-upload-download-invalid'),
                  run: () => void onDownload('invalid'),
                }
              : undefined
          }
        />
        <Finding
          icon={<ContentCopyOutlined color={answer?.duplicated ? 'warning' : 'disabled'} fontSize="small" />}
          label={t('portal:contact-upload-duplicated')}
          count={answer?.duplicated}
          unknown={findingsFailed !== undefined}
          action={
            answer && answer.duplicated > 0
              ? {
                  text: t('portal:contact-upload-download'),
                  name: t('portal:contact-upload-download-duplicated'),
                  run: () => void onDownload('duplicated'),
                }
              : undefined
          }
        />
      </Box>
      {offerSkip && (
        <Alert
          severity="info"
          sx={{ border: 0, borderRadius: 0, px: 2 }}
          action={
            <Button
              size="small"
              color="inherit"
              disabled={skipping}
              onClick={() => void onSkipHeader(filename)}
            >
              {t('portal:contact-upload-skip-header')}
            </Button>
          }
        >
          {t('portal:contact-upload-header-row', { cells: headerSummary(headerCells) })}
        </Alert>
      )}
      {skipError && (
        <Alert severity="error" sx={{ border: 0, borderRadius: 0, px: 2 }}>
          {skipError}
        </Alert>
      )}
      {notices.map(({ code, message }) => (
        <Alert key={code} severity="info" sx={{ border: 0, borderRadius: 0, px: 2 }}>
          {message}
        </Alert>
      ))}
      <InvalidRows rows={answer?.invalid_sample ?? []} total={answer?.invalid ?? 0} />
      <ColumnSamples values={values} names={headerCells} />
    </Box>
  )
}

const SHOWN_HEADER_CELLS = 4

function headerSummary(cells: readonly string[]): string {
  const more = cells.length > SHOWN_HEADER_CELLS ? ', …' : ''
  return cells.slice(0, SHOWN_HEADER_CELLS).join(', ') + more
}

interface FindingProps {
  icon: ReactNode
  label: string
  count: number | undefined
  unknown?: boolean
  action?: { text: string; name: string; run: () => void } | undefined
}

function Finding({ icon, label, count, unknown = false, action }: FindingProps) {
  return (
    <Box
      sx={{
        bgcolor: 'background.paper',
        px: 2,
        py: { xs: 0.5, sm: 1.5 },
        display: { xs: 'grid', sm: 'block' },
        gridTemplateColumns: '1fr 1fr',
        alignItems: 'center',
      }}
    >
      <Typography
        component="dt"
        variant="caption"
        color="textSecondary"
        sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}
      >
        {icon}
        {label}
      </Typography>
      <Box
        component="dd"
        sx={{
          m: 0,
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          minHeight: 32,
        }}
      >
        <Typography component="span" variant="h6" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {count === undefined ? (unknown ? '–' : '…') : formatCount(count)}
        </Typography>
        {action && (
          <Button size="small" aria-label={action.name} onClick={action.run} sx={{ minWidth: 0, mr: -1.5 }}>
            {action.text}
          </Button>
        )}
      </Box>
    </Box>
  )
}

/** Beside a list of contacts an entity may hold the country as an object with its name. */
function nameOf(country: unknown): string | undefined {
  const name: unknown =
    typeof country === 'object' && country !== null ? Reflect.get(country, 'name') : country
  return typeof name === 'string' ? name : undefined
}
