import { useState } from 'react'
import Box from '@mui/material/Box'
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
import { useShortLinks } from '../common/useShortLinks.ts'
import { blockOf } from './previewRows.ts'
import { PreviewStops } from './PreviewStops.tsx'
import { RowStepper } from './RowStepper.tsx'
import type { PanelProps } from '../../engine/registry/contract.ts'
import type { ContactRows } from './previewRows.ts'

/** The message as the phones of real contacts will show it, row by row. */
export function MessagePreview({ form }: PanelProps) {
  const { t } = usePortal()
  const template = form.useValue<string>('template.text')
  const templateId = form.useValue<string>('template.id')
  const shortLinks = useShortLinks(form, 'template.short_url_enabled')
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
      {uuid && templateId && mapped.length > 0 && total > 1 && (
        <PreviewStops
          contacts={uuid}
          template={templateId}
          mappings={mappings}
          position={position}
          onMove={setPosition}
        />
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
