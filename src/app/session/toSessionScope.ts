import type { SessionScope } from '../../engine/registry/portalContext.ts'

export type ApiObject = Record<string, unknown>

/** What conditions see of the answers of `GET /config` and `GET /profile`. */
export function toSessionScope(
  config: ApiObject,
  profile: { account: ApiObject; operator?: boolean },
): SessionScope {
  const { permissions, subuser, ...rest } = config
  const { account } = profile
  const person = isObject(subuser) ? subuser : account
  return {
    account,
    config: { ...rest, subuser },
    user: {
      id: text(person['id'] ?? account['id']),
      email: text(person['email'] ?? account['email']),
      permissions: Array.isArray(permissions) ? permissions.filter((id) => typeof id === 'string') : [],
    },
    ...(profile.operator === true && { isOperator: true }),
  }
}

function isObject(value: unknown): value is ApiObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
