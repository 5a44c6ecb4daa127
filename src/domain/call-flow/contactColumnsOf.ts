import { namesReadBy } from './flowTexts.ts'
import type { ReadFlow } from './readFlow.ts'

/** Columns of the contact that texts and conditions of a flow read, each once, in the order of its nodes. */
export function contactColumnsOf({ nodes }: ReadFlow): string[] {
  const names = nodes.flatMap((node) => [...namesReadBy(node)])
  return [...new Set(names.flatMap(({ scope, name }) => (scope === 'contact' ? [name] : [])))]
}
