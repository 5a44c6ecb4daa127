import Box from '@mui/material/Box'
import { countryFlag } from './countryFlag.ts'

/** Flag and name of a country; without a code the name alone. */
export function CountryName({ code, name }: { code?: string | undefined; name?: string | undefined }) {
  const flag = countryFlag(code)
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
      {flag && <span aria-hidden="true">{flag}</span>}
      <span>{name ?? code ?? 'Unknown country'}</span>
    </Box>
  )
}
