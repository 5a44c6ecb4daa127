import Typography from '@mui/material/Typography'
import { sampleCode } from '../../../domain/codes/index.ts'
import { formatPhoneNumber } from '../../../domain/phone/formatPhoneNumber.ts'
import type { PanelProps } from '../../../engine/registry/contract.ts'
import { usePortal } from '../../../engine/registry/portalContext.ts'
import { useCatalogue } from '../../../engine/registry/useCatalogue.ts'
import { PhoneBubble } from '../../common/PhoneBubble.tsx'

/** The message of a service with an example code, as long as its codes are. */
export function CodeMessage({ form }: PanelProps) {
  const { t } = usePortal()
  const languages = useCatalogue('code-languages')
  const length = form.useValue<number>('code_length')
  const language = form.useValue<string>('language')
  const own = form.useValue<string>('message')
  const sender = form.useValue<string>('senderid.title')
  const callerId = form.useValue<string>('callerid.number')
  const standard = languages?.find(({ value }) => value === language)?.['message']
  const words = own || (typeof standard === 'string' ? standard : undefined)
  return (
    <PhoneBubble sender={sender ?? (callerId === undefined ? undefined : formatPhoneNumber(callerId))}>
      {words === undefined ? (
        <Typography variant="body2" color="textSecondary">
          {t('two-fa:message-empty')}
        </Typography>
      ) : (
        words.replaceAll('{code}', sampleCode(length ?? 0))
      )}
    </PhoneBubble>
  )
}
