import Box from '@mui/material/Box'
import { usePortal } from '../../engine/registry/portalContext.ts'
import { Flag } from '../../engine/registry/cells/Flag.tsx'

/** Flag and name of a country; without a code the name alone. */
export function CountryName({ code, name }: { code?: string | undefined; name?: string | undefined }) {
  const { t } = usePortal()
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
      {code && <Flag code={code} />}
      <span>{name ?? code ?? t('portal:country-unknown')}</span>
    </Box>
  )
}
