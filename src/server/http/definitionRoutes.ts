import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal, say, type Words } from '../errors.ts'
import type { Sessions, SignedIn } from '../auth/sessions/Sessions.ts'
import type { PublishStatus } from '../../language/publishing.ts'
import type { AppOptions } from './AppOptions.ts'
import { readCredential } from '../wire/credentials.ts'
import { isOperatorToken } from './sign-in/isOperatorToken.ts'
import { jsonBody } from './requests/jsonBody.ts'

const base = '/api/site/definitions'

/** The manifest for every page, the API description for signed-in users, and operator routes. */
export function definitionRoutes(app: FastifyInstance, options: AppOptions, sessions: Sessions): void {
  const { publisher, settings } = options

  async function readSession(request: FastifyRequest): Promise<SignedIn> {
    const credential = readCredential(request, settings, false)
    const signedIn = credential && (await sessions.find(credential))
    if (!signedIn) throw new Refusal('signed-out')
    return signedIn
  }

  async function checkSignedIn(request: FastifyRequest): Promise<void> {
    if (!isOperatorToken(request, settings)) await readSession(request)
  }

  /** Checked before the body is read; the name goes into the history. */
  async function checkOperator(request: FastifyRequest): Promise<void> {
    if (isOperatorToken(request, settings)) return void operatorNames.set(request, 'operator token')
    const { caller } = await readSession(request)
    if (!settings.operators?.includes(caller)) throw new Refusal('forbidden')
    const { email } = caller.scope.user
    operatorNames.set(request, typeof email === 'string' ? email : caller.userId)
  }
  const operatorNames = new WeakMap<FastifyRequest, string>()
  const forOperators = { onRequest: checkOperator }

  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith(`${base}/`)) reply.header('cache-control', 'no-store')
  })
  app.get(`${base}/manifest`, () => publisher.current().portal.manifest)
  app.get('/api/site/openapi.json', { onRequest: checkSignedIn }, () => publisher.current().portal.openapi)
  app.get(`${base}/status`, forOperators, () => publisher.status())
  app.get<{ Querystring: Record<string, unknown> }>(`${base}/history`, forOperators, async (request) => {
    const { owner } = request.query
    if (typeof owner !== 'string' || owner === '') {
      throw new Refusal('invalid', { fields: { owner: say('portal:form-required') } })
    }
    const versions = await publisher.history(owner)
    if (versions.length === 0) throw new Refusal('not-found')
    return { versions }
  })
  app.post(`${base}/rollback`, forOperators, async (request) => {
    const by = operatorNames.get(request)
    if (by === undefined) throw new Error('An operator call was not checked')
    const { owner, version } = readRollback(jsonBody(request))
    return publisher.rollback(owner, version, by)
  })
  app.post(`${base}/publish`, forOperators, async (request) => {
    const by = operatorNames.get(request)
    if (by === undefined) throw new Error('An operator call was not checked')
    const { owner } = Object(jsonBody(request)) as Record<string, unknown> // any body
    if (typeof owner !== 'string' || owner === '') {
      throw new Refusal('invalid', { fields: { owner: say('portal:form-required') } })
    }
    return publisher.publishFiles(owner, by)
  })
}

function readRollback(body: unknown): { owner: string; version: string } {
  const { owner, version } = (typeof body === 'object' && body !== null ? body : {}) as Record<
    string,
    unknown
  >
  const fields: Record<string, Words> = {}
  if (typeof owner !== 'string' || owner === '') fields['owner'] = say('portal:form-required')
  if (typeof version !== 'string' || version === '') fields['version'] = say('portal:form-required')
  if (typeof owner !== 'string' || typeof version !== 'string' || Object.keys(fields).length > 0) {
    throw new Refusal('invalid', { fields })
  }
  return { owner, version }
}

/** Warnings in `/healthz` when the served definitions differ from the files. It is public, so files aren't quoted. */
export function definitionWarnings({ kept, rolledBack, diagnostics }: PublishStatus): string[] {
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  const older = kept.filter((owner) => !rolledBack.includes(owner)).join(', ')
  return [
    ...(older === '' ? [] : [`definitions: serving an older version of ${older}`]),
    ...(rolledBack.length === 0
      ? []
      : [`definitions: rolled back until the files change: ${rolledBack.join(', ')}`]),
    ...(errors.length === 0
      ? []
      : [`definitions: errors in the files (${errors.length}), see npm run definitions -- status`]),
  ]
}
