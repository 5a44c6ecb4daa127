import { randomBytes } from 'node:crypto'
import { Refusal, say, type Words } from '../../errors.ts'
import { isPresent } from '../../../language/index.ts'
import type { Behaviour } from '../../resources/behaviour.ts'
import type { JsonObject } from '../../storage/tables.ts'

/** Where PBXs register and send calls to. */
export const SIP_HOST = 'sip.patchbay.example'

const texts = {
  guessable: say('sip-trunks:password-guessable'),
  missing: say('sip-trunks:password-missing'),
} as const

/** Beginnings of the passwords that SIP scanners try first. */
const GUESSES =
  /pass(?:word|wd)|qwert|asdf|letmein|welcome|admin|secret|sip|trunk|0123|1234|4321|abcd|(.)\1{3}/i

/** The rules of the definition. */
const COMPLETE = /^(?=.*[A-Z])(?=.*[a-z])(?=.*[0-9]).{8,32}$/s

/** SIP trunks: passwords that are hard to guess, and the review of a PBX's address. */
export function trunk(): Behaviour {
  return {
    resource: 'trunk',
    async derive(_query, _caller, { auth_method, password }): Promise<JsonObject> {
      // What the definition refuses has its own text.
      if (typeof password === 'string' && COMPLETE.test(password) && GUESSES.test(password))
        refuse(texts.guessable)
      if (auth_method !== 'ip' || isPresent(password)) return {}
      // With IP authentication nobody types a password, and none may be guessable.
      return { password: newPassword() }
    },
    async beforeCreate(_query, _caller, value) {
      return { ...value, host: SIP_HOST, status: 'active', ...inReview(value) }
    },
    endpoints: {
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

function inReview({ host_request: request }: JsonObject): JsonObject {
  return typeof request === 'object' && request !== null && !Array.isArray(request)
    ? { host_request: { ...request, status: 'pending' } }
    : {}
}

function newPassword(): string {
  return randomBytes(24).toString('base64url')
}

function refuse(text: Words): never {
  throw new Refusal('invalid', { fields: { password: text } })
}
