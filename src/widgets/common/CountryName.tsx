import Box from '@mui/material/Box'
import { Flag } from '../../engine/registry/cells/Flag.tsx'

/** Flag and name of a country; without a code the name alone. */
export function CountryName({ code, name }: { code?: string | undefined; name?: string | undefined }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
      {code && <Flag code={code} />}
      <span>{name ?? code ?? 'Unknown country'}</span>
    </Box>
  )
}
