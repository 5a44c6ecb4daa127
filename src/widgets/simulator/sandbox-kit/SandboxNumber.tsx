import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { usePortal } from '../../../engine/registry/portalContext.ts'
import { usePhoneFormat } from '../../../engine/registry/usePhoneFormat.ts'
import { Refusal } from '../../common/Refusal.tsx'
import { useSimulate } from '../event-queue/useSimulate.ts'

const countries = { US: 'simulator:united-states', GB: 'simulator:united-kingdom' } as const

/** Gives a sandbox account a number, as support would. */
export function SandboxNumber() {
  const { t } = usePortal()
  const phone = usePhoneFormat(true)
  const { busy, refused, post } = useSimulate()
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {Object.entries(countries).map(([code, name]) => (
          <Button
            key={code}
            variant="outlined"
            disabled={busy}
            onClick={() =>
              void post<{ number: string }>('numbers', { number_country: code }, ({ number }) =>
                t('simulator:number-given', { number: phone(number) }),
              )
            }
          >
            {t('simulator:get-number', { country: t(name) })}
          </Button>
        ))}
      </Box>
      <Refusal text={refused} />
    </Box>
  )
}
