import type { FastifyInstance } from 'fastify'
import { Refusal } from '../errors.ts'
import type { AppOptions } from './AppOptions.ts'
import type { Limits } from './requests/createLimits.ts'
import { networkOf } from '../wire/networkOf.ts'

/** Bytes. A notice of a payment provider has a few thousand. */
const largestNotice = 256 * 1024

/** Calls of outside parties to modules, such as notices of a payment provider. Only those that are refused count against a limit. */
export async function servePublicCalls(
  app: FastifyInstance,
  { calls = new Map() }: Pick<AppOptions, 'calls'>,
  limits: Pick<Limits, 'takePublic'>,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: largestNotice }, (_request, body, done) =>
      done(null, body),
    )
    for (const [path, answer] of calls) {
      scope.route<{ Params: { '*': string } }>({
        method: ['GET', 'POST'],
        url: `${path}*`,
        bodyLimit: largestNotice,
        async handler(request, reply) {
          // Node joins repeated headers except set-cookie, which requests don't have.
          const headers = request.headers as Record<string, string | undefined>
          const found = await answer({
            method: request.method === 'POST' ? 'POST' : 'GET',
            rest: request.params['*'],
            query: Object.fromEntries(new URL(request.url, 'http://localhost').searchParams),
            headers,
            body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
          })
          if (!found || found.status >= 400) limits.takePublic(networkOf(request.ip))
          if (!found) throw new Refusal('not-found')
          reply.header('cache-control', 'no-store')
          return reply
            .headers(found.headers ?? {})
            .code(found.status)
            .send(found.body ?? '')
        },
      })
    }
  })
}
