import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { cellOf } from '../../engine/registry/cells/cells.ts'
import { useCellContext } from '../../engine/registry/useCellContext.ts'
import { usePortal } from '../../engine/registry/portalContext.ts'
import { hiddenVisually } from '../common/hiddenVisually.ts'
import type { SessionGroup } from './groupSessions.ts'

interface SessionRowProps {
  group: SessionGroup
  busy: boolean
  onEnd: () => void
}

const CELLS = ['relative-time']

/** Device, address, when it was last used, and how many sessions that are. */
export function SessionRow({ group, busy, onEnd }: SessionRowProps) {
  const { t } = usePortal()
  const context = useCellContext(undefined, CELLS)('seen_at')
  const { Cell } = cellOf('relative-time')
  const { device, sessions } = group
  const [session] = sessions
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 1.5,
        alignItems: 'center',
        minHeight: 64,
        px: 2,
        py: 1,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <Box
            component="span"
            title={session.user_agent}
            sx={{ fontWeight: 'fontWeightMedium', overflowWrap: 'anywhere' }}
          >
            {device}
          </Box>
          {sessions.length > 1 && (
            <span className="pb-chip">{t('portal:sessions-count', { count: sessions.length })}</span>
          )}
          {session.current && (
            <span className="pb-chip" data-tone="info">
              {t('portal:sessions-this')}
            </span>
          )}
        </Box>
        <Box
          sx={{
            display: 'flex',
            gap: '0 8px',
            flexWrap: 'wrap',
            color: 'text.secondary',
            fontSize: 'body2.fontSize',
          }}
        >
          <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
            {session.address}
          </Box>
          <span aria-hidden>·</span>
          <span>
            {t('portal:sessions-used')} <Cell value={session.seen_at} context={context} />
          </span>
        </Box>
      </Box>
      {!session.current && (
        <Button variant="outlined" size="small" loading={busy} onClick={onEnd}>
          {t('portal:sessions-end')}
          <span style={hiddenVisually}>&nbsp;{device}</span>
        </Button>
      )}
    </Box>
  )
}
