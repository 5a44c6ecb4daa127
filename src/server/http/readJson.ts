import { Refusal } from '../errors.ts'

const deepest = 64
/** Members of objects and arrays. What a parser makes of them takes many times the room of their text. */
const mostValues = 200_000
const strictUtf8 = new TextDecoder('utf-8', { fatal: true })
/** No character of several bytes has one of these among them. */
const [quote, backslash, comma, colon] = [0x22, 0x5c, 0x2c, 0x3a]
const [objectStart, objectEnd, arrayStart, arrayEnd] = [0x7b, 0x7d, 0x5b, 0x5d]

/**
 * Parses the JSON text of a request and refuses what parsers disagree about or choke on: bytes that are not UTF-8,
 * more than 64 levels or 200,000 values, a key given twice, and names that reach an object's prototype.
 * @throws Refusal `malformed` or `too-large`, with a sentence that tells which
 */
export function readJson(bytes: Uint8Array): unknown {
  let text: string
  try {
    text = strictUtf8.decode(bytes)
  } catch {
    throw new Refusal('malformed', { text: 'The request is not encoded in UTF-8.' })
  }
  checkStructure(bytes)
  return parse(text)
}

/** Levels, values and the keys of each object, before anything is made of them; what is no JSON is left to the parser. */
function checkStructure(bytes: Uint8Array): void {
  const objects: (Set<string> | undefined)[] = []
  let values = 0
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]
    if (byte === quote) {
      const end = endOfString(bytes, at)
      const keys = objects.at(-1)
      if (keys && isKey(bytes, end)) addKey(keys, strictUtf8.decode(bytes.subarray(at, end + 1)))
      at = end
    } else if (byte === objectStart || byte === arrayStart) {
      values++
      objects.push(byte === objectStart ? new Set() : undefined)
      if (objects.length > deepest)
        throw new Refusal('malformed', { text: `The request is nested deeper than ${deepest} levels.` })
    } else if (byte === objectEnd || byte === arrayEnd) objects.pop()
    else if (byte === comma) values++
    if (values > mostValues)
      throw new Refusal('too-large', {
        text: `The request holds more than ${mostValues.toLocaleString('en-US')} values.`,
      })
  }
}

function addKey(keys: Set<string>, text: string): void {
  const key = String(parse(text))
  if (key === '__proto__') throw new Refusal('malformed', { text: 'A key may not be called __proto__.' })
  if (keys.has(key)) throw new Refusal('malformed', { text: `The key ${key.slice(0, 100)} is given twice.` })
  keys.add(key)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal('malformed', { text: 'The request is not JSON.' })
  }
}

/** Whether a colon follows the string that ends at `end`. */
function isKey(bytes: Uint8Array, end: number): boolean {
  let at = end + 1
  while (bytes[at] === 0x20 || bytes[at] === 0x0a || bytes[at] === 0x0d || bytes[at] === 0x09) at++
  return bytes[at] === colon
}

/** Where the string that begins at `start` has its closing quotation mark. */
function endOfString(bytes: Uint8Array, start: number): number {
  let at = start + 1
  while (at < bytes.length && bytes[at] !== quote) at += bytes[at] === backslash ? 2 : 1
  return at
}
