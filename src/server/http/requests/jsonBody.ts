import type { FastifyRequest } from 'fastify'
import { Refusal } from '../../errors.ts'

/**
 * The parsed body of a request that takes JSON.
 * @throws Refusal `unsupported-type` for a multipart body, which a form on another site could send
 */
export function jsonBody(request: FastifyRequest): unknown {
  if (request.isMultipart()) throw new Refusal('unsupported-type')
  return request.body
}
