import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppOptions } from '../AppOptions.ts'
import type { Limits } from '../requests/createLimits.ts'
import { networkOf } from '../../wire/networkOf.ts'

/**
 * Links of modules: each leads to another address, or to a page that says it leads nowhere. Only those that lead nowhere
 * count against the limit of a network: a whole town may be behind one address of its carrier, but guesses are few.
 */
export function serveLinks(
  app: FastifyInstance,
  { links = new Map() }: Pick<AppOptions, 'links'>,
  limits: Pick<Limits, 'takePublic'>,
  sendNotFound: (request: FastifyRequest, reply: FastifyReply) => FastifyReply,
): void {
  for (const [path, open] of links) {
    app.get<{ Params: { code: string } }>(`${path}:code`, async (request, reply) => {
      const { code } = request.params
      // Node joins repeated headers except set-cookie, which requests don't have.
      const headers = request.headers as Record<string, string | undefined>
      const target = await open({ code, method: request.method, headers })
      if (target === undefined) {
        limits.takePublic(networkOf(request.ip))
        return sendNotFound(request, reply)
      }
      return reply.header('cache-control', 'no-store').redirect(target, 302)
    })
  }
}
