import { useState } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { useRead } from '../../engine/data/useRead.ts'
import { usePortal } from '../../engine/registry/portalContext.ts'
import { QuestionDialog } from '../../engine/registry/QuestionDialog.tsx'
import { LoadFailure } from '../common/LoadFailure.tsx'
import { Refusal } from '../common/Refusal.tsx'
import { errorText } from '../common/errorText.ts'
import { useAction } from '../common/useAction.ts'
import { groupSessions, type SessionGroup } from './groupSessions.ts'
import type { SessionLine } from './SessionLine.ts'
import { SessionRow } from './SessionRow.tsx'

/** Where the person is signed in, with a way to end it. */
export function SessionList() {
  const { api, t, notify } = usePortal()
  const { data, error, refresh } = useRead<{ sessions: SessionLine[] }>('/auth/sessions', {
    refreshSeconds: 60,
  })
  const [ending, setEnding] = useState<string>()
  const [asked, setAsked] = useState(false)
  const action = useAction()

  if (!data) {
    if (error)
      return (
        <LoadFailure title={t('portal:sessions-load-failed')} error={error} onRetry={() => void refresh()} />
      )
    return <Skeleton variant="rounded" height={64} />
  }
  const groups = groupSessions(data.sessions, t)
  const others = data.sessions.filter(({ current }) => !current)
  const end = ({ key, sessions }: SessionGroup) => {
    return action.run(async () => {
      setEnding(key)
      for (const { id } of sessions)
        await api.send('DELETE', `/auth/sessions/${encodeURIComponent(id)}`, { fallback: false })
      notify({ tone: 'success', text: t('portal:sessions-ended', { count: sessions.length }) })
      await refresh()
    })
  }
  const endOthers = () => {
    return action.run(async () => {
      setEnding('others')
      const { body } = await api.send<{ ended: number }>('DELETE', '/auth/sessions', { fallback: false })
      notify({ tone: 'success', text: t('portal:sessions-ended', { count: body.ended }) })
      await refresh()
    })
  }
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          border: 1,
          borderColor: 'divider',
          borderRadius: 'var(--radius-large)',
          bgcolor: 'background.paper',
          listStyle: 'none',
        }}
      >
        {groups.map((group) => (
          <SessionRow
            key={group.key}
            group={group}
            busy={action.busy && ending === group.key}
            onEnd={() => void end(group)}
          />
        ))}
      </Box>
      <Refusal text={action.error === undefined ? undefined : errorText(action.error, t)} />
      {others.length > 0 && (
        <div>
          <Button
            variant="outlined"
            color="error"
            loading={action.busy && ending === 'others'}
            onClick={() => setAsked(true)}
          >
            {t('portal:sessions-end-others')}
          </Button>
        </div>
      )}
      {asked && (
        <QuestionDialog
          title={t('portal:sessions-end-others')}
          text={t('portal:sessions-end-others-text', { count: others.length })}
          dismiss={t('portal:sessions-keep')}
          action={t('portal:sessions-end-others-action')}
          tone="danger"
          onAnswer={(yes) => {
            setAsked(false)
            if (yes) void endOthers()
          }}
        />
      )}
    </Stack>
  )
}
