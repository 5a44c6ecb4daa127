import { Refusal, say } from '../../errors.ts'

const deepest = 64
/** Members of objects and arrays. Parsed, they take many times the memory of their text. */
const mostValues = 200_000
/** Per object: more than any definition needs, and few enough to check each. */
const mostKeys = 1_000
const strictUtf8 = new TextDecoder('utf-8', { fatal: true })
/** These bytes never occur within a multi-byte character. */
const [quote, backslash, comma, colon] = [0x22, 0x5c, 0x2c, 0x3a]
const [objectStart, objectEnd, arrayStart, arrayEnd] = [0x7b, 0x7d, 0x5b, 0x5d]

/**
 * Parses a JSON request and refuses what parsers disagree on or choke on: invalid UTF-8,
 * more than 64 levels, 200,000 values or 1,000 keys per object, duplicate keys, and names that reach an object's
 * prototype.
 * @throws Refusal `malformed` or `too-large`, with the reason
 */
export function readJson(bytes: Uint8Array): unknown {
  let text: string
  try {
    text = strictUtf8.decode(bytes)
  } catch {
    throw new Refusal('malformed', { text: say('portal:error-not-utf8') })
  }
  checkStructure(bytes)
  return parse(text)
}

/** Checks levels, values and keys before parsing; invalid JSON is left to the parser. */
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
        throw new Refusal('malformed', { text: say('portal:error-nested', { count: deepest }) })
    } else if (byte === objectEnd || byte === arrayEnd) objects.pop()
    else if (byte === comma) values++
    if (values > mostValues)
      throw new Refusal('too-large', {
        text: say('portal:error-values', { count: mostValues }),
      })
  }
}

function addKey(keys: Set<string>, text: string): void {
  const key = String(parse(text))
  if (key === '__proto__') throw new Refusal('malformed', { text: say('portal:error-key-prototype') })
  if (keys.has(key))
    throw new Refusal('malformed', { text: say('portal:error-key-twice', { key: key.slice(0, 100) }) })
  if (keys.size === mostKeys)
    throw new Refusal('too-large', {
      text: say('portal:error-keys', { count: mostKeys }),
    })
  keys.add(key)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal('malformed', { text: say('portal:error-json') })
  }
}

/** Whether a colon follows the string that ends at `end`. */
function isKey(bytes: Uint8Array, end: number): boolean {
  let at = end + 1
  while (bytes[at] === 0x20 || bytes[at] === 0x0a || bytes[at] === 0x0d || bytes[at] === 0x09) at++
  return bytes[at] === colon
}

/** Index of the closing quotation mark of the string at `start`. */
function endOfString(bytes: Uint8Array, start: number): number {
  let at = start + 1
  while (at < bytes.length && bytes[at] !== quote) at += bytes[at] === backslash ? 2 : 1
  return at
}
