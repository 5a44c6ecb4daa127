import Alert from '@mui/material/Alert'
import { ECHO_NUMBER } from '../../../domain/sip/echoNumber.ts'
import { countryName } from '../../../domain/phone/countryName.ts'
import { formatPhoneNumber } from '../../../domain/phone/formatPhoneNumber.ts'
import { usePortal } from '../../../engine/registry/portalContext.ts'
import { formatMoney } from '../../../shared/numbers.ts'
import { CountryName } from '../../common/CountryName.tsx'
import { errorText } from '../../common/errorText.ts'
import { refusalWords } from './callWords.ts'

/** What the server says of a dialed number. Money in micro-units. */
export interface VerdictAnswer {
  sent: string
  country: string | null
  rate: number | null
  max_seconds: number
  refusal: string | null
  code: string | null
}

interface VerdictProps {
  /** As the browser works it out, at once. */
  sent: string
  answer: VerdictAnswer | undefined
  error: unknown
}

/** What is sent, and whether it is let through, as soon as the server has said so. */
export function Verdict({ sent, answer, error }: VerdictProps) {
  const { manifest, t } = usePortal()
  const shown = answer?.sent ?? sent
  return (
    <>
      <p className="call-tester-sent">
        {t('sip-trunks:tester-sent')} <strong>{shown}</strong>
        {answer?.country ? (
          <>
            {' '}
            <span className="pb-quiet">
              {formatPhoneNumber(shown)} ·{' '}
              <CountryName code={answer.country} name={countryName(answer.country)} />
            </span>
          </>
        ) : null}
      </p>
      {error !== undefined && error !== null && (
        <Alert severity="error" variant="outlined">
          {errorText(error, t)}
        </Alert>
      )}
      {answer && answer.refusal === null && (
        <Alert severity="success" variant="outlined">
          {answer.sent === ECHO_NUMBER
            ? t('sip-trunks:tester-echo', { count: Math.floor(answer.max_seconds / 60) })
            : t('sip-trunks:tester-allowed', {
                price: formatMoney(answer.rate ?? 0, manifest.currency),
                count: Math.floor(answer.max_seconds / 60),
              })}
        </Alert>
      )}
      {answer?.refusal && (
        <Alert severity="warning" variant="outlined">
          {t('sip-trunks:tester-refused', {
            reason: t(refusalWords[answer.refusal] ?? 'sip-trunks:refused-inactive'),
            code: answer.code ?? '',
          })}
        </Alert>
      )}
    </>
  )
}
