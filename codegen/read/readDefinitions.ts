import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Diagnostic } from '../Diagnostic.ts'
import { kindOfFile } from './kindOfFile.ts'
import { parseDefinition } from './parseDefinition.ts'
import type { SourceByKind } from './source.ts'
import type { SourceFile } from './SourceFile.ts'

/**
 * Reads every JSON file below the folder, except `_language`.
 * @returns the files that parsed, sorted by path, and a diagnostic for each that did not
 */
export async function readDefinitions(
  folder: string,
): Promise<{ files: SourceFile[]; diagnostics: Diagnostic[] }> {
  const root = basename(folder)
  const paths = (await readdir(folder, { recursive: true }))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.(?:json[5c]?|ya?ml)$/i.test(path) && !path.startsWith('_language/'))
    .sort()
  const texts = await Promise.all(paths.map((path) => readFile(join(folder, path), 'utf8')))
  const files: SourceFile[] = []
  const diagnostics: Diagnostic[] = []
  for (const [index, path] of paths.entries()) {
    const file = `${root}/${path}`
    const text = texts[index] ?? ''
    const kind = kindOfFile(path)
    if (kind === undefined) {
      const meant = path.toLowerCase().replace(/\.(?:json[5c]|ya?ml)$/, '.json')
      const suggestion = kindOfFile(meant) === undefined ? {} : { suggestion: basename(meant) }
      const problem = UNKNOWN_KIND
      diagnostics.push({ file, line: 1, column: 1, path: '', problem, code: 'unknown-file', ...suggestion })
      continue
    }
    const parsed = parseDefinition(file, text)
    diagnostics.push(...parsed.diagnostics)
    if (!('tree' in parsed)) continue
    const module = /^modules\/([^/]+)\//.exec(path)?.[1]
    files.push({
      file,
      kind,
      ...(module === undefined ? {} : { module }),
      value: parsed.value as SourceByKind[typeof kind], // made true by the check against _language that follows
      text,
      tree: parsed.tree,
    })
  }
  return { files, diagnostics }
}

const UNKNOWN_KIND =
  'the file name tells no kind of definition: use module.json, texts.<locale>.json, or <name>.schema, .rules, .resource, .lifecycle, .list, .wizard or .page.json'
