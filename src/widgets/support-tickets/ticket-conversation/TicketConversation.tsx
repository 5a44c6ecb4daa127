import { useEffect, useRef, useState } from 'react'
import Box from '@mui/material/Box'
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
  pagination: { total_pages: number }
}

const REFRESH_SECONDS = 10
/** px that the replies of an answered ticket take, about. */
const REPLIES_HEIGHT = 280
/** As many as one call answers. */
const PER_PAGE = 100

function useReplies(ticketId: string, page: number) {
  return useRead<RepliesAnswer>(`/v1.1/tickets/${encodeURIComponent(ticketId)}/replies`, {
    query: { sort: 'created_at', per_page: String(PER_PAGE), page: String(page) },
    refreshSeconds: REFRESH_SECONDS,
  })
}

/** The messages of the ticket that the page shows, oldest first. */
export function TicketConversation({ form }: PanelProps) {
  const { session, t } = usePortal()
  const id = String(form.get('id'))
  const { data, error, refresh } = useReplies(id, 1)
  const first = firstMessage(form, session.user.email, t('support-tickets:conversation-you'))
  const pages = data?.pagination.total_pages ?? 0
  return (
    <>
      <Stack
        component="ol"
        aria-label={t('support-tickets:conversation')}
        aria-busy={data === undefined && error === undefined}
        sx={{ gap: 1.5, m: 0, p: 0, listStyle: 'none' }}
      >
        <MessageCard message={first} />
        {Array.from({ length: pages }, (_, index) => (
          <RepliesPage key={index} ticketId={id} page={index + 1} isLast={index + 1 === pages} />
        ))}
        {data === undefined && error === undefined && (
          <li>
            <Skeleton variant="rounded" height={REPLIES_HEIGHT} />
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
    </>
  )
}

interface RepliesPageProps {
  ticketId: string
  page: number
  isLast: boolean
}

/** A page of replies; the last one has the newest, and those still to come. */
function RepliesPage({ ticketId, page, isLast }: RepliesPageProps) {
  const { session, t } = usePortal()
  const { data } = useReplies(ticketId, page)
  const newest = isLast ? data?.replies.findLast(({ author }) => author === 'agent') : undefined
  useSeen(ticketId, newest?.id)
  const said = useArrival(newest)
  return (
    <>
      {data?.replies.map((reply) => (
        <MessageCard
          key={reply.id}
          message={messageOf(reply, session.user.id, t('support-tickets:conversation-you'))}
        />
      ))}
      {isLast && (
        <Box component="li" sx={hiddenVisually}>
          <output>{said === undefined ? '' : t('support-tickets:conversation-new', { name: said })}</output>
        </Box>
      )}
    </>
  )
}

function firstMessage(form: PanelProps['form'], ownEmail: string, you: string): Message {
  const textAt = (path: string): string => {
    const value = form.get(path)
    return typeof value === 'string' ? value : ''
  }
  const email = textAt('from_email')
  return {
    text: textAt('description'),
    name: email === ownEmail ? you : email,
    isAgent: false,
    at: textAt('created_at'),
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
