import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { usePortal } from '../../engine/registry/portalContext.ts'
import { Refusal } from '../common/Refusal.tsx'
import { errorText } from '../common/errorText.ts'
import { useAction } from '../common/useAction.ts'

/** What it is good for, and the way into it. */
export function Start({ onChanged }: { onChanged: () => Promise<void> }) {
  const { api, t } = usePortal()
  const { busy, error, run } = useAction()
  const begin = () =>
    run(async () => {
      await api.send('PATCH', '/v1/profile/two_fa', { query: { two_fa_enable: true }, fallback: false })
      await onChanged()
    })
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      <Typography>{t('portal:two-factor-about')}</Typography>
      <Button variant="contained" disableElevation loading={busy} onClick={() => void begin()}>
        {t('portal:two-factor-start')}
      </Button>
      <Refusal text={error === undefined ? undefined : errorText(error, t)} />
    </Stack>
  )
}
