import { useState } from 'react'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { withoutSeparators } from '../../../shared/withoutSeparators.ts'
import type { CodeChannel } from '../../../engine/registry/challenge/CodeChannel.ts'
import { CodeFailureNotice } from '../../../engine/registry/challenge/CodeFailureNotice.tsx'
import type { CodeFailure } from '../../../engine/registry/challenge/useCodeDelivery.ts'
import { keeperOf } from '../../../engine/registry/keeperOf.ts'
import { usePortal } from '../../../engine/registry/portalContext.ts'
import { ActionForm } from '../../common/ActionForm.tsx'
import { errorText } from '../../common/errorText.ts'
import { fieldText } from '../../common/fieldRefusal.ts'
import { useAction } from '../../common/useAction.ts'
import { composeNumber, countryOfNumber } from './composeNumber.ts'
import { verificationPath, type NumberVerification } from './NumberVerification.ts'
import { useTyped } from './useTyped.ts'

interface EnterNumberProps {
  verification: NumberVerification
  failure: CodeFailure | undefined
  onSend: (number: string, channel: CodeChannel) => Promise<boolean>
  /** Back to the code that was sent already. */
  onBack: (() => void) | undefined
}

/** The number, its country, and how the code gets there. */
export function EnterNumber({ verification, failure, onSend, onBack }: EnterNumberProps) {
  const { api, t, session } = usePortal()
  const { countries } = verification
  const draft = `phone-verification.${keeperOf(session)}`
  const [typed, setTyped] = useTyped(`${draft}.number`)
  const [touched, setTouched] = useState(typed !== '')
  const [chosen, setChosen] = useTyped(`${draft}.country`)
  const [channel, setChannel] = useState<CodeChannel>('sms')
  const { busy, error, run, forget } = useAction()
  const known = verification.number ?? ''
  const shown = touched ? typed : known
  const compact = composeNumber(shown, undefined)
  const named = compact.startsWith('+') ? countryOfNumber(compact, countries, chosen) : undefined
  const country = named ?? countries.find(({ code }) => code === chosen)
  const needsCountry = !compact.startsWith('+') && country === undefined

  const send = () =>
    run(async () => {
      const number = composeNumber(shown, country)
      const checked = await api.get<{ number: string }>(`${verificationPath}/validate`, {
        query: { number },
        fallback: false,
      })
      if (await onSend(checked.number, channel)) setTyped('')
    })
  const refused = fieldText(error, 'number')
  return (
    <ActionForm onSubmit={() => void send()}>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5, alignItems: { sm: 'flex-start' } }}>
        <TextField
          select
          size="small"
          label={t('account-activation:phone-verification-country')}
          value={country?.code ?? ''}
          onChange={(event) => {
            forget()
            setChosen(event.target.value)
            const next = countries.find(({ code }) => code === event.target.value)
            // A number that names another country follows the choice.
            if (next && named) {
              setTouched(true)
              setTyped(`+${next.calling_code}${compact.slice(1 + named.calling_code.length)}`)
            }
          }}
          slotProps={{
            select: { native: true },
            inputLabel: { shrink: true },
            htmlInput: { autoComplete: 'country' },
          }}
          sx={{ flex: 2, minWidth: 0 }}
        >
          <option value="" disabled>
            {t('account-activation:phone-verification-choose')}
          </option>
          {countries.map(({ code, name, calling_code }) => (
            <option key={code} value={code}>
              {`${name} (+${calling_code})`}
            </option>
          ))}
        </TextField>
        <TextField
          size="small"
          label={t('account-activation:phone-verification-number')}
          value={shown}
          error={error !== undefined}
          helperText={
            error === undefined
              ? t('account-activation:phone-verification-number-help')
              : (refused ?? errorText(error, t))
          }
          onChange={(event) => {
            forget()
            setTouched(true)
            setTyped(withoutSeparators(event.target.value))
          }}
          slotProps={{ htmlInput: { inputMode: 'tel', autoComplete: 'tel', maxLength: 30, type: 'tel' } }}
          sx={{ flex: 3, minWidth: 0 }}
        />
      </Stack>
      <div>
        <FormLabel id="phone-verification-channel">
          {t('account-activation:phone-verification-channel')}
        </FormLabel>
        <RadioGroup
          row
          aria-labelledby="phone-verification-channel"
          value={channel}
          onChange={(event) => setChannel(event.target.value === 'voice' ? 'voice' : 'sms')}
        >
          <FormControlLabel
            value="sms"
            control={<Radio />}
            label={t('account-activation:phone-verification-by-sms')}
          />
          <FormControlLabel
            value="voice"
            control={<Radio />}
            label={t('account-activation:phone-verification-by-voice')}
          />
        </RadioGroup>
      </div>
      {failure && <CodeFailureNotice failure={failure} />}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button
          type="submit"
          variant="contained"
          disableElevation
          loading={busy}
          disabled={compact === '' || needsCountry}
        >
          {t('account-activation:phone-verification-send')}
        </Button>
        {onBack && (
          <Button onClick={onBack} disabled={busy}>
            {t('account-activation:phone-verification-back')}
          </Button>
        )}
      </Stack>
      {needsCountry && compact !== '' && (
        <Alert severity="info" variant="outlined">
          {t('account-activation:phone-verification-need-country')}
        </Alert>
      )}
    </ActionForm>
  )
}
