import { useState } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { usePortal } from '../../../engine/registry/portalContext.ts'
import { CopyButton } from '../../common/CopyButton.tsx'
import { Refusal } from '../../common/Refusal.tsx'
import { useSimulate } from '../event-queue/useSimulate.ts'

/** Gives a sandbox account an API key, and the line for a terminal with which the examples of guides work. */
export function SandboxKey() {
  const { t } = usePortal()
  const { busy, refused, post } = useSimulate()
  const [secret, setSecret] = useState<string>()
  const line = `export PATCHBAY_API=${location.origin}/api/site PATCHBAY_KEY=${secret}`
  return (
    <Box sx={{ display: 'grid', gap: 1, maxWidth: 'var(--layout-form)' }}>
      {secret === undefined ? (
        <div>
          <Button
            variant="outlined"
            disabled={busy}
            onClick={() =>
              void post<{ secret: string }>(
                'keys',
                { key_label: t('simulator:key-name') },
                ({ secret: made }) => {
                  setSecret(made)
                  return t('simulator:key-given')
                },
              )
            }
          >
            {t('simulator:get-key')}
          </Button>
        </div>
      ) : (
        <>
          <Box sx={{ typography: 'body2' }}>{t('simulator:key-once')}</Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <Box
              component="code"
              sx={{ overflowWrap: 'anywhere', typography: 'body2', fontFamily: 'monospace' }}
            >
              {line}
            </Box>
            <CopyButton text={line} name={t('simulator:get-key')} />
          </Box>
        </>
      )}
      <Refusal text={refused} />
    </Box>
  )
}
