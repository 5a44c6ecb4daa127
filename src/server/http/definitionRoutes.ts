import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../errors.ts'
import type { Sessions } from '../auth/sessions.ts'
import type { PublishStatus } from '../../language/publishing.ts'
import type { AppOptions } from './AppOptions.ts'
import { readCredential } from './credentials.ts'
import { jsonBody } from './jsonBody.ts'

const base = '/api/site/definitions'

/** What is published, its history, and the way back. History and rollback are for operators. */
export function definitionRoutes(app: FastifyInstance, options: AppOptions, sessions: Sessions): void {
  const { publisher, settings } = options

  /** @returns who it is, for the history */
  async function readOperator(request: FastifyRequest): Promise<string> {
    const bearer = /^Bearer ([\w-]{16,128})$/.exec(request.headers.authorization ?? '')?.[1]
    if (bearer !== undefined && settings.operators?.isToken(bearer)) return 'operator token'
    const credential = readCredential(request, settings, false)
    const signedIn = credential && (await sessions.find(credential))
    if (!signedIn) throw new Refusal('signed-out')
    if (!settings.operators?.includes(signedIn.caller)) throw new Refusal('forbidden')
    const { email } = signedIn.caller.scope.user
    return typeof email === 'string' ? email : signedIn.caller.userId
  }

  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith(`${base}/`)) reply.header('cache-control', 'no-store')
  })
  app.get(`${base}/status`, () => publisher.status())
  app.get(`${base}/manifest`, () => publisher.current().portal.manifest)
  app.get<{ Querystring: Record<string, unknown> }>(`${base}/history`, async (request) => {
    await readOperator(request)
    const { owner } = request.query
    if (typeof owner !== 'string' || owner === '') {
      throw new Refusal('invalid', { fields: { owner: 'Required field' } })
    }
    const versions = await publisher.history(owner)
    if (versions.length === 0) throw new Refusal('not-found')
    return { versions }
  })
  app.post(`${base}/rollback`, async (request) => {
    const by = await readOperator(request)
    const { owner, version } = readRollback(jsonBody(request))
    return publisher.rollback(owner, version, by)
  })
}

function readRollback(body: unknown): { owner: string; version: string } {
  const { owner, version } = (typeof body === 'object' && body !== null ? body : {}) as Record<
    string,
    unknown
  >
  const fields: Record<string, string> = {}
  if (typeof owner !== 'string' || owner === '') fields['owner'] = 'Required field'
  if (typeof version !== 'string' || version === '') fields['version'] = 'Required field'
  if (typeof owner !== 'string' || typeof version !== 'string' || Object.keys(fields).length > 0) {
    throw new Refusal('invalid', { fields })
  }
  return { owner, version }
}

/** What `/healthz` warns of: the server serves, but not what the files say. */
export function definitionWarnings({ kept, rolledBack, diagnostics }: PublishStatus): string[] {
  const older = kept.filter((owner) => !rolledBack.includes(owner)).join(', ')
  return [
    ...(older === '' ? [] : [`definitions: an older version is served of ${older}`]),
    ...(rolledBack.length === 0
      ? []
      : [`definitions: rolled back until the files change: ${rolledBack.join(', ')}`]),
    ...diagnostics.slice(0, 20).map(({ text }) => text),
  ]
}
