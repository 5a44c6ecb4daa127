const WIDTH = 180

type Json = null | boolean | number | string | Json[] | { [name: string]: Json }

/** JSON as the definition files have it: short objects on one line, longer ones broken by member. */
export function formatJson(value: Json): string {
  return `${write(value, '', true)}\n`
}

function write(value: Json, indent: string, broken = false): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const line = onOneLine(value)
  if (!broken && indent.length + line.length <= WIDTH) return line
  const inner = `${indent}  `
  const lines = Array.isArray(value)
    ? value.map((item) => inner + write(item, inner))
    : Object.entries(value).map(
        ([name, member]) => `${inner}${JSON.stringify(name)}: ${write(member, inner, isTable(name, member))}`,
      )
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`
}

/** Members people read row by row stand on a line each, however short. */
function isTable(name: string, member: Json): boolean {
  if (/^(properties|states|texts|operations)$/.test(name)) return true
  return Array.isArray(member) && member.some((item) => typeof item === 'object' && item !== null)
}

function onOneLine(value: Json): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`
  const members = Object.entries(value).map(
    ([name, member]) => `${JSON.stringify(name)}: ${onOneLine(member)}`,
  )
  return members.length > 0 ? `{ ${members.join(', ')} }` : '{}'
}

export type { Json }
