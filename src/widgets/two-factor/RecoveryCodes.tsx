import { useEffect } from 'react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { saveFile } from '../../engine/data/saveFile.ts'
import { usePortal } from '../../engine/registry/portalContext.ts'
import { CopyButton } from '../common/CopyButton.tsx'

/** The recovery codes, once. The page is not left by mistake while they are shown. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const { t, manifest, session, guardLeaving } = usePortal()
  useEffect(() => {
    guardLeaving(true, 'portal:two-factor-leave-codes')
    return () => guardLeaving(false)
  }, [guardLeaving])
  const download = () => {
    const head = t('portal:two-factor-file-head', { product: manifest.product, email: session.user.email })
    const text = [head, '', ...codes, ''].join('\n')
    saveFile(new Blob([text], { type: 'text/plain' }), `${manifest.product.toLowerCase()}-recovery-codes.txt`)
  }
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      <Alert severity="success" variant="outlined">
        {t('portal:two-factor-is-on')}
      </Alert>
      <Typography>{t('portal:two-factor-keep-codes')}</Typography>
      <Box
        component="ul"
        aria-label={t('portal:two-factor-codes')}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(2, max-content)',
          columnGap: 4,
          rowGap: 0.5,
          m: 0,
          p: 2,
          border: 1,
          borderColor: 'divider',
          borderRadius: 2,
          listStyle: 'none',
          fontFamily: 'ui-monospace, "SF Mono", "Cascadia Mono", "DejaVu Sans Mono", monospace',
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <CopyButton text={codes.join('\n')} name={t('portal:two-factor-codes')} />
        <Button variant="outlined" size="small" onClick={download}>
          {t('portal:two-factor-download')}
        </Button>
      </Stack>
      <Button variant="contained" disableElevation onClick={onKept}>
        {t('portal:two-factor-kept')}
      </Button>
    </Stack>
  )
}
