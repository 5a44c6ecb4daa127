import { mostFields } from './errors.ts'

/**
 * A text for each name nothing reads, for the first of them only: a body can hold more than anyone wants to hear of.
 * @param isKnown whether something reads the name
 */
export function unknownFields(
  given: object,
  isKnown: (name: string) => boolean,
  text = 'Unknown field',
): Record<string, string> {
  const found: [string, string][] = []
  for (const name of Object.keys(given)) {
    if (isKnown(name)) continue
    found.push([name, text])
    if (found.length === mostFields) break
  }
  return Object.fromEntries(found)
}
