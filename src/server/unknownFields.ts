import { mostFields, say, type Words } from './errors.ts'

/**
 * A text for each name nothing reads, for the first of them only: a body can hold more than anyone wants to hear of.
 * @param isKnown whether something reads the name
 */
export function unknownFields(
  given: object,
  isKnown: (name: string) => boolean,
  words: Words = say('portal:error-field-unknown'),
): Record<string, Words> {
  const found: [string, Words][] = []
  for (const name of Object.keys(given)) {
    if (isKnown(name)) continue
    found.push([name, words])
    if (found.length === mostFields) break
  }
  return Object.fromEntries(found)
}
