/** A node number of a `DigitGraph`. */
export type DigitNode = number

/**
 * Deterministic automata over the ten digits that share equal parts, as a decision diagram does.
 * Two nodes with the same language have the same number, so every automaton built here is minimal.
 */
export interface DigitGraph {
  /** A node that ends in `value` whatever follows; `sink(0)` accepts nothing. */
  sink(value: number): DigitNode
  /** A node worth `value` when the digits stop here and `next[d]` when digit d follows. */
  node(value: number, next: ArrayLike<DigitNode>): DigitNode
  /** Applies `merge` to the values of both automata for every string of digits. */
  combine(a: DigitNode, b: DigitNode, merge: (a: number, b: number) => number): DigitNode
  /** The strings of either automaton; both hold only the values 0 and 1. */
  union(a: DigitNode, b: DigitNode): DigitNode
  /** The strings of an automaton whose length is in `lengths`. */
  ofLengths(a: DigitNode, lengths: readonly number[]): DigitNode
  value(node: DigitNode): number
  next(node: DigitNode, digit: number): DigitNode
}

const PAIR_SHIFT = 2 ** 26

/** Creates an empty graph; every automaton of one table must come from the same graph. */
export function createDigitGraph(): DigitGraph {
  const values: number[] = []
  const nexts: number[] = []
  const nodeByKey = new Map<string, DigitNode>()
  const sinkByValue = new Map<number, DigitNode>()
  const unions = new Map<number, DigitNode>()
  const scratch: number[] = []

  function add(value: number): DigitNode {
    values.push(value)
    return values.length - 1
  }

  function sink(value: number): DigitNode {
    let found = sinkByValue.get(value)
    if (found === undefined) {
      found = add(value)
      for (let digit = 0; digit < 10; digit += 1) nexts.push(found)
      sinkByValue.set(value, found)
    }
    return found
  }

  const nothing = sink(0)

  function node(value: number, next: ArrayLike<DigitNode>): DigitNode {
    let key = `${value}`
    let isSink = sinkByValue.get(value) === next[0]
    for (let digit = 0; digit < 10; digit += 1) {
      key += `,${next[digit]}`
      if (next[digit] !== next[0]) isSink = false
    }
    if (isSink) return next[0]!
    let found = nodeByKey.get(key)
    if (found === undefined) {
      found = add(value)
      for (let digit = 0; digit < 10; digit += 1) nexts.push(next[digit]!)
      nodeByKey.set(key, found)
    }
    return found
  }

  function isSink(a: DigitNode): boolean {
    return sinkByValue.get(values[a]!) === a
  }

  function combine(a: DigitNode, b: DigitNode, merge: (a: number, b: number) => number): DigitNode {
    const known = new Map<number, DigitNode>()
    function visit(x: DigitNode, y: DigitNode): DigitNode {
      if (isSink(x) && isSink(y)) return sink(merge(values[x]!, values[y]!))
      const pair = x * PAIR_SHIFT + y
      let found = known.get(pair)
      if (found === undefined) {
        const next = []
        for (let digit = 0; digit < 10; digit += 1)
          next.push(visit(nexts[x * 10 + digit]!, nexts[y * 10 + digit]!))
        found = node(merge(values[x]!, values[y]!), next)
        known.set(pair, found)
      }
      return found
    }
    return visit(a, b)
  }

  function union(a: DigitNode, b: DigitNode): DigitNode {
    if (a === b || b === nothing) return a
    if (a === nothing) return b
    const pair = a < b ? a * PAIR_SHIFT + b : b * PAIR_SHIFT + a
    let found = unions.get(pair)
    if (found === undefined) {
      if (isSink(a) && isSink(b)) found = sink(values[a]! | values[b]!)
      else {
        const depth = scratch.length
        for (let digit = 0; digit < 10; digit += 1) scratch.push(0)
        for (let digit = 0; digit < 10; digit += 1) {
          scratch[depth + digit] = union(nexts[a * 10 + digit]!, nexts[b * 10 + digit]!)
        }
        found = node(values[a]! | values[b]!, scratch.slice(depth, depth + 10))
        scratch.length = depth
      }
      unions.set(pair, found)
    }
    return found
  }

  function ofLengths(a: DigitNode, lengths: readonly number[]): DigitNode {
    const longest = Math.max(...lengths)
    const known = new Map<number, DigitNode>()
    function visit(x: DigitNode, depth: number): DigitNode {
      if (x === nothing || depth > longest) return nothing
      const key = x * 32 + depth
      let found = known.get(key)
      if (found === undefined) {
        const next = []
        for (let digit = 0; digit < 10; digit += 1) next.push(visit(nexts[x * 10 + digit]!, depth + 1))
        found = node(lengths.includes(depth) ? values[x]! : 0, next)
        known.set(key, found)
      }
      return found
    }
    return visit(a, 0)
  }

  return {
    sink,
    node,
    combine,
    union,
    ofLengths,
    value: (a) => values[a]!,
    next: (a, digit) => nexts[a * 10 + digit]!,
  }
}
