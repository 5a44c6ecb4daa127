import type { SessionScope } from '../../engine/registry/portalContext.ts'

export type ApiObject = Record<string, unknown>

/**
 * What conditions see of the answers of `GET /config` and `GET /profile`.
 * @param permissions the portal's: the server names what a person may do, definitions name it by id
 */
export function toSessionScope(
  config: ApiObject,
  profile: { account: ApiObject },
  permissions: readonly { id: string; server: string }[],
): SessionScope {
  const { permissions: granted, subuser, ...rest } = config
  const { account } = profile
  const person = isObject(subuser) ? subuser : account
  const names = new Set(Array.isArray(granted) ? granted : [])
  return {
    account,
    config: { ...rest, subuser },
    user: {
      id: text(config['user_id'] ?? person['id'] ?? account['id']),
      email: text(person['email'] ?? account['email']),
      ...(typeof person['role'] === 'string' && { role: person['role'] }),
      permissions: permissions.filter(({ server }) => names.has(server)).map(({ id }) => id),
    },
    ...(config['is_operator'] === true && { isOperator: true }),
  }
}

function isObject(value: unknown): value is ApiObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
