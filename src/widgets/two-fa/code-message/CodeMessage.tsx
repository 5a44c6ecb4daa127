import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { codeMessage, sampleCode } from '../../../domain/codes/index.ts'
import { formatPhoneNumber } from '../../../domain/phone/formatPhoneNumber.ts'
import { countSegments, segmentLabel } from '../../../domain/sms/index.ts'
import type { PanelProps } from '../../../engine/registry/contract.ts'
import { usePortal, type Translate } from '../../../engine/registry/portalContext.ts'
import { useCatalogue } from '../../../engine/registry/useCatalogue.ts'
import { lengthWords } from '../../common/lengthWords.ts'
import { PhoneBubble } from '../../common/PhoneBubble.tsx'

/** The message of a service with an example code, as long as its codes are, and how long it makes an SMS. */
export function CodeMessage({ form }: PanelProps) {
  const { t } = usePortal()
  const languages = useCatalogue('code-languages')
  const length = form.useValue<number>('code_length')
  const language = form.useValue<string>('language')
  const own = form.useValue<string>('message')
  const sender = form.useValue<string>('senderid.title')
  const callerId = form.useValue<string>('callerid.number')
  const standard = languages?.find(({ value }) => value === language)?.['message']
  const appHash = form.useValue<string>('app_hash')
  const isSms = form.useValue<boolean>('sms_enabled') === true
  const words = own || (typeof standard === 'string' ? standard : undefined)
  const message =
    words === undefined ? undefined : codeMessage(words, sampleCode(length ?? 0), isSms ? appHash : undefined)
  return (
    <PhoneBubble
      sender={sender ?? (callerId === undefined ? undefined : formatPhoneNumber(callerId))}
      foot={isSms && message !== undefined && <span>{lengthOf(message, t)}</span>}
    >
      {message === undefined ? (
        <Typography variant="body2" color="textSecondary">
          {t('two-fa:message-empty')}
        </Typography>
      ) : (
        <Box component="span" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {message}
        </Box>
      )}
    </PhoneBubble>
  )
}

function lengthOf(message: string, t: Translate): string {
  return lengthWords({ label: segmentLabel(message), count: countSegments(message) }, t)
}
