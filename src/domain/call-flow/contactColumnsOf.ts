import { namesReadBy } from './flowTexts.ts'
import type { ReadFlow } from './readFlow.ts'

/** Columns of the contact that texts and conditions of flows read, each once, in the order of their nodes. */
export function contactColumnsOf(...flows: readonly ReadFlow[]): string[] {
  const names = flows.flatMap(({ nodes }) => nodes).flatMap((node) => [...namesReadBy(node)])
  return [...new Set(names.flatMap(({ scope, name }) => (scope === 'contact' ? [name] : [])))]
}
