import { evaluateCondition } from '../../../language/index.ts'
import type { EndpointDefinition } from '../../../language/portal.ts'
import { Refusal } from '../../errors.ts'
import type { ResourceRequest } from '../ResourceContext.ts'

/** @throws Refusal `forbidden` where the endpoint's rule for the account and the user is false */
export function requireEndpoint(
  { context, caller }: Pick<ResourceRequest, 'context' | 'caller'>,
  { when, because }: Pick<EndpointDefinition, 'when' | 'because'>,
): void {
  if (!when || evaluateCondition(when, { ...caller.scope, now: new Date().toISOString() })) return
  throw new Refusal('forbidden', because ? { text: context.published.text(because) } : {})
}
