import type { ReactNode } from 'react'
import type { ResourceDefinition } from '../../language/portal.ts'
import { useParentRule, type ParentRule } from './useParentRule.ts'

interface ParentGateProps {
  resource: Pick<ResourceDefinition, 'parent'>
  children: (rule: ParentRule) => ReactNode
}

/** `useParentRule` for screens that load it only where the parent has a rule. */
export function ParentGate({ resource, children }: ParentGateProps) {
  return children(useParentRule(resource))
}
