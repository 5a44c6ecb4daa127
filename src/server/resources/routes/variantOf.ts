import { createHash } from 'node:crypto'
import type { Caller } from '../behaviour.ts'
import type { ResourceRequest } from '../ResourceContext.ts'
import { hasPersonal } from '../resourceRequest.ts'

const variants = new WeakMap<Caller, Map<string, string>>()

/**
 * What a list depends on besides its collection's version: the definitions, the account, what the user may see, and
 * what conditions read of them.
 */
export function variantOf({ context, caller, resource, entity }: ResourceRequest): string {
  let known = variants.get(caller)
  if (!known) variants.set(caller, (known = new Map()))
  const key = `${resource.id} ${context.published.hash}`
  let variant = known.get(key)
  if (variant === undefined) {
    const roots = resource.query
      .flatMap(({ where }) => where?.dependsOn ?? [])
      .map((path) => path.split('.')[0])
    const timezone = caller.scope.account['timezone'] ?? 'UTC'
    const parts: unknown[] = [key, caller.accountId, timezone, Object.keys(entity.properties)]
    // A condition on the clock makes a list change by itself: never the same twice.
    if (roots.includes('now')) parts.push(Date.now())
    if (hasPersonal(entity)) parts.push(caller.userId)
    if (roots.some((root) => root === 'account' || root === 'config' || root === 'user'))
      parts.push(caller.scope)
    variant = createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 16)
    known.set(key, variant)
  }
  return variant
}
