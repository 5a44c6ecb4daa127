import { useState } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { ApiError } from '../../engine/registry/apiClient.ts'
import { usePortal } from '../../engine/registry/portalContext.ts'
import { ActionForm } from '../common/ActionForm.tsx'
import { besideField } from '../common/besideField.ts'
import { CodeInput } from '../../engine/registry/challenge/CodeInput.tsx'
import { CopyButton } from '../common/CopyButton.tsx'
import { LoadFailure } from '../common/LoadFailure.tsx'
import { Refusal } from '../common/Refusal.tsx'
import { fieldText, looseText } from '../common/fieldRefusal.ts'
import { useAction } from '../common/useAction.ts'
import { useLoad } from '../common/useLoad.ts'

interface SetUpProps {
  canCancel: boolean
  onChanged: () => Promise<void>
  /** An answer was lost, so it may be on already. */
  onOverdue: () => Promise<void>
  /** It is on; these are its recovery codes. */
  onCodes: (codes: string[]) => Promise<void>
}

/** The secret for the authenticator app, and the first code it makes. */
export function SetUp({ canCancel, onChanged, onOverdue, onCodes }: SetUpProps) {
  const { api, t } = usePortal()
  const secret = useLoad<{ qr_code: string; secret: string }>('qr', (signal) =>
    api.get('/v1/profile/two_fa/qr', { fallback: false, signal }),
  )
  const [code, setCode] = useState('')
  const { busy, error, run, forget } = useAction()
  const runOrReread = (work: () => Promise<void>) =>
    run(async () => {
      try {
        await work()
      } catch (cause) {
        if (mayBeOn(cause)) await onOverdue()
        throw cause
      }
    })

  const verify = () =>
    runOrReread(async () => {
      const { body } = await api.send<{ recovery_codes: string[] }>('PATCH', '/v1/profile/two_fa/verify', {
        query: { two_fa_code: code },
        fallback: false,
      })
      await onCodes(body.recovery_codes)
    })
  const cancel = () =>
    runOrReread(async () => {
      await api.send('PATCH', '/v1/profile/two_fa', { query: { two_fa_enable: false }, fallback: false })
      await onChanged()
    })
  const loose = looseText(error, 'two_fa_code', t)

  if (secret.state === 'failed')
    return (
      <LoadFailure
        title={t('portal:two-factor-load-failed')}
        error={secret.error}
        onRetry={() => secret.retry()}
      />
    )
  return (
    <ActionForm onSubmit={() => void (code.length < 6 || verify())} maxWidth={640}>
      <Stack component="ol" sx={{ gap: 3, m: 0, pl: 3 }}>
        <li>
          <Typography>{t('portal:two-factor-step-scan')}</Typography>
          <Stack
            direction={{ xs: 'column', sm: 'row' }}
            sx={{ gap: 2, mt: 1.5, alignItems: { sm: 'center' } }}
          >
            {secret.value ? (
              <Box
                component="img"
                src={secret.value.qr_code}
                alt={t('portal:two-factor-qr')}
                sx={{ width: 184, height: 184, flex: 'none', bgcolor: 'common.white', borderRadius: 2 }}
              />
            ) : (
              <Skeleton variant="rounded" width={184} height={184} sx={{ flex: 'none' }} />
            )}
            <Stack sx={{ gap: 1, alignItems: 'flex-start', minWidth: 0 }}>
              <Typography variant="body2" color="textSecondary">
                {t('portal:two-factor-by-hand')}
              </Typography>
              {secret.value ? (
                <>
                  <Box component="code" sx={{ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}>
                    {inGroups(secret.value.secret)}
                  </Box>
                  <CopyButton text={secret.value.secret} name={t('portal:two-factor-secret')} />
                </>
              ) : (
                <Skeleton width={200} />
              )}
            </Stack>
          </Stack>
        </li>
        <li>
          <Typography sx={{ mb: 1.5 }}>{t('portal:two-factor-step-code')}</Typography>
          <Stack direction="row" sx={{ gap: 1.5, alignItems: 'flex-start', flexWrap: 'wrap' }}>
            <CodeInput
              label={t('portal:two-factor-code')}
              value={code}
              error={fieldText(error, 'two_fa_code')}
              onChange={(typed) => {
                forget()
                setCode(typed)
              }}
            />
            <Button
              type="submit"
              variant="contained"
              disableElevation
              loading={busy}
              disabled={code.length < 6}
              sx={besideField}
            >
              {t('portal:two-factor-verify')}
            </Button>
            {canCancel && (
              <Button onClick={() => void cancel()} disabled={busy} sx={besideField}>
                {t('portal:two-factor-cancel')}
              </Button>
            )}
          </Stack>
        </li>
      </Stack>
      <Refusal text={loose} />
    </ActionForm>
  )
}

/** No answer came, or one that nobody gets whose setup is still under way. */
function mayBeOn(cause: unknown): boolean {
  if (!(cause instanceof ApiError)) return false
  return cause.status === 0 || cause.status === 404 || cause.fields['password'] !== undefined
}

/** Easier to type: `ABCD EFGH`. */
function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret
}
