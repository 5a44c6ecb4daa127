import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'

/** Words in code that a person would read: JSX text, and strings and templates with a word of English in them. */
export interface FoundWords {
  file: string
  line: number
  words: string
  /** A refusal says it, so it is read by people however short it is. */
  said?: true
}

/** A capital at the start or a space between words: what ids, paths and class names do not have. */
const sentence = /^[A-Z][a-z]+(?:…|$)|^An? [a-z]|[A-Za-z]{2,}[,.:…]? [A-Za-z“{]|^[a-z]+…$/
/** Attributes whose values are for machines. */
const machineAttributes =
  /^(class|className|d|key|id|role|type|href|to|name|viewBox|transform|style|sx|aria-keyshortcuts|autoComplete|data-.*)$/

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

/**
 * The words of every source file below the folder.
 * @param thrown also those of what is thrown to people: refusals, not errors
 */
export function userWords(root: string, folder: string, thrown = false): FoundWords[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) => wordsOf(root, `${folder}/${path}`, thrown))
}

function wordsOf(root: string, file: string, thrown: boolean): FoundWords[] {
  const source = readFileSync(join(root, file), 'utf8')
  const { program } = parseSync(file, source)
  const found: FoundWords[] = []
  const note = (node: Node, text: string, said = false) =>
    found.push({
      file,
      line: source.slice(0, node.start).split('\n').length,
      words: text.replace(/\s+/g, ' ').trim(),
      ...(said && { said }),
    })
  visit(program as unknown as Node) // ESTree nodes, read by name
  return found

  function visit(node: Node): void {
    if (skips(node, thrown)) return
    if (thrown) for (const word of saidIn(node)) note(word, source.slice(word.start + 1, word.end - 1), true)
    if (node.type === 'JSXText' && /[A-Za-z]/.test(String(node.value))) note(node, String(node.value))
    if (node.type === 'Literal' && typeof node.value === 'string' && sentence.test(node.value))
      note(node, node.value)
    if (node.type === 'TemplateLiteral') {
      const quasis = node.quasis as { value: { raw: string } }[] // as ESTree has it
      const text = quasis.map((each) => each.value.raw).join('{}')
      if (/^[^/.#]*[A-Za-z]{2,} |\} [a-z]{2,}/.test(text)) note(node, text)
    }
    for (const value of Object.values(node)) {
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child)
    }
  }
}

function skips(node: Node, thrown: boolean): boolean {
  if (thrown && node.type === 'ThrowStatement') return false
  // What a person of the server's operator reads, and the database.
  if (node.type === 'NewExpression' && nameOf(node.callee) === 'Error') return true
  if (node.type === 'TaggedTemplateExpression' && nameOf(node.tag) === 'sql') return true
  if (
    /^(ImportDeclaration|TSTypeReference|TSLiteralType|TSTypeAliasDeclaration|TSInterfaceDeclaration|ThrowStatement|ImportExpression)$/.test(
      node.type,
    )
  )
    return true
  if (node.type !== 'JSXAttribute') return false
  const name = node.name as { name?: unknown } // a JSXIdentifier
  return machineAttributes.test(String(name.name))
}

/** Strings that a refusal says itself, however short: its text, and those of its fields. */
function saidIn(node: Node): Node[] {
  if (node.type !== 'NewExpression' || nameOf(node.callee) !== 'Refusal') return []
  const [, details] = node.arguments as Node[] // as ESTree has it
  return membersOf(details).flatMap(([name, value]) =>
    name === 'text'
      ? stringsOf(value)
      : name === 'fields'
        ? membersOf(value).flatMap(([, text]) => stringsOf(text))
        : [],
  )
}

function membersOf(node: unknown): [name: string, value: unknown][] {
  if (!isNode(node) || node.type !== 'ObjectExpression') return []
  const properties = node.properties as Node[] // as ESTree has it
  return properties.map(({ key, value }) => [nameOf(key), value])
}

function stringsOf(node: unknown): Node[] {
  return isNode(node) && (node.type === 'Literal' || node.type === 'TemplateLiteral') ? [node] : []
}

function nameOf(node: unknown): string {
  return isNode(node) ? String(node.name) : ''
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}
