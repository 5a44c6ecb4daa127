import { useState } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { usePortal } from '../../../engine/registry/portalContext.ts'
import { useCatalogue } from '../../../engine/registry/useCatalogue.ts'
import { Refusal } from '../../common/Refusal.tsx'
import { SavedReplies, type SavedReply } from '../../common/SavedReplies.tsx'
import { EventHead } from '../event-queue/EventHead.tsx'
import { EventQueue } from '../event-queue/EventQueue.tsx'
import { EventText } from '../event-queue/EventText.tsx'
import { useSimulate } from '../event-queue/useSimulate.ts'

interface DeskTicket {
  id: string
  number: string
  subject: string
  from: string
  text: string
  at: string
}

/** Open tickets, answered in the place of the provider's agents. */
export function Tickets() {
  const { t } = usePortal()
  return (
    <EventQueue<DeskTicket> path="tickets" label={t('simulator:tickets')} empty={t('simulator:tickets-none')}>
      {(ticket) => <Ticket ticket={ticket} />}
    </EventQueue>
  )
}

function Ticket({ ticket }: { ticket: DeskTicket }) {
  const { t } = usePortal()
  const { busy, refused, post } = useSimulate()
  const [text, setText] = useState('')
  const replies = useAgentReplies(ticket)
  const send = async (resolves: boolean): Promise<void> => {
    const isSent = await post(`tickets/${ticket.id}/replies`, { text, resolves }, () =>
      t('simulator:ticket-answered'),
    )
    if (isSent) setText('')
  }
  return (
    <>
      <EventHead title={ticket.subject} about={`#${ticket.number} · ${ticket.from}`} at={ticket.at} />
      <EventText text={ticket.text} />
      <TextField
        size="small"
        multiline
        minRows={2}
        label={t('simulator:answer')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 10_000 } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          size="small"
          variant="outlined"
          disabled={text.trim() === '' || busy}
          onClick={() => void send(false)}
        >
          {t('simulator:answer-send')}
        </Button>
        <Button size="small" disabled={text.trim() === '' || busy} onClick={() => void send(true)}>
          {t('simulator:answer-resolve')}
        </Button>
        <SavedReplies replies={replies} value={text} onInsert={setText} />
      </Box>
      <Refusal text={refused} />
    </>
  )
}

/** What the provider's agents often write, about a ticket. */
function useAgentReplies({ number }: DeskTicket): SavedReply[] | undefined {
  return useCatalogue('agent-replies')?.flatMap(({ value, text, reply }) =>
    typeof reply === 'string' ? [{ id: value, name: text, text: reply.replaceAll('{number}', number) }] : [],
  )
}
