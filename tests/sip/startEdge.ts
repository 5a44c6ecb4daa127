import { spawn, type ChildProcess } from 'node:child_process'
import { createSocket } from 'node:dgram'
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SIP_HOST } from '../../src/server/modules/sip-trunks/sipHost.ts'

/** Addresses of a test's SIP world, all of this machine. */
export const sipPorts = { edge: 5721, pbx: 5722, other: 5723, carrier: 5724, echo: 5725 } as const

const source = new URL('../../docs/production/kamailio/kamailio.cfg', import.meta.url).pathname

export interface SipEdge {
  /** As a crash: without a word to anybody. */
  kill(): Promise<void>
  stop(): Promise<void>
}

/** Kamailio with the configuration that is shipped, on a database of its own role. */
export async function startEdge(folder: string, database: string, port: number): Promise<SipEdge> {
  mkdirSync(folder, { recursive: true })
  cpSync(source, join(folder, 'kamailio.cfg'))
  const url = `postgres://kamailio@127.0.0.1:${port}/${database}`
  writeFileSync(
    join(folder, 'local.cfg'),
    `#!define DBURL "${url}"
#!define SQLCON "edge=>${url}"
#!define REALM "${SIP_HOST}"
#!substdef "!REALM_NAME!${SIP_HOST}!g"
#!substdef "!EDGE_NAME!edge-1!g"
#!define CARRIER "sip:127.0.0.1:${sipPorts.carrier}"
#!define ECHO "sip:echo@127.0.0.1:${sipPorts.echo}"
#!define LISTEN udp:127.0.0.1:${sipPorts.edge}
#!define PING_TIMER "name=ping;interval=2;mode=1;"
`,
  )
  const kamailio = spawn(
    'kamailio',
    [
      '-f',
      join(folder, 'kamailio.cfg'),
      '-DD',
      '-E',
      '-m',
      '64',
      '-M',
      '8',
      '-Y',
      folder,
      '-P',
      join(folder, 'pid'),
    ],
    // A group of its own: a main process that is killed leaves its workers behind.
    { stdio: ['ignore', 'pipe', 'pipe'], detached: true },
  )
  let output = ''
  for (const stream of [kamailio.stdout, kamailio.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  await answers(kamailio, () => output)
  return {
    kill: () => ended(kamailio, 'SIGKILL'),
    stop: () => ended(kamailio, 'SIGTERM'),
  }
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  if (child.pid !== undefined) process.kill(-child.pid, signal)
  await gone
}

/** Waits until the edge answers OPTIONS. */
async function answers(child: ChildProcess, output: () => string): Promise<void> {
  const socket = createSocket('udp4')
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  const { port } = socket.address()
  const question = [
    `OPTIONS sip:127.0.0.1:${sipPorts.edge} SIP/2.0`,
    `Via: SIP/2.0/UDP 127.0.0.1:${port};branch=z9hG4bK-alive`,
    'From: <sip:test@127.0.0.1>;tag=1',
    'To: <sip:127.0.0.1>',
    'Call-ID: alive',
    'CSeq: 1 OPTIONS',
    'Max-Forwards: 10',
    'Content-Length: 0',
    '',
    '',
  ].join('\r\n')
  const heard = new Promise<void>((resolve) => socket.once('message', () => resolve()))
  const asking = setInterval(() => socket.send(question, sipPorts.edge, '127.0.0.1'), 100)
  const died = new Promise<never>((_resolve, reject) => {
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`Kamailio ended:\n${output()}`)))
  })
  try {
    await Promise.race([heard, died])
  } finally {
    clearInterval(asking)
    socket.close()
  }
}
