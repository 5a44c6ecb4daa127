/** A value of a JSON text and where it stands. */
export interface JsonNode {
  start: number
  end: number
  members: Map<string | number, JsonNode>
}

export interface JsonToken {
  kind: 'key' | 'string' | 'number' | 'word' | 'mark'
  text: string
}

const TOKEN = /("(?:[^"\\]|\\.)*"?)(\s*:)?|(-?\d[\d.eE+-]*)|(true|false|null)|[{}[\],:]|\s+|[^\s"{}[\],:]+/g

/** The text cut into tokens, every character in one: for colouring, so it takes broken JSON too. */
export function jsonTokens(text: string): JsonToken[] {
  return [...text.matchAll(TOKEN)].flatMap(([all, string, colon, number, word]): JsonToken[] => {
    if (string !== undefined && colon !== undefined)
      return [
        { kind: 'key', text: string },
        { kind: 'mark', text: colon },
      ]
    if (string !== undefined) return [{ kind: 'string', text: string }]
    if (number !== undefined) return [{ kind: 'number', text: number }]
    return [{ kind: word === undefined ? 'mark' : 'word', text: all }]
  })
}

/** Where the values of a JSON text stand; undefined when it does not parse. */
export function jsonNodes(text: string): JsonNode | undefined {
  try {
    JSON.parse(text)
  } catch {
    return undefined
  }
  const pieces = [...text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s"{}[\],:]+/g)]
  let at = 0
  const next = () => pieces[at++] ?? { 0: '', index: text.length }

  function value(): JsonNode {
    const first = next()
    const node: JsonNode = { start: first.index, end: first.index + first[0].length, members: new Map() }
    if (first[0] !== '{' && first[0] !== '[') return node
    const close = first[0] === '{' ? '}' : ']'
    while (pieces[at]?.[0] !== close) {
      let key: string | number = node.members.size
      if (close === '}') {
        key = String(JSON.parse(next()[0]))
        at++
      }
      node.members.set(key, value())
      if (pieces[at]?.[0] === ',') at++
    }
    const last = next()
    node.end = last.index + 1
    return node
  }

  return value()
}

/** The value at a path. */
export function nodeAt(root: JsonNode | undefined, path: readonly (string | number)[]): JsonNode | undefined {
  return path.reduce<JsonNode | undefined>((node, key) => node?.members.get(key), root)
}

/** The text of a value with its lines moved to the left by what its last line is indented. */
export function outdent(text: string): { text: string; indent: number } {
  const [first = '', ...rest] = text.split('\n')
  const indent = /^ */.exec(rest.at(-1) ?? '')?.[0].length ?? 0
  const cut = new RegExp(`^ {0,${indent}}`)
  return { text: [first, ...rest.map((line) => line.replace(cut, ''))].join('\n'), indent }
}
