/** A message of a demo ticket; times are hours before the world's end. */
export interface DemoMessage {
  hours: number
  /** Name of a demo user; absent for the agent. */
  from?: string
  text: string
}

export interface DemoTicket {
  key: string
  from: string
  subject: string
  priority: 'low' | 'normal' | 'high' | 'urgent'
  status: 'open' | 'pending' | 'resolved' | 'closed'
  hours: number
  description: string
  replies: DemoMessage[]
  /** Hours before the world's end. */
  closedHours?: number
  /** A text file with the first message. */
  file?: { name: string; text: string }
  /** The author has not seen the last reply. */
  isUnread?: boolean
}

/** Texts that the account's people often send. */
export const demoReplies: readonly { key: string; hours: number; name: string; text: string }[] = [
  {
    key: 'solved',
    hours: 900,
    name: 'Solved, thank you',
    text: 'That solved it, thank you. You can close the ticket.',
  },
  {
    key: 'still',
    hours: 900,
    name: 'Still happening',
    text: 'It is still happening.\n\nLast seen: \nNumbers: \nWhat we tried: ',
  },
  {
    key: 'contact',
    hours: 400,
    name: 'Who to call',
    text: 'You can reach our network team on weekdays from 08:00 to 18:00 UK time at noc@demo.example.',
  },
]

export const DEMO_AGENT = 'Maya Lindqvist'

/** Tickets of the demo owner's account, in every state, the oldest first. */
export const demoTickets: readonly DemoTicket[] = [
  {
    key: 'address',
    from: 'billing',
    subject: 'Invoice shows our old address',
    priority: 'low',
    status: 'closed',
    hours: 1900,
    description: 'The invoice for last month still has our address on Mill Lane. We moved to 12 Quay Street.',
    replies: [
      { hours: 1898, text: 'Thanks, Bruno. I’ve corrected the address and sent you the invoice again.' },
      { hours: 1880, from: 'billing', text: 'Got it, thank you!' },
    ],
    closedHours: 1880,
  },
  {
    key: 'delivery',
    from: 'comms',
    subject:
      'Messages to two Norwegian numbers are reported as delivered, but the recipients say that nothing has arrived since Monday morning',
    priority: 'normal',
    status: 'closed',
    hours: 900,
    description:
      'Both are on the same network. Other Norwegian numbers are fine. Message ids are in the file.',
    file: {
      name: 'message-ids-of-undelivered-messages.csv',
      text: 'message_id,to,sent_at\n7f1c2a,+4740612345,2026-10-12T08:14:00Z\n7f1c2b,+4740698765,2026-10-12T08:14:02Z\n',
    },
    replies: [
      {
        hours: 897,
        text: 'The network confirmed an outage on Monday. Messages sent since 14:00 were delivered.',
      },
      { hours: 880, from: 'comms', text: 'Yes, new messages arrive. You can close this.' },
      { hours: 879, text: 'Thanks for checking, Clara.' },
    ],
    closedHours: 700,
  },
  {
    key: 'channels',
    from: 'engineer',
    subject: 'More concurrent calls for the call center',
    priority: 'normal',
    status: 'resolved',
    hours: 190,
    description:
      'We’re adding ten seats next week. Can you raise the limit of concurrent calls from 30 to 40?',
    replies: [
      {
        hours: 188,
        text: 'Done: your account can now have 40 concurrent calls. Set it in the trunk’s advanced settings.',
      },
    ],
  },
  {
    key: 'audio',
    from: 'owner',
    subject: 'One-way audio on calls to Germany',
    priority: 'high',
    status: 'pending',
    hours: 30,
    description:
      'Since yesterday, about one in ten calls to German mobiles has no audio from the other side. Calls to landlines are fine.\n\nExample: +49 151 23456789, yesterday at 15:42.',
    replies: [
      {
        hours: 29,
        text: 'Sorry about that, Olivia. I can see the call. Is your PBX behind NAT, and does it send re-INVITEs?',
      },
      {
        hours: 26,
        from: 'engineer',
        text: 'It is behind NAT. Session timers are on, so yes, every 15 minutes.',
      },
      {
        hours: 3,
        text: 'Two of our media servers in Frankfurt dropped packets after re-INVITEs. They’re out of rotation now. Could you try again?',
      },
    ],
    isUnread: true,
  },
  {
    key: 'sender',
    from: 'owner',
    subject: 'Documents for a Sender ID in the UAE',
    priority: 'normal',
    status: 'open',
    hours: 2,
    description: 'Which documents do you need besides the trade license?',
    replies: [],
  },
]
