import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sipPorts } from './startEdge.ts'

/** A step of a SIPp scenario: what is sent, what must come, or a pause. */
export type Step =
  | { send: string }
  | { recv: string; optional?: true; auth?: true; rrs?: true }
  | { pauseMs: number }

export interface SippOptions {
  port: number
  address?: string
  /** User name and password of the digest. */
  user?: string
  password?: string
  /** Number that is called. */
  number?: string
  callId?: string
  /** It waits for calls instead of making one. */
  serves?: boolean
  calls?: number
}

export interface Sipp {
  /** Resolves with all messages; fails when another message came than the scenario says. */
  ended(): Promise<string>
  messages(): string
  stop(): Promise<void>
}

/** Runs a scenario against the edge. */
export function startSipp(steps: readonly Step[], options: SippOptions): Sipp {
  const folder = mkdtempSync(join(tmpdir(), 'patchbay-sipp-'))
  const scenario = join(folder, 'scenario.xml')
  const trace = join(folder, 'messages.log')
  const {
    port,
    address = '127.0.0.1',
    user = 'nobody',
    password = '',
    number = user,
    serves = false,
  } = options
  writeFileSync(scenario, xmlOf(steps))
  const child = spawn(
    'sipp',
    [
      ...(serves ? [] : [`127.0.0.1:${sipPorts.edge}`]),
      '-sf',
      scenario,
      '-i',
      address,
      '-p',
      String(port),
      '-nostdin',
      '-trace_msg',
      '-message_file',
      trace,
      '-s',
      number,
      '-au',
      user,
      '-ap',
      password,
      '-key',
      'user',
      user,
      ...(options.callId === undefined ? [] : ['-cid_str', options.callId]),
      ...(serves ? [] : ['-m', String(options.calls ?? 1), '-timeout', '40s', '-timeout_error']),
    ],
    { stdio: 'ignore', cwd: folder },
  )
  const messages = () => (existsSync(trace) ? readFileSync(trace, 'utf8') : '')
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return {
    messages,
    async ended() {
      const code = await exit
      if (code !== 0) throw new Error(`SIPp ended with ${code}\n${messages()}`)
      return messages()
    },
    async stop() {
      child.kill('SIGKILL')
      await exit
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function xmlOf(steps: readonly Step[]): string {
  const lines = steps.map((step) => {
    if ('pauseMs' in step) return `<pause milliseconds="${step.pauseMs}"/>`
    if ('send' in step) return `<send><![CDATA[\n\n${step.send.trim()}\n\n]]></send>`
    const { recv, optional, auth, rrs } = step
    const what = /^\d/.test(recv) ? `response="${recv}"` : `request="${recv}"`
    const more = [optional && 'optional="true"', auth && 'auth="true"', rrs && 'rrs="true"'].filter(Boolean)
    return `<recv ${[what, ...more].join(' ')}/>`
  })
  return `<?xml version="1.0" encoding="ISO-8859-1" ?>\n<scenario name="test">\n${lines.join('\n')}\n</scenario>\n`
}

const own = '[local_ip]:[local_port]'
const agent = 'User-Agent: Test PBX 1.0'

const register = (count: number, authorization = ''): string =>
  `
REGISTER sip:${'sip.patchbay.example'} SIP/2.0
Via: SIP/2.0/UDP ${own};branch=[branch]
From: <sip:[user]@sip.patchbay.example>;tag=[call_number]r
To: <sip:[user]@sip.patchbay.example>
Call-ID: [call_id]
CSeq: ${count} REGISTER
Contact: <sip:[user]@${own}>
Max-Forwards: 70
Expires: 300
${agent}
${authorization}
Content-Length: 0
`.replace('\n\nContent', '\nContent')

const session = `v=0
o=pbx 1 1 IN IP4 127.0.0.1
s=-
c=IN IP4 127.0.0.1
t=0 0
m=audio 6000 RTP/AVP 0
`

const invite = (count: number, authorization = ''): string =>
  `
INVITE sip:[service]@sip.patchbay.example SIP/2.0
Via: SIP/2.0/UDP ${own};branch=[branch]
From: "Somebody" <sip:+12025550199@sip.patchbay.example>;tag=[call_number]c
To: <sip:[service]@sip.patchbay.example>
Call-ID: [call_id]
CSeq: ${count} INVITE
Contact: <sip:[user]@${own}>
Max-Forwards: 70
${agent}
${authorization}
Content-Type: application/sdp
Content-Length: [len]

${session}`.replace('\n\nContent', '\nContent')

const followUp = (method: string, count: number, target = 'sip:[service]@sip.patchbay.example'): string => `
${method} ${target} SIP/2.0
Via: SIP/2.0/UDP ${own};branch=[branch]
[routes]
From: "Somebody" <sip:+12025550199@sip.patchbay.example>;tag=[call_number]c
To: <sip:[service]@sip.patchbay.example>[peer_tag_param]
Call-ID: [call_id]
CSeq: ${count} ${method}
Max-Forwards: 70
Content-Length: 0
`

const answer = (status: string, more = ''): string =>
  `
SIP/2.0 ${status}
[last_Via:]
[last_Record-Route:]
[last_From:]
[last_To:];tag=[pid]s
[last_Call-ID:]
[last_CSeq:]
Contact: <sip:${own}>
${more}
Content-Length: 0
`.replace('\n\nContent', '\nContent')

/** Registers; `last` is how it must end. */
export function registers(last: '200' | '401' | '403' = '200'): Step[] {
  return [
    { send: register(1) },
    { recv: '401', auth: true },
    { send: register(2, '[authentication]') },
    { recv: last },
  ]
}

/** A call that must be refused with a code, before or after its digest. */
export function isRefused(code: string, withDigest = true): Step[] {
  const begun: Step[] = withDigest
    ? [
        { send: invite(1) },
        { recv: '407', auth: true },
        { send: followUp('ACK', 1) },
        { send: invite(2, '[authentication]') },
      ]
    : [{ send: invite(1) }]
  return [
    ...begun,
    { recv: '100', optional: true },
    { recv: code },
    { send: followUp('ACK', withDigest ? 2 : 1) },
  ]
}

/** A call that is answered; the PBX hangs up after a while, or else the edge does. */
export function calls(end: { afterMs: number } | 'by-the-edge', withDigest = true): Step[] {
  const count = withDigest ? 2 : 1
  const up: Step[] = [
    ...isRefused('180', withDigest).slice(0, -2),
    { recv: '180', optional: true },
    { recv: '200', rrs: true },
    { send: followUp('ACK', count, '[next_url]') },
  ]
  return end === 'by-the-edge'
    ? [...up, { recv: 'BYE' }, { send: answer('200 OK').replace(';tag=[pid]s', '') }]
    : [...up, { pauseMs: end.afterMs }, { send: followUp('BYE', count + 1, '[next_url]') }, { recv: '200' }]
}

/** A carrier that answers every call and waits for its end. */
export const carrier: Step[] = [
  { recv: 'INVITE' },
  { send: answer('180 Ringing') },
  { send: answer('200 OK', 'Content-Type: application/sdp') },
  { recv: 'ACK' },
  { recv: 'BYE' },
  { send: answer('200 OK').replace(';tag=[pid]s', '') },
]

/** A carrier that is busy. */
export const busyCarrier: Step[] = [{ recv: 'INVITE' }, { send: answer('486 Busy Here') }, { recv: 'ACK' }]

/** A PBX that answers pings. */
export const answersPings: Step[] = [{ recv: 'OPTIONS' }, { send: answer('200 OK') }]
