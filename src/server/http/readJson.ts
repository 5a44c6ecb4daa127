import { Refusal } from '../errors.ts'

const deepest = 64
const strictUtf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * Parses the JSON text of a request and refuses what parsers disagree about or choke on: bytes that are not UTF-8,
 * more than 64 levels, a key given twice, and names that reach an object's prototype.
 * @throws Refusal `malformed`, with a sentence that tells which
 */
export function readJson(bytes: Uint8Array): unknown {
  let text: string
  try {
    text = strictUtf8.decode(bytes)
  } catch {
    throw new Refusal('malformed', { text: 'The request is not encoded in UTF-8.' })
  }
  if (depthOf(text) > deepest)
    throw new Refusal('malformed', { text: `The request is nested deeper than ${deepest} levels.` })
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Refusal('malformed', { text: 'The request is not JSON.' })
  }
  checkKeys(text)
  return value
}

/** Brackets open at the same time, outside of strings. */
function depthOf(text: string): number {
  let open = 0
  let most = 0
  for (let at = 0; at < text.length; at++) {
    const character = text[at]
    if (character === '"') at = endOfString(text, at)
    else if (character === '{' || character === '[') most = Math.max(most, ++open)
    else if (character === '}' || character === ']') open--
  }
  return most
}

/** The keys of each object of a text that has been parsed. */
function checkKeys(text: string): void {
  const objects: (Set<string> | undefined)[] = []
  for (let at = 0; at < text.length; at++) {
    const character = text[at]
    if (character === '{') objects.push(new Set())
    else if (character === '[') objects.push(undefined)
    else if (character === '}' || character === ']') objects.pop()
    else if (character === '"') {
      const end = endOfString(text, at)
      const keys = objects.at(-1)
      if (keys && /^[\t\n\r ]*:/.test(text.slice(end + 1, end + 100))) {
        // A JSON string.
        const key = JSON.parse(text.slice(at, end + 1)) as string
        if (key === '__proto__')
          throw new Refusal('malformed', { text: 'A key may not be called __proto__.' })
        if (keys.has(key))
          throw new Refusal('malformed', { text: `The key ${key.slice(0, 100)} is given twice.` })
        keys.add(key)
      }
      at = end
    }
  }
}

/** Where the string that begins at `start` has its closing quotation mark. */
function endOfString(text: string, start: number): number {
  let at = start + 1
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1
  return at
}
