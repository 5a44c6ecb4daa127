import type { FastifyInstance } from 'fastify'
import type { Limits } from './createLimits.ts'
import { networkOf } from '../../wire/networkOf.ts'

/** Bytes: a password of 1,024 characters, each escaped as two `\\uXXXX`, and the other fields beside it. */
const publicBody = 16 * 1024

/** Rate-limits routes without a session before reading the body, and keeps their bodies small. */
export function limitPublicCalls(scope: FastifyInstance, limits: Pick<Limits, 'takePublic'>): void {
  scope.addHook('onRoute', (route) => {
    route.bodyLimit = publicBody
  })
  scope.addHook('onRequest', async (request) => {
    // Reading without a body costs no more than refusing it.
    if (request.method !== 'GET' && request.method !== 'HEAD') limits.takePublic(networkOf(request.ip))
  })
}
