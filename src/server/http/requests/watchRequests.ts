import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../../errors.ts'
import { sameSite } from '../../wire/credentials.ts'
import { readHost } from '../../wire/readHost.ts'
import type { AppOptions } from '../AppOptions.ts'
import { limitArrival, refuseTooLarge } from './createBodyGate.ts'
import { publishedWords } from '../publishedWords.ts'
import { everyAnswer, nothingLoads, strictTransport } from './securityHeaders.ts'

/** Time for a small JSON body; larger ones get more in proportion to their size. */
const jsonArrivalMs = 10_000

/**
 * What holds for every request: headers, host, site and arrival of the body before it; time, metrics and log after it.
 * @param routeOf the route's path with its slots, of calls of the API
 */
export function watchRequests(
  app: FastifyInstance,
  { settings, publisher, metrics }: AppOptions,
  routeOf: (request: FastifyRequest) => string | undefined,
): void {
  const { text } = publishedWords(publisher)
  app.addHook('onRequest', async (request, reply) => {
    for (const [name, value] of Object.entries(everyAnswer)) reply.header(name, value)
    reply.header('content-security-policy', nothingLoads)
    if (settings.secureCookies) reply.header('strict-transport-security', strictTransport)
    checkHost(request, settings.hosts)
    refuseTooLarge(request)
    if (request.method !== 'GET' && request.method !== 'HEAD' && !sameSite(request))
      throw new Refusal('cross-site')
    limitArrival(text, request, reply, settings.bodyArrivalMs ?? jsonArrivalMs)
  })
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onSend', async (_request, reply) => {
    reply.header('server-timing', `total;dur=${reply.elapsedTime.toFixed(1)}`)
  })
  app.addHook('onResponse', async (request, reply) => {
    // Connections busy at shutdown would otherwise be kept open for another request.
    if (closing) request.raw.socket.end()
    metrics?.observe({
      method: request.method,
      route: routeOf(request) ?? request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    })
    // Paths only: queries and bodies can hold secrets and phone numbers.
    request.log.info(
      {
        method: request.method,
        path: request.url.split('?')[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    )
  })
}

function checkHost(request: FastifyRequest, hosts: string[] | undefined): void {
  const names = request.raw.rawHeaders.filter((_, index) => index % 2 === 0)
  const times = (wanted: string): number => names.filter((name) => name.toLowerCase() === wanted).length
  const name = readHost(request.raw)
  if (name === undefined || times('authorization') > 1) throw new Refusal('malformed')
  if (hosts && !hosts.includes(name)) throw new Refusal('wrong-host')
}
