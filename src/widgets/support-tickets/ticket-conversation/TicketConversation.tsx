import { useEffect, useRef, useState } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { useRead } from '../../../engine/data/useRead.ts'
import type { PanelProps } from '../../../engine/registry/contract.ts'
import { FailureMessage } from '../../../engine/registry/FailureMessage.tsx'
import { usePortal } from '../../../engine/registry/portalContext.ts'
import { filesIn } from '../../../language/index.ts'
import { hiddenVisually } from '../../common/hiddenVisually.ts'
import { MessageCard, type Message } from './MessageCard.tsx'
import { useSeen } from './useSeen.ts'

/** A reply as the API answers it. */
interface Reply {
  id: string
  text: string
  author: 'customer' | 'agent'
  author_id?: string
  author_name: string
  created_at: string
  attachments?: unknown
}

interface RepliesAnswer {
  replies: Reply[]
  pagination: { total: number }
}

const REFRESH_SECONDS = 10
const FIRST = 50
const MOST = 500

/** The messages of the ticket that the page shows, oldest first. */
export function TicketConversation({ form }: PanelProps) {
  const { session, t } = usePortal()
  const id = String(form.get('id'))
  const [size, setSize] = useState(FIRST)
  const { data, error, refresh } = useRead<RepliesAnswer>(
    `/v1.1/tickets/${encodeURIComponent(id)}/replies`,
    {
      query: { sort: '-created_at', per_page: String(size) },
      refreshSeconds: REFRESH_SECONDS,
      keepPrevious: true,
    },
  )
  const newest = data?.replies.find(({ author }) => author === 'agent')
  useSeen(id, newest?.id)
  const said = useArrival(newest)
  const first = firstMessage(form, session.user.email, t('support-tickets:conversation-you'))
  const replies = (data?.replies ?? []).toReversed()
  const hidden = (data?.pagination.total ?? 0) - replies.length
  return (
    <>
      <Stack
        component="ol"
        aria-label={t('support-tickets:conversation')}
        aria-busy={data === undefined && error === undefined}
        sx={{ gap: 1.5, m: 0, p: 0, listStyle: 'none' }}
      >
        <MessageCard message={first} />
        {hidden > 0 && size < MOST && (
          <li>
            <Button variant="text" size="small" onClick={() => setSize(MOST)}>
              {t('support-tickets:conversation-earlier')}
            </Button>
          </li>
        )}
        {replies.map((reply) => (
          <MessageCard
            key={reply.id}
            message={messageOf(reply, session.user.id, t('support-tickets:conversation-you'))}
          />
        ))}
        {data === undefined && error === undefined && (
          <li>
            <Skeleton variant="rounded" height={96} />
          </li>
        )}
      </Stack>
      {data === undefined && error && (
        <FailureMessage
          error={error}
          text={t('support-tickets:conversation-failed')}
          onRetry={() => void refresh()}
        />
      )}
      <Box component="output" aria-live="polite" sx={hiddenVisually}>
        {said === undefined ? '' : t('support-tickets:conversation-new', { name: said })}
      </Box>
    </>
  )
}

function firstMessage(form: PanelProps['form'], ownEmail: string, you: string): Message {
  const email = String(form.get('from_email') ?? '')
  return {
    text: String(form.get('description') ?? ''),
    name: email === ownEmail ? you : email,
    isAgent: false,
    at: String(form.get('created_at') ?? ''),
    files: filesIn(form.get('attachments')),
  }
}

function messageOf(reply: Reply, ownId: string, you: string): Message {
  return {
    text: reply.text,
    name: reply.author_id === ownId ? you : reply.author_name,
    isAgent: reply.author === 'agent',
    at: reply.created_at,
    files: filesIn(reply.attachments),
  }
}

/** Name of the agent whose reply arrived while the page was open. */
function useArrival(newest: Reply | undefined): string | undefined {
  const [said, setSaid] = useState<string>()
  const known = useRef<string>(undefined)
  useEffect(() => {
    if (!newest || newest.id === known.current) return
    const isFirst = known.current === undefined && Date.now() - Date.parse(newest.created_at) > 60_000
    known.current = newest.id
    if (!isFirst) setSaid(newest.author_name)
  }, [newest])
  return said
}
