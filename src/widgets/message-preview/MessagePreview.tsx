import { useState } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { usePortal } from '../../engine/registry/portalContext.ts'
import { formatPhoneNumber } from '../../domain/phone/formatPhoneNumber.ts'
import { valuesOfRow, variableNames, type RowMapping } from '../../domain/sms/index.ts'
import { useRead } from '../../engine/data/index.ts'
import { fillMessage } from '../common/fillMessage.ts'
import { ROWS_AT_ONCE } from '../common/useContactFile.ts'
import { lengthWords } from '../common/lengthWords.ts'
import { LoadFailure } from '../common/LoadFailure.tsx'
import { MessageParts } from '../common/MessageParts.tsx'
import { PhoneBubble } from '../common/PhoneBubble.tsx'
import { blockOf, longestRow } from './previewRows.ts'
import { RowStepper } from './RowStepper.tsx'
import type { PanelProps } from '../../engine/registry/contract.ts'
import type { ContactRows } from './previewRows.ts'

/** The message as the phones of real contacts will show it, row by row. */
export function MessagePreview({ form }: PanelProps) {
  const { t } = usePortal()
  const template = form.useValue<string>('template.text')
  const shortLinks = form.useValue<boolean>('template.short_url_enabled') === true
  const sender = form.useValue<string>('sender_id.name')
  const uuid = form.useValue<string>('contacts')
  const mappings = form.useValue<RowMapping[]>('mappings') ?? []
  const [position, setPosition] = useState(0)
  const from = blockOf(position)
  const read = useRead<ContactRows>(uuid && template ? '/v1/sms/campaigns/contact_rows' : null, {
    query: { uuid, from, limit: ROWS_AT_ONCE },
    keepPrevious: true,
  })
  if (!template) {
    return (
      <PhoneBubble sender={sender}>
        <Typography variant="body2" color="textSecondary">
          {t('portal:message-preview-no-template')}
        </Typography>
      </PhoneBubble>
    )
  }
  const total = read.data?.total ?? 0
  const row = read.data?.rows.find(({ index }) => index === position)
  const mapped = variableNames(template).filter((name) => mappings.some(({ variable }) => variable === name))
  const values = row ? valuesOfRow(mappings, row.values) : {}
  const message = fillMessage(template, values ?? {}, shortLinks)
  const longest =
    mapped.length > 0 ? longestRow(read.data?.rows ?? [], template, mappings, shortLinks) : undefined
  const offerLongest =
    longest && row && longest.row.index !== position && longest.segments > message.count.segments
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start', width: '100%', maxWidth: 320 }}>
      <PhoneBubble
        sender={sender}
        foot={
          <>
            <span>
              {row
                ? t('portal:message-preview-to', { number: formatPhoneNumber(row.number) })
                : t('portal:message-preview-anyone')}
            </span>
            {values && <span>{lengthWords(message, t)}</span>}
          </>
        }
      >
        {values ? (
          <MessageParts text={message.text} />
        ) : (
          <Typography variant="body2" color="textSecondary">
            {t('portal:message-preview-skipped')}
          </Typography>
        )}
      </PhoneBubble>
      {total > 0 && (
        <RowStepper position={position} total={total} busy={read.isPrevious} onMove={setPosition} />
      )}
      {offerLongest && (
        <Button size="small" onClick={() => setPosition(longest.row.index)}>
          {t('portal:message-preview-longest', { row: longest.row.index + 1, segments: longest.segments })}
        </Button>
      )}
      {read.data?.removed && (
        <Typography variant="body2" color="textSecondary">
          {t('portal:message-preview-gone')}
        </Typography>
      )}
      {read.error && (
        <Box sx={{ width: '100%' }}>
          <LoadFailure
            title={t('portal:message-preview-load-failed')}
            error={read.error}
            onRetry={() => void read.refresh()}
          />
        </Box>
      )}
    </Stack>
  )
}
