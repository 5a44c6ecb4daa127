import { randomBytes } from 'node:crypto'
import { callerIds } from '../../calls/index.ts'
import { Refusal, say, type Words } from '../../errors.ts'
import { isPresent } from '../../../language/index.ts'
import type { ModuleContext } from '../../host/ServerModule.ts'
import { enqueueJob } from '../../jobs/index.ts'
import type { Behaviour } from '../../resources/behaviour.ts'
import { createSecrets } from '../../resources/records/secrets.ts'
import { objectOf } from '../../storage/documentValues.ts'
import type { JsonObject } from '../../storage/tables.ts'
import { REVIEW_HOST } from './reviewHostJob.ts'
import { dropCredential, keepCredential, newUsername } from './sipCredential.ts'
import { SIP_HOST, TRUNK } from './sipHost.ts'

const texts = {
  guessable: say('sip-trunks:password-guessable'),
  missing: say('sip-trunks:password-missing'),
} as const

/** Beginnings of the passwords that SIP scanners try first. */
const GUESSES =
  /pass(?:word|wd)|qwert|asdf|letmein|welcome|admin|secret|sip|trunk|0123|1234|4321|abcd|(.)\1{3}/i

/** The rules of the definition. */
const COMPLETE = /^(?=.*[A-Z])(?=.*[a-z])(?=.*[0-9]).{8,32}$/s

/** SIP trunks: passwords that are hard to guess, the review of a PBX's address, and what the edge gets to know. */
export function trunk(context: ModuleContext): Behaviour {
  return {
    resource: TRUNK,
    async derive(_read, _caller, { auth_method, password }): Promise<JsonObject> {
      // What the definition refuses has its own text.
      if (typeof password === 'string' && COMPLETE.test(password) && GUESSES.test(password))
        refuse(texts.guessable)
      if (auth_method !== 'ip' || isPresent(password)) return {}
      // With IP authentication nobody types a password, and none may be guessable.
      return { password: randomBytes(24).toString('base64url') }
    },
    async beforeCreate(_query, _caller, value) {
      const isDigest = value['auth_method'] === 'digest'
      return {
        ...value,
        host: SIP_HOST,
        username: newUsername(),
        status: 'active',
        ...(isDigest && { registration: 'unregistered' }),
        ...inReview(value),
      }
    },
    async afterCreate(query, { accountId }, record) {
      await keepCredential(query, createSecrets(context.secretKey), accountId, record)
      if (objectOf(record.doc['host_request'])['status'] !== 'pending' || !context.simulates('host-reviewer'))
        return
      await enqueueJob(query, {
        accountId,
        kind: REVIEW_HOST,
        key: record.id,
        payload: { id: record.id },
        delayMs: REVIEW_MS,
      })
    },
    async beforeUpdate(query, { accountId }, { id }, value) {
      await keepCredential(query, createSecrets(context.secretKey), accountId, { id, doc: value })
      return value
    },
    async afterDelete(query, { accountId }, { id }) {
      await dropCredential(query, accountId, id)
    },
    endpoints: {
      callers: ({ caller, query }) =>
        context.database.read(caller.accountId, (handle) => callerIds(handle, caller.accountId, query)),
      async 'validate-password'({ body }) {
        // The server has validated it.
        const { password } = body as { password?: string }
        if (password === undefined) refuse(texts.missing)
        if (GUESSES.test(password)) refuse(texts.guessable)
        return { body: { success: true } }
      },
    },
  }
}

/** How long the simulated reviewer takes. */
const REVIEW_MS = 8000

function inReview({ host_request: request }: JsonObject): JsonObject {
  return typeof request === 'object' && request !== null && !Array.isArray(request)
    ? { host_request: { ...request, status: 'pending' } }
    : {}
}

function refuse(text: Words): never {
  throw new Refusal('invalid', { fields: { password: text } })
}
