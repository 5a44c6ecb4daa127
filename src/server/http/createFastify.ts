import multipart from '@fastify/multipart'
import Fastify, {
  LogController,
  type FastifyError,
  type FastifyInstance,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify'
import { Refusal } from '../errors.ts'
import type { MailWords } from '../mail/index.ts'
import { asksForRealtime } from '../realtime/index.ts'
import { answerBrokenRequest, answerError } from './requests/answerError.ts'
import type { AppSettings } from './AppOptions.ts'
import { smallBody } from './requests/createBodyGate.ts'
import { readJson } from './requests/readJson.ts'

/**
 * Fastify with this API's limits, parsers and format of errors.
 * @param notFound what an address without a handler is answered
 */
export async function createFastify(
  settings: AppSettings,
  text: MailWords['text'],
  notFound: (request: FastifyRequest) => Refusal,
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: settings.logLevel === 'silent' ? false : logOptions(settings),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: smallBody,
    requestTimeout: 600_000,
    connectionTimeout: 0,
    keepAliveTimeout: 72_000,
    maxRequestsPerSocket: 0,
    forceCloseConnections: 'idle',
    exposeHeadRoutes: true,
    trustProxy: settings.proxies ?? false,
    routerOptions: { maxParamLength: 300 },
    // The hook below refuses a missing Host, in this API's format.
    http: {
      headersTimeout: 5_000,
      connectionsCheckingInterval: 1_000,
      requireHostHeader: false,
      shouldUpgradeCallback: asksForRealtime,
    },
    frameworkErrors: (error, request, reply) => void answerError(text, error, request, reply),
    clientErrorHandler: (error, socket) => answerBrokenRequest(text, error, socket),
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const charset = /charset\s*=\s*"?([^\s;"]+)/i.exec(request.headers['content-type'] ?? '')?.[1]
    if (charset !== undefined && !/^utf-?8$/i.test(charset)) return done(new Refusal('unsupported-type'))
    try {
      return done(null, readJson(Buffer.from(body)))
    } catch (error) {
      return done(error instanceof Error ? error : new Refusal('malformed'))
    }
  })
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { files: 1, fields: 20, parts: 21, fieldSize: 100_000 },
  })
  app.setErrorHandler((error, request, reply) => answerError(text, error, request, reply))
  app.setNotFoundHandler((request, reply) => answerError(text, notFound(request), request, reply))
  return app
}

function logOptions({ logLevel, logTo }: AppSettings): FastifyServerOptions['logger'] {
  return {
    level: logLevel,
    ...(logTo ? { stream: logTo } : {}),
    serializers: {
      // A database error's detail quotes the row: phone numbers, addresses, hashes.
      err: (error: FastifyError & { constraint?: string }) => ({
        type: error.name,
        message: error.message,
        stack: error.stack ?? '',
        ...(error.code === undefined ? {} : { code: error.code }),
        ...(error.constraint === undefined ? {} : { constraint: error.constraint }),
      }),
    },
  }
}
