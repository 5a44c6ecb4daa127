import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal, type ErrorCode, type Wording } from '../../errors.ts'

/** Framework and database errors caused by the client. */
const known: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_REQ_FILE_TOO_LARGE: 'too-large',
  FST_FILES_LIMIT: 'too-large',
  FST_FIELDS_LIMIT: 'too-large',
  FST_PARTS_LIMIT: 'too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-type',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported-type',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed',
  FST_ERR_BAD_URL: 'malformed',
  // text of the client that the database cannot hold: NUL, broken surrogates
  '22021': 'malformed',
  '22P05': 'malformed',
  '22P02': 'malformed',
  // numbers and dates beyond what a column holds
  '22003': 'malformed',
  '22007': 'malformed',
  '22008': 'malformed',
}

/** The multipart parser's errors have no codes. */
const brokenMultipart = /unexpected end of multipart data|^Multipart: Boundary not found/i

/** Answers anything thrown as `{ error, code, fields? }`; only server faults are logged as errors. */
export function answerError(
  text: Wording,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refusal = toRefusal(error)
  if (refusal.code === 'internal') request.log.error({ err: error }, 'request failed')
  for (const [name, value] of Object.entries(refusal.details.headers ?? {})) reply.header(name, value)
  return reply
    .code(refusal.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(refusal.body(text)))
}

/** Answers invalid HTTP in the same format as other refusals, and closes the connection. */
export function answerBrokenRequest(text: Wording, error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const refusal = new Refusal(
    error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? 'timeout'
      : error.code === 'HPE_HEADER_OVERFLOW'
        ? 'headers-too-large'
        : 'malformed',
  )
  const { status } = refusal
  const body = JSON.stringify(refusal.body(text))
  if (socket.writable) {
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n${body}`,
    )
  }
  socket.destroySoon()
}

function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (typeof error !== 'object' || error === null) return new Refusal('internal')
  const code = 'code' in error && typeof error.code === 'string' ? known[error.code] : undefined
  if (code) return new Refusal(code)
  if (error instanceof Error && brokenMultipart.test(error.message)) return new Refusal('malformed')
  const status = 'statusCode' in error ? error.statusCode : undefined
  if (status === 400) return new Refusal('malformed')
  if (status === 408) return new Refusal('timeout')
  if (status === 413) return new Refusal('too-large')
  return new Refusal('internal')
}
