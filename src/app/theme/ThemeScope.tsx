import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { ThemeProvider, useColorScheme } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useAppearance } from './appearance.ts'
import { createPortalTheme } from './createPortalTheme.ts'

/** Everything drawn with MUI stands inside: theme, and styles that carry the page's nonce. */
export function ThemeScope({ children }: { children: ReactNode }) {
  const { scheme } = useAppearance()
  const [theme] = useState(createPortalTheme)
  const [cache] = useState(() => createCache({ key: 'pb', prepend: true, ...nonce() }))
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} defaultMode={scheme} storageManager={null} noSsr>
        <FollowAppearance />
        {children}
      </ThemeProvider>
    </CacheProvider>
  )
}

function FollowAppearance() {
  const { scheme } = useAppearance()
  const { setMode } = useColorScheme()
  useEffect(() => setMode(scheme), [scheme, setMode])
  return null
}

function nonce(): { nonce?: string } {
  const value = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce
  return value ? { nonce: value } : {}
}
